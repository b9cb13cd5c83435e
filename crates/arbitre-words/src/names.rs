//! The names of regimes, and how well a text is known.

use arbitre_laws::{Change, Class, Reading, Regime, Supervision, Witness};

words! { Regime, |language|
    Self::Standard => ["standard chess", "parties standard", "gewone partijen"],
    Self::Rapid => ["rapid chess", "parties rapides", "rapidschaak"],
    Self::Blitz => ["blitz", "blitz", "snelschaak"],
}

words! { Class, |language|
    Self::Silent => ["not told apart", "sans distinction", "niet onderscheiden"],
    Self::Is(regime) => { regime.words(language) },
}

words! { Supervision, |language|
    Self::Undivided => [
        "one set of rules, whoever watches",
        "un seul régime, quelle que soit la surveillance",
        "één stel regels, wie er ook toeziet",
    ],
    Self::Supervised => ["with enough supervision", "sous surveillance suffisante", "met voldoende toezicht"],
    Self::Unsupervised => ["without enough supervision", "sans surveillance suffisante", "zonder voldoende toezicht"],
}

words! { Reading, |language|
    Self::Accepted => ["as it is applied", "selon l'usage", "zoals het wordt toegepast"],
    Self::Literal => ["to the letter", "à la lettre", "naar de letter"],
}

words! { Witness, |language|
    Self::Read => ["read in a source document", "lu dans un document source", "gelezen in een brondocument"],
    Self::Elsewhere => ["read elsewhere", "lu ailleurs", "elders gelezen"],
    Self::Inferred => ["inferred", "déduit", "afgeleid"],
    Self::Doubtful => ["doubtful", "douteux", "twijfelachtig"],
}

words! { Change, |language|
    Self::Rule => ["another rule", "une autre règle", "een andere regel"],
    Self::Number => ["another number only", "un autre numéro seulement", "alleen een ander nummer"],
    Self::Witness => ["known otherwise only", "connu autrement seulement", "alleen anders bekend"],
}
