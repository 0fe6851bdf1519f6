//! What whoever runs the server decides while it runs, through its data file or the shared store: servers look
//! there every few seconds.

use crate::limits::network;
use rusqlite::{Connection, params};
use std::net::IpAddr;
use std::path::Path;
use store::postgres::Desk;
use store::sqlite::open_existing;
use store::{StoreError, today};

/// A way to where rooms are kept for whoever runs the server.
pub struct Operator(Kept);

enum Kept {
    File(Connection),
    Shared(Box<Desk>),
}

/// A room that is kept.
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
        open_existing(data).map(|file| Operator(Kept::File(file)))
    }

    /// Connects to the PostgreSQL that servers share.
    pub fn connect(url: &str) -> Result<Operator, StoreError> {
        Desk::open(url).map(|desk| Operator(Kept::Shared(Box::new(desk))))
    }

    /// All rooms, the last changed first.
    pub fn rooms(&mut self) -> Result<Vec<StoredRoom>, StoreError> {
        let file = match &mut self.0 {
            Kept::File(file) => file,
            Kept::Shared(desk) => {
                let room = |(id, changed, entries, closed)| StoredRoom { id, changed, entries, closed };
                return Ok(desk.rooms()?.into_iter().map(room).collect());
            }
        };
        let mut query = file.prepare(
            "SELECT id, changed, number, EXISTS (SELECT 1 FROM closed WHERE closed.room = id)
             FROM rooms JOIN last_entries ON last_entries.room = id ORDER BY changed DESC, id",
        )?;
        let rows = query.query_map([], |row| {
            Ok(StoredRoom { id: row.get(0)?, changed: row.get(1)?, entries: row.get(2)?, closed: row.get(3)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Closes a room: everybody in it is sent away, and nobody finds it any more. False if there is no such room.
    pub fn close_room(&mut self, id: &str) -> Result<bool, StoreError> {
        let file = match &mut self.0 {
            Kept::File(file) => file,
            Kept::Shared(desk) => return desk.close_room(id),
        };
        let insert = "INSERT OR IGNORE INTO closed (room, since) SELECT id, ? FROM rooms WHERE id = ?";
        file.execute(insert, params![today(), id])?;
        Ok(file.query_row("SELECT EXISTS (SELECT 1 FROM closed WHERE room = ?)", [id], |row| row.get(0))?)
    }

    /// The addresses that are not let in.
    pub fn barred(&mut self) -> Result<Vec<String>, StoreError> {
        let file = match &mut self.0 {
            Kept::File(file) => file,
            Kept::Shared(desk) => return desk.barred(),
        };
        let mut query = file.prepare("SELECT address FROM barred ORDER BY address")?;
        let rows = query.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Lets an address in no more; of IPv6 its whole network of 64 bits.
    pub fn bar(&mut self, address: IpAddr) -> Result<(), StoreError> {
        let address = network(address).to_string();
        match &mut self.0 {
            Kept::File(file) => {
                let bar = "INSERT OR IGNORE INTO barred (address, since) VALUES (?, ?)";
                file.execute(bar, params![address, today()])?;
                Ok(())
            }
            Kept::Shared(desk) => desk.bar(&address),
        }
    }

    /// Lets an address in again. False if it was not barred.
    pub fn admit(&mut self, address: IpAddr) -> Result<bool, StoreError> {
        let address = network(address).to_string();
        match &mut self.0 {
            Kept::File(file) => Ok(file.execute("DELETE FROM barred WHERE address = ?", [address])? > 0),
            Kept::Shared(desk) => desk.admit(&address),
        }
    }
}
