//! Conduct, penalties, odds.

use arbitre_laws::{
    Devices, Disrepute, Distraction, LeavingArea, Measure, NotesAndAnalysis, Odds,
    OutsideDisturbance, Penalties, Refusal, RefusalByBoth, SpectatorAsReferee, ThirdPersons,
};

use crate::{Language, Words};

words! { Devices, |language|
    Self::Silent => silent,
    Self::RingingLosesScoreByArbiter => [
        "Ringing loses; the arbiter sets the opponent's score",
        "La sonnerie fait perdre ; l'arbitre fixe le score de l'adversaire",
        "Rinkelen doet verliezen; de arbiter bepaalt de score van de tegenstander",
    ],
    Self::SoundLosesDrawIfNoMate => [
        "A sound loses; the opponent wins, or draws if he cannot win by legal moves",
        "Un son fait perdre ; l'adversaire gagne, ou annule s'il ne peut gagner par des coups légaux",
        "Een geluid doet verliezen; de tegenstander wint, of speelt remise als hij met reglementaire zetten niet kan winnen",
    ],
    Self::HavingLoses => [
        "Having one loses; the rules of the event may be milder",
        "En porter un fait perdre ; le règlement du tournoi peut être plus doux",
        "Er een bij zich hebben doet verliezen; het toernooireglement kan milder zijn",
    ],
}

words! { Distraction, |language|
    Self::Forbidden => [
        "Forbidden; no penalty is named",
        "Interdit ; aucune pénalité n'est nommée",
        "Verboden; er is geen straf genoemd",
    ],
    Self::Penalised => [
        "Forbidden; the arbiter may penalise it",
        "Interdit ; l'arbitre peut pénaliser",
        "Verboden; de arbiter kan bestraffen",
    ],
}

words! { NotesAndAnalysis, |language|
    Self::Silent => unread,
    Self::Penalised => [
        "Forbidden; the arbiter may penalise it",
        "Interdit ; l'arbitre peut pénaliser",
        "Verboden; de arbiter kan bestraffen",
    ],
}

words! { LeavingArea, |language|
    Self::Silent => unread,
    Self::Penalised => [
        "Not without leave: the area for the player to move, the venue for both; the arbiter may penalise it",
        "Pas sans permission : l'aire de jeu pour le joueur au trait, le lieu de jeu pour les deux ; l'arbitre peut pénaliser",
        "Niet zonder toestemming: het speelgebied voor de speler aan zet, de speellocatie voor beiden; de arbiter kan bestraffen",
    ],
}

words! { ThirdPersons, |language|
    Self::MayTellDirector => [
        "They may tell the director, not the players",
        "Ils peuvent avertir le directeur, pas les joueurs",
        "Zij mogen de leider inlichten, niet de spelers",
    ],
    Self::MayNotInterfere => [
        "Nothing; the arbiter may expel them",
        "Rien ; l'arbitre peut les expulser",
        "Niets; de arbiter kan hen verwijderen",
    ],
    Self::MayTellArbiter => [
        "They may tell the arbiter of an irregularity, and nothing else",
        "Ils peuvent signaler une irrégularité à l'arbitre, rien d'autre",
        "Zij mogen de arbiter een onregelmatigheid melden, verder niets",
    ],
}

words! { SpectatorAsReferee, |language|
    Self::Silent => silent,
    Self::ByAgreement => [
        "By agreement, on a question of fact; his word binds",
        "D'un commun accord, sur un fait ; sa parole engage",
        "In overleg, over een feit; zijn woord bindt",
    ],
}

words! { Refusal, |language|
    Self::Loses => ["The game", "La partie", "De partij"],
    Self::LosesScoreByArbiter => [
        "The game; the arbiter sets the opponent's score",
        "La partie ; l'arbitre fixe le score de l'adversaire",
        "De partij; de arbiter bepaalt de score van de tegenstander",
    ],
}

words! { RefusalByBoth, |language|
    Self::Silent => silent,
    Self::BothLose => ["Both lose", "Les deux perdent", "Beiden verliezen"],
}

words! { Disrepute, |language|
    Self::Silent => [
        "Nothing is said in these words",
        "Rien n'est dit en ces termes",
        "Er staat niets in deze woorden",
    ],
    Self::Penalised => [
        "Forbidden; the arbiter may penalise it",
        "Interdit ; l'arbitre peut pénaliser",
        "Verboden; de arbiter kan bestraffen",
    ],
}

words! { Measure, |language|
    Self::Warning => ["a warning", "l'avertissement", "een waarschuwing"],
    Self::OpponentGainsTime => ["time for the opponent", "du temps à l'adversaire", "tijd voor de tegenstander"],
    Self::OffenderLosesTime => [
        "less time for the offender",
        "moins de temps au fautif",
        "minder tijd voor de overtreder",
    ],
    Self::OpponentGainsPoints => [
        "points for the opponent",
        "des points à l'adversaire",
        "punten voor de tegenstander",
    ],
    Self::OffenderLosesPoints => [
        "fewer points for the offender",
        "moins de points au fautif",
        "minder punten voor de overtreder",
    ],
    Self::LossOfGame => ["loss of the game", "la perte de la partie", "verlies van de partij"],
    Self::Fine => ["a fine", "une amende", "een boete"],
    Self::ExclusionFromRounds => ["exclusion from rounds", "l'exclusion de rondes", "uitsluiting van ronden"],
    Self::Expulsion => ["expulsion", "l'expulsion", "verwijdering"],
}

impl Words for Penalties {
    fn words(&self, language: Language) -> String {
        let measures: Vec<_> = self
            .measures()
            .map(|measure| measure.words(language))
            .collect();
        let measures = measures.join(", ");
        say!(
            language,
            "One of: {measures}",
            "Au choix : {measures}",
            "Naar keuze: {measures}"
        )
    }
}

words! { OutsideDisturbance, |language|
    Self::Silent => silent,
    Self::TimeMayBeGiven => [
        "The arbiter may give time to one player or both",
        "L'arbitre peut donner du temps à l'un ou aux deux",
        "De arbiter kan een of beide spelers tijd geven",
    ],
}

words! { Odds, |language|
    Self::Silent => [
        "Games at odds are not known",
        "Les parties à avantage n'existent pas",
        "Partijen met voorgift bestaan niet",
    ],
    Self::CountAsMoves => [
        "Moves given count for the time limit, on both sides",
        "Les coups donnés comptent pour le temps, des deux côtés",
        "Voorgegeven zetten tellen mee voor de tijd, aan beide kanten",
    ],
}
