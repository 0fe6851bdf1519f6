//! The page of a room: people gather, fly, and fly again.

use crate::ui::room::Link;
use crate::ui::room::before::BeforeBattle;
use crate::ui::room::runner::Runner;
use crate::ui::room::table::RoomTable;
use crate::ui::start::FirstBar;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::room::{Door, Health};

/// The room with this id.
#[component]
pub fn RoomPage(id: String) -> impl IntoView {
    let link = Link::open(id);
    let runner = Runner::new(state(), link);
    let table = Memo::new(move |_| runner.desk.with(Option::is_some) && link.health.get() != Health::NoRoom);
    let inside = move || match runner.desk.get() {
        Some(desk) => view! { <RoomTable link desk/> }.into_any(),
        None => view! { <BeforeBattle link/> }.into_any(),
    };
    view! {
        {move || (!table.get()).then(|| view! { <FirstBar/> })}
        <Door link inside/>
    }
}
