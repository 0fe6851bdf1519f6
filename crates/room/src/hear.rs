//! What a viewer is told: views and heard events, never a position.

use crate::chair::{Chair, seat_of};
use crate::news::{HeardOf, News};
use crate::running_game::RunningGame;
use crate::{Room, Visitor};
use games::Playable;
use play::{Event, RoomGame, Seat, Viewer};
use room_protocol::{GameOf, Options, RoomLine, RoomOf, ServerMessage, ServerMessageOf, Stage, TableOf, Window};

impl<G: Playable> Room<G> {
    /// The seat of a visitor; a spectator has none.
    pub fn seat(&self, visitor: Visitor) -> Option<Seat> {
        seat_of(&self.chairs, visitor)
    }

    /// What was decided, as a viewer may know it: before a game begins, what others bring may be a secret. Whoever is host arms the
    /// bots.
    fn shown_options(&self, you: Option<Seat>) -> Options<G::Options> {
        let mut options = self.options.clone();
        if self.stage != Stage::Playing && G::is_sealed(&options.game) {
            let is_own = |seat: Seat, chair: &Chair<G::Order>| {
                you == Some(seat) || chair.is_bot() && you.is_some() && you == self.host()
            };
            let others = self.chairs.iter().zip((0..).map(Seat)).filter(|(chair, seat)| !is_own(*seat, chair));
            G::seal(&mut options.game, others.map(|(_, seat)| seat).collect());
        }
        options
    }

    /// The room as a viewer sees it.
    pub fn shown(&self, you: Option<Seat>) -> RoomOf<G> {
        let seats = self.chairs.iter().zip(G::seats_of(&self.options.game)).zip((0..).map(Seat));
        let seats = seats.map(|((chair, facts), seat)| chair.shown(facts, &self.present, self.shown_promise(seat)));
        let seats_with = |so: fn(&Chair<G::Order>) -> bool| {
            let seats = self.chairs.iter().enumerate().filter(|(_, chair)| so(chair));
            seats.map(|(index, _)| Seat(index as u8)).collect()
        };
        RoomOf::<G> {
            id: self.id.clone(),
            plays: G::NAME.to_owned(),
            stage: self.stage,
            options: self.shown_options(you),
            seats: seats.collect(),
            host: self.host(),
            watchers: self.watchers(),
            game: self.game,
            commitment: self.secret(self.game).commitment(),
            next_commitment: self.secret(self.game + 1).commitment(),
            beginning: self.shown_beginning(),
            broken_off_by: self.broken_off_by.clone(),
            rematch: seats_with(|chair| chair.wants_again),
            not_yet: seats_with(|chair| chair.not_yet),
            paused: self.paused,
            stopped: self.stopped.is_some(),
            pause_wanted: seats_with(|chair| chair.wants_pause),
        }
    }

    /// The room as the lobby lists it; nothing if it is not public.
    pub fn line(&self) -> Option<RoomLine<G::Options>> {
        self.options.public.then(|| RoomLine {
            id: self.id.clone(),
            plays: G::NAME.to_owned(),
            stage: self.stage,
            options: self.shown_options(None),
            names: self.chairs.iter().map(|chair| chair.name().map(str::to_owned)).collect(),
            watchers: self.watchers(),
        })
    }

    /// Everything, as a viewer may know it.
    pub fn all(&self, you: Option<Seat>, now: u64) -> ServerMessageOf<G, HeardOf<G>> {
        let game = self.running.as_ref().map(|running| {
            Box::new(GameOf::<G, HeardOf<G>> {
                setup: running.game().setup().clone(),
                history: heard(running.game(), &running.events, viewer(you)),
                since: you.map_or(0, |seat| running.since(seat)),
                table: self.table(running, you, now),
            })
        });
        ServerMessage::All { you, room: Box::new(self.shown(you)), game, said: self.said.clone() }
    }

    /// All that a viewer is told of some news, in order.
    pub fn told(&self, news: &News, you: Option<Seat>, now: u64) -> Vec<ServerMessageOf<G, HeardOf<G>>> {
        let mut told = Vec::new();
        if news.all {
            told.push(self.all(you, now));
        } else {
            told.extend(news.room.then(|| ServerMessage::Room(Box::new(self.shown(you)))));
            told.extend(self.played(news, you, now));
        }
        told.extend(news.said.iter().map(|said| ServerMessage::Said(*said)));
        told
    }

    /// What was played since, and the table now; only the table if nothing was; nothing if the viewer's table is as it was.
    fn played(&self, news: &News, you: Option<Seat>, now: u64) -> Option<ServerMessageOf<G, HeardOf<G>>> {
        let running = self.running.as_ref()?;
        if news.entries != news.entries_before {
            let events = heard(running.game(), self.events(news), viewer(you));
            return Some(ServerMessage::Played { events, table: Box::new(self.table(running, you, now)) });
        }
        let changed = news.table || you.is_some_and(|seat| news.planned.has(seat));
        changed.then(|| ServerMessage::Table(Box::new(self.table(running, you, now))))
    }

    fn table(&self, running: &RunningGame<G>, you: Option<Seat>, now: u64) -> TableOf<G> {
        let (game, position) = (running.game(), running.position_for(you));
        let waits_for = running.choosers();
        let asks = |seat: &Seat| waits_for.has(*seat) && self.chairs[seat.index()].plays() && !self.paused;
        let asked = you.filter(asks);
        let clocks = (0..running.seats()).map(|seat| self.left_ms(running, Seat(seat), now).map(|left| left as u32));
        TableOf::<G> {
            at: running.at(),
            view: game.view(&position, viewer(you)),
            waits_for,
            offered: asked.map(|seat| play::legal(game, &position, seat)).unwrap_or_default(),
            window: running.pause.as_ref().map(|pause| Window {
                total_ms: self.options.window_ms,
                left_ms: pause.left(now),
                runs: pause.runs_since.is_some(),
                tapped: pause.tapped.iter().collect(),
            }),
            clocks: clocks.collect(),
            limit_ms: self.limit_left_ms(running, now).map(|left| left as u32),
            asked: running.asked.clone(),
            may_take_back: you.is_some_and(|seat| self.taken_back_to(seat).is_some()),
            orders: you.map(|seat| self.chairs[seat.index()].orders.clone()).unwrap_or_default(),
            outcome: running.session.outcome(),
        }
    }
}

fn viewer(you: Option<Seat>) -> Viewer {
    you.map_or(Viewer::Spectator, Viewer::Seat)
}

fn heard<G: RoomGame>(game: &G, events: &[Event<G::Happening>], viewer: Viewer) -> Vec<HeardOf<G>> {
    let hear = |event: &Event<G::Happening>| Some(Event { what: game.hear(&event.what, viewer)?, why: event.why });
    events.iter().filter_map(hear).collect()
}
