//! Sitting down, leaving, bots, standing in, coming back.

use crate::chair::{Chair, Holder, host, seat_of};
use crate::name::clean;
use crate::settle::STAND_IN;
use crate::{Room, Visitor};
use chance::fair::Bytes;
use play::Seat;
use super_teams_bots::BOTS;
use wire::{No, Options, Stage};

impl Room {
    /// A page of somebody is there.
    pub fn connect(&mut self, visitor: Visitor) {
        self.present.push(visitor);
        self.news.room = true;
    }

    /// A page of somebody is gone.
    pub fn disconnect(&mut self, visitor: Visitor) {
        if let Some(index) = self.present.iter().position(|present| *present == visitor) {
            self.present.swap_remove(index);
        }
        self.news.room = true;
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.present.is_empty()
    }

    /// How many are there without a seat.
    pub(crate) fn watchers(&self) -> u32 {
        self.present.iter().filter(|visitor| self.seat(**visitor).is_none()).count() as u32
    }

    pub(crate) fn sit(&mut self, visitor: Visitor, seat: Seat, name: &str, value: Bytes) -> Result<(), No> {
        self.only_before_the_game()?;
        let name = clean(name).ok_or_else(|| No::new("name-needed"))?;
        let from = seat_of(&self.chairs, visitor);
        let chair = self.chairs.get(seat.index()).ok_or_else(|| No::new("no-such-seat"))?;
        if from != Some(seat) && chair.holder != Holder::Free {
            return Err(No::new("seat-taken"));
        }
        let old = from.map(|from| std::mem::replace(&mut self.chairs[from.index()], Chair::FREE));
        let arrival = match old.map(|old| old.holder) {
            Some(Holder::Person { arrival, .. }) => arrival,
            _ => self.arrivals + 1,
        };
        self.arrivals = self.arrivals.max(arrival);
        let holder = Holder::Person { visitor, name, stand_in: None, arrival };
        self.chairs[seat.index()] = Chair { holder, value: Some(value), ..Chair::FREE };
        self.news.all = true;
        self.changed();
        Ok(())
    }

    pub(crate) fn leave(&mut self, seat: Seat, now: u64) {
        let playing = self.stage == Stage::Playing;
        let chair = &mut self.chairs[seat.index()];
        match &mut chair.holder {
            Holder::Person { stand_in, .. } if playing => *stand_in = Some(STAND_IN.to_owned()),
            _ => {
                *chair = Chair::FREE;
                self.news.all = true;
            }
        }
        self.changed();
        self.resettle(now);
    }

    pub(crate) fn seat_bot(&mut self, by: Seat, seat: Seat, bot: Option<&str>) -> Result<(), No> {
        self.only_before_the_game()?;
        self.only_the_host(by)?;
        let chair = self.chairs.get_mut(seat.index()).ok_or_else(|| No::new("no-such-seat"))?;
        if chair.is_person() {
            return Err(No::new("seat-taken"));
        }
        chair.holder = match bot {
            None => Holder::Free,
            Some(bot) if BOTS.has(bot) => Holder::Bot(bot.to_owned()),
            Some(_) => return Err(No::new("no-such-bot")),
        };
        self.changed();
        Ok(())
    }

    pub(crate) fn decide(&mut self, by: Seat, options: Options) -> Result<(), No> {
        self.only_before_the_game()?;
        self.only_the_host(by)?;
        crate::check_options(&options)?;
        let wanted = usize::from(options.players);
        if self.chairs.iter().skip(wanted).any(Chair::is_person) {
            return Err(No::new("seat-taken"));
        }
        self.chairs.resize(wanted, Chair::FREE);
        self.options = options;
        self.changed();
        Ok(())
    }

    /// A bot shall play for somebody who is away.
    pub(crate) fn stand_in(&mut self, seat: Seat, now: u64) -> Result<(), No> {
        if self.stage != Stage::Playing {
            return Err(No::new("not-playing"));
        }
        let chair = self.chairs.get_mut(seat.index()).ok_or_else(|| No::new("no-such-seat"))?;
        if chair.is_here(&self.present) {
            return Err(No::new("they-are-here"));
        }
        let Holder::Person { stand_in, .. } = &mut chair.holder else { return Err(No::new("no-such-seat")) };
        *stand_in = Some(STAND_IN.to_owned());
        self.changed();
        self.resettle(now);
        Ok(())
    }

    /// Somebody takes their seat back from the bot.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        if let Holder::Person { stand_in, .. } = &mut self.chairs[seat.index()].holder {
            *stand_in = None;
        }
        self.changed();
    }

    /// Who plays has changed: the game may go on by itself, and a wish may be agreed on.
    fn resettle(&mut self, now: u64) {
        self.news.table = self.course.is_some();
        self.take_back_if_agreed(now);
        self.settle(now);
    }

    pub(crate) fn only_the_host(&self, seat: Seat) -> Result<(), No> {
        match host(&self.chairs) == Some(seat) {
            true => Ok(()),
            false => Err(No::new("not-the-host")),
        }
    }

    fn only_before_the_game(&self) -> Result<(), No> {
        match self.stage {
            Stage::Gathering => Ok(()),
            Stage::Playing | Stage::Over => Err(No::new("already-playing")),
        }
    }

    fn changed(&mut self) {
        self.news.room = true;
        self.news.save = true;
    }
}
