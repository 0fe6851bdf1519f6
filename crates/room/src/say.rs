//! What people say, and what comes of it.

use crate::chair::Holder;
use crate::course::Course;
use crate::started::Started;
use crate::{Room, Visitor};
use chance::fair::Bytes;
use play::{Game, Input, InputOf, Seat, TableInput};
use super_teams::{Bonus, Choice, SuperTeams};
use wire::{No, Say, Stage};

impl Room {
    /// Hears what a visitor says at the room's time `now`, or refuses it and changes nothing.
    pub fn say(&mut self, visitor: Visitor, say: Say, now: u64) -> Result<(), No> {
        self.settle(now);
        if let Say::Sit { seat, name, value } = &say {
            return self.sit(visitor, *seat, name, *value, now);
        }
        if say == Say::Ping {
            return Ok(());
        }
        let seat = self.seat(visitor).ok_or_else(|| No::new("not-seated"))?;
        match say {
            Say::Leave => {
                self.leave(seat, now);
                Ok(())
            }
            Say::Bot { seat: at, bot } => self.seat_bot(seat, at, bot.as_deref(), now),
            Say::Options(options) => self.decide(seat, options),
            Say::Start => self.start(seat, now),
            Say::Choose { at, choice } => self.choose(seat, at, choice, now),
            Say::Wait { at } => self.tap(seat, at, now),
            Say::Orders(orders) => {
                self.order(seat, orders, now);
                Ok(())
            }
            Say::TakeBack => self.ask_back(seat, now),
            Say::Agree(yes) => self.agree(seat, yes, now),
            Say::StandIn(seat) => self.stand_in(seat, now),
            Say::Return => {
                self.come_back(seat);
                self.news.table = true;
                Ok(())
            }
            Say::Phrase(phrase) => {
                self.speak(seat, phrase);
                Ok(())
            }
            Say::Concede => self.put(Input::Table(TableInput::Concede(seat)), now),
            Say::OfferDraw => self.put(Input::Table(TableInput::OfferDraw(seat)), now),
            Say::DeclineDraw => self.put(Input::Table(TableInput::DeclineDraw(seat)), now),
            Say::Rematch { value } => self.rematch(seat, value, now),
            Say::NotYet => self.not_yet(seat),
            Say::Pause => self.want_pause(seat, now),
            Say::Resume => self.want_to_go_on(seat, now),
            Say::Sit { .. } | Say::Ping => Ok(()),
        }
    }

    fn start(&mut self, by: Seat, now: u64) -> Result<(), No> {
        self.only_the_host(by)?;
        if self.stage != Stage::Gathering {
            return Err(No::new("already-playing"));
        }
        if self.chairs.iter().any(|chair| chair.holder == Holder::Free) {
            return Err(No::new("seats-not-filled"));
        }
        self.begin(now)
    }

    pub(crate) fn begin(&mut self, now: u64) -> Result<(), No> {
        let setup = self.setup().ok_or_else(|| No::new("bad-options"))?;
        let game = SuperTeams::new(setup).map_err(|_| No::new("bad-options"))?;
        self.started = Some(Started::new(&self.chairs));
        self.course = Some(Course::new(game, self.key(), now));
        self.stage = Stage::Playing;
        (self.news.room, self.news.save, self.news.all) = (true, true, true);
        (self.news.entries_before, self.news.events_before) = (0, 0);
        self.settle(now);
        Ok(())
    }

    /// The key of the draws of this game.
    pub(crate) fn key(&self) -> Bytes {
        let values = self.started.as_ref().map_or(&[][..], |started| &started.values);
        chance::fair::key(self.secret(self.game), values)
    }

    fn choose(&mut self, seat: Seat, at: u32, choice: Choice, now: u64) -> Result<(), No> {
        self.not_during_a_pause()?;
        let course = self.course.as_ref().ok_or_else(|| No::new("not-playing"))?;
        if at != course.at() {
            return Err(No::new("stale"));
        }
        if !self.chairs[seat.index()].plays() {
            return Err(No::new("a-bot-plays"));
        }
        self.put(Input::Choice { seat, choice }, now)
    }

    fn put(&mut self, input: InputOf<SuperTeams>, now: u64) -> Result<(), No> {
        if self.stage != Stage::Playing {
            return Err(No::new("not-playing"));
        }
        self.not_during_a_pause()?;
        let (clock, window_ms) = (self.options.clock, self.options.window_ms);
        let course = self.course.as_mut().ok_or_else(|| No::new("not-playing"))?;
        let ms = course.game_ms(now);
        course.play(input, ms, clock, window_ms)?;
        if !course.in_window() {
            course.pause = None;
        }
        self.settle(now);
        Ok(())
    }

    fn order(&mut self, seat: Seat, mut orders: Vec<Bonus>, now: u64) {
        orders.sort_unstable();
        orders.dedup();
        self.chairs[seat.index()].orders = orders;
        (self.news.save, self.news.table) = (true, true);
        self.settle(now);
    }
}
