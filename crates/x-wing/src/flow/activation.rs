//! The Activation phase: ships reveal, move and act one by one (XW-ACTV).

use crate::card::{ActionKind, Adjust, Difficulty, Token, Window};
use crate::dice::{Dice, Die};
use crate::frame::{Acting, Activating, Frame};
use crate::happening::Happening;
use crate::ids::{ShipId, ships_in};
use crate::position::{Open, Position};
use crate::setup::{DialEntry, RuleSet, XWing};
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
                self.open_window(position, Window::EndOfActivation, ShipId(0));
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
        let ordered = matches!(position.open.stack.top(), Frame::Ordered(..));
        let to = |position: &mut Position, step| {
            *position.open.stack.top_mut() = match ordered {
                true => Frame::Ordered(ship, step),
                false => Frame::Activating(ship, step),
            };
        };
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
                to(position, Activating::Moved);
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
            Activating::Moved => {
                to(position, Activating::Stress);
                if !ordered {
                    self.open_window(position, Window::Moved, ship);
                }
            }
            Activating::Stress => {
                to(position, Activating::After);
                self.lose_ion(position, ship, events);
                if ordered || position.open.flight.late.is_none() {
                    self.check_stress(position, ship, events);
                }
            }
            Activating::After => {
                let met_before = position.open.flight.met_before;
                to(position, if ordered { Activating::Hazards(met_before) } else { Activating::Action });
                let stack = position.open.stack.as_slice();
                let is_slam = matches!(stack.get(stack.len().wrapping_sub(2)), Some(Frame::Slammed(_)));
                if !(ordered && is_slam) {
                    self.open_window(position, Window::AfterManeuver, ship);
                }
            }
            Activating::Late => {
                to(position, Activating::Hazards(0));
                let flight = &mut position.open.flight;
                flight.difficulty = flight.late.take().unwrap_or(flight.difficulty);
                self.check_stress(position, ship, events);
            }
            Activating::Action => {
                let late = position.open.flight.late.is_some();
                to(position, if late { Activating::Late } else { Activating::Hazards(0) });
                self.offer_action(position, ship, events);
            }
            Activating::Hazards(done) if done < position.open.flight.hazard_count => {
                return self.ask_about_ties(position, ship, done);
            }
            Activating::Hazards(_) => {
                if ordered {
                    let flight = &mut position.open.flight;
                    flight.hazard_count = flight.met_before;
                    flight.met_before = 0;
                }
                to(position, Activating::Done);
            }
            Activating::Done => position.open.stack.pop(),
        }
        true
    }

    /// The Perform Action step: an action may be performed, unless it has to be skipped.
    fn offer_action(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let state = position.open.ship(ship);
        match (state.overlapped, state.scraped) {
            (true, _) => events.happened(Happening::ActionSkipped { ship }, why!["XW-ACT-06", "XW-OVL-05"]),
            (_, true) => events.happened(Happening::ActionSkipped { ship }, why!["XW-OBS-03"]),
            _ if state.skips_action => events.happened(Happening::ActionSkipped { ship }, why!["XW-ABL-01"]),
            _ => {
                let more = self.has(&position.open, ship, Adjust::TwoActions);
                let acting = Acting { more, ..Acting::new(ship, None) };
                position.open.stack.push(Frame::Acting(acting));
            }
        }
    }

    fn reveal(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let flight = &mut position.open.flight;
        flight.hazard_count = 0;
        flight.met_before = 0;
        flight.late = None;
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

    /// A SLAM is flown: the weapons are disabled, and what follows an action and a manoeuvre follows now (XW-X-04, -06).
    pub(crate) fn step_slammed(
        &self,
        position: &mut Position,
        ship: ShipId,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        position.open.stack.pop();
        if position.open.ship(ship).is_in_play() {
            let (first, about) = (position.open.initiative, ActionKind::Slam as u8 + 1);
            self.open_window_for(position, Window::AfterSlam, ship, first, about);
            self.gain(position, ship, Token::Disabled, why!["XW-X-04"], events);
        }
        true
    }

    /// How difficult a white manoeuvre is that an ability orders: red, if that is what a card makes of it (XW-DIF-08).
    pub(crate) fn ordered_difficulty(&self, open: &Open, ship: ShipId, maneuver: Maneuver) -> Difficulty {
        let entry = DialEntry { maneuver, difficulty: Difficulty::White };
        self.difficulty(open, ship, entry).max(Difficulty::White)
    }

    /// An ability orders a manoeuvre: it is moved, stress is checked, and that is all (XW-Q-25).
    pub(crate) fn order(&self, position: &mut Position, ship: ShipId, maneuver: Maneuver, difficulty: Difficulty) {
        let flight = &mut position.open.flight;
        flight.met_before = flight.hazard_count;
        flight.maneuver = maneuver;
        flight.difficulty = difficulty;
        position.open.stack.push(Frame::Ordered(ship, Activating::Move));
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
        let next = Activating::Hazards(done + 1);
        *position.open.stack.top_mut() = match position.open.stack.top() {
            Frame::Ordered(..) => Frame::Ordered(ship, next),
            _ => Frame::Activating(ship, next),
        };
        self.hazard_strikes(position, ship, place, rolled, events);
    }

    /// What the die of an obstacle does to a ship.
    pub(crate) fn hazard_strikes(
        &self,
        position: &mut Position,
        ship: ShipId,
        place: u8,
        rolled: Dice,
        events: &mut impl Sink<Happening>,
    ) {
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
