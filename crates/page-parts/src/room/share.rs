//! The link to a room: to copy, to send, to photograph.

use crate::words;
use gloo_timers::future::TimeoutFuture;
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, ShareData};

/// The link to the room with this id.
#[component]
pub fn Share(
    /// The room's id.
    id: String,
) -> impl IntoView {
    let words = words();
    let copied = RwSignal::new(false);
    let field = NodeRef::<Input>::new();
    let address = link_to(&id);
    let given = address.clone();
    let copy = move |_| {
        let Some(field) = field.get_untracked() else { return };
        field.select();
        let document: HtmlDocument = document().unchecked_into();
        copied.set(document.exec_command("copy").unwrap_or(false));
        leptos::task::spawn_local(async move {
            TimeoutFuture::new(2_500).await;
            copied.try_set(false);
        });
    };
    let can_share = js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    let send = move |_| {
        let data = ShareData::new();
        data.set_title("Holotable");
        data.set_url(&given);
        // The person may change their mind; then there is nothing to do.
        _ = window().navigator().share_with_data(&data);
    };
    view! {
        <section class="panel share" aria-label=move || words.say("online-link")>
            <img class="qr" src=format!("api/rooms/{id}/qr.svg") width="150" height="150" alt=move || words.say("online-qr")/>
            <div>
                <p>{move || words.say("online-invite")}</p>
                {only_here().then(|| view! { <p class="facts" role="note">{move || words.say("online-only-here")}</p> })}
                <input node_ref=field type="text" class="address" readonly=true aria-label=move || words.say("online-link") prop:value=address/>
                <div class="buttons">
                    <button on:click=copy>
                        {move || words.say(if copied.get() { "online-copied" } else { "online-copy" })}
                    </button>
                    {can_share.then(|| view! { <button on:click=send>{move || words.say("online-send")}</button> })}
                </div>
            </div>
        </section>
    }
}

/// Whether the address means this machine alone, so that no phone can reach it.
fn only_here() -> bool {
    let name = window().location().hostname().unwrap_or_default();
    name == "localhost" || name == "[::1]" || name.starts_with("127.")
}

fn link_to(id: &str) -> String {
    let location = window().location();
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}#/room/{id}")
}
