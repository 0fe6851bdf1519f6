//! The page of a game in this browser.

use crate::local::LocalTable;
use crate::ui::actions::Actions;
use crate::ui::bar::{GameBar, Score};
use crate::ui::board::Board;
use crate::ui::celebration::Celebration;
use crate::ui::curtain::Curtain;
use crate::ui::driver::Local;
use crate::ui::hand::Hand;
use crate::ui::hints::{Advice, HintButton, Hints};
use crate::ui::keys;
use crate::ui::log::Log;
use crate::ui::parts::{Icon, icon};
use crate::ui::played::Played;
use crate::ui::players::Players;
use crate::ui::state::state;
use crate::ui::table_controller::Stage;
use leptos::prelude::*;
use page_parts::files;
use page_parts::tap;

/// The saved game, gone on with.
#[component]
pub fn TablePage() -> impl IntoView {
    let state = state();
    let Some(table) = state.saves.saved.get_untracked() else {
        state.go("/");
        return ().into_any();
    };
    let local = Local::start(state, table);
    let desk = local.desk;
    keys::listen(desk);
    on_cleanup(move || {
        state.saves.saved.set(Some(local.table.get_untracked()));
        local.stop();
    });
    let download = move |_| files::download("super-teams.jsonl", &local.table.with_untracked(LocalTable::record));
    let may_undo = Memo::new(move |_| {
        desk.stage.get() != Stage::Moving && local.table.with(|table| table.clone().undo(0).is_ok())
    });
    let advice = Advice::new();
    let undo = move || {
        view! {
            <button class="quiet" disabled=move || !may_undo.get() aria-label=state.says("web-undo") title=state.says("web-undo")
                on:click=tap(move |_| local.undo())>{icon(Icon::Back)}</button>
            <HintButton desk advice/>
        }
    };
    let watch = move |_| {
        state.watch.set(Some(local.table.with_untracked(LocalTable::record)));
        state.go("/replay");
    };
    view! {
        <main class="game" class:over=move || desk.stage.get() == Stage::Over>
            <h1 class="unseen">{state.says("super-teams-name")}</h1>
            <GameBar desk tools=undo><button on:click=tap(download)>{state.says("web-download")}</button></GameBar>
            <div class="board-frame"><Board desk/><Played desk/><Hints desk advice/><Celebration desk/></div>
            <aside><Players desk/><Log desk again=true/></aside>
            <div class="dock">
                <Hand desk/>
                <Actions desk>
                    <Score desk named=true/>
                    <button class="big go" on:click=tap(move |_| local.again())>{state.says("web-again")}</button>
                    <button on:click=tap(watch)>{state.says("watch-again")}</button>
                    <button on:click=tap(download)>{state.says("web-download")}</button>
                </Actions>
            </div>
            <Curtain desk/>
        </main>
    }
    .into_any()
}
