//! Which move a role and a square mean: the question of every short notation.

use crate::colour::{Colour, for_side};
use crate::core_position::Core;
use crate::{Bitboard, Move, Position, Role, Side, Square, attacks, sliders};

/// Why a role and a square mean no single move.
///
/// ```
/// use arbitre_board::{Bitboard, Position, Role, Square, Unresolved};
///
/// let position = Position::initial();
/// let knight = position.only_move(Role::Knight, Bitboard::FULL, Square::E5, None);
/// assert_eq!(knight, Err(Unresolved::None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unresolved {
    /// No man can make such a move.
    None,
    /// Several men can.
    Several,
}

impl Position {
    /// The one legal move of a man of a role, from one of the squares `among`, to a square:
    /// what a move in short algebraic notation means. Castling is no such move.
    ///
    /// `promotion` has to be given just when a pawn reaches the last rank. It is found without
    /// a list of moves: the men that reach the square are looked up backwards from it, and only
    /// for them the king's safety is tested.
    ///
    /// # Errors
    ///
    /// When no man or several men can make such a move.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::{Bitboard, File, Position, Role, Square, Unresolved};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/R4R1K w - - 0 1".parse()?;
    /// let find = |among| position.only_move(Role::Rook, among, Square::D1, None);
    /// assert_eq!(find(Bitboard::FULL), Err(Unresolved::Several));
    /// assert_eq!(find(Bitboard::file(File::A)).unwrap().from(), Square::A1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn only_move(
        &self,
        role: Role,
        among: Bitboard,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, Unresolved> {
        for_side!(self.turn, C => only_move::<C>(&self.core, role, among.0, to, promotion))
    }

    /// The men of a role and side that move to a square by the way they move, whatever stands
    /// on the king's account: pins and checks are passed over, castling is left out.
    ///
    /// ```
    /// # use arbitre_board::{Position, Role, Side, Square};
    /// // The knight on c3 is pinned.
    /// let position: Position = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1".parse().unwrap();
    /// assert_eq!(position.reachers(Side::White, Role::Knight, Square::E2).count(), 2);
    /// ```
    #[must_use]
    pub fn reachers(&self, side: Side, role: Role, to: Square) -> Bitboard {
        Bitboard(for_side!(side, C => reachers::<C>(&self.core, role, to.index())))
    }
}

#[inline(always)]
fn only_move<C: Colour>(
    core: &Core,
    role: Role,
    among: u64,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Unresolved> {
    if role == Role::Pawn {
        let promotes = to.bit() & C::LAST_RANK != 0;
        let becomes = matches!(promotion, Some(role) if !matches!(role, Role::Pawn | Role::King));
        if promotes != becomes || promotes != promotion.is_some() {
            return Err(Unresolved::None);
        }
    } else if promotion.is_some() {
        return Err(Unresolved::None);
    }
    let mut found = Err(Unresolved::None);
    let mut reachers = reachers::<C>(core, role, to.index()) & among;
    while reachers != 0 {
        let from = reachers.trailing_zeros() as usize & 63;
        reachers &= reachers - 1;
        let passing = role == Role::Pawn && to.bit() == core.en_passant;
        let passing = passing && (from ^ to.index()) & 7 != 0;
        if leaves_king_safe::<C>(core, role, from, to.bit(), passing) {
            if found.is_ok() {
                return Err(Unresolved::Several);
            }
            found = Ok(named::<C>(core, role, from, to, promotion, passing));
        }
    }
    found
}

#[inline(always)]
fn named<C: Colour>(
    core: &Core,
    role: Role,
    from: usize,
    to: Square,
    promotion: Option<Role>,
    passing: bool,
) -> Move {
    if passing {
        return Move::en_passant(from, to.index());
    }
    let them = core.board.men[C::THEM];
    if role == Role::Pawn && from.abs_diff(to.index()) == 16 {
        return Move::double_step(from, to.index());
    }
    let captured = if them & to.bit() == 0 {
        0
    } else {
        Move::captured(core.board.role_of(to.bit()))
    };
    let mv = Move::new(role, from, to.index(), captured);
    promotion.map_or(mv, |role| mv.promoting(role))
}

#[inline(always)]
fn reachers<C: Colour>(core: &Core, role: Role, to: usize) -> u64 {
    let us = core.board.men[C::US];
    let them = core.board.men[C::THEM];
    let occupied = us | them;
    let target = 1_u64 << to;
    if target & (us | core.board.men[Role::King as usize]) != 0 {
        return 0;
    }
    let men = us & core.board.men[role as usize];
    men & match role {
        Role::Pawn => {
            let steps = if target & occupied != 0 {
                0
            } else {
                let single = C::back(target);
                let double = C::back(single & C::THIRD_RANK & !occupied);
                single | double
            };
            let captures = if target & (them | core.en_passant) == 0 {
                0
            } else {
                attacks::pawn(C::Opponent::SIDE, to)
            };
            steps | captures
        }
        Role::Knight => attacks::knight(to),
        Role::Bishop => sliders::bishop(to, occupied),
        Role::Rook => sliders::rook(to, occupied),
        Role::Queen => sliders::bishop(to, occupied) | sliders::rook(to, occupied),
        Role::King => attacks::king(to),
    }
}

/// Whether a man may go to a square without leaving, or bringing, its king into attack.
#[inline(always)]
fn leaves_king_safe<C: Colour>(
    core: &Core,
    role: Role,
    from: usize,
    target: u64,
    passing: bool,
) -> bool {
    let [pawns, knights, bishops, rooks, queens, kings, ..] = core.board.men;
    let us = core.board.men[C::US];
    let captured = if passing { C::back(target) } else { target };
    let them = core.board.men[C::THEM] & !captured;
    let occupied = us & !(1 << from) | them | target;
    let walks = role == Role::King;
    let king = if walks {
        target.trailing_zeros() as usize & 63
    } else {
        core.king::<C>()
    };
    let leapers = attacks::pawn(C::SIDE, king) & pawns | attacks::knight(king) & knights;
    if leapers & them != 0 || walks && attacks::king(king) & kings & them != 0 {
        return false;
    }
    let diagonal = (bishops | queens) & them;
    let straight = (rooks | queens) & them;
    (attacks::bishop_rays(king) & diagonal == 0 || sliders::bishop(king, occupied) & diagonal == 0)
        && (attacks::rook_rays(king) & straight == 0
            || sliders::rook(king, occupied) & straight == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// What the generator lists and what is looked up backwards are the same moves.
    #[test]
    fn finds_what_the_generator_lists() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        ] {
            let start: Position = fen.parse().unwrap();
            for mv in start.legal_moves() {
                agrees(&start.after(mv));
            }
        }
    }

    fn agrees(position: &Position) {
        for (role, to) in Role::ALL
            .into_iter()
            .flat_map(|role| Square::all().map(move |to| (role, to)))
        {
            let listed: Vec<Move> = position.candidates(role, to).into_iter().collect();
            for promotion in [None].into_iter().chain(Role::PROMOTIONS.map(Some)) {
                let mut meant = listed.iter().filter(|mv| mv.promotion() == promotion);
                let expected = match (meant.next(), meant.next()) {
                    (None, _) => Err(Unresolved::None),
                    (Some(&mv), None) => Ok(mv),
                    (Some(_), Some(_)) => Err(Unresolved::Several),
                };
                let found = position.only_move(role, Bitboard::FULL, to, promotion);
                assert_eq!(found, expected, "{role} to {to} in {position}");
            }
        }
    }
}
