//! How a game ends, and the record that is left of it.

use crate::Room;
use crate::chair::{Chair, Holder};
use games::Playable;
use protocol::record::{Notes, text};
use room_protocol::Stage;

impl<G: Playable> Room<G> {
    /// The game is over; the room waits for another one. The seats of those who left are free again.
    pub(crate) fn end(&mut self) {
        self.stage = Stage::Over;
        (self.news.room, self.news.table, self.news.save, self.news.over) = (true, true, true, true);
        if let Some(running) = &mut self.running {
            running.pause = None;
            running.plans.iter_mut().for_each(Vec::clear);
            self.minds.end(running);
        }
        for chair in &mut self.chairs {
            if let Holder::Person { left: true, .. } = chair.holder {
                *chair = Chair::FREE;
                self.news.all = true;
            }
        }
    }

    /// Which game this is, from 1.
    pub fn game_number(&self) -> u32 {
        self.game
    }

    /// The record of the game, with the proof of its shuffles; only once it is over.
    pub fn record(&self) -> Option<String> {
        let running = self.running.as_ref().filter(|_| self.stage == Stage::Over)?;
        let started = self.started.as_ref()?;
        let remarks = self.stopped.clone().into_iter().collect();
        let notes =
            Notes { seats: started.names.clone(), proof: Some(Box::new(self.proof())), remarks, ..Notes::default() };
        Some(text(&running.session, &notes))
    }
}
