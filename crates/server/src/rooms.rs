//! The rooms that are in memory, each owned by a task of its own.

mod listener;
mod table;

#[cfg(test)]
mod tests;

use crate::clock::Clock;
use crate::config::Limits;
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::random;
use crate::space::Space;
use crate::store::{Store, StoreError};
use room::{Room, Visitor};
use room_protocol::{ClientMessage, Options, Refusal, RoomLine};
use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use tokio::sync::{mpsc, oneshot};

pub(crate) use listener::{Listener, Out, Told, outbox, pong, refusal};

/// What a table's task can be sent.
pub(crate) enum Message {
    /// A connection begins to listen.
    Join(Listener),
    /// A connection says something.
    Say { number: u64, say: ClientMessage },
    /// A connection is gone.
    Part { number: u64 },
    /// Somebody wants to see the room.
    Look(oneshot::Sender<room_protocol::Room>),
    /// Somebody wants to know whether a visitor has a seat.
    Knows(Visitor, oneshot::Sender<bool>),
    /// The server stops, or whoever runs it closes the room.
    Stop,
    /// A fault in the rules.
    #[cfg(test)]
    Fault,
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
    pub gate: Arc<Gate>,
    pub space: Arc<Space>,
    limits: Limits,
    tables: Arc<Mutex<BTreeMap<String, Inbox>>>,
    /// The public ones, as the lobby lists them.
    lines: Arc<Mutex<BTreeMap<String, RoomLine>>>,
    /// Those that whoever runs the server has closed.
    closed: Arc<RwLock<BTreeSet<String>>>,
    stopping: Arc<AtomicBool>,
}

/// Why there is no such table.
#[derive(Debug)]
pub(crate) enum NoRoom {
    /// There is none.
    None(Refusal),
    /// There could be one, but not now.
    NotNow(Refusal),
    Store(StoreError),
}

impl From<StoreError> for NoRoom {
    fn from(error: StoreError) -> NoRoom {
        NoRoom::Store(error)
    }
}

impl Rooms {
    pub fn new(store: Store, metrics: Arc<Metrics>, gate: Arc<Gate>, space: Arc<Space>, limits: Limits) -> Rooms {
        Rooms {
            store,
            clock: Clock::start(),
            metrics,
            gate,
            space,
            limits,
            tables: Arc::default(),
            lines: Arc::default(),
            closed: Arc::default(),
            stopping: Arc::default(),
        }
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, Inbox>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lines(&self) -> MutexGuard<'_, BTreeMap<String, RoomLine>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Opens a room. It is stored when this returns.
    pub async fn open(&self, options: Options) -> Result<String, NoRoom> {
        if self.is_stopping() {
            return Err(NoRoom::NotNow(Refusal::new("stopping")));
        }
        if !self.space.has_room_for_rooms() {
            return Err(NoRoom::NotNow(Refusal::new("no-space")));
        }
        if self.tables().len() >= self.limits.rooms {
            return Err(NoRoom::NotNow(Refusal::new("too-many")));
        }
        let id = random::room_id();
        let mut room = Room::new(id.clone(), options, random::bytes()).map_err(NoRoom::None)?;
        table::store(&self.store, &mut room).await?;
        self.run(room);
        Ok(id)
    }

    /// The way to a table, which is loaded if it is not in memory.
    pub async fn find(&self, id: &str) -> Result<Inbox, NoRoom> {
        if self.is_stopping() {
            return Err(NoRoom::NotNow(Refusal::new("stopping")));
        }
        if self.closed.read().unwrap_or_else(PoisonError::into_inner).contains(id) {
            return Err(NoRoom::None(Refusal::new("room-closed")));
        }
        if let Some(inbox) = self.tables().get(id).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        if self.tables().len() >= self.limits.rooms {
            return Err(NoRoom::NotNow(Refusal::new("too-many")));
        }
        let wanted = id.to_owned();
        let stored = self.store.read(move |reader| reader.room(&wanted)).await?;
        let (saved, entries) = stored.ok_or_else(|| NoRoom::None(Refusal::new("no-such-room")))?;
        let now = self.clock.now();
        let loaded = tokio::task::spawn_blocking(move || Room::load(saved, &entries, now)).await;
        let unreadable = |why: String| NoRoom::Store(StoreError::Unreadable(format!("the room {id} ({why})")));
        let room = loaded.map_err(|fault| unreadable(fault.to_string()))?.map_err(|broken| unreadable(broken.0))?;
        Ok(self.run(room))
    }

    /// Gives a room its task, unless it has one. A task that falls over is noticed, and its room loaded again when somebody
    /// comes back to it.
    fn run(&self, room: Room) -> Inbox {
        let mut tables = self.tables();
        if let Some(inbox) = tables.get(room.id()).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (inbox, messages) = mpsc::channel(INBOX);
        let id = room.id().to_owned();
        if tables.insert(id.clone(), inbox.clone()).is_none() {
            self.metrics.rooms.inc();
        }
        let rooms = self.clone();
        tokio::spawn(async move {
            let task = tokio::spawn(table::run(rooms.clone(), room, messages));
            if let Err(fault) = task.await
                && fault.is_panic()
            {
                rooms.metrics.faults.inc();
                let fault = sentence(fault.into_panic().as_ref());
                tracing::error!(room = id, fault, "a table fell over; it goes on from what is stored");
            }
            rooms.clear(&id);
        });
        inbox
    }

    /// Forgets a table that is gone.
    fn clear(&self, id: &str) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(Inbox::is_closed) {
            tables.remove(id);
            self.lines().remove(id);
            self.metrics.rooms.dec();
        }
    }

    /// Takes a room out of memory, unless somebody has just sent it something.
    fn forget(&self, messages: &mut mpsc::Receiver<Message>) -> bool {
        let _tables = self.tables();
        if messages.is_empty() {
            messages.close();
        }
        messages.is_closed()
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

    /// The ids of the rooms in memory.
    pub fn open_ids(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    /// Closes the rooms that whoever runs the server wants closed.
    pub fn set_closed(&self, ids: BTreeSet<String>) {
        for id in &ids {
            if let Some(inbox) = self.tables().get(id).cloned() {
                tokio::spawn(async move { inbox.send(Message::Stop).await });
            }
        }
        *self.closed.write().unwrap_or_else(PoisonError::into_inner) = ids;
    }

    /// Tells every table to stop, and waits until all have.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
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

/// What a fault says about itself.
fn sentence(fault: &(dyn Any + Send)) -> String {
    let text = fault.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| fault.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a fault without words".to_owned())
}
