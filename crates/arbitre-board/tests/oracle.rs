//! The board against an independent program, cozy-chess, on seeded random games.

use arbitre_board::fen::{self, Dialect};
use arbitre_board::{Coordinates, Keyed, Move, Position, Rights, Role, Square};
use cozy_chess::Board;

/// Numbers that are the same in every run.
///
/// Source: "SplitMix64", Steele, Lea and Flood, 2014.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// Both programs castle with the king onto its rook in this form.
fn ours_as_number(mv: Move) -> u16 {
    mv.packed().0
}

fn theirs_as_number(mv: cozy_chess::Move) -> u16 {
    let promotion = mv.promotion.map_or(0, |piece| piece as u16);
    mv.from as u16 | (mv.to as u16) << 6 | promotion << 12
}

fn theirs(board: &Board, moves: &mut Vec<(u16, cozy_chess::Move)>) {
    moves.clear();
    board.generate_moves(|set| {
        moves.extend(set.into_iter().map(|mv| (theirs_as_number(mv), mv)));
        false
    });
    moves.sort_unstable_by_key(|(number, _)| *number);
}

fn check(position: &Position, board: &Board, moves: &mut Vec<(u16, cozy_chess::Move)>) {
    let list = position.legal_moves();
    let mut ours: Vec<u16> = list.iter().map(|mv| ours_as_number(*mv)).collect();
    ours.sort_unstable();
    theirs(board, moves);
    assert!(
        ours.iter().eq(moves.iter().map(|(number, _)| number)),
        "moves of {position}"
    );
    assert_eq!(
        position.legal_count() as usize,
        ours.len(),
        "count of {position}"
    );
    assert_eq!(position.has_legal_move(), !ours.is_empty(), "{position}");
    assert_eq!(
        position.checkers().0,
        board.checkers().0,
        "checkers of {position}"
    );
    let pinned = board.pinned() & board.colors(board.side_to_move());
    assert_eq!(position.pinned().0, pinned.0, "pins of {position}");
}

/// Plays random games from an array until so many positions have been visited.
fn walk(seed: u64, positions: usize, mut visit: impl FnMut(&Position, &Board)) {
    let mut numbers = Numbers(seed);
    let mut moves = Vec::new();
    let mut visited = 0;
    while visited < positions {
        let board = match numbers.below(2) {
            0 => Board::startpos(),
            _ => Board::double_chess960_startpos(
                numbers.below(960) as u32,
                numbers.below(960) as u32,
            ),
        };
        let mut board = board;
        let mut position: Position = format!("{board:#}").parse().expect("an array is lawful");
        for _ in 0..160 {
            check(&position, &board, &mut moves);
            visit(&position, &board);
            visited += 1;
            if moves.is_empty() || position.half_moves() >= 100 {
                break;
            }
            let (number, mv) = moves[numbers.below(moves.len())];
            let own = position
                .legal_moves()
                .into_iter()
                .find(|mv| ours_as_number(*mv) == number);
            position.play(own.expect("both lists agree"));
            board.play_unchecked(mv);
        }
    }
}

#[test]
fn a_million_positions_have_the_same_moves_and_text() {
    use std::fmt::Write;
    let (mut ours, mut theirs) = (String::new(), String::new());
    walk(1, 1_000_000, |position, board| {
        ours.clear();
        theirs.clear();
        let writing = fen::write(position).dialect(Dialect::Shredder);
        write!(ours, "{writing}").expect("a string takes all");
        write!(theirs, "{board:#}").expect("a string takes all");
        assert_eq!(ours, theirs);
        assert_eq!(ours.parse().as_ref(), Ok(position));
    });
}

/// Every pair of squares with every promotion: accepted exactly if listed.
#[test]
fn a_move_is_listed_exactly_if_examined_legal() {
    let promotions = [
        None,
        Some(Role::Queen),
        Some(Role::Knight),
        Some(Role::Pawn),
    ];
    let promotions = promotions.into_iter().chain([Some(Role::King)]);
    walk(2, 3_000, |position, _| {
        let legal = position.legal_moves();
        let mut accepted = 0;
        for from in Square::all() {
            for to in Square::all() {
                for promotion in promotions.clone() {
                    match position.examine(from, to, promotion) {
                        Ok(mv) => {
                            assert!(legal.contains(&mv), "{mv} in {position}");
                            accepted += 1;
                        }
                        Err(reason) => {
                            let said = Coordinates {
                                from,
                                to,
                                promotion,
                            };
                            let listed = legal.iter().any(|mv| mv.coordinates() == said);
                            assert!(!listed, "{said} in {position}: {reason}");
                        }
                    }
                }
            }
        }
        // Castling can be said in two ways; rook and bishop promotions were not tried.
        let expected = legal
            .iter()
            .filter(|mv| matches!(mv.promotion(), None | Some(Role::Queen | Role::Knight)));
        let twice = legal.iter().filter(|mv| {
            mv.rook().is_some_and(|(rook, _)| {
                let files = (mv.from().file() as i8 - mv.to().file() as i8).abs();
                rook != mv.to() && files > 1
            })
        });
        assert_eq!(accepted, expected.count() + twice.count(), "{position}");
    });
}

#[test]
fn moves_one_by_one_by_man_by_target_and_captures_are_parts_of_the_list() {
    walk(3, 20_000, |position, _| {
        let legal = position.legal_moves();
        let mut one_by_one: Vec<_> = position.moves().collect();
        let mut expected = legal.to_vec();
        one_by_one.sort_unstable();
        expected.sort_unstable();
        assert_eq!(one_by_one, expected, "{position}");
        let of_men: usize = Square::all()
            .map(|from| position.legal_moves_of(from).len())
            .sum();
        assert_eq!(of_men, legal.len(), "{position}");
        let mut captures = position.captures().to_vec();
        let mut expected: Vec<_> = legal
            .iter()
            .copied()
            .filter(|mv| mv.capture().is_some())
            .collect();
        captures.sort_unstable();
        expected.sort_unstable();
        assert_eq!(captures, expected, "{position}");
        for role in Role::ALL {
            for to in Square::all() {
                let mut candidates = position.candidates(role, to).to_vec();
                let mut expected: Vec<_> = legal
                    .iter()
                    .copied()
                    .filter(|mv| mv.role() == role && mv.to() == to && mv.castling().is_none())
                    .collect();
                candidates.sort_unstable();
                expected.sort_unstable();
                assert_eq!(candidates, expected, "{role} to {to} in {position}");
            }
        }
    });
}

#[test]
fn successors_are_the_positions_after_the_listed_moves() {
    let rights = [Rights::ALL, Rights::NONE];
    walk(4, 30_000, |position, _| {
        let keyed = Keyed::from(*position);
        let mut visited = Vec::new();
        position.for_each_successor(|mv, after| {
            assert_eq!(*after, position.after(mv), "{mv} in {position}");
            visited.push(mv);
        });
        keyed.for_each_successor(|mv, after| {
            assert_eq!(*after, keyed.after(mv), "{mv} in {position}");
            for rights in rights {
                assert_eq!(
                    after.key(rights),
                    after.position().key(rights),
                    "{mv} in {position}"
                );
            }
        });
        let mut listed = position.legal_moves().to_vec();
        visited.sort_unstable();
        listed.sort_unstable();
        assert_eq!(visited, listed, "{position}");
    });
}

#[test]
fn packed_positions_and_moves_come_back() {
    walk(5, 50_000, |position, _| {
        assert_eq!(Position::try_from(position.packed()).as_ref(), Ok(position));
        for mv in &position.legal_moves() {
            assert_eq!(position.unpack(mv.packed()), Ok(*mv), "{position}");
        }
    });
}

#[test]
fn mirrored_and_flipped_positions_have_mirrored_and_flipped_moves() {
    let squares = |position: &Position, turned: fn(Square) -> Square| {
        let moves = position.legal_moves();
        let moves = moves.iter().filter(|mv| mv.castling().is_none());
        let mut moves: Vec<_> = moves
            .map(|mv| (turned(mv.from()), turned(mv.to()), mv.promotion()))
            .collect();
        moves.sort_unstable();
        moves
    };
    let same: fn(Square) -> Square = |square| square;
    walk(6, 20_000, |position, _| {
        assert_eq!(
            squares(position, Square::flipped),
            squares(&position.flipped(), same)
        );
        assert_eq!(position.legal_count(), position.flipped().legal_count());
        assert_eq!(position.flipped().flipped(), *position);
        assert_eq!(
            squares(position, Square::mirrored),
            squares(&position.mirrored(), same)
        );
    });
}

#[test]
fn all_arrays_of_chess960_have_as_many_games() {
    for number in 0..960 {
        let board = Board::chess960_startpos(number);
        let position: Position = format!("{board:#}").parse().expect("an array is lawful");
        assert_eq!(
            position.perft(4),
            count(&board, 4),
            "array {number}: {position}"
        );
    }
}

fn count(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|set| {
        if depth == 1 {
            nodes += set.len() as u64;
        } else {
            for mv in set {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += count(&next, depth - 1);
            }
        }
        false
    });
    nodes
}
