//! `arbitre pgn fmt`: game files as the standard writes them.

use arbitre_board::fen;
use arbitre_notation::Style;
use arbitre_pgn::{Content, EpdError, EpdReason, Export, Mode, PositionLine};
use clap::Args;

use super::games::{Files, Line, Part, languages, unchanged};
use crate::quoted::quoted;
use crate::{Failure, Outcome, Streams};

/// Writes games, and the positions of `.epd` files, in the export format of the standard
///
/// A game or a variation that cannot be played through, or that has several readings, keeps its
/// moves as they are written; so does a game whose start position cannot be read, and one of another
/// variant. Text without a meaning, escape lines and tags that stand twice are left out. All that is
/// named on standard error, and the exit status is 1.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    files: Files,
    /// Write the seven tags of the roster and the moves only
    #[arg(long)]
    reduced: bool,
    /// The language of the moves that are read, or `auto`
    #[arg(long, default_value = "auto", value_name = "LANG")]
    from: String,
    /// The language to write
    #[arg(long, default_value = "en", value_name = "LANG")]
    to: String,
    /// The style to write: pgn, fide-1929, fide-2023, long, lan, uci, ...
    #[arg(long, default_value_t = Style::PGN, value_name = "STYLE")]
    style: Style,
    /// The most columns of a line
    #[arg(long, default_value_t = 79, value_name = "N")]
    columns: usize,
    /// Write nothing; exit with 1 if a game would be written otherwise than it stands
    #[arg(long)]
    check: bool,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let to = languages(&arguments.to)?;
    let [to] = to[..] else {
        return Err(Failure::Refused("name one language to write".to_owned()));
    };
    let export = Export {
        from: languages(&arguments.from)?,
        language: to,
        style: arguments.style,
        content: if arguments.reduced {
            Content::Reduced
        } else {
            Content::Everything
        },
        columns: arguments.columns,
    };
    let mut outcome = Outcome::Clean;
    arguments
        .files
        .each_part(Mode::Lenient, streams, |part, streams| {
            let found = match part {
                Part::Game(found) => found,
                Part::Rest(_, text) if text.as_str().trim().is_empty() => return Ok(()),
                Part::Rest(file, text) => {
                    let text = quoted(text.as_str().trim());
                    let why = "left out, since it belongs to no game";
                    writeln!(streams.err, "{file}: {why}: {text}")?;
                    outcome = Outcome::Findings;
                    return Ok(());
                }
                Part::Line(line) => {
                    if position(&line, arguments, streams)? == Outcome::Findings {
                        outcome = Outcome::Findings;
                    }
                    return Ok(());
                }
            };
            let stands = unchanged(&found.game)?;
            let (file, line, nth) = (found.file, found.game.place.line, found.nth);
            let exported = export.exported(&found.game);
            for remark in exported.remarks {
                let remark = quoted(&remark.to_string());
                writeln!(streams.err, "{file}:{line}: game {nth}: {remark}")?;
                outcome = Outcome::Findings;
            }
            let text = exported.text.into_bytes();
            if arguments.check && text != stands {
                outcome = Outcome::Findings;
                writeln!(
                    streams.out,
                    "{file}:{line}: game {nth} is not as it would be written"
                )?;
            }
            if !arguments.check {
                streams.write_bytes(&text)?;
            }
            Ok(())
        })?;
    Ok(outcome)
}

/// Writes a line of positions as the standard has it, or as it is if it cannot be read.
fn position(
    line: &Line<'_>,
    arguments: &Arguments,
    streams: &mut Streams,
) -> Result<Outcome, Failure> {
    let mut outcome = Outcome::Clean;
    let (file, number, nth) = (line.file, line.place.line, line.nth);
    let stands = line.text.as_str();
    let text = match rewritten(stands) {
        Ok(text) => text,
        Err(reason) => {
            let why = format!("position {nth}: left as it is: {}", quoted(&reason));
            writeln!(streams.err, "{file}:{number}: {why}")?;
            outcome = Outcome::Findings;
            stands.to_owned()
        }
    };
    if !arguments.check {
        streams.write_bytes(format!("{text}\n").as_bytes())?;
    } else if text != stands {
        let why = format!("position {nth} is not as it would be written");
        writeln!(streams.out, "{file}:{number}: {why}")?;
        outcome = Outcome::Findings;
    }
    Ok(outcome)
}

/// A line of positions as the standard has it, or why it stays as it is: what is overlooked in the
/// fields of the position might be lost.
fn rewritten(line: &str) -> Result<String, String> {
    match PositionLine::read(line, Mode::Lenient) {
        Err(error) => Err(error.to_string()),
        Ok(PositionLine::Epd(epd)) => {
            let in_fields = |error: &&EpdError| matches!(error.reason, EpdReason::Remark(_));
            match epd.overlooked.iter().find(in_fields) {
                Some(error) => Err(error.to_string()),
                None => Ok(epd.to_string()),
            }
        }
        Ok(PositionLine::Fen(fen)) => match fen.remarks.iter().next() {
            Some((remark, _)) => Err(remark.to_string()),
            None => Ok(fen::write(fen.setup).dialect(fen.dialect).to_string()),
        },
    }
}
