//! Reading back.

use crate::{Hold, LobbyLine, Reading, StoreError, StoredEntry, StoredRoom, Taken};
use play::Hash;
use rusqlite::{Connection, OptionalExtension, Row};

/// A connection that only reads.
pub struct Reader(pub Connection);

impl Reader {
    /// A stored room.
    pub fn room(&self, id: &str) -> Result<Option<StoredRoom>, StoreError> {
        let mut query = self
            .0
            .prepare_cached("SELECT saved, number, hash FROM rooms JOIN last_entries ON room = id WHERE id = ?")?;
        let row = query.query_row([id], |row| {
            let last = (row.get(1)?, row.get(2)?);
            Ok(StoredRoom { saved: row.get(0)?, last })
        });
        Ok(row.optional()?)
    }

    /// The entries of a game of a room.
    pub fn entries(&self, room: &str, game: u32) -> Result<Vec<StoredEntry>, StoreError> {
        let mut entries =
            self.0.prepare_cached("SELECT ms, step, hash FROM entries WHERE room = ? AND game = ? ORDER BY number")?;
        let rows = entries.query_map((room, game), |row| Ok(entry(row)))?;
        rows.map(|row| row?.ok_or_else(|| StoreError::Unreadable(format!("the room {room}")))).collect()
    }

    /// The record of a finished game.
    pub fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let mut query = self.0.prepare_cached("SELECT record FROM games WHERE id = ?")?;
        Ok(query.query_row([id], |row| row.get(0)).optional()?)
    }

    /// Something that the server keeps about itself.
    pub fn fact(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let mut query = self.0.prepare_cached("SELECT value FROM facts WHERE name = ?")?;
        Ok(query.query_row([name], |row| row.get(0)).optional()?)
    }

    /// The addresses that are not let in.
    pub fn barred(&self) -> Result<Vec<String>, StoreError> {
        self.column("SELECT address FROM barred")
    }

    /// The texts that a query gives.
    pub fn column(&self, query: &str) -> Result<Vec<String>, StoreError> {
        let mut query = self.0.prepare_cached(query)?;
        let rows = query.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Reading for Reader {
    fn take(&mut self, id: &str) -> Result<Taken, StoreError> {
        Ok(self.room(id)?.map_or(Taken::None, |room| Taken::Ours(room, Hold::Alone)))
    }

    fn entries(&mut self, room: &str, game: u32) -> Result<Vec<StoredEntry>, StoreError> {
        Reader::entries(self, room, game)
    }

    fn record(&mut self, id: &str) -> Result<Option<String>, StoreError> {
        Reader::record(self, id)
    }

    fn barred(&mut self) -> Result<Vec<String>, StoreError> {
        Reader::barred(self)
    }

    fn closed(&mut self) -> Result<Vec<String>, StoreError> {
        self.column("SELECT room FROM closed")
    }

    fn secret(&mut self, made: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.0.execute("INSERT OR IGNORE INTO facts (name, value) VALUES ('secret', ?)", [made])?;
        let kept = self.fact("secret")?.and_then(|value| value.try_into().ok());
        kept.ok_or_else(|| StoreError::Unreadable("a secret of another length".to_owned()))
    }

    /// There is no other server.
    fn bury(&mut self, _node: i64) -> Result<bool, StoreError> {
        Ok(false)
    }

    /// Whoever has the file for itself knows the lobby.
    fn lobby(&mut self, ours: &[LobbyLine], _most: u32) -> Result<Vec<LobbyLine>, StoreError> {
        Ok(ours.to_vec())
    }

    /// Whoever has the file for itself counts in memory.
    fn opened(&mut self, _from: &[u8], _hour: i64) -> Result<u32, StoreError> {
        Ok(0)
    }
}

fn entry(row: &Row<'_>) -> Option<StoredEntry> {
    let ms: i64 = row.get(0).ok()?;
    let hash: Vec<u8> = row.get(2).ok()?;
    Some(StoredEntry { ms: ms as u64, step: row.get(1).ok()?, hash: Hash(hash.try_into().ok()?) })
}
