//! What is amiss in a line of a file of positions.

use std::ops::Range;

use arbitre_pgn::{EpdError, Mode, PositionLine};

use super::{Finding, Strictness};
use crate::command::pgn::games::Line;

/// The findings of a line, in the order of its text.
pub fn findings<'f>(line: &Line<'f>, strictness: Strictness) -> Vec<Finding<'f>> {
    let mode = match strictness {
        Strictness::Strict => Mode::Strict,
        Strictness::Lenient => Mode::Lenient,
        Strictness::Forensic => Mode::Forensic,
    };
    let text = line.text.as_str();
    let finding = |span: Range<usize>, message: String| {
        let start = span.start.min(text.len());
        let mut place = line.place;
        place.pass(text.get(..start).unwrap_or_default().as_bytes());
        Finding {
            file: line.file,
            game: None,
            position: Some(line.nth),
            line: place.line,
            column: place.column,
            offset: place.offset,
            end: place.offset + (span.end.max(start) - start) as u64,
            kind: "epd",
            severity: "repair",
            message,
        }
    };
    let of_error = |error: &EpdError| {
        let word = text.get(error.span.clone()).unwrap_or_default();
        let message = match word {
            "" => error.reason.to_string(),
            word => format!("{word}: {}", error.reason),
        };
        finding(error.span.clone(), message)
    };
    match PositionLine::read(text, mode) {
        Err(error) => vec![of_error(&error)],
        Ok(PositionLine::Epd(epd)) => epd.overlooked.iter().map(of_error).collect(),
        Ok(PositionLine::Fen(fen)) => {
            let remarks = fen.remarks.iter();
            remarks
                .map(|(remark, span)| finding(span, remark.to_string()))
                .collect()
        }
    }
}
