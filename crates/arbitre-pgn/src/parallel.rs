//! Reading with several threads.

use std::io::{self, Read};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::chunk::{Chunk, Chunks};
use crate::reader::Reader;
use crate::scan::Scan;
use crate::visitor::Visitor;

impl<R: Read + Send> Reader<R> {
    /// Tells the games to several visitors, each in a thread of its own.
    ///
    /// The threads take turns at reading a chunk of whole games and work on it side by side. Each
    /// visitor hears whole games, in the order of the stream, but not all of them; what they
    /// found is put together by the caller. The first that leaves the file stops all.
    ///
    /// # Errors
    /// Whatever the stream answers; no text is an error.
    ///
    /// # Examples
    /// ```
    /// use arbitre_pgn::{Flow, ON, Reader, Token, Visitor};
    ///
    /// #[derive(Clone, Default)]
    /// struct Count(usize);
    ///
    /// impl Visitor for Count {
    ///     fn word(&mut self, _: Token<'_>) -> Flow {
    ///         self.0 += 1;
    ///         ON
    ///     }
    /// }
    ///
    /// let file = "[Event \"x\"]\n\n1. e4 e5 *\n\n".repeat(1000);
    /// let mut counts = vec![Count::default(); 2];
    /// Reader::new(file.as_bytes()).visit_in_parallel(&mut counts)?;
    /// assert_eq!(counts.iter().map(|count| count.0).sum::<usize>(), 2000);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn visit_in_parallel<V: Visitor + Send>(self, visitors: &mut [V]) -> io::Result<()> {
        let (chunks, mode, limits) = self.into_parts();
        let chunks = Mutex::new(chunks);
        let done = AtomicBool::new(false);
        let work = |visitor: &mut V| -> io::Result<()> {
            let mut bytes = Vec::new();
            while !done.load(Ordering::Relaxed)
                && let Some(chunk) = take(&chunks, &mut bytes)?
            {
                if Scan::new(chunk, mode, &limits, visitor).games().is_break() {
                    done.store(true, Ordering::Relaxed);
                }
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = visitors
                .iter_mut()
                .map(|visitor| scope.spawn(|| work(visitor)))
                .collect();
            let results = threads.into_iter().map(|thread| match thread.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            // All threads are joined before the first error is told.
            results.fold(Ok(()), Result::and)
        })
    }
}

/// The next chunk, copied so that the stream is free for the next thread.
fn take<'b, R: Read>(
    chunks: &Mutex<Chunks<R>>,
    bytes: &'b mut Vec<u8>,
) -> io::Result<Option<Chunk<'b>>> {
    // A thread that panicked while it read has told so by its panic.
    let mut chunks = chunks
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    let Some(chunk) = chunks.next_chunk()? else {
        return Ok(None);
    };
    bytes.clear();
    bytes.extend_from_slice(chunk.bytes);
    let (place, content) = (chunk.place, chunk.content);
    Ok(Some(Chunk {
        bytes,
        place,
        content,
    }))
}
