//! Touched pieces.

use arbitre_laws::{
    Adjusting, FailedCastling, KingAndRook, NoTouchedMove, RookThenKing, TouchClaimLoss,
    TouchEnforcement, TouchIntent, TouchedBoth, TouchedEnemy, TouchedOwn,
};

words! { Adjusting, |language|
    Self::OwnPieces => [
        "The player to move, after saying so, his own pieces only",
        "Le joueur au trait, après l'avoir dit, ses propres pièces seulement",
        "De speler aan zet, na aankondiging, alleen zijn eigen stukken",
    ],
    Self::AnyPiece => [
        "The player to move, after saying so, any piece",
        "Le joueur au trait, après l'avoir dit, toute pièce",
        "De speler aan zet, na aankondiging, elk stuk",
    ],
}

words! { TouchIntent, |language|
    Self::Unread => unread,
    Self::Deliberate => ["A deliberate touch", "Un contact délibéré", "Een opzettelijke aanraking"],
    Self::ToMoveOrCapture => [
        "A touch with the intention of moving or capturing",
        "Un contact avec l'intention de jouer ou de prendre",
        "Een aanraking met de bedoeling te spelen of te slaan",
    ],
    Self::AnyButAccidental => [
        "Any touch that is not clearly accidental",
        "Tout contact qui n'est pas clairement accidentel",
        "Elke aanraking die niet duidelijk per ongeluk is",
    ],
}

words! { TouchedOwn, |language|
    Self::MoveIt => ["It must move", "Elle doit jouer", "Het moet spelen"],
    Self::MoveFirstThatCan => [
        "The first touched piece that can move must move",
        "La première pièce touchée qui peut jouer doit jouer",
        "Het eerst aangeraakte stuk dat kan spelen, moet spelen",
    ],
}

words! { TouchedEnemy, |language|
    Self::CaptureIt => ["It must be captured", "Elle doit être prise", "Het moet geslagen worden"],
    Self::CaptureFirstThatCan => [
        "The first touched piece that can be captured must be captured",
        "La première pièce touchée qui peut être prise doit l'être",
        "Het eerst aangeraakte stuk dat geslagen kan worden, moet geslagen worden",
    ],
}

words! { TouchedBoth, |language|
    Self::OpponentChooses => [
        "The one captures the other; if it cannot, the opponent chooses: the own piece moves, or the other is captured by a piece of the offender's choice",
        "L'une prend l'autre ; sinon l'adversaire choisit : la pièce du joueur joue, ou l'autre est prise par une pièce au choix du fautif",
        "Het ene slaat het andere; kan dat niet, dan kiest de tegenstander: het eigen stuk speelt, of het andere wordt geslagen door een stuk naar keuze van de overtreder",
    ],
    Self::CaptureElseFirstTouched => [
        "The one captures the other; if it cannot, the first touched that allows it moves or is captured; in doubt the own piece was first",
        "L'une prend l'autre ; sinon la première touchée qui le permet joue ou est prise ; dans le doute, la sienne était la première",
        "Het ene slaat het andere; kan dat niet, dan speelt of sneuvelt het eerst aangeraakte waarbij het kan; bij twijfel was het eigen stuk eerst",
    ],
    Self::FirstByFirstElseFirstTouched => [
        "The first touched of the own pieces captures the first touched of the others; if it cannot, the first touched that allows it moves or is captured; in doubt the own piece was first",
        "La première touchée des siennes prend la première touchée des autres ; sinon la première touchée qui le permet joue ou est prise ; dans le doute, la sienne était la première",
        "Het eerst aangeraakte eigen stuk slaat het eerst aangeraakte andere; kan dat niet, dan speelt of sneuvelt het eerst aangeraakte waarbij het kan; bij twijfel was het eigen stuk eerst",
    ],
}

words! { NoTouchedMove, |language|
    Self::Silent => silent,
    Self::AnyMove => ["Any legal move may be played", "Tout coup légal est permis", "Elke reglementaire zet mag"],
}

words! { RookThenKing, |language|
    Self::Silent => silent,
    Self::NoCastlingThatSide => [
        "No castling on that side on this move; the rook was touched first",
        "Pas de roque de ce côté à ce coup ; la tour a été touchée la première",
        "Geen rokade naar die kant bij deze zet; de toren is het eerst aangeraakt",
    ],
}

words! { KingAndRook, |language|
    Self::NeverCastling => [
        "A move imposed by a touch is never castling",
        "Un coup imposé par un contact n'est jamais un roque",
        "Een door aanraking opgelegde zet is nooit een rokade",
    ],
    Self::AnyKingMove => [
        "Any move of the king will do",
        "Tout coup du roi suffit",
        "Elke zet van de koning volstaat",
    ],
    Self::MustCastle => [
        "The player must castle on that side",
        "Le joueur doit roquer de ce côté",
        "De speler moet naar die kant rokeren",
    ],
}

words! { FailedCastling, |language|
    Self::Silent => silent,
    Self::OtherSideOrKing => [
        "Castling on the other side, or a king move; if the king cannot move, any legal move",
        "Le roque de l'autre côté ou un coup du roi ; si le roi ne peut jouer, tout coup légal",
        "Rokade naar de andere kant of een zet van de koning; kan de koning niet spelen, dan elke reglementaire zet",
    ],
}

words! { TouchClaimLoss, |language|
    Self::ClaimantTouches => [
        "When the claimant touches a piece himself",
        "Quand le réclamant touche lui-même une pièce",
        "Als de eiser zelf een stuk aanraakt",
    ],
    Self::ClaimantTouchesOwn => [
        "When the claimant touches a piece of his own",
        "Quand le réclamant touche une de ses propres pièces",
        "Als de eiser een eigen stuk aanraakt",
    ],
}

words! { TouchEnforcement, |language|
    Self::Opponent => ["The opponent", "L'adversaire", "De tegenstander"],
    Self::OpponentOrArbiter => [
        "The opponent, or the arbiter of his own accord",
        "L'adversaire, ou l'arbitre de lui-même",
        "De tegenstander, of de arbiter uit zichzelf",
    ],
    Self::OnRequest => [
        "The arbiter, only when a player asks him",
        "L'arbitre, seulement si un joueur le demande",
        "De arbiter, alleen als een speler het vraagt",
    ],
}
