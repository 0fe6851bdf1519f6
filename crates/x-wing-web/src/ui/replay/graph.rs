//! How likely each side was to win, over the whole battle.

use crate::replay::Likely;
use crate::ui::desk::Desk;
use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use page_parts::tap;
use play::Seat;
use serde_json::json;

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 100.0;

/// The chances of the first side, with the moment that is shown; a touch goes to a moment.
#[component]
pub fn Graph(
    desk: Desk,
    likely: Vec<Likely>,
    /// How many moments there are.
    length: u32,
    moment: RwSignal<u32>,
    go: Callback<u32>,
) -> impl IntoView {
    if likely.len() < 2 {
        return ().into_any();
    }
    let place = NodeRef::<html::Div>::new();
    let across = move |moment: u32| WIDTH * f64::from(moment) / f64::from(length.max(1));
    let drawing = drawing(&likely, across);
    let shown = StoredValue::new(likely);
    let now = move || {
        let moment = moment.get();
        shown.with_value(|likely| likely.iter().rev().find(|point| point.moment <= moment).or(likely.first()).copied())
    };
    let words = move || {
        let chance = now().map_or(0, |point| (point.first * 100.0).round() as u32);
        let player = |seat| desk.texts.with(|texts| texts.player(seat));
        desk.told(
            "battle-likely",
            &json!({ "player": player(Seat(0)), "chance": chance, "other": player(Seat(1)), "rest": 100 - chance }),
        )
    };
    let pressed = move |event: MouseEvent| {
        let Some(place) = place.get_untracked() else { return };
        let edges = place.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - edges.left()) / edges.width().max(1.0);
        go.run((share.clamp(0.0, 1.0) * f64::from(length)).round() as u32);
    };
    let cursor = move || format!("{:.1}", across(moment.get()));
    view! {
        <figure class="likely">
            <figcaption>{words}</figcaption>
            <div class="graph" node_ref=place on:click=tap(pressed) aria-hidden="true">
                <svg viewBox="0 0 1000 100" preserveAspectRatio="none">
                    <g inner_html=drawing></g>
                    <line class="cursor" x1=cursor x2=cursor y1="0" y2="100"/>
                </svg>
            </div>
        </figure>
    }
    .into_any()
}

fn drawing(likely: &[Likely], across: impl Fn(u32) -> f64) -> String {
    let mut line = String::new();
    let mut rounds = String::new();
    let mut before = likely.first().map_or(0.5, |point| point.first);
    line += &format!("0,{:.1} ", height(before));
    for point in likely {
        line += &format!("{:.1},{:.1} ", across(point.moment), height(point.first));
        before = point.first;
        if point.round.is_some() {
            let x = across(point.moment);
            rounds += &format!("<line class=\"round-line\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"100\"/>");
        }
    }
    line += &format!("1000,{:.1}", height(before));
    format!(
        "<rect class=\"second\" width=\"1000\" height=\"100\"/><polygon class=\"first\" points=\"0,100 {line} 1000,100\"/>{rounds}\
         <line class=\"half\" x1=\"0\" x2=\"1000\" y1=\"50\" y2=\"50\"/><polyline class=\"edge-of\" points=\"{line}\"/>"
    )
}

fn height(first: f32) -> f64 {
    HEIGHT * (1.0 - f64::from(first))
}
