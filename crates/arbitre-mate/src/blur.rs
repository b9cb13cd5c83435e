//! Pieces out of focus: a graph of kings and pawns in which the pieces may stand anywhere they
//! could ever stand.
//!
//! Many bishops in their own cells give millions of positions that differ in nothing that
//! matters. Here a piece (any man but a king or a pawn) is not placed: it may at any time stand
//! on any square of its [`Reach`], attack whatever it could attack from any of them, have been
//! captured or not, and spare its side a move. Kings and pawns are placed exactly. Every game
//! from the position casts a shadow in this graph, as the documentation of the crate argues; so
//! if no position of the graph could be a mate, no position of the game is one.

use alloc::vec::Vec;

use arbitre_board::{Bitboard, Forgive, Position, Role, Setup, Side, Square, Wing, attacks};

use crate::fill;
use crate::graph::{Graph, Queue};
use crate::net::{FILLERS, Net, attack_from};
use crate::reach::{Man, Reach};

/// What the static analysis says of one side.
struct Camp {
    /// The pieces, out of focus.
    pieces: Vec<Man>,
    /// One of them may move.
    is_mobile: bool,
    /// Where the king may stand.
    king: u64,
    /// Where pawns may stand.
    pawns: u64,
}

impl Camp {
    fn of(reach: &Reach, side: Side) -> Self {
        let is_piece = |man: &&Man| !matches!(man.role, Role::King | Role::Pawn);
        let pieces: Vec<Man> = reach.men(side).filter(is_piece).copied().collect();
        let pawns = reach.men(side).filter(|man| man.role == Role::Pawn);
        Self {
            is_mobile: pieces.iter().any(|piece| !piece.is_steady()),
            king: reach.king(side),
            pawns: pawns.fold(0, |all, pawn| all | pawn.reach),
            pieces,
        }
    }
}

/// A position as it is seen: kings, pawns, and what is known of the pieces.
struct View<'a> {
    camps: &'a [Camp; 2],
    /// Men that never move and are never captured.
    walls: u64,
    position: &'a Position,
}

/// What the last move may have opened a line over.
#[derive(Clone, Copy)]
enum Opened {
    /// A king or pawn left this square.
    Square(Square),
    /// A piece moved, no one knows from where.
    Anything,
}

/// Whether `winner` surely never mates from here on; `false` says nothing. That the position is mate
/// itself is told before.
pub(crate) fn never_mates(
    graph: &mut Graph,
    root: &Position,
    reach: &Reach,
    winner: Side,
    limit: usize,
) -> bool {
    let castles = |side| {
        let wings = Wing::ALL.into_iter();
        wings
            .map(|wing| root.castling(side, wing))
            .any(|rook| rook.is_some())
    };
    if reach.is_crowded() || Side::ALL.into_iter().any(castles) || root.en_passant().is_some() {
        return false;
    }
    let camps = Side::ALL.map(|side| Camp::of(reach, side));
    let is_crowd = |camp: &Camp| camp.pieces.len() > FILLERS;
    if camps.iter().all(|camp| camp.pieces.is_empty()) || camps.iter().any(is_crowd) {
        return false;
    }
    let mut setup = root.to_setup();
    for side in Side::ALL {
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for square in root.pieces(side, role) {
                setup.board.remove(square);
            }
        }
    }
    let Some(start) = lawful(&setup) else {
        return false;
    };
    graph.clear();
    if let Some(node) = graph.reach(start.planes(), None) {
        graph.open(node, Queue::ONLY, 0);
    }
    while let Some(node) = graph.take(Queue::ONLY) {
        if graph.len() > limit {
            return false;
        }
        let position = graph.position(node).position();
        let is_winners = position.turn() == winner;
        let view = View {
            camps: &camps,
            walls: !reach.open(),
            position: &position,
        };
        let is_refuted = view.any_move(|child, opened| {
            if let Some(reached) = graph.reach(child.planes(), Some(node)) {
                graph.open(reached, Queue::ONLY, 0);
            }
            let after = View {
                position: &child,
                ..view
            };
            is_winners && after.may_be_mate(opened)
        });
        if is_refuted {
            return false;
        }
    }
    true
}

impl View<'_> {
    /// Kings, pawns and pieces that never move.
    fn occupied(&self) -> u64 {
        self.position.occupied().0 | self.walls
    }

    /// The squares that a piece may strike from wherever it may stand, `through` included.
    fn strikes(&self, piece: &Man, through: u64) -> u64 {
        let from = piece.reach & !self.position.occupied().0;
        attack_from(piece, from, !self.occupied() | through)
    }

    /// Hands every shadow of a legal move to `visit`, until it says yes; a promotion is a yes.
    fn any_move(&self, mut visit: impl FnMut(Position, Opened) -> bool) -> bool {
        let position = self.position;
        let mover = position.turn();
        let (own, foe) = (&self.camps[mover as usize], &self.camps[!mover as usize]);
        let stands = |role, to: Square| {
            let squares = match role {
                Role::King => own.king,
                _ => own.pawns,
            };
            squares & !self.walls & 1 << to.index() != 0
        };
        for &mv in &position.legal_moves() {
            if !stands(mv.role(), mv.to()) {
                continue;
            }
            let opened = if mv.is_en_passant() {
                Opened::Anything
            } else {
                Opened::Square(mv.from())
            };
            if mv.promotion().is_some() || visit(position.after(mv), opened) {
                return true;
            }
        }
        let mut without = |change: &dyn Fn(&mut Setup)| {
            let mut setup = position.to_setup();
            change(&mut setup);
            setup.turn = !mover;
            setup.en_passant = None;
            lawful(&setup).is_some_and(|child| visit(child, Opened::Anything))
        };
        // A piece moves without consequence, or captures a pawn.
        if own.is_mobile && !position.is_check() && without(&|_| ()) {
            return true;
        }
        let movers = own.pieces.iter().filter(|piece| !piece.is_steady());
        let struck = movers.fold(0, |all, piece| all | self.strikes(piece, 0));
        for pawn in position.pieces(!mover, Role::Pawn) & Bitboard(struck & !self.walls) {
            let captured = |setup: &mut Setup| {
                setup.board.remove(pawn);
            };
            if without(&captured) {
                return true;
            }
        }
        // A pawn captures a piece.
        let prey = foe.pieces.iter().fold(0, |all, piece| all | piece.reach);
        let prey = Bitboard(prey & !self.occupied());
        for pawn in position.pieces(mover, Role::Pawn) {
            for to in attacks(Role::Pawn.of(mover), pawn, Bitboard::EMPTY) & prey {
                let is_last = matches!(to.index() / 8, 0 | 7);
                let carried = |setup: &mut Setup| {
                    setup.board.carry(pawn, to);
                };
                if stands(Role::Pawn, to) && (is_last || without(&carried)) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the side to move could be mated here, for some places of the pieces.
    ///
    /// Before the last move it was not in check; so a piece gives check only if a piece has moved,
    /// or if the king or pawn that moved stood between.
    fn may_be_mate(&self, opened: Opened) -> bool {
        let position = self.position;
        let loser = position.turn();
        let king = position.king(loser);
        let target = 1 << king.index();
        let helper = fill::king(1 << position.king(!loser).index());
        let pawns = fill::pawn(!loser, position.pieces(!loser, Role::Pawn).0);
        let men = position.pieces(loser, Role::Pawn).0;
        let flights = fill::king(target) & !(men | helper | pawns);
        let hunters = &self.camps[!loser as usize].pieces;
        // Squares that one piece may strike, and that two or more may.
        let (mut one, mut two) = (0, 0);
        for hunter in hunters {
            let struck = self.strikes(hunter, target);
            two |= one & struck;
            one |= struck;
        }
        let vacant = !position.occupied().0;
        let fillers = self.camps[loser as usize].pieces.iter();
        let fillers: Vec<u64> = fillers.map(|piece| piece.reach & vacant).collect();
        let net = Net::of_fillers(&fillers);
        if position.is_check() && net.fills(flights & !one, 0) {
            return true;
        }
        if one & target == 0 {
            return false;
        }
        let occupied = Bitboard(self.occupied());
        hunters.iter().any(|hunter| {
            let piece = hunter.role.of(!loser);
            let mut from = attacks(piece, king, occupied) & Bitboard(hunter.reach & vacant);
            if let Opened::Square(square) = opened {
                from &= !attacks(piece, king, occupied | Bitboard(1 << square.index()));
            }
            let others = two | one & !self.strikes(hunter, target);
            from.iter().any(|from| {
                let struck = attacks(piece, from, occupied & !Bitboard(target)).0;
                net.fills(flights & !(struck | others), 1 << from.index())
            })
        })
    }
}

/// The position of a setup, unless the side that has moved left its king attacked.
fn lawful(setup: &Setup) -> Option<Position> {
    let position = Position::new(setup, Forgive::EVERYTHING).ok()?;
    let king = position.king(!position.turn());
    position
        .attackers(king, position.turn())
        .is_empty()
        .then_some(position)
}
