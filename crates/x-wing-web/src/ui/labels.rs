//! The labels of ships, as they stand on the screen now.

use crate::asks;
use crate::camera::{Camera, Frame, Point};
use crate::chips;
use crate::flight::place;
use crate::labels::{Labelled, Stands, labels};
use crate::snapshot::Snapshot;
use crate::ui::desk::Desk;
use crate::ui::{signs, targets};
use leptos::prelude::*;
use x_wing::{Open, ShipId};

/// More signs of strength than these are written as numbers.
const MOST_SIGNS: usize = 12;

/// How labels stand: the ship that acts has the choice.
pub fn following(seen: RwSignal<Snapshot>, shown: RwSignal<Open>, camera: RwSignal<Camera>) -> Memo<Vec<Stands>> {
    Memo::new(move |_| {
        let scale = camera.with(|camera| camera.scale);
        seen.with(|seen| {
            shown.with(|open| {
                let acts = asks::acting(open);
                let flying = seen.ships().filter(|ship| open.ship(*ship).is_in_play() && acts != Some(*ship));
                let ships: Vec<_> = acts.into_iter().chain(flying).collect();
                let labelled: Vec<_> = ships.iter().map(|ship| labelled(seen, open, *ship, scale)).collect();
                let mut stand = vec![Stands::USUAL; seen.ships().count()];
                for (ship, way) in ships.iter().zip(labels(&labelled)) {
                    stand[ship.index()] = way;
                }
                stand
            })
        })
    })
}

/// Where the chances of each target are, from the middle of its ship, by the ships' numbers.
pub fn chips(desk: Desk) -> Vec<Option<Point>> {
    let camera = desk.camera.get();
    let free = desk.free.get_untracked().map(|free| {
        let edges = free.get_bounding_client_rect();
        Frame {
            left: edges.left() - camera.middle.0,
            top: edges.top() - camera.middle.1,
            right: edges.right() - camera.middle.0,
            bottom: edges.bottom() - camera.middle.1,
        }
    });
    let stands = desk.labels.get();
    desk.seen.with(|seen| {
        let open = seen.open();
        let ships: Vec<_> = seen.ships().filter(|ship| open.ship(*ship).is_in_play()).collect();
        let targets: Vec<_> = (0..ships.len()).filter(|place| targets::of(desk, ships[*place]).is_some()).collect();
        let placed: Vec<_> =
            ships.iter().map(|ship| (labelled(seen, open, *ship, camera.scale), stands[ship.index()])).collect();
        let attacker = asks::acting(open).and_then(|ship| ships.iter().position(|other| *other == ship));
        let corners = chips::chips(&placed, &targets, attacker.map(|place| placed[place].0.at), free);
        let mut chips = vec![None; seen.ships().count()];
        for (target, corner) in targets.into_iter().zip(corners) {
            chips[ships[target].index()] = Some(corner);
        }
        chips
    })
}

fn labelled(seen: &Snapshot, open: &Open, ship: ShipId, scale: f64) -> Labelled {
    let (facts, state) = (seen.game.facts(ship), open.ship(ship));
    let table = seen.game.table(open);
    let [x, y, _] = place(state.pose);
    Labelled {
        at: (x * scale, y * scale),
        half: facts.pilot.ship.size.half() * scale,
        letters: facts.title().chars().count(),
        strength: usize::from(table.shield_value(ship) + table.hull_value(ship)).min(MOST_SIGNS),
        tokens: signs::tokens(open, ship).len(),
    }
}
