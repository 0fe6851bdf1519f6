//! The page of a room: people gather, play, and play again.

use crate::ui::online::Link;
use crate::ui::online::gathering::BeforeGame;
use crate::ui::online::runner::Runner;
use crate::ui::online::table::OnlineTable;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::room::Door;

/// The room with this id.
#[component]
pub fn RoomPage(id: String) -> impl IntoView {
    let state = state();
    let link = Link::open(id);
    let runner = Runner::new(state, link);
    let inside = move || match runner.desk.get() {
        Some(desk) => view! { <OnlineTable runner desk/> }.into_any(),
        None => view! { <BeforeGame link/> }.into_any(),
    };
    view! { <Door link inside/> }
}
