//! The page of a battle in this browser.

use crate::ui::bar::{Bar, battle_menu, battle_tools, sheet_button};
use crate::ui::celebration::Celebration;
use crate::ui::curtain::Curtain;
use crate::ui::desk::Stage;
use crate::ui::driver::Battle;
use crate::ui::log::Log;
use crate::ui::prompt::Prompt;
use crate::ui::roster::Roster;
use crate::ui::side::Side;
use crate::ui::space::Space;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::local::LocalTable;
use page_parts::tap;

/// The saved battle, gone on with.
#[component]
pub fn BattlePage() -> impl IntoView {
    let state = state();
    let Some(table) = state.saves.saved.get_untracked() else {
        state.go("/");
        return ().into_any();
    };
    let battle = Battle::start(state, table);
    let desk = battle.desk;
    on_cleanup(move || {
        state.saves.saved.set(Some(battle.table.get_untracked()));
        battle.stop();
    });
    view! {
        <main class="battle" on:pointerdown=move |_| desk.hurry() on:keydown=move |_| desk.hurry() class:over=move || desk.stage.get() == Stage::Over class:asks=move || desk.stage.get() == Stage::Choosing>
            <h1 class="unseen">"X-Wing"</h1>
            <Space desk/>
            <Bar desk tools=move || battle_tools(battle) menu=move || battle_menu(battle)/>
            <Roster desk/>
            <div class="free" node_ref=desk.free></div>
            <Side desk/>
            <Log desk/>
            <Prompt desk over=move || end(battle)/>
            <Celebration desk/>
            <Curtain desk/>
        </main>
    }
    .into_any()
}

/// The end of the battle: once more, a look back, or another one.
fn end(battle: Battle) -> impl IntoView {
    let desk = battle.desk;
    let watch = move |_| {
        let state = desk.state();
        state.watch.set(Some(battle.table.with_untracked(LocalTable::record)));
        state.go("/replay");
    };
    view! {
        <div class="decide">
            <button class="go big again" on:click=tap(move |_| battle.again())>{desk.says("battle-again")}</button>
            <button class="watch-again" on:click=tap(watch)>{desk.says("watch-again")}</button>
            {sheet_button(desk)}
            <a class="button" href="#/">{desk.says("battle-new")}</a>
        </div>
    }
}
