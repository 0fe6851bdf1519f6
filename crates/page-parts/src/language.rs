//! Chooses the language of everything.

use crate::{Icon, icon, words};
use leptos::prelude::*;
use text::Language;

/// Chooses the language of everything.
#[component]
pub fn LanguagePicker() -> impl IntoView {
    let words = words();
    view! {
        <label class="language">{icon(Icon::Globe)}<span class="unseen">{words.says("web-language")}</span>
            <select on:change=move |event| {
                if let Ok(language) = event_target_value(&event).parse() {
                    words.read_in(language);
                }
            }>
                {Language::ALL.map(|language| view! {
                    <option value=language.code() lang=language.code() selected=move || words.language.get() == language>
                        {language.own_name()}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}
