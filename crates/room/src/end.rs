//! How a game ends, and the record that is left of it.

use crate::Room;
use crate::chair::Chair;
use chance::fair::Proof;
use protocol::record::{Notes, text};
use wire::Stage;

impl Room {
    /// The game is over; the room waits for another one.
    pub(crate) fn end(&mut self) {
        self.stage = Stage::Over;
        self.news.room = true;
        self.news.table = true;
        self.news.save = true;
        if let Some(course) = &mut self.course {
            course.pause = None;
        }
    }

    /// Which game this is, from 1.
    pub fn game_number(&self) -> u32 {
        self.game
    }

    /// The record of the game, with the proof of its shuffles; only once it is over.
    pub fn record(&self) -> Option<String> {
        let course = self.course.as_ref().filter(|_| self.stage == Stage::Over)?;
        let secret = self.secret(self.game);
        let values = self.chairs.iter().map(|chair| chair.value).collect();
        let proof = Proof { commitment: secret.commitment(), secret: secret.0, values };
        let name = |chair: &Chair| chair.name().unwrap_or_default().to_owned();
        let notes =
            Notes { seats: self.chairs.iter().map(name).collect(), proof: Some(Box::new(proof)), ..Notes::default() };
        Some(text(&course.session, &notes))
    }
}
