//! What happened, newest first, with the rules behind it.

use crate::line::{self, Line};
use crate::ui::parts::{Icon, badges, icon};
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use page_parts::tap;
use play::Game;
use super_teams::{Colour, Ship};

/// How many lines are shown.
const SHOWN: usize = 60;

/// The log. Each line can be asked "why?".
#[component]
pub fn Log(
    desk: TableController,
    /// Whether the last moves can be shown again.
    #[prop(optional)]
    again: bool,
) -> impl IntoView {
    let state = desk.state;
    let lines = move || {
        desk.log.with(|log| log.iter().cloned().enumerate().rev().filter(is_news).take(SHOWN).collect::<Vec<_>>())
    };
    let names = Memo::new(move |_| super::players::names(desk));
    // A line stays the same element for as long as it says the same at the same place: only what is new is drawn.
    let key = |(number, line): &(usize, Line)| (*number, line.to_string());
    let show = move |_| {
        desk.reads.set(false);
        desk.show_again();
    };
    view! {
        <section class="panel log" class:open=move || desk.reads.get() aria-label=state.says("web-log")>
            <header>
                <h2>{state.says("web-log")}</h2>
                <Show when=move || again && !desk.last_moves().is_empty()>
                    <button class="quiet show-again" on:click=tap(show)>{icon(Icon::Replays)}{state.says("web-show-again")}</button>
                </Show>
                <button class="quiet close" aria-label=state.says("web-close") on:click=tap(move |_| desk.reads.set(false))>{icon(Icon::Close)}</button>
            </header>
            <ol><For each=lines key let((_, line))><LogLine desk names line/></For></ol>
        </section>
    }
}

/// Everybody is asked about a card all the time; that nothing was played is no news.
fn is_news((_, line): &(usize, Line)) -> bool {
    line["event"] != "passed"
}

/// The colours of the ship or of the player that a line is about.
fn whose(desk: TableController, line: &Line) -> Vec<Colour> {
    if let Some(ship) =
        line["ship"].as_str().and_then(|name| name.parse::<Ship>().ok()).filter(|_| line["seat"].is_null())
    {
        return vec![ship.colour()];
    }
    let seat = line["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
    desk.seen
        .with_untracked(|seen| seat.and_then(|seat| seen.game.setup().seats.get(seat).cloned()).unwrap_or_default())
}

#[component]
fn LogLine(desk: TableController, names: Memo<Vec<String>>, line: Line) -> impl IntoView {
    let state = desk.state;
    let colours = whose(desk, &line);
    let open = RwSignal::new(false);
    let rules = line::why(&line);
    let text = move || state.texts().with_players(names.get()).event("super-teams", &line);
    let why = move || {
        open.get().then(|| {
            let statements = rules.iter().map(|id| {
                let statement = state.texts().rule(id).unwrap_or_default();
                let wanted = id.clone();
                let read = move |_| state.read_rules(Some(wanted.clone()));
                view! { <li><button on:click=tap(read)>{id.clone()}</button>{statement}</li> }
            });
            view! { <ul class="why">{statements.collect_view()}</ul> }
        })
    };
    view! {
        <li>
            {badges(state, &colours[..colours.len().min(1)])}
            <span>{text}</span>
            <button class="ask-why" aria-expanded=move || open.get().to_string() on:click=tap(move |_| open.update(|open| *open = !*open))>
                {state.says("web-why")}
            </button>
            {why}
        </li>
    }
}
