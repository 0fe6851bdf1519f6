//! The curtain between people at one screen.

use crate::ui::parts::badges;
use crate::ui::table_controller::{Act, Stage, TableController};
use leptos::prelude::*;
use page_parts::tap;
use play::Game;

/// Covers everything until the right person is there.
#[component]
pub fn Curtain(desk: TableController) -> impl IntoView {
    let state = desk.state;
    move || {
        let Stage::Curtain(seat) = desk.stage.get() else { return ().into_any() };
        let texts = state.texts().with_players(super::players::names(desk));
        let name = texts.player(seat);
        let colours = desk.seen.with_untracked(|seen| seen.game.setup().seats[seat.index()].clone());
        let lift = move |_| desk.act(Act::LiftCurtain(seat));
        view! {
            <div class="curtain on-sky" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                {badges(state, &colours)}
                <h2 id="curtain-title">{texts.message("web-hand-over", &[("player", name.clone().into())])}</h2>
                <button class="big go" autofocus=true on:click=tap(lift)>{texts.message("web-here-i-am", &[("player", name.into())])}</button>
            </div>
        }
        .into_any()
    }
}
