//! The letter sets that are known, with the place that each comes from.
//!
//! One row a language: identifier (BCP 47), English name, letters of king,
//! queen, rook, bishop, knight and pawn, and the source of the row. Languages
//! that many players write come first, since the first of several with the same
//! letters is the one that a decision names.
//!
//! Sources: `PGN` is section 17 of the PGN standard of 1994, `Scid`, `Scidb`,
//! `PyChess` and `RPB` (RPB Chessboard) are the tables of those programs,
//! `Wikipedia` an old table of that encyclopedia, `FIDE` an annex of the Laws in
//! that language, `usage` what players of the language write, without a
//! document. A full name among the forms, and a form without its accent, is
//! usage.

use crate::Language;
use crate::language::Signs;

/// The signs of the Laws since 1997, which most languages share.
const FIDE: Signs = Signs {
    capture: "x",
    check: "+",
    mate: "#",
    en_passant: "e.p.",
};

/// French score sheets say check and mate in words.
const FRENCH: Signs = Signs {
    check: "éch.",
    mate: "mat",
    ..FIDE
};

/// Spanish and Portuguese name the capture in passing in their own words.
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
    source: &'static str,
) -> Language {
    Language::fixed(id, name, letters, signs, source)
}

#[rustfmt::skip]
pub(crate) static LANGUAGES: [Language; 57] = [
    row("en", "English", "K/King Q/Queen R/Rook B/Bishop N/Kt/Knight P/Pawn", FIDE, "PGN; FIDE C (2018)"),
    row("fr", "French", "R/Roi D/Dame T/Tour F/Fou C/Cavalier P/Pion", FRENCH, "PGN; FIDE E (1997, 2005); Scidb; Scid; PyChess; RPB"),
    row("de", "German", "K/König D/Dame T/Turm L/Läufer S/Springer B/Bauer", COLON, "PGN; Scidb; Scid; PyChess; RPB"),
    row("es", "Spanish", "R/Rey D/Dama T/Torre A/Alfil C/Caballo P/Peón", IBERIAN, "PGN; Scidb; Scid; PyChess; RPB"),
    row("ru", "Russian", "Кр/Р Ф Л С К п", COLON, "RPB; Wikipedia; Scidb (one-letter king)"),
    row("it", "Italian", "R/Re D/Donna T/Torre A/Alfiere C/Cavallo P/Pedone", FIDE, "PGN; Scidb; Scid; PyChess; RPB"),
    row("pt", "Portuguese", "R/Rei D/Dama T/Torre B/Bispo C/Cavalo P/Peão", IBERIAN, "PGN; Scidb; PyChess; RPB"),
    row("nl", "Dutch", "K/Koning D/Dame T/Toren L/Loper P/Paard O/pi/pion", FIDE, "PGN; Scidb; Scid; RPB; Wikipedia (pawn)"),
    row("pl", "Polish", "K H W G S P", FIDE, "PGN; Scidb; PyChess; RPB"),
    row("hu", "Hungarian", "K V B F H G/Gy", FIDE, "PGN; Scidb; Scid; PyChess; RPB (pawn Gy)"),
    row("cs", "Czech", "K D V S J P", FIDE, "PGN; Scidb; Scid; PyChess; RPB"),
    row("sk", "Slovak", "K D V S J P", FIDE, "PGN; Scidb; Scid; PyChess; RPB"),
    row("sv", "Swedish", "K D T L S B", COLON, "PGN; Scidb; Scid; PyChess; RPB"),
    row("da", "Danish", "K D T L S B", COLON, "PGN; Scidb; Scid; PyChess; RPB"),
    row("nb", "Norwegian (Bokmål)", "K D T L S B", COLON, "PGN; Scidb; Scid; PyChess; RPB"),
    row("nn", "Norwegian (Nynorsk)", "K D T L S B", COLON, "PGN; Scidb; Scid; PyChess; RPB"),
    row("hr", "Croatian", "K D T L S P", FIDE, "Scidb"),
    row("sl", "Slovene", "K D T L S P", FIDE, "Scidb; PyChess"),
    row("sr-Latn", "Serbian (Latin)", "K D T L S P", FIDE, "Scidb"),
    row("bs", "Bosnian", "K D T L S P", FIDE, "Scidb"),
    row("ro", "Romanian", "R D T N C P", FIDE, "PGN; Scidb"),
    row("ca", "Catalan", "R/Rei D/Dama T/Torre A/Alfil C/Cavall P/Peó", FIDE, "Scidb; RPB"),
    row("gl", "Galician", "R D T B C P", FIDE, "Scidb"),
    row("uk", "Ukrainian", "Кр Ф Т С К п", COLON, "Scidb; PyChess (names)"),
    row("sr-Cyrl", "Serbian (Cyrillic)", "К Д Т Л С п", FIDE, "Scidb"),
    row("mk", "Macedonian", "К Д Т Л С п", FIDE, "usage"),
    row("bg", "Bulgarian", "Ц Д Т О К п", FIDE, "Scidb; Wikipedia"),
    row("el", "Greek", "Ρ Β Π Α Ι Σ/Πι", FIDE, "Scidb"),
    row("tr", "Turkish", "Ş/S V K F A P", FIDE, "Scidb; PyChess"),
    row("az", "Azerbaijani", "Ş/S V T F A P", FIDE, "PyChess; Scidb (without the cedilla)"),
    row("fi", "Finnish", "K D T L R P/S", FIDE, "PGN; Scidb and Scid (pawn S)"),
    row("et", "Estonian", "K L V O R P/E", FIDE, "PGN; Scidb (pawn E); PyChess"),
    row("lv", "Latvian", "K D T L Z B", FIDE, "Scidb"),
    row("lt", "Lithuanian", "K V B R Ž/Z P", FIDE, "Scidb"),
    row("is", "Icelandic", "K D H B R P", FIDE, "PGN; Scidb"),
    row("af", "Afrikaans", "K D T L R P", FIDE, "Wikipedia; Scidb"),
    row("lb", "Luxembourgish", "K D T L P B", FIDE, "Scidb"),
    row("fy", "Frisian", "K D S F H B", FIDE, "Scidb"),
    row("oc", "Occitan", "R D T F C P", FIDE, "PyChess (names)"),
    row("eu", "Basque", "E D G Z S P", FIDE, "Scidb, not confirmed"),
    row("eo", "Esperanto", "R D T K Ĉ/C^/Cx P", FIDE, "Scidb"),
    row("ga", "Irish", "R B C E D F", FIDE, "Scidb"),
    row("cy", "Welsh", "T B C E M G", FIDE, "Scidb"),
    row("be", "Belarusian", "К Вз Лд А В Л", FIDE, "Wikipedia"),
    row("sq", "Albanian", "M Msh Ku O Ka U", FIDE, "Wikipedia"),
    row("ru-Latn", "Russian (Latin)", "Kr/K F L S N p", FIDE, "Scidb"),
    row("fa-Latn", "Persian (Latin)", "R D T F C P", FIDE, "an Iranian magazine of the 1980s"),
    row("la", "Latin", "R G T E Q P", FIDE, "Scidb"),
    row("ia", "Interlingua", "R G T E C P", FIDE, "Scidb"),
    row("id", "Indonesian", "R M B G K P", FIDE, "Scidb"),
    row("ms", "Malay", "R M T G K A", FIDE, "Scidb"),
    row("vi", "Vietnamese", "V H X T M -", FIDE, "PyChess"),
    row("hi", "Hindi (Latin)", "R V H O G P", FIDE, "Scidb"),
    row("ar", "Arabic", "م و ر ف ح ب", FIDE, "Wikipedia"),
    row("he", "Hebrew", "מ מה צ ר פ רגלי", FIDE, "usage"),
    row("zh", "Chinese", "王 后 車/车 象 馬/马 -", FIDE, "Wikipedia; Scidb"),
    row("fig", "Figurines", "♔/♚ ♕/♛ ♖/♜ ♗/♝ ♘/♞ ♙/♟", PRINT, "Unicode U+2654 to U+265F"),
];
