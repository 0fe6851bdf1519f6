//! Tractor beams: the opponent moves a small ship (XW-X-01 to -03).

use crate::card::Token;
use crate::dice::Dice;
use crate::frame::{Frame, Rolled, Rolling};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::Drag;
use crate::measure::Tokens;
use crate::position::{Open, Position};
use crate::setup::XWing;
use geometry::{BaseSize, ObstacleKind, Pose, RollPlace, Side, Template, Token as Cardboard, boost, boost_meets};
use play::{Illegal, Sink, why};

impl XWing {
    /// The first tractor beam token of a round lets the opponent move a small ship.
    pub(crate) fn may_be_dragged(&self, position: &mut Position, ship: ShipId) {
        let state = position.open.ship_mut(ship);
        if self.facts(ship).pilot.ship.size == BaseSize::Small && !state.tractored {
            state.tractored = true;
            position.open.stack.push(Frame::Tractoring(ship));
        }
    }

    /// Waits if there is a way to drag the ship.
    pub(crate) fn step_tractoring(&self, position: &mut Position, ship: ShipId) -> bool {
        let can = Drag::ALL.into_iter().any(|way| self.check_drag(&position.open, ship, way).is_ok());
        if !can {
            position.open.stack.pop();
        }
        !can
    }

    /// Whether a ship can be dragged so: on no other ship and not off the table; obstacles do not matter (XW-X-03).
    pub(crate) fn check_drag(&self, open: &Open, ship: ShipId, way: Drag) -> Result<(), Illegal> {
        let can = match way.side() {
            None => self.dragged_ahead(open, ship).is_some(),
            Some(side) => {
                let (others, tokens) = (self.others(open, ship), Tokens::none());
                let around = self.surroundings(&others, &tokens);
                !self.roll(open, ship, side, (1, None)).free_shifts(&around).is_empty()
            }
        };
        match can {
            true => Ok(()),
            false => Err(Illegal::new("XW-X-03", "no-room-to-drag")),
        }
    }

    fn dragged_ahead(&self, open: &Open, ship: ShipId) -> Option<Pose> {
        let others = self.others(open, ship);
        let template = Template::straight(1).expect("a template");
        boost(self.base(open, ship), template, &self.surroundings(&others, &Tokens::none())).ok()
    }

    /// The obstacles that bar a roll: none for a ship that is dragged.
    pub(crate) fn tokens_for_roll(&self, open: &Open, rolling: &Rolling) -> Tokens {
        match rolling.kind {
            Rolled::Tractor => Tokens::none(),
            _ => self.tokens_for(open, rolling.ship),
        }
    }

    /// The opponent drags a ship.
    pub(crate) fn drag(&self, position: &mut Position, ship: ShipId, way: Drag, events: &mut impl Sink<Happening>) {
        position.open.stack.pop();
        if let Some(side) = way.side() {
            let rolling = Rolling { ship, side, speed: 1, bend: None, kind: Rolled::Tractor };
            position.open.stack.push(Frame::Rolling(rolling));
            return;
        }
        let to = self.dragged_ahead(&position.open, ship).expect("a way that is free");
        let (start, template) = (self.base(&position.open, ship), Template::straight(1).expect("a template"));
        self.shift(position, (ship, to), why!["XW-X-02"], events);
        self.dragged_over(position, ship, |token| boost_meets(start, template, token), events);
        self.meet_mines(position, ship, &start, |mine| boost_meets(start, template, mine));
    }

    /// A dragged ship was rolled: what it meets does to it what it always does.
    pub(crate) fn dragged(
        &self,
        position: &mut Position,
        roll: &geometry::Roll,
        (ship, place): (ShipId, RollPlace),
        events: &mut impl Sink<Happening>,
    ) {
        self.dragged_over(position, ship, |token| roll.meets(place, token), events);
    }

    fn dragged_over(
        &self,
        position: &mut Position,
        ship: ShipId,
        meets: impl Fn(&Cardboard) -> bool,
        events: &mut impl Sink<Happening>,
    ) {
        let tokens = self.tokens_for(&position.open, ship);
        for (place, _) in tokens.iter().filter(|(_, token)| meets(token)) {
            let obstacle = position.open.obstacles[place as usize].expect("an obstacle that was met").obstacle;
            events.happened(Happening::Met { ship, obstacle }, why!["XW-X-03", "XW-OBS-02"]);
            position.open.stack.push(Frame::Hazard(ship, place));
            if self.kind(&position.open, place) == ObstacleKind::Debris {
                self.gain(position, ship, Token::Stress, why!["XW-OBS-08"], events);
            }
        }
    }

    /// The die of an obstacle that a ship was dragged onto.
    pub(crate) fn hazard_of_drag(
        &self,
        position: &mut Position,
        ship: ShipId,
        place: u8,
        rolled: Dice,
        events: &mut impl Sink<Happening>,
    ) {
        position.open.stack.pop();
        self.hazard_strikes(position, ship, place, rolled, events);
    }
}

impl Drag {
    fn side(self) -> Option<Side> {
        match self {
            Drag::Left => Some(Side::Left),
            Drag::Right => Some(Side::Right),
            Drag::Ahead => None,
        }
    }
}
