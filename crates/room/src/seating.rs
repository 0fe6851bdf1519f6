//! Sitting down, leaving, bots, standing in, coming back.

use crate::chair::{Chair, Holder, seat_of};
use crate::name::{clean, unlike};
use crate::{Room, Visitor};
use games::Playable;
use play::{Seat, Seats};
use room_protocol::{Options, Refusal, Stage};

impl<G: Playable> Room<G> {
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.present.is_empty()
    }

    /// How many are there without a seat.
    pub(crate) fn watchers(&self) -> u32 {
        self.present.iter().filter(|visitor| self.seat(**visitor).is_none()).count() as u32
    }

    pub(crate) fn sit(&mut self, visitor: Visitor, seat: Seat, name: &str, now: u64) -> Result<(), Refusal> {
        self.not_during_a_game()?;
        let name = clean(name).ok_or_else(|| Refusal::new("name-needed"))?;
        let from = seat_of(&self.chairs, visitor);
        let chair = self.chairs.get(seat.index()).ok_or_else(|| Refusal::new("no-such-seat"))?;
        if from != Some(seat) && chair.holder != Holder::Free {
            return Err(Refusal::new("seat-taken"));
        }
        let others = self.chairs.iter().filter(|chair| !chair.is_of(visitor));
        let name = unlike(name, &others.filter_map(Chair::name).collect::<Vec<_>>());
        let old = from.map(|from| std::mem::replace(&mut self.chairs[from.index()], Chair::FREE));
        if let Some(from) = from.filter(|from| *from != seat) {
            self.take_sealed_away(from);
        }
        let arrival = match old.map(|old| old.holder) {
            Some(Holder::Person { arrival, .. }) => arrival,
            _ => self.arrivals + 1,
        };
        self.arrivals = self.arrivals.max(arrival);
        let holder = Holder::Person { visitor, name, stand_in: None, arrival, left: false };
        self.chairs[seat.index()] = Chair { holder, wants_again: self.stage == Stage::Over, ..Chair::FREE };
        self.news.all = true;
        self.changed();
        self.begin_again_if_wanted(now);
        Ok(())
    }

    pub(crate) fn leave(&mut self, seat: Seat, now: u64) {
        let playing = self.stage == Stage::Playing;
        self.break_off(&[seat]);
        let chair = &mut self.chairs[seat.index()];
        match &mut chair.holder {
            Holder::Person { left, .. } if playing => {
                *left = true;
                self.seat_stand_in(seat);
            }
            Holder::Free | Holder::Bot(_) | Holder::Person { .. } => {
                *chair = Chair::FREE;
                self.news.all = true;
                self.take_sealed_away(seat);
            }
        }
        self.changed();
        self.resettle(now);
    }

    /// The host seats a bot or sends one away; also in the place of somebody who has been away for long or broke a start off.
    pub(crate) fn seat_bot(&mut self, by: Seat, seat: Seat, bot: Option<&str>, now: u64) -> Result<(), Refusal> {
        self.not_during_a_game()?;
        self.only_the_host(by)?;
        let chair = self.chairs.get(seat.index()).ok_or_else(|| Refusal::new("no-such-seat"))?;
        if chair.is_person() && !self.is_gone(chair) && !self.broke_off(chair) {
            return Err(Refusal::new("seat-taken"));
        }
        let holder = match bot {
            None => Holder::Free,
            Some(bot) if G::BOTS.has(bot) => Holder::Bot(bot.to_owned()),
            Some(_) => return Err(Refusal::new("no-such-bot")),
        };
        if chair.is_person() {
            self.news.all = true;
        }
        if !chair.is_bot() {
            self.take_sealed_away(seat);
        }
        self.chairs[seat.index()] = Chair { holder, ..Chair::FREE };
        self.changed();
        self.begin_again_if_wanted(now);
        Ok(())
    }

    pub(crate) fn decide(&mut self, by: Seat, mut options: Options<G::Options>) -> Result<(), Refusal> {
        self.only_before_the_game()?;
        self.only_the_host(by)?;
        let others = self.chairs.iter().enumerate().filter(|(index, chair)| chair.is_person() && *index != by.index());
        let others: Seats = others.map(|(index, _)| Seat(index as u8)).collect();
        G::keep_brought(&mut options.game, &self.options.game, others);
        // What was brought unseen is not shown by another word of the host.
        if G::is_sealed(&self.options.game) && !G::is_sealed(&options.game) {
            others.iter().for_each(|seat| G::take_away(&mut options.game, seat));
        }
        crate::check_options::<G>(&options)?;
        let wanted = G::seats_of(&options.game).len();
        if self.chairs.iter().skip(wanted).any(Chair::is_person) {
            return Err(Refusal::new("seat-taken"));
        }
        self.chairs.resize(wanted, Chair::FREE);
        self.options = options;
        self.changed();
        Ok(())
    }

    /// What was brought unseen goes with whoever brought it: nobody else finds it at the seat.
    fn take_sealed_away(&mut self, seat: Seat) {
        if G::is_sealed(&self.options.game) {
            G::take_away(&mut self.options.game, seat);
        }
    }

    /// Somebody brings something to their seat.
    pub(crate) fn bring(&mut self, seat: Seat, brought: G::Brought) -> Result<(), Refusal> {
        self.not_during_a_game()?;
        G::bring(&mut self.options.game, seat, brought)?;
        self.changed();
        Ok(())
    }

    /// A bot shall play for somebody who is away.
    pub(crate) fn stand_in(&mut self, seat: Seat, now: u64) -> Result<(), Refusal> {
        if self.stage != Stage::Playing {
            return Err(Refusal::new("not-playing"));
        }
        let chair = self.chairs.get(seat.index()).ok_or_else(|| Refusal::new("no-such-seat"))?;
        if chair.is_here(&self.present) {
            return Err(Refusal::new("they-are-here"));
        }
        if !chair.is_person() {
            return Err(Refusal::new("no-such-seat"));
        }
        if !self.is_gone(chair) {
            return Err(Refusal::new("not-away-long"));
        }
        self.seat_stand_in(seat);
        self.resettle(now);
        Ok(())
    }

    /// Somebody takes their seat back from the bot.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        if let Holder::Person { stand_in, left, .. } = &mut self.chairs[seat.index()].holder {
            (*stand_in, *left) = (None, false);
        }
        self.changed();
    }

    /// Who plays has changed: the game may go on by itself, and a wish may be agreed on.
    fn resettle(&mut self, now: u64) {
        self.news.table = self.running.is_some();
        self.take_back_if_agreed(now);
        self.pause_if_agreed(now);
        self.go_on_if_agreed(now);
        self.settle(now);
    }

    pub(crate) fn only_the_host(&self, seat: Seat) -> Result<(), Refusal> {
        match self.host() == Some(seat) {
            true => Ok(()),
            false => Err(Refusal::new("not-the-host")),
        }
    }

    fn only_before_the_game(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Gathering => self.not_while_beginning(),
            Stage::Playing | Stage::Over => Err(Refusal::new("already-playing")),
        }
    }

    fn not_during_a_game(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Gathering | Stage::Over => self.not_while_beginning(),
            Stage::Playing => Err(Refusal::new("already-playing")),
        }
    }

    pub(crate) fn changed(&mut self) {
        self.news.room = true;
        self.news.save = true;
    }
}
