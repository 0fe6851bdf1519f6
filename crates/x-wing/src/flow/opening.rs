//! Set-up: initiative, obstacles, edges, ships (XW-SETUP).

use crate::cards::Arcs;
use crate::dice::{Dice, Face};
use crate::frame::Frame;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{MOST_OBSTACLES, Placed, Position};
use crate::setup::XWing;
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Base, Edge, Pose};
use play::{Seat, why};

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
        let chooser = match self.cost(0).cmp(&self.cost(1)) {
            std::cmp::Ordering::Less => Frame::Initiative(0),
            std::cmp::Ordering::Greater => Frame::Initiative(1),
            std::cmp::Ordering::Equal => Frame::Roller,
        };
        *position.open.stack.top_mut() = chooser;
        position
    }
}

impl Turn<'_> {
    pub(crate) fn roller_named(&mut self, side: u8) {
        self.events.happened(Happening::Roller { side }, why!["XW-INIT-02", "XW-Q-17"]);
        *self.position.open.stack.top_mut() = Frame::InitiativeRoll(side);
    }

    pub(crate) fn initiative_rolled(&mut self, side: u8, dice: Dice) {
        let ship = self.game.ships_of(side).next().expect("a side has ships");
        self.events.happened(Happening::Rolled { ship, die: crate::Die::Attack, dice }, why!["XW-INIT-02"]);
        let wins = dice.count(Face::Hit) + dice.count(Face::Critical) > 0;
        let decides = if wins { side } else { 1 - side };
        *self.position.open.stack.top_mut() = Frame::Initiative(decides);
    }

    pub(crate) fn initiative_given(&mut self, side: u8) {
        self.position.open.initiative = side;
        self.events.happened(Happening::Initiative { side }, why!["XW-SETUP-04", "XW-INIT-01"]);
        let is_laid = self.table().obstacles_left().next().is_none();
        *self.position.open.stack.top_mut() = if is_laid { Frame::Edge } else { Frame::Obstacles(0) };
        self.look_for_obstacle_spot();
    }

    pub(crate) fn step_obstacles(&mut self, done: u8) -> bool {
        if done < MOST_OBSTACLES as u8 {
            return false;
        }
        *self.position.open.stack.top_mut() = Frame::Edge;
        true
    }

    pub(crate) fn obstacle_placed(&mut self, obstacle: u8, pose: Pose) {
        let Frame::Obstacles(done) = self.position.open.stack.top() else { unreachable!("obstacles are being placed") };
        self.position.open.obstacles[done as usize] = Some(Placed { obstacle, pose });
        self.position.open.taken |= 1 << obstacle;
        self.events.happened(Happening::ObstaclePlaced { obstacle, pose }, why!["XW-SETUP-07", "XW-OBS-13"]);
        *self.position.open.stack.top_mut() = Frame::Obstacles(done + 1);
        self.look_for_obstacle_spot();
    }

    /// What has no spot is set aside: an obstacle stays in the box, a ship counts as destroyed.
    pub(crate) fn set_aside(&mut self, seat: Seat) {
        self.events.happened(Happening::SetAside { seat }, why!["XW-Q-18"]);
        if let Frame::Obstacles(done) = self.position.open.stack.top() {
            let next = self.table().obstacles_left().next().expect("an obstacle is left");
            self.position.open.taken |= 1 << next;
            *self.position.open.stack.top_mut() = Frame::Obstacles(done + 1);
            self.look_for_obstacle_spot();
            return;
        }
        let ship = self.table().waiting_ships().next().expect("a ship is to be placed");
        self.position.open.ship_mut(ship).life = Life::Destroyed;
        self.look_for_ship_spot();
    }

    /// A mission may say whose edge is whose.
    pub(crate) fn step_edge(&mut self) -> bool {
        let Some(edge) = self.table().edge_of_mission() else { return false };
        self.edge_chosen(edge);
        true
    }

    pub(crate) fn edge_chosen(&mut self, edge: Edge) {
        let side = 1 - self.position.open.initiative;
        self.position.open.edge = if side == 0 { edge } else { edge.opposite() };
        self.events.happened(Happening::EdgeChosen { side, edge }, why!["XW-SETUP-11", "XW-SETUP-12"]);
        *self.position.open.stack.top_mut() = Frame::Forces;
        self.look_for_ship_spot();
    }

    pub(crate) fn step_forces(&mut self) -> bool {
        if self.table().waiting_ships().next().is_some() {
            return false;
        }
        self.begin_round();
        true
    }

    pub(crate) fn deployed(&mut self, ship: ShipId, pose: Pose) {
        let state = self.position.open.ship_mut(ship);
        state.pose = pose;
        state.life = Life::Flying;
        self.events.happened(Happening::Deployed { ship, pose }, why!["XW-SETUP-13", "XW-SETUP-15"]);
        self.look_for_ship_spot();
        if self.game.facts(ship).pilot.ship.arcs == Arcs::Mobile {
            self.position.open.stack.push(Frame::Facing(ship));
        }
    }
}

impl Table<'_> {
    /// The side that places the next obstacle: that with initiative first, then in turn (XW-SETUP-07).
    pub(crate) fn obstacle_side(self, done: u8) -> u8 {
        (self.open.initiative + done) % 2
    }

    /// The edge of a side.
    pub fn edge_of(self, side: u8) -> Edge {
        let open = self.open;
        if side == 0 { open.edge } else { open.edge.opposite() }
    }

    /// The ships that may be placed next: the lowest pilot skill, of the side with initiative first, of one seat.
    pub(crate) fn waiting_ships(self) -> impl Iterator<Item = ShipId> {
        let open = self.open;
        let waiting = self
            .game
            .all_ships()
            .filter(|ship| open.ship(*ship).life == Life::Waiting)
            .fold(0, |mask, ship| mask | ship.mask());
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
