//! Making and completing moves.

use arbitre_laws::{
    Castling, CheckAnnouncement, MoveCompleted, MoveMade, NextMoveCompletes, PressWithoutMove,
    PressingHand, PromotionChoice, PromotionOrder, PromotionUnfinished, TwoHands,
};

words! { CheckAnnouncement, |language|
    Self::Silent => silent,
    Self::Customary => [
        "It is customary; nothing follows if it is left out",
        "C'est l'usage ; l'omettre n'entraîne rien",
        "Het is gebruikelijk; nalaten heeft geen gevolg",
    ],
    Self::NotRequired => ["It is not required", "Elle n'est pas obligatoire", "Het hoeft niet"],
}

words! { Castling, |language|
    Self::NearestSquareOfItsColour => [
        "The king goes to the nearest square of his own square's colour on the rank",
        "Le roi va à la case la plus proche de même couleur sur la rangée",
        "De koning gaat naar het dichtstbijzijnde veld van dezelfde kleur op de rij",
    ],
    Self::TwoSquares => [
        "The king goes two squares towards the rook, which crosses over him",
        "Le roi avance de deux cases vers la tour, qui passe par-dessus lui",
        "De koning gaat twee velden naar de toren, die over hem heen springt",
    ],
}

words! { MoveMade, |language|
    Self::OnRelease => [
        "When the hand lets the piece go",
        "Quand la main lâche la pièce",
        "Als de hand het stuk loslaat",
    ],
    Self::StepByStep => [
        "When the hand lets the piece go; the king let go in castling binds already, and so does a promoted piece on its square",
        "Quand la main lâche la pièce ; le roi lâché en roquant engage déjà, comme la pièce promue sur sa case",
        "Als de hand het stuk loslaat; de bij rokade losgelaten koning bindt al, net als een gepromoveerd stuk op zijn veld",
    ],
}

words! { MoveCompleted, |language|
    Self::WhenMade => ["As soon as it is made", "Dès qu'il est exécuté", "Zodra de zet gedaan is"],
    Self::ByPress => [
        "When the clock is pressed, unless the move ends the game",
        "Quand la pendule est actionnée, sauf si le coup finit la partie",
        "Als de klok is ingedrukt, tenzij de zet de partij beëindigt",
    ],
}

words! { NextMoveCompletes, |language|
    Self::Silent => silent,
    Self::Completes => [
        "The player's next move completes an earlier one that was not pressed",
        "Le coup suivant du joueur achève le précédent pour lequel la pendule n'a pas été actionnée",
        "De volgende zet van de speler voltooit een eerdere waarna de klok niet is ingedrukt",
    ],
}

words! { TwoHands, |language|
    Self::Silent => silent,
    Self::Penalised => [
        "Forbidden; the arbiter may penalise it",
        "Interdit ; l'arbitre peut pénaliser",
        "Verboden; de arbiter kan bestraffen",
    ],
    Self::IllegalMove => [
        "Once the clock is pressed, it counts as an illegal move",
        "Une fois la pendule actionnée, cela compte comme un coup illégal",
        "Zodra de klok is ingedrukt, geldt het als onreglementaire zet",
    ],
}

words! { PressingHand, |language|
    Self::Silent => silent,
    Self::SameHand => [
        "The hand that made the move; the arbiter may penalise anything else",
        "La main qui a joué ; l'arbitre peut pénaliser le contraire",
        "De hand die de zet deed; de arbiter kan iets anders bestraffen",
    ],
}

words! { PressWithoutMove, |language|
    Self::Silent => silent,
    Self::Penalised => [
        "Improper use of the clock; the arbiter may penalise it",
        "Mauvais usage de la pendule ; l'arbitre peut pénaliser",
        "Onjuist gebruik van de klok; de arbiter kan bestraffen",
    ],
    Self::IllegalMove => [
        "It counts as an illegal move",
        "Cela compte comme un coup illégal",
        "Het geldt als onreglementaire zet",
    ],
}

words! { PromotionChoice, |language|
    Self::OnRelease => [
        "When the new piece is let go on the square",
        "Quand la nouvelle pièce est lâchée sur la case",
        "Als het nieuwe stuk op het veld is losgelaten",
    ],
    Self::OnTouchingSquare => [
        "When the new piece touches the square",
        "Quand la nouvelle pièce touche la case",
        "Als het nieuwe stuk het veld raakt",
    ],
}

words! { PromotionOrder, |language|
    Self::Silent => [
        "Nothing is said; the pawn is thought of as reaching the last rank",
        "Rien n'est dit ; le pion est censé atteindre la dernière rangée",
        "Er staat niets over; de pion wordt geacht de laatste rij te bereiken",
    ],
    Self::AnyOrder => [
        "In any order; the pawn need not be put on the last rank",
        "Dans n'importe quel ordre ; le pion n'a pas à être posé sur la dernière rangée",
        "In elke volgorde; de pion hoeft niet op de laatste rij te worden gezet",
    ],
}

words! { PromotionUnfinished, |language|
    Self::NotExecuted => [
        "The move is not yet executed; the player finishes it",
        "Le coup n'est pas encore exécuté ; le joueur le termine",
        "De zet is nog niet uitgevoerd; de speler maakt hem af",
    ],
    Self::FreeChoice => [
        "The position goes back; the pawn must go there, the new piece is chosen freely",
        "On revient en arrière ; le pion doit y aller, la pièce reste au choix",
        "De stelling gaat terug; de pion moet daarheen, het nieuwe stuk is vrij",
    ],
    Self::Queen => [
        "The pawn becomes a queen, and the move counts as illegal",
        "Le pion devient dame, et le coup compte comme illégal",
        "De pion wordt dame, en de zet geldt als onreglementair",
    ],
}
