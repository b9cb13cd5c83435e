//! Which move a role and a square mean: the question of every short notation.

use crate::colour::{Colour, for_side};
use crate::core_position::Core;
use crate::movement::Kind;
use crate::{Bitboard, Board, Move, Position, Role, Side, Square, attacks, sliders};

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
        match self.move_of_one(role, among.0, to) {
            Some(mv) if promotion.is_none() => Ok(mv),
            _ => self.move_of_several(role, among.0, to, promotion),
        }
    }

    /// The move, no promotion and not en passant, if one man alone stands where it could come
    /// from: nearly always.
    ///
    /// Both sides and all roles go the same way through it, for which man moves can be foreseen by
    /// no processor. To the square that a pawn has passed none steps, for that pawn stands in the way.
    #[inline(always)]
    fn move_of_one(&self, role: Role, among: u64, to: Square) -> Option<Move> {
        let board = &self.core.board;
        let (us, them) = (board.side(self.turn).0, board.side(!self.turn).0);
        let (target, to) = (to.bit(), to.index());
        let ways = attacks::ways(role.of(self.turn), them, to);
        let men = us & board.men[role as usize] & among & ways;
        let from = men.trailing_zeros() as usize & 63;
        let kings = board.men[Role::King as usize];
        let barred = attacks::between(from, to) & (us | them) | target & (us | kings);
        if !men.is_power_of_two()
            || barred != 0
            || !leaves_king_safe(board, self.turn, role, from, target, target)
        {
            return None;
        }
        let kind = if (role == Role::Pawn) & (from ^ to == 16) {
            Kind::DoubleStep
        } else {
            Kind::Plain
        };
        Some(Move::new(role, from, to, captured(board, target)).of_kind(kind))
    }

    /// The move that [`Position::only_move`] finds, whatever there is to choose from.
    #[inline(never)]
    fn move_of_several(
        &self,
        role: Role,
        among: u64,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, Unresolved> {
        for_side!(self.turn, C => only_move::<C>(&self.core, role, among, to, promotion))
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
        Bitboard(for_side!(side, C => reachers::<C>(&self.core, role, !0, to.index())))
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
    if !promotion_fits::<C>(role, to, promotion) {
        return Err(Unresolved::None);
    }
    let target = to.bit();
    let reachers = reachers::<C>(core, role, among, to.index());
    if role != Role::Pawn {
        return one_of(reachers, |from| {
            let safe = leaves_king_safe(&core.board, C::SIDE, role, from, target, target);
            safe.then(|| Move::new(role, from, to.index(), captured(&core.board, target)))
        });
    }
    one_of(reachers, |from| {
        let aslant = (from ^ to.index()) & 7 != 0;
        let passing = aslant && target == core.en_passant;
        let taken = if passing { C::back(target) } else { target };
        let safe = leaves_king_safe(&core.board, C::SIDE, role, from, target, taken);
        safe.then(|| {
            if passing {
                Move::en_passant(from, to.index())
            } else if from.abs_diff(to.index()) == 16 {
                Move::double_step(from, to.index())
            } else {
                let step = Move::new(role, from, to.index(), captured(&core.board, target));
                promotion.map_or(step, |role| step.promoting(role))
            }
        })
    })
}

/// The one move that starts from one of some squares, if it is one.
#[inline(always)]
fn one_of(mut from: u64, step: impl Fn(usize) -> Option<Move>) -> Result<Move, Unresolved> {
    let mut found = Err(Unresolved::None);
    while from != 0 {
        if let Some(mv) = step(from.trailing_zeros() as usize & 63) {
            if found.is_ok() {
                return Err(Unresolved::Several);
            }
            found = Ok(mv);
        }
        from &= from - 1;
    }
    found
}

/// The mark of the man on a square, which is no king; none if the square is empty.
#[inline(always)]
fn captured(board: &Board, target: u64) -> u32 {
    let [pawns, knights, bishops, rooks, queens, ..] = board.men;
    // The digits of the roles' marks: pawn 1, knight 2, bishop 3, rook 4, queen 5.
    let ones = (pawns | bishops | queens) & target != 0;
    let twos = (knights | bishops) & target != 0;
    let fours = (rooks | queens) & target != 0;
    Move::captured_mark(u32::from(ones) | u32::from(twos) << 1 | u32::from(fours) << 2)
}

/// Whether a promotion is given just when a pawn reaches the last rank, and to an officer.
#[inline(always)]
fn promotion_fits<C: Colour>(role: Role, to: Square, promotion: Option<Role>) -> bool {
    let promotes = role == Role::Pawn && to.bit() & C::LAST_RANK != 0;
    match promotion {
        None => !promotes,
        Some(Role::Pawn | Role::King) => false,
        Some(_) => promotes,
    }
}

#[inline(always)]
fn reachers<C: Colour>(core: &Core, role: Role, among: u64, to: usize) -> u64 {
    let us = core.board.men[C::US];
    let occupied = us | core.board.men[C::THEM];
    let men = us & core.board.men[role as usize] & among;
    if (1 << to) & (us | core.board.men[Role::King as usize]) != 0 {
        return 0;
    }
    if role == Role::Pawn {
        return men & pawn_ways::<C>(core, to, occupied);
    }
    let mut reachers = men & attacks::on_empty_board(role, to);
    let mut rest = reachers;
    while rest != 0 {
        let from = rest.trailing_zeros() as usize;
        let blocked = attacks::between(from, to) & occupied != 0;
        reachers &= !(u64::from(blocked) << from);
        rest &= rest - 1;
    }
    reachers
}

/// From where a pawn can come to a square.
#[inline(always)]
fn pawn_ways<C: Colour>(core: &Core, to: usize, occupied: u64) -> u64 {
    let target = 1_u64 << to;
    let single = C::back(target & !occupied);
    let double = C::back(single & C::THIRD_RANK & !occupied);
    let prey = core.board.men[C::THEM] | core.en_passant;
    let captures = attacks::pawn(C::Opponent::SIDE, to);
    single | double | captures & all_if(target & prey != 0)
}

/// All squares, or none.
#[inline(always)]
const fn all_if(condition: bool) -> u64 {
    (condition as u64).wrapping_neg()
}

/// Whether a man may go to a square, and another be taken, without leaving or bringing its king
/// into attack.
///
/// Which line of the king is open is as good as random in a game, so all are worked out and none
/// is worth a branch.
#[inline(always)]
fn leaves_king_safe(
    board: &Board,
    side: Side,
    role: Role,
    from: usize,
    target: u64,
    taken: u64,
) -> bool {
    let [pawns, knights, bishops, rooks, queens, kings, ..] = board.men;
    let us = board.side(side).0;
    let them = board.side(!side).0 & !taken;
    let occupied = us & !(1 << from) | them | target;
    let walking = all_if(role == Role::King);
    let king = kings & us & !walking | target & walking;
    let king = king.trailing_zeros() as usize & 63;
    let attackers = attacks::pawn(side, king) & pawns
        | attacks::knight(king) & knights
        | attacks::king(king) & kings
        | sliders::bishop(king, occupied) & (bishops | queens)
        | sliders::rook(king, occupied) & (rooks | queens);
    attackers & them == 0
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
