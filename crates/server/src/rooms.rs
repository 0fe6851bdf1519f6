//! The rooms that are in memory, each owned by a task of its own.

mod listener;
mod table;

use crate::clock::Clock;
use crate::config::Limits;
use crate::metrics::Metrics;
use crate::random;
use crate::store::{Store, StoreError};
use room::Room;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};
use wire::{No, Options, RoomLine, Say};

pub(crate) use listener::{Listener, Out, Told, outbox, pong, refusal};

/// What a table's task can be sent.
pub(crate) enum Message {
    /// A connection begins to listen.
    Join(Listener),
    /// A connection says something.
    Say { number: u64, say: Say },
    /// A connection is gone.
    Part { number: u64 },
    /// Somebody wants to see the room.
    Look(oneshot::Sender<wire::Room>),
    /// The server stops.
    Stop,
}

/// How many messages may wait for a table.
const INBOX: usize = 256;

/// A way to a table.
pub(crate) type Inbox = mpsc::Sender<Message>;

/// All tables.
#[derive(Clone)]
pub(crate) struct Rooms {
    pub store: Store,
    pub clock: Clock,
    pub metrics: Arc<Metrics>,
    most: usize,
    most_listeners: usize,
    tables: Arc<Mutex<BTreeMap<String, Inbox>>>,
    /// The public ones, as the lobby lists them.
    lines: Arc<Mutex<BTreeMap<String, RoomLine>>>,
}

/// Why there is no such table.
#[derive(Debug)]
pub(crate) enum NoRoom {
    Refused(No),
    Store(StoreError),
}

impl From<StoreError> for NoRoom {
    fn from(error: StoreError) -> NoRoom {
        NoRoom::Store(error)
    }
}

impl Rooms {
    pub fn new(store: Store, metrics: Arc<Metrics>, limits: Limits) -> Rooms {
        Rooms {
            store,
            clock: Clock::start(),
            metrics,
            most: limits.rooms,
            most_listeners: limits.connections_to_a_room,
            tables: Arc::default(),
            lines: Arc::default(),
        }
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, Inbox>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lines(&self) -> MutexGuard<'_, BTreeMap<String, RoomLine>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a room. It is stored when this returns.
    pub async fn open(&self, options: Options) -> Result<String, NoRoom> {
        if self.tables().len() >= self.most {
            return Err(NoRoom::Refused(No::new("too-many")));
        }
        let id = random::room_id();
        let mut room = Room::new(id.clone(), options, random::bytes()).map_err(NoRoom::Refused)?;
        table::store(&self.store, &mut room).await?;
        self.run(room);
        Ok(id)
    }

    /// The way to a table, which is loaded if it is not in memory.
    pub async fn find(&self, id: &str) -> Result<Inbox, NoRoom> {
        if let Some(inbox) = self.tables().get(id) {
            return Ok(inbox.clone());
        }
        let wanted = id.to_owned();
        let stored = self.store.read(move |reader| reader.room(&wanted)).await?;
        let (saved, entries) = stored.ok_or_else(|| NoRoom::Refused(No::new("no-such-room")))?;
        let room = Room::load(saved, &entries, self.clock.now())
            .map_err(|broken| NoRoom::Store(StoreError::Unreadable(format!("the room {id} ({broken})"))))?;
        Ok(self.run(room))
    }

    /// Gives a room its task, unless it has one.
    fn run(&self, room: Room) -> Inbox {
        let mut tables = self.tables();
        if let Some(inbox) = tables.get(room.id()) {
            return inbox.clone();
        }
        let (inbox, messages) = mpsc::channel(INBOX);
        tables.insert(room.id().to_owned(), inbox.clone());
        self.metrics.rooms.inc();
        tokio::spawn(table::run(self.clone(), room, messages));
        inbox
    }

    /// Takes a room out of memory, unless somebody has just sent it something.
    fn forget(&self, id: &str, messages: &mpsc::Receiver<Message>) -> bool {
        let mut tables = self.tables();
        if !messages.is_empty() {
            return false;
        }
        tables.remove(id);
        self.lines().remove(id);
        self.metrics.rooms.dec();
        true
    }

    /// Keeps the lobby's list true.
    fn list(&self, room: &Room) {
        match room.line().filter(|_| !room.is_empty()) {
            Some(line) => self.lines().insert(room.id().to_owned(), line),
            None => self.lines().remove(room.id()),
        };
    }

    /// The public rooms with somebody in them.
    pub fn lobby(&self) -> Vec<RoomLine> {
        self.lines().values().take(200).cloned().collect()
    }

    /// Tells every table to stop, and waits until all have.
    pub async fn stop(&self) {
        let inboxes: Vec<_> = self.tables().values().cloned().collect();
        for inbox in &inboxes {
            let inbox = inbox.clone();
            tokio::spawn(async move { inbox.send(Message::Stop).await });
        }
        for inbox in inboxes {
            inbox.closed().await;
        }
    }
}
