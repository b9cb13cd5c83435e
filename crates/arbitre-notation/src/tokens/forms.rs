//! The forms by which the tokens of a score are told from one another.

use alloc::vec::Vec;

use crate::characters::{is_capture, is_dash, is_ring, look, small, usual};
use crate::marks::part_marks;
use crate::sketch::CASTLING_WORDS;

/// Results, each before those that begin it.
#[rustfmt::skip]
const OUTCOMES: &[&str] = &[
    "1/2-1/2", "1/2–1/2", "1/2:1/2", "1/2 - 1/2", "½-½", "½–½", "½:½", "½ - ½", "0.5-0.5", "0,5-0,5",
    "1-0", "1–0", "1—0", "1:0", "1 - 0", "0-1", "0–1", "0—1", "0:1", "0 - 1", "1/2", "½",
    "+/-", "-/+", "*",
];

/// Results in words.
#[rustfmt::skip]
const OUTCOME_WORDS: &[&str] = &[
    "nulle", "nul", "remis", "remise", "tablas", "empate", "draw", "drawn", "resigns", "gain",
    "perte", "abandon", "aufgegeben", "patta",
];

/// What may stand after a blank and still belong to the move before it, each
/// before those that begin it.
#[rustfmt::skip]
const TAILS: &[&str] = &[
    "en passant", "(e.p.)", "(e.p)", "(ep)", "p.e.p.", "e.p.", "e.p", "ep.", "ep", "a.p.", "a.p",
    "dbl ch.", "dbl ch", "dis ch.", "dis ch", "(ch.)", "(ch)", "échec et mat", "échec", "éch.", "éch", "ch.", "ch",
    "matt", "mate", "mat", "+ +", "++", "+", "#", "†", "‡",
];

/// Opinions that may be glued to a move, each before those that end it.
const EVALUATIONS: &[&str] = &["+/-", "-/+", "+-", "-+", "+=", "=+", "="];

const NULLS: &[&str] = &["0000", "@@@@", "null", "Z0", "<>", "--", "——"];

/// How many bytes at the beginning of a text satisfy a test.
pub(super) fn leading(text: &str, test: impl Fn(char) -> bool) -> usize {
    text.find(|c| !test(c)).unwrap_or(text.len())
}

/// Whether a token can end before `rest`.
fn can_end(rest: &str) -> bool {
    let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '(' | ')' | ';' | '$' | ',');
    rest.chars().next().is_none_or(ends)
}

/// How long the move is that is none, if the text begins with one.
pub(super) fn null_length(text: &str) -> Option<usize> {
    let form = NULLS.iter().find(|&&form| text.starts_with(form))?;
    can_end(&text[form.len()..]).then_some(form.len())
}

/// How long the result is, if the text begins with one.
pub(super) fn outcome_length(text: &str) -> Option<usize> {
    let begins = |form: &&&str| text.starts_with(**form) && can_end(&text[form.len()..]);
    let form = OUTCOMES.iter().find(begins)?;
    // With a move behind it `+/-` is an opinion. `0-0` is castling until the board denies it.
    let open = matches!(*form, "+/-" | "-/+");
    let goes_on = open && !text[form.len()..].trim().is_empty();
    (!goes_on).then_some(form.len())
}

pub(super) fn is_outcome_word(word: &str) -> bool {
    OUTCOME_WORDS
        .iter()
        .any(|form| word.eq_ignore_ascii_case(form))
}

/// How long castling is, if the text begins with it: letters O or zeros, with
/// any dash between and blanks beside it, or nothing between; signs of check
/// behind it are counted.
pub(super) fn castling_length(text: &str) -> Option<usize> {
    let said = |words: &str| text.starts_with(words) && can_end(&text[words.len()..]);
    if let Some((words, _)) = CASTLING_WORDS.iter().find(|(words, _)| said(words)) {
        return Some(words.len());
    }
    let parted = parted_rings(text);
    let run = leading(text, is_ring);
    let (rings, end) = match parted {
        (0 | 1, _) => (text[..run].chars().count(), run),
        parted => parted,
    };
    let behind = &text[end..];
    let is_number = behind.starts_with(['.', '…']);
    let is_word = behind.starts_with(char::is_alphanumeric);
    let signs = leading(behind, |c| matches!(c, '+' | '#' | '†' | '‡'));
    ((2..=3).contains(&rings) && !is_number && !is_word).then_some(end + signs)
}

/// How many letters O or zeros with dashes between begin a text, and where they
/// end.
fn parted_rings(text: &str) -> (usize, usize) {
    let (mut rings, mut end, mut dashed) = (0, 0, true);
    for (at, c) in text.char_indices() {
        match c {
            c if dashed && is_ring(c) => {
                rings += 1;
                end = at + c.len_utf8();
                dashed = false;
            }
            c if !dashed && is_dash(c) => dashed = true,
            ' ' => {}
            _ => break,
        }
    }
    (rings, end)
}

/// Whether a character is an opinion where no move stands before it.
pub(super) const fn is_glyph(c: char) -> bool {
    is_opinion(c) || matches!(c, '=' | '+' | '-' | '/' | '~' | '†' | '‡' | '#')
}

/// Whether a character is always an opinion, glued to a move or not.
const fn is_opinion(c: char) -> bool {
    matches!(
        c,
        '!' | '?'
            | '‼'
            | '⁇'
            | '⁉'
            | '⁈'
            | '±'
            | '∓'
            | '∞'
            | '⩲'
            | '⩱'
            | '□'
            | '⨀'
            | '⟳'
            | '↑'
            | '→'
            | '⇆'
            | '⨁'
            | '∆'
            | '∇'
            | '⌓'
    )
}

/// How long the word or the move is with which a text begins.
pub(super) fn move_length(text: &str) -> usize {
    let breaks = |c: char| {
        c.is_whitespace()
            || is_opinion(c)
            || matches!(
                c,
                '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | ',' | '"' | '.' | '…'
            )
    };
    let mut end = leading(text, |c| !breaks(c));
    while let Some(square) = descriptive_square(&text[end..]).filter(|_| end > 0) {
        end += square;
        end += leading(&text[end..], |c| !breaks(c));
    }
    if end > 1 && text[..end].ends_with('*') && can_end(&text[end..]) {
        // The result, glued to the last move.
        end -= 1;
    }
    let opinion = EVALUATIONS
        .iter()
        .find(|form| text[..end].ends_with(**form));
    let promotion = promotion_length(&text[..end], &text[end..]);
    if promotion == 0 {
        end -= opinion.map_or(0, |form| form.len());
    }
    for form in ["(e.p.)", "(e.p)", "(ep)"] {
        if end > 0 && text[end..].starts_with(form) {
            end += form.len();
        }
    }
    end += promotion;
    // `exd6e.p.` and `Df7éch.` have dots of their own.
    let dotted = [
        ("e", ".p."),
        ("e", ".p"),
        ("a", ".p."),
        ("a", ".p"),
        ("ch", "."),
    ];
    let dots = dotted.iter().find(|(word, dots)| {
        text[..end].ends_with(word) && end > word.len() && text[end..].starts_with(dots)
    });
    end + dots.map_or(0, |(_, dots)| dots.len())
}

/// How long a capture is that has blanks beside its sign, as in `P x P` and `Cf3 x e5`.
pub(super) fn spaced_capture(text: &str) -> Option<usize> {
    let blanks = |text: &str| leading(text, |c| matches!(c, ' ' | '\u{A0}'));
    let left = move_length(text);
    let sign = left + blanks(&text[left..]);
    let c = text[sign..].chars().next().filter(|c| is_capture(*c))?;
    let behind = sign + c.len_utf8();
    let right = behind + blanks(&text[behind..]);
    let end = right + move_length(&text[right..]);
    let joined = [&text[..left], "x", &text[right..end]].concat();
    let spaced = (1..=8).contains(&left) && left < sign && behind < right && right < end;
    (spaced && looks_like_move(&joined)).then_some(end)
}

/// How long a square in parentheses is that tells one piece from another in
/// descriptive notation, as in `R(QR1)-Q1`.
fn descriptive_square(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('(')?;
    let length = leading(inside, |c| {
        c.is_ascii_uppercase() || c.is_ascii_digit() || c == 't'
    });
    let named = inside.starts_with(|c: char| c.is_ascii_uppercase());
    let square = named && inside[..length].ends_with(|c: char| c.is_ascii_digit());
    (square && inside[length..].starts_with(')')).then_some(length + 2)
}

/// How long the new piece in parentheses is behind a last rank, as in `e8(Q)+`,
/// or behind a move in descriptive notation.
fn promotion_length(square: &str, behind: &str) -> usize {
    let Some(inside) = behind.strip_prefix('(') else {
        return 0;
    };
    let names = |c: char| !c.is_whitespace() && !c.is_ascii_digit() && !matches!(c, ')' | '=');
    let name = leading(inside, names);
    let short = (1..=3).contains(&inside[..name].chars().count());
    let square = square.trim_end_matches(['=', ':']);
    let last_rank = square.ends_with(['1', '8']) || looks_descriptive(square);
    if !last_rank || !short || !inside[name..].starts_with(')') {
        return 0;
    }
    let signs = leading(&inside[name + 1..], |c| matches!(c, '+' | '#' | '†' | '‡'));
    name + 2 + signs
}

/// Whether a word holds a square, is a pawn's capture such as `ed`, or is a move
/// in descriptive notation.
pub(super) fn looks_like_move(word: &str) -> bool {
    let plain: Vec<char> = usual(word).chars().map(|c| small(look(c))).collect();
    let is_square = |pair: &[char]| matches!(pair, ['a'..='h', '1'..='8']);
    let is_sign = |c: &char| is_capture(*c) || matches!(c, '+' | '#' | '†' | '‡');
    let bare: Vec<char> = plain.iter().copied().filter(|c| !is_sign(c)).collect();
    let is_capture = matches!(bare[..], ['a'..='h', 'a'..='h']);
    is_capture || plain.windows(2).any(is_square) || looks_descriptive(word)
}

/// Whether a word is a move in descriptive notation: `P-K4`, `KtxB`, `P4R`.
fn looks_descriptive(word: &str) -> bool {
    let (core, _) = part_marks(word);
    let core = core.trim_end_matches(|c: char| !c.is_alphanumeric() && c != ')');
    let fits = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || "t()/=—".contains(c);
    let named = |text: &str| text.starts_with(|c: char| c.is_ascii_uppercase());
    let parted = core.split_once(['-', '–', '—', 'x', ':', '×']);
    let parted = parted.is_some_and(|(piece, target)| {
        let numbered = target.starts_with(|c: char| c.is_ascii_digit());
        named(piece)
            && (named(target) || numbered)
            && (piece.chars().chain(target.chars())).all(fits)
    });
    let digits = core.bytes().filter(u8::is_ascii_digit).count();
    let rank_inside = digits == 1 && !core.ends_with(|c: char| c.is_ascii_digit());
    parted || named(core) && rank_inside && core.chars().all(fits)
}

/// How long that is what stands behind a move and still belongs to it.
pub(super) fn tail_length(rest: &str) -> usize {
    let mut length = 0;
    loop {
        let behind = &rest[length..];
        let blanks = leading(behind, |c| matches!(c, ' ' | '\u{A0}' | '\n'));
        let word = &behind[blanks..];
        let begins = |form: &&&str| word.starts_with(**form) && is_whole(&word[form.len()..]);
        let found = match TAILS.iter().find(begins) {
            Some(form) => form.len(),
            None if blanks > 0 => named_promotion(word),
            None => 0,
        };
        if found == 0 {
            return length;
        }
        length += blanks + found;
    }
}

/// Whether a tail may end here: neither letter nor digit follows.
fn is_whole(rest: &str) -> bool {
    !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '/' | '-' | '='))
}

/// How long the new piece is that stands behind a pawn's last rank with blanks between, as in
/// `a8 = Q` and `a8 Q`.
pub(super) fn spaced_promotion(word: &str, behind: &str) -> usize {
    let blanks = |text: &str| leading(text, |c| matches!(c, ' ' | '\u{A0}'));
    let pawn = word.starts_with(|c: char| matches!(c, 'a'..='h')) && word.ends_with(['1', '8']);
    let before = blanks(behind);
    if !pawn || before == 0 {
        return 0;
    }
    let equals = usize::from(behind[before..].starts_with('='));
    let at = before + equals + blanks(&behind[before + equals..]);
    let letter = behind[at..].chars().next().filter(|c| c.is_uppercase());
    let Some(letter) = letter else { return 0 };
    let end = at + letter.len_utf8();
    // `N xd5` is a piece and its square.
    let rest = &behind[end..];
    let next = rest.trim_start();
    let goes_on = next.starts_with(|c: char| matches!(c, 'a'..='h' | '1'..='8') || is_capture(c));
    let whole =
        rest.is_empty() || rest.starts_with(|c: char| c.is_whitespace() || "+#†‡".contains(c));
    if !whole || (equals == 0 && goes_on) {
        return 0;
    }
    end + leading(rest, |c| "+#†‡".contains(c))
}

/// How long a move is that is written in digits alone, `5254`, as in correspondence chess; a
/// fifth digit names the new piece.
pub(super) fn numeric_length(text: &str) -> Option<usize> {
    let length = leading(text, |c| c.is_ascii_digit());
    let squares = text[..length.min(4)]
        .bytes()
        .all(|c| (b'1'..=b'8').contains(&c));
    let right = match length {
        4 => true,
        5 => (b'1'..=b'4').contains(&text.as_bytes()[4]),
        _ => false,
    };
    (right && squares && can_end(&text[length..])).then_some(length)
}

/// How long `=Q` is where a blank parts it from its square.
fn named_promotion(word: &str) -> usize {
    let Some(name) = word.strip_prefix('=') else {
        return 0;
    };
    let length = leading(name, char::is_alphabetic);
    let short = (1..=2).contains(&name[..length].chars().count());
    if short { 1 + length } else { 0 }
}
