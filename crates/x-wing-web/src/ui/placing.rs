//! Putting something down: dragged, or by keys and buttons in steps of 1 mm and 1°.

use crate::asks::Asks;
use crate::ui::choices::words;
use crate::ui::desk::Desk;
use geometry::Pose;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::{Choice, Rolling, ShipId};

/// How near to the thing in hand a finger takes it, in millimetres.
const REACH: f64 = 70.0;

/// Moves what is in hand with a finger. Whether it was taken.
pub fn drag(desk: Desk, event: &PointerEvent) -> bool {
    if !matches!(untrack(|| desk.asks()), Some(Asks::Deploy | Asks::Obstacle | Asks::Device)) {
        return false;
    }
    let Some(pose) = desk.held.get_untracked().and_then(pose_of) else { return false };
    let (x, y) = desk.camera.get_untracked().table((f64::from(event.client_x()), f64::from(event.client_y())));
    let centre = pose.centre();
    if (centre.x - x).abs() > REACH || (centre.y + y).abs() > REACH {
        return false;
    }
    put(desk, Pose::new(x.round(), -y.round(), pose.heading().degrees()).ok());
    true
}

fn pose_of(choice: Choice) -> Option<Pose> {
    match choice {
        Choice::Deploy { pose, .. } | Choice::Obstacle { pose, .. } | Choice::Put(pose) => Some(pose),
        _ => None,
    }
}

fn put(desk: Desk, pose: Option<Pose>) {
    let Some(pose) = pose else { return };
    desk.held.update(|held| {
        if let Some(Choice::Deploy { pose: at, .. } | Choice::Obstacle { pose: at, .. } | Choice::Put(at)) = held {
            *at = pose;
        }
    });
}

/// Moves what is in hand by millimetres to the right and up, and turns it by degrees.
fn nudge(desk: Desk, (right, up, turn): (f64, f64, f64)) {
    let Some(pose) = desk.held.get_untracked().and_then(pose_of) else { return };
    let centre = pose.centre();
    let degrees = (pose.heading().degrees() + turn).rem_euclid(360.0);
    put(desk, Pose::new((centre.x + right).round(), (centre.y + up).round(), degrees).ok());
}

/// Where a ship or an obstacle is put.
#[component]
pub fn Placing(desk: Desk) -> impl IntoView {
    Effect::new(move || {
        let offered = desk.seen.with(|seen| seen.offered.clone());
        if desk.held.get_untracked().is_none_or(|held| !offered.iter().any(|choice| same(*choice, held))) {
            desk.held.set(offered.first().copied());
        }
    });
    let things = Memo::new(move |_| {
        let mut things: Vec<Choice> = Vec::new();
        for choice in desk.seen.with(|seen| seen.offered.clone()) {
            if pose_of(choice).is_some() && !things.iter().any(|known| same(*known, choice)) {
                things.push(choice);
            }
        }
        things
    });
    let thing = move |choice: Choice| {
        let chosen = move || desk.held.get().is_some_and(|held| same(held, choice));
        view! { <button aria-pressed=move || chosen().to_string() on:click=tap(move |_| desk.held.set(Some(choice)))>{move || thing_words(desk, choice)}</button> }
    };
    let things = move || {
        let things = things.get();
        (things.len() > 1)
            .then(|| view! { <div class="row things">{things.into_iter().map(thing).collect_view()}</div> })
    };
    let refusal = move || desk.held.get().and_then(|held| desk.seen.with(|seen| seen.check(held)).err());
    let state = move || match refusal() {
        Some(reason) => desk.texts.with(|texts| texts.refusal("x-wing", reason)),
        None => desk.say("battle-place-fits"),
    };
    let keys = move |event: KeyboardEvent| {
        let far = if event.shift_key() { 10.0 } else { 1.0 };
        let turn = if event.shift_key() { 15.0 } else { 1.0 };
        let by = match event.key().as_str() {
            "ArrowLeft" => (-far, 0.0, 0.0),
            "ArrowRight" => (far, 0.0, 0.0),
            "ArrowUp" => (0.0, far, 0.0),
            "ArrowDown" => (0.0, -far, 0.0),
            "q" | "Q" => (0.0, 0.0, -turn),
            "e" | "E" => (0.0, 0.0, turn),
            _ => return,
        };
        event.prevent_default();
        nudge(desk, by);
    };
    let step = move |name: &'static str, sign: &'static str, by: (f64, f64, f64)| {
        view! { <button aria-label=desk.says(name) title=desk.says(name) on:click=tap(move |_| nudge(desk, by))>{sign}</button> }
    };
    let put_down = move |_| {
        if let Some(choice) = desk.held.get_untracked() {
            desk.choose(choice);
        }
    };
    let for_me = move |_| {
        if let Some(choice) = desk.seen.with_untracked(|seen| seen.offered.first().copied()) {
            desk.choose(choice);
        }
    };
    view! {
        <div class="placing" role="group" aria-label=desk.says("battle-place-here") on:keydown=keys>
            {things}
            <div class="row steps">
                {step("battle-place-left", "←", (-10.0, 0.0, 0.0))}{step("battle-place-up", "↑", (0.0, 10.0, 0.0))}{step("battle-place-down", "↓", (0.0, -10.0, 0.0))}{step("battle-place-right", "→", (10.0, 0.0, 0.0))}
                {step("battle-place-turn-left", "↺", (0.0, 0.0, -5.0))}{step("battle-place-turn-right", "↻", (0.0, 0.0, 5.0))}
            </div>
            <p class="state-of" class:bad=move || refusal().is_some() aria-live="polite">{state}</p>
        </div>
        <div class="decide">
            <button class="go big" disabled=move || refusal().is_some() on:click=tap(put_down)>{desk.says("battle-place-here")}</button>
            <button class="quiet" on:click=tap(for_me)>{desk.says("battle-place-for-me")}</button>
        </div>
    }
}

/// Whether two choices are about the same thing in hand.
fn same(one: Choice, two: Choice) -> bool {
    match (one, two) {
        (Choice::Deploy { ship: one, .. }, Choice::Deploy { ship: two, .. }) => one == two,
        (Choice::Obstacle { obstacle: one, .. }, Choice::Obstacle { obstacle: two, .. }) => one == two,
        (Choice::Put(_), Choice::Put(_)) => true,
        _ => one == two,
    }
}

fn thing_words(desk: Desk, choice: Choice) -> String {
    match choice {
        Choice::Deploy { ship, .. } => name(desk, ship),
        _ => words(desk, choice),
    }
}

/// What a ship is called.
pub fn name(desk: Desk, ship: ShipId) -> String {
    desk.seen.with(|seen| seen.game.facts(ship).title())
}

/// Where a barrel roll ends: ahead or back along the template.
#[component]
pub fn RollPlacing(desk: Desk, rolling: Rolling) -> impl IntoView {
    let limit = desk.seen.with_untracked(|seen| seen.table().roll_limit(&rolling));
    let wish = RwSignal::new(0.0_f64);
    Effect::new(move || {
        let wish = wish.get();
        desk.held.set(desk.seen.with(|seen| seen.table().roll_near(&rolling, wish)).map(|(choice, _)| choice));
    });
    let slide = move |event| {
        if let Ok(value) = event_target_value(&event).parse() {
            wish.set(value);
        }
    };
    let put_down = move |_| {
        if let Some(choice) = desk.held.get_untracked() {
            desk.choose(choice);
        }
    };
    let step = move |by: f64| wish.update(|wish| *wish = (*wish + by).clamp(-limit, limit));
    view! {
        <div class="placing">
            <div class="row steps">
                <button aria-label=desk.says("battle-place-back") on:click=tap(move |_| step(-1.0))>{icon(Icon::Minus)}</button>
                <input type="range" min=format!("{:.0}", -limit) max=format!("{limit:.0}") step="1" prop:value=move || wish.get().to_string() on:input=slide aria-label=desk.says("battle-ask-roll-note")/>
                <button aria-label=desk.says("battle-place-ahead") on:click=tap(move |_| step(1.0))>{icon(Icon::Plus)}</button>
            </div>
        </div>
        <div class="decide"><button class="go big" on:click=tap(put_down)>{desk.says("battle-place-here")}</button></div>
    }
}
