//! The clock comments of a game file: `[%clk]`, `[%emt]`, `[%egt]` and `[%mct]`.

use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use crate::text::{Cursor, TextError};
use crate::{Duration, duration};

/// What a time in a comment of a game file is.
///
/// # Examples
/// ```
/// use arbitre_clock::TimeCommand;
/// assert_eq!("emt".parse(), Ok(TimeCommand::Emt));
/// assert_eq!(TimeCommand::Clk.to_string(), "clk");
/// assert!("eval".parse::<TimeCommand>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeCommand {
    /// `clk`: what the mover's display shows just after his press, with what the press brought.
    Clk,
    /// `emt`: the time that the mover spent on the move.
    Emt,
    /// `egt`: the time that the mover has spent on the whole game.
    Egt,
    /// `mct`: what a mechanical clock shows, which counts up.
    Mct,
}

impl TimeCommand {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Clk, Self::Emt, Self::Egt, Self::Mct];

    /// The word after the percent sign.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Clk => "clk",
            Self::Emt => "emt",
            Self::Egt => "egt",
            Self::Mct => "mct",
        }
    }
}

impl fmt::Display for TimeCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for TimeCommand {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::ALL
            .into_iter()
            .find(|command| command.word() == text)
            .ok_or_else(|| {
                Cursor::new(text).expected_in(0..text.len(), "`clk`, `emt`, `egt` or `mct`")
            })
    }
}

/// A time in a comment of a game file, `[%clk 0:09:59.4]`.
///
/// The time is read as `h:mm:ss`, as `mm:ss` and as seconds alone, each with or without a decimal
/// fraction, of which anything below a millisecond is dropped.
///
/// # Examples
/// ```
/// use arbitre_clock::{Duration, TimeCommand, TimeComment};
/// let shown: TimeComment = "[%clk 0:09:59.45]".parse()?;
/// assert_eq!(shown.time, Duration::from_milliseconds(599_450));
/// let spent = TimeComment::read(TimeCommand::Emt, "0.783")?;
/// assert_eq!(spent.to_string(), "[%emt 0:00:00.783]");
/// # Ok::<_, arbitre_clock::TextError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeComment {
    /// What the time is.
    pub command: TimeCommand,
    /// The time.
    pub time: Duration,
}

/// A time comment found in a text, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The bytes of the text from `[` to `]`.
    pub span: Range<usize>,
    /// What it says.
    pub comment: Result<TimeComment, TextError>,
}

impl TimeComment {
    /// Reads the value of a command, the text between its word and the closing bracket.
    ///
    /// # Errors
    /// When the value is no time; the span counts from the start of the value.
    pub fn read(command: TimeCommand, value: &str) -> Result<Self, TextError> {
        let mut cursor = Cursor::new(value);
        let time = read_value(&mut cursor)?;
        Ok(Self { command, time })
    }

    /// The time comments in the text of a comment, in order; other commands and words are passed over.
    ///
    /// # Examples
    /// ```
    /// use arbitre_clock::TimeComment;
    /// let text = "[%eval 0.17] [%clk 0:00:30] a waiting move [%clk 1.55:05]";
    /// let found: Vec<_> = TimeComment::find_in(text).collect();
    /// assert_eq!(found[0].span, 13..27);
    /// assert!(found[0].comment.is_ok());
    /// let error = found[1].comment.clone().unwrap_err();
    /// assert_eq!(&text[error.span], "1.55:05");
    /// ```
    pub fn find_in(text: &str) -> impl Iterator<Item = Found> + '_ {
        text.match_indices("[%").filter_map(move |(start, _)| {
            let mut cursor = Cursor::starting_at(text, start + 2);
            let command: TimeCommand = cursor.eat_while(char::is_alphanumeric).parse().ok()?;
            let comment = read_value(&mut cursor).and_then(|time| {
                if cursor.eat("]") {
                    Ok(Self { command, time })
                } else {
                    Err(cursor.expected("`]` at the end of the comment"))
                }
            });
            cursor.eat("]");
            Some(Found {
                span: start..cursor.at(),
                comment,
            })
        })
    }
}

impl fmt::Display for TimeComment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.command {
            // A mechanical clock has two digits for the hours.
            TimeCommand::Mct if self.time < Duration::HOUR * 10 => {
                write!(f, "[%mct 0{:#}]", self.time)
            }
            command => write!(f, "[%{command} {:#}]", self.time),
        }
    }
}

impl FromStr for TimeComment {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let whole = Cursor::new(text);
        match Self::find_in(text).next() {
            Some(Found { span, comment }) if span.start == 0 && span.end == text.len() => comment,
            Some(Found {
                comment: Err(error),
                ..
            }) => Err(error),
            _ => Err(whole.expected_in(0..text.len(), "a comment such as `[%clk 0:09:59]`")),
        }
    }
}

/// A time with blanks around it, up to a closing bracket or the end.
fn read_value(cursor: &mut Cursor<'_>) -> Result<Duration, TextError> {
    cursor.skip_blanks();
    let start = *cursor;
    let value = cursor.eat_while(|c| c != ']').trim_end();
    let whole = start.at()..start.at() + value.len();
    let mut inner = start;
    let time = duration::read_colons(&mut inner);
    match time {
        Ok(time) if inner.at() == whole.end => Ok(time),
        _ => Err(start.expected_in(whole, duration::FACE)),
    }
}
