//! The cards in hand: dealt one by one, taken to play.

use crate::seen::Seen;
use crate::tour::Point;
use crate::ui::art::{bonus_art, card_art};
use crate::ui::desk::{Act, Desk, Stage};
use leptos::prelude::*;
use std::hash::Hash;
use super_teams::{Bonus, Card, Choice};

/// The hand of whoever looks at the screen.
#[component]
pub fn Hand(desk: Desk) -> impl IntoView {
    let state = desk.state;
    let hand = Memo::new(move |_| desk.seen.with(|seen| (seen.view.hand, seen.view.bonus)));
    view! {
        <section class="hand" class:pointed=move || desk.points_at(Point::Hand) aria-label=move || state.say("web-hand")>
            <div class="cards" role="group" aria-label=move || state.say("web-movement-cards")>
                <For each=move || numbered(hand.get().0.iter()) key=|card| *card let:card>
                    <MoveCard desk card=card.0/>
                </For>
            </div>
            <div class="cards" role="group" aria-label=move || state.say("web-bonus-cards")>
                <For each=move || numbered(hand.get().1.iter()) key=|bonus| *bonus let:bonus>
                    <BonusCard desk bonus=bonus.0/>
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

/// Whether the person at the screen plays a movement card now.
fn to_play(desk: Desk) -> bool {
    desk.stage.get() == Stage::Choosing && desk.seen.with(Seen::to_play)
}

#[component]
fn MoveCard(desk: Desk, card: Card) -> impl IntoView {
    let state = desk.state;
    let code = format!("{}-{}", card.colour(), card.value());
    let name = move || {
        let name = state.texts().name("super-teams", "card", &code);
        match name.contains(&card.value().to_string()) {
            true => name,
            false => format!("{name}, {}", card.value()),
        }
    };
    let choose = move |_| {
        if !to_play(desk) {
            return;
        }
        desk.card.set(Some(card));
        let ships = desk.seen.with_untracked(|seen| seen.movable(card));
        desk.ship.set(if let [only] = ships[..] { Some(only) } else { None });
    };
    view! {
        <button class=format!("card team-{}", card.colour()) class:chosen=move || desk.card.get() == Some(card)
            class:pointed=move || desk.points_at(Point::Card(card))
            aria-pressed=move || (desk.card.get() == Some(card)).to_string()
            disabled=move || !to_play(desk) aria-label=name on:click=choose>
            {card_art(card)}
        </button>
    }
}

#[component]
fn BonusCard(desk: Desk, bonus: Bonus) -> impl IntoView {
    let state = desk.state;
    let name = move || state.say(&format!("super-teams-bonus-{bonus}"));
    let choice = Choice::Bonus(bonus);
    let fits = move || desk.stage.get() == Stage::Choosing && desk.seen.with(|seen| seen.offered.contains(&choice));
    let choose = move |_| {
        if fits() {
            desk.act(Act::Choose(choice));
        }
    };
    view! {
        <button class="card bonus" class:pointed=move || desk.points_at(Point::Answer(choice))
            disabled=move || !fits() on:click=choose title=name>
            <svg viewBox="-32 -34 64 68" aria-hidden="true">{bonus_art(bonus)}</svg>
            <span>{name}</span>
        </button>
    }
}
