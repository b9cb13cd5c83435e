//! Pieces out of focus: a graph of kings and pawns in which the pieces may stand anywhere they
//! could ever stand.
//!
//! Many bishops in their own cells give millions of positions that differ in nothing that
//! matters. Here a piece (any man but a king or a pawn) is not placed: it may at any time stand
//! on any square of its [`Reach`], attack whatever it could attack from any of them, have been
//! captured or not, and spare its side a move. Kings and pawns are placed exactly. Every game
//! from the position casts a shadow in this graph, as the documentation of the crate argues; so
//! if no position of the graph could be a mate, no position of the game is one.

use arbitre_board::{Bitboard, Forgive, Position, Role, Setup, Side, Square, attacks};

use crate::fill;
use crate::graph::{Graph, Queue};
use crate::net::attack_from;
use crate::reach::Reach;

/// The pieces of one side, out of focus.
#[derive(Clone, Copy)]
struct Haze {
    /// Where they may stand.
    reach: u64,
    /// What they may attack.
    attack: u64,
    count: u32,
    /// Some of them move along diagonals, some along ranks and files.
    diagonal: bool,
    straight: bool,
}

impl Haze {
    fn of(reach: &Reach, side: Side, mated: u64) -> Self {
        let mut haze = Self {
            reach: 0,
            attack: 0,
            count: 0,
            diagonal: false,
            straight: false,
        };
        for man in reach.men(side) {
            if !matches!(man.role, Role::King | Role::Pawn) {
                haze.reach |= man.reach;
                haze.attack |= attack_from(man, man.reach, reach.open() | mated);
                haze.count += 1;
                haze.diagonal |= matches!(man.role, Role::Bishop | Role::Queen);
                haze.straight |= matches!(man.role, Role::Rook | Role::Queen);
            }
        }
        haze
    }
}

/// Whether `winner` surely never mates; `false` says nothing.
pub(crate) fn never_mates(
    graph: &mut Graph,
    root: &Position,
    reach: &Reach,
    winner: Side,
    limit: usize,
) -> bool {
    let castling = |side| {
        root.castling(side, arbitre_board::Wing::King).is_some()
            || root.castling(side, arbitre_board::Wing::Queen).is_some()
    };
    if reach.is_crowded()
        || castling(Side::White)
        || castling(Side::Black)
        || root.en_passant().is_some()
    {
        return false;
    }
    let mated = reach.king(!winner);
    let hazes = Side::ALL.map(|side| Haze::of(reach, side, mated));
    if hazes[0].count + hazes[1].count == 0 {
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
        graph.open(node, Queue::Near, 0);
    }
    while let Some(node) = graph.take(Queue::Near) {
        if graph.len() > limit {
            return false;
        }
        let position = graph.position(node).position();
        let mover = position.turn();
        let (own, foe) = (hazes[mover as usize], hazes[!mover as usize]);
        let mut visit = |child: Position, opened: Opened| {
            if let Some(reached) = graph.reach(child.planes(), Some(node)) {
                graph.open(reached, Queue::Near, 0);
            }
            mover == winner && may_be_mate(&child, foe, own, opened)
        };
        for &mv in &position.legal_moves() {
            let opened = if mv.is_en_passant() {
                Opened::Anything
            } else {
                Opened::Square(mv.from())
            };
            if mv.promotion().is_some() || visit(position.after(mv), opened) {
                return false;
            }
        }
        if own.count > 0 {
            // A piece moves without consequence.
            if position
                .null_move()
                .is_some_and(|child| visit(child, Opened::Anything))
            {
                return false;
            }
            // A piece captures a pawn.
            let pawns = position.pieces(!mover, Role::Pawn) & Bitboard(own.attack);
            for pawn in pawns {
                let mut setup = position.to_setup();
                setup.board.remove(pawn);
                pass_turn(&mut setup);
                if lawful(&setup).is_some_and(|child| visit(child, Opened::Anything)) {
                    return false;
                }
            }
        }
        // A pawn captures a piece.
        for pawn in position.pieces(mover, Role::Pawn) {
            let struck = attacks(Role::Pawn.of(mover), pawn, Bitboard::EMPTY);
            for to in struck & Bitboard(foe.reach & !position.occupied().0) {
                if is_last_rank(to) {
                    return false;
                }
                let mut setup = position.to_setup();
                setup.board.carry(pawn, to);
                pass_turn(&mut setup);
                if lawful(&setup).is_some_and(|child| visit(child, Opened::Anything)) {
                    return false;
                }
            }
        }
    }
    true
}

/// What the last move may have opened a line over.
#[derive(Clone, Copy)]
enum Opened {
    /// A king or pawn left this square.
    Square(Square),
    /// A piece moved, no one knows from where.
    Anything,
}

fn is_last_rank(square: Square) -> bool {
    matches!(square.index() / 8, 0 | 7)
}

fn pass_turn(setup: &mut Setup) {
    setup.turn = !setup.turn;
    setup.en_passant = None;
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

/// Whether the side to move could be mated here, for some places of the pieces.
///
/// Before the last move it was not in check from a piece; so a piece gives check only if a piece
/// has moved, or if the king or pawn that moved stood between.
fn may_be_mate(position: &Position, own: Haze, foe: Haze, opened: Opened) -> bool {
    let mover = position.turn();
    let king = position.king(mover);
    let square = 1 << king.index();
    let by_piece = square & foe.attack != 0
        && match opened {
            Opened::Anything => true,
            Opened::Square(from) => {
                let seen = |role: Role| attacks(role.of(mover), king, position.occupied());
                foe.diagonal && seen(Role::Bishop).contains(from)
                    || foe.straight && seen(Role::Rook).contains(from)
            }
        };
    if !position.is_check() && !by_piece {
        return false;
    }
    let pawns = fill::pawn(!mover, position.pieces(!mover, Role::Pawn).0);
    let helper = fill::king(1 << position.king(!mover).index());
    let men = position.pieces(mover, Role::Pawn).0;
    let open = fill::king(square) & !(men | pawns | helper | foe.attack);
    open & !own.reach == 0 && open.count_ones() <= own.count
}
