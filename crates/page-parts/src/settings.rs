//! How somebody likes the page: light or dark, strong contrast, quick or slow. Remembered in the browser.

use crate::browser::{media, store, stored, tell};
use crate::sound::SoundSwitch;
use crate::{Dialog, LanguagePicker, Words, words};
use leptos::prelude::*;

const THEME: &str = "holotable-theme";
const CONTRAST: &str = "holotable-contrast";
const PACE: &str = "holotable-pace";
/// Also the event that asks the browser for its leave, which `static/notify.js` hears.
const NOTIFY: &str = "holotable-notify";

/// How fast bots answer and ships fly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pace {
    Slow,
    Normal,
    Fast,
}

impl Pace {
    const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

    /// As it was chosen.
    pub fn now() -> Pace {
        let kept = stored(PACE);
        Pace::ALL.into_iter().find(|pace| kept.as_deref() == Some(pace.name())).unwrap_or(Pace::Normal)
    }

    fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
        }
    }

    fn message(self) -> &'static str {
        match self {
            Pace::Slow => "web-pace-slow",
            Pace::Normal => "web-pace-normal",
            Pace::Fast => "web-pace-fast",
        }
    }

    /// From space to space; the style sheet has the same numbers.
    pub fn space_ms(self) -> f64 {
        match self {
            Pace::Slow => 170.0,
            Pace::Normal => 90.0,
            Pace::Fast => 45.0,
        }
    }

    /// How long a bot seems to think.
    pub fn bot_ms(self) -> u32 {
        match self {
            Pace::Slow => 1400,
            Pace::Normal => 650,
            Pace::Fast => 200,
        }
    }
}

/// Light or dark; what the device likes until somebody chooses.
fn theme() -> String {
    let kept = stored(THEME).filter(|kept| ["light", "dark"].contains(&kept.as_str()));
    kept.unwrap_or_else(|| if media("(prefers-color-scheme: light)") { "light" } else { "dark" }.to_owned())
}

/// Makes the page look as it was chosen.
pub fn apply() {
    let Some(root) = document().document_element() else { return };
    _ = root.set_attribute("data-theme", &theme());
    _ = root.set_attribute("data-contrast", &stored(CONTRAST).unwrap_or_default());
    _ = root.set_attribute("data-pace", Pace::now().name());
}

fn keep(key: &str, value: &str) {
    store(key, value);
    apply();
}

/// From light to dark and back.
pub fn switch_theme() {
    keep(THEME, if theme() == "light" { "dark" } else { "light" });
}

/// The dialog of settings.
#[component]
pub fn Settings(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! { <Dialog open label="web-settings"><Choices/></Dialog> }
}

#[component]
fn Choices() -> impl IntoView {
    let words = words();
    let themes = [("dark", "web-theme-dark"), ("light", "web-theme-light")]
        .map(|(name, message)| radio(words, "theme", theme() == name, message, move || keep(THEME, name)));
    let paces = Pace::ALL
        .map(|pace| radio(words, "pace", Pace::now() == pace, pace.message(), move || keep(PACE, pace.name())));
    let strong = stored(CONTRAST).is_some_and(|kept| kept == "more");
    let contrast = move |event| keep(CONTRAST, if event_target_checked(&event) { "more" } else { "" });
    let told = stored(NOTIFY).is_some_and(|kept| kept == "on");
    let tell_me = move |event| {
        let on = event_target_checked(&event);
        store(NOTIFY, if on { "on" } else { "" });
        if on {
            tell(NOTIFY, "");
        }
    };
    view! {
        <div class="settings">
            <h2>{words.says("web-settings")}</h2>
            <fieldset><legend>{words.says("web-theme")}</legend><div class="row">{themes.into_iter().collect_view()}</div></fieldset>
            <fieldset><legend>{words.says("web-pace")}</legend><div class="row">{paces.into_iter().collect_view()}</div></fieldset>
            <label class="check"><input type="checkbox" prop:checked=strong on:change=contrast/><span>{words.says("web-contrast")}</span></label>
            <label class="check notify"><input type="checkbox" prop:checked=told on:change=tell_me/><span>{words.says("web-notify")}</span></label>
            <div class="row"><SoundSwitch/><LanguagePicker/></div>
        </div>
    }
}

fn radio(
    words: Words,
    group: &'static str,
    chosen: bool,
    message: &'static str,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label class="choice"><input type="radio" name=group prop:checked=chosen on:change=move |_| choose()/><span>{move || words.say(message)}</span></label>
    }
}
