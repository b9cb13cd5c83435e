//! Squares that a king never enters.

use arbitre_board::{Role, Side};

use crate::fill;
use crate::reach::Reach;

/// The most squares of a man that is asked what it attacks from each of them.
const ROOM: u32 = 4;

impl Reach {
    /// Those of the squares `among` that the enemy king can never enter, because men of this side
    /// that are never captured attack them from wherever they may stand.
    pub(crate) fn guarded(&self, side: Side, among: u64) -> u64 {
        self.guarded_by(side, among, |_| true, 0)
    }

    /// The same with only those men that still stand, and another man on `occupied`.
    pub(crate) fn guarded_by(
        &self,
        side: Side,
        among: u64,
        stands: impl Fn(usize) -> bool,
        occupied: u64,
    ) -> u64 {
        if among == 0 {
            return 0;
        }
        // Squares that one man may occupy, and that two or more may.
        let (mut one, mut two) = (0, 0);
        for man in self.all() {
            if man.side == side || man.role != Role::King {
                two |= one & man.reach;
                one |= man.reach;
            }
        }
        let men = self.all().iter().enumerate();
        men.filter(|&(index, man)| {
            let is_cramped = man.reach.count_ones() <= ROOM && !man.promotes();
            man.side == side && is_cramped && !man.is_taken() && stands(index)
        })
        .fold(0, |guarded, (_, man)| {
            let empty = !(two | one & !man.reach | occupied);
            let from = fill::squares(man.reach);
            let always = from.fold(among, |always, from| {
                always & fill::attack(man.side, man.role, from, empty)
            });
            guarded | always
        })
    }
}
