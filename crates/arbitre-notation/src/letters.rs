//! The letters of the pieces, as a value.

use alloc::borrow::{Cow, ToOwned};
use core::fmt;
use core::str::FromStr;

use arbitre_board::Role;

use crate::Span;

/// The order in which a letter set names the pieces.
pub const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// What the six kinds of piece are called in a score sheet.
///
/// Its text form lists king, queen, rook, bishop, knight and pawn, with a blank
/// between them: `K Q R B N P` is English. Where a piece has several forms, a
/// stroke stands between them and the first is the one that is written:
/// `N/Kt`. A pawn that no source gives is a hyphen.
///
/// # Examples
///
/// ```
/// use arbitre_board::Role;
/// use arbitre_notation::Letters;
///
/// let czech: Letters = "K D V S J P".parse()?;
/// assert_eq!(czech.of(Role::Knight), "J");
/// assert_eq!(czech.to_string(), "K D V S J P");
///
/// let russian: Letters = "Кр Ф Л С К п".parse()?;
/// assert_eq!(russian.of(Role::King), "Кр");
/// # Ok::<(), arbitre_notation::LettersError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Letters {
    text: Cow<'static, str>,
    /// Where the written form of each role lies in the text, indexed by role.
    written: [(u8, u8); 6],
    /// What each byte names alone, as the first one of a move.
    named: [Option<Role>; 256],
}

/// Why a text is no letter set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LettersError {
    /// It does not name six pieces.
    #[error("expected the letters of king, queen, rook, bishop, knight and pawn, found {found}")]
    Count {
        /// How many it names.
        found: usize,
    },
    /// A form is empty, or so long that nobody would write it.
    #[error("expected one to eight letters at bytes {span}")]
    Form {
        /// Where it stands.
        span: Span,
    },
    /// The whole set is longer than anybody's.
    #[error("expected at most {LONGEST} bytes of letters, found {found}")]
    Long {
        /// How many bytes it has.
        found: usize,
    },
    /// A form begins as a square does, so that no score could be read with it.
    #[error("expected letters that do not begin as a square does (a to h, 1 to 8) at bytes {span}")]
    Square {
        /// Where it stands.
        span: Span,
    },
    /// The same form stands for two pieces.
    #[error("the form at bytes {second} already stands for another piece at bytes {first}")]
    Shared {
        /// Where it stands first.
        first: Span,
        /// Where it stands again.
        second: Span,
    },
}

/// The bookkeeping of a letter set: written forms, and what single bytes name.
type Index = ([(u8, u8); 6], [Option<Role>; 256]);

impl Letters {
    /// A letter set of the built-in table, checked when the crate is compiled.
    pub(crate) const fn fixed(text: &'static str) -> Self {
        match index(text.as_bytes()) {
            Ok((written, named)) => Self {
                text: Cow::Borrowed(text),
                written,
                named,
            },
            Err(_) => panic!("six pieces, each with its forms"),
        }
    }

    /// The form of a piece that is written; empty for a pawn that has none.
    pub fn of(&self, role: Role) -> &str {
        let (start, end) = self.written[role as usize];
        &self.text[usize::from(start)..usize::from(end)]
    }

    /// Every form with the piece that it stands for, the written one first.
    pub fn forms(&self) -> impl Iterator<Item = (Role, &str)> {
        ORDER
            .into_iter()
            .zip(self.text.split(' '))
            .flat_map(|(role, forms)| forms.split('/').map(move |form| (role, form)))
            .filter(|(_, form)| *form != "-")
    }

    /// The piece that a Latin capital stands for, if it is a form by itself; a file stands for its
    /// pawn.
    #[inline]
    pub(crate) const fn named_by(&self, letter: u8) -> Option<Role> {
        self.named[letter as usize]
    }

    /// Whether both give the same five officers when they write, so that no
    /// score could ever tell one from the other.
    pub fn same_pieces(&self, other: &Self) -> bool {
        ORDER[..5]
            .iter()
            .all(|&role| self.of(role) == other.of(role))
    }
}

/// How many bytes a letter set has at most, so that a place in it is one byte.
const LONGEST: usize = 250;

/// How many characters of UTF-8 lie between two places.
const fn letters_between(text: &[u8], start: usize, end: usize) -> usize {
    let (mut at, mut letters) = (start, 0);
    while at < end {
        letters += (text[at] & 0xC0 != 0x80) as usize;
        at += 1;
    }
    letters
}

/// Where the written forms lie, and what single bytes name.
const fn index(text: &[u8]) -> Result<Index, LettersError> {
    let mut written = [(0, 0); 6];
    let mut named = [None; 256];
    let (mut piece, mut at, mut first) = (0, 0, true);
    let mut file = b'a';
    while file <= b'h' {
        named[file as usize] = Some(Role::Pawn);
        file += 1;
    }
    while at < text.len() {
        let start = at;
        while at < text.len() && text[at] != b' ' && text[at] != b'/' {
            at += 1;
        }
        if at > LONGEST {
            return Err(LettersError::Long { found: text.len() });
        }
        if !matches!(letters_between(text, start, at), 1..=8) {
            let span = Span::new(start, at);
            return Err(LettersError::Form { span });
        }
        let absent = text[start] == b'-' && at == start + 1;
        if first && piece < 6 && !absent {
            written[ORDER[piece] as usize] = (start as u8, at as u8);
        }
        if at == start + 1 && text[start].is_ascii_uppercase() && piece < 6 {
            named[text[start] as usize] = Some(ORDER[piece]);
        }
        if at == text.len() || text[at] == b' ' {
            piece += 1;
        }
        first = at < text.len() && text[at] == b' ';
        at += 1;
    }
    match piece {
        6 => Ok((written, named)),
        found => Err(LettersError::Count { found }),
    }
}

impl FromStr for Letters {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        let (written, named) = index(text.as_bytes())?;
        let letters = Self {
            text: Cow::Owned(text.to_owned()),
            written,
            named,
        };
        let place = |form: &str| {
            let start = form.as_ptr() as usize - letters.text.as_ptr() as usize;
            Span::new(start, start + form.len())
        };
        for (role, form) in letters.forms() {
            let span = place(form);
            if form.starts_with(|c| matches!(c, 'a'..='h' | '1'..='8')) {
                return Err(LettersError::Square { span });
            }
            let twin = letters
                .forms()
                .find(|&(other, twin)| other != role && twin == form && place(twin) < span);
            if let Some((_, twin)) = twin {
                let first = place(twin);
                return Err(LettersError::Shared {
                    first,
                    second: span,
                });
            }
        }
        Ok(letters)
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_names_six_pieces() {
        let count = |found| Err(LettersError::Count { found });
        assert_eq!("K Q R B N".parse::<Letters>(), count(5));
        assert_eq!("K Q R B N P S".parse::<Letters>(), count(7));
        assert_eq!("".parse::<Letters>(), count(0));
    }

    #[test]
    fn a_form_is_neither_empty_nor_a_square_nor_shared() {
        let (first, second) = (Span::new(0, 1), Span::new(4, 5));
        assert_eq!(
            "R D R F C P".parse::<Letters>(),
            Err(LettersError::Shared { first, second })
        );
        let span = Span::new(6, 7);
        assert_eq!(
            "K Q R b N P".parse::<Letters>(),
            Err(LettersError::Square { span })
        );
        let span = Span::new(2, 2);
        assert_eq!(
            "K  Q R B N P".parse::<Letters>(),
            Err(LettersError::Form { span })
        );
        let span = Span::new(0, 9);
        assert_eq!(
            "Knightess Q R B N P".parse::<Letters>(),
            Err(LettersError::Form { span })
        );
        assert!("Королева Ф Л С К П".parse::<Letters>().is_ok());
        let found = 300;
        assert_eq!(
            "K/".repeat(150).parse::<Letters>(),
            Err(LettersError::Long { found })
        );
    }

    #[test]
    fn every_form_is_listed_with_its_piece() {
        let letters: Letters = "K Q R B N/Kt -".parse().unwrap();
        let forms: alloc::vec::Vec<_> = letters.forms().collect();
        assert_eq!(forms[4..], [(Role::Knight, "N"), (Role::Knight, "Kt")]);
        assert_eq!(letters.of(Role::Pawn), "");
        assert_eq!(letters.named_by(b'N'), Some(Role::Knight));
        assert_eq!(letters.named_by(b'S'), None);
    }
}
