//! Recorded games: which one, then the game itself.

mod cards;
mod controls;
mod watching;

use crate::local::LocalTable;
use crate::replay::Replay;
use crate::ui::album::Games;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::watch::{Chooser, Shelf, fetch};
use watching::WatchPage;

fn opened(file: String) -> Shelf<Replay> {
    Shelf::of(file, Replay::open)
}

/// The page of a recorded game: the server's with this id, or one that the person chooses.
#[component]
pub fn ReplayPage(id: Option<String>) -> impl IntoView {
    let state = state();
    let shelf = RwSignal::new(Shelf::Empty);
    let game = StoredValue::new(id.clone());
    if let Some(record) = state.watch.get_untracked() {
        state.watch.set(None);
        shelf.set(opened(record));
    } else if let Some(id) = id {
        shelf.set(Shelf::Fetching);
        leptos::task::spawn_local(async move {
            let fetched = fetch(&id).await.map_or(Shelf::NotFound, opened);
            _ = shelf.try_set(fetched);
        });
    }
    let take = Callback::new(move |file: String| shelf.set(opened(file)));
    move || match shelf.get() {
        Shelf::Open(replay, file) => {
            let leave = move || {
                game.set_value(None);
                shelf.set(Shelf::Empty);
            };
            view! { <WatchPage replay=*replay file game=game.get_value() leave/> }.into_any()
        }
        other => {
            let last = state.saved.with(|saved| saved.as_ref().map(LocalTable::record));
            view! { <Chooser shelf=other last take><Games watch=take/></Chooser> }.into_any()
        }
    }
}
