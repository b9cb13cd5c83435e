//! JSON Lines, written.

use serde::Serialize;

use crate::actor::Keywords;
use crate::header::Header;
use crate::journal::{Content, Event, Journal, Line};
use crate::ruling::RecordedRuling;
use crate::stamp::Stamp;
use crate::verb::Verb;
use crate::write_act::{Argument, Form, Writer};

impl Journal {
    /// Writes JSON Lines: one object for the headers, then one for each event, ruling, comment and
    /// blank line.
    #[must_use]
    pub fn to_json_lines(&self) -> String {
        let mut text = String::new();
        let mut headers = Block::default();
        let mut pending: Vec<&Line> = Vec::new();
        for line in self.lines() {
            match &line.content.value {
                Content::Nothing => pending.push(line),
                Content::Header(header) => headers.push(header, line, &mut pending),
                Content::Event(event) => {
                    headers.flush(&mut text, &mut pending);
                    text.push_str(&self.event(event, line));
                }
                Content::Ruling(ruling) => {
                    headers.flush(&mut text, &mut pending);
                    text.push_str(&ruling_object(ruling, line));
                }
            }
        }
        headers.flush(&mut text, &mut pending);
        text
    }

    fn event(&self, event: &Event, line: &Line) -> String {
        let letters = self.headers().letters();
        let (verb, arguments) = Writer::new(letters, Keywords::English).write(&event.act);
        let mut object = Object::default();
        object.field("n", &event.n.0);
        if let Some(stamp) = event.stamp {
            object.raw("at", &at(stamp));
        }
        if verb == Verb::Judge {
            object.field("kind", "judgement");
        }
        object.field("who", event.actor.keyword(Keywords::English));
        object.field("do", verb.keyword(Keywords::English));
        for (at, argument) in arguments.iter().enumerate() {
            let same = |other: &&Argument| other.name == argument.name;
            let before = arguments[..at].iter().any(|other| same(&other));
            let all = arguments.iter().filter(same).collect::<Vec<_>>();
            match (before, &all[..]) {
                (true, _) => {}
                (false, [one]) => one.put(&mut object),
                (false, several) => {
                    let words = several.iter().filter_map(|one| one.word());
                    let name = if argument.name == "square" {
                        "squares"
                    } else {
                        argument.name
                    };
                    object.field(name, &words.collect::<Vec<_>>());
                }
            }
        }
        object.comment(line);
        object.line()
    }
}

impl Argument {
    fn word(&self) -> Option<&str> {
        match &self.form {
            Form::Word(text) | Form::Pair(text) => Some(text),
            Form::Event(_) | Form::Quoted(_) => None,
        }
    }

    fn put(&self, object: &mut Object) {
        match &self.form {
            Form::Word(text) | Form::Pair(text) | Form::Quoted(text) => {
                object.field(self.name, text);
            }
            Form::Event(number) => object.field(self.name, number),
        }
    }
}

fn ruling_object(ruling: &RecordedRuling, line: &Line) -> String {
    let mut object = Object::default();
    object.field("kind", "ruling");
    if let Some(laws) = &ruling.laws {
        object.field("laws", &laws.0);
    }
    for field in &ruling.fields {
        object.field(&field.key().to_string(), &field.value.value());
    }
    object.comment(line);
    object.line()
}

fn at(stamp: Stamp) -> String {
    match stamp {
        Stamp::After(delay) => format!("{{\"delta_ms\":{}}}", delay.milliseconds()),
        Stamp::Since(time) => format!("{{\"since_ms\":{}}}", time.milliseconds()),
        Stamp::At(hour) => format!("{{\"clock\":\"{hour}\"}}"),
        Stamp::Same => "{\"same\":true}".to_owned(),
    }
}

/// An object while it is being written.
#[derive(Default)]
struct Object(String);

impl Object {
    fn field(&mut self, name: &str, value: &(impl Serialize + ?Sized)) {
        let value = serde_json::to_string(value).unwrap_or_default();
        self.raw(name, &value);
    }

    fn raw(&mut self, name: &str, value: &str) {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        let name = serde_json::to_string(name).unwrap_or_default();
        self.0.push_str(&name);
        self.0.push(':');
        self.0.push_str(value);
    }

    fn comment(&mut self, line: &Line) {
        if let Some(comment) = &line.comment {
            self.field("comment", comment);
        }
    }

    fn line(mut self) -> String {
        self.0.push_str("}\n");
        self.0
    }
}

/// A comment or a blank line among the headers.
#[derive(Serialize)]
struct HeaderComment {
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    on: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// Headers that stand together, with their comments.
#[derive(Default)]
struct Block {
    object: Object,
    comments: Vec<HeaderComment>,
}

impl Block {
    fn push(&mut self, header: &Header, line: &Line, pending: &mut Vec<&Line>) {
        let key = header.key().to_string();
        for before in pending.drain(..) {
            self.comments.push(HeaderComment {
                before: Some(key.clone()),
                on: None,
                text: before.comment.clone(),
            });
        }
        if line.comment.is_some() {
            self.comments.push(HeaderComment {
                before: None,
                on: Some(key.clone()),
                text: line.comment.clone(),
            });
        }
        self.object.field(&key, &header.value());
    }

    /// Writes the headers, if there are any, and what stands after them.
    fn flush(&mut self, text: &mut String, pending: &mut Vec<&Line>) {
        let Self {
            mut object,
            comments,
        } = std::mem::take(self);
        if !object.0.is_empty() {
            if !comments.is_empty() {
                object.field("comment", &comments);
            }
            text.push_str(&object.line());
        }
        for line in pending.drain(..) {
            let mut object = Object::default();
            match line.comment {
                Some(_) => object.field("kind", "comment"),
                None => object.field("kind", "blank"),
            }
            object.comment(line);
            text.push_str(&object.line());
        }
    }
}
