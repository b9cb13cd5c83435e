//! What the Laws cover.

use arbitre_laws::Analogy;

words! { Analogy, |language|
    Self::Silent => [
        "Not in the part that has been read",
        "Pas dans la partie lue",
        "Niet in het gelezen deel",
    ],
    Self::SimilarSituations => [
        "The arbiter decides as in similar situations",
        "L'arbitre décide comme dans des situations semblables",
        "De arbiter beslist zoals in gelijksoortige situaties",
    ],
}
