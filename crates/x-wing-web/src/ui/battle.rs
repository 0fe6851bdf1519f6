//! The page of a battle in this browser.

use crate::ui::bar::{Bar, HintButton};
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
use page_parts::{Icon, close_dialog, files, icon};

/// The saved battle, gone on with.
#[component]
pub fn BattlePage() -> impl IntoView {
    let state = state();
    let Some(table) = state.saved.get_untracked() else {
        state.go("/");
        return ().into_any();
    };
    let battle = Battle::start(state, table);
    let desk = battle.desk;
    on_cleanup(move || {
        state.saved.set(Some(battle.table.get_untracked()));
        battle.stop();
    });
    let download = move |_| files::download("x-wing.jsonl", &battle.table.with_untracked(LocalTable::record));
    let may_undo = Memo::new(move |_| battle.may_undo());
    let tools = move || {
        view! {
            <button class="quiet" disabled=move || !may_undo.get() aria-label=move || desk.say("battle-take-back") title=move || desk.say("battle-take-back")
                on:click=move |_| battle.undo()>{icon(Icon::Back)}</button>
            <HintButton desk hint=Callback::new(move |()| battle.hint())/>
        }
    };
    let watch = move |_| {
        state.watch.set(Some(battle.table.with_untracked(LocalTable::record)));
        state.go("/replay");
    };
    let end = move || {
        view! {
            <div class="decide">
                <button class="go big again" on:click=move |_| battle.again()>{move || desk.say("battle-again")}</button>
                <button class="watch-again" on:click=watch>{move || desk.say("watch-again")}</button>
                <a class="button" href="#/">{move || desk.say("battle-new")}</a>
            </div>
        }
    };
    view! {
        <main class="battle" class:over=move || desk.stage.get() == Stage::Over class:asks=move || desk.stage.get() == Stage::Choosing>
            <h1 class="unseen">"X-Wing"</h1>
            <Space desk/>
            <Bar desk tools>
                <button on:click=download>{icon(Icon::Replays)}{move || desk.say("web-download")}</button>
                <button class="give-up" on:click=move |_| { close_dialog(); battle.concede(); }>{icon(Icon::Close)}{move || desk.say("battle-menu-end")}</button>
            </Bar>
            <Roster desk/>
            <div class="free" node_ref=desk.free></div>
            <Side desk/>
            <Log desk/>
            <Prompt desk end/>
            <Celebration desk/>
            <Curtain desk/>
        </main>
    }
    .into_any()
}
