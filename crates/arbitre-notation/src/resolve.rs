//! What a sketch can mean on a board.

use alloc::vec::Vec;

use arbitre_board::{
    Bitboard, Coordinates, File, Move, Position, Rank, Role, Square, Wing, attacks,
};

use crate::illegal;
use crate::played::Played;
use crate::san::castle;
use crate::sketch::{CaptureMark, Handwriting, PieceSketch, Sketch};

/// The legal moves, or no move at all, that a sketch can mean.
pub(crate) fn legal(position: &Position, sketch: &Sketch, hand: Handwriting) -> Vec<Played> {
    match *sketch {
        Sketch::Castling(wing) => castle(position, wing)
            .map(Played::Move)
            .into_iter()
            .collect(),
        Sketch::Null => [Played::Null].into(),
        Sketch::Coordinates(coordinates) => position
            .read(coordinates)
            .map(Played::Move)
            .into_iter()
            .collect(),
        Sketch::Piece(ref piece) => {
            let mut moves = Vec::new();
            for (from, to) in routes(position, piece, hand) {
                if let Ok(mv) = position.examine(from, to, piece.promotion) {
                    moves.push(Played::Move(mv));
                }
            }
            moves
        }
    }
}

/// The illegal move that a sketch means, if its squares can be told.
pub(crate) fn illegal(position: &Position, sketch: &Sketch) -> Option<Played> {
    let coordinates = match *sketch {
        Sketch::Castling(wing) => {
            let why = castle(position, wing).err()?;
            let king = position.king(position.turn());
            let file = match wing {
                Wing::King => File::G,
                Wing::Queen => File::C,
            };
            let coordinates = Coordinates {
                from: king,
                to: Square::new(file, king.rank()),
                promotion: None,
            };
            return Some(Played::Illegal { coordinates, why });
        }
        Sketch::Null => return None,
        Sketch::Coordinates(coordinates) => coordinates,
        Sketch::Piece(ref piece) => {
            let to = piece.target()?;
            let from = illegal::meant(position, piece.role, among(piece), to)?;
            Coordinates {
                from,
                to,
                promotion: piece.promotion,
            }
        }
    };
    let own = position.piece_at(coordinates.from)?.side == position.turn();
    let why = position.read(coordinates).err()?;
    own.then_some(Played::Illegal { coordinates, why })
}

/// The squares on which the piece may stand, by what is written of its origin.
pub(crate) fn among(piece: &PieceSketch) -> Bitboard {
    let file = match piece.from.0 {
        Some(file) => Bitboard::file(file),
        // A pawn that says no file steps on the file where it ends.
        None if piece.role == Role::Pawn && piece.capture != CaptureMark::Capture => {
            Bitboard::file(piece.to.0)
        }
        None => Bitboard::FULL,
    };
    piece
        .from
        .1
        .map_or(file, |rank| file & Bitboard::rank(rank))
}

/// The ways from square to square that the piece can take by its movement.
fn routes(position: &Position, piece: &PieceSketch, hand: Handwriting) -> Vec<(Square, Square)> {
    let among = among(piece);
    let side = position.turn();
    let Some(to) = piece.target() else {
        return pawn_captures(position, piece, among);
    };
    let mut reachers = position.reachers(side, piece.role, to) & among;
    if piece.role == Role::Pawn && piece.capture == CaptureMark::Capture {
        reachers &= !Bitboard::file(to.file());
    }
    let mut routes: Vec<_> = reachers.iter().map(|from| (from, to)).collect();
    let king = position.king(side);
    let written = piece.from.0.is_some() && piece.from.1.is_some();
    if routes.is_empty()
        && piece.role == Role::King
        && among.contains(king)
        && (written || hand == Handwriting::Careless)
    {
        // Castling, written as the king's two steps.
        routes.push((king, to));
    }
    routes
}

/// What `ed` can mean: every capture from one file to the other.
fn pawn_captures(
    position: &Position,
    piece: &PieceSketch,
    among: Bitboard,
) -> Vec<(Square, Square)> {
    let side = position.turn();
    let from_file = piece.from.0.map_or(Bitboard::FULL, Bitboard::file);
    let pawns = position.pieces(side, Role::Pawn) & among & from_file;
    let target = |from| {
        let seen = attacks(Role::Pawn.of(side), from, position.occupied());
        (seen & Bitboard::file(piece.to.0)).single()
    };
    pawns
        .iter()
        .filter_map(|from| Some((from, target(from)?)))
        .filter(|&(_, to)| {
            let last = matches!(to.rank(), Rank::First | Rank::Eighth);
            last == piece.promotion.is_some()
        })
        .collect()
}

/// Whether the move does what the sign between its squares says.
pub(crate) fn sign_is_right(capture: CaptureMark, mv: Move) -> bool {
    match capture {
        CaptureMark::Capture => mv.capture().is_some(),
        CaptureMark::Dash => mv.capture().is_none(),
        CaptureMark::Nothing => true,
    }
}
