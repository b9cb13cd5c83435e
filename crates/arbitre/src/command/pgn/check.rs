//! `arbitre pgn check`: what is amiss in game files.

use arbitre_board::fen::Dialect;
use arbitre_notation::{Done, Language};
use arbitre_pgn::{Diagnostic, Ending, Game, Mode, Place, Severity, Start, Trouble};
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::games::{Files, Found, counted, dialect_name, json_line, languages};
use crate::{Failure, Outcome, Streams};

/// Names everything in game files that departs from the standard, and every illegal move
///
/// Each finding stands on a line with file, line and column. The exit status is 1 if there is one.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    files: Files,
    /// How much is borne
    #[arg(long, value_enum, default_value = "lenient")]
    mode: Strictness,
    /// The language of the moves, or `auto` to have it decided for each game
    #[arg(long, default_value = "auto", value_name = "LANG")]
    from: String,
    /// Name what the standard allows, too: encodings, games without tags
    #[arg(long)]
    notes: bool,
    /// Write JSON Lines
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Strictness {
    /// A game that departs from the standard is refused at once
    Strict,
    /// Everything is read that can be understood
    Lenient,
    /// Nothing is repaired, and every move that is not written as the standard has it is named
    Forensic,
}

#[derive(Serialize)]
struct Finding<'a> {
    file: &'a str,
    game: usize,
    line: u32,
    column: u32,
    offset: u64,
    kind: &'a str,
    severity: &'a str,
    message: String,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let languages = languages(&arguments.from)?;
    let mode = match arguments.mode {
        Strictness::Strict => Mode::Strict,
        Strictness::Lenient => Mode::Lenient,
        Strictness::Forensic => Mode::Forensic,
    };
    let (mut games, mut moves, mut findings, mut refused) = (0, 0, 0, 0);
    arguments.files.each(mode, streams, |found, streams| {
        games += 1;
        moves += found.game.line.moves().count();
        refused += usize::from(found.game.ending == Ending::Refused);
        for finding in of_game(&found, &languages, mode) {
            if finding.severity == "note" && !arguments.notes {
                continue;
            }
            findings += usize::from(finding.severity != "note");
            if arguments.json {
                writeln!(streams.out, "{}", json_line(&finding)?)?;
            } else {
                let Finding {
                    file,
                    line,
                    column,
                    message,
                    ..
                } = finding;
                writeln!(streams.out, "{file}:{line}:{column}: {message}")?;
            }
        }
        Ok(())
    })?;
    writeln!(
        streams.err,
        "{}, {}, {}, {} refused",
        counted(games, "game"),
        counted(moves, "move"),
        counted(findings, "finding"),
        counted(refused, "game")
    )?;
    Ok(match findings {
        0 => Outcome::Clean,
        _ => Outcome::Findings,
    })
}

/// The findings of a game, in the order of the text.
fn of_game<'f>(found: &Found<'f>, languages: &[&Language], mode: Mode) -> Vec<Finding<'f>> {
    let finding = |place: Place, kind, severity, message| Finding {
        file: found.file,
        game: found.nth,
        line: place.line,
        column: place.column,
        offset: place.offset,
        kind,
        severity,
        message,
    };
    let mut findings: Vec<Finding<'f>> = Vec::new();
    for diagnostic in &found.game.diagnostics {
        let severity = match diagnostic.trouble.severity() {
            Severity::Note => "note",
            Severity::Repair => "repair",
        };
        let trouble = diagnostic.trouble;
        let message = match excerpt(&found.game, diagnostic) {
            Some(text) => format!("{text}: {trouble}"),
            None => trouble.to_string(),
        };
        findings.push(finding(diagnostic.place, trouble.name(), severity, message));
    }
    start(&found.game, |place, kind, severity, message| {
        findings.push(finding(place, kind, severity, message));
    });
    if found.game.ending != Ending::Refused {
        moves(
            &found.game,
            languages,
            mode,
            |place, kind, severity, message| {
                findings.push(finding(place, kind, severity, message));
            },
        );
    }
    findings.sort_by_key(|finding| finding.offset);
    findings
}

/// The text that a diagnostic is about, where it is a word that the message needs.
fn excerpt(game: &Game, diagnostic: &Diagnostic) -> Option<String> {
    use Trouble::{MoveApart, NagGlyph, ResultDiffers, ResultForm, StrayCharacter, StrayWord};
    let is_word = matches!(
        diagnostic.trouble,
        MoveApart | NagGlyph | ResultDiffers | ResultForm | StrayCharacter | StrayWord
    );
    is_word
        .then(|| game.text_of(diagnostic.span.clone()))
        .flatten()
}

/// Tells what is remarkable about the start position: what of its FEN had to be overlooked, and a
/// dialect that the standard does not know.
fn start(game: &Game, mut tell: impl FnMut(Place, &'static str, &'static str, String)) {
    // A FEN that is none is told with the moves.
    let (Ok(Start::Fen(fen)), Some(place)) = (game.fen(), game.tags.place_of("FEN")) else {
        return;
    };
    for (remark, _) in fen.remarks.iter() {
        tell(place, "fen", "repair", format!("tag FEN: {remark}"));
    }
    if fen.dialect != Dialect::Plain {
        let name = dialect_name(fen.dialect);
        tell(place, "fen-dialect", "note", format!("tag FEN is {name}"));
    }
}

/// Tells what is amiss with the moves.
fn moves(
    game: &Game,
    languages: &[&Language],
    mode: Mode,
    mut tell: impl FnMut(Place, &'static str, &'static str, String),
) {
    // Plain English moves need no decision; most games have no other.
    if mode == Mode::Lenient && game.is_plainly_legal(Language::english()) {
        return;
    }
    match game.score(languages, mode) {
        Err(error) => tell(game.place, "start", "repair", error.to_string()),
        Ok(score) => {
            for (place, remark) in score.remarks() {
                let severity = match remark.done {
                    Done::Kept => "note",
                    _ => "repair",
                };
                let message = match remark.expected.as_str() {
                    "" => remark.cause.to_string(),
                    expected => format!("{}, expected {expected}", remark.cause),
                };
                let text = remark.span.of(&score.text);
                tell(place, "move", severity, format!("{text}: {message}"));
            }
        }
    }
}
