//! What the tags of a game say.

use core::fmt;
use core::str::FromStr;

use arbitre_clock::{Dialect, DialectError, Reading};

use crate::outcome::{Outcome, OutcomeError};
use crate::tree::Tags;
use crate::typed::date::{Date, DateError};

/// The seven tags that every archived game has, in the order of the standard.
pub(crate) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// How a game came to its end, by the tag `Termination`.
///
/// # Examples
/// ```
/// use arbitre_pgn::Termination;
///
/// assert_eq!("time forfeit".parse(), Ok(Termination::TimeForfeit));
/// assert_eq!("Time forfeit".parse(), Ok(Termination::TimeForfeit));
/// assert_eq!("Carlsen won by resignation".parse(), Ok(Termination::Other("Carlsen won by resignation".into())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// The game was abandoned.
    Abandoned,
    /// The result is the decision of a third party.
    Adjudication,
    /// A player died.
    Death,
    /// An unforeseen event stopped the game.
    Emergency,
    /// The game ended in an ordinary way.
    Normal,
    /// A player broke the rules.
    RulesInfraction,
    /// A player ran out of time.
    TimeForfeit,
    /// The game goes on.
    Unterminated,
    /// Any other text.
    Other(String),
}

/// Where a game was played, by the tag `Mode`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlayMode {
    /// `OTB`: over the board.
    OverTheBoard,
    /// `PM`: paper mail.
    PaperMail,
    /// `EM`: electronic mail.
    ElectronicMail,
    /// `ICS`: an Internet chess server.
    Server,
    /// `TC`: general telecommunication.
    Telecommunication,
    /// Any other text.
    Other(String),
}

/// The rules of movement, by the tag `Variant`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Chess.
    Standard,
    /// Chess960, by any of its names.
    Chess960,
    /// Another game: its name.
    Other(String),
}

/// Names and values of an enumeration that keeps other texts.
macro_rules! named {
    ($type:ident, $($text:literal => $value:ident),* $(,)?) => {
        impl FromStr for $type {
            type Err = core::convert::Infallible;

            /// Never fails: a text that is no name is kept.
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $(if text.eq_ignore_ascii_case($text) {
                    return Ok($type::$value);
                })*
                Ok($type::Other(text.to_owned()))
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self {
                    $($type::$value => $text,)*
                    $type::Other(text) => text,
                })
            }
        }
    };
}

named!(Termination,
    "abandoned" => Abandoned,
    "adjudication" => Adjudication,
    "death" => Death,
    "emergency" => Emergency,
    "normal" => Normal,
    "rules infraction" => RulesInfraction,
    "time forfeit" => TimeForfeit,
    "unterminated" => Unterminated,
);

named!(PlayMode,
    "OTB" => OverTheBoard,
    "PM" => PaperMail,
    "EM" => ElectronicMail,
    "ICS" => Server,
    "TC" => Telecommunication,
);

impl FromStr for Variant {
    type Err = core::convert::Infallible;

    /// Never fails: a name that is unknown is kept.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters = text.chars().filter(|c| c.is_alphanumeric());
        let name: String = letters.flat_map(char::to_lowercase).collect();
        Ok(match name.as_str() {
            "" | "standard" | "chess" | "normal" | "regular" | "fromposition" => Variant::Standard,
            "chess960" | "fischerandom" | "fischerrandom" | "fischerrandomchess" | "frc"
            | "960" => Variant::Chess960,
            _ => Variant::Other(text.to_owned()),
        })
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Variant::Standard => "Standard",
            Variant::Chess960 => "Chess960",
            Variant::Other(name) => name,
        })
    }
}

/// The tags that people ask for, as values.
///
/// A tag that is absent gives `None`; one that makes no sense gives the reason, and its text
/// stays in the tags.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Tags, Variant};
///
/// let mut tags = Tags::default();
/// tags.set("Date", "1858.??.??");
/// tags.set("WhiteElo", "2690");
/// tags.set("TimeControl", "40/7200:3600");
/// assert_eq!(tags.date().unwrap()?.year, Some(1858));
/// assert_eq!(tags.number("WhiteElo"), Some(2690));
/// assert_eq!(tags.variant(), Variant::Standard);
/// assert!(tags.time_control().unwrap().is_ok());
/// # Ok::<(), arbitre_pgn::DateError>(())
/// ```
impl Tags {
    /// The tag `Date`.
    pub fn date(&self) -> Option<Result<Date, DateError>> {
        self.get("Date").map(str::parse)
    }

    /// The tag `Result`.
    pub fn result(&self) -> Option<Result<Outcome, OutcomeError>> {
        self.get("Result").map(str::parse)
    }

    /// The tag `TimeControl`, by the grammar of the standard and its extensions.
    pub fn time_control(&self) -> Option<Result<Reading, DialectError>> {
        self.get("TimeControl").map(|text| Dialect::Pgn.read(text))
    }

    /// The tag `Termination`.
    pub fn termination(&self) -> Option<Termination> {
        self.get("Termination").and_then(|text| text.parse().ok())
    }

    /// The tag `Mode`.
    pub fn mode(&self) -> Option<PlayMode> {
        self.get("Mode").and_then(|text| text.parse().ok())
    }

    /// The tag `Variant`; chess where it is absent.
    pub fn variant(&self) -> Variant {
        let named = self.get("Variant").and_then(|text| text.parse().ok());
        named.unwrap_or(Variant::Standard)
    }

    /// A tag that is a whole number, as `WhiteElo` or `PlyCount`.
    pub fn number(&self, name: &str) -> Option<u32> {
        self.get(name)?.trim().parse().ok()
    }
}
