//! Where the chances stand beside their targets: away from the attacker, never over a ship, and not over each other.

use crate::camera::{Frame, Point};
use crate::labels::{Labelled, Stands, body, frame, shared};

/// How large the chances of a target are drawn, in pixels, and how far from its base.
const SIZE: Point = (206.0, 76.0);
const AWAY: f64 = 14.0;
/// On which sides of a target its chances may stand.
const SIDES: [Point; 12] = [
    (1.0, 0.0),
    (-1.0, 0.0),
    (1.0, -0.6),
    (-1.0, -0.6),
    (1.0, 0.6),
    (-1.0, 0.6),
    (0.0, -1.0),
    (0.0, 1.0),
    (1.0, -1.0),
    (-1.0, -1.0),
    (1.0, 1.0),
    (-1.0, 1.0),
];

/// Where the upper left corner of each target's chances is, from the middle of its ship. The places of the ships and of the free part of
/// the screen are in the same pixels.
pub fn chips(
    ships: &[(Labelled, Stands)],
    targets: &[usize],
    attacker: Option<Point>,
    free: Option<Frame>,
) -> Vec<Point> {
    let bodies: Vec<_> = ships.iter().map(|(ship, _)| body(ship)).collect();
    let labels: Vec<_> = ships.iter().map(|(ship, stands)| frame(ship, *stands)).collect();
    let mut taken: Vec<Frame> = Vec::new();
    let mut corners = Vec::new();
    for target in targets {
        let (ship, _) = ships[*target];
        let from = attacker.map_or((0.0, 1.0), |from| (ship.at.0 - from.0, ship.at.1 - from.1));
        let far = (from.0.powi(2) + from.1.powi(2)).sqrt().max(1.0);
        let corner = |(across, down): Point| {
            let reach = (ship.half * 1.3 + AWAY + SIZE.0 / 2.0, ship.half * 1.3 + AWAY + SIZE.1 / 2.0);
            (across * reach.0 - SIZE.0 / 2.0, down * reach.1 - SIZE.1 / 2.0)
        };
        let place = |side: Point| {
            let (x, y) = corner(side);
            let (left, top) = (ship.at.0 + x, ship.at.1 + y);
            Frame { left, top, right: left + SIZE.0, bottom: top + SIZE.1 }
        };
        let cost = |side: &Point| {
            let place = place(*side);
            let over = |others: &[Frame]| others.iter().map(|other| shared(&place, other)).sum::<f64>();
            let outside = free.map_or(0.0, |free| SIZE.0 * SIZE.1 - shared(&place, &free));
            let towards = -(side.0 * from.0 + side.1 * from.1) / far;
            let distance = side.0.abs() + side.1.abs();
            10.0 * over(&bodies)
                + 5.0 * over(&labels)
                + 10.0 * over(&taken)
                + 4.0 * outside
                + 400.0 * towards
                + 900.0 * distance
        };
        // Where everything near is taken they stand a little farther away.
        let sides = SIDES.into_iter().flat_map(|(x, y)| [(x, y), (x * 1.5, y * 1.7)]);
        let best = sides.min_by(|one, other| cost(one).total_cmp(&cost(other))).unwrap_or(SIDES[0]);
        taken.push(place(best));
        corners.push(corner(best));
    }
    corners
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ship(x: f64, y: f64) -> (Labelled, Stands) {
        (Labelled { at: (x, y), half: 20.0, letters: 10, strength: 4, tokens: 0 }, Stands::USUAL)
    }

    fn places(ships: &[(Labelled, Stands)], targets: &[usize], attacker: Point) -> Vec<Frame> {
        let corners = chips(ships, targets, Some(attacker), None);
        let frame = |(corner, target): (Point, &usize)| {
            let (left, top) = (ships[*target].0.at.0 + corner.0, ships[*target].0.at.1 + corner.1);
            Frame { left, top, right: left + SIZE.0, bottom: top + SIZE.1 }
        };
        corners.into_iter().zip(targets).map(frame).collect()
    }

    #[test]
    fn chances_lie_over_no_ship_and_no_name() {
        let ships = [ship(0.0, 0.0), ship(90.0, 10.0), ship(-70.0, -60.0), ship(0.0, 220.0)];
        let places = places(&ships, &[0, 1, 2], (0.0, 220.0));
        for (number, place) in places.iter().enumerate() {
            for (one, stands) in &ships {
                assert!(shared(place, &body(one)) < 1.0, "{number} lies over a ship");
                assert!(shared(place, &frame(one, *stands)) < 1.0, "{number} lies over a name");
            }
            for other in &places[number + 1..] {
                assert!(shared(place, other) < 1.0, "two lie over each other");
            }
        }
    }

    #[test]
    fn chances_stand_away_from_the_attacker() {
        let right = places(&[ship(100.0, 0.0), ship(0.0, 0.0)], &[0], (0.0, 0.0))[0];
        assert!(right.left > 100.0);
        let left = places(&[ship(-100.0, 0.0), ship(0.0, 0.0)], &[0], (0.0, 0.0))[0];
        assert!(left.right < -100.0);
    }

    #[test]
    fn chances_stay_where_no_panel_covers_them() {
        let ships = [ship(100.0, 100.0), ship(0.0, 100.0)];
        let free = Frame { left: -200.0, top: 0.0, right: 140.0, bottom: 300.0 };
        let corner = chips(&ships, &[0], Some((0.0, 100.0)), Some(free))[0];
        assert!(100.0 + corner.0 + SIZE.0 <= free.right);
    }
}
