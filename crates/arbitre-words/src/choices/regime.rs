//! Standard, rapid, blitz, supervision.

use arbitre_laws::{BlitzDefinition, Bound, IncrementCounting, RapidDefinition, SupervisionTest};

use crate::{Language, Words};

words! { RapidDefinition, |language|
    Self::Silent => ["Rapid chess is not known", "Le jeu rapide n'existe pas", "Rapidschaak bestaat niet"],
    Self::Between { least, most, increment } => {
        let least = match least {
            Bound::Including(minutes) => {
                let minutes = minutes.words(language);
                say!(language, "{minutes} or more", "{minutes} ou plus", "{minutes} of meer")
            }
            Bound::Excluding(minutes) => {
                let minutes = minutes.words(language);
                say!(language, "more than {minutes}", "plus de {minutes}", "meer dan {minutes}")
            }
        };
        let most = upper(most, language);
        let counting = increment.words(language);
        say!(
            language,
            "All moves in {least} and {most}; {counting}",
            "Tous les coups en {least} et {most} ; {counting}",
            "Alle zetten in {least} en {most}; {counting}",
        )
    },
}

words! { BlitzDefinition, |language|
    Self::Silent => ["Blitz is not known", "Le blitz n'existe pas", "Snelschaak bestaat niet"],
    Self::UpTo { most, increment } => {
        let most = upper(most, language);
        let counting = increment.words(language);
        say!(
            language,
            "All moves in {most}; {counting}",
            "Tous les coups en {most} ; {counting}",
            "Alle zetten in {most}; {counting}",
        )
    },
}

fn upper(bound: Bound, language: Language) -> String {
    match bound {
        Bound::Including(minutes) => {
            let minutes = minutes.words(language);
            say!(
                language,
                "at most {minutes}",
                "au plus {minutes}",
                "hoogstens {minutes}"
            )
        }
        Bound::Excluding(minutes) => {
            let minutes = minutes.words(language);
            say!(
                language,
                "less than {minutes}",
                "moins de {minutes}",
                "minder dan {minutes}"
            )
        }
    }
}

words! { IncrementCounting, |language|
    Self::Ignored => [
        "an increment does not count",
        "l'incrément ne compte pas",
        "een toevoeging per zet telt niet mee",
    ],
    Self::SixtyMoves => ["60 increments count as well", "60 incréments comptent aussi", "60 toevoegingen tellen mee"],
}

words! { SupervisionTest, |language|
    Self::Undivided => [
        "No difference is made by supervision",
        "La surveillance ne fait pas de différence",
        "Het toezicht maakt geen verschil",
    ],
    Self::Watched(games) => {
        let games = games.words(language);
        say!(
            language,
            "The rules of standard play, if one arbiter watches at most {games}",
            "Les règles des parties standard, si un arbitre surveille au plus {games}",
            "De regels voor gewone partijen, als één arbiter toeziet op hoogstens {games}",
        )
    },
    Self::WatchedAndRecorded(games) => {
        let games = games.words(language);
        say!(
            language,
            "The rules of standard play, if one arbiter watches at most {games} and each game is recorded for the players",
            "Les règles des parties standard, si un arbitre surveille au plus {games} et que chaque partie est notée pour les joueurs",
            "De regels voor gewone partijen, als één arbiter toeziet op hoogstens {games} en elke partij voor de spelers genoteerd wordt",
        )
    },
    Self::Never => [
        "Always the rules for too little supervision, as the event chose",
        "Toujours les règles sans surveillance suffisante, selon le choix du tournoi",
        "Altijd de regels voor onvoldoende toezicht, zoals het toernooi koos",
    ],
}
