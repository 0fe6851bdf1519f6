//! What a manoeuvre would come to: where the ship ends, what it would meet, and whom it would have before its guns.

use crate::snapshot::Snapshot;
use geometry::{Band, Pose};
use x_wing::{DialEntry, FlightEnd, LineOfFire, ShipId};

/// A manoeuvre that a dial can be set to, and how it would end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DialEnd {
    /// The manoeuvre, as difficult as it is now.
    pub entry: DialEntry,
    /// How it would end.
    pub end: FlightEnd,
}

impl DialEnd {
    /// Whether nothing is in its way and it stays on the table.
    pub fn is_clear(&self) -> bool {
        !self.end.overlaps && !self.end.leaves && self.end.obstacles.is_empty()
    }
}

/// An enemy as seen from where a ship would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The enemy.
    pub ship: ShipId,
    /// How far it is; nothing beyond Range 3.
    pub range: Option<Band>,
    /// Whether it could be attacked.
    pub in_arc: bool,
}

/// Every manoeuvre of a ship, in the order of its dial.
pub fn dial_ends(seen: &Snapshot, ship: ShipId) -> Vec<DialEnd> {
    seen.table().dial_ends(ship).map(|(entry, end)| DialEnd { entry, end }).collect()
}

/// The enemies within Range 3 of a ship that stood there, the nearest first.
pub fn enemies_from(seen: &Snapshot, ship: ShipId, pose: Pose) -> Vec<Seen> {
    let mut open = *seen.open();
    open.ships[ship.index()].pose = pose;
    let table = seen.game.table(&open);
    let side = seen.game.facts(ship).side;
    let others = seen.ships().filter(|other| seen.game.facts(*other).side != side && open.ship(*other).is_in_play());
    let mut found: Vec<_> = others
        .filter_map(|other| {
            let fire: Option<LineOfFire> = table.line_of_fire(ship, other);
            let range = fire.map_or_else(|| table.range(ship, other), |fire| Some(fire.range));
            range.filter(|range| *range <= Band::Three)?;
            Some(Seen { ship: other, range, in_arc: fire.is_some() })
        })
        .collect();
    play::sort_few(&mut found, |one, other| (one.range, one.ship).cmp(&(other.range, other.ship)));
    found
}

/// On which side of a ship something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Before its nose.
    Ahead,
    /// To starboard.
    Right,
    /// Behind its engines.
    Behind,
    /// To port.
    Left,
}

/// A ship as another one sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relation {
    /// How far it is; nothing beyond Range 3.
    pub range: Option<Band>,
    /// Where it is.
    pub direction: Direction,
    /// Whether it is in the other's firing arc.
    pub in_arc: bool,
}

/// A ship as seen from another.
pub fn relation(seen: &Snapshot, from: ShipId, to: ShipId) -> Relation {
    let table = seen.table();
    let fire = table.line_of_fire(from, to);
    let range = fire.map(|fire| fire.range).or_else(|| table.range(from, to)).filter(|range| *range <= Band::Three);
    let [here, there] = [from, to].map(|ship| seen.open().ship(ship).pose);
    Relation { range, direction: direction(here, there), in_arc: fire.is_some() }
}

fn direction(from: Pose, to: Pose) -> Direction {
    let away = to.centre() - from.centre();
    let (sin, cos) = libm::sincos(from.heading().degrees().to_radians());
    let (right, ahead) = (away.x * cos - away.y * sin, away.x * sin + away.y * cos);
    match (right.abs() > ahead.abs(), right > 0.0, ahead > 0.0) {
        (false, _, true) => Direction::Ahead,
        (false, _, false) => Direction::Behind,
        (true, true, _) => Direction::Right,
        (true, false, _) => Direction::Left,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_follow_the_heading() {
        let pose = |x, y, degrees| Pose::new(x, y, degrees).unwrap();
        for (degrees, expected) in [
            (0.0, Direction::Ahead),
            (90.0, Direction::Left),
            (180.0, Direction::Behind),
            (270.0, Direction::Right),
            (30.0, Direction::Ahead),
        ] {
            assert_eq!(direction(pose(10.0, 10.0, degrees), pose(10.0, 200.0, 0.0)), expected, "{degrees}");
        }
    }
}
