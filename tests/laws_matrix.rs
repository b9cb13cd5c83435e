//! The editions against the fact matrix: every cell of its parameter sheet, written from the sheet and not from
//! the code. The notation is the sheet's:
//!
//! `+2` the opponent gains two minutes; `L` loss; `W` the opponent wins; `D` draw; `°` a draw instead if the
//! opponent cannot mate by any series of legal moves; `*` unless the arbiter rules otherwise; `fix` correction
//! only; `–` the edition does not know it; `?` the cell rests on recollection.

use arbitre_laws::*;

/// The nine editions, in the order of the sheet's columns.
const COLUMNS: [&str; 9] = [
    "1929", "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023",
];

/// The dash of the sheet.
const NONE: &str = "–";

/// Compares one row of the sheet: the cells, and how a cell is read off the Laws.
///
/// `suffix` names the regime, such as `/rapid`; where an edition lacks it, the cell is a dash.
fn row(suffix: &str, cells: [&str; 9], read: impl Fn(&Laws) -> String) {
    for (year, cell) in COLUMNS.iter().zip(cells) {
        let name = format!("fide-{year}{suffix}");
        let read = match laws(&name.parse().unwrap()) {
            Ok(laws) => read(laws),
            Err(_) => NONE.to_owned(),
        };
        assert_eq!(read, cell, "{name}");
    }
}

/// A question mark where the choice is doubtful.
fn mark<T>(text: impl Into<String>, choice: Cited<T>) -> String {
    let text = text.into();
    if choice.witness == Witness::Doubtful {
        format!("{text} ?")
    } else {
        text
    }
}

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

/// What claimant and opponent get for a wrong claim when the claimant has so many seconds left.
fn wrong_claim(laws: &Laws, left: i64) -> (i64, i64) {
    match laws.wrong_claim.rule {
        WrongClaim::Silent => (0, 0),
        WrongClaim::Costs { claimant, opponent } => (
            -claimant.of(left * 1000) / 1000,
            laws.penalty_time.rule.of(opponent).millis() / 60_000,
        ),
    }
}

#[test]
fn wrong_claims_cost_the_claimant() {
    let cells = [
        "0",
        "−min(3, r/2)",
        "thresholds ?",
        "thresholds",
        "0",
        "0",
        "0",
        "0",
        "0",
    ];
    row("", cells, |laws| match laws.wrong_claim.rule {
        WrongClaim::Costs {
            claimant: ClaimantLoses::HalfUpTo { most: Minutes(3) },
            ..
        } => mark("−min(3, r/2)", laws.wrong_claim),
        WrongClaim::Costs {
            claimant:
                ClaimantLoses::HalfUpToKeeping {
                    most: Minutes(3),
                    floor: Minutes(1),
                },
            ..
        } => mark("thresholds", laws.wrong_claim),
        _ => (-wrong_claim(laws, 600).0).to_string(),
    });
    // The examples of the matrix: time left, and what is left of it under 1997, 2005, 2009.
    for (left, after) in [
        (600, [420, 420, 600]),
        (300, [150, 150, 300]),
        (130, [65, 65, 130]),
        (120, [60, 60, 120]),
        (90, [45, 60, 90]),
        (60, [30, 60, 60]),
        (40, [20, 40, 40]),
        (2, [1, 2, 2]),
    ] {
        for (edition, after) in ["fide-1997", "fide-2005", "fide-2009"].iter().zip(after) {
            let laws = laws(&edition.parse().unwrap()).unwrap();
            assert_eq!(
                left + wrong_claim(laws, left).0,
                after,
                "{edition}, {left} seconds left"
            );
        }
    }
}

#[test]
fn wrong_claims_profit_the_opponent() {
    let opponent = |laws: &Laws| format!("+{}", wrong_claim(laws, 600).1);
    row(
        "",
        ["+0", "+3", "+3", "+3", "+3", "+2", "+2", "+2", "+2"],
        opponent,
    );
    row(
        "/rapid",
        [NONE, "+3", "+3", "+3", "+3", "+2", "+2", "+2", "+1"],
        opponent,
    );
    row(
        "/blitz",
        [NONE, "+3", "+3", "+3", "+3", "+1", "+1", "+1", "+1"],
        opponent,
    );
}

#[test]
fn claims_and_offers_lapse() {
    let (moving, touching) = ("moving", "touching");
    let claim = [
        "changing position",
        moving,
        moving,
        moving,
        touching,
        touching,
        touching,
        touching,
        touching,
    ];
    row("", claim, |laws| {
        let words = match laws.claim_loss.rule {
            ClaimLoss::PositionChanges => "changing position",
            ClaimLoss::Moving => "moving",
            ClaimLoss::Touching => "touching",
        };
        words.to_owned()
    });
    let offer = [
        NONE, moving, touching, touching, touching, touching, touching, touching, touching,
    ];
    row("", offer, |laws| {
        let words = match laws.offer_refusal.rule {
            OfferRefusal::Silent => NONE,
            OfferRefusal::Moving => "moving",
            OfferRefusal::Touching => "touching",
        };
        words.to_owned()
    });
}

#[test]
fn moves_before_a_draw_is_agreed() {
    let cells = [
        "30 by Black",
        "0",
        "0",
        "0",
        "event rules",
        "event rules",
        "1 each + event",
        "1 each + event",
        "1 each + event",
    ];
    row("", cells, |laws| {
        let event = laws.agreement_restriction.rule == AgreementRestriction::EventMayRestrict;
        match (laws.draw_agreement.rule, event) {
            (DrawAgreement::AfterBlacksMove(Moves(n)), false) => format!("{n} by Black"),
            (DrawAgreement::AnyTime, false) => "0".to_owned(),
            (DrawAgreement::AnyTime, true) => "event rules".to_owned(),
            (DrawAgreement::AfterEachMade(Moves(n)), true) => format!("{n} each + event"),
            other => format!("{other:?}"),
        }
    });
}

#[test]
fn repetition_and_progress() {
    let rights = "placement, side, castling, ep";
    let cells = [
        "placement, side",
        rights,
        rights,
        rights,
        rights,
        rights,
        rights,
        rights,
        rights,
    ];
    row("", cells, |laws| {
        let choices = (
            laws.same_position.rule,
            laws.castling_right.rule,
            laws.en_passant_right.rule,
        );
        let words = match choices {
            (SamePosition::PlacementAndTurn, CastlingRight::Ignored, EnPassantRight::Ignored) => {
                "placement, side"
            }
            (
                SamePosition::PossibleMovesToo,
                CastlingRight::CountsUntilMoved,
                EnPassantRight::CountsIfLegal,
            ) => "placement, side, castling, ep",
            _ => "neither",
        };
        words.to_owned()
    });
    let repetition = [
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        "5 consecutive alternate",
        "5 any",
        "5 any",
        "5 any",
    ];
    row("", repetition, |laws| {
        match laws.automatic_repetition.rule {
            AutomaticRepetition::Silent => NONE.to_owned(),
            AutomaticRepetition::Consecutive(Occurrences(n)) => {
                format!("{n} consecutive alternate")
            }
            AutomaticRepetition::Anywhere(Occurrences(n)) => format!("{n} any"),
        }
    });
    row(
        "",
        [NONE, NONE, NONE, NONE, NONE, "75", "75", "75", "75"],
        |laws| match laws.automatic_progress.rule {
            AutomaticProgress::Silent => NONE.to_owned(),
            AutomaticProgress::Moves(Moves(n)) => n.to_string(),
        },
    );
    row(
        "",
        ["2× theory", NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
        |laws| match laws.fifty_exceptions.rule {
            FiftyExceptions::None => NONE.to_owned(),
            FiftyExceptions::TwiceTheory => "2× theory".to_owned(),
        },
    );
}

#[test]
fn flags_and_mating_tests() {
    row(
        "",
        [
            "loss", "draw", "draw", "draw", "draw", "draw", "draw", "draw", "draw",
        ],
        |laws| {
            let words = match laws.mating_test.rule {
                MatingTest::None => "loss",
                MatingTest::AnySeries | MatingTest::MatingPotential => "draw",
            };
            words.to_owned()
        },
    );
    let any = "any legal series";
    row(
        "/blitz",
        [NONE, "C4 potential", any, any, any, any, any, any, any],
        |laws| {
            let words = match laws.mating_test.rule {
                MatingTest::None => "none",
                MatingTest::AnySeries => "any legal series",
                MatingTest::MatingPotential => "C4 potential",
            };
            words.to_owned()
        },
    );
    // 2014 "yes" and 2017 "can" are one choice: the arbiter may call the flag, and the claimant needs time.
    let called = [
        NONE,
        "no",
        "no",
        "only both down ?",
        "only both down",
        "can",
        "can",
        "shall",
        "shall",
    ];
    for regime in ["/rapid", "/blitz"] {
        row(regime, called, |laws| {
            let words = match laws.flag_call.rule {
                FlagCall::PlayerOnly => "no",
                FlagCall::PlayerUnlessBothDown => "only both down",
                FlagCall::ArbiterMay => "can",
                FlagCall::ArbiterMust => "shall",
                FlagCall::PlayersOrDirector | FlagCall::ArbiterOrPlayer => "as in standard play",
            };
            mark(words, laws.flag_call)
        });
        row(
            regime,
            [NONE, "yes", "yes", "yes", "yes", "yes", "yes", "no", "no"],
            |laws| {
                let words = match laws.flag_claim.rule {
                    FlagClaim::OwnFlagUp | FlagClaim::OwnTimeLeft => "yes",
                    FlagClaim::Plain | FlagClaim::MayStopClock => "no",
                };
                words.to_owned()
            },
        );
    }
}

fn both_flags(laws: &Laws) -> String {
    let before = match laws.both_flags.rule {
        BothFlags::Silent => NONE,
        BothFlags::Continues => "cont",
        BothFlags::ContinuesIfAnnounced => "guideline",
    };
    let last = match laws.both_flags_at_end.rule {
        BothFlagsAtEnd::Silent => NONE,
        BothFlagsAtEnd::DrawIfUnclear | BothFlagsAtEnd::Draw => "D",
        BothFlagsAtEnd::DrawIfUnclearAndAnnounced => "guideline",
    };
    format!("{before}/{last}")
}

#[test]
fn both_flags_down() {
    let (now, guideline) = ("cont/D", "guideline/guideline");
    row(
        "",
        [
            "–/–", now, now, now, now, guideline, guideline, guideline, guideline,
        ],
        both_flags,
    );
    // In rapid and blitz the whole game is the last period; from 2014 what the clock shows decides,
    // in rapid chess the guideline if it was announced.
    let last = |laws: &Laws| {
        both_flags(laws)
            .split('/')
            .nth(1)
            .unwrap_or_default()
            .to_owned()
    };
    row(
        "/rapid",
        [
            NONE,
            "D",
            "D",
            "D",
            "D",
            "guideline",
            "guideline",
            "guideline",
            "guideline",
        ],
        last,
    );
    row(
        "/blitz",
        [NONE, "D", "D", "D", "D", NONE, NONE, NONE, NONE],
        last,
    );
    for year in ["2014", "2017", "2018", "2023"] {
        let laws = laws(&format!("fide-{year}/blitz").parse().unwrap()).unwrap();
        assert_eq!(
            laws.clock_indication.rule,
            ClockIndication::Conclusive,
            "{year}"
        );
    }
}

#[test]
fn the_set_up() {
    let go_on = "continue*";
    let restart = "<10 restart";
    row(
        "",
        [
            NONE, go_on, go_on, go_on, go_on, go_on, restart, restart, restart,
        ],
        |laws| match laws.reversed_colours.rule {
            ReversedColours::Silent => NONE.to_owned(),
            ReversedColours::ContinuesUnlessRuled => "continue*".to_owned(),
            ReversedColours::NewGameBefore(Moves(n)) => format!("<{n} restart"),
        },
    );
    for regime in ["/rapid", "/blitz"] {
        row(
            regime,
            [NONE, "3", "3", "3", "3", "10", "10", "10", "10"],
            |laws| match laws.setup_limit.rule {
                SetupLimit::None => NONE.to_owned(),
                SetupLimit::Moves(Moves(n)) => n.to_string(),
            },
        );
    }
    row("", [NONE; 9], |laws| match laws.setup_limit.rule {
        SetupLimit::None => NONE.to_owned(),
        SetupLimit::Moves(Moves(n)) => n.to_string(),
    });
}

#[test]
fn default_times() {
    let cells = [
        NONE,
        "60",
        "60",
        "60",
        "0, no discretion",
        "must be set",
        "unset=0",
        "unset=0",
        "unset=0",
    ];
    row("", cells, |laws| match laws.default_time.rule {
        DefaultTime::Silent => NONE.to_owned(),
        DefaultTime::After {
            late: Lateness::AsRegulated,
            ..
        } => "must be set".to_owned(),
        DefaultTime::After {
            late: Lateness::Minutes(Minutes(0)),
            waiver,
            ..
        } => match waiver {
            LatenessWaiver::RegulationsOnly => "0, no discretion".to_owned(),
            LatenessWaiver::RegulationsOrArbiter => "unset=0".to_owned(),
        },
        DefaultTime::After {
            late: Lateness::Minutes(Minutes(n)),
            ..
        } => n.to_string(),
    });
}

#[test]
fn resigning() {
    row(
        "",
        [
            "?", "loss", "loss", "loss", "loss", "loss", "loss", "loss", "draw",
        ],
        |laws| {
            let words = match laws.resignation.rule {
                Resignation::Silent => "?",
                Resignation::Loses => "loss",
                Resignation::DrawIfNoMate => "draw",
            };
            words.to_owned()
        },
    );
}

#[test]
fn king_and_rook_touched() {
    // The sheet leaves 1929 open; its article 18(2) keeps castling out of every imposed move.
    row(
        "",
        [
            "never", "no", "yes", "yes", "yes", "yes", "yes", "yes", "yes",
        ],
        |laws| {
            let words = match laws.king_and_rook.rule {
                KingAndRook::NeverCastling => "never",
                KingAndRook::AnyKingMove => "no",
                KingAndRook::MustCastle => "yes",
            };
            words.to_owned()
        },
    );
}

#[test]
fn writing_in_advance() {
    row(
        "",
        ["no", "no", "no", "yes", "yes", "yes", "yes", "yes", "yes"],
        |laws| {
            let words = match laws.advance_writing.rule {
                AdvanceWriting::Tolerated => "no",
                AdvanceWriting::Forbidden => "yes",
            };
            words.to_owned()
        },
    );
}

#[test]
fn quickplay_claims() {
    let all = "grant/postpone/reject";
    let on_move = "grant/postpone/reject, on move";
    let announced = "announced only";
    row(
        "",
        [
            NONE,
            "grant/postpone",
            all,
            all,
            on_move,
            announced,
            announced,
            announced,
            announced,
        ],
        |laws| {
            match laws.quickplay_finish.rule {
                QuickplayFinish::Silent => return NONE.to_owned(),
                QuickplayFinish::IfAnnounced => return "announced only".to_owned(),
                QuickplayFinish::InForce
                | QuickplayFinish::Announced
                | QuickplayFinish::Excluded => {}
            }
            let mut words = "grant/postpone".to_owned();
            if laws.quickplay_rejection.rule != QuickplayRejection::Silent {
                words.push_str("/reject");
            }
            // Whether the claimant had to be on move in 2001 and 2005 is not known well.
            let known = laws.quickplay_claim.witness != Witness::Doubtful;
            if known
                && matches!(
                    laws.quickplay_claim.rule,
                    QuickplayClaim::PlayerToMove { .. }
                )
            {
                words.push_str(", on move");
            }
            words
        },
    );
    row("/blitz", [NONE; 9], |laws| {
        match laws.quickplay_claim.rule {
            QuickplayClaim::Silent => NONE.to_owned(),
            _ => "claim".to_owned(),
        }
    });
}

#[test]
fn rapid_and_blitz_by_time() {
    let (old, new) = ("15≤v≤60 / <15", "10<v<60 / ≤10");
    let cells = [
        NONE,
        old,
        old,
        "15≤v≤60 / <15 + 60×inc ?",
        "15≤v<60 / <15 + 60×inc",
        new,
        new,
        new,
        new,
    ];
    let cells = cells.map(|cell| {
        if cell == new {
            format!("{new} + 60×inc")
        } else {
            cell.to_owned()
        }
    });
    for (year, cell) in COLUMNS.iter().zip(cells) {
        let laws = laws(&format!("fide-{year}").parse().unwrap()).unwrap();
        let read = match (laws.rapid_definition.rule, laws.blitz_definition.rule) {
            (RapidDefinition::Silent, BlitzDefinition::Silent) => NONE.to_owned(),
            (
                RapidDefinition::Between {
                    least,
                    most,
                    increment,
                },
                BlitzDefinition::UpTo { most: blitz, .. },
            ) => {
                let least = match least {
                    Bound::Including(Minutes(n)) => format!("{n}≤v"),
                    Bound::Excluding(Minutes(n)) => format!("{n}<v"),
                };
                let upper = |bound| match bound {
                    Bound::Including(Minutes(n)) => format!("≤{n}"),
                    Bound::Excluding(Minutes(n)) => format!("<{n}"),
                };
                let counting = match increment {
                    IncrementCounting::Ignored => "",
                    IncrementCounting::SixtyMoves => " + 60×inc",
                };
                format!("{least}{} / {}{counting}", upper(most), upper(blitz))
            }
            other => format!("{other:?}"),
        };
        // The sheet doubts the formula of 2005 only; that 2014 is from recollection is said in the matrix.
        let read = if *year == "2014" {
            read
        } else {
            mark(read, laws.rapid_definition)
        };
        assert_eq!(read, cell, "{year}");
    }
}
