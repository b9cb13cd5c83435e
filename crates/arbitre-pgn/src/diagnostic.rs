//! What a reader found amiss, and what it made of it.

use core::ops::Range;

use crate::place::Place;

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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {trouble}")]
pub struct Diagnostic {
    /// What is amiss.
    pub trouble: Trouble,
    /// The bytes of the file that are concerned.
    pub span: Range<u64>,
    /// Where they begin; for something that is missing, where it was missed.
    pub place: Place,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Trouble {
    /// A byte order mark, which the standard does not know.
    #[error("byte order mark")]
    ByteOrderMark,
    /// Bytes that are not UTF-8, read as Windows-1252 (Latin-1).
    #[error("not UTF-8, read as Windows-1252")]
    NotUtf8,
    /// One half of a pair of UTF-16 units, which is no character.
    #[error("half of a UTF-16 pair, read as Windows-1252")]
    HalfPair,
    /// A tag value without its closing quote; it was ended at the line's end.
    #[error("tag value without a closing quote, ended at the end of the line")]
    UnclosedString,
    /// A quote within a tag value that is not escaped; it was kept.
    #[error("quote within a tag value, expected a backslash before it")]
    UnescapedQuote,
    /// A tag value that runs over a line end.
    #[error("tag value runs over a line end")]
    StringOverLines,
    /// A tabulator or another control character in a tag value; it was kept.
    #[error("control character in a tag value")]
    ControlCharacter,
    /// A backslash in a tag value before something else than a quote or a backslash.
    #[error("backslash before something else than a quote or a backslash")]
    UnknownEscape,
    /// A tag pair without its closing bracket.
    #[error("tag pair without a closing bracket")]
    UnclosedTag,
    /// A tag pair without a name.
    #[error("tag pair without a name")]
    NamelessTag,
    /// A tag name with other signs than letters, digits and `_`.
    #[error("tag name with other signs than letters, digits and _")]
    TagName,
    /// A tag pair whose value is not between quotes.
    #[error("tag value without quotes")]
    UnquotedValue,
    /// A tag name that occurs twice in a game; the first one counts.
    #[error("tag occurs twice, the first one counts")]
    RepeatedTag,
    /// Blank lines between the tag pairs of one game.
    #[error("blank line between tag pairs")]
    BlankLineInTags,
    /// Text between the tag pairs of one game that is none; it was kept as stray text.
    #[error("text between tag pairs, expected a tag pair")]
    StrayInTags,
    /// Tag pairs and moves on one line.
    #[error("tag pair and moves on one line")]
    TagsBesideMoves,
    /// A game without any tag pair.
    #[error("game without tag pairs")]
    NoTags,
    /// More tag pairs than the limit.
    #[error("more tag pairs than the limit")]
    TooManyTags,
    /// A comment without its closing brace; it was ended before the next game or at the file's end.
    #[error("comment without a closing brace")]
    UnclosedComment,
    /// A closing brace without a comment.
    #[error("closing brace without a comment")]
    StrayBrace,
    /// A variation that is not closed when its game ends.
    #[error("variation is not closed")]
    UnclosedVariation,
    /// A closing parenthesis without a variation.
    #[error("closing parenthesis without a variation")]
    StrayParenthesis,
    /// A variation before any move.
    #[error("variation before any move")]
    VariationBeforeMove,
    /// More variations within variations than the limit; the text was kept unread.
    #[error("variations nest deeper than the limit")]
    TooDeep,
    /// A token longer than the limit; the rest was kept as stray text.
    #[error("longer than the limit, cut")]
    TokenTooLong,
    /// A word longer than any that the standard allows; it was kept as stray text.
    #[error("word is longer than 255 bytes")]
    WordTooLong,
    /// A game longer than the limit; the rest was passed over.
    #[error("game is longer than the limit, cut")]
    GameTooLong,
    /// A game without a termination marker.
    #[error("game without a termination marker")]
    NoResult,
    /// A termination marker that differs from the tag `Result`.
    #[error("termination marker differs from the tag Result")]
    ResultDiffers,
    /// A termination marker in a form of its own, as `1:0` or `½-½`.
    #[error("termination marker in an unusual form, expected 1-0, 0-1, 1/2-1/2 or *")]
    ResultForm,
    /// A termination marker within a variation.
    #[error("termination marker in a variation")]
    ResultInVariation,
    /// An annotation, a variation or a second marker behind the termination marker; it was taken
    /// for a part of the game.
    #[error("behind the termination marker, taken for a part of the game")]
    BehindResult,
    /// A `$` without a number.
    #[error("$ without a number")]
    EmptyNag,
    /// A numeric annotation that no program could have; it was kept as stray text.
    #[error("numeric annotation above 4294967295")]
    HugeNag,
    /// A numeric annotation above 255.
    #[error("numeric annotation above 255")]
    NagAbove255,
    /// An annotation typed as a sign, as `±`.
    #[error("annotation as a sign, expected $ and a number")]
    NagGlyph,
    /// A null move, which the standard does not know.
    #[error("null move")]
    NullMove,
    /// Text that belongs to a move but stands apart from it, as `e.p.` or ` +`.
    #[error("part of a move stands apart from it")]
    MoveApart,
    /// A word that is no move.
    #[error("word that is no move, expected a move, a number, an annotation or the result")]
    StrayWord,
    /// A reserved or unknown character.
    #[error("unexpected character")]
    StrayCharacter,
    /// A FEN tag without `SetUp "1"`.
    #[error("tag FEN without SetUp \"1\"")]
    FenWithoutSetUp,
    /// `SetUp "1"` without a FEN tag.
    #[error("tag SetUp \"1\" without FEN")]
    SetUpWithoutFen,
    /// More diagnostics than the limit.
    #[error("more diagnostics than the limit")]
    TooManyDiagnostics,
}

impl Trouble {
    /// How much it matters.
    pub fn severity(self) -> Severity {
        match self {
            Trouble::ByteOrderMark
            | Trouble::NotUtf8
            | Trouble::NoTags
            | Trouble::TagsBesideMoves => Severity::Note,
            _ => Severity::Repair,
        }
    }

    /// The short name used in JSON and in tables.
    pub fn name(self) -> &'static str {
        match self {
            Trouble::ByteOrderMark => "byte-order-mark",
            Trouble::NotUtf8 => "not-utf8",
            Trouble::HalfPair => "half-pair",
            Trouble::UnclosedString => "unclosed-string",
            Trouble::UnescapedQuote => "unescaped-quote",
            Trouble::StringOverLines => "string-over-lines",
            Trouble::ControlCharacter => "control-character",
            Trouble::UnknownEscape => "unknown-escape",
            Trouble::UnclosedTag => "unclosed-tag",
            Trouble::NamelessTag => "nameless-tag",
            Trouble::TagName => "tag-name",
            Trouble::UnquotedValue => "unquoted-value",
            Trouble::RepeatedTag => "repeated-tag",
            Trouble::BlankLineInTags => "blank-line-in-tags",
            Trouble::StrayInTags => "stray-in-tags",
            Trouble::TagsBesideMoves => "tags-beside-moves",
            Trouble::NoTags => "no-tags",
            Trouble::TooManyTags => "too-many-tags",
            Trouble::UnclosedComment => "unclosed-comment",
            Trouble::StrayBrace => "stray-brace",
            Trouble::UnclosedVariation => "unclosed-variation",
            Trouble::StrayParenthesis => "stray-parenthesis",
            Trouble::VariationBeforeMove => "variation-before-move",
            Trouble::TooDeep => "too-deep",
            Trouble::TokenTooLong => "token-too-long",
            Trouble::WordTooLong => "word-too-long",
            Trouble::GameTooLong => "game-too-long",
            Trouble::NoResult => "no-result",
            Trouble::ResultDiffers => "result-differs",
            Trouble::ResultForm => "result-form",
            Trouble::ResultInVariation => "result-in-variation",
            Trouble::BehindResult => "behind-result",
            Trouble::EmptyNag => "empty-nag",
            Trouble::HugeNag => "huge-nag",
            Trouble::NagAbove255 => "nag-above-255",
            Trouble::NagGlyph => "nag-glyph",
            Trouble::NullMove => "null-move",
            Trouble::MoveApart => "move-apart",
            Trouble::StrayWord => "stray-word",
            Trouble::StrayCharacter => "stray-character",
            Trouble::FenWithoutSetUp => "fen-without-setup",
            Trouble::SetUpWithoutFen => "setup-without-fen",
            Trouble::TooManyDiagnostics => "too-many-diagnostics",
        }
    }
}
