//! What holds of every setup, lawful or not, and of every text.

use arbitre_board::fen::{self, Dialect, EnPassantPolicy, FenReason, Remark};
use arbitre_board::{
    Bitboard, Board, Coordinates, Forgive, Keyed, Piece, Position, Rank, Rights, Role, Setup, Side,
    Square,
};
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    (0_usize..64).prop_map(|index| Square::from_index(index).expect("below 64"))
}

fn piece() -> impl Strategy<Value = Piece> {
    let side = prop_oneof![Just(Side::White), Just(Side::Black)];
    (side, 0_usize..6).prop_map(|(side, role)| Role::ALL[role].of(side))
}

/// Anything that an editor can put together and a FEN can say.
fn setup() -> impl Strategy<Value = Setup> {
    let men = prop::collection::vec((square(), piece()), 0..40);
    let passed = prop::option::of(square());
    let castling = prop::collection::vec((0_usize..8, any::<bool>()), 0..4);
    (men, any::<bool>(), castling, passed, any::<u32>(), 1_u32..).prop_map(
        |(men, white, castling, en_passant, half_moves, full_moves)| {
            let mut board = Board::EMPTY;
            for (square, piece) in men {
                board.put(square, piece);
            }
            let rook = |(file, first): (usize, bool)| {
                Square::from_index(if first { file } else { 56 + file }).expect("on a back rank")
            };
            let castling = castling.into_iter().map(rook).collect::<Bitboard>();
            let turn = if white { Side::White } else { Side::Black };
            Setup {
                board,
                turn,
                castling,
                en_passant,
                half_moves,
                full_moves,
            }
        },
    )
}

/// A position some random moves after the initial one.
fn position() -> impl Strategy<Value = Position> {
    prop::collection::vec(any::<usize>(), 0..120).prop_map(|choices| {
        let mut position = Position::initial();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[choice % moves.len()]);
        }
        position
    })
}

proptest! {
    #[test]
    fn every_setup_reads_back_as_written(setup in setup()) {
        for dialect in [Dialect::Extended, Dialect::Shredder] {
            let text = fen::write(setup).dialect(dialect).to_string();
            prop_assert_eq!(fen::read(&text).map(|fen| fen.setup), Ok(setup), "{}", text);
            // The square of a pawn would be taken for the one it passed.
            let lenient = fen::read_leniently(&text).expect("strict FEN");
            if setup.en_passant.is_none_or(|square| !matches!(square.rank(), Rank::Fourth | Rank::Fifth)) {
                prop_assert_eq!(lenient.setup, setup);
                prop_assert!(lenient.remarks.is_empty());
            }
        }
    }

    #[test]
    fn a_setup_with_faults_is_no_position_and_one_without_is(setup in setup()) {
        let faults = setup.faults();
        prop_assert_eq!(Position::try_from(&setup).is_ok(), faults.is_empty(), "{}", faults);
        let forgiven = Position::new(&setup, Forgive::EVERYTHING);
        let unforgiven = faults.unforgiven(Forgive::EVERYTHING);
        prop_assert_eq!(forgiven.is_ok(), unforgiven.is_empty(), "{}", unforgiven);
    }

    /// Play goes on from forgiven faults: the list and the examination agree, no king is taken.
    #[test]
    fn forgiven_positions_play_on(setup in setup()) {
        let Ok(position) = Position::new(&setup, Forgive::EVERYTHING) else { return Ok(()) };
        let moves = position.legal_moves();
        prop_assert_eq!(moves.len(), position.legal_count() as usize);
        prop_assert_eq!(Position::try_from(position.packed()), Ok(position));
        for mv in &moves {
            prop_assert_ne!(mv.capture(), Some(Role::King));
            prop_assert_eq!(position.unpack(mv.packed()), Ok(*mv));
        }
        for from in Square::all() {
            for to in Square::all() {
                let accepted = [None, Some(Role::Queen)]
                    .into_iter()
                    .filter_map(|promotion| position.examine(from, to, promotion).ok());
                for mv in accepted {
                    prop_assert!(moves.contains(&mv), "{} in {}", mv, position);
                }
            }
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in ".{0,90}") {
        let _ = fen::read(&text);
        let _ = fen::read_leniently(&text);
        let _ = text.parse::<Position>();
        let _ = text.parse::<Coordinates>();
    }

    #[test]
    fn an_error_lies_within_its_text(text in "[pPkKrR1-8/ wb-]{0,60}") {
        if let Err(error) = fen::read(&text) {
            prop_assert!(error.start <= error.end && error.end <= text.len(), "{:?}", error);
        }
    }

    #[test]
    fn packed_positions_and_moves_come_back(position in position()) {
        prop_assert_eq!(Position::try_from(position.packed()), Ok(position));
        for mv in &position.legal_moves() {
            prop_assert_eq!(position.unpack(mv.packed()), Ok(*mv));
        }
    }

    /// With the sides exchanged, every move is exchanged; in a mirror, every move but castling.
    #[test]
    fn turned_positions_have_turned_moves(position in position()) {
        let moves = |position: &Position, turned: fn(Square) -> Square| {
            let moves = position.legal_moves().into_iter();
            let moves = moves.filter(|mv| mv.castling().is_none());
            let mut moves: Vec<_> =
                moves.map(|mv| (turned(mv.from()), turned(mv.to()), mv.promotion())).collect();
            moves.sort_unstable();
            moves
        };
        let same: fn(Square) -> Square = |square| square;
        prop_assert_eq!(moves(&position, Square::flipped), moves(&position.flipped(), same));
        prop_assert_eq!(moves(&position, Square::mirrored), moves(&position.mirrored(), same));
        prop_assert_eq!(position.legal_count(), position.flipped().legal_count());
        prop_assert_eq!(position.flipped().flipped(), position);
    }

    /// Whatever a legal move of one man does, it does when played regardless of its legality.
    #[test]
    fn legal_moves_played_regardless_are_played(position in position()) {
        for mv in &position.legal_moves() {
            if mv.castling().is_some() || mv.is_en_passant() {
                continue;
            }
            let mut setup = position.to_setup();
            let captured = setup.play_regardless(mv.coordinates()).map(|piece| piece.role);
            prop_assert_eq!(captured, mv.capture());
            setup.en_passant = position.after(*mv).en_passant();
            prop_assert_eq!(setup, position.after(*mv).to_setup(), "{} in {}", mv, position);
        }
    }

    #[test]
    fn carried_keys_are_keys_from_scratch(position in position()) {
        let keyed = Keyed::from(position);
        for mv in &position.legal_moves() {
            prop_assert_eq!(
                keyed.after(*mv).key(Rights::ALL),
                position.after(*mv).key(Rights::ALL)
            );
        }
    }

    #[test]
    fn coordinates_read_back_as_written(position in position()) {
        for mv in &position.legal_moves() {
            let text = mv.to_string();
            let coordinates: Coordinates = text.parse().expect("as written");
            prop_assert_eq!(coordinates.to_string(), text);
            prop_assert_eq!(position.read(coordinates), Ok(*mv));
        }
    }

    #[test]
    fn the_square_passed_is_written_as_the_policy_says(position in position()) {
        let names = |policy| {
            let text = fen::write(position).en_passant(policy).to_string();
            text.split(' ').nth(3) != Some("-")
        };
        prop_assert_eq!(names(EnPassantPolicy::Always), position.en_passant().is_some());
        prop_assert_eq!(names(EnPassantPolicy::Legal), position.can_capture_en_passant());
        let legal_only = !names(EnPassantPolicy::Legal) || names(EnPassantPolicy::PseudoLegal);
        prop_assert!(legal_only && (!names(EnPassantPolicy::PseudoLegal) || names(EnPassantPolicy::Always)));
    }
}

/// Each fault of a strict reading, with its bytes.
#[test]
fn strict_reading_says_where_and_what() {
    let cases = [
        ("", FenReason::RanksMissing, 0..0),
        ("4k3/8/8/8/8/8/8/4K3", FenReason::Space, 19..19),
        ("4k3/8/8/8/8/8/8/4K3  w - - 0 1", FenReason::Turn, 20..20),
        ("4k3/8/8/8/8/8/8/4X3 w - - 0 1", FenReason::Board, 17..18),
        (
            "4k3/8/8/8/8/44/8/4K3 w - - 0 1",
            FenReason::DigitsInRow,
            12..14,
        ),
        (
            "4k3/7/8/8/8/8/8/4K3 w - - 0 1",
            FenReason::RankTooShort { rank: 7 },
            5..5,
        ),
        (
            "4k3/8p/8/8/8/8/8/4K3 w - - 0 1",
            FenReason::RankTooLong { rank: 7 },
            5..6,
        ),
        (
            "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1",
            FenReason::TooManyRanks,
            17..18,
        ),
        ("4k3/8/8/8/8/8/8/4K3 W - - 0 1", FenReason::Turn, 20..21),
        ("4k3/8/8/8/8/8/8/4K3 w x - 0 1", FenReason::Castling, 22..23),
        (
            "4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            FenReason::CastlingTwice,
            24..25,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e 0 1",
            FenReason::EnPassant,
            24..25,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
            FenReason::HalfMoves,
            26..28,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
            FenReason::FullMoves,
            28..29,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x",
            FenReason::Trailing,
            29..31,
        ),
    ];
    for (text, reason, span) in cases {
        let error = fen::read(text).expect_err(text);
        assert_eq!((error.reason, error.span()), (reason, span), "{text}");
    }
}

/// Each thing that a lenient reading overlooks, with its bytes.
#[test]
fn lenient_reading_says_what_it_overlooked() {
    let cases = [
        (" 4k3/8/8/8/8/8/8/4K3 w - - 0 1", Remark::Spaces, 0..1),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0  1", Remark::Spaces, 27..29),
        ("4k3/44/8/8/8/8/8/4K3 w - - 0 1", Remark::DigitsInRow, 4..6),
        ("4k3/7/8/8/8/8/8/4K3 w - - 0 1", Remark::RankFilled, 5..5),
        (
            "4k3/8/8/8/8/8/8/4K3 white - - 0 1",
            Remark::TurnSpelling,
            20..25,
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            Remark::CastlingTwice,
            24..25,
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1",
            Remark::EnPassantPawnSquare,
            26..28,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - - 1",
            Remark::HalfMovesMissing,
            26..27,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0",
            Remark::FullMovesMissing,
            27..27,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
            Remark::FullMovesZero,
            28..29,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm Kd2;",
            Remark::Trailing,
            30..37,
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1;", Remark::Trailing, 29..30),
        ("4k3/8/8/8/8/8/8/4K3_w_-_-_0_1", Remark::Underscores, 19..20),
        ("4k3/8/8/8/8/8/8/4KQ~2 w - - 0 1", Remark::Promoted, 19..20),
        ("4k3/8/8/8/8/8/8/4K3 w – - 0 1", Remark::Dash, 22..25),
        ("4k3/8/8/8/8/8/8/4K3 w - — 0 1", Remark::Dash, 24..27),
    ];
    for (text, remark, span) in cases {
        let fen = fen::read_leniently(text).expect(text);
        let remarks: Vec<_> = fen.remarks.iter().collect();
        assert_eq!(remarks, [(remark, span)], "{text}");
    }
}
