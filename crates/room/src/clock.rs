//! How long people may think. All of it follows from the record, so it survives a restart.

use crate::Room;
use crate::running_game::RunningGame;
use games::Playable;
use play::{Input, Seat, TableInput};
use room_protocol::Clock;

/// The part of every decision that does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Allowance {
    clock: Clock,
    window_ms: u32,
}

impl Allowance {
    pub fn ms(self, in_window: bool) -> u64 {
        u64::from(self.clock.free_s) * 1000 + if in_window { u64::from(self.window_ms) } else { 0 }
    }
}

/// A seat that is waited for. Everybody who is waited for at the same time uses their own time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thinking {
    /// Since when, by the game's time.
    pub since_ms: u64,
    /// Since which entry.
    pub since_entry: u32,
    /// How much of it does not count.
    pub free_ms: u64,
}

impl Thinking {
    /// How much counts against the seat's time.
    pub fn counts(self, ms: u64) -> u64 {
        ms.saturating_sub(self.since_ms).saturating_sub(self.free_ms)
    }
}

impl<G: Playable> Room<G> {
    /// What does not count of a decision; nothing if the room has no clocks.
    pub(crate) fn allowance(&self) -> Option<Allowance> {
        let window_ms = self.options.window_ms;
        self.options.clock.map(|clock| Allowance { clock, window_ms })
    }

    /// The time left to a seat, counting what runs now.
    pub(crate) fn left_ms(&self, running: &RunningGame<G>, seat: Seat, now: u64) -> Option<u64> {
        let bank = u64::from(self.options.clock?.bank_s) * 1000;
        let thought = running.thinking[seat.index()].map_or(0, |thinking| thinking.counts(running.game_ms(now)));
        Some(bank.saturating_sub(running.used_ms[seat.index()] + thought))
    }

    /// The time left until time is called for the whole table.
    pub(crate) fn limit_left_ms(&self, running: &RunningGame<G>, now: u64) -> Option<u64> {
        Some((u64::from(self.options.limit_s?) * 1000).saturating_sub(running.game_ms(now)))
    }

    /// The room's time at which time is called for the whole table; nothing if it was.
    pub(crate) fn time_is_called(&self, running: &RunningGame<G>) -> Option<u64> {
        let limit = u64::from(self.options.limit_s?) * 1000;
        running.game().check(running.session.position(), &Input::Table(TableInput::TimeUp)).ok()?;
        Some(running.anchor.room_ms + limit.saturating_sub(running.anchor.game_ms))
    }

    /// The room's time at which a person who is asked has no time left.
    pub(crate) fn flag_falls(&self, running: &RunningGame<G>, seat: Seat) -> Option<u64> {
        let bank = u64::from(self.options.clock?.bank_s) * 1000;
        let thinking = running.thinking[seat.index()]?;
        let left = bank.saturating_sub(running.used_ms[seat.index()]);
        let at = thinking.since_ms + thinking.free_ms + left;
        Some(running.anchor.room_ms + at.saturating_sub(running.anchor.game_ms))
    }
}
