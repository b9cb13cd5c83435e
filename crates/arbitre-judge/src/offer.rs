//! Draw offers and agreements.

use arbitre_board::Side;
use arbitre_journal::{Act, Agreement, Offer, Outcome};
use arbitre_laws::{AgreementRestriction, Distraction, DrawAgreement, DrawOffer, OfferRefusal};

use crate::conduct::breach;
use crate::ruling::{Citations, Decision, Ending, Fact, Missing};
use crate::scene::{Rulings, Scene, end, ruling, seen};
use crate::setup::both_made;

/// A player offers a draw.
pub(crate) fn offered(scene: &Scene<'_>) -> Rulings {
    let (Act::Offer, Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let laws = scene.laws;
    let mut under = Citations::of(&laws.draw_offer);
    let in_time = scene.course.unpressed(side).is_some();
    if laws.draw_offer.rule == DrawOffer::BetweenMoveAndPress && !in_time {
        under = under.and(&laws.distraction);
    }
    let mut rulings = vec![ruling(
        Decision::Offers(Offer::Open, Some(side)),
        under,
        [seen(scene.event.n)],
    )];
    let repeated = scene.docket.offers.is_some_and(|(last, _)| last == side);
    if repeated && laws.distraction.rule == Distraction::Penalised {
        // Whether the repetition disturbs is for the arbiter to say.
        let under = Citations::of(&laws.distraction).and(&laws.draw_offer);
        rulings.extend(breach(scene, side, under));
    }
    rulings
}

/// The opponent refuses an offer: in words, by touching a man or by moving, as the Laws say.
pub(crate) fn refused(scene: &Scene<'_>) -> Rulings {
    let (Offer::Open, Some(offerer)) = (scene.docket.offer, scene.docket.offered) else {
        return Rulings::new();
    };
    if scene.player() != Some(!offerer) {
        return Rulings::new();
    }
    let refuses = match scene.laws.offer_refusal.rule {
        _ if matches!(scene.act(), Act::Decline) => true,
        OfferRefusal::Silent => false,
        OfferRefusal::Moving => scene.happening.made(),
        OfferRefusal::Touching => scene.happening.made() || scene.course.hand.has_touched(!offerer),
    };
    if !refuses {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.offer_refusal);
    vec![ruling(
        Decision::Offers(Offer::Lapsed, None),
        under,
        [seen(scene.event.n)],
    )]
}

/// A draw is agreed: an open offer is accepted, or both say so.
pub(crate) fn agreed(scene: &Scene<'_>) -> Rulings {
    let open = scene.docket.offer == Offer::Open;
    let agreed = match scene.act() {
        Act::Accept => {
            let offerer = scene.docket.offered;
            if !open && scene.player().is_some() {
                // There is nothing to accept.
                let under = Citations::of(&scene.laws.offer_refusal);
                return vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])];
            }
            open && offerer.is_some() && scene.player() == offerer.map(|side| !side)
        }
        Act::Agree(Agreement::Draw) => true,
        _ => false,
    };
    if !agreed {
        return Rulings::new();
    }
    let laws = scene.laws;
    let facts = vec![seen(scene.event.n)];
    let made = |side| scene.course.made(scene.start, laws, side);
    let lacks = |under, facts| vec![ruling(Decision::Lacks(Missing::MoveCount), under, facts)];
    if let Some(from) = scene.start.draws_from()
        && laws.agreement_restriction.rule == AgreementRestriction::EventMayRestrict
    {
        let under = Citations::of(&laws.agreement_restriction);
        match scene.course.has_made(scene.start, laws, Side::Black, from) {
            Some(true) => {}
            Some(false) => return vec![ruling(Decision::GoesOn, under, facts)],
            None => return lacks(under, facts),
        }
    }
    let under = Citations::of(&laws.draw_agreement);
    let valid = match laws.draw_agreement.rule {
        DrawAgreement::AnyTime => Some(true),
        DrawAgreement::AfterBlacksMove(moves) => {
            let moves = u32::from(moves.0);
            scene.course.has_made(scene.start, laws, Side::Black, moves)
        }
        DrawAgreement::AfterEachMade(moves) => both_made(scene, u32::from(moves.0)),
    };
    match valid {
        Some(true) => {}
        Some(false) => {
            let counted = Side::ALL
                .into_iter()
                .filter_map(|side| Some(Fact::Completed(side, made(side)?)));
            let facts = facts.into_iter().chain(counted);
            return vec![ruling(Decision::GoesOn, under, facts)];
        }
        None => return lacks(under, facts),
    }
    let under = if open && scene.docket.offered.is_some() {
        under.and(&laws.draw_offer).and(&laws.claim_as_offer)
    } else {
        under
    };
    let under = if scene.course.sealing.awaits_resumption() {
        under.and(&laws.settled_before_resumption)
    } else {
        under
    };
    vec![end(Outcome::Draw, Ending::Agreement, under, facts)]
}
