//! The quick way through movetext.

use core::ops::ControlFlow;

use crate::class::{dot_run, eight, is_word_up_to, solid_run, word_run};
use crate::scan::Scan;
use crate::visitor::{CommentKind, Leave, Visitor};

impl<V: Visitor> Scan<'_, V> {
    /// Reads on as long as only numbers, plain moves, closed comments and blanks come.
    ///
    /// Nearly all text of nearly all files ends here. What comes next is told by branches that a
    /// processor learns: numbers, moves and comments take turns, and comments of one game have
    /// mostly one length. Only the length of a move, which it cannot learn, is worked out without
    /// a branch and in few steps. The position is kept out of memory.
    #[inline(always)]
    pub(super) fn plain_movetext(&mut self, mut at: usize) -> ControlFlow<Leave, usize> {
        let bytes = self.bytes;
        let mut usual = 0;
        loop {
            let start = at;
            let Some(mut text) = eight(bytes, at) else {
                return ControlFlow::Continue(at);
            };
            let length = plain_number(text);
            if length > 0 {
                self.visitor.number(self.token(at..at + length));
                at = blanks_end(bytes, at + length);
                self.tick(at - start);
                match eight(bytes, at) {
                    Some(behind) => text = behind,
                    None => return ControlFlow::Continue(at),
                }
            }
            let start = at;
            let length = plain_move(text);
            if length > 0 {
                self.game.after_move = true;
                self.game.moves += 1;
                let played = self.token(at..at + length);
                at += length;
                if let ControlFlow::Break(leave) = self.visitor.word(played) {
                    self.at = at;
                    return ControlFlow::Break(leave);
                }
                at = blanks_end(bytes, at);
            }
            if bytes.get(at) == Some(&b'{') {
                let length = if is_short_comment(bytes, at, usual) {
                    usual
                } else {
                    self.plain_comment(at)
                };
                if length > 0 {
                    usual = length;
                    let comment = self.token(at..at + length);
                    at += length;
                    if let ControlFlow::Break(leave) =
                        self.visitor.comment(comment, CommentKind::Brace)
                    {
                        self.at = at;
                        return ControlFlow::Break(leave);
                    }
                    at = blanks_end(bytes, at);
                }
            }
            if at == start {
                return ControlFlow::Continue(at);
            }
            self.tick(at - start);
        }
    }
}

/// Where the blanks end that stand here.
///
/// A line end stays if an escape line or the first number of a game may follow it.
#[inline(always)]
fn blanks_end(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at..) {
        Some(&[b' ', next, ..]) if next > b' ' => at + 1,
        Some(&[next, ..]) if next > b' ' => at,
        _ => unusual_blanks_end(bytes, at),
    }
}

/// Where blanks end that are more than one space.
#[inline(never)]
fn unusual_blanks_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b' ' | b'\t' => {}
            b'\n' | b'\r' if !matches!(bytes[at + 1..], [b'%', ..] | [b'1', b'.', ..]) => {}
            _ => return at,
        }
        at += 1;
    }
    at
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
fn is_short_comment(bytes: &[u8], at: usize, length: usize) -> bool {
    match bytes.get(at..at + length) {
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
