//! How much space is left where the data file is. When it becomes scarce new rooms are refused first, then new games, and
//! never a move.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// The space left, as it was when it was last looked at.
pub(crate) struct Space {
    folder: Option<PathBuf>,
    least: u64,
    free: AtomicU64,
}

impl Space {
    /// Watches the place of a data file, where `least` bytes shall stay free.
    pub fn of(data: Option<&Path>, least: u64) -> Space {
        let folder = data.map(|data| match data.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
            _ => PathBuf::from("."),
        });
        let space = Space { folder, least, free: AtomicU64::new(u64::MAX) };
        space.look();
        space
    }

    /// Looks again.
    pub fn look(&self) {
        if let Some(free) = self.folder.as_ref().and_then(|folder| fs4::available_space(folder).ok()) {
            self.free.store(free, Ordering::Relaxed);
        }
    }

    pub fn has_room_for_rooms(&self) -> bool {
        self.free.load(Ordering::Relaxed) >= self.least
    }

    /// A game that is under way needs what is left.
    pub fn has_room_for_games(&self) -> bool {
        self.free.load(Ordering::Relaxed) >= self.least / 2
    }
}
