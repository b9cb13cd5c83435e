//! What the board says: men, and why a move is illegal.

use arbitre_board::{Bitboard, CastlingBar, Illegality, Move, Role, Wing};
use arbitre_notation::Language as Notation;

use crate::Language;

words! { Role, |language|
    Self::Pawn => ["pawn", "pion", "pion"],
    Self::Knight => ["knight", "cavalier", "paard"],
    Self::Bishop => ["bishop", "fou", "loper"],
    Self::Rook => ["rook", "tour", "toren"],
    Self::Queen => ["queen", "dame", "dame"],
    Self::King => ["king", "roi", "koning"],
}

words! { Wing, |language|
    Self::King => ["king's side", "petit roque", "korte rokade"],
    Self::Queen => ["queen's side", "grand roque", "lange rokade"],
}

/// A move in the long notation of a language: `Ng1-f3`, `e7xd8Q`, `0-0`.
pub(crate) fn long(mv: Move, language: Language) -> String {
    let notation = Notation::named(&language.to_string()).unwrap_or_else(|_| Notation::english());
    let letter = |role| match role {
        Role::Pawn => "",
        role => notation.letters().of(role),
    };
    match mv.castling() {
        Some(Wing::King) => "0-0".to_owned(),
        Some(Wing::Queen) => "0-0-0".to_owned(),
        None => {
            let sign = mv.capture().map_or('-', |_| 'x');
            let (man, from, to) = (letter(mv.role()), mv.from(), mv.to());
            let promoted = mv.promotion().map_or("", letter);
            format!("{man}{from}{sign}{to}{promoted}")
        }
    }
}

/// Squares in a row: `b4, e5 and h8`.
fn squares(board: Bitboard, language: Language) -> String {
    let names = board
        .iter()
        .map(|square| square.to_string())
        .collect::<Vec<_>>();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            let rest = rest.join(", ");
            say!(
                language,
                "{rest} and {last}",
                "{rest} et {last}",
                "{rest} en {last}"
            )
        }
        _ => names.concat(),
    }
}

words! { Illegality, |language|
    Self::NothingThere { from } => [
        "nothing stands on {from}", "il n'y a rien en {from}", "op {from} staat niets",
    ],
    Self::NotYours { from, .. } => [
        "the man on {from} is the opponent's",
        "la pièce en {from} est à l'adversaire",
        "het stuk op {from} is van de tegenstander",
    ],
    Self::StandsStill { from, .. } => [
        "the man on {from} must go to another square",
        "la pièce en {from} doit changer de case",
        "het stuk op {from} moet naar een ander veld",
    ],
    Self::OwnMan { to, .. } => [
        "the player's own man stands on {to}",
        "une pièce du joueur occupe {to}",
        "op {to} staat een eigen stuk",
    ],
    Self::CannotReach { role, from, to } => {
        let role = role.words(language);
        say!(
            language,
            "a {role} does not go from {from} to {to}",
            "un coup entre {from} et {to} n'est pas permis à cette pièce ({role})",
            "een {role} gaat niet van {from} naar {to}",
        )
    },
    Self::Blocked { from, to, at } => [
        "the way from {from} to {to} is blocked on {at}",
        "le chemin entre {from} et {to} est barré en {at}",
        "de weg van {from} naar {to} is versperd op {at}",
    ],
    Self::NothingToCapture { from, to } => [
        "the pawn on {from} has nothing to take on {to}",
        "le pion en {from} n'a rien à prendre en {to}",
        "de pion op {from} heeft niets te slaan op {to}",
    ],
    Self::EnPassantTooLate { pawn, .. } => [
        "the pawn on {pawn} has not just made its double step",
        "le pion en {pawn} ne vient pas d'avancer de deux cases",
        "de pion op {pawn} is niet zojuist twee velden opgerukt",
    ],
    Self::CapturesKing { to } => [
        "the king on {to} cannot be taken",
        "le roi en {to} ne se prend pas",
        "de koning op {to} kan niet geslagen worden",
    ],
    Self::IntoCheck { to, by } => {
        let by = squares(by, language);
        say!(
            language,
            "the king would stand in check on {to}, from {by}",
            "le roi serait en échec en {to}, attaqué depuis {by}",
            "de koning zou op {to} schaak staan, vanaf {by}",
        )
    },
    Self::StaysInCheck { king, by } => {
        let by = squares(by, language);
        say!(
            language,
            "the king on {king} stays in check from {by}",
            "le roi en {king} reste en échec, attaqué depuis {by}",
            "de koning op {king} blijft schaak staan vanaf {by}",
        )
    },
    Self::LeavesInCheck { king, by } => {
        let by = squares(by, language);
        say!(
            language,
            "it leaves the king on {king} in check from {by}",
            "il laisse en échec le roi en {king}, attaqué depuis {by}",
            "de koning op {king} komt schaak te staan vanaf {by}",
        )
    },
    Self::Castling { bar, .. } => { bar.words(language) },
    Self::PromotionMissing { to } => [
        "the pawn on {to} must become a piece",
        "le pion en {to} doit être promu",
        "de pion op {to} moet promoveren",
    ],
    Self::PromotionForbidden { role } => {
        let role = role.words(language);
        say!(
            language,
            "a pawn does not become a {role}",
            "un pion ne se promeut pas ainsi ({role})",
            "een pion wordt geen {role}",
        )
    },
    Self::PromotionUnexpected { to, .. } => [
        "no pawn reaches the last rank on {to}",
        "aucun pion n'atteint la dernière rangée en {to}",
        "op {to} bereikt geen pion de laatste rij",
    ],
}

words! { CastlingBar, |language|
    Self::NoRight => [
        "the king or the rook has moved", "le roi ou la tour a bougé", "de koning of de toren heeft gespeeld",
    ],
    Self::InCheck { by } => {
        let by = squares(by, language);
        say!(
            language,
            "the king is in check from {by}",
            "le roi est en échec, attaqué depuis {by}",
            "de koning staat schaak vanaf {by}",
        )
    },
    Self::Blocked { by } => {
        let by = squares(by, language);
        say!(language, "men stand between, on {by}", "des pièces font obstacle en {by}", "er staan stukken tussen, op {by}")
    },
    Self::Through { square, by } => {
        let by = squares(by, language);
        say!(
            language,
            "the king would pass {square}, attacked from {by}",
            "le roi traverserait {square}, attaquée depuis {by}",
            "de koning zou over {square} gaan, aangevallen vanaf {by}",
        )
    },
    Self::Into { square, by } => {
        let by = squares(by, language);
        say!(
            language,
            "the king would stand in check on {square}, from {by}",
            "le roi serait en échec en {square}, attaqué depuis {by}",
            "de koning zou op {square} schaak staan, vanaf {by}",
        )
    },
}
