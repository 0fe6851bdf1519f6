//! Somebody who looks at every table at one server again and again: what was acknowledged before they asked must be there.

use crate::connection::{Connection, Telling, Told};
use crate::soak::{Course, Table};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How long is waited for an answer; a server that is not sure gives none.
const PATIENCE: Duration = Duration::from_millis(700);
const PAUSE: Duration = Duration::from_millis(15);

/// Looks at tables until it is dropped, and counts how often that was answered.
pub async fn read(port: u16, tables: Vec<(String, Arc<Table>)>, course: Arc<Course>, answered: Arc<AtomicU32>) {
    loop {
        for (room, table) in &tables {
            let before = table.told();
            if let Ok(Some(now)) = timeout(PATIENCE, look(port, room)).await {
                course.compare(room, before, now);
                answered.fetch_add(1, Ordering::Relaxed);
            }
            sleep(PAUSE).await;
        }
    }
}

/// The game of a room and how many entries it has, as somebody is told who comes to look on.
async fn look(port: u16, room: &str) -> Option<(u32, u32)> {
    let (mut connection, _) = Connection::open(port, room, Telling::Changes, None).await.ok()?;
    match connection.hear().await.ok()? {
        Told::All { room, game, .. } => Some((room.game, game?.table.at)),
        Told::Room(_)
        | Told::Played { .. }
        | Told::Table(_)
        | Told::Changed { .. }
        | Told::No(_)
        | Told::Said(_)
        | Told::Pong
        | Told::Goodbye => None,
    }
}
