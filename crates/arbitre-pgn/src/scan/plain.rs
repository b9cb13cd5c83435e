//! The quick way through movetext.

use crate::class::{dot_run, eight, is_word_up_to, solid_run, word_run};
use crate::scan::Scan;
use crate::visitor::{CommentKind, Flow, ON, Token, Visitor};

impl<'a, V: Visitor> Scan<'a, V> {
    /// Reads on as long as only numbers, plain moves, closed comments and blanks come.
    ///
    /// Nearly all text of nearly all files ends here. What comes next is told by branches that a
    /// processor learns: numbers, moves and comments take turns, and comments of one game have
    /// mostly one length. Only the length of a move, which it cannot learn, is worked out without
    /// a branch and in few steps. The text that is left is kept out of memory, and is cut off token by
    /// token, which needs fewer checks than places do.
    #[inline(always)]
    pub(super) fn plain_movetext(&mut self) -> Flow {
        let mut rest = &self.bytes[self.at..];
        let mut usual = 0;
        loop {
            let start = rest.len();
            let Some(mut text) = eight(rest, 0) else {
                break;
            };
            let length = plain_number(text);
            if length > 0 {
                let (number, behind) = self.split(rest, length);
                self.visitor.number(number);
                rest = behind_blanks(behind);
                match eight(rest, 0) {
                    Some(behind) => text = behind,
                    None => break,
                }
            }
            let length = plain_move(text);
            if length > 0 {
                self.game.after_move = true;
                self.game.moves += 1;
                let (played, behind) = self.split(rest, length);
                let flow = self.visitor.word(played);
                if flow.is_break() {
                    self.at = self.place_of(behind);
                    return flow;
                }
                rest = behind_blanks(behind);
            }
            if rest.first() == Some(&b'{') {
                let length = if is_short_comment(rest, usual) {
                    usual
                } else {
                    self.plain_comment(self.place_of(rest))
                };
                if length > 0 {
                    usual = length;
                    let (comment, behind) = self.split(rest, length);
                    let flow = self.visitor.comment(comment, CommentKind::Brace);
                    if flow.is_break() {
                        self.at = self.place_of(behind);
                        return flow;
                    }
                    rest = behind_blanks(behind);
                }
            }
            self.tick(start - rest.len());
            if rest.len() == start {
                break;
            }
        }
        self.at = self.place_of(rest);
        ON
    }

    /// Where the rest of the bytes begins.
    #[inline(always)]
    fn place_of(&self, rest: &[u8]) -> usize {
        self.bytes.len() - rest.len()
    }

    /// A token at the beginning of the rest of the bytes, and what is behind it.
    #[inline(always)]
    fn split(&self, rest: &'a [u8], length: usize) -> (Token<'a>, &'a [u8]) {
        let (text, behind) = rest.split_at(length);
        let start = self.base + self.place_of(rest) as u64;
        (Token { text, start }, behind)
    }
}

/// What stands behind the blanks here.
///
/// A line end stays if an escape line or the first number of a game may follow it.
#[inline(always)]
fn behind_blanks(text: &[u8]) -> &[u8] {
    match text {
        [b' ', rest @ ..] if matches!(rest, [next, ..] if *next > b' ') => rest,
        [next, ..] if *next > b' ' => text,
        _ => behind_unusual_blanks(text),
    }
}

/// What stands behind blanks that are more than one space.
#[inline(never)]
fn behind_unusual_blanks(mut text: &[u8]) -> &[u8] {
    loop {
        text = match text {
            [b'\n' | b'\r', b'%', ..] | [b'\n' | b'\r', b'1', b'.', ..] => return text,
            [b' ' | b'\t' | b'\n' | b'\r', rest @ ..] => rest,
            _ => return text,
        };
    }
}

/// The length of a move number of up to three digits with one dot or three; 0 if none stands there.
#[inline(always)]
fn plain_number(eight: u64) -> usize {
    let byte = |index: usize| (eight >> (8 * index)) as u8;
    if !matches!(byte(0), b'1'..=b'9') {
        return 0;
    }
    let Some(digits) = (1..4).find(|&index| !byte(index).is_ascii_digit()) else {
        return 0;
    };
    let dots = dot_run(eight >> (8 * digits));
    if matches!(dots, 1 | 3) {
        digits + dots
    } else {
        0
    }
}

/// The length of a move in the shape that nearly all have; 0 if none stands there.
#[inline(always)]
fn plain_move(eight: u64) -> usize {
    if !(eight as u8).is_ascii_alphabetic() {
        return 0;
    }
    let length = solid_run(eight);
    if (2..8).contains(&length) && is_usual_move(eight, length) {
        length
    } else if eight.to_le_bytes().starts_with(b"O-O ") {
        3
    } else {
        unusual_move(eight)
    }
}

/// Whether a word is a move to a square, with or without a check.
#[inline(always)]
fn is_usual_move(eight: u64, length: usize) -> bool {
    // One shift brings the last two bytes to the front.
    let before = 8 * (length - 2);
    let [last, end, ..] = (eight >> before).to_le_bytes();
    let square = matches!((last, end), (b'a'..=b'h', b'1'..=b'8'));
    let check = matches!((last, end), (b'1'..=b'8', b'+' | b'#'));
    (square || check) && is_word_up_to(eight, before)
}

/// The length of a castling move, a promotion, or a move with something behind it that is no
/// blank; 0 if none stands there.
#[inline(never)]
fn unusual_move(eight: u64) -> usize {
    let length = word_run(eight);
    let bytes = eight.to_le_bytes();
    match bytes[..length] {
        [.., b, c] if length < 8 && (ends_plain_move([b, c]) || is_castling(&bytes[..length])) => {
            if may_go_on(bytes[length]) {
                0
            } else {
                length
            }
        }
        _ => 0,
    }
}

/// Whether a word with these last two bytes has the shape that most moves have.
pub(super) fn ends_plain_move(last: [u8; 2]) -> bool {
    matches!(
        last,
        [_, b'1'..=b'8'] | [b'1'..=b'8', b'+' | b'#'] | [b'=', b'Q' | b'R' | b'B' | b'N']
    )
}

/// Whether a word may go on with this byte, though plain words do not: `e8(Q)`, `B*e5`.
pub(super) fn may_go_on(byte: u8) -> bool {
    matches!(byte, b'(' | b'*' | 128..)
}

pub(super) fn is_castling(word: &[u8]) -> bool {
    matches!(word, b"O-O" | b"O-O-O" | b"O-O+" | b"O-O-O+")
}

/// Whether a comment of this length stands here, on one line.
///
/// To know it takes no search: where the next token begins does not wait for what is read.
#[inline(always)]
fn is_short_comment(text: &[u8], length: usize) -> bool {
    match text.get(..length) {
        Some([_, inside @ .., b'}']) if inside.len() >= 16 => is_line_of_text::<16>(inside),
        Some([_, inside @ .., b'}']) if inside.len() >= 8 => is_line_of_text::<8>(inside),
        _ => false,
    }
}

/// Whether there is neither a closing brace nor a control character in at least `N` bytes, of
/// which so many are looked at together.
#[inline(always)]
fn is_line_of_text<const N: usize>(inside: &[u8]) -> bool {
    let is_text = |part: &[u8; N]| {
        let ends = |&byte: &u8| byte < b' ' || byte == b'}';
        !part.iter().fold(false, |any, byte| any | ends(byte))
    };
    let (parts, rest) = inside.as_chunks::<N>();
    parts.iter().all(is_text) && (rest.is_empty() || inside.last_chunk().is_some_and(is_text))
}
