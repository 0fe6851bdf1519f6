//! The squad as a sheet of paper: shown only when the page is printed.

use super::bench::Bench;
use super::dial::DialTable;
use super::picture;
use crate::squads::reasons;
use leptos::prelude::*;
use x_wing::EquippedShip;

#[component]
pub fn PrintSheet(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let section = move |ship: &EquippedShip| {
        let (texts, pilot) = (words.texts(), ship.pilot);
        let numbers = [
            ("squads-attack", pilot.ship.attack),
            ("squads-agility", pilot.ship.agility),
            ("squads-hull", ship.hull()),
            ("squads-shields", ship.shields()),
        ];
        let numbers = numbers.map(|(name, value)| format!("{} {value}", words.say(name))).join(", ");
        let actions =
            texts.list(ship.actions().iter().map(|action| words.say(&format!("squads-action-{}", action.name()))));
        let upgrades = ship.upgrades.iter().map(|upgrade| {
            view! { <tr><td><b>{upgrade.name}</b>" ("{reasons::slot(&texts, upgrade.slot)}")"<small>{texts.card(upgrade.card.name)}</small></td><td>{ship.cost_of(upgrade)}</td></tr> }
        });
        view! {
            <section>
                <div class="print-words"><h2>{pilot.name}</h2>
                    <p>{words.say_with("squads-skill", &[("ship", pilot.ship.name.into()), ("skill", i64::from(ship.skill()).into())])}<br/>{numbers}<br/>{actions}</p>
                    <table><tbody><tr><td><b>{pilot.name}</b><small>{texts.card(pilot.card.name)}</small></td><td>{pilot.points}</td></tr>{upgrades.collect_view()}</tbody></table></div>
                <div class="print-art">{picture::pilot(pilot)}<DialTable words ship=pilot.ship/></div>
            </section>
        }
    };
    let inside = move || {
        bench.shown.with(|shown| {
            let texts = words.texts();
            let name = bench.draft.with(|draft| draft.name().to_owned());
            let points = words.say_with("squads-points", &[("points", i64::from(shown.points).into())]);
            let faults = shown.faults.iter().map(|fault| view! { <li>{reasons::fault(&texts, fault)}</li> }).collect_view();
            view! { <h1>{name}" "<small>{points}</small></h1><ul>{faults}</ul>{shown.ships.iter().flatten().map(section).collect_view()} }
        })
    };
    view! { <div class="print-sheet" aria-hidden="true">{inside}</div> }
}
