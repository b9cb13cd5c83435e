//! Adjourned games.

use arbitre_laws::{
    AmbiguousSealedMove, EarlyAdjournment, FaultySealedMove, IllegalSealedMove, LateResumption,
    LostEnvelope, LostPosition, MeaninglessSealedMove, ReplierAbsent, ReplierPresent,
    ResumptionTimes, SealerAbsent, Sealing, SettledBeforeResumption,
};

words! { Sealing, |language|
    Self::WrittenAndClosed => [
        "The player writes it and closes the envelope; then his clock stops",
        "Le joueur l'écrit et ferme l'enveloppe ; alors sa pendule s'arrête",
        "De speler noteert hem en sluit de envelop; dan staat zijn klok stil",
    ],
    Self::MoveOnBoardIsSealed => [
        "The player writes it, closes the envelope and stops his clock; a move made on the board must be the one sealed",
        "Le joueur l'écrit, ferme l'enveloppe et arrête sa pendule ; un coup joué sur l'échiquier doit être celui-là",
        "De speler noteert hem, sluit de envelop en zet zijn klok stil; een zet op het bord moet de afgegeven zet zijn",
    ],
}

words! { EarlyAdjournment, |language|
    Self::Silent => unread,
    Self::TimeToEndOfSession => [
        "The time to the end of the session counts as used",
        "Le temps jusqu'à la fin de la séance compte comme utilisé",
        "De tijd tot het einde van de zitting geldt als gebruikt",
    ],
}

words! { FaultySealedMove, |language|
    Self::DirectorJudges => [
        "The director judges; it can lose",
        "Le directeur juge ; ce coup peut faire perdre",
        "De leider oordeelt; hij kan verlies geven",
    ],
    Self::Loses => [
        "It loses, unless the game is over or the opponent cannot mate",
        "Il fait perdre, sauf si la partie est finie ou que l'adversaire ne peut mater",
        "Hij verliest, tenzij de partij uit is of de tegenstander niet mat kan zetten",
    ],
}

words! { AmbiguousSealedMove, |language|
    Self(fault) => { fault.words(language) },
}

words! { MeaninglessSealedMove, |language|
    Self(fault) => { fault.words(language) },
}

words! { IllegalSealedMove, |language|
    Self(fault) => { fault.words(language) },
}

words! { ReplierPresent, |language|
    Self::EnvelopeOpened => [
        "The envelope is opened, the move is made, his clock is started",
        "L'enveloppe est ouverte, le coup joué, sa pendule mise en marche",
        "De enveloppe gaat open, de zet wordt gedaan, zijn klok gaat lopen",
    ],
}

words! { ReplierAbsent, |language|
    Self::ClockStarted => [
        "His clock is started; the envelope is opened when he comes",
        "Sa pendule est mise en marche ; l'enveloppe est ouverte à son arrivée",
        "Zijn klok gaat lopen; de envelop gaat open als hij komt",
    ],
}

words! { SealerAbsent, |language|
    Self::Silent => unread,
    Self::AnswerMayBeSealed => [
        "The opponent may seal his answer and start the other clock",
        "L'adversaire peut mettre sa réponse sous enveloppe et lancer l'autre pendule",
        "De tegenstander mag zijn antwoord afgeven en de andere klok aanzetten",
    ],
}

words! { LateResumption, |language|
    Self::Silent => ["Nothing is fixed", "Rien n'est fixé", "Er is niets bepaald"],
    Self::After(time) => {
        let time = time.words(language);
        say!(
            language,
            "After {time}, unless his sealed move ended the game",
            "Après {time}, sauf si son coup sous enveloppe finit la partie",
            "Na {time}, tenzij zijn afgegeven zet de partij beëindigt",
        )
    },
    Self::AfterUnlessDecided(time) => {
        let time = time.words(language);
        say!(
            language,
            "After {time}, unless the event or the arbiter decides otherwise, or his sealed move ended the game",
            "Après {time}, sauf décision du tournoi ou de l'arbitre, ou si son coup sous enveloppe finit la partie",
            "Na {time}, tenzij toernooi of arbiter anders beslist, of zijn afgegeven zet de partij beëindigt",
        )
    },
    Self::DefaultTime => [
        "After the default time, unless the arbiter decides otherwise, or the sealed move ended the game",
        "Après le délai de forfait, sauf décision de l'arbitre, ou si le coup sous enveloppe finit la partie",
        "Na de verzuimtijd, tenzij de arbiter anders beslist, of de afgegeven zet de partij beëindigt",
    ],
}

words! { LostEnvelope, |language|
    Self::Silent => silent,
    Self::SealerStatesMove => [
        "The player makes on the board the move that he says he sealed",
        "Le joueur joue sur l'échiquier le coup qu'il dit avoir mis sous enveloppe",
        "De speler doet op het bord de zet die hij zegt te hebben afgegeven",
    ],
}

words! { LostPosition, |language|
    Self::Annulled => ["The game is annulled", "La partie est annulée", "De partij is ongeldig"],
}

words! { ResumptionTimes, |language|
    Self::Silent => unread,
    Self::BeforeFirstMove => [
        "They are corrected if it is said before the first move; later as the arbiter sees fit",
        "Ils sont corrigés si on le dit avant le premier coup ; ensuite selon l'arbitre",
        "Ze worden hersteld als het voor de eerste zet gezegd wordt; later naar oordeel van de arbiter",
    ],
}

words! { SettledBeforeResumption, |language|
    Self::Silent => unread,
    Self::EndsGame => [
        "An agreed draw or a resignation ends the game",
        "Une nulle convenue ou un abandon finit la partie",
        "Overeengekomen remise of opgave beëindigt de partij",
    ],
}
