//! Decloaking, before ships activate (XW-CLK-07 to -21).

use super::allowed::{DECLOAK, in_the_way};
use crate::card::{Modifier, Window};
use crate::frame::{Decloaking, Rolled, Rolling};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::Decloak;
use crate::set::Set;
use crate::setup::Measuring;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Refusal, Side, Template, boost_meets};
use play::{Illegal, why};

impl Table<'_> {
    /// The cloaked ships that are asked next, lowest pilot skill first (XW-CLK-08).
    pub(crate) fn cloaked(self) -> impl Iterator<Item = ShipId> + use<> {
        let open = self.open;
        let is_waiting = |ship: &ShipId| open.ship(*ship).cloak > 0 && !open.ship(*ship).asked_to_decloak;
        let waiting = open.in_play().iter().filter(is_waiting).collect();
        self.next_in_order(waiting, false)
    }

    pub(crate) fn check_decloak(
        self,
        Decloaking { ship, struck, .. }: Decloaking,
        way: Decloak,
    ) -> Result<(), Illegal> {
        if struck.has(way) {
            return Err(Illegal::new("XW-CLK-20", "tried-already"));
        }
        if way.bend().is_some() != self.has(ship, Modifier::DecloaksByBanks) {
            return Err(Illegal::new("XW-CLK-15", "no-such-template"));
        }
        match self.game.setup.options.measuring {
            Measuring::Printed => Ok(()),
            Measuring::Guided => self.try_decloak(ship, way).map_err(|no| in_the_way(no, DECLOAK)),
        }
    }

    /// Whether a decloak has a place to end, and if not, what is in the way.
    fn try_decloak(self, ship: ShipId, way: Decloak) -> Result<(), Refusal> {
        match way.side() {
            Some(side) => self.try_roll(ship, side, (2, way.bend())),
            None => self.try_boost(ship, way.template()).map(|_| ()),
        }
    }
}

impl Turn<'_> {
    pub(crate) fn ask_to_decloak(&mut self, ship: ShipId) {
        self.position.open.ship_mut(ship).asked_to_decloak = true;
        self.push(Decloaking { ship, struck: Set::NONE, or_loses_it: false });
    }

    /// A ship has to decloak now, or to lose its token.
    pub(crate) fn uncloak(&mut self, ship: ShipId) {
        self.push(Decloaking { ship, struck: Set::NONE, or_loses_it: true });
    }

    /// A declared way is taken, or proves impossible and is struck off (XW-CLK-20).
    pub(crate) fn decloak(&mut self, decloaking: Decloaking, way: Decloak) {
        let ship = decloaking.ship;
        if self.table().try_decloak(ship, way).is_err() {
            self.events.happened(Happening::NoDecloak { ship, way }, why!["XW-CLK-20"]);
            self.replace(Decloaking { struck: decloaking.struck.with(way), ..decloaking });
            return;
        }
        self.pop();
        if let Some(side) = way.side() {
            let rolling = Rolling { ship, side, speed: 2, bend: way.bend(), kind: Rolled::Decloak };
            self.push(rolling);
            return;
        }
        let to = self.table().try_boost(ship, way.template()).expect("a way that is free");
        self.decloaked(ship);
        let (start, template) = (self.table().base(ship), way.template());
        self.shift((ship, to), why!["XW-CLK-11"]);
        self.moved_over(ship, |token| boost_meets(start, template, token));
        self.meet_mines(ship, &start, |mine| boost_meets(start, template, mine));
    }

    /// The token is spent when the decloak is completed (XW-Q-27).
    pub(crate) fn decloaked(&mut self, ship: ShipId) {
        self.position.open.ship_mut(ship).cloak -= 1;
        self.events.happened(Happening::Decloaked { ship }, why!["XW-CLK-07", "XW-Q-27"]);
        self.open_window(Window::Decloaked, ship);
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
