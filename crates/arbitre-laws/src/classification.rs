//! Standard, rapid or blitz: what a time control is, and which rules follow from the supervision.

use core::time::Duration;

use serde::Serialize;

use crate::choices::{BlitzDefinition, Bound, IncrementCounting, RapidDefinition, SupervisionTest};
use crate::{Cited, Games, Laws, Minutes, Regime, Supervision};

/// What an edition makes of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Nothing: it knows neither rapid chess nor blitz.
    Silent,
    /// A game of this class.
    #[serde(untagged)]
    Is(Regime),
}

/// Whether a game is recorded by the arbiter or an assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Record {
    /// It is.
    Kept,
    /// It is not.
    NotKept,
}

impl Laws {
    /// The class of a game in which a player has this time for all his moves, and this time more for each.
    ///
    /// The bounds are those of the edition, exact to the nanosecond. Where its text counts an increment, sixty
    /// of them are added. A game that is neither rapid nor blitz is cited under the definition of rapid chess,
    /// and so is the silence of an edition that knows neither.
    ///
    /// # Examples
    /// Twelve minutes were blitz in 1997 and are rapid chess today.
    /// ```
    /// use arbitre_laws::{Class, Regime, laws};
    /// use core::time::Duration;
    /// let twelve = Duration::from_secs(12 * 60);
    /// let then = laws(&"fide-1997".parse()?)?.classify(twelve, Duration::ZERO);
    /// assert_eq!((then.rule, then.article.as_str()), (Class::Is(Regime::Blitz), "C1"));
    /// let now = laws(&"fide-2023".parse()?)?.classify(twelve, Duration::ZERO);
    /// assert_eq!((now.rule, now.article.as_str()), (Class::Is(Regime::Rapid), "A.1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn classify(&self, base: Duration, increment: Duration) -> Cited<Class> {
        let total = |counting| match counting {
            IncrementCounting::Ignored => base,
            IncrementCounting::SixtyMoves => base.saturating_add(increment.saturating_mul(60)),
        };
        if let BlitzDefinition::UpTo { most, increment } = self.blitz_definition.rule
            && most.is_above(total(increment))
        {
            return self.blitz_definition.with(Class::Is(Regime::Blitz));
        }
        self.rapid_definition
            .with(match self.rapid_definition.rule {
                RapidDefinition::Silent
                    if self.blitz_definition.rule == BlitzDefinition::Silent =>
                {
                    Class::Silent
                }
                RapidDefinition::Between {
                    least,
                    most,
                    increment,
                } if least.is_below(total(increment)) && most.is_above(total(increment)) => {
                    Class::Is(Regime::Rapid)
                }
                RapidDefinition::Silent | RapidDefinition::Between { .. } => {
                    Class::Is(Regime::Standard)
                }
            })
    }

    /// Which rules a rapid or blitz game is played under when one arbiter watches so many games.
    ///
    /// # Examples
    /// ```
    /// use arbitre_laws::{Games, Record, Supervision, laws};
    /// let blitz = laws(&"fide-2018/blitz".parse()?)?;
    /// assert_eq!(blitz.supervision(Games(1), Record::Kept).rule, Supervision::Supervised);
    /// assert_eq!(blitz.supervision(Games(1), Record::NotKept).rule, Supervision::Unsupervised);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn supervision(&self, games: Games, record: Record) -> Cited<Supervision> {
        let enough = match self.supervision_test.rule {
            SupervisionTest::Undivided => {
                return self.supervision_test.with(Supervision::Undivided);
            }
            SupervisionTest::Watched(most) => games <= most,
            SupervisionTest::WatchedAndRecorded(most) => games <= most && record == Record::Kept,
            SupervisionTest::Never => false,
        };
        self.supervision_test.with(if enough {
            Supervision::Supervised
        } else {
            Supervision::Unsupervised
        })
    }
}

impl Bound {
    fn is_above(self, time: Duration) -> bool {
        match self {
            Self::Including(minutes) => time <= duration(minutes),
            Self::Excluding(minutes) => time < duration(minutes),
        }
    }

    fn is_below(self, time: Duration) -> bool {
        match self {
            Self::Including(minutes) => duration(minutes) <= time,
            Self::Excluding(minutes) => duration(minutes) < time,
        }
    }
}

fn duration(minutes: Minutes) -> Duration {
    Duration::from_secs(u64::from(minutes.0) * 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws;

    /// Bounds as the matrix of definitions gives them, a millisecond to either side.
    #[test]
    fn bounds_are_exact() {
        use Regime::{Blitz, Rapid, Standard};
        let minutes = |n: u64| Duration::from_secs(n * 60);
        let moment = Duration::from_millis(1);
        for (edition, time, class) in [
            ("fide-1997", minutes(15) - moment, Blitz),
            ("fide-1997", minutes(15), Rapid),
            ("fide-1997", minutes(60), Rapid),
            ("fide-1997", minutes(60) + moment, Standard),
            ("fide-2001", minutes(15), Rapid),
            ("fide-2001", minutes(60), Rapid),
            ("fide-2005", minutes(60), Rapid),
            ("fide-2009", minutes(15) - moment, Blitz),
            ("fide-2009", minutes(15), Rapid),
            ("fide-2009", minutes(60) - moment, Rapid),
            ("fide-2009", minutes(60), Standard),
            ("fide-2014", minutes(10), Blitz),
            ("fide-2014", minutes(10) + moment, Rapid),
            ("fide-2017", minutes(10), Blitz),
            ("fide-2018", minutes(60) - moment, Rapid),
            ("fide-2018", minutes(60), Standard),
            ("fide-2023", minutes(10), Blitz),
            ("fide-2023", minutes(10) + moment, Rapid),
            ("fide-2023", minutes(60), Standard),
        ] {
            let laws = laws(&edition.parse().unwrap()).unwrap();
            assert_eq!(
                laws.classify(time, Duration::ZERO).rule,
                Class::Is(class),
                "{edition} {time:?}"
            );
        }
    }

    #[test]
    fn nothing_is_said_before_there_was_rapid_chess() {
        let laws = laws(&"fide-1929".parse().unwrap()).unwrap();
        let class = laws.classify(Duration::from_secs(300), Duration::ZERO);
        assert_eq!((class.rule, class.article.as_str()), (Class::Silent, "20"));
    }

    #[test]
    fn sixty_increments_count_where_the_text_counts_them() {
        let class = |edition: &str, minutes: u64, seconds: u64| {
            let laws = laws(&edition.parse().unwrap()).unwrap();
            laws.classify(
                Duration::from_secs(minutes * 60),
                Duration::from_secs(seconds),
            )
            .rule
        };
        assert_eq!(class("fide-2023", 5, 5), Class::Is(Regime::Blitz));
        assert_eq!(class("fide-2023", 10, 1), Class::Is(Regime::Rapid));
        assert_eq!(class("fide-2009", 45, 15), Class::Is(Regime::Standard));
        assert_eq!(class("fide-2009", 45, 14), Class::Is(Regime::Rapid));
        assert_eq!(class("fide-1997", 10, 30), Class::Is(Regime::Blitz));
    }
}
