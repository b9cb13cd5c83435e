//! Saying one thing in every language.

use crate::Language;

/// Something that can be said in English, in French and in Dutch.
///
/// # Examples
/// ```
/// use arbitre_laws::Resignation;
/// use arbitre_words::{Language, Words};
/// let rule = Resignation::Loses;
/// assert!(rule.words(Language::English).starts_with("It loses the game"));
/// assert!(rule.words(Language::French).starts_with("Il perd la partie"));
/// assert!(rule.words(Language::Dutch).starts_with("Het verliest de partij"));
/// ```
pub trait Words {
    /// A short text, without a full stop at its end.
    fn words(&self, language: Language) -> String;
}

/// One text in each language, in the order English, French, Dutch; leaving one out does not compile.
macro_rules! say {
    ($language:expr, $english:literal, $french:literal, $dutch:literal $(,)?) => {
        match $language {
            crate::Language::English => format!($english),
            crate::Language::French => format!($french),
            crate::Language::Dutch => format!($dutch),
        }
    };
}

/// What a type says: for each pattern the three texts, or `silent` where the Laws say nothing, or `unread`
/// where that part of them has not been read, or a block that makes the text.
macro_rules! words {
    ($type:ty, |$language:ident| $($pattern:pat $(if $guard:expr)? => $texts:tt,)*) => {
        impl crate::Words for $type {
            fn words(&self, $language: crate::Language) -> String {
                match *self {
                    $($pattern $(if $guard)? => words!(@ $language $texts),)*
                }
            }
        }
    };
    (@ $language:ident [$english:literal, $french:literal, $dutch:literal $(,)?]) => {
        say!($language, $english, $french, $dutch)
    };
    (@ $language:ident silent) => {
        say!($language, "Nothing is said", "Rien n'est dit", "Er staat niets over")
    };
    (@ $language:ident unread) => {
        say!(
            $language,
            "Nothing is said in what has been read",
            "Rien n'est dit dans ce qui a été lu",
            "Er staat niets over in wat gelezen is",
        )
    };
    (@ $language:ident $block:block) => { $block };
}
