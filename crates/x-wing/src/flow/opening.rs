//! Set-up: initiative, obstacles, edges, ships (XW-SETUP).

use crate::card::{Modifier, Window, answer};
use crate::cards::Arcs;
use crate::frame::{Facing, Frame, Initiative, Siding};
use crate::happening::Happening;
use crate::ids::{ShipId, Team};
use crate::position::Position;
use crate::setup::XWing;
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use geometry::range::is_beyond;
use geometry::{Band, Base, Edge, Pose};
use play::{Illegal, why};

impl XWing {
    /// The position before the first input.
    pub(crate) fn lay_out(&self) -> Position {
        let mut position = Position::new();
        for ship in self.all_ships() {
            position.open.ship_mut(ship).backs = self.facts(ship).backs;
            position.open.ship_mut(ship).discarded = self.facts(ship).reserve().collect();
            position.open.ship_mut(ship).shields = self.table(&position.open).shield_value(ship);
            position.open.ship_mut(ship).ordnance = self.table(&position.open).ordnance(ship);
            if self.facts(ship).carrier.is_some() {
                position.open.ship_mut(ship).life = Life::Docked;
            }
        }
        self.turn(&mut position, &mut ()).lay_mission();
        let fixed = self.mission().and_then(|mission| mission.initiative).map(Team::of);
        let chooser = match self.cost(Team::First).cmp(&self.cost(Team::Second)) {
            std::cmp::Ordering::Less => Frame::Initiative(Initiative { side: Team::First }),
            std::cmp::Ordering::Greater => Frame::Initiative(Initiative { side: Team::Second }),
            std::cmp::Ordering::Equal => Frame::Roller,
        };
        *position.open.stack.top_mut() = fixed.map_or(chooser, |side| Frame::Initiative(Initiative { side }));
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

    /// A ship that is to stand where the mission says, and where.
    pub(crate) fn next_standing(self) -> Option<(ShipId, Pose)> {
        self.game.mission()?;
        let mut waiting = self.game.all_ships().filter(|ship| self.open.ship(*ship).life == Life::Waiting);
        waiting.find_map(|ship| Some((ship, self.game.facts(ship).stands?)))
    }

    /// Whether a card lets a ship be placed there: wholly on the table and beyond Range 3 of the enemies that are placed (XW-C-154).
    fn may_begin_at(self, ship: ShipId, base: &Base) -> bool {
        let enemies = || self.open.in_play().iter().filter(|other| !self.game.are_friends(ship, *other));
        self.has(ship, Modifier::PlacedAnywhere)
            && !self.game.setup.options.area.has_fled(base)
            && enemies().all(|enemy| is_beyond(base, &self.base(enemy), Band::Three))
    }

    /// The ships in play that let a friend be placed near them, and how far away at most.
    pub(crate) fn hosts(self, ship: ShipId) -> impl Iterator<Item = (ShipId, Band)> {
        let friends =
            self.open.in_play().iter().filter(move |host| *host != ship && self.game.are_friends(*host, ship));
        friends.flat_map(move |host| {
            self.modified(host, answer!(Modifier::PlacesFriends(far) => far)).map(move |far| (host, far))
        })
    }

    /// Whether a base lies in the play area, in reach of a ship that lets this one be placed near it (XW-X-183).
    fn is_beside_host(self, ship: ShipId, base: &Base) -> bool {
        let is_near = |(host, far): (ShipId, Band)| {
            geometry::range::range(&self.base(host), base).is_some_and(|range| range <= far)
        };
        !self.game.setup.options.area.is_partly_outside(&base.corners()) && self.hosts(ship).any(is_near)
    }

    /// Whether a ship may be placed there: within Range 1 of its edge, on no other ship.
    pub(crate) fn ship_fits(self, ship: ShipId, pose: Pose) -> Result<(), Unfit> {
        let facts = self.game.facts(ship);
        let base = Base::new(facts.pilot.ship.size, pose);
        let area = self.game.setup.options.area;
        let is_in_zone = self.is_in_zone(facts.side, &base);
        let is_in_zone = is_in_zone.unwrap_or_else(|| area.accepts_setup(self.edge_of(facts.side), &base));
        if !is_in_zone && !self.may_begin_at(ship, &base) && !self.is_beside_host(ship, &base) {
            return Err(Unfit::Outside);
        }
        match self.others(ship).as_slice().iter().any(|other| other.overlaps(&base)) {
            true => Err(Unfit::Overlaps),
            false => Ok(()),
        }
    }
}

impl Turn<'_> {
    /// A ship is placed.
    pub(crate) fn deploy(&mut self, ship: ShipId, pose: Pose) {
        let state = self.position.open.ship_mut(ship);
        state.pose = pose;
        state.life = Life::Flying;
        self.events.happened(Happening::Deployed { ship, pose }, why!["XW-SETUP-13", "XW-SETUP-15"]);
        self.look_for_ship_spot();
        self.open_window(Window::Placed, ship);
        let facts = self.game.facts(ship);
        if facts.pilot.ship.arcs == Arcs::Mobile {
            self.push(Facing { ship });
        }
        for place in facts.sides_to_pick() {
            self.push(Siding { ship, place });
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
