//! Lists of moves that need no allocation.

use core::fmt;
use core::ops::Deref;

use arrayvec::ArrayVec;

use crate::Move;

/// The most moves that sixteen men can have: no man ever has more than 27.
const CAPACITY: usize = 16 * 27;

/// A list of moves that needs no allocation; it is used as a slice.
///
/// ```
/// use arbitre_board::Position;
///
/// let moves = Position::initial().legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.iter().any(|mv| mv.to_string() == "e2e4"));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct MoveList(ArrayVec<Move, CAPACITY>);

impl MoveList {
    /// A list without moves.
    ///
    /// ```
    /// # use arbitre_board::MoveList;
    /// assert!(MoveList::new().is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    /// Forgets all moves.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// let mut moves = Position::initial().legal_moves();
    /// moves.clear();
    /// assert!(moves.is_empty());
    /// ```
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, mv: Move) {
        // There is always room: see the capacity.
        let _ = self.0.try_push(mv);
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Move> {
        self.0.pop()
    }

    /// Keeps the moves that a condition holds for.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&Move) -> bool) {
        self.0.retain(|mv| keep(mv));
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = ListedMoves;

    #[inline]
    fn into_iter(self) -> ListedMoves {
        ListedMoves(self.0.into_iter())
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The moves of a [`MoveList`], which it has consumed.
///
/// ```
/// use arbitre_board::Position;
///
/// let mut moves = Position::initial().legal_moves().into_iter();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.next().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct ListedMoves(arrayvec::IntoIter<Move, CAPACITY>);

impl Iterator for ListedMoves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.0.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for ListedMoves {}
