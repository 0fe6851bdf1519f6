//! Reading back, and taking rooms.

use super::beat::LOCKS;
use super::connect::{Line, Trouble};
use super::lease::Lease;
use super::lobby;
use crate::{Counts, Hold, LobbyLine, Peer, Reading, StoreError, StoredEntry, StoredRoom, Taken};
use play::Hash;
use postgres::{Client, Config, Error, Row};
use std::sync::Arc;

/// Whose a room is, and whether that one lives.
const LOOK: &str = "SELECT r.owner, n.address FROM rooms r LEFT JOIN nodes n ON n.id = r.owner WHERE r.id = $1";
/// Takes it from the owner that was seen, so that one of those who try gets it.
const TAKE: &str = "UPDATE rooms SET owner = $1, epoch = epoch + 1 WHERE id = $2 AND owner IS NOT DISTINCT FROM $3
    RETURNING epoch, saved";
/// Fences a server whose connection is gone, as its free lock shows.
const BURY: &str = "DELETE FROM nodes WHERE id = $1 AND pg_try_advisory_xact_lock($2, id::int)";
const OPENED: &str = "INSERT INTO opened AS o (who, hour, rooms) VALUES ($1, $2, 1)
    ON CONFLICT (who, hour) DO UPDATE SET rooms = o.rooms + 1 RETURNING rooms";
/// How often it is tried when others are faster.
const TRIES: usize = 3;

/// Reads, and takes.
pub(crate) struct Reader {
    config: Config,
    lease: Arc<Lease>,
    counts: Counts,
    line: Option<Line>,
}

impl Reader {
    pub fn new(config: Config, lease: Arc<Lease>, counts: Counts) -> Reader {
        Reader { config, lease, counts, line: None }
    }

    /// Asks something that may be asked twice, once more if the connection turns out to be gone.
    fn ask<T>(&mut self, ask: impl Fn(&mut Client) -> Result<T, Error>) -> Result<T, StoreError> {
        let known = self.line.is_some();
        match self.ask_once(&ask) {
            Err(Trouble::Lost(_) | Trouble::Again) if known => self.ask_once(&ask),
            answer => answer,
        }
        .map_err(|trouble| match trouble {
            Trouble::Lost(why) => StoreError::Database(why),
            Trouble::Again => StoreError::Database("others were faster".to_owned()),
            Trouble::No(error) => error,
        })
    }

    fn ask_once<T>(&mut self, ask: impl Fn(&mut Client) -> Result<T, Error>) -> Result<T, Trouble> {
        if self.line.as_ref().is_none_or(Line::is_closed) {
            self.line = Some(Line::open(&self.config, "")?);
        }
        let line = self.line.as_mut().expect("it was just made");
        line.take_warning();
        let answer = ask(line.client()).map_err(Trouble::from);
        let answer = match line.take_warning() {
            true => Err(Trouble::Lost("PostgreSQL warned instead of confirming".to_owned())),
            false => answer,
        };
        if matches!(answer, Err(Trouble::Lost(_))) {
            self.line = None;
        }
        answer
    }

    fn column(&mut self, query: &str) -> Result<Vec<String>, StoreError> {
        self.ask(|client| Ok(client.query(query, &[])?.iter().map(|row| row.get(0)).collect()))
    }
}

impl Reading for Reader {
    fn take(&mut self, id: &str) -> Result<Taken, StoreError> {
        if is_no_text(id) {
            return Ok(Taken::None);
        }
        let node = self.lease.node().ok_or(StoreError::NotOurs)?;
        for _ in 0..TRIES {
            let Some(seen) = self.ask(|client| client.query_opt(LOOK, &[&id]))? else { return Ok(Taken::None) };
            let (owner, address): (Option<i64>, Option<String>) = (seen.get(0), seen.get(1));
            if let (Some(theirs), Some(address)) = (owner, address)
                && theirs != node
            {
                return Ok(Taken::Elsewhere(Peer { node: theirs, address }));
            }
            let Some(taken) = self.ask(|client| client.query_opt(TAKE, &[&node, &id, &owner]))? else { continue };
            self.counts.takes.inc();
            let hold = Hold::Taken { node, epoch: taken.get(0) };
            let last = "SELECT number, hash FROM last_entries WHERE room = $1";
            let last = self.ask(|client| client.query_opt(last, &[&id]))?;
            let Some(last) = last else { return Ok(Taken::None) };
            let last = (last.get::<_, i32>(0) as u32, last.get(1));
            return Ok(Taken::Ours(StoredRoom { saved: taken.get(1), last }, hold));
        }
        Err(StoreError::NotOurs)
    }

    fn entries(&mut self, room: &str, game: u32) -> Result<Vec<StoredEntry>, StoreError> {
        let query = "SELECT ms, step, hash FROM entries WHERE room = $1 AND game = $2 ORDER BY number";
        let rows = self.ask(|client| client.query(query, &[&room, &(game as i32)]))?;
        let unreadable = || StoreError::Unreadable(format!("the room {room}"));
        rows.iter().map(|row| entry(row).ok_or_else(unreadable)).collect()
    }

    fn record(&mut self, id: &str) -> Result<Option<String>, StoreError> {
        if is_no_text(id) {
            return Ok(None);
        }
        let row = self.ask(|client| client.query_opt("SELECT record FROM games WHERE id = $1", &[&id]))?;
        Ok(row.map(|row| row.get(0)))
    }

    fn barred(&mut self) -> Result<Vec<String>, StoreError> {
        self.column("SELECT address FROM barred")
    }

    fn closed(&mut self) -> Result<Vec<String>, StoreError> {
        self.column("SELECT room FROM closed")
    }

    fn secret(&mut self, made: [u8; 32]) -> Result<[u8; 32], StoreError> {
        let keep = "INSERT INTO facts (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING";
        self.ask(|client| client.execute(keep, &[&&made[..]]))?;
        let row = self.ask(|client| client.query_one("SELECT value FROM facts WHERE name = 'secret'", &[]))?;
        let kept: Vec<u8> = row.get(0);
        kept.try_into().map_err(|_| StoreError::Unreadable("a secret of another length".to_owned()))
    }

    fn bury(&mut self, node: i64) -> Result<bool, StoreError> {
        Ok(self.ask(|client| client.execute(BURY, &[&node, &LOCKS]))? == 1)
    }

    fn lobby(&mut self, ours: &[LobbyLine], most: u32) -> Result<Vec<LobbyLine>, StoreError> {
        let node = self.lease.node().ok_or(StoreError::NotOurs)?;
        self.ask(|client| lobby::keep(client, node, ours, most))
    }

    fn opened(&mut self, from: &[u8], hour: i64) -> Result<u32, StoreError> {
        let row = self.ask(|client| client.query_one(OPENED, &[&from, &hour]))?;
        Ok(row.get::<_, i32>(0) as u32)
    }
}

/// Whether PostgreSQL could not keep this as a text, so that nothing has such a name.
fn is_no_text(id: &str) -> bool {
    id.contains('\0')
}

fn entry(row: &Row) -> Option<StoredEntry> {
    let hash: Vec<u8> = row.get(2);
    Some(StoredEntry { ms: row.get::<_, i64>(0) as u64, step: row.get(1), hash: Hash(hash.try_into().ok()?) })
}
