//! Looking for room: where an obstacle or a ship could still be placed (XW-Q-18).

use crate::chance::share;
use crate::ids::ShipId;
use crate::input::Choice;
use crate::table::Table;
use crate::turn::Turn;
use geometry::closest::nearest_on_edge;
use geometry::{Edge, Heading, Outline, Pose, Token, Vector, vector};
use play::Chance;

/// Spots are looked for on a grid this fine, in millimetres.
const GRID: f64 = 12.5;
/// And in all the facings of the bearings.
const FACINGS: usize = 8;
/// Obstacles are farther than this from each other, and than twice this from every edge (XW-SETUP-09, -10).
const RANGE: f64 = 100.0;

/// What is known about the shape of an obstacle, to look for room quickly.
#[derive(Clone, Debug)]
pub(crate) struct Extent {
    /// A circle round its origin that lies within it.
    inner: f64,
    /// One that holds it.
    outer: f64,
    /// For each facing, how far it reaches left, down, right and up.
    reach: [[f64; 4]; FACINGS],
}

impl Extent {
    pub fn of(outline: &Outline) -> Extent {
        let points = outline.points();
        let edges = || points.iter().zip(points.iter().cycle().skip(1));
        let distance = |(from, to): (&Vector, &Vector)| nearest_on_edge(Vector::ZERO, *from, *to).length();
        let nearest = edges().map(distance).fold(f64::INFINITY, f64::min);
        let reach = std::array::from_fn(|facing| {
            let token = Token::new(outline, facing_at(Vector::ZERO, facing));
            token.corners().fold([0.0; 4], |[left, down, right, up]: [f64; 4], corner| {
                [left.min(corner.x), down.min(corner.y), right.max(corner.x), up.max(corner.y)]
            })
        });
        Extent { inner: if outline.contains(Vector::ZERO) { nearest } else { 0.0 }, outer: outline.radius(), reach }
    }

    /// Whether it stays within a rectangle round the middle of the table.
    fn lies_within(&self, facing: usize, at: Vector, half: Vector) -> bool {
        let [left, down, right, up] = self.reach[facing];
        at.x + left >= -half.x && at.x + right <= half.x && at.y + down >= -half.y && at.y + up <= half.y
    }
}

fn facing_at(at: Vector, facing: usize) -> Pose {
    Pose::at(at, Heading::NORTH.turned(facing as i8)).expect("a place on the table")
}

/// 0, -1, 1, -2, 2 and so on.
fn from_the_middle(most: i32) -> impl Iterator<Item = f64> {
    (0..=2 * most).map(|index| f64::from(if index % 2 == 0 { index / 2 } else { -(index / 2) - 1 }))
}

impl Turn<'_> {
    /// Whether an obstacle that is left has a spot at all.
    pub(crate) fn look_for_obstacle_spot(&mut self) {
        let near_or_sure = |sure: bool| {
            self.table().obstacles_left().any(|obstacle| self.table().obstacle_on_grid(obstacle, sure).is_some())
        };
        let found = near_or_sure(true) || near_or_sure(false);
        self.position.open.has_room = found;
    }

    /// Whether the next ship has a spot at all.
    pub(crate) fn look_for_ship_spot(&mut self) {
        let next = self.table().waiting_ships().next();
        self.position.open.has_room = next.is_none_or(|ship| self.table().ship_spot(ship).is_some());
    }
}

impl Table<'_> {
    /// The obstacles that are left, by their numbers in the pool.
    pub(crate) fn obstacles_left(self) -> impl Iterator<Item = u8> + use<> {
        let taken = self.open.taken;
        (0..self.game.setup.options.obstacles.len() as u8).filter(move |obstacle| !taken.has(*obstacle))
    }

    /// A spot for an obstacle, as near to the middle of the table as the grid allows.
    pub(crate) fn obstacle_spot(self, obstacle: u8) -> Option<Pose> {
        self.obstacle_on_grid(obstacle, true).or_else(|| self.obstacle_on_grid(obstacle, false))
    }

    /// True if obstacles round two points are certainly too near, because circles inside them already are.
    fn are_too_near(self, obstacle: u8, at: Vector) -> bool {
        self.open.obstacles.as_slice().iter().any(|placed| {
            let reach =
                self.game.extents[obstacle as usize].inner + self.game.extents[placed.obstacle as usize].inner + RANGE;
            (at - placed.pose.centre()).squared() <= reach * reach
        })
    }

    /// Whether an obstacle may lie there.
    pub(crate) fn obstacle_fits(self, obstacle: u8, pose: Pose) -> bool {
        if self.are_too_near(obstacle, pose.centre()) {
            return false;
        }
        let token = Token::new(self.game.outline(obstacle), pose);
        self.game.setup.options.area.accepts_obstacle(&token, self.tokens().as_slice())
    }

    /// A spot on the grid: if `sure`, one where circles round the obstacles are far enough apart, so that
    /// nothing has to be measured; otherwise any that fits.
    fn obstacle_on_grid(self, obstacle: u8, sure: bool) -> Option<Pose> {
        let open = self.open;
        let extent = &self.game.extents[obstacle as usize];
        let area = self.game.setup.options.area;
        let half = vector(area.width() / 2.0 - 2.0 * RANGE, area.height() / 2.0 - 2.0 * RANGE);
        let margin = if sure { extent.outer } else { extent.inner };
        let count = |half: f64| ((half - margin) / GRID).floor() as i32;
        let is_far = |at: Vector| {
            open.obstacles.as_slice().iter().all(|placed| {
                let reach = extent.outer + self.game.extents[placed.obstacle as usize].outer + RANGE + 1.0;
                (at - placed.pose.centre()).squared() > reach * reach
            })
        };
        for row in from_the_middle(count(half.y)) {
            for column in from_the_middle(count(half.x)) {
                let at = vector(column * GRID, row * GRID);
                match sure {
                    true if is_far(at) => return Some(facing_at(at, 0)),
                    false if !self.are_too_near(obstacle, at) => {
                        let facings = (0..FACINGS).filter(|facing| extent.lies_within(*facing, at, half));
                        let mut poses = facings.map(|facing| facing_at(at, facing));
                        if let Some(pose) = poses.find(|pose| self.obstacle_fits(obstacle, *pose)) {
                            return Some(pose);
                        }
                    }
                    _ => {}
                }
            }
        }
        None
    }

    /// A spot for a ship, as near to the middle of its edge as the grid allows.
    pub(crate) fn ship_spot(self, ship: ShipId) -> Option<Pose> {
        let half = self.game.facts(ship).pilot.ship.size.half();
        let area = self.game.setup.options.area;
        let most = (area.width().max(area.height()) / 2.0 / GRID).ceil() as i32;
        let at_the_edge = from_the_middle(most).find_map(|across| {
            let depths = (0..5).map(|step| half + (RANGE - 2.0 * half).max(0.0) * f64::from(step) / 4.0);
            depths.into_iter().find_map(|depth| {
                (0..FACINGS).find_map(|facing| {
                    let pose = self.spot(ship, across * GRID, depth, facing as f64 * 45.0);
                    self.ship_fits(ship, pose).is_ok().then_some(pose)
                })
            })
        });
        let inside = at_the_edge.or_else(|| self.spots_in_zones(ship, true).next());
        inside.or_else(|| self.spots_beside_hosts(ship).next())
    }
}

/// Where candidates for a spot lie along the edge, in millimetres from its middle.
const SPREAD: [f64; 7] = [0.0, -100.0, 100.0, -200.0, 200.0, -300.0, 300.0];

/// Spots to choose from, since there are infinitely many.
impl Table<'_> {
    /// A handful of spots for a ship: side by side along its edge, facing the enemy; if those are taken, any.
    pub(crate) fn each_spot(self, ship: ShipId, each: &mut dyn FnMut(Choice)) {
        let mut found = false;
        for across in SPREAD {
            let pose = self.spot(ship, across, 60.0, 0.0);
            if self.ship_fits(ship, pose).is_ok() {
                found = true;
                each(Choice::Deploy { ship, pose });
            }
        }
        for pose in self.spots_in_zones(ship, false).chain(self.spots_beside_hosts(ship)) {
            found = true;
            each(Choice::Deploy { ship, pose });
        }
        if !found && let Some(pose) = self.ship_spot(ship) {
            each(Choice::Deploy { ship, pose });
        }
    }

    /// Spots all round the ships that let a friend be placed near them, facing as they do.
    fn spots_beside_hosts(self, ship: ShipId) -> impl Iterator<Item = Pose> {
        let half = self.game.facts(ship).pilot.ship.size.half();
        let spots = self.hosts(ship).flat_map(move |(host, _)| {
            let base = self.base(host);
            (0..FACINGS).map(move |facing| {
                let away = facing_at(Vector::ZERO, facing).heading().forward();
                let centre = base.pose.centre() + away * (1.5 * (base.size.half() + half) + RANGE / 2.0);
                Pose::at(centre, base.pose.heading()).expect("a place near a ship")
            })
        });
        spots.filter(move |pose| self.ship_fits(ship, *pose).is_ok())
    }

    /// The pose `across` mm along the edge of the ship's side and `depth` mm from it, `turned` degrees from straight ahead.
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

    pub(crate) fn any_obstacle(self, chance: &mut impl Chance) -> Choice {
        let area = self.game.setup.options.area;
        let count = self.game.setup.options.obstacles.len() as u32;
        for _ in 0..24 {
            let obstacle = chance.below(count) as u8;
            let x = (share(chance) - 0.5) * (area.width() - 400.0);
            let y = (share(chance) - 0.5) * (area.height() - 400.0);
            let pose = Pose::new(x, y, 360.0 * share(chance)).expect("on the table");
            if !self.open.taken.has(obstacle) && self.obstacle_fits(obstacle, pose) {
                return Choice::Obstacle { obstacle, pose };
            }
        }
        let spots = self.obstacles_left().find_map(|obstacle| Some((obstacle, self.obstacle_spot(obstacle)?)));
        let (obstacle, pose) = spots.expect("there is room");
        Choice::Obstacle { obstacle, pose }
    }

    /// A spot near a ship that lets this one be placed there; half of the time none.
    fn any_spot_beside_host(self, ship: ShipId, chance: &mut impl Chance) -> Option<Pose> {
        let (host, far) = self.hosts(ship).next()?;
        if chance.below(2) == 0 {
            return None;
        }
        let reach = 2.0 * (RANGE * f64::from(far.number()) + 2.0 * self.base(host).size.half());
        (0..24).find_map(|_| {
            let aside = vector((share(chance) - 0.5) * reach, (share(chance) - 0.5) * reach);
            let heading = Heading::from_degrees(360.0 * share(chance)).expect("a finite number");
            let pose = Pose::at(self.base(host).pose.centre() + aside, heading).expect("a place near a ship");
            self.ship_fits(ship, pose).is_ok().then_some(pose)
        })
    }

    pub(crate) fn any_spot(self, chance: &mut impl Chance) -> Choice {
        let mut waiting = self.waiting_ships();
        let ship = waiting.next().expect("a ship is to be placed");
        if let Some(pose) = self.any_spot_beside_host(ship, chance) {
            return Choice::Deploy { ship, pose };
        }
        if let Some(pose) = self.any_spot_in_zone(ship, chance) {
            return Choice::Deploy { ship, pose };
        }
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::Obstacle;

    #[test]
    fn the_circle_of_an_obstacle_lies_within_it() {
        for obstacle in Obstacle::all() {
            let extent = Extent::of(obstacle.outline());
            let inside = |angle: i32| {
                let turned = Heading::from_degrees(f64::from(angle)).unwrap().forward();
                obstacle.outline().contains(turned * (extent.inner * 0.999))
            };
            assert!(extent.inner > 3.0 && (0..360).all(inside), "{} {extent:?}", obstacle.name());
        }
    }
}
