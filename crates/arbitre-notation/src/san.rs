//! Standard algebraic notation, read and written fast.
//!
//! This is the plain road: the letters are known and the text is as a program
//! writes it. What people write goes through [`read`](crate::read()) instead.

use arbitre_board::{
    Bitboard, File, Illegality, Move, Position, Rank, Role, Square, Unresolved, Wing,
};

use crate::error::{Expected, ReadError};
use crate::style::Algebraic;
use crate::{Letters, San, Span};

/// Reads a move written as PGN exports it, in the letters of a language.
///
/// Capture signs and signs of check are passed over unchecked, and a piece may
/// say more of its origin than it must, as PGN readers do; castling may have
/// zeros and a promotion may lack its equals sign.
///
/// # Examples
///
/// ```
/// use arbitre_board::Position;
/// use arbitre_notation::{Language, san};
///
/// let position = Position::initial();
/// let french = Language::french().letters();
/// assert_eq!(san::read(&position, "Cf3", french)?.to_string(), "g1f3");
///
/// let error = san::read(&position, "Cf4", french).unwrap_err();
/// assert_eq!(error.to_string(), "no knight can go to f4");
/// # Ok::<(), arbitre_notation::ReadError>(())
/// ```
///
/// # Errors
///
/// When the text is no move in these letters, with the place and what was
/// expected there; when no such move is legal; when several are.
#[inline]
pub fn read(position: &Position, text: &str, letters: &Letters) -> Result<Move, ReadError> {
    find(position, text.as_bytes(), letters)
}

/// Reads a move as [`read`] does, from bytes: the text of a file need not be checked first.
///
/// # Examples
///
/// ```
/// use arbitre_board::Position;
/// use arbitre_notation::{Language, san};
///
/// let mut position = Position::initial();
/// let english = Language::english().letters();
/// for text in ["e4", "e5", "Nf3"] {
///     position.play(san::find(&position, text.as_bytes(), english)?);
/// }
/// assert_eq!(position.legal_count(), 29);
/// # Ok::<(), arbitre_notation::ReadError>(())
/// ```
///
/// # Errors
///
/// As [`read`]; text that is no UTF-8 is no move.
#[inline]
pub fn find(position: &Position, text: &[u8], letters: &Letters) -> Result<Move, ReadError> {
    if let Some(found) = scan_usual(text, letters)
        && let Ok(mv) = position.only_move(found.role, found.among, found.to, found.promotion)
    {
        return Ok(mv);
    }
    find_slowly(position, text, letters)
}

/// Reads the shapes that nearly all moves have: a square alone, a piece with one sign or hint at
/// most, a pawn that takes.
///
/// Which shape it is no processor foresees, so there is no branch for it: what does not fit leaves
/// no square to come from.
#[inline(always)]
fn scan_usual(text: &[u8], letters: &Letters) -> Option<Found> {
    let text = match text.split_last()? {
        (b'+' | b'#', rest) => rest,
        _ => text,
    };
    let length = text.len();
    if !(2..=4).contains(&length) {
        return None;
    }
    let (first, file) = (text[0], text[length - 2]);
    let to = square(file, text[length - 1])?;
    let role = letters.named_by(first)?;
    // Four letters have a hint or a sign, fewer the first letter once more.
    let second = text[length / 4];
    let takes = (second == b'x') | first.is_ascii_uppercase();
    let fits = (role != Role::Pawn) | (length == 2) | (length == 4) & takes & (first != file);
    let among = LINES[0][usize::from(first)] & LINES[length / 4][usize::from(second)];
    Some(Found {
        role,
        among: Bitboard(among & u64::from(fits).wrapping_neg()),
        to,
        promotion: None,
    })
}

/// The squares that the first letter of a move allows, and those that the second of four does: a
/// file or a rank; all for a piece and for the sign of capture.
static LINES: [[u64; 256]; 2] = {
    let mut first = [0; 256];
    let mut second = [0; 256];
    let mut capital = b'A';
    while capital <= b'Z' {
        first[capital as usize] = !0;
        capital += 1;
    }
    let mut line = 0;
    while line < 8 {
        let (file, rank) = (0x0101_0101_0101_0101 << line, 0xFF << (8 * line));
        first[b'a' as usize + line] = file;
        second[b'a' as usize + line] = file;
        second[b'1' as usize + line] = rank;
        line += 1;
    }
    second[b'x' as usize] = !0;
    [first, second]
};

/// Castling, rare shapes, letters of other alphabets, and the reason why a text is no move.
#[cold]
fn find_slowly(position: &Position, text: &[u8], letters: &Letters) -> Result<Move, ReadError> {
    quickly(position, text, letters).map_or_else(
        || {
            let text = core::str::from_utf8(text).unwrap_or_default();
            thoroughly(position, text, letters)
        },
        Ok,
    )
}

/// Writes a move as PGN exports it, in the letters of a language.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Square};
/// use arbitre_notation::{Language, san};
///
/// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse()?;
/// let castling = position.examine(Square::E1, Square::G1, None)?;
/// let english = Language::english().letters();
/// assert_eq!(san::write(&position, castling, english).to_string(), "O-O");
///
/// let check = position.examine(Square::A1, Square::A8, None)?;
/// assert_eq!(san::write(&position, check, english).to_string(), "Ra8+");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub fn write<'a>(position: &Position, mv: Move, letters: &'a Letters) -> San<'a> {
    const SIGNS: &Algebraic = &Algebraic::PGN;
    San::of(position, mv, letters, SIGNS)
}

/// What the text of a move says.
#[derive(Clone, Copy)]
enum Scanned {
    Piece(Found),
    Castling(Wing),
}

/// A piece, where it goes and where it may come from.
#[derive(Clone, Copy)]
struct Found {
    role: Role,
    among: Bitboard,
    to: Square,
    promotion: Option<Role>,
}

/// The move, where the letters are Latin capitals and nothing is wrong.
fn quickly(position: &Position, text: &[u8], letters: &Letters) -> Option<Move> {
    match scan(text, letters)? {
        Scanned::Piece(it) => position
            .only_move(it.role, it.among, it.to, it.promotion)
            .ok(),
        Scanned::Castling(wing) => castle(position, wing).ok(),
    }
}

/// The move where it has longer letters, else what is wrong.
#[cold]
fn thoroughly(position: &Position, text: &str, letters: &Letters) -> Result<Move, ReadError> {
    match scan(text.as_bytes(), letters) {
        Some(Scanned::Piece(found)) => resolved(position, text, found),
        Some(Scanned::Castling(wing)) => {
            castle(position, wing).map_err(|why| no_castling(text, wing, why))
        }
        None => read_long_letters(position, text, letters),
    }
}

/// The move that a piece and its squares mean, else why they mean none.
fn resolved(position: &Position, text: &str, found: Found) -> Result<Move, ReadError> {
    let Found {
        role,
        among,
        to,
        promotion,
    } = found;
    position
        .only_move(role, among, to, promotion)
        .map_err(|reason| unresolved(position, text, found, reason))
}

/// Reads a text whose piece, if any, is a single Latin capital.
#[inline(always)]
fn scan(text: &[u8], letters: &Letters) -> Option<Scanned> {
    let text = without_signs(text);
    match *text.first()? {
        b'a'..=b'h' => scan_pawn(text, letters),
        b'O' | b'0' => scan_castling(text),
        capital => scan_piece(letters.named_by(capital)?, &text[1..], letters),
    }
}

/// The text without signs of check and opinion behind it.
#[inline]
fn without_signs(mut text: &[u8]) -> &[u8] {
    while let [rest @ .., b'+' | b'#' | b'!' | b'?'] = text {
        text = rest;
    }
    text
}

fn scan_castling(text: &[u8]) -> Option<Scanned> {
    match text {
        b"O-O" | b"0-0" => Some(Scanned::Castling(Wing::King)),
        b"O-O-O" | b"0-0-0" => Some(Scanned::Castling(Wing::Queen)),
        _ => None,
    }
}

#[inline]
fn scan_piece(role: Role, rest: &[u8], letters: &Letters) -> Option<Scanned> {
    if role == Role::Pawn {
        return scan_pawn(rest, letters);
    }
    let [origin @ .., file, rank] = rest else {
        return None;
    };
    let to = square(*file, *rank)?;
    let among = match origin {
        [] | [b'x'] => Bitboard::FULL,
        [one] | [one, b'x'] => file_or_rank(*one)?,
        [file, rank] | [file, rank, b'x'] => square(*file, *rank)?.bitboard(),
        _ => return None,
    };
    Some(Scanned::Piece(Found {
        role,
        among,
        to,
        promotion: None,
    }))
}

#[inline]
fn scan_pawn(text: &[u8], letters: &Letters) -> Option<Scanned> {
    let (squares, promotion) = match text {
        [squares @ .., b'=', letter] | [squares @ .., letter] if letter.is_ascii_uppercase() => {
            (squares, Some(letters.named_by(*letter)?))
        }
        _ => (text, None),
    };
    let (from, to) = match *squares {
        [file, rank] => (file, square(file, rank)?),
        [from, b'x', file, rank] if from != file => (from, square(file, rank)?),
        _ => return None,
    };
    Some(Scanned::Piece(Found {
        role: Role::Pawn,
        among: file_or_rank(from)?,
        to,
        promotion,
    }))
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if file > 7 || rank > 7 {
        return None;
    }
    Square::from_index(usize::from(rank << 3 | file))
}

#[inline]
fn file_or_rank(byte: u8) -> Option<Bitboard> {
    match byte {
        b'a'..=b'h' => File::from_letter(char::from(byte)).map(Bitboard::file),
        _ => Rank::from_digit(char::from(byte)).map(Bitboard::rank),
    }
}

/// Reads a text whose letters are longer than a Latin capital.
fn read_long_letters(
    position: &Position,
    text: &str,
    letters: &Letters,
) -> Result<Move, ReadError> {
    let core = without_signs(text.as_bytes());
    let core = text.get(..core.len()).unwrap_or(text);
    for (role, form) in letters.forms() {
        let Some(rest) = core.strip_prefix(form) else {
            continue;
        };
        if let Some(Scanned::Piece(found)) = scan_piece(role, rest.as_bytes(), letters) {
            return resolved(position, text, found);
        }
    }
    // A promotion to a piece whose letter is longer than a Latin capital.
    for (role, form) in letters
        .forms()
        .filter(|(role, _)| Role::PROMOTIONS.contains(role))
    {
        let Some(pawn) = core.strip_suffix(form) else {
            continue;
        };
        let pawn = pawn.strip_suffix('=').unwrap_or(pawn);
        if let Some(Scanned::Piece(found)) = scan_pawn(pawn.as_bytes(), letters) {
            let promotion = Some(role);
            return resolved(position, text, Found { promotion, ..found });
        }
    }
    Err(Expected::in_move(text, letters))
}

fn no_castling(text: &str, wing: Wing, why: Illegality) -> ReadError {
    ReadError::NoCastling {
        span: Span::whole(text),
        wing,
        why,
    }
}

/// Castling on a wing: with the rook that may do so there, else with the one in the
/// corner, else with none, so that the board says why not.
pub(crate) fn castle(position: &Position, wing: Wing) -> Result<Move, Illegality> {
    let side = position.turn();
    let king = position.king(side);
    let on_kings_rank = |file| Square::new(file, king.rank());
    let corner = on_kings_rank(match wing {
        Wing::King => File::H,
        Wing::Queen => File::A,
    });
    let rooks = position.pieces(side, Role::Rook);
    let without_right = if rooks.contains(corner) {
        corner
    } else {
        on_kings_rank(wing.king_file())
    };
    let towards = position.castling(side, wing).unwrap_or(without_right);
    position.examine(king, towards, None)
}

fn unresolved(position: &Position, text: &str, found: Found, reason: Unresolved) -> ReadError {
    let span = Span::whole(text);
    let Found { role, to, .. } = found;
    match reason {
        Unresolved::Several => ReadError::Several {
            span,
            role,
            to,
            from: position.reachers(position.turn(), role, to) & found.among,
        },
        Unresolved::None => ReadError::Illegal {
            span,
            role,
            to,
            why: crate::illegal::why(position, role, found.among, to, found.promotion),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use alloc::string::ToString;

    fn position(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    /// A text is read as a move, which is written as `usual`.
    #[track_caller]
    fn check(fen: &str, language: &str, text: &str, coordinates: &str, usual: &str) {
        let position = position(fen);
        let letters = Language::named(language).unwrap().letters();
        let mv = read(&position, text, letters).unwrap();
        assert_eq!(mv.to_string(), coordinates, "{text}");
        assert_eq!(write(&position, mv, letters).to_string(), usual, "{text}");
    }

    #[track_caller]
    fn error(fen: &str, language: &str, text: &str, span: Span, message: &str) {
        let letters = Language::named(language).unwrap().letters();
        let error = read(&position(fen), text, letters).unwrap_err();
        assert_eq!((error.span(), error.to_string().as_str()), (span, message));
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn usual_shapes_are_read_as_all_others() {
        let position =
            position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        let letters = Language::english().letters();
        let mut texts = alloc::vec![alloc::vec::Vec::new()];
        for at in 0.. {
            let Some(text) = texts.get(at).cloned() else {
                break;
            };
            if let Some(found) = scan_usual(&text, letters)
                && let Ok(mv) = position.only_move(found.role, found.among, found.to, None)
            {
                let slowly = find_slowly(&position, &text, letters);
                assert_eq!(slowly, Ok(mv), "{}", text.escape_ascii());
            }
            if text.len() < 5 {
                texts.extend(b"QNced567x+".map(|byte| [&text[..], &[byte]].concat()));
            }
        }
    }

    #[test]
    fn pieces_and_pawns() {
        check(START, "en", "e4", "e2e4", "e4");
        check(START, "en", "Nf3", "g1f3", "Nf3");
        check(START, "fr", "Cf3", "g1f3", "Cf3");
        check(START, "uk", "Кf3", "g1f3", "Кf3");
        check(START, "en", "Ngf3!?", "g1f3", "Nf3");
        check(START, "en", "Ktf3", "g1f3", "Nf3");
        check(START, "en", "Pe4", "e2e4", "e4");
    }

    #[test]
    fn origins_are_written_where_legal_rivals_ask_for_them() {
        let pinned = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
        check(pinned, "en", "Nge2", "g1e2", "Ne2");
        check(pinned, "en", "Ne2", "g1e2", "Ne2");
        check(
            "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
            "en",
            "Rad1",
            "a1d1",
            "Rd1",
        );
        check(
            "4k3/8/8/8/8/8/4K3/R6R w - - 0 1",
            "en",
            "Rad1",
            "a1d1",
            "Rad1",
        );
        check(
            "R7/4k3/8/8/8/8/4K3/R7 w - - 0 1",
            "en",
            "R1a4",
            "a1a4",
            "R1a4",
        );
        let queens = "6k1/8/8/8/4Q2Q/8/7K/7Q w - - 0 1";
        check(queens, "en", "Qh4e1", "h4e1", "Qh4e1");
        check(queens, "en", "Qee1", "e4e1", "Qee1");
    }

    #[test]
    fn captures_promotions_castling_and_signs() {
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        check(passing, "en", "exd6", "e5d6", "exd6");
        check(
            "k7/4P3/8/8/8/8/8/K7 w - - 0 1",
            "en",
            "e8Q+",
            "e7e8q",
            "e8=Q+",
        );
        check(
            "k7/4P3/8/8/8/8/8/K7 w - - 0 1",
            "fr",
            "e8=D",
            "e7e8q",
            "e8=D+",
        );
        check(
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "en",
            "0-0-0",
            "e1c1",
            "O-O-O",
        );
        check(
            "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
            "en",
            "O-O+",
            "e1g1",
            "O-O+",
        );
        let fool = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
        check(fool, "en", "Qh4", "d8h4", "Qh4#");
    }

    #[test]
    fn errors_say_where_and_what_was_expected() {
        let whole = Span::new(0, 3);
        error(START, "en", "Nf4", whole, "no knight can go to f4");
        let beginning =
            "expected a piece (R/Roi D/Dame T/Tour F/Fou C/Cavalier P/Pion) or a file (a to h)";
        error(START, "fr", "Nf3", Span::new(0, 1), beginning);
        error(
            START,
            "en",
            "",
            Span::new(0, 0),
            "expected a piece (K/King Q/Queen R/Rook B/Bishop N/Kt/Knight P/Pawn) or a file (a to h)",
        );
        error(
            START,
            "en",
            "Ni3",
            Span::new(1, 2),
            "expected the square to which the piece goes",
        );
        error(
            START,
            "en",
            "e9",
            Span::new(1, 2),
            "expected the square to which the piece goes",
        );
        let one = "expected the digit 1, not a letter like it";
        error(START, "fr", "Tel", Span::new(2, 3), one);
        error(START, "fr", "TeI", Span::new(2, 3), one);
        error(
            START,
            "en",
            "Nf3z",
            Span::new(3, 4),
            "expected nothing but signs of check behind the square",
        );
        error(
            START,
            "en",
            "Bc4",
            whole,
            "no bishop can go to c4: the way from f1 to c4 is blocked at e2",
        );
        let two = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
        error(
            two,
            "en",
            "Rd1",
            whole,
            "expected the square that the rook leaves: those on a1, h1 can all go to d1",
        );
        let check = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
        error(
            check,
            "en",
            "Nc3",
            whole,
            "no knight can go to c3: the move leaves the king on e1 attacked from e8",
        );
    }
}
