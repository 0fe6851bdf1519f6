//! Dice as they lie: red and green eight-sided ones, each with its face and its name.

use crate::ui::desk::Desk;
use leptos::prelude::*;
use serde_json::json;
use x_wing::{Dice, Die, Face};

const FACES: [(Face, &str); 5] = [
    (Face::Critical, "battle-face-critical"),
    (Face::Hit, "battle-face-hit"),
    (Face::Evade, "battle-face-evade"),
    (Face::Focus, "battle-face-focus"),
    (Face::Blank, "battle-face-blank"),
];

fn sign(face: Face) -> &'static str {
    match face {
        Face::Hit => "M0,-13 L4,-4 L13,-2 L6,4 L8,13 L0,8 L-8,13 L-6,4 L-13,-2 L-4,-4 Z",
        Face::Critical => "M0,-15 L4,-5 L15,-6 L7,2 L10,13 L0,7 L-10,13 L-7,2 L-15,-6 L-4,-5 Z M0,-5 L-2,1 L2,1 Z",
        Face::Evade => "M-9,7 Q-8,-7 4,-6 L1,-12 L13,-4 L4,5 L4,-1 Q-3,-2 -4,8 Z",
        Face::Focus => "M-13,0 Q0,-13 13,0 Q0,13 -13,0 Z M0,-5 A5,5 0 1 0 0,5 A5,5 0 1 0 0,-5 Z",
        Face::Blank => "M-5,-1 H5 V1 H-5 Z",
    }
}

/// A handful of dice.
fn dice(desk: Desk, kind: Die, rolled: Dice) -> impl IntoView {
    let class = match kind {
        Die::Attack => "die red",
        Die::Defense => "die green",
    };
    let all = FACES.into_iter().flat_map(|(face, name)| (0..rolled.count(face)).map(move |_| (face, name)));
    let one = move |(face, name): (Face, &'static str)| {
        let inside = format!(
            "<path class=\"solid\" d=\"M0,-28 L24,-14 L24,14 L0,28 L-24,14 L-24,-14 Z\"/><path class=\"facet\" d=\"M0,-28 L20,12 L-20,12 Z\"/><path class=\"face\" fill-rule=\"evenodd\" d=\"{}\"/>",
            sign(face)
        );
        view! { <li><svg class=class viewBox="-28 -30 56 60" aria-hidden="true" inner_html=inside></svg><span>{desk.say(name)}</span></li> }
    };
    all.map(one).collect_view()
}

/// The dice of the attack on the screen.
#[component]
pub fn Tray(desk: Desk) -> impl IntoView {
    move || {
        let fray = desk.fray.get()?;
        let group = |die: Die, rolled: Option<Dice>, name: &'static str| {
            rolled.map(|rolled| view! { <ul class="dice" aria-label=desk.say(name)>{dice(desk, die, rolled)}</ul> })
        };
        let left = fray.left.map(|(hits, criticals)| desk.told("battle-left", &json!({ "count": hits + criticals })));
        let who = desk.told("x-wing-drawn-attack", &json!({ "attacker": fray.attacker, "defender": fray.defender }));
        let range = desk.told("battle-range", &json!({ "range": fray.range }));
        Some(view! {
            <div class="tray" aria-live="polite">
                <p>{who}", "{range}</p>
                {group(Die::Attack, fray.attack, "battle-dice-attack")}{group(Die::Defense, fray.defense, "battle-dice-defense")}
                {left.map(|left| view! { <b class="left">{left}</b> })}
            </div>
        })
    }
}
