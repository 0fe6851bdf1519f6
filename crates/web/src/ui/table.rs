//! The page of a game.

use crate::ui::actions::Actions;
use crate::ui::board::Board;
use crate::ui::curtain::Curtain;
use crate::ui::driver::{Play, Stage};
use crate::ui::hand::Hand;
use crate::ui::log::Log;
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
    let play = Play::start(state, table);
    on_cleanup(move || {
        state.saved.set(Some(play.table.get_untracked()));
        play.stop();
    });
    view! {
        <main class="game" class:over=move || play.stage.get() == Stage::Over>
            <h1 class="unseen">{move || state.say("super-teams-name")}</h1>
            <div class="board-frame"><Board play/></div>
            <aside>
                <Players play/>
                <div class="tools">
                    <button on:click=move |_| play.undo()>{move || state.say("web-undo")}</button>
                    <a class="button" href="#/">{move || state.say("web-leave")}</a>
                </div>
                <Log play/>
            </aside>
            <div class="dock"><Actions play/><Hand play/></div>
            <Curtain play/>
        </main>
    }
    .into_any()
}
