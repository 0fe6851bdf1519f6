//! What would come of a move, as the table is now: questions for those who think ahead.
//!
//! Nothing here is asked by the rules themselves. What is answered is what the rules would do then, if nothing moves before;
//! the laws hold the answers against what really happens (`tests/laws/ahead.rs`).

use crate::frame::{Frame, Rolling};
use crate::ids::ShipId;
use crate::input::{Boost, Choice};
use crate::set::Set;
use crate::setup::DialEntry;
use crate::table::Table;
use geometry::{Band, Bearing, Maneuver, Pose, Refusal, RollPlace, Side, Template, execute_along, tallon_slides_along};

/// How a manoeuvre would end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FlightEnd {
    /// Where the ship would stand.
    pub pose: Pose,
    /// Whether it would overlap a ship, be stopped by it, and lose its action (XW-OVL-05).
    pub overlaps: bool,
    /// The ships that it would touch then, as it overlapped them.
    pub touches: Set<ShipId>,
    /// The obstacles that it would meet, by their numbers.
    pub obstacles: Set<u8, u32>,
    /// Whether any of it would be outside the play area: it has fled, or left as its mission wants it to.
    pub leaves: bool,
}

/// A line along which a ship could be attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineOfFire {
    /// How far the target is, as far as the arc shows it (XW-RNG-08).
    pub range: Band,
    /// Whether there is a line past all obstacles.
    pub is_clear: bool,
    /// Whether there is a line through an obstacle; both, if the attacker may choose (XW-OBST-06).
    pub is_obstructed: bool,
}

/// Moves.
impl Table<'_> {
    /// The manoeuvres that could be on the dial of a ship now, as difficult as cards make them, and how each would end.
    pub fn dial_ends(self, ship: ShipId) -> impl Iterator<Item = (DialEntry, FlightEnd)> {
        self.dialable(ship).map(move |entry| {
            let difficulty = self.difficulty(ship, entry);
            (DialEntry { difficulty, ..entry }, self.flight_end(ship, entry.maneuver))
        })
    }

    /// How a manoeuvre of a ship would end: of a Tallon Roll, as near to the middle of its template as other ships allow.
    pub fn flight_end(self, ship: ShipId, maneuver: Maneuver) -> FlightEnd {
        let (start, others) = (self.base(ship), self.others(ship));
        let laid = self.laid(ship, maneuver);
        let slide = match maneuver.bearing() {
            Bearing::Tallon(_) => tallon_slides_along(start, laid, others.as_slice()).nearest(0.0).unwrap_or(0.0),
            Bearing::Straight
            | Bearing::Bank(_)
            | Bearing::Turn(_)
            | Bearing::Koiogran
            | Bearing::Segnor(_)
            | Bearing::ReverseStraight
            | Bearing::ReverseBank(_)
            | Bearing::Stationary => 0.0,
        };
        let moved = execute_along(start, laid, slide, others.as_slice()).expect("a slide that is free");
        let leaves = self.game.area().has_fled(&moved.base);
        let tokens = self.tokens_for(ship);
        let met = tokens.iter().filter(|(_, token)| !leaves && moved.meets(token));
        let obstacles = met.map(|(obstacle, _)| obstacle).collect();
        FlightEnd {
            pose: moved.base.pose,
            overlaps: moved.bumped,
            touches: others.ships(moved.touched),
            obstacles,
            leaves,
        }
    }

    /// A manoeuvre with the template that a ship flies it along: its own, unless a card said otherwise about the one under way.
    pub fn laid(self, ship: ShipId, maneuver: Maneuver) -> (Maneuver, Option<Template>) {
        let flight = &self.open.flight;
        let mut frames = self.open.stack.as_slice().iter();
        let is_active = |frame: &Frame| matches!(frame, Frame::Activating(activating) if activating.ship == ship);
        match flight.maneuver == maneuver && frames.any(is_active) {
            true => flight.laid(),
            false => (maneuver, maneuver.template()),
        }
    }

    /// Where a boost would end, or what is in its way.
    pub fn boost_end(self, ship: ShipId, boost: Boost) -> Result<Pose, Refusal> {
        self.try_boost(ship, boost.template())
    }

    /// Where a barrel roll with the template of a speed, straight or bent to a side, could end: some of the places, and how each is
    /// chosen once the roll is declared. None if there is no room for it.
    pub fn roll_ends(
        self,
        ship: ShipId,
        side: Side,
        template: (u8, Option<Side>),
    ) -> impl Iterator<Item = (Choice, Pose)> + use<> {
        let (others, tokens) = (self.others(ship), self.tokens_for_move(ship));
        let roll = self.roll(ship, side, template);
        let places = roll.candidates(&self.game.surroundings(&others, &tokens));
        places
            .into_iter()
            .map(move |place| (Choice::Place { template: place.template, shift: place.shift }, roll.pose(place)))
    }

    /// Where a barrel roll that was declared ends if it is shifted so far ahead, or as near to that as there is room: how that place
    /// is chosen, and where it is.
    pub fn roll_near(self, rolling: &Rolling, ahead: f64) -> Option<(Choice, Pose)> {
        let (others, tokens) = (self.others(rolling.ship), self.tokens_for_roll(rolling));
        let surroundings = self.game.surroundings(&others, &tokens);
        let roll = self.roll(rolling.ship, rolling.side, (rolling.speed, rolling.bend));
        let place = if rolling.bend.is_none() {
            let shift = roll.free_shifts(&surroundings).nearest(ahead)?;
            roll.place(shift, &surroundings)?
        } else {
            let away = |place: &RollPlace| (place.shift - ahead).abs();
            roll.candidates(&surroundings).into_iter().min_by(|one, two| away(one).total_cmp(&away(two)))?
        };
        Some((Choice::Place { template: place.template, shift: place.shift }, roll.pose(place)))
    }

    /// How far ahead or back a barrel roll can be shifted, in millimetres.
    pub fn roll_limit(self, rolling: &Rolling) -> f64 {
        self.roll(rolling.ship, rolling.side, (rolling.speed, rolling.bend)).shift_limit()
    }
}

/// Fire.
impl Table<'_> {
    /// Along what line a ship could attack another with its primary weapon, by range and arc alone; none if the target is outside its
    /// firing arcs or beyond Range 3.
    pub fn line_of_fire(self, attacker: ShipId, target: ShipId) -> Option<LineOfFire> {
        let lines = self.aim(attacker, target, self.reach(attacker, None))?;
        let range = Band::of(lines.distance).filter(|range| *range <= Band::Three)?;
        let sight = self.sight((attacker, target), &lines);
        Some(LineOfFire { range, is_clear: sight.clear.is_some(), is_obstructed: sight.obstructed.is_some() })
    }
}
