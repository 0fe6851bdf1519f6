//! The labels of ships, as they stand on the screen now.

use crate::asks;
use crate::camera::Camera;
use crate::flight::place;
use crate::labels::{Labelled, Stands, labels};
use crate::snapshot::Snapshot;
use crate::ui::signs;
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
