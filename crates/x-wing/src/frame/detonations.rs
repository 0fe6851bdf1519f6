//! Bombs go off one by one at the end of the Activation phase (XW-BMB-17).

use super::{Combat, FrameRules};
use crate::amiss::amiss;
use crate::card::{Until, Window};
use crate::happening::{Happening, Phase};
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::position::TokenId;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat, why};

/// Bombs go off one by one; then the Combat phase begins.
#[derive(Clone, Copy)]
pub struct Detonations;

impl FrameRules for Detonations {
    const REFUSAL: Illegal = Illegal::new("XW-Q-46", "no-such-bomb");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        let mut next = turn.table().timed();
        match (next.next(), next.next()) {
            (None, _) => {
                turn.release_bombs();
                turn.events.happened(Happening::PhaseBegins { phase: Phase::Combat }, why!["XW-RND-01"]);
                turn.expire(Until::EndOfPhase);
                turn.replace(Combat);
                turn.open_window(Window::StartOfCombat, ShipId(0));
                turn.begin_phase_of_mission(Phase::Combat);
            }
            (Some(place), None) => turn.would_detonate(TokenId { place, part: 0 }, None),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        let next = table.timed().next().expect("a bomb is to go off");
        table.owner(table.open.device(next).expect("a bomb").ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.timed().for_each(|place| each(Choice::Detonate(place)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Detonate(place) = choice else { amiss(choice, "is no bomb") };
        turn.would_detonate(TokenId { place, part: 0 }, None);
    }

    fn name(self, _: Table<'_>) -> String {
        "detonations".to_owned()
    }
}
