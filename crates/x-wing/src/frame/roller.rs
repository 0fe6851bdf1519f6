//! Chance names the side that rolls for initiative (XW-Q-17).

use super::{FrameRules, InitiativeRoll};
use crate::amiss::amiss;
use crate::happening::Happening;
use crate::ids::Team;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, why};

/// Chance names the side that rolls for initiative.
#[derive(Clone, Copy)]
pub struct Roller;

impl FrameRules for Roller {
    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, _: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::Roller)
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        let Draw::Side(side) = draw else { amiss(draw, "is no side") };
        let side = Team::of(side);
        turn.events.happened(Happening::Roller { side }, why!["XW-INIT-02", "XW-Q-17"]);
        turn.replace(InitiativeRoll { side });
    }

    fn name(self, _: Table<'_>) -> String {
        "initiative".to_owned()
    }
}
