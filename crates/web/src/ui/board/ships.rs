//! The ships, each an element that moves by itself; a button while it can be chosen.

use crate::flight::{Flight, way};
use crate::layout::Layout;
use crate::sound::Sound;
use crate::tour::Point;
use crate::ui::board::at;
use crate::ui::parts::{emblem, hull};
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use leptos::{html, svg};
use page_parts::motion::{self, Keyframe};
use page_parts::tap;
use std::sync::Arc;
use super_teams::{Kind, Place, Ship};
use web_sys::Element;

/// A flight begins and ends gently.
const EASING: &str = "cubic-bezier(.3,.1,.4,1)";

/// All ships of the game.
#[component]
pub fn Ships(desk: TableController, layout: Memo<Arc<Layout>>) -> impl IntoView {
    let fleet = desk.seen.with_untracked(|seen| seen.game.fleet());
    let lane = move || layout.with(|layout| format!("{:.3}cqw", 100.0 * layout.track.width() / layout.size.0));
    view! {
        <div class="ships" style=("--lane", lane)>
            {fleet.iter().map(|ship| view! { <ShipOnBoard desk ship layout/> }).collect_view()}
        </div>
    }
}

#[component]
fn ShipOnBoard(desk: TableController, ship: Ship, layout: Memo<Arc<Layout>>) -> impl IntoView {
    let state = desk.state;
    let (box_of, hull_of) = (NodeRef::<html::Div>::new(), NodeRef::<svg::Svg>::new());
    Effect::new(move || {
        let flight = desk.flight.get();
        let (Some(own), Some(hull)) = (box_of.get_untracked(), hull_of.get_untracked()) else { return };
        match flight {
            None => motion::finish(&own),
            Some(flight) if flight.flown.ship == ship => {
                let shown = desk.shown.get_untracked();
                layout.with_untracked(|layout| fly(&own, &hull, layout, &shown, flight));
            }
            Some(_) => {}
        }
    });
    let stand = Memo::new(move |_| layout.with(|layout| layout.stand(&desk.shown.get(), ship)));
    let place = move || {
        let (x, y) = layout.with(|layout| at(layout, stand.get().0));
        format!("{x} {y}")
    };
    let heading = move || {
        let space = usize::from(desk.shown.get()[ship as usize].space);
        match ship {
            Ship::DeathStar => "0deg".to_owned(),
            _ => layout.with(|layout| format!("{:.1}deg", layout.track.heading(space))),
        }
    };
    let choosable = move || desk.movable().contains(&ship);
    let label = move || {
        let texts = state.texts();
        let name = texts.message(&format!("super-teams-ship-{ship}"), &[]);
        let space = desk.shown.get()[ship as usize].space;
        texts.message("web-ship-at", &[("ship", name.into()), ("space", i64::from(space).into())])
    };
    let flying = move || desk.flying.get().filter(|(flown, _)| *flown == ship).map(|(_, noise)| noise);
    let pick = move || {
        if choosable() {
            desk.fly(ship);
        }
    };
    view! {
        <div class="ship" node_ref=box_of data-ship=ship.to_string() style:translate=place style:scale=move || format!("{:.3}", stand.get().1) style=("--heading", heading)
            class:choosable=choosable class:chosen=move || desk.ship.get() == Some(ship)
            class:pointed=move || desk.points_at(Point::Ship(ship)) class:flying=move || flying().is_some()
            class:fast=move || flying() == Some(Sound::Hyperspace) class:tumbling=move || flying() == Some(Sound::Maw) class:hit=move || flying() == Some(Sound::Asteroid)
            class:charged=move || desk.shown.get()[ship as usize].kind == Kind::Hyperspace
            role=move || if choosable() { "button" } else { "img" }
            tabindex=move || if choosable() { "0" } else { "-1" }
            aria-label=label
            on:click=tap(move |_| pick())
            on:keydown=move |event| if event.key() == "Enter" || event.key() == " " { event.prevent_default(); pick() }>
            <svg node_ref=hull_of viewBox="-100 -100 200 200" aria-hidden="true" inner_html=format!("<circle class=\"halo\" r=\"112\"/>{}", hull(ship))></svg>
            <svg class="emblem" viewBox="-100 -100 200 200" aria-hidden="true" inner_html=emblem(ship)></svg>
        </div>
    }
}

/// Sends a ship along its way. Its box goes and its hull turns; the picture inside stays as it is, so that the browser needs to paint nothing on the way.
fn fly(own: &Element, hull: &Element, layout: &Layout, shown: &[Place; 8], flight: Flight) {
    let way = way(layout, shown, flight.flown);
    let offset = |index: usize| index as f64 / (way.len() - 1).max(1) as f64;
    let places = way.iter().enumerate().map(|(index, passed)| {
        let ((x, y), size) = (at(layout, passed.stand.0), passed.stand.1);
        Keyframe { offset: offset(index), values: [("translate", format!("{x} {y}")), ("scale", format!("{size:.3}"))] }
    });
    motion::animate(own, places, EASING, flight.ms);
    let turns = way.iter().enumerate().map(|(index, passed)| Keyframe {
        offset: offset(index),
        values: [("rotate", format!("{:.1}deg", passed.turned))],
    });
    motion::animate(hull, turns, EASING, flight.ms);
}
