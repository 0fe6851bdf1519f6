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

/// The drawing of a face.
fn drawing(kind: Die, face: Face) -> &'static str {
    match (kind, face) {
        (_, Face::Hit) => "die-hit",
        (_, Face::Critical) => "die-critical",
        (_, Face::Evade) => "die-evade",
        (Die::Attack, Face::Focus) => "die-focus",
        (Die::Defense, Face::Focus) => "die-defense-focus",
        (Die::Attack, Face::Blank) => "die-blank",
        (Die::Defense, Face::Blank) => "die-defense-blank",
    }
}

/// A handful of dice.
fn dice(desk: Desk, kind: Die, rolled: Dice) -> impl IntoView {
    let all = FACES.into_iter().flat_map(|(face, name)| (0..rolled.count(face)).map(move |_| (face, name)));
    let one = move |(face, name): (Face, &'static str)| {
        let href = format!("#{}", drawing(kind, face));
        view! { <li><svg class="die" viewBox="-12 -12 24 24" aria-hidden="true"><use href=href x="-12" y="-12" width="24" height="24"/></svg><span>{desk.say(name)}</span></li> }
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
