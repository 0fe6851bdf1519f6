//! The shared store for whoever runs its servers: looked through, and told what is wanted.

use super::connect::{Line, config};
use super::lease::Lease;
use super::read::Reader;
use crate::{Counts, Reading, StoreError, StoredRoom, today};
use std::sync::Arc;

/// A way to the shared store that serves nobody.
pub struct Desk {
    line: Line,
    reader: Reader,
}

/// A room, when something last changed in it, how many entries its game has, and whether it is closed.
pub type Row = (String, i64, u32, bool);

impl Desk {
    /// Connects to a database in which servers keep rooms.
    pub fn open(url: &str) -> Result<Desk, StoreError> {
        let config = config(url)?;
        let mut line = Line::open(&config, "")?;
        let there: bool = line.client().query_one("SELECT to_regclass('last_entries') IS NOT NULL", &[])?.get(0);
        if !there {
            return Err(StoreError::Database("no server has kept rooms there".to_owned()));
        }
        // Nobody is registered by this lease, so nothing is ever taken.
        let reader = Reader::new(config, Arc::new(Lease::new()), Counts::default());
        Ok(Desk { line, reader })
    }

    /// All rooms, the last changed first.
    pub fn rooms(&mut self) -> Result<Vec<Row>, StoreError> {
        let query = "SELECT r.id, l.changed, l.number, EXISTS (SELECT 1 FROM closed c WHERE c.room = r.id)
            FROM rooms r JOIN last_entries l ON l.room = r.id ORDER BY l.changed DESC, r.id";
        let rows = self.line.client().query(query, &[])?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1), row.get::<_, i32>(2) as u32, row.get(3))).collect())
    }

    /// Closes a room; false if there is none.
    pub fn close_room(&mut self, id: &str) -> Result<bool, StoreError> {
        let close = "INSERT INTO closed (room, since) SELECT id, $1 FROM rooms WHERE id = $2 ON CONFLICT DO NOTHING";
        self.line.client().execute(close, &[&today(), &id])?;
        Ok(self.line.client().query_opt("SELECT 1 FROM closed WHERE room = $1", &[&id])?.is_some())
    }

    /// The addresses that are not let in.
    pub fn barred(&mut self) -> Result<Vec<String>, StoreError> {
        let rows = self.line.client().query("SELECT address FROM barred ORDER BY address", &[])?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Lets an address in no more.
    pub fn bar(&mut self, address: &str) -> Result<(), StoreError> {
        let bar = "INSERT INTO barred (address, since) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.line.client().execute(bar, &[&address, &today()])?;
        Ok(())
    }

    /// Lets an address in again; false if it was not barred.
    pub fn admit(&mut self, address: &str) -> Result<bool, StoreError> {
        Ok(self.line.client().execute("DELETE FROM barred WHERE address = $1", &[&address])? > 0)
    }

    /// Whether a server lives that keeps its rooms there.
    pub fn in_use(&mut self) -> Result<bool, StoreError> {
        let lives = "SELECT EXISTS (SELECT 1 FROM nodes WHERE beat > clock_timestamp() - interval '5 s')";
        Ok(self.line.client().query_one(lives, &[])?.get(0))
    }

    /// The ids of all rooms.
    pub fn room_ids(&mut self) -> Result<Vec<String>, StoreError> {
        self.column("SELECT id FROM rooms ORDER BY id")
    }

    /// The ids of all finished games.
    pub fn game_ids(&mut self) -> Result<Vec<String>, StoreError> {
        self.column("SELECT id FROM games ORDER BY id")
    }

    fn column(&mut self, query: &str) -> Result<Vec<String>, StoreError> {
        Ok(self.line.client().query(query, &[])?.iter().map(|row| row.get(0)).collect())
    }

    /// A room as it is stored, without taking it.
    pub fn room(&mut self, id: &str) -> Result<Option<StoredRoom>, StoreError> {
        let query =
            "SELECT r.saved, l.number, l.hash FROM rooms r JOIN last_entries l ON l.room = r.id WHERE r.id = $1";
        let row = self.line.client().query_opt(query, &[&id])?;
        Ok(row.map(|row| StoredRoom { saved: row.get(0), last: (row.get::<_, i32>(1) as u32, row.get(2)) }))
    }

    /// Reads the rest.
    pub fn reading(&mut self) -> &mut dyn Reading {
        &mut self.reader
    }
}
