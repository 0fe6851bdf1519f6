//! What people say, and what comes of it.

use crate::chair::Holder;
use crate::running_game::RunningGame;
use crate::started::Started;
use crate::{Room, Visitor};
use chance::fair::Bytes;
use play::{Game, Input, InputOf, Seat, TableInput};
use room_protocol::{ClientMessage, Refusal, Stage};
use super_teams::{Bonus, Choice, SuperTeams};

impl Room {
    /// Hears what a visitor says at the room's time `now`, or refuses it and changes nothing.
    pub fn say(&mut self, visitor: Visitor, say: ClientMessage, now: u64) -> Result<(), Refusal> {
        self.settle(now);
        if let ClientMessage::Sit { seat, name, value } = &say {
            return self.sit(visitor, *seat, name, *value, now);
        }
        if say == ClientMessage::Ping {
            return Ok(());
        }
        let seat = self.seat(visitor).ok_or_else(|| Refusal::new("not-seated"))?;
        match say {
            ClientMessage::Leave => {
                self.leave(seat, now);
                Ok(())
            }
            ClientMessage::Bot { seat: at, bot } => self.seat_bot(seat, at, bot.as_deref(), now),
            ClientMessage::Options(options) => self.decide(seat, options),
            ClientMessage::Start => self.start(seat, now),
            ClientMessage::Choose { at, choice } => self.choose(seat, at, choice, now),
            ClientMessage::Wait { at } => self.tap(seat, at, now),
            ClientMessage::Orders(orders) => {
                self.order(seat, orders, now);
                Ok(())
            }
            ClientMessage::TakeBack => self.ask_back(seat, now),
            ClientMessage::Agree(yes) => self.agree(seat, yes, now),
            ClientMessage::StandIn(seat) => self.stand_in(seat, now),
            ClientMessage::Return => {
                self.come_back(seat);
                self.news.table = true;
                Ok(())
            }
            ClientMessage::Phrase(phrase) => {
                self.speak(seat, phrase);
                Ok(())
            }
            ClientMessage::Concede => self.put(Input::Table(TableInput::Concede(seat)), now),
            ClientMessage::OfferDraw => self.put(Input::Table(TableInput::OfferDraw(seat)), now),
            ClientMessage::DeclineDraw => self.put(Input::Table(TableInput::DeclineDraw(seat)), now),
            ClientMessage::Rematch { value } => self.rematch(seat, value, now),
            ClientMessage::NotYet => self.not_yet(seat),
            ClientMessage::Pause => self.want_pause(seat, now),
            ClientMessage::Resume => self.want_to_go_on(seat, now),
            ClientMessage::Sit { .. } | ClientMessage::Ping => Ok(()),
        }
    }

    fn start(&mut self, by: Seat, now: u64) -> Result<(), Refusal> {
        self.only_the_host(by)?;
        if self.stage != Stage::Gathering {
            return Err(Refusal::new("already-playing"));
        }
        if self.chairs.iter().any(|chair| chair.holder == Holder::Free) {
            return Err(Refusal::new("seats-not-filled"));
        }
        self.begin(now)
    }

    pub(crate) fn begin(&mut self, now: u64) -> Result<(), Refusal> {
        let setup = self.setup().ok_or_else(|| Refusal::new("bad-options"))?;
        let game = SuperTeams::new(setup).map_err(|_| Refusal::new("bad-options"))?;
        self.started = Some(Started::new(&self.chairs));
        self.running = Some(RunningGame::new(game, self.key(), now));
        self.stage = Stage::Playing;
        self.stopped = None;
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

    fn choose(&mut self, seat: Seat, at: u32, choice: Choice, now: u64) -> Result<(), Refusal> {
        self.not_during_a_pause()?;
        let running = self.running.as_ref().ok_or_else(|| Refusal::new("not-playing"))?;
        if at != running.at() {
            return Err(Refusal::new("stale"));
        }
        if !self.chairs[seat.index()].plays() {
            return Err(Refusal::new("a-bot-plays"));
        }
        self.put(Input::Choice { seat, choice }, now)
    }

    fn put(&mut self, input: InputOf<SuperTeams>, now: u64) -> Result<(), Refusal> {
        if self.stage != Stage::Playing {
            return Err(Refusal::new("not-playing"));
        }
        self.not_during_a_pause()?;
        let (clock, window_ms) = (self.options.clock, self.options.window_ms);
        let running = self.running.as_mut().ok_or_else(|| Refusal::new("not-playing"))?;
        let ms = running.game_ms(now);
        running.play(input, ms, clock, window_ms)?;
        if !running.in_window() {
            running.pause = None;
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
