//! Set-up: initiative, obstacles, edges, ships (XW-SETUP).

use crate::cards::Arcs;
use crate::dice::{Dice, Face};
use crate::frame::Frame;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{MOST_OBSTACLES, Open, Placed, Position};
use crate::setup::XWing;
use crate::ship::Life;
use geometry::{Base, Edge, Pose};
use play::{Seat, Sink, why};

impl XWing {
    /// The position before the first input.
    pub(crate) fn lay_out(&self) -> Position {
        let mut position = Position::new();
        for ship in self.all_ships() {
            position.open.ship_mut(ship).backs = self.facts(ship).backs;
            position.open.ship_mut(ship).shields = self.shield_value(&position.open, ship);
            position.open.ship_mut(ship).ordnance = self.ordnance(&position.open, ship);
            if self.facts(ship).carrier.is_some() {
                position.open.ship_mut(ship).life = Life::Docked;
            }
        }
        self.lay_mission(&mut position.open);
        let chooser = match self.cost(0).cmp(&self.cost(1)) {
            std::cmp::Ordering::Less => Frame::Initiative(0),
            std::cmp::Ordering::Greater => Frame::Initiative(1),
            std::cmp::Ordering::Equal => Frame::Roller,
        };
        *position.open.stack.top_mut() = chooser;
        position
    }

    pub(crate) fn roller_named(&self, position: &mut Position, side: u8, events: &mut impl Sink<Happening>) {
        events.happened(Happening::Roller { side }, why!["XW-INIT-02", "XW-Q-17"]);
        *position.open.stack.top_mut() = Frame::InitiativeRoll(side);
    }

    pub(crate) fn initiative_rolled(
        &self,
        position: &mut Position,
        side: u8,
        dice: Dice,
        events: &mut impl Sink<Happening>,
    ) {
        let ship = self.ships_of(side).next().expect("a side has ships");
        events.happened(Happening::Rolled { ship, die: crate::Die::Attack, dice }, why!["XW-INIT-02"]);
        let wins = dice.count(Face::Hit) + dice.count(Face::Critical) > 0;
        let decides = if wins { side } else { 1 - side };
        *position.open.stack.top_mut() = Frame::Initiative(decides);
    }

    pub(crate) fn initiative_given(&self, position: &mut Position, side: u8, events: &mut impl Sink<Happening>) {
        position.open.initiative = side;
        events.happened(Happening::Initiative { side }, why!["XW-SETUP-04", "XW-INIT-01"]);
        let is_laid = self.obstacles_left(&position.open).next().is_none();
        *position.open.stack.top_mut() = if is_laid { Frame::Edge } else { Frame::Obstacles(0) };
        self.look_for_obstacle_spot(&mut position.open);
    }

    pub(crate) fn step_obstacles(&self, position: &mut Position, done: u8) -> bool {
        if done < MOST_OBSTACLES as u8 {
            return false;
        }
        *position.open.stack.top_mut() = Frame::Edge;
        true
    }

    /// The side that places the next obstacle: that with initiative first, then in turn (XW-SETUP-07).
    pub(crate) fn obstacle_side(&self, open: &Open, done: u8) -> u8 {
        (open.initiative + done) % 2
    }

    pub(crate) fn obstacle_placed(
        &self,
        position: &mut Position,
        obstacle: u8,
        pose: Pose,
        events: &mut impl Sink<Happening>,
    ) {
        let open = &mut position.open;
        let Frame::Obstacles(done) = open.stack.top() else { unreachable!("obstacles are being placed") };
        open.obstacles[done as usize] = Some(Placed { obstacle, pose });
        open.taken |= 1 << obstacle;
        events.happened(Happening::ObstaclePlaced { obstacle, pose }, why!["XW-SETUP-07", "XW-OBS-13"]);
        *open.stack.top_mut() = Frame::Obstacles(done + 1);
        self.look_for_obstacle_spot(open);
    }

    /// What has no spot is set aside: an obstacle stays in the box, a ship counts as destroyed.
    pub(crate) fn set_aside(&self, position: &mut Position, seat: Seat, events: &mut impl Sink<Happening>) {
        events.happened(Happening::SetAside { seat }, why!["XW-Q-18"]);
        if let Frame::Obstacles(done) = position.open.stack.top() {
            let next = self.obstacles_left(&position.open).next().expect("an obstacle is left");
            let open = &mut position.open;
            open.taken |= 1 << next;
            *open.stack.top_mut() = Frame::Obstacles(done + 1);
            self.look_for_obstacle_spot(open);
            return;
        }
        let ship = self.waiting_ships(&position.open).next().expect("a ship is to be placed");
        position.open.ship_mut(ship).life = Life::Destroyed;
        self.look_for_ship_spot(position);
    }

    /// A mission may say whose edge is whose.
    pub(crate) fn step_edge(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        let Some(edge) = self.edge_of_mission(&position.open) else { return false };
        self.edge_chosen(position, edge, events);
        true
    }

    pub(crate) fn edge_chosen(&self, position: &mut Position, edge: Edge, events: &mut impl Sink<Happening>) {
        let side = 1 - position.open.initiative;
        position.open.edge = if side == 0 { edge } else { edge.opposite() };
        events.happened(Happening::EdgeChosen { side, edge }, why!["XW-SETUP-11", "XW-SETUP-12"]);
        *position.open.stack.top_mut() = Frame::Forces;
        self.look_for_ship_spot(position);
    }

    /// The edge of a side.
    pub fn edge_of(&self, open: &Open, side: u8) -> Edge {
        if side == 0 { open.edge } else { open.edge.opposite() }
    }

    /// The ships that may be placed next: the lowest pilot skill, of the side with initiative first, of one seat.
    pub(crate) fn waiting_ships(&self, open: &Open) -> impl Iterator<Item = ShipId> {
        let waiting = self
            .all_ships()
            .filter(|ship| open.ship(*ship).life == Life::Waiting)
            .fold(0, |mask, ship| mask | ship.mask());
        self.next_in_order(open, waiting, false)
    }

    pub(crate) fn step_forces(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        if self.waiting_ships(&position.open).next().is_some() {
            return false;
        }
        self.begin_round(position, events);
        true
    }

    /// Whether a ship may be placed there: within Range 1 of its edge, on no other ship.
    pub(crate) fn ship_fits(&self, open: &Open, ship: ShipId, pose: Pose) -> Result<(), Unfit> {
        let facts = self.facts(ship);
        let base = Base::new(facts.pilot.ship.size, pose);
        if !self.setup.options.area.accepts_setup(self.edge_of(open, facts.side), &base) {
            return Err(Unfit::Outside);
        }
        match self.others(open, ship).as_slice().iter().any(|other| other.overlaps(&base)) {
            true => Err(Unfit::Overlaps),
            false => Ok(()),
        }
    }

    pub(crate) fn deployed(
        &self,
        position: &mut Position,
        ship: ShipId,
        pose: Pose,
        events: &mut impl Sink<Happening>,
    ) {
        let state = position.open.ship_mut(ship);
        state.pose = pose;
        state.life = Life::Flying;
        events.happened(Happening::Deployed { ship, pose }, why!["XW-SETUP-13", "XW-SETUP-15"]);
        self.look_for_ship_spot(position);
        if self.facts(ship).pilot.ship.arcs == Arcs::Mobile {
            position.open.stack.push(Frame::Facing(ship));
        }
    }
}

/// Why a ship cannot be placed somewhere.
pub(crate) enum Unfit {
    Outside,
    Overlaps,
}
