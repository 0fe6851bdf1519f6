//! What happened, newest first, with the rules behind it.

use crate::ui::desk::Desk;
use leptos::prelude::*;
use page_parts::line::{self, Line};
use page_parts::tap;
use page_parts::{Icon, icon};

/// How many lines are shown.
const SHOWN: usize = 60;

/// The log. Each line can be asked "why?".
#[component]
pub fn Log(desk: Desk) -> impl IntoView {
    let lines = move || desk.log.with(|log| log.iter().cloned().enumerate().rev().take(SHOWN).collect::<Vec<_>>());
    // A line stays the same element for as long as it says the same at the same place: only what is new is drawn.
    let key = |(number, line): &(usize, Line)| (*number, line.to_string());
    view! {
        <section class="panel log" class:open=move || desk.log_open.get() aria-label=desk.says("battle-log")>
            <header>
                <h2>{desk.says("battle-log")}</h2>
                <button class="quiet close" aria-label=desk.says("web-close") on:click=tap(move |_| desk.log_open.set(false))>{icon(Icon::Close)}</button>
            </header>
            <ol tabindex="0"><For each=lines key let((_, line))><LogLine desk line/></For></ol>
        </section>
    }
}

#[component]
fn LogLine(desk: Desk, line: Line) -> impl IntoView {
    let open = RwSignal::new(false);
    let rules = line::why(&line);
    let text = move || desk.texts.with(|texts| texts.event("x-wing", &line));
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
            <button class="ask-why" aria-expanded=move || open.get().to_string() on:click=tap(move |_| open.update(|open| *open = !*open))>
                {desk.says("battle-why")}
            </button>
            {why}
        </li>
    }
}
