//! Squares that a king never enters, and checks that it does not survive.

use arbitre_board::{Role, Side};

use crate::fill;
use crate::net::attack_from;
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

    /// Those of the squares `to` on which a man of the loser surely mates the winner, as this or
    /// that piece, when it comes there and perhaps captures the man `prey`: the game is over then.
    /// Of the winner's own men it says nothing.
    ///
    /// The winner's king has but one square; no man of the winner may stand where it could capture
    /// the man that gives check; and every square beside the king is held by a man of its own
    /// that does not move, or guarded by others of the loser's men, or by the one that gives check.
    /// All of this is asked of the position after the move.
    pub(crate) fn mates(&self, index: usize, role: Role, to: u64, prey: Option<usize>) -> u64 {
        let man = &self.all()[index];
        let king = self.king(!man.side);
        if !self.span.is_phase_of(!man.side) || role == Role::King || !king.is_power_of_two() {
            return 0;
        }
        let gone = prey.map_or(0, |prey| self.all()[prey].reach);
        let near = fill::king(king);
        let beside = if role == Role::Knight { !0 } else { near };
        // From where such a man attacks the king, the king attacks as such a man of its own side.
        let checks = fill::attack(!man.side, role, king, 0) & beside & to;
        fill::squares(checks)
            .filter(|&square| {
                let foes = self.all().iter().enumerate().filter(|&(other, foe)| {
                    foe.side != man.side && foe.role != Role::King && prey != Some(other)
                });
                let is_safe = foes.clone().all(|(_, foe)| {
                    let open = self.open() | man.reach | gone;
                    attack_from(foe, foe.reach & !square, open) & square == 0
                });
                let held = foes
                    .filter(|(_, foe)| foe.is_steady())
                    .fold(0, |held, (_, foe)| held | foe.reach);
                let flights = near & !held & !fill::attack(man.side, role, square, 0);
                is_safe
                    && flights & !self.guarded_by(man.side, flights, |other| other != index, square)
                        == 0
            })
            .fold(0, |mates, square| mates | square)
    }
}
