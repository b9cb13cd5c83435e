//! Reading FEN, to the letter or leniently.

use core::ops::Range;

use super::{Dialect, FenError, FenReason, Remark, Remarks};
use crate::{Bitboard, Board, File, Piece, Rank, Role, Setup, Side, Square};

/// A FEN as strictly read: the setup and the dialect it was written in.
///
/// ```
/// use arbitre_board::{Setup, fen};
///
/// let fen = fen::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").unwrap();
/// assert_eq!(fen.setup, Setup::INITIAL);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fen {
    /// What the text says.
    pub setup: Setup,
    /// How it names rights to castle.
    pub dialect: Dialect,
}

/// A FEN as leniently read, with all that had to be overlooked.
///
/// ```
/// use arbitre_board::{Side, fen};
///
/// let fen = fen::read_leniently("4k3/8/8/8/8/8/8/4K3 B").unwrap();
/// assert_eq!(fen.setup.turn, Side::Black);
/// assert!(!fen.remarks.is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LenientFen {
    /// What the text says.
    pub setup: Setup,
    /// How it names rights to castle.
    pub dialect: Dialect,
    /// What had to be overlooked.
    pub remarks: Remarks,
}

/// Reads FEN to the letter: six fields, one space between them, nothing around them.
///
/// # Errors
///
/// The first offence with its bytes and what was expected there.
///
/// ```
/// use arbitre_board::fen::{self, FenReason};
///
/// let error = fen::read("4k3/8/8/8/8/8/8/4K3 w - e9 0 1").unwrap_err();
/// assert_eq!((error.reason, error.span()), (FenReason::EnPassant, 24..26));
/// ```
pub fn read(text: &str) -> Result<Fen, FenError> {
    let bytes = text.as_bytes();
    let (board, mut at) = read_board(bytes)?;
    let turn = match field(bytes, &mut at)? {
        (b"w", _) => Side::White,
        (b"b", _) => Side::Black,
        (_, span) => return Err(error(FenReason::Turn, span)),
    };
    let (letters, span) = field(bytes, &mut at)?;
    let (castling, dialect) = read_castling(&board, letters, span)?;
    let en_passant = match field(bytes, &mut at)? {
        (b"-", _) => None,
        (square, span) => Some(read_square(square).ok_or(error(FenReason::EnPassant, span))?),
    };
    let (digits, span) = field(bytes, &mut at)?;
    let half_moves = number(digits).ok_or(error(FenReason::HalfMoves, span))?;
    let (digits, span) = field(bytes, &mut at)?;
    let full_moves = number(digits)
        .filter(|number| *number > 0)
        .ok_or(error(FenReason::FullMoves, span))?;
    if at < bytes.len() {
        return Err(error(FenReason::Trailing, at..bytes.len()));
    }
    let setup = Setup {
        board,
        turn,
        castling,
        en_passant,
        half_moves,
        full_moves,
    };
    Ok(Fen { setup, dialect })
}

const fn error(reason: FenReason, span: Range<usize>) -> FenError {
    FenError {
        reason,
        start: span.start,
        end: span.end,
    }
}

/// The next field after exactly one space.
fn field<'a>(bytes: &'a [u8], at: &mut usize) -> Result<(&'a [u8], Range<usize>), FenError> {
    let rest = bytes.get(*at..).unwrap_or_default();
    let Some((b' ', rest)) = rest.split_first() else {
        return Err(error(FenReason::Space, *at..bytes.len()));
    };
    let start = *at + 1;
    let length = rest
        .iter()
        .position(|byte| *byte == b' ')
        .unwrap_or(rest.len());
    *at = start + length;
    Ok((rest.get(..length).unwrap_or_default(), start..*at))
}

fn read_square(text: &[u8]) -> Option<Square> {
    match *text {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::wrap(
            u32::from(rank - b'1') * 8 + u32::from(file - b'a'),
        )),
        _ => None,
    }
}

/// A whole number without sign or leading zeros.
fn number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() || digits.len() > 1 && digits.first() == Some(&b'0') {
        return None;
    }
    digits.iter().try_fold(0_u32, |sum, digit| match digit {
        b'0'..=b'9' => sum.checked_mul(10)?.checked_add(u32::from(digit - b'0')),
        _ => None,
    })
}

/// Which of a board's words a man's letter stands for: its role and its side.
fn words(letter: u8) -> Option<(usize, usize)> {
    const NONE: u8 = 0xFF;
    static WORDS: [u8; 128] = {
        let mut words = [NONE; 128];
        let mut letter = 0_u8;
        while letter < 128 {
            if let Some(Piece { side, role }) = Piece::from_letter(letter as char) {
                words[letter as usize] = role as u8 | (6 + side as u8) << 3;
            }
            letter += 1;
        }
        words
    };
    match WORDS.get(usize::from(letter)) {
        None | Some(&NONE) => None,
        Some(&words) => Some((usize::from(words & 7), usize::from(words >> 3 & 7))),
    }
}

/// The board field, and where it ends.
fn read_board(bytes: &[u8]) -> Result<(Board, usize), FenError> {
    let mut board = Board::EMPTY;
    let (mut rank, mut file, mut digit_before) = (7_u32, 0_u32, false);
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let here = at..at + 1;
        match byte {
            b'1'..=b'8' => {
                if digit_before {
                    return Err(error(FenReason::DigitsInRow, at - 1..at + 1));
                }
                file += u32::from(byte - b'0');
                digit_before = true;
            }
            b'/' => {
                if file < 8 {
                    return Err(error(
                        FenReason::RankTooShort {
                            rank: rank as u8 + 1,
                        },
                        at..at,
                    ));
                }
                if rank == 0 {
                    return Err(error(FenReason::TooManyRanks, here));
                }
                (rank, file, digit_before) = (rank - 1, 0, false);
            }
            b' ' => break,
            _ => {
                let Some((role, side)) = words(byte) else {
                    return Err(error(FenReason::Board, here));
                };
                if file < 8 {
                    let bit = 1 << (rank * 8 + file);
                    board.men[role] |= bit;
                    board.men[side] |= bit;
                }
                file += 1;
                digit_before = false;
            }
        }
        if file > 8 {
            return Err(error(
                FenReason::RankTooLong {
                    rank: rank as u8 + 1,
                },
                here,
            ));
        }
        at += 1;
    }
    if rank > 0 {
        return Err(error(FenReason::RanksMissing, at..at));
    }
    if file < 8 {
        return Err(error(FenReason::RankTooShort { rank: 1 }, at..at));
    }
    Ok((board, at))
}

fn read_castling(
    board: &Board,
    letters: &[u8],
    span: Range<usize>,
) -> Result<(Bitboard, Dialect), FenError> {
    let mut rights = Bitboard::EMPTY;
    let (mut wings, mut files) = (false, false);
    let mut traditional = true;
    if letters == b"-" {
        return Ok((rights, Dialect::Plain));
    }
    if letters.is_empty() {
        return Err(error(FenReason::Castling, span));
    }
    for (index, letter) in letters.iter().enumerate() {
        let here = span.start + index..span.start + index + 1;
        let Some((rook, named_by)) = castling_rook(board, *letter) else {
            return Err(error(FenReason::Castling, here));
        };
        if rights.contains(rook) {
            return Err(error(FenReason::CastlingTwice, here));
        }
        rights = rights.with(rook);
        match named_by {
            NamedBy::Wing => wings = true,
            NamedBy::File => files = true,
        }
        let side = side_of(*letter);
        let king = Square::new(File::E, Rank::First.seen_by(side));
        traditional &= matches!(rook.file(), File::A | File::H)
            && board.pieces(side, Role::King).contains(king);
    }
    let dialect = match (wings, files) {
        (false, true) => Dialect::Shredder,
        (true, false) if traditional => Dialect::Plain,
        _ => Dialect::Extended,
    };
    Ok((rights, dialect))
}

#[derive(Clone, Copy)]
enum NamedBy {
    Wing,
    File,
}

const fn side_of(letter: u8) -> Side {
    if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    }
}

/// The rook that a letter of the castling field means.
fn castling_rook(board: &Board, letter: u8) -> Option<(Square, NamedBy)> {
    let side = side_of(letter);
    let rank = Rank::First.seen_by(side);
    let lower = letter.to_ascii_lowercase() as char;
    if let Some(file) = File::from_letter(lower) {
        return Some((Square::new(file, rank), NamedBy::File));
    }
    let rooks = board.pieces(side, Role::Rook) & Bitboard::rank(rank);
    let king = (board.pieces(side, Role::King) & Bitboard::rank(rank)).first();
    let rook = match lower {
        'k' => {
            let outermost = Bitboard(rooks.0).iter().last();
            outermost.filter(|rook| king.is_some_and(|king| *rook > king))
        }
        'q' => rooks
            .first()
            .filter(|rook| king.is_some_and(|king| *rook < king)),
        _ => return None,
    };
    let corner = if lower == 'k' { File::H } else { File::A };
    Some((rook.unwrap_or(Square::new(corner, rank)), NamedBy::Wing))
}

/// Reads FEN as people write it, and remarks on everything that strict FEN would not allow.
///
/// # Errors
///
/// The first thing that cannot be understood at all, with its bytes.
///
/// ```
/// use arbitre_board::{Square, fen};
///
/// // The pawn's own square, and no counters.
/// let fen = fen::read_leniently("4k3/8/8/8/4P3/8/8/4K3 b - e4").unwrap();
/// assert_eq!(fen.setup.en_passant, Some(Square::E3));
/// assert_eq!(fen.remarks.iter().count(), 3);
/// ```
pub fn read_leniently(text: &str) -> Result<LenientFen, FenError> {
    let mut remarks = Remarks::default();
    // As at the end of a line of EPD.
    let whole = text.len();
    let text = text.strip_suffix(';').unwrap_or(text);
    let mut fields = Fields {
        bytes: text.as_bytes(),
        at: 0,
    };
    let (text, span) = fields.next(&mut remarks);
    let board = read_board_leniently(text, span, &mut remarks)?;
    let mut setup = Setup {
        board,
        ..Setup::EMPTY
    };
    let mut dialect = Dialect::Plain;

    match fields.next(&mut remarks) {
        (b"", span) => remarks.add(Remark::TurnMissing, span),
        (word, span) => {
            setup.turn = side_in_words(word).ok_or(error(FenReason::Turn, span.clone()))?;
            if !matches!(word, b"w" | b"b") {
                remarks.add(Remark::TurnSpelling, span);
            }
        }
    }
    match fields.next(&mut remarks) {
        (b"", span) => remarks.add(Remark::CastlingMissing, span),
        (dash, span) if is_longer_dash(dash) => remarks.add(Remark::Dash, span),
        (letters, span) => {
            (setup.castling, dialect) =
                read_castling_leniently(&setup.board, letters, span, &mut remarks)?;
        }
    }
    match fields.next(&mut remarks) {
        (b"", span) => remarks.add(Remark::EnPassantMissing, span),
        (b"-", _) => {}
        (dash, span) if is_longer_dash(dash) => remarks.add(Remark::Dash, span),
        (square, span) => {
            let square = read_square(square).ok_or(error(FenReason::EnPassant, span.clone()))?;
            setup.en_passant = Some(passed_square(square, setup.turn, span, &mut remarks));
        }
    }
    match fields.next(&mut remarks) {
        (b"" | b"-", span) => remarks.add(Remark::HalfMovesMissing, span),
        (digits, span) => {
            setup.half_moves = number(digits).ok_or(error(FenReason::HalfMoves, span))?;
        }
    }
    match fields.next(&mut remarks) {
        (b"" | b"-", span) => remarks.add(Remark::FullMovesMissing, span),
        (digits, span) => {
            setup.full_moves = number(digits).ok_or(error(FenReason::FullMoves, span.clone()))?;
            if setup.full_moves == 0 {
                remarks.add(Remark::FullMovesZero, span);
            }
        }
    }
    let (_, span) = fields.next(&mut remarks);
    if span.start < whole {
        remarks.add(Remark::Trailing, span.start..whole);
    }
    Ok(LenientFen {
        setup,
        dialect,
        remarks,
    })
}

fn side_in_words(word: &[u8]) -> Option<Side> {
    let is = |name: &[u8]| word.eq_ignore_ascii_case(name);
    if is(b"w") || is(b"white") {
        Some(Side::White)
    } else if is(b"b") || is(b"black") {
        Some(Side::Black)
    } else {
        None
    }
}

/// Whether a field is a dash that is typed for `-`.
fn is_longer_dash(field: &[u8]) -> bool {
    const DASHES: [&str; 6] = ["–", "—", "−", "‐", "‑", "‒"];
    DASHES.iter().any(|dash| dash.as_bytes() == field)
}

/// Whether a byte stands between fields.
const fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == b'_'
}

/// Fields between any amount of white space.
struct Fields<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Fields<'a> {
    fn next(&mut self, remarks: &mut Remarks) -> (&'a [u8], Range<usize>) {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let spaces = rest.iter().take_while(|byte| is_space(**byte)).count();
        if rest
            .get(..spaces)
            .is_some_and(|space| space.contains(&b'_'))
        {
            remarks.add(Remark::Underscores, self.at..self.at + spaces);
        }
        let due = usize::from(self.at > 0);
        let ends = self.at + spaces == self.bytes.len();
        let is_usual = matches!(rest.first(), Some(b' ' | b'_'));
        if spaces > due || spaces > 0 && (ends || !is_usual) {
            remarks.add(Remark::Spaces, self.at..self.at + spaces);
        }
        let start = self.at + spaces;
        let rest = self.bytes.get(start..).unwrap_or_default();
        let length = rest.iter().take_while(|byte| !is_space(**byte)).count();
        self.at = start + length;
        (rest.get(..length).unwrap_or_default(), start..self.at)
    }
}

fn read_board_leniently(
    text: &[u8],
    span: Range<usize>,
    remarks: &mut Remarks,
) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut ranks = 0;
    let mut at = span.start;
    for (index, row) in text.split(|byte| *byte == b'/').enumerate() {
        let Some(rank) = 7_usize.checked_sub(index) else {
            return Err(error(FenReason::TooManyRanks, at.saturating_sub(1)..at));
        };
        let mut file = 0;
        for (index, byte) in row.iter().enumerate() {
            let here = at + index..at + index + 1;
            if let digit @ b'1'..=b'8' = byte {
                file += usize::from(digit - b'0');
                if index > 0 && row.get(index - 1).is_some_and(u8::is_ascii_digit) {
                    remarks.add(Remark::DigitsInRow, here.start - 1..here.end);
                }
            } else if *byte == b'~'
                && index > 0
                && row.get(index - 1).is_some_and(u8::is_ascii_alphabetic)
            {
                remarks.add(Remark::Promoted, here);
                continue;
            } else {
                let piece = Piece::from_letter(*byte as char)
                    .ok_or(error(FenReason::Board, here.clone()))?;
                if file < 8 {
                    board.put(
                        Square::new(File::from_index(file), Rank::from_index(rank)),
                        piece,
                    );
                }
                file += 1;
            }
            if file > 8 {
                return Err(error(
                    FenReason::RankTooLong {
                        rank: rank as u8 + 1,
                    },
                    here,
                ));
            }
        }
        if file < 8 {
            remarks.add(Remark::RankFilled, at + row.len()..at + row.len());
        }
        at += row.len() + 1;
        ranks += 1;
    }
    if ranks < 8 {
        return Err(error(FenReason::RanksMissing, span.end..span.end));
    }
    Ok(board)
}

fn read_castling_leniently(
    board: &Board,
    letters: &[u8],
    span: Range<usize>,
    remarks: &mut Remarks,
) -> Result<(Bitboard, Dialect), FenError> {
    let mut once = [0; 16];
    let mut length = 0;
    for (index, letter) in letters.iter().enumerate() {
        if once.get(..length).unwrap_or_default().contains(letter) {
            let here = span.start + index;
            remarks.add(Remark::CastlingTwice, here..here + 1);
        } else if let Some(place) = once.get_mut(length) {
            *place = *letter;
            length += 1;
        }
    }
    if length == letters.len() {
        return read_castling(board, letters, span);
    }
    read_castling(board, once.get(..length).unwrap_or_default(), span)
}

/// The square passed, also when the pawn's own square is given.
fn passed_square(square: Square, turn: Side, span: Range<usize>, remarks: &mut Remarks) -> Square {
    if square.rank() != Rank::Fourth.seen_by(!turn) {
        return square;
    }
    remarks.add(Remark::EnPassantPawnSquare, span);
    Square::new(square.file(), Rank::Third.seen_by(!turn))
}
