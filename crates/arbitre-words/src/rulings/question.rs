//! What the Laws leave to the arbiter, and what the record lacks.

use arbitre_journal::{EventNumber, Need, Verified};
use arbitre_judge::{Matter, Missing, Question};

use super::journal::{label, of, who};

words! { Question, |language|
    Self { need, about } => {
        let chooser = match about {
            Matter::TouchedBoth { side, .. } => Some(label(!side, language)),
            _ => None,
        };
        let about = about.words(language);
        match need {
            Need::Finding(key) => {
                let asked = key.words(language);
                match chooser {
                    Some(side) => say!(
                        language,
                        "For {side} to choose: {asked}? ({about})",
                        "Aux {side} de choisir : « {asked} ? » ({about})",
                        "{side} kiest: {asked}? ({about})",
                    ),
                    None => say!(
                        language,
                        "For the arbiter to say: {asked}? ({about})",
                        "À l'arbitre de dire : « {asked} ? » ({about})",
                        "Aan de arbiter: {asked}? ({about})",
                    ),
                }
            }
            Need::Penalise | Need::Nothing => say!(
                language,
                "For the arbiter to choose: a penalty or a compensation ({about})",
                "À l'arbitre de choisir : une pénalité ou une compensation ({about})",
                "Aan de arbiter: een straf of een vergoeding ({about})",
            ),
        }
    },
}

words! { Matter, |language|
    Self::Resignation(side) => {
        let side = of(side, language);
        say!(language, "a sign of resignation by {side}", "un signe d'abandon {side}", "een teken van opgave {side}")
    },
    Self::Touch(side) => {
        let side = who(side, language);
        say!(language, "a touch by {side}", "une pièce touchée par {side}", "een aanraking door {side}")
    },
    Self::TouchedBoth { own, enemy, .. } => [
        "the men touched on {own} and {enemy}",
        "les pièces touchées en {own} et {enemy}",
        "de aangeraakte stukken op {own} en {enemy}",
    ],
    Self::Press { press: EventNumber(press), claimed: EventNumber(claimed), .. } => [
        "the press of event {press}, after what event {claimed} was",
        "l'appui de l'événement {press}, après l'événement {claimed}",
        "het indrukken van gebeurtenis {press}, na gebeurtenis {claimed}",
    ],
    Self::Flags => ["both flags are down", "les deux drapeaux sont tombés", "beide vlaggen zijn gevallen"],
    Self::Quickplay(side) => {
        let side = of(side, language);
        say!(language, "the claim of {side}", "la réclamation {side}", "de claim {side}")
    },
    Self::Increment(side) => {
        let side = of(side, language);
        say!(
            language,
            "the request of {side} for an increment",
            "la demande d'incrément {side}",
            "het verzoek om tijd per zet {side}",
        )
    },
    Self::Refusal(side) => {
        let side = of(side, language);
        say!(language, "a refusal by {side}", "un refus {side}", "een weigering {side}")
    },
    Self::Score(side) => {
        let side = of(side, language);
        say!(language, "the score of {side}", "le score {side}", "de score {side}")
    },
    Self::Mate(side, ending) => {
        let (side, ending) = (who(side, language), ending.words(language));
        say!(
            language,
            "whether {side} can still mate decides how this ends: {ending}",
            "si {side} peuvent encore mater, ce dont dépend la fin : {ending}",
            "of {side} nog mat kan geven beslist hoe dit eindigt: {ending}",
        )
    },
    Self::DeadPosition => [
        "whether either side can still mate",
        "si l'un des joueurs peut encore mater",
        "of een van beide spelers nog mat kan geven",
    ],
    Self::Clocks => ["the clocks", "les pendules", "de klokken"],
    Self::Moves(side) => {
        let side = of(side, language);
        say!(language, "the moves of {side}", "les coups {side}", "de zetten {side}")
    },
    Self::Breach(Some(side)) => {
        let side = of(side, language);
        say!(language, "a breach by {side}", "un manquement {side}", "een overtreding {side}")
    },
    Self::Breach(None) => ["a breach", "un manquement", "een overtreding"],
}

words! { Verified, |language|
    Self::Position => ["the final position", "la position finale", "de slotstelling"],
    Self::Scoresheet => [
        "the complete scoresheet",
        "la feuille de partie à jour",
        "het volledige notatieformulier",
    ],
}

words! { Missing, |language|
    Self::EarlierPositions => [
        "what stood on the board before the record begins",
        "les positions antérieures au début du relevé",
        "de stellingen van voor het begin van het verslag",
    ],
    Self::TimeOf(side) => {
        let side = of(side, language);
        say!(
            language,
            "the time that is left, of {side}",
            "le temps restant {side}",
            "de resterende tijd {side}",
        )
    },
    Self::Flag(side) => {
        let side = of(side, language);
        say!(
            language,
            "that the flag has fallen, of {side}",
            "la chute du drapeau {side}",
            "dat de vlag {side} gevallen is",
        )
    },
    Self::DefaultTime => [
        "how late a player may come",
        "le retard autorisé",
        "hoe laat een speler mag komen",
    ],
    Self::Act(EventNumber(event)) => [
        "what event {event} is about",
        "ce dont il s'agit à l'événement {event}",
        "waar gebeurtenis {event} over gaat",
    ],
    Self::Verified(what) => {
        let what = what.words(language);
        say!(
            language,
            "that the opponent has verified {what}",
            "la vérification par l'adversaire : {what}",
            "dat de tegenstander {what} heeft geverifieerd",
        )
    },
    Self::MoveCount => [
        "the number of moves that were made",
        "le nombre de coups joués",
        "het aantal gespeelde zetten",
    ],
    Self::GivenBack(side) => {
        let side = of(side, language);
        say!(
            language,
            "what the void press of {side} gave back of the delay",
            "le temps rendu par l'appui annulé {side}",
            "de tijd die het ongeldige indrukken {side} teruggaf",
        )
    },
    Self::Theory => [
        "how many moves theory needs to win this ending",
        "le nombre de coups que la théorie demande pour gagner cette finale",
        "hoeveel zetten de theorie nodig heeft om dit eindspel te winnen",
    ],
    Self::Period(side) => {
        let side = of(side, language);
        say!(
            language,
            "the period whose time was used up when the flag fell, of {side}",
            "la période dont le temps était épuisé à la chute du drapeau {side}",
            "de periode waarvan de tijd op was toen de vlag {side} viel",
        )
    },
    Self::Move(EventNumber(event)) => [
        "which piece moved in event {event}: its two squares would tell",
        "la pièce jouée à l'événement {event} : ses deux cases le diraient",
        "welk stuk er bij gebeurtenis {event} gespeeld is: zijn twee velden zeggen het",
    ],
    Self::Ground => [
        "what the claim rests on: a repetition, fifty moves, a flag, an illegal move",
        "ce sur quoi repose la réclamation : répétition, cinquante coups, drapeau, coup illégal",
        "waar de claim op berust: herhaling, vijftig zetten, vlag, onreglementaire zet",
    ],
}
