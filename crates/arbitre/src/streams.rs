//! Where a run reads and writes.

use std::cell::RefCell;
use std::io::{self, Read, Write};
use std::rc::Rc;

use crate::Failure;

/// The three streams of a run: input, results, and everything else.
pub struct Streams {
    /// Standard input, read where a file name is `-`.
    pub input: Box<dyn Read + Send>,
    /// Results.
    pub out: Box<dyn Write>,
    /// Errors, progress, remarks.
    pub err: Box<dyn Write>,
    /// Results whose bytes are none of our business: no colour is looked for in them.
    bytes: Box<dyn Write>,
    captured: Option<[Captured; 2]>,
}

/// A stream kept in memory, so that a test can read what was written.
#[derive(Clone, Default)]
struct Captured(Rc<RefCell<Vec<u8>>>);

impl Write for Captured {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Captured {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.borrow()).into_owned()
    }
}

impl Streams {
    /// The streams of this process; colour is dropped where nobody can see it.
    pub fn of_process() -> Self {
        Self {
            input: Box::new(io::stdin()),
            out: Box::new(io::BufWriter::new(anstream::stdout())),
            err: Box::new(anstream::stderr()),
            bytes: Box::new(io::BufWriter::new(io::stdout())),
            captured: None,
        }
    }

    /// Streams in memory: the given input, and outputs without colour that
    /// [`output`](Self::output) and [`errors`](Self::errors) show.
    pub fn captured(input: impl Into<Vec<u8>>) -> Self {
        let (out, err) = (Captured::default(), Captured::default());
        Self {
            input: Box::new(io::Cursor::new(input.into())),
            out: Box::new(anstream::StripStream::new(
                Box::new(out.clone()) as Box<dyn Write>
            )),
            err: Box::new(anstream::StripStream::new(
                Box::new(err.clone()) as Box<dyn Write>
            )),
            bytes: Box::new(out.clone()),
            captured: Some([out, err]),
        }
    }

    /// The results written so far; empty unless the streams are captured.
    pub fn output(&self) -> String {
        self.captured
            .as_ref()
            .map_or_else(String::new, |[out, _]| out.text())
    }

    /// The bytes of the results written so far; empty unless the streams are captured.
    pub fn output_bytes(&self) -> Vec<u8> {
        let captured = self.captured.as_ref();
        captured.map_or_else(Vec::new, |[out, _]| out.0.borrow().clone())
    }

    /// The errors and remarks written so far; empty unless the streams are captured.
    pub fn errors(&self) -> String {
        self.captured
            .as_ref()
            .map_or_else(String::new, |[_, err]| err.text())
    }

    /// Takes standard input, for a reader that goes on while results are written.
    pub(crate) fn take_input(&mut self) -> Box<dyn Read + Send> {
        std::mem::replace(&mut self.input, Box::new(io::empty()))
    }

    /// Writes the text of game files behind the results so far, byte for byte. The signs of
    /// Windows-1252 would look like commands to a terminal in what passes through `out`.
    pub(crate) fn write_bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.flush()?;
        self.bytes.write_all(bytes)
    }

    /// Sends on what was written.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()?;
        self.bytes.flush()
    }

    /// Writes what clap has to say and returns the exit status that goes with it.
    pub(crate) fn usage(&mut self, error: &clap::Error) -> u8 {
        let text = error.render();
        // Nothing can be done where even the help text finds no reader.
        let _ = if error.use_stderr() {
            write!(self.err, "{}", text.ansi())
        } else {
            write!(self.out, "{}", text.ansi()).and_then(|()| self.out.flush())
        };
        if error.use_stderr() { 2 } else { 0 }
    }

    /// Writes a failure, after the results that came before it.
    pub(crate) fn fail(&mut self, failure: &Failure) {
        let _ = self.flush();
        let _ = writeln!(self.err, "{}", failure.render());
    }
}
