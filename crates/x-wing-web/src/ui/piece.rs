//! A ship as a printed piece on its base, and what stands beside it.

use crate::asks;
use crate::camera::Point;
use crate::flight::{self, place};
use crate::ui::desk::{Desk, Stage};
use crate::ui::flying::beside;
use crate::ui::hover;
use crate::ui::signs;
use crate::ui::targets;
use crate::ui::told;
use geometry::BaseSize;
use geometry::constants::{LARGE_ARC_HALF, SMALL_ARC_HALF};
use leptos::prelude::*;
use page_parts::tap;
use x_wing::cards::{Arcs, Pilot};
use x_wing::{Choice, Life, ShipId, Team};
use x_wing_drawing::art::{self, Livery};

/// A ship round the origin, nose up, with its cut edge.
fn art(pilot: &Pilot) -> String {
    let ship = art::ship(pilot.ship);
    format!("<path class=\"cut\" d=\"{}\"/>{}", ship.outline(), ship.painted(Livery::of(pilot.allegiance)))
}

/// A ship as a small picture.
pub fn picture(pilot: &'static Pilot) -> impl IntoView {
    view! { <svg class="ship-picture" viewBox="-84 -84 168 168" aria-hidden="true" inner_html=art(pilot)></svg> }
}

/// The base with its arc, and the ship on it, in millimetres.
fn body(pilot: &Pilot, team: Team, is_still: bool) -> String {
    let size = pilot.ship.size;
    let half = size.half();
    let [across, along] = match size {
        BaseSize::Small => SMALL_ARC_HALF,
        BaseSize::Large => LARGE_ARC_HALF,
    };
    let leaves = half * across / along;
    let hatch = match team {
        Team::First => String::new(),
        Team::Second => format!(
            "<path class=\"hatch\" d=\"M{0:.1},{2:.1} L{1:.1},{2:.1} M{0:.1},{3:.1} L{1:.1},{3:.1} M{0:.1},{4:.1} L{1:.1},{4:.1}\"/>",
            -half + 3.0,
            half - 3.0,
            half - 3.0,
            half - 7.0,
            half - 11.0
        ),
    };
    let rear = match pilot.ship.arcs {
        Arcs::Rear | Arcs::RearTorpedoes => {
            format!("<path class=\"arc rear\" d=\"M{:.1},{half:.1} L0,0 L{leaves:.1},{half:.1}\"/>", -leaves)
        }
        Arcs::Front | Arcs::Turret | Arcs::Forward | Arcs::Mobile | Arcs::Bullseye => String::new(),
    };
    let arc = match is_still {
        true => String::new(),
        false => format!("<path class=\"arc\" d=\"M{:.1},{1:.1} L0,0 L{leaves:.1},{1:.1}\"/>{rear}", -leaves, -half),
    };
    let scale = if size == BaseSize::Small { 58.0 / 168.0 } else { 92.0 / 168.0 };
    format!(
        "<rect class=\"shade\" x=\"{0:.1}\" y=\"{1:.1}\" width=\"{2:.1}\" height=\"{2:.1}\" rx=\"2\"/><rect class=\"plate\" x=\"{0:.1}\" y=\"{0:.1}\" width=\"{2:.1}\" height=\"{2:.1}\" rx=\"1.5\"/>\
         {hatch}{arc}<g transform=\"scale({scale:.3})\">{3}</g>",
        -half,
        -half + 3.0,
        2.0 * half,
        if is_still { art::STILL.to_owned() } else { art(pilot) }
    )
}

/// A ship on the table: a button that says how the ship is.
#[component]
pub fn Piece(desk: Desk, ship: ShipId) -> impl IntoView {
    let (pilot, side, is_still) = desk.seen.with_untracked(|seen| {
        let facts = seen.game.facts(ship);
        (facts.pilot, facts.side, facts.is_still)
    });
    let half = pilot.ship.size.half();
    let at = Memo::new(move |_| desk.shown.with(|open| place(open.ship(ship).pose)));
    let life = Memo::new(move |_| desk.shown.with(|open| open.ship(ship).life));
    let there = move || matches!(life.get(), Life::Flying | Life::Doomed);
    let acts = Memo::new(move |_| {
        desk.shown.with(asks::acting) == Some(ship)
            || desk.dialling.get() == Some(ship) && desk.asks() == Some(asks::Asks::Plan)
    });
    let target = Memo::new(move |_| targets::of(desk, ship));
    let chosen = Memo::new(move |_| matches!(desk.target.get(), Some(Choice::Attack { target, .. }) if target == ship));
    // Where all ships stand to each other is told again when nothing moves any more.
    let label = Memo::new(move |before: Option<&String>| {
        if let (Stage::Moving, Some(words)) = (desk.stage.get(), before) {
            return words.clone();
        }
        let words = told::ship(desk, ship);
        match target.get() {
            Some((_, Some(chance))) => {
                format!("{words} {}", desk.told("battle-odds-any", &serde_json::json!({ "chance": chance })))
            }
            Some((_, None)) | None => words,
        }
    });
    let press = move |_| match target.get_untracked() {
        Some((choice, _)) if chosen.get_untracked() => desk.choose(choice),
        Some((choice, _)) => desk.target.set(Some(choice)),
        None => desk.read.update(|read| *read = if *read == Some(ship) { None } else { Some(ship) }),
    };
    let turn = move || {
        let [x, y, turned] = at.get();
        format!("translate({x:.2}px, {y:.2}px) rotate({turned:.2}deg)")
    };
    let view_box = format!("{0} {0} {1} {1}", -half, 2.0 * half);
    let large = half > 30.0;
    view! {
        <button id=format!("ship-{}", ship.0) class=format!("piece side-{side}") class:large=large class:acts=acts class:target=move || target.get().is_some() class:chosen=chosen
            class:cloaked=move || desk.shown.with(|open| open.ship(ship).cloak > 0)
            hidden=move || !there() style:transform=turn aria-label=label on:click=tap(press)
            on:pointerenter=hover::over(desk, ship) on:pointerleave=hover::away(desk) on:contextmenu=hover::held(desk, ship)>
            <svg viewBox=view_box aria-hidden="true" inner_html=body(pilot, side, is_still)></svg>
        </button>
    }
}

/// What stands beside a ship, upright and always as large: its name, its strength, its tokens, the odds.
#[component]
pub fn Label(desk: Desk, ship: ShipId) -> impl IntoView {
    let (title, side, half) = desk.seen.with_untracked(|seen| {
        let facts = seen.game.facts(ship);
        (facts.title(), facts.side, facts.pilot.ship.size.half())
    });
    let there = move || desk.shown.with(|open| open.ship(ship).is_in_play());
    let stands = Memo::new(move |_| desk.labels.with(|labels| labels[ship.index()]));
    let at = move || {
        let [x, y, _] = desk.shown.with(|open| place(open.ship(ship).pose));
        beside(x, if stands.get().above { y - half * 1.3 } else { y + half * 1.3 })
    };
    let corner = move || {
        let [x, y, _] = desk.shown.with(|open| place(open.ship(ship).pose));
        beside(x - half * 1.1, y + half * 1.1)
    };
    let skill = Memo::new(move |_| desk.seen.with(|seen| seen.table().skill(ship)));
    view! {
        <div id=format!("corner-{}", ship.0) class="tag-corner" hidden=move || !there() style:transform=corner aria-hidden="true">{move || signs::skill(side, skill.get())}</div>
        <div id=format!("tag-{}", ship.0) class="tag" class:above=move || stands.get().above class:unnamed=move || !stands.get().named hidden=move || !there() style:transform=at aria-hidden="true"><span class="title">{title}</span>{signs::facts(desk, ship)}</div>
    }
}

/// The chances of an attack on a ship, beside it.
#[component]
pub fn Chip(desk: Desk, ship: ShipId, chips: Memo<Vec<Option<Point>>>) -> impl IntoView {
    let target =
        Memo::new(move |_| targets::of(desk, ship).and_then(|(choice, _)| Some((choice, desk.odds_of(choice)?))));
    let chosen = move || target.get().is_some_and(|(choice, _)| desk.target.get() == Some(choice));
    let place = Memo::new(move |_| chips.with(|chips| chips.get(ship.index()).copied().flatten()));
    let at = move || {
        let [x, y, _] = desk.shown.with(|open| flight::place(open.ship(ship).pose));
        let (right, down) = place.get().unwrap_or_default();
        format!("{} translate({right:.0}px, {down:.0}px)", beside(x, y))
    };
    move || {
        let (_, chances) = target.get()?;
        place.get()?;
        Some(
            view! { <div class="chip-of" class:chosen=chosen style:transform=at aria-hidden="true">{targets::chip(desk, &chances)}</div> },
        )
    }
}
