//! Streams as they come: compressed or not, UTF-16 or not.

mod utf16;

use core::fmt;
use std::io::{self, Cursor, ErrorKind, Read};

use crate::encoding::Encoding;
use utf16::FromUtf16;
pub use utf16::ToUtf16;

/// How a stream is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compression {
    /// Not at all.
    None,
    /// Zstandard, as `.pgn.zst`.
    Zstandard,
    /// Gzip, as `.pgn.gz`.
    Gzip,
    /// Bzip2, as `.pgn.bz2`.
    Bzip2,
}

impl Compression {
    /// What the first bytes of a stream say; four are enough.
    ///
    /// # Examples
    /// ```
    /// use arbitre_pgn::Compression;
    ///
    /// assert_eq!(Compression::of(b"\x1F\x8B\x08\x00"), Compression::Gzip);
    /// assert_eq!(Compression::of(b"[Eve"), Compression::None);
    /// ```
    pub fn of(first: &[u8]) -> Self {
        match first {
            [0x28, 0xB5, 0x2F, 0xFD, ..] => Compression::Zstandard,
            [0x1F, 0x8B, ..] => Compression::Gzip,
            [b'B', b'Z', b'h', b'1'..=b'9', ..] => Compression::Bzip2,
            _ => Compression::None,
        }
    }
}

impl fmt::Display for Compression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Compression::None => "none",
            Compression::Zstandard => "zstd",
            Compression::Gzip => "gzip",
            Compression::Bzip2 => "bzip2",
        })
    }
}

/// A stream of game text: unpacked, and turned into UTF-8 if it is UTF-16.
///
/// Both are found in the first bytes, whatever the file is called. Text that is not UTF-16 passes
/// through unchanged: see [`Encoding`].
///
/// # Examples
/// ```
/// use arbitre_pgn::{Encoding, Input, Reader};
///
/// let bytes: Vec<u8> = "\u{FEFF}1. e4 *".encode_utf16().flat_map(u16::to_le_bytes).collect();
/// let input = Input::new(&bytes[..])?;
/// assert_eq!(input.encoding(), Some(Encoding::Utf16LittleEndian));
/// let game = Reader::new(input).next_game()?.expect("one game");
/// assert_eq!(game.line.moves().count(), 1);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Input<'s> {
    stream: Box<dyn Read + Send + 's>,
    compression: Compression,
    encoding: Option<Encoding>,
}

impl<'s> Input<'s> {
    /// Looks at the first bytes of a stream.
    ///
    /// # Errors
    /// Whatever the stream answers; a packing that this build does not read.
    pub fn new(stream: impl Read + Send + 's) -> io::Result<Self> {
        let (first, stream) = peek(stream)?;
        let compression = Compression::of(&first);
        let (first, stream) = peek(unpack(stream, compression)?)?;
        let encoding = utf16(&first);
        let stream: Box<dyn Read + Send> = match encoding {
            Some(encoding) => Box::new(FromUtf16::new(stream, encoding)),
            None => Box::new(stream),
        };
        Ok(Input {
            stream,
            compression,
            encoding,
        })
    }

    /// How the stream is packed.
    pub fn compression(&self) -> Compression {
        self.compression
    }

    /// The encoding of the whole stream where it is UTF-16; else it is decided for each piece of
    /// text.
    pub fn encoding(&self) -> Option<Encoding> {
        self.encoding
    }
}

impl fmt::Debug for Input<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Input")
            .field("compression", &self.compression)
            .field("encoding", &self.encoding)
            .finish_non_exhaustive()
    }
}

impl Read for Input<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.stream.read(into)
    }
}

/// The first bytes of a stream, and the whole stream.
fn peek<'s>(mut stream: impl Read + Send + 's) -> io::Result<(Vec<u8>, impl Read + Send + 's)> {
    let mut first = Vec::with_capacity(4);
    stream.by_ref().take(4).read_to_end(&mut first)?;
    let whole = Cursor::new(first.clone()).chain(stream);
    Ok((first, whole))
}

fn unpack<'s>(
    stream: impl Read + Send + 's,
    compression: Compression,
) -> io::Result<Box<dyn Read + Send + 's>> {
    match compression {
        Compression::None => Ok(Box::new(stream)),
        #[cfg(feature = "zstd")]
        Compression::Zstandard => Ok(Box::new(zstd::Decoder::new(stream)?)),
        #[cfg(feature = "gzip")]
        Compression::Gzip => Ok(Box::new(flate2::read::MultiGzDecoder::new(stream))),
        #[cfg(feature = "bzip2")]
        Compression::Bzip2 => Ok(Box::new(bzip2::read::MultiBzDecoder::new(stream))),
        #[allow(unreachable_patterns, reason = "every feature may be on")]
        other => {
            let reason = format!("packed with {other}, which this build does not read");
            Err(io::Error::new(ErrorKind::Unsupported, reason))
        }
    }
}

/// The byte order of UTF-16: by its mark, or by the zero bytes beside ASCII.
fn utf16(first: &[u8]) -> Option<Encoding> {
    match *first {
        [0xFF, 0xFE, ..] => Some(Encoding::Utf16LittleEndian),
        [0xFE, 0xFF, ..] => Some(Encoding::Utf16BigEndian),
        [1..=0x7F, 0, 1..=0x7F, 0] => Some(Encoding::Utf16LittleEndian),
        [0, 1..=0x7F, 0, 1..=0x7F] => Some(Encoding::Utf16BigEndian),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] = b"[Event \"x\"]\n[Result \"*\"]\n\n1. e4 *\n";

    #[allow(dead_code, reason = "used by the features that are on")]
    fn check(packed: &[u8], compression: Compression) {
        // Files may be several packed streams in a row.
        let twice = [packed, packed].concat();
        let mut input = Input::new(&twice[..]).unwrap();
        assert_eq!(input.compression(), compression);
        let mut text = Vec::new();
        input.read_to_end(&mut text).unwrap();
        assert_eq!(text, [TEXT, TEXT].concat());
    }

    #[test]
    #[cfg(feature = "zstd")]
    fn zstandard_is_unpacked() {
        check(&zstd::encode_all(TEXT, 3).unwrap(), Compression::Zstandard);
    }

    #[test]
    #[cfg(feature = "gzip")]
    fn gzip_is_unpacked() {
        let mut packed = Vec::new();
        let mut encoder = flate2::read::GzEncoder::new(TEXT, flate2::Compression::best());
        encoder.read_to_end(&mut packed).unwrap();
        check(&packed, Compression::Gzip);
    }

    #[test]
    #[cfg(feature = "bzip2")]
    fn bzip2_is_unpacked() {
        let mut packed = Vec::new();
        let mut encoder = bzip2::read::BzEncoder::new(TEXT, bzip2::Compression::best());
        encoder.read_to_end(&mut packed).unwrap();
        check(&packed, Compression::Bzip2);
    }

    #[test]
    fn plain_text_passes() {
        for text in [&b""[..], b"1", b"1. e4", TEXT] {
            let mut input = Input::new(text).unwrap();
            assert_eq!(input.compression(), Compression::None);
            let mut read = Vec::new();
            input.read_to_end(&mut read).unwrap();
            assert_eq!(read, text);
        }
    }
}
