//! Tractor beams: the opponent moves a small ship (XW-X-01 to -03).

use crate::card::Token;
use crate::dice::Dice;
use crate::frame::{Frame, Rolled, Rolling};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::Drag;
use crate::measure::Tokens;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{BaseSize, ObstacleKind, Pose, RollPlace, Side, Template, Token as Cardboard, boost, boost_meets};
use play::{Illegal, why};

impl Turn<'_> {
    /// The first tractor beam token of a round lets the opponent move a small ship.
    pub(crate) fn may_be_dragged(&mut self, ship: ShipId) {
        let state = self.position.open.ship_mut(ship);
        if self.game.facts(ship).pilot.ship.size == BaseSize::Small && !state.tractored {
            state.tractored = true;
            self.position.open.stack.push(Frame::Tractoring(ship));
        }
    }

    /// Waits if there is a way to drag the ship.
    pub(crate) fn step_tractoring(&mut self, ship: ShipId) -> bool {
        let can = Drag::ALL.into_iter().any(|way| self.table().check_drag(ship, way).is_ok());
        if !can {
            self.position.open.stack.pop();
        }
        !can
    }

    /// The opponent drags a ship.
    pub(crate) fn drag(&mut self, ship: ShipId, way: Drag) {
        self.position.open.stack.pop();
        if let Some(side) = way.side() {
            let rolling = Rolling { ship, side, speed: 1, bend: None, kind: Rolled::Tractor };
            self.position.open.stack.push(Frame::Rolling(rolling));
            return;
        }
        let to = self.table().dragged_ahead(ship).expect("a way that is free");
        let (start, template) = (self.table().base(ship), Template::straight(1).expect("a template"));
        self.shift((ship, to), why!["XW-X-02"]);
        self.dragged_over(ship, |token| boost_meets(start, template, token));
        self.meet_mines(ship, &start, |mine| boost_meets(start, template, mine));
    }

    /// A dragged ship was rolled: what it meets does to it what it always does.
    pub(crate) fn dragged(&mut self, roll: &geometry::Roll, (ship, place): (ShipId, RollPlace)) {
        self.dragged_over(ship, |token| roll.meets(place, token));
    }

    fn dragged_over(&mut self, ship: ShipId, meets: impl Fn(&Cardboard) -> bool) {
        let tokens = self.table().tokens_for(ship);
        for (place, _) in tokens.iter().filter(|(_, token)| meets(token)) {
            let obstacle = self.position.open.obstacles[place as usize].expect("an obstacle that was met").obstacle;
            self.events.happened(Happening::Met { ship, obstacle }, why!["XW-X-03", "XW-OBS-02"]);
            self.position.open.stack.push(Frame::Hazard(ship, place));
            if self.table().kind(place) == ObstacleKind::Debris {
                self.gain(ship, Token::Stress, why!["XW-OBS-08"]);
            }
        }
    }

    /// The die of an obstacle that a ship was dragged onto.
    pub(crate) fn hazard_of_drag(&mut self, ship: ShipId, place: u8, rolled: Dice) {
        self.position.open.stack.pop();
        self.hazard_strikes(ship, place, rolled);
    }
}

impl Table<'_> {
    /// Whether a ship can be dragged so: on no other ship and not off the table; obstacles do not matter (XW-X-03).
    pub(crate) fn check_drag(self, ship: ShipId, way: Drag) -> Result<(), Illegal> {
        let can = match way.side() {
            None => self.dragged_ahead(ship).is_some(),
            Some(side) => {
                let (others, tokens) = (self.others(ship), Tokens::none());
                let around = self.game.surroundings(&others, &tokens);
                !self.roll(ship, side, (1, None)).free_shifts(&around).is_empty()
            }
        };
        match can {
            true => Ok(()),
            false => Err(Illegal::new("XW-X-03", "no-room-to-drag")),
        }
    }

    fn dragged_ahead(self, ship: ShipId) -> Option<Pose> {
        let others = self.others(ship);
        let template = Template::straight(1).expect("a template");
        boost(self.base(ship), template, &self.game.surroundings(&others, &Tokens::none())).ok()
    }

    /// The obstacles that bar a roll: none for a ship that is dragged.
    pub(crate) fn tokens_for_roll(self, rolling: &Rolling) -> Tokens {
        match rolling.kind {
            Rolled::Tractor => Tokens::none(),
            _ => self.tokens_for(rolling.ship),
        }
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
