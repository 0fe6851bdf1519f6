//! A small picture before one's name, chosen once and remembered in the browser. It is a part of the name, so everybody sees
//! it wherever the name stands.

use crate::browser::{store, stored};
use crate::words;
use leptos::prelude::*;

const SAVED: &str = "holotable-avatar";

/// What there is to choose from, each a single sign.
const PICTURES: [&str; 12] = ["🦊", "🐼", "🐸", "🦉", "🐙", "🐯", "🦄", "🐧", "🤖", "👾", "🚀", "🌟"];

fn chosen() -> Option<&'static str> {
    let kept = stored(SAVED)?;
    PICTURES.into_iter().find(|picture| *picture == kept)
}

/// A name with the picture of whoever is at the screen before it.
pub fn signed(name: &str) -> String {
    chosen().map_or_else(|| name.to_owned(), |picture| format!("{picture} {name}"))
}

/// Chooses the picture, or none.
#[component]
pub fn AvatarPicker() -> impl IntoView {
    let words = words();
    let now = chosen();
    let options =
        PICTURES.map(|picture| view! { <option value=picture selected=now == Some(picture)>{picture}</option> });
    view! {
        <label class="avatar"><span class="unseen">{words.says("web-avatar")}</span>
            <select on:change=move |event| store(SAVED, &event_target_value(&event))>
                <option value="">{words.says("web-avatar")}</option>
                {options.into_iter().collect_view()}
            </select>
        </label>
    }
}
