//! What each rule is about.

use arbitre_judge::Rule;

use crate::{Language, Words};

/// The name of a rule; the judge itself speaks English.
impl Words for Rule {
    fn words(&self, language: Language) -> String {
        let name = self.name();
        let told = NAMES.iter().find(|[english, ..]| *english == name);
        let [english, french, dutch] = told.copied().unwrap_or([name; 3]);
        let told = match language {
            Language::English => english,
            Language::French => french,
            Language::Dutch => dutch,
        };
        told.to_owned()
    }
}

/// The name of every rule in English, French and Dutch.
const NAMES: &[[&str; 3]] = &[
    [
        "an act that cannot be read",
        "un acte illisible",
        "een handeling die niet te lezen is",
    ],
    [
        "what is not his to say",
        "ce qu'il ne lui appartient pas de dire",
        "wat hem niet toekomt te zeggen",
    ],
    [
        "the set-up, after the game",
        "la position initiale, après la partie",
        "de beginopstelling, na de partij",
    ],
    [
        "a claim after the end",
        "une réclamation après la fin",
        "een claim na afloop",
    ],
    ["both too late", "tous deux en retard", "allebei te laat"],
    [
        "lateness excused",
        "le retard excusé",
        "het te laat komen verontschuldigd",
    ],
    ["mate", "le mat", "het mat"],
    ["stalemate", "le pat", "het pat"],
    ["dead position", "la position morte", "de dode stelling"],
    [
        "an end that nobody contests",
        "une fin que personne ne conteste",
        "een einde dat niemand betwist",
    ],
    [
        "automatic repetition",
        "la répétition d'office",
        "de automatische herhaling",
    ],
    [
        "automatic fifty moves",
        "les coups sans progrès, d'office",
        "de zetten zonder vordering, automatisch",
    ],
    ["late arrival", "l'arrivée tardive", "de late aankomst"],
    [
        "late for resumption",
        "le retard à la reprise",
        "te laat bij de hervatting",
    ],
    [
        "a postponed claim when the flag falls",
        "la réclamation différée à la chute du drapeau",
        "een uitgestelde claim als de vlag valt",
    ],
    [
        "a flag is called",
        "un drapeau signalé",
        "een vlag wordt gemeld",
    ],
    [
        "which flag fell first",
        "quel drapeau est tombé le premier",
        "welke vlag het eerst viel",
    ],
    [
        "the game reconstructed",
        "la partie reconstituée",
        "de partij gereconstrueerd",
    ],
    ["the set-up", "la position initiale", "de beginopstelling"],
    ["the colours", "les couleurs", "de kleuren"],
    [
        "a touch binds",
        "une pièce touchée engage",
        "een aanraking bindt",
    ],
    [
        "adjusted too late",
        "un « j'adoube » tardif",
        "te laat « j'adoube » gezegd",
    ],
    [
        "a touch denied",
        "un toucher contesté",
        "een aanraking ontkend",
    ],
    [
        "a touch judged",
        "un toucher apprécié",
        "een aanraking beoordeeld",
    ],
    [
        "the opponent's choice",
        "le choix de l'adversaire",
        "de keuze van de tegenstander",
    ],
    ["men adjusted", "des pièces rajustées", "stukken rechtgezet"],
    [
        "a duty not met",
        "une obligation non remplie",
        "een plicht niet nagekomen",
    ],
    ["an offence", "une irrégularité", "een overtreding"],
    [
        "an offence raised",
        "une irrégularité signalée",
        "een overtreding gemeld",
    ],
    [
        "an illegal position seen",
        "une position illégale constatée",
        "een onreglementaire stelling gezien",
    ],
    [
        "a press judged",
        "un appui apprécié",
        "een indrukken beoordeeld",
    ],
    [
        "completed by the next move",
        "l'achèvement par le coup suivant",
        "voltooid door de volgende zet",
    ],
    [
        "a correction agreed",
        "une correction convenue",
        "een correctie overeengekomen",
    ],
    [
        "a claim of a draw",
        "une réclamation de nulle",
        "een remiseclaim",
    ],
    [
        "a draw claimed without a ground",
        "une nulle réclamée sans motif",
        "remise geclaimd zonder grond",
    ],
    [
        "occurrences counted",
        "les répétitions comptées",
        "herhalingen geteld",
    ],
    [
        "mate within fifty moves",
        "le mat en cinquante coups",
        "mat binnen vijftig zetten",
    ],
    [
        "a claim in the last period",
        "une réclamation dans la dernière période",
        "een claim in de laatste periode",
    ],
    [
        "a claim in the last period judged",
        "une réclamation de la dernière période appréciée",
        "een claim in de laatste periode beoordeeld",
    ],
    [
        "an increment asked for",
        "un incrément demandé",
        "tijd per zet gevraagd",
    ],
    [
        "an increment refused",
        "un incrément refusé",
        "tijd per zet geweigerd",
    ],
    [
        "an increment judged",
        "un incrément apprécié",
        "tijd per zet beoordeeld",
    ],
    [
        "a draw agreed",
        "une nulle convenue",
        "een remise overeengekomen",
    ],
    ["an offer", "une proposition", "een aanbod"],
    [
        "an offer refused",
        "une proposition refusée",
        "een aanbod geweigerd",
    ],
    [
        "whether a side can mate",
        "si un joueur peut mater",
        "of een speler mat kan geven",
    ],
    ["resignation", "l'abandon", "het opgeven"],
    ["a sign judged", "un signe apprécié", "een teken beoordeeld"],
    [
        "moved instead of sealing",
        "un coup joué au lieu d'être mis sous enveloppe",
        "gespeeld in plaats van afgegeven",
    ],
    [
        "a move sealed",
        "un coup mis sous enveloppe",
        "een afgegeven zet",
    ],
    [
        "the envelope opened",
        "l'enveloppe ouverte",
        "de envelop geopend",
    ],
    ["the envelope lost", "l'enveloppe perdue", "de envelop zoek"],
    [
        "men displaced",
        "des pièces déplacées",
        "stukken verschoven",
    ],
    [
        "a displacement found later",
        "un déplacement constaté plus tard",
        "een verschuiving later ontdekt",
    ],
    ["a device", "un appareil", "een apparaat"],
    ["a score set", "un score fixé", "een score vastgesteld"],
    [
        "leaving",
        "le départ de la salle",
        "het verlaten van de ruimte",
    ],
    ["an incident", "un incident", "een incident"],
    [
        "a disturbance claimed",
        "une gêne signalée",
        "storing gemeld",
    ],
    [
        "a third person speaks",
        "un tiers parle",
        "een derde spreekt",
    ],
    [
        "a spectator as referee",
        "un spectateur pour arbitre",
        "een toeschouwer als arbiter",
    ],
    [
        "persistence judged",
        "la persistance appréciée",
        "volharding beoordeeld",
    ],
    ["written in advance", "noté à l'avance", "vooraf genoteerd"],
    ["written otherwise", "noté autrement", "anders genoteerd"],
    ["not recorded", "non noté", "niet genoteerd"],
    [
        "a scoresheet",
        "une feuille de partie",
        "een notatieformulier",
    ],
    [
        "the clock found wrong",
        "la pendule mal réglée",
        "de klok verkeerd bevonden",
    ],
    [
        "the clock corrected late",
        "la pendule corrigée tardivement",
        "de klok te laat verbeterd",
    ],
    ["times set", "les temps réglés", "tijden ingesteld"],
    ["a penalty", "une sanction", "een straf"],
    [
        "what a claimant wrote",
        "ce qu'a écrit le réclamant",
        "wat de claimer opschreef",
    ],
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_name_in_every_language() {
        let named: Vec<_> = NAMES.iter().map(|[english, ..]| *english).collect();
        let rules: Vec<_> = Rule::all().iter().map(Rule::name).collect();
        for rule in &rules {
            assert!(
                named.contains(rule),
                "{rule} has no name in French and Dutch"
            );
        }
        assert_eq!(named.len(), rules.len());
    }
}
