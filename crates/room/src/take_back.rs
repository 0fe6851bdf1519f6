//! Taking back by consent, and never across a reveal.

use crate::Room;
use play::{Input, Seat};
use super_teams::Choice;
use wire::{Asked, No, Stage};

impl Room {
    /// The entry that a seat's last decision would be taken back to: the one before it, if nothing was revealed since, no
    /// card drawn and none played by anybody else.
    pub(crate) fn taken_back_to(&self, seat: Seat) -> Option<u32> {
        let course = self.course.as_ref().filter(|_| self.stage == Stage::Playing)?;
        let mut standing = course.session.standing();
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
    pub(crate) fn ask_back(&mut self, seat: Seat, now: u64) -> Result<(), No> {
        self.not_during_a_pause()?;
        if self.taken_back_to(seat).is_none() {
            return Err(No::new("nothing-to-take-back"));
        }
        let Some(course) = &mut self.course else { return Err(No::new("not-playing")) };
        if course.asked.is_some() {
            return Err(No::new("wish-already"));
        }
        course.asked = Some(Asked { by: seat, agreed: Vec::new() });
        self.news.table = true;
        self.take_back_if_agreed(now);
        Ok(())
    }

    /// Answers such a wish.
    pub(crate) fn agree(&mut self, seat: Seat, yes: bool, now: u64) -> Result<(), No> {
        self.not_during_a_pause()?;
        let Some(course) = &mut self.course else { return Err(No::new("not-playing")) };
        let Some(asked) = course.asked.as_mut().filter(|asked| asked.by != seat) else {
            return Err(No::new("no-wish"));
        };
        self.news.table = true;
        match yes {
            true if asked.agreed.contains(&seat) => return Ok(()),
            true => asked.agreed.push(seat),
            false => course.asked = None,
        }
        self.take_back_if_agreed(now);
        Ok(())
    }

    pub(crate) fn take_back_if_agreed(&mut self, now: u64) {
        let Some(asked) = self.course.as_ref().and_then(|course| course.asked.clone()) else { return };
        if self.paused {
            return;
        }
        let agreed = |index: usize| asked.by.index() == index || asked.agreed.contains(&Seat(index as u8));
        if !self.chairs.iter().enumerate().all(|(index, chair)| !chair.plays() || agreed(index)) {
            return;
        }
        let (Some(to), Some(course)) = (self.taken_back_to(asked.by), &mut self.course) else { return };
        let ms = course.game_ms(now);
        course.take_back(to, ms).expect("an entry that happened can be gone back to");
        self.news.all = true;
        self.settle(now);
    }
}
