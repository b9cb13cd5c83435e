//! What kind of decision a ruling is.

use arbitre_judge::Decision;

/// The name of a decision.
pub const fn kind(decision: &Decision) -> &'static str {
    match decision {
        Decision::Ends(..) => "ends",
        Decision::WouldEnd(..) => "would-end",
        Decision::Resumes => "resumes",
        Decision::GoesOn => "goes-on",
        Decision::StopsClocks => "stops-clocks",
        Decision::Answers(_) => "answers",
        Decision::TakesBack(_) => "takes-back",
        Decision::Reinstates(_) => "reinstates",
        Decision::Queens(_) => "queens",
        Decision::Waits => "waits",
        Decision::Stands => "stands",
        Decision::Binds(_) => "binds",
        Decision::Counts { .. } => "counts",
        Decision::Adjusts { .. } => "adjusts",
        Decision::Sets(_) => "sets",
        Decision::Promotes(_) => "promotes",
        Decision::Adds(_) => "adds",
        Decision::Offers(..) => "offers",
        Decision::Postpones(_) => "postpones",
        Decision::Requests(_) => "requests",
        Decision::Asks(_) => "asks",
        Decision::Lacks(_) => "lacks",
        Decision::Classifies(_) => "classifies",
        Decision::Watches(_) => "watches",
        Decision::Completes(_) => "completes",
        Decision::Offends(_) => "offends",
    }
}
