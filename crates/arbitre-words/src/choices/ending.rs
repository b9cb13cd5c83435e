//! The end of the game.

use arbitre_laws::{Checkmate, DeadPosition, Resignation, Scoring, Stalemate};

words! { Checkmate, |language|
    Self::EndsGame => [
        "It wins and ends the game at once, if the move was legal",
        "Il gagne et finit la partie aussitôt, si le coup était légal",
        "Het wint en beëindigt de partij meteen, als de zet reglementair was",
    ],
    Self::EndsGameIfTouchRulesKept => [
        "It wins and ends the game at once, if the move was legal and kept to the rules of touched pieces",
        "Il gagne et finit la partie aussitôt, si le coup était légal et respectait les règles des pièces touchées",
        "Het wint en beëindigt de partij meteen, als de zet reglementair was en volgens de regels van aangeraakte stukken",
    ],
}

words! { Stalemate, |language|
    Self::Draw => ["The game is drawn at once", "La partie est nulle aussitôt", "De partij is meteen remise"],
    Self::DrawIfMoveLegal => [
        "The game is drawn at once, if the move was legal",
        "La partie est nulle aussitôt, si le coup était légal",
        "De partij is meteen remise, als de zet reglementair was",
    ],
    Self::DrawIfTouchRulesKept => [
        "The game is drawn at once, if the move was legal and kept to the rules of touched pieces",
        "La partie est nulle aussitôt, si le coup était légal et respectait les règles des pièces touchées",
        "De partij is meteen remise, als de zet reglementair was en volgens de regels van aangeraakte stukken",
    ],
}

words! { DeadPosition, |language|
    Self::Silent => silent,
    Self::Draw => ["The game is drawn at once", "La partie est nulle aussitôt", "De partij is meteen remise"],
    Self::DrawIfMoveLegal => [
        "The game is drawn at once, if the move was legal",
        "La partie est nulle aussitôt, si le coup était légal",
        "De partij is meteen remise, als de zet reglementair was",
    ],
    Self::DrawIfTouchRulesKept => [
        "The game is drawn at once, if the move was legal and kept to the rules of touched pieces",
        "La partie est nulle aussitôt, si le coup était légal et respectait les règles des pièces touchées",
        "De partij is meteen remise, als de zet reglementair was en volgens de regels van aangeraakte stukken",
    ],
}

words! { Resignation, |language|
    Self::Unread => unread,
    Self::Loses => [
        "It loses the game, whatever stands on the board",
        "Il perd la partie, quelle que soit la position",
        "Het verliest de partij, wat er ook op het bord staat",
    ],
    Self::DrawIfNoMate => [
        "It loses the game; a draw, if the opponent cannot mate by any series of legal moves",
        "Il perd la partie ; nulle, si l'adversaire ne peut mater par aucune suite de coups légaux",
        "Het verliest de partij; remise, als de tegenstander door geen enkele reeks reglementaire zetten mat kan zetten",
    ],
}

words! { Scoring, |language|
    Self::Silent => silent,
    Self::OneHalfNothing => [
        "1 for a win, ½ for a draw, 0 for a loss",
        "1 pour un gain, ½ pour une nulle, 0 pour une perte",
        "1 voor winst, ½ voor remise, 0 voor verlies",
    ],
    Self::OneHalfNothingUnlessAnnounced => [
        "1 for a win, ½ for a draw, 0 for a loss, unless announced otherwise",
        "1 pour un gain, ½ pour une nulle, 0 pour une perte, sauf annonce contraire",
        "1 voor winst, ½ voor remise, 0 voor verlies, tenzij anders aangekondigd",
    ],
}
