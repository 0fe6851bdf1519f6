//! The link to a room: to copy, to send, to photograph.

use crate::tap;
use crate::{rest, words};
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
    let address = RwSignal::new(link_to(&origin(), &id));
    let no_phone = RwSignal::new(false);
    if only_here() {
        let id = id.clone();
        leptos::task::spawn_local(async move {
            match rest::get::<Option<String>>("api/address").await {
                Ok(Some(base)) => _ = address.try_set(link_to(&base, &id)),
                Ok(None) | Err(_) => _ = no_phone.try_set(true),
            }
        });
    }
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
        data.set_url(&address.get_untracked());
        // The person may change their mind; then there is nothing to do.
        _ = window().navigator().share_with_data(&data);
    };
    view! {
        <section class="panel share" aria-label=words.says("online-link")>
            <img class="qr" src=format!("api/rooms/{id}/qr.svg") width="150" height="150" alt=words.says("online-qr")/>
            <div>
                <p>{words.says("online-invite")}</p>
                {move || no_phone.get().then(|| view! { <p class="facts" role="note">{words.says("online-only-here")}</p> })}
                <input node_ref=field type="text" class="address" readonly=true aria-label=words.says("online-link") prop:value=address/>
                <div class="buttons">
                    <button on:click=tap(copy)>
                        {move || words.say(if copied.get() { "online-copied" } else { "online-copy" })}
                    </button>
                    {can_share.then(|| view! { <button on:click=tap(send)>{words.says("online-send")}</button> })}
                </div>
            </div>
        </section>
    }
}

/// Whether the address means this machine alone; the server may know another one.
fn only_here() -> bool {
    let name = window().location().hostname().unwrap_or_default();
    name == "localhost" || name == "[::1]" || name.starts_with("127.")
}

fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

fn link_to(base: &str, id: &str) -> String {
    format!("{base}{}#/room/{id}", window().location().pathname().unwrap_or_default())
}
