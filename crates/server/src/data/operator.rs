//! What whoever runs the server decides while it runs, through its data file: the server looks there every few seconds.

use crate::limits::network;
use rusqlite::{Connection, params};
use std::net::IpAddr;
use std::path::Path;
use store::sqlite::open_existing;
use store::{StoreError, today};

/// A way to the data file for whoever runs the server.
pub struct Operator(Connection);

/// A room in the data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRoom {
    /// Its id.
    pub id: String,
    /// When something last changed in it, in seconds since 1970.
    pub changed: i64,
    /// How many entries its game has.
    pub entries: u32,
    /// Whether it is closed.
    pub closed: bool,
}

impl Operator {
    /// Opens the data file of a server, whether it runs or not.
    pub fn open(data: &Path) -> Result<Operator, StoreError> {
        open_existing(data).map(Operator)
    }

    /// All rooms, the last changed first.
    pub fn rooms(&self) -> Result<Vec<StoredRoom>, StoreError> {
        let mut query = self.0.prepare(
            "SELECT id, changed, number, EXISTS (SELECT 1 FROM closed WHERE closed.room = id)
             FROM rooms JOIN last_entries ON last_entries.room = id ORDER BY changed DESC, id",
        )?;
        let rows = query.query_map([], |row| {
            Ok(StoredRoom { id: row.get(0)?, changed: row.get(1)?, entries: row.get(2)?, closed: row.get(3)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Closes a room: everybody in it is sent away, and nobody finds it any more. False if there is no such room.
    pub fn close_room(&self, id: &str) -> Result<bool, StoreError> {
        let now = today();
        let insert = "INSERT OR IGNORE INTO closed (room, since) SELECT id, ? FROM rooms WHERE id = ?";
        self.0.execute(insert, params![now, id])?;
        Ok(self.0.query_row("SELECT EXISTS (SELECT 1 FROM closed WHERE room = ?)", [id], |row| row.get(0))?)
    }

    /// The addresses that are not let in.
    pub fn barred(&self) -> Result<Vec<String>, StoreError> {
        let mut query = self.0.prepare("SELECT address FROM barred ORDER BY address")?;
        let rows = query.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Lets an address in no more; of IPv6 its whole network of 64 bits.
    pub fn bar(&self, address: IpAddr) -> Result<(), StoreError> {
        let (address, now) = (network(address).to_string(), today());
        self.0.execute("INSERT OR IGNORE INTO barred (address, since) VALUES (?, ?)", params![address, now])?;
        Ok(())
    }

    /// Lets an address in again. False if it was not barred.
    pub fn admit(&self, address: IpAddr) -> Result<bool, StoreError> {
        Ok(self.0.execute("DELETE FROM barred WHERE address = ?", [network(address).to_string()])? > 0)
    }
}
