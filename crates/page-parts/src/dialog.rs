//! Something over the page: a question, a menu, a sheet to read. Escape closes it, and the focus goes back.

use crate::tap;
use crate::{Icon, icon, words};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

/// Open while `open` is set. What is inside exists only then.
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    /// The message that names it.
    label: &'static str,
    /// As big as the window, for reading.
    #[prop(optional)]
    sheet: bool,
    children: ChildrenFn,
) -> impl IntoView {
    let words = words();
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => _ = dialog.show_modal(),
            (false, true) => dialog.close(),
            (true, true) | (false, false) => {}
        }
    });
    let children = StoredValue::new(children);
    view! {
        <dialog node_ref=dialog class:sheet=sheet on:close=move |_| open.set(false) aria-label=move || words.say(label)>
            <Show when=move || open.get()>
                <button class="quiet close" type="button" aria-label=words.says("web-close") on:click=tap(move |_| open.set(false))>{icon(Icon::Close)}</button>
                <div class="inside">{children.with_value(|children| children())}</div>
            </Show>
        </dialog>
    }
}

/// Whether a click in a menu was on a tool, which has then done its work; unfolding more of them, and ticking, leaves the menu open,
/// and so does taking back what is always passed.
pub fn is_tool(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.and_then(|target| target.closest("button:not(.passed *), a").ok().flatten()).is_some()
}
