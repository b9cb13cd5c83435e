//! What is written behind a move: check, mate, capture en passant, opinion.

use arbitre_board::Position;

/// What a score says behind a move, apart from the move itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Check or mate.
    pub check: CheckMark,
    /// Whether the capture is said to be made en passant.
    pub en_passant: EnPassantMark,
    /// Whether a draw was offered with the move.
    pub offer: OfferMark,
}

/// What a score says about check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CheckMark {
    /// Nothing; since 2009 the signs are not mandatory, so this is no denial.
    #[default]
    Unmarked,
    /// Check.
    Check,
    /// `++`: mate in the Laws, double check in French and Czech usage. The
    /// board tells which.
    Double,
    /// Mate.
    Mate,
}

impl CheckMark {
    /// Whether a position is what the mark behind the last move says; `++` is mate in the Laws,
    /// and double check in other usage.
    pub(crate) fn fits(self, after: &Position) -> bool {
        match self {
            Self::Unmarked => true,
            Self::Check => after.is_check(),
            Self::Double => after.checkers().count() > 1 || after.is_mate(),
            Self::Mate => after.is_mate(),
        }
    }
}

/// What a score says about a capture en passant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EnPassantMark {
    /// Nothing.
    #[default]
    Unmarked,
    /// That the pawn was taken en passant.
    Marked,
}

/// Whether the sign of a draw offer stands behind the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OfferMark {
    /// No sign.
    #[default]
    Unmarked,
    /// `(=)`, art. E.12 of 1997, C.12 since 2014.
    Offered,
}

/// What one ending means.
#[derive(Clone, Copy)]
enum Ending {
    Check,
    Double,
    Mate,
    EnPassant,
    Offer,
    Opinion,
}

/// Endings, each before those that are a tail of it.
const ENDINGS: [(&str, Ending); 52] = [
    ("(e.p.)", Ending::EnPassant),
    ("(e.p)", Ending::EnPassant),
    ("(ep)", Ending::EnPassant),
    ("p.e.p.", Ending::EnPassant),
    ("en passant", Ending::EnPassant),
    ("al paso", Ending::EnPassant),
    ("e.p.", Ending::EnPassant),
    ("e.p", Ending::EnPassant),
    ("ep.", Ending::EnPassant),
    ("ep", Ending::EnPassant),
    ("a.p.", Ending::EnPassant),
    ("a.p", Ending::EnPassant),
    ("(=)", Ending::Offer),
    ("+ +", Ending::Double),
    ("++", Ending::Double),
    ("††", Ending::Double),
    ("dbl ch.", Ending::Double),
    ("dbl ch", Ending::Double),
    ("dis ch.", Ending::Check),
    ("dis ch", Ending::Check),
    ("disch", Ending::Check),
    ("(ch.)", Ending::Check),
    ("(ch)", Ending::Check),
    ("échec et mat", Ending::Mate),
    ("échec", Ending::Check),
    ("éch.", Ending::Check),
    ("éch", Ending::Check),
    ("ch.", Ending::Check),
    ("ch", Ending::Check),
    ("mate", Ending::Mate),
    ("matt", Ending::Mate),
    ("mat", Ending::Mate),
    ("+-", Ending::Opinion),
    ("-+", Ending::Opinion),
    ("+/-", Ending::Opinion),
    ("-/+", Ending::Opinion),
    ("+", Ending::Check),
    ("†", Ending::Check),
    ("Š", Ending::Check),
    ("#", Ending::Mate),
    ("‡", Ending::Mate),
    ("≠", Ending::Mate),
    ("!", Ending::Opinion),
    ("?", Ending::Opinion),
    ("‼", Ending::Opinion),
    ("⁇", Ending::Opinion),
    ("⁉", Ending::Opinion),
    ("⁈", Ending::Opinion),
    ("±", Ending::Opinion),
    ("∓", Ending::Opinion),
    ("∞", Ending::Opinion),
    ("=", Ending::Offer),
];

/// Parts a written move into the move proper and what is said behind it.
///
/// # Examples
///
/// ```
/// use arbitre_notation::{CheckMark, part_marks};
///
/// let (core, marks) = part_marks("Cf3:e5‡!");
/// assert_eq!((core, marks.check), ("Cf3:e5", CheckMark::Mate));
/// ```
pub fn part_marks(token: &str) -> (&str, Marks) {
    let mut core = token;
    let mut marks = Marks::default();
    while let Some(last) = core.bytes().last() {
        if last.is_ascii_digit() {
            break;
        }
        let found = ENDINGS.iter().find_map(|&(text, ending)| {
            let rest = core.strip_suffix(text)?.trim_end();
            stands_alone(rest, text, ending).then_some((rest, ending))
        });
        let Some((rest, ending)) = found else { break };
        core = rest;
        match ending {
            Ending::Check if marks.check == CheckMark::Unmarked => marks.check = CheckMark::Check,
            Ending::Double => marks.check = CheckMark::Double,
            Ending::Mate => marks.check = CheckMark::Mate,
            Ending::EnPassant => marks.en_passant = EnPassantMark::Marked,
            Ending::Offer => marks.offer = OfferMark::Offered,
            Ending::Check | Ending::Opinion => {}
        }
    }
    (core, marks)
}

/// Whether `rest` can be a move to which the ending was added: so `dep` is no
/// `d` taken en passant, nor `ch` the whole of a move.
fn stands_alone(rest: &str, text: &str, ending: Ending) -> bool {
    match ending {
        Ending::EnPassant | Ending::Check | Ending::Mate
            if text.starts_with(|c: char| c.is_ascii_lowercase()) =>
        {
            rest.chars().count() >= 2
        }
        _ => !rest.is_empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(token: &str, core: &str, check: CheckMark) {
        let (found, marks) = part_marks(token);
        assert_eq!((found, marks.check), (core, check), "{token}");
    }

    #[test]
    fn signs_of_check_and_mate() {
        check("Nf3", "Nf3", CheckMark::Unmarked);
        check("Nf3+", "Nf3", CheckMark::Check);
        check("Nf3†", "Nf3", CheckMark::Check);
        check("Nf3 ch.", "Nf3", CheckMark::Check);
        check("Dxb1 éch.", "Dxb1", CheckMark::Check);
        check("Nf3++", "Nf3", CheckMark::Double);
        check("Jf3+ +", "Jf3", CheckMark::Double);
        check("Nf3dbl ch", "Nf3", CheckMark::Double);
        check("Nf3#", "Nf3", CheckMark::Mate);
        check("Cf3:e5‡", "Cf3:e5", CheckMark::Mate);
        check("Df7 mat", "Df7", CheckMark::Mate);
        check("e8=Q+!?", "e8=Q", CheckMark::Check);
        check("ed+", "ed", CheckMark::Check);
    }

    #[test]
    fn captures_in_passing_and_offers() {
        for token in ["exd6e.p.", "exd6 e.p.", "exd6ep", "exd6(e.p.)", "exd6 a.p."] {
            let (core, marks) = part_marks(token);
            assert_eq!(core, "exd6", "{token}");
            assert_eq!(marks.en_passant, EnPassantMark::Marked, "{token}");
        }
        let (core, marks) = part_marks("Nf3+(=)");
        assert_eq!(core, "Nf3");
        assert_eq!(marks.offer, OfferMark::Offered);
        assert_eq!(marks.check, CheckMark::Check);
    }

    #[test]
    fn an_ending_alone_is_no_ending() {
        check("ch", "ch", CheckMark::Unmarked);
        check("dep", "dep", CheckMark::Unmarked);
        check("+", "+", CheckMark::Unmarked);
        check("", "", CheckMark::Unmarked);
    }
}
