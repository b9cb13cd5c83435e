//! The signs of one line: stamp, words, references, quotations, comment.

use std::borrow::Cow;
use std::fmt;

use nom::branch::alt;
use nom::bytes::complete::{tag, take_till, take_till1};
use nom::character::complete::{char, digit1, satisfy};
use nom::combinator::{consumed, eof, map, map_res, not, peek, recognize, value};
use nom::multi::{fold_many0, many0_count};
use nom::sequence::{delimited, preceded, terminated};
use nom::{IResult, Parser};

use crate::error::{Expected, Fault, Reason};
use crate::excerpt::Text;
use crate::span::{Located, Span};

/// One argument as it is written.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Token<'t> {
    /// A plain word: `e2e4`, `draw`.
    Word(Cow<'t, str>),
    /// `key=value`.
    Pair(Cow<'t, str>, Text<'t>),
    /// `^7`.
    Event(u32),
    /// Quoted text.
    Quoted(String),
}

/// A line without its comment, and the comment.
pub(crate) struct Parts<'t> {
    /// What stands before the comment, without blanks at its ends.
    pub statement: Located<&'t str>,
    /// The text of the comment, without blanks at its ends.
    pub comment: Option<&'t str>,
}

/// Splits a line, which begins at byte `offset` of the text, at its comment.
///
/// A comment begins with a `#` at the start of the line or after a blank, outside quotations;
/// `Qxf7#` is a move.
pub(crate) fn split(line: &str, offset: usize) -> Parts<'_> {
    let mut quoted = false;
    let mut escaped = false;
    let mut blank = true;
    let mut end = line.len();
    for (at, sign) in line.char_indices() {
        match sign {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '#' if blank && !quoted => {
                end = at;
                break;
            }
            _ => {}
        }
        blank = sign.is_whitespace();
    }
    let statement = line[..end].trim();
    let start = offset + (line[..end].len() - line[..end].trim_start().len());
    let comment = line.get(end + 1..).map(str::trim);
    Parts {
        statement: Located::new(statement, Span::new(start, start + statement.len())),
        comment,
    }
}

/// Reads the arguments of a statement that begins at byte `offset`.
pub(crate) fn tokens(text: &str, offset: usize) -> Result<Vec<Located<Token<'_>>>, Fault> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let start = offset + text.len() - rest.len();
        match token(rest) {
            Ok((after, (written, mut token))) => {
                if let Token::Pair(_, value) = &mut token {
                    value.span = value.span.after(start);
                }
                tokens.push(Located::new(token, Span::new(start, start + written.len())));
                rest = after.trim_start();
            }
            Err(_) => {
                let span = Span::new(start, offset + text.len());
                let reason = Reason::Unclosed("the quoted text");
                return Err(Fault::new(span, reason, Expected::Form("a closing \"")));
            }
        }
    }
    Ok(tokens)
}

/// One token and how it is written, from the start of `text`.
fn token(text: &str) -> IResult<&str, (&str, Token<'_>)> {
    consumed(alt((
        map(quoted, Token::Quoted),
        map(event, Token::Event),
        pair,
        map(word, |word| Token::Word(word.into())),
    )))
    .parse(text)
}

fn word(text: &str) -> IResult<&str, &str> {
    preceded(not(char('"')), take_till1(char::is_whitespace)).parse(text)
}

fn ends(text: &str) -> IResult<&str, ()> {
    peek(alt((
        value((), eof),
        value((), satisfy(char::is_whitespace)),
    )))
    .parse(text)
}

fn event(text: &str) -> IResult<&str, u32> {
    let number = map_res(digit1, str::parse);
    delimited(char('^'), number, ends).parse(text)
}

fn pair(text: &str) -> IResult<&str, Token<'_>> {
    let key = recognize((satisfy(char::is_lowercase), many0_count(key_sign)));
    let (rest, key) = terminated(key, char('=')).parse(text)?;
    let (rest, value) = take_till(char::is_whitespace).parse(rest)?;
    let start = key.len() + 1;
    let value = Text::new(value, Span::new(start, start + value.len()));
    Ok((rest, Token::Pair(key.into(), value)))
}

fn key_sign(text: &str) -> IResult<&str, char> {
    satisfy(|sign| sign.is_lowercase() || sign == '-').parse(text)
}

fn quoted(text: &str) -> IResult<&str, String> {
    let plain = take_till1(|sign| sign == '"' || sign == '\\');
    let escape = alt((
        value("\"", tag("\\\"")),
        value("\\", tag("\\\\")),
        value("\n", tag("\\n")),
        tag("\\"),
    ));
    let body = fold_many0(alt((escape, plain)), String::new, |mut text, part| {
        text.push_str(part);
        text
    });
    terminated(delimited(char('"'), body, char('"')), ends).parse(text)
}

/// Writes text in quotation marks, so that [`quoted`] reads it back.
pub(crate) fn quote(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", text.replace('\n', "\\n"))
}

/// A word in lower case, without the accents of French.
pub(crate) fn plain(word: &str) -> Cow<'_, str> {
    let simple = |byte: u8| byte.is_ascii() && !byte.is_ascii_uppercase();
    if word.bytes().all(simple) {
        return word.into();
    }
    let letter = |sign| match sign {
        'à' | 'â' => Some('a'),
        'é' | 'è' | 'ê' | 'ë' => Some('e'),
        'î' | 'ï' => Some('i'),
        'ô' => Some('o'),
        'ù' | 'û' => Some('u'),
        'ç' => Some('c'),
        '\u{300}'..='\u{36f}' => None,
        other => Some(other),
    };
    let lower = word.chars().flat_map(char::to_lowercase);
    lower.filter_map(letter).collect()
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            Self::Pair(key, value) => write!(f, "{key}={}", &**value),
            Self::Event(number) => write!(f, "^{number}"),
            Self::Quoted(text) => f.write_str(&quote(text)),
        }
    }
}
