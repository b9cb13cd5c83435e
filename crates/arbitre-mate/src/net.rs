//! The mating net: could the king of one side ever be mated, given where every man may stand?
//!
//! A mate on a square needs a man that attacks it, and every neighbouring square that the king
//! might ever enter must be attacked or filled by one of the king's own men. Each of these is
//! asked of the sets of [`Reach`], which are never too small; so a "no" here is a proof.

use arbitre_board::{Role, Side};

use crate::fill;
use crate::reach::{Man, Reach};

/// The most men of one side that can fill squares beside their king.
pub(crate) const FILLERS: usize = 15;

impl Reach {
    /// Whether the other side's king might be mated by `winner`; `false` is a proof that it never is.
    pub(crate) fn may_mate(&self, winner: Side) -> bool {
        let crowd = |side| self.men(side).count() > FILLERS + 1;
        if self.is_crowded() || crowd(Side::White) || crowd(Side::Black) {
            return true;
        }
        let king = self.king(!winner);
        // A king that never moves does not shield the squares behind it from its own mate.
        let open = self.open() | king;
        let mut attacks = [0; FILLERS];
        let mut hunters = 0;
        let mut checks = 0;
        for man in self.men(winner).filter(|man| man.role != Role::King) {
            let attack = attack_from(man, man.reach, open);
            attacks[hunters] = attack;
            hunters += 1;
            checks |= attack;
        }
        if king & checks == 0 {
            return false;
        }
        let mut fillers = [0; FILLERS];
        let mut count = 0;
        for man in self.men(!winner).filter(|man| man.role != Role::King) {
            fillers[count] = man.reach;
            count += 1;
        }
        let net = Net {
            fillers: &fillers[..count],
            helper: self.king(winner),
        };
        fill::squares(king & checks).any(|target| {
            self.men(winner)
                .filter(|man| man.role != Role::King)
                .enumerate()
                .any(|(index, man)| {
                    if attacks[index] & target == 0 {
                        return false;
                    }
                    let others = (0..hunters)
                        .filter(|&other| other != index)
                        .fold(0, |all, other| all | attacks[other]);
                    fill::squares(man.reach).any(|from| {
                        let attack = attack_from(man, from, open);
                        attack & target != 0 && net.closes(target, from, attack | others)
                    })
                })
        })
    }
}

/// The squares that a man attacks from any of the squares `from`, over `open` ones.
pub(crate) fn attack_from(man: &Man, from: u64, open: u64) -> u64 {
    if man.promotes() {
        !0
    } else {
        fill::attack(man.side, man.role, from, open)
    }
}

/// What may close the squares around a king.
pub(crate) struct Net<'a> {
    /// Where each man of the king's own side may stand.
    fillers: &'a [u64],
    /// Where the winner's king may stand.
    helper: u64,
}

impl<'a> Net<'a> {
    /// Men that may fill squares, and no helping king.
    pub(crate) const fn of_fillers(fillers: &'a [u64]) -> Self {
        Self { fillers, helper: 0 }
    }

    /// Whether every flight of a king on `target`, in check from `checker`, may be closed.
    fn closes(&self, target: u64, checker: u64, attacked: u64) -> bool {
        let flights = fill::king(target) & !attacked;
        if flights == 0 {
            return true;
        }
        // Two steps away is as near as the helping king may be.
        let near = fill::king(target);
        let helpers = fill::king(near) & self.helper & !near & !target;
        core::iter::once(0)
            .chain(fill::squares(helpers))
            .any(|helper| self.fills(flights & !fill::king(helper), checker | helper))
    }

    /// Whether distinct men of the king's own side may stand on all of `flights`.
    pub(crate) fn fills(&self, flights: u64, taken: u64) -> bool {
        if flights & taken != 0 || flights.count_ones() as usize > self.fillers.len() {
            return false;
        }
        let mut filled_by = [0; FILLERS];
        fill::squares(flights).all(|flight| {
            let mut seen = 0;
            self.assign(flight, &mut filled_by, &mut seen)
        })
    }

    /// Finds a man for one more flight, moving others on where need be (an augmenting path).
    fn assign(&self, flight: u64, filled_by: &mut [u64; FILLERS], seen: &mut u32) -> bool {
        for (man, &reach) in self.fillers.iter().enumerate() {
            if reach & flight == 0 || *seen & 1 << man != 0 {
                continue;
            }
            *seen |= 1 << man;
            let before = filled_by[man];
            if before == 0 || self.assign(before, filled_by, seen) {
                filled_by[man] = flight;
                return true;
            }
        }
        false
    }
}
