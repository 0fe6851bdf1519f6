//! The cards in hand.

use crate::seen::Seen;
use crate::ui::art::{bonus_art, symbol};
use crate::ui::desk::{Act, Desk, Stage};
use leptos::prelude::*;
use super_teams::{Bonus, Card, Choice};

/// The hand of whoever looks at the screen.
#[component]
pub fn Hand(desk: Desk) -> impl IntoView {
    let state = desk.state;
    let hand = Memo::new(move |_| desk.seen.with(|seen| (seen.view.hand, seen.view.bonus)));
    let cards = move || hand.get().0.iter().map(|card| view! { <MoveCard desk card/> }).collect_view();
    let bonus = move || hand.get().1.iter().map(|bonus| view! { <BonusCard desk bonus/> }).collect_view();
    view! {
        <section class="hand" aria-label=move || state.say("web-hand")>
            <div class="cards" role="group" aria-label=move || state.say("web-movement-cards")>{cards}</div>
            <div class="cards" role="group" aria-label=move || state.say("web-bonus-cards")>{bonus}</div>
        </section>
    }
}

/// Whether the person at the screen plays a movement card now.
fn to_play(desk: Desk) -> bool {
    desk.stage.get() == Stage::Choosing && desk.seen.with(Seen::to_play)
}

#[component]
fn MoveCard(desk: Desk, card: Card) -> impl IntoView {
    let state = desk.state;
    let name = move || {
        let texts = state.texts();
        let colour = texts.message(&format!("super-teams-colour-{}", card.colour()), &[]);
        texts.message("super-teams-card", &[("colour", colour.into()), ("value", i64::from(card.value()).into())])
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
            aria-pressed=move || (desk.card.get() == Some(card)).to_string()
            disabled=move || !to_play(desk) aria-label=name on:click=choose>
            <svg viewBox="-32 -46 64 92" aria-hidden="true">
                <text class="value" y="14">{card.value()}</text>
                <g transform="translate(-20,-32) scale(0.7)"><path class="card-symbol" d=symbol(card.colour())/></g>
                <g transform="translate(20,32) scale(0.7)"><path class="card-symbol" d=symbol(card.colour())/></g>
            </svg>
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
        <button class="card bonus" disabled=move || !fits() on:click=choose title=name>
            <svg viewBox="-32 -34 64 68" aria-hidden="true">{bonus_art(bonus)}</svg>
            <span>{name}</span>
        </button>
    }
}
