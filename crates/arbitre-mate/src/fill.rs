//! Whole sets of squares moved at once: steps and slides of every man of a set.

use arbitre_board::{Role, Side};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// The neighbours of a set of squares, and nothing else.
pub(crate) const fn king(set: u64) -> u64 {
    let beside = (set << 1) & NOT_A | (set >> 1) & NOT_H;
    let row = set | beside;
    beside | row << 8 | row >> 8
}

/// The squares a knight's leap away from a set.
pub(crate) const fn knight(set: u64) -> u64 {
    let one = (set << 1) & NOT_A | (set >> 1) & NOT_H;
    let two = (set << 2) & NOT_AB | (set >> 2) & NOT_GH;
    one << 16 | one >> 16 | two << 8 | two >> 8
}

/// The squares in front of pawns of a side.
pub(crate) const fn ahead(side: Side, set: u64) -> u64 {
    match side {
        Side::White => set << 8,
        Side::Black => set >> 8,
    }
}

/// The last rank, as pawns of a side go.
pub(crate) const fn last_rank(side: Side) -> u64 {
    match side {
        Side::White => 0xff00_0000_0000_0000,
        Side::Black => 0xff,
    }
}

/// The squares on which pawns of a side stand, and those to which they may go straight on over
/// `empty` ones.
pub(crate) const fn path(side: Side, set: u64, empty: u64) -> u64 {
    let one = set | ahead(side, set) & empty;
    let open = empty & ahead(side, empty);
    let two = one | ahead(side, ahead(side, one)) & open;
    let wide = open & ahead(side, ahead(side, open));
    two | ahead(side, ahead(side, ahead(side, ahead(side, two)))) & wide
}

/// The squares that pawns of a side attack from a set.
pub(crate) const fn pawn(side: Side, set: u64) -> u64 {
    let row = ahead(side, set);
    (row << 1) & NOT_A | (row >> 1) & NOT_H
}

/// Slides one way: `step` squares to the left in the word (or right, if negative) over `empty`.
const fn slide(set: u64, empty: u64, step: i32, edge: u64) -> u64 {
    // Three doublings cover seven squares.
    let mut reached = set;
    let mut open = empty & edge;
    reached |= open & shift(reached, step);
    open &= shift(open, step);
    reached |= open & shift(reached, 2 * step);
    open &= shift(open, 2 * step);
    reached |= open & shift(reached, 4 * step);
    shift(reached, step) & edge
}

const fn shift(set: u64, step: i32) -> u64 {
    if step > 0 { set << step } else { set >> -step }
}

/// The squares that bishops on a set attack when only `empty` squares let them pass.
pub(crate) const fn bishop(set: u64, empty: u64) -> u64 {
    slide(set, empty, 9, NOT_A)
        | slide(set, empty, 7, NOT_H)
        | slide(set, empty, -7, NOT_A)
        | slide(set, empty, -9, NOT_H)
}

/// The squares that rooks on a set attack when only `empty` squares let them pass.
pub(crate) const fn rook(set: u64, empty: u64) -> u64 {
    slide(set, empty, 8, !0)
        | slide(set, empty, -8, !0)
        | slide(set, empty, 1, NOT_A)
        | slide(set, empty, -1, NOT_H)
}

/// The squares that a side's men of one role attack from a set, when only `empty` squares let them
/// pass.
pub(crate) const fn attack(side: Side, role: Role, set: u64, empty: u64) -> u64 {
    match role {
        Role::Pawn => pawn(side, set),
        Role::Knight => knight(set),
        Role::Bishop => bishop(set, empty),
        Role::Rook => rook(set, empty),
        Role::Queen => bishop(set, empty) | rook(set, empty),
        Role::King => king(set),
    }
}

/// The squares between a bishop, rook or queen and a square that it strikes on an empty board.
pub(crate) fn between(role: Role, from: u64, to: u64) -> Option<u64> {
    let along = |slide: fn(u64, u64) -> u64| {
        (slide(from, !0) & to != 0).then(|| slide(from, !to) & slide(to, !from))
    };
    match role {
        Role::Bishop => along(bishop),
        Role::Rook => along(rook),
        Role::Queen => along(bishop).or_else(|| along(rook)),
        _ => None,
    }
}

/// The single squares of a set.
pub(crate) fn squares(set: u64) -> impl Iterator<Item = u64> {
    let mut rest = set;
    core::iter::from_fn(move || {
        let square = rest & rest.wrapping_neg();
        rest ^= square;
        (square != 0).then_some(square)
    })
}
