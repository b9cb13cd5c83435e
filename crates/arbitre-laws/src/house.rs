//! House laws: a text that names its base and amends it.

use alloc::format;
use alloc::string::{String, ToString};
use core::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::DeTable;

use crate::laws::HouseText;
use crate::{Article, Book, Cited, Laws, LawsId, LawsIdError, Subject, Witness, laws};

/// Why a text makes no house laws.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}; expected {expected}")]
pub struct HouseError {
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong with them.
    pub reason: String,
    /// What was expected there.
    pub expected: String,
}

/// One amended choice: a rule, and the article or paragraph of the house that makes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Amendment<T> {
    rule: T,
    article: Article,
}

impl<T> Amendment<T> {
    pub(crate) fn cited(self) -> Cited<T> {
        Cited {
            rule: self.rule,
            article: self.article,
            witness: Witness::Read,
        }
    }
}

impl Laws {
    /// Reads house laws from TOML.
    ///
    /// The text names itself (`id`) and its `base`; then each table amends one subject with a `rule` and the
    /// `article` that makes it, which may be a number of the base or of the house's own paper. In all other
    /// respects the base holds.
    ///
    /// # Errors
    /// With the place and what was expected: text that is not TOML, a base that does not exist, the name of an
    /// edition as `id`, an unknown subject, a rule that the subject does not know, an amendment without its article.
    ///
    /// # Examples
    /// ```
    /// use arbitre_laws::{Laws, DrawAgreement, Moves};
    /// let club = Laws::from_toml(
    ///     r#"
    ///     id = "our-club"
    ///     base = "fide-2023"
    ///
    ///     [draw-agreement]
    ///     rule = { after-each-made = 30 }
    ///     article = "4.2"
    ///     "#,
    /// )?;
    /// assert_eq!(club.draw_agreement.rule, DrawAgreement::AfterEachMade(Moves(30)));
    /// assert_eq!(club.draw_agreement.article.to_string(), "4.2");
    /// assert_eq!(club.resignation.article.to_string(), "5.1.2");
    ///
    /// let text = "id = \"our-club\"\nbase = \"fide-2024\"\n";
    /// let error = Laws::from_toml(text).unwrap_err();
    /// assert_eq!(&text[error.span], "\"fide-2024\"");
    /// assert_eq!(error.reason, "there is no such edition");
    /// # Ok::<(), arbitre_laws::HouseError>(())
    /// ```
    pub fn from_toml(text: &str) -> Result<Self, HouseError> {
        check_keys(text)?;
        let house: HouseText = toml::from_str(text).map_err(|error| refused(text, &error))?;
        let id: LawsId = house
            .id
            .get_ref()
            .parse()
            .map_err(|error: LawsIdError| misnamed(&house.id, error.reason, error.expected))?;
        if let Book::Fide(_) = id.book {
            return Err(misnamed(
                &house.id,
                "this is the name of an edition",
                "a name of your own",
            ));
        }
        let base: LawsId =
            house.base.get_ref().parse().map_err(|error: LawsIdError| {
                misnamed(&house.base, error.reason, error.expected)
            })?;
        let base = laws(&base).map_err(|error| {
            misnamed(
                &house.base,
                &error.to_string(),
                "one of these, or another edition",
            )
        })?;
        let mut amended = base.clone();
        amended.id = id;
        house.amend(&mut amended);
        Ok(amended)
    }
}

fn misnamed(text: &Spanned<String>, reason: &str, expected: &str) -> HouseError {
    HouseError {
        span: text.span(),
        reason: reason.to_string(),
        expected: expected.to_string(),
    }
}

/// Whether a text has an id, a base, and no more than what amends a subject.
fn check_keys(text: &str) -> Result<(), HouseError> {
    let table = DeTable::parse(text).map_err(|error| refused(text, &error))?;
    let table = table.get_ref();
    for key in table.keys() {
        let name = key.get_ref();
        if !matches!(&**name, "id" | "base") && name.parse::<Subject>().is_err() {
            return Err(HouseError {
                span: key.span(),
                reason: format!("unknown field `{name}`"),
                expected: "id, base, or a subject of the Laws such as wrong-claim".to_string(),
            });
        }
    }
    for name in ["id", "base"] {
        if !table.contains_key(name) {
            return Err(HouseError {
                span: text.len()..text.len(),
                reason: format!("missing field `{name}`"),
                expected: "id and base at the top".to_string(),
            });
        }
    }
    Ok(())
}

/// What the reader of TOML says, in its own words.
fn refused(text: &str, error: &toml::de::Error) -> HouseError {
    HouseError {
        span: error.span().unwrap_or(text.len()..text.len()),
        reason: error.message().to_string(),
        expected: "a rule with its article for every subject that is amended".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "id = \"club\"\nbase = \"fide-2023/blitz\"\n";

    /// The words of the text that an error points at, and what it says of them.
    fn refusal(text: &str) -> (String, String) {
        let error = Laws::from_toml(text).unwrap_err();
        (text[error.span.clone()].to_string(), error.to_string())
    }

    #[test]
    fn the_included_house_laws_can_be_written_as_text() {
        for (id, base, article) in [
            ("brussels/rapid", "fide-2023/rapid", "A.5"),
            ("brussels/blitz", "fide-2023/blitz", "B.3"),
        ] {
            let text = alloc::format!(
                "id = \"{id}\"\nbase = \"{base}\"\n\n[supervision-test]\nrule = \"never\"\narticle = \"{article}\"\n"
            );
            let included = laws(&id.parse().unwrap()).unwrap();
            assert_eq!(Laws::from_toml(&text).as_ref(), Ok(included), "{id}");
        }
    }

    #[test]
    fn a_citation_is_demanded_for_every_amendment() {
        let (place, said) = refusal(&alloc::format!("{HEAD}[devices]\nrule = \"silent\"\n"));
        assert!(place.starts_with("[devices]"), "{place}");
        assert!(said.starts_with("missing field `article`"), "{said}");
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        for (text, place, said) in [
            ("id = \"club\"\n", "", "missing field `base`"),
            (
                "id = \"fide-2023\"\nbase = \"fide-2023\"\n",
                "\"fide-2023\"",
                "this is the name of an edition",
            ),
            (
                "id = \"Club!\"\nbase = \"fide-2023\"\n",
                "\"Club!\"",
                "this names no Laws",
            ),
            (
                "id = \"club\"\nbase = \"fide-1929/blitz\"\n",
                "\"fide-1929/blitz\"",
                "there is no fide-1929/blitz",
            ),
            (
                "id = \"club\"\nbase = \"fide-2023\"\n[rules]\n",
                "rules",
                "unknown field `rules`",
            ),
            (
                "id = \"club\"\nbase = \"fide-2023\"\n[devices]\nrule = \"free\"\narticle = \"1\"",
                "\"free\"",
                "unknown variant `free`",
            ),
            (
                "id = \"club\"\nbase = \"fide-2023\"\n[devices]\nrule = \"silent\"\narticle = \"§1\"",
                "\"§1\"",
                "an article does not begin like this",
            ),
            ("id = ", "", ""),
        ] {
            let (found, message) = refusal(text);
            assert!(found.contains(place), "{text}: {found}");
            assert!(message.starts_with(said), "{text}: {message}");
        }
    }
}
