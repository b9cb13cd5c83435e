//! Whether a side can still mate, in a sentence.

use arbitre_board::{Move, Position, Side};
use arbitre_mate::Proof;
use arbitre_notation::{Language, san};

use super::Finding;

/// Whether a side can mate by any series of legal moves.
pub fn mate(finding: &Finding, position: &Position, side: Side) -> String {
    let name = name(side);
    match finding {
        Finding::Winnable(line) if line.is_empty() => format!("{name} has mated."),
        Finding::Winnable(line) => {
            format!("{name} can still mate: {}", score(position, line))
        }
        Finding::Unwinnable(proof) => {
            let why = reason(*proof, position, side);
            format!("{name} cannot mate any more: {why}.")
        }
        Finding::Undecided => format!(
            "Whether {name} can still mate is not decided; --positions permits a longer search."
        ),
    }
}

/// Whether a side has mating potential, as the blitz rules of 1997 have it.
pub fn potential(finding: &Finding, position: &Position, side: Side) -> String {
    let (name, other) = (name(side), name(!side));
    match finding {
        Finding::Winnable(line) if line.is_empty() => {
            format!("{name} has mating potential: {other} cannot avoid mate on the next move.")
        }
        Finding::Winnable(line) => format!(
            "{name} has mating potential: {other} cannot avoid mate on the next move after {}",
            score(position, line)
        ),
        Finding::Unwinnable(proof) => {
            let why = reason(*proof, position, side);
            format!("{name} has no mating potential: {why}.")
        }
        Finding::Undecided => format!(
            "Whether {name} has mating potential is not decided; --positions permits a longer search."
        ),
    }
}

/// Why a side cannot mate any more.
fn reason(proof: Proof, position: &Position, side: Side) -> String {
    let other = name(!side);
    match proof {
        Proof::Ended if position.is_check() => format!("{} is mated", name(position.turn())),
        Proof::Ended => "it is stalemate".to_owned(),
        Proof::Material => "the men on the board do not suffice for any mate".to_owned(),
        Proof::Forced { plies } => {
            format!("each of the next {plies} half-moves is the only legal one, and none mates")
        }
        Proof::Walled => {
            format!("none of its men can ever attack the king of {other} where it could be mated")
        }
        Proof::Counted => {
            "the game ends before each mate by the count of moves without capture or pawn move"
                .to_owned()
        }
        Proof::Phased { phases } => format!(
            "in none of the {phases} phases of the game, from capture to capture, could {other} be mated"
        ),
        Proof::Blurred { positions } => format!(
            "kings and pawns never come to a mate, wherever the pieces stand ({positions} positions)"
        ),
        Proof::Exhausted { positions } => {
            format!("all {positions} positions that can arise were visited, and none is a mate")
        }
        proof => proof.to_string(),
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// The most columns of a line.
const COLUMNS: usize = 79;

/// A sentence in lines, each but the first with two spaces before it; its words are kept whole.
pub fn in_lines(sentence: &str) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in sentence.split(' ') {
        let width = word.chars().count();
        match column {
            0 => {}
            _ if column + 1 + width <= COLUMNS => {
                text.push(' ');
                column += 1;
            }
            _ => {
                text.push_str("\n  ");
                column = 2;
            }
        }
        text.push_str(word);
        column += width;
    }
    text
}

/// Moves from a position on, with their numbers: `40.Kg2 Kh5 41.Rh1#`.
fn score(position: &Position, line: &[Move]) -> String {
    let mut position = *position;
    let mut text = String::new();
    for mv in line {
        match position.turn() {
            Side::White => text.push_str(&format!("{}.", position.full_moves())),
            Side::Black if text.is_empty() => {
                text.push_str(&format!("{}...", position.full_moves()));
            }
            Side::Black => {}
        }
        let san = san::write(&position, *mv, Language::english().letters());
        text.push_str(&format!("{san} "));
        position = position.after(*mv);
    }
    text.trim_end().to_owned()
}
