//! Taking back by consent, and never across a reveal.

use crate::Room;
use play::{Input, Seat};
use room_protocol::{Asked, Refusal, Stage};
use super_teams::Choice;

impl Room {
    /// The entry that a seat's last decision would be taken back to: the one before it, if nothing was revealed since, no
    /// card drawn and none played by anybody else.
    pub(crate) fn taken_back_to(&self, seat: Seat) -> Option<u32> {
        let running = self.running.as_ref().filter(|_| self.stage == Stage::Playing)?;
        let mut standing = running.session.standing();
        while let Some((_, input)) = standing.next() {
            match input {
                Input::Choice { seat: by, choice } if by == seat && choice != Choice::Pass => {
                    return Some(standing.next().map_or(0, |(before, _)| before));
                }
                Input::Choice { choice: Choice::Pass, .. } => {}
                Input::Choice { .. } | Input::Draw(_) | Input::Table(_) => return None,
            }
        }
        None
    }

    /// Asks everybody.
    pub(crate) fn ask_back(&mut self, seat: Seat, now: u64) -> Result<(), Refusal> {
        self.not_during_a_pause()?;
        if self.taken_back_to(seat).is_none() {
            return Err(Refusal::new("nothing-to-take-back"));
        }
        let Some(running) = &mut self.running else { return Err(Refusal::new("not-playing")) };
        if running.asked.is_some() {
            return Err(Refusal::new("wish-already"));
        }
        running.asked = Some(Asked { by: seat, agreed: Vec::new() });
        self.news.table = true;
        self.take_back_if_agreed(now);
        Ok(())
    }

    /// Answers such a wish.
    pub(crate) fn agree(&mut self, seat: Seat, yes: bool, now: u64) -> Result<(), Refusal> {
        self.not_during_a_pause()?;
        let Some(running) = &mut self.running else { return Err(Refusal::new("not-playing")) };
        let Some(asked) = running.asked.as_mut().filter(|asked| asked.by != seat) else {
            return Err(Refusal::new("no-wish"));
        };
        self.news.table = true;
        match yes {
            true if asked.agreed.contains(&seat) => return Ok(()),
            true => asked.agreed.push(seat),
            false => running.asked = None,
        }
        self.take_back_if_agreed(now);
        Ok(())
    }

    pub(crate) fn take_back_if_agreed(&mut self, now: u64) {
        let Some(asked) = self.running.as_ref().and_then(|running| running.asked.clone()) else { return };
        if self.paused {
            return;
        }
        let agreed = |index: usize| asked.by.index() == index || asked.agreed.contains(&Seat(index as u8));
        if !self.chairs.iter().enumerate().all(|(index, chair)| !chair.plays() || agreed(index)) {
            return;
        }
        let (Some(to), Some(running)) = (self.taken_back_to(asked.by), &mut self.running) else { return };
        let ms = running.game_ms(now);
        running.take_back(to, ms).expect("an entry that happened can be gone back to");
        self.news.all = true;
        self.settle(now);
    }
}
