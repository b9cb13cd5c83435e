//! The one generator of legal moves.
//!
//! It works out once which men give check and which lines pin, then hands each man's legal
//! destinations to a [`Sink`], which counts, lists or plays them.

use core::ops::ControlFlow;

use crate::Role;
use crate::attacks::{self, Zone};
use crate::colour::Colour;
use crate::core_position::{Core, castling_paths, castling_squares};
use crate::sliders::Sight;

/// What receives the moves. Breaking off ends the generation.
pub(crate) trait Sink<C: Colour> {
    /// A knight, slider or king and its destinations, castling apart.
    fn man(&mut self, role: Role, from: usize, to: u64) -> ControlFlow<()>;
    /// Pawns that step or capture without promotion; each comes from `offset` below.
    fn pawns(&mut self, to: u64, offset: i32) -> ControlFlow<()>;
    /// Pawns that step twice.
    fn double_steps(&mut self, to: u64) -> ControlFlow<()>;
    /// Pawns that promote; each comes from `offset` below.
    fn promotions(&mut self, to: u64, offset: i32) -> ControlFlow<()>;
    /// A capture en passant.
    fn en_passant(&mut self, from: usize, to: usize) -> ControlFlow<()>;
    /// Castling with the rook on a square.
    fn castle(&mut self, king: usize, rook: usize) -> ControlFlow<()>;
}

/// Which men and which destinations are asked for.
#[derive(Clone, Copy)]
pub(crate) struct Filter {
    pub men: u64,
    pub to: u64,
}

impl Filter {
    pub(crate) const ALL: Self = Self { men: !0, to: !0 };
}

/// Checkers and pins, as seen from the king.
#[derive(Clone, Copy)]
pub(crate) struct Shield {
    pub checkers: u64,
    /// King's lines to a pinning rook or queen, the pinning man included.
    pub pin_straight: u64,
    /// The same along diagonals.
    pub pin_diagonal: u64,
}

#[inline(always)]
pub(crate) fn shield<C: Colour>(sight: impl Sight, core: &Core, king: usize) -> Shield {
    let [pawns, knights, bishops, rooks, queens, kings, ..] = core.board.men;
    let them = core.board.men[C::THEM];
    let us = core.board.men[C::US];
    let mut shield = Shield {
        checkers: (attacks::pawn(C::SIDE, king) & pawns
            | attacks::knight(king) & knights
            | attacks::king(king) & kings)
            & them,
        pin_straight: 0,
        pin_diagonal: 0,
    };
    let straight = (rooks | queens) & them;
    if attacks::rook_rays(king) & straight != 0 {
        let snipers = sight.rook(king, them) & straight;
        lines(
            king,
            us,
            snipers,
            &mut shield.checkers,
            &mut shield.pin_straight,
        );
    }
    let diagonal = (bishops | queens) & them;
    if attacks::bishop_rays(king) & diagonal != 0 {
        let snipers = sight.bishop(king, them) & diagonal;
        lines(
            king,
            us,
            snipers,
            &mut shield.checkers,
            &mut shield.pin_diagonal,
        );
    }
    shield
}

/// Adds the sliders whose line to the king nothing shields to those that give check, and the
/// lines that one man shields to those that pin.
#[inline(always)]
fn lines(king: usize, us: u64, mut snipers: u64, checkers: &mut u64, pins: &mut u64) {
    while snipers != 0 {
        let line = attacks::between(king, snipers.trailing_zeros() as usize);
        let sniper = snipers & snipers.wrapping_neg();
        let shields = line & us;
        if shields == 0 {
            *checkers |= sniper;
        } else if shields & (shields - 1) == 0 {
            *pins |= line | sniper;
        }
        snipers ^= sniper;
    }
}

/// The squares that those of the opponent's officers who stand in a zone, the pawns and the king
/// attack when the king of `C` is lifted from the board.
#[inline(always)]
fn danger<C: Colour>(sight: impl Sight, core: &Core, zone: Zone) -> u64 {
    let [pawns, knights, bishops, rooks, queens, kings, ..] = core.board.men;
    let them = core.board.men[C::THEM];
    let us = core.board.men[C::US];
    let occupied = (them | us) & !(kings & us);
    let mut seen = C::Opponent::towards_a(pawns & them)
        | C::Opponent::towards_h(pawns & them)
        | attacks::king(core.king::<C::Opponent>());
    for square in squares(knights & them & zone.knights) {
        seen |= attacks::knight(square);
    }
    for square in squares((bishops | queens) & them & zone.diagonal) {
        seen |= sight.bishop(square, occupied);
    }
    for square in squares((rooks | queens) & them & zone.straight) {
        seen |= sight.rook(square, occupied);
    }
    seen
}

/// The indexes of a set of squares.
#[inline(always)]
pub(crate) const fn squares(set: u64) -> Indexes {
    Indexes(set)
}

/// As a loop and not as a closure, so that all that is known before the loop is known inside.
pub(crate) struct Indexes(u64);

impl Iterator for Indexes {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let Self(set) = *self;
        if set == 0 {
            return None;
        }
        *self = Self(set & (set - 1));
        Some(set.trailing_zeros() as usize)
    }
}

/// Hands every legal move that passes the filter to the sink.
#[inline(always)]
pub(crate) fn generate<C: Colour, S: Sink<C>>(
    sight: impl Sight,
    core: &Core,
    filter: Filter,
    sink: &mut S,
) -> ControlFlow<()> {
    let [pawns, knights, bishops, rooks, queens, kings, ..] = core.board.men;
    let us = core.board.men[C::US];
    let them = core.board.men[C::THEM];
    let occupied = us | them;
    let king = core.king::<C>();
    let Shield {
        checkers,
        pin_straight,
        pin_diagonal,
    } = shield::<C>(sight, core, king);

    let steps = attacks::king(king) & !(us | kings) & filter.to;
    if filter.men & (1 << king) != 0 {
        let mut castling = core.castling & us & !pin_straight;
        if castling != 0 {
            castling = if checkers == 0 {
                unblocked(castling, king, occupied)
            } else {
                0
            };
        }
        if steps | castling != 0 {
            // A castling king goes farther than one step.
            let zone = if castling == 0 {
                attacks::zone(king)
            } else {
                Zone::EVERYWHERE
            };
            let danger = danger::<C>(sight, core, zone);
            sink.man(Role::King, king, steps & !danger)?;
            for rook in squares(castling) {
                let to = castling_squares(king, rook).0;
                let walk = castling_paths(king, rook).1;
                if walk & danger == 0 && filter.to >> to & 1 != 0 {
                    sink.castle(king, rook)?;
                }
            }
        }
    }

    // What answers a check: capturing the checker or stepping between.
    let answer = if checkers == 0 {
        !0
    } else if checkers & (checkers - 1) == 0 {
        checkers | attacks::between(king, checkers.trailing_zeros() as usize)
    } else {
        return ControlFlow::Continue(());
    };
    let to = answer & filter.to & !(us | kings);
    let men = us & filter.men;

    let walkers = pawns & men;
    let free = walkers & !(pin_straight | pin_diagonal);
    let along = walkers & pin_straight & !pin_diagonal;
    let single = (C::step(free) | C::step(along) & pin_straight) & !occupied;
    let double = C::step(single & C::THIRD_RANK) & !occupied & to;
    let single = single & to;
    let aslant = walkers & pin_diagonal & !pin_straight;
    let prey = them & to;
    let left = (C::towards_a(free) | C::towards_a(aslant) & pin_diagonal) & prey;
    let right = (C::towards_h(free) | C::towards_h(aslant) & pin_diagonal) & prey;
    sink.pawns(single & !C::LAST_RANK, C::STEP)?;
    sink.double_steps(double)?;
    sink.pawns(left & !C::LAST_RANK, C::STEP_A)?;
    sink.pawns(right & !C::LAST_RANK, C::STEP_H)?;
    if (single | left | right) & C::LAST_RANK != 0 {
        sink.promotions(single & C::LAST_RANK, C::STEP)?;
        sink.promotions(left & C::LAST_RANK, C::STEP_A)?;
        sink.promotions(right & C::LAST_RANK, C::STEP_H)?;
    }
    if core.en_passant & filter.to != 0 {
        let target = core.en_passant.trailing_zeros() as usize;
        for from in squares(attacks::pawn(C::Opponent::SIDE, target) & walkers) {
            if en_passant_is_safe::<C>(sight, core, king, checkers, from) {
                sink.en_passant(from, target)?;
            }
        }
    }

    let pinned = pin_straight | pin_diagonal;
    let free = men & !pinned;
    for from in squares(knights & free) {
        sink.man(Role::Knight, from, attacks::knight(from) & to)?;
    }
    let diagonal = (bishops | queens) & men;
    let straight = (rooks | queens) & men;
    let role = |from: usize, other| {
        if queens >> from & 1 == 0 {
            other
        } else {
            Role::Queen
        }
    };
    for from in squares(diagonal & free) {
        sink.man(
            role(from, Role::Bishop),
            from,
            sight.bishop(from, occupied) & to,
        )?;
    }
    for from in squares(straight & free) {
        sink.man(
            role(from, Role::Rook),
            from,
            sight.rook(from, occupied) & to,
        )?;
    }
    for from in squares(diagonal & pin_diagonal | straight & pin_straight) {
        let (seen, slider) = if pin_diagonal >> from & 1 == 0 {
            (sight.rook(from, occupied) & pin_straight, Role::Rook)
        } else {
            (sight.bishop(from, occupied) & pin_diagonal, Role::Bishop)
        };
        sink.man(role(from, slider), from, seen & to)?;
    }
    ControlFlow::Continue(())
}

/// Those of some rooks between which and the king, and on whose squares of arrival, no man stands.
#[inline(always)]
fn unblocked(rooks: u64, king: usize, occupied: u64) -> u64 {
    let mut unblocked = rooks;
    for rook in squares(rooks) {
        if castling_paths(king, rook).0 & occupied != 0 {
            unblocked ^= 1 << rook;
        }
    }
    unblocked
}

/// Whether the king stays unattacked when the pawn captures en passant: two men leave the board
/// at once, so neither pins nor check masks tell.
#[inline]
fn en_passant_is_safe<C: Colour>(
    sight: impl Sight,
    core: &Core,
    king: usize,
    checkers: u64,
    from: usize,
) -> bool {
    let [_, _, bishops, rooks, queens, _, ..] = core.board.men;
    let them = core.board.men[C::THEM];
    let captured = C::back(core.en_passant);
    let occupied = (them | core.board.men[C::US]) ^ (1 << from) ^ captured | core.en_passant;
    let leapers = checkers & !(bishops | rooks | queens);
    leapers & !captured == 0
        && sight.bishop(king, occupied) & (bishops | queens) & them == 0
        && sight.rook(king, occupied) & (rooks | queens) & them == 0
}
