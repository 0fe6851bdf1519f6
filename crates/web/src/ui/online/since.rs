//! What happened since our last turn, for those who come back.

use crate::ui::online::runner::Runner;
use crate::ui::players::names;
use crate::ui::state::state;
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use page_parts::tap;

/// The lines since our last turn, until they have been read.
#[component]
pub fn Since(runner: Runner, desk: TableController) -> impl IntoView {
    let state = state();
    move || {
        let since = runner.since.get()?;
        let texts = state.texts().with_players(names(desk));
        let lines = desk.log.with_untracked(|log| {
            log.iter().skip(since).map(|line| texts.event("super-teams", line)).collect::<Vec<_>>()
        });
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        Some(view! {
            <section class="panel since" role="status">
                <h2>{state.says("online-since")}</h2>
                <ol>{lines}</ol>
                <button on:click=tap(move |_| runner.since.set(None))>{state.says("online-since-read")}</button>
            </section>
        })
    }
}
