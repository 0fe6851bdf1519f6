//! What happened, newest first, with the rules behind it.

use crate::ui::desk::Desk;
use leptos::prelude::*;
use page_parts::line::{self, Line};
use page_parts::{Icon, icon};

/// How many lines are shown.
const SHOWN: usize = 60;

/// The log. Each line can be asked "why?".
#[component]
pub fn Log(desk: Desk) -> impl IntoView {
    let lines = move || {
        let log = desk.log.get();
        let line = |line: &Line| {
            let text = desk.texts.with(|texts| texts.event("x-wing", line));
            view! { <LogLine desk text line=line.clone()/> }
        };
        log.iter().rev().take(SHOWN).map(line).collect_view()
    };
    view! {
        <section class="panel log" class:open=move || desk.log_open.get() aria-label=move || desk.say("battle-log")>
            <header>
                <h2>{move || desk.say("battle-log")}</h2>
                <button class="quiet close" aria-label=move || desk.say("web-close") on:click=move |_| desk.log_open.set(false)>{icon(Icon::Close)}</button>
            </header>
            <ol tabindex="0">{lines}</ol>
        </section>
    }
}

#[component]
fn LogLine(desk: Desk, text: String, line: Line) -> impl IntoView {
    let open = RwSignal::new(false);
    let rules = line::why(&line);
    let why = move || {
        open.get().then(|| {
            let statement = |id: &String| {
                let words = desk.texts.with(|texts| texts.rule(id)).unwrap_or_default();
                view! { <li><b>{id.clone()}</b>" "{words}</li> }
            };
            view! { <ul class="why">{rules.iter().map(statement).collect_view()}</ul> }
        })
    };
    view! {
        <li>
            <span>{text}</span>
            <button class="ask-why" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                {move || desk.say("battle-why")}
            </button>
            {why}
        </li>
    }
}
