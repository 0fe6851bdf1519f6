//! What the table works out, as light: where the ships of the picked card would go, and where the last ones went.

use crate::foresight::Foresight;
use crate::layout::Layout;
use crate::line::{Flown, flown};
use crate::track::path;
use crate::ui::board::at;
use crate::ui::foretold;
use crate::ui::parts::outline;
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use page_parts::tap;
use std::sync::Arc;
use super_teams::{Place, Ship, Space};

/// How many of the last flights leave a trail.
const TRAILS: usize = 2;

/// Paths, landing plates, ghosts, trails.
#[component]
pub fn Light(desk: TableController, layout: Memo<Arc<Layout>>) -> impl IntoView {
    let foreseen = Memo::new(move |_| desk.foreseen());
    let trails = Memo::new(move |_| desk.log.with(|log| last_flights(log)));
    let shown = move || {
        let layout = layout.get();
        let (all, chosen) = (foreseen.get(), desk.ship.get());
        let others =
            all.iter().filter(|one| Some(one.ship) != chosen).map(|one| may(desk, &layout, one)).collect_view();
        let own = all.iter().find(|one| Some(one.ship) == chosen).map(|one| path_of(desk, &layout, one));
        let trails = all.is_empty().then(|| trails.get().iter().map(|flown| trail(&layout, flown)).collect_view());
        view! { {trails}{others}{own} }
    };
    view! { <g>{shown}</g> }
}

/// The flights since the last card was played and the one before, so that one sees what the others did.
fn last_flights(log: &[crate::line::Line]) -> Vec<Flown> {
    let mut flights: Vec<_> = log.iter().rev().take(24).filter_map(flown).take(TRAILS).collect();
    flights.reverse();
    flights
}

fn trail(layout: &Layout, flown: &Flown) -> impl IntoView + use<> {
    let line = path(&layout.track.part(usize::from(flown.from), usize::from(flown.to)), false);
    let width = layout.track.width();
    view! { <path class="trail" d=line stroke-width=width * 0.045 stroke-dasharray=format!("{:.1} {:.1}", width * 0.01, width * 0.1)/> }
}

fn whole(layout: &Layout, one: &Foresight) -> Place {
    let kinds = layout.spaces.get(usize::from(one.rests.space));
    match (one.side, kinds) {
        (true, Some(Space::Double(..))) => Place { kind: super_teams::Kind::Start, ..one.rests },
        _ => one.rests,
    }
}

/// The plate where another ship of the card could go.
fn may(desk: TableController, layout: &Layout, one: &Foresight) -> impl IntoView + use<> {
    let (plate, width, ship) = (landing(layout, one), layout.track.width(), one.ship);
    view! {
        <path class="may touch" data-ship=ship.to_string() d=plate stroke-width=width * 0.038 stroke-dasharray=format!("{:.1} {:.1}", width * 0.1, width * 0.08)
            on:click=tap(move |_| desk.fly(ship))/>
    }
}

/// The outline of where a ship comes to rest: its plate, or the planet.
fn landing(layout: &Layout, one: &Foresight) -> String {
    if usize::from(one.rests.space) < layout.last() {
        return path(&layout.plate(whole(layout, one)), true);
    }
    let ((x, y), radius) = layout.planets[1];
    format!("M{:.1},{y:.1}a{radius:.1},{radius:.1} 0 1 1 0,.1Z", x - radius)
}

/// The way of the chosen ship, where it comes down, and where it rests.
fn path_of(desk: TableController, layout: &Layout, one: &Foresight) -> impl IntoView + use<> {
    let (width, ship) = (layout.track.width(), one.ship);
    let (from, lands, rests) = (usize::from(one.from.space), usize::from(one.lands), usize::from(one.rests.space));
    let way = path(&layout.track.part(from, lands), false);
    let back = one.is_thrown_back().then(|| {
        let line = path(&layout.track.part(lands, rests), false);
        view! { <path class="flight back" d=line stroke-width=width * 0.05 stroke-dasharray=format!("{:.1} {:.1}", width * 0.03, width * 0.12)/> }
    });
    let hops = (from + 1..lands).map(|space| {
        let (x, y) = layout.track.middle(space);
        view! { <circle class="hop" cx=x cy=y r=width * 0.07 stroke-width=width * 0.03/> }
    });
    let hops = hops.collect_view();
    let ((x, y), size) = ghost_at(layout, one);
    let turned = if ship == Ship::DeathStar { 0.0 } else { layout.track.heading(rests) };
    let scale = size * width * 1.36 / 200.0;
    view! {
        <path class="flight-glow" d=way.clone() stroke-width=width * 0.22/>
        <path class="flight" d=way stroke-width=width * 0.045 stroke-dasharray=format!("{:.1} {:.1}", width * 0.03, width * 0.12)/>
        {back}{hops}
        <path class="lands touch" data-ship=ship.to_string() d=landing(layout, one) stroke-width=width * 0.055 on:click=tap(move |_| desk.fly(ship))/>
        <g transform=format!("translate({x:.1},{y:.1}) rotate({turned:.1}) scale({scale:.3})") inner_html=outline(ship, "ghost")></g>
    }
}

fn ghost_at(layout: &Layout, one: &Foresight) -> (crate::track::Point, f64) {
    let nowhere = Place { space: 127, kind: super_teams::Kind::Start };
    let mut shown = [nowhere; 8];
    shown[one.ship as usize] = whole(layout, one);
    layout.stand(&shown, one.ship)
}

/// What a space is, for whoever touched it, and what the chosen move comes to.
#[component]
pub fn Sayings(desk: TableController, layout: Memo<Arc<Layout>>) -> impl IntoView {
    let state = desk.state;
    let say = move |space: u8, sentence: String| {
        layout.with(|layout| {
            let index = usize::from(space);
            let middle = if index >= layout.last() { layout.planets[1].0 } else { layout.track.middle(index) };
            let half = layout.track.width() * 0.56;
            let below = middle.1 < layout.size.1 * 0.16;
            let ((x, _), (_, y)) =
                (at(layout, middle), at(layout, (middle.0, middle.1 + if below { half } else { -half })));
            view! { <p class="says" class:below=below style=("--x", x) style=("--y", y)>{sentence}</p> }
        })
    };
    let chosen = move || {
        let one = desk.foreseen_chosen()?;
        let space = one.rests.space;
        Some(say(space, foretold::label(&state.texts(), &one)))
    };
    let told = move || {
        let space = desk.told.get()?;
        let kinds = layout.with(|layout| layout.spaces.get(usize::from(space)).copied())?;
        let texts = state.texts();
        let sentences: Vec<_> = kinds.sides().map(|kind| foretold::space(&texts, kind)).collect();
        Some(say(space, sentences.join(" ")))
    };
    view! { <div role="status">{told}</div><div aria-hidden="true">{chosen}</div> }
}
