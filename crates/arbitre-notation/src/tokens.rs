//! Movetext cut into tokens, none of it lost.

mod broken;
mod forms;

pub(crate) use broken::{looks_broken, with_broken_moves};

use crate::Span;
use crate::characters::is_capture;
use forms::{
    castling_length, is_glyph, is_outcome_word, leading, looks_like_move, move_length, null_length,
    numeric_length, outcome_length, spaced_capture, spaced_promotion, tail_length,
};

/// A piece of movetext with its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands.
    pub span: Span,
}

/// What a piece of movetext is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A move number with its dots: `12.`, `12...`, `12)`.
    Number,
    /// A move, or what may be several without a blank between.
    Move,
    /// `{...}` or from `;` to the end of the line.
    Comment,
    /// A line that begins with `%`.
    Escape,
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `$1`.
    Nag,
    /// An opinion on the move or the position: `!?`, `±`, `∞`.
    Glyph,
    /// The sign of a draw offer: `(=)`.
    Offer,
    /// The result: `1-0`, `½:½`, `*`.
    Outcome,
    /// Words that are no move.
    Word,
    /// Anything else.
    Stray,
}

/// Cuts movetext into tokens; what lies between them is white space.
///
/// # Examples
///
/// ```
/// use arbitre_notation::{TokenKind, Tokens};
///
/// let text = "1. e4 {best} e5 2. Cf3 éch. 1-0";
/// let moves: Vec<&str> = Tokens::of(text)
///     .filter(|token| token.kind == TokenKind::Move)
///     .map(|token| token.span.of(text))
///     .collect();
/// assert_eq!(moves, ["e4", "e5", "Cf3 éch."]);
/// ```
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
    last: Option<TokenKind>,
}

impl<'a> Tokens<'a> {
    /// The tokens of a movetext.
    pub const fn of(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            depth: 0,
            last: None,
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// What the next token is and how many bytes it has.
    fn cut(&mut self, first: char) -> (TokenKind, usize) {
        let rest = self.rest();
        let to_line_end = || rest.find(['\n', '\r']).unwrap_or(rest.len());
        match first {
            '{' => (TokenKind::Comment, comment_length(rest)),
            ';' => (TokenKind::Comment, to_line_end()),
            '%' if self.at_line_start() => (TokenKind::Escape, to_line_end()),
            '(' if rest.starts_with("(=)") => (TokenKind::Offer, 3),
            '(' => {
                self.depth += 1;
                (TokenKind::Open, 1)
            }
            ')' => {
                self.depth = self.depth.saturating_sub(1);
                (TokenKind::Close, 1)
            }
            '$' => (
                TokenKind::Nag,
                1 + leading(&rest[1..], |c| c.is_ascii_digit()),
            ),
            _ => self.cut_text(rest, first),
        }
    }

    fn cut_text(&self, rest: &str, first: char) -> (TokenKind, usize) {
        if let Some(length) = null_length(rest) {
            return (TokenKind::Move, length);
        }
        if let Some(length) = outcome_length(rest) {
            return (TokenKind::Outcome, length);
        }
        if let Some(length) = castling_length(rest) {
            return (TokenKind::Move, length + tail_length(&rest[length..]));
        }
        if let Some(length) = numeric_length(rest).filter(|_| self.last != Some(TokenKind::Word)) {
            return (TokenKind::Move, length);
        }
        if first.is_ascii_digit() || matches!(first, '.' | '…') {
            return (TokenKind::Number, self.number_length(rest));
        }
        let glyphs = leading(rest, is_glyph);
        if glyphs > 0 {
            return (TokenKind::Glyph, glyphs);
        }
        if let Some(length) = spaced_capture(rest) {
            return (TokenKind::Move, length + tail_length(&rest[length..]));
        }
        let length = move_length(rest);
        let word = &rest[..length];
        if word.is_empty() {
            (TokenKind::Stray, first.len_utf8())
        } else if looks_like_move(word) {
            let length = length + spaced_promotion(word, &rest[length..]);
            (TokenKind::Move, length + tail_length(&rest[length..]))
        } else if is_outcome_word(word) {
            (TokenKind::Outcome, length)
        } else {
            joined(rest, length)
        }
    }

    /// Digits, then dots, one parenthesis where none is open, or nothing.
    fn number_length(&self, rest: &str) -> usize {
        let digits = leading(rest, |c| c.is_ascii_digit());
        let dots = leading(&rest[digits..], |c| matches!(c, '.' | '…'));
        let closing = dots == 0 && self.depth == 0 && rest[digits..].starts_with(')');
        digits + dots + usize::from(closing)
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || self.text[..self.at].ends_with(['\n', '\r'])
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        self.at += leading(self.rest(), |c| c.is_whitespace() || c == '\u{FEFF}');
        let first = self.rest().chars().next()?;
        let start = self.at;
        let (kind, length) = self.cut(first);
        self.at += length.max(first.len_utf8());
        self.last = Some(kind);
        Some(Token {
            kind,
            span: Span::new(start, self.at),
        })
    }
}

/// A comment ends at its first `}`; where braces stand inside it and all of
/// them are closed, at the `}` of its own.
fn comment_length(text: &str) -> usize {
    let first = text.find('}').map_or(text.len(), |at| at + 1);
    if !text[1..first].contains('{') {
        return first;
    }
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            return at + 1;
        }
    }
    first
}

/// A word, with the square behind it if it names the piece that goes there, as
/// in `Cavalier f3`.
fn joined(rest: &str, word: usize) -> (TokenKind, usize) {
    let blanks = leading(&rest[word..], |c| matches!(c, ' ' | '\u{A0}' | '\n'));
    let behind = &rest[word + blanks..];
    let next = move_length(behind);
    let square = behind[..next].trim_end_matches(['+', '#', '†', '‡', ':']);
    let begins = |c: char| matches!(c, 'a'..='h' | '1'..='8') || is_capture(c);
    let ends = matches!(square.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8']);
    let named = blanks > 0 && rest[..word].chars().all(char::is_alphabetic);
    if named && square.starts_with(begins) && ends {
        let length = word + blanks + next;
        (TokenKind::Move, length + tail_length(&rest[length..]))
    } else {
        (TokenKind::Word, word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// The tokens of a text, each with its kind.
    #[track_caller]
    fn check(text: &str, expected: &[(TokenKind, &str)]) {
        let found: Vec<_> = Tokens::of(text)
            .map(|token| (token.kind, token.span.of(text)))
            .collect();
        assert_eq!(found, expected, "{text:?}");
    }

    /// The moves of a text.
    #[track_caller]
    fn moves(text: &str, expected: &[&str]) {
        let found: Vec<_> = Tokens::of(text)
            .filter(|token| token.kind == Move)
            .map(|token| token.span.of(text))
            .collect();
        assert_eq!(found, expected, "{text:?}");
    }

    use TokenKind::{
        Close, Comment, Escape, Glyph, Move, Nag, Number, Offer, Open, Outcome, Stray, Word,
    };

    #[test]
    fn numbers_moves_and_outcomes() {
        check(
            "1. e4 e5 1-0",
            &[(Number, "1."), (Move, "e4"), (Move, "e5"), (Outcome, "1-0")],
        );
        check("1.e4", &[(Number, "1."), (Move, "e4")]);
        check("1) e4", &[(Number, "1)"), (Move, "e4")]);
        check("12… e5", &[(Number, "12…"), (Move, "e5")]);
        check(
            "1. ... Nf6",
            &[(Number, "1."), (Number, "..."), (Move, "Nf6")],
        );
        for outcome in [
            "1-0", "0–1", "½-½", "½:½", "1/2-1/2", "1/2", "1:0", "*", "nulle",
        ] {
            check(outcome, &[(Outcome, outcome)]);
        }
    }

    #[test]
    fn what_stands_between_moves() {
        check(
            "e4 (d4 $1) {x} !? (=) ;y\n%z\ne5",
            &[
                (Move, "e4"),
                (Open, "("),
                (Move, "d4"),
                (Nag, "$1"),
                (Close, ")"),
                (Comment, "{x}"),
                (Glyph, "!?"),
                (Offer, "(=)"),
                (Comment, ";y"),
                (Escape, "%z"),
                (Move, "e5"),
            ],
        );
        check(
            "e4 hello, e5",
            &[(Move, "e4"), (Word, "hello"), (Stray, ","), (Move, "e5")],
        );
        check("e4$1", &[(Move, "e4"), (Nag, "$1")]);
        check("e4+-", &[(Move, "e4"), (Glyph, "+-")]);
        check("e4(=)", &[(Move, "e4"), (Offer, "(=)")]);
        check("e4‼ ±", &[(Move, "e4"), (Glyph, "‼"), (Glyph, "±")]);
        check("e4 +/- e5", &[(Move, "e4"), (Glyph, "+/-"), (Move, "e5")]);
        check("e4 +/-", &[(Move, "e4"), (Outcome, "+/-")]);
    }

    #[test]
    fn comments_end_at_a_brace() {
        moves("e4 {a {b} e5", &["e4", "e5"]);
        moves("e4 {a {b} c} e5", &["e4", "e5"]);
        moves("e4 {never closed e5", &["e4"]);
    }

    #[test]
    fn what_is_said_behind_a_move_belongs_to_it() {
        moves("exd6 e.p. Kd7", &["exd6 e.p.", "Kd7"]);
        moves("exd6e.p. Kd7", &["exd6e.p.", "Kd7"]);
        moves("exd6 (e.p.) Kd7", &["exd6 (e.p.)", "Kd7"]);
        moves("Qh5 ch Kd7", &["Qh5 ch", "Kd7"]);
        moves("Dxb1 éch. 30. Rh2", &["Dxb1 éch.", "Rh2"]);
        moves("Df7 mat 1-0", &["Df7 mat"]);
        moves("Nf3 + e5", &["Nf3 +", "e5"]);
        moves("e8 =Q Kd7", &["e8 =Q", "Kd7"]);
        moves("e8(Q)+ Kd7", &["e8(Q)+", "Kd7"]);
        moves("e8(♕) Kd7", &["e8(♕)", "Kd7"]);
        moves("e8=(Q) Kd7", &["e8=(Q)", "Kd7"]);
        moves("de8:(Q) Kd7", &["de8:(Q)", "Kd7"]);
        moves("e8 (d8) Kd7", &["e8", "d8", "Kd7"]);
        moves("O-O + e5", &["O-O +", "e5"]);
    }

    #[test]
    fn castling_whatever_its_dashes() {
        moves(
            "0-0 0-0-0 O–O OO OOO 0—0 0 — 0 o-o",
            &["0-0", "0-0-0", "O–O", "OO", "OOO", "0—0", "0 — 0", "o-o"],
        );
        moves("10. 0-0 100. e4", &["0-0", "e4"]);
        moves("petit roque", &["petit roque"]);
        moves("Castles QR Castles", &["Castles QR", "Castles"]);
    }

    #[test]
    fn names_of_pieces_join_their_square() {
        moves(
            "2. Cavalier f3 Dame a5 Fou xc6",
            &["Cavalier f3", "Dame a5", "Fou xc6"],
        );
        moves("N xd5 Kd7", &["N xd5", "Kd7"]);
        moves(
            "ed exd e4:d5 Cf3: ed5:",
            &["ed", "exd", "e4:d5", "Cf3:", "ed5:"],
        );
        moves("P-K4 PxP P4R Kt-KB3", &["P-K4", "PxP", "P4R", "Kt-KB3"]);
        moves("R(QR1)-Q1 KtxP(K4)", &["R(QR1)-Q1", "KtxP(K4)"]);
        moves("-- Z0 null 0000", &["--", "Z0", "null", "0000"]);
        moves(
            "P x P 2. B x KtP ch. Cf3 x e5 Q-R5ch R-R8(ch)",
            &["P x P", "B x KtP ch.", "Cf3 x e5", "Q-R5ch", "R-R8(ch)"],
        );
    }
}
