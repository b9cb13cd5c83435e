//! Numbers with their units, in words.

use arbitre_laws::{Games, Minutes, Moves, Occurrences, Requests, Seconds};

words! { Minutes, |language|
    Self(1) => ["1 minute", "1 minute", "1 minuut"],
    Self(n) => ["{n} minutes", "{n} minutes", "{n} minuten"],
}

words! { Seconds, |language|
    Self(1) => ["1 second", "1 seconde", "1 seconde"],
    Self(n) => ["{n} seconds", "{n} secondes", "{n} seconden"],
}

words! { Moves, |language|
    Self(1) => ["1 move", "1 coup", "1 zet"],
    Self(n) => ["{n} moves", "{n} coups", "{n} zetten"],
}

words! { Occurrences, |language|
    Self(1) => ["1 time", "1 fois", "1 keer"],
    Self(n) => ["{n} times", "{n} fois", "{n} keer"],
}

words! { Games, |language|
    Self(1) => ["1 game", "1 partie", "1 partij"],
    Self(n) => ["{n} games", "{n} parties", "{n} partijen"],
}

words! { Requests, |language|
    Self(1) => ["once", "une fois", "één keer"],
    Self(n) => ["{n} times", "{n} fois", "{n} keer"],
}
