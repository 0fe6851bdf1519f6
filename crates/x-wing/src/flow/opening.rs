//! Set-up: initiative, obstacles, edges, ships (XW-SETUP).

use crate::frame::{Frame, Initiative};
use crate::ids::{ShipId, Team};
use crate::position::Position;
use crate::setup::XWing;
use crate::ship::Life;
use crate::table::Table;
use geometry::{Base, Edge, Pose};
use play::Illegal;

impl XWing {
    /// The position before the first input.
    pub(crate) fn lay_out(&self) -> Position {
        let mut position = Position::new();
        for ship in self.all_ships() {
            position.open.ship_mut(ship).backs = self.facts(ship).backs;
            position.open.ship_mut(ship).shields = self.table(&position.open).shield_value(ship);
            position.open.ship_mut(ship).ordnance = self.table(&position.open).ordnance(ship);
            if self.facts(ship).carrier.is_some() {
                position.open.ship_mut(ship).life = Life::Docked;
            }
        }
        self.turn(&mut position, &mut ()).lay_mission();
        let chooser = match self.cost(Team::First).cmp(&self.cost(Team::Second)) {
            std::cmp::Ordering::Less => Frame::Initiative(Initiative { side: Team::First }),
            std::cmp::Ordering::Greater => Frame::Initiative(Initiative { side: Team::Second }),
            std::cmp::Ordering::Equal => Frame::Roller,
        };
        *position.open.stack.top_mut() = chooser;
        position
    }
}

impl Table<'_> {
    /// The edge of a side.
    pub fn edge_of(self, side: Team) -> Edge {
        let open = self.open;
        if side == Team::First { open.edge } else { open.edge.opposite() }
    }

    /// The ships that may be placed next: the lowest pilot skill, of the side with initiative first, of one seat.
    pub(crate) fn waiting_ships(self) -> impl Iterator<Item = ShipId> {
        let open = self.open;
        let waiting = self.game.all_ships().filter(|ship| open.ship(*ship).life == Life::Waiting).collect();
        self.next_in_order(waiting, false)
    }

    /// Whether a ship may be placed there: within Range 1 of its edge, on no other ship.
    pub(crate) fn ship_fits(self, ship: ShipId, pose: Pose) -> Result<(), Unfit> {
        let facts = self.game.facts(ship);
        let base = Base::new(facts.pilot.ship.size, pose);
        if !self.game.setup.options.area.accepts_setup(self.edge_of(facts.side), &base) {
            return Err(Unfit::Outside);
        }
        match self.others(ship).as_slice().iter().any(|other| other.overlaps(&base)) {
            true => Err(Unfit::Overlaps),
            false => Ok(()),
        }
    }
}

/// Why a ship cannot be placed somewhere.
pub(crate) enum Unfit {
    Outside,
    Overlaps,
}

/// Whether what a seat wants to place may lie there, and if not, why.
impl Table<'_> {
    pub(crate) fn check_obstacle(self, obstacle: u8, pose: Pose) -> Result<(), Illegal> {
        let open = self.open;
        if obstacle as usize >= self.game.setup.options.obstacles.len() || open.taken.has(obstacle) {
            return Err(Illegal::new("XW-SETUP-07", "no-such-obstacle"));
        }
        let token = geometry::Token::new(self.game.outline(obstacle), pose);
        if !self.game.setup.options.area.is_clear_of_edges(&token) {
            return Err(Illegal::new("XW-SETUP-10", "too-near-the-edge"));
        }
        match self.obstacle_fits(obstacle, pose) {
            true => Ok(()),
            false => Err(Illegal::new("XW-SETUP-09", "too-near-for-obstacle")),
        }
    }

    pub(crate) fn check_deploy(self, ship: ShipId, pose: Pose) -> Result<(), Illegal> {
        if !self.waiting_ships().any(|next| next == ship) {
            return Err(Illegal::new("XW-SETUP-13", "not-this-ship"));
        }
        match self.ship_fits(ship, pose) {
            Ok(()) => Ok(()),
            Err(Unfit::Outside) => Err(Illegal::new("XW-SETUP-15", "outside-set-up-area")),
            Err(Unfit::Overlaps) => Err(Illegal::new("XW-Q-19", "onto-a-ship")),
        }
    }

    pub(crate) fn check_set_aside(self) -> Result<(), Illegal> {
        match self.open.has_room {
            true => Err(Illegal::new("XW-Q-18", "there-is-room")),
            false => Ok(()),
        }
    }
}
