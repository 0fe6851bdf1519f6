//! The page of a game.

use crate::local::LocalTable;
use crate::ui::actions::Actions;
use crate::ui::board::Board;
use crate::ui::celebration::Celebration;
use crate::ui::curtain::Curtain;
use crate::ui::desk::Stage;
use crate::ui::driver::Local;
use crate::ui::files;
use crate::ui::hand::Hand;
use crate::ui::log::Log;
use crate::ui::played::Played;
use crate::ui::players::Players;
use crate::ui::state::state;
use leptos::prelude::*;

/// The saved game, gone on with.
#[component]
pub fn TablePage() -> impl IntoView {
    let state = state();
    let Some(table) = state.saved.get_untracked() else {
        state.go("/");
        return ().into_any();
    };
    let local = Local::start(state, table);
    let desk = local.desk;
    on_cleanup(move || {
        state.saved.set(Some(local.table.get_untracked()));
        local.stop();
    });
    let download = move |_| files::download("super-teams.jsonl", &local.table.with_untracked(LocalTable::record));
    view! {
        <main class="game" class:over=move || desk.stage.get() == Stage::Over>
            <h1 class="unseen">{move || state.say("super-teams-name")}</h1>
            <div class="board-frame"><Board desk/><Played desk/><Celebration desk/></div>
            <aside>
                <Players desk/>
                <div class="tools">
                    <button on:click=move |_| local.undo()>{move || state.say("web-undo")}</button>
                    <a class="button" href="#/">{move || state.say("web-leave")}</a>
                </div>
                <Log desk/>
            </aside>
            <div class="dock">
                <Actions desk>
                    <button class="big" on:click=move |_| local.again()>{move || state.say("web-again")}</button>
                    <a class="button" href="#/replay">{move || state.say("watch-again")}</a>
                    <button on:click=download>{move || state.say("web-download")}</button>
                </Actions>
                <Hand desk/>
            </div>
            <Curtain desk/>
        </main>
    }
    .into_any()
}
