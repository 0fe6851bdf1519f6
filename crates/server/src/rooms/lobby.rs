//! The public rooms with somebody in them, of this server and of those that share its rooms.

use super::Rooms;
use games::Listed;
use room::Room;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{LobbyLine, StoreError};

/// How many rooms of a game are listed.
const MOST: u32 = 200;

/// What is listed.
#[derive(Default)]
pub(super) struct Lobby {
    /// Rooms of this server, by their ids.
    ours: Mutex<BTreeMap<String, Line>>,
    /// Rooms of the other servers that share them, as they were a moment ago.
    others: Mutex<Vec<Line>>,
}

/// A public room.
#[derive(Clone)]
struct Line {
    plays: String,
    shown: Value,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Lobby {
    pub fn remove(&self, id: &str) {
        lock(&self.ours).remove(id);
    }
}

impl Rooms {
    /// Keeps the lobby's list true.
    pub(super) fn list<G: Listed>(&self, room: &Room<G>) {
        let line = room.line().filter(|_| !room.is_empty()).and_then(|line| serde_json::to_value(line).ok());
        let mut ours = lock(&self.lobby.ours);
        match line {
            Some(shown) => ours.insert(room.id().to_owned(), Line { plays: G::NAME.to_owned(), shown }),
            None => ours.remove(room.id()),
        };
    }

    /// The public rooms of a game with somebody in them.
    pub fn lobby(&self, plays: &str) -> Vec<Value> {
        let (ours, others) = (lock(&self.lobby.ours), lock(&self.lobby.others));
        let lines = ours.values().chain(others.iter()).filter(|line| line.plays == plays);
        lines.take(MOST as usize).map(|line| line.shown.clone()).collect()
    }

    /// Tells the others which rooms are here, and hears which are there.
    pub async fn share_lobby(&self) -> Result<(), StoreError> {
        let ours: Vec<LobbyLine> = lock(&self.lobby.ours)
            .iter()
            .map(|(room, line)| LobbyLine {
                room: room.clone(),
                plays: line.plays.clone(),
                line: line.shown.to_string(),
            })
            .collect();
        let others = self.store.read(move |reader| {
            let mut lines = reader.lobby(&ours, MOST)?;
            lines.retain(|line| ours.iter().all(|own| own.room != line.room));
            Ok(lines)
        });
        let read = |line: LobbyLine| Some(Line { plays: line.plays, shown: serde_json::from_str(&line.line).ok()? });
        let others = others.await?.into_iter().filter_map(read).collect();
        *lock(&self.lobby.others) = others;
        Ok(())
    }
}
