//! Reading with several threads.

use std::io::{self, Read};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::chunk::{Chunk, Chunks, Room};
use crate::reader::Reader;
use crate::scan::Scan;
use crate::visitor::Visitor;

impl<R: Read + Send> Reader<R> {
    /// Tells the games to several visitors, each in a thread of its own.
    ///
    /// The threads take turns at reading a chunk of whole games and work on it side by side. Each
    /// visitor hears whole games, in the order of the stream, but not all of them; they are given
    /// back in their order, and the caller puts together what they found. The first that leaves
    /// the file stops all.
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
    /// let counts = vec![Count::default(); 2];
    /// let counts = Reader::new(file.as_bytes()).visit_in_parallel(counts)?;
    /// assert_eq!(counts.iter().map(|count| count.0).sum::<usize>(), 2000);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn visit_in_parallel<V: Visitor + Send>(self, visitors: Vec<V>) -> io::Result<Vec<V>> {
        let (chunks, mode, limits) = self.into_parts();
        let chunks = Mutex::new(chunks);
        let done = AtomicBool::new(false);
        // Each visitor moves into its thread: side by side in memory, the threads would slow each
        // other down whenever one of them writes.
        let work = |mut visitor: V| -> io::Result<V> {
            let mut room = Room::new();
            while !done.load(Ordering::Relaxed)
                && let Some(chunk) = take(&chunks, &mut room)?
            {
                let mut scan = Scan::new(chunk, mode, &limits, &mut visitor);
                if scan.games().is_break() {
                    done.store(true, Ordering::Relaxed);
                }
            }
            Ok(visitor)
        };
        std::thread::scope(|scope| {
            let spawn = |visitor| scope.spawn(|| work(visitor));
            let threads: Vec<_> = visitors.into_iter().map(spawn).collect();
            let results = threads.into_iter().map(|thread| match thread.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            // All threads are joined before the first error is told.
            let results: Vec<io::Result<V>> = results.collect();
            results.into_iter().collect()
        })
    }
}

/// The next chunk, in the room of the thread: the stream is free for the next one.
fn take<'r, R: Read>(
    chunks: &Mutex<Chunks<R>>,
    room: &'r mut Room,
) -> io::Result<Option<Chunk<'r>>> {
    // A thread that panicked while it read has told so by its panic.
    let mut chunks = chunks
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    chunks.read_into(room)
}
