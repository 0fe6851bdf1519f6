//! Obstacles that leave the table (XW-X-166).

use crate::happening::Happening;
use crate::ids::ShipId;
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Arc, Band};
use play::why;

impl Table<'_> {
    /// The obstacles of the pool that lie at Range 1 to 2 inside the primary firing arc of a ship.
    pub(crate) fn breakable(self, ship: ShipId) -> Set<u8, u8> {
        let (base, tokens) = (self.base(ship), self.tokens());
        let is_near = |distance: f64| Band::of(distance).is_some_and(|band| band <= Band::Two);
        let near = tokens.iter().filter(|(_, token)| Arc::Front.distance_to_token(&base, token).is_some_and(is_near));
        near.map(|(place, _)| self.open.obstacles.as_slice()[place as usize].obstacle).collect()
    }

    /// The ships at Range 1 of an obstacle of the pool.
    pub(crate) fn near_obstacle(self, obstacle: u8) -> Set<ShipId> {
        let tokens = self.tokens();
        let is_it = |place: u8| self.open.obstacles.as_slice()[place as usize].obstacle == obstacle;
        let token = tokens.iter().find(|(place, _)| is_it(*place)).map(|(_, token)| *token);
        self.open.in_play().iter().filter(|ship| token.is_some_and(|token| self.is_at_token(*ship, &token))).collect()
    }
}

impl Turn<'_> {
    /// An obstacle of the pool leaves the table; what was met of it is met no more, and the places of others move up.
    pub(crate) fn break_up(&mut self, obstacle: u8) {
        let open = &mut self.position.open;
        let Some(place) = open.obstacles.as_slice().iter().position(|placed| placed.obstacle == obstacle) else {
            return;
        };
        let place = place as u8;
        let flight = &mut open.flight;
        let (mut kept, mut before, mut tied) = (0, flight.met_before, Set::NONE);
        for index in 0..flight.hazard_count {
            let met = flight.hazards[index as usize];
            if met == place {
                before -= u8::from(index < flight.met_before);
                continue;
            }
            if flight.tied.has(index) {
                tied.insert(kept);
            }
            flight.hazards[kept as usize] = met - u8::from(met > place);
            kept += 1;
        }
        (flight.hazard_count, flight.met_before, flight.tied) = (kept, before, tied);
        open.obstacles.retain(|placed| placed.obstacle != obstacle);
        self.events.happened(Happening::ObstacleGone { obstacle }, why!["XW-X-166"]);
    }
}
