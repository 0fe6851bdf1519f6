//! A table over the network as this page knows it: what the server told so far, put together.

mod retry;

pub use retry::wait_ms;

use crate::line::Line;
use crate::local::Player;
use crate::messages::{ClientMessage, Room, ServerMessage, Table};
use crate::stage::{Pause, Stage};
use crate::table_snapshot::{Presence, Sitting, TableSnapshot};
use chance::fair::Bytes;
use play::{Game, Seat};
use room_protocol::{Occupant, Pledge, Refusal, Said, put_in};
use serde_json::Value;
use std::sync::Arc;
use super_teams::SuperTeams;

/// What the server told so far.
#[derive(Clone, Debug)]
pub struct Online {
    /// Our seat; none for a spectator.
    pub you: Option<Seat>,
    /// The room.
    pub room: Room,
    /// The game, once there is one.
    pub running: Option<RunningGame>,
    /// The last things said.
    pub said: Vec<Said>,
}

/// A game over the network.
#[derive(Clone, Debug)]
pub struct RunningGame {
    /// The rules with the fixed facts.
    pub game: Arc<SuperTeams>,
    /// The table now.
    pub table: Table,
    /// The same as it was told, into which changes are put.
    told: Value,
    /// All that happened, as we may hear it.
    pub history: Vec<Line>,
    /// How many of those had happened when we last chose something.
    pub since: usize,
}

/// What a message changed.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// Everything: what was drawn before no longer holds.
    All,
    /// This happened at the table.
    Played(Vec<Line>),
    /// A window, a clock or a wish.
    Table,
    /// The room.
    Room,
    /// Somebody said something.
    Said(Said),
    /// What we asked for cannot be done.
    No(Refusal),
    /// The server stops for a moment.
    Goodbye,
    /// Nothing.
    Nothing,
    /// Something that does not fit what was told before: everything has to be told again.
    Lost,
}

impl Online {
    /// Hears a message.
    pub fn hear(known: &mut Option<Online>, tell: ServerMessage) -> News {
        if let ServerMessage::All { you, room, game, said } = tell {
            let running = game.and_then(|game| {
                let rules = SuperTeams::new(game.setup).ok()?;
                let table = read(&game.table)?;
                let since = game.since as usize;
                Some(RunningGame { game: Arc::new(rules), table, told: game.table, history: game.history, since })
            });
            *known = Some(Online { you, room: *room, running, said });
            return News::All;
        }
        let Some(online) = known else { return News::Nothing };
        match tell {
            ServerMessage::Room(room) => {
                online.room = *room;
                News::Room
            }
            ServerMessage::Changed { events, table } => online.play(events, |told| put_in(told, table)),
            ServerMessage::Played { events, table } => online.play(events, |told| replace(told, *table)),
            ServerMessage::Table(table) => online.play(Vec::new(), |told| replace(told, *table)),
            ServerMessage::Said(said) => {
                online.said.push(said);
                News::Said(said)
            }
            ServerMessage::No(no) => News::No(no),
            ServerMessage::Goodbye => News::Goodbye,
            ServerMessage::All { .. } | ServerMessage::Pong => News::Nothing,
        }
    }

    /// Something happened, or only the table is another one.
    fn play(&mut self, events: Vec<Line>, change: impl FnOnce(&mut Value) -> bool) -> News {
        let Some(running) = &mut self.running else { return News::Nothing };
        if !change(&mut running.told) {
            return News::Lost;
        }
        let Some(table) = read(&running.told) else { return News::Lost };
        running.table = table;
        running.history.extend(events.iter().cloned());
        if events.is_empty() { News::Table } else { News::Played(events) }
    }

    /// What has to be said for a game to begin, if anything: `fresh` makes 32 random bytes, `pledge` is what was promised before.
    pub fn answer(&self, pledge: &mut Option<Pledge>, fresh: impl FnOnce() -> Bytes) -> Option<ClientMessage> {
        let (you, beginning) = (self.you?, self.room.beginning.as_ref()?);
        let own = self.room.seats.get(you.index())?.commitment;
        Pledge::answer(pledge, beginning, you, own, fresh)
    }

    /// How many others watch.
    pub fn other_watchers(&self) -> u32 {
        self.room.watchers.saturating_sub(u32::from(self.you.is_none()))
    }

    /// Whether we may decide about the room.
    pub fn is_host(&self) -> bool {
        self.you.is_some() && self.you == self.room.host
    }

    /// Whether a bot plays our own seat.
    pub fn is_stood_in_for(&self) -> bool {
        let seat = self.you.and_then(|you| self.room.seats.get(you.index()));
        seat.is_some_and(|seat| matches!(seat.occupant, Occupant::Person { stand_in: Some(_), .. }))
    }

    /// Who sits where.
    pub fn sitting(&self) -> Vec<Sitting> {
        self.room.seats.iter().map(|seat| sitting(&seat.occupant)).collect()
    }

    /// The table as it is drawn.
    pub fn seen(&self) -> Option<TableSnapshot> {
        let running = self.running.as_ref()?;
        Some(TableSnapshot {
            game: running.game.clone(),
            view: running.table.view,
            offered: running.table.offered.clone(),
            players: self.sitting(),
            outcome: running.table.outcome,
        })
    }

    /// What the table waits for, as we see it.
    pub fn stage(&self) -> Stage {
        let (Some(running), Some(seen)) = (&self.running, self.seen()) else { return Stage::Moving };
        let table = &running.table;
        if self.room.paused {
            return Stage::Moving;
        }
        if table.outcome.is_some() || self.room.stopped {
            return Stage::Over;
        }
        let tapped = |window: &room_protocol::Window| self.you.is_some_and(|you| window.tapped.contains(&you));
        match (&table.window, seen.window_ship()) {
            (Some(window), Some(ship)) if table.offered.is_empty() || !tapped(window) => Stage::Reaction(ship),
            _ if !table.offered.is_empty() => Stage::Choosing,
            _ => table.waits_for.iter().next().map_or(Stage::Moving, Stage::Thinking),
        }
    }

    /// The pause of the table, as we see it.
    pub fn pause(&self) -> Option<Pause> {
        let (running, you) = (self.running.as_ref()?, self.you);
        let window = running.table.window.as_ref()?;
        let tapped = you.is_some_and(|you| window.tapped.contains(&you));
        let offered = window.runs && !tapped && !self.is_stood_in_for() && self.seen()?.may_react();
        Some(Pause { total_ms: window.total_ms, left_ms: window.left_ms, runs: window.runs, offered })
    }
}

/// The table as it was told. By way of its text: the page is smaller if everything is read from texts.
fn read(told: &Value) -> Option<Table> {
    serde_json::from_str(&told.to_string()).ok()
}

fn replace(told: &mut Value, table: Value) -> bool {
    *told = table;
    true
}

fn sitting(occupant: &Occupant) -> Sitting {
    match occupant {
        Occupant::Free => Sitting { player: Player::Person(String::new()), presence: Presence::Away },
        Occupant::Bot(bot) => Player::Bot(bot.clone()).into(),
        Occupant::Person { name, here, stand_in } => {
            let presence = match (stand_in, here) {
                (Some(_), _) => Presence::StoodInFor,
                (None, true) => Presence::Here,
                (None, false) => Presence::Away,
            };
            Sitting { player: Player::Person(name.clone()), presence }
        }
    }
}

#[cfg(test)]
mod tests;
