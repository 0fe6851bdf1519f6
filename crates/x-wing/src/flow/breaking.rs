//! Obstacles that leave the table (XW-X-166).

use crate::happening::Happening;
use crate::ids::ShipId;
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Arc, Band};
use play::why;

impl Table<'_> {
    /// The obstacles that lie at Range 1 to 2 inside the primary firing arc of a ship, by their numbers.
    pub(crate) fn breakable(self, ship: ShipId) -> Set<u8, u32> {
        let (base, tokens) = (self.base(ship), self.tokens());
        let is_near = |distance: f64| Band::of(distance).is_some_and(|band| band <= Band::Two);
        let near = tokens.iter().filter(|(_, token)| Arc::Front.distance_to_token(&base, token).is_some_and(is_near));
        near.map(|(obstacle, _)| obstacle).collect()
    }

    /// The ships at Range 1 of an obstacle.
    pub(crate) fn near_obstacle(self, obstacle: u8) -> Set<ShipId> {
        let tokens = self.tokens();
        let token = tokens.iter().find(|(number, _)| *number == obstacle).map(|(_, token)| *token);
        self.open.in_play().iter().filter(|ship| token.is_some_and(|token| self.is_at_token(*ship, &token))).collect()
    }
}

impl Turn<'_> {
    /// An obstacle leaves the table; what was met of it is met no more.
    pub(crate) fn break_up(&mut self, obstacle: u8) {
        let open = &mut self.position.open;
        let flight = &mut open.flight;
        let (met, tied, before) = (flight.hazards, flight.tied, flight.met_before);
        (flight.hazards, flight.tied) = (crate::bounded::Bounded::new(), Set::NONE);
        for (index, other) in (0..).zip(met.as_slice()) {
            if *other == obstacle {
                flight.met_before -= u8::from(index < before);
                continue;
            }
            if tied.has(index) {
                flight.tied.insert(flight.hazards.as_slice().len() as u8);
            }
            flight.hazards.push(*other);
        }
        match obstacle.checked_sub(self.game.obstacles().len() as u8) {
            Some(place) => _ = open.dropped.take(place),
            None => open.obstacles.retain(|placed| placed.obstacle != obstacle),
        }
        self.events.happened(Happening::ObstacleGone { obstacle }, why!["XW-X-166"]);
    }
}
