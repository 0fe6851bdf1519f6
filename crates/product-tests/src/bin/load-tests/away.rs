//! What somebody at another server notices when something happens to the owner of a room.

use crate::connection::{Connection, Telling, Told, request};
use crate::found::{Found, Kind};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

/// How often a room is asked for.
const OFTEN: Duration = Duration::from_millis(30);
/// How long it may take, whatever happened.
const PATIENCE: Duration = Duration::from_secs(20);

/// Rooms that are asked for again and again.
pub struct Watched {
    done: watch::Sender<bool>,
    rooms: Vec<tokio::task::JoinHandle<Result<Duration, Found>>>,
}

impl Watched {
    /// Begins to ask a server for rooms.
    pub fn from(port: u16, rooms: Vec<String>) -> Watched {
        let (done, is_done) = watch::channel(false);
        let rooms = rooms.into_iter().map(|room| tokio::spawn(ask(port, room, is_done.clone()))).collect();
        Watched { done, rooms }
    }

    /// Ends when all have answered once more; gives for how long each did not, at most.
    pub async fn end(self) -> Result<Vec<Duration>, Found> {
        self.done.send_replace(true);
        let mut away = Vec::new();
        for room in self.rooms {
            away.push(room.await.map_err(|error| error.to_string())??);
        }
        Ok(away)
    }
}

async fn ask(port: u16, room: String, done: watch::Receiver<bool>) -> Result<Duration, Found> {
    let path = format!("/api/rooms/{room}");
    let (mut last, mut longest) = (Instant::now(), Duration::ZERO);
    loop {
        // What was answered before may have been asked before.
        let is_last = *done.borrow();
        let answered = timeout(PATIENCE, request(port, "GET", &path, "")).await.is_ok_and(|answer| answer.is_ok());
        if answered {
            longest = longest.max(last.elapsed());
            last = Instant::now();
            if is_last {
                return Ok(longest);
            }
        } else if last.elapsed() > PATIENCE {
            return Err(Kind::Away.found(format!("room {room} did not answer for {PATIENCE:?}")));
        }
        sleep(OFTEN).await;
    }
}

/// Some who look on in rooms of a server from another.
pub struct Watchers(Vec<(String, Connection)>);

impl Watchers {
    pub async fn at(port: u16, rooms: &[String]) -> Watchers {
        let mut watchers = Vec::new();
        for room in rooms {
            if let Ok((mut connection, _)) = Connection::open(port, room, Telling::Changes, None).await
                && connection.hear().await.is_ok()
            {
                watchers.push((room.clone(), connection));
            }
        }
        Watchers(watchers)
    }

    /// Whether all are told the whole table by its new owner, over the same connection; gives how many.
    pub async fn stay(self) -> Result<usize, Found> {
        let count = self.0.len();
        for (room, mut connection) in self.0 {
            let told_again = async {
                while !matches!(connection.hear().await?, Told::All { .. }) {}
                Ok::<(), String>(())
            };
            match timeout(PATIENCE, told_again).await {
                Ok(Ok(())) => {}
                Ok(Err(why)) => {
                    return Err(Kind::Away.found(format!("somebody at another server, in room {room}: {why}")));
                }
                Err(_) => return Err(Kind::Away.found(format!("nobody tells room {room} after a drain"))),
            }
        }
        Ok(count)
    }
}
