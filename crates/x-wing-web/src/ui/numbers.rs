//! The four numbers of a ship as they are now.

use crate::ui::desk::Desk;
use leptos::prelude::*;
use x_wing::ShipId;

/// Attack, agility, and what is left of hull and shields.
#[component]
pub fn Numbers(desk: Desk, ship: ShipId) -> impl IntoView {
    let numbers = move || {
        let open = desk.shown.get();
        desk.seen.with(|seen| {
            let (table, attack) = (seen.game.table(&open), seen.game.facts(ship).numbers.attack);
            let hull = table.hull_value(ship);
            [
                ("battle-ship-attack", "attack", attack.to_string()),
                ("battle-ship-agility", "agility", table.agility(ship).to_string()),
                ("battle-ship-hull", "hull", format!("{}/{hull}", hull.saturating_sub(table.damage(ship)))),
                ("battle-ship-shields", "shield", format!("{}/{}", open.ship(ship).shields, table.shield_value(ship))),
            ]
        })
    };
    let number = move |(name, class, value): (&'static str, &'static str, String)| {
        view! { <div class=format!("number {class}")><dt>{desk.say(name)}</dt><dd>{value}</dd></div> }
    };
    view! { <dl class="numbers-of">{move || numbers().map(number).into_iter().collect_view()}</dl> }
}
