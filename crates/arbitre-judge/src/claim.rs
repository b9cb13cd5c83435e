//! Claims of a draw: repetition and fifty moves, right and wrong.

use arbitre_board::{Position, Side};
use arbitre_clock::Duration;
use arbitre_journal::{Act, Answered, Claim, Claimed, Evidence, Noticed, Offer, Outcome};
use arbitre_laws::{
    AnnouncedMove, ClaimAsOffer, ClaimClock, ClaimLoss, Displays, FiftyAnnounced, FiftyClaim,
    FiftyExceptions, MateInFifty, RepetitionAnnounced, RepetitionClaim, WrongClaim,
};

use crate::binding::{Binding, Duty};
use crate::course::{Occurrences, at};
use crate::docket::Met;
use crate::offence;
use crate::progress::{self, Progress};
use crate::repetition::rights;
use crate::ruling::{Citations, Decision, Ending, Fact, Missing, Reason, Ruling};
use crate::scene::{Rulings, Scene, end, ruling, seen};
use crate::units::minutes;

/// The ground of a claim of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    Repetition,
    FiftyMoves,
}

/// A player claims a draw by repetition or because of fifty moves.
pub(crate) fn claimed(scene: &Scene<'_>) -> Rulings {
    let Act::Claim(claim) = scene.act() else {
        return Rulings::new();
    };
    let ground = match claim.what {
        Claimed::Threefold => Ground::Repetition,
        Claimed::Fifty => Ground::FiftyMoves,
        _ => return Rulings::new(),
    };
    let here = [seen(scene.event.n)];
    let under = claim_article(scene, ground, claim.intended.is_some());
    let not_entitled = |under: Citations| {
        vec![ruling(
            Decision::Answers(Answered::NotEntitled),
            under,
            here.clone(),
        )]
    };
    let Some(claimant) = scene.player() else {
        return not_entitled(under.and(&scene.laws.third_persons));
    };
    let shown = matches!(claim.by, Some(Evidence::Screen | Evidence::Clock));
    if shown && scene.laws.displays.rule == Displays::NoEvidence {
        return not_entitled(under.and(&scene.laws.displays));
    }
    if unsettled(scene) {
        let under = under.and(&scene.laws.illegal_move_window);
        return vec![ruling(Decision::Answers(Answered::Postponed), under, here)];
    }
    let mut rulings = Rulings::new();
    rulings.extend(stops_clocks(scene));
    let made = scene.course.unpressed(claimant).is_some();
    let at_once = match ground {
        Ground::Repetition => matches!(
            scene.laws.repetition_claim.rule,
            RepetitionClaim::AtThatMoment(_)
        ),
        Ground::FiftyMoves => {
            matches!(
                scene.laws.fifty_claim.rule,
                FiftyClaim::ProvedAtThatMoment(_)
            )
        }
    };
    let sealed = &scene.course.sealing.sealed;
    let has_sealed = scene.course.sealing.awaits_resumption()
        && sealed
            .as_ref()
            .is_some_and(|sealed| sealed.side == claimant);
    if !made && (has_sealed || scene.course.turn() != claimant) && !at_once {
        rulings.extend(not_entitled(under));
        rulings.extend(as_offer(scene, claimant));
        return rulings;
    }
    let lost = match scene.laws.claim_loss.rule {
        ClaimLoss::PositionChanges => false,
        ClaimLoss::Moving => made || scene.course.hand.taken_back.is_some(),
        ClaimLoss::Touching => made || scene.course.hand.has_touched(claimant),
    };
    if lost {
        let under = under.and(&scene.laws.claim_loss);
        rulings.extend(wrong(scene, claimant, claim, under, here.to_vec()));
        rulings.extend(as_offer(scene, claimant));
        return rulings;
    }
    rulings.extend(examined(scene, claimant, claim, ground, under));
    let granted = |ruling: &Ruling| matches!(ruling.decision, Decision::Ends(..));
    if !rulings.iter().any(granted) {
        rulings.extend(as_offer(scene, claimant));
    }
    rulings
}

/// The clocks are stopped for a claim, where one runs and the Laws have it stopped.
fn stops_clocks(scene: &Scene<'_>) -> Option<Ruling> {
    let stops = match scene.laws.claim_clock.rule {
        ClaimClock::ClaimantStops | ClaimClock::ClaimantOrArbiterStops => true,
        ClaimClock::MayBeStopped | ClaimClock::Silent => false,
    };
    let under = Citations::of(&scene.laws.claim_clock);
    let stopped = || ruling(Decision::StopsClocks, under, [seen(scene.event.n)]);
    (stops && scene.docket.displays(scene.course).is_running()).then(stopped)
}

/// The arbiter has counted how often the position occurred, where the record could not tell.
pub(crate) fn counted(scene: &Scene<'_>) -> Rulings {
    let Act::Notice(Noticed::Count(count)) = scene.act() else {
        return Rulings::new();
    };
    let Some((event, claimant, claim)) = &scene.course.claimed else {
        return Rulings::new();
    };
    if scene.docket.uncounted != Some(*event) {
        return Rulings::new();
    }
    let under = claim_article(scene, Ground::Repetition, claim.intended.is_some());
    let facts = vec![seen(scene.event.n), Fact::Occurrences(*count)];
    if *count >= needed(scene) {
        return right(scene, Ending::Repetition, under, facts);
    }
    wrong(scene, *claimant, claim, under, facts)
}

/// A player demands to be mated within fifty moves.
pub(crate) fn mate_in_fifty(scene: &Scene<'_>) -> Rulings {
    let Act::Claim(Claim {
        what: Claimed::MateInFifty,
        ..
    }) = scene.act()
    else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.mate_in_fifty);
    let answer = match (scene.laws.mate_in_fifty.rule, scene.player()) {
        (MateInFifty::AtAnyTime(_), Some(_)) => Answered::Granted,
        _ => Answered::NotEntitled,
    };
    vec![ruling(
        Decision::Answers(answer),
        under,
        [seen(scene.event.n)],
    )]
}

/// A player claims that the game is drawn, and does not say on what ground.
pub(crate) fn draw_claimed(scene: &Scene<'_>) -> Rulings {
    let Act::Claim(Claim {
        what: Claimed::Draw,
        ..
    }) = scene.act()
    else {
        return Rulings::new();
    };
    let laws = scene.laws;
    let under = Citations::of(&laws.repetition_claim).and(&laws.fifty_claim);
    groundless(scene, under)
}

/// A claim that rests on nothing that the record tells: the Laws know no such claim.
pub(crate) fn groundless(scene: &Scene<'_>, under: Citations) -> Rulings {
    let decisions = [
        Decision::Answers(Answered::NotEntitled),
        Decision::Lacks(Missing::Ground),
    ];
    decisions
        .map(|decision| ruling(decision, under.clone(), [seen(scene.event.n)]))
        .into()
}

/// Whether an illegal move stands on the board that may still be raised: the
/// claim is examined by replaying the game, which brings it to light.
fn unsettled(scene: &Scene<'_>) -> bool {
    if scene.laws.illegal_move_window.rule != arbitre_laws::IllegalMoveWindow::WholeGame {
        return false;
    }
    scene.course.steps.iter().any(|step| {
        let illegal = offence::of_step(step).is_some_and(|offence| {
            matches!(
                offence,
                crate::ruling::Offence::IllegalMove | crate::ruling::Offence::PawnLeft
            )
        });
        illegal
            && step
                .event()
                .is_some_and(|event| !scene.docket.has_counted(event))
    })
}

/// The article under which such a claim is made.
fn claim_article(scene: &Scene<'_>, ground: Ground, announced: bool) -> Citations {
    let laws = scene.laws;
    match (ground, announced) {
        (Ground::Repetition, true) => Citations::of(&laws.repetition_announced),
        (Ground::Repetition, false) => Citations::of(&laws.repetition_claim),
        (Ground::FiftyMoves, true) => Citations::of(&laws.fifty_announced),
        (Ground::FiftyMoves, false) => Citations::of(&laws.fifty_claim),
    }
}

/// Occurrences that make a repetition.
fn needed(scene: &Scene<'_>) -> u32 {
    let (RepetitionClaim::AtThatMoment(times) | RepetitionClaim::PlayerToMove(times)) =
        scene.laws.repetition_claim.rule;
    u32::from(times.0)
}

/// The claim is examined.
fn examined(
    scene: &Scene<'_>,
    claimant: Side,
    claim: &Claim,
    ground: Ground,
    under: Citations,
) -> Rulings {
    let laws = scene.laws;
    let mut facts = vec![seen(scene.event.n)];
    let Some(position) = claimed_position(scene, claim) else {
        return wrong(scene, claimant, claim, under, facts);
    };
    let silent = match ground {
        Ground::Repetition => laws.repetition_announced.rule == RepetitionAnnounced::Silent,
        Ground::FiftyMoves => laws.fifty_announced.rule == FiftyAnnounced::Silent,
    };
    if claim.intended.is_some() && silent {
        return wrong(scene, claimant, claim, under, facts);
    }
    match ground {
        Ground::Repetition => {
            let mut found = scene.course.occurrences(&position, rights(laws));
            let mut recorded = scene.course.half_moves_made();
            if claim.intended.is_some() {
                recorded += 1;
                found.after.insert(0, recorded);
            }
            facts.push(Fact::Occurrences(found.count()));
            facts.extend(
                found
                    .after
                    .iter()
                    .rev()
                    .map(|after| Fact::OccurredAfter(*after)),
            );
            let under = and_sameness(scene, under, &found);
            if found.count() >= needed(scene) {
                return right(scene, Ending::Repetition, under, facts);
            }
            // It may also have stood there before the record, since the last capture or pawn move.
            if position.half_moves() > recorded {
                return vec![ruling(
                    Decision::Lacks(Missing::EarlierPositions),
                    under,
                    facts,
                )];
            }
            wrong(scene, claimant, claim, under, facts)
        }
        Ground::FiftyMoves => {
            facts.push(Fact::HalfMoves(position.half_moves()));
            let under = match laws.fifty_exceptions.rule {
                FiftyExceptions::None => under,
                FiftyExceptions::TwiceTheory => under.and(&laws.fifty_exceptions),
            };
            match progress::of(laws, &position) {
                Progress::Due => right(scene, Ending::FiftyMoves, under, facts),
                Progress::NotYet => wrong(scene, claimant, claim, under, facts),
                Progress::Untold => {
                    vec![ruling(Decision::Lacks(Missing::Theory), under, facts)]
                }
            }
        }
    }
}

/// The articles that make the position the same one, or not.
fn and_sameness(scene: &Scene<'_>, under: Citations, found: &Occurrences) -> Citations {
    let laws = scene.laws;
    let mut under = under.and(&laws.same_position);
    if !found.other_en_passant.is_empty() {
        under = under.and(&laws.en_passant_right);
    }
    if !found.other_castling.is_empty() {
        under = under.and(&laws.castling_right);
    }
    under
}

/// The position that is claimed: that on the board, or the one after the move announced.
fn claimed_position(scene: &Scene<'_>, claim: &Claim) -> Option<Position> {
    let position = scene.position()?;
    match &claim.intended {
        None => Some(*position),
        Some(_) => intended(scene, claim).map(|mv| position.after(mv)),
    }
}

/// The move announced with a claim, if it is legal: the one that was written down, whatever is said
/// afterwards.
fn intended(scene: &Scene<'_>, claim: &Claim) -> Option<arbitre_board::Move> {
    let position = scene.position()?;
    let side = position.turn();
    let name = claim.intended.as_ref()?;
    let note = scene.course.written[at(side)].as_ref();
    let written = note.and_then(|note| scene.start.squares(position, &note.text));
    let squares = written.or_else(|| scene.course.squares_of(scene.start, side, name))?;
    position
        .examine(squares.from, squares.to, squares.promotion)
        .ok()
}

/// A right claim.
fn right(scene: &Scene<'_>, ending: Ending, under: Citations, facts: Vec<Fact>) -> Rulings {
    let under = under
        .and(&scene.laws.claim_withdrawal)
        .and(&scene.laws.right_claim);
    vec![
        ruling(
            Decision::Answers(Answered::Granted),
            under.clone(),
            facts.clone(),
        ),
        end(Outcome::Draw, ending, under, facts),
    ]
}

/// A wrong claim, and what it costs.
fn wrong(
    scene: &Scene<'_>,
    claimant: Side,
    claim: &Claim,
    under: Citations,
    facts: Vec<Fact>,
) -> Rulings {
    let laws = scene.laws;
    let mut rulings = vec![ruling(
        Decision::Answers(Answered::Dismissed),
        under.and(&laws.claim_withdrawal).and(&laws.wrong_claim),
        facts.clone(),
    )];
    let under = Citations::of(&laws.wrong_claim);
    if let WrongClaim::Costs {
        claimant: loses,
        opponent: gains,
    } = laws.wrong_claim.rule
    {
        let adjust = |side: Side, amount: Duration, under: Citations| {
            let decision = Decision::Adjusts {
                side,
                amount,
                why: Reason::WrongClaim,
            };
            ruling(decision, under, facts.clone())
        };
        match scene.docket.display(scene.course, claimant) {
            Some(left) => {
                let taken = Duration::from_milliseconds(loses.of(left.milliseconds()));
                if !taken.is_spent() {
                    let mut ruling = adjust(claimant, -taken, under.clone());
                    ruling.facts.push(Fact::TimeLeft(claimant, left));
                    rulings.push(ruling);
                }
            }
            None if loses != arbitre_laws::ClaimantLoses::Nothing => {
                let decision = Decision::Lacks(Missing::TimeOf(claimant));
                rulings.push(ruling(decision, under.clone(), facts.clone()));
            }
            None => {}
        }
        let gained = minutes(laws.penalty_time.rule.of(gains));
        rulings.push(adjust(
            !claimant,
            gained,
            under.and_shortening(&laws.penalty_time),
        ));
    }
    if let Some(mv) = intended(scene, claim) {
        let bound = scene.docket.bound[at(claimant)].as_ref();
        let touched = bound.filter(|bound| bound.met == Met::NotYet);
        match laws.announced_move.rule {
            AnnouncedMove::Silent => {}
            AnnouncedMove::PlayedUnderTouchRules
                if touched.is_some_and(|bound| !bound.binding.allows(mv)) => {}
            AnnouncedMove::MustBePlayed | AnnouncedMove::PlayedUnderTouchRules => {
                let binding = Binding {
                    side: claimant,
                    duty: Duty::Move(mv),
                    moves: vec![mv],
                };
                let under = Citations::of(&laws.announced_move);
                rulings.push(ruling(Decision::Binds(binding), under, facts));
            }
        }
    }
    rulings
}

/// Where a claim is an offer at the same time.
fn as_offer(scene: &Scene<'_>, claimant: Side) -> Rulings {
    match scene.laws.claim_as_offer.rule {
        ClaimAsOffer::Silent => Rulings::new(),
        ClaimAsOffer::IsOffer => {
            let under = Citations::of(&scene.laws.claim_as_offer);
            let facts = [seen(scene.event.n)];
            vec![ruling(
                Decision::Offers(Offer::Open, Some(claimant)),
                under,
                facts,
            )]
        }
    }
}
