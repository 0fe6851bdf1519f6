//! What a viewer is told: views and heard events, never a position.

use crate::chair::{Chair, seat_of};
use crate::course::Course;
use crate::news::{Heard, News};
use crate::{Room, Visitor};
use play::{Event, Game, Seat, Viewer};
use super_teams::{Colour, Happening, Setup, SuperTeams, boards};
use wire::{RoomLine, Table, Tell, Window};

impl Room {
    /// The seat of a visitor; a spectator has none.
    pub fn seat(&self, visitor: Visitor) -> Option<Seat> {
        seat_of(&self.chairs, visitor)
    }

    /// The room as everybody sees it.
    pub fn shown(&self) -> wire::Room {
        let seats = self.chairs.iter().zip(self.colours());
        let seats_with = |so: fn(&Chair) -> bool| {
            let seats = self.chairs.iter().enumerate().filter(|(_, chair)| so(chair));
            seats.map(|(index, _)| Seat(index as u8)).collect()
        };
        wire::Room {
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
        let course = self.course.as_ref().map(|course| course.game().setup().seats.clone());
        course.or_else(|| self.setup().map(|setup| setup.seats)).unwrap_or_default()
    }

    /// Everything, as a viewer may know it.
    pub fn all(&self, you: Option<Seat>, now: u64) -> Tell<Heard> {
        let game = self.course.as_ref().map(|course| {
            Box::new(wire::Game {
                setup: course.game().setup().clone(),
                history: heard(course.game(), &course.events, viewer(you)),
                since: you.map_or(0, |seat| course.since(seat)),
                table: self.table(course, you, now),
            })
        });
        Tell::All { you, room: Box::new(self.shown()), game, said: self.said.clone() }
    }

    /// What was played since, and the table now; only the table if nothing was.
    pub fn played(&self, news: &News, you: Option<Seat>, now: u64) -> Option<Tell<Heard>> {
        let course = self.course.as_ref()?;
        let table = Box::new(self.table(course, you, now));
        let events = self.events(news);
        Some(match news.entries == news.entries_before {
            true => Tell::Table(table),
            false => Tell::Played { events: heard(course.game(), events, viewer(you)), table },
        })
    }

    fn table(&self, course: &Course, you: Option<Seat>, now: u64) -> Table {
        let (game, position) = (course.game(), course.session.position());
        let waits_for = course.chooser();
        let asks = |seat: &Seat| waits_for == Some(*seat) && self.chairs[seat.index()].plays() && !self.paused;
        let asked = you.filter(asks);
        let clocks = (0..course.seats()).map(|seat| self.left_ms(course, Seat(seat), now).map(|left| left as u32));
        Table {
            at: course.at(),
            view: game.view(position, viewer(you)),
            waits_for,
            offered: asked.map(|seat| play::legal(game, position, seat)).unwrap_or_default(),
            window: course.pause.as_ref().map(|pause| Window {
                total_ms: self.options.window_ms,
                left_ms: pause.left(now),
                runs: pause.runs_since.is_some(),
                tapped: pause.tapped.iter().collect(),
            }),
            clocks: clocks.collect(),
            asked: course.asked.clone(),
            may_take_back: you.is_some_and(|seat| self.taken_back_to(seat).is_some()),
            orders: you.map(|seat| self.chairs[seat.index()].orders.clone()).unwrap_or_default(),
            outcome: course.session.outcome(),
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
