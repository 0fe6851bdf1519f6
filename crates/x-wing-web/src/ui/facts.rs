//! Where the manoeuvre that the dial shows would end, in words.

use crate::ends::enemies_from;
use crate::ui::desk::Desk;
use geometry::Band;
use leptos::prelude::*;
use serde_json::json;
use x_wing::ShipId;

/// What is to be said of it, each with its class: what is in the way, and the enemies that would be near.
fn facts(desk: Desk) -> Vec<(&'static str, String)> {
    let end = desk.ends.with(|ends| ends.get(desk.turned.get()).copied());
    let (Some(end), Some(ship)) = (end, desk.dialling.get()) else { return Vec::new() };
    let mut facts = Vec::new();
    let names = |ships: Vec<ShipId>| {
        desk.seen
            .with(|seen| desk.texts.with(|texts| texts.list(ships.iter().map(|ship| seen.game.facts(*ship).title()))))
    };
    if end.end.leaves {
        facts.push(("bad", desk.say("battle-end-leaves")));
    }
    if end.end.overlaps {
        facts
            .push(("bad", desk.told("battle-end-bumps", &json!({ "ships": names(end.end.touches.iter().collect()) }))));
    }
    if !end.end.obstacles.is_empty() {
        facts.push(("bad", desk.say("battle-end-rocks")));
    }
    if end.is_clear() {
        facts.push(("good", desk.say("battle-end-clear")));
    }
    for seen in desk.seen.with(|seen| enemies_from(seen, ship, end.end.pose)).into_iter().take(3) {
        let (class, id) =
            if seen.in_arc { ("light", "battle-end-in-arc") } else { ("quiet-fact", "battle-end-outside") };
        let range = seen.range.map_or(0, Band::number);
        facts.push((class, desk.told(id, &json!({ "ship": seen.ship, "range": range }))));
    }
    facts
}

/// All of it, beside the dial.
#[component]
pub fn Facts(desk: Desk) -> impl IntoView {
    let list =
        move || facts(desk).into_iter().map(|(class, fact)| view! { <li class=class>{fact}</li> }).collect_view();
    view! { <div class="ends"><span class="eyebrow">{desk.says("battle-ends")}</span><ul aria-live="polite">{list}</ul></div> }
}

/// The first two in a line, for a screen that has no room beside the dial.
pub fn in_a_line(desk: Desk) -> Option<String> {
    let all: Vec<_> = facts(desk).into_iter().take(2).map(|(_, fact)| fact).collect();
    (desk.may_foresee() && !all.is_empty()).then(|| all.join(" · "))
}
