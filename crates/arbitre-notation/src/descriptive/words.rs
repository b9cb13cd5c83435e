//! The words of descriptive notation in a language, and their order.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use arbitre_board::{Bitboard, File, Rank, Role, Square, Wing};

use super::{Action, Man, Place, Sketch, on_rank};
use crate::Language;

/// How a language names pieces and squares.
pub(super) struct Words {
    language: &'static str,
    order: Order,
    /// King, queen, rook, bishop, knight, pawn: the form written, then others.
    roles: [&'static [&'static str]; 6],
    /// What stands behind a check and a mate.
    pub check: &'static str,
    pub mate: &'static str,
}

/// What comes first in the name of a square or of a piece of a wing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// `KB3`, `KKt`.
    English,
    /// `3FR`, `CR`.
    Romance,
}

const ENGLISH: Words = Words {
    language: "en",
    order: Order::English,
    roles: [&["K"], &["Q"], &["R"], &["B"], &["Kt", "N"], &["P"]],
    check: " ch",
    mate: " mate",
};

const FRENCH: Words = Words {
    language: "fr",
    order: Order::Romance,
    roles: [&["R"], &["D"], &["T"], &["F"], &["C"], &["P"]],
    check: " éch.",
    mate: " mat",
};

const SPANISH: Words = Words {
    language: "es",
    order: Order::Romance,
    roles: [&["R"], &["D"], &["T"], &["A"], &["C"], &["P"]],
    check: "+",
    mate: "++",
};

/// The files of the array: what stands there, and on which wing.
const ARRAY: [(Role, Wing); 8] = [
    (Role::Rook, Wing::Queen),
    (Role::Knight, Wing::Queen),
    (Role::Bishop, Wing::Queen),
    (Role::Queen, Wing::Queen),
    (Role::King, Wing::King),
    (Role::Bishop, Wing::King),
    (Role::Knight, Wing::King),
    (Role::Rook, Wing::King),
];

const ORDER: [Role; 6] = crate::letters::ORDER;

impl Words {
    /// The words of a language, if it has any.
    pub fn of(language: &Language) -> Option<&'static Self> {
        let known = [&ENGLISH, &FRENCH, &SPANISH];
        known.into_iter().find(|it| it.language == language.id())
    }

    pub fn english() -> &'static Self {
        &ENGLISH
    }

    /// The form of a role that is written.
    pub fn role(&self, role: Role) -> &'static str {
        self.forms(role)[0]
    }

    fn forms(&self, role: Role) -> &'static [&'static str] {
        let place = ORDER.iter().position(|&it| it == role).unwrap_or(0);
        self.roles[place]
    }

    /// The written name of a file.
    fn file(&self, file: File) -> String {
        let (role, wing) = ARRAY[file as usize];
        let name = self.role(role);
        if matches!(role, Role::King | Role::Queen) {
            return name.into();
        }
        let wing = self.wing(wing);
        match self.order {
            Order::English => format!("{wing}{name}"),
            Order::Romance => format!("{name}{wing}"),
        }
    }

    fn wing(&self, wing: Wing) -> &'static str {
        match wing {
            Wing::King => self.role(Role::King),
            Wing::Queen => self.role(Role::Queen),
        }
    }

    /// The written name of a square.
    fn square(&self, square: Square) -> String {
        let (file, rank) = (self.file(square.file()), square.rank().digit());
        match self.order {
            Order::English => format!("{file}{rank}"),
            Order::Romance => format!("{rank}{file}"),
        }
    }

    /// A step to a square: `Kt-KB3`, `C3FR`; a dash where the origin is said.
    pub fn step(&self, mover: &str, to: Square) -> String {
        let square = self.square(to);
        let dash = match self.order {
            Order::English => "-",
            Order::Romance if mover.contains(|c: char| c.is_ascii_digit()) => "—",
            Order::Romance => "",
        };
        format!("{mover}{dash}{square}")
    }

    /// The names of a piece on a square, from the shortest to the most exact.
    pub fn men(&self, role: Role, square: Square) -> Vec<String> {
        let name = self.role(role);
        let exact = match self.order {
            Order::English => format!("{name}({})", self.square(square)),
            Order::Romance => format!("{name}{}", self.square(square)),
        };
        let file = self.file(square.file());
        let by_file = match (role, self.order) {
            (Role::Pawn, Order::English) => Some(format!("{file}{name}")),
            (Role::Pawn, Order::Romance) => Some(format!("{name}{file}")),
            _ => None,
        };
        [Some(name.into()), by_file, Some(exact)]
            .into_iter()
            .flatten()
            .collect()
    }

    /// What a text says.
    pub fn sketch(&self, core: &str) -> Option<Sketch> {
        let (core, promotion) = self.part_promotion(core);
        let parted = core.find(['-', '—', '–', 'x', ':', '×', '*']);
        let (mover, action) = match parted {
            Some(at) => {
                let sign = core[at..].chars().next()?;
                let target = core[at + sign.len_utf8()..].trim();
                let goes = matches!(sign, '-' | '—' | '–');
                let action = if goes {
                    Action::Goes(self.read_target(target)?)
                } else {
                    Action::Takes(self.read_man(target)?)
                };
                (self.read_man(core[..at].trim())?, action)
            }
            None if self.order == Order::Romance => {
                let at = core.find(|c: char| c.is_ascii_digit())?;
                let action = Action::Goes(self.read_square(&core[at..])?);
                (self.read_man(&core[..at])?, action)
            }
            None => return None,
        };
        Some(Sketch {
            mover,
            action,
            promotion,
        })
    }

    /// Parts `P-K8(Q)` and `P-K8=Q` into the step and the new piece.
    fn part_promotion<'a>(&self, core: &'a str) -> (&'a str, Option<Role>) {
        for role in Role::PROMOTIONS {
            for form in self.forms(role) {
                let bare = core.trim_end_matches(')');
                let Some(rest) = bare.strip_suffix(form) else {
                    continue;
                };
                if let Some(step) = rest.strip_suffix(['=', '/', '(']) {
                    return (step, Some(role));
                }
            }
        }
        (core, None)
    }

    /// The squares to which a step can go: `B` for `B1`, as old books have it in English.
    fn read_target(&self, text: &str) -> Option<Bitboard> {
        let first = || match self.order {
            Order::English => Some(on_rank(self.read_file(text)?, Rank::First)),
            Order::Romance => None,
        };
        self.read_square(text).or_else(first)
    }

    /// The squares, seen from the mover's side, that a name can mean.
    fn read_square(&self, text: &str) -> Option<Bitboard> {
        let (file, rank) = match self.order {
            Order::English => text.split_at_checked(text.len().checked_sub(1)?)?,
            Order::Romance => {
                let (rank, file) = text.split_at_checked(1)?;
                (file, rank)
            }
        };
        let rank = Rank::from_digit(rank.chars().next()?)?;
        Some(on_rank(self.read_file(file)?, rank))
    }

    /// The files that a name can mean: two where the wing is not said.
    fn read_file(&self, text: &str) -> Option<Bitboard> {
        let mut files = Bitboard::EMPTY;
        for (file, (role, wing)) in File::ALL.into_iter().zip(ARRAY) {
            for name in self.forms(role) {
                let wing = self.wing(wing);
                let sided = match self.order {
                    Order::English => format!("{wing}{name}"),
                    Order::Romance => format!("{name}{wing}"),
                };
                if text == *name || text == sided {
                    files |= Bitboard::file(file);
                }
            }
        }
        (!files.is_empty()).then_some(files)
    }

    /// The piece that a name can mean.
    fn read_man(&self, text: &str) -> Option<Man> {
        ORDER.into_iter().find_map(|role| {
            self.forms(role)
                .iter()
                .find_map(|form| self.read_man_of(role, form, text))
        })
    }

    fn read_man_of(&self, role: Role, form: &str, text: &str) -> Option<Man> {
        let man = |place| Some(Man { role, place });
        if text == form {
            return man(Place::Unsaid);
        }
        // `Kt(KKt1)` and `Kt/KKt1`; `C1CR`.
        if let Some(square) = text.strip_prefix(form) {
            let square = square.trim_start_matches(['(', '/']).trim_end_matches(')');
            if let Some(squares) = self.read_square(square) {
                return man(Place::Squares(squares));
            }
        }
        let side = match self.order {
            Order::English => text.strip_suffix(form)?,
            Order::Romance => text.strip_prefix(form)?,
        };
        if role == Role::Pawn {
            return man(Place::Squares(self.read_file(side)?));
        }
        let wings = [Wing::King, Wing::Queen];
        let wing = wings.into_iter().find(|&wing| self.wing(wing) == side)?;
        man(Place::Wing(wing))
    }
}
