//! The French forms of the words that say what is claimed, offered, noticed, agreed or said.

/// English and French words, without accents; a word that is not here is the same in both.
const WORDS: [(&str, &str); 17] = [
    ("flag", "drapeau"),
    ("touch", "touche"),
    ("threefold", "triple"),
    ("fifty", "cinquante"),
    ("normal-means", "moyens-normaux"),
    ("no-effort", "sans-effort"),
    ("setup", "disposition"),
    ("clock", "pendule"),
    ("disturbance", "derangement"),
    ("win", "gain"),
    ("draw", "nulle"),
    ("mate-in-fifty", "mat-en-cinquante"),
    ("spectator", "spectateur"),
    ("check", "echec"),
    ("mate", "mat"),
    ("count", "compte"),
    ("press", "appui"),
];

/// The English word, of a word in either language without accents.
pub(crate) fn in_english(word: &str) -> &str {
    let known = WORDS.iter().find(|(_, french)| *french == word);
    known.map_or(word, |(english, _)| english)
}

/// The French word of an English one.
pub(crate) fn in_french(word: &str) -> &str {
    let known = WORDS.iter().find(|(english, _)| *english == word);
    known.map_or(word, |(_, french)| french)
}
