//! The cards in hand.

use crate::ui::art::{bonus_art, symbol};
use crate::ui::driver::{Play, Stage};
use leptos::prelude::*;
use play::Viewer;
use super_teams::{Bonus, Card, Choice};

/// The hand of whoever looks at the screen.
#[component]
pub fn Hand(play: Play) -> impl IntoView {
    let state = play.state;
    let view = Memo::new(move |_| {
        let viewer = play.eyes.get().map(Viewer::Seat)?;
        (!matches!(play.stage.get(), Stage::Curtain(_))).then(|| play.table.with(|table| table.view(viewer)))
    });
    let cards = move || {
        let cards: Vec<_> = view.get().map(|view| view.hand.iter().collect()).unwrap_or_default();
        cards.into_iter().map(|card| view! { <MoveCard play card/> }).collect_view()
    };
    let bonus = move || {
        let cards: Vec<_> = view.get().map(|view| view.bonus.iter().collect()).unwrap_or_default();
        cards.into_iter().map(|bonus| view! { <BonusCard play bonus/> }).collect_view()
    };
    view! {
        <section class="hand" aria-label=move || state.say("web-hand")>
            <div class="cards" role="group" aria-label=move || state.say("web-movement-cards")>{cards}</div>
            <div class="cards" role="group" aria-label=move || state.say("web-bonus-cards")>{bonus}</div>
        </section>
    }
}

/// Whether the person at the screen plays a movement card now.
fn to_play(play: Play) -> bool {
    let Stage::Choosing(seat) = play.stage.get() else { return false };
    play.table.with(|table| table.legal(seat).iter().any(|choice| matches!(choice, Choice::Play { .. })))
}

#[component]
fn MoveCard(play: Play, card: Card) -> impl IntoView {
    let state = play.state;
    let name = move || {
        let texts = state.texts();
        let colour = texts.message(&format!("super-teams-colour-{}", card.colour()), &[]);
        texts.message("super-teams-card", &[("colour", colour.into()), ("value", i64::from(card.value()).into())])
    };
    let choose = move |_| {
        if !to_play(play) {
            return;
        }
        play.card.set(Some(card));
        let ships = super::board::movable(play);
        play.ship.set(if let [only] = ships[..] { Some(only) } else { None });
    };
    view! {
        <button class=format!("card team-{}", card.colour()) class:chosen=move || play.card.get() == Some(card)
            aria-pressed=move || (play.card.get() == Some(card)).to_string()
            disabled=move || !to_play(play) aria-label=name on:click=choose>
            <svg viewBox="-32 -46 64 92" aria-hidden="true">
                <text class="value" y="14">{card.value()}</text>
                <g transform="translate(-20,-32) scale(0.7)"><path class="card-symbol" d=symbol(card.colour())/></g>
                <g transform="translate(20,32) scale(0.7)"><path class="card-symbol" d=symbol(card.colour())/></g>
            </svg>
        </button>
    }
}

#[component]
fn BonusCard(play: Play, bonus: Bonus) -> impl IntoView {
    let state = play.state;
    let name = move || state.say(&format!("super-teams-bonus-{bonus}"));
    let fits = move || match play.stage.get() {
        Stage::Choosing(seat) => {
            play.table.with(|table| table.legal(seat).contains(&Choice::Bonus(bonus))).then_some(seat)
        }
        _ => None,
    };
    let choose = move |_| {
        if let Some(seat) = fits() {
            play.choose(seat, Choice::Bonus(bonus));
        }
    };
    view! {
        <button class="card bonus" disabled=move || fits().is_none() on:click=choose title=name>
            <svg viewBox="-32 -34 64 68" aria-hidden="true">{bonus_art(bonus)}</svg>
            <span>{name}</span>
        </button>
    }
}
