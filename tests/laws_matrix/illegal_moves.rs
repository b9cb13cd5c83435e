//! What illegal moves cost, when they can be raised, and acts that count as one.

use arbitre_laws::*;

use crate::{NONE, mark, row};

/// The penalties for illegal moves, first, second, third, as the sheet writes them.
fn ladder(laws: &Laws, penalty: IllegalMovePenalty) -> String {
    let one = |penalty| match penalty {
        OffencePenalty::Correction => "fix".to_owned(),
        OffencePenalty::OpponentGains(time) => format!("+{}", laws.penalty_time.rule.of(time).0),
        OffencePenalty::Loss => match laws.illegal_move_exception.rule {
            IllegalMoveException::DrawIfNoMate => "L°".to_owned(),
            IllegalMoveException::None | IllegalMoveException::MatingPotential => "L".to_owned(),
        },
        OffencePenalty::OpponentMayClaimWin => match laws.illegal_move_exception.rule {
            IllegalMoveException::DrawIfNoMate => "W/D on claim".to_owned(),
            IllegalMoveException::MatingPotential => "W on claim, needs C4".to_owned(),
            IllegalMoveException::None => "W on claim".to_owned(),
        },
    };
    let mut steps = vec![one(penalty.first), one(penalty.second), one(penalty.third)];
    if let Some(end) = steps
        .iter()
        .position(|step| step != "fix" && !step.starts_with('+'))
    {
        steps.truncate(end + 1);
    }
    steps.join("/")
}

fn illegal(laws: &Laws) -> String {
    ladder(laws, laws.illegal_move_penalty.rule)
}

#[test]
fn illegal_moves_in_standard_play() {
    let cells = [
        "fix/fix/fix",
        "fix/fix/fix",
        "+2/+2/L",
        "+2/+2/L",
        "+2/+2/L°",
        "+2/L°",
        "+2/L°",
        "+2/L°",
        "+2/L°",
    ];
    row("", cells, illegal);
    // 2017 has a count per category in its text.
    let literal = laws(&"fide-2017/literal".parse().unwrap()).unwrap();
    assert_eq!(literal.offence_count.rule, OffenceCount::EachKindApart);
    assert_eq!(illegal(literal), "+2/L°");
}

#[test]
fn illegal_moves_in_a_quickplay_finish_of_standard_play() {
    let cells = [
        "fix/fix/fix",
        "+2/+2/L",
        "+2/+2/L",
        "+2/+2/L",
        "+2/+2/L°",
        "+2/L°",
        "+2/L°",
        "+2/L°",
        "+2/L°",
    ];
    row("", cells, |laws| {
        match laws.quickplay_illegal_move_penalty.rule {
            QuickplayIllegalMovePenalty::AsBefore => illegal(laws),
            QuickplayIllegalMovePenalty::Own(penalty) => ladder(laws, penalty),
        }
    });
}

#[test]
fn illegal_moves_in_rapid_chess() {
    let unsupervised = [
        NONE,
        "+2/+2/L on request",
        "+2/+2/L",
        "+2/+2/L ?",
        "+2/+2/L°",
        "L°",
        "L°",
        "+2/L°",
        "+1/L°",
    ];
    row("/rapid", unsupervised, |laws| {
        let request = match laws.illegal_move_raised_by.rule {
            IllegalMoveRaisedBy::AnyonePenaltyOnRequest => " on request",
            _ => "",
        };
        mark(
            format!("{}{request}", illegal(laws)),
            laws.illegal_move_penalty,
        )
    });
    let nine = laws(&"fide-2009/rapid".parse().unwrap()).unwrap();
    assert_eq!(
        nine.illegal_move_raised_by.rule,
        IllegalMoveRaisedBy::Opponent,
        "2009: on claim"
    );
    let supervised = [
        NONE,
        NONE,
        NONE,
        NONE,
        "+2/+2/L°",
        "+2/L°",
        "+2/L°",
        "+2/L°",
        "+1/L°",
    ];
    row("/rapid/supervised", supervised, illegal);
}

#[test]
fn illegal_moves_in_blitz() {
    let unsupervised = [
        NONE,
        "W on claim, needs C4",
        "W/D on claim",
        "W/D on claim",
        "W/D on claim",
        "L°",
        "L°",
        "+1/L°",
        "+1/L°",
    ];
    row("/blitz", unsupervised, illegal);
    let supervised = [
        NONE,
        NONE,
        NONE,
        NONE,
        "+2/+2/L°",
        "+1/L°",
        "+1/L°",
        "+1/L°",
        "+1/L°",
    ];
    row("/blitz/supervised", supervised, illegal);
    // 2023: one minute is what is meant, two are what is written.
    let literal = laws(&"fide-2023/blitz/supervised/literal".parse().unwrap()).unwrap();
    assert_eq!(illegal(literal), "+2/L°");
    let meant = laws(&"fide-2023/blitz/supervised".parse().unwrap()).unwrap();
    assert_eq!(meant.penalty_time.witness, Witness::Doubtful);
}

fn window(laws: &Laws) -> String {
    let words = match laws.illegal_move_window.rule {
        IllegalMoveWindow::WholeGame => "whole game",
        IllegalMoveWindow::UntilOpponentTouches => "until he touches",
        IllegalMoveWindow::UntilOpponentMoves => "until he moves",
    };
    mark(words, laws.illegal_move_window)
}

#[test]
fn windows_for_illegal_moves() {
    let whole = "whole game";
    let standard = [
        "until he touches",
        whole,
        whole,
        whole,
        whole,
        whole,
        whole,
        whole,
        whole,
    ];
    row("", standard, window);
    let first = laws(&"fide-1929".parse().unwrap()).unwrap();
    assert_eq!(
        first.illegal_move_found_late.rule,
        IllegalMoveFoundLate::RestoredElseAnnulled
    );

    let moves = "until he moves";
    row(
        "/rapid",
        [
            NONE,
            whole,
            "until he touches",
            "until he moves ?",
            moves,
            moves,
            moves,
            moves,
            moves,
        ],
        window,
    );
    row(
        "/blitz",
        [NONE, moves, moves, moves, moves, moves, moves, moves, moves],
        window,
    );
    for name in ["fide-2009/blitz", "fide-2018/blitz", "fide-2023/blitz"] {
        let laws = laws(&name.parse().unwrap()).unwrap();
        assert_eq!(
            laws.illegal_move_found_late.rule,
            IllegalMoveFoundLate::StandsUnlessAgreed,
            "{name}"
        );
    }
}

#[test]
fn pawn_not_replaced() {
    let free = "fix, free choice";
    let queen = "illegal + queen";
    row(
        "",
        [
            "execution incomplete",
            free,
            free,
            free,
            free,
            queen,
            queen,
            queen,
            queen,
        ],
        |laws| {
            let words = match laws.promotion_unfinished.rule {
                PromotionUnfinished::NotExecuted => "execution incomplete",
                PromotionUnfinished::FreeChoice => "fix, free choice",
                PromotionUnfinished::Queen => "illegal + queen",
            };
            words.to_owned()
        },
    );
}

#[test]
fn press_without_a_move_and_two_hands() {
    // 13.4 is the article on penalties at the arbiter's discretion.
    let press = [
        NONE, "13.4", "13.4", "13.4", "13.4", "13.4 ?", "7.8.1", "7.5.3", "7.5.3",
    ];
    row("", press, |laws| {
        let words = match laws.press_without_move.rule {
            PressWithoutMove::Silent => return NONE.to_owned(),
            PressWithoutMove::Penalised => "13.4".to_owned(),
            PressWithoutMove::IllegalMove => laws.press_without_move.article.to_string(),
        };
        mark(words, laws.press_without_move)
    });
    let hands = [
        NONE, "13.4", "13.4", "13.4", "13.4", "13.4 ?", "7.7.1", "7.5.4", "7.5.4",
    ];
    row("", hands, |laws| {
        let words = match laws.two_hands.rule {
            TwoHands::Silent => return NONE.to_owned(),
            TwoHands::Penalised => "13.4".to_owned(),
            TwoHands::IllegalMove => laws.two_hands.article.to_string(),
        };
        mark(words, laws.two_hands)
    });
}
