//! Announcements, part by part: a stock of time with or without moves, or what each move brings.

use alloc::vec::Vec;
use core::num::NonZeroU32;
use core::ops::Range;

use super::words::{Word, words};
use super::{DialectError, Doubt, Reading, Stated, control};
use crate::text::Cursor;
use crate::{Bonus, Duration, Period, Quota};

/// One part of an announcement.
#[derive(Debug, Clone, Default)]
struct Part {
    span: Range<usize>,
    time: Option<Duration>,
    /// The unit of the last number of the time; `None` for a bare number.
    unit: Option<Duration>,
    /// The unit of its first number.
    largest: Duration,
    moves: Option<u32>,
    kind: Kind,
    from: Option<u32>,
    after: Option<u32>,
    /// `all`, `rest`: it is for all remaining moves.
    rest: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Kind {
    /// Not said: seconds after the first part are what each move brings.
    #[default]
    Unsaid,
    Increment,
    Delay,
    Bronstein,
}

/// What each move brings, and from which move on.
struct Brings {
    bonus: Bonus,
    from: Option<u32>,
    /// The periods that were named before it.
    periods: usize,
}

/// Reads an announcement in which a bare number after moves counts `unit`.
pub(super) fn read(text: &str, unit: Duration) -> Result<Reading, DialectError> {
    let mut doubts = Vec::new();
    let mut parts = parts(text, unit)?;
    if let ([base, bonus], Duration::MINUTE) = (&mut parts[..], unit)
        && [&*base, bonus]
            .iter()
            .all(|part| part.time.is_some() && part.unit.is_none())
        && base.moves.is_none()
    {
        base.unit = Some(Duration::MINUTE);
        base.time = base.time.map(|time| time * 60);
        bonus.unit = Some(Duration::SECOND);
        bonus.largest = Duration::SECOND;
        doubts.push(Doubt {
            span: 0..text.len(),
            remark: "without units, this is taken as minutes and seconds for each move",
        });
    }
    let mut periods: Vec<Period> = Vec::new();
    let mut brings: Vec<Brings> = Vec::new();
    let mut moves = None;
    for part in parts {
        let quota = part.moves.or(moves);
        let (Some(time), Some(_)) = (part.time, part.unit) else {
            if part.time.is_some() {
                let cursor = Cursor::new(text);
                return Err(cursor
                    .expected_in(part.span, "a unit such as `min` or `sec`")
                    .into());
            }
            moves = part.moves;
            set_quota(&mut periods, part.after);
            if let (Some(from), Some(last)) = (part.from, brings.last_mut()) {
                last.from = Some(from);
            }
            continue;
        };
        let is_bonus =
            part.kind != Kind::Unsaid || (part.largest == Duration::SECOND && !periods.is_empty());
        if is_bonus {
            set_quota(&mut periods, part.moves.or(part.after));
            let bonus = match part.kind {
                Kind::Delay => Bonus::Delay(time),
                Kind::Bronstein => Bonus::Bronstein(time),
                Kind::Unsaid | Kind::Increment => Bonus::Increment(time),
            };
            brings.push(Brings {
                bonus,
                from: part.from,
                periods: periods.len(),
            });
        } else {
            moves = None;
            set_quota(&mut periods, part.after);
            let quota = quota
                .and_then(NonZeroU32::new)
                .map_or(Quota::AllMoves, Quota::Moves);
            periods.push(Period::Main {
                quota,
                base: time,
                bonus: Bonus::None,
            });
        }
    }
    if let ([], [Brings { bonus, .. }]) = (&periods[..], &brings[..]) {
        periods.push(Period::PerMove { time: bonus.time() });
    } else {
        apply(&brings, &mut periods);
    }
    let stated = Stated::Controls(control(periods, 0..text.len())?.into());
    Ok(Reading { stated, doubts })
}

/// `after move 40` ends the last period that has no number of moves yet.
fn set_quota(periods: &mut [Period], after: Option<u32>) {
    let Some((Period::Main { quota, .. }, before)) = periods.split_last_mut() else {
        return;
    };
    let made = before
        .iter()
        .filter_map(|period| moves_of(period.quota()))
        .fold(0, u32::saturating_add);
    if let (Some(after), Quota::AllMoves) = (after, *quota) {
        *quota = NonZeroU32::new(after.saturating_sub(made)).map_or(Quota::AllMoves, Quota::Moves);
    }
}

fn moves_of(quota: Quota) -> Option<u32> {
    match quota {
        Quota::Moves(moves) => Some(moves.get()),
        Quota::AllMoves => None,
    }
}

/// Gives the periods what each of their moves brings.
fn apply(brings: &[Brings], periods: &mut Vec<Period>) {
    let unsaid = brings.iter().filter(|brings| brings.from.is_none()).count();
    for brings in brings {
        let first = match brings.from {
            Some(from) => split_at(from, periods),
            None if unsaid == 1 => 0,
            None => brings.periods.saturating_sub(1),
        };
        let last = match brings.from {
            None if unsaid > 1 => brings.periods,
            _ => periods.len(),
        };
        for period in periods.get_mut(first..last).into_iter().flatten() {
            if let Period::Main { bonus, .. } = period {
                *bonus = brings.bonus;
            }
        }
    }
}

/// The index of the period that starts with this move. Where none does, the period is parted: from
/// that move on there is no new stock of time, only what each move brings.
fn split_at(from: u32, periods: &mut Vec<Period>) -> usize {
    let mut start = 1_u32;
    for (index, period) in periods.iter_mut().enumerate() {
        if start >= from {
            return index;
        }
        let Period::Main { quota, bonus, .. } = period else {
            continue;
        };
        let moves = moves_of(*quota).unwrap_or(u32::MAX);
        if let Some(before) = NonZeroU32::new(from - start).filter(|before| before.get() < moves) {
            let rest = match *quota {
                Quota::Moves(moves) => NonZeroU32::new(moves.get() - before.get())
                    .map_or(Quota::AllMoves, Quota::Moves),
                Quota::AllMoves => Quota::AllMoves,
            };
            let second = Period::Main {
                quota: rest,
                base: Duration::ZERO,
                bonus: *bonus,
            };
            *quota = Quota::Moves(before);
            periods.insert(index + 1, second);
            return index + 1;
        }
        start = start.saturating_add(moves);
    }
    periods.len()
}

/// Takes an announcement apart.
fn parts(text: &str, unit: Duration) -> Result<Vec<Part>, DialectError> {
    let words = words(text)?;
    let mut parts = Vec::new();
    let mut part = Part::default();
    let mut seen = Word::Next;
    for (index, (word, span)) in words.iter().enumerate() {
        let following = |n: usize| words.get(index + n).map_or(Word::Next, |&(word, _)| word);
        match *word {
            Word::Number(number) => {
                let next = following(1);
                if let (Word::Unit(unit), Some(larger)) = (next, part.unit)
                    && (larger <= unit || !matches!(seen, Word::Unit(_)))
                {
                    // `1 min 30 s` is one time, `90 min 30 min` are two.
                    parts.push(core::mem::take(&mut part));
                }
                part.number(number, unit, [seen, next, following(2)]);
                if part.span.is_empty() {
                    part.span = span.clone();
                }
                part.span.end = span.end;
            }
            Word::Move if matches!(seen, Word::Each | Word::Slash) && part.kind == Kind::Unsaid => {
                part.kind = Kind::Increment;
            }
            Word::Increment if part.kind == Kind::Unsaid => part.kind = Kind::Increment,
            Word::Delay if part.kind != Kind::Bronstein => part.kind = Kind::Delay,
            Word::Bronstein => part.kind = Kind::Bronstein,
            Word::Rest => part.rest = true,
            Word::Next if part.time.is_some() || part.moves.is_some() => {
                parts.push(core::mem::take(&mut part));
            }
            _ => {}
        }
        // `from move 61`, `after the first 40`: the number still follows.
        if !matches!(seen, Word::From | Word::After)
            || !matches!(word, Word::Move | Word::Filler | Word::Rest)
        {
            seen = *word;
        }
    }
    parts.push(part);
    Ok(parts)
}

impl Part {
    /// Takes up a number, by the words before and after it; `unit` is that of a bare number.
    fn number(&mut self, number: Duration, unit: Duration, around: [Word; 3]) {
        let whole = u32::try_from(number.seconds()).unwrap_or(u32::MAX);
        let is_open = self.time.is_none();
        match around {
            [Word::From, ..] => self.from = Some(whole),
            [Word::After, ..] => self.after = Some(whole),
            [_, Word::Unit(unit), _] => self.add(number, unit),
            [_, Word::Move, _] => self.moves = Some(whole),
            // `1h30`
            [Word::Unit(Duration::HOUR), ..] => self.add(number, Duration::MINUTE),
            // `40/90`
            [_, Word::Slash, Word::Number(_)] => self.moves = Some(whole),
            // `90'/40`
            [Word::Slash, ..] if !is_open => self.moves = Some(whole),
            // `40 moves in 90`, `all in 30`
            _ if is_open && (self.moves.is_some() || self.rest) => self.add(number, unit),
            // `40 in 120`
            [_, Word::Filler, _] if is_open => self.moves = Some(whole),
            _ => self.time = Some(number),
        }
    }

    fn add(&mut self, number: Duration, unit: Duration) {
        let seconds = u32::try_from(unit.seconds()).unwrap_or(u32::MAX);
        self.largest = self.unit.map_or(unit, |_| self.largest);
        self.time = Some(self.time.unwrap_or_default() + number * seconds);
        self.unit = Some(unit);
    }
}
