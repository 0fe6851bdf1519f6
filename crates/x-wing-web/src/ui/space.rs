//! The table: space from edge to edge, panned and zoomed with mouse, wheel, fingers and keys.

use crate::asks::Asks;
use crate::camera::{Frame, Point};
use crate::flight::place;
use crate::ui::desk::{Desk, Stage};
use crate::ui::labels;
use crate::ui::layers;
use crate::ui::light;
use crate::ui::piece::{Chip, Label, Piece};
use crate::ui::placing;
use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use wasm_bindgen::JsCast;

/// The table.
#[component]
pub fn Space(desk: Desk) -> impl IntoView {
    let fingers = StoredValue::new(Vec::<(i32, Point)>::new());
    let down = move |event: PointerEvent| {
        let on_piece = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if on_piece.is_some_and(|element| element.closest(".piece, .zoom, button").ok().flatten().is_some()) {
            return;
        }
        fingers.update_value(|fingers| fingers.push((event.pointer_id(), point(&event))));
    };
    let moved = move |event: PointerEvent| {
        let (id, now) = (event.pointer_id(), point(&event));
        let all = fingers.get_value();
        let Some((_, before)) = all.iter().find(|(finger, _)| *finger == id).copied() else { return };
        if placing::drag(desk, &event) {
        } else if let [(_, one), (_, two)] = all[..] {
            let other = if before == one { two } else { one };
            let middle = (f64::midpoint(now.0, other.0), f64::midpoint(now.1, other.1));
            let times = distance(now, other) / distance(before, other).max(1.0);
            desk.camera.update(|camera| {
                *camera = camera.zoomed(times, middle).moved(((now.0 - before.0) / 2.0, (now.1 - before.1) / 2.0));
            });
            desk.wandered.set(true);
        } else {
            desk.camera.update(|camera| *camera = camera.moved((now.0 - before.0, now.1 - before.1)));
            desk.wandered.set(true);
        }
        fingers.update_value(|fingers| {
            fingers.iter_mut().filter(|(finger, _)| *finger == id).for_each(|finger| finger.1 = now);
        });
    };
    let up = move |event: PointerEvent| {
        fingers.update_value(|fingers| fingers.retain(|(finger, _)| *finger != event.pointer_id()));
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        let times = if event.delta_y() < 0.0 { 1.15 } else { 1.0 / 1.15 };
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        desk.camera.update(|camera| *camera = camera.zoomed(times, at));
        desk.wandered.set(true);
    };
    Effect::new(move || frame_decision(desk));
    let turn = move || {
        let camera = desk.camera.get();
        format!("translate({:.2}px, {:.2}px) scale({:.4})", camera.middle.0, camera.middle.1, camera.scale)
    };
    let ships: Vec<_> = desk.seen.with_untracked(|seen| seen.ships().collect());
    let pieces = ships.iter().map(|ship| view! { <Piece desk ship=*ship/> }).collect_view();
    let chips = Memo::new(move |_| labels::chips(desk));
    let odds = ships.iter().map(|ship| view! { <Chip desk ship=*ship chips/> }).collect_view();
    let labels = ships.iter().map(|ship| view! { <Label desk ship=*ship/> }).collect_view();
    view! {
        <section class="space on-sky" aria-label=desk.says("battle-table") on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=up on:pointerleave=up on:wheel=wheel
            on:keydown=move |event| keys(desk, &event)>
            <div class="world" style:transform=turn style=("--scale", move || format!("{:.4}", desk.camera.get().scale))>
                <svg class="board" viewBox="0 0 1 1" aria-hidden="true" inner_html=move || layers::board(desk)></svg>
                <svg class="light" viewBox="0 0 1 1" aria-hidden="true">
                    <g inner_html=move || light::reach(desk)></g><g inner_html=move || light::flower(desk)></g><g class="choice-of" inner_html=move || light::choice(desk)></g>
                </svg>
                {pieces}{labels}{odds}
            </div>
            <div class="zoom" role="group" aria-label=desk.says("battle-zoom-all")>
                <button class="quiet map-button" aria-expanded=move || desk.map_open.get().to_string() aria-label=desk.says("battle-layers") title=desk.says("battle-layers")
                    on:click=tap(move |_| desk.map_open.update(|open| *open = !*open))>{icon(Icon::Layers)}</button>
                <button class="quiet" aria-label=desk.says("battle-zoom-in") title=desk.says("battle-zoom-in") on:click=tap(move |_| zoom(desk, 1.3))>{icon(Icon::Plus)}</button>
                <button class="quiet" aria-label=desk.says("battle-zoom-out") title=desk.says("battle-zoom-out") on:click=tap(move |_| zoom(desk, 1.0 / 1.3))>{icon(Icon::Minus)}</button>
                <button class="quiet" aria-label=desk.says("battle-zoom-all") title=desk.says("battle-zoom-all") on:click=tap(move |_| desk.frame(whole(desk)))>{icon(Icon::Frame)}</button>
            </div>
        </section>
    }
}

fn point(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn distance(one: Point, two: Point) -> f64 {
    ((one.0 - two.0).powi(2) + (one.1 - two.1).powi(2)).sqrt()
}

fn zoom(desk: Desk, times: f64) {
    let Some(free) = desk.free.get_untracked() else { return };
    let edges = free.get_bounding_client_rect();
    let middle = (f64::midpoint(edges.left(), edges.right()), f64::midpoint(edges.top(), edges.bottom()));
    desk.camera.update(|camera| *camera = camera.zoomed(times, middle));
    desk.wandered.set(true);
}

fn keys(desk: Desk, event: &KeyboardEvent) {
    match event.key().as_str() {
        "+" | "=" => zoom(desk, 1.3),
        "-" => zoom(desk, 1.0 / 1.3),
        "0" => desk.frame(whole(desk)),
        _ => {}
    }
}

/// The whole play area.
pub fn whole(desk: Desk) -> Frame {
    let area = desk.seen.with_untracked(|seen| seen.game.area());
    let (x, y) = (area.width() / 2.0 + 20.0, area.height() / 2.0 + 20.0);
    Frame { left: -x, top: -y, right: x, bottom: y }
}

/// The camera frames the decision: the ship that acts, its ends or targets, and the ships near it. It waits while the person
/// looks elsewhere, until the next decision.
fn frame_decision(desk: Desk) {
    let stage = desk.stage.get();
    let dialled = desk.dialling.get();
    let places = desk.seen.with(|seen| {
        let open = seen.open();
        let flying: Vec<_> = seen.ships().filter(|ship| open.ship(*ship).is_in_play()).collect();
        let asks = Asks::of(open);
        let about = if asks == Asks::Plan { dialled } else { asks.ship().or(crate::asks::acting(open)) };
        let spot = |pose| {
            let [x, y, _] = place(pose);
            (x, y)
        };
        let Some(about) = about.filter(|ship| stage == Stage::Choosing && open.ship(*ship).is_in_play()) else {
            return match asks {
                Asks::Initiative | Asks::Obstacle | Asks::Edge | Asks::Deploy => Vec::new(),
                _ => flying.iter().map(|ship| spot(open.ship(*ship).pose)).collect(),
            };
        };
        let middle = open.ship(about).pose.centre();
        let near = flying.iter().filter(|ship| (open.ship(**ship).pose.centre() - middle).length() < 420.0);
        let mut places: Vec<_> = near.map(|ship| spot(open.ship(*ship).pose)).collect();
        if asks == Asks::Plan {
            let ends = desk.ends.get();
            places.extend(ends.iter().filter(|end| !end.end.leaves).map(|end| spot(end.end.pose)));
        }
        places
    });
    if desk.wandered.get_untracked() && stage != Stage::Choosing {
        desk.wandered.set(false);
    } else if desk.wandered.get_untracked() {
        return;
    }
    let shown = Frame::around(places, 75.0).unwrap_or_else(|| whole(desk));
    request_animation_frame(move || desk.frame(shown));
}
