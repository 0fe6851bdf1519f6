//! The first page: how to play.

use crate::local::NotLoaded;
use crate::ui::art::ship_art;
use crate::ui::files;
use crate::ui::state::{last_room, state};
use leptos::prelude::*;
use super_teams::Ship;
use text::Language;

/// Chooses how to play.
#[component]
pub fn Home() -> impl IntoView {
    let state = state();
    view! {
        <main class="page home">
            <h1>{move || state.say("web-title")}</h1>
            <p class="lead">{move || state.say("web-lead")}</p>
            {move || state.saved.get().filter(|table| table.chooser().is_some()).map(|_| view! {
                <p><a class="button big go" href="#/play">{move || state.say("web-continue")}</a></p>
            })}
            {last_room().map(|id| view! {
                <p><a class="button big go" href=format!("#/room/{id}")>{move || state.say("web-back-to-room")}</a></p>
            })}
            <BrokenGame/>
            <nav class="ways" aria-label=move || state.say("web-ways")>
                <Way to="#/alone" ship=Ship::XWing name="web-home-alone" note="web-home-alone-note"/>
                <Way to="#/screen" ship=Ship::MillenniumFalcon name="web-home-screen" note="web-home-screen-note"/>
                <Way to="#/online" ship=Ship::JediStarfighter name="web-home-online" note="web-home-online-note"/>
                <Way to="#/tour" ship=Ship::TantiveIv name="web-home-learn" note="web-home-learn-note"/>
                <Way to="#/replay" ship=Ship::DeathStar name="web-home-replay" note="web-home-replay-note"/>
            </nav>
            <p class="notice">{move || state.say("web-notice")}</p>
        </main>
    }
}

/// A way to play, as a big button with a picture.
#[component]
fn Way(to: &'static str, ship: Ship, name: &'static str, note: &'static str) -> impl IntoView {
    let state = state();
    view! {
        <a class="way" href=to>
            <svg viewBox="-30 -30 62 62" aria-hidden="true">{ship_art(ship)}</svg>
            <span><strong>{move || state.say(name)}</strong><small>{move || state.say(note)}</small></span>
        </a>
    }
}

/// Says that a saved game cannot be gone on with, and gives it as a file.
#[component]
fn BrokenGame() -> impl IntoView {
    let state = state();
    move || {
        let (reason, kept) = state.broken.get()?;
        let sentence = match reason {
            NotLoaded::Unreadable => "web-broken-unreadable",
            NotLoaded::Differs => "web-broken-differs",
        };
        Some(view! {
            <section class="broken" role="alert">
                <p>{move || state.say(sentence)}</p>
                <div class="buttons">
                    <button on:click=move |_| files::download("super-teams-broken.json", &kept)>
                        {move || state.say("web-download")}
                    </button>
                    <button on:click=move |_| state.forget_broken()>{move || state.say("web-broken-forget")}</button>
                </div>
            </section>
        })
    }
}

/// Chooses the language of everything.
#[component]
pub fn LanguagePicker() -> impl IntoView {
    let state = state();
    view! {
        <label class="language"><span class="unseen">{move || state.say("web-language")}</span>
            <select on:change=move |event| {
                if let Ok(language) = event_target_value(&event).parse() {
                    state.language.set(language);
                }
            }>
                {Language::ALL.map(|language| view! {
                    <option value=language.code() lang=language.code() selected=move || state.language.get() == language>
                        {language.own_name()}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}
