//! A ship is shown large where the mouse rests on it, or where a finger stays on it.

use crate::ui::desk::Desk;
use crate::ui::ship_card::ShipCard;
use gloo_timers::future::TimeoutFuture;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use x_wing::ShipId;

/// How long a mouse has to rest.
const REST_MS: u32 = 450;

/// The mouse comes to a ship: if it is still there a little later, the ship is shown.
pub fn over(desk: Desk, ship: ShipId) -> impl Fn(PointerEvent) + Copy {
    move |event| {
        if event.pointer_type() != "mouse" {
            return;
        }
        desk.rests.set_value(Some(ship));
        leptos::task::spawn_local(async move {
            TimeoutFuture::new(REST_MS).await;
            if desk.rests.try_get_value().flatten() == Some(ship) {
                desk.hovered.try_set(Some(ship));
            }
        });
    }
}

/// The mouse leaves it.
pub fn away(desk: Desk) -> impl Fn(PointerEvent) + Copy {
    move |_| {
        desk.rests.set_value(None);
        if desk.hovered.get_untracked().is_some() {
            desk.hovered.set(None);
        }
    }
}

/// A finger stays on it, or the other button of the mouse is pressed: it is opened to be read.
pub fn held(desk: Desk, ship: ShipId) -> impl Fn(MouseEvent) + Copy {
    move |event| {
        event.prevent_default();
        desk.hovered.set(None);
        desk.read.set(Some(ship));
    }
}

/// The ship under the mouse, beside the panels, unless it is read anyway. Readers of the screen hear all of it from the ship itself.
#[component]
pub fn Hovered(desk: Desk) -> impl IntoView {
    move || {
        let ship = desk.hovered.get().filter(|ship| desk.read.get() != Some(*ship))?;
        Some(view! { <div class="hovered" aria-hidden="true"><ShipCard desk ship/></div> })
    }
}
