//! The text form of a journal.

use std::fmt;
use std::str::FromStr;

use crate::draft::{Draft, Telling};
use crate::error::{Expected, Fault, JournalErrors, Reason};
use crate::excerpt::Text;
use crate::journal::{Content, Event, Journal, Line};
use crate::lexer::{Token, split, tokens};
use crate::ruling::RecordedRuling;
use crate::span::{Located, Span};
use crate::stamp::{NoTimeOfDay, Stamp};
use crate::write_act::Writer;

impl Journal {
    /// Reads the text form.
    ///
    /// # Errors
    ///
    /// Every fault of the text, in order, each with its place, its reason and what was expected;
    /// where there is none, every contradiction that the journal alone can show.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_journal::Journal;
    ///
    /// let journal = Journal::parse("@laws fide-2023\nwhite move e4\nwhite press\n")?;
    /// assert_eq!(journal.events().count(), 2);
    ///
    /// let errors = Journal::parse("white moves e4").unwrap_err();
    /// assert_eq!((errors[0].line, errors[0].column), (1, 7));
    /// # Ok::<(), arbitre_journal::JournalErrors>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, JournalErrors> {
        let mut draft = Draft::new();
        let lines = numbered(text);
        let mut headers = read_headers(&mut draft, &lines);
        for (at, &(line, offset)) in lines.iter().enumerate() {
            let parts = split(line, offset);
            let statement = parts.statement;
            let content = match headers[at].take() {
                Some(header) => header,
                None => read_statement(&mut draft, &statement),
            };
            let content = content.map(|content| Located::new(content, statement.span));
            draft.keep(content, parts.comment.map(str::to_owned));
        }
        draft.finish(text)
    }
}

impl FromStr for Journal {
    type Err = JournalErrors;

    fn from_str(text: &str) -> Result<Self, JournalErrors> {
        Self::parse(text)
    }
}

/// The lines of a text and the byte at which each begins; a final line end begins no line.
fn numbered(text: &str) -> Vec<(&str, usize)> {
    let mut offset = 0;
    let mut lines = Vec::new();
    for line in text.split_inclusive('\n') {
        let bare = line.trim_end_matches(['\n', '\r']);
        let marked = offset == 0 && bare.starts_with('\u{feff}');
        let skipped = if marked { '\u{feff}'.len_utf8() } else { 0 };
        lines.push((&bare[skipped..], offset + skipped));
        offset += line.len();
    }
    lines
}

/// Reads every header, `@moves` last, because it is played from `@start`.
fn read_headers(draft: &mut Draft, lines: &[(&str, usize)]) -> Vec<Option<Result<Content, Fault>>> {
    let mut headers: Vec<Option<Result<Content, Fault>>> = vec![None; lines.len()];
    for moves in [false, true] {
        for (at, &(line, offset)) in lines.iter().enumerate() {
            let statement = split(line, offset).statement;
            let Some((key, value)) = header(&statement) else {
                continue;
            };
            if moves == (&*key == "moves") {
                headers[at] = Some(draft.header(&key, &value).map(Content::Header));
            }
        }
    }
    headers
}

/// The key and the value of a header line.
fn header<'t>(statement: &Located<&'t str>) -> Option<(Text<'t>, Text<'t>)> {
    let body = statement.value.strip_prefix('@')?;
    let key = body.split(char::is_whitespace).next().unwrap_or_default();
    let value = body[key.len()..].trim_start();
    let start = statement.span.start;
    let end = statement.span.end;
    let key_span = Span::new(start + 1, start + 1 + key.len());
    let value_span = Span::new(end - value.len(), end);
    Some((Text::new(key, key_span), Text::new(value, value_span)))
}

/// Reads a line that is no header.
fn read_statement(draft: &mut Draft, statement: &Located<&str>) -> Result<Content, Fault> {
    let text = statement.value;
    if text.is_empty() {
        return Ok(Content::Nothing);
    }
    if let Some(body) = text.strip_prefix('!') {
        let tokens = tokens(body, statement.span.start + 1)?;
        return draft.ruling(tokens).map(Content::Ruling);
    }
    let n = draft.next_event();
    let told = telling(draft, statement)?;
    draft.event(n, told).map(Content::Event)
}

/// Splits an event into its parts.
fn telling<'t>(draft: &Draft, statement: &Located<&'t str>) -> Result<Telling<'t>, Fault> {
    let span = statement.span;
    let mut rest = statement.value;
    let here = |rest: &str| span.end - rest.len();
    let mut when = None;
    if let Some(body) = rest.strip_prefix('[') {
        let Some((inside, after)) = body.split_once(']') else {
            let reason = Reason::Unclosed("the stamp");
            return Err(Fault::new(span, reason, Expected::Form("a closing ]")));
        };
        let start = span.start + 1;
        let text = Text::new(inside, Span::new(start, start + inside.len()));
        when = Some(stamp(&text)?);
        rest = after.trim_start();
    }
    let mut question = None;
    if let Some(after) = rest.strip_prefix('?') {
        question = Some(Span::new(here(rest), here(after)));
        rest = after.trim_start();
    }
    let mut signs = tokens(rest, here(rest))?.into_iter();
    let mut word = |what: &'static str| match signs.next() {
        Some(Located {
            value: Token::Word(word),
            span,
        }) => Ok(Text::new(word, span)),
        Some(other) => Err(Fault::superfluous(
            other.span,
            other.value,
            Expected::Form(what),
        )),
        None => {
            let end = Span::new(span.end, span.end);
            let form = Expected::Form("an actor and a verb, as in `white press`");
            Err(Fault::new(end, Reason::Missing(what), form))
        }
    };
    let who = word("an actor")?;
    draft.actor(&who)?;
    Ok(Telling {
        span,
        stamp: when,
        question,
        who,
        verb: word("a verb")?,
        arguments: signs.collect(),
    })
}

/// Reads what stands between the brackets of a stamp.
pub(crate) fn stamp(text: &Text<'_>) -> Result<Stamp, Fault> {
    let after = |sign: char| text.starts_with(sign).then(|| text.part(1, text.len()));
    if &**text == "=" {
        return Ok(Stamp::Same);
    }
    if let Some(delay) = after('+') {
        return crate::arguments::duration(&delay).map(Stamp::After);
    }
    if let Some(elapsed) = after('t') {
        return crate::arguments::duration(&elapsed).map(Stamp::Since);
    }
    text.parse().map(Stamp::At).map_err(|NoTimeOfDay| {
        let form = "+ or t and a length of time, an hour, or =";
        text.unreadable("a stamp", "it is no hour of the day", form)
    })
}

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.lines() {
            let statement = self.statement(line);
            match (&line.comment, statement.is_empty()) {
                (None, _) => writeln!(f, "{statement}")?,
                (Some(comment), true) => writeln!(f, "{}", hash(comment))?,
                (Some(comment), false) => writeln!(f, "{statement}  {}", hash(comment))?,
            }
        }
        Ok(())
    }
}

/// A comment with its sign.
fn hash(comment: &str) -> String {
    if comment.is_empty() {
        "#".to_owned()
    } else {
        format!("# {comment}")
    }
}

impl Journal {
    /// A line without its comment, as it is written.
    fn statement(&self, line: &Line) -> String {
        match &line.content.value {
            Content::Nothing => String::new(),
            Content::Header(header) => format!("@{} {}", header.key(), header.value()),
            Content::Event(event) => self.telling(event),
            Content::Ruling(ruling) => ruling.to_string(),
        }
    }

    /// An event as it is written in this journal: in its letters and in its language.
    #[must_use]
    pub fn telling(&self, event: &Event) -> String {
        tell(event, self.headers())
    }
}

fn tell(event: &Event, headers: &crate::headers::Headers) -> String {
    use std::fmt::Write;

    let language = headers.keywords();
    let (verb, arguments) = Writer::new(headers.letters(), language).write(&event.act);
    let mut text = String::new();
    if let Some(stamp) = event.stamp {
        let _ = write!(text, "{stamp} ");
    }
    if verb == crate::verb::Verb::Judge {
        text.push_str("? ");
    }
    text.push_str(event.actor.keyword(language));
    text.push(' ');
    text.push_str(verb.keyword(language));
    for argument in arguments {
        text.push(' ');
        text.push_str(&argument.text());
    }
    text
}

impl fmt::Display for Event {
    /// Writes the event in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&tell(self, &crate::headers::Headers::default()))
    }
}

impl fmt::Display for RecordedRuling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("!")?;
        if let Some(laws) = &self.laws {
            write!(f, " {laws}")?;
        }
        for field in &self.fields {
            write!(f, " {}={}", field.key(), field.value.value())?;
        }
        Ok(())
    }
}
