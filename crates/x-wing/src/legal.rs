//! What a seat can choose: candidates that the check accepts.

use crate::card::Adjust;
use crate::frame::{Activating, Fighting, Frame};
use crate::ids::{ShipId, ships_in};
use crate::input::{Choice, Decloak, Drag, Facing};
use crate::setup::DialEntry;
use crate::table::Table;
use geometry::{Bearing, Edge, Heading, Pose, RollPlace, tallon_slides, vector};
use play::{Chance, Seat};

/// Candidates for a spot are spread over the set-up area so far apart.
const SPREAD: [f64; 7] = [0.0, -100.0, 100.0, -200.0, 200.0, -300.0, 300.0];

impl Table<'_> {
    /// Hands over each choice of a seat that is waited for; candidates where the choice is continuous.
    pub(crate) fn each_choice(self, seat: Seat, mut each: impl FnMut(Choice)) {
        let open = self.open;
        match open.stack.top() {
            Frame::Initiative(_) => (0..2).for_each(|side| each(Choice::Initiative(side))),
            Frame::Obstacles(_) | Frame::Forces if !open.has_room => each(Choice::SetAside),
            Frame::Obstacles(_) => {
                for obstacle in self.obstacles_left() {
                    if let Some(pose) = self.obstacle_spot(obstacle) {
                        each(Choice::Obstacle { obstacle, pose });
                    }
                }
            }
            Frame::Edge => Edge::ALL.into_iter().for_each(|edge| each(Choice::Edge(edge))),
            Frame::Forces => self.waiting_ships().for_each(|ship| self.each_spot(ship, &mut each)),
            Frame::Planning => self.each_plan(seat, each),
            Frame::Decloak => self.cloaked().for_each(|ship| each(Choice::Activate(ship))),
            Frame::Decloaking(ship, struck) => {
                for way in Decloak::ALL {
                    if self.check_decloak(ship, struck, way).is_ok() {
                        each(Choice::Decloak(way));
                    }
                }
                each(Choice::Pass);
            }
            Frame::Activation => self.activatable().for_each(|ship| each(Choice::Activate(ship))),
            Frame::Combat => self.fighters().for_each(|ship| each(Choice::Activate(ship))),
            Frame::Activating(ship, Activating::Choose) => {
                let dial = self.game.facts(ship).dial.iter();
                let easy = dial.filter(|entry| self.difficulty(ship, **entry) != crate::Difficulty::Red);
                easy.for_each(|entry| each(Choice::Instead(entry.maneuver)));
            }
            Frame::Sliding(ship) => {
                let others = self.others(ship);
                let slides = tallon_slides(self.base(ship), open.flight.maneuver, others.as_slice());
                let limit = geometry::tallon_slide_limit(self.game.facts(ship).pilot.ship.size);
                slides.candidates(limit).into_iter().for_each(|slide| each(Choice::Slide(slide)));
            }
            Frame::Acting(acting) => {
                self.each_action(&acting, |action| {
                    if self.check_action(&acting, action).is_ok() {
                        each(Choice::Action(action));
                    }
                });
                if !acting.must {
                    each(Choice::Pass);
                }
            }
            Frame::Rolling(rolling) => {
                let (others, tokens) = (self.others(rolling.ship), self.tokens_for_roll(&rolling));
                let roll = self.roll(rolling.ship, rolling.side, (rolling.speed, rolling.bend));
                for place in roll.candidates(&self.game.surroundings(&others, &tokens)) {
                    each(placed(place));
                }
            }
            Frame::Fighting(ship, Fighting::Declare) => {
                self.each_attack(ship, |weapon, target, obstructed| {
                    each(Choice::Attack { weapon, target, obstructed });
                });
                each(Choice::Pass);
            }
            Frame::Sprung(_, ships) | Frame::Blast { left: ships, .. } => {
                ships_in(ships).for_each(|ship| each(Choice::Ship(ship)));
            }
            Frame::Resolving(resolving) => self.each_answer_of_owner(&resolving, each),
            Frame::Dropping(ship, _) => self.each_lay(ship, each),
            Frame::Tractoring(ship) => {
                let ways = Drag::ALL.into_iter().filter(|way| self.check_drag(ship, *way).is_ok());
                ways.for_each(|way| each(Choice::Drag(way)));
                each(Choice::Pass);
            }
            Frame::Facing(_) => Facing::ALL.into_iter().for_each(|to| each(Choice::Face(to))),
            Frame::Locking(ship) => {
                ships_in(self.lockable(ship)).for_each(|target| each(Choice::Ship(target)));
                each(Choice::Pass);
            }
            Frame::Extra(extra) => {
                self.each_extra(&extra, |weapon, target, obstructed| {
                    each(Choice::Attack { weapon, target, obstructed });
                });
                each(Choice::Pass);
            }
            Frame::Tied(_, done) => self.tied(done).for_each(|obstacle| each(Choice::First(obstacle))),
            Frame::Detonations => self.timed().for_each(|place| each(Choice::Detonate(place))),
            Frame::Window(frame) => {
                self.each_use(&frame, seat, |ship, card, way, dice| each(Choice::Use { ship, card, way, dice }));
                if !self.owes(&frame, seat) {
                    each(Choice::Pass);
                }
            }
            _ => self.each_for_card(each),
        }
    }

    /// What a card asks besides ships and manoeuvres: dice, damage cards, a launch.
    fn each_for_card(self, mut each: impl FnMut(Choice)) {
        let open = self.open;
        match open.stack.top() {
            Frame::Releasing(ship, kept) => {
                let others = open.ship(ship).locks & !kept.mask();
                ships_in(others).for_each(|target| each(Choice::Ship(target)));
            }
            Frame::Launching(_, ship) => {
                for entry in &self.game.facts(ship).dial {
                    for ahead in [true, false] {
                        each(Choice::Lay { maneuver: entry.maneuver, ahead });
                    }
                }
            }
            Frame::Altering(_, dice) => self.to_alter(dice).for_each(|face| each(Choice::Result(face))),
            Frame::Picking(_, drawn) => {
                let cards = crate::DamageCard::ALL.into_iter().filter(|card| drawn.count(*card) > 0);
                cards.for_each(|card| each(Choice::Damage(card)));
            }
            Frame::Searching(ship, _) => {
                self.to_search(ship).for_each(|card| each(Choice::Damage(card)));
                each(Choice::Pass);
            }
            _ => {}
        }
    }

    /// The dials that a seat can set, and its commitment once all are set.
    fn each_plan(self, seat: Seat, mut each: impl FnMut(Choice)) {
        let mine = self.to_dial() & self.game.commanded(seat);
        for ship in ships_in(mine) {
            let no_straights = self.has(ship, Adjust::NoStraights);
            for DialEntry { maneuver, .. } in self.game.facts(ship).dial.iter().copied() {
                if !(no_straights && maneuver.bearing() == Bearing::Straight) {
                    each(Choice::Dial { ship, maneuver });
                }
            }
        }
        if mine & !self.open.dialled == 0 {
            each(Choice::Commit);
        }
    }

    /// A handful of spots for a ship: side by side along its edge, facing the enemy; if those are taken, any.
    fn each_spot(self, ship: ShipId, each: &mut impl FnMut(Choice)) {
        let mut found = false;
        for across in SPREAD {
            let pose = self.spot(ship, across, 60.0, 0.0);
            if self.ship_fits(ship, pose).is_ok() {
                found = true;
                each(Choice::Deploy { ship, pose });
            }
        }
        if !found && let Some(pose) = self.ship_spot(ship) {
            each(Choice::Deploy { ship, pose });
        }
    }

    /// So far along its edge and so far from it, turned from straight ahead by so many degrees.
    pub(crate) fn spot(self, ship: ShipId, across: f64, depth: f64, turned: f64) -> Pose {
        let edge = self.edge_of(self.game.facts(ship).side);
        let area = self.game.setup.options.area;
        let (centre, ahead) = match edge {
            Edge::South => (vector(across, depth - area.height() / 2.0), 0.0),
            Edge::West => (vector(depth - area.width() / 2.0, -across), 90.0),
            Edge::North => (vector(-across, area.height() / 2.0 - depth), 180.0),
            Edge::East => (vector(area.width() / 2.0 - depth, across), 270.0),
        };
        let heading = Heading::from_degrees(ahead + turned).expect("a finite number");
        Pose::at(centre, heading).expect("a spot on the table")
    }

    /// Whether a seat chooses from a continuum now.
    pub(crate) fn is_continuous(self) -> bool {
        let open = self.open;
        match open.stack.top() {
            Frame::Obstacles(_) | Frame::Forces => open.has_room,
            Frame::Sliding(_) | Frame::Rolling(_) => true,
            _ => false,
        }
    }

    /// Any choice of a seat, by chance: continuous ones from the whole continuum.
    pub(crate) fn any_choice(self, seat: Seat, chance: &mut impl Chance) -> Choice {
        let open = self.open;
        match open.stack.top() {
            Frame::Obstacles(_) if open.has_room => self.any_obstacle(chance),
            Frame::Forces if open.has_room => self.any_spot(chance),
            Frame::Planning => self.any_plan(seat, chance),
            Frame::Sliding(ship) => {
                let others = self.others(ship);
                let slides = tallon_slides(self.base(ship), open.flight.maneuver, others.as_slice());
                Choice::Slide(slides.sample(share(chance)).expect("a slide that is free"))
            }
            Frame::Rolling(rolling) => {
                let (others, tokens) = (self.others(rolling.ship), self.tokens_for_roll(&rolling));
                let roll = self.roll(rolling.ship, rolling.side, (rolling.speed, rolling.bend));
                let surroundings = self.game.surroundings(&others, &tokens);
                if rolling.bend.is_some() {
                    let places = roll.candidates(&surroundings);
                    return placed(places[chance.below(places.len() as u32) as usize]);
                }
                let shift = roll.free_shifts(&surroundings).sample(share(chance)).expect("a roll that is possible");
                placed(roll.place(shift, &surroundings).expect("a shift that is free"))
            }
            _ => {
                let mut picked = Choice::Pass;
                let mut count = 0;
                self.each_choice(seat, |choice| {
                    count += 1;
                    if chance.below(count) == 0 {
                        picked = choice;
                    }
                });
                picked
            }
        }
    }

    fn any_obstacle(self, chance: &mut impl Chance) -> Choice {
        let area = self.game.setup.options.area;
        let count = self.game.setup.options.obstacles.len() as u32;
        for _ in 0..24 {
            let obstacle = chance.below(count) as u8;
            let x = (share(chance) - 0.5) * (area.width() - 400.0);
            let y = (share(chance) - 0.5) * (area.height() - 400.0);
            let pose = Pose::new(x, y, 360.0 * share(chance)).expect("on the table");
            if self.open.taken >> obstacle & 1 == 0 && self.obstacle_fits(obstacle, pose) {
                return Choice::Obstacle { obstacle, pose };
            }
        }
        let spots = self.obstacles_left().find_map(|obstacle| Some((obstacle, self.obstacle_spot(obstacle)?)));
        let (obstacle, pose) = spots.expect("there is room");
        Choice::Obstacle { obstacle, pose }
    }

    fn any_spot(self, chance: &mut impl Chance) -> Choice {
        let mut waiting = self.waiting_ships();
        let ship = waiting.next().expect("a ship is to be placed");
        for _ in 0..24 {
            let across = (share(chance) - 0.5) * self.game.setup.options.area.width();
            let pose = self.spot(ship, across, 20.0 + 60.0 * share(chance), 90.0 * (share(chance) - 0.5));
            if self.ship_fits(ship, pose).is_ok() {
                return Choice::Deploy { ship, pose };
            }
        }
        let pose = self.ship_spot(ship).expect("there is room");
        Choice::Deploy { ship, pose }
    }

    /// Dials for ships without one first; then a commitment, or now and then a change of mind.
    fn any_plan(self, seat: Seat, chance: &mut impl Chance) -> Choice {
        let mine = self.to_dial() & self.game.commanded(seat);
        let wavers = chance.below(16) == 0;
        let ship = match ships_in(mine & !self.open.dialled).next() {
            Some(ship) => ship,
            None if wavers => ships_in(mine).next().expect("a seat that plans has ships"),
            None => return Choice::Commit,
        };
        let dial = &self.game.facts(ship).dial;
        loop {
            let maneuver = dial[chance.below(dial.len() as u32) as usize].maneuver;
            if self.check_choice(seat, Choice::Dial { ship, maneuver }).is_ok() {
                return Choice::Dial { ship, maneuver };
            }
        }
    }
}

fn placed(place: RollPlace) -> Choice {
    Choice::Place { template: place.template, shift: place.shift }
}

/// A number from 0 to 1.
pub(crate) fn share(chance: &mut impl Chance) -> f64 {
    f64::from(chance.below(1 << 20)) / f64::from((1 << 20) - 1)
}
