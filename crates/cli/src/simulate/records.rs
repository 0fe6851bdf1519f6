//! One record file a game.

use crate::failure::Failure;
use play::{Game, Session};
use protocol::record::{self, Notes};
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// A folder that records can be written to.
pub struct Records {
    folder: PathBuf,
    /// The bots of the seats, noted in every record.
    seats: Vec<String>,
}

impl Records {
    /// Makes the folder, or refuses one that cannot be written to or has records already.
    pub fn prepare(folder: &Path, seats: &[String]) -> Result<Records, Failure> {
        let unusable = |reason: String| Failure::Unusable(format!("--records {}: {reason}", folder.display()));
        fs::create_dir_all(folder).map_err(|error| unusable(format!("cannot make this folder: {error}")))?;
        let mut files = fs::read_dir(folder).map_err(|error| unusable(format!("cannot read this folder: {error}")))?;
        if files.any(|file| file.is_ok_and(|file| is_record(&file.path()))) {
            return Err(unusable("there are records already; name a new or an empty folder".to_owned()));
        }
        let probe = folder.join(".holotable-can-write");
        fs::write(&probe, "")
            .and_then(|()| fs::remove_file(&probe))
            .map_err(|error| unusable(format!("cannot write there: {error}")))?;
        Ok(Records { folder: folder.to_owned(), seats: seats.to_vec() })
    }

    /// Writes the record of a game, which was played with the stream `number` of `seed`.
    pub fn write<G: Game>(&self, seed: u64, number: u64, session: &Session<G>) -> Result<(), Failure> {
        let path = self.folder.join(format!("game-{number:07}.jsonl"));
        let notes = Notes { seats: self.seats.clone(), seed: Some(seed), stream: Some(number), ..Notes::default() };
        let written = File::create_new(&path).map(BufWriter::new).and_then(|mut file| {
            record::write(session, &notes, &mut file)?;
            file.flush()
        });
        written.map_err(|error| Failure::file(&path, &error))
    }
}

fn is_record(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.starts_with("game-") && name.ends_with(".jsonl")
}
