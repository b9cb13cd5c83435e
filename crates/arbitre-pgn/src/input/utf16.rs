//! UTF-16 to UTF-8 and back, as streams.

use std::io::{self, ErrorKind, Read, Write};

use crate::encoding::Encoding;

/// Reads UTF-16 as UTF-8.
///
/// A surrogate without its pair becomes the three bytes that a scalar value of its number would
/// have, so that nothing is lost; they are no UTF-8 and [`ToUtf16`] turns them back.
pub(super) struct FromUtf16<R> {
    stream: R,
    encoding: Encoding,
    /// Bytes read and not yet turned; fewer than four.
    raw: Vec<u8>,
    /// Bytes turned and not yet given.
    ready: Vec<u8>,
    given: usize,
}

impl<R: Read> FromUtf16<R> {
    pub(super) fn new(stream: R, encoding: Encoding) -> Self {
        FromUtf16 {
            stream,
            encoding,
            raw: Vec::new(),
            ready: Vec::new(),
            given: 0,
        }
    }

    fn turn_more(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.given = 0;
        while self.ready.is_empty() {
            let read = self
                .stream
                .by_ref()
                .take(1 << 14)
                .read_to_end(&mut self.raw)?;
            let at_end = read == 0;
            let (pairs, odd) = self.raw.as_chunks::<2>();
            if at_end && odd.len() == 1 {
                let reason = "UTF-16 text ends in the middle of a unit";
                return Err(io::Error::new(ErrorKind::InvalidData, reason));
            }
            let mut units: Vec<u16> = pairs.iter().map(|pair| self.unit(*pair)).collect();
            let mut kept = odd.to_vec();
            // The pair of a surrogate may come with the next bytes.
            if !at_end && let Some(&last @ 0xD800..=0xDBFF) = units.last() {
                units.pop();
                kept.splice(0..0, self.raw_bytes(last));
            }
            for unit in char::decode_utf16(units) {
                match unit {
                    Ok(letter) => {
                        let mut room = [0; 4];
                        self.ready.extend(letter.encode_utf8(&mut room).bytes());
                    }
                    Err(alone) => self.ready.extend(three_bytes(alone.unpaired_surrogate())),
                }
            }
            self.raw = kept;
            if at_end {
                return Ok(());
            }
        }
        Ok(())
    }

    fn unit(&self, pair: [u8; 2]) -> u16 {
        match self.encoding {
            Encoding::Utf16BigEndian => u16::from_be_bytes(pair),
            _ => u16::from_le_bytes(pair),
        }
    }

    fn raw_bytes(&self, unit: u16) -> [u8; 2] {
        match self.encoding {
            Encoding::Utf16BigEndian => unit.to_be_bytes(),
            _ => unit.to_le_bytes(),
        }
    }
}

impl<R: Read> Read for FromUtf16<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.given == self.ready.len() {
            self.turn_more()?;
        }
        let count = (&self.ready[self.given..]).read(into)?;
        self.given += count;
        Ok(count)
    }
}

fn three_bytes(surrogate: u16) -> [u8; 3] {
    let [low, middle] = [surrogate & 0x3F, surrogate >> 6 & 0x3F];
    [0xED, 0x80 | middle as u8, 0x80 | low as u8]
}

/// Writes UTF-8 as UTF-16: the way back for a file that [`Input`](crate::Input) found to be
/// UTF-16.
///
/// # Examples
/// ```
/// use std::io::Write;
/// use arbitre_pgn::{Encoding, ToUtf16};
///
/// let mut bytes = Vec::new();
/// let mut out = ToUtf16::new(&mut bytes, Encoding::Utf16BigEndian);
/// out.write_all("é".as_bytes())?;
/// assert_eq!(bytes, [0, 0xE9]);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct ToUtf16<W> {
    stream: W,
    encoding: Encoding,
    /// The beginning of a character.
    partial: Vec<u8>,
}

impl<W: Write> ToUtf16<W> {
    /// Writes to a stream; an encoding other than UTF-16 means low byte first.
    pub fn new(stream: W, encoding: Encoding) -> Self {
        ToUtf16 {
            stream,
            encoding,
            partial: Vec::new(),
        }
    }

    fn write_unit(&mut self, unit: u16) -> io::Result<()> {
        match self.encoding {
            Encoding::Utf16BigEndian => self.stream.write_all(&unit.to_be_bytes()),
            _ => self.stream.write_all(&unit.to_le_bytes()),
        }
    }
}

impl<W: Write> Write for ToUtf16<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            self.partial.push(byte);
            let width = match self.partial[0] {
                0xC0..=0xDF => 2,
                0xE0..=0xEF => 3,
                0xF0.. => 4,
                _ => 1,
            };
            if self.partial.len() < width {
                continue;
            }
            let letter = core::mem::take(&mut self.partial);
            match (core::str::from_utf8(&letter), &letter[..]) {
                (Ok(letter), _) => {
                    for unit in letter.encode_utf16() {
                        self.write_unit(unit)?;
                    }
                }
                (Err(_), &[0xED, middle, low]) => {
                    let unit = 0xD000 | u16::from(middle & 0x3F) << 6 | u16::from(low & 0x3F);
                    self.write_unit(unit)?;
                }
                (Err(_), _) => return Err(io::Error::new(ErrorKind::InvalidData, "not UTF-8")),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn units_come_back(units: Vec<u16>, big: bool) {
            let encoding = if big { Encoding::Utf16BigEndian } else { Encoding::Utf16LittleEndian };
            let bytes = |unit: u16| if big { unit.to_be_bytes() } else { unit.to_le_bytes() };
            let raw: Vec<u8> = [0xFEFF].into_iter().chain(units).flat_map(bytes).collect();
            let mut input = Input::new(&raw[..]).unwrap();
            prop_assert_eq!(input.encoding(), Some(encoding));
            let mut text = Vec::new();
            input.read_to_end(&mut text).unwrap();
            let mut back = Vec::new();
            ToUtf16::new(&mut back, encoding).write_all(&text).unwrap();
            prop_assert_eq!(&back, &raw);
        }
    }
}
