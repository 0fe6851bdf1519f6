//! A ship to read about: its numbers, its cards in words, its damage.

use crate::ui::desk::Desk;
use crate::ui::piece;
use leptos::prelude::*;
use page_parts::{Icon, icon};
use x_wing::ShipId;

/// A ship, large.
#[component]
pub fn ShipCard(desk: Desk, ship: ShipId) -> impl IntoView {
    let (pilot, title, upgrades) = desk.seen.with_untracked(|seen| {
        let facts = seen.game.facts(ship);
        (facts.pilot, facts.title(), facts.upgrades.clone())
    });
    let numbers = move || {
        let open = desk.shown.get();
        desk.seen.with(|seen| {
            let table = seen.game.table(&open);
            let hull = table.hull_value(ship);
            [
                ("battle-ship-attack", "attack", pilot.ship.attack.to_string()),
                ("battle-ship-agility", "agility", table.agility(ship).to_string()),
                ("battle-ship-hull", "hull", format!("{}/{hull}", hull.saturating_sub(table.damage(ship)))),
                ("battle-ship-shields", "shield", format!("{}/{}", open.ship(ship).shields, table.shield_value(ship))),
            ]
        })
    };
    let numbers = move || {
        let number = |(name, class, value): (&'static str, &'static str, String)| {
            view! { <div class=format!("number {class}")><dt>{desk.say(name)}</dt><dd>{value}</dd></div> }
        };
        numbers().map(number).into_iter().collect_view()
    };
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
            <button class="quiet close" aria-label=move || desk.say("web-close") on:click=move |_| desk.read.set(None)>{icon(Icon::Close)}</button>
            <header>{piece::picture(pilot)}<div><h2>{title}</h2><small>{pilot.ship.name}</small></div></header>
            <dl class="numbers-of">{numbers}</dl>
            <p>{move || words(pilot.card.name)}</p>
            <ul>{cards.collect_view()}{damage}</ul>
        </section>
    }
}
