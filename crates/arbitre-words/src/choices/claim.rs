//! Claims of a draw.

use arbitre_laws::{
    AnnouncedMove, AutomaticProgress, AutomaticRepetition, CastlingRight, ClaimClock, ClaimLoss,
    ClaimWithdrawal, ClaimantLoses, EnPassantRight, FiftyAnnounced, FiftyClaim, FiftyExceptions,
    MateInFifty, RepetitionAnnounced, RepetitionClaim, RightClaim, SamePosition, WrongClaim,
};

words! { RepetitionClaim, |language|
    Self::AtThatMoment(occurrences) => {
        let occurrences = occurrences.words(language);
        say!(
            language,
            "At the moment when the position stands there {occurrences}",
            "Au moment où la position se présente {occurrences}",
            "Op het moment dat de stelling er {occurrences} gestaan heeft",
        )
    },
    Self::PlayerToMove(occurrences) => {
        let occurrences = occurrences.words(language);
        say!(
            language,
            "The player to move, when the position has stood there {occurrences}",
            "Le joueur au trait, quand la position s'est présentée {occurrences}",
            "De speler aan zet, als de stelling er {occurrences} gestaan heeft",
        )
    },
}

words! { RepetitionAnnounced, |language|
    Self::Silent => unread,
    Self::WritesAndDeclares(occurrences) => {
        let occurrences = occurrences.words(language);
        say!(
            language,
            "The player to move writes the move that brings the position {occurrences}, and declares it",
            "Le joueur au trait note le coup qui amène la position {occurrences}, et l'annonce",
            "De speler aan zet noteert de zet die de stelling {occurrences} brengt, en kondigt hem aan",
        )
    },
}

words! { SamePosition, |language|
    Self::PlacementAndTurn => [
        "Like pieces on the same squares, the same player to move",
        "Mêmes pièces sur les mêmes cases, même joueur au trait",
        "Gelijke stukken op dezelfde velden, dezelfde speler aan zet",
    ],
    Self::PossibleMovesToo => [
        "Like pieces on the same squares, the same player to move, the same possible moves",
        "Mêmes pièces sur les mêmes cases, même joueur au trait, mêmes coups possibles",
        "Gelijke stukken op dezelfde velden, dezelfde speler aan zet, dezelfde mogelijke zetten",
    ],
}

words! { EnPassantRight, |language|
    Self::Ignored => [
        "It is not mentioned, and does not count",
        "Elle n'est pas mentionnée et ne compte pas",
        "Het wordt niet genoemd en telt niet",
    ],
    Self::CountsIfLegal => [
        "It makes another position, if the capture was legal",
        "Elle fait une autre position, si la prise était légale",
        "Het maakt een andere stelling, als het slaan reglementair was",
    ],
}

words! { CastlingRight, |language|
    Self::Ignored => [
        "It is not mentioned, and does not count",
        "Il n'est pas mentionné et ne compte pas",
        "Het wordt niet genoemd en telt niet",
    ],
    Self::CountsUntilMoved => [
        "It makes another position, once king or rook has moved",
        "Il fait une autre position, dès que le roi ou la tour a joué",
        "Het maakt een andere stelling, zodra koning of toren gespeeld heeft",
    ],
}

words! { FiftyClaim, |language|
    Self::ProvedAtThatMoment(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "A player proves, at that moment, {moves} of each without mate, capture or pawn move",
            "Un joueur prouve, à ce moment, {moves} de chacun sans mat, prise ni coup de pion",
            "Een speler bewijst op dat moment {moves} van elk zonder mat, slaan of pionzet",
        )
    },
    Self::PlayerToMove(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "The player to move, after {moves} of each without capture or pawn move",
            "Le joueur au trait, après {moves} de chacun sans prise ni coup de pion",
            "De speler aan zet, na {moves} van elk zonder slaan of pionzet",
        )
    },
}

words! { FiftyAnnounced, |language|
    Self::Silent => silent,
    Self::WritesAndDeclares(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "The player to move writes the move that completes {moves} of each, and declares it",
            "Le joueur au trait note le coup qui complète {moves} de chacun, et l'annonce",
            "De speler aan zet noteert de zet die {moves} van elk voltooit, en kondigt hem aan",
        )
    },
}

words! { FiftyExceptions, |language|
    Self::None => ["None", "Aucune", "Geen"],
    Self::TwiceTheory => [
        "Where theory needs more than fifty moves, twice as many",
        "Là où la théorie demande plus de cinquante coups, le double",
        "Waar de theorie meer dan vijftig zetten vraagt, het dubbele",
    ],
}

words! { MateInFifty, |language|
    Self::Silent => ["There is no such demand", "Cette demande n'existe pas", "Zo'n eis bestaat niet"],
    Self::AtAnyTime(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "At any time a player may demand mate within {moves}; each capture and pawn move starts the count again",
            "À tout moment un joueur peut exiger le mat en {moves} ; chaque prise ou coup de pion relance le compte",
            "Op elk moment mag een speler mat binnen {moves} eisen; slaan of een pionzet begint de telling opnieuw",
        )
    },
}

words! { ClaimLoss, |language|
    Self::PositionChanges => [
        "Letting the position change",
        "Laisser la position changer",
        "De stelling laten veranderen",
    ],
    Self::Moving => ["Making a move", "Jouer un coup", "Een zet doen"],
    Self::Touching => [
        "Touching a piece under the touch rules",
        "Toucher une pièce au sens des règles",
        "Een stuk aanraken in de zin van de regels",
    ],
}

words! { ClaimClock, |language|
    Self::Silent => silent,
    Self::ClaimantStops => [
        "The claimant stops both clocks",
        "Le réclamant arrête les deux pendules",
        "De eiser zet beide klokken stil",
    ],
    Self::MayBeStopped => [
        "The clocks may be stopped",
        "Les pendules peuvent être arrêtées",
        "De klokken mogen worden stilgezet",
    ],
    Self::ClaimantOrArbiterStops => [
        "The claimant or the arbiter stops the clocks",
        "Le réclamant ou l'arbitre arrête les pendules",
        "De eiser of de arbiter zet de klokken stil",
    ],
}

words! { ClaimWithdrawal, |language|
    Self::Silent => silent,
    Self::Irrevocable => ["It cannot be withdrawn", "Elle ne peut être retirée", "Hij kan niet worden ingetrokken"],
}

words! { RightClaim, |language|
    Self::DrawnAtOnce => ["The game is drawn at once", "La partie est nulle aussitôt", "De partij is meteen remise"],
}

words! { ClaimantLoses, |language|
    Self::Nothing => ["nothing for the claimant", "rien pour le réclamant", "niets voor de eiser"],
    Self::HalfUpTo { most } => {
        let most = most.words(language);
        say!(
            language,
            "the claimant loses half of his time, at most {most}",
            "le réclamant perd la moitié de son temps, au plus {most}",
            "de eiser verliest de helft van zijn tijd, hoogstens {most}",
        )
    },
    Self::HalfUpToKeeping { most, floor } => {
        let (most, floor) = (most.words(language), floor.words(language));
        say!(
            language,
            "the claimant loses half of his time, at most {most}, but keeps {floor}",
            "le réclamant perd la moitié de son temps, au plus {most}, mais garde {floor}",
            "de eiser verliest de helft van zijn tijd, hoogstens {most}, maar houdt {floor}",
        )
    },
}

words! { WrongClaim, |language|
    Self::Silent => silent,
    Self::Costs { claimant, opponent } => {
        let (claimant, opponent) = (claimant.words(language), opponent.words(language));
        say!(
            language,
            "{opponent} more for the opponent; {claimant}",
            "{opponent} de plus à l'adversaire ; {claimant}",
            "{opponent} erbij voor de tegenstander; {claimant}",
        )
    },
}

words! { AnnouncedMove, |language|
    Self::Silent => silent,
    Self::MustBePlayed => ["It must be played", "Il doit être joué", "Hij moet gespeeld worden"],
    Self::PlayedUnderTouchRules => [
        "It must be played, under the rules on moves and touched pieces",
        "Il doit être joué, selon les règles des coups et des pièces touchées",
        "Hij moet gespeeld worden, volgens de regels over zetten en aangeraakte stukken",
    ],
}

words! { AutomaticRepetition, |language|
    Self::Silent => ["None", "Aucune", "Geen"],
    Self::Consecutive(occurrences) => {
        let occurrences = occurrences.words(language);
        say!(
            language,
            "The same position {occurrences} on consecutive alternate moves",
            "La même position {occurrences} à des coups alternés consécutifs",
            "Dezelfde stelling {occurrences} om de andere zet na elkaar",
        )
    },
    Self::Anywhere(occurrences) => {
        let occurrences = occurrences.words(language);
        say!(
            language,
            "The same position {occurrences}, whenever",
            "La même position {occurrences}, n'importe quand",
            "Dezelfde stelling {occurrences}, wanneer dan ook",
        )
    },
}

words! { AutomaticProgress, |language|
    Self::Silent => ["None", "Aucun", "Geen"],
    Self::Moves(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "{moves} of each without capture or pawn move; a mate on the last of them comes first",
            "{moves} de chacun sans prise ni coup de pion ; le mat au dernier l'emporte",
            "{moves} van elk zonder slaan of pionzet; mat bij de laatste gaat voor",
        )
    },
}
