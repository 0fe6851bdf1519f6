//! The task that owns a table: what comes in is played, stored, and only then told.

use super::listener::{Cast, Listener, Plain, goodbye, last_text, text};
use super::{Message, Rooms, Said};
use crate::limits::Speaking;
use crate::trace::Playing;
use games::Listed;
use play::{Entry, Seat};
use room::{News, Room, Thought};
use room_protocol::{ClientMessage, ClientMessageOf, Refusal};
use serde::Serialize;
use std::time::Duration;
use store::{Batch, Hold, Store, StoreError, StoredEntry, Trace};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};

/// How long a room without anybody stays in memory.
const IDLE: Duration = Duration::from_mins(2);
/// How long one stays that nobody has entered since it was loaded.
const UNSEEN: Duration = Duration::from_secs(20);

struct Table<G: Listed> {
    rooms: Rooms,
    room: Room<G>,
    /// On what grounds we store.
    hold: Hold,
    /// The way to this very table, for bots that think elsewhere.
    way: mpsc::WeakSender<Message>,
    listeners: Vec<Listener>,
    /// How often games may begin here.
    games: Speaking,
    /// How long the room stays in memory without anybody.
    idle: Duration,
}

/// Runs a table until nobody needs it.
pub(super) async fn run<G: Listed>(
    rooms: Rooms,
    (room, hold): (Room<G>, Hold),
    way: mpsc::WeakSender<Message>,
    mut messages: mpsc::Receiver<Message>,
) {
    let games = rooms.gate.games_in_a_room();
    let mut table = Table { rooms, room, hold, way, listeners: Vec::new(), games, idle: UNSEEN };
    let mut loss = table.rooms.store.loss();
    let mut going = table.publish().await;
    while going.is_ok() {
        let idle = Instant::now() + table.idle;
        let wakes = table.room.wakes().map(|ms| table.rooms.clock.at(ms));
        let heard = tokio::select! {
            heard = timeout_at(wakes.unwrap_or(idle).min(idle), messages.recv()) => heard,
            () = loss.happens() => {
                going = Err(StoreError::NotOurs);
                break;
            }
        };
        going = match heard {
            Ok(None | Some(Message::Stop)) => break,
            Ok(Some(message)) => table.take(message).await,
            Err(_) if wakes.is_some_and(|moment| moment <= Instant::now()) => table.tick().await,
            Err(_) if table.listeners.is_empty() && table.rooms.forget(&mut messages) => break,
            Err(_) => Ok(()),
        };
    }
    match going {
        Ok(()) => table.rooms.store.give_back(table.room.id().to_owned(), table.hold),
        Err(error) => {
            tracing::error!(room = table.room.id(), %error, "a table is given up until somebody comes back to it");
        }
    }
    let goodbye = goodbye();
    for listener in &table.listeners {
        listener.out.put(goodbye.clone());
    }
}

impl<G: Listed> Table<G> {
    async fn take(&mut self, message: Message) -> Result<(), StoreError> {
        // What is told from memory must be the newest there is.
        self.rooms.store.held(self.hold).await?;
        let mut playing = None;
        match message {
            Message::Join(listener) => self.join(listener),
            Message::Part { number } => self.part(number),
            Message::Say { number, say, traced } => {
                playing = traced.map(Playing::begin);
                self.say(number, say);
            }
            Message::Thought(thought) => {
                if let Ok(thought) = thought.downcast::<Thought<G>>() {
                    self.room.thought(*thought, self.rooms.clock.now());
                }
            }
            Message::Confused(seat) => {
                tracing::error!(room = self.room.id(), seat = seat.0, "a bot fell over; something is chosen for it");
                self.rooms.metrics.faults.inc();
                self.room.confused(seat, self.rooms.clock.now());
            }
            Message::Look(answer) => {
                _ = answer.send(text(&self.room.shown(None)));
            }
            Message::Knows(visitor, answer) => {
                _ = answer.send(self.room.seat(visitor).is_some());
            }
            #[cfg(test)]
            Message::Fault => panic!("a fault in the rules"),
            Message::Stop => {}
        }
        self.publish_traced(playing).await
    }

    async fn tick(&mut self) -> Result<(), StoreError> {
        self.rooms.store.held(self.hold).await?;
        self.room.tick(self.rooms.clock.now());
        self.publish().await
    }

    fn join(&mut self, mut listener: Listener) {
        if self.listeners.len() >= self.rooms.limits.connections_to_a_room {
            listener.out.put(text(&Plain::No(Refusal::new("room-full"))));
            return;
        }
        self.room.connect(listener.visitor, self.rooms.clock.now());
        let you = self.room.seat(listener.visitor);
        let all = self.room.all(you, self.rooms.clock.now());
        let all = match &mut listener.last {
            Some(last) => last_text(last, &all),
            None => text(&all),
        };
        listener.out.put(all);
        self.listeners.push(listener);
        self.idle = IDLE;
    }

    fn part(&mut self, number: u64) {
        if let Some(index) = self.listeners.iter().position(|listener| listener.number == number) {
            let listener = self.listeners.swap_remove(index);
            self.room.disconnect(listener.visitor, self.rooms.clock.now());
        }
    }

    fn say(&mut self, number: u64, Said(said): Said) {
        let Ok(say) = said.downcast::<ClientMessageOf<G>>() else { return };
        let Some(listener) = self.listeners.iter().find(|listener| listener.number == number) else { return };
        let now = self.rooms.clock.now();
        let allowed = match matches!(*say, ClientMessage::Start | ClientMessage::Rematch) {
            true => self.may_begin(listener),
            false => Ok(()),
        };
        if let Err(no) = allowed.and_then(|()| self.room.say(listener.visitor, *say, now)) {
            self.rooms.metrics.refusals.inc();
            listener.out.put(text(&Plain::No(no)));
        }
    }

    /// Whether whoever wants a game may have one: there is space for it, and not too many were wanted lately.
    fn may_begin(&self, listener: &Listener) -> Result<(), Refusal> {
        if !self.rooms.space.has_room_for_games() {
            return Err(Refusal::new("no-space"));
        }
        match self.games.check().is_ok() && self.rooms.gate.may_begin(listener.address) {
            true => Ok(()),
            false => Err(Refusal::new("too-many-games")),
        }
    }

    /// Lets bots think elsewhere.
    fn think(&mut self) {
        while let Some(thought) = self.room.take_thought() {
            let (thinkers, way, seat) = (self.rooms.thinkers.clone(), self.way.clone(), thought.seat());
            tokio::spawn(async move {
                let thought = thinkers.think(move |budget| thought.think(Some(budget))).await;
                let message = thought.map_or(Message::Confused(seat), |thought| Message::Thought(Box::new(thought)));
                if let Some(way) = way.upgrade() {
                    _ = way.send(message).await;
                }
            });
        }
    }

    /// Stores what is new, then tells it.
    async fn publish(&mut self) -> Result<(), StoreError> {
        self.publish_traced(None).await
    }

    async fn publish_traced(&mut self, mut playing: Option<Playing>) -> Result<(), StoreError> {
        self.think();
        if let Some(playing) = &mut playing {
            playing.played();
        }
        let trace = playing.as_ref().map(Playing::trace);
        let news = store(&self.rooms.store, &mut self.room, self.hold, trace).await?;
        let stored = Instant::now();
        if news.room {
            self.rooms.list(&self.room);
        }
        if !news.is_empty() {
            self.tell(&news);
        }
        if let Some(playing) = playing {
            playing.told(stored);
        }
        Ok(())
    }

    fn tell(&mut self, news: &News) {
        let now = self.rooms.clock.now();
        let mut cast = Cast::new();
        let mut gone = Vec::new();
        for listener in &mut self.listeners {
            let you: Option<Seat> = self.room.seat(listener.visitor);
            let told = cast.texts(you, listener.last.as_mut(), || self.room.told(news, you, now));
            if told.into_iter().any(|text| !listener.out.put(text)) {
                gone.push(listener.number);
            }
        }
        for number in gone {
            self.part(number);
        }
    }
}

/// Makes everything durable that is new in a room.
pub(super) async fn store<G: Listed>(
    store: &Store,
    room: &mut Room<G>,
    hold: Hold,
    trace: Option<Trace>,
) -> Result<News, StoreError> {
    let news = room.take_news();
    let before = if news.anew { 0 } else { news.entries_before };
    let entries = room.entries_after(before);
    if entries.is_empty() && !news.save {
        return Ok(news);
    }
    let record = news.over.then(|| room.record()).flatten();
    let saved = match news.save {
        true => Some(json(&room.save())?),
        false => None,
    };
    let batch = Batch {
        room: room.id().to_owned(),
        hold,
        game: room.game_number(),
        anew: news.anew,
        first: before + 1,
        entries: entries.iter().map(stored).collect::<Result<_, _>>()?,
        last: room.last_entry(),
        saved,
        record,
        trace,
    };
    store.store(batch).await?;
    Ok(news)
}

fn stored<C: Serialize, D: Serialize>(entry: &Entry<C, D>) -> Result<StoredEntry, StoreError> {
    Ok(StoredEntry { ms: entry.ms, step: json(&entry.step)?, hash: entry.hash })
}

fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::File(error.to_string()))
}
