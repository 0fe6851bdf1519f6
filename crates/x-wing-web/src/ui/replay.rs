//! Recorded battles: which one, then the battle itself.

mod graph;
mod watching;

use crate::replay::Replay;
use crate::ui::start::FirstBar;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::local::LocalTable;
use page_parts::watch::{Chooser, Shelf, shelf};
use watching::WatchPage;

fn opened(file: String) -> Shelf<Replay> {
    Shelf::of(file, Replay::open)
}

/// The page of a recorded battle: the server's with this id, or one that the person chooses.
#[component]
pub fn ReplayPage(id: Option<String>) -> impl IntoView {
    let state = state();
    let game = StoredValue::new(id.clone());
    let shelf = shelf(state.watch, id, opened);
    let take = Callback::new(move |file: String| shelf.set(opened(file)));
    move || match shelf.get() {
        Shelf::Open(replay, file) => {
            let leave = Callback::new(move |()| {
                game.set_value(None);
                shelf.set(Shelf::Empty);
            });
            view! { <WatchPage replay=*replay file game=game.get_value() leave/> }.into_any()
        }
        other => {
            let last = state.saves.saved.with(|saved| saved.as_ref().map(LocalTable::record));
            view! { <FirstBar/><Chooser shelf=other last take/> }.into_any()
        }
    }
}
