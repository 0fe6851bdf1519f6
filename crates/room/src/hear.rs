//! What a viewer is told: views and heard events, never a position.

use crate::chair::{Chair, seat_of};
use crate::news::{Heard, News};
use crate::running_game::RunningGame;
use crate::{Room, Visitor};
use play::{Event, Game, Seat, Viewer};
use room_protocol::{RoomLine, ServerMessage, Table, Window};
use super_teams::{Colour, Happening, Setup, SuperTeams, boards};

impl Room {
    /// The seat of a visitor; a spectator has none.
    pub fn seat(&self, visitor: Visitor) -> Option<Seat> {
        seat_of(&self.chairs, visitor)
    }

    /// The room as everybody sees it.
    pub fn shown(&self) -> room_protocol::Room {
        let seats = self.chairs.iter().zip(self.colours());
        let seats_with = |so: fn(&Chair) -> bool| {
            let seats = self.chairs.iter().enumerate().filter(|(_, chair)| so(chair));
            seats.map(|(index, _)| Seat(index as u8)).collect()
        };
        room_protocol::Room {
            id: self.id.clone(),
            stage: self.stage,
            options: self.options.clone(),
            seats: seats.map(|(chair, colours)| chair.shown(colours, &self.present)).collect(),
            host: self.host(),
            watchers: self.watchers(),
            game: self.game,
            commitment: self.secret(self.game).commitment(),
            next_commitment: self.secret(self.game + 1).commitment(),
            rematch: seats_with(|chair| chair.next_value.is_some()),
            not_yet: seats_with(|chair| chair.not_yet),
            paused: self.paused,
            stopped: self.stopped.is_some(),
            pause_wanted: seats_with(|chair| chair.wants_pause),
        }
    }

    /// The room as the lobby lists it; nothing if it is not public.
    pub fn line(&self) -> Option<RoomLine> {
        self.options.public.then(|| RoomLine {
            id: self.id.clone(),
            stage: self.stage,
            options: self.options.clone(),
            names: self.chairs.iter().map(|chair| chair.name().map(str::to_owned)).collect(),
            watchers: self.watchers(),
        })
    }

    pub(crate) fn setup(&self) -> Option<Setup> {
        let board = boards::named(&self.options.board)?.board;
        Some(Setup { tow_chain: self.options.tow_chain, ..Setup::usual(self.options.players, board) })
    }

    fn colours(&self) -> Vec<Vec<Colour>> {
        let running = self.running.as_ref().map(|running| running.game().setup().seats.clone());
        running.or_else(|| self.setup().map(|setup| setup.seats)).unwrap_or_default()
    }

    /// Everything, as a viewer may know it.
    pub fn all(&self, you: Option<Seat>, now: u64) -> ServerMessage<Heard> {
        let game = self.running.as_ref().map(|running| {
            Box::new(room_protocol::Game {
                setup: running.game().setup().clone(),
                history: heard(running.game(), &running.events, viewer(you)),
                since: you.map_or(0, |seat| running.since(seat)),
                table: self.table(running, you, now),
            })
        });
        ServerMessage::All { you, room: Box::new(self.shown()), game, said: self.said.clone() }
    }

    /// What was played since, and the table now; only the table if nothing was.
    pub fn played(&self, news: &News, you: Option<Seat>, now: u64) -> Option<ServerMessage<Heard>> {
        let running = self.running.as_ref()?;
        let table = Box::new(self.table(running, you, now));
        let events = self.events(news);
        Some(match news.entries == news.entries_before {
            true => ServerMessage::Table(table),
            false => ServerMessage::Played { events: heard(running.game(), events, viewer(you)), table },
        })
    }

    fn table(&self, running: &RunningGame, you: Option<Seat>, now: u64) -> Table {
        let (game, position) = (running.game(), running.session.position());
        let waits_for = running.chooser();
        let asks = |seat: &Seat| waits_for == Some(*seat) && self.chairs[seat.index()].plays() && !self.paused;
        let asked = you.filter(asks);
        let clocks = (0..running.seats()).map(|seat| self.left_ms(running, Seat(seat), now).map(|left| left as u32));
        Table {
            at: running.at(),
            view: game.view(position, viewer(you)),
            waits_for,
            offered: asked.map(|seat| play::legal(game, position, seat)).unwrap_or_default(),
            window: running.pause.as_ref().map(|pause| Window {
                total_ms: self.options.window_ms,
                left_ms: pause.left(now),
                runs: pause.runs_since.is_some(),
                tapped: pause.tapped.iter().collect(),
            }),
            clocks: clocks.collect(),
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

fn heard(game: &SuperTeams, events: &[Event<Happening>], viewer: Viewer) -> Vec<Heard> {
    let hear = |event: &Event<Happening>| Some(Event { what: game.hear(&event.what, viewer)?, why: event.why });
    events.iter().filter_map(hear).collect()
}
