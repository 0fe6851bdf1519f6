//! What can be done now, as a sentence and buttons.

use crate::local::LocalTable;
use crate::ui::board::movable;
use crate::ui::driver::{Play, Stage};
use leptos::prelude::*;
use play::{Need, Outcome, Seat};
use super_teams::{Choice, Ship};

/// The sentence that says what the table waits for, and the buttons to answer.
#[component]
pub fn Actions(play: Play) -> impl IntoView {
    view! {
        <section class="actions">
            <p class="prompt" role="status" aria-live="polite">{move || prompt(play)}</p>
            <div class="buttons">{move || buttons(play)}</div>
        </section>
    }
}

fn texts(play: Play) -> text::Texts {
    play.state.texts().with_players(super::players::names(play))
}

fn prompt(play: Play) -> String {
    let texts = texts(play);
    let name = |seat: Seat| texts.player(seat);
    match play.stage.get() {
        Stage::Moving | Stage::Curtain(_) => String::new(),
        Stage::Thinking(seat) => texts.message("web-thinking", &[("player", name(seat).into())]),
        Stage::Reaction(ship) => texts.message("web-any-card", &[("ship", ship_name(&texts, ship).into())]),
        Stage::Over => result(play),
        Stage::Choosing(seat) => choosing(play, &texts, seat),
    }
}

fn choosing(play: Play, texts: &text::Texts, seat: Seat) -> String {
    let legal = play.table.with(|table| table.legal(seat));
    let window = legal.contains(&Choice::Pass);
    let side = legal.iter().any(|choice| matches!(choice, Choice::Side(_)));
    if window || side {
        let open = play.table.with(|table| serde_json::to_value(table.view(play::Viewer::Spectator)));
        return open.map(|open| texts.phase("super-teams", &open)).unwrap_or_default();
    }
    match (play.card.get(), play.ship.get()) {
        (None, _) => texts.message("web-choose-card", &[("player", texts.player(seat).into())]),
        (Some(_), None) => texts.message("web-choose-ship", &[]),
        (Some(card), Some(ship)) => {
            let place = play.table.with(|table| table.preview(Choice::Play { card, ship }));
            let ship = ship_name(texts, ship);
            let space = place.map_or(0, |place| i64::from(place.space));
            let kind = place.map(|place| texts.message(&format!("super-teams-kind-{}", place.kind), &[]));
            let kind = kind.unwrap_or_default();
            texts.message("web-would-go", &[("ship", ship.into()), ("space", space.into()), ("kind", kind.into())])
        }
    }
}

fn ship_name(texts: &text::Texts, ship: Ship) -> String {
    texts.message(&format!("super-teams-ship-{ship}"), &[])
}

fn buttons(play: Play) -> AnyView {
    let state = play.state;
    match play.stage.get() {
        Stage::Moving | Stage::Thinking(_) | Stage::Curtain(_) => ().into_any(),
        Stage::Reaction(_) => view! {
            <button class="big wait" on:click=move |_| play.wanted.set(true)>{move || state.say("web-wait-card")}</button>
        }
        .into_any(),
        Stage::Over => view! {
            <button class="big" on:click=move |_| super::home::again(play)>{move || state.say("web-again")}</button>
            <button on:click=move |_| super::home::download(play)>{move || state.say("web-download")}</button>
        }
        .into_any(),
        Stage::Choosing(seat) => choices(play, seat),
    }
}

fn choices(play: Play, seat: Seat) -> AnyView {
    let texts = texts(play);
    let legal = play.table.with(|table| table.legal(seat));
    let mut buttons = Vec::new();
    for choice in legal {
        let label = match choice {
            Choice::Pass => texts.message("web-pass", &[]),
            Choice::Bonus(bonus) => {
                let name = texts.message(&format!("super-teams-bonus-{bonus}"), &[]);
                texts.message("web-play-bonus", &[("bonus", name.into())])
            }
            Choice::Side(kind) => texts.message(&format!("super-teams-kind-{kind}"), &[]),
            Choice::Play { .. } => continue,
        };
        buttons.push(
            view! { <button class="big" on:click=move |_| play.choose(seat, choice)>{label}</button> }.into_any(),
        );
    }
    if let Some(card) = play.card.get() {
        for ship in movable(play) {
            let name = ship_name(&texts, ship);
            let chosen = move || play.ship.get() == Some(ship);
            buttons.push(
                view! {
                    <button class="pick" aria-pressed=move || chosen().to_string() class:chosen=chosen
                        on:click=move |_| play.ship.set(Some(ship))>{name}</button>
                }
                .into_any(),
            );
        }
        if let Some(ship) = play.ship.get() {
            let go = texts.message("web-go", &[]);
            let choice = Choice::Play { card, ship };
            buttons.push(
                view! { <button class="big go" on:click=move |_| play.choose(seat, choice)>{go}</button> }.into_any(),
            );
        }
    }
    buttons.collect_view().into_any()
}

/// Who won, as a sentence.
pub fn result(play: Play) -> String {
    let Need::Over(Outcome { winners, .. }) = play.table.with(LocalTable::need) else { return String::new() };
    let texts = texts(play);
    let names = texts.list(winners.iter().map(|seat| texts.player(seat)));
    match winners.count() {
        0 => texts.message("web-draw", &[]),
        count => texts.message("web-won", &[("players", names.into()), ("count", i64::from(count).into())]),
    }
}
