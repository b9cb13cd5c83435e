//! Why a run could not do its work, shown with the place.

use std::io;
use std::ops::Range;
use std::path::PathBuf;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

/// Why a run could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A text could not be understood.
    #[error("{reason}")]
    Text {
        /// What is wrong, as a lower-case clause.
        reason: String,
        /// What would have been right there, as a lower-case clause.
        expected: Option<String>,
        /// Where.
        place: Box<Place>,
    },
    /// A file could not be read.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Writing a result failed.
    #[error("cannot write: {0}")]
    Write(#[from] io::Error),
    /// Several things are wrong.
    #[error("{} faults", .0.len())]
    Several(Vec<Failure>),
    /// What was asked cannot be done, for a reason that has no place in a text.
    #[error("{0}")]
    Refused(String),
}

/// A place in a text: the text's name, the text or some of its lines, and the bytes meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file's name, or the name of the argument.
    pub origin: String,
    /// The whole text, or those of its lines that matter.
    pub text: String,
    /// The bytes meant, counted from 0.
    pub span: Range<usize>,
    /// The number of the first line that is given, counted from 1.
    pub line: usize,
}

impl Place {
    /// The place `span` of the text `text` that came from `origin`.
    pub fn new(origin: impl Into<String>, text: impl Into<String>, span: Range<usize>) -> Self {
        Self {
            origin: origin.into(),
            text: text.into(),
            span,
            line: 1,
        }
    }

    /// The same place in lines that begin with this one of the whole text, counted from 1.
    pub fn from_line(self, line: usize) -> Self {
        Self { line, ..self }
    }

    /// The line and the column in characters at which it begins, both counted from 1.
    pub(crate) fn line_and_column(&self) -> (usize, usize) {
        let before = self.text.get(..self.visible().start).unwrap_or_default();
        let column = before.rsplit('\n').next().unwrap_or_default();
        let line = self.line + before.matches('\n').count();
        (line, column.chars().count() + 1)
    }

    /// The span moved to the nearest character boundaries inside the text.
    fn visible(&self) -> Range<usize> {
        let floor = |mut at: usize| {
            at = at.min(self.text.len());
            while !self.text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let start = floor(self.span.start);
        start..floor(self.span.end).max(start)
    }
}

impl Failure {
    /// One failure of several; there is at least one.
    pub(crate) fn all(mut failures: Vec<Self>) -> Self {
        match failures.pop() {
            Some(only) if failures.is_empty() => only,
            last => {
                failures.extend(last);
                Self::Several(failures)
            }
        }
    }

    /// Whether the reader of our output went away, which is not our failure.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Write(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// The failure as a person reads it: reason, line, column, caret, expectation.
    pub(crate) fn render(&self) -> String {
        if let Self::Several(failures) = self {
            let rendered = failures.iter().map(Self::render).collect::<Vec<_>>();
            return rendered.join("\n\n");
        }
        let title = self.to_string();
        let Self::Text {
            expected, place, ..
        } = self
        else {
            let title = Group::with_title(Level::ERROR.primary_title(&title));
            return Renderer::styled().render(&[title]);
        };
        let mut annotation = AnnotationKind::Primary.span(place.visible());
        if let Some(expected) = expected {
            annotation = annotation.label(expected);
        }
        let snippet = Snippet::source(&place.text)
            .path(&place.origin)
            .line_start(place.line)
            .annotation(annotation);
        Renderer::styled().render(&[Level::ERROR.primary_title(&title).element(snippet)])
    }
}
