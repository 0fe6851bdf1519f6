//! A question before something that cannot be undone.

use crate::ui::state::state;
use leptos::html::Dialog;
use leptos::prelude::*;

/// Asks `question`; the answer yes runs `then`. Open while `open` is set.
#[component]
pub fn Confirm(open: RwSignal<bool>, question: &'static str, yes: &'static str, then: Callback<()>) -> impl IntoView {
    let state = state();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => _ = dialog.show_modal(),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let agree = move |_| {
        open.set(false);
        then.run(());
    };
    view! {
        <dialog node_ref=dialog on:close=move |_| open.set(false) aria-label=move || state.say(question)>
            <p>{move || state.say(question)}</p>
            <div class="buttons">
                <button autofocus=true on:click=move |_| open.set(false)>{move || state.say("online-no-stay")}</button>
                <button class="big" on:click=agree>{move || state.say(yes)}</button>
            </div>
        </dialog>
    }
}
