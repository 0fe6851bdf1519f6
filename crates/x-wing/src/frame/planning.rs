//! Dials are set in secret and committed (XW-PLAN, XW-Q-22).

use super::rules::NOT_NOW;
use super::{Decloak, FrameRules};
use crate::card::Window;
use crate::happening::{Happening, Phase};
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Chance, Illegal, Need, Seat, why};

/// The Planning phase.
#[derive(Clone, Copy)]
pub struct Planning;

impl FrameRules for Planning {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let all = turn.table().planners().is_empty();
        if all {
            turn.replace(PlanningEnds);
            turn.open_window(Window::EndOfPlanning, ShipId(0));
        }
        all
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        Need::Seats(table.planners())
    }

    fn offer(self, table: Table<'_>, seat: Seat, each: &mut dyn FnMut(Choice)) {
        table.each_plan(seat, each);
    }

    fn check(self, table: Table<'_>, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        if choice == Choice::Commit {
            return table.check_commit(seat);
        }
        let Choice::Dial { ship, maneuver } = choice else { return Err(NOT_NOW) };
        table.check_dial(seat, ship, maneuver)
    }

    fn sample(self, table: Table<'_>, seat: Seat, chance: &mut impl Chance) -> Option<Choice> {
        Some(table.any_plan(seat, chance))
    }

    fn answer(self, turn: &mut Turn<'_>, seat: Seat, choice: Choice) {
        let Choice::Dial { ship, maneuver } = choice else { return turn.committed(seat) };
        turn.dialled(ship, maneuver);
    }

    fn name(self, _: Table<'_>) -> String {
        "planning".to_owned()
    }
}

/// All dials are set: cards have their last say in the phase.
#[derive(Clone, Copy)]
pub struct PlanningEnds;

impl FrameRules for PlanningEnds {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.events.happened(Happening::PhaseBegins { phase: Phase::Activation }, why!["XW-RND-01", "XW-PLAN-04"]);
        turn.replace(Decloak);
        turn.open_window(Window::StartOfActivation, ShipId(0));
        turn.begin_phase_of_mission(Phase::Activation);
        true
    }

    fn name(self, _: Table<'_>) -> String {
        "planning".to_owned()
    }
}
