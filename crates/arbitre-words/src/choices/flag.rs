//! Flags.

use arbitre_laws::{BothFlags, BothFlagsAtEnd, FlagCall, FlagClaim, MatingTest, TimeForfeit};

words! { FlagCall, |language|
    Self::PlayersOrDirector => [
        "The players; others may tell the director only",
        "Les joueurs ; les autres ne peuvent avertir que le directeur",
        "De spelers; anderen mogen alleen de leider inlichten",
    ],
    Self::ArbiterOrPlayer => [
        "The arbiter who sees it, or a player who claims it",
        "L'arbitre qui le voit, ou un joueur qui le réclame",
        "De arbiter die het ziet, of een speler die het claimt",
    ],
    Self::PlayerOnly => [
        "A player only; the arbiter says nothing",
        "Un joueur seulement ; l'arbitre se tait",
        "Alleen een speler; de arbiter zwijgt",
    ],
    Self::PlayerUnlessBothDown => [
        "A player; the arbiter speaks only when both flags are down",
        "Un joueur ; l'arbitre ne parle que si les deux drapeaux sont tombés",
        "Een speler; de arbiter spreekt pas als beide vlaggen gevallen zijn",
    ],
    Self::ArbiterMay => [
        "A player; the arbiter may call it too",
        "Un joueur ; l'arbitre peut aussi l'annoncer",
        "Een speler; de arbiter mag het ook melden",
    ],
    Self::ArbiterMust => [
        "A player; the arbiter calls it if he sees it",
        "Un joueur ; l'arbitre l'annonce s'il le voit",
        "Een speler; de arbiter meldt het als hij het ziet",
    ],
}

words! { FlagClaim, |language|
    Self::Plain => ["Only to say so", "Seulement de le dire", "Alleen dat hij het zegt"],
    Self::OwnFlagUp => [
        "To stop both clocks; his own flag must then be up, the other down",
        "D'arrêter les deux pendules ; son drapeau doit alors être levé, l'autre tombé",
        "Beide klokken stilzetten; zijn eigen vlag moet dan omhoog zijn, de andere gevallen",
    ],
    Self::OwnTimeLeft => [
        "To stop the clock and tell the arbiter; he must have time left",
        "D'arrêter la pendule et d'avertir l'arbitre ; il doit lui rester du temps",
        "De klok stilzetten en de arbiter inlichten; hij moet tijd over hebben",
    ],
    Self::MayStopClock => [
        "To tell the arbiter; he may stop the clock",
        "D'avertir l'arbitre ; il peut arrêter la pendule",
        "De arbiter inlichten; hij mag de klok stilzetten",
    ],
}

words! { TimeForfeit, |language|
    Self::Loses => ["It loses the game", "Il perd la partie", "Het verliest de partij"],
}

words! { MatingTest, |language|
    Self::None => ["Nothing", "Rien", "Niets"],
    Self::AnySeries => [
        "To mate by some series of legal moves; otherwise a draw",
        "Mater par une suite quelconque de coups légaux ; sinon nulle",
        "Mat kunnen zetten door een of andere reeks reglementaire zetten; anders remise",
    ],
    Self::MatingPotential => [
        "To reach, even with help, a position where mate next move cannot be avoided; otherwise a draw",
        "Arriver, même avec de l'aide, à une position où le mat au coup suivant est inévitable ; sinon nulle",
        "Desnoods met hulp een stelling bereiken waarin mat op de volgende zet onvermijdelijk is; anders remise",
    ],
}

words! { BothFlags, |language|
    Self::Silent => silent,
    Self::Continues => [
        "The game goes on, if it is unclear which fell first",
        "La partie continue, si l'on ignore lequel est tombé le premier",
        "De partij gaat door, als onduidelijk is welke het eerst viel",
    ],
    Self::ContinuesIfAnnounced => [
        "The game goes on, if it is unclear which fell first and the guideline was announced",
        "La partie continue, si l'on ignore lequel est tombé le premier et que la directive est annoncée",
        "De partij gaat door, als onduidelijk is welke het eerst viel en de richtlijn is aangekondigd",
    ],
}

words! { BothFlagsAtEnd, |language|
    Self::Silent => silent,
    Self::DrawIfUnclear => [
        "A draw, if it is unclear which fell first",
        "Nulle, si l'on ignore lequel est tombé le premier",
        "Remise, als onduidelijk is welke het eerst viel",
    ],
    Self::Draw => [
        "A draw, even if it is known which fell first",
        "Nulle, même si l'on sait lequel est tombé le premier",
        "Remise, ook als bekend is welke het eerst viel",
    ],
    Self::DrawIfUnclearAndAnnounced => [
        "A draw, if it is unclear which fell first and the guideline was announced",
        "Nulle, si l'on ignore lequel est tombé le premier et que la directive est annoncée",
        "Remise, als onduidelijk is welke het eerst viel en de richtlijn is aangekondigd",
    ],
}
