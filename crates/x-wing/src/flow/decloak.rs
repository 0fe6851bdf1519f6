//! Decloaking, before ships activate (XW-CLK-07 to -21).

use crate::card::{Adjust, Token};
use crate::frame::{Frame, Rolled, Rolling};
use crate::happening::Happening;
use crate::ids::{ShipId, ships_in};
use crate::input::Decloak;
use crate::position::{Open, Position};
use crate::setup::{Measuring, XWing};
use geometry::{Pose, Side, Template, boost, boost_meets};
use play::{Illegal, Sink, why};

/// Stands among the ways that proved impossible: a ship that does not decloak loses its token.
const OR_LOSE_IT: u16 = 1 << 15;

impl XWing {
    /// The cloaked ships that are asked next, lowest pilot skill first (XW-CLK-08).
    pub(crate) fn cloaked(&self, open: &Open) -> impl Iterator<Item = ShipId> + use<> {
        let is_waiting = |ship: &ShipId| open.ship(*ship).cloak > 0 && !open.ship(*ship).asked_to_decloak;
        let waiting = ships_in(open.in_play()).filter(is_waiting).fold(0, |mask, ship| mask | ship.mask());
        self.next_in_order(open, waiting, false)
    }

    pub(crate) fn step_decloak(&self, position: &mut Position) -> bool {
        let mut next = self.cloaked(&position.open);
        match (next.next(), next.next()) {
            (None, _) => *position.open.stack.top_mut() = Frame::Activation,
            (Some(ship), None) => self.ask_to_decloak(position, ship),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    pub(crate) fn ask_to_decloak(&self, position: &mut Position, ship: ShipId) {
        position.open.ship_mut(ship).asked_to_decloak = true;
        position.open.stack.push(Frame::Decloaking(ship, 0));
    }

    /// Waits if there is a way left to try; otherwise the ship cannot decloak (XW-CLK-21).
    pub(crate) fn step_decloaking(
        &self,
        position: &mut Position,
        ship: ShipId,
        struck: u16,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let can = |way: &Decloak| self.check_decloak(&position.open, ship, struck, *way).is_ok();
        if Decloak::ALL.iter().any(can) {
            return false;
        }
        self.stay_cloaked(position, ship, struck, events);
        true
    }

    /// A ship does not decloak; if it has to, its token is lost instead.
    pub(crate) fn stay_cloaked(
        &self,
        position: &mut Position,
        ship: ShipId,
        struck: u16,
        events: &mut impl Sink<Happening>,
    ) {
        position.open.stack.pop();
        if struck & OR_LOSE_IT != 0 {
            self.lose(position, ship, Token::Cloak, why!["XW-ABL-01"], events);
        }
    }

    /// A ship has to decloak now, or to lose its token.
    pub(crate) fn uncloak(&self, position: &mut Position, ship: ShipId) {
        position.open.stack.push(Frame::Decloaking(ship, OR_LOSE_IT));
    }

    pub(crate) fn check_decloak(&self, open: &Open, ship: ShipId, struck: u16, way: Decloak) -> Result<(), Illegal> {
        if struck & 1 << way as u16 != 0 {
            return Err(Illegal::new("XW-CLK-20", "tried-already"));
        }
        if way.bend().is_some() != self.has(open, ship, Adjust::DecloaksByBanks) {
            return Err(Illegal::new("XW-CLK-15", "no-such-template"));
        }
        match self.setup.options.measuring == Measuring::Guided && !self.can_decloak(open, ship, way) {
            true => Err(Illegal::new("XW-CLK-16", "no-room-to-decloak")),
            false => Ok(()),
        }
    }

    fn can_decloak(&self, open: &Open, ship: ShipId, way: Decloak) -> bool {
        match way.side() {
            Some(side) => self.can_roll(open, ship, side, (2, way.bend())),
            None => self.decloaked_ahead(open, ship, way).is_some(),
        }
    }

    fn decloaked_ahead(&self, open: &Open, ship: ShipId, way: Decloak) -> Option<Pose> {
        let (others, tokens) = (self.others(open, ship), self.tokens_for(open, ship));
        boost(self.base(open, ship), way.template(), &self.surroundings(&others, &tokens)).ok()
    }

    /// A declared way is taken, or proves impossible and is struck off (XW-CLK-20).
    pub(crate) fn decloak(
        &self,
        position: &mut Position,
        (ship, struck): (ShipId, u16),
        way: Decloak,
        events: &mut impl Sink<Happening>,
    ) {
        if !self.can_decloak(&position.open, ship, way) {
            events.happened(Happening::NoDecloak { ship, way }, why!["XW-CLK-20"]);
            *position.open.stack.top_mut() = Frame::Decloaking(ship, struck | 1 << way as u16);
            return;
        }
        position.open.stack.pop();
        if let Some(side) = way.side() {
            let rolling = Rolling { ship, side, speed: 2, bend: way.bend(), kind: Rolled::Decloak };
            position.open.stack.push(Frame::Rolling(rolling));
            return;
        }
        let to = self.decloaked_ahead(&position.open, ship, way).expect("a way that is free");
        self.decloaked(position, ship, events);
        let (start, template) = (self.base(&position.open, ship), way.template());
        self.shift(position, (ship, to), why!["XW-CLK-11"], events);
        self.meet_mines(position, ship, &start, |mine| boost_meets(start, template, mine));
    }

    /// The token is spent when the decloak is completed (XW-Q-27).
    pub(crate) fn decloaked(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        position.open.ship_mut(ship).cloak -= 1;
        events.happened(Happening::Decloaked { ship }, why!["XW-CLK-07", "XW-Q-27"]);
    }
}

impl Decloak {
    /// The side that the ship leaves to; none if ahead.
    fn side(self) -> Option<Side> {
        match self {
            Decloak::Left | Decloak::LeftFore | Decloak::LeftAft => Some(Side::Left),
            Decloak::Right | Decloak::RightFore | Decloak::RightAft => Some(Side::Right),
            Decloak::Ahead | Decloak::AheadLeft | Decloak::AheadRight => None,
        }
    }

    /// The side that the template bends to, as seen by who leaves along it; none for a straight one.
    fn bend(self) -> Option<Side> {
        match self {
            Decloak::Left | Decloak::Right | Decloak::Ahead => None,
            Decloak::LeftAft | Decloak::RightFore | Decloak::AheadLeft => Some(Side::Left),
            Decloak::LeftFore | Decloak::RightAft | Decloak::AheadRight => Some(Side::Right),
        }
    }

    fn template(self) -> Template {
        let template = match self.bend() {
            None => Template::straight(2),
            Some(bend) => Template::bank(bend, 2),
        };
        template.expect("a template")
    }
}
