//! Passing over text at memory speed.

use memchr::memmem;

use crate::class::opens_tag;
use crate::scan::Scan;
use crate::scan::comment::Close;
use crate::visitor::Visitor;

impl<V: Visitor> Scan<'_, V> {
    /// Goes to the next line that begins a tag pair, out of the tags of this game.
    pub(super) fn skip_game(&mut self) {
        let start = self.at;
        let mut at = self.at;
        // The tags of this game, if its movetext is not reached yet.
        while let Some(b'[') = self.bytes.get(at)
            && self.game.depth == 0
            && self.game.moves == 0
            && opens_tag(&self.bytes[at..])
        {
            let end = self.line_end(at);
            let next = self.blanks_end(end);
            let apart = self.blank_line_between(end, next);
            at = next;
            if apart {
                break;
            }
        }
        self.at = self.next_tag_line(at);
        self.tick(self.at - start);
    }

    /// The next line that begins a tag pair, behind `at`.
    pub(super) fn next_tag_line(&self, at: usize) -> usize {
        let line = |end: &[u8], from: usize, to: usize| {
            let found = memmem::find(&self.bytes[from..to], end)?;
            Some(from + found + 1)
        };
        let mut from = at.saturating_sub(1);
        loop {
            let mut found = line(b"\n[", from, self.bytes.len());
            let before = found.unwrap_or(self.bytes.len());
            found = line(b"\r[", from, before).or(found);
            match found {
                Some(tag) if opens_tag(&self.bytes[tag..]) => return tag,
                Some(bracket) => from = bracket,
                None => return self.bytes.len(),
            }
        }
    }

    /// Where the variation ends that opens at `at`: behind its parenthesis, before the next game
    /// or at the end.
    pub(super) fn variation_end(&self, at: usize) -> usize {
        let mut depth = 1;
        let mut from = at + 1;
        while depth > 0 {
            from = self.bytes[from..]
                .iter()
                .position(|&byte| matches!(byte, b'(' | b')' | b'{' | b';' | b'['))
                .map_or(self.bytes.len(), |found| from + found);
            match self.bytes.get(from) {
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(b'{') => {
                    from = match self.comment_end(from) {
                        Close::Brace(end) | Close::Missing(end) => end,
                    };
                    continue;
                }
                Some(b';') => {
                    from = self.line_end(from);
                    continue;
                }
                Some(_) if opens_tag(&self.bytes[from..]) => break,
                Some(_) => {}
                None => break,
            }
            from += 1;
        }
        from
    }
}
