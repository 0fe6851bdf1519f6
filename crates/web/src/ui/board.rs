//! The board: the lane with its plates, the light of what could happen, and the ships, each in a layer of its own.

mod light;
pub mod planets;
pub mod plates;
mod ships;

use crate::layout::Layout;
use crate::tour::Point;
use crate::ui::table_controller::TableController;
use leptos::html;
use leptos::prelude::*;
use light::{Light, Sayings};
use plates::plates;
use play::Game;
use ships::Ships;
use std::sync::Arc;

/// Frames that differ by less than so many pixels have the same board, so that nothing shifts for a hair's breadth.
const COARSE: f64 = 12.0;

/// The whole board, as big as the frame round it lets it be.
#[component]
pub fn Board(desk: TableController) -> impl IntoView {
    let state = desk.state;
    let board = desk.seen.with_untracked(|seen| seen.game.setup().board.clone());
    let node = NodeRef::<html::Div>::new();
    let frame = RwSignal::new((0.0, 0.0));
    let measure = move || {
        let Some(parent) = node.try_get_untracked().flatten().and_then(|own| own.parent_element()) else { return };
        let coarse = |pixels: i32| (f64::from(pixels) / COARSE).floor() * COARSE;
        let size = (coarse(parent.client_width()), coarse(parent.client_height()));
        if frame.try_get_untracked().is_some_and(|known| known != size) {
            frame.set(size);
        }
    };
    Effect::new(move || {
        if node.get().is_some() {
            measure();
            request_animation_frame(measure);
        }
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let layout = Memo::new(move |_| Arc::new(Layout::new(&board, frame.get())));
    Effect::new(move || desk.corner.set(layout.with(|layout| layout.free_corner())));
    let view_box = move || layout.with(|layout| format!("0 0 {:.1} {:.1}", layout.size.0, layout.size.1));
    let shape = move || layout.with(|layout| format!("{:.4}", layout.size.0 / layout.size.1));
    let drawn = move || layout.with(|layout| plates(desk, layout));
    view! {
        <div class="board-box" node_ref=node class:river=move || layout.with(|layout| layout.winds) class:pointed=move || desk.points_at(Point::Board)
            style=("--shape", shape) role="group" aria-label=state.says("web-board")>
            <svg class="board" viewBox=view_box aria-hidden="true">{drawn}</svg>
            <svg class="light-on" viewBox=view_box aria-hidden="true"><Light desk layout/></svg>
            <Ships desk layout/>
            <Sayings desk layout/>
        </div>
    }
}

/// A place of the drawing as lengths that follow the size of the board.
fn at(layout: &Layout, (x, y): crate::track::Point) -> (String, String) {
    (format!("{:.3}cqw", 100.0 * x / layout.size.0), format!("{:.3}cqh", 100.0 * y / layout.size.1))
}
