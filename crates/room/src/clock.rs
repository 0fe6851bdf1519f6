//! How long people may think. All of it follows from the record, so it survives a restart.

use crate::Room;
use crate::running_game::RunningGame;
use play::Seat;
use room_protocol::Clock;

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
    pub(crate) fn left_ms(&self, running: &RunningGame, seat: Seat, now: u64) -> Option<u64> {
        let clock = self.options.clock?;
        let bank = u64::from(clock.bank_s) * 1000;
        let thinking = match running.chooser() == Some(seat) {
            true => charge(
                running.game_ms(now).saturating_sub(running.last_ms()),
                running.in_window(),
                clock,
                self.options.window_ms,
            ),
            false => 0,
        };
        Some(bank.saturating_sub(running.used_ms[seat.index()] + thinking))
    }

    /// The room's time at which the person who is asked has no time left.
    pub(crate) fn flag_falls(&self, running: &RunningGame, seat: Seat) -> Option<u64> {
        let clock = self.options.clock?;
        let bank = u64::from(clock.bank_s) * 1000;
        let left = bank.saturating_sub(running.used_ms[seat.index()]);
        let at = running.last_ms() + allowance(running.in_window(), clock, self.options.window_ms) + left;
        Some(running.anchor.room_ms + at.saturating_sub(running.anchor.game_ms))
    }
}
