//! `arbitre pgn fmt`: game files as the standard writes them.

use arbitre_notation::Style;
use arbitre_pgn::{Content, Export, Mode};
use clap::Args;

use super::games::{Files, Part, languages, unchanged};
use crate::quoted::quoted;
use crate::{Failure, Outcome, Streams};

/// Writes games in the export format of the standard
///
/// A game or a variation that cannot be played through, or that has several readings, keeps its
/// moves as they are written; a game whose start position cannot be read is written unchanged; text
/// without a meaning, escape lines and tags that stand twice are left out. All that is named on
/// standard error, and the exit status is 1.
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
                Part::Line(line) => return Err(line.is_no_game()),
            };
            let stands = unchanged(&found.game)?;
            let (file, line, nth) = (found.file, found.game.place.line, found.nth);
            let text = match export.exported(&found.game) {
                Ok(exported) => {
                    for remark in exported.remarks {
                        let remark = quoted(&remark.to_string());
                        writeln!(streams.err, "{file}:{line}: game {nth}: {remark}")?;
                        outcome = Outcome::Findings;
                    }
                    exported.text.into_bytes()
                }
                Err(error) => {
                    let error = quoted(&error.to_string());
                    writeln!(
                        streams.err,
                        "{file}:{line}: game {nth}: left as it is: {error}"
                    )?;
                    outcome = Outcome::Findings;
                    stands.clone()
                }
            };
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
