//! The Activation phase: ships reveal, move and act one by one (XW-ACTV).

use crate::card::{Difficulty, Window};
use crate::dice::{Dice, Die};
use crate::frame::{Acting, Activating, Frame};
use crate::happening::Happening;
use crate::ids::{ShipId, ships_in};
use crate::position::{Open, Position};
use crate::setup::{RuleSet, XWing};
use geometry::{Bearing, Maneuver, ObstacleKind, tallon_slides};
use play::{Sink, why};

impl XWing {
    /// Of some ships those that come next: the lowest pilot skill (or the highest), of the side with initiative first,
    /// of one seat.
    pub(crate) fn next_in_order(&self, open: &Open, ships: u16, highest: bool) -> impl Iterator<Item = ShipId> + use<> {
        let mut best: Option<(i16, u8, u8)> = None;
        let mut next = 0;
        for ship in ships_in(ships) {
            let skill = i16::from(self.skill(open, ship));
            let facts = self.facts(ship);
            let rank = (if highest { -skill } else { skill }, facts.side ^ open.initiative, facts.seat.0);
            match best.map_or(std::cmp::Ordering::Less, |best| rank.cmp(&best)) {
                std::cmp::Ordering::Less => (best, next) = (Some(rank), ship.mask()),
                std::cmp::Ordering::Equal => next |= ship.mask(),
                std::cmp::Ordering::Greater => {}
            }
        }
        ships_in(next)
    }

    /// The ships that may be active next in this Activation phase.
    pub(crate) fn activatable(&self, open: &Open) -> impl Iterator<Item = ShipId> + use<> {
        let waiting = ships_in(open.in_play()).filter(|ship| !open.ship(*ship).activated);
        self.next_in_order(open, waiting.fold(0, |mask, ship| mask | ship.mask()), false)
    }

    pub(crate) fn step_activation(&self, position: &mut Position) -> bool {
        let mut next = self.activatable(&position.open);
        match (next.next(), next.next()) {
            (None, _) => {
                *position.open.stack.top_mut() = Frame::Detonations;
                true
            }
            (Some(ship), None) => {
                self.activate(position, ship);
                true
            }
            (Some(_), Some(_)) => false,
        }
    }

    pub(crate) fn activate(&self, position: &mut Position, ship: ShipId) {
        position.open.ship_mut(ship).activated = true;
        position.open.stack.push(Frame::Activating(ship, Activating::Before));
    }

    pub(crate) fn step_activating(
        &self,
        position: &mut Position,
        ship: ShipId,
        step: Activating,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        if !position.open.ship(ship).is_in_play() {
            position.open.stack.pop();
            return true;
        }
        let to = |position: &mut Position, step| *position.open.stack.top_mut() = Frame::Activating(ship, step);
        match step {
            Activating::Before => {
                to(position, Activating::Reveal);
                if position.open.dialled & ship.mask() != 0 {
                    self.open_window(position, Window::BeforeReveal, ship);
                }
            }
            Activating::Reveal => {
                to(position, Activating::Choose);
                self.reveal(position, ship, events);
            }
            Activating::Choose => {
                let stressed = position.open.ship(ship).stress > 0;
                let flight = &mut position.open.flight;
                if stressed && flight.difficulty == Difficulty::Red {
                    match self.setup.options.rules {
                        RuleSet::Printed => return false,
                        RuleSet::Faq => {
                            flight.maneuver = Maneuver::new(Bearing::Straight, 2).expect("a template");
                            flight.difficulty = Difficulty::White;
                        }
                    }
                }
                to(position, Activating::Move);
            }
            Activating::Move => {
                to(position, Activating::Stress);
                let maneuver = position.open.flight.maneuver;
                let can_slide = matches!(maneuver.bearing(), Bearing::Tallon(_)) && {
                    let others = self.others(&position.open, ship);
                    !tallon_slides(self.base(&position.open, ship), maneuver, others.as_slice()).is_empty()
                };
                match can_slide {
                    true => position.open.stack.push(Frame::Sliding(ship)),
                    false => self.execute(position, ship, 0.0, events),
                }
            }
            Activating::Stress => {
                to(position, Activating::After);
                self.check_stress(position, ship, events);
            }
            Activating::After => {
                to(position, Activating::Action);
                self.open_window(position, Window::AfterManeuver, ship);
            }
            Activating::Action => {
                to(position, Activating::Hazards(0));
                let state = position.open.ship(ship);
                match (state.overlapped, state.scraped) {
                    (true, _) => events.happened(Happening::ActionSkipped { ship }, why!["XW-ACT-06", "XW-OVL-05"]),
                    (_, true) => events.happened(Happening::ActionSkipped { ship }, why!["XW-OBS-03"]),
                    _ => {
                        let acting = Acting { ship, free: None, struck_locks: 0, struck_ways: 0 };
                        position.open.stack.push(Frame::Acting(acting));
                    }
                }
            }
            Activating::Hazards(done) if done < position.open.flight.hazard_count => return false,
            Activating::Hazards(_) => to(position, Activating::Done),
            Activating::Done => position.open.stack.pop(),
        }
        true
    }

    fn reveal(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let flight = &mut position.open.flight;
        flight.hazard_count = 0;
        let Some(place) = position.dials[ship.index()].take() else {
            flight.maneuver = Maneuver::new(Bearing::Straight, 1).expect("a template");
            flight.difficulty = Difficulty::White;
            return;
        };
        let entry = self.facts(ship).dial[place as usize];
        flight.maneuver = entry.maneuver;
        position.open.dialled &= !ship.mask();
        position.open.ship_mut(ship).revealed = Some(place);
        position.open.flight.difficulty = self.difficulty(&position.open, ship, entry);
        events.happened(Happening::Revealed { ship, maneuver: entry.maneuver }, why!["XW-ACTV-03"]);
        self.open_window(position, Window::Reveal, ship);
    }

    /// The opponent has chosen what a stressed ship executes (XW-ACTV-16).
    pub(crate) fn imposed(
        &self,
        position: &mut Position,
        ship: ShipId,
        maneuver: Maneuver,
        events: &mut impl Sink<Happening>,
    ) {
        let entry = self.facts(ship).dial.iter().find(|entry| entry.maneuver == maneuver);
        let entry = *entry.expect("a manoeuvre of the dial");
        position.open.flight.maneuver = maneuver;
        position.open.flight.difficulty = self.difficulty(&position.open, ship, entry);
        events.happened(Happening::Imposed { ship, maneuver }, why!["XW-ACTV-16", "XW-STR-09", "XW-DIF-06"]);
        *position.open.stack.top_mut() = Frame::Activating(ship, Activating::Move);
    }

    /// Check Pilot Stress, then what debris does at once (XW-ACTV-07, -08, XW-OBS-08).
    fn check_stress(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let difficulty = position.open.flight.difficulty;
        let state = position.open.ship_mut(ship);
        match difficulty {
            Difficulty::Red => {
                state.stress += 1;
                events.happened(Happening::Stressed { ship }, why!["XW-ACTV-07", "XW-STR-04", "XW-DIF-02"]);
            }
            Difficulty::Green if state.stress > 0 => {
                state.stress -= 1;
                events.happened(Happening::Calmed { ship }, why!["XW-ACTV-08", "XW-STR-05", "XW-DIF-03"]);
            }
            _ => {}
        }
        if state.revealed.is_none() && state.ion > 0 {
            state.ion = 0;
            events.happened(Happening::Deionized { ship }, why!["XW-ION-05"]);
        }
        let flight = position.open.flight;
        for place in &flight.hazards[..flight.hazard_count as usize] {
            if self.kind(&position.open, *place) == ObstacleKind::Debris {
                position.open.ship_mut(ship).stress += 1;
                events.happened(Happening::Stressed { ship }, why!["XW-OBS-08"]);
            }
        }
    }

    /// An obstacle's die was rolled (XW-OBS-04, XW-OBS-09).
    pub(crate) fn hazard_rolled(
        &self,
        position: &mut Position,
        ship: ShipId,
        done: u8,
        rolled: Dice,
        events: &mut impl Sink<Happening>,
    ) {
        let place = position.open.flight.hazards[done as usize];
        *position.open.stack.top_mut() = Frame::Activating(ship, Activating::Hazards(done + 1));
        let what = Happening::Rolled { ship, die: Die::Attack, dice: rolled };
        let (damage, critical) = match self.kind(&position.open, place) {
            ObstacleKind::Asteroid => {
                events.happened(what, why!["XW-OBS-04"]);
                (rolled.hit, rolled.critical)
            }
            ObstacleKind::Debris => {
                events.happened(what, why!["XW-OBS-09"]);
                (0, rolled.critical)
            }
        };
        if damage + critical > 0 {
            position.open.stack.push(Frame::Suffering(ship, damage, critical));
        }
    }
}
