//! What a written move says, before the board is asked.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use arbitre_board::{Coordinates, File, Rank, Role, Square, Wing};

use crate::characters::{capital, is_capture, is_dash, look, small};
use crate::{Language, Letters};

/// One thing that the text of a move can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sketch {
    /// Castling, in any of its forms but the move of the king.
    Castling(Wing),
    /// No move at all: `--`, `Z0`, `null`.
    Null,
    /// Both squares and nothing else, as UCI has it.
    Coordinates(Coordinates),
    /// A piece and where it goes.
    Piece(PieceSketch),
}

/// A piece, where it goes, and as much of where it comes from as is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceSketch {
    pub role: Role,
    pub from: (Option<File>, Option<Rank>),
    /// The rank is missing in a pawn's capture such as `ed`.
    pub to: (File, Option<Rank>),
    pub promotion: Option<Role>,
    pub capture: CaptureMark,
    pub letters: PromotionLetters,
}

/// What stands between the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CaptureMark {
    Nothing,
    Dash,
    Capture,
}

/// Whose letter names the piece that a pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PromotionLetters {
    /// The language of the move itself, or nobody's.
    Own,
    /// Another language.
    Foreign,
}

/// How closely the characters have to be those of the language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Handwriting {
    /// Exactly the letters of the language, capitals as capitals.
    #[default]
    Fair,
    /// Letters that look the same are the same: Latin K and Cyrillic К.
    LookAlike,
    /// Capitals and small letters are the same too, so that `cxd4` may be a
    /// pawn's or a knight's capture.
    Careless,
}

impl Handwriting {
    /// The character as this hand tells it from others.
    pub(crate) fn fold(self, c: char) -> char {
        match self {
            Self::Fair => c,
            Self::LookAlike => look(c),
            Self::Careless => small(look(capital(c))),
        }
    }
}

/// Everything that the core of a move can mean in a language; empty if nothing.
///
/// `core` has no marks behind it and its characters in their usual form.
pub(crate) fn sketches(core: &str, letters: &Letters, hand: Handwriting) -> Vec<Sketch> {
    let plain = plain(core, hand);
    if !plain.is_empty() {
        return plain;
    }
    let folded: String = core.chars().map(|c| hand.fold(c)).collect();
    if let (Handwriting::Careless, Some(squares)) = (hand, parted_coordinates(&folded)) {
        return vec![squares];
    }
    let mut found: Vec<Sketch> = coordinates(core).into_iter().collect();
    let mut add = |sketch: PieceSketch| {
        if !found.contains(&Sketch::Piece(sketch)) {
            found.push(Sketch::Piece(sketch));
        }
    };
    for (role, form) in letters.forms() {
        if let Some(rest) = after_form(&folded, form, hand) {
            bodies(rest.trim_start(), role, letters, hand, &mut add);
        }
    }
    bodies(&folded, Role::Pawn, letters, hand, &mut add);
    found.extend(parted_coordinates(&folded));
    found
}

/// What follows a form of a piece at the beginning of a text.
fn after_form<'a>(text: &'a str, form: &str, hand: Handwriting) -> Option<&'a str> {
    let mut rest = text.chars();
    for c in form.chars() {
        if rest.next() != Some(hand.fold(c)) {
            return None;
        }
    }
    Some(rest.as_str())
}

/// The meanings that need no letters: castling, no move, both squares; but of a careless hand
/// `c8h6` may be a knight's move in French as well.
pub(crate) fn plain(core: &str, hand: Handwriting) -> Vec<Sketch> {
    let castling = castling(core);
    if !castling.is_empty() {
        return castling.iter().copied().map(Sketch::Castling).collect();
    }
    if is_null(core) {
        return [Sketch::Null].into();
    }
    let clear = hand != Handwriting::Careless;
    coordinates(core).into_iter().filter(|_| clear).collect()
}

/// Both squares and nothing else.
fn coordinates(core: &str) -> Option<Sketch> {
    if let Some(numbered) = numeric(core) {
        return Some(Sketch::Coordinates(numbered));
    }
    let small = core.as_bytes().get(4).is_none_or(u8::is_ascii_lowercase);
    let coordinates = core.parse().ok().filter(|_| small);
    coordinates.map(Sketch::Coordinates)
}

/// Both squares in digits, the file first, and the piece that a pawn becomes: the notation of
/// the International Correspondence Chess Federation.
fn numeric(core: &str) -> Option<Coordinates> {
    let square = |file: &u8, rank: &u8| {
        let file = File::from_letter(char::from(file.checked_sub(b'1')?.checked_add(b'a')?))?;
        Some(Square::new(file, Rank::from_digit(char::from(*rank))?))
    };
    let (squares, promotion) = match core.as_bytes() {
        [squares @ .., piece @ b'1'..=b'4'] if squares.len() == 4 => {
            let order = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            (squares, Some(order[usize::from(piece - b'1')]))
        }
        squares => (squares, None),
    };
    let [file, rank, to_file, to_rank] = squares else {
        return None;
    };
    Some(Coordinates {
        from: square(file, rank)?,
        to: square(to_file, to_rank)?,
        promotion,
    })
}

/// Both squares with a dash between, as in `g1-f3`; of a careless hand in capitals, too.
fn parted_coordinates(folded: &str) -> Option<Sketch> {
    let (from, rest) = folded.split_at_checked(2)?;
    let sign = rest.chars().next().filter(|&c| is_dash(c))?;
    let both = [from, &rest[sign.len_utf8()..]].concat();
    coordinates(&both).filter(|_| both.starts_with(|c: char| c.is_ascii_lowercase()))
}

/// Castling in words, each before those that begin it, and the wings that are meant.
pub(crate) const CASTLING_WORDS: [(&str, &[Wing]); 7] = [
    ("petit roque", &[Wing::King]),
    ("grand roque", &[Wing::Queen]),
    ("Castles KR", &[Wing::King]),
    ("Castles QR", &[Wing::Queen]),
    ("Castles K", &[Wing::King]),
    ("Castles Q", &[Wing::Queen]),
    ("Castles", &[Wing::King, Wing::Queen]),
];

/// Whether a text is castling, in whatever form.
pub(crate) fn is_castling(core: &str) -> bool {
    !castling(core).is_empty()
}

/// The wings to which the king castles: in words, or with letters O or zeros and any dash or
/// none between; no wing if it does not castle.
fn castling(core: &str) -> &'static [Wing] {
    if let Some((_, wings)) = CASTLING_WORDS.iter().find(|(words, _)| *words == core) {
        return wings;
    }
    let mut rings = 0;
    for c in core.chars() {
        match c {
            'O' | 'o' | '0' | 'О' | 'о' | 'Ο' | 'ο' => rings += 1,
            ' ' if rings > 0 => {}
            c if is_dash(c) && rings > 0 => {}
            _ => return &[],
        }
    }
    match rings {
        2 => &[Wing::King],
        3 => &[Wing::Queen],
        _ => &[],
    }
}

/// The forms of a move that is none.
pub(crate) fn is_null(core: &str) -> bool {
    matches!(
        core,
        "--" | "Z0" | "Z1" | "0000" | "@@@@" | "null" | "<>" | "pass" | "——" | "––"
    )
}

/// Reads what follows the piece, with and without a promotion at the end.
fn bodies(
    body: &str,
    role: Role,
    letters: &Letters,
    hand: Handwriting,
    add: &mut impl FnMut(PieceSketch),
) {
    if let Some(sketch) = squares(body, role, letters, hand) {
        add(sketch);
    }
    if role != Role::Pawn {
        return;
    }
    let (body, letter) = part_promotion(body);
    if letter.is_empty() || !body.ends_with(['1', '8']) {
        return;
    }
    let Some(sketch) = squares(body, role, letters, hand) else {
        return;
    };
    let own: Vec<Role> = promotions(letter, letters).collect();
    for &role in &own {
        add(PieceSketch {
            promotion: Some(role),
            ..sketch
        });
    }
    if own.is_empty() {
        let others = Language::all().iter().map(Language::letters);
        for role in others.flat_map(|letters| promotions(letter, letters)) {
            add(PieceSketch {
                promotion: Some(role),
                letters: PromotionLetters::Foreign,
                ..sketch
            });
        }
    }
}

/// The officers that a promotion letter can name in a language; there the case
/// of the letter does not matter.
fn promotions<'a>(letter: &'a str, letters: &'a Letters) -> impl Iterator<Item = Role> + 'a {
    letters
        .forms()
        .filter(|(role, _)| Role::PROMOTIONS.contains(role))
        .filter(|(_, form)| after_form(&careless(letter), form, Handwriting::Careless) == Some(""))
        .map(|(role, _)| role)
}

/// A text as a careless hand tells it from others.
fn careless(text: &str) -> String {
    text.chars()
        .map(|c| Handwriting::Careless.fold(c))
        .collect()
}

/// Parts `e8=Q`, `e8(Q)`, `e8/Q` and `e8Q` into square and letter.
fn part_promotion(body: &str) -> (&str, &str) {
    let end = body
        .rfind(|c: char| c.is_ascii_digit())
        .map_or(0, |at| at + 1);
    let (square, letter) = body.split_at(end);
    let letter = letter.trim_matches([' ', '=', '(', ')', '/', ':', '-']);
    (square, letter)
}

/// One square, a file, a rank or a square before another, or two files.
fn squares(body: &str, role: Role, letters: &Letters, hand: Handwriting) -> Option<PieceSketch> {
    let (left, capture, right) = part_squares(body, letters, hand)?;
    let (from, to) = match (capture, left, right) {
        (CaptureMark::Nothing, body, _) => one_piece(body, role)?,
        (_, left, right) => (origin(left)?, destination(right, role, capture)?),
    };
    // A pawn that names its file names another than that on which it ends.
    if role == Role::Pawn && from == (Some(to.0), None) {
        return None;
    }
    Some(PieceSketch {
        role,
        from,
        to,
        promotion: None,
        capture,
        letters: PromotionLetters::Own,
    })
}

/// Parts a body at its dash or capture sign; a sign at the end counts too.
fn part_squares<'a>(
    body: &'a str,
    letters: &Letters,
    hand: Handwriting,
) -> Option<(&'a str, CaptureMark, &'a str)> {
    let sign = body
        .char_indices()
        .find(|&(_, c)| is_capture(c) || is_dash(c));
    let Some((at, sign)) = sign else {
        return Some((body.trim(), CaptureMark::Nothing, ""));
    };
    let (left, right) = (body[..at].trim(), body[at + sign.len_utf8()..].trim());
    let mark = if is_dash(sign) {
        CaptureMark::Dash
    } else {
        CaptureMark::Capture
    };
    if right.is_empty() {
        // `Nd5:` and `ed5:` say behind what others say between.
        return trailing(left, mark);
    }
    let named = letters
        .forms()
        .filter_map(|(_, form)| after_form(right, form, hand));
    let right = named
        .map(str::trim_start)
        .find(|rest| destination(rest, Role::King, mark).is_some())
        .unwrap_or(right);
    Some((left, mark, right))
}

/// Parts a body whose capture sign stands at the end.
fn trailing(body: &str, mark: CaptureMark) -> Option<(&str, CaptureMark, &str)> {
    let square = match body.as_bytes() {
        [.., _, b'1'..=b'8'] => 2,
        [_, b'a'..=b'h'] => 1,
        _ => return None,
    };
    if mark == CaptureMark::Dash || !body.is_char_boundary(body.len() - square) {
        return None;
    }
    let (left, right) = body.split_at(body.len() - square);
    Some((left, mark, right))
}

type Origin = (Option<File>, Option<Rank>);
type Destination = (File, Option<Rank>);

/// Reads squares that have no sign between them.
fn one_piece(body: &str, role: Role) -> Option<(Origin, Destination)> {
    match body.as_bytes() {
        &[from, to] if role == Role::Pawn && file(to).is_some() => {
            Some(((file(from), None), (file(to)?, None)))
        }
        [from @ .., to, rank] => {
            let from = core::str::from_utf8(from).ok()?;
            Some((origin(from)?, (file(*to)?, Some(self::rank(*rank)?))))
        }
        _ => None,
    }
}

/// Nothing, a file, a rank or a square.
fn origin(text: &str) -> Option<Origin> {
    match *text.as_bytes() {
        [] => Some((None, None)),
        [one] if file(one).is_some() => Some((file(one), None)),
        [one] => Some((None, Some(rank(one)?))),
        [one, two] => Some((Some(file(one)?), Some(rank(two)?))),
        _ => None,
    }
}

/// A square, or a file alone where a pawn captures.
fn destination(text: &str, role: Role, mark: CaptureMark) -> Option<Destination> {
    match *text.as_bytes() {
        [one, two] => Some((file(one)?, Some(rank(two)?))),
        [one] if role == Role::Pawn && mark == CaptureMark::Capture => Some((file(one)?, None)),
        _ => None,
    }
}

fn file(byte: u8) -> Option<File> {
    File::from_letter(char::from(byte)).filter(|_| byte.is_ascii_lowercase())
}

fn rank(byte: u8) -> Option<Rank> {
    Rank::from_digit(char::from(byte))
}

impl PieceSketch {
    /// The square that it goes to, where it is written in full.
    pub(crate) fn target(&self) -> Option<Square> {
        Some(Square::new(self.to.0, self.to.1?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::ToString;

    /// A sketch in short: role, origin, sign, target, promotion.
    fn short(sketch: &Sketch) -> String {
        match sketch {
            Sketch::Castling(wing) => wing.to_string(),
            Sketch::Null => "null".to_string(),
            Sketch::Coordinates(coordinates) => coordinates.to_string(),
            Sketch::Piece(it) => {
                let file = |file: Option<File>| file.map_or('.', File::letter);
                let rank = |rank: Option<Rank>| rank.map_or('.', Rank::digit);
                let sign = match it.capture {
                    CaptureMark::Nothing => "",
                    CaptureMark::Dash => "-",
                    CaptureMark::Capture => "x",
                };
                let promotion = it.promotion.map_or(String::new(), |role| {
                    format!("={}", role.letter().to_ascii_uppercase())
                });
                let role = it.role.letter().to_ascii_uppercase();
                let (from, to) = (it.from, it.to);
                format!(
                    "{role}{}{}{sign}{}{}{promotion}",
                    file(from.0),
                    rank(from.1),
                    to.0.letter(),
                    rank(to.1)
                )
            }
        }
    }

    #[track_caller]
    fn check(language: &str, hand: Handwriting, core: &str, expected: &[&str]) {
        let letters = Language::named(language).unwrap().letters();
        let found: Vec<String> = sketches(core, letters, hand).iter().map(short).collect();
        assert_eq!(found, expected, "{core} in {language}");
    }

    #[test]
    fn pieces_of_a_language() {
        check("en", Handwriting::Fair, "Nf3", &["N..f3"]);
        check("fr", Handwriting::Fair, "Cf3", &["N..f3"]);
        check("fr", Handwriting::Fair, "Nf3", &[]);
        check("ru", Handwriting::Fair, "Крf1", &["K..f1"]);
        check("fig", Handwriting::Fair, "♞c6", &["N..c6"]);
        check("fr", Handwriting::Fair, "Cavalier xd4", &["N..xd4"]);
        check("en", Handwriting::Fair, "N xd5", &["N..xd5"]);
        check("en", Handwriting::Fair, "Ktf3", &["N..f3"]);
        check("nl", Handwriting::Fair, "Pf3", &["N..f3"]);
        check("en", Handwriting::Fair, "Pe4", &["P..e4"]);
    }

    #[test]
    fn origins_and_captures() {
        check("fr", Handwriting::Fair, "Cbd7", &["Nb.d7"]);
        check("fr", Handwriting::Fair, "T3f6", &["R.3f6"]);
        check("fr", Handwriting::Fair, "Cg1-f3", &["Ng1-f3"]);
        check("fr", Handwriting::Fair, "Cg1—f3", &["Ng1-f3"]);
        check("fr", Handwriting::Fair, "Cf3:e5", &["Nf3xe5"]);
        check("fr", Handwriting::Fair, "Cg1xFf3", &["Ng1xf3"]);
        check("en", Handwriting::Fair, "Nd5:", &["N..xd5"]);
        check("en", Handwriting::Fair, "Nfd5:", &["Nf.xd5"]);
        check("en", Handwriting::Fair, "exd5", &["Pe.xd5"]);
        check("en", Handwriting::Fair, "ed5:", &["Pe.xd5"]);
        check("en", Handwriting::Fair, "ed5", &["Pe.d5"]);
        check("en", Handwriting::Fair, "ed", &["Pe.d."]);
        check("en", Handwriting::Fair, "exd", &["Pe.xd."]);
        check("en", Handwriting::Fair, "ed:", &["Pe.xd."]);
        check("en", Handwriting::Fair, "e4:d5", &["Pe4xd5"]);
        check("en", Handwriting::Fair, "P×d5", &["P..xd5"]);
    }

    #[test]
    fn promotions_in_all_forms() {
        for core in ["e8=D", "e8D", "e8(D)", "e8/D", "e8=d", "e8d", "e8 =D"] {
            check("fr", Handwriting::Fair, core, &["P..e8=Q"]);
        }
        check("fr", Handwriting::Fair, "e7-e8D", &["Pe7-e8=Q"]);
        check("fr", Handwriting::Fair, "d7xCe8=T", &["Pd7xe8=R"]);
        check("en", Handwriting::Fair, "e7e8q", &["e7e8q"]);
        check(
            "en",
            Handwriting::Fair,
            "e8=S",
            &["P..e8=N", "P..e8=B", "P..e8=R"],
        );
        check("en", Handwriting::Fair, "e7Q", &[]);
    }

    #[test]
    fn castling_in_all_forms() {
        for core in [
            "O-O",
            "0-0",
            "o-o",
            "0–0",
            "0—0",
            "0−0",
            "0 — 0",
            "OO",
            "00",
            "petit roque",
            "Castles KR",
        ] {
            check("en", Handwriting::Fair, core, &["king's wing"]);
        }
        check(
            "en",
            Handwriting::Fair,
            "Castles",
            &["king's wing", "queen's wing"],
        );
        check("en", Handwriting::Fair, "0–0–0", &["queen's wing"]);
        check("en", Handwriting::Fair, "OOO", &["queen's wing"]);
        check("en", Handwriting::Fair, "0000", &["null"]);
        check("en", Handwriting::Fair, "--", &["null"]);
    }

    #[test]
    fn careless_hands_leave_two_readings() {
        check("fr", Handwriting::Careless, "cxd4", &["N..xd4", "Pc.xd4"]);
        check("fr", Handwriting::Careless, "DxE5", &["Q..xe5", "Pd.xe5"]);
        check("fr", Handwriting::Careless, "CC6", &["N..c6"]);
        check(
            "fr",
            Handwriting::Careless,
            "c8h6",
            &["c8h6", "N.8h6", "Pc8h6"],
        );
        check("fr", Handwriting::Careless, "CED4", &["Ne.d4"]);
        check("en", Handwriting::Careless, "nxd5", &["N..xd5"]);
        check("ru", Handwriting::LookAlike, "Kpe7", &["K..e7"]);
        check("ru", Handwriting::LookAlike, "Кс6", &["N..c6"]);
        check("ru", Handwriting::Careless, "кc3", &["N..c3"]);
        check("ru", Handwriting::Careless, "фd8×c7", &["Qd8xc7"]);
        check("fr", Handwriting::LookAlike, "cxd4", &["Pc.xd4"]);
    }

    #[test]
    fn what_is_no_move_is_nothing() {
        for core in [
            "", "N", "e", "e9", "Ni3", "hello", "Nf3Nc6", "1", "x", ":", "-", "é",
        ] {
            check("en", Handwriting::Fair, core, &[]);
        }
    }
}
