//! What happened, newest first, with the rules behind it.

use crate::line::{self, Line};
use crate::ui::desk::Desk;
use leptos::prelude::*;

/// The log. Each line can be asked "why?".
#[component]
pub fn Log(desk: Desk) -> impl IntoView {
    let state = desk.state;
    let lines = move || {
        let texts = state.texts().with_players(super::players::names(desk));
        let log = desk.log.get();
        log.iter()
            .rev()
            .take(60)
            .map(|line| view! { <LogLine text=texts.event("super-teams", line) line=line.clone()/> })
            .collect_view()
    };
    view! {
        <section class="log" aria-label=move || state.say("web-log")>
            <h2>{move || state.say("web-log")}</h2>
            <ol>{lines}</ol>
        </section>
    }
}

#[component]
fn LogLine(text: String, line: Line) -> impl IntoView {
    let state = super::state::state();
    let open = RwSignal::new(false);
    let rules = line::why(&line);
    let why = move || {
        open.get().then(|| {
            let statements = rules.iter().map(|id| {
                let statement = state.texts().rule(id).unwrap_or_default();
                view! { <li><a href=format!("#/rules/{id}")>{id.clone()}</a>" "{statement}</li> }
            });
            view! { <ul class="why">{statements.collect_view()}</ul> }
        })
    };
    view! {
        <li>
            <span>{text}</span>
            <button class="ask-why" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                {move || state.say("web-why")}
            </button>
            {why}
        </li>
    }
}
