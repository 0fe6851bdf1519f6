//! A question before something that cannot be undone.

use crate::tap;
use crate::words;
use leptos::html::Dialog;
use leptos::prelude::*;

/// Asks `question`; the answer yes runs `then`. Open while `open` is set.
#[component]
pub fn Confirm(
    open: RwSignal<bool>,
    /// The message that asks.
    question: &'static str,
    /// The message of the answer that does it.
    yes: &'static str,
    then: Callback<()>,
) -> impl IntoView {
    let words = words();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => _ = dialog.show_modal(),
            (false, true) => dialog.close(),
            (true, true) | (false, false) => {}
        }
    });
    let agree = move |_| {
        open.set(false);
        then.run(());
    };
    view! {
        <dialog node_ref=dialog on:close=move |_| open.set(false) aria-label=move || words.say(question)>
            <p>{move || words.say(question)}</p>
            <div class="buttons">
                <button autofocus=true on:click=tap(move |_| open.set(false))>{words.says("online-no-stay")}</button>
                <button class="big" on:click=tap(agree)>{move || words.say(yes)}</button>
            </div>
        </dialog>
    }
}
