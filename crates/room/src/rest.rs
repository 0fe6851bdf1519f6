//! A pause by consent: nobody moves and no time passes, until everybody wants to go on, be it another day.

use crate::Room;
use crate::chair::Chair;
use games::Playable;
use play::Seat;
use room_protocol::{Refusal, Stage};

impl<G: Playable> Room<G> {
    /// Somebody wants a pause.
    pub(crate) fn want_pause(&mut self, seat: Seat, now: u64) -> Result<(), Refusal> {
        if self.stage != Stage::Playing {
            return Err(Refusal::new("not-playing"));
        }
        if self.paused {
            return Err(Refusal::new("paused"));
        }
        self.wish(seat)?;
        self.pause_if_agreed(now);
        Ok(())
    }

    /// Somebody wants to go on.
    pub(crate) fn want_to_go_on(&mut self, seat: Seat, now: u64) -> Result<(), Refusal> {
        if !self.paused {
            return Err(Refusal::new("not-paused"));
        }
        self.wish(seat)?;
        self.go_on_if_agreed(now);
        Ok(())
    }

    fn wish(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.chairs[seat.index()].plays() {
            return Err(Refusal::new("a-bot-plays"));
        }
        // A new wish asks everybody, also those who turned an earlier one down.
        if !self.chairs.iter().any(|chair| chair.wants_pause) {
            for chair in &mut self.chairs {
                chair.not_yet = false;
            }
        }
        let chair = &mut self.chairs[seat.index()];
        (chair.wants_pause, chair.not_yet) = (true, false);
        self.changed();
        Ok(())
    }

    /// Begins the pause when every person who plays and is there wants it.
    pub(crate) fn pause_if_agreed(&mut self, now: u64) {
        let against = |chair: &Chair<G::Order>| chair.plays() && chair.is_here(&self.present) && !chair.wants_pause;
        let wanted = self.chairs.iter().any(|chair| chair.wants_pause);
        if self.paused || !wanted || self.chairs.iter().any(against) {
            return;
        }
        self.set_paused(true);
        if let Some(running) = &mut self.running {
            running.stand_still(now);
        }
    }

    /// Ends the pause when every person who plays wants it, also those who are away: for them others can let a bot play.
    pub(crate) fn go_on_if_agreed(&mut self, now: u64) {
        let wanted = self.chairs.iter().any(|chair| chair.wants_pause);
        if !self.paused || !wanted || self.chairs.iter().any(|chair| chair.plays() && !chair.wants_pause) {
            return;
        }
        self.set_paused(false);
        if let Some(running) = &mut self.running {
            running.go_on(now);
        }
        for absence in &mut self.absences {
            absence.since = absence.since.max(now);
        }
        self.settle(now);
    }

    fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
        for chair in &mut self.chairs {
            (chair.wants_pause, chair.not_yet) = (false, false);
        }
        self.news.table = true;
        self.changed();
    }

    /// Refuses what cannot be done during a pause.
    pub(crate) fn not_during_a_pause(&self) -> Result<(), Refusal> {
        match self.paused {
            true => Err(Refusal::new("paused")),
            false => Ok(()),
        }
    }
}
