//! Words that need a second look: other scripts, signs, results, parts of moves.

use arbitre_notation::{Token, TokenKind, Tokens, part_marks};

use crate::class::{in_word, is_blank};
use crate::diagnostic::Trouble;
use crate::encoding::{Encoding, decode, encode};
use crate::limits::Mode;
use crate::nag::Nag;
use crate::outcome::Outcome;
use crate::scan::movetext::{Found, MORE};
use crate::scan::{Scan, wide_blank};
use crate::tree::with_spaces;
use crate::visitor::{Flow, ON, Visitor};

/// The most bytes of a word: the standard lets no symbol have more.
pub(super) const LONGEST: usize = 255;

/// What a word turns out to be.
#[derive(Debug, PartialEq, Eq)]
enum Kind<'t> {
    Move,
    NullMove,
    /// A part of the move before that stands apart from it.
    Apart,
    /// Neither a move nor a part of one.
    Stray,
    Dots,
    Glyph(Nag),
    /// A move with an annotation sign glued to it.
    MoveAndGlyph(&'t str, &'t str),
    Result(Outcome),
}

impl<V: Visitor> Scan<'_, V> {
    /// A word of any script.
    #[cold]
    pub(super) fn wide_word(&mut self) -> Found {
        let blank = wide_blank(&self.bytes[self.at..]);
        if blank > 0 {
            self.at += blank;
            return MORE;
        }
        let whole = self.word_end(self.at) - self.at;
        self.tick(whole);
        if whole > self.limits.token_bytes.min(LONGEST) {
            self.diagnose(Trouble::WordTooLong, self.at..self.at + whole)?;
            self.stray(whole);
            return MORE;
        }
        let (text, encoding) = decode(&self.bytes[self.at..self.at + whole]);
        self.kind(&text, encoding, whole)
    }

    fn kind(&mut self, text: &str, encoding: Encoding, length: usize) -> Found {
        let range = self.at..self.at + length;
        match kind(text) {
            Kind::Move => self.give_move(length)?,
            Kind::NullMove => {
                self.diagnose(Trouble::NullMove, range)?;
                self.give_move(length)?;
            }
            kind @ (Kind::Apart | Kind::Stray) => match self.parted_move(length) {
                0 if kind == Kind::Apart => self.give_apart(length)?,
                0 => {
                    self.diagnose(Trouble::StrayWord, range)?;
                    self.stray(length);
                }
                whole => {
                    self.diagnose(Trouble::MoveApart, self.at..self.at + whole)?;
                    self.give_move(whole)?;
                }
            },
            Kind::Dots => {
                self.visitor.number(self.token(range.clone()));
                self.at = range.end;
            }
            Kind::Glyph(nag) => {
                self.diagnose(Trouble::NagGlyph, range.clone())?;
                self.visitor.nag(self.token(range.clone()), nag);
                self.at = range.end;
            }
            Kind::MoveAndGlyph(before, glyph) => {
                let nag = Nag::of_glyph(glyph);
                let before = encode(before, encoding).len();
                self.give_move(before)?;
                let range = self.at..range.end;
                self.diagnose(Trouble::NagGlyph, range.clone())?;
                if let Some(nag) = nag {
                    self.visitor.nag(self.token(range.clone()), nag);
                }
                self.at = range.end;
            }
            Kind::Result(outcome) => return self.termination(length, outcome),
        }
        MORE
    }

    /// The length of a move whose first part is a word that is none by itself, as in `B x KtP`; 0
    /// if there is no such move. Line ends and tabs part like a blank.
    fn parted_move(&self, word: usize) -> usize {
        const MOST: usize = 48;
        let rest = &self.bytes[self.at..];
        let mut text = &rest[..MOST.min(rest.len())];
        if text.len() == MOST {
            let blank = text.iter().rposition(|&byte| is_blank(byte));
            text = &text[..blank.unwrap_or(0)];
        }
        if self.mode == Mode::Forensic || !rest[0].is_ascii_uppercase() || text.len() <= word {
            return 0;
        }
        let (text, encoding) = decode(text);
        let text = with_spaces(&text);
        match Tokens::of(&text).next() {
            Some(token) if token.kind == TokenKind::Move => {
                let length = encode(&text[..token.span.end], encoding).len();
                if length > word { length } else { 0 }
            }
            _ => 0,
        }
    }

    pub(super) fn give_apart(&mut self, length: usize) -> Flow {
        let range = self.at..self.at + length;
        let trouble = if self.game.after_move {
            Trouble::MoveApart
        } else {
            Trouble::StrayWord
        };
        self.diagnose(trouble, range.clone())?;
        if self.game.after_move && self.mode != Mode::Forensic {
            self.visitor.apart(self.token(range.clone()))
        } else {
            self.visitor.stray(self.token(range.clone()))
        }
        self.at = range.end;
        ON
    }

    /// A token that begins with digits and is no number with dots.
    pub(super) fn number_or_word(&mut self, digits: usize) -> Found {
        let rest = &self.bytes[self.at..];
        let alone = !rest
            .get(digits)
            .is_some_and(|&byte| in_word(byte) || byte >= 128 || byte == b'.');
        if alone {
            let text = &rest[..digits];
            // `0000` and `000` are moves, and so is `5254` in the correspondence notation.
            let is_move = text.len() > 1 && text.iter().all(|&digit| digit == b'0')
                || (4..=5).contains(&digits)
                    && text.iter().all(|digit| (b'1'..=b'8').contains(digit));
            if is_move {
                return self.wide_word();
            }
            let bracket = self.game.depth == 0 && rest.get(digits) == Some(&b')');
            return self.give_number(digits + usize::from(bracket));
        }
        if rest[digits..].starts_with("…".as_bytes()) {
            return self.give_number(digits + "…".len());
        }
        let letter = rest[digits].is_ascii_alphabetic() || rest[digits] >= 128;
        let end = self.word_end(self.at);
        let result = end - self.at < 16 && {
            let (text, _) = decode(&self.bytes[self.at..end]);
            matches!(kind(&text), Kind::Result(_))
        };
        // No move has the number 0: `0–0` castles.
        let zeros = rest[..digits].iter().all(|&digit| digit == b'0');
        if letter && !result && !zeros {
            self.give_number(digits)
        } else {
            self.wide_word()
        }
    }

    fn give_number(&mut self, length: usize) -> Found {
        self.tick(length);
        self.visitor.number(self.token(self.at..self.at + length));
        self.at += length;
        MORE
    }

    /// Where the word ends that begins at `at`: at a blank, a bracket, a suffix or a dot that is
    /// no part of it.
    fn word_end(&self, start: usize) -> usize {
        let bytes = self.bytes;
        let mut at = start;
        while let Some(&byte) = bytes.get(at) {
            let part_of_word = match byte {
                b'.' => at > start && dot_continues(&bytes[start..], at - start),
                b'*' => at > start && takes(&bytes[start..], at - start),
                b'(' => {
                    let word = &bytes[start..];
                    let width = promotion_in_parentheses(word, at - start)
                        + square_in_parentheses(word, at - start);
                    if width > 0 {
                        at += width;
                        continue;
                    }
                    false
                }
                128.. => wide_blank(&bytes[at..]) == 0,
                _ => in_word(byte),
            };
            if !part_of_word {
                break;
            }
            at += 1;
        }
        at.max(start + 1)
    }
}

/// Whether a dot belongs to the word before it: `e.p.`, `éch.`, `0.5-0.5`.
fn dot_continues(word: &[u8], dot: usize) -> bool {
    let before = word[dot - 1];
    match before {
        b'0' => word.get(dot + 1) == Some(&b'5'),
        _ => before.is_ascii_alphabetic() || before >= 128,
    }
}

/// Whether an asterisk is a sign of capture, as in `B*e5` and `P*Kt`, and not the termination
/// marker glued to a move.
fn takes(word: &[u8], asterisk: usize) -> bool {
    let before = word[asterisk - 1];
    match &word[asterisk + 1..] {
        [b'a'..=b'h', b'1'..=b'8', ..] => before.is_ascii_alphanumeric() || before >= 128,
        [b'B' | b'K' | b'N' | b'P' | b'Q' | b'R', ..] => {
            before.is_ascii_uppercase() || before == b't'
        }
        _ => false,
    }
}

/// The width of `(QKt5)` behind a capture in descriptive notation that names no square, as `PxP`;
/// 0 if none stands there.
fn square_in_parentheses(word: &[u8], open: usize) -> usize {
    let takes = word[..open].contains(&b'x');
    if !takes || !word[open - 1].is_ascii_alphabetic() || !word[0].is_ascii_uppercase() {
        return 0;
    }
    let inside = &word[open + 1..];
    let letters = inside.iter().take(5);
    let letters = letters.take_while(|byte| byte.is_ascii_alphabetic());
    match (letters.count(), inside) {
        (0, _) => 0,
        (width, [b'A'..=b'Z', ..]) => match inside[width..] {
            [b'1'..=b'8', b')', ..] => width + 3,
            _ => 0,
        },
        _ => 0,
    }
}

/// The width of `(Q)` behind a square of the last rank; 0 if none stands there.
fn promotion_in_parentheses(word: &[u8], open: usize) -> usize {
    if open == 0 || !matches!(word[open - 1], b'1' | b'8' | b'=') {
        return 0;
    }
    let inside = &word[open + 1..];
    let width = inside
        .iter()
        .take(5)
        .take_while(|&&byte| byte.is_ascii_alphabetic() || byte >= 128)
        .count();
    if width > 0 && inside.get(width) == Some(&b')') {
        width + 2
    } else {
        0
    }
}

fn kind(text: &str) -> Kind<'_> {
    let core = text.trim_end_matches(['+', '#', '†', '‡', ':', '.']);
    // `0-0` castles, and `=` and `+/-` judge the position.
    if let Ok(outcome) = text.parse()
        && outcome != Outcome::BothLose
        && !matches!(text, "=" | "+/-" | "-/+")
    {
        return Kind::Result(outcome);
    }
    if text.chars().all(|c| c == '…' || c == '.') {
        return Kind::Dots;
    }
    if matches!(text, "--" | "<>" | "Z0" | "0000" | "@@@@" | "null" | "pass") {
        return Kind::NullMove;
    }
    if let Some(nag) = Nag::of_glyph(text) {
        return Kind::Glyph(nag);
    }
    if let Some((before, glyph)) = Nag::at_end_of(text)
        && looks_like_move(before)
    {
        return Kind::MoveAndGlyph(before, glyph);
    }
    if looks_like_move(core) || is_descriptive(text) {
        Kind::Move
    } else if may_stand_apart(text) {
        Kind::Apart
    } else {
        Kind::Stray
    }
}

/// Whether a word can be the end of a move that was torn off: a mark as `e.p.`, `ch` or `(=)`, the
/// piece that a pawn becomes, a sign of capture.
fn may_stand_apart(word: &str) -> bool {
    let promotes = |piece: &str| {
        let mut letters = piece.trim_end_matches(['+', '#', ')']).chars();
        let first = letters.next();
        first.is_none_or(char::is_alphabetic) && letters.all(char::is_alphabetic)
    };
    let is_piece = |piece: &str| piece.chars().count() <= 4 && promotes(piece);
    let becomes = word.strip_prefix(['=', '/', '(']);
    let alone = word.chars().count() == 1 && word.starts_with(char::is_uppercase);
    let is_mark = || part_marks(&format!("Nf3 {word}")).0 == "Nf3";
    alone || becomes.is_some_and(is_piece) || matches!(word, "x" | "×" | ":") || is_mark()
}

/// Whether a word is a move that names no square, as `BxKt` in the descriptive notation.
fn is_descriptive(word: &str) -> bool {
    let is_move = |token: Token| token.kind == TokenKind::Move && token.span.end == word.len();
    word.starts_with(char::is_uppercase) && Tokens::of(word).next().is_some_and(is_move)
}

/// Whether a word names a square, castles, or is a pawn capture by files only.
fn looks_like_move(word: &str) -> bool {
    let letters: Vec<char> = word
        .chars()
        .filter(|c| !matches!(c, 'x' | ':' | '×'))
        .take(4)
        .collect();
    let castles = |c: &char| matches!(c, 'O' | 'o' | '0' | 'О' | 'о');
    word.bytes().any(|byte| (b'1'..=b'8').contains(&byte)) && !word.starts_with(['+', '=', '#'])
        || letters.len() >= 2
            && letters.first().is_some_and(castles)
            && letters.last().is_some_and(|c| castles(c) || is_dash(*c))
        || letters.len() == 2
            && file(letters[0])
                .zip(file(letters[1]))
                .is_some_and(|(from, to)| from.abs_diff(to) == 1)
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '–' | '—' | '‐' | '‑' | '−')
}

/// A file letter, typed in the Latin or by mistake in the Cyrillic alphabet, and `ç`.
fn file(letter: char) -> Option<u8> {
    match letter {
        'a'..='h' => Some(letter as u8 - b'a'),
        'а' => Some(0),
        'с' | 'ç' => Some(2),
        'е' => Some(4),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_apart() {
        for (text, expected) in [
            ("Cf3", Kind::Move),
            ("Кf3", Kind::Move),
            ("ed", Kind::Move),
            ("e:d", Kind::Move),
            ("ed:", Kind::Move),
            ("OO", Kind::Move),
            ("0–0", Kind::Move),
            ("O-O-O+", Kind::Move),
            ("e8(D)", Kind::Move),
            ("C*e5", Kind::Move),
            ("BxKt", Kind::Move),
            ("QPxB", Kind::Move),
            ("KtxP", Kind::Move),
            ("White", Kind::Stray),
            ("is", Kind::Stray),
            ("<x>", Kind::Stray),
            ("(=)", Kind::Apart),
            ("éch.", Kind::Apart),
            ("Q", Kind::Apart),
            ("ch", Kind::Apart),
            ("e.p.", Kind::Apart),
            ("+", Kind::Apart),
            ("=Q", Kind::Apart),
            ("mat", Kind::Apart),
            ("--", Kind::NullMove),
            ("…", Kind::Dots),
            ("±", Kind::Glyph(Nag(16))),
            ("+-", Kind::Glyph(Nag(18))),
            ("=", Kind::Glyph(Nag(10))),
            ("+/-", Kind::Glyph(Nag(16))),
            ("Nf3±", Kind::MoveAndGlyph("Nf3", "±")),
            ("½-½", Kind::Result(Outcome::Draw)),
            ("0.5-0.5", Kind::Result(Outcome::Draw)),
            ("1:0", Kind::Result(Outcome::WhiteWins)),
            ("0-0", Kind::Move),
        ] {
            assert_eq!(kind(text), expected, "{text}");
        }
    }
}
