//! The mate solver against a second, simpler one: every verdict is checked by enumeration.
//!
//! The samples are drawn with a fixed seed, and kept small enough for every run. For a larger
//! one, set `ARBITRE_MATE_SAMPLE` to the number of positions.

use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

use arbitre_board::{Forgive, Piece, Planes, Position, Role, Setup, Side, Square};
use arbitre_mate::{Budget, Proof, Solver, Verdict};

/// Multiplies and folds: many millions of positions are told apart.
#[derive(Default)]
struct Fold(u64);

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

type Positions = HashSet<Planes, BuildHasherDefault<Fold>>;

/// Enumerates the positions that can be reached, at most `limit`; whether `winner` mates in one
/// of them, if that could be told. A bare king mates nobody, so nothing is looked for behind it.
fn enumerate(root: &Position, winner: Side, limit: usize) -> Option<bool> {
    let mut seen: Positions = [root.planes()].into_iter().collect();
    let mut open = VecDeque::from([*root]);
    while let Some(position) = open.pop_front() {
        if position.board().side(winner).count() == 1 {
            continue;
        }
        let moves = position.legal_moves();
        if moves.is_empty() && position.turn() != winner && position.is_check() {
            return Some(true);
        }
        for mv in moves {
            let child = position.after(mv);
            if seen.insert(child.planes()) {
                open.push_back(child);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// What a check of a verdict came to.
#[derive(Debug, PartialEq, Eq, Hash, Clone, Copy)]
enum Checked {
    Replayed,
    Closed,
    /// The graph was larger than the limit.
    TooLarge,
    Undecided,
}

/// Checks one verdict: a line is replayed with the board alone, a proof by enumeration.
#[track_caller]
fn check(solver: &mut Solver, position: &Position, side: Side, limit: usize) -> Checked {
    match solver.can_mate(position, side) {
        Verdict::Winnable(line) => {
            let mut end = *position;
            for &mv in line.iter() {
                assert!(
                    end.legal_moves().contains(&mv),
                    "{position} {side}: {mv} in {line}"
                );
                end.play(mv);
            }
            assert!(
                end.is_mate() && end.turn() != side,
                "{position} {side}: {line}"
            );
            Checked::Replayed
        }
        Verdict::Unwinnable(proof) => match enumerate(position, side, limit) {
            Some(mate) => {
                assert!(!mate, "{position} {side}: {proof}, but there is a mate");
                Checked::Closed
            }
            None => Checked::TooLarge,
        },
        Verdict::Undecided(_) => Checked::Undecided,
    }
}

/// A small generator of numbers that needs no library (xorshift, after Marsaglia).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(64)).unwrap_or(Square::A1)
    }

    fn side(&mut self) -> Side {
        Side::ALL[self.below(2)]
    }
}

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

fn empty(turn: Side) -> Setup {
    Setup {
        turn,
        ..EMPTY.parse().expect("a setup")
    }
}

/// A position of four to eight men; two men in three are pawns that block each other.
fn position(dice: &mut Dice) -> Option<Position> {
    let mut setup = empty(dice.side());
    let men = 4 + dice.below(5);
    setup.board.put(dice.square(), Role::King.of(Side::White));
    let king = dice.square();
    if setup.board.piece_at(king).is_some() {
        return None;
    }
    setup.board.put(king, Role::King.of(Side::Black));
    while (setup.board.occupied().count() as usize) < men {
        let square = dice.square();
        let Some(ahead) = square.offset(0, 1) else {
            continue;
        };
        if setup.board.piece_at(square).is_some() {
            continue;
        }
        match dice.below(3) {
            0 => {
                let role = [
                    Role::Knight,
                    Role::Bishop,
                    Role::Bishop,
                    Role::Rook,
                    Role::Queen,
                ];
                setup.board.put(square, role[dice.below(5)].of(dice.side()));
            }
            _ if setup.board.piece_at(ahead).is_none() => {
                setup.board.put(square, Role::Pawn.of(Side::White));
                setup.board.put(ahead, Role::Pawn.of(Side::Black));
            }
            _ => {}
        }
    }
    Position::new(&setup, Forgive::NOTHING).ok()
}

fn sample(default: usize) -> usize {
    std::env::var("ARBITRE_MATE_SAMPLE")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(default)
}

#[test]
fn verdicts_on_random_positions_hold() {
    let mut dice = Dice(0x5eed_1929_2023);
    let mut solver = Solver::new(Budget {
        positions: 1_000_000,
        ..Budget::default()
    });
    let mut tally: HashMap<Checked, usize> = HashMap::new();
    let wanted = sample(2_000);
    let mut drawn = 0;
    while drawn < wanted {
        let Some(position) = position(&mut dice) else {
            continue;
        };
        drawn += 1;
        for side in Side::ALL {
            let limit = if wanted > 10_000 { 1_000_000 } else { 30_000 };
            *tally
                .entry(check(&mut solver, &position, side, limit))
                .or_default() += 1;
        }
    }
    println!("{drawn} positions of four to eight men: {tally:?}");
    assert_eq!(tally.get(&Checked::Undecided), None);
}

/// Every position of two kings and a white man is decided by sweeping over all of them until
/// nothing changes; the solver is asked every ninth one, or all in a large sample. Black's men
/// follow from those of White: the crate's own tests exchange the sides.
#[test]
fn positions_of_three_men_are_right() {
    let mut solver = Solver::new(Budget::default());
    let mut right = Positions::default();
    for role in [
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ] {
        let positions = every(role.of(Side::White));
        let mut open = positions.clone();
        loop {
            let before = open.len();
            open.retain(|position| {
                let wins = position.turn() == Side::Black && position.is_mate()
                    || position
                        .legal_moves()
                        .iter()
                        .any(|&mv| right.contains(&position.after(mv).planes()));
                if wins {
                    right.insert(position.planes());
                }
                !wins
            });
            if open.len() == before {
                break;
            }
        }
        let step = if sample(0) > 10_000 { 1 } else { 9 };
        let mut asked = 0;
        for position in positions.iter().step_by(step) {
            for side in Side::ALL {
                let expected = side == Side::White && right.contains(&position.planes());
                let verdict = solver.can_mate(position, side);
                let answer = match verdict {
                    Verdict::Winnable(_) => Some(true),
                    Verdict::Unwinnable(_) => Some(false),
                    Verdict::Undecided(_) => None,
                };
                assert_eq!(answer, Some(expected), "{position} {side}: {verdict:?}");
                asked += 1;
            }
        }
        println!("{}: {asked} questions", role.letter());
    }
}

/// Every lawful position of two kings and a man.
fn every(man: Piece) -> Vec<Position> {
    let mut positions = Vec::new();
    for (white, black, square) in Square::all()
        .flat_map(|white| Square::all().map(move |black| (white, black)))
        .flat_map(|(white, black)| Square::all().map(move |square| (white, black, square)))
    {
        if white == black || white == square || black == square {
            continue;
        }
        for turn in Side::ALL {
            let mut setup = empty(turn);
            setup.board.put(white, Role::King.of(Side::White));
            setup.board.put(black, Role::King.of(Side::Black));
            setup.board.put(square, man);
            positions.extend(Position::new(&setup, Forgive::NOTHING).ok());
        }
    }
    positions
}

#[test]
fn handed_positions_are_answered_rightly() {
    let Some(folder) = tests::beside("mate") else {
        return;
    };
    let text = std::fs::read_to_string(folder.join("positions.tsv")).expect("the table");
    let mut solver = Solver::new(Budget::default());
    let (mut asked, mut unlawful) = (0, Vec::new());
    for row in text.lines().skip(1) {
        let [fen, side, verdict, ..] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("a short row: {row}");
        };
        let side = if side == "w" {
            Side::White
        } else {
            Side::Black
        };
        let Ok(position) = fen.parse::<Position>() else {
            unlawful.push(fen);
            continue;
        };
        asked += 1;
        let answer = match solver.can_mate(&position, side) {
            Verdict::Winnable(_) => "winnable",
            Verdict::Unwinnable(_) => "unwinnable",
            Verdict::Undecided(_) => "undecided",
        };
        assert_eq!(answer, verdict, "{fen} {side}");
    }
    println!("{asked} questions, unlawful: {unlawful:?}");
}

#[test]
fn kinds_of_proof() {
    let mut solver = Solver::new(Budget::default());
    let mut check = |fen: &str, side, expected: fn(Proof) -> bool| {
        let position: Position = fen.parse().expect("a position");
        match solver.can_mate(&position, side) {
            Verdict::Unwinnable(proof) => assert!(expected(proof), "{fen} {side}: {proof}"),
            other => panic!("{fen} {side}: {other:?}"),
        }
    };
    check("k7/P7/K7/8/8/8/8/8 b - - 0 1", Side::White, |proof| {
        proof == Proof::Ended
    });
    check("8/8/8/4k3/8/8/3n4/K7 w - - 0 1", Side::Black, |proof| {
        proof == Proof::Material
    });
    // The king must take the rook, and bare kings are left.
    check("7k/8/8/8/8/8/1r6/K7 w - - 0 1", Side::Black, |proof| {
        matches!(proof, Proof::Forced { .. } | Proof::Exhausted { .. })
    });
    check(
        "4k3/8/8/p1p1p2p/P1P1P2P/8/8/4K3 w - - 0 1",
        Side::White,
        |proof| proof == Proof::Walled,
    );
    // The rook comes free only if it is captured first.
    check(
        "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1",
        Side::White,
        |proof| matches!(proof, Proof::Phased { .. }),
    );
}
