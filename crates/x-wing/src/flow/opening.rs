//! Set-up: initiative, obstacles, edges, ships (XW-SETUP).

use crate::dice::{Dice, Face};
use crate::frame::Frame;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{MOST_OBSTACLES, Open, Placed, Position};
use crate::setup::XWing;
use crate::ship::Life;
use geometry::{Base, Edge, Pose, Token};
use play::{Seat, Sink, why};

/// Spots are looked for on a grid this fine, in so many facings (XW-Q-18).
const GRID: f64 = 12.5;
const FACINGS: u8 = 8;

impl XWing {
    /// The position before the first input.
    pub(crate) fn lay_out(&self) -> Position {
        let mut position = Position::new();
        for ship in self.all_ships() {
            position.open.ship_mut(ship).shields = self.facts(ship).pilot.ship.shields;
        }
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
        *position.open.stack.top_mut() = match self.setup.options.obstacles.is_empty() {
            true => Frame::Edge,
            false => Frame::Obstacles(0),
        };
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

    /// Why an obstacle cannot lie there, if so.
    pub(crate) fn obstacle_fits(&self, open: &Open, obstacle: u8, pose: Pose) -> bool {
        let token = Token::new(self.outline(obstacle), pose);
        self.setup.options.area.accepts_obstacle(&token, self.tokens(open).as_slice())
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
        match position.open.stack.top() {
            Frame::Obstacles(done) => {
                let open = &mut position.open;
                let next = (0..MOST_OBSTACLES).find(|index| open.taken >> index & 1 == 0);
                open.taken |= 1 << next.expect("an obstacle is left");
                *open.stack.top_mut() = Frame::Obstacles(done + 1);
                self.look_for_obstacle_spot(open);
            }
            _ => {
                let ship = self.waiting_ships(&position.open).next().expect("a ship is to be placed");
                position.open.ship_mut(ship).life = Life::Destroyed;
                self.look_for_ship_spot(&mut position.open);
            }
        }
    }

    pub(crate) fn edge_chosen(&self, position: &mut Position, edge: Edge, events: &mut impl Sink<Happening>) {
        let side = 1 - position.open.initiative;
        position.open.edge = if side == 0 { edge } else { edge.opposite() };
        events.happened(Happening::EdgeChosen { side, edge }, why!["XW-SETUP-11", "XW-SETUP-12"]);
        *position.open.stack.top_mut() = Frame::Forces;
        self.look_for_ship_spot(&mut position.open);
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
        self.look_for_ship_spot(&mut position.open);
    }

    fn look_for_obstacle_spot(&self, open: &mut Open) {
        let found = self.obstacle_spots(open).next().is_some();
        open.has_room = found;
    }

    /// Where obstacles that are left can lie, on a grid.
    pub(crate) fn obstacle_spots(&self, open: &Open) -> impl Iterator<Item = (u8, Pose)> {
        let left = (0..self.setup.options.obstacles.len() as u8).filter(|obstacle| open.taken >> obstacle & 1 == 0);
        let area = self.setup.options.area;
        let reach = (area.width() / 2.0 - 200.0, area.height() / 2.0 - 200.0);
        left.flat_map(move |obstacle| {
            grid(reach.0, reach.1)
                .filter_map(move |pose| self.obstacle_fits(open, obstacle, pose).then_some((obstacle, pose)))
        })
    }

    fn look_for_ship_spot(&self, open: &mut Open) {
        let next = self.waiting_ships(open).next();
        open.has_room = next.is_none_or(|ship| self.ship_spots(open, ship).next().is_some());
    }

    /// Where a ship can be placed, on a grid along its edge.
    pub(crate) fn ship_spots(&self, open: &Open, ship: ShipId) -> impl Iterator<Item = Pose> {
        let area = self.setup.options.area;
        grid(area.width() / 2.0, area.height() / 2.0).filter(move |pose| self.ship_fits(open, ship, *pose).is_ok())
    }
}

/// Why a ship cannot be placed somewhere.
pub(crate) enum Unfit {
    Outside,
    Overlaps,
}

/// Poses over a rectangle around the middle of the table, the middle of each line first.
fn grid(half_width: f64, half_height: f64) -> impl Iterator<Item = Pose> {
    let count = |half: f64| (half / GRID).floor().max(0.0) as i32;
    let alternating = |most: i32| (0..=2 * most).map(|index| if index % 2 == 0 { index / 2 } else { -(index / 2) - 1 });
    let (columns, rows) = (count(half_width), count(half_height));
    alternating(rows).flat_map(move |row| {
        alternating(columns).flat_map(move |column| {
            (0..FACINGS).filter_map(move |facing| {
                let degrees = f64::from(facing) * 360.0 / f64::from(FACINGS);
                Pose::new(f64::from(column) * GRID, f64::from(row) * GRID, degrees).ok()
            })
        })
    })
}
