//! What people say, and what comes of it.

use crate::chair::Holder;
use crate::mind::Minds;
use crate::running_game::RunningGame;
use crate::started::Started;
use crate::{Room, Visitor};
use chance::fair::{Bytes, Proof};
use games::Playable;
use play::{BadRoom, Illegal, Input, InputOf, Planning, Seat, Seats, TableInput};
use room_protocol::{ClientMessage, ClientMessageOf, Refusal, Stage};

impl<G: Playable> Room<G> {
    /// Hears what a visitor says at the room's time `now`, or refuses it and changes nothing.
    pub fn say(&mut self, visitor: Visitor, say: ClientMessageOf<G>, now: u64) -> Result<(), Refusal> {
        self.settle(now);
        if let ClientMessage::Sit { seat, name } = &say {
            return self.sit(visitor, *seat, name, now);
        }
        if let ClientMessage::Ping = say {
            return Ok(());
        }
        // Whoever watches may cheer.
        if let ClientMessage::Phrase(phrase) = say {
            self.speak(self.seat(visitor), phrase);
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
            ClientMessage::Bring(brought) => self.bring(seat, brought),
            ClientMessage::Start => self.start(seat, now),
            ClientMessage::Commit(commitment) => self.commit(seat, commitment, now),
            ClientMessage::Reveal(value) => self.reveal(seat, value, now),
            ClientMessage::Choose { at, choice } => self.choose(seat, at, choice, now),
            ClientMessage::Wait { at } => self.tap(seat, at, now),
            ClientMessage::Orders(orders) => {
                self.order(seat, orders, now);
                Ok(())
            }
            ClientMessage::Withdraw => self.put(Input::Table(TableInput::Withdraw(seat)), now),
            ClientMessage::TakeBack => self.ask_back(seat, now),
            ClientMessage::Agree(yes) => self.agree(seat, yes, now),
            ClientMessage::StandIn(seat) => self.stand_in(seat, now),
            ClientMessage::Return => {
                self.come_back(seat);
                self.news.table = true;
                Ok(())
            }
            ClientMessage::Concede => self.put(Input::Table(TableInput::Concede(seat)), now),
            ClientMessage::OfferDraw => self.put(Input::Table(TableInput::OfferDraw(seat)), now),
            ClientMessage::DeclineDraw => self.put(Input::Table(TableInput::DeclineDraw(seat)), now),
            ClientMessage::Rematch => self.rematch(seat, now),
            ClientMessage::NotYet => self.not_yet(seat),
            ClientMessage::Pause => self.want_pause(seat, now),
            ClientMessage::Resume => self.want_to_go_on(seat, now),
            ClientMessage::Sit { .. } | ClientMessage::Ping | ClientMessage::Phrase(_) => Ok(()),
        }
    }

    fn start(&mut self, by: Seat, now: u64) -> Result<(), Refusal> {
        self.only_the_host(by)?;
        if self.stage != Stage::Gathering {
            return Err(Refusal::new("already-playing"));
        }
        self.not_while_beginning()?;
        if self.chairs.iter().any(|chair| chair.holder == Holder::Free) {
            return Err(Refusal::new("seats-not-filled"));
        }
        self.game_of_options()?;
        self.ask_for_commitments(now);
        Ok(())
    }

    /// The game that the options make.
    pub(crate) fn game_of_options(&self) -> Result<G, Refusal> {
        let setup = G::setup_of(&self.options.game)?;
        let bad = |error: G::SetupError| BadRoom { reason: "bad-options", details: vec![error.to_string()] };
        Ok(G::new(setup).map_err(bad)?)
    }

    pub(crate) fn begin(&mut self, game: G, started: Started<G::Setup>, now: u64) {
        self.started = Some(started);
        for chair in &mut self.chairs {
            (chair.wants_again, chair.not_yet) = (false, false);
            if let Holder::Person { stand_in, .. } = &mut chair.holder {
                *stand_in = None;
            }
        }
        self.running = Some(RunningGame::new(game, self.key(), now, self.allowance()));
        self.minds = Minds::default();
        self.stage = Stage::Playing;
        self.stopped = None;
        (self.news.room, self.news.save, self.news.all) = (true, true, true);
        (self.news.entries_before, self.news.events_before) = (0, 0);
        self.settle(now);
    }

    /// The key of the draws of this game.
    pub(crate) fn key(&self) -> Bytes {
        self.proof().key()
    }

    /// All that the draws of this game follow from.
    pub(crate) fn proof(&self) -> Proof {
        let (secret, started) = (self.secret(self.game), self.started.as_ref());
        Proof {
            commitment: secret.commitment(),
            secret: secret.0,
            commitments: started.and_then(|started| started.commitments.clone()),
            values: started.map(|started| started.values.clone()).unwrap_or_default(),
        }
    }

    fn choose(&mut self, seat: Seat, at: u32, choice: G::Choice, now: u64) -> Result<(), Refusal> {
        self.only_during_a_game()?;
        let running = self.running.as_ref().ok_or_else(|| Refusal::new("not-playing"))?;
        // What others do at the same time does not make a choice an old one.
        let since = running.thinking[seat.index()].map_or(running.at(), |thinking| thinking.since_entry);
        if !(since..=running.at()).contains(&at) {
            return Err(Refusal::new("stale"));
        }
        if !self.chairs[seat.index()].plays() {
            return Err(Refusal::new("a-bot-plays"));
        }
        self.make(seat, choice, now)?;
        self.settle(now);
        Ok(())
    }

    /// Plays a choice, or puts it into the plan of its seat.
    pub(crate) fn make(&mut self, seat: Seat, choice: G::Choice, now: u64) -> Result<(), Illegal> {
        let allowance = self.allowance();
        let Some(running) = &mut self.running else { return Ok(()) };
        if G::planning(&choice) == Planning::Part {
            running.plan(seat, choice)?;
            self.news.planned = running.sees_plan(seat).iter().fold(self.news.planned, Seats::with);
            self.news.save = true;
            return Ok(());
        }
        let ms = running.game_ms(now);
        for choice in running.played_for(seat, choice)? {
            running.play(Input::Choice { seat, choice }, ms, allowance)?;
        }
        if !std::mem::take(&mut running.plans[seat.index()]).is_empty() {
            self.news.save = true;
        }
        if !running.in_window() {
            running.pause = None;
        }
        Ok(())
    }

    fn only_during_a_game(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Playing => self.not_during_a_pause(),
            Stage::Gathering | Stage::Over => Err(Refusal::new("not-playing")),
        }
    }

    fn put(&mut self, input: InputOf<G>, now: u64) -> Result<(), Refusal> {
        self.only_during_a_game()?;
        self.play(input, now)?;
        self.settle(now);
        Ok(())
    }

    /// Plays an input that is no choice.
    pub(crate) fn play(&mut self, input: InputOf<G>, now: u64) -> Result<(), Illegal> {
        let allowance = self.allowance();
        let Some(running) = &mut self.running else { return Ok(()) };
        let ms = running.game_ms(now);
        running.play(input, ms, allowance)?;
        if !running.in_window() {
            running.pause = None;
        }
        Ok(())
    }

    fn order(&mut self, seat: Seat, mut orders: Vec<G::Order>, now: u64) {
        orders.sort_unstable();
        orders.dedup();
        self.chairs[seat.index()].orders = orders;
        (self.news.save, self.news.table) = (true, true);
        self.settle(now);
    }
}
