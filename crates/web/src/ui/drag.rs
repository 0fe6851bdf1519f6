//! A card dragged onto a ship or onto the place where it would go.

use crate::ui::table_controller::TableController;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use super_teams::{Card, Ship};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A finger that moves less than this, in pixels, has tapped.
const TAP: f64 = 10.0;

/// A card under a finger.
#[derive(Clone, Copy)]
pub struct Drag {
    desk: TableController,
    card: Card,
    from: StoredValue<Option<(i32, i32)>>,
    dragged: StoredValue<bool>,
}

impl Drag {
    pub fn new(desk: TableController, card: Card) -> Drag {
        Drag { desk, card, from: StoredValue::new(None), dragged: StoredValue::new(false) }
    }

    /// Whether what just ended was a tap and no drag.
    pub fn was_tap(self) -> bool {
        !self.dragged.try_update_value(std::mem::take).unwrap_or(false)
    }

    pub fn down(self, event: &PointerEvent) {
        if untrack(|| self.desk.to_play()) && event.is_primary() {
            self.from.set_value(Some((event.client_x(), event.client_y())));
            self.dragged.set_value(false);
            // However fast it moves, the card hears of it.
            if let Some(card) = element(event) {
                _ = card.set_pointer_capture(event.pointer_id());
            }
        }
    }

    pub fn moved(self, event: &PointerEvent) {
        let (Some((x, y)), Some(card)) = (self.from.get_value(), element(event)) else { return };
        let (right, down) = (f64::from(event.client_x() - x), f64::from(event.client_y() - y));
        if !self.dragged.get_value() {
            if right.hypot(down) < TAP {
                return;
            }
            self.dragged.set_value(true);
            _ = card.class_list().add_1("lifted");
            if self.desk.card.get_untracked() != Some(self.card) {
                self.desk.pick(self.card);
            }
        }
        _ = card.style().set_property("transform", &format!("translate({right}px, {down}px) scale(.8)"));
    }

    pub fn up(self, event: &PointerEvent) {
        if self.from.get_value().is_none() {
            return;
        }
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        self.cancel(event);
        if !self.dragged.get_value() {
            return;
        }
        let ship = under.and_then(|under| under.closest("[data-ship]").ok().flatten());
        let ship = ship.and_then(|under| under.get_attribute("data-ship")).and_then(|name| name.parse::<Ship>().ok());
        match ship {
            Some(ship) => self.desk.fly(ship),
            None => self.desk.unpick(),
        }
    }

    pub fn cancel(self, event: &PointerEvent) {
        self.from.set_value(None);
        if let Some(card) = element(event) {
            _ = card.class_list().remove_1("lifted");
            _ = card.style().remove_property("transform");
        }
    }
}

fn element(event: &PointerEvent) -> Option<HtmlElement> {
    event.current_target()?.dyn_into().ok()
}
