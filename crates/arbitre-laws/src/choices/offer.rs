//! Draws by agreement.

use crate::Moves;

choices! {
    /// From when the players may agree to a draw.
    pub enum DrawAgreement {
        /// After Black's move of this number.
        AfterBlacksMove(Moves),
        /// At any time.
        AnyTime,
        /// Once both have made at least so many moves.
        AfterEachMade(Moves),
    }

    /// Whether an event may forbid or limit agreed draws.
    pub enum AgreementRestriction {
        /// The Laws foresee no such rule.
        NotForeseen,
        /// The rules of the event may say that an agreement needs so many moves or the arbiter.
        EventMayRestrict,
    }

    /// When a draw is offered.
    pub enum DrawOffer {
        /// Nothing is said.
        Silent,
        /// After making a move and before pressing the clock; at another time the offer is valid,
        /// but it may disturb. It is unconditional and cannot be withdrawn.
        BetweenMoveAndPress,
    }

    /// What refuses an offer without a word.
    pub enum OfferRefusal {
        /// Nothing is said.
        Silent,
        /// Making a move.
        Moving,
        /// Touching a piece with the intention of moving or capturing it.
        Touching,
    }

    /// Whether an offer is written down.
    pub enum OfferRecord {
        /// Nothing is said.
        Silent,
        /// Both players record it with the sign for it.
        BothRecord,
    }

    /// Whether a claim of a draw is an offer at the same time.
    pub enum ClaimAsOffer {
        /// Nothing is said.
        Silent,
        /// The claim stands as an offer of a draw.
        IsOffer,
    }
}
