//! Recorded rulings under Laws that do not exist.

use core::fmt;

use arbitre_journal::{LawsName, Located};
use arbitre_laws::{Laws, LawsError, LawsId, LawsIdError, laws};

/// Laws that a recorded ruling names and that do not exist, so that it was compared with nothing.
///
/// # Examples
/// ```
/// use arbitre_judge::judge;
/// use arbitre_laws::laws;
///
/// let journal = "@laws fide-2023\nwhite move e4\n! fide-2021 result=*\n".parse()?;
/// let judgement = judge(&journal, &[laws(&"fide-2023".parse()?)?]);
/// let unknown = judgement.unknown[0].to_string();
/// assert!(unknown.starts_with("\"fide-2021\": there is no such edition; expected fide-1929,"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLaws {
    /// What is named, and where.
    pub name: Located<LawsName>,
    /// Why there are none, and which there are.
    pub why: NoLaws,
}

/// Why there are no Laws of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoLaws {
    /// It is no name of Laws.
    NoName(LawsIdError),
    /// It is one, but there are no such Laws.
    NoSuchLaws(LawsError),
}

impl fmt::Display for UnknownLaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: ", self.name.value.0)?;
        match &self.why {
            NoLaws::NoName(error) => error.fmt(f),
            NoLaws::NoSuchLaws(error) => error.fmt(f),
        }
    }
}

/// Whether a name is that of Laws, be it those that are given or others.
///
/// # Errors
/// Why it is not.
pub(crate) fn known(name: &LawsName, given: &[&Laws]) -> Result<LawsId, NoLaws> {
    let id: LawsId = name.0.parse().map_err(NoLaws::NoName)?;
    if given.iter().all(|laws| laws.id != id) {
        laws(&id).map_err(NoLaws::NoSuchLaws)?;
    }
    Ok(id)
}
