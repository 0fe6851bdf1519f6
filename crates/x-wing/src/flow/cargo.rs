//! Cargo: a token that is dropped behind a ship and is a debris cloud from then on (XW-X-163 to -165).

use crate::frame::Covered;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{Lying, Open, Placed};
use crate::set::Set;
use crate::setup::XWing;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Obstacle, Pose, Template, drop_cargo};
use play::why;

impl Open {
    /// The tokens of cargo on the table, with their places among what was dropped.
    pub fn cargo(&self) -> impl Iterator<Item = (u8, Pose)> {
        self.dropped
            .places()
            .filter_map(|(place, lying)| if let Lying::Cargo(pose) = lying { Some((place, *pose)) } else { None })
    }
}

impl XWing {
    /// The obstacle of a number: those of the pool come first, every number behind them is a token of cargo.
    #[inline]
    pub fn obstacle(&self, number: u8) -> Obstacle {
        self.obstacles().get(number as usize).copied().unwrap_or(Obstacle::CARGO)
    }

    /// The obstacles on the table, with the numbers that they have as long as they lie there: those that were placed, and cargo.
    pub fn lying(&self, open: &Open) -> impl Iterator<Item = Placed> {
        let pool = self.obstacles().len() as u8;
        let cargo = open.cargo().map(move |(place, pose)| Placed { obstacle: pool + place, pose });
        open.obstacles.as_slice().iter().copied().chain(cargo)
    }
}

impl Table<'_> {
    /// The ships whose bases an obstacle overlaps, without those that ignore it.
    fn over(self, obstacle: u8) -> Set<ShipId> {
        let is_over = |ship: &ShipId| {
            let base = self.base(*ship);
            self.tokens_for(*ship).iter().any(|(number, token)| number == obstacle && token.overlaps_base(&base))
        };
        self.open.in_play().iter().filter(is_over).collect()
    }
}

impl Turn<'_> {
    /// A ship drops a token of cargo with the straight 1. It lies under the ships that it falls on, and they suffer it at once.
    pub(crate) fn drop_cargo(&mut self, ship: ShipId) {
        let token = drop_cargo(&self.table().base(ship), Template::straight(1).expect("a template"));
        let place = self.position.open.dropped.put(Lying::Cargo(token.pose));
        let obstacle = self.game.obstacles().len() as u8 + place;
        let what = Happening::CargoDropped { ship, obstacle, pose: token.pose };
        self.events.happened(what, why!["XW-X-163"]);
        if self.game.setup.options.area.is_wholly_outside(&token) {
            self.position.open.dropped.take(place);
            self.events.happened(Happening::ObstacleGone { obstacle }, why!["XW-Q-48"]);
            return;
        }
        let over = self.table().over(obstacle);
        if !over.is_empty() {
            self.push(Covered { ship, obstacle, left: over, struck: over });
        }
    }
}
