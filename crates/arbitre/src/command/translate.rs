//! `arbitre translate`: scores in another language or style.

use arbitre_notation::{Cause, Descriptive, Done, Language, Remark, Score, Status, Style};
use arbitre_pgn::encode;
use clap::Args;

use crate::quoted::quoted;
use crate::sheet::{Kind, Sheet, Source};
use crate::{Failure, Outcome, Streams};

/// Writes scores in another language or style, and leaves everything else as it is
///
/// A score that means two games is left as it is, and so is every move that could not be read.
/// Such scores are named on standard error, and the exit status is 1.
/// What was packed is written unpacked, what was UTF-16 as UTF-8.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    source: Source,
    /// The language to write
    #[arg(long, value_name = "LANG")]
    to: String,
    /// The style to write: pgn, fide-1929, fide-1997, fide-2009, fide-2023, long, lan, terse, uci, uci-960, descriptive
    #[arg(long, value_name = "STYLE", default_value_t = Style::PGN)]
    style: Style,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let languages = arguments.source.languages()?;
    let candidates = arguments.source.candidates(&languages)?;
    let to = languages.named(&arguments.to)?;
    if arguments.style == Style::Descriptive && !Descriptive::has_words_in(to) {
        let reason = format!("no descriptive notation is known in `{to}`, expected en, fr or es");
        return Err(Failure::Refused(reason));
    }
    let mut outcome = Outcome::Clean;
    for sheet in arguments.source.sheets(streams)? {
        let score = sheet.read(&candidates, arguments.source.mode());
        if let Some(doubt) = doubt(&sheet, score.as_ref()) {
            writeln!(streams.err, "game {}: {doubt}", sheet.name)?;
            outcome = Outcome::Findings;
        }
        write(&sheet, score.as_ref(), to, &arguments.style, streams)?;
    }
    Ok(outcome)
}

/// Why a score cannot be translated as a whole.
fn doubt(sheet: &Sheet, score: Option<&Score<'_>>) -> Option<String> {
    let score = match (&sheet.kind, score) {
        (Kind::Unplayable(reason, fen), _) => {
            return Some(format!(
                "line {}: the tag FEN gives no position: {reason}",
                fen.line
            ));
        }
        (Kind::Rest, _) | (_, None) => return None,
        (Kind::Score(_), Some(score)) => score,
    };
    if score.status == Status::Ambiguous {
        let languages: Vec<String> = score
            .readings
            .iter()
            .map(|it| it.languages.to_string())
            .collect();
        return Some(format!(
            "left as it is, since it has {} readings ({}): tell its language with --from",
            languages.len(),
            languages.join(", ")
        ));
    }
    // A word that is no move stands as it is in any language.
    let is_fault = |it: &&Remark| match it.done {
        Done::Dropped => score.status == Status::Damaged || it.cause != Cause::Stray,
        Done::Played | Done::Followed => true,
        Done::Repaired | Done::Kept => false,
    };
    let mut faults = score.remarks.iter().filter(is_fault);
    let first = fault(sheet, faults.next()?);
    Some(match faults.count() {
        0 => first,
        more => format!("{first}; and {more} more"),
    })
}

/// Where a fault is, the text, and what is wrong with it.
fn fault(sheet: &Sheet, remark: &Remark) -> String {
    let place = sheet.places().at(remark.span.start);
    let text = quoted(remark.span.of(&sheet.movetext));
    let expected = match remark.expected.as_str() {
        "" => String::new(),
        expected => format!(", expected {expected}"),
    };
    let cause = &remark.cause;
    format!(
        "line {}, column {}: `{text}`: {cause}{expected}",
        place.line, place.column
    )
}

fn write(
    sheet: &Sheet,
    score: Option<&Score<'_>>,
    to: &Language,
    style: &Style,
    streams: &mut Streams,
) -> Result<(), Failure> {
    streams.out.write_all(&sheet.head)?;
    let text = match score {
        Some(score) => score.translated(&sheet.movetext, to, style),
        None => sheet.movetext.clone(),
    };
    Ok(streams.out.write_all(&encode(&text, sheet.encoding))?)
}
