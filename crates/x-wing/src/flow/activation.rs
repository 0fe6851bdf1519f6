//! The Activation phase: ships reveal, move and act one by one (XW-ACTV).

use crate::card::{ActionKind, Adjust, Difficulty, Token, Window};
use crate::dice::{Dice, Die};
use crate::frame::{Acting, Activating, Frame};
use crate::happening::Happening;
use crate::ids::{ShipId, ships_in};
use crate::position::Position;
use crate::setup::{DialEntry, RuleSet};
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Bearing, Maneuver, ObstacleKind, tallon_slides};
use play::why;

impl Table<'_> {
    /// Of some ships those that come next: the lowest pilot skill (or the highest), of the side with initiative first,
    /// of one seat.
    pub(crate) fn next_in_order(self, ships: u16, highest: bool) -> impl Iterator<Item = ShipId> + use<> {
        let mut best: Option<(i16, u8, u8)> = None;
        let mut next = 0;
        for ship in ships_in(ships) {
            let skill = i16::from(self.skill(ship));
            let facts = self.game.facts(ship);
            let rank = (if highest { -skill } else { skill }, facts.side ^ self.open.initiative, facts.seat.0);
            match best.map_or(std::cmp::Ordering::Less, |best| rank.cmp(&best)) {
                std::cmp::Ordering::Less => (best, next) = (Some(rank), ship.mask()),
                std::cmp::Ordering::Equal => next |= ship.mask(),
                std::cmp::Ordering::Greater => {}
            }
        }
        ships_in(next)
    }

    /// The ships that may be active next in this Activation phase.
    pub(crate) fn activatable(self) -> impl Iterator<Item = ShipId> + use<> {
        let open = self.open;
        let waiting = ships_in(open.in_play()).filter(|ship| !open.ship(*ship).activated);
        self.next_in_order(waiting.fold(0, |mask, ship| mask | ship.mask()), false)
    }

    /// How difficult a white manoeuvre is that an ability orders: red, if that is what a card makes of it (XW-DIF-08).
    pub(crate) fn ordered_difficulty(self, ship: ShipId, maneuver: Maneuver) -> Difficulty {
        let entry = DialEntry { maneuver, difficulty: Difficulty::White };
        self.difficulty(ship, entry).max(Difficulty::White)
    }
}

impl Turn<'_> {
    pub(crate) fn step_activation(&mut self) -> bool {
        let mut next = self.table().activatable();
        match (next.next(), next.next()) {
            (None, _) => {
                *self.position.open.stack.top_mut() = Frame::Detonations;
                self.open_window(Window::EndOfActivation, ShipId(0));
                true
            }
            (Some(ship), None) => {
                self.activate(ship);
                true
            }
            (Some(_), Some(_)) => false,
        }
    }

    pub(crate) fn activate(&mut self, ship: ShipId) {
        self.position.open.ship_mut(ship).activated = true;
        self.position.open.stack.push(Frame::Activating(ship, Activating::Before));
    }

    pub(crate) fn step_activating(&mut self, ship: ShipId, step: Activating) -> bool {
        if !self.position.open.ship(ship).is_in_play() {
            self.position.open.stack.pop();
            return true;
        }
        let ordered = matches!(self.position.open.stack.top(), Frame::Ordered(..));
        let to = |position: &mut Position, step| {
            *position.open.stack.top_mut() = match ordered {
                true => Frame::Ordered(ship, step),
                false => Frame::Activating(ship, step),
            };
        };
        match step {
            Activating::Before => {
                to(self.position, Activating::Reveal);
                if self.position.open.dialled & ship.mask() != 0 {
                    self.open_window(Window::BeforeReveal, ship);
                }
            }
            Activating::Reveal => {
                to(self.position, Activating::Choose);
                self.reveal(ship);
            }
            Activating::Choose => {
                let stressed = self.position.open.ship(ship).stress > 0;
                let flight = &mut self.position.open.flight;
                if stressed && flight.difficulty == Difficulty::Red {
                    match self.game.setup.options.rules {
                        RuleSet::Printed => return false,
                        RuleSet::Faq => {
                            flight.maneuver = Maneuver::new(Bearing::Straight, 2).expect("a template");
                            flight.difficulty = Difficulty::White;
                        }
                    }
                }
                to(self.position, Activating::Move);
            }
            Activating::Move => {
                to(self.position, Activating::Moved);
                let maneuver = self.position.open.flight.maneuver;
                let can_slide = matches!(maneuver.bearing(), Bearing::Tallon(_)) && {
                    let others = self.table().others(ship);
                    !tallon_slides(self.table().base(ship), maneuver, others.as_slice()).is_empty()
                };
                match can_slide {
                    true => self.position.open.stack.push(Frame::Sliding(ship)),
                    false => self.execute(ship, 0.0),
                }
            }
            Activating::Moved => {
                to(self.position, Activating::Stress);
                if !ordered {
                    self.open_window(Window::Moved, ship);
                }
            }
            Activating::Stress => {
                to(self.position, Activating::After);
                self.lose_ion(ship);
                if ordered || self.position.open.flight.late.is_none() {
                    self.check_stress(ship);
                }
            }
            Activating::After => {
                let met_before = self.position.open.flight.met_before;
                to(self.position, if ordered { Activating::Hazards(met_before) } else { Activating::Action });
                let stack = self.position.open.stack.as_slice();
                let is_slam = matches!(stack.get(stack.len().wrapping_sub(2)), Some(Frame::Slammed(_)));
                if !(ordered && is_slam) {
                    self.open_window(Window::AfterManeuver, ship);
                }
            }
            Activating::Late => {
                to(self.position, Activating::Hazards(0));
                let flight = &mut self.position.open.flight;
                flight.difficulty = flight.late.take().unwrap_or(flight.difficulty);
                self.check_stress(ship);
            }
            Activating::Action => {
                let late = self.position.open.flight.late.is_some();
                to(self.position, if late { Activating::Late } else { Activating::Hazards(0) });
                self.offer_action(ship);
            }
            Activating::Hazards(done) if done < self.position.open.flight.hazard_count => {
                return self.ask_about_ties(ship, done);
            }
            Activating::Hazards(_) => {
                if ordered {
                    let flight = &mut self.position.open.flight;
                    flight.hazard_count = flight.met_before;
                    flight.met_before = 0;
                }
                to(self.position, Activating::Done);
            }
            Activating::Done => self.position.open.stack.pop(),
        }
        true
    }

    /// The Perform Action step: an action may be performed, unless it has to be skipped.
    fn offer_action(&mut self, ship: ShipId) {
        let state = self.position.open.ship(ship);
        match (state.overlapped, state.scraped) {
            (true, _) => self.events.happened(Happening::ActionSkipped { ship }, why!["XW-ACT-06", "XW-OVL-05"]),
            (_, true) => self.events.happened(Happening::ActionSkipped { ship }, why!["XW-OBS-03"]),
            _ if state.skips_action => self.events.happened(Happening::ActionSkipped { ship }, why!["XW-ABL-01"]),
            _ => {
                let more = self.table().has(ship, Adjust::TwoActions);
                let acting = Acting { more, ..Acting::new(ship, None) };
                self.position.open.stack.push(Frame::Acting(acting));
            }
        }
    }

    fn reveal(&mut self, ship: ShipId) {
        let flight = &mut self.position.open.flight;
        flight.hazard_count = 0;
        flight.met_before = 0;
        flight.late = None;
        let Some(place) = self.position.dials[ship.index()].take() else {
            flight.maneuver = Maneuver::new(Bearing::Straight, 1).expect("a template");
            flight.difficulty = Difficulty::White;
            return;
        };
        let entry = self.game.facts(ship).dial[place as usize];
        flight.maneuver = entry.maneuver;
        self.position.open.dialled &= !ship.mask();
        self.position.open.ship_mut(ship).revealed = Some(place);
        self.position.open.flight.difficulty = self.table().difficulty(ship, entry);
        self.events.happened(Happening::Revealed { ship, maneuver: entry.maneuver }, why!["XW-ACTV-03"]);
        self.open_window(Window::Reveal, ship);
    }

    /// The opponent has chosen what a stressed ship executes (XW-ACTV-16).
    pub(crate) fn imposed(&mut self, ship: ShipId, maneuver: Maneuver) {
        let entry = self.game.facts(ship).dial.iter().find(|entry| entry.maneuver == maneuver);
        let entry = *entry.expect("a manoeuvre of the dial");
        self.position.open.flight.maneuver = maneuver;
        self.position.open.flight.difficulty = self.table().difficulty(ship, entry);
        self.events.happened(Happening::Imposed { ship, maneuver }, why!["XW-ACTV-16", "XW-STR-09", "XW-DIF-06"]);
        *self.position.open.stack.top_mut() = Frame::Activating(ship, Activating::Move);
    }

    /// A SLAM is flown: the weapons are disabled, and what follows an action and a manoeuvre follows now (XW-X-04, -06).
    pub(crate) fn step_slammed(&mut self, ship: ShipId) -> bool {
        self.position.open.stack.pop();
        if self.position.open.ship(ship).is_in_play() {
            let (first, about) = (self.position.open.initiative, ActionKind::Slam as u8 + 1);
            self.open_window_for(Window::AfterSlam, ship, first, about);
            self.gain(ship, Token::Disabled, why!["XW-X-04"]);
        }
        true
    }

    /// An ability orders a manoeuvre: it is moved, stress is checked, and that is all (XW-Q-25).
    pub(crate) fn order(&mut self, ship: ShipId, maneuver: Maneuver, difficulty: Difficulty) {
        let flight = &mut self.position.open.flight;
        flight.met_before = flight.hazard_count;
        flight.maneuver = maneuver;
        flight.difficulty = difficulty;
        self.position.open.stack.push(Frame::Ordered(ship, Activating::Move));
    }

    /// An obstacle's die was rolled (XW-OBS-04, XW-OBS-09).
    pub(crate) fn hazard_rolled(&mut self, ship: ShipId, done: u8, rolled: Dice) {
        let place = self.position.open.flight.hazards[done as usize];
        let next = Activating::Hazards(done + 1);
        *self.position.open.stack.top_mut() = match self.position.open.stack.top() {
            Frame::Ordered(..) => Frame::Ordered(ship, next),
            _ => Frame::Activating(ship, next),
        };
        self.hazard_strikes(ship, place, rolled);
    }

    /// What the die of an obstacle does to a ship.
    pub(crate) fn hazard_strikes(&mut self, ship: ShipId, place: u8, rolled: Dice) {
        let what = Happening::Rolled { ship, die: Die::Attack, dice: rolled };
        let (damage, critical) = match self.table().kind(place) {
            ObstacleKind::Asteroid => {
                self.events.happened(what, why!["XW-OBS-04"]);
                (rolled.hit, rolled.critical)
            }
            ObstacleKind::Debris => {
                self.events.happened(what, why!["XW-OBS-09"]);
                (0, rolled.critical)
            }
        };
        if damage + critical > 0 {
            self.position.open.stack.push(Frame::Suffering(ship, damage, critical));
        }
    }
}
