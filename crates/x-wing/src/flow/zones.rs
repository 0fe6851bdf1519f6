//! Zones of a mission: rectangles in which ships of a side are placed, and spots in them.

use crate::chance::share;
use crate::ids::{ShipId, Team};
use crate::mission::Zone;
use crate::table::Table;
use geometry::{Base, Heading, Pose, Vector, vector};
use play::Chance;

/// Spots are looked for on a grid this fine, in millimetres.
const GRID: f64 = 12.5;

impl<'a> Table<'a> {
    /// The zones of a side; none in which ships are placed along its edge.
    pub(crate) fn zones(self, side: Team) -> impl Iterator<Item = &'a Zone> {
        self.game.mission().into_iter().flat_map(move |mission| mission.zones_of(side))
    }

    /// Whether the zones of a side hold a base; nothing if it has none.
    pub(crate) fn is_in_zone(self, side: Team, base: &Base) -> Option<bool> {
        let mut zones = self.zones(side).peekable();
        zones.peek()?;
        Some(zones.any(|zone| zone.holds(base)))
    }

    /// Spots for a ship in the zones of its side, facing away from its edge: a handful side by side, or all on a grid.
    pub(crate) fn spots_in_zones(self, ship: ShipId, all: bool) -> impl Iterator<Item = Pose> {
        let facts = self.game.facts(ship);
        let (half, ahead) = (facts.pilot.ship.size.half(), self.ahead(facts.side));
        let spots = self.zones(facts.side).flat_map(move |zone| {
            let middle = vector(zone.from[0] + zone.to[0], zone.from[1] + zone.to[1]) * 0.5;
            let reach = vector(zone.to[0] - zone.from[0] - 2.0 * half, zone.to[1] - zone.from[1] - 2.0 * half) * 0.5;
            let [columns, rows] = if all { [count(reach.x), count(reach.y)] } else { [3, 0] };
            let step = if all { vector(GRID, GRID) } else { vector(reach.x / 3.0, 0.0) };
            (-rows..=rows).flat_map(move |row| {
                (-columns..=columns)
                    .map(move |column| middle + vector(f64::from(column) * step.x, f64::from(row) * step.y))
            })
        });
        spots.map(move |centre| at(centre, ahead, 0.0)).filter(move |pose| self.ship_fits(ship, *pose).is_ok())
    }

    /// Any spot in a zone of the ship's side, if it has one.
    pub(crate) fn any_spot_in_zone(self, ship: ShipId, chance: &mut impl Chance) -> Option<Pose> {
        let facts = self.game.facts(ship);
        let zones = self.zones(facts.side).count() as u32;
        (0..if zones == 0 { 0 } else { 24 }).find_map(|_| {
            let zone = self.zones(facts.side).nth(chance.below(zones) as usize)?;
            let mut along = |axis: usize| zone.from[axis] + share(chance) * (zone.to[axis] - zone.from[axis]);
            let centre = vector(along(0), along(1));
            let pose = at(centre, self.ahead(facts.side), 360.0 * share(chance));
            self.ship_fits(ship, pose).is_ok().then_some(pose)
        })
    }

    /// Where a side looks from its edge, in degrees.
    fn ahead(self, side: Team) -> f64 {
        match self.edge_of(side) {
            geometry::Edge::South => 0.0,
            geometry::Edge::West => 90.0,
            geometry::Edge::North => 180.0,
            geometry::Edge::East => 270.0,
        }
    }
}

fn count(reach: f64) -> i32 {
    (reach / GRID).floor().max(0.0) as i32
}

fn at(centre: Vector, ahead: f64, turned: f64) -> Pose {
    Pose::at(centre, Heading::from_degrees(ahead + turned).expect("a finite number")).expect("a place on the table")
}
