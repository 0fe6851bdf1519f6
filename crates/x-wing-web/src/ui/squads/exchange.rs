//! Squads from elsewhere and for elsewhere: text, squad lists (XWS), links.

use super::bench::{Bench, whole_address};
use crate::squads::unread;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Dialog, files};
use x_wing_squads::builder::Draft;
use x_wing_squads::{UnreadableSquad, read_line, read_xws, write_names, write_xws};

/// A squad of whatever was pasted.
pub fn read(text: &str, limit: i16) -> Result<Draft, UnreadableSquad> {
    let text = text.trim();
    if let Some((_, link)) = text.split_once("#/squads/") {
        return Draft::read_link(link);
    }
    let squad = if text.starts_with(['{', '[']) { read_xws(text)? } else { read_line(text)? };
    Ok(Draft::of(squad, limit))
}

#[component]
pub fn Import(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<UnreadableSquad>);
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (limit, name) = bench.draft.with_untracked(|draft| (draft.limit(), draft.name().to_owned()));
        match text.with_untracked(|text| read(text, limit)) {
            Ok(mut draft) => {
                if draft.name().is_empty() {
                    draft.rename(&name);
                }
                bench.take(draft);
                text.set(String::new());
                wrong.set(None);
                bench.importing.set(false);
            }
            Err(error) => wrong.set(Some(error)),
        }
    };
    let refused = move || {
        let reason = wrong.get().map(|wrong| unread::reason(&words.texts(), &wrong))?;
        Some(words.say_with("squads-import-bad", &[("reason", reason.into())]))
    };
    view! {
        <Dialog open=bench.importing label="squads-import">
            <form class="exchange" on:submit=take>
                <h2>{words.says("squads-import")}</h2>
                <p>{words.says("squads-import-lead")}</p>
                <label class="field"><span>{words.says("squads-import-text")}</span>
                    <textarea id="import-text" rows="8" prop:value=text on:input=move |event| text.set(event_target_value(&event))></textarea></label>
                <p class="wrong" role="alert">{refused}</p>
                <button class="go" type="submit">{words.says("squads-import-take")}</button>
            </form>
        </Dialog>
    }
}

#[component]
pub fn Export(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let line = move || bench.draft.with(|draft| write_names(draft.squad()));
    let address = move || bench.draft.with(|draft| whole_address(&draft.link()));
    let list = move || {
        bench.draft.with(|draft| {
            let mut list = write_xws(draft.squad()).ok()?;
            list["name"] = draft.name().into();
            serde_json::to_string_pretty(&list).ok()
        })
    };
    let download = move |_| {
        if let Some(list) = list() {
            files::download("squad.json", &list);
        }
    };
    view! {
        <Dialog open=bench.exporting label="squads-export">
            <div class="exchange">
                <h2>{words.says("squads-export")}</h2>
                <Copied bench id="export-line" label="squads-export-line" rows=2 text=Signal::derive(line)/>
                <Copied bench id="export-link" label="squads-export-link" rows=2 text=Signal::derive(address)/>
                <Copied bench id="export-xws" label="squads-export-xws" rows=7 text=Signal::derive(move || list().unwrap_or_default())/>
                <button on:click=tap(download)>{words.says("squads-download")}</button>
            </div>
        </Dialog>
    }
}

/// A text to copy.
#[component]
fn Copied(bench: Bench, id: &'static str, label: &'static str, rows: u8, text: Signal<String>) -> impl IntoView {
    let words = bench.words;
    let done = RwSignal::new(false);
    let copy = move |_| {
        _ = window().navigator().clipboard().write_text(&text.get_untracked());
        done.set(true);
    };
    view! {
        <label class="field"><span>{move || words.say(label)}</span><textarea id=id rows=rows.to_string() readonly=true prop:value=text></textarea></label>
        <button on:click=tap(copy)>{move || words.say(if done.get() { "squads-copied" } else { "squads-copy" })}</button>
    }
}
