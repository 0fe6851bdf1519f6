//! Facts about squads: what they cost, who flies what, who carries what, what is on the dials.

use crate::facts::list;
use x_wing::{Difficulty, Team, XWing};

/// What never changes about the squads of a game.
pub fn facts(game: &XWing) -> Vec<String> {
    let mut facts: Vec<_> = Team::BOTH.into_iter().map(|side| format!("squad {side} {}", game.cost(side))).collect();
    for ship in game.ships() {
        let name = &ship.name;
        facts.push(format!("flies {name} {}", ship.pilot.ship.xws));
        facts.push(format!("carries {name} {}", list(ship.upgrades.iter().map(|upgrade| upgrade.xws().to_owned()))));
        for entry in &ship.dial {
            let colour = match entry.difficulty {
                Difficulty::Green => "green",
                Difficulty::White => "white",
                Difficulty::Red => "red",
            };
            facts.push(format!("colour {name} {} {colour}", entry.maneuver));
        }
    }
    facts
}
