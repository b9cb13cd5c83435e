//! The clock comments of real game files, checked against their time controls.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use arbitre_clock::{
    Controls, Dialect, Duration, Impossible, PeriodChange, Sides, Stated, TimeCommand, TimeControl,
    check_times,
};
use arbitre_pgn::{Game, Reader};
use tests::beside;

/// The game files in a folder and below it.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "pgn") {
            found.push(path);
        }
    }
}

/// The time control of a game: its tag, or what its event announced.
fn controls(game: &Game) -> Option<Controls> {
    let event = game.tags.get("Event").unwrap_or_default();
    let stated = match (game.tags.time_control(), event) {
        (Some(reading), _) => reading.ok()?.stated,
        // The European Club Cup of 2018: 90 minutes for 40 moves, then 30, and 30 seconds for each move.
        (None, "ECC 2018 Open" | "ECC 2018 Women") => {
            Dialect::Fide.read("90'/40 + 30' + 30\"/move").ok()?.stated
        }
        _ => return None,
    };
    match stated {
        Stated::Controls(controls) => Some(controls),
        Stated::Unknown => None,
    }
}

/// What was found in a file, or in all.
#[derive(Debug, Default, PartialEq, Eq)]
struct Figures {
    comments: usize,
    unreadable: usize,
    /// Comments of games whose time control is known.
    checked: usize,
    too_much: usize,
    too_early: usize,
    other: usize,
    games_with_findings: usize,
    /// At which move the time of the next period came.
    periods: BTreeMap<u32, usize>,
}

impl Figures {
    fn count_file(&mut self, path: &Path) {
        for game in Reader::new(File::open(path).unwrap()).games() {
            self.count(&game.unwrap());
        }
    }

    fn count(&mut self, game: &Game) {
        let times = game.times();
        let comments: usize = times.moves.iter().map(|timed| timed.comments.len()).sum();
        self.comments += comments;
        self.unreadable += times.unreadable.len();
        let Some(controls) = controls(game) else {
            return;
        };
        self.checked += comments;
        let found = check_times(&controls, &times.moves).moves;
        let mut seen = Sides::from_fn(|side| start(&controls[side]));
        let mut is_sound = true;
        for (timed, found) in times.moves.iter().zip(&found) {
            let control = &controls[timed.side];
            for impossible in &found.impossible {
                is_sound = false;
                match impossible {
                    Impossible::TooMuch { shown, .. } => {
                        self.too_much += 1;
                        // Told without the library: no press brings so much more than was last shown.
                        let most = seen[timed.side] + control.bonus().time() + Duration::SECOND;
                        assert!(
                            *shown > most,
                            "{:?}: a false alarm: {impossible}",
                            game.tags
                        );
                    }
                    Impossible::PeriodTooEarly { moves, due } => {
                        self.too_early += 1;
                        assert!(moves < due);
                    }
                    _ => self.other += 1,
                }
            }
            if let PeriodChange::Added(_) = found.period {
                *self.periods.entry(found.number).or_default() += 1;
            }
            let clk = timed.comments.iter().rev();
            let clk = clk
                .clone()
                .find(|comment| comment.command == TimeCommand::Clk);
            if let Some(comment) = clk {
                seen[timed.side] = comment.time;
            }
        }
        self.games_with_findings += usize::from(!is_sound);
    }
}

/// What a display can show before the first move.
fn start(control: &TimeControl) -> Duration {
    control.periods()[0].base() + control.bonus().time()
}

fn figures(file: &str) -> Option<Figures> {
    let folder = beside("notation/pgn")?;
    let mut figures = Figures::default();
    figures.count_file(&folder.join(file));
    Some(figures)
}

/// 78 173 displays of 900 games, broadcast from electronic boards. In 865 games nothing is impossible. In
/// some the counter was a move or three ahead of the game and the half hour came too early, mostly for both
/// players; the others show hours out of nothing, or time that came back.
#[test]
fn a_team_event_on_electronic_boards() {
    let Some(found) = figures("bhlangonijr__chesslib/src__test__resources__cup.pgn") else {
        return;
    };
    let periods = [
        (37, 1),
        (39, 17),
        (40, 897),
        (41, 12),
        (47, 1),
        (48, 1),
        (49, 1),
    ];
    let expected = Figures {
        comments: 78_173,
        checked: 78_173,
        too_much: 31,
        too_early: 18,
        games_with_findings: 35,
        periods: periods.into(),
        ..Figures::default()
    };
    assert_eq!(found, expected);
}

/// 74 714 displays of 1 000 games from one server. What is impossible under the time control of the tag
/// is time that the tag does not tell of: the hour more of the master in a simultaneous display, and time
/// given by the opponent.
#[test]
fn games_from_a_server() {
    let Some(found) = figures("CorentinGS__chess/fixtures__pgns__big.pgn") else {
        return;
    };
    let expected = Figures {
        comments: 74_714,
        checked: 74_714,
        too_much: 410,
        games_with_findings: 330,
        ..Figures::default()
    };
    assert_eq!(found, expected);
}

/// Nothing is impossible in any other file, but for time given by the opponent in three games of one.
#[test]
fn all_other_files() {
    let Some(folder) = beside("notation/pgn") else {
        return;
    };
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    let mut figures = Figures::default();
    for path in paths {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.ends_with("cup.pgn") || name.ends_with("big.pgn") {
            continue;
        }
        figures.count_file(&path);
    }
    let expected = Figures {
        comments: 33_997,
        unreadable: 1, // `[%clk 1.55:05]`
        checked: 29_201,
        too_much: 4,
        games_with_findings: 3,
        periods: [(40, 2)].into(),
        ..Figures::default()
    };
    assert_eq!(figures, expected);
}
