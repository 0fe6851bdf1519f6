//! Moving ships: manoeuvres, who touches whom, what was met, who fled.

use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::MOST_LYING;
use crate::set::Set;
use crate::turn::Turn;
use geometry::constants::TOLERANCE;
use geometry::{Bearing, Execution, ObstacleKind, Pose, execute_along};
use play::{Why, why};

impl Turn<'_> {
    /// Executes the manoeuvre under way; a Tallon Roll with this slide.
    pub(crate) fn execute(&mut self, ship: ShipId, slide: f64) {
        let maneuver = self.position.open.flight.maneuver;
        let start = self.table().base(ship);
        let others = self.table().others(ship);
        let laid = self.position.open.flight.laid();
        let moved = execute_along(start, laid, slide, others.as_slice()).expect("a slide that was checked");
        if moved.bumped && self.table().has_no_room(ship, &moved.base) {
            return self.destroy(ship);
        }
        let state = self.position.open.ship_mut(ship);
        state.pose = moved.base.pose;
        state.overlapped = moved.bumped;
        state.flown = Some(maneuver.speed());
        let to = moved.base.pose;
        self.events
            .happened(Happening::Moved { ship, maneuver, from: start.pose, to }, why!["XW-ACTV-04", "XW-ACTV-06"]);
        if maneuver.bearing() != Bearing::Stationary {
            let touched = others.ships(moved.touched) & self.position.open.in_play();
            self.update_touching(ship, touched);
        }
        if self.game.setup.options.area.has_fled(&moved.base) {
            if self.game.leaves(ship, &moved.base) {
                return self.left(ship);
            }
            return self.flee(ship);
        }
        self.note_hazards(ship, start, &moved);
        self.meet_mines(ship, &start, |mine| moved.meets(mine));
    }

    /// Notes the obstacles that were met, nearest to the start first (XW-OBS-19, XW-Q-29).
    fn note_hazards(&mut self, ship: ShipId, start: geometry::Base, moved: &Execution) {
        let tokens = self.table().tokens_for(ship);
        let mut met = [(0.0, 0); MOST_LYING];
        let mut count = 0;
        for (obstacle, token) in tokens.iter().filter(|(_, token)| moved.meets(token)) {
            met[count] = (token.distance_to_base(&start), obstacle);
            count += 1;
        }
        play::sort_few(&mut met[..count], |one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        let flight = &mut self.position.open.flight;
        let before = flight.met_before as usize;
        flight.hazards.truncate(before);
        met[..count].iter().for_each(|(_, obstacle)| flight.hazards.push(*obstacle));
        let is_tied = |index: &usize| met[index + 1].0 - met[*index].0 <= TOLERANCE;
        let tied = (0..count.saturating_sub(1)).filter(is_tied).map(|index| (before + index) as u8);
        let tied_before = flight.tied.iter().filter(|place| *place < flight.met_before);
        flight.tied = tied_before.chain(tied).collect();
        for (_, obstacle) in met[..count].iter().copied() {
            self.events.happened(Happening::Met { ship, obstacle }, why!["XW-OBS-02", "XW-OBS-19"]);
            if self.game.obstacle(obstacle).kind() == ObstacleKind::Asteroid {
                self.position.open.ship_mut(ship).scraped = true;
            }
        }
    }

    /// A ship was moved by an action: no manoeuvre, no obstacles, no overlap.
    pub(crate) fn shift(&mut self, (ship, to): (ShipId, Pose), because: Why) {
        let from = self.position.open.ship(ship).pose;
        self.position.open.ship_mut(ship).pose = to;
        self.events.happened(Happening::Shifted { ship, from, to }, because);
        self.update_touching(ship, Set::NONE);
    }

    /// Touching is remembered: it comes with an overlap and goes when contact is lost, or when both have moved since
    /// without overlapping each other (XW-TCH, XW-Q-16).
    fn update_touching(&mut self, ship: ShipId, overlapped: Set<ShipId>) {
        let base = self.table().base(ship);
        for other in self.position.open.ship(ship).touching - overlapped {
            let contact = base.contacts(&self.table().base(other));
            self.position.open.ship_mut(ship).moved_beside.insert(other);
            if !contact || self.position.open.ship(other).moved_beside.has(ship) {
                self.part(ship, other);
                self.events.happened(Happening::Parted { ship, other }, why!["XW-TCH-03", "XW-TCH-04"]);
            }
        }
        for other in overlapped {
            self.part(ship, other);
            self.position.open.ship_mut(ship).touching.insert(other);
            self.position.open.ship_mut(other).touching.insert(ship);
            self.events.happened(Happening::Touched { ship, other }, why!["XW-OVL-04", "XW-TCH-01"]);
        }
    }

    /// Two ships touch no longer.
    pub(crate) fn part(&mut self, ship: ShipId, other: ShipId) {
        for (one, two) in [(ship, other), (other, ship)] {
            let state = self.position.open.ship_mut(one);
            state.touching.remove(two);
            state.moved_beside.remove(two);
        }
    }
}
