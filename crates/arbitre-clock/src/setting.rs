//! What never changes during a game: the controls, the device, the odds.

use crate::{Controls, Device, MoveOdds, Period, TimeControl};

/// What never changes during a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Setting {
    pub controls: Controls,
    pub device: Device,
    pub odds: MoveOdds,
    pub glass: Glass,
    pub days: Days,
}

/// Whether the time that one player spends flows to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Glass {
    Shared,
    None,
}

/// Whether a new day brings anybody new time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Days {
    Renewing,
    Alike,
}

impl Setting {
    pub(crate) fn new(controls: Controls, device: Device, odds: MoveOdds) -> Self {
        let is_glass =
            |control: &TimeControl| matches!(control.periods(), [Period::Hourglass { .. }]);
        // The sand of one player can only run into the glass of the other.
        let glass = if is_glass(&controls.white) && is_glass(&controls.black) {
            Glass::Shared
        } else {
            Glass::None
        };
        let days = if has_days(&controls.white) || has_days(&controls.black) {
            Days::Renewing
        } else {
            Days::Alike
        };
        Self {
            controls,
            device,
            odds,
            glass,
            days,
        }
    }
}

/// Whether this control's last period brings new time every day.
pub(crate) fn has_days(control: &TimeControl) -> bool {
    matches!(control.periods().last(), Some(Period::PerDay { .. }))
}
