//! Commands within comments.

use core::fmt;

use arbitre_clock::{TimeCommand, TimeComment};

use crate::typed::drawing::{Arrow, Drawing, Mark};
use crate::typed::eval::Eval;

/// A command within a comment, `[%clk 1:05:23]`.
///
/// One that is unknown, or whose operands make no sense, is kept as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `clk`, `emt`, `egt` and `mct`: a time of the mover.
    Time(TimeComment),
    /// `eval`: what an engine thought.
    Eval(Eval),
    /// `csl`: coloured squares.
    Squares(Drawing<Mark>),
    /// `cal`: coloured arrows.
    Arrows(Drawing<Arrow>),
    /// Any other: its name and the text of its operands.
    Other(String, String),
}

/// A piece of a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<'t> {
    /// Plain text, with its blanks.
    Words(&'t str),
    /// A command, and the text it stands for.
    Command(Command, &'t str),
}

impl Command {
    /// Reads the inside of a command, `clk 1:05:23`.
    pub fn read(inside: &str) -> Self {
        let name = inside
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .next();
        let name = name.unwrap_or(inside);
        let operands = inside[name.len()..].trim();
        let known = match name {
            "clk" | "emt" | "egt" | "mct" => name
                .parse::<TimeCommand>()
                .and_then(|command| TimeComment::read(command, operands))
                .ok()
                .map(Command::Time),
            "eval" => operands.parse().ok().map(Command::Eval),
            "csl" => operands.parse().ok().map(Command::Squares),
            "cal" => operands.parse().ok().map(Command::Arrows),
            _ => None,
        };
        known.unwrap_or_else(|| Command::Other(name.to_owned(), operands.to_owned()))
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Time(time) => write!(f, "{time}"),
            Command::Eval(eval) => write!(f, "[%eval {eval}]"),
            Command::Squares(squares) => write!(f, "[%csl {squares}]"),
            Command::Arrows(arrows) => write!(f, "[%cal {arrows}]"),
            Command::Other(name, operands) if operands.is_empty() => write!(f, "[%{name}]"),
            Command::Other(name, operands) => write!(f, "[%{name} {operands}]"),
        }
    }
}

/// The pieces of a comment, in order; together they are the whole comment.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Command, Part, parts};
///
/// let comment = "sharp [%clk 0:09:59.4][%depth20 +0.3]";
/// let parts: Vec<_> = parts(comment).collect();
/// assert_eq!(parts[0], Part::Words("sharp "));
/// let Part::Command(Command::Time(clock), _) = &parts[1] else { panic!() };
/// assert_eq!(clock.to_string(), "[%clk 0:09:59.4]");
/// let Part::Command(unknown, text) = &parts[2] else { panic!() };
/// assert_eq!(unknown, &Command::Other("depth20".into(), "+0.3".into()));
/// assert_eq!(*text, "[%depth20 +0.3]");
/// ```
pub fn parts(comment: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        if let Some(end) = command_end(rest) {
            let (text, behind) = rest.split_at(end);
            rest = behind;
            return Some(Part::Command(Command::read(&text[2..end - 1]), text));
        }
        // A `[%` that is never closed is text.
        let end = rest
            .match_indices("[%")
            .map(|(at, _)| at)
            .find(|&at| at > 0 && command_end(&rest[at..]).is_some())
            .unwrap_or(rest.len());
        let (words, behind) = rest.split_at(end);
        rest = behind;
        Some(Part::Words(words))
    })
}

/// Where the command ends that begins here; a bracket within quotes does not end it.
fn command_end(text: &str) -> Option<usize> {
    let inside = text.strip_prefix("[%")?;
    let mut quoted = false;
    let end = inside.find(|c| {
        quoted ^= c == '"';
        c == ']' && !quoted
    })?;
    Some(2 + end + 1)
}
