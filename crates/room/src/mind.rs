//! Bots at a table: each keeps what it remembers of the game, and may think somewhere else.
//!
//! Where nobody minds, a bot thinks at once ([`Thinks::Here`]). Where people must not wait for it, the room hands out a [`Thought`]
//! ([`Room::take_thought`]), which another thread thinks to its end, and takes it back ([`Room::thought`]).

use crate::Room;
use crate::running_game::RunningGame;
use bots::{Bot, Random};
use chance::Dice;
use games::Playable;
use play::{Budget, Event, Question, RoomGame, Seat, Viewer};
use std::fmt;
use std::sync::Arc;

/// Bots draw from streams of the game's key that no entry has.
const BOT_STREAMS: u64 = 1 << 63;

/// Where bots think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thinks {
    /// At once, while the room waits.
    Here,
    /// Elsewhere: the room hands out thoughts.
    Elsewhere,
}

/// A bot at a seat, with what it has heard.
struct Mind<G: Playable> {
    name: String,
    bot: Box<dyn Bot<G> + Send>,
    /// How many events it has heard.
    heard: usize,
}

/// The bots of a game.
pub(crate) struct Minds<G: Playable> {
    /// Seat by seat; none where none has been asked yet, or where one thinks elsewhere.
    at: Vec<Option<Mind<G>>>,
    /// Since when the bot of a seat thinks elsewhere.
    asked: Vec<Option<Moment>>,
    wanted: Vec<Thought<G>>,
}

impl<G: Playable> Default for Minds<G> {
    fn default() -> Minds<G> {
        Minds { at: Vec::new(), asked: Vec::new(), wanted: Vec::new() }
    }
}

/// The bots of a copy begin to listen anew.
impl<G: Playable> Clone for Minds<G> {
    fn clone(&self) -> Minds<G> {
        Minds::default()
    }
}

impl<G: Playable> fmt::Debug for Minds<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.at.iter().map(|mind| mind.as_ref().map(|mind| &mind.name))).finish()
    }
}

impl<G: Playable> Minds<G> {
    /// The bot of a seat, which has heard everything that happened.
    fn take(&mut self, seat: Seat, name: &str, running: &RunningGame<G>) -> Mind<G> {
        self.at.resize_with(usize::from(running.seats()), || None);
        let known = self.at[seat.index()].take();
        // After a take-back there is less to have heard than there was: then the bot listens anew.
        let known = known.filter(|mind| mind.name == name && mind.heard <= running.events.len());
        let mut mind = known.unwrap_or_else(|| {
            let mut bot = G::BOTS.named(name).unwrap_or_else(|_| Box::new(Random));
            bot.begins(running.game(), seat);
            Mind { name: name.to_owned(), bot, heard: 0 }
        });
        if mind.bot.listens() {
            for event in &running.events[mind.heard..] {
                if let Some(what) = running.game().hear(&event.what, Viewer::Seat(seat)) {
                    mind.bot.hears(&Event { what, why: event.why });
                }
            }
        }
        mind.heard = running.events.len();
        mind
    }

    /// The game is over.
    pub fn end(&mut self, running: &RunningGame<G>) {
        let Some(outcome) = running.session.outcome() else { return };
        for (mind, seat) in self.at.iter_mut().zip(0..) {
            if let Some(mind) = mind {
                let view = running.game().view(running.session.position(), Viewer::Seat(Seat(seat)));
                mind.bot.ends(running.game(), &view, &outcome);
            }
        }
        *self = Minds::default();
    }

    fn put_back(&mut self, seat: Seat, mind: Mind<G>) {
        if let Some(place) = self.at.get_mut(seat.index()) {
            *place = Some(mind);
        }
    }
}

/// When the bot of a seat was asked: in which game, since which entry, for which part of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    game: u32,
    since: u32,
    part: u32,
}

/// A bot with a question, on its way to an answer.
pub struct Thought<G: Playable> {
    seat: Seat,
    moment: Moment,
    mind: Mind<G>,
    game: Arc<G>,
    position: G::Position,
    dice: Dice,
    choice: Option<G::Choice>,
}

impl<G: Playable> Thought<G> {
    /// Whose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Thinks it to its end.
    #[must_use]
    pub fn think(mut self, budget: Option<Budget<'_>>) -> Thought<G> {
        let question = Question::new(&*self.game, &self.position, self.seat).within(budget);
        self.choice = Some(self.mind.bot.choose(&question, &mut self.dice));
        self
    }
}

impl<G: Playable> Room<G> {
    /// Bots think elsewhere from now on, or here.
    pub fn set_thinks(&mut self, thinks: Thinks) {
        self.thinks = thinks;
    }

    /// The next bot that is to think elsewhere.
    pub fn take_thought(&mut self) -> Option<Thought<G>> {
        self.minds.wanted.pop()
    }

    /// A bot has thought elsewhere. If its seat is not asked that any more, it was for nothing.
    pub fn thought(&mut self, thought: Thought<G>, now: u64) {
        let Thought { seat, moment, mind, choice, .. } = thought;
        self.stop_thinking(seat, moment);
        if moment.game == self.game {
            self.minds.put_back(seat, mind);
        }
        let plays = self.chairs.get(seat.index()).is_some_and(|chair| chair.bot().is_some()) || self.is_late(seat, now);
        if let Some(choice) = choice.filter(|_| plays && self.goes_on() && self.moment(seat) == Some(moment)) {
            // What the rules do not accept any more is asked anew.
            _ = self.make(seat, choice, now);
        }
        self.settle(now);
    }

    /// The bot of a seat fell over: something is chosen for it.
    pub fn confused(&mut self, seat: Seat, now: u64) {
        if let Some(place) = self.minds.asked.get_mut(seat.index()) {
            *place = None;
        }
        let Some(running) = self.running.as_ref().filter(|_| self.goes_on()) else { return };
        let plays = self.chairs[seat.index()].bot().is_some() || self.is_late(seat, now);
        if running.choosers().has(seat) && plays {
            let position = running.position_for(Some(seat));
            let choice = Question::new(running.game(), &position, seat).any(&mut bot_dice(running, seat));
            _ = self.make(seat, choice, now);
        }
        self.settle(now);
    }

    fn stop_thinking(&mut self, seat: Seat, moment: Moment) {
        if let Some(place) = self.minds.asked.get_mut(seat.index())
            && *place == Some(moment)
        {
            *place = None;
        }
    }

    fn moment(&self, seat: Seat) -> Option<Moment> {
        let running = self.running.as_ref()?;
        let since = running.thinking.get(seat.index())?.as_ref()?.since_entry;
        Some(Moment { game: self.game, since, part: running.parts[seat.index()] })
    }

    /// What a bot chooses for a seat; nothing while it thinks elsewhere.
    pub(crate) fn think(&mut self, seat: Seat, bot: &str) -> Option<G::Choice> {
        let moment = self.moment(seat)?;
        let running = self.running.as_ref()?;
        self.minds.asked.resize(usize::from(running.seats()), None);
        if self.minds.asked[seat.index()] == Some(moment) {
            return None;
        }
        let position = running.position_for(Some(seat));
        if let Some(only) = Question::new(running.game(), &position, seat).forced() {
            return Some(only);
        }
        let (game, dice) = (running.shared.clone(), bot_dice(running, seat));
        let mind = self.minds.take(seat, bot, running);
        let thought = Thought { seat, moment, mind, game, position, dice, choice: None };
        if self.thinks == Thinks::Elsewhere {
            self.minds.asked[seat.index()] = Some(moment);
            self.minds.wanted.push(thought);
            return None;
        }
        let Thought { mind, choice, .. } = thought.think(None);
        self.minds.put_back(seat, mind);
        choice
    }
}

/// Where a bot's chance comes from; no draw of the game is made from there.
fn bot_dice<G: RoomGame>(running: &RunningGame<G>, seat: Seat) -> Dice {
    let part = running.parts[seat.index()] & 0xffff;
    let stream = BOT_STREAMS | u64::from(running.at()) << 24 | u64::from(seat.0) << 16 | u64::from(part);
    Dice::keyed(running.key.0, stream)
}
