//! Where each man may ever stand, in any game from a position: the static analysis.
//!
//! For every man we keep the squares on which it may stand at some time (`reach`) and whether it
//! may be captured (`taken`). The sets start with the position itself and grow by rules whose
//! premises are *events that came earlier in the same game*: a man left its square, a man was
//! captured, an enemy stood on a square. No rule looks at what a move brings about. By induction
//! over the length of a game, every event of every legal game is therefore derived; what is not
//! derived never happens. The crate's documentation gives the argument rule by rule.

use arbitre_board::{Position, Role, Side, Square, Wing};

use crate::fill;

/// One more than the men of a game; positions with so many are not analysed.
const MOST: usize = 33;

/// One man of the position and what may become of it.
#[derive(Clone, Copy)]
pub(crate) struct Man {
    pub(crate) side: Side,
    pub(crate) role: Role,
    start: u64,
    /// Every square on which it may ever stand.
    pub(crate) reach: u64,
    /// Every square that it may ever attack, its own men's included.
    pub(crate) attack: u64,
    /// Every square that it may pass over by stepping twice: there a pawn may capture it in passing.
    passed: u64,
    /// It may be captured.
    taken: bool,
}

impl Man {
    const NOBODY: Self = Self {
        side: Side::White,
        role: Role::Pawn,
        start: 0,
        reach: 0,
        attack: 0,
        passed: 0,
        taken: false,
    };

    /// It may be captured at some time.
    pub(crate) const fn is_taken(&self) -> bool {
        self.taken
    }

    /// It never moves and is never captured: a wall.
    pub(crate) const fn is_steady(&self) -> bool {
        !self.taken && self.reach.is_power_of_two()
    }

    fn last_rank(&self) -> u64 {
        fill::last_rank(self.side)
    }

    /// It is a pawn that never leaves its file.
    fn is_straight(&self) -> bool {
        self.role == Role::Pawn && self.reach & !file_of(self.start) == 0
    }

    /// It is a pawn that may become another piece.
    pub(crate) fn promotes(&self) -> bool {
        self.role == Role::Pawn && self.reach & self.last_rank() != 0
    }
}

/// The squares from which a pawn of this side may step twice.
pub(crate) fn home_rank(side: Side) -> u64 {
    match side {
        Side::White => 0xff00,
        Side::Black => 0x00ff_0000_0000_0000,
    }
}

/// The whole file of a single square.
const fn file_of(square: u64) -> u64 {
    0x0101_0101_0101_0101 << (square.trailing_zeros() % 8)
}

/// The squares in front of a single square, on its file, in the direction of a side.
const fn ahead(side: Side, square: u64) -> u64 {
    let beyond = match side {
        Side::White => !(square | (square - 1)),
        Side::Black => square - 1,
    };
    file_of(square) & beyond
}

/// All men of a position with what may become of them: a fixpoint of causes.
#[derive(Clone)]
pub(crate) struct Reach {
    men: [Man; MOST],
    count: usize,
    /// Steady men, by side.
    walls: [u64; 2],
    pub(crate) span: Span,
}

impl Span {
    /// Whether it speaks of a phase and of the mates of this side.
    pub(crate) fn is_phase_of(self, winner: Side) -> bool {
        self == Self::Phase { winner }
    }
}

/// The squares on which one side may capture.
#[derive(Clone, Copy, Default)]
struct Strikes {
    by_piece: u64,
    /// There a man may be captured in passing as well.
    by_pawn: u64,
}

/// What the sets speak of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Span {
    /// The whole rest of the game.
    Game,
    /// The moves before the next capture and the next move of a pawn.
    Phase {
        /// The side of whose mates it speaks.
        winner: Side,
    },
}

impl Reach {
    /// Works out the fixpoint.
    pub(crate) fn of(position: &Position) -> Self {
        let mut this = Self::start(position);
        this.settle();
        this
    }

    /// The men where they stand, at the beginning of a phase.
    pub(crate) fn of_phase(position: &Position, winner: Side) -> Self {
        Self {
            span: Span::Phase { winner },
            ..Self::start(position)
        }
    }

    /// Applies the rules until nothing new comes.
    pub(crate) fn settle(&mut self) {
        while self.grow() {}
    }

    /// All men.
    pub(crate) fn all(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// The same men, but for one that has come to stand somewhere in `to`, and one that was captured.
    pub(crate) fn with(&self, index: usize, role: Role, to: u64, prey: Option<usize>) -> Self {
        let mut this = self.clone();
        if to.is_power_of_two() {
            for man in &mut this.men[..this.count] {
                man.reach &= !to;
            }
        }
        this.men[index].role = role;
        this.men[index].reach = to;
        for man in &mut this.men[..this.count] {
            man.attack = 0;
        }
        if let Some(prey) = prey {
            this.men.copy_within(prey + 1..this.count, prey);
            this.count -= 1;
        }
        this.raise_walls();
        this
    }

    /// Works out the fixpoint unless a pawn of this side may become another piece.
    pub(crate) fn without_promotion(position: &Position, side: Side) -> Option<Self> {
        let mut this = Self::start(position);
        while this.grow() {
            if this.men(side).any(Man::promotes) {
                return None;
            }
        }
        Some(this)
    }

    /// The men where they stand, and what the rights to castle and to capture en passant add.
    fn start(position: &Position) -> Self {
        let mut this = Self {
            men: [Man::NOBODY; MOST],
            count: 0,
            walls: [0; 2],
            span: Span::Game,
        };
        for side in Side::ALL {
            for role in [
                Role::King,
                Role::Pawn,
                Role::Knight,
                Role::Bishop,
                Role::Rook,
                Role::Queen,
            ] {
                let mut men = position.pieces(side, role).0;
                while men != 0 {
                    let start = men & men.wrapping_neg();
                    men ^= start;
                    if this.is_crowded() {
                        break;
                    }
                    this.men[this.count] = Man {
                        side,
                        role,
                        start,
                        reach: start,
                        ..Man::NOBODY
                    };
                    this.count += 1;
                }
            }
        }
        this.add_castling(position);
        this.add_en_passant(position);
        this
    }

    /// Whether there may be more men than a game can have: then nothing is known.
    pub(crate) const fn is_crowded(&self) -> bool {
        self.count == MOST
    }

    /// The men of one side.
    pub(crate) fn men(&self, side: Side) -> impl Iterator<Item = &Man> {
        self.men[..self.count]
            .iter()
            .filter(move |man| man.side == side)
    }

    /// Every square on which the king of this side may ever stand.
    pub(crate) fn king(&self, side: Side) -> u64 {
        self.men(side)
            .find(|man| man.role == Role::King)
            .map_or(0, |man| man.reach)
    }

    /// A right to castle lets king and rook stand where castling puts them.
    fn add_castling(&mut self, position: &Position) {
        for side in Side::ALL {
            for wing in Wing::ALL {
                let Some(rook) = position.castling(side, wing) else {
                    continue;
                };
                let king_to = 1 << Square::new(wing.king_file(), rook.rank()).index();
                let rook_to = 1 << Square::new(wing.rook_file(), rook.rank()).index();
                for man in &mut self.men[..self.count] {
                    if man.side == side && man.role == Role::King {
                        man.reach |= king_to;
                    } else if man.start == 1 << rook.index() {
                        man.reach |= rook_to;
                    }
                }
            }
        }
    }

    /// A pawn that has just stepped twice may be captured now, and at no other time.
    fn add_en_passant(&mut self, position: &Position) {
        for mv in position.captures().iter().filter(|mv| mv.is_en_passant()) {
            let captured = mv.captured_square().map_or(0, |square| 1 << square.index());
            for man in &mut self.men[..self.count] {
                if man.start == 1 << mv.from().index() {
                    man.reach |= 1 << mv.to().index();
                } else if man.start == captured {
                    man.taken = true;
                }
            }
        }
    }

    /// Where a pawn may go straight on.
    ///
    /// Two pawns that face each other on a file never pass while both keep to it: the other must
    /// have been captured, or have left the file, first.
    fn pushes(&self, pawn: &Man, open: u64) -> u64 {
        let mut open = open;
        if pawn.is_straight() {
            for other in &self.men[..self.count] {
                if other.side != pawn.side
                    && !other.taken
                    && other.is_straight()
                    && other.start & ahead(pawn.side, pawn.start) != 0
                {
                    open &= !(other.start | ahead(pawn.side, other.start));
                }
            }
        }
        let once = fill::ahead(pawn.side, pawn.reach) & open;
        let home = fill::ahead(pawn.side, pawn.reach & home_rank(pawn.side)) & open;
        once | fill::ahead(pawn.side, home) & open
    }

    /// The squares where no wall stands.
    pub(crate) const fn open(&self) -> u64 {
        !(self.walls[0] | self.walls[1])
    }

    /// Finds the men that stand on one square.
    fn raise_walls(&mut self) {
        self.walls = [0; 2];
        for man in &self.men[..self.count] {
            if man.is_steady() {
                self.walls[man.side as usize] |= man.reach;
            }
        }
    }

    /// Applies every rule once; tells whether anything new came out.
    fn grow(&mut self) -> bool {
        self.raise_walls();
        // Where men other than kings may stand, by side: what can be captured, and what can be in the way.
        let mut stand = [0; 2];
        let mut passed = [0; 2];
        for man in &self.men[..self.count] {
            let side = man.side as usize;
            if man.role != Role::King {
                stand[side] |= man.reach;
                passed[side] |= man.passed;
            }
        }
        let mut struck = [Strikes::default(); 2];
        let mut grown = false;
        for index in 0..self.count {
            let man = self.men[index];
            let (own, foe) = (man.side as usize, !man.side as usize);
            let open = !(self.walls[0] | self.walls[1]);
            let (reach, attack) = match man.role {
                Role::King => {
                    let attack = fill::king(man.reach);
                    let steps = attack & !man.reach & !self.walls[own];
                    (steps & !self.guarded(!man.side, steps), attack)
                }
                Role::Knight => both(fill::knight(man.reach)),
                Role::Bishop => both(fill::bishop(man.reach, open)),
                Role::Rook => both(fill::rook(man.reach, open)),
                Role::Queen => both(fill::bishop(man.reach, open) | fill::rook(man.reach, open)),
                Role::Pawn if self.span != Span::Game => (0, fill::pawn(man.side, man.reach)),
                Role::Pawn if man.promotes() => both(!0),
                Role::Pawn => {
                    let attack = fill::pawn(man.side, man.reach);
                    let captures = attack & (stand[foe] | passed[foe]);
                    (self.pushes(&man, open) | captures, attack)
                }
            };
            let closed = match self.span {
                Span::Game => self.walls[own],
                Span::Phase { .. } => !open,
            };
            let mut new = reach & !closed & !man.reach;
            new &= !self.mates(index, man.role, new, None);
            let reach = man.reach | new;
            let this = &mut self.men[index];
            grown |= this.reach != reach || this.attack != attack;
            this.reach = reach;
            this.attack = attack;
            if self.span != Span::Game {
                continue;
            }
            if man.role == Role::Pawn {
                let home = man.start & home_rank(man.side);
                let step = fill::ahead(man.side, home);
                if fill::ahead(man.side, step) & reach != 0 && this.passed & step != step {
                    this.passed |= step;
                    grown = true;
                }
            }
            // A king captures only where it may stand, any other man wherever it attacks.
            let strikes = &mut struck[man.side as usize];
            match man.role {
                Role::King => strikes.by_piece |= reach,
                Role::Pawn => strikes.by_pawn |= attack,
                _ => strikes.by_piece |= attack,
            }
        }
        self.span == Span::Game && self.take(struck) || grown
    }

    /// Marks the men that may be captured; tells whether there is a new one.
    fn take(&mut self, struck: [Strikes; 2]) -> bool {
        let mut grown = false;
        for man in &mut self.men[..self.count] {
            let strikes = &struck[!man.side as usize];
            let met =
                man.reach & (strikes.by_piece | strikes.by_pawn) | man.passed & strikes.by_pawn;
            if man.role != Role::King && !man.taken && met != 0 {
                man.taken = true;
                grown = true;
            }
        }
        grown
    }
}

/// A man that may stand wherever it attacks.
const fn both(squares: u64) -> (u64, u64) {
    (squares, squares)
}
