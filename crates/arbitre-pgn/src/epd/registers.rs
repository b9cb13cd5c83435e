//! What comments and variation names stay in force from line to line.

use crate::epd::{Epd, Operation};

/// The registers `c0` to `c9` and `v0` to `v9`, which last from line to line: setting one clears
/// those of higher number.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Epd, Mode, Registers};
///
/// let mut registers = Registers::default();
/// for line in ["c0 \"a\"; c1 \"b\"; c2 \"c\";", "c1 \"d\";"] {
///     let line = format!("4k3/8/8/8/8/8/8/4K3 w - - {line}");
///     registers.hear(&Epd::read(&line, Mode::Strict)?);
/// }
/// assert_eq!(registers.comments[0].as_deref(), Some("a"));
/// assert_eq!(registers.comments[1].as_deref(), Some("d"));
/// assert_eq!(registers.comments[2], None);
/// # Ok::<(), arbitre_pgn::EpdError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registers {
    /// The comments, by number.
    pub comments: [Option<String>; 10],
    /// The names of variations, from general to special.
    pub variations: [Option<String>; 10],
}

impl Registers {
    /// Takes over what a line sets.
    pub fn hear(&mut self, epd: &Epd) {
        for operation in &epd.operations {
            let (registers, nth, text) = match operation {
                Operation::Comment(nth, text) => (&mut self.comments, nth, text),
                Operation::Variation(nth, text) => (&mut self.variations, nth, text),
                _ => continue,
            };
            let from = registers.iter_mut().skip(usize::from(*nth));
            for (more, register) in from.enumerate() {
                *register = (more == 0).then(|| text.clone());
            }
        }
    }
}
