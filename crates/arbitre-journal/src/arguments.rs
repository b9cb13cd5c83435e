//! The arguments of a statement, taken one by one and read as what they should be.

use std::str::FromStr;

use arbitre_board::{Coordinates, Position, Role, Side, Square, Wing};
use arbitre_clock::Duration;
use arbitre_notation::{Letters, ReadError};

use crate::act::{Adjustment, Counter, EventNumber, MoveName};
use crate::actor::Sides;
use crate::error::{Expected, Fault, Reason};
use crate::excerpt::Text;
use crate::judgement::Restored;
use crate::lexer::{Token, plain};
use crate::span::{Located, Span};
use crate::word::Word;

/// The arguments that have not been taken yet.
pub(crate) struct Arguments<'t, 'l> {
    tokens: Vec<Located<Token<'t>>>,
    /// The end of the statement, where something missing would stand.
    end: Span,
    /// What the statement may hold, for a word that has no place in it.
    form: &'static str,
    /// The letters of the pieces.
    pub letters: &'l Letters,
    /// How many events stand before.
    so_far: u32,
}

impl<'t, 'l> Arguments<'t, 'l> {
    pub fn new(
        tokens: Vec<Located<Token<'t>>>,
        end: usize,
        form: &'static str,
        letters: &'l Letters,
        so_far: u32,
    ) -> Self {
        Self {
            tokens,
            end: Span::new(end, end),
            form,
            letters,
            so_far,
        }
    }

    /// How many events stand before.
    pub const fn so_far(&self) -> u32 {
        self.so_far
    }

    /// Takes the first argument that is no pair.
    pub fn next(&mut self) -> Option<Located<Token<'t>>> {
        let at = self
            .tokens
            .iter()
            .position(|token| !matches!(token.value, Token::Pair(..)))?;
        Some(self.tokens.remove(at))
    }

    /// Takes the first argument that is a plain word, if it comes next.
    pub fn next_word(&mut self) -> Option<Text<'t>> {
        let at = self
            .tokens
            .iter()
            .position(|token| !matches!(token.value, Token::Pair(..)))?;
        match &self.tokens[at].value {
            Token::Word(word) => {
                let word = Text::new(word.clone(), self.tokens[at].span);
                self.tokens.remove(at);
                Some(word)
            }
            _ => None,
        }
    }

    /// Takes the next argument, which must be a plain word.
    pub fn word(&mut self, what: &'static str, expected: Expected) -> Result<Text<'t>, Fault> {
        match self.next() {
            Some(Located {
                value: Token::Word(word),
                span,
            }) => Ok(Text::new(word, span)),
            Some(other) => Err(Fault::superfluous(other.span, &other.value, expected)),
            None => Err(self.missing(what, expected)),
        }
    }

    /// Takes the next argument if it is quoted text.
    pub fn quoted(&mut self) -> Option<String> {
        let quoted = |token: &Located<Token<'_>>| matches!(token.value, Token::Quoted(_));
        let at = self.tokens.iter().position(quoted)?;
        match self.tokens.remove(at).value {
            Token::Quoted(text) => Some(text),
            _ => None,
        }
    }

    /// Takes the reference to an event, which must be there.
    pub fn event(&mut self) -> Result<EventNumber, Fault> {
        match self.next() {
            Some(Located {
                value: Token::Event(number),
                span,
            }) => known(number, self.so_far, span),
            Some(other) => Err(Fault::superfluous(other.span, &other.value, EVENT)),
            None => Err(self.missing("the number of an event", EVENT)),
        }
    }

    /// Takes the first pair of a key and its value.
    pub fn next_pair(&mut self) -> Option<(Text<'t>, Text<'t>)> {
        let at = self
            .tokens
            .iter()
            .position(|token| matches!(token.value, Token::Pair(..)))?;
        let token = self.tokens.remove(at);
        let start = token.span.start;
        match token.value {
            Token::Pair(key, value) => {
                let span = Span::new(start, start + key.len());
                Some((Text::new(key, span), value))
            }
            _ => None,
        }
    }

    /// Takes the value of a key, if the key is there.
    pub fn value(&mut self, key: &str) -> Result<Option<Text<'t>>, Fault> {
        let named = |token: &Located<Token<'_>>| match &token.value {
            Token::Pair(name, _) => plain(name) == key,
            _ => false,
        };
        let Some(at) = self.tokens.iter().position(named) else {
            return Ok(None);
        };
        let token = self.tokens.remove(at);
        if let Some(second) = self.tokens.iter().find(|token| named(token)) {
            return Err(Fault::repeated(second.span, key));
        }
        match token.value {
            Token::Pair(_, value) => Ok(Some(value)),
            _ => Ok(None),
        }
    }

    /// Takes the word that a key names, if the key is there.
    pub fn choice<W: Word>(&mut self, key: &'static str) -> Result<Option<W>, Fault> {
        self.value(key)?
            .map(|value| choose(&value, key))
            .transpose()
    }

    /// Takes the side that a key names, if the key is there.
    pub fn side(&mut self, key: &'static str) -> Result<Option<Side>, Fault> {
        self.value(key)?.map(|value| side(&value)).transpose()
    }

    /// Takes the sides that `side=` names, which must be there.
    pub fn sides(&mut self) -> Result<Sides, Fault> {
        match self.value("side")? {
            Some(value) => sides(&value),
            None => Err(self.missing("the side", Expected::Form("side=white, black or both"))),
        }
    }

    /// Takes the value of a player's name, in either language.
    pub fn of(&mut self, side: Side) -> Result<Option<Text<'t>>, Fault> {
        let names = match side {
            Side::White => ["white", "blancs", "w"],
            Side::Black => ["black", "noirs", "n"],
        };
        for name in names {
            if let Some(value) = self.value(name)? {
                return Ok(Some(value));
            }
        }
        Ok(None)
    }

    /// Takes the next argument as a square.
    pub fn square(&mut self) -> Result<Square, Fault> {
        let word = self.word("a square", SQUARE)?;
        square(&word)
    }

    /// Takes all remaining words as squares; there is at least one.
    pub fn squares(&mut self) -> Result<Vec<Square>, Fault> {
        let mut squares = vec![self.square()?];
        while let Some(word) = self.next_word() {
            squares.push(square(&word)?);
        }
        Ok(squares)
    }

    /// Makes sure that nothing is left.
    pub fn finish(self) -> Result<(), Fault> {
        let form = Expected::Form(self.form);
        match self.tokens.first() {
            None => Ok(()),
            Some(token) => Err(Fault::superfluous(token.span, &token.value, form)),
        }
    }

    /// Something that should follow does not.
    pub fn missing(&self, what: &'static str, expected: Expected) -> Fault {
        Fault::new(self.end, Reason::Missing(what), expected)
    }
}

const EVENT: Expected = Expected::Form("the number of an earlier event, ^1");
const SQUARE: Expected = Expected::Form("a square, a1 to h8");
pub(crate) const DURATION: &str = "a length of time, 30s or 1:30 or 0:12:22.5";
pub(crate) const MOVE: &str = "a move, e2e4 or e7e8q or as on a scoresheet";

/// The value that a word spells.
pub(crate) fn choose<W: Word>(text: &Text<'_>, what: &'static str) -> Result<W, Fault> {
    W::from_word(text).ok_or_else(|| text.unknown(what, W::WORDS))
}

/// An event that stands before this line.
pub(crate) fn known(number: u32, so_far: u32, span: Span) -> Result<EventNumber, Fault> {
    let event = EventNumber(number);
    if (1..=so_far).contains(&number) {
        return Ok(event);
    }
    Err(Fault::new(span, Reason::NotYet { event, so_far }, EVENT))
}

/// A reference that is the value of a key, `restore=^1`.
pub(crate) fn reference(text: &Text<'_>, so_far: u32) -> Result<EventNumber, Fault> {
    let number = text.strip_prefix('^').and_then(number_of);
    match number {
        Some(number) => known(number, so_far, text.span),
        None => Err(text.unreadable(
            "the number of an event",
            "it is written ^ and a number",
            "the number of an earlier event, ^1",
        )),
    }
}

/// `^1` or `none`.
pub(crate) fn restored(text: &Text<'_>, so_far: u32) -> Result<Restored, Fault> {
    if &**text == "none" {
        return Ok(Restored::Nothing);
    }
    reference(text, so_far).map(Restored::Before)
}

/// A number without a sign.
pub(crate) fn number(text: &Text<'_>, what: &'static str) -> Result<u32, Fault> {
    number_of(text).ok_or_else(|| text.unreadable(what, "it is no whole number", "a number"))
}

fn number_of(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|sign| sign.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// A player, in either language or by the short form.
pub(crate) fn side(text: &Text<'_>) -> Result<Side, Fault> {
    side_of(text).ok_or_else(|| text.unknown("side", &["white", "black", "blancs", "noirs"]))
}

fn side_of(text: &str) -> Option<Side> {
    match &*plain(text) {
        "white" | "blancs" | "w" => Some(Side::White),
        "black" | "noirs" | "n" => Some(Side::Black),
        _ => None,
    }
}

/// A player or both.
pub(crate) fn sides(text: &Text<'_>) -> Result<Sides, Fault> {
    match &*plain(text) {
        "both" | "lesdeux" => Ok(Sides::Both),
        word => side_of(word).map(Sides::from).ok_or_else(|| {
            text.unknown(
                "side",
                &["white", "black", "both", "blancs", "noirs", "lesdeux"],
            )
        }),
    }
}

/// A square.
pub(crate) fn square(text: &Text<'_>) -> Result<Square, Fault> {
    text.parse()
        .map_err(|reason| text.refused("a square", reason))
}

/// A wing, `K` or `Q`.
pub(crate) fn wing(text: &Text<'_>) -> Result<Wing, Fault> {
    match &**text {
        "K" => Ok(Wing::King),
        "Q" => Ok(Wing::Queen),
        _ => Err(text.unknown("wing", &["K", "Q"])),
    }
}

/// A length of time.
pub(crate) fn duration(text: &Text<'_>) -> Result<Duration, Fault> {
    let what = "a length of time";
    match Duration::from_str(text) {
        Ok(_) if text.starts_with('-') => Err(text.unreadable(what, "it is negative", DURATION)),
        Ok(duration) => Ok(duration),
        Err(reason) => Err(text.refused(what, reason)),
    }
}

/// The letter of a piece, in the letters of the journal.
pub(crate) fn role(text: &Text<'_>, letters: &Letters) -> Option<Role> {
    let mut forms = letters.forms();
    forms
        .find(|(_, form)| *form == &**text)
        .map(|(role, _)| role)
}

/// A move by its squares or as on a scoresheet.
pub(crate) fn move_name(text: &Text<'_>, letters: &Letters) -> Result<MoveName, Fault> {
    if let Ok(coordinates) = text.parse::<Coordinates>() {
        return Ok(MoveName::Squares(coordinates));
    }
    san(text, letters).map(MoveName::San)
}

/// A move as on a scoresheet; whether it can be played is not known here.
pub(crate) fn san(text: &Text<'_>, letters: &Letters) -> Result<Located<String>, Fault> {
    let anywhere = Position::initial();
    match arbitre_notation::san::read(&anywhere, text, letters) {
        Err(cause @ ReadError::Syntax { .. }) => Err(Fault {
            span: cause.span().after(text.span.start),
            ..text.refused("a move", cause)
        }),
        _ => Ok(Located::new(text.to_string(), text.span)),
    }
}

/// Completed moves, `22/21`.
pub(crate) fn counter(text: &Text<'_>) -> Result<Counter, Fault> {
    let halves = text.split_once('/');
    let read = halves.and_then(|(white, black)| {
        Some(Counter {
            white: number_of(white)?,
            black: number_of(black)?,
        })
    });
    read.ok_or_else(|| {
        let cause = "it is no pair of numbers";
        text.unreadable("a count of moves", cause, "moves of White and Black, 22/21")
    })
}

/// Time given or taken, `white+120s`.
pub(crate) fn adjustment(text: &Text<'_>) -> Result<Adjustment, Fault> {
    let form = "a side and a time, white+120s or black-30s";
    let Some(sign) = text.find(['+', '-']) else {
        let cause = "it has neither + nor -";
        return Err(text.unreadable("time given or taken", cause, form));
    };
    let side = side(&text.part(0, sign))?;
    let amount = duration(&text.part(sign + 1, text.len()))?;
    let amount = if text[sign..].starts_with('-') {
        -amount
    } else {
        amount
    };
    Ok(Adjustment { side, amount })
}
