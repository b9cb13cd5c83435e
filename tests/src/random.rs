//! Games whose moves are taken at random.

use arbitre_board::{Move, Position};
use proptest::sample::Index;

/// The moves of a game from the initial position, each taken as its choice says, until no more is legal.
pub fn game(choices: &[Index]) -> Vec<Move> {
    let mut position = Position::initial();
    let mut moves = Vec::new();
    for choice in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[choice.index(legal.len())];
        position.play(mv);
        moves.push(mv);
    }
    moves
}
