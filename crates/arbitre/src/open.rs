//! Files as they come: packed or not, in any encoding.

use std::io::Read as _;
use std::path::Path;

use arbitre_pgn::Input;

use crate::{Failure, Streams};

/// The bytes of a file, or of standard input where its name is `-`: unpacked, and in UTF-8 where
/// the file is UTF-16.
///
/// # Errors
///
/// When the file cannot be read or unpacked.
pub fn open(name: impl AsRef<Path>, streams: &mut Streams) -> Result<Vec<u8>, Failure> {
    let path = name.as_ref();
    let unreadable = |source| Failure::Read {
        path: path.to_owned(),
        source,
    };
    let mut packed = Vec::new();
    let read = if path.as_os_str() == "-" {
        streams.input.read_to_end(&mut packed).map(drop)
    } else {
        std::fs::read(path).map(|read| packed = read)
    };
    read.map_err(unreadable)?;
    let mut input = Input::new(&packed[..]).map_err(unreadable)?;
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(bytes)
}
