//! Where the labels of ships stand, so that they do not lie over each other: below the ship or above it, and without the name where there
//! is no room for it.

use crate::camera::{Frame, Point};

/// How much of a label may be covered before it goes elsewhere.
const COVERED: f64 = 0.06;
/// How high a line of a label is, and how wide a letter, in pixels.
const LINE: f64 = 15.0;
const LETTER: f64 = 6.8;

/// A ship that has a label, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Labelled {
    /// Its middle.
    pub at: Point,
    /// Half the side of its base.
    pub half: f64,
    /// How many letters its name has.
    pub letters: usize,
    /// How many signs of strength there are.
    pub strength: usize,
    /// How many tokens it has.
    pub tokens: usize,
}

/// How a label stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stands {
    /// Above the ship, not below it.
    pub above: bool,
    /// With the name.
    pub named: bool,
}

impl Stands {
    /// As a label stands if nothing is near.
    pub const USUAL: Stands = Stands { above: false, named: true };
}

/// How each label stands. Those of the first have the choice.
pub fn labels(ships: &[Labelled]) -> Vec<Stands> {
    let mut taken: Vec<Frame> = ships.iter().map(body).collect();
    let mut stand = Vec::new();
    for ship in ships {
        let ways = [(false, true), (true, true), (false, false), (true, false)];
        let ways = ways.map(|(above, named)| Stands { above, named });
        let covered = |way: &Stands| {
            let frame = frame(ship, *way);
            taken.iter().map(|other| shared(&frame, other)).sum::<f64>() / area(&frame)
        };
        let free = ways.iter().find(|way| covered(way) <= COVERED);
        let unnamed = || ways[2..].iter().min_by(|one, other| covered(one).total_cmp(&covered(other)));
        let way = *free.or_else(unnamed).unwrap_or(&Stands::USUAL);
        taken.push(frame(ship, way));
        stand.push(way);
    }
    stand
}

/// The part of the screen that a ship takes.
pub(crate) fn body(ship: &Labelled) -> Frame {
    Frame {
        left: ship.at.0 - ship.half,
        top: ship.at.1 - ship.half,
        right: ship.at.0 + ship.half,
        bottom: ship.at.1 + ship.half,
    }
}

/// The part of the screen that a label takes.
pub(crate) fn frame(ship: &Labelled, way: Stands) -> Frame {
    let lines = usize::from(way.named) + 1 + usize::from(ship.tokens > 0);
    let name = if way.named { ship.letters as f64 * LETTER } else { 0.0 };
    let wide = name.max(ship.strength as f64 * 9.0).max(ship.tokens as f64 * 22.0);
    let (high, away) = (lines as f64 * LINE, ship.half * 1.3 + 7.0);
    let top = if way.above { ship.at.1 - away - high } else { ship.at.1 + away };
    Frame { left: ship.at.0 - wide / 2.0, top, right: ship.at.0 + wide / 2.0, bottom: top + high }
}

fn area(frame: &Frame) -> f64 {
    (frame.right - frame.left) * (frame.bottom - frame.top)
}

/// How much two parts of the screen have in common.
pub(crate) fn shared(one: &Frame, other: &Frame) -> f64 {
    let across = one.right.min(other.right) - one.left.max(other.left);
    let down = one.bottom.min(other.bottom) - one.top.max(other.top);
    across.max(0.0) * down.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ship(x: f64, y: f64) -> Labelled {
        Labelled { at: (x, y), half: 20.0, letters: 13, strength: 3, tokens: 0 }
    }

    /// The most that two labels of these ships share, or a label and another ship.
    fn worst(ships: &[Labelled]) -> f64 {
        let frames: Vec<_> = labels(ships).iter().zip(ships).map(|(way, ship)| frame(ship, *way)).collect();
        let mut worst = 0.0_f64;
        for (index, one) in frames.iter().enumerate() {
            for (other, ship) in ships.iter().enumerate().filter(|(other, _)| *other != index) {
                worst = worst.max(shared(one, &body(ship)) / area(one)).max(shared(one, &frames[other]) / area(one));
            }
        }
        worst
    }

    #[test]
    fn a_ship_alone_has_its_name_below() {
        assert_eq!(labels(&[ship(0.0, 0.0)]), [Stands::USUAL]);
        assert_eq!(labels(&[]), []);
    }

    #[test]
    fn a_label_goes_above_where_another_ship_is_below() {
        let stand = labels(&[ship(0.0, 0.0), ship(0.0, 60.0)]);
        assert_eq!(stand, [Stands { above: true, named: true }, Stands::USUAL]);
    }

    #[test]
    fn in_a_formation_nothing_lies_over_anything() {
        let row: Vec<_> = (0..8).map(|place| ship(f64::from(place) * 41.0, 0.0)).collect();
        assert!(worst(&row) <= COVERED, "{:?}", labels(&row));
        assert!(labels(&row).iter().any(|way| way.named), "the first have room for their names");
        assert!(labels(&row).iter().any(|way| !way.named), "not all of them");
        let block: Vec<_> =
            (0..6).map(|place| ship(f64::from(place % 3) * 60.0, f64::from(place / 3) * 90.0)).collect();
        assert!(worst(&block) <= COVERED, "{:?}", labels(&block));
    }
}
