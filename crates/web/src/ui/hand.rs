//! The cards in hand: dealt one by one, picked by a touch, or dragged onto a ship.

use crate::tour::Point;
use crate::ui::drag::Drag;
use crate::ui::parts::{bonus_face, card_face};
use crate::ui::table_controller::{Act, Stage, TableController};
use leptos::prelude::*;
use page_parts::tap;
use std::hash::Hash;
use super_teams::{Bonus, Card, Choice};

/// The hand of whoever looks at the screen.
#[component]
pub fn Hand(desk: TableController) -> impl IntoView {
    let state = desk.state;
    let hand = Memo::new(move |_| desk.seen.with(|seen| (seen.view.hand, seen.view.bonus)));
    let cards = Memo::new(move |_| numbered(hand.get().0.iter()));
    let bonuses = Memo::new(move |_| numbered(hand.get().1.iter()));
    view! {
        <section class="hand" class:pointed=move || desk.points_at(Point::Hand) aria-label=state.says("web-hand")>
            <div class="cards" role="group" aria-label=state.says("web-movement-cards")>
                <For each=move || cards.get() key=|card| *card let:card>
                    <MoveCard desk card=card.0 tilt=Signal::derive(move || tilt(&cards.get(), card))/>
                </For>
            </div>
            <div class="cards" role="group" aria-label=state.says("web-bonus-cards")>
                <For each=move || bonuses.get() key=|bonus| *bonus let:bonus>
                    <BonusCard desk bonus=bonus.0 tilt=Signal::derive(move || tilt(&bonuses.get(), bonus))/>
                </For>
            </div>
        </section>
    }
}

/// Each card with its number among its like, so that a card that stays is not dealt again.
fn numbered<C: Copy + PartialEq + Hash>(cards: impl Iterator<Item = C>) -> Vec<(C, usize)> {
    let mut numbered: Vec<(C, usize)> = Vec::new();
    for card in cards {
        let like = numbered.iter().filter(|(other, _)| *other == card).count();
        numbered.push((card, like));
    }
    numbered
}

/// How far from the middle of a held fan a card is, from -1 to 1.
fn tilt<C: PartialEq>(cards: &[C], card: C) -> f64 {
    let middle = (cards.len() as f64 - 1.0) / 2.0;
    let at = cards.iter().position(|other| *other == card).unwrap_or(0) as f64;
    if middle > 0.0 { (at - middle) / middle.max(1.5) } else { 0.0 }
}

fn turn(tilt: f64) -> String {
    format!("{:.1}deg", tilt * 3.9)
}

fn drop(tilt: f64) -> String {
    format!("{:.1}px", tilt * tilt * 4.5)
}

#[component]
fn MoveCard(desk: TableController, card: Card, tilt: Signal<f64>) -> impl IntoView {
    let state = desk.state;
    let code = format!("{}-{}", card.colour(), card.value());
    let name = move || {
        let name = state.texts().name("super-teams", "card", &code);
        match name.contains(&card.value().to_string()) {
            true => name,
            false => format!("{name}, {}", card.value()),
        }
    };
    let chosen = move || desk.card.get() == Some(card);
    let drag = Drag::new(desk, card);
    view! {
        <button class=format!("card team-{}", card.colour()) class:chosen=chosen class:pointed=move || desk.points_at(Point::Card(card))
            style=("--turn", move || turn(tilt.get())) style=("--drop", move || drop(tilt.get()))
            aria-pressed=move || chosen().to_string() disabled=move || !desk.to_play()
            on:click=tap(move |_| if drag.was_tap() { desk.pick(card) })
            on:pointerdown=move |event| drag.down(&event) on:pointermove=move |event| drag.moved(&event)
            on:pointerup=move |event| drag.up(&event) on:pointercancel=move |event| drag.cancel(&event)>
            {card_face(card)}
            <span class="unseen">{name}</span>
        </button>
    }
}

#[component]
fn BonusCard(desk: TableController, bonus: Bonus, tilt: Signal<f64>) -> impl IntoView {
    let state = desk.state;
    let name = move || state.say(&format!("super-teams-bonus-{bonus}"));
    let words = move || state.say(in_short(bonus));
    let choice = Choice::Bonus(bonus);
    let fits = move || desk.stage.get() == Stage::Choosing && desk.seen.with(|seen| seen.offered.contains(&choice));
    let choose = move |_| {
        if fits() {
            desk.act(Act::Choose(choice));
        }
    };
    view! {
        <button class="card bonus" class:pointed=move || desk.points_at(Point::Answer(choice))
            style=("--turn", move || turn(tilt.get())) style=("--drop", move || drop(tilt.get()))
            disabled=move || !fits() on:click=tap(choose) title=move || format!("{}: {}", name(), words())>
            {bonus_face(bonus)}
            <span class="label-of">{name}<small>{words}</small></span>
        </button>
    }
}

/// The message with what a bonus card does, in a few words.
pub fn in_short(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::EvasiveManeuver => "web-short-evasive-maneuver",
        Bonus::ExpertPilot => "web-short-expert-pilot",
        Bonus::LightSpeed => "web-short-light-speed",
        Bonus::Acceleration => "web-short-acceleration",
        Bonus::Tow => "web-short-tow",
    }
}
