//! Claims, offers and automatic draws.

use arbitre_laws::*;

use crate::{NONE, mark, row};

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
