//! Game files made by chance, the same from the same seed.

use std::fmt::Write as _;

use arbitre_board::{Move, Position, Role};
use arbitre_notation::{Language, san};

/// What the games of a corpus are like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// Moves only, in lines of 79 columns: as collections of master games.
    Bare,
    /// A clock comment behind each move, all on one line: as the files of servers.
    Clocks,
}

/// Makes games until there are so many bytes.
///
/// Half of the moves are captures, checks and central moves where there are any, so that pieces
/// meet and games end; every text is a legal game.
pub fn corpus(seed: u64, bytes: usize, annotation: Annotation) -> String {
    let mut chance = Chance(seed);
    let mut text = String::with_capacity(bytes + 10_000);
    while text.len() < bytes {
        game(&mut text, &mut chance, annotation);
    }
    text
}

/// SplitMix64, by Sebastiano Vigna.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }
}

fn game(text: &mut String, chance: &mut Chance, annotation: Annotation) {
    let (white, black) = (1200 + chance.below(1600), 1200 + chance.below(1600));
    let tags = [
        ("Event", format!("Open {}", chance.below(90))),
        ("Site", "Somewhere".to_owned()),
        (
            "Date",
            format!(
                "2024.{:02}.{:02}",
                1 + chance.below(12),
                1 + chance.below(28)
            ),
        ),
        (
            "Round",
            format!("{}.{}", 1 + chance.below(9), 1 + chance.below(40)),
        ),
        ("White", format!("Player, {}", chance.below(5000))),
        ("Black", format!("Player, {}", chance.below(5000))),
        ("Result", "1/2-1/2".to_owned()),
        ("BlackElo", black.to_string()),
        (
            "ECO",
            format!(
                "{}{:02}",
                ["A", "B", "C", "D", "E"][chance.below(5)],
                chance.below(100)
            ),
        ),
        ("EventDate", "2024.01.01".to_owned()),
        ("WhiteElo", white.to_string()),
    ];
    for (name, value) in tags {
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    text.push('\n');
    let mut line = Line {
        text,
        column: 0,
        annotation,
    };
    let letters = Language::english().letters();
    let mut position = Position::initial();
    let mut seconds = [600_usize, 600];
    for ply in 0..40 + chance.below(100) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = choose(&position, &moves, chance);
        let number = ply / 2 + 1;
        match (ply % 2, annotation) {
            (0, _) => line.token(&format!("{number}.")),
            (_, Annotation::Clocks) => line.token(&format!("{number}...")),
            (_, Annotation::Bare) => {}
        }
        line.token(&san::write(&position, mv, letters).to_string());
        if annotation == Annotation::Clocks {
            let left = &mut seconds[ply % 2];
            *left = left.saturating_sub(chance.below(12));
            line.token(&format!(
                "{{ [%clk 0:{:02}:{:02}] }}",
                *left / 60,
                *left % 60
            ));
        }
        position.play(mv);
    }
    line.token("1/2-1/2");
    text.push_str("\n\n");
}

fn choose(position: &Position, moves: &[Move], chance: &mut Chance) -> Move {
    let lively = |mv: &&Move| {
        mv.capture().is_some()
            || mv.castling().is_some()
            || mv.role() != Role::King && position.after(**mv).is_check()
            || (2..6).contains(&(mv.to().index() % 8)) && mv.role() != Role::King
    };
    let lively: Vec<&Move> = moves.iter().filter(lively).collect();
    match lively[..] {
        [] => moves[chance.below(moves.len())],
        _ if chance.below(4) == 0 => moves[chance.below(moves.len())],
        _ => *lively[chance.below(lively.len())],
    }
}

struct Line<'t> {
    text: &'t mut String,
    column: usize,
    annotation: Annotation,
}

impl Line<'_> {
    fn token(&mut self, token: &str) {
        let fits = self.annotation == Annotation::Clocks || self.column + 1 + token.len() <= 79;
        if self.column > 0 && fits {
            self.text.push(' ');
            self.column += 1;
        } else if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
        self.text.push_str(token);
        self.column += token.len();
    }
}
