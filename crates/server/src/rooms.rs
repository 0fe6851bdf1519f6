//! The rooms that are in memory, each owned by a task of its own.

mod listener;
mod lobby;
mod table;
mod thinkers;

#[cfg(test)]
mod tests;

use crate::clock::Clock;
use crate::config::Limits;
use crate::data::{Found, Stored, find};
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::random;
use crate::space::Space;
use crate::trace::Traced;
use games::{Listed, with_game};
use lobby::Lobby;
use play::Seat;
use room::{Room, Thinks, Visitor};
use room_protocol::{ClientMessageOf, Options, Refusal};
use serde_json::Value;
use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use store::{Hold, Peer, Store, StoreError};
use tokio::sync::{mpsc, oneshot, watch};

use thinkers::Thinkers;

pub(crate) use listener::{Listener, Out, Outbox, Told, goodbye, is_goodbye, outbox, pong, refusal};

/// What a table's task can be sent.
pub(crate) enum Message {
    /// A connection begins to listen.
    Join(Listener),
    /// A connection says something.
    Say { number: u64, say: Said, traced: Option<Traced> },
    /// A connection is gone.
    Part { number: u64 },
    /// Somebody wants to see the room.
    Look(oneshot::Sender<Out>),
    /// Somebody wants to know whether a visitor has a seat.
    Knows(Visitor, oneshot::Sender<bool>),
    /// A bot of the table has thought.
    Thought(Box<dyn Any + Send>),
    /// The bot of a seat fell over while it thought.
    Confused(Seat),
    /// The server stops, or whoever runs it closes the room.
    Stop,
    /// A fault in the rules.
    #[cfg(test)]
    Fault,
}

/// How many messages may wait for a table.
const INBOX: usize = 256;
/// How many rooms can be loaded at a time, at most.
const LOADING: usize = 64;

/// A message of somebody, in the words of the game at the table.
pub(crate) struct Said(Box<dyn Any + Send>);

impl Said {
    fn read<G: Listed>(text: &str) -> Result<Said, Refusal> {
        let unreadable = |_| Refusal::new("unreadable");
        let said: ClientMessageOf<G> = match G::READ_OUT {
            None => serde_json::from_str(text).map_err(unreadable)?,
            Some(read_out) => {
                let mut said: Value = serde_json::from_str(text).map_err(unreadable)?;
                let bad = |why| Refusal { details: vec![why], ..Refusal::new("bad-squad") };
                read_out(&mut said).map_err(bad)?;
                serde_json::from_value(said).map_err(unreadable)?
            }
        };
        Ok(Said(Box::new(said)))
    }
}

/// A way to a table.
#[derive(Clone)]
pub(crate) struct Inbox {
    messages: mpsc::Sender<Message>,
    read: fn(&str) -> Result<Said, Refusal>,
}

impl Inbox {
    /// What somebody says at the table, if it can be understood there.
    pub fn read(&self, text: &str) -> Result<Said, Refusal> {
        (self.read)(text)
    }

    /// Sends a message; an error if the table is gone.
    pub async fn send(&self, message: Message) -> Result<(), Gone> {
        self.messages.send(message).await.map_err(|_| Gone)
    }

    /// Waits until the table is gone.
    pub async fn closed(&self) {
        self.messages.closed().await;
    }

    fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }
}

/// A table is gone.
#[derive(Debug)]
pub(crate) struct Gone;

/// Where a table is.
pub(crate) enum Way {
    /// Here.
    Here(Inbox),
    /// With another server, which shares the rooms.
    There(Peer),
}

/// All tables.
#[derive(Clone)]
pub(crate) struct Rooms {
    pub store: Store,
    pub clock: Clock,
    pub metrics: Arc<Metrics>,
    pub gate: Arc<Gate>,
    pub space: Arc<Space>,
    thinkers: Arc<Thinkers>,
    limits: Limits,
    tables: Arc<Mutex<BTreeMap<String, Inbox>>>,
    /// Held while a room is loaded, by the hash of its id: it is taken and loaded once, however many come at the same time.
    loading: Arc<[tokio::sync::Mutex<()>; LOADING]>,
    /// The public ones.
    lobby: Arc<Lobby>,
    /// Those that whoever runs the server has closed.
    closed: Arc<RwLock<BTreeSet<String>>>,
    stopping: Arc<watch::Sender<bool>>,
    away: Arc<watch::Sender<bool>>,
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
            thinkers: Arc::default(),
            limits,
            tables: Arc::default(),
            loading: Arc::new(std::array::from_fn(|_| tokio::sync::Mutex::default())),
            lobby: Arc::default(),
            closed: Arc::default(),
            stopping: Arc::default(),
            away: Arc::default(),
        }
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, Inbox>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Tells when the server is about to stop.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Whether the shared store does not answer, and when that changes; nothing where the store is this server's alone, so that its
    /// connections do not wait for that with every message.
    pub fn away(&self) -> Option<watch::Receiver<bool>> {
        self.store.is_shared().then(|| self.away.subscribe())
    }

    /// Notes whether the shared store answers.
    pub fn set_away(&self, is_away: bool) {
        let changed = self.away.send_if_modified(|away| std::mem::replace(away, is_away) != is_away);
        if changed {
            self.metrics.away.set(i64::from(is_away));
            tracing::warn!(is_away, "whether the shared store answers has changed");
        }
    }

    /// Opens a room. It is stored when this returns.
    pub async fn open<G: Listed>(&self, options: Options<G::Options>) -> Result<String, NoRoom> {
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
        let mut room = Room::<G>::new(id.clone(), options, random::bytes()).map_err(NoRoom::None)?;
        room.set_thinks(Thinks::Elsewhere);
        table::store(&self.store, &mut room, Hold::New, None).await?;
        // Where others share the rooms, it belongs to whichever server its first visitor comes to.
        if !self.store.is_shared() {
            self.run(room, Hold::Alone);
        }
        Ok(id)
    }

    /// Where a table is; it is loaded if it is nowhere.
    pub async fn find(&self, id: &str) -> Result<Way, NoRoom> {
        if self.is_stopping() {
            return Err(NoRoom::NotNow(Refusal::new("stopping")));
        }
        if self.closed.read().unwrap_or_else(PoisonError::into_inner).contains(id) {
            return Err(NoRoom::None(Refusal::new("room-closed")));
        }
        if let Some(inbox) = self.table(id) {
            return Ok(Way::Here(inbox));
        }
        let turn = BuildHasherDefault::<DefaultHasher>::default().hash_one(id) as usize % LOADING;
        let _turn = self.loading[turn].lock().await;
        if let Some(inbox) = self.table(id) {
            return Ok(Way::Here(inbox));
        }
        if self.tables().len() >= self.limits.rooms {
            return Err(NoRoom::NotNow(Refusal::new("too-many")));
        }
        let wanted = id.to_owned();
        let (stored, hold) = match self.store.read(move |reader| find(reader, &wanted)).await {
            Ok(Found::Ours(stored, hold)) => (*stored, hold),
            Ok(Found::Elsewhere(peer)) => return Ok(Way::There(peer)),
            Ok(Found::None) => return Err(NoRoom::None(Refusal::new("no-such-room"))),
            Err(error) => return Err(error.into()),
        };
        let name = stored.label.plays().to_owned();
        with_game!(name.as_str(), G => self.load::<G>(id, stored, hold).await.map(Way::Here), unknown => {
            Err(NoRoom::Store(StoreError::Unreadable(format!("the room {id}, in which `{unknown}` is played,"))))
        })
    }

    /// The way to a table that is in memory.
    fn table(&self, id: &str) -> Option<Inbox> {
        self.tables().get(id).filter(|inbox| !inbox.is_closed()).cloned()
    }

    /// Loads a stored room.
    async fn load<G: Listed>(&self, id: &str, stored: Stored, hold: Hold) -> Result<Inbox, NoRoom> {
        let now = self.clock.now();
        let load = move || -> Result<Room<G>, String> {
            let (saved, entries) = stored.of::<G>().map_err(|error| error.to_string())?;
            Room::load(saved, &entries, now, Thinks::Elsewhere).map_err(|broken| broken.0)
        };
        let loaded = tokio::task::spawn_blocking(load).await;
        let unreadable = |why: String| NoRoom::Store(StoreError::Unreadable(format!("the room {id} ({why})")));
        let room = loaded.map_err(|fault| unreadable(fault.to_string()))?.map_err(unreadable)?;
        Ok(self.run(room, hold))
    }

    /// Gives a room its task, unless it has one. A task that falls over is noticed, and its room loaded again when somebody
    /// comes back to it.
    fn run<G: Listed>(&self, room: Room<G>, hold: Hold) -> Inbox {
        let mut tables = self.tables();
        if let Some(inbox) = tables.get(room.id()).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (sender, messages) = mpsc::channel(INBOX);
        let way = sender.downgrade();
        let inbox = Inbox { messages: sender, read: Said::read::<G> };
        let id = room.id().to_owned();
        if tables.insert(id.clone(), inbox.clone()).is_none() {
            self.metrics.rooms.inc();
        }
        let rooms = self.clone();
        tokio::spawn(async move {
            let task = tokio::spawn(table::run(rooms.clone(), (room, hold), way, messages));
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
            self.lobby.remove(id);
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

    /// The ids of the rooms in memory.
    pub fn open_ids(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    /// Closes the rooms that whoever runs the server wants closed.
    pub fn set_closed(&self, ids: BTreeSet<String>) {
        // First, so that nobody who is sent away finds it open.
        self.closed.write().unwrap_or_else(PoisonError::into_inner).clone_from(&ids);
        for id in &ids {
            if let Some(inbox) = self.tables().get(id).cloned() {
                tokio::spawn(async move { inbox.send(Message::Stop).await });
            }
        }
    }

    /// Tells every table to stop, and waits until all have.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
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
