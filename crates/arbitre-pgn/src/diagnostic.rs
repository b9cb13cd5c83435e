//! What a reader found amiss, and what it made of it.

use core::fmt;

use crate::place::{Place, Span};

/// One departure from the standard: what, where, and how it was read.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Reader, Trouble};
///
/// let text = "[Event \"Open]\n[White \"A\"]\n\n1. e4 *\n";
/// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
/// let diagnostic = &game.diagnostics[0];
/// assert_eq!(diagnostic.trouble, Trouble::UnclosedString);
/// assert_eq!((diagnostic.place.line, diagnostic.place.column), (1, 8));
/// assert_eq!(game.tags.get("White").as_deref(), Some("A"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What is amiss.
    pub trouble: Trouble,
    /// The bytes concerned.
    pub span: Span,
    /// Where they begin; for something that is missing, where it was missed.
    pub place: Place,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.trouble)
    }
}

/// How much a trouble matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The standard allows it on import, or it is common practice; nothing had to be guessed.
    Note,
    /// The text departs from the standard and was repaired; a strict reader refuses the game.
    Repair,
}

/// What can be amiss in a game file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Trouble {
    /// A byte order mark, which the standard does not know.
    ByteOrderMark,
    /// Bytes that are not UTF-8, read as Windows-1252 (Latin-1).
    NotUtf8,
    /// A tag value without its closing quote; it was ended at the line's end.
    UnclosedString,
    /// A quote within a tag value that is not escaped; it was kept.
    UnescapedQuote,
    /// A tag value that runs over a line end.
    StringOverLines,
    /// A backslash in a tag value before something else than a quote or a backslash.
    UnknownEscape,
    /// A tag pair without its closing bracket.
    UnclosedTag,
    /// A tag pair without a name.
    NamelessTag,
    /// A tag pair whose value is not between quotes.
    UnquotedValue,
    /// A tag name that occurs twice in a game; the first one counts.
    RepeatedTag,
    /// Blank lines between the tag pairs of one game.
    BlankLineInTags,
    /// Tag pairs and moves on one line.
    TagsBesideMoves,
    /// A game without any tag pair.
    NoTags,
    /// More tag pairs than the limit.
    TooManyTags,
    /// A comment without its closing brace; it was ended before the next game or at the file's end.
    UnclosedComment,
    /// A closing brace without a comment.
    StrayBrace,
    /// A variation that is not closed when its game ends.
    UnclosedVariation,
    /// A closing parenthesis without a variation.
    StrayParenthesis,
    /// A variation before any move.
    VariationBeforeMove,
    /// More variations within variations than the limit; the text was kept unread.
    TooDeep,
    /// A token longer than the limit; the rest was kept as stray text.
    TokenTooLong,
    /// A game longer than the limit; the rest was passed over.
    GameTooLong,
    /// A game without a termination marker.
    NoResult,
    /// A termination marker that differs from the tag `Result`.
    ResultDiffers,
    /// A termination marker in a form of its own, as `1:0` or `½-½`.
    ResultForm,
    /// A termination marker within a variation.
    ResultInVariation,
    /// A `$` without a number.
    EmptyNag,
    /// A numeric annotation above 255.
    NagAbove255,
    /// An annotation typed as a sign, as `±`.
    NagGlyph,
    /// A null move, which the standard does not know.
    NullMove,
    /// Text that belongs to a move but stands apart from it, as `e.p.` or ` +`.
    MoveApart,
    /// A word that is no move.
    StrayWord,
    /// A reserved or unknown character.
    StrayCharacter,
    /// A FEN tag without `SetUp "1"`.
    FenWithoutSetUp,
    /// `SetUp "1"` without a FEN tag.
    SetUpWithoutFen,
    /// More diagnostics than the limit.
    TooManyDiagnostics,
}

impl Trouble {
    /// How much it matters.
    pub fn severity(self) -> Severity {
        match self {
            Trouble::ByteOrderMark
            | Trouble::NotUtf8
            | Trouble::NoTags
            | Trouble::NagAbove255
            | Trouble::TagsBesideMoves => Severity::Note,
            _ => Severity::Repair,
        }
    }

    /// The short name used in JSON and in tables.
    pub fn name(self) -> &'static str {
        self.wording().0
    }

    fn wording(self) -> (&'static str, &'static str) {
        match self {
            Trouble::ByteOrderMark => ("byte-order-mark", "byte order mark"),
            Trouble::NotUtf8 => ("not-utf8", "not UTF-8, read as Windows-1252"),
            Trouble::UnclosedString => (
                "unclosed-string",
                "tag value without a closing quote, ended at the end of the line",
            ),
            Trouble::UnescapedQuote => (
                "unescaped-quote",
                "quote within a tag value, expected a backslash before it",
            ),
            Trouble::StringOverLines => ("string-over-lines", "tag value runs over a line end"),
            Trouble::UnknownEscape => (
                "unknown-escape",
                "backslash before something else than a quote or a backslash",
            ),
            Trouble::UnclosedTag => ("unclosed-tag", "tag pair without a closing bracket"),
            Trouble::NamelessTag => ("nameless-tag", "tag pair without a name"),
            Trouble::UnquotedValue => ("unquoted-value", "tag value without quotes"),
            Trouble::RepeatedTag => ("repeated-tag", "tag occurs twice, the first one counts"),
            Trouble::BlankLineInTags => ("blank-line-in-tags", "blank line between tag pairs"),
            Trouble::TagsBesideMoves => ("tags-beside-moves", "tag pair and moves on one line"),
            Trouble::NoTags => ("no-tags", "game without tag pairs"),
            Trouble::TooManyTags => ("too-many-tags", "more tag pairs than the limit"),
            Trouble::UnclosedComment => ("unclosed-comment", "comment without a closing brace"),
            Trouble::StrayBrace => ("stray-brace", "closing brace without a comment"),
            Trouble::UnclosedVariation => ("unclosed-variation", "variation is not closed"),
            Trouble::StrayParenthesis => (
                "stray-parenthesis",
                "closing parenthesis without a variation",
            ),
            Trouble::VariationBeforeMove => ("variation-before-move", "variation before any move"),
            Trouble::TooDeep => ("too-deep", "variations nest deeper than the limit"),
            Trouble::TokenTooLong => ("token-too-long", "longer than the limit, cut"),
            Trouble::GameTooLong => ("game-too-long", "game is longer than the limit, cut"),
            Trouble::NoResult => ("no-result", "game without a termination marker"),
            Trouble::ResultDiffers => (
                "result-differs",
                "termination marker differs from the tag Result",
            ),
            Trouble::ResultForm => (
                "result-form",
                "termination marker in an unusual form, expected 1-0, 0-1, 1/2-1/2 or *",
            ),
            Trouble::ResultInVariation => {
                ("result-in-variation", "termination marker in a variation")
            }
            Trouble::EmptyNag => ("empty-nag", "$ without a number"),
            Trouble::NagAbove255 => ("nag-above-255", "numeric annotation above 255"),
            Trouble::NagGlyph => ("nag-glyph", "annotation as a sign, expected $ and a number"),
            Trouble::NullMove => ("null-move", "null move"),
            Trouble::MoveApart => ("move-apart", "part of a move stands apart from it"),
            Trouble::StrayWord => (
                "stray-word",
                "word that is no move, expected a move, a number, an annotation or the result",
            ),
            Trouble::StrayCharacter => ("stray-character", "unexpected character"),
            Trouble::FenWithoutSetUp => ("fen-without-setup", "tag FEN without SetUp \"1\""),
            Trouble::SetUpWithoutFen => ("setup-without-fen", "tag SetUp \"1\" without FEN"),
            Trouble::TooManyDiagnostics => {
                ("too-many-diagnostics", "more diagnostics than the limit")
            }
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.wording().1)
    }
}
