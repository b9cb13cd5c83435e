//! Scores spoiled as people spoil them: read as they were meant, or in two ways, but never misread.

use arbitre_board::{Move, Position};
use arbitre_notation::{
    Algebraic, CaptureSign, CastlingSign, CheckSign, EnPassantSign, Language, MateSign, Mode,
    Origin, PromotionSign, Score, Status, Style, write,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use tests::random;

/// What one hand does to every move that it writes.
#[derive(Clone, Debug)]
enum Habit {
    Fair,
    SmallLetters,
    Capitals,
    /// Cyrillic or Greek typed on a Latin keyboard, or Latin on theirs.
    LookAlikes,
    /// Black's moves in another language.
    TwoSheets(&'static Language),
    /// The second half of the game in another language.
    Halves(&'static Language),
}

/// The signs of algebraic notation, each by chance.
fn signs() -> impl Strategy<Value = Algebraic> {
    use {CaptureSign as C, CheckSign as K, MateSign as M, Origin as O, PromotionSign as P};
    let castling = [
        CastlingSign::Letters,
        CastlingSign::Zeros,
        CastlingSign::ZerosAndDashes,
    ];
    (
        select(vec![O::Needed, O::Needed, O::Hyphen, O::Dash, O::Bare]),
        select(vec![
            C::Cross,
            C::Times,
            C::Colon,
            C::ColonBehind,
            C::Unmarked,
        ]),
        select(castling.to_vec()),
        select(vec![P::Equals, P::Bare, P::Parentheses, P::Stroke]),
        select(vec![K::Plus, K::Dagger, K::Unmarked]),
        select(vec![M::Hash, M::DoublePlus, M::DoubleDagger, M::Unmarked]),
        select(vec![EnPassantSign::Marked, EnPassantSign::Unmarked]),
    )
        .prop_map(
            |(origin, capture, castling, promotion, check, mate, en_passant)| Algebraic {
                origin,
                capture,
                castling,
                promotion,
                check,
                mate,
                en_passant,
            },
        )
}

fn languages() -> impl Strategy<Value = &'static Language> {
    select(Language::all().iter().collect::<Vec<_>>())
}

fn habits() -> impl Strategy<Value = Habit> {
    prop_oneof![
        3 => Just(Habit::Fair),
        2 => Just(Habit::SmallLetters),
        2 => Just(Habit::Capitals),
        1 => Just(Habit::LookAlikes),
        1 => languages().prop_map(Habit::TwoSheets),
        1 => languages().prop_map(Habit::Halves),
    ]
}

/// What a hand makes of the text of a move.
fn spoiled(text: String, habit: &Habit, chance: usize) -> String {
    let castles = text.starts_with(['O', '0']);
    let text = match habit {
        Habit::SmallLetters => text.to_lowercase(),
        Habit::Capitals if !castles => text.to_uppercase(),
        Habit::LookAlikes => text.chars().map(latin).collect(),
        _ => text,
    };
    // No capital has a cedilla.
    let text = match chance % 16 {
        0 if text.starts_with(|c: char| c != 'c') => text.replacen('c', "ç", 1),
        1 => text + "!?",
        2 => text + " (=)",
        3 => text + " {Cf3, 3. Sg5 (exd5) 1-0}",
        4 => text + " $14",
        5 => text + " ±",
        _ => text,
    };
    match chance / 16 % 8 {
        0 => text.replace('+', " ch."),
        1 => text.replace('+', " éch."),
        2 => text.replace('#', " mat"),
        3 => text.replace('-', "–"),
        _ => text,
    }
}

/// The Latin letter that looks like one of another alphabet.
fn latin(c: char) -> char {
    let alike = "КСАВЕНОРТХΑΒΙΚΝΟΡΤ"
        .chars()
        .zip("KCABEHOPTXABIKNOPT".chars());
    alike.into_iter().find(|it| it.0 == c).map_or(c, |it| it.1)
}

/// A score with numbers, in a language, with signs and habits, and noise by chance.
fn score(
    moves: &[Move],
    language: &Language,
    signs: Algebraic,
    habit: &Habit,
    noise: &[Index],
) -> String {
    let style = Style::Algebraic(signs);
    let mut position = Position::initial();
    let mut text = String::new();
    for (nth, &mv) in moves.iter().enumerate() {
        let language = match habit {
            Habit::TwoSheets(other) if nth % 2 == 1 => other,
            Habit::Halves(other) if nth >= moves.len() / 2 => other,
            _ => language,
        };
        let chance = noise[nth % noise.len()].index(1 << 16);
        if nth % 2 == 0 {
            let dots = [". ", ".", " ", ") "][chance / 128 % 4];
            text += &format!("{}{dots}", nth / 2 + 1);
        }
        let written = write(&position, mv, language, &style).to_string();
        text += &spoiled(written, habit, chance);
        text += ["\n", " ", " ", " "][chance / 512 % 4];
        position.play(mv);
    }
    text
}

proptest! {
    // The same games in every run; more of them with PROPTEST_CASES.
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1929),
        ..ProptestConfig::default()
    })]

    #[test]
    fn spoiled_scores_are_never_misread(
        choices in prop::collection::vec(any::<Index>(), 1..140),
        noise in prop::collection::vec(any::<Index>(), 20),
        language in languages(),
        signs in signs(),
        habit in habits(),
    ) {
        let moves = random::game(&choices);
        // In a short game two languages cannot be told from one.
        let two = matches!(habit, Habit::Halves(_) | Habit::TwoSheets(_));
        prop_assume!(!two || moves.len() > 60);
        let text = score(&moves, language, signs, &habit, &noise);
        let every: Vec<&Language> = Language::all().iter().collect();
        let read = Score::read(&text, &Position::initial(), &every, Mode::Lenient);
        let meant: Vec<String> = moves.iter().map(Move::to_string).collect();
        let meant = meant.join(" ");
        let given = read.readings.iter().any(|it| it.uci() == meant);
        let first = read.remarks.first();
        prop_assert!(given, "{habit:?} {language}: {text}\nmeant {meant}: {first:?}");
        prop_assert_ne!(read.status, Status::Damaged, "{:?} {}: {}", habit, language, text);
    }
}
