//! Who acted, and the two languages of the keywords.

use core::fmt;

use arbitre_board::Side;

use crate::word::words;

words! {
    /// The language of the keywords of a journal.
    pub enum Keywords {
        /// English, the language of the arguments too.
        English = "en",
        /// French; accents are optional.
        French = "fr",
    }

    /// White, Black, or both of them.
    pub enum Sides {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Both players.
        Both = "both",
    }
}

impl Sides {
    /// Whether a side is among them.
    #[must_use]
    pub fn includes(self, side: Side) -> bool {
        match self {
            Self::White => side == Side::White,
            Self::Black => side == Side::Black,
            Self::Both => true,
        }
    }
}

impl From<Side> for Sides {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

/// Who acted, or at whom an event was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Player(Side),
    /// Both players together.
    Both,
    /// The arbiter.
    Arbiter,
    /// An assistant of the arbiter or of a player.
    Assistant,
    /// The clock: what it shows, or what happened to it.
    Clock,
    /// A spectator, or anybody else who is no party to the game.
    Spectator,
    /// The captain of a team.
    Captain,
}

impl Actor {
    /// Every actor.
    pub const ALL: [Self; 8] = [
        Self::Player(Side::White),
        Self::Player(Side::Black),
        Self::Arbiter,
        Self::Assistant,
        Self::Clock,
        Self::Spectator,
        Self::Captain,
        Self::Both,
    ];

    /// The player, if it was one.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Player(side) => Some(side),
            _ => None,
        }
    }

    /// The actor of a keyword in either language, without accents.
    #[must_use]
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        match keyword {
            "w" => Some(Self::Player(Side::White)),
            "n" => Some(Self::Player(Side::Black)),
            _ => Self::ALL.into_iter().find(|actor| {
                keyword == actor.keyword(Keywords::English)
                    || keyword == actor.keyword(Keywords::French)
            }),
        }
    }

    /// The keyword in a language.
    #[must_use]
    pub const fn keyword(self, language: Keywords) -> &'static str {
        let [english, french] = match self {
            Self::Player(Side::White) => ["white", "blancs"],
            Self::Player(Side::Black) => ["black", "noirs"],
            Self::Arbiter => ["arb", "arbitre"],
            Self::Assistant => ["asst", "assistant"],
            Self::Clock => ["clock", "pendule"],
            Self::Spectator => ["spec", "spectateur"],
            Self::Captain => ["captain", "capitaine"],
            Self::Both => ["both", "lesdeux"],
        };
        match language {
            Keywords::English => english,
            Keywords::French => french,
        }
    }
}

impl From<Side> for Actor {
    fn from(side: Side) -> Self {
        Self::Player(side)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.keyword(Keywords::English))
    }
}
