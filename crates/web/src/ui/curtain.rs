//! The curtain between people at one screen.

use crate::ui::driver::{Play, Stage};
use leptos::prelude::*;

/// Covers everything until the right person is there.
#[component]
pub fn Curtain(play: Play) -> impl IntoView {
    let state = play.state;
    move || {
        let Stage::Curtain(seat) = play.stage.get() else { return ().into_any() };
        let texts = state.texts().with_players(super::players::names(play));
        let name = texts.player(seat);
        let lift = move |_| play.lift_curtain(seat);
        view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                <h2 id="curtain-title">{texts.message("web-hand-over", &[("player", name.clone().into())])}</h2>
                <button class="big" autofocus=true on:click=lift>{texts.message("web-here-i-am", &[("player", name.into())])}</button>
            </div>
        }
        .into_any()
    }
}
