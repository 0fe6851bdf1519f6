//! Another game at the same table.

use crate::Room;
use crate::chair::{Chair, Holder};
use games::Playable;
use play::Seat;
use room_protocol::{Refusal, Stage};

impl<G: Playable> Room<G> {
    /// Somebody wants another game.
    pub(crate) fn rematch(&mut self, seat: Seat, now: u64) -> Result<(), Refusal> {
        if self.stage != Stage::Over {
            return Err(Refusal::new("not-over"));
        }
        self.not_while_beginning()?;
        let chair = &mut self.chairs[seat.index()];
        (chair.wants_again, chair.not_yet) = (true, false);
        self.changed();
        self.begin_again_if_wanted(now);
        Ok(())
    }

    /// Somebody does not want another game, or a pause, or its end, yet.
    pub(crate) fn not_yet(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.stage == Stage::Gathering {
            return Err(Refusal::new("not-playing"));
        }
        self.break_off(&[]);
        for chair in &mut self.chairs {
            chair.wants_pause = false;
        }
        let chair = &mut self.chairs[seat.index()];
        (chair.wants_again, chair.not_yet) = (false, true);
        self.changed();
        Ok(())
    }

    /// Another game begins when every seat is taken and every person who is there wants it. For those who have been away for
    /// long bots stand in.
    pub(crate) fn begin_again_if_wanted(&mut self, now: u64) {
        if self.stage != Stage::Over
            || self.beginning.is_some()
            || self.chairs.iter().any(|chair| chair.holder == Holder::Free)
        {
            return;
        }
        let waits = |chair: &Chair<G::Order>| chair.is_person() && !chair.wants_again && !self.is_gone(chair);
        let wanted = self.chairs.iter().any(|chair| chair.wants_again);
        if !wanted || self.chairs.iter().any(waits) {
            return;
        }
        if self.game_of_options().is_ok() {
            self.ask_for_commitments(now);
        }
    }
}
