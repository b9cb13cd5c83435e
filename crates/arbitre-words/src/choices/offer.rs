//! Draws by agreement.

use arbitre_laws::{
    AgreementRestriction, ClaimAsOffer, DrawAgreement, DrawOffer, OfferRecord, OfferRefusal,
};

words! { DrawAgreement, |language|
    Self::AfterBlacksMove(arbitre_laws::Moves(number)) => [
        "After Black's move {number}",
        "Après le {number}e coup des Noirs",
        "Na de {number}e zet van Zwart",
    ],
    Self::AnyTime => ["At any time", "À tout moment", "Op elk moment"],
    Self::AfterEachMade(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "Once both have made at least {moves}",
            "Après au moins {moves} de chacun",
            "Zodra beiden minstens {moves} gedaan hebben",
        )
    },
}

words! { AgreementRestriction, |language|
    Self::NotForeseen => ["Not foreseen", "Non prévu", "Niet voorzien"],
    Self::EventMayRestrict => [
        "The rules of the event may forbid it, or demand so many moves or the arbiter's consent",
        "Le règlement du tournoi peut l'interdire, ou exiger un nombre de coups ou l'accord de l'arbitre",
        "Het toernooireglement mag het verbieden, of een aantal zetten of toestemming van de arbiter eisen",
    ],
}

words! { DrawOffer, |language|
    Self::Silent => silent,
    Self::BetweenMoveAndPress => [
        "After making a move and before pressing the clock; at another time it is valid but may disturb; without conditions, and not to be withdrawn",
        "Après avoir joué et avant d'appuyer ; à un autre moment elle est valable mais peut gêner ; sans conditions et sans retrait",
        "Na het doen van een zet en voor het indrukken; op een ander moment geldig maar mogelijk storend; zonder voorwaarden en niet in te trekken",
    ],
}

words! { OfferRefusal, |language|
    Self::Silent => silent,
    Self::Moving => ["Making a move", "Jouer un coup", "Een zet doen"],
    Self::Touching => [
        "Touching a piece to move or capture it",
        "Toucher une pièce pour la jouer ou la prendre",
        "Een stuk aanraken om te spelen of te slaan",
    ],
}

words! { OfferRecord, |language|
    Self::Silent => silent,
    Self::BothRecord => [
        "Both players record it with (=)",
        "Les deux joueurs la notent par (=)",
        "Beide spelers noteren het met (=)",
    ],
}

words! { ClaimAsOffer, |language|
    Self::Silent => silent,
    Self::IsOffer => [
        "A claim is an offer of a draw at the same time",
        "Une réclamation vaut proposition de nulle",
        "Een claim is tevens een remiseaanbod",
    ],
}
