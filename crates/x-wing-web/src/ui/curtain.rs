//! The curtain between people at one screen.

use crate::ui::desk::{Act, Desk, Stage};
use crate::ui::signs;
use leptos::prelude::*;
use page_parts::tap;

/// Covers everything until the right person is there.
#[component]
pub fn Curtain(desk: Desk) -> impl IntoView {
    move || {
        let Stage::Curtain(seat) = desk.stage.get() else { return ().into_any() };
        let side = desk.seen.with_untracked(|seen| seen.game.side_of(seat));
        let name = desk.texts.with(|texts| texts.player(seat));
        let say = |id: &str| desk.texts.with(|texts| texts.message(id, &[("player", name.clone().into())]));
        let (title, button) = (say("battle-hand-over"), say("battle-here-i-am"));
        let lift = move |_| desk.act(Act::LiftCurtain(seat));
        view! {
            <div class="curtain on-sky" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                {signs::side_mark(side)}
                <h2 id="curtain-title">{title}</h2>
                <p>{desk.say("battle-hand-over-note")}</p>
                <button class="big go" autofocus=true on:click=tap(lift)>{button}</button>
            </div>
        }
        .into_any()
    }
}
