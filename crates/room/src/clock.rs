//! How long people may think. All of it follows from the record, so it survives a restart.

use crate::Room;
use crate::course::Course;
use play::Seat;
use wire::Clock;

/// How much of `think` counts against the seat's time.
pub(crate) fn charge(think: u64, in_window: bool, clock: Clock, window_ms: u32) -> u64 {
    think.saturating_sub(allowance(in_window, clock, window_ms))
}

/// The part of every decision that does not count.
fn allowance(in_window: bool, clock: Clock, window_ms: u32) -> u64 {
    u64::from(clock.free_s) * 1000 + if in_window { u64::from(window_ms) } else { 0 }
}

impl Room {
    /// The time left to a seat, counting what runs now.
    pub(crate) fn left_ms(&self, course: &Course, seat: Seat, now: u64) -> Option<u64> {
        let clock = self.options.clock?;
        let bank = u64::from(clock.bank_s) * 1000;
        let running = match course.chooser() == Some(seat) {
            true => charge(
                course.game_ms(now).saturating_sub(course.last_ms()),
                course.in_window(),
                clock,
                self.options.window_ms,
            ),
            false => 0,
        };
        Some(bank.saturating_sub(course.used_ms[seat.index()] + running))
    }

    /// The room's time at which the person who is asked has no time left.
    pub(crate) fn flag_falls(&self, course: &Course, seat: Seat) -> Option<u64> {
        let clock = self.options.clock?;
        let bank = u64::from(clock.bank_s) * 1000;
        let left = bank.saturating_sub(course.used_ms[seat.index()]);
        let at = course.last_ms() + allowance(course.in_window(), clock, self.options.window_ms) + left;
        Some(course.anchor.room_ms + at.saturating_sub(course.anchor.game_ms))
    }
}
