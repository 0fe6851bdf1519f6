//! The rules, to read: first with pictures for people, then every statement by its number.

use crate::ui::board::plates::{picture, slab};
use crate::ui::foretold;
use crate::ui::parts::{Dialog, card_face};
use crate::ui::state::{Reading, state};
use leptos::prelude::*;
use page_parts::tap;
use super_teams::{Card, Colour, Kind};

/// The page of the rules; one of them can be pointed at.
#[component]
pub fn RulesPage(id: Option<String>) -> impl IntoView {
    view! { <main class="page"><div class="panel"><Rules id/></div></main> }
}

/// The rules over whatever is on the screen, which goes on.
#[component]
pub fn RulesSheet() -> impl IntoView {
    let state = state();
    let open = RwSignal::new(false);
    Effect::new(move || open.set(state.reads.get().is_some()));
    Effect::new(move || {
        if !open.get() && state.reads.get_untracked().is_some() {
            state.reads.set(None);
        }
    });
    view! {
        <Dialog open label="web-rules" sheet=true>{move || view! { <div class="page"><Rules id=wanted(state.reads.get())/></div> }}</Dialog>
    }
}

fn wanted(reading: Option<Reading>) -> Option<String> {
    match reading? {
        Reading::All => None,
        Reading::From(id) => Some(id),
    }
}

/// A heading, and the rules below it with their ids.
type Section = (String, Vec<(&'static str, String)>);

#[component]
fn Rules(id: Option<String>) -> impl IntoView {
    let state = state();
    let here = StoredValue::new(id.clone());
    if let Some(wanted) = id {
        request_animation_frame(move || show_rule(&wanted));
    }
    let wanted = RwSignal::new(String::new());
    let found = Memo::new(move |_| sections(&state.texts(), &wanted.get().to_lowercase()));
    let show = move |(heading, rules): Section| {
        let rows = rules.into_iter().map(|(id, statement)| {
            let here = here.with_value(|here| here.as_deref() == Some(id));
            view! { <dt id=id class:here=here>{id}</dt><dd class:here=here>{statement}</dd> }
        });
        view! { <section><h3>{heading}</h3><dl>{rows.collect_view()}</dl></section> }
    };
    let listed = move |(heading, rules): Section| {
        let first = rules.first().map(|(id, _)| *id).unwrap_or_default();
        view! { <li><button class="quiet" on:click=tap(move |_| show_rule(first))>{heading}</button></li> }
    };
    let none = move || found.with(Vec::is_empty).then(|| state.say("web-no-rule-found"));
    view! {
        <div class="rules rules-page">
            <h1>{state.says("web-rules-title")}</h1>
            <Primer/>
            <h2>{state.says("web-all-rules")}</h2>
            <label class="field"><span>{state.says("web-find-rule")}</span>
                <input type="text" autocomplete="off" prop:value=move || wanted.get() on:input=move |event| wanted.set(event_target_value(&event))/></label>
            <p role="status">{none}</p>
            <nav aria-label=state.says("web-contents")><ul class="contents">{move || found.get().into_iter().map(listed).collect_view()}</ul></nav>
            {move || found.get().into_iter().map(show).collect_view()}
        </div>
    }
}

/// All rules with these words in them, or with this in their id, by their headings.
fn sections(texts: &text::Texts, words: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for id in text::rule_ids() {
        let prefix = id.rsplit_once('-').map_or(id, |(prefix, _)| prefix);
        let heading = texts.message(&format!("rule-section-{prefix}"), &[]);
        let statement = texts.rule(id).unwrap_or_default();
        if !statement.to_lowercase().contains(words) && !id.to_lowercase().contains(words) {
            continue;
        }
        match sections.last_mut() {
            Some((last, rules)) if *last == heading => rules.push((id, statement)),
            _ => sections.push((heading, vec![(id, statement)])),
        }
    }
    sections
}

fn show_rule(id: &str) {
    if let Some(rule) = document().get_element_by_id(id) {
        rule.scroll_into_view();
    }
}

/// The game in a few pictures.
#[component]
fn Primer() -> impl IntoView {
    let state = state();
    let card = view! { <div class="card-picture">{card_face(Card::new(Colour::Red, 4))}</div> };
    let kinds = [Kind::Hyperspace, Kind::Asteroid, Kind::Bonus, Kind::Maw].map(|kind| {
        let does = move || foretold::space(&state.texts(), kind);
        view! { <div>{plate(kind)}<p>{does}</p></div> }
    });
    view! {
        <div class="primer">
            <div>{card}<p>{state.says("web-lead")}</p></div>
            {kinds.into_iter().collect_view()}
        </div>
    }
}

fn plate(kind: Kind) -> impl IntoView {
    let outline = [(-58.0, -41.0), (58.0, -41.0), (58.0, 41.0), (-58.0, 41.0)];
    view! { <svg viewBox="-66 -50 132 106" aria-hidden="true" inner_html=slab(&outline, kind, 1.0) + &picture(kind, 0.0)></svg> }
}
