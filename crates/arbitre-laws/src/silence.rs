//! Where the Laws say nothing.

use crate::Choice;
use crate::choices::*;

impl Choice {
    /// Whether the Laws say nothing here, or nothing that has been read.
    ///
    /// # Examples
    /// ```
    /// use arbitre_laws::{Subject, laws};
    /// assert!(laws(&"fide-1997".parse()?)?.on(Subject::Devices).rule.is_silent());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_silent(self) -> bool {
        matches!(
            self,
            Self::RapidDefinition(RapidDefinition::Silent)
                | Self::BlitzDefinition(BlitzDefinition::Silent)
                | Self::CheckAnnouncement(CheckAnnouncement::Silent)
                | Self::NextMoveCompletes(NextMoveCompletes::Silent)
                | Self::TwoHands(TwoHands::Silent)
                | Self::PressingHand(PressingHand::Silent)
                | Self::PressWithoutMove(PressWithoutMove::Silent)
                | Self::PromotionOrder(PromotionOrder::Silent)
                | Self::TouchIntent(TouchIntent::Silent)
                | Self::NoTouchedMove(NoTouchedMove::Silent)
                | Self::RookThenKing(RookThenKing::Silent)
                | Self::FailedCastling(FailedCastling::Silent)
                | Self::ReplacementOfCapture(ReplacementOfCapture::Silent)
                | Self::IllegalPosition(IllegalPosition::Silent)
                | Self::ReversedColours(ReversedColours::Silent)
                | Self::MisplacedForCastling(MisplacedForCastling::Silent)
                | Self::DrawOffer(DrawOffer::Silent)
                | Self::OfferRefusal(OfferRefusal::Silent)
                | Self::OfferRecord(OfferRecord::Silent)
                | Self::ClaimAsOffer(ClaimAsOffer::Silent)
                | Self::RepetitionAnnounced(RepetitionAnnounced::Silent)
                | Self::FiftyAnnounced(FiftyAnnounced::Silent)
                | Self::MateInFifty(MateInFifty::Silent)
                | Self::ClaimClock(ClaimClock::Silent)
                | Self::ClaimWithdrawal(ClaimWithdrawal::Silent)
                | Self::WrongClaim(WrongClaim::Silent)
                | Self::AnnouncedMove(AnnouncedMove::Silent)
                | Self::AutomaticRepetition(AutomaticRepetition::Silent)
                | Self::AutomaticProgress(AutomaticProgress::Silent)
                | Self::DeadPosition(DeadPosition::Silent)
                | Self::Resignation(Resignation::Silent)
                | Self::Scoring(Scoring::Silent)
                | Self::BothFlags(BothFlags::Silent)
                | Self::BothFlagsAtEnd(BothFlagsAtEnd::Silent)
                | Self::DefaultTime(DefaultTime::Silent)
                | Self::NeitherPresent(NeitherPresent::Silent)
                | Self::ClockIndication(ClockIndication::Silent)
                | Self::ClockFault(ClockFault::Silent)
                | Self::QuickplayFinish(QuickplayFinish::Silent)
                | Self::QuickplayClaim(QuickplayClaim::Silent)
                | Self::QuickplayGrant(QuickplayGrant::Silent)
                | Self::QuickplayPostponement(QuickplayPostponement::Silent)
                | Self::QuickplayRejection(QuickplayRejection::Silent)
                | Self::QuickplayLateDecision(QuickplayLateDecision::Silent)
                | Self::QuickplayWithoutArbiter(QuickplayWithoutArbiter::Silent)
                | Self::IncrementRequest(IncrementRequest::Silent)
                | Self::Inability(Inability::Silent)
                | Self::UpdateByBoth(UpdateByBoth::Silent)
                | Self::UpdateByOne(UpdateByOne::Silent)
                | Self::Reconstruction(Reconstruction::Silent)
                | Self::UndeterminedCount(UndeterminedCount::Silent)
                | Self::CountDispute(CountDispute::Silent)
                | Self::ScoresheetRequest(ScoresheetRequest::Silent)
                | Self::Displays(Displays::Silent)
                | Self::EarlyAdjournment(EarlyAdjournment::Silent)
                | Self::SealerAbsent(SealerAbsent::Silent)
                | Self::LateResumption(LateResumption::Silent)
                | Self::LostEnvelope(LostEnvelope::Silent)
                | Self::ResumptionTimes(ResumptionTimes::Silent)
                | Self::SettledBeforeResumption(SettledBeforeResumption::Silent)
                | Self::Devices(Devices::Silent)
                | Self::NotesAndAnalysis(NotesAndAnalysis::Silent)
                | Self::LeavingArea(LeavingArea::Silent)
                | Self::SpectatorAsReferee(SpectatorAsReferee::Silent)
                | Self::RefusalByBoth(RefusalByBoth::Silent)
                | Self::Disrepute(Disrepute::Silent)
                | Self::OutsideDisturbance(OutsideDisturbance::Silent)
                | Self::Odds(Odds::Silent)
                | Self::Analogy(Analogy::Silent)
        )
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use crate::ALL;

    #[test]
    fn every_silence_is_known_as_one() {
        for laws in ALL {
            for (subject, choice) in laws.choices() {
                let named = format!("{:?}", choice.rule).ends_with("(Silent)");
                assert_eq!(choice.rule.is_silent(), named, "{}: {subject}", laws.id);
            }
        }
    }
}
