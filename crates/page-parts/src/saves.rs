//! The games of this browser that are not over: the one that is played, and those that were put aside for it.

use crate::browser::{forget, store, stored};
use crate::json;
use crate::local::{LocalTable, NotLoaded};
use leptos::prelude::*;
use play::{Game, Need};

/// How many unfinished games are kept beside the one that is played; the oldest makes room.
const MOST_KEPT: usize = 5;

/// The unfinished games of a page.
#[derive(Clone)]
pub struct Saves<G: Game + Clone + 'static>
where
    LocalTable<G>: Send + Sync,
{
    /// The game that can be gone on with.
    pub saved: RwSignal<Option<LocalTable<G>>>,
    /// Those that were put aside for another one, the newest first.
    pub kept: RwSignal<Vec<LocalTable<G>>>,
    /// A saved game that cannot be gone on with: why, and all of it. It is kept until the person lets it go.
    pub broken: RwSignal<Option<(NotLoaded, String)>>,
}

impl<G: Game + Clone + 'static> Copy for Saves<G> where LocalTable<G>: Send + Sync {}

/// Whether a game of this name waits in this browser, for pages that cannot read it.
pub fn waits(game: &str) -> bool {
    stored(&key(game, "-waits")).is_some()
}

fn key(game: &str, what: &str) -> String {
    format!("holotable-{game}{what}")
}

impl<G: Game + Clone + 'static> Saves<G>
where
    LocalTable<G>: Send + Sync,
{
    /// What this browser kept. A game that cannot be loaded is put aside, so that the next one does not replace it.
    pub fn open() -> Saves<G> {
        let saved = stored(&key(G::NAME, "")).and_then(|saved| {
            let loaded = LocalTable::load(&saved).ok();
            if loaded.is_none() {
                store(&key(G::NAME, "-broken"), &saved);
                forget(&key(G::NAME, ""));
                forget(&key(G::NAME, "-waits"));
            }
            loaded
        });
        let kept = stored(&key(G::NAME, "-kept")).and_then(|text| json::read::<Vec<String>>(&text).ok());
        let kept = kept.unwrap_or_default().iter().filter_map(|game| LocalTable::load(game).ok()).collect();
        let broken = stored(&key(G::NAME, "-broken"))
            .and_then(|broken| LocalTable::<G>::load(&broken).err().map(|reason| (reason, broken)));
        Saves { saved: RwSignal::new(saved), kept: RwSignal::new(kept), broken: RwSignal::new(broken) }
    }

    /// Keeps the game that is played for a later visit.
    pub fn save(self, table: &LocalTable<G>) {
        store(&key(G::NAME, ""), &table.save());
        match table.need() {
            Need::Over(_) => forget(&key(G::NAME, "-waits")),
            Need::Seats(_) | Need::Chance(_) => store(&key(G::NAME, "-waits"), ""),
        }
    }

    /// Begins a game, and puts the one that is played aside if it is not over.
    pub fn begin(self, table: LocalTable<G>) {
        self.put_aside();
        self.save(&table);
        self.saved.set(Some(table));
    }

    /// Goes on with a game that was put aside.
    pub fn take_up(self, index: usize) {
        if index >= self.kept.with_untracked(Vec::len) {
            return;
        }
        if let Some(table) = self.kept.try_update(|kept| kept.remove(index)) {
            self.begin(table);
            self.store_kept();
        }
    }

    /// Lets a game go that could not be gone on with.
    pub fn forget_broken(self) {
        self.broken.set(None);
        forget(&key(G::NAME, "-broken"));
    }

    fn put_aside(self) {
        let Some(table) = self.saved.get_untracked().filter(|table| table.chooser().is_some()) else { return };
        self.kept.update(|kept| {
            kept.insert(0, table);
            kept.truncate(MOST_KEPT);
        });
        self.saved.set(None);
        self.store_kept();
    }

    fn store_kept(self) {
        let games: Vec<_> = self.kept.with_untracked(|kept| kept.iter().map(LocalTable::save).collect());
        if let Ok(text) = serde_json::to_string(&games) {
            store(&key(G::NAME, "-kept"), &text);
        }
    }
}
