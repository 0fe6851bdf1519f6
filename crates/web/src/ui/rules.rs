//! The rules, to read: first with pictures for people, then every statement by its number.

use crate::ui::board::plates::{picture, slab};
use crate::ui::foretold;
use crate::ui::parts::{Dialog, card_face};
use crate::ui::state::{Reading, state};
use leptos::prelude::*;
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

#[component]
fn Rules(id: Option<String>) -> impl IntoView {
    let state = state();
    let wanted_id = id.clone();
    if let Some(wanted) = id.clone() {
        request_animation_frame(move || {
            if let Some(rule) = document().get_element_by_id(&wanted) {
                rule.scroll_into_view();
            }
        });
    }
    let wanted = RwSignal::new(String::new());
    let sections = move || {
        let texts = state.texts();
        let words = wanted.get().to_lowercase();
        let mut sections: Vec<(String, Vec<(&'static str, String)>)> = Vec::new();
        for id in text::rule_ids() {
            let prefix = id.rsplit_once('-').map_or(id, |(prefix, _)| prefix);
            let heading = texts.message(&format!("rule-section-{prefix}"), &[]);
            let statement = texts.rule(id).unwrap_or_default();
            if !words.is_empty() && !statement.to_lowercase().contains(&words) && !id.to_lowercase().contains(&words) {
                continue;
            }
            if sections.last().is_none_or(|(last, _)| *last != heading) {
                sections.push((heading, Vec::new()));
            }
            if let Some((_, rules)) = sections.last_mut() {
                rules.push((id, statement));
            }
        }
        let here = wanted_id.clone();
        let show = move |(heading, rules): (String, Vec<(&'static str, String)>)| {
            let rows = rules.into_iter().map(|(id, statement)| {
                let here = here.as_deref() == Some(id);
                view! { <dt id=id class:here=here>{id}</dt><dd class:here=here>{statement}</dd> }
            });
            view! { <section><h3>{heading}</h3><dl>{rows.collect_view()}</dl></section> }
        };
        sections.into_iter().map(show).collect_view()
    };
    view! {
        <div class="rules rules-page">
            <h1>{move || state.say("web-rules-title")}</h1>
            <Primer/>
            <h2>{move || state.say("web-all-rules")}</h2>
            <label class="field"><span>{move || state.say("web-find-rule")}</span>
                <input type="text" autocomplete="off" prop:value=move || wanted.get() on:input=move |event| wanted.set(event_target_value(&event))/></label>
            {sections}
        </div>
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
            <div>{card}<p>{move || state.say("web-lead")}</p></div>
            {kinds.into_iter().collect_view()}
        </div>
    }
}

fn plate(kind: Kind) -> impl IntoView {
    let outline = [(-58.0, -41.0), (58.0, -41.0), (58.0, 41.0), (-58.0, 41.0)];
    view! { <svg viewBox="-66 -50 132 106" aria-hidden="true" inner_html=slab(&outline, kind, 1.0) + &picture(kind, 0.0)></svg> }
}
