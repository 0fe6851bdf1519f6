//! A ship to read about: its numbers, its cards in words, its damage.

use crate::ui::desk::Desk;
use crate::ui::numbers::Numbers;
use crate::ui::piece;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::ShipId;

/// A ship, large.
#[component]
pub fn ShipCard(desk: Desk, ship: ShipId) -> impl IntoView {
    let (pilot, title, upgrades) = desk.seen.with_untracked(|seen| {
        let facts = seen.game.facts(ship);
        (facts.pilot, facts.title(), facts.own_upgrades().to_vec())
    });
    let words = move |name: &'static str| desk.texts.with(|texts| texts.card(name));
    let cards = upgrades.iter().map(|upgrade| {
        let (name, card) = (upgrade.name, upgrade.card.name);
        view! { <li><b>{name}</b>" "{move || words(card)}</li> }
    });
    let damage = move || {
        let cards: Vec<_> = desk.shown.with(|open| open.ship(ship).face_up.iter().collect());
        let line = |card: x_wing::DamageCard| {
            let name = desk.texts.with(|texts| texts.name("x-wing", "card", card.name()));
            view! { <li class="damage"><b>{name}</b>" "{words(card.name())}</li> }
        };
        cards.into_iter().map(line).collect_view()
    };
    let label = title.clone();
    view! {
        <section class="panel ship-card" aria-label=label>
            <button class="quiet close" aria-label=desk.says("web-close") on:click=tap(move |_| desk.read.set(None))>{icon(Icon::Close)}</button>
            <header>{piece::picture(pilot)}<div><h2>{title}</h2><small>{pilot.ship.name}</small></div></header>
            <Numbers desk ship/>
            <p>{move || words(pilot.card.name)}</p>
            <ul>{cards.collect_view()}{damage}</ul>
        </section>
    }
}
