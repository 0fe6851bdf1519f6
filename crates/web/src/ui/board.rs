//! The board as a drawing: track, spaces, ships, and where the chosen ship would go.

use crate::laid;
use crate::seen::Seen;
use crate::sound::Sound;
use crate::tour::Point;
use crate::ui::art::{kind_art, ship_art};
use crate::ui::desk::{Desk, Stage};
use crate::ui::sky::sky;
use crate::ui::state::media;
use leptos::prelude::*;
use play::Game;
use super_teams::boards::DrawnBoard;
use super_teams::{Choice, Kind, Place, Ship, Space};

/// A board as it is laid on this screen: on its side where the screen is tall.
#[derive(Clone)]
pub struct Layout {
    at: Vec<(f64, f64)>,
    width: f64,
    height: f64,
    spaces: Vec<Space>,
}

impl Layout {
    fn new(drawn: &DrawnBoard, tall: bool) -> Layout {
        let point = |[x, y]: [u16; 2]| match tall {
            true => (f64::from(y), f64::from(x)),
            false => (f64::from(x), f64::from(y)),
        };
        let (width, height) = point(drawn.size);
        let spaces = drawn.board.spaces().to_vec();
        Layout { at: drawn.at.iter().map(|place| point(*place)).collect(), width, height, spaces }
    }

    fn space(&self, space: u8) -> (f64, f64) {
        self.at[(space as usize).min(self.at.len() - 1)]
    }

    /// The middle of the side of a space on which a ship stands.
    fn place(&self, place: Place) -> (f64, f64) {
        let (x, y) = self.space(place.space);
        match self.spaces.get(place.space as usize) {
            Some(Space::Double(first, _)) if *first == place.kind => (x - 20.0, y - 20.0),
            Some(Space::Double(_, second)) if *second == place.kind => (x + 20.0, y + 20.0),
            _ => (x, y),
        }
    }
}

/// The whole board.
#[component]
pub fn Board(
    desk: Desk,
    /// Lies as its file has it, however tall the screen is.
    #[prop(optional)]
    wide: bool,
) -> impl IntoView {
    let state = desk.state;
    let drawn = desk.seen.with_untracked(|seen| laid::drawn(&seen.game.setup().board));
    let layout = Layout::new(&drawn, !wide && media("(max-aspect-ratio: 4/5)"));
    let track: Vec<_> = layout.at.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let spaces = layout.spaces.iter().enumerate().map(|(index, space)| {
        let (x, y) = layout.at[index];
        let pointed = move || desk.points_at(Point::Space(index as u8));
        view! { <g transform=format!("translate({x},{y})") class:pointed=pointed>{space_art(*space, index)}</g> }
    });
    let spaces: Vec<_> = spaces.collect();
    let fleet = desk.seen.with_untracked(|seen| seen.game.fleet());
    let ships: Vec<_> = fleet.iter().map(|ship| view! { <ShipOnBoard desk ship layout=layout.clone()/> }).collect();
    let target_layout = layout.clone();
    let target = move || {
        let place = target(desk)?;
        let (x, y) = target_layout.place(place);
        Some(view! {
            <g class="target" transform=format!("translate({x},{y})")>
                <circle r="56"/><path d="M0,-74 L11,-58 H-11 Z"/>
            </g>
        })
    };
    view! {
        <svg class="board" class:pointed=move || desk.points_at(Point::Board) viewBox=format!("0 0 {} {}", layout.width, layout.height) role="group"
            aria-label=move || state.say("web-board")>
            {sky(layout.width, layout.height)}
            <polyline class="track" points=track.join(" ")/>
            {spaces}
            {target}
            {ships}
        </svg>
    }
}

/// Where the chosen card would bring the chosen ship.
fn target(desk: Desk) -> Option<Place> {
    let (card, ship) = (desk.card.get()?, desk.ship.get()?);
    desk.seen.with(|seen| seen.preview(Choice::Play { card, ship }))
}

fn space_art(space: Space, index: usize) -> impl IntoView {
    let number = (index > 0).then(|| view! { <text class="number" y="44">{index}</text> });
    let art = match space {
        Space::Plain(kind) => {
            let planet = matches!(kind, Kind::Start | Kind::Final);
            let radius = if planet { 52 } else { 46 };
            view! { <g class=format!("space kind-{kind}")><circle class="plate" r=radius/>{kind_art(kind)}</g> }
                .into_any()
        }
        Space::Double(first, second) => view! {
            <g class="space double">
                <g class=format!("kind-{first}")>
                    <path class="plate" d="M32.5,-32.5 A46,46 0 0 0 -32.5,32.5 Z"/>
                    <g transform="translate(-17,-17) scale(0.55)">{kind_art(first)}</g>
                </g>
                <g class=format!("kind-{second}")>
                    <path class="plate" d="M32.5,-32.5 A46,46 0 0 1 -32.5,32.5 Z"/>
                    <g transform="translate(17,17) scale(0.55)">{kind_art(second)}</g>
                </g>
            </g>
        }
        .into_any(),
    };
    view! { {art}{number} }
}

/// A ship where it is drawn now; a button while it can be chosen.
#[component]
fn ShipOnBoard(desk: Desk, ship: Ship, layout: Layout) -> impl IntoView {
    let state = desk.state;
    let transform = move || {
        let shown = desk.shown.get();
        let place = shown[ship as usize];
        let (x, y) = layout.place(place);
        let (dx, dy) = beside(&shown, ship);
        format!("translate({}px, {}px)", x + dx, y + dy)
    };
    let choosable = move || movable(desk).contains(&ship);
    let label = move || {
        let texts = state.texts();
        let name = texts.message(&format!("super-teams-ship-{ship}"), &[]);
        let space = desk.shown.get()[ship as usize].space;
        texts.message("web-ship-at", &[("ship", name.into()), ("space", i64::from(space).into())])
    };
    let flying = move || desk.flying.get().filter(|(flown, _)| *flown == ship).map(|(_, noise)| noise);
    let pick = move || {
        if choosable() {
            desk.ship.set(Some(ship));
        }
    };
    view! {
        <g class="ship" style:transform=transform class:choosable=choosable class:chosen=move || desk.ship.get() == Some(ship)
            class:pointed=move || desk.points_at(Point::Ship(ship)) class:flying=move || flying().is_some()
            class:fast=move || flying() == Some(Sound::Hyperspace) class:tumbling=move || flying() == Some(Sound::Maw)
            class:charged=move || desk.shown.get()[ship as usize].kind == Kind::Hyperspace
            role=move || if choosable() { "button" } else { "img" }
            tabindex=move || if choosable() { "0" } else { "-1" }
            aria-label=label
            on:click=move |_| pick()
            on:keydown=move |event| if event.key() == "Enter" || event.key() == " " { event.prevent_default(); pick() }>
            <circle class="halo" r="34"/>
            {ship_art(ship)}
        </g>
    }
}

/// The ships that the picked card can move.
fn movable(desk: Desk) -> Vec<Ship> {
    match (desk.stage.get(), desk.card.get()) {
        (Stage::Choosing, Some(card)) => desk.seen.with(|seen: &Seen| seen.movable(card)),
        _ => Vec::new(),
    }
}

/// Ships on the same space stand round its middle.
fn beside(shown: &[Place; 8], ship: Ship) -> (f64, f64) {
    const EIGHTHS: [(f64, f64); 8] =
        [(0.0, -1.0), (0.71, -0.71), (1.0, 0.0), (0.71, 0.71), (0.0, 1.0), (-0.71, 0.71), (-1.0, 0.0), (-0.71, -0.71)];
    let same: Vec<_> = Ship::ALL.into_iter().filter(|other| shown[*other as usize] == shown[ship as usize]).collect();
    let place = same.iter().position(|other| *other == ship).unwrap_or(0);
    let (steps, radius) = match same.len() {
        1 => return (0.0, 0.0),
        2 => (4, 26.0),
        3 | 4 => (2, 36.0),
        _ => (1, 62.0),
    };
    let (x, y) = EIGHTHS[(place * steps + steps / 2) % 8];
    (x * radius, y * radius)
}
