//! What keeps a setup from being a position.

use super::{CastlingFault, EnPassantFault, Fault};
use crate::{Bitboard, Rank, Role, Setup, Side, Square, attacks};

/// The most faults that one setup can have: kings, men and promotions of two sides, pawns, two
/// checks, en passant, and 64 rights to castle.
const MOST: usize = 10 + 64;

pub(super) struct Found {
    pub length: usize,
    pub faults: [Fault; MOST],
}

impl Found {
    fn push(&mut self, fault: Fault) {
        if let Some(place) = self.faults.get_mut(self.length) {
            *place = fault;
            self.length += 1;
        }
    }

    pub(crate) fn of(setup: &Setup) -> Self {
        let mut faults = Self {
            length: 0,
            faults: [Fault::NoKing { side: Side::White }; MOST],
        };
        let board = &setup.board;
        for side in Side::ALL {
            let kings = board.pieces(side, Role::King);
            match kings.count() {
                0 => faults.push(Fault::NoKing { side }),
                1 => {}
                _ => faults.push(Fault::SeveralKings { side, kings }),
            }
        }
        for side in Side::ALL {
            let men = board.side(side);
            if men.count() > 16 {
                faults.push(Fault::TooManyMen { side, men });
            }
        }
        for side in Side::ALL {
            faults.promoted(setup, side);
        }
        let pawns =
            board.role(Role::Pawn) & (Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth));
        if !pawns.is_empty() {
            faults.push(Fault::PawnsOnLastRank { pawns });
        }
        if let Some(king) = board.pieces(!setup.turn, Role::King).single() {
            let by = board.attackers(king, setup.turn);
            if !by.is_empty() {
                faults.push(Fault::OpponentInCheck { king, by });
            }
        }
        if let Some(king) = board.pieces(setup.turn, Role::King).single() {
            let by = board.attackers(king, !setup.turn);
            if is_impossible(setup, king, by) {
                faults.push(Fault::ImpossibleCheck { king, by });
            }
        }
        for rook in setup.castling {
            if let Some(reason) = castling_fault(setup, rook) {
                faults.push(Fault::Castling { rook, reason });
            }
        }
        if let Some(square) = setup.en_passant
            && let Some(reason) = en_passant_fault(setup, square)
        {
            faults.push(Fault::EnPassant { square, reason });
        }
        faults
    }

    fn promoted(&mut self, setup: &Setup, side: Side) {
        let pieces = |role| setup.board.pieces(side, role);
        let mut men = pieces(Role::Pawn);
        let mut surplus = men.count();
        for (role, at_start) in [
            (Role::Knight, 2),
            (Role::Bishop, 2),
            (Role::Rook, 2),
            (Role::Queen, 1),
        ] {
            let count = pieces(role).count();
            if count > at_start {
                surplus += count - at_start;
                men |= pieces(role);
            }
        }
        if surplus > 8 {
            self.push(Fault::TooManyPromoted { side, men });
        }
    }
}

/// Whether a setup has no fault, in the common case: where the answer is no, it may still have
/// none.
pub(crate) fn is_plainly_lawful(setup: &Setup) -> bool {
    let Setup { board, turn, .. } = setup;
    let count = |side, role| board.pieces(side, role).count();
    let numbers = Side::ALL.into_iter().all(|side| {
        let promoted = count(side, Role::Knight).saturating_sub(2)
            + count(side, Role::Bishop).saturating_sub(2)
            + count(side, Role::Rook).saturating_sub(2)
            + count(side, Role::Queen).saturating_sub(1);
        count(side, Role::King) == 1
            && board.side(side).count() <= 16
            && count(side, Role::Pawn) + promoted <= 8
    });
    let kings = [Square::E1.bitboard(), Square::E8.bitboard()];
    let castling = Side::ALL.into_iter().zip(kings).all(|(side, king)| {
        let rights = setup.castling & board.side(side);
        rights.is_empty() || board.pieces(side, Role::King) == king
    });
    let corners = Bitboard(0x8100_0000_0000_0081) & board.role(Role::Rook);
    let white_corners = board.side(Side::White) & Bitboard::rank(Rank::First);
    let black_corners = board.side(Side::Black) & Bitboard::rank(Rank::Eighth);
    let attackers = |king: Side, by| {
        let king = board.pieces(king, Role::King).first();
        king.map_or(Bitboard::FULL, |king| board.attackers(king, by))
    };
    let last_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    let checkers = attackers(*turn, !*turn);
    numbers
        && castling
        && (setup.castling - (corners & (white_corners | black_corners))).is_empty()
        && (board.role(Role::Pawn) & last_ranks).is_empty()
        && attackers(!*turn, *turn).is_empty()
        && (checkers.is_empty()
            || checkers.count() == 1 && (checkers & board.role(Role::King)).is_empty())
        && setup
            .en_passant
            .is_none_or(|square| en_passant_fault(setup, square).is_none())
}

/// Whether no last move can have given this check: more than two men, two leapers, or two
/// sliders on one line through the king.
fn is_impossible(setup: &Setup, king: Square, by: Bitboard) -> bool {
    let board = &setup.board;
    let king_by = by & board.role(Role::King);
    if by.count() > 2 || !king_by.is_empty() {
        return true;
    }
    let mut squares = by.iter();
    let (Some(one), Some(other)) = (squares.next(), squares.next()) else {
        return false;
    };
    let leapers = board.role(Role::Pawn) | board.role(Role::Knight);
    if leapers.contains(one) && leapers.contains(other) {
        return true;
    }
    attacks::between(one.index(), other.index()) & king.bit() != 0
}

fn castling_fault(setup: &Setup, rook: Square) -> Option<CastlingFault> {
    let side = match rook.rank() {
        Rank::First => Side::White,
        Rank::Eighth => Side::Black,
        _ => return Some(CastlingFault::NotOnBackRank),
    };
    if !setup.board.pieces(side, Role::Rook).contains(rook) {
        return Some(CastlingFault::NoRook);
    }
    let rank = Bitboard::rank(rook.rank());
    let Some(king) = (setup.board.pieces(side, Role::King) & rank).single() else {
        return Some(CastlingFault::KingAway);
    };
    let outside = |other: Square| (rook > king && other > rook) || (rook < king && other < rook);
    let rooks = setup.castling & rank & setup.board.pieces(side, Role::Rook);
    rooks
        .iter()
        .any(outside)
        .then_some(CastlingFault::SecondOnWing)
}

fn en_passant_fault(setup: &Setup, square: Square) -> Option<EnPassantFault> {
    let mover = !setup.turn;
    if square.rank() != Rank::Third.seen_by(mover) {
        return Some(EnPassantFault::WrongRank);
    }
    let on = |rank: Rank| Square::new(square.file(), rank.seen_by(mover));
    let (home, pawn) = (on(Rank::Second), on(Rank::Fourth));
    if !setup.board.pieces(mover, Role::Pawn).contains(pawn) {
        return Some(EnPassantFault::NoPawn);
    }
    let occupied = setup.board.occupied();
    if occupied.contains(square) || occupied.contains(home) {
        return Some(EnPassantFault::Occupied);
    }
    let king = setup.board.pieces(setup.turn, Role::King).single()?;
    let before = occupied.without(pawn).with(home);
    let checkers = setup.board.attackers(king, mover).without(pawn);
    let already = setup.board.attackers_through(king.index(), mover, before.0);
    (!(checkers & Bitboard(already)).is_empty()).then_some(EnPassantFault::OtherCheck)
}
