//! What happened, newest first, with the rules behind it.

use crate::ui::desk::Desk;
use crate::ui::signs;
use leptos::prelude::*;
use page_parts::line::{self, Line};
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::{ShipId, Team};

/// Events that are not told in the log: what was set or shown before a flight, whose turn it is, that ships stand apart again.
const QUIET: [&str; 5] = ["dialled", "dialled-hidden", "revealed", "fights", "parted"];
/// Events under which the others stand.
const HEADS: [&str; 2] = ["round-begins", "phase-begins"];
/// How many lines are shown.
const SHOWN: usize = 60;

/// The log. Each line can be asked "why?".
#[component]
pub fn Log(desk: Desk) -> impl IntoView {
    let lines = move || {
        desk.log.with(|log| log.iter().cloned().enumerate().rev().filter(is_news).take(SHOWN).collect::<Vec<_>>())
    };
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

/// What the next line says again, and what is seen anyway, is no news.
fn is_news((_, line): &(usize, Line)) -> bool {
    !line["event"].as_str().is_some_and(|event| QUIET.contains(&event))
}

/// The side of the ship that a line is about.
fn side(desk: Desk, line: &Line) -> Option<Team> {
    let ship = line["ship"].as_u64().or(line["attacker"].as_u64())?;
    let ship = ShipId(u8::try_from(ship).ok()?);
    desk.seen.with_untracked(|seen| seen.ships().any(|other| other == ship).then(|| seen.game.facts(ship).side))
}

#[component]
fn LogLine(desk: Desk, line: Line) -> impl IntoView {
    let open = RwSignal::new(false);
    let rules = line::why(&line);
    let heads = HEADS.contains(&line["event"].as_str().unwrap_or_default());
    let mark = side(desk, &line);
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
        <li class:heads=heads>
            {mark.map(signs::side_mark)}
            <span>{text}</span>
            <button class="ask-why" aria-expanded=move || open.get().to_string() on:click=tap(move |_| open.update(|open| *open = !*open))>
                {desk.says("battle-why")}
            </button>
            {why}
        </li>
    }
}
