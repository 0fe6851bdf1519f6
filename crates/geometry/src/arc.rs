//! Firing arcs: who is inside, and how far off that part of it is.

use crate::base::{Base, BaseSize};
use crate::clip::Cut;
use crate::closest::{Closest, closest};
use crate::constants::{BULLSEYE_WIDTH, LARGE_ARC_HALF, SMALL_ARC_HALF, TOLERANCE};
use crate::template::Side;
use crate::token::Token;
use crate::vector::{Vector, vector};
use serde::{Deserialize, Serialize};

/// An arc of a base. All but the bullseye have their apex at the centre of the base (XW-Q-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arc {
    /// The printed arc ahead; also a mobile arc turned to the front.
    Front,
    /// Its mirror image behind; also a mobile arc turned to the rear.
    Rear,
    /// A mobile arc turned to a side: what front and rear leave (XW-X-07).
    Side(Side),
    /// Everything ahead of the line through the middles of the sides: an auxiliary arc of 180°.
    Forward,
    /// A lane straight ahead of the front edge (XW-X-13).
    Bullseye,
}

/// Where an attack inside an arc is measured from (XW-Q-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MeasureFrom {
    /// From any point of the attacker's base: the text taken literally.
    AnyPoint,
    /// From the part of the attacker's base inside the arc: its edge between the arc lines.
    InsideArc,
}

impl Arc {
    /// Whether any part of a target's base lies in this arc of an attacker; a point on the line does (XW-ARC-03).
    pub fn contains(self, attacker: &Base, target: &Base) -> bool {
        !self.part_inside(attacker, &target.corners()).is_empty()
    }

    /// Whether a point lies in this arc of a base.
    pub fn contains_point(self, attacker: &Base, point: Vector) -> bool {
        !self.part_inside(attacker, &[point]).is_empty()
    }

    /// All shortest lines from an attacker to the part of the target's base inside this arc (XW-RNG-03); none if it is
    /// not inside.
    pub fn measure(self, attacker: &Base, target: &Base, from: MeasureFrom) -> Option<Closest> {
        let inside = self.part_inside(attacker, &target.corners());
        match from {
            MeasureFrom::AnyPoint => closest(&attacker.corners(), inside.points()),
            MeasureFrom::InsideArc => {
                closest(self.part_inside(attacker, &attacker.corners()).points(), inside.points())
            }
        }
    }

    /// How far off the nearest part of a token's edge is that lies in this arc; none if no part of it does.
    pub fn distance_to_token(self, attacker: &Base, token: &Token) -> Option<f64> {
        let corners: Vec<_> = token.corners().collect();
        let edges = corners.iter().zip(corners.iter().cycle().skip(1));
        let distances = edges.filter_map(|(from, to)| {
            let inside = self.part_inside(attacker, &[*from, *to]);
            closest(&attacker.corners(), inside.points()).map(|lines| lines.distance)
        });
        distances.min_by(f64::total_cmp)
    }

    fn part_inside(self, attacker: &Base, points: &[Vector]) -> Cut {
        let frame = attacker.pose.frame();
        let mut cut = Cut::whole(points);
        for line in self.lines(attacker.size).into_iter().flatten() {
            let normal = frame.direction(line.inward);
            cut = cut.keep(normal, normal.dot(frame.centre) + line.least - TOLERANCE);
        }
        cut
    }

    /// The lines that bound the arc, as the base sees them.
    fn lines(self, base: BaseSize) -> [Option<ArcLine>; 3] {
        let [across, along] = match base {
            BaseSize::Small => SMALL_ARC_HALF,
            BaseSize::Large => LARGE_ARC_HALF,
        };
        let through_centre = |x: f64, y: f64| Some(ArcLine { inward: vector(x * along, y * across), least: 0.0 });
        let half_lane = -BULLSEYE_WIDTH / 2.0;
        let upright = |x: f64, y: f64, least: f64| Some(ArcLine { inward: vector(x, y), least });
        match self {
            Arc::Front => [through_centre(1.0, 1.0), through_centre(-1.0, 1.0), None],
            Arc::Rear => [through_centre(1.0, -1.0), through_centre(-1.0, -1.0), None],
            Arc::Side(side) => [through_centre(side.sign(), 1.0), through_centre(side.sign(), -1.0), None],
            Arc::Forward => [upright(0.0, 1.0, 0.0), None, None],
            Arc::Bullseye => {
                [upright(1.0, 0.0, half_lane), upright(-1.0, 0.0, half_lane), upright(0.0, 1.0, base.half())]
            }
        }
    }
}

/// A line that bounds an arc: inside is what reaches at least so far along its inward normal.
struct ArcLine {
    inward: Vector,
    least: f64,
}
