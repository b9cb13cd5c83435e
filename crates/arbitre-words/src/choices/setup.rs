//! The set-up, and pieces out of place.

use arbitre_laws::{
    ClockSettingLimit, DisplacedPieces, DisplacementFoundLate, MisplacedForCastling,
    ReversedColours, SetupLimit, TurnedBoard, WrongArray,
};

words! { WrongArray, |language|
    Self::AnnulledEvenAfterwards => [
        "The game is annulled, even if it is over",
        "La partie est annulée, même si elle est terminée",
        "De partij is ongeldig, ook als ze al uit is",
    ],
    Self::NewGame => [
        "A new game, if it is found during the game",
        "Une nouvelle partie, si on le constate pendant la partie",
        "Een nieuwe partij, als het tijdens de partij blijkt",
    ],
}

words! { TurnedBoard, |language|
    Self::AnnulledEvenAfterwards => [
        "The game is annulled, even if it is over",
        "La partie est annulée, même si elle est terminée",
        "De partij is ongeldig, ook als ze al uit is",
    ],
    Self::Transferred => [
        "The position is moved to a board that lies right, and the game goes on",
        "La position est reportée sur un échiquier bien placé, et la partie continue",
        "De stelling wordt overgezet op een goed liggend bord, en de partij gaat door",
    ],
}

words! { ReversedColours, |language|
    Self::Silent => silent,
    Self::ContinuesUnlessRuled => [
        "The game goes on, unless the arbiter rules otherwise",
        "La partie continue, sauf décision de l'arbitre",
        "De partij gaat door, tenzij de arbiter anders beslist",
    ],
    Self::NewGameBefore(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "A new game before both have made {moves}; afterwards the game goes on",
            "Une nouvelle partie avant {moves} de chacun ; ensuite la partie continue",
            "Een nieuwe partij voordat beiden {moves} gedaan hebben; daarna gaat de partij door",
        )
    },
}

words! { SetupLimit, |language|
    Self::None => ["No limit of its own", "Aucune limite propre", "Geen eigen grens"],
    Self::Moves(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "Until both have made {moves}",
            "Jusqu'à {moves} de chacun",
            "Totdat beiden {moves} gedaan hebben",
        )
    },
}

words! { ClockSettingLimit, |language|
    Self::None => ["At any time", "À tout moment", "Op elk moment"],
    Self::Moves(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "Until both have made {moves}",
            "Jusqu'à {moves} de chacun",
            "Totdat beiden {moves} gedaan hebben",
        )
    },
    Self::MovesUnlessSchedule(moves) => {
        let moves = moves.words(language);
        say!(
            language,
            "Until both have made {moves}, later only if the schedule would suffer",
            "Jusqu'à {moves} de chacun, ensuite seulement si l'horaire en souffrait",
            "Totdat beiden {moves} gedaan hebben, later alleen als het schema eronder lijdt",
        )
    },
}

words! { MisplacedForCastling, |language|
    Self::Silent => silent,
    Self::KingMayNotCastle => [
        "A king exchanged with the queen may not castle",
        "Un roi interverti avec la dame ne peut roquer",
        "Een met de dame verwisselde koning mag niet rokeren",
    ],
    Self::NeitherKingNorRook => [
        "No castling with a misplaced king, nor with a misplaced rook",
        "Pas de roque avec un roi mal placé, ni avec une tour mal placée",
        "Geen rokade met een verkeerd geplaatste koning of toren",
    ],
}

words! { DisplacedPieces, |language|
    Self::ClocksStopped => [
        "The clocks are stopped and the position is restored",
        "Les pendules sont arrêtées et la position rétablie",
        "De klokken worden stilgezet en de stelling hersteld",
    ],
    Self::OwnTimeOpponentMayRestart => [
        "The player restores the position in his own time; the opponent may start that clock without moving",
        "Le joueur rétablit la position sur son temps ; l'adversaire peut relancer cette pendule sans jouer",
        "De speler herstelt de stelling in eigen tijd; de tegenstander mag die klok zonder zet aanzetten",
    ],
    Self::OwnTimeClocksMayBeStopped => [
        "The player restores the position in his own time; the clocks may be stopped for the arbiter, who may penalise",
        "Le joueur rétablit la position sur son temps ; on peut arrêter la pendule et appeler l'arbitre, qui peut pénaliser",
        "De speler herstelt de stelling in eigen tijd; de klok mag stil voor de arbiter, die kan bestraffen",
    ],
}

words! { DisplacementFoundLate, |language|
    Self::RestoredElseReplayed => [
        "The position goes back; if it cannot be restored, the game is replayed",
        "On revient en arrière ; à défaut, la partie est rejouée",
        "De stelling gaat terug; kan dat niet, dan wordt de partij overgespeeld",
    ],
    Self::LastIdentifiablePosition => [
        "The position before it, or the last one that can be identified",
        "La position d'avant, ou la dernière identifiable",
        "De stelling ervoor, of de laatste die vast te stellen is",
    ],
}
