//! The side without initiative chooses its edge (XW-SETUP-11).

use super::{ForcesBegin, FrameRules};
use crate::amiss::amiss;
use crate::card::Window;
use crate::happening::Happening;
use crate::ids::{ShipId, Team};
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, Seat, why};

/// The side without initiative chooses its edge, unless a mission says whose is whose.
#[derive(Clone, Copy)]
pub struct Edge;

impl FrameRules for Edge {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let edge = turn.table().edge_of_mission();
        if let Some(edge) = edge {
            choose(turn, edge);
        }
        edge.is_some()
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.spokesman(table.open.initiative.other())
    }

    fn offer(self, _: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        for edge in geometry::Edge::ALL {
            each(Choice::Edge(edge));
        }
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Edge(edge) = choice else { amiss(choice, "is no edge") };
        choose(turn, edge);
    }

    fn name(self, _: Table<'_>) -> String {
        "edge".to_owned()
    }
}

fn choose(turn: &mut Turn<'_>, edge: geometry::Edge) {
    let side = turn.position.open.initiative.other();
    turn.position.open.edge = if side == Team::First { edge } else { edge.opposite() };
    turn.events.happened(Happening::EdgeChosen { side, edge }, why!["XW-SETUP-11", "XW-SETUP-12"]);
    turn.replace(ForcesBegin);
    turn.open_window(Window::StartOfForces, ShipId(0));
    turn.open_window(Window::BeforeForces, ShipId(0));
}
