//! House laws that come with the crate.

use super::fide_2023;
use crate::choices::SupervisionTest;
use crate::cited::read;
use crate::{Book, House, Laws, LawsId, Reading, Regime, Supervision};

/// Brussels Chess Club plays its rapid tournaments under A.5 of 2023, whoever watches them.
pub(super) const BRUSSELS_RAPID: Laws = Laws {
    id: brussels(Regime::Rapid),
    supervision_test: read(SupervisionTest::Never, "A.5"),
    ..fide_2023::RAPID
};

/// And its blitz tournaments under B.3.
pub(super) const BRUSSELS_BLITZ: Laws = Laws {
    id: brussels(Regime::Blitz),
    supervision_test: read(SupervisionTest::Never, "B.3"),
    ..fide_2023::BLITZ
};

const fn brussels(regime: Regime) -> LawsId {
    let Some(house) = House::new("brussels") else {
        panic!("a name like others")
    };
    LawsId {
        book: Book::House(house),
        regime,
        supervision: Supervision::Undivided,
        reading: Reading::Accepted,
    }
}
