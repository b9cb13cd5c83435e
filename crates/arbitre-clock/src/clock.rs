//! The clock: a pure machine to which time is told.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::half::Overtime;
use crate::setting::Setting;
use crate::state::{Frozen, State};
use crate::{
    Act, Bonus, Cause, Change, Changed, Controls, Device, Due, Duration, Entry, Motion, Period,
    Reason, Side, Span, Standing, UndoError, Zero,
};

/// A chess clock that knows no time but what it is told.
///
/// Both halves follow their [`TimeControl`](crate::TimeControl). Everything that happens is kept in a
/// journal, so that any entry of it can be undone; the state is what follows from the entries in force.
///
/// # Examples
/// ```
/// use arbitre_clock::{Clock, Duration, Side, TimeControl};
/// let control: TimeControl = "3m+2s".parse()?;
/// let mut clock = Clock::new(control);
/// clock.start(Side::White);
/// clock.elapse(Duration::from_seconds(5));
/// clock.press(Side::White);
/// assert_eq!(format!("{:#}", clock.display(Side::White)), "0:02:59");
/// assert_eq!(clock.counter(Side::White), 1);
/// # Ok::<_, arbitre_clock::TextError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    setting: Setting,
    state: State,
    journal: Vec<Entry>,
}

/// How many moves the first press of each player counts for.
///
/// When a player receives odds of two moves, he makes them in a row and presses once, and the first
/// move of his opponent counts as two in the time control \[1929: 22(3)\].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveOdds(pub u8);

impl Default for MoveOdds {
    fn default() -> Self {
        Self(1)
    }
}

/// What a press did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pressed {
    /// It completed a move, and the other clock runs.
    Counted,
    /// Nothing: the game has not been started.
    NotStarted,
    /// Nothing: the clocks are paused.
    Paused,
    /// Nothing: the other clock was running already.
    OpponentsClockRuns,
    /// Nothing: both displays are frozen since a flag fell.
    Frozen,
}

/// Which flags have fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flags {
    /// Neither.
    Up,
    /// This side's only.
    Fallen(Side),
    /// Both, and `first` fell first.
    Both {
        /// The side whose display reached zero first.
        first: Side,
    },
}

impl Clock {
    /// A clock of the usual kind; see [`Device`].
    #[must_use]
    pub fn new(controls: impl Into<Controls>) -> Self {
        Self::with(controls, Device::default(), MoveOdds::default())
    }

    /// A particular device, in a game with or without odds of moves.
    #[must_use]
    pub fn with(controls: impl Into<Controls>, device: Device, odds: MoveOdds) -> Self {
        let setting = Setting::new(controls.into(), device, odds);
        let state = State::new(&setting);
        Self {
            setting,
            state,
            journal: Vec::new(),
        }
    }

    /// Starts the game with this side's clock; later the same as [`resume`](Self::resume).
    pub fn start(&mut self, side: Side) {
        self.record(Act::Start(side));
    }

    /// This side presses its button.
    pub fn press(&mut self, side: Side) -> Pressed {
        let pressed = match self.state.motion {
            Motion::Waiting => Pressed::NotStarted,
            Motion::Paused(_) => Pressed::Paused,
            Motion::Running(running) if running != side => Pressed::OpponentsClockRuns,
            Motion::Running(_) if self.state.frozen == Frozen::Yes => Pressed::Frozen,
            Motion::Running(_) => Pressed::Counted,
        };
        if pressed == Pressed::Counted {
            self.record(Act::Press(side));
        }
        pressed
    }

    /// Stops both clocks.
    pub fn pause(&mut self) {
        if matches!(self.state.motion, Motion::Running(_)) {
            self.record(Act::Pause);
        }
    }

    /// Lets this side's clock run; no move is counted.
    pub fn resume(&mut self, side: Side) {
        self.record(Act::Resume(side));
    }

    /// Tells the clock that so much time has passed; nothing happens unless one half runs.
    pub fn elapse(&mut self, time: Duration) {
        if !matches!(self.state.motion, Motion::Running(_)) || time.is_spent() {
            return;
        }
        if let Some(Entry {
            act: Act::Elapse(before),
            standing: Standing::InForce,
        }) = self.journal.last_mut()
        {
            *before += time;
            self.state.apply(&Act::Elapse(time), &self.setting);
        } else {
            self.record(Act::Elapse(time));
        }
    }

    /// Gives this side so much time, or takes it away when negative; answers the entry's number.
    pub fn adjust(&mut self, side: Side, amount: Duration, cause: impl Into<Cause>) -> usize {
        self.change(side, Change::Add(amount), cause)
    }

    /// Sets what this side has left; answers the entry's number.
    pub fn set(&mut self, side: Side, left: Duration, cause: impl Into<Cause>) -> usize {
        self.change(side, Change::Set(left), cause)
    }

    /// Sets this side's move counter, and nothing else; answers the entry's number.
    pub fn set_counter(&mut self, side: Side, moves: u32, cause: impl Into<Cause>) -> usize {
        self.change(side, Change::Count(moves), cause)
    }

    /// Changes one half as an arbiter may; answers the number of the journal's entry, for
    /// [`undo`](Self::undo).
    pub fn change(&mut self, side: Side, change: Change, cause: impl Into<Cause>) -> usize {
        self.record(Act::Change(Box::new(Changed {
            side,
            change,
            cause: cause.into(),
        })));
        self.journal.len() - 1
    }

    /// Annuls the last press, as when an illegal move is taken back: the counter goes back and what the
    /// press brought is removed, be it an increment or a period's time. The time that passed since
    /// remains spent. Answers whose press it was.
    ///
    /// # Errors
    /// When no press is left.
    pub fn take_back_press(&mut self) -> Result<Side, UndoError> {
        let (_, presses) = State::replay(&self.journal, &self.setting);
        let last = presses.last().ok_or(UndoError::NothingPressed)?;
        self.record(Act::TakeBackPress);
        self.state = State::after(&self.journal, &self.setting);
        Ok(last.side)
    }

    /// Undoes one entry of the journal, as though it had never been: everything after it is worked out
    /// anew.
    ///
    /// # Errors
    /// When there is no such entry, or it is undone already.
    pub fn undo(&mut self, number: usize, cause: impl Into<Cause>) -> Result<(), UndoError> {
        let entry = self
            .journal
            .get_mut(number)
            .ok_or(UndoError::NoEntry(number))?;
        if entry.standing != Standing::InForce {
            return Err(UndoError::AlreadyUndone(number));
        }
        entry.standing = Standing::Undone(Box::new(cause.into()));
        self.state = State::after(&self.journal, &self.setting);
        Ok(())
    }

    /// Everything that happened, in order.
    #[must_use]
    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// The time controls.
    #[must_use]
    pub fn controls(&self) -> &Controls {
        &self.setting.controls
    }

    /// The kind of clock.
    #[must_use]
    pub fn device(&self) -> &Device {
        &self.setting.device
    }

    /// Whose clock runs.
    #[must_use]
    pub fn motion(&self) -> Motion {
        self.state.motion
    }

    /// The running time since the start of the game, pauses not counted.
    #[must_use]
    pub fn time(&self) -> Duration {
        self.state.time
    }

    /// What is left to this side, exactly; negative when its clock ran on after its flag fell.
    #[must_use]
    pub fn left(&self, side: Side) -> Duration {
        let half = &self.state.halves[side];
        match (self.period(side), half.overtime) {
            (Period::ByoYomi { each, .. }, Overtime::Open { times, .. }) => {
                half.left + each * times
            }
            _ => half.left,
        }
    }

    /// What the press that completes so many moves brings to this side's display: an increment, the time
    /// of the next period, or both. What a delay gives back is left out.
    ///
    /// # Examples
    /// ```
    /// use arbitre_clock::{Clock, Duration, Side, TimeControl};
    /// let control: TimeControl = "40/90m+30s:30m+30s".parse()?;
    /// let clock = Clock::new(control);
    /// assert_eq!(clock.brought_by(Side::White, 39), Duration::from_seconds(30));
    /// assert_eq!(clock.brought_by(Side::White, 40), Duration::from_seconds(30 * 60 + 30));
    /// # Ok::<_, arbitre_clock::TextError>(())
    /// ```
    #[must_use]
    pub fn brought_by(&self, side: Side, moves: u32) -> Duration {
        let controls = self.setting.controls.clone();
        let mut clock = Self::with(controls, self.setting.device, MoveOdds::default());
        clock.set_counter(side, moves.saturating_sub(1), Reason::Reading);
        clock.start(side);
        let before = clock.left(side);
        clock.press(side);
        clock.left(side) - before
    }

    /// What this side's display shows.
    #[must_use]
    pub fn display(&self, side: Side) -> Duration {
        let left = match self.period(side) {
            Period::Upcount if self.state.halves[side].left.is_spent() => -self.left(side),
            _ => self.left(side),
        };
        self.setting.device.face.shows(left)
    }

    /// How long this side's clock may run before its display reaches zero for good or for the next
    /// period, the delay included.
    #[must_use]
    pub fn until_zero(&self, side: Side) -> Span {
        let half = &self.state.halves[side];
        match self.period(side) {
            Period::Upcount => Span::Unlimited,
            _ => {
                let times = self.left(side) - half.left;
                Span::Limited((half.room() + times).max(Duration::ZERO))
            }
        }
    }

    /// The time that this side has spent.
    #[must_use]
    pub fn used(&self, side: Side) -> Duration {
        self.state.halves[side].used
    }

    /// The time that this side has spent on the move in progress.
    #[must_use]
    pub fn spent(&self, side: Side) -> Duration {
        self.state.halves[side].spent
    }

    /// This side's move counter: presses, which are no proof of moves.
    #[must_use]
    pub fn counter(&self, side: Side) -> u32 {
        self.state.halves[side].moves
    }

    /// The period that this side is in.
    #[must_use]
    pub fn period(&self, side: Side) -> Period {
        self.setting.controls[side].period(self.state.halves[side].period)
    }

    /// The index of that period from 0; a last period that repeats keeps its index.
    #[must_use]
    pub fn period_index(&self, side: Side) -> usize {
        self.state.halves[side].period
    }

    /// The count of moves that this side must have completed when its display reaches zero.
    #[must_use]
    pub fn due(&self, side: Side) -> Due {
        self.state.halves[side].due
    }

    /// What each further move brings this side.
    #[must_use]
    pub fn bonus(&self, side: Side) -> Bonus {
        self.state.halves[side].coming
    }

    /// Every time a display reached zero, in order.
    #[must_use]
    pub fn zeros(&self) -> &[Zero] {
        &self.state.zeros
    }

    /// When this side's flag fell, going by its move counter.
    #[must_use]
    pub fn fallen(&self, side: Side) -> Option<Zero> {
        self.overstepped(side, self.counter(side))
    }

    /// When this side overstepped the limit, if it has truly completed `moves` moves by now, whatever
    /// the counter says.
    #[must_use]
    pub fn overstepped(&self, side: Side, moves: u32) -> Option<Zero> {
        let counter = self.counter(side);
        self.state
            .zeros
            .iter()
            .filter(|zero| zero.side == side)
            .map(|&zero| Zero {
                moves: (zero.moves.saturating_add(moves)).saturating_sub(counter),
                ..zero
            })
            .find(Zero::is_fall)
    }

    /// Which flags have fallen, and which first, going by the move counters.
    #[must_use]
    pub fn flags(&self) -> Flags {
        let first = self.state.zeros.iter().find(|zero| zero.is_fall());
        match (self.fallen(Side::White), self.fallen(Side::Black), first) {
            (Some(_), Some(_), Some(first)) => Flags::Both { first: first.side },
            (Some(_), _, _) => Flags::Fallen(Side::White),
            (_, Some(_), _) => Flags::Fallen(Side::Black),
            _ => Flags::Up,
        }
    }

    fn record(&mut self, act: Act) {
        self.state.apply(&act, &self.setting);
        self.journal.push(Entry {
            act,
            standing: Standing::InForce,
        });
    }
}
