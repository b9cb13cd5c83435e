//! Quickplay finishes.

use arbitre_laws::{
    IncrementRequest, QuickplayClaim, QuickplayFinish, QuickplayGames, QuickplayGrant,
    QuickplayLateDecision, QuickplayPostponement, QuickplayRejection, QuickplayWithoutArbiter,
};

words! { QuickplayFinish, |language|
    Self::Silent => ["They are not known", "Elles n'existent pas", "Ze bestaan niet"],
    Self::InForce => ["They are part of the Laws", "Elles font partie des Règles", "Ze horen bij de regels"],
    Self::IfAnnounced => [
        "Only if announced beforehand",
        "Seulement si elles sont annoncées d'avance",
        "Alleen als ze vooraf zijn aangekondigd",
    ],
    Self::Announced => [
        "The event announced them",
        "Le tournoi les a annoncées",
        "Het toernooi heeft ze aangekondigd",
    ],
    Self::Excluded => ["Not here", "Pas ici", "Hier niet"],
}

words! { QuickplayGames, |language|
    Self::Silent => silent,
    Self::WithoutIncrement => [
        "In games without an increment",
        "Dans les parties sans incrément",
        "In partijen zonder toevoeging per zet",
    ],
}

words! { QuickplayClaim, |language|
    Self::Silent => ["Nobody", "Personne", "Niemand"],
    Self::AnyPlayer { below } => {
        let below = below.words(language);
        say!(
            language,
            "A player with less than {below} left, whoever is to move",
            "Un joueur à qui il reste moins de {below}, quel que soit le trait",
            "Een speler met minder dan {below}, wie er ook aan zet is",
        )
    },
    Self::PlayerToMove { below } => {
        let below = below.words(language);
        say!(
            language,
            "The player to move, with less than {below} left",
            "Le joueur au trait, s'il lui reste moins de {below}",
            "De speler aan zet, met minder dan {below}",
        )
    },
}

words! { QuickplayGrant, |language|
    Self::Silent => ["There is no such claim", "Cette réclamation n'existe pas", "Zo'n claim bestaat niet"],
    Self::NoEffortOrNoNormalMeans => [
        "When the opponent makes no effort to win by normal means, or cannot",
        "Quand l'adversaire n'essaie pas de gagner par des moyens normaux, ou ne le peut",
        "Als de tegenstander geen poging doet op normale wijze te winnen, of dat niet kan",
    ],
}

words! { QuickplayPostponement, |language|
    Self::Silent => ["There is no such claim", "Cette réclamation n'existe pas", "Zo'n claim bestaat niet"],
    Self::OpponentMayGain(time) => {
        let time = time.words(language);
        say!(
            language,
            "The opponent may be given {time}; the game goes on before the arbiter",
            "L'adversaire peut recevoir {time} ; la partie continue devant l'arbitre",
            "De tegenstander kan {time} krijgen; de partij gaat door bij de arbiter",
        )
    },
}

words! { QuickplayRejection, |language|
    Self::Silent => [
        "It cannot be rejected, or does not exist",
        "Elle ne peut être rejetée, ou n'existe pas",
        "Afwijzen kan niet, of de claim bestaat niet",
    ],
    Self::OpponentGains(time) => {
        let time = time.words(language);
        say!(language, "The opponent gains {time}", "L'adversaire reçoit {time}", "De tegenstander krijgt {time}")
    },
}

words! { QuickplayLateDecision, |language|
    Self::Silent => ["There is no such claim", "Cette réclamation n'existe pas", "Zo'n claim bestaat niet"],
    Self::AfterFlagToo => [
        "Even after a flag has fallen",
        "Même après la chute d'un drapeau",
        "Ook nog na het vallen van een vlag",
    ],
}

words! { QuickplayWithoutArbiter, |language|
    Self::Silent => silent,
    Self::EndsGame => [
        "It ends the game; an arbiter outside decides on the verified position and score",
        "Elle finit la partie ; un arbitre extérieur tranche d'après la position et la feuille vérifiées",
        "Hij beëindigt de partij; een arbiter van buiten beslist op de nagekeken stelling en notatie",
    ],
}

words! { IncrementRequest, |language|
    Self::Silent => ["There is no such request", "Cette demande n'existe pas", "Zo'n verzoek bestaat niet"],
    Self::IfAnnounced { below, increment, opponent } => {
        let (below, increment, opponent) = (below.words(language), increment.words(language), opponent.words(language));
        say!(
            language,
            "If announced, the player to move with less than {below} left may ask for {increment} per move; the opponent gains {opponent}",
            "Si c'est annoncé, le joueur au trait à qui il reste moins de {below} peut demander {increment} par coup ; l'adversaire reçoit {opponent}",
            "Indien aangekondigd mag de speler aan zet met minder dan {below} om {increment} per zet vragen; de tegenstander krijgt {opponent}",
        )
    },
}
