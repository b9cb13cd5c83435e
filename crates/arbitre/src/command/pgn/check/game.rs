//! What is amiss in a game.

use std::ops::Range;

use std::collections::HashSet;

use arbitre_board::fen::Dialect;
use arbitre_notation::{Done, Language, Remark};
use arbitre_pgn::{
    Departure, Diagnostic, Form, Game, GameScore, GameText, Mode, Place, Severity, Start, Trouble,
};

use super::{Finding, Strictness};
use crate::command::pgn::games::{Found, dialect_name};

/// The findings of a game, in the order of the text.
pub fn findings<'f>(
    found: &Found<'f>,
    languages: &[&Language],
    strictness: Strictness,
) -> Vec<Finding<'f>> {
    let mut gathered = Gathered {
        found,
        text: found.game.text(),
        findings: Vec::new(),
    };
    gathered.diagnostics();
    gathered.start();
    match strictness {
        Strictness::Lenient => {
            gathered.unbearable_tags();
            gathered.moves(languages);
        }
        Strictness::Strict | Strictness::Forensic => gathered.everything(languages),
    }
    let mut findings = gathered.findings;
    findings.sort_by_key(|finding| finding.offset);
    findings
}

/// What is found in a game.
struct Gathered<'g, 'f> {
    found: &'g Found<'f>,
    text: GameText,
    findings: Vec<Finding<'f>>,
}

impl Gathered<'_, '_> {
    fn game(&self) -> &Game {
        &self.found.game
    }

    fn tell(
        &mut self,
        (place, span): (Place, Range<u64>),
        kind: &'static str,
        severity: &'static str,
        message: String,
    ) {
        self.findings.push(Finding {
            file: self.found.file,
            game: Some(self.found.nth),
            position: None,
            line: place.line,
            column: place.column,
            offset: span.start,
            end: span.end,
            kind,
            severity,
            message,
        });
    }

    fn diagnostics(&mut self) {
        for diagnostic in &self.found.game.diagnostics {
            let trouble = diagnostic.trouble;
            let severity = match trouble.severity() {
                Severity::Note => "note",
                Severity::Repair => "repair",
            };
            let message = match self.excerpt(diagnostic) {
                Some(text) => format!("{text}: {trouble}"),
                None => trouble.to_string(),
            };
            let place = (diagnostic.place, diagnostic.span.clone());
            self.tell(place, trouble.name(), severity, message);
        }
    }

    /// The text that a diagnostic is about, where it is a word that the message needs.
    fn excerpt(&self, diagnostic: &Diagnostic) -> Option<String> {
        use Trouble::{
            MoveApart, NagGlyph, ResultDiffers, ResultForm, StrayCharacter, StrayWord, WordTooLong,
        };
        let is_word = matches!(
            diagnostic.trouble,
            MoveApart
                | NagGlyph
                | ResultDiffers
                | ResultForm
                | StrayCharacter
                | StrayWord
                | WordTooLong
        );
        is_word
            .then(|| self.text.at(diagnostic.span.clone()))
            .flatten()
    }

    /// Tells what is remarkable about the start position: what of its FEN had to be overlooked, and
    /// a dialect that the standard does not know.
    fn start(&mut self) {
        // A FEN that is none is told with the moves.
        let (Ok(Start::Fen(fen)), Some(place)) =
            (self.game().fen(), self.game().tags.place_of("FEN"))
        else {
            return;
        };
        let at = (place, point(place));
        for (remark, _) in fen.remarks.iter() {
            self.tell(at.clone(), "fen", "repair", format!("tag FEN: {remark}"));
        }
        // Faults that play cannot go on with are told with the moves, too.
        let faults = fen.setup.faults();
        if !faults.is_empty() && self.game().start().is_ok() {
            self.tell(at.clone(), "fen", "repair", format!("tag FEN: {faults}"));
        }
        if fen.dialect != Dialect::Plain {
            let name = dialect_name(fen.dialect);
            self.tell(at, "fen-dialect", "note", format!("tag FEN is {name}"));
        }
    }

    /// Tells of tags that are wrong whatever the format: of days and times that there are not, and
    /// of a start position or a variant that is not looked for under such a name.
    fn unbearable_tags(&mut self) {
        for departure in self.game().tag_departures() {
            if is_unbearable(&departure.form) {
                self.depart(departure);
            }
        }
    }

    /// Tells what is amiss with the moves.
    fn moves(&mut self, languages: &[&Language]) {
        // Plain English moves need no decision; most games have no other.
        if !self.game().is_plainly_legal(Language::english()) {
            self.score(languages, |_| Vec::new());
        }
    }

    /// Tells what is amiss with the moves, and all that is not as the export format has it.
    fn everything(&mut self, languages: &[&Language]) {
        let mut departures = self.game().departures();
        let found = self.found;
        departures.extend(self.score(languages, |score| score.departures(&found.game)));
        let of_move = |finding: &&Finding<'_>| finding.kind == "move";
        let remarked = self.findings.iter().filter(of_move);
        // A remark that says the same in other words is enough, and a number is named once.
        let repaired: HashSet<u64> = remarked
            .filter(|finding| finding.severity != "note")
            .map(|finding| finding.offset)
            .collect();
        let numbers: HashSet<u64> = departures
            .iter()
            .filter(|it| matches!(it.form, Form::Number(_) | Form::NoNumber))
            .map(|it| it.span.start)
            .collect();
        self.findings
            .retain(|finding| finding.kind != "move" || !numbers.contains(&finding.offset));
        for departure in departures {
            let is_move = matches!(departure.form, Form::Move(_));
            if !is_move || !repaired.contains(&departure.span.start) {
                self.depart(departure);
            }
        }
    }

    fn depart(&mut self, Departure { form, span, place }: Departure) {
        let text = self.text.at(span.clone());
        let message = match text.filter(|_| is_about_a_word(&form)) {
            Some(text) if !text.is_empty() => format!("{text}: {form}"),
            _ => form.to_string(),
        };
        let severity = match is_unbearable(&form) {
            true => "repair",
            false => "form",
        };
        self.tell((place, span), form.name(), severity, message);
    }

    /// Reads the moves, tells what is remarked, and gives back what is asked of the score.
    fn score(
        &mut self,
        languages: &[&Language],
        ask: impl FnOnce(&GameScore<'_>) -> Vec<Departure>,
    ) -> Vec<Departure> {
        match self.game().score(languages, Mode::Lenient) {
            Err(error) => {
                let game = self.game();
                let place = game.tags.place_of("FEN").unwrap_or(game.place);
                self.tell((place, point(place)), "start", "repair", error.to_string());
                Vec::new()
            }
            Ok(score) => {
                for (place, remark) in score.remarks() {
                    let severity = match remark.done {
                        Done::Kept => "note",
                        _ => "repair",
                    };
                    let text = remark.span.of(&score.text);
                    let message = format!("{text}: {}", said(remark));
                    let span = score.bytes_of(remark.span);
                    self.tell((place, span), "move", severity, message);
                }
                ask(&score)
            }
        }
    }
}

fn said(remark: &Remark) -> String {
    match remark.expected.as_str() {
        "" => remark.cause.to_string(),
        expected => format!("{}, expected {expected}", remark.cause),
    }
}

fn is_unbearable(form: &Form) -> bool {
    matches!(
        form,
        Form::Impossible(_) | Form::TagName("FEN" | "SetUp" | "Variant")
    )
}

fn is_about_a_word(form: &Form) -> bool {
    matches!(
        form,
        Form::Move(_)
            | Form::Number(_)
            | Form::NoNumber
            | Form::Annotation(_)
            | Form::Impossible(_)
            | Form::TagName(_)
    )
}

/// No byte, at a place.
fn point(place: Place) -> Range<u64> {
    place.offset..place.offset
}
