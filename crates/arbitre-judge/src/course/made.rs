//! What was made on the board: a legal move, or what else.

use arbitre_board::{Board, Coordinates, Role};
use arbitre_journal::Misplaced;

use super::moves::Manner;
use super::{Made, Table};

/// What a move is, and what stands on the board after it.
pub(super) fn examine(table: &Table, squares: Coordinates, manner: Manner) -> (Made, Table) {
    let Coordinates {
        from,
        to,
        promotion,
    } = squares;
    if let Some(laid) = manner.laid {
        return recognise(table, squares, laid);
    }
    let Some(position) = table.position() else {
        return (Made::Untold(squares), table.played_regardless(squares));
    };
    let why = match position.examine(from, to, promotion) {
        Ok(mv) if manner.misplaced.is_none() => {
            return (Made::Legal(mv), Table::Position(position.after(mv)));
        }
        Ok(mv) => return (Made::WrongMan(mv), table.played_regardless(squares)),
        Err(why) => why,
    };
    match position.examine(from, to, promotion.or(Some(Role::Queen))) {
        Ok(mv) if mv.promotion().is_some() => {
            let made = match manner.misplaced {
                Some(Misplaced::EnemyQueen) => Made::WrongMan(mv),
                _ if promotion.is_some() => Made::WrongMan(mv),
                _ => Made::PawnLeft(mv),
            };
            (made, table.played_regardless(squares))
        }
        _ => (
            Made::Illegal(squares, why),
            table.played_regardless(squares),
        ),
    }
}

/// What the men are as hands have laid them: the legal move that leaves them so, or what went wrong
/// with the move of these squares.
pub(super) fn recognise(before: &Table, squares: Coordinates, laid: Board) -> (Made, Table) {
    let regardless = before.played_regardless(squares);
    let table = regardless.with_board(laid);
    let Some(position) = before.position() else {
        return (Made::Untold(squares), table);
    };
    let mut legal = position.legal_moves().into_iter();
    if let Some(mv) = legal.find(|mv| position.after(*mv).board() == &laid) {
        return (Made::Legal(mv), Table::Position(position.after(mv)));
    }
    let carried = regardless.board() == &laid;
    let made = match examine(before, squares, Manner::default()).0 {
        Made::Legal(mv) if carried => Made::Unfinished(mv),
        made @ Made::Illegal(..) => made,
        made if carried => made,
        _ => Made::Irregular(squares),
    };
    (made, table)
}
