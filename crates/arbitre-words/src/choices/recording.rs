//! Keeping score.

use arbitre_laws::{
    AdvanceWriting, CountDispute, Displays, Inability, Notation, Reconstruction, Recording,
    RecordingRelief, ScoresheetRequest, UndeterminedCount, UpdateByBoth, UpdateByOne,
};

words! { Recording, |language|
    Self::Required => [
        "Both players record every move as it is played",
        "Les deux joueurs notent chaque coup au fur et à mesure",
        "Beide spelers noteren elke zet terwijl er gespeeld wordt",
    ],
    Self::NotRequired => [
        "The players need not record",
        "Les joueurs ne sont pas tenus de noter",
        "De spelers hoeven niet te noteren",
    ],
}

words! { RecordingRelief, |language|
    Self::Never => ["Never", "Jamais", "Nooit"],
    Self::InTimeTrouble { below, unless } => {
        let (below, unless) = (below.words(language), unless.words(language));
        say!(
            language,
            "With less than {below} left, unless {unless} or more are added per move",
            "S'il lui reste moins de {below}, sauf si {unless} ou plus s'ajoutent par coup",
            "Met minder dan {below}, tenzij er {unless} of meer per zet bijkomt",
        )
    },
    Self::UntilEndOfPeriod { below, unless } => {
        let (below, unless) = (below.words(language), unless.words(language));
        say!(
            language,
            "Once less than {below} were left, until the period ends, unless {unless} or more are added per move",
            "Dès qu'il restait moins de {below}, jusqu'à la fin de la période, sauf si {unless} ou plus s'ajoutent par coup",
            "Zodra er minder dan {below} over was, tot het einde van de periode, tenzij er {unless} of meer per zet bijkomt",
        )
    },
}

words! { AdvanceWriting, |language|
    Self::Tolerated => ["Not forbidden", "Non interdit", "Niet verboden"],
    Self::Forbidden => [
        "Forbidden, except to claim a draw or to seal a move",
        "Interdit, sauf pour réclamer la nulle ou mettre un coup sous enveloppe",
        "Verboden, behalve om remise te claimen of een zet af te geven",
    ],
}

words! { Inability, |language|
    Self::Silent => silent,
    Self::TimeDeducted => [
        "The arbiter takes some of his time",
        "L'arbitre retire une partie de son temps",
        "De arbiter trekt wat tijd af",
    ],
    Self::AssistantRecords => [
        "An assistant may record; the arbiter may adjust the time",
        "Un assistant peut noter ; l'arbitre peut ajuster le temps",
        "Een assistent mag noteren; de arbiter kan de tijd aanpassen",
    ],
}

words! { UpdateByBoth, |language|
    Self::Silent => silent,
    Self::ClocksStopped => [
        "The arbiter stops the clocks, and both complete their scoresheets",
        "L'arbitre arrête les pendules, et les deux complètent leur feuille",
        "De arbiter zet de klok stil, en beiden werken hun formulier bij",
    ],
}

words! { UpdateByOne, |language|
    Self::Silent => silent,
    Self::OwnTimeBeforeMoving => [
        "He completes his scoresheet before moving, in his own time",
        "Il complète sa feuille avant de jouer, sur son temps",
        "Hij werkt zijn formulier bij voordat hij zet, in eigen tijd",
    ],
}

words! { Reconstruction, |language|
    Self::Silent => silent,
    Self::OnSecondBoard => [
        "The players reconstruct the game on a second board",
        "Les joueurs reconstituent la partie sur un second échiquier",
        "De spelers reconstrueren de partij op een tweede bord",
    ],
}

words! { UndeterminedCount, |language|
    Self::Silent => silent,
    Self::FirstOfNextPeriod => [
        "The next move counts as the first of the next period",
        "Le coup suivant compte comme le premier de la période suivante",
        "De volgende zet geldt als de eerste van de volgende periode",
    ],
}

words! { CountDispute, |language|
    Self::Silent => silent,
    Self::ClocksMayBeStopped => [
        "They may stop the clocks, if both have recorded the last move",
        "Ils peuvent arrêter les pendules, si chacun a noté le dernier coup",
        "Ze mogen de klokken stilzetten, als beiden de laatste zet genoteerd hebben",
    ],
}

words! { Notation, |language|
    Self::AlgebraicOrDescriptive => [
        "Algebraic or descriptive, as the federation chooses",
        "Algébrique ou descriptive, au choix de la fédération",
        "Algebraïsch of beschrijvend, naar keuze van de bond",
    ],
    Self::AlgebraicOnly => [
        "Algebraic only; the arbiter warns a player who writes otherwise",
        "Algébrique seulement ; l'arbitre avertit qui note autrement",
        "Alleen algebraïsch; de arbiter wijst wie anders noteert terecht",
    ],
}

words! { ScoresheetRequest, |language|
    Self::Silent => silent,
    Self::AtMost(requests) => {
        let requests = requests.words(language);
        say!(
            language,
            "On his own move, at most {requests}; more disturbs the opponent",
            "Quand il est au trait, au plus {requests} ; au-delà, c'est gêner l'adversaire",
            "Aan zet, hoogstens {requests}; vaker is hinderen van de tegenstander",
        )
    },
}

words! { Displays, |language|
    Self::Silent => silent,
    Self::NoEvidence => [
        "No claim may rest on them alone",
        "Aucune réclamation ne peut se fonder sur eux seuls",
        "Geen claim mag er alleen op steunen",
    ],
}
