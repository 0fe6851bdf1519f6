//! The keys of a table: figures pick cards, arrows another ship, Enter plays, Escape puts back.

use crate::ui::table_controller::{Stage, TableController};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Listens as long as the table is on the screen.
pub fn listen(desk: TableController) {
    let keys = window_event_listener(leptos::ev::keydown, move |event| pressed(desk, &event));
    on_cleanup(move || keys.remove());
    // Whoever plays by keys goes on where the hand is, though the card that had the focus is gone.
    Effect::new(move || {
        if desk.stage.get() == Stage::Choosing {
            request_animation_frame(move || focus_again(desk));
        }
    });
}

fn pressed(desk: TableController, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || in_dialog_or_field() {
        return;
    }
    desk.by_keys.set_value(true);
    let key = event.key();
    match key.as_str() {
        "Escape" => desk.unpick(),
        "ArrowLeft" | "ArrowRight" => another_ship(desk, key == "ArrowRight"),
        "Enter" if focused().is_none_or(|focused| focused.matches(".hand .card.chosen") == Ok(true)) => {
            if let Some(ship) = desk.ship.get_untracked() {
                // The picked card would be put back.
                event.prevent_default();
                desk.fly(ship);
            }
        }
        figure => {
            let number = figure.parse::<usize>().ok().filter(|number| (1..=9).contains(number));
            if let Some(number) = number {
                let cards: Vec<_> = desk.seen.with_untracked(|seen| seen.view.hand.iter().collect());
                if let Some(card) = cards.get(number - 1) {
                    desk.pick(*card);
                    focus(&format!(".hand .card:nth-child({number}):not(:disabled, .bonus)"));
                }
            }
        }
    }
}

fn another_ship(desk: TableController, forward: bool) {
    let ships = untrack(|| desk.movable());
    let Some(at) = ships.iter().position(|ship| Some(*ship) == desk.ship.get_untracked()) else { return };
    let next = if forward { at + 1 } else { at + ships.len() - 1 } % ships.len();
    desk.ship.set(Some(ships[next]));
}

/// What has the focus, unless it is the page itself.
fn focused() -> Option<HtmlElement> {
    let element = document().active_element()?.dyn_into::<HtmlElement>().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

fn in_dialog_or_field() -> bool {
    focused().is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
            || element.closest("dialog").ok().flatten().is_some()
    })
}

fn focus_again(desk: TableController) {
    if desk.by_keys.try_get_value() != Some(true) || focused().is_some() {
        return;
    }
    focus(".dock .card:not(:disabled), .dock .actions button");
}

fn focus(css: &str) {
    let found = document().query_selector(css).ok().flatten();
    if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        _ = found.focus();
    }
}
