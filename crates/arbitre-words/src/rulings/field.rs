//! How a game stands, field by field.

use arbitre_board::Side;
use arbitre_clock::Duration;
use arbitre_journal::{Answer, Duty, Field, FieldKey, MoveName, Need, Restored};

use super::journal::{label, short, signed};
use crate::{Language, Words};

words! { FieldKey, |language|
    Self::Result => ["Result", "Résultat", "Uitslag"],
    Self::Time => ["Time given and taken", "Temps ajouté et retiré", "Tijd erbij en eraf"],
    Self::Clock => ["Clocks to show", "Pendules à régler", "Klokken op"],
    Self::Restore => ["Position put back", "Position rétablie", "Stelling hersteld"],
    Self::Must => ["Next move", "Coup suivant", "Volgende zet"],
    Self::Illegal => ["Illegal moves penalised", "Coups illégaux pénalisés", "Bestrafte onreglementaire zetten"],
    Self::Claim => ["Last claim", "Dernière réclamation", "Laatste claim"],
    Self::Promote => ["Promoted to", "Promotion", "Promotie tot"],
    Self::Counter => ["Moves completed", "Coups achevés", "Voltooide zetten"],
    Self::Increment => ["Time for each move", "Temps par coup", "Tijd per zet"],
    Self::Regime => ["Class of the time control", "Type de cadence", "Soort speeltempo"],
    Self::Supervision => ["Supervision", "Surveillance", "Toezicht"],
    Self::Offer => ["Draw offer", "Offre de nulle", "Remiseaanbod"],
    Self::Completed => ["Last move completed", "Dernier coup achevé", "Laatste zet voltooid"],
    Self::Needs => ["Asked", "Demandé", "Gevraagd"],
    Self::Articles => ["Articles last cited", "Derniers articles cités", "Laatst aangehaalde artikelen"],
}

impl Words for Field {
    fn words(&self, language: Language) -> String {
        match self {
            Self::Result(outcome) => {
                let words = outcome.words(language);
                say!(
                    language,
                    "{outcome}, {words}",
                    "{outcome}, {words}",
                    "{outcome}, {words}"
                )
            }
            Self::Time(adjustments) => {
                let one = |side: Side, amount: Duration| {
                    format!("{} {}", label(side, language), signed(amount))
                };
                list(
                    adjustments.iter().map(|time| one(time.side, time.amount)),
                    language,
                )
            }
            Self::Clock(shown) => {
                let side = |side: Side, time: Option<Duration>| {
                    Some(format!("{} {:#}", label(side, language), time?))
                };
                let sides = [
                    side(Side::White, shown.white),
                    side(Side::Black, shown.black),
                ];
                list(sides.into_iter().flatten(), language)
            }
            Self::Restore(Restored::Before(event)) => {
                let event = event.0;
                say!(
                    language,
                    "before event {event}",
                    "avant l'événement {event}",
                    "voor gebeurtenis {event}"
                )
            }
            Self::Restore(Restored::Nothing) => say!(language, "none", "aucune", "geen"),
            Self::Must(duties) => {
                let duties = duties.iter().map(|duty| duty.words(language));
                let or = say!(language, " or ", " ou ", " of ");
                duties.collect::<Vec<_>>().join(&or)
            }
            Self::Illegal(penalised) => {
                let one = |side: Side, count: u32| format!("{} {count}", label(side, language));
                list(
                    penalised
                        .iter()
                        .map(|one_side| one(one_side.side, one_side.count)),
                    language,
                )
            }
            Self::Claim(answer) => answer.words(language),
            Self::Promote(role) => role.words(language),
            Self::Counter(moves) => format!("{}/{}", moves.white, moves.black),
            Self::Increment(time) => short(*time),
            Self::Regime(regime) => regime.words(language),
            Self::Supervision(supervision) => supervision.words(language),
            Self::Offer(offer) => offer.words(language),
            Self::Completed(answer) => answer.words(language),
            Self::Needs(need) => need.words(language),
            Self::Articles(articles) => articles
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(", "),
        }
    }
}

fn list(parts: impl Iterator<Item = String>, language: Language) -> String {
    let parts = parts.collect::<Vec<_>>();
    if parts.is_empty() {
        none(language)
    } else {
        parts.join(", ")
    }
}

fn none(language: Language) -> String {
    say!(language, "none", "aucun", "geen")
}

words! { Answer, |language|
    Self::Yes => ["yes", "oui", "ja"],
    Self::No => ["no", "non", "nee"],
}

words! { Need, |language|
    Self::Nothing => ["nothing", "rien", "niets"],
    Self::Penalise => [
        "a penalty or a compensation, as the arbiter chooses",
        "une pénalité ou une compensation, au choix de l'arbitre",
        "een straf of een vergoeding, naar keuze van de arbiter",
    ],
    Self::Finding(question) => { question.words(language) },
}

impl Words for Duty {
    fn words(&self, language: Language) -> String {
        match self {
            Self::Free => say!(language, "free", "libre", "vrij"),
            Self::Move(MoveName::San(san)) => san.value.clone(),
            Self::Move(MoveName::Squares(squares)) => squares.to_string(),
            Self::Piece(square) => say!(
                language,
                "with the man on {square}",
                "avec la pièce placée en {square}",
                "met het stuk op {square}",
            ),
            Self::Capture(square) => say!(
                language,
                "takes the man on {square}",
                "prise de la pièce placée en {square}",
                "slaat het stuk op {square}",
            ),
            Self::Castle(wing) => {
                let wing = wing.words(language);
                say!(language, "castling, {wing}", "{wing}", "{wing}")
            }
            Self::NotCastle(wing) => {
                let wing = wing.words(language);
                say!(
                    language,
                    "not castling, {wing}",
                    "pas de {wing}",
                    "geen {wing}"
                )
            }
        }
    }
}
