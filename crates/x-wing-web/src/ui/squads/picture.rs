//! Ships and signs as drawings.

use leptos::prelude::*;
use x_wing::cards::{Allegiance, Pilot, ShipType};
use x_wing_drawing::art::{self, Livery};

/// What the drawings of the builder refer to, once in the page.
#[component]
pub fn Drawings() -> impl IntoView {
    let inside = format!("<defs>{}{}{}</defs>", art::DEFS, art::tokens(), art::signs());
    view! { <svg class="drawings" width="0" height="0" aria-hidden="true" inner_html=inside></svg> }
}

/// The ship of a pilot.
pub fn pilot(pilot: &Pilot) -> impl IntoView + use<> {
    ship(pilot.ship, pilot.allegiance)
}

/// A ship in somebody's colours.
pub fn ship(ship: &ShipType, allegiance: Allegiance) -> impl IntoView + use<> {
    let inside = art::ship(ship).painted(Livery::of(allegiance));
    view! { <svg class="ship-art" viewBox="-84 -84 168 168" aria-hidden="true" inner_html=inside></svg> }
}

/// A sign by the name of its symbol; the words beside it say what it means.
pub fn sign(name: &str) -> impl IntoView + use<> {
    view! { <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><use href=format!("#{name}") x="-12" y="-12" width="24" height="24"/></svg> }
}
