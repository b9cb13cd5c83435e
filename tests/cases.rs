//! Arbiters' cases beside the project: every recorded ruling against the judge's.

use tests::cases::check;

#[test]
fn every_recorded_ruling_agrees() {
    let Some(folder) = tests::beside("cases") else {
        return;
    };
    let checked = check(&folder);
    assert!(checked.rulings > 0);
    assert!(
        checked.differing.is_empty(),
        "{} of {} differ:\n{}",
        checked.differing.len(),
        checked.rulings,
        checked.differing.join("\n")
    );
}
