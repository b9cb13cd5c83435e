//! Keeping score.

use arbitre_board::Side;
use arbitre_journal::{Act, IncidentKind, Need, Question, Scoresheet, Written};
use arbitre_laws::{
    AdvanceWriting, CountDispute, Inability, Notation, Recording, RecordingRelief,
    ScoresheetRequest,
};

use crate::conduct::breach;
use crate::overstep::{self, Overstep};
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Missing};
use crate::scene::{Rulings, Scene, ask, ask_finding, ruling, seen};
use crate::units::{minutes, seconds};

/// A move is made that its maker wrote down before.
pub(crate) fn written_in_advance(scene: &Scene<'_>) -> Rulings {
    let Some(step) = scene.made() else {
        return Rulings::new();
    };
    // A move may be written beforehand for a claim.
    let claimed = scene
        .course
        .claimed
        .as_ref()
        .is_some_and(|(event, side, claim)| {
            *side == step.side && claim.intended.is_some() && Some(*event) > step.noted
        });
    let needless = scene.laws.recording.rule == Recording::NotRequired;
    if step.noted.is_none() || claimed || needless {
        return Rulings::new();
    }
    match scene.laws.advance_writing.rule {
        AdvanceWriting::Tolerated => Rulings::new(),
        AdvanceWriting::Forbidden => {
            breach(scene, step.side, Citations::of(&scene.laws.advance_writing))
        }
    }
}

/// A player writes in a notation that is no evidence.
pub(crate) fn written_otherwise(scene: &Scene<'_>) -> Rulings {
    let (Act::Write(written), Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let text = match written {
        Written::Quoted(text) => text.as_str(),
        Written::Move(text) => text.value.as_str(),
        Written::DrawOffer => return Rulings::new(),
    };
    if scene.laws.notation.rule != Notation::AlgebraicOnly || !is_descriptive(text) {
        return Rulings::new();
    }
    breach(scene, side, Citations::of(&scene.laws.notation))
}

/// A player stops recording, or the scoresheets disagree.
pub(crate) fn incident(scene: &Scene<'_>) -> Rulings {
    let Act::Incident { kind, .. } = scene.act() else {
        return Rulings::new();
    };
    match (kind, scene.player()) {
        (IncidentKind::NotRecording, Some(side)) => not_recording(scene, side),
        (IncidentKind::Score, _) => match scene.laws.count_dispute.rule {
            CountDispute::Silent => Rulings::new(),
            CountDispute::ClocksMayBeStopped => {
                let under = Citations::of(&scene.laws.count_dispute);
                vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])]
            }
        },
        _ => Rulings::new(),
    }
}

fn not_recording(scene: &Scene<'_>, side: Side) -> Rulings {
    let laws = scene.laws;
    if laws.recording.rule == Recording::NotRequired {
        let under = Citations::of(&laws.recording);
        return vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])];
    }
    let under = Citations::of(&laws.recording).and(&laws.recording_relief);
    let displays = scene.docket.displays(scene.course);
    let (left, below, unless) = match laws.recording_relief.rule {
        RecordingRelief::Never => return breach(scene, side, under),
        RecordingRelief::InTimeTrouble { below, unless } => (displays.left(side), below, unless),
        RecordingRelief::UntilEndOfPeriod { below, unless } => {
            let least = displays.least(side).filter(|least| *least < minutes(below));
            (least.or(displays.left(side)), below, unless)
        }
    };
    let relieved = if scene.start.increment(side) >= seconds(unless) {
        Some(false)
    } else {
        left.map(|left| left < minutes(below))
    };
    match relieved {
        Some(false) => breach(scene, side, under),
        Some(true) => vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])],
        None => {
            let decision = Decision::Lacks(Missing::TimeOf(side));
            vec![ruling(decision, under, [seen(scene.event.n)])]
        }
    }
}

/// A fact about a scoresheet.
pub(crate) fn scoresheet(scene: &Scene<'_>) -> Rulings {
    let (Act::Scoresheet(fact), Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let laws = scene.laws;
    match fact {
        Scoresheet::Request => {
            let ScoresheetRequest::AtMost(most) = laws.scoresheet_request.rule else {
                return Rulings::new();
            };
            let under = Citations::of(&laws.scoresheet_request);
            if scene.course.turn() != side {
                return breach(scene, side, under.and(&laws.distraction));
            }
            if scene.course.requests[crate::course::at(side)] <= u32::from(most.0) {
                return vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])];
            }
            breach(scene, side, under.and(&laws.distraction))
        }
        Scoresheet::Unable => {
            let under = Citations::of(&laws.inability);
            match laws.inability.rule {
                Inability::Silent => Rulings::new(),
                Inability::TimeDeducted | Inability::AssistantRecords => {
                    let about = Matter::Breach(Some(side));
                    vec![ask(Need::Penalise, about, under, [seen(scene.event.n)])]
                }
            }
        }
        Scoresheet::Refused if laws.recording.rule == Recording::Required => {
            breach(scene, side, Citations::of(&laws.recording))
        }
        Scoresheet::Unreconstructable => {
            // It is for the arbiter to find; and only where the record does not tell the number.
            let untold = |side: &Side| overstep::found(scene, *side) == Some(Overstep::MovesUntold);
            let untold = Side::ALL.into_iter().find(untold);
            let here = [seen(scene.event.n)];
            match untold {
                Some(side) => {
                    let under = Citations::of(&laws.undetermined_count);
                    let about = Matter::Moves(side);
                    vec![ask_finding(Question::Restore, about, under, here)]
                }
                None => vec![ruling(
                    Decision::GoesOn,
                    Citations::of(&laws.recording),
                    here,
                )],
            }
        }
        _ => Rulings::new(),
    }
}

/// Whether a text is a move in descriptive notation: it names the file by the
/// piece that stands behind it, and so has no letter of a file.
fn is_descriptive(text: &str) -> bool {
    let pieces = ["K", "Q", "R", "B", "N", "Kt", "P", "D", "T", "F", "C"];
    let Some((man, rest)) = text.split_once(['-', 'x', ':']) else {
        return false;
    };
    let named = |text: &str| {
        let trimmed = text.trim_end_matches(|c: char| c.is_ascii_digit());
        !trimmed.is_empty()
            && trimmed.len() <= 4
            && trimmed
                .chars()
                .all(|c| pieces.iter().any(|piece| piece.contains(c)))
    };
    named(man.trim()) && named(rest.trim())
}
