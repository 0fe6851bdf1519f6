//! The whole table small, and what of the light is switched on.

use crate::flight::place;
use crate::ui::desk::{Desk, Layer};
use crate::ui::space;
use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::{Open, ShipId, XWing};

/// The map and the switches.
#[component]
pub fn Map(desk: Desk) -> impl IntoView {
    view! {
        <section class="panel map-panel" class:open=move || desk.map_open.get() aria-label=desk.says("battle-layers")>
            <Small desk/>
            <div class="switches" role="group" aria-label=desk.says("battle-layers")>
                {move || desk.may_foresee().then(|| switch(desk, "battle-layer-ends", Icon::Eye, Layer::Ends))}
                {switch(desk, "battle-layer-arcs", Icon::Arc, Layer::Arcs)}
                {switch(desk, "battle-layer-ruler", Icon::Ruler, Layer::Ruler)}
                {switch(desk, "battle-layer-last", Icon::Path, Layer::LastRound)}
            </div>
        </section>
    }
}

/// A switch for something that is shown on the table.
fn switch(desk: Desk, name: &'static str, sign: Icon, layer: Layer) -> impl IntoView {
    view! {
        <button class="quiet" aria-pressed=move || desk.shows(layer).to_string() on:click=tap(move |_| desk.switch(layer))>
            {icon(sign)}<span>{desk.says(name)}</span></button>
    }
}

/// The table with every ship as an arrow, one of them marked.
pub fn places(game: &XWing, open: &Open, about: Option<ShipId>) -> String {
    let area = game.area();
    let (x, y) = (area.width() / 2.0, area.height() / 2.0);
    let mut svg = format!(
        "<rect class=\"area\" x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{:.0}\"/>",
        -x,
        -y,
        2.0 * x,
        2.0 * y
    );
    for placed in game.lying(open) {
        let [x, y, _] = place(placed.pose);
        svg += &format!("<circle class=\"rock\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"32\"/>");
    }
    let ships = (0..game.ships().len()).map(|index| ShipId(index as u8));
    for ship in ships.filter(|ship| open.ship(*ship).is_in_play()) {
        let [x, y, turned] = place(open.ship(ship).pose);
        let (side, now) = (game.facts(ship).side, if about == Some(ship) { " now" } else { "" });
        svg += &format!(
            "<path class=\"side-{side}{now}\" d=\"M0,-46 L34,38 L0,20 L-34,38 Z\" transform=\"translate({x:.0} {y:.0}) rotate({turned:.0})\"/>"
        );
    }
    svg
}

/// The table with every ship as an arrow; a click brings that place to the middle.
#[component]
fn Small(desk: Desk) -> impl IntoView {
    let svg = NodeRef::<html::Div>::new();
    let area = desk.seen.with_untracked(|seen| seen.game.area());
    let (x, y) = (area.width() / 2.0, area.height() / 2.0);
    let inside = move || desk.seen.with(|seen| places(&seen.game, &desk.shown.get(), desk.about()));
    let go = move |event: MouseEvent| {
        let (Some(svg), Some(free)) = (svg.get_untracked(), desk.free.get_untracked()) else { return };
        let (edges, free) = (svg.get_bounding_client_rect(), free.get_bounding_client_rect());
        let share = |at: i32, from: f64, size: f64| (f64::from(at) - from) / size.max(1.0) - 0.5;
        let wide = 2.0 * x.max(y) + 40.0;
        let at = (
            share(event.client_x(), edges.left(), edges.width()) * wide,
            share(event.client_y(), edges.top(), edges.height()) * wide,
        );
        desk.camera.update(|camera| {
            camera.middle = (
                f64::midpoint(free.left(), free.right()) - at.0 * camera.scale,
                f64::midpoint(free.top(), free.bottom()) - at.1 * camera.scale,
            );
        });
        desk.wandered.set(true);
    };
    let side = x.max(y) + 20.0;
    view! {
        <div class="map" node_ref=svg on:click=tap(go) on:dblclick=move |_| desk.frame(space::whole(desk))>
            <svg viewBox=format!("{0:.0} {0:.0} {1:.0} {1:.0}", -side, 2.0 * side) aria-hidden="true" inner_html=inside></svg>
        </div>
    }
}
