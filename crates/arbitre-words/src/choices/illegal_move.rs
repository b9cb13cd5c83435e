//! Illegal moves.

use arbitre_laws::{
    IllegalMoveException, IllegalMoveFoundLate, IllegalMovePenalty, IllegalMoveRaisedBy,
    IllegalMoveTrigger, IllegalMoveWindow, IllegalPosition, OffenceCount, OffencePenalty,
    PenaltyTime, QuickplayIllegalMovePenalty, ReplacementMove, ReplacementOfCapture,
    TimesAfterCorrection,
};

words! { IllegalMoveTrigger, |language|
    Self::Made => ["As soon as it is made", "Dès qu'il est exécuté", "Zodra de zet gedaan is"],
    Self::Completed => ["Once it is completed", "Une fois achevé", "Zodra de zet voltooid is"],
}

words! { IllegalMoveWindow, |language|
    Self::WholeGame => ["During the whole game", "Pendant toute la partie", "De hele partij lang"],
    Self::UntilOpponentTouches => [
        "Until the opponent touches a piece",
        "Jusqu'à ce que l'adversaire touche une pièce",
        "Totdat de tegenstander een stuk aanraakt",
    ],
    Self::UntilOpponentMoves => [
        "Until the opponent has made his next move",
        "Jusqu'à ce que l'adversaire ait joué son coup suivant",
        "Totdat de tegenstander zijn volgende zet gedaan heeft",
    ],
}

words! { IllegalMoveFoundLate, |language|
    Self::LastIdentifiablePosition => [
        "It is never too late: the game goes on from the position before it, or the last one that can be identified",
        "Il n'est jamais trop tard : on reprend la position d'avant, ou la dernière identifiable",
        "Het is nooit te laat: men gaat verder vanuit de stelling ervoor, of de laatste die vast te stellen is",
    ],
    Self::RestoredElseAnnulled => [
        "The position before it is restored without a penalty; if that cannot be done, the game is annulled",
        "La position d'avant est rétablie sans pénalité ; à défaut, la partie est annulée",
        "De stelling ervoor wordt zonder straf hersteld; kan dat niet, dan is de partij ongeldig",
    ],
    Self::Stands => ["It stands", "Il reste acquis", "Hij blijft staan"],
    Self::StandsUnlessAgreed => [
        "It stands, unless the players agree to correct it without the arbiter",
        "Il reste acquis, sauf accord des joueurs sans l'arbitre",
        "Hij blijft staan, tenzij de spelers zonder de arbiter anders afspreken",
    ],
}

words! { IllegalMoveRaisedBy, |language|
    Self::Anyone => [
        "Anyone at the board; the arbiter acts of his own accord",
        "Toute personne à l'échiquier ; l'arbitre agit de lui-même",
        "Iedereen aan het bord; de arbiter treedt zelf op",
    ],
    Self::AnyonePenaltyOnRequest => [
        "Anyone for the correction; the penalty only when a player asks for it",
        "Toute personne pour la correction ; la pénalité seulement si un joueur la demande",
        "Iedereen voor het herstel; de straf alleen als een speler erom vraagt",
    ],
    Self::Opponent => ["The opponent only", "L'adversaire seul", "Alleen de tegenstander"],
    Self::ArbiterOrOpponent => [
        "The arbiter, or the opponent where the arbiter does nothing",
        "L'arbitre, ou l'adversaire si l'arbitre n'agit pas",
        "De arbiter, of de tegenstander als de arbiter niets doet",
    ],
}

words! { OffencePenalty, |language|
    Self::Correction => ["only the correction", "la correction seule", "alleen herstel"],
    Self::OpponentGains(time) => {
        let time = time.words(language);
        say!(
            language,
            "{time} more for the opponent",
            "{time} de plus à l'adversaire",
            "{time} erbij voor de tegenstander",
        )
    },
    Self::Loss => ["the game is lost", "la partie est perdue", "de partij is verloren"],
    Self::OpponentMayClaimWin => [
        "the opponent may claim the game",
        "l'adversaire peut réclamer le gain",
        "de tegenstander kan de winst opeisen",
    ],
}

words! { IllegalMovePenalty, |language|
    Self { first, second, third } if first == second && second == third => {
        let each = first.words(language);
        say!(language, "Every time: {each}", "Chaque fois : {each}", "Elke keer: {each}")
    },
    Self { first, second, third } if second == third => {
        let (first, second) = (first.words(language), second.words(language));
        say!(
            language,
            "First: {first}; second: {second}",
            "Premier : {first} ; deuxième : {second}",
            "Eerste: {first}; tweede: {second}",
        )
    },
    Self { first, second, third } if first == second => {
        let (first, third) = (first.words(language), third.words(language));
        say!(
            language,
            "First and second: {first}; third: {third}",
            "Premier et deuxième : {first} ; troisième : {third}",
            "Eerste en tweede: {first}; derde: {third}",
        )
    },
    Self { first, second, third } => {
        let (first, second, third) = (first.words(language), second.words(language), third.words(language));
        say!(
            language,
            "First: {first}; second: {second}; third: {third}",
            "Premier : {first} ; deuxième : {second} ; troisième : {third}",
            "Eerste: {first}; tweede: {second}; derde: {third}",
        )
    },
}

words! { QuickplayIllegalMovePenalty, |language|
    Self::AsBefore => [
        "The same as in the rest of the game",
        "La même que dans le reste de la partie",
        "Hetzelfde als in de rest van de partij",
    ],
    Self::Own(penalty) => { penalty.words(language) },
}

words! { IllegalMoveException, |language|
    Self::None => ["Nothing", "Rien", "Niets"],
    Self::DrawIfNoMate => [
        "A draw instead, if the opponent cannot mate by any series of legal moves",
        "La nulle, si l'adversaire ne peut mater par aucune suite de coups légaux",
        "Remise, als de tegenstander door geen enkele reeks reglementaire zetten mat kan zetten",
    ],
    Self::MatingPotential => [
        "The opponent must have mating potential to win; what follows otherwise is not said",
        "Pour gagner, l'adversaire doit avoir de quoi mater ; la suite, sinon, n'est pas dite",
        "Om te winnen moet de tegenstander matkracht hebben; wat anders volgt, staat er niet",
    ],
}

words! { PenaltyTime, |language|
    Self::AsStated => ["As stated", "Comme indiqués", "Zoals vermeld"],
    Self::OneMinute => ["One minute instead of two", "Une minute au lieu de deux", "Eén minuut in plaats van twee"],
}

words! { OffenceCount, |language|
    Self::IllegalMovesOnly => [
        "Only illegal moves are counted",
        "Seuls les coups illégaux sont comptés",
        "Alleen onreglementaire zetten tellen",
    ],
    Self::EachKindApart => [
        "Illegal moves, moves with two hands and presses without a move are counted apart",
        "Coups illégaux, coups à deux mains et appuis sans coup se comptent à part",
        "Onreglementaire zetten, zetten met twee handen en indrukken zonder zet tellen apart",
    ],
    Self::AllTogether => ["All kinds are counted together", "Tout se compte ensemble", "Alles telt samen"],
}

words! { ReplacementMove, |language|
    Self::SamePiece => [
        "The same piece must move, if it legally can",
        "La même pièce doit jouer, si elle le peut légalement",
        "Hetzelfde stuk moet spelen, als dat reglementair kan",
    ],
    Self::TouchRules => [
        "The rules on touched pieces",
        "Les règles sur les pièces touchées",
        "De regels over aangeraakte stukken",
    ],
    Self::TouchAndReleaseRules => [
        "The rules on touched pieces and on pieces let go",
        "Les règles sur les pièces touchées et lâchées",
        "De regels over aangeraakte en losgelaten stukken",
    ],
}

words! { ReplacementOfCapture, |language|
    Self::OpponentChooses => [
        "The opponent chooses: a legal capture of that piece, or another move of the piece played",
        "L'adversaire choisit : une prise légale de cette pièce, ou un autre coup de la pièce jouée",
        "De tegenstander kiest: het stuk reglementair slaan, of een andere zet met het gespeelde stuk",
    ],
    Self::Silent => [
        "As after any other illegal move",
        "Comme après tout autre coup illégal",
        "Zoals na elke andere onreglementaire zet",
    ],
}

words! { TimesAfterCorrection, |language|
    Self::Unchanged => ["They stay as they are", "Ils restent tels quels", "Ze blijven zoals ze zijn"],
    Self::ArbiterEstimates => ["The arbiter estimates them", "L'arbitre les estime", "De arbiter schat ze"],
    Self::ArbiterEstimatesOrLeaves => [
        "The arbiter estimates them, or leaves them",
        "L'arbitre les estime ou les laisse",
        "De arbiter schat ze of laat ze zo",
    ],
}

words! { IllegalPosition, |language|
    Self::Silent => ["Nothing apart is said", "Rien de particulier n'est dit", "Er staat niets bijzonders over"],
    Self::Intervenes => [
        "The arbiter steps in if he can",
        "L'arbitre intervient s'il le peut",
        "De arbiter grijpt zo mogelijk in",
    ],
    Self::WaitsThenDraw => [
        "The arbiter waits for the next move to be completed; if the position is still illegal, a draw",
        "L'arbitre attend que le coup suivant soit achevé ; si la position reste illégale, nulle",
        "De arbiter wacht tot de volgende zet voltooid is; is de stelling dan nog onreglementair, dan remise",
    ],
}
