//! The quick way through movetext.

use core::ops::ControlFlow;

use crate::class::{eight, run_before, solid_run, word_run};
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
                let length = match is_short_comment(bytes, at, usual) {
                    true => usual,
                    false => self.plain_comment(at),
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
fn blanks_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        if byte != b' ' {
            if byte > b' ' {
                return at;
            }
            match byte {
                b'\t' => {}
                b'\n' | b'\r' if !matches!(bytes[at + 1..], [b'%', ..] | [b'1', b'.', ..]) => {}
                _ => return at,
            }
        }
        at += 1;
    }
    at
}

/// The length of a move number of up to three digits with its dots; 0 if none stands there.
#[inline(always)]
fn plain_number(eight: u64) -> usize {
    let byte = |index: usize| (eight >> (8 * index)) as u8;
    if !matches!(byte(0), b'1'..=b'9') {
        return 0;
    }
    let digits = (1..4).find(|&index| !byte(index).is_ascii_digit());
    let Some(digits) = digits.filter(|&digits| byte(digits) == b'.') else {
        return 0;
    };
    let more = (1..4).take_while(|&more| byte(digits + more) == b'.');
    digits + 1 + more.count()
}

/// The length of a move in the shape that nearly all have; 0 if none stands there.
#[inline(always)]
fn plain_move(eight: u64) -> usize {
    let byte = |index: usize| (eight >> (8 * index)) as u8;
    if !byte(0).is_ascii_alphabetic() {
        return 0;
    }
    let mut length = solid_run(eight);
    if word_run(eight) != length {
        length = shorter_word(eight);
    }
    if !(2..8).contains(&length) {
        return 0;
    }
    // One shift brings the last two bytes and the one behind them to the front.
    let [first, second, stop, ..] = (eight >> (8 * (length - 2))).to_le_bytes();
    let plain = ends_plain_move([first, second]) || is_castling(&eight.to_le_bytes()[..length]);
    match plain && stop != b'(' && stop < 128 {
        true => length,
        false => 0,
    }
}

/// The length of a word that no blank ends. Cold, so that the usual length is not held up by it.
#[cold]
#[inline(never)]
fn shorter_word(eight: u64) -> usize {
    word_run(eight)
}

/// Whether a word with these last two bytes has the shape that most moves have.
pub(super) fn ends_plain_move(last: [u8; 2]) -> bool {
    matches!(
        last,
        [_, b'1'..=b'8'] | [b'1'..=b'8', b'+' | b'#'] | [b'=', b'Q' | b'R' | b'B' | b'N']
    )
}

pub(super) fn is_castling(word: &[u8]) -> bool {
    matches!(word, b"O-O" | b"O-O-O" | b"O-O+" | b"O-O-O+")
}

/// Whether a comment of this length stands here, on one line.
///
/// To know it takes no search: where the next token begins does not wait for what is read.
#[inline(always)]
fn is_short_comment(bytes: &[u8], at: usize, length: usize) -> bool {
    if !(10..=64).contains(&length) || bytes.get(at + length - 1) != Some(&b'}') {
        return false;
    }
    let last = at + length - 9;
    let is_text = |from| eight(bytes, from).is_some_and(|eight| run_before(eight, b'}', b'}') == 8);
    let mut from = at + 1;
    while from < last {
        if !is_text(from) {
            return false;
        }
        from += 8;
    }
    is_text(last)
}
