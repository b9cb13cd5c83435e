//! The writing of moves, their numbers and annotations.

use core::ops::Range;

use arbitre_notation::{Language, Played, Ply, san};

use super::{Departure, Form};
use crate::export::Number;
use crate::place::Place;
use crate::score::GameScore;
use crate::tree::{Game, Item, Kind};

impl GameScore<'_> {
    /// Where moves, numbers and annotations of the game that was read are not as the export format
    /// has them, in the order of the text. What is no move, or an illegal one, is remarked and is
    /// none of them.
    pub fn departures(&self, game: &Game) -> Vec<Departure> {
        let mut writing = Writing {
            score: self,
            nth: 0,
            found: Vec::new(),
        };
        writing.line(&game.line.items);
        let mut found = writing.found;
        found.sort_by_key(|departure| departure.span.start);
        found
    }
}

/// Compares a game with what would be written.
struct Writing<'s, 'a> {
    score: &'s GameScore<'a>,
    /// How many moves of the tree are compared.
    nth: usize,
    found: Vec<Departure>,
}

/// A number that stands before a move: its text, its bytes and their place.
struct Stated {
    text: String,
    span: Range<u64>,
    place: Place,
}

impl Stated {
    fn join(&mut self, text: &str, span: Range<u64>) {
        self.text.push_str(text);
        self.span.end = span.end;
    }
}

impl Writing<'_, '_> {
    fn line(&mut self, items: &[Item]) {
        let mut number = Number::Due;
        let mut stated: Option<Stated> = None;
        for item in items {
            match &item.kind {
                Kind::Number(text) => match &mut stated {
                    Some(stated) => stated.join(text.as_str(), item.span()),
                    None => {
                        stated = Some(Stated {
                            text: text.as_str().to_owned(),
                            span: item.span(),
                            place: item.place,
                        });
                    }
                },
                Kind::Move(_) => {
                    self.played(item, number, stated.take());
                    number = Number::Clear;
                }
                Kind::Nag(nag, text) => {
                    if !text.as_str().starts_with('$') {
                        self.tell(Form::Annotation(*nag), item.span(), item.place);
                    }
                    number = Number::Due;
                }
                Kind::Variation(line, _) | Kind::OpenVariation(line) => {
                    self.line(&line.items);
                    number = Number::Due;
                }
                Kind::Comment(..) | Kind::OpenComment(_) => number = Number::Due,
                _ => {}
            }
        }
        if let Some(stated) = stated {
            self.tell(Form::NoNumber, stated.span, stated.place);
        }
    }

    fn played(&mut self, item: &Item, number: Number, stated: Option<Stated>) {
        let nth = self.nth;
        self.nth += 1;
        let (Kind::Move(written), [ply]) = (&item.kind, self.score.plies_of(nth)) else {
            return;
        };
        if !self.score.is_played(nth) {
            return;
        }
        self.number(ply, number, stated, item.place);
        let Played::Move(mv) = ply.played else {
            return;
        };
        let letters = Language::english().letters();
        let usual = san::write(&ply.position, mv, letters).to_string();
        if written.whole() != usual {
            self.tell(Form::Move(usual), item.span(), item.place);
        }
    }

    fn number(&mut self, ply: &Ply, number: Number, stated: Option<Stated>, before: Place) {
        match (number.before(ply), stated) {
            (None, None) => {}
            (Some(expected), Some(stated)) if stated.text == expected => {}
            (None, Some(stated)) => self.tell(Form::NoNumber, stated.span, stated.place),
            (Some(expected), Some(stated)) => {
                self.tell(Form::Number(expected), stated.span, stated.place);
            }
            (Some(expected), None) => {
                let span = before.offset..before.offset;
                self.tell(Form::Number(expected), span, before);
            }
        }
    }

    fn tell(&mut self, form: Form, span: Range<u64>, place: Place) {
        self.found.push(Departure { form, span, place });
    }
}
