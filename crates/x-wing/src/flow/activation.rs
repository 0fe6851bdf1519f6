//! The Activation phase: ships reveal, move and act one by one (XW-ACTV).

use crate::bounded::Bounded;
use crate::card::{Difficulty, Modifier, Window};
use crate::dice::{Dice, Die};
use crate::frame::{Activating, ActivationStep, Ordered, OrderedStep, Sliding};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::set::Set;
use crate::setup::DialEntry;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Bearing, Maneuver, ObstacleKind, tallon_slides_along};
use play::why;

impl Table<'_> {
    /// Of some ships those that come next: the lowest pilot skill (or the highest), of the side with initiative first,
    /// of one seat.
    pub(crate) fn next_in_order(self, ships: Set<ShipId>, highest: bool) -> impl Iterator<Item = ShipId> + use<> {
        let mut best: Option<(i16, bool, u8)> = None;
        let mut next: Set<ShipId> = Set::NONE;
        for ship in ships {
            let skill = i16::from(self.skill(ship));
            let facts = self.game.facts(ship);
            let rank = (if highest { -skill } else { skill }, facts.side != self.open.initiative, facts.seat.0);
            match best.map_or(std::cmp::Ordering::Less, |best| rank.cmp(&best)) {
                std::cmp::Ordering::Less => (best, next) = (Some(rank), Set::one(ship)),
                std::cmp::Ordering::Equal => next.insert(ship),
                std::cmp::Ordering::Greater => {}
            }
        }
        next.iter()
    }

    /// Whether a stressed ship is about to execute a red manoeuvre.
    pub(crate) fn is_barred_by_stress(self, ship: ShipId) -> bool {
        self.open.ship(ship).stress > 0
            && self.open.flight.difficulty == Difficulty::Red
            && !self.open.flight.despite_stress
            && !self.has(ship, Modifier::FliesRedStressed)
    }

    /// Whether a ship is about to execute a straight manoeuvre that it could not have dialled (XW-Q-71).
    pub(crate) fn is_barred_by_card(self) -> bool {
        self.open.flight.no_straights && self.open.flight.maneuver.bearing() == Bearing::Straight
    }

    /// The ships that may be active next in this Activation phase.
    pub(crate) fn activatable(self) -> impl Iterator<Item = ShipId> + use<> {
        let open = self.open;
        let waiting = open.in_play().iter().filter(|ship| !open.ship(*ship).activated);
        self.next_in_order(waiting.collect(), false)
    }

    /// How difficult a white manoeuvre is that an ability orders: red, if that is what a card makes of it (XW-DIF-08).
    pub(crate) fn ordered_difficulty(self, ship: ShipId, maneuver: Maneuver) -> Difficulty {
        let entry = DialEntry { maneuver, difficulty: Difficulty::White };
        self.difficulty(ship, entry).max(Difficulty::White)
    }
}

impl Turn<'_> {
    pub(crate) fn activate(&mut self, ship: ShipId) {
        self.position.open.ship_mut(ship).activated = true;
        self.push(Activating { ship, step: ActivationStep::Before });
    }

    pub(crate) fn reveal(&mut self, ship: ShipId) {
        let flight = &mut self.position.open.flight;
        flight.hazards = Bounded::new();
        flight.met_before = 0;
        flight.late = None;
        flight.no_straights = false;
        flight.stays_red = false;
        flight.along = None;
        let Some(place) = self.position.dials[ship.index()].take() else {
            let maneuver = Maneuver::new(Bearing::Straight, 1).expect("a template");
            let white = DialEntry { maneuver, difficulty: Difficulty::White };
            flight.maneuver = maneuver;
            self.position.open.flight.difficulty = self.table().difficulty(ship, white);
            return;
        };
        let entry = self.game.facts(ship).dial[place as usize];
        flight.maneuver = entry.maneuver;
        self.position.open.dialled.remove(ship);
        self.position.open.ship_mut(ship).revealed = Some(place);
        self.position.open.flight.difficulty = self.table().difficulty(ship, entry);
        self.position.open.flight.no_straights = self.table().has(ship, Modifier::NoStraights);
        self.events.happened(Happening::Revealed { ship, maneuver: entry.maneuver }, why!["XW-ACTV-03"]);
        self.open_window(Window::Reveal, ship);
    }

    /// The manoeuvre under way is executed, once its owner has said how far a Tallon Roll slides, if it can.
    pub(crate) fn fly(&mut self, ship: ShipId) {
        let maneuver = self.position.open.flight.maneuver;
        let can_slide = matches!(maneuver.bearing(), Bearing::Tallon(_)) && {
            let others = self.table().others(ship);
            !tallon_slides_along(self.table().base(ship), self.position.open.flight.laid(), others.as_slice())
                .is_empty()
        };
        match can_slide {
            true => self.push(Sliding { ship }),
            false => self.execute(ship, 0.0),
        }
    }

    /// An ability orders a manoeuvre: it is moved, stress is checked, and that is all (XW-Q-25).
    pub(crate) fn order(&mut self, ship: ShipId, maneuver: Maneuver, difficulty: Difficulty, asks_after: bool) {
        let flight = &mut self.position.open.flight;
        flight.met_before = flight.hazards.as_slice().len() as u8;
        flight.maneuver = maneuver;
        flight.along = None;
        flight.difficulty = difficulty;
        self.push(Ordered { ship, step: OrderedStep::Move, asks_after });
    }

    /// An obstacle's die was rolled (XW-OBS-04, XW-OBS-09).
    pub(crate) fn hazard_rolled(&mut self, ship: ShipId, done: u8, rolled: Dice) {
        let obstacle = self.position.open.flight.hazards.as_slice()[done as usize];
        self.hazard_strikes(ship, obstacle, rolled);
    }

    /// What the die of an obstacle does to a ship.
    pub(crate) fn hazard_strikes(&mut self, ship: ShipId, obstacle: u8, rolled: Dice) {
        let what = Happening::Rolled { ship, die: Die::Attack, dice: rolled };
        let (damage, critical) = match self.game.obstacle(obstacle).kind() {
            ObstacleKind::Asteroid => {
                self.events.happened(what, why!["XW-OBS-04"]);
                (rolled.hit, rolled.critical)
            }
            ObstacleKind::Debris => {
                self.events.happened(what, why!["XW-OBS-09"]);
                (0, rolled.critical)
            }
        };
        let critical = if self.table().has(ship, Modifier::NoCriticalsOfObstacles) { 0 } else { critical };
        if damage + critical > 0 {
            self.suffer(ship, damage, critical);
        }
    }
}
