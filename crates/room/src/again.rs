//! Another game at the same table.

use crate::Room;
use crate::chair::{Chair, Holder};
use chance::fair::Bytes;
use games::Playable;
use play::Seat;
use room_protocol::{Refusal, Stage};

impl<G: Playable> Room<G> {
    /// Somebody wants another game.
    pub(crate) fn rematch(&mut self, seat: Seat, value: Bytes, now: u64) -> Result<(), Refusal> {
        if self.stage != Stage::Over {
            return Err(Refusal::new("not-over"));
        }
        let chair = &mut self.chairs[seat.index()];
        (chair.next_value, chair.not_yet) = (Some(value), false);
        self.changed();
        self.begin_again_if_wanted(now);
        Ok(())
    }

    /// Somebody does not want another game, or a pause, or its end, yet.
    pub(crate) fn not_yet(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.stage == Stage::Gathering {
            return Err(Refusal::new("not-playing"));
        }
        for chair in &mut self.chairs {
            chair.wants_pause = false;
        }
        let chair = &mut self.chairs[seat.index()];
        (chair.next_value, chair.not_yet) = (None, true);
        self.changed();
        Ok(())
    }

    /// Another game begins when every seat is taken and every person who is there wants it. For those who have been away for
    /// long bots stand in.
    pub(crate) fn begin_again_if_wanted(&mut self, now: u64) {
        if self.stage != Stage::Over || self.chairs.iter().any(|chair| chair.holder == Holder::Free) {
            return;
        }
        let waits = |chair: &Chair<G::Order>| chair.is_person() && chair.next_value.is_none() && !self.is_gone(chair);
        let wanted = self.chairs.iter().any(|chair| chair.next_value.is_some());
        if !wanted || self.chairs.iter().any(waits) {
            return;
        }
        let Ok(game) = self.game_of_options() else { return };
        self.game += 1;
        for chair in &mut self.chairs {
            chair.value = chair.next_value.take();
            chair.not_yet = false;
            if let Holder::Person { stand_in, .. } = &mut chair.holder {
                *stand_in = chair.value.is_none().then(|| G::STAND_IN.to_owned());
            }
        }
        self.begin(game, now);
    }
}
