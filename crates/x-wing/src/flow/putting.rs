//! Devices that are put down without a template: touching their ship, or far from enemies (XW-C-096, XW-X-159).

use crate::cards::devices::Device;
use crate::chance::share;
use crate::frame::{Dropping, Freely};
use crate::ids::{CardId, ShipId};
use crate::table::Table;
use crate::turn::Turn;
use geometry::constants::TOLERANCE;
use geometry::{Heading, Pose, Token, bomb_token, vector};
use play::{Chance, Illegal, why};

/// How near touching is, in millimetres: as near as hands put it.
const NEAR: f64 = 1.0;
/// Enemies are farther away than this, in millimetres.
const AWAY: f64 = 300.0;
/// Places to choose from are this far from each other, in millimetres.
const GRID: f64 = 100.0;

/// The tokens of a device whose first one lies at a place.
fn tokens(device: Device, pose: Pose) -> impl Iterator<Item = Token<'static>> {
    let shape = CardId::device(device).card().charge.as_ref().expect("a device has a charge").shape;
    (0..shape.count()).map(move |part| bomb_token(shape, part, pose))
}

impl Table<'_> {
    /// Whether a device may be put down there, and if not, why not: wholly in the play area, and touching its ship or beyond
    /// Range 3 of every enemy.
    pub(crate) fn check_put(self, dropping: Dropping, pose: Pose) -> Result<(), Illegal> {
        let Dropping { ship, device, freely, .. } = dropping;
        let Some(freely) = freely else { return Err(Illegal::new("XW-BMB-03", "no-such-template")) };
        let area = self.game.setup.options.area;
        if tokens(device, pose).any(|token| token.corners().any(|corner| area.is_partly_outside(&[corner]))) {
            return Err(Illegal::new("XW-X-159", "token-outside"));
        }
        match freely {
            Freely::Touching => {
                let base = self.base(ship);
                let is_under = |pose: Pose| tokens(device, pose).any(|token| token.overlaps_base(&base));
                let inward = base.pose.centre() - pose.centre();
                let pushed = Pose::at(pose.centre() + inward * (NEAR / inward.length().max(NEAR)), pose.heading());
                if !is_under(pose) && pushed.is_ok_and(is_under) {
                    Ok(())
                } else {
                    Err(Illegal::new("XW-C-096", "not-touching"))
                }
            }
            Freely::Away => {
                let mut enemies = self.open.in_play().iter().filter(|other| !self.game.are_friends(ship, *other));
                let is_near = |enemy: ShipId| {
                    let base = self.base(enemy);
                    tokens(device, pose).any(|token| token.distance_to_base(&base) <= AWAY + TOLERANCE)
                };
                match enemies.any(is_near) {
                    true => Err(Illegal::new("XW-X-159", "too-near-enemies")),
                    false => Ok(()),
                }
            }
        }
    }

    /// A handful of places for a device that is put down without a template.
    pub(crate) fn each_put(self, dropping: Dropping, mut each: impl FnMut(Pose)) {
        let fits = |pose: &Pose| self.check_put(dropping, *pose).is_ok();
        match dropping.freely {
            None => {}
            Some(Freely::Touching) => {
                let ahead = self.base(dropping.ship).pose.heading();
                let ways = (0..8).map(|eighths| ahead.turned(eighths));
                ways.filter_map(|way| self.put_beside(dropping, way, way)).filter(fits).for_each(each);
            }
            Some(Freely::Away) => self.grid().filter(fits).for_each(&mut each),
        }
    }

    /// Whether there is a place for a device far from enemies.
    pub(crate) fn can_put_away(self, ship: ShipId, device: Device) -> bool {
        let dropping = Dropping::away(ship, device);
        self.grid().any(|pose| self.check_put(dropping, pose).is_ok())
    }

    /// Any place for a device that is put down without a template; none if it is dropped, or where nothing was found.
    pub(crate) fn any_put(self, dropping: Dropping, chance: &mut impl Chance) -> Option<Pose> {
        let fits = |pose: &Pose| self.check_put(dropping, *pose).is_ok();
        let area = self.game.setup.options.area;
        match dropping.freely? {
            Freely::Touching if chance.below(2) == 0 => None,
            Freely::Touching => {
                let mut any = || Heading::from_degrees(360.0 * share(chance)).expect("a finite number");
                self.put_beside(dropping, any(), any()).filter(fits)
            }
            Freely::Away => (0..24).find_map(|_| {
                let (x, y) = ((share(chance) - 0.5) * area.width(), (share(chance) - 0.5) * area.height());
                Some(Pose::new(x, y, 360.0 * share(chance)).expect("on the table")).filter(fits)
            }),
        }
    }

    /// Places all over the play area.
    fn grid(self) -> impl Iterator<Item = Pose> {
        let area = self.game.setup.options.area;
        let count = |length: f64| (length / GRID) as i32;
        let (columns, rows) = (count(area.width()), count(area.height()));
        let at = move |column: i32, row: i32| {
            let centre = vector(
                (f64::from(column) - f64::from(columns - 1) / 2.0) * GRID,
                (f64::from(row) - f64::from(rows - 1) / 2.0) * GRID,
            );
            Pose::at(centre, Heading::NORTH).expect("a place on the table")
        };
        (0..rows).flat_map(move |row| (0..columns).map(move |column| at(column, row)))
    }

    /// The nearest place of a device in a direction from its ship, with a heading of its own, in which it is not under the ship.
    /// Halving finds the edge.
    fn put_beside(self, dropping: Dropping, way: Heading, heading: Heading) -> Option<Pose> {
        let base = self.base(dropping.ship);
        let at = |far: f64| Pose::at(base.pose.centre() + way.forward() * far, heading);
        let is_under =
            |far: f64| at(far).is_ok_and(|pose| tokens(dropping.device, pose).any(|token| token.overlaps_base(&base)));
        let (mut near, mut far) = (0.0, 4.0 * base.size.half() + GRID);
        for _ in 0..24 {
            let middle = f64::midpoint(near, far);
            match is_under(middle) {
                true => near = middle,
                false => far = middle,
            }
        }
        at(far).ok()
    }
}

impl Dropping {
    /// A device is put down far from enemies.
    pub(crate) fn away(ship: ShipId, device: Device) -> Dropping {
        Dropping { ship, device, launches: false, only_ahead: false, freely: Some(Freely::Away) }
    }
}

impl Turn<'_> {
    /// A device is put down where its owner said; only what touches the ship was dropped.
    pub(crate) fn put_device(&mut self, dropping: Dropping, pose: Pose) {
        self.lay_device((dropping.ship, dropping.device), pose, why!["XW-BMB-01", "XW-ABL-01"]);
        if dropping.freely != Some(Freely::Away) {
            self.after_drop(dropping.ship);
        }
    }
}
