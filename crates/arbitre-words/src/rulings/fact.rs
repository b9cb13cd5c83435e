//! What a ruling rests on, and what may still be done about it.

use arbitre_journal::EventNumber;
use arbitre_judge::{Fact, Open, Right, Until, Who};

use arbitre_laws::Occurrences;

use super::board::long;
use super::journal::{label, of, short, to, who};
use crate::{Language, Words};

impl Words for Fact {
    fn words(&self, language: Language) -> String {
        match self {
            Self::Event(EventNumber(event)) => {
                say!(
                    language,
                    "event {event}",
                    "événement {event}",
                    "gebeurtenis {event}"
                )
            }
            Self::Touched(square) => say!(
                language,
                "the man on {square} was touched",
                "la pièce en {square} a été touchée",
                "het stuk op {square} is aangeraakt",
            ),
            Self::Illegal(why) => why.words(language),
            Self::Occurrences(times) => {
                let times = Occurrences(u8::try_from(*times).unwrap_or(u8::MAX)).words(language);
                say!(
                    language,
                    "the position has occurred {times}",
                    "la position s'est présentée {times}",
                    "de stelling is {times} voorgekomen",
                )
            }
            Self::OccurredAfter(half_moves) => say!(
                language,
                "it stood there after half-move {half_moves}",
                "elle était là après le demi-coup {half_moves}",
                "zij stond er na halve zet {half_moves}",
            ),
            Self::HalfMoves(half_moves) => say!(
                language,
                "{half_moves} half-moves without a capture or a pawn move",
                "{half_moves} demi-coups sans prise ni coup de pion",
                "{half_moves} halve zetten zonder slag of pionzet",
            ),
            Self::Completed(side, moves) => {
                let side = who(*side, language);
                match moves {
                    1 => say!(
                        language,
                        "{side} has completed 1 move",
                        "{side} ont achevé 1 coup",
                        "{side} heeft 1 zet voltooid",
                    ),
                    _ => say!(
                        language,
                        "{side} has completed {moves} moves",
                        "{side} ont achevé {moves} coups",
                        "{side} heeft {moves} zetten voltooid",
                    ),
                }
            }
            Self::TimeLeft(side, time) => {
                let (side, time) = (to(*side, language), short(*time));
                say!(
                    language,
                    "{side} has {time} left",
                    "il reste {time} {side}",
                    "{side} heeft nog {time}",
                )
            }
            Self::CanMate(side, line) => {
                let side = who(*side, language);
                let line = line
                    .iter()
                    .map(|mv| long(*mv, language))
                    .collect::<Vec<_>>()
                    .join(" ");
                say!(
                    language,
                    "{side} can still mate, for instance {line}",
                    "{side} peuvent encore mater, par exemple {line}",
                    "{side} kan nog mat geven, bijvoorbeeld {line}",
                )
            }
            Self::CannotMate(side) => {
                let side = who(*side, language);
                say!(
                    language,
                    "{side} cannot mate by any series of legal moves",
                    "{side} ne peuvent mater par aucune suite de coups légaux",
                    "{side} kan met geen reeks reglementaire zetten mat geven",
                )
            }
            Self::Unsettled(side) => {
                let side = who(*side, language);
                say!(
                    language,
                    "whether {side} can still mate is not settled",
                    "on n'a pu établir si {side} peuvent encore mater",
                    "of {side} nog mat kan geven is niet vastgesteld",
                )
            }
            Self::Unfinished => say!(
                language,
                "a part of the move was left out",
                "une partie du coup n'a pas été faite",
                "een deel van de zet is niet gedaan",
            ),
            Self::Irregular => say!(
                language,
                "the men stand as no legal move leaves them",
                "les pièces se trouvent comme aucun coup légal ne les laisse",
                "de stukken staan zoals geen enkele reglementaire zet ze achterlaat",
            ),
            Self::DrawOdds(side) => {
                let side = who(*side, language);
                say!(
                    language,
                    "{side} wins the match with a draw, by the odds given",
                    "{side} l'emportent avec la nulle, selon l'avantage accordé",
                    "{side} wint met remise, door de gegeven voorgift",
                )
            }
        }
    }
}

words! { Open, |language|
    Self { what, who, until } => {
        let (what, who, until) = (what.words(language), who.words(language), until.words(language));
        say!(
            language,
            "{who} may still act on {what}, {until}",
            "{who} peut encore intervenir sur {what}, {until}",
            "{who} kan nog iets doen aan {what}, {until}",
        )
    },
}

words! { Right, |language|
    Self::Offence(EventNumber(event)) => [
        "the offence of event {event}",
        "la faute de l'événement {event}",
        "de overtreding van gebeurtenis {event}",
    ],
    Self::Touch(EventNumber(event)) => [
        "the touched piece that event {event} did not move or take",
        "la pièce touchée que l'événement {event} n'a ni jouée ni prise",
        "het aangeraakte stuk dat bij gebeurtenis {event} niet gespeeld of geslagen is",
    ],
    Self::Flag(side) => {
        let side = of(side, language);
        say!(
            language,
            "the fallen flag of {side}",
            "la chute du drapeau {side}",
            "de gevallen vlag {side}",
        )
    },
    Self::SpentClock(side) => {
        let side = of(side, language);
        say!(
            language,
            "the clock of {side}, which shows 0:00 by the times of the record",
            "la pendule {side}, à 0:00 d'après les temps du relevé",
            "de klok {side}, die volgens de tijden van het verslag op 0:00 staat",
        )
    },
    Self::Offer(side) => {
        let side = of(side, language);
        say!(language, "the draw offer of {side}", "l'offre de nulle {side}", "het remiseaanbod {side}")
    },
    Self::Repetition => [
        "the repetition of the position",
        "la répétition de la position",
        "de herhaling van de stelling",
    ],
    Self::FiftyMoves => [
        "the moves without a capture or a pawn move",
        "les coups sans prise ni coup de pion",
        "de zetten zonder slag of pionzet",
    ],
    Self::Quickplay(side) => {
        let side = of(side, language);
        say!(
            language,
            "the claim of {side} in the last period",
            "la réclamation {side} dans la dernière période",
            "de claim {side} in de laatste periode",
        )
    },
}

words! { Who, |language|
    Self::Player(side) => { side_as_player(side, language) },
    Self::ArbiterOr(side) => {
        let player = side_as_player(side, language);
        say!(language, "the arbiter or {player}", "l'arbitre ou {player}", "de arbiter of {player}")
    },
    Self::Arbiter => ["the arbiter", "l'arbitre", "de arbiter"],
    Self::Anyone => ["anyone at the board", "toute personne à l'échiquier", "iedereen aan het bord"],
}

fn side_as_player(side: arbitre_board::Side, language: Language) -> String {
    let (name, men) = (label(side, language), who(side, language));
    say!(language, "{name}", "le joueur qui a {men}", "{name}")
}

words! { Until, |language|
    Self::EndOfGame => ["until the game ends", "jusqu'à la fin de la partie", "tot het einde van de partij"],
    Self::Touches(side) => {
        let side = who(side, language);
        say!(
            language,
            "until {side} touches a man",
            "jusqu'à ce que {side} touchent une pièce",
            "totdat {side} een stuk aanraakt",
        )
    },
    Self::Moves(side) => {
        let side = who(side, language);
        say!(
            language,
            "until {side} has made the next move",
            "jusqu'à ce que {side} aient joué leur coup suivant",
            "totdat {side} de volgende zet gedaan heeft",
        )
    },
}
