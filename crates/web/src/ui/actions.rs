//! What can be done now, as a sentence and buttons.

use crate::seen::Seen;
use crate::tour::Point;
use crate::ui::desk::{Act, Desk, Stage};
use leptos::prelude::*;
use play::{Outcome, Seat};
use super_teams::{Choice, Ship};

/// The sentence that says what the table waits for, and the buttons to answer. What is inside it is there when the game
/// is over.
#[component]
pub fn Actions(desk: Desk, children: ChildrenFn) -> impl IntoView {
    view! {
        <section class="actions">
            <p class="prompt" role="status" aria-live="polite">{move || prompt(desk)}</p>
            <PauseBar desk/>
            <div class="buttons">{move || buttons(desk, &children)}</div>
        </section>
    }
}

/// How long "Wait, I have a card!" can still be said; the same time for everybody.
#[component]
fn PauseBar(desk: Desk) -> impl IntoView {
    let state = desk.state;
    move || {
        let pause = desk.pause.get()?;
        let button = pause.offered.then(|| {
            view! { <button class="big wait" on:click=move |_| desk.act(Act::Want)>{move || state.say("web-wait-card")}</button> }
        });
        Some(view! {
            <div class="pause">
                <div class="countdown" class:stands=!pause.runs aria-hidden="true">
                    <div style:animation-duration=format!("{}ms", pause.total_ms)
                        style:animation-delay=format!("-{}ms", pause.total_ms.saturating_sub(pause.left_ms))></div>
                </div>
                {button}
            </div>
        })
    }
}

fn texts(desk: Desk) -> text::Texts {
    desk.state.texts().with_players(super::players::names(desk))
}

fn prompt(desk: Desk) -> String {
    let texts = texts(desk);
    let name = |seat: Seat| texts.player(seat);
    match desk.stage.get() {
        Stage::Moving | Stage::Curtain(_) => String::new(),
        Stage::Thinking(seat) => texts.message("web-thinking", &[("player", name(seat).into())]),
        Stage::Reaction(ship) => texts.message("web-any-card", &[("ship", ship_name(&texts, ship).into())]),
        Stage::Over => result(desk),
        Stage::Choosing => choosing(desk, &texts),
    }
}

fn choosing(desk: Desk, texts: &text::Texts) -> String {
    if !desk.seen.with(Seen::to_play) {
        let open = desk.seen.with(|seen| serde_json::to_value(seen.view));
        return open.map(|open| texts.phase("super-teams", &open)).unwrap_or_default();
    }
    let name = desk.seen.with(Seen::asked).map(|seat| texts.player(seat)).unwrap_or_default();
    match (desk.card.get(), desk.ship.get()) {
        (None, _) => texts.message("web-choose-card", &[("player", name.into())]),
        (Some(_), None) => texts.message("web-choose-ship", &[]),
        (Some(card), Some(ship)) => {
            let place = desk.seen.with(|seen| seen.preview(Choice::Play { card, ship }));
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

fn buttons(desk: Desk, over: &ChildrenFn) -> AnyView {
    match desk.stage.get() {
        Stage::Moving | Stage::Thinking(_) | Stage::Curtain(_) | Stage::Reaction(_) => ().into_any(),
        Stage::Over => over(),
        Stage::Choosing => choices(desk),
    }
}

fn choices(desk: Desk) -> AnyView {
    let texts = texts(desk);
    let mut buttons = Vec::new();
    for choice in desk.seen.with(|seen| seen.offered.clone()) {
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
            view! {
                <button class="big" class:pointed=move || desk.points_at(Point::Answer(choice))
                    on:click=move |_| desk.act(Act::Choose(choice))>{label}</button>
            }
            .into_any(),
        );
    }
    if let Some(card) = desk.card.get() {
        for ship in desk.seen.with(|seen| seen.movable(card)) {
            let name = ship_name(&texts, ship);
            let chosen = move || desk.ship.get() == Some(ship);
            buttons.push(
                view! {
                    <button class="pick" class:pointed=move || desk.points_at(Point::Ship(ship)) aria-pressed=move || chosen().to_string() class:chosen=chosen
                        on:click=move |_| desk.ship.set(Some(ship))>{name}</button>
                }
                .into_any(),
            );
        }
        if let Some(ship) = desk.ship.get() {
            let go = texts.message("web-go", &[]);
            let choice = Choice::Play { card, ship };
            buttons.push(
                view! {
                    <button class="big go" class:pointed=move || desk.points_at(Point::Go)
                        on:click=move |_| desk.act(Act::Choose(choice))>{go}</button>
                }
                .into_any(),
            );
        }
    }
    buttons.collect_view().into_any()
}

/// Who won, as a sentence.
pub fn result(desk: Desk) -> String {
    let Some(Outcome { winners, .. }) = desk.seen.with(|seen| seen.outcome) else { return String::new() };
    let texts = texts(desk);
    let names = texts.list(winners.iter().map(|seat| texts.player(seat)));
    match winners.count() {
        0 => texts.message("web-draw", &[]),
        count => texts.message("web-won", &[("players", names.into()), ("count", i64::from(count).into())]),
    }
}
