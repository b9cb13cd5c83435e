//! JSON Lines: the form of a journal that programs write.

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::arguments::DURATION;
use crate::draft::{Draft, Telling};
use crate::error::{Expected, Fault, JournalErrors, Reason};
use crate::excerpt::Text;
use crate::header::HeaderKey;
use crate::journal::{Content, Journal};
use crate::lexer::Token;
use crate::span::{Located, Span};
use crate::stamp::Stamp;
use crate::word::{Word, words};

words! {
    /// What an object stands for.
    enum Kind {
        Event = "event",
        Judgement = "judgement",
        Ruling = "ruling",
        Comment = "comment",
        Blank = "blank",
    }

    /// Arguments that have no name in the text form, in their order there.
    enum Unnamed {
        What = "what",
        Move = "move",
        Piece = "piece",
        Square = "square",
        Event = "event",
        Text = "text",
    }
}

/// The fields of an object, in order, and where it stands.
struct Object<'t> {
    fields: Vec<Field<'t>>,
    span: Span,
}

/// A field of an object: its name and its value as it is written.
struct Field<'t> {
    name: Cow<'t, str>,
    raw: &'t str,
    span: Span,
}

/// A comment among the headers, or a blank line there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderComment {
    /// The header before whose line it stands.
    before: Option<String>,
    /// The header on whose line it stands.
    on: Option<String>,
    /// The comment; a blank line has none.
    text: Option<String>,
}

impl Journal {
    /// Reads JSON Lines.
    ///
    /// # Errors
    ///
    /// As [`Journal::parse`], with places in the JSON text.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_journal::Journal;
    ///
    /// let json = "{\"laws\":\"fide-2023\"}\n{\"n\":1,\"who\":\"white\",\"do\":\"move\",\"move\":\"e4\"}\n";
    /// let journal = Journal::from_json_lines(json)?;
    /// assert_eq!(journal.to_string(), "@laws fide-2023\nwhite move e4\n");
    /// assert_eq!(journal.to_json_lines(), json);
    /// # Ok::<(), arbitre_journal::JournalErrors>(())
    /// ```
    pub fn from_json_lines(text: &str) -> Result<Self, JournalErrors> {
        let mut draft = Draft::new();
        let mut offset = 0;
        let mut objects = Vec::new();
        for line in text.split_inclusive('\n') {
            let bare = line.trim();
            if !bare.is_empty() {
                let start = offset + line.len() - line.trim_start().len();
                match object(bare, start) {
                    Ok(object) => objects.push(object),
                    Err(fault) => draft.faults.push(fault),
                }
            }
            offset += line.len();
        }
        let blocks = objects
            .iter()
            .map(|object| block(&mut draft, object))
            .collect::<Vec<_>>();
        for (object, block) in objects.iter().zip(blocks) {
            match block {
                Some(Ok(lines)) => draft.lines.extend(lines),
                Some(Err(fault)) => draft.faults.push(fault),
                None => read_line(&mut draft, object),
            }
        }
        draft.finish(text)
    }
}

/// Reads an object, which begins at byte `offset` of the text.
fn object(text: &str, offset: usize) -> Result<Object<'_>, Fault> {
    let span = Span::new(offset, offset + text.len());
    let fields: RawFields<'_> = serde_json::from_str(text).map_err(|cause| {
        let reason = Reason::Json(cause.to_string());
        Fault::new(span, reason, Expected::Form("one JSON object in a line"))
    })?;
    let fields = fields.0.into_iter().map(|(name, raw)| {
        let raw = raw.get();
        let start = offset + (raw.as_ptr() as usize - text.as_ptr() as usize);
        Field {
            name,
            raw,
            span: Span::new(start, start + raw.len()),
        }
    });
    Ok(Object {
        fields: fields.collect(),
        span,
    })
}

/// The fields of an object in their order, repeated ones too.
struct RawFields<'t>(Vec<(Cow<'t, str>, &'t RawValue)>);

impl<'t> Deserialize<'t> for RawFields<'t> {
    fn deserialize<D: Deserializer<'t>>(from: D) -> Result<Self, D::Error> {
        struct Fields;

        impl<'t> Visitor<'t> for Fields {
            type Value = RawFields<'t>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<RawFields<'t>, A::Error> {
                let mut fields = Vec::new();
                while let Some((name, raw)) = map.next_entry::<Cow<'t, str>, &'t RawValue>()? {
                    fields.push((name, raw));
                }
                Ok(RawFields(fields))
            }
        }

        from.deserialize_map(Fields)
    }
}

impl<'t> Object<'t> {
    fn field(&self, name: &str) -> Option<&Field<'t>> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// The text of a field that must be there.
    fn text(&self, name: &'static str) -> Result<Text<'t>, Fault> {
        match self.field(name) {
            Some(field) => field.text(),
            None => {
                let end = Span::new(self.span.end - 1, self.span.end - 1);
                Err(Fault::new(end, Reason::Missing(name), Expected::Nothing))
            }
        }
    }

    fn comment(&self) -> Result<Option<String>, Fault> {
        self.field("comment").map(Field::comment).transpose()
    }

    /// What the object stands for. The kind of a device or an incident has the same name, so with a
    /// verb only the words of this list count.
    fn kind(&self) -> Result<Kind, Fault> {
        let Some(field) = self.field("kind") else {
            let comment = self.fields.iter().all(|field| field.name == "comment");
            return Ok(if comment { Kind::Comment } else { Kind::Event });
        };
        let word = field.text()?;
        match (Kind::from_word(&word), self.field("do")) {
            (Some(kind), _) => Ok(kind),
            (None, Some(_)) => Ok(Kind::Event),
            (None, None) => Err(word.unknown("kind of object", Kind::WORDS)),
        }
    }
}

impl<'t> Field<'t> {
    fn fault(&self, form: &'static str) -> Fault {
        let reason = Reason::Unreadable {
            what: "the value of this field",
            text: self.raw.to_owned(),
            cause: format!("the form of {:?} is another", self.name),
        };
        Fault::new(self.span, reason, Expected::Form(form))
    }

    /// The value as text: a string, or a number as it is written.
    fn text(&self) -> Result<Text<'t>, Fault> {
        if self.raw.starts_with('"') {
            let text = string(self.raw).ok_or_else(|| self.fault("a string"))?;
            let inside = Span::new(self.span.start + 1, self.span.end - 1);
            return Ok(Text::new(text, inside));
        }
        let text: Cow<'t, str> = if self.raw.starts_with(|sign: char| sign.is_ascii_digit()) {
            self.raw.into()
        } else {
            return Err(self.fault("a string or a number"));
        };
        Ok(Text::new(text, self.span))
    }

    /// The value as one text or several.
    fn texts(&self) -> Result<Vec<Text<'t>>, Fault> {
        if !self.raw.starts_with('[') {
            return Ok(vec![self.text()?]);
        }
        let parts: Vec<Cow<'t, str>> = serde_json::from_str::<Vec<Borrowed<'t>>>(self.raw)
            .map_err(|_| self.fault("a string or a list of strings"))?
            .into_iter()
            .map(|part| part.0)
            .collect();
        Ok(parts
            .into_iter()
            .map(|part| Text::new(part, self.span))
            .collect())
    }

    fn number(&self) -> Result<u64, Fault> {
        self.raw.parse().map_err(|_| self.fault("a whole number"))
    }

    fn comment(&self) -> Result<String, Fault> {
        comment(&self.text()?)
    }
}

/// A string that borrows where it can.
#[derive(Deserialize)]
struct Borrowed<'t>(#[serde(borrow)] Cow<'t, str>);

fn string(raw: &str) -> Option<Cow<'_, str>> {
    serde_json::from_str::<Borrowed<'_>>(raw)
        .ok()
        .map(|text| text.0)
}

/// A comment, which the text form writes in one line.
fn comment(text: &Text<'_>) -> Result<String, Fault> {
    if text.contains('\n') {
        let cause = "it has several lines";
        return Err(text.unreadable("a comment", cause, "one line"));
    }
    Ok(text.trim().to_owned())
}

/// The lines of an object of headers, `None` if it is none.
fn block(draft: &mut Draft, object: &Object<'_>) -> Option<Result<Vec<crate::Line>, Fault>> {
    let names_header = |field: &Field<'_>| HeaderKey::from_word(&field.name).is_some();
    let is_event = object.field("do").is_some() || object.field("kind").is_some();
    if is_event || !object.fields.iter().any(names_header) {
        return None;
    }
    Some(headers(draft, object))
}

fn headers(draft: &mut Draft, object: &Object<'_>) -> Result<Vec<crate::Line>, Fault> {
    let comments = match object.field("comment") {
        Some(field) => serde_json::from_str::<Vec<HeaderComment>>(field.raw)
            .map_err(|_| field.fault("a list of {\"before\" or \"on\": header, \"text\"}"))?,
        None => Vec::new(),
    };
    let comment_span = object
        .field("comment")
        .map_or(object.span, |field| field.span);
    let mut read = Vec::new();
    for moves in [false, true] {
        for (at, field) in object.fields.iter().enumerate() {
            if field.name == "comment" || moves != (field.name == "moves") {
                continue;
            }
            let key = Text::new(field.name.clone(), field.span);
            let value = field.text()?;
            let text = value.split_whitespace().collect::<Vec<_>>().join(" ");
            let value = Text::new(text, value.span);
            read.push((at, draft.header(&key, &value)?, field));
        }
    }
    read.sort_by_key(|(at, ..)| *at);
    let mut lines = Vec::new();
    for (_, header, field) in read {
        for one in &comments {
            if one.before.as_deref() == Some(&*field.name) {
                lines.push(crate::Line {
                    content: Located::new(Content::Nothing, comment_span),
                    comment: line_comment(one, comment_span)?,
                });
            }
        }
        let on = comments
            .iter()
            .find(|one| one.on.as_deref() == Some(&*field.name));
        lines.push(crate::Line {
            content: Located::new(Content::Header(header), field.span),
            comment: on
                .map(|one| line_comment(one, comment_span))
                .transpose()?
                .flatten(),
        });
    }
    let stray = |one: &&HeaderComment| {
        let name = one
            .before
            .as_deref()
            .or(one.on.as_deref())
            .unwrap_or_default();
        object.field(name).is_none() || one.before.is_some() == one.on.is_some()
    };
    if comments.iter().any(|one| stray(&one)) {
        let form = "each comment before or on one header of this object";
        let reason = Reason::Unreadable {
            what: "a comment",
            text: "comment".to_owned(),
            cause: "it belongs to no header of this object".to_owned(),
        };
        return Err(Fault::new(comment_span, reason, Expected::Form(form)));
    }
    Ok(lines)
}

fn line_comment(one: &HeaderComment, span: Span) -> Result<Option<String>, Fault> {
    let text = one.text.as_ref();
    text.map(|text| comment(&Text::new(text.as_str(), span)))
        .transpose()
}

/// Reads an object that is no object of headers.
fn read_line(draft: &mut Draft, object: &Object<'_>) {
    let (content, comment) = match (content(draft, object), object.comment()) {
        (Ok(content), Ok(comment)) => (Ok(Located::new(content, object.span)), comment),
        (Err(fault), _) | (_, Err(fault)) => (Err(fault), None),
    };
    draft.keep(content, comment);
}

fn content(draft: &mut Draft, object: &Object<'_>) -> Result<Content, Fault> {
    let kind = object.kind()?;
    match kind {
        Kind::Ruling => ruling(draft, object).map(Content::Ruling),
        Kind::Event | Kind::Judgement => event(draft, object, kind).map(Content::Event),
        Kind::Comment | Kind::Blank => {
            let allowed = |field: &&Field<'_>| field.name != "kind" && field.name != "comment";
            match object.fields.iter().find(allowed) {
                None => Ok(Content::Nothing),
                Some(other) => Err(Fault::superfluous(
                    other.span,
                    &other.name,
                    Expected::Form("comment"),
                )),
            }
        }
    }
}

fn ruling(draft: &Draft, object: &Object<'_>) -> Result<crate::RecordedRuling, Fault> {
    let mut tokens = Vec::new();
    for field in &object.fields {
        let value = match &*field.name {
            "kind" | "comment" => continue,
            _ => field.text()?,
        };
        tokens.push(match &*field.name {
            "laws" => (0, Located::new(Token::Word(value.text), field.span)),
            _ => (
                1,
                Located::new(Token::Pair(field.name.clone(), value), field.span),
            ),
        });
    }
    tokens.sort_by_key(|(rank, _)| *rank);
    draft.ruling(tokens.into_iter().map(|(_, token)| token).collect())
}

fn event(draft: &mut Draft, object: &Object<'_>, kind: Kind) -> Result<crate::Event, Fault> {
    let n = draft.next_event();
    if let Some(field) = object.field("n") {
        let stated = field.number()?;
        if stated != u64::from(n.0) {
            let reason = Reason::Misnumbered { stated, actual: n };
            return Err(Fault::new(field.span, reason, Expected::Nothing));
        }
    }
    let question = match kind {
        Kind::Judgement => object.field("kind").map(|field| field.span),
        _ => None,
    };
    let mut unnamed = Vec::new();
    let mut pairs = Vec::new();
    for field in &object.fields {
        let is_kind = |field: &Field<'_>| {
            field
                .text()
                .is_ok_and(|word| Kind::from_word(&word).is_some())
        };
        match &*field.name {
            "n" | "at" | "who" | "do" | "comment" => continue,
            "kind" if is_kind(field) => continue,
            _ => {}
        }
        let name = field
            .name
            .strip_suffix("s")
            .filter(|name| *name == "square");
        match Unnamed::from_word(name.unwrap_or(&field.name)) {
            Some(place) => unnamed.push((place, field)),
            None => {
                let value = field.text()?;
                pairs.push(Located::new(
                    Token::Pair(field.name.clone(), value),
                    field.span,
                ));
            }
        }
    }
    unnamed.sort_by_key(|(place, _)| *place as u8);
    let mut arguments = Vec::new();
    for (place, field) in unnamed {
        match place {
            Unnamed::Event => {
                let number = u32::try_from(field.number()?).unwrap_or(u32::MAX);
                arguments.push(Located::new(Token::Event(number), field.span));
            }
            Unnamed::Text => {
                let text = field.text()?.text.into_owned();
                arguments.push(Located::new(Token::Quoted(text), field.span));
            }
            Unnamed::What | Unnamed::Move | Unnamed::Piece | Unnamed::Square => {
                let words = field.texts()?.into_iter();
                arguments.extend(words.map(|word| Located::new(Token::Word(word.text), word.span)));
            }
        }
    }
    arguments.extend(pairs);
    let told = Telling {
        span: object.span,
        stamp: object.field("at").map(stamp).transpose()?,
        question,
        who: object.text("who")?,
        verb: object.text("do")?,
        arguments,
    };
    draft.event(n, told)
}

/// When an event happened, as an object of one field.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
enum At {
    #[serde(rename = "delta_ms")]
    Delta(i64),
    #[serde(rename = "since_ms")]
    Since(i64),
    #[serde(rename = "clock")]
    Clock(String),
    #[serde(rename = "same")]
    Same(bool),
}

fn stamp(field: &Field<'_>) -> Result<Stamp, Fault> {
    let form =
        "{\"delta_ms\": 3100}, {\"since_ms\": 3100}, {\"clock\": \"14:00\"} or {\"same\": true}";
    let at = serde_json::from_str(field.raw).map_err(|_| field.fault(form))?;
    let time = |millis: i64| {
        let time = arbitre_clock::Duration::from_milliseconds(millis);
        if millis < 0 {
            Err(field.fault(DURATION))
        } else {
            Ok(time)
        }
    };
    match at {
        At::Delta(millis) => time(millis).map(Stamp::After),
        At::Since(millis) => time(millis).map(Stamp::Since),
        At::Same(true) => Ok(Stamp::Same),
        At::Same(false) => Err(field.fault(form)),
        At::Clock(hour) => match hour.parse() {
            Ok(hour) => Ok(Stamp::At(hour)),
            Err(_) => Err(field.fault(form)),
        },
    }
}
