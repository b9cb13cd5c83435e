//! Editions of the FIDE Laws.

use core::fmt;
use core::str::FromStr;

/// An edition of the FIDE Laws, by the year in which it came into force.
///
/// Editions are not ordered: what one of them says is asked of its choices, never of its age.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// Worded at Venice, certified on 10 December 1929.
    Fide1929,
    /// In force from 1 July 1997.
    Fide1997,
    /// In force from 1 July 2001.
    Fide2001,
    /// In force from 1 July 2005.
    Fide2005,
    /// In force from 1 July 2009.
    Fide2009,
    /// In force from 1 July 2014.
    Fide2014,
    /// In force from 1 July 2017.
    Fide2017,
    /// In force from 1 January 2018.
    Fide2018,
    /// In force from 1 January 2023.
    Fide2023,
}

/// A day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

/// There is no edition of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such edition; expected {}", Edition::NAMES)]
pub struct UnknownEdition;

impl Edition {
    /// All editions, from the oldest to the newest.
    pub const ALL: [Self; 9] = [
        Self::Fide1929,
        Self::Fide1997,
        Self::Fide2001,
        Self::Fide2005,
        Self::Fide2009,
        Self::Fide2014,
        Self::Fide2017,
        Self::Fide2018,
        Self::Fide2023,
    ];

    pub(crate) const NAMES: &'static str = "fide-1929, fide-1997, fide-2001, fide-2005, fide-2009, fide-2014, \
                                            fide-2017, fide-2018 or fide-2023";

    /// The day from which the edition was in force; for 1929 the day on which it was certified.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(arbitre_laws::Edition::Fide2018.in_force().to_string(), "2018-01-01");
    /// ```
    #[must_use]
    pub const fn in_force(self) -> Date {
        let (year, month, day) = match self {
            Self::Fide1929 => (1929, 12, 10),
            Self::Fide1997 => (1997, 7, 1),
            Self::Fide2001 => (2001, 7, 1),
            Self::Fide2005 => (2005, 7, 1),
            Self::Fide2009 => (2009, 7, 1),
            Self::Fide2014 => (2014, 7, 1),
            Self::Fide2017 => (2017, 7, 1),
            Self::Fide2018 => (2018, 1, 1),
            Self::Fide2023 => (2023, 1, 1),
        };
        Date { year, month, day }
    }

    /// Whether the edition has two sets of rules for rapid and for blitz, by supervision.
    pub(crate) const fn divides(self) -> bool {
        !matches!(
            self,
            Self::Fide1929 | Self::Fide1997 | Self::Fide2001 | Self::Fide2005
        )
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Fide1929 => "fide-1929",
            Self::Fide1997 => "fide-1997",
            Self::Fide2001 => "fide-2001",
            Self::Fide2005 => "fide-2005",
            Self::Fide2009 => "fide-2009",
            Self::Fide2014 => "fide-2014",
            Self::Fide2017 => "fide-2017",
            Self::Fide2018 => "fide-2018",
            Self::Fide2023 => "fide-2023",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, UnknownEdition> {
        Self::ALL
            .into_iter()
            .find(|edition| edition.name() == text)
            .ok_or(UnknownEdition)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}
