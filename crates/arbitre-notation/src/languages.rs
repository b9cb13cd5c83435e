//! The letter sets that are known, with the place that each comes from.
//!
//! One row a language: identifier (BCP 47), English name, letters of king,
//! queen, rook, bishop, knight and pawn, usual signs, how often the letters are
//! attested, and the source of the row. Languages that many players write come
//! first, since the first of several with the same letters is the one that a
//! decision names.
//!
//! Sources: `PGN` is section 17 of the PGN standard of 1994, `Scid`, `Scidb`,
//! `PyChess` and `RPB` (RPB Chessboard) are the tables of those programs,
//! `Wikipedia` an old table of that encyclopedia, `FIDE` an annex of the Laws in
//! that language, `usage` what players of the language write, without a
//! document. A full name among the forms, and a form without its accent, is
//! usage.

use crate::Language;
use crate::language::Attested::{self, Often, Once};
use crate::language::Signs;

/// The signs of the Laws since 1997, which most languages share.
pub(crate) const FIDE: Signs = Signs {
    capture: "x",
    check: "+",
    mate: "#",
    en_passant: "e.p.",
};

/// French score sheets say check and mate in words.
const IN_WORDS: Signs = Signs {
    check: "éch.",
    mate: "mat",
    ..FIDE
};

/// Spanish and Portuguese name the capture en passant in their own words.
const IBERIAN: Signs = Signs {
    en_passant: "a.p.",
    ..FIDE
};

/// A colon captures in older German, Russian and Nordic print.
const COLON: Signs = Signs {
    capture: ":",
    ..FIDE
};

/// Figurines stand with the signs of print.
const PRINT: Signs = Signs {
    capture: "×",
    ..FIDE
};

const fn row(
    id: &'static str,
    name: &'static str,
    letters: &'static str,
    signs: Signs,
    attested: Attested,
    source: &'static str,
) -> Language {
    Language::fixed(id, name, letters, signs, attested, source)
}

#[rustfmt::skip]
pub(crate) const ENGLISH: Language = row("en", "English", "K/King Q/Queen R/Rook B/Bishop N/Kt/Knight P/Pawn", FIDE, Often, "PGN; FIDE C (2018)");

#[rustfmt::skip]
pub(crate) const FRENCH: Language = row("fr", "French", "R/Roi D/Dame T/Tour F/Fou C/Cavalier P/Pion", IN_WORDS, Often, "PGN; FIDE E (1997, 2005); Scidb; Scid; PyChess; RPB");

#[rustfmt::skip]
pub(crate) const FIGURINES: Language = row("fig", "Figurines", "♔/♚ ♕/♛ ♖/♜ ♗/♝ ♘/♞ ♙/♟", PRINT, Often, "Unicode U+2654 to U+265F");

#[rustfmt::skip]
pub(crate) static LANGUAGES: [Language; 57] = [
    ENGLISH,
    FRENCH,
    row("de", "German", "K/König D/Dame T/Turm L/Läufer S/Springer B/Bauer", COLON, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("es", "Spanish", "R/Rey D/Dama T/Torre A/Alfil C/Caballo P/Peón", IBERIAN, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("ru", "Russian", "Кр/Р Ф Л С К п", COLON, Often, "RPB; Wikipedia; Scidb (one-letter king)"),
    row("it", "Italian", "R/Re D/Donna T/Torre A/Alfiere C/Cavallo P/Pedone", FIDE, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("pt", "Portuguese", "R/Rei D/Dama T/Torre B/Bispo C/Cavalo P/Peão", IBERIAN, Often, "PGN; Scidb; PyChess; RPB"),
    row("nl", "Dutch", "K/Koning D/Dame T/Toren L/Loper P/Paard O/pi/pion", FIDE, Often, "PGN; Scidb; Scid; RPB; Wikipedia (pawn)"),
    row("pl", "Polish", "K H W G S P", FIDE, Often, "PGN; Scidb; PyChess; RPB"),
    row("hu", "Hungarian", "K V B F H G/Gy", FIDE, Often, "PGN; Scidb; Scid; PyChess; RPB (pawn Gy)"),
    row("cs", "Czech", "K D V S J P", FIDE, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("sk", "Slovak", "K D V S J P", FIDE, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("sv", "Swedish", "K D T L S B", COLON, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("da", "Danish", "K D T L S B", COLON, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("nb", "Norwegian (Bokmål)", "K D T L S B", COLON, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("nn", "Norwegian (Nynorsk)", "K D T L S B", COLON, Often, "PGN; Scidb; Scid; PyChess; RPB"),
    row("hr", "Croatian", "K D T L S P", FIDE, Once, "Scidb"),
    row("sl", "Slovene", "K D T L S P", FIDE, Often, "Scidb; PyChess"),
    row("sr-Latn", "Serbian (Latin)", "K D T L S P", FIDE, Once, "Scidb"),
    row("bs", "Bosnian", "K D T L S P", FIDE, Once, "Scidb"),
    row("ro", "Romanian", "R D T N C P", FIDE, Often, "PGN; Scidb"),
    row("ca", "Catalan", "R/Rei D/Dama T/Torre A/Alfil C/Cavall P/Peó", FIDE, Often, "Scidb; RPB"),
    row("gl", "Galician", "R D T B C P", FIDE, Once, "Scidb"),
    row("uk", "Ukrainian", "Кр Ф Т С К п", COLON, Often, "Scidb; PyChess (names)"),
    row("sr-Cyrl", "Serbian (Cyrillic)", "К Д Т Л С п", FIDE, Once, "Scidb"),
    row("mk", "Macedonian", "К Д Т Л С п", FIDE, Once, "usage"),
    row("bg", "Bulgarian", "Ц Д Т О К п", FIDE, Often, "Scidb; Wikipedia"),
    row("el", "Greek", "Ρ Β Π Α Ι Σ/Πι", FIDE, Once, "Scidb"),
    row("tr", "Turkish", "Ş/S V K F A P", FIDE, Often, "Scidb; PyChess"),
    row("az", "Azerbaijani", "Ş/S V T F A P", FIDE, Often, "PyChess; Scidb (without the cedilla)"),
    row("fi", "Finnish", "K D T L R P/S", FIDE, Often, "PGN; Scidb and Scid (pawn S)"),
    row("et", "Estonian", "K L V O R P/E", FIDE, Often, "PGN; Scidb (pawn E); PyChess"),
    row("lv", "Latvian", "K D T L Z B", FIDE, Once, "Scidb"),
    row("lt", "Lithuanian", "K V B R Ž/Z P", FIDE, Once, "Scidb"),
    row("is", "Icelandic", "K D H B R P", FIDE, Often, "PGN; Scidb"),
    row("af", "Afrikaans", "K D T L R P", FIDE, Often, "Wikipedia; Scidb"),
    row("lb", "Luxembourgish", "K D T L P B", FIDE, Once, "Scidb"),
    row("fy", "Frisian", "K D S F H B", FIDE, Once, "Scidb"),
    row("oc", "Occitan", "R D T F C P", FIDE, Once, "PyChess (names)"),
    row("eu", "Basque", "E D G Z S P", FIDE, Once, "Scidb, not confirmed"),
    row("eo", "Esperanto", "R D T K Ĉ/C^/Cx P", FIDE, Once, "Scidb"),
    row("ga", "Irish", "R B C E D F", FIDE, Once, "Scidb"),
    row("cy", "Welsh", "T B C E M G", FIDE, Once, "Scidb"),
    row("be", "Belarusian", "К Вз Лд А В Л", FIDE, Once, "Wikipedia"),
    row("sq", "Albanian", "M Msh Ku O Ka U", FIDE, Once, "Wikipedia"),
    row("ru-Latn", "Russian (Latin)", "Kr/K F L S N p", FIDE, Once, "Scidb"),
    row("fa-Latn", "Persian (Latin)", "R D T F C P", FIDE, Once, "an Iranian magazine of the 1980s"),
    row("la", "Latin", "R G T E Q P", FIDE, Once, "Scidb"),
    row("ia", "Interlingua", "R G T E C P", FIDE, Once, "Scidb"),
    row("id", "Indonesian", "R M B G K P", FIDE, Once, "Scidb"),
    row("ms", "Malay", "R M T G K A", FIDE, Once, "Scidb"),
    row("vi", "Vietnamese", "V H X T M -", FIDE, Once, "PyChess"),
    row("hi", "Hindi (Latin)", "R V H O G P", FIDE, Once, "Scidb"),
    row("ar", "Arabic", "م و ر ف ح ب", FIDE, Once, "Wikipedia"),
    row("he", "Hebrew", "מ מה צ ר פ רגלי", FIDE, Once, "usage"),
    row("zh", "Chinese", "王 后 車/车 象 馬/马 -", FIDE, Often, "Wikipedia; Scidb"),
    FIGURINES,
];
