//! A whole score: movetext read on the board, variations and all.

mod languages;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbitre_board::Position;

use crate::played::Played;
use crate::reader::Reader;
use crate::remark::Remark;
use crate::tongue::tongues;
use crate::{Language, Span, Token, Tokens};

pub use languages::Languages;

/// How much a reader bears, and how much it says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Every move as the PGN standard writes it, in the letters of its language;
    /// anything else is damage.
    Strict,
    /// Every form that people write; what had to be repaired is remarked.
    #[default]
    Lenient,
    /// As lenient, and whatever departs from the PGN standard is remarked too.
    Forensic,
}

/// A score that was read.
///
/// # Examples
///
/// The language is found by the board:
///
/// ```
/// use arbitre_board::Position;
/// use arbitre_notation::{Language, Mode, Score, Status};
///
/// let every: Vec<&Language> = Language::all().iter().collect();
/// let read = |text| Score::read(text, &Position::initial(), &every, Mode::Lenient);
///
/// let score = read("1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 *");
/// assert_eq!(score.status, Status::Read);
/// assert_eq!(score.reading().languages.to_string(), "hu");
/// assert_eq!(score.reading().uci(), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
/// ```
///
/// Where it is not, both readings are given:
///
/// ```
/// # use arbitre_board::Position;
/// # use arbitre_notation::{Language, Mode, Score, Status};
/// # let every: Vec<&Language> = Language::all().iter().collect();
/// # let read = |text| Score::read(text, &Position::initial(), &every, Mode::Lenient);
/// let score = read("1. e3 h6 2. Re2");
/// assert_eq!(score.status, Status::Ambiguous);
/// assert_eq!(score.readings[0].uci(), "e2e3 h7h6 e1e2"); // the French king
/// assert_eq!(score.readings[1].uci(), "e2e3 h7h6 g1e2"); // the Finnish knight
/// ```
#[derive(Clone, Debug)]
pub struct Score<'a> {
    /// How the reading ended; damage in a variation is damage too.
    pub status: Status,
    /// The readings of the main line: one, or several that the score leaves
    /// open, those in languages that many players write first.
    pub readings: Vec<Reading<'a>>,
    /// The readings of the variations, in the order of the text: those that have one. They are in
    /// the language of the main line, unless another reads all of one and that does not.
    pub variations: Vec<Reading<'a>>,
    /// What was remarked, in the order of the text.
    pub remarks: Vec<Remark>,
    /// Every token of the text; between them is white space only.
    pub tokens: Vec<Token>,
}

/// How the reading of a score ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Every move was read, in one way.
    Read,
    /// The score has several readings.
    Ambiguous,
    /// A move of the main line or of a variation could not be read or is illegal.
    Damaged,
}

/// One way to read a line of moves.
#[derive(Clone, Debug)]
pub struct Reading<'a> {
    /// The languages of the moves.
    pub languages: Languages<'a>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// One move of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Where it is written.
    pub span: Span,
    /// The position before it.
    pub position: Position,
    /// What it is.
    pub played: Played,
}

impl Reading<'_> {
    /// The moves that were read, in coordinates with a blank between.
    pub fn uci(&self) -> String {
        let moves: Vec<String> = self
            .plies
            .iter()
            .filter(|ply| ply.played != Played::Unread)
            .map(|ply| ply.played.to_string())
            .collect();
        moves.join(" ")
    }
}

impl<'a> Score<'a> {
    /// Reads movetext from a position on.
    ///
    /// `languages` are the candidates: one if the language is known, all of
    /// [`Language::all`] to have it decided by the board; English if there is none.
    ///
    /// It never fails: what could not be read is remarked, and the rest goes on
    /// from the best position that can be told.
    pub fn read(text: &str, start: &Position, languages: &[&'a Language], mode: Mode) -> Self {
        let tokens: Vec<Token> = Tokens::of(text).collect();
        Self::of_tokens(text, &tokens, start, languages, mode)
    }

    /// Reads tokens of a text, as [`Score::read`] does.
    pub fn of_tokens(
        text: &str,
        tokens: &[Token],
        start: &Position,
        languages: &[&'a Language],
        mode: Mode,
    ) -> Self {
        let candidates = if languages.is_empty() {
            tongues(&[Language::english()])
        } else {
            tongues(languages)
        };
        let mut reader = Reader::new(text, &candidates, mode);
        let (status, readings) = reader.read(tokens, start);
        Self {
            status,
            readings,
            variations: reader.variations,
            remarks: reader.remarks,
            tokens: tokens.into(),
        }
    }

    /// The reading of the main line; where several are open, the first of them.
    ///
    /// # Panics
    ///
    /// Never: a score has at least one reading.
    pub fn reading(&self) -> &Reading<'a> {
        &self.readings[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cause, Style};
    use alloc::format;
    use proptest::prelude::*;

    fn read<'a>(text: &str, languages: &[&'a Language], mode: Mode) -> Score<'a> {
        Score::read(text, &Position::initial(), languages, mode)
    }

    /// A score in English comes out with a status, the moves and remarks.
    #[track_caller]
    fn check(text: &str, mode: Mode, status: Status, uci: &str, remarks: &[&str]) {
        let score = read(text, &[Language::english()], mode);
        let found: Vec<String> = score.remarks.iter().map(Remark::to_string).collect();
        assert_eq!(
            (score.status, score.reading().uci().as_str()),
            (status, uci),
            "{found:?}"
        );
        assert_eq!(found, remarks);
    }

    #[test]
    fn what_is_clean_is_read_without_a_word() {
        let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 {Spanish} (3. Bc4 Bc5) 3... a6 1/2-1/2";
        let uci = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";
        for mode in [Mode::Strict, Mode::Lenient, Mode::Forensic] {
            check(text, mode, Status::Read, uci, &[]);
        }
    }

    #[test]
    fn three_modes_from_one_parser() {
        let text = "1. e2-e4 e7-e5 2. Nxf3";
        let uci = "e2e4 e7e5 g1f3";
        let capture = "18..22: a wrong capture sign, expected Nf3 (repaired)";
        check(text, Mode::Lenient, Status::Read, uci, &[capture]);
        let first = "3..8: not as the PGN standard writes it, expected e4 (kept)";
        let second = "9..14: not as the PGN standard writes it, expected e5 (kept)";
        check(
            text,
            Mode::Forensic,
            Status::Read,
            uci,
            &[first, second, capture],
        );
        let score = read(text, &[Language::english()], Mode::Strict);
        assert_eq!(score.status, Status::Damaged);
    }

    #[test]
    fn signs_are_held_against_the_board() {
        let uci = "e2e4 e7e5 d1h5";
        let check_sign = ["12..16: a wrong sign of check, expected Qh5 (repaired)"];
        check(
            "1. e4 e5 2. Qh5+",
            Mode::Lenient,
            Status::Read,
            uci,
            &check_sign,
        );
        let passing = "3..10: no capture en passant, expected e4 (repaired)";
        check(
            "1. e4 e.p.",
            Mode::Lenient,
            Status::Read,
            "e2e4",
            &[passing],
        );
        // Two plus signs are mate, and double check elsewhere.
        let mate = "1. f3 e5 2. g4 Qh4++";
        check(
            mate,
            Mode::Lenient,
            Status::Read,
            "f2f3 e7e5 g2g4 d8h4",
            &[],
        );
    }

    #[test]
    fn an_illegal_move_stands_and_the_score_goes_on() {
        check(
            "1. e4 e5 2. Ke3 Nf6 3. Nc3",
            Mode::Lenient,
            Status::Damaged,
            "e2e4 e7e5 e1e3 g8f6 b1c3",
            &["12..15: an illegal move: a king does not go from e1 to e3 (played)"],
        );
        // A king that castles out of check, with the rook.
        let text = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. c3 Nxf3+ 5. O-O Nxh2 6. Kxh2";
        let score = read(text, &[Language::english()], Mode::Lenient);
        assert_eq!(score.status, Status::Damaged);
        assert!(score.reading().uci().ends_with("e1g1 f3h2 g1h2"));
        let castled = &score.reading().plies[8];
        assert!(matches!(castled.played, Played::Illegal { .. }));
        let after = castled.played.on(&castled.position).unwrap();
        assert_eq!(
            after.board().to_string().lines().last(),
            Some("R N B Q . R K .")
        );
    }

    /// The rook stays where it is if there is no room for it beside the king.
    #[test]
    fn castling_over_a_man_takes_none() {
        let start: Position = "4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1".parse().unwrap();
        let english = [Language::english()];
        let score = Score::read("1. Kc1 Ke7 2. Qd4", &start, &english, Mode::Lenient);
        assert_eq!(score.reading().uci(), "e1c1 e8e7 d1d4");
    }

    /// The king of one who has no rook left goes two squares alone.
    #[test]
    fn castling_without_a_rook_is_named_so() {
        let start: Position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
        let english = [Language::english()];
        let score = Score::read("1. O-O Kd7", &start, &english, Mode::Lenient);
        assert_eq!(score.reading().uci(), "e1g1 e8d7");
        let Cause::Illegal(why) = &score.remarks[0].cause else {
            panic!("{:?}", score.remarks);
        };
        assert!(matches!(why, arbitre_board::Illegality::Castling { .. }));
    }

    #[test]
    fn what_nobody_can_read_passes_the_turn() {
        check(
            "1. e4 e5 2. Nd5 Nc6 3. Bb5",
            Mode::Lenient,
            Status::Damaged,
            "e2e4 e7e5 b8c6 f1b5",
            &["12..15: no knight can go to d5 (dropped)"],
        );
    }

    /// The number says that White is to move: nobody knows what Black played, so
    /// that nothing behind it is read, let alone for the other side.
    #[test]
    fn nothing_is_read_against_the_numbers() {
        let text = "1. e4 e5 2. f4 hm 3. Bc4 Qh4+";
        let remarks = [
            "15..17: nothing that belongs in a score (dropped)",
            "21..24: a move is missing before it, and what follows is left as it is (dropped)",
        ];
        let english = [Language::english()];
        check(
            text,
            Mode::Lenient,
            Status::Damaged,
            "e2e4 e7e5 f2f4",
            &remarks,
        );
        let score = read(text, &english, Mode::Lenient);
        let french = score.translated(text, Language::french(), &Style::PGN);
        assert_eq!(french, text);
        // Unread, a move leaves what follows it in its own words.
        let text = "1. e4 e5 2. Nd5 Nc6 3. Bb5";
        let score = read(text, &english, Mode::Lenient);
        let french = score.translated(text, Language::french(), &Style::PGN);
        assert_eq!(french, text);
        // Half-moves may be numbered.
        let text = "1. e4 2. e5 3. Nf3 4. Nc6";
        assert_eq!(read(text, &english, Mode::Lenient).status, Status::Read);
    }

    /// Castling where the board allows it; else both players lost.
    #[test]
    fn two_zeros_at_the_end_are_held_against_the_board() {
        let castled = "g1f3 a7a6 g2g3 a6a5 f1g2 a5a4 e1g1";
        for (text, uci) in [
            ("1. Nf3 a6 2. g3 a5 3. Bg2 a4 4. 0-0", castled),
            ("1. Nf3 a6 2. g3 a5 3. Bg2 a4 0-0", castled),
            ("1. Nf3 a6 2. g3 a5 3. Bg2 0-0", &castled[..24]),
            ("1. Nf3 a6 2. g3 a5 3. Bg2 0-0 {both late}", &castled[..24]),
            ("1. Nf3 a6 0-0", "g1f3 a7a6"),
            ("0-0", ""),
        ] {
            check(text, Mode::Lenient, Status::Read, uci, &[]);
        }
        // What stands behind it, or in its stead, says that it was meant as a move.
        for text in ["1. e4 0-0 2. Nf3", "1. e4 0-0 (1... e5)"] {
            let score = read(text, &[Language::english()], Mode::Lenient);
            assert_eq!(score.status, Status::Damaged, "{text}");
        }
    }

    #[test]
    fn prose_is_no_score() {
        let text = "hello world this is not chess";
        let score = read(text, &[Language::english()], Mode::Lenient);
        assert_eq!(score.status, Status::Damaged);
        assert_eq!(read("*", &[], Mode::Lenient).status, Status::Read);
    }

    #[test]
    fn blanks_are_missed_and_words_are_dropped() {
        let uci = "e2e4 e7e5 g1f3 b8c6";
        let blanks = [
            "2..6: no blank between two moves (repaired)",
            "9..15: no blank between two moves (repaired)",
        ];
        check("1.e4e5 2.Nf3Nc6", Mode::Lenient, Status::Read, uci, &blanks);
        let word = ["6..11: nothing that belongs in a score (dropped)"];
        let text = "1. e4 hello e5 2. Nf3 Nc6";
        check(text, Mode::Lenient, Status::Read, uci, &word);
    }

    #[test]
    fn numbers_and_parentheses_are_watched() {
        check(
            "1. e4 e5 3. Nf3",
            Mode::Lenient,
            Status::Read,
            "e2e4 e7e5 g1f3",
            &["9..11: a wrong move number, expected 2. (kept)"],
        );
        check(
            "1. e4 (1. d4 e5",
            Mode::Lenient,
            Status::Read,
            "e2e4",
            &["6..7: not closed (repaired)"],
        );
        check(
            "1. e4 ) e5",
            Mode::Lenient,
            Status::Read,
            "e2e4 e7e5",
            &["6..7: nothing to close (repaired)"],
        );
    }

    #[test]
    fn variations_replace_the_move_before_them() {
        let text = "1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) (1... e6) 2. d4";
        let score = read(text, &[Language::english()], Mode::Lenient);
        let lines: Vec<String> = score.variations.iter().map(Reading::uci).collect();
        assert_eq!(lines, ["c7c5 g1f3 d7d6", "b1c3 b8c6", "e7e6"]);
        assert!(score.remarks.is_empty());
    }

    #[test]
    fn a_variation_may_be_in_another_language() {
        let every: Vec<&Language> = Language::all().iter().collect();
        let text = "1. e4 e5 2. Nf3 Nc6 (2... Cf6 3. Cxe5 d6 4. Cf3 Cxe4) 3. Bb5";
        let score = read(text, &every, Mode::Lenient);
        assert_eq!(score.reading().languages.to_string(), "en");
        assert_eq!(score.variations[0].languages.to_string(), "fr");
        assert_eq!(score.variations[0].uci(), "g8f6 f3e5 d7d6 e5f3 f6e4");
    }

    #[test]
    fn two_sheets_in_two_languages() {
        let every: Vec<&Language> = Language::all().iter().collect();
        let text = "1. e4 e5 2. Nf3 Cc6 3. Bb5 a6 4. Ba4 Cf6 5. Qe2 Fe7 6. Nc3 O-O";
        let score = read(text, &every, Mode::Lenient);
        assert_eq!(score.status, Status::Read);
        assert_eq!(score.reading().languages.to_string(), "en/fr");
    }

    /// Who writes a letter for pawns writes it for all: a knight in a score with
    /// bare pawns is none of the pawns of a language that has the letter for them.
    #[test]
    fn letters_of_pawns_are_written_always_or_never() {
        let every: Vec<&Language> = Language::all().iter().collect();
        for (text, language, uci) in [
            ("1. e4 e5 2. Sf3 Sc6", "de", "e2e4 e7e5 g1f3 b8c6"),
            ("1. e4 e5 2. Pf3 Pc6", "nl", "e2e4 e7e5 g1f3 b8c6"),
            ("1. Be4 Be5 2. Sf3 Sc6", "de", "e2e4 e7e5 g1f3 b8c6"),
            ("1. Pe4 Pe5 2. Cf3 Cc6", "fr", "e2e4 e7e5 g1f3 b8c6"),
        ] {
            let score = read(text, &every, Mode::Lenient);
            assert_eq!(score.status, Status::Read, "{text}");
            let languages = score.reading().languages.to_string();
            assert_eq!(
                (languages.as_str(), score.reading().uci().as_str()),
                (language, uci)
            );
        }
    }

    #[test]
    fn the_new_piece_may_be_named_in_another_language() {
        let start: Position = "k7/4P3/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
        let score = Score::read("1. e8=D+", &start, &[Language::english()], Mode::Lenient);
        assert_eq!(score.status, Status::Read);
        assert_eq!(score.reading().uci(), "e7e8q");
        assert_eq!(score.remarks[0].cause, Cause::PromotionLanguage);
    }

    #[test]
    fn descriptive_notation_is_a_language_of_its_own() {
        let every: Vec<&Language> = Language::all().iter().collect();
        let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3 4. BxKt QPxB 5. O-O";
        let score = read(text, &every, Mode::Lenient);
        assert_eq!(score.status, Status::Read, "{:?}", score.remarks);
        assert_eq!(
            score.reading().languages.system(),
            crate::System::Descriptive
        );
        assert_eq!(
            score.reading().uci(),
            "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1"
        );
        // Two pawns could be taken, and one capture mates.
        let text = "1. P-K4 P-K4 2. Q-R5 Kt-QB3 3. B-B4 Kt-B3 4. QxP mate";
        let score = read(text, &every, Mode::Lenient);
        assert!(score.reading().uci().ends_with("g8f6 h5f7"));
        let text = "1. P-K4 P-K4 2. P-KB4 P x P 3. B-B4 Q-R5ch 4. K-B1 P-QKt4 5. B x KtP";
        let score = read(text, &every, Mode::Lenient);
        assert_eq!(
            score.reading().uci(),
            "e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5"
        );
        let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. Castles";
        let score = read(text, &every, Mode::Lenient);
        assert!(score.reading().uci().ends_with("f8c5 e1g1"));
        let text = "1. P4R P4R 2. C3FR C3FD 3. F5C P3TD";
        let score = read(text, &every, Mode::Lenient);
        assert_eq!(score.reading().languages.to_string(), "fr");
        assert_eq!(score.reading().uci(), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    }

    /// In capitals throughout, `CxD4` is the c-pawn's capture as well as the
    /// knight's. Whatever follows is legal after either, to the last move, and no
    /// sign of check tells: the text does not determine the game.
    #[test]
    fn a_score_in_capitals_may_mean_two_games() {
        let text = "1. E4 C5 2. CF3 CC6 3. D4 CxD4 4. CxD4 CF6 5. CC3 E5 6. CDB5 D6";
        let score = read(text, &[Language::french()], Mode::Lenient);
        assert_eq!(score.status, Status::Ambiguous);
        let mut readings: Vec<String> = score.readings.iter().map(Reading::uci).collect();
        readings.sort();
        let with =
            |capture| format!("e2e4 c7c5 g1f3 b8c6 d2d4 {capture} f3d4 g8f6 b1c3 e7e5 d4b5 d7d6");
        assert_eq!(readings, [with("c5d4"), with("c6d4")]);
        for reading in &score.readings {
            let lawful = |ply: &Ply| matches!(ply.played, Played::Move(_));
            assert!(reading.plies.iter().all(lawful));
        }
    }

    #[test]
    fn a_reader_without_languages_reads_english() {
        assert_eq!(read("1. Nf3", &[], Mode::Lenient).reading().uci(), "g1f3");
        assert_eq!(read("", &[], Mode::Lenient).reading().uci(), "");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

        /// Nothing panics, nothing is lost, every place lies in the text.
        #[test]
        fn any_text_is_read(text in "([a-hKQRBNOxPTDFCL1-8=+#(){};.,:$%!? \n\u{2014}éçК♘0-]|e4|Nf3|\\PC){0,60}") {
            let every: Vec<&Language> = Language::all().iter().collect();
            for mode in [Mode::Strict, Mode::Lenient, Mode::Forensic] {
                let score = read(&text, &every, mode);
                let mut at = 0;
                for token in &score.tokens {
                    let between = Span::new(at, token.span.start).of(&text);
                    let blank = between.chars().all(|c| c.is_whitespace() || c == '\u{FEFF}');
                    prop_assert!(blank, "{:?} is lost", between);
                    at = token.span.end;
                }
                for remark in &score.remarks {
                    prop_assert!(text.get(remark.span.range()).is_some(), "{remark}");
                }
                let _ = score.translated(&text, Language::french(), &Style::FIDE_1929);
                let _ = crate::read(&text, &Position::initial(), Language::french(), mode);
            }
        }
    }

    #[test]
    fn long_nonsense_is_read_in_good_time() {
        for text in ["Xf3 ", "e4", "(e4 ", "e4 Nf3 e5 ", "cxd5 ", "{ "] {
            let text = format!("1. e4 {}", text.repeat(500));
            let every: Vec<&Language> = Language::all().iter().collect();
            assert!(!read(&text, &every, Mode::Lenient).tokens.is_empty());
        }
    }
}
