//! Numeric annotation glyphs.

use core::fmt;

/// An annotation by number, as `$14`; numbers above 255 are kept.
///
/// # Examples
/// ```
/// use arbitre_pgn::Nag;
///
/// assert_eq!(Nag::of_glyph("!?"), Some(Nag(5)));
/// assert_eq!(Nag::of_glyph("±"), Some(Nag(16)));
/// assert_eq!(Nag(16).glyph(), Some("±"));
/// assert_eq!(Nag(5).to_string(), "$5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nag(pub u32);

/// Number and sign; the first sign of a number is the one written. Numbers up to 139 are those of
/// the standard, the others are common practice. For signs that a side has or suffers, the lower
/// number is White's.
const GLYPHS: &[(u32, &str)] = &[
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (3, "‼"),
    (4, "??"),
    (4, "⁇"),
    (5, "!?"),
    (5, "⁉"),
    (6, "?!"),
    (6, "⁈"),
    (7, "□"),
    (10, "="),
    (13, "∞"),
    (13, "~"),
    (14, "⩲"),
    (14, "+="),
    (14, "+/="),
    (15, "⩱"),
    (15, "=+"),
    (15, "=/+"),
    (16, "±"),
    (16, "+/-"),
    (17, "∓"),
    (17, "-/+"),
    (18, "+−"),
    (18, "+-"),
    (18, "+–"),
    (18, "+--"),
    (19, "−+"),
    (19, "-+"),
    (19, "–+"),
    (19, "--+"),
    (22, "⨀"),
    (22, "⊙"),
    (32, "⟳"),
    (36, "↑"),
    (40, "→"),
    (44, "=/∞"),
    (44, "⯹"),
    (132, "⇆"),
    (138, "⨁"),
    (138, "⊕"),
    (140, "∆"),
    (140, "Δ"),
    (141, "∇"),
    (142, "⌓"),
    (145, "RR"),
    (146, "N"),
    (220, "D"),
    (238, "○"),
    (239, "⇔"),
    (240, "⇗"),
    (242, "⟫"),
    (243, "⟪"),
    (244, "✕"),
    (245, "⊥"),
];

impl Nag {
    /// The annotation that a sign stands for.
    pub fn of_glyph(text: &str) -> Option<Nag> {
        GLYPHS
            .iter()
            .find(|(_, glyph)| *glyph == text)
            .map(|&(number, _)| Nag(number))
    }

    /// The sign, where it has one.
    pub fn glyph(self) -> Option<&'static str> {
        GLYPHS
            .iter()
            .find(|(number, _)| *number == self.0)
            .map(|&(_, glyph)| glyph)
    }

    /// Whether it is one of the six suffixes of a move, `!` to `?!`.
    pub fn is_suffix(self) -> bool {
        (1..=6).contains(&self.0)
    }

    /// The longest sign at the end of a text, where what stands before it is not empty.
    pub(crate) fn at_end_of(text: &str) -> Option<(&str, &str)> {
        GLYPHS
            .iter()
            .filter(|(_, glyph)| !glyph.starts_with(|c: char| c.is_ascii_alphabetic()))
            .filter_map(|(_, glyph)| Some((text.strip_suffix(glyph)?, *glyph)))
            .filter(|(rest, _)| !rest.is_empty())
            .max_by_key(|(_, glyph)| glyph.len())
            .map(|(rest, _)| text.split_at(rest.len()))
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}
