//! The curtain between people at one screen.

use crate::ui::desk::{Act, Desk, Stage};
use leptos::prelude::*;

/// Covers everything until the right person is there.
#[component]
pub fn Curtain(desk: Desk) -> impl IntoView {
    let state = desk.state;
    move || {
        let Stage::Curtain(seat) = desk.stage.get() else { return ().into_any() };
        let texts = state.texts().with_players(super::players::names(desk));
        let name = texts.player(seat);
        let lift = move |_| desk.act(Act::LiftCurtain(seat));
        view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                <h2 id="curtain-title">{texts.message("web-hand-over", &[("player", name.clone().into())])}</h2>
                <button class="big" autofocus=true on:click=lift>{texts.message("web-here-i-am", &[("player", name.into())])}</button>
            </div>
        }
        .into_any()
    }
}
