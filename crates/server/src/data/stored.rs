//! A room as it is stored, and what it says.

use games::Listed;
use play::{Entry, EntryOf};
use protocol::record::Record;
use room::{Label, SavedOf};
use store::{Hold, Peer, Reading, StoreError, StoredEntry, StoredRoom, Taken};

/// A room as it is stored, whichever game is played there.
pub(crate) struct Stored {
    pub id: String,
    pub label: Label,
    saved: String,
    played: Played,
    /// How many entries were stored, and the hash of the last one.
    last: (u32, Option<Vec<u8>>),
}

/// Where the entries of a game are.
enum Played {
    Entries(Vec<StoredEntry>),
    Record(String),
}

/// What became of the search for a room.
pub(crate) enum Found {
    Ours(Box<Stored>, Hold),
    Elsewhere(Peer),
    None,
}

/// Takes a room and reads what is stored of it.
pub(crate) fn find(reader: &mut dyn Reading, id: &str) -> Result<Found, StoreError> {
    match reader.take(id)? {
        Taken::Ours(room, hold) => Ok(Found::Ours(Box::new(Stored::read(reader, id, room)?), hold)),
        Taken::Elsewhere(peer) => Ok(Found::Elsewhere(peer)),
        Taken::None => Ok(Found::None),
    }
}

impl Stored {
    /// Reads the rest of a room.
    pub fn read(reader: &mut dyn Reading, id: &str, room: StoredRoom) -> Result<Stored, StoreError> {
        let StoredRoom { saved, last } = room;
        let label: Label = serde_json::from_str(&saved).map_err(|_| unreadable(id))?;
        let played = match label.is_over() {
            true => Played::Record(reader.record(&format!("{id}-{}", label.game()))?.ok_or_else(|| unreadable(id))?),
            false => Played::Entries(reader.entries(id, label.game())?),
        };
        Ok(Stored { id: id.to_owned(), label, saved, played, last })
    }

    /// The room and the entries of its game, which must be those that were stored.
    pub fn of<G: Listed>(&self) -> Result<(SavedOf<G>, Vec<EntryOf<G>>), StoreError> {
        let saved = serde_json::from_str(&self.saved).map_err(|_| unreadable(&self.id))?;
        let entries: Vec<EntryOf<G>> = match &self.played {
            Played::Entries(entries) => {
                let read = |entry: &StoredEntry| {
                    let step = serde_json::from_str(&entry.step).map_err(|_| unreadable(&self.id))?;
                    Ok(Entry { ms: entry.ms, step, hash: entry.hash })
                };
                entries.iter().map(read).collect::<Result<_, StoreError>>()?
            }
            Played::Record(text) => Record::<G>::read(text.as_bytes()).map_err(|_| unreadable(&self.id))?.entries,
        };
        let (number, hash) = &self.last;
        let last = entries.last().map(|entry| entry.hash.0.to_vec());
        if entries.len() != *number as usize || last != *hash {
            let (id, count) = (&self.id, entries.len());
            return Err(StoreError::Unreadable(format!(
                "the room {id}: {number} entries were stored, {count} are there"
            )));
        }
        Ok((saved, entries))
    }
}

fn unreadable(id: &str) -> StoreError {
    StoreError::Unreadable(format!("the room {id}"))
}
