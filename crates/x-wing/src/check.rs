//! Whether a choice would be accepted, and if not, by which rule.

use crate::card::Adjust;
use crate::flow::Unfit;
use crate::frame::{Activating, Fighting, Frame, Rolling};
use crate::ids::{ShipId, ships_in};
use crate::input::Choice;
use crate::setup::XWing;
use crate::table::Table;
use geometry::{Bearing, Maneuver, Refusal, RollPlace};
use play::{Illegal, Need, Seat};

impl Table<'_> {
    pub(crate) fn check_choice(self, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        match self.need() {
            Need::Seats(seats) if seats.has(seat) => self.check_in_turn(seat, choice),
            _ if seat.index() >= self.game.sides.len() => Err(Illegal::new("TB-06", "no-such-seat")),
            _ => Err(Illegal::new("XW-RND-01", "not-your-turn")),
        }
    }

    fn check_in_turn(self, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        let open = self.open;
        match (open.stack.top(), choice) {
            (Frame::Acting(acting), Choice::Pass) if acting.must => Err(Illegal::new("XW-ABL-07", "must-be-used")),
            (Frame::Edge, Choice::Edge(_))
            | (Frame::Facing(_), Choice::Face(_))
            | (
                Frame::Acting(_)
                | Frame::Decloaking(..)
                | Frame::Extra(_)
                | Frame::Locking(_)
                | Frame::Tractoring(_)
                | Frame::Searching(..)
                | Frame::Fighting(_, Fighting::Declare),
                Choice::Pass,
            ) => Ok(()),
            (Frame::Initiative(_), Choice::Initiative(side)) => match side < 2 {
                true => Ok(()),
                false => Err(Illegal::new("XW-SETUP-04", "no-such-side")),
            },
            (Frame::Obstacles(_), Choice::Obstacle { obstacle, pose }) => self.check_obstacle(obstacle, pose),
            (Frame::Obstacles(_) | Frame::Forces, Choice::SetAside) => match open.has_room {
                true => Err(Illegal::new("XW-Q-18", "there-is-room")),
                false => Ok(()),
            },
            (Frame::Forces, Choice::Deploy { ship, pose }) => self.check_deploy(ship, pose),
            (Frame::Planning, Choice::Dial { ship, maneuver }) => self.check_dial(seat, ship, maneuver),
            (Frame::Planning, Choice::Commit) => self.check_commit(seat),
            (Frame::Decloaking(ship, struck), Choice::Decloak(way)) => self.check_decloak(ship, struck, way),
            (Frame::Decloak, Choice::Activate(ship)) => match self.cloaked().any(|next| next == ship) {
                true => Ok(()),
                false => Err(Illegal::new("XW-CLK-08", "not-this-ship")),
            },
            (Frame::Activation, Choice::Activate(ship)) => match self.activatable().any(|next| next == ship) {
                true => Ok(()),
                false => Err(Illegal::new("XW-ACTV-01", "not-this-ship")),
            },
            (Frame::Combat, Choice::Activate(ship)) => match self.fighters().any(|next| next == ship) {
                true => Ok(()),
                false => Err(Illegal::new("XW-CMB-01", "not-this-ship")),
            },
            (Frame::Activating(ship, Activating::Choose), Choice::Instead(maneuver)) => {
                self.check_instead(ship, maneuver)
            }
            (Frame::Sliding(ship), Choice::Slide(slide)) => self.check_slide(ship, slide),
            (Frame::Acting(acting), Choice::Action(action)) => self.check_action(&acting, action),
            (Frame::Rolling(rolling), Choice::Place { template, shift }) => {
                self.check_place(rolling, RollPlace { template, shift })
            }
            (Frame::Fighting(ship, Fighting::Declare), Choice::Attack { weapon, target, obstructed }) => {
                self.check_attack(ship, weapon, target, obstructed)
            }
            (Frame::Window(frame), Choice::Use { ship, card, way, dice }) => {
                let place = self.find_option(&frame, seat, (ship, card, way));
                let place = place.ok_or(Illegal::new("XW-ABL-01", "no-such-ability"))?;
                self.check_dice(&frame, place, dice)
            }
            (Frame::Dropping(ship, _), Choice::Lay { maneuver, ahead }) => self.check_lay(ship, (maneuver, ahead)),
            (Frame::Tractoring(ship), Choice::Drag(way)) => self.check_drag(ship, way),
            (Frame::Locking(ship), Choice::Ship(target)) => self.check_lock_on(ship, target),
            (Frame::Resolving(resolving), choice) => self.check_answer_of_owner(&resolving, choice),
            (Frame::Extra(extra), Choice::Attack { weapon, target, obstructed }) => {
                self.check_extra(&extra, (weapon, target, obstructed))
            }
            (Frame::Sprung(_, ships) | Frame::Blast { left: ships, .. }, Choice::Ship(ship)) => {
                match ships_in(ships).any(|known| known == ship) {
                    true => Ok(()),
                    false => Err(Illegal::new("XW-Q-46", "not-this-ship")),
                }
            }
            (Frame::Tied(_, done), Choice::First(obstacle)) => self.check_first(done, obstacle),
            (Frame::Detonations, Choice::Detonate(place)) => match self.timed().any(|known| known == place) {
                true => Ok(()),
                false => Err(Illegal::new("XW-Q-46", "no-such-bomb")),
            },
            (Frame::Window(frame), Choice::Pass) => match self.owes(&frame, seat) {
                true => Err(Illegal::new("XW-ABL-07", "must-be-used")),
                false => Ok(()),
            },
            (_, choice) => self.check_for_card(choice),
        }
    }

    /// What a card asks besides ships and manoeuvres: dice, damage cards, a launch.
    fn check_for_card(self, choice: Choice) -> Result<(), Illegal> {
        let open = self.open;
        match (open.stack.top(), choice) {
            (Frame::Releasing(ship, kept), Choice::Ship(target)) => {
                match open.ship(ship).has_lock(target) && target != kept {
                    true => Ok(()),
                    false => Err(Illegal::new("XW-TL-07", "not-this-ship")),
                }
            }
            (Frame::Launching(_, ship), Choice::Lay { maneuver, .. }) => {
                match self.game.facts(ship).dial.iter().any(|entry| entry.maneuver == maneuver) {
                    true => Ok(()),
                    false => Err(Illegal::new("XW-SHIP-03", "not-on-dial")),
                }
            }
            (Frame::Altering(_, dice), Choice::Result(face)) => match self.to_alter(dice).any(|known| known == face) {
                true => Ok(()),
                false => Err(Illegal::new("XW-DICE-02", "not-these-dice")),
            },
            (Frame::Picking(_, drawn), Choice::Damage(card)) => match drawn.count(card) > 0 {
                true => Ok(()),
                false => Err(Illegal::new("XW-ABL-01", "not-this-card")),
            },
            (Frame::Searching(ship, _), Choice::Damage(card)) => {
                match self.to_search(ship).any(|known| known == card) {
                    true => Ok(()),
                    false => Err(Illegal::new("XW-ABL-01", "not-this-card")),
                }
            }
            _ => Err(Illegal::new("XW-RND-01", "not-now")),
        }
    }

    fn check_place(self, rolling: Rolling, place: RollPlace) -> Result<(), Illegal> {
        let (others, tokens) = (self.others(rolling.ship), self.tokens_for_roll(&rolling));
        let roll = self.roll(rolling.ship, rolling.side, (rolling.speed, rolling.bend));
        match roll.check(place, &self.game.surroundings(&others, &tokens)) {
            Ok(_) => Ok(()),
            Err(Refusal::OutOfReach { .. }) => Err(Illegal::new("XW-BRL-06", "beyond-template")),
            Err(Refusal::Ship(_)) => Err(Illegal::new("XW-BRL-08", "onto-a-ship")),
            Err(Refusal::Obstacle(_)) => Err(Illegal::new("XW-BRL-09", "onto-an-obstacle")),
            Err(Refusal::Template(_)) => Err(Illegal::new("XW-BRL-10", "template-on-obstacle")),
            Err(Refusal::Outside) => Err(Illegal::new("XW-BRL-11", "off-the-table")),
        }
    }

    fn check_obstacle(self, obstacle: u8, pose: geometry::Pose) -> Result<(), Illegal> {
        let open = self.open;
        if obstacle as usize >= self.game.setup.options.obstacles.len() || open.taken >> obstacle & 1 == 1 {
            return Err(Illegal::new("XW-SETUP-07", "no-such-obstacle"));
        }
        match self.obstacle_fits(obstacle, pose) {
            true => Ok(()),
            false => Err(Illegal::new("XW-SETUP-09", "too-near-for-obstacle")),
        }
    }

    fn check_deploy(self, ship: ShipId, pose: geometry::Pose) -> Result<(), Illegal> {
        if !self.waiting_ships().any(|next| next == ship) {
            return Err(Illegal::new("XW-SETUP-13", "not-this-ship"));
        }
        match self.ship_fits(ship, pose) {
            Ok(()) => Ok(()),
            Err(Unfit::Outside) => Err(Illegal::new("XW-SETUP-15", "outside-set-up-area")),
            Err(Unfit::Overlaps) => Err(Illegal::new("XW-Q-19", "onto-a-ship")),
        }
    }

    fn check_dial(self, seat: Seat, ship: ShipId, maneuver: Maneuver) -> Result<(), Illegal> {
        if ship.index() >= self.game.ships.len() || self.game.facts(ship).seat != seat {
            return Err(Illegal::new("XW-PLAN-01", "not-your-ship"));
        }
        if self.to_dial() & ship.mask() == 0 {
            return match self.open.ship(ship).is_in_play() {
                true => Err(Illegal::new("XW-ION-03", "ionized")),
                false => Err(Illegal::new("XW-PLAN-01", "no-such-ship")),
            };
        }
        if !self.game.facts(ship).dial.iter().any(|entry| entry.maneuver == maneuver) {
            return Err(Illegal::new("XW-SHIP-03", "not-on-dial"));
        }
        let is_straight = maneuver.bearing() == Bearing::Straight;
        match is_straight && self.has(ship, Adjust::NoStraights) {
            true => Err(Illegal::new("XW-GOLD-07", "no-straights")),
            false => Ok(()),
        }
    }

    fn check_commit(self, seat: Seat) -> Result<(), Illegal> {
        let mine = self.to_dial() & self.game.commanded(seat);
        match mine & !self.open.dialled {
            0 => Ok(()),
            _ => Err(Illegal::new("XW-PLAN-04", "dials-missing")),
        }
    }

    fn check_instead(self, ship: ShipId, maneuver: Maneuver) -> Result<(), Illegal> {
        let Some(entry) = self.game.facts(ship).dial.iter().find(|entry| entry.maneuver == maneuver) else {
            return Err(Illegal::new("XW-SHIP-03", "not-on-dial"));
        };
        match self.difficulty(ship, *entry) {
            crate::Difficulty::Red => Err(Illegal::new("XW-ACTV-16", "red-while-stressed")),
            _ => Ok(()),
        }
    }

    fn check_slide(self, ship: ShipId, slide: f64) -> Result<(), Illegal> {
        let others = self.others(ship);
        match geometry::execute(self.base(ship), self.open.flight.maneuver, slide, others.as_slice()) {
            Ok(_) => Ok(()),
            Err(Refusal::OutOfReach { .. }) => Err(Illegal::new("XW-BRG-13", "beyond-template")),
            Err(_) => Err(Illegal::new("XW-BRG-16", "onto-a-ship")),
        }
    }
}

impl XWing {
    /// The ships that a seat commands, as a mask.
    pub(crate) fn commanded(&self, seat: Seat) -> u16 {
        self.all_ships().filter(|ship| self.facts(*ship).seat == seat).fold(0, |mask, ship| mask | ship.mask())
    }
}

impl Table<'_> {
    /// Whether a manoeuvre could be on the dial of a ship now.
    pub(crate) fn may_dial(self, seat: Seat, ship: ShipId, maneuver: Maneuver) -> bool {
        self.check_dial(seat, ship, maneuver).is_ok()
    }
}
