//! The clock and coming late.

use arbitre_laws::{
    ClockFault, ClockIndication, DefaultTime, Lateness, LatenessFrom, LatenessWaiver, Minutes,
    NeitherPresent, TimeLimits,
};

words! { TimeLimits, |language|
    Self::MovesInTime => [
        "A number of moves in a given time",
        "Un nombre de coups en un temps donné",
        "Een aantal zetten in een gegeven tijd",
    ],
    Self::IncrementAndDelay => [
        "Moves in a given time, with time added for every move or a delay before it runs",
        "Des coups en un temps donné, avec un ajout par coup ou un délai",
        "Zetten in een gegeven tijd, met toevoeging per zet of uitstel",
    ],
}

words! { Lateness, |language|
    Self::Minutes(Minutes(0)) => ["no delay at all", "aucun retard", "geen enkele vertraging"],
    Self::Minutes(minutes) => { minutes.words(language) },
    Self::AsRegulated => [
        "the time that the rules of the event must state",
        "le temps que le règlement du tournoi doit fixer",
        "de tijd die het toernooireglement moet noemen",
    ],
}

words! { LatenessFrom, |language|
    Self::ScheduledHour => ["from the scheduled hour", "depuis l'heure prévue", "vanaf het geplande uur"],
    Self::StartOfSession => [
        "from the start of the session",
        "depuis le début de la séance",
        "vanaf het begin van de zitting",
    ],
}

words! { LatenessWaiver, |language|
    Self::RegulationsOrArbiter => [
        "the rules of the event or the arbiter may decide otherwise",
        "le règlement du tournoi ou l'arbitre peut en décider autrement",
        "het toernooireglement of de arbiter kan anders beslissen",
    ],
    Self::RegulationsOnly => [
        "only the rules of the event may say otherwise",
        "seul le règlement du tournoi peut dire autrement",
        "alleen het toernooireglement kan anders bepalen",
    ],
}

words! { DefaultTime, |language|
    Self::Silent => [
        "No hour is fixed; only the clock counts",
        "Aucune heure n'est fixée ; seule la pendule compte",
        "Er is geen tijd bepaald; alleen de klok telt",
    ],
    Self::After { late, from, waiver } => {
        let (late, from, waiver) = (late.words(language), from.words(language), waiver.words(language));
        say!(
            language,
            "Allowed: {late}, {from}; {waiver}",
            "Toléré : {late}, {from} ; {waiver}",
            "Toegestaan: {late}, {from}; {waiver}",
        )
    },
}

words! { NeitherPresent, |language|
    Self::Silent => silent,
    Self::Whites => [
        "White's, whose clock is started",
        "Celui des Blancs, dont la pendule est mise en marche",
        "Die van Wit, wiens klok wordt aangezet",
    ],
    Self::WhitesUnlessDecided => [
        "White's, unless it is decided otherwise",
        "Celui des Blancs, sauf décision contraire",
        "Die van Wit, tenzij anders beslist",
    ],
}

words! { ClockIndication, |language|
    Self::Silent => silent,
    Self::Conclusive => [
        "What it shows is conclusive, unless it is evidently defective",
        "Ce qu'elle indique fait foi, sauf défaut évident",
        "Wat zij aangeeft is beslissend, tenzij zij duidelijk defect is",
    ],
}

words! { ClockFault, |language|
    Self::Silent => silent,
    Self::ArbiterEstimates => [
        "The arbiter sets the times as he judges best",
        "L'arbitre règle les temps au mieux de son jugement",
        "De arbiter stelt de tijden in naar beste weten",
    ],
}
