//! Squares, moves and positions for serde: in the text forms that they have anyway.

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Coordinates, Position, Setup, Side, Square};

/// Reads a text form, and says what was expected where there is none.
struct Text<T> {
    expected: &'static str,
    form: PhantomData<T>,
}

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty: $expected:literal,)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text { expected: $expected, form: PhantomData })
            }
        }
    )*};
}

as_text! {
    Side: "\"white\" or \"black\"",
    Square: "a square from a1 to h8",
    Coordinates: "a move such as e2e4 or e7e8q",
    Setup: "a setup in FEN",
    Position: "a position in FEN",
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::DeserializeOwned;
    use std::format;
    use std::string::ToString;

    /// A value is written as a string of its text form, and read again.
    #[track_caller]
    fn check<T: Serialize + DeserializeOwned + Display>(value: &T) {
        let json = serde_json::to_string(value).expect("a text form");
        assert_eq!(json, format!("\"{value}\""));
        let again: T = serde_json::from_str(&json).expect("what was written");
        assert_eq!(again.to_string(), value.to_string());
    }

    #[test]
    fn what_has_a_text_form_keeps_it() {
        check(&Side::Black);
        check(&Square::E4);
        check(&"e7e8q".parse::<Coordinates>().expect("a move"));
        check(&Position::initial());
        check(
            &"8/8/8/8/8/8/8/4K3 w - - 0 1"
                .parse::<Setup>()
                .expect("a setup"),
        );
    }

    #[track_caller]
    fn is_refused<T: DeserializeOwned + fmt::Debug>(json: &str, why: &str) {
        let error = serde_json::from_str::<T>(json).expect_err("no such thing");
        assert_eq!(error.to_string(), why);
    }

    #[test]
    fn what_is_none_is_refused_with_what_was_expected() {
        is_refused::<Square>(
            "\"j9\"",
            "expected a square from a1 to h8 at line 1 column 4",
        );
        is_refused::<Position>(
            "\"8/8/8/8/8/8/8/4K3 w - - 0 1\"",
            "black has no king at line 1 column 29",
        );
        is_refused::<Coordinates>(
            "7",
            "invalid type: integer `7`, expected a move such as e2e4 or e7e8q at line 1 column 1",
        );
    }
}
