//! The tables of the data file, and how an older file becomes a newer one.

use super::read::Reader;
use super::write::Writer;
use crate::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Each step makes the next version from the one before. A step that was released is never changed.
const STEPS: [&str; 3] = [include_str!("schema-1.sql"), include_str!("schema-2.sql"), include_str!("schema-3.sql")];

/// After how many pages the log is written back into the file: seldom, so that commits under load do not wait for it.
const CHECKPOINT: u32 = 8000;
/// The most memory for pages of the file: the last ones of some hundred games, which would otherwise be read again with every input.
const CACHE_KIB: i32 = 8 * 1024;

/// How many stores were opened in memory, so that each has a name of its own.
static IN_MEMORY: AtomicU64 = AtomicU64::new(0);

/// Two connections to the same file: one that writes, one that reads.
pub(crate) fn open(path: Option<&Path>) -> Result<(Writer, Reader), StoreError> {
    let name = match path {
        Some(path) => path.to_string_lossy().into_owned(),
        None => format!("file:holotable-{}?mode=memory&cache=shared", IN_MEMORY.fetch_add(1, Ordering::Relaxed)),
    };
    let flags = OpenFlags::default() | OpenFlags::SQLITE_OPEN_URI;
    let mut writer = connect(&name, flags)?;
    writer.pragma_update(None, "journal_mode", "WAL")?;
    writer.pragma_update(None, "synchronous", "FULL")?;
    writer.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
    writer.pragma_update(None, "cache_size", -CACHE_KIB)?;
    check(&writer)?;
    migrate(&mut writer)?;
    let reader = connect(&name, flags)?;
    // In memory both share one cache, in which a reader would otherwise make the writer fail.
    reader.pragma_update(None, "read_uncommitted", path.is_none())?;
    Ok((Writer(writer), Reader(reader)))
}

/// Makes a new data file; gives a connection to it.
pub fn make(path: &Path) -> Result<Connection, StoreError> {
    Ok(open(Some(path))?.0.0)
}

/// A connection to a data file that is there already and has the version that this program writes.
pub fn open_existing(path: &Path) -> Result<Connection, StoreError> {
    let connection = connect(&path.to_string_lossy(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let version = version(&connection)?;
    match version == STEPS.len() as i64 {
        true => Ok(connection),
        false if version > STEPS.len() as i64 => Err(StoreError::Newer(version, STEPS.len() as i64)),
        false => Err(StoreError::File(format!(
            "it has the older version {version}; `holotable serve` brings it up to date once"
        ))),
    }
}

fn connect(name: &str, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(name, flags)
        .map_err(|error| StoreError::File(format!("{error}; is there such a folder, and may it be written to?")))?;
    connection.busy_timeout(Duration::from_secs(5))?;
    Ok(connection)
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// Whether the file is what SQLite wrote, as far as a quick look tells.
fn check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    match found == "ok" {
        true => Ok(()),
        false => Err(StoreError::Damaged(found)),
    }
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let (version, known) = (version(connection)?, STEPS.len() as i64);
    if version > known {
        return Err(StoreError::Newer(version, known));
    }
    for (step, number) in STEPS.iter().zip(1..).skip(version as usize) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}
