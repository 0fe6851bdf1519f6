//! The tables of the data file, and how an older file becomes a newer one.

use super::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// Each step makes the next version from the one before. A step that was released is never changed.
const STEPS: [&str; 1] = [include_str!("schema-1.sql")];

/// After how many pages the log is written back into the file: seldom, so that commits under load do not wait for it.
const CHECKPOINT: u32 = 8000;

/// Two connections to the same file: one that writes, one that reads.
pub(super) fn open(path: Option<&Path>) -> Result<(Connection, Connection), StoreError> {
    let name = match path {
        Some(path) => path.to_string_lossy().into_owned(),
        None => format!("file:{}?mode=memory&cache=shared", crate::random::room_id()),
    };
    let flags = OpenFlags::default() | OpenFlags::SQLITE_OPEN_URI;
    let connect = || -> Result<Connection, StoreError> {
        let connection = Connection::open_with_flags(&name, flags)
            .map_err(|error| StoreError::File(format!("{error}; is there such a folder, and may it be written to?")))?;
        connection.busy_timeout(Duration::from_secs(5))?;
        Ok(connection)
    };
    let mut writer = connect()?;
    writer.pragma_update(None, "journal_mode", "WAL")?;
    writer.pragma_update(None, "synchronous", "FULL")?;
    writer.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
    migrate(&mut writer)?;
    Ok((writer, connect()?))
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let known = STEPS.len() as i64;
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
