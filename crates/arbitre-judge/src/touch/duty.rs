//! What touching men obliges to.

use arbitre_board::{Move, Position, Role, Side, Square, Wing};
use arbitre_laws::{FailedCastling, KingAndRook, Laws, NoTouchedMove, RookThenKing, TouchedBoth};

use crate::binding::{Binding, Duty};
use crate::course::Step;
use crate::docket::{Bound, Met};
use crate::ruling::Citations;

/// What a touch leads to under some Laws.
pub(crate) enum Consequence {
    /// The next move is bound.
    Bound(Binding, Citations),
    /// The opponent chooses between the two men.
    OpponentChooses {
        /// The offender's own man.
        own: Square,
        /// The opponent's man.
        enemy: Square,
    },
}

/// What touching these men, in this order, obliges the side to move to.
pub(crate) fn consequence(laws: &Laws, position: &Position, touches: &[Square]) -> Consequence {
    let side = position.turn();
    let legal = position.legal_moves();
    let is_own = |square: &&Square| {
        position
            .piece_at(**square)
            .is_some_and(|man| man.side == side)
    };
    let own: Vec<Square> = touches.iter().filter(is_own).copied().collect();
    let enemy = touches.iter().find(|square| !is_own(square)).copied();
    if let Some((duties, under)) = castling(laws, position, &own, &legal) {
        return match bound(laws, &legal, side, &duties) {
            Some(binding) => Consequence::Bound(binding, under),
            None => free(laws, &legal, side, under),
        };
    }
    let mut under = Citations::default();
    if let (Some(&own), Some(enemy)) = (own.first(), enemy) {
        under = under.and(&laws.touched_both);
        let duty = Duty::CaptureWith(own, enemy);
        if let Some(binding) = bound(laws, &legal, side, &[duty]) {
            return Consequence::Bound(binding, under);
        }
        let possible = [Duty::Piece(own), Duty::Capture(enemy)];
        let choice = bound(laws, &legal, side, &possible).is_some();
        if choice && laws.touched_both.rule == TouchedBoth::OpponentChooses {
            return Consequence::OpponentChooses { own, enemy };
        }
    }
    for square in touches {
        let (duty, article) = if own.contains(square) {
            (Duty::Piece(*square), Citations::of(&laws.touched_own))
        } else {
            (Duty::Capture(*square), Citations::of(&laws.touched_enemy))
        };
        under = under.and_all(&article);
        if let Some(binding) = bound(laws, &legal, side, &[duty]) {
            return Consequence::Bound(binding, under);
        }
    }
    free(laws, &legal, side, under)
}

/// What touching king and rook obliges to: duties in order, the first that can be met.
fn castling(
    laws: &Laws,
    position: &Position,
    own: &[Square],
    legal: &[Move],
) -> Option<(Vec<Duty>, Citations)> {
    let side = position.turn();
    let king = position.king(side);
    let is_rook = |square: &Square| {
        position
            .piece_at(*square)
            .is_some_and(|man| man.role == Role::Rook)
            && square.rank() == king.rank()
    };
    let wing = |rook: &Square| {
        if rook.file() > king.file() {
            Wing::King
        } else {
            Wing::Queen
        }
    };
    match own {
        [first, rook, ..] if *first == king && is_rook(rook) => {
            let wing = wing(rook);
            let can = legal.iter().any(|mv| mv.castling() == Some(wing));
            if can {
                let duty = match laws.king_and_rook.rule {
                    KingAndRook::MustCastle => Duty::Castle(wing),
                    KingAndRook::AnyKingMove | KingAndRook::NeverCastling => Duty::King(king),
                };
                return Some((vec![duty], Citations::of(&laws.king_and_rook)));
            }
            match laws.failed_castling.rule {
                FailedCastling::Silent => None,
                FailedCastling::OtherSideOrKing => {
                    Some((vec![Duty::King(king)], Citations::of(&laws.failed_castling)))
                }
            }
        }
        [rook, second, ..] if *second == king && is_rook(rook) => match laws.rook_then_king.rule {
            RookThenKing::Silent => None,
            RookThenKing::NoCastlingThatSide => Some((
                vec![Duty::Piece(*rook), Duty::Piece(king)],
                Citations::of(&laws.rook_then_king),
            )),
        },
        _ => None,
    }
}

/// The first duty that a touch brings and that can be met. Castling meets the duty of the king, but
/// where it may never be imposed it makes none.
fn bound(laws: &Laws, legal: &[Move], side: Side, duties: &[Duty]) -> Option<Binding> {
    let never = laws.king_and_rook.rule == KingAndRook::NeverCastling;
    let binds = |mv: &Move| !never || mv.castling().is_none();
    let mut all = duties.iter().map(|duty| Binding::among(legal, side, *duty));
    all.find_map(|binding| binding.filter(|binding| binding.moves.iter().any(binds)))
}

/// None of the touched men can move or be taken.
fn free(laws: &Laws, legal: &[Move], side: Side, under: Citations) -> Consequence {
    match laws.no_touched_move.rule {
        NoTouchedMove::AnyMove | NoTouchedMove::Silent => {}
    }
    let binding = Binding {
        side,
        duty: Duty::Free,
        moves: legal.to_vec(),
    };
    Consequence::Bound(binding, under.and(&laws.no_touched_move))
}

/// The first duty that can be met as a penalty, castling left out where it may never be imposed.
pub(crate) fn imposed(
    laws: &Laws,
    legal: &[Move],
    side: Side,
    duties: &[Duty],
    under: Citations,
) -> Option<(Binding, Citations)> {
    let mut all = duties.iter().map(|duty| Binding::among(legal, side, *duty));
    let without_castling = |mut binding: Binding| {
        let castles = |mv: &Move| mv.castling().is_some();
        let never = laws.king_and_rook.rule == KingAndRook::NeverCastling;
        let mut under = under.clone();
        if never && binding.moves.iter().any(castles) {
            binding.moves.retain(|mv| !castles(mv));
            under = under.and(&laws.king_and_rook);
        }
        (!binding.moves.is_empty()).then_some((binding, under))
    };
    all.find_map(|binding| without_castling(binding?))
}

/// The duty that the touches with which a move was made bring.
pub(crate) fn bound_by_touches(laws: &Laws, step: &Step) -> Option<Bound> {
    let position = step
        .before
        .position()
        .filter(|_| !step.touched.is_empty())?;
    let Consequence::Bound(binding, under) = consequence(laws, position, &step.touched) else {
        return None;
    };
    Some(Bound {
        binding,
        under,
        touched: step.touched.clone(),
        met: Met::NotYet,
    })
}

/// Men touched together count as touched own man first.
pub(super) fn order(
    touches: impl Iterator<Item = (Square, bool)>,
    position: &Position,
) -> Vec<Square> {
    let mut squares: Vec<Square> = Vec::new();
    for (square, together) in touches {
        if squares.contains(&square) {
            continue;
        }
        let own = position
            .piece_at(square)
            .is_some_and(|man| man.side == position.turn());
        let before = squares.last().and_then(|last| position.piece_at(*last));
        let enemy_before = before.is_some_and(|man| man.side != position.turn());
        if together && own && enemy_before {
            squares.insert(squares.len() - 1, square);
        } else {
            squares.push(square);
        }
    }
    squares
}
