//! A table over the network as a page knows it: what the server told so far, put together.

mod retry;

pub use retry::wait_ms;

use crate::json;
use crate::line::Line;
use chance::fair::Bytes;
use play::{Game, RoomGame, Seat, Seats};
use room_protocol::{ClientMessageOf, Occupant, Pledge, Refusal, Room, RoomOf, Said, ServerMessage, TableOf, put_in};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::Arc;

/// A game whose page plays it in rooms. Every game that has rooms and whose views can be read is one.
pub trait OnlineGame:
    RoomGame<Options: Send + Sync, Brought: Send + Sync, SeatFacts: Send + Sync, Order: Send + Sync>
    + Game<Setup: Send + Sync, Choice: Send + Sync, View: DeserializeOwned + Send + Sync>
    + Clone
    + Send
    + Sync
    + 'static
{
}

impl<G> OnlineGame for G where
    G: RoomGame<Options: Send + Sync, Brought: Send + Sync, SeatFacts: Send + Sync, Order: Send + Sync>
        + Game<Setup: Send + Sync, Choice: Send + Sync, View: DeserializeOwned + Send + Sync>
        + Clone
        + Send
        + Sync
        + 'static
{
}

/// What the server says; tables as JSON, into which changes can be put.
pub type ServerMessageFor<G> = ServerMessage<Line, RoomOf<G>, <G as Game>::Setup, Value>;

/// What the server told so far.
#[derive(Clone, Debug)]
pub struct Online<G: OnlineGame> {
    /// Our seat; none for a spectator.
    pub you: Option<Seat>,
    /// The room.
    pub room: RoomOf<G>,
    /// The game, once there is one.
    pub running: Option<RunningGame<G>>,
    /// The last things said.
    pub said: Vec<Said>,
}

/// A game over the network.
#[derive(Clone, Debug)]
pub struct RunningGame<G: OnlineGame> {
    /// The rules with the fixed facts.
    pub game: Arc<G>,
    /// The table now.
    pub table: TableOf<G>,
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

impl<G: OnlineGame> Online<G> {
    /// Hears a message.
    pub fn hear(known: &mut Option<Online<G>>, tell: ServerMessageFor<G>) -> News {
        if let ServerMessage::All { you, room, game, said } = tell {
            let running = game.and_then(|game| {
                let rules = G::new(game.setup).ok()?;
                let table = read::<G>(&game.table)?;
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
        let Some(table) = read::<G>(&running.told) else { return News::Lost };
        running.table = table;
        running.history.extend(events.iter().cloned());
        if events.is_empty() { News::Table } else { News::Played(events) }
    }

    /// What has to be said for a game to begin, if anything: `fresh` makes 32 random bytes, `pledge` is what was promised before.
    pub fn answer(&self, pledge: &mut Option<Pledge>, fresh: impl FnOnce() -> Bytes) -> Option<ClientMessageOf<G>> {
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
        let occupant = self.you.and_then(|you| self.occupant(you));
        matches!(occupant, Some(Occupant::Person { stand_in: Some(_), .. }))
    }

    /// Who sits at a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.room.seats.get(seat.index()).map(|seat| &seat.occupant)
    }

    /// The seats that offer a draw.
    pub fn draw_offers(&self) -> Seats {
        self.running.as_ref().map_or(Seats::NONE, |running| G::draw_offers(&running.table.view))
    }
}

/// What the people in these seats are called.
pub fn people<R, S>(room: &Room<R, S>, seats: &[Seat]) -> Vec<String> {
    let name = |seat: &Seat| match &room.seats.get(seat.index())?.occupant {
        Occupant::Person { name, .. } => Some(name.clone()),
        Occupant::Free | Occupant::Bot(_) => None,
    };
    seats.iter().filter_map(name).collect()
}

/// The table as it was told.
fn read<G: OnlineGame>(told: &Value) -> Option<TableOf<G>> {
    json::told(told).ok()
}

fn replace(told: &mut Value, table: Value) -> bool {
    *told = table;
    true
}
