//! The play area, its edges, and the set-up areas along them.

use crate::base::{Base, BaseSize};
use crate::clip::Cut;
use crate::constants::{OBSTACLE_EDGE_GAP, OBSTACLE_GAP, PLAY_AREA, PLAY_AREA_THREE_FEET, SETUP_DEPTH, TOLERANCE};
use crate::token::Token;
use crate::unusable::{Unusable, coordinate};
use crate::vector::{Vector, vector};
use serde::{Deserialize, Serialize};

/// A rectangle with the origin of the table in its middle, so that turning or mirroring the table is exact.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "(f64, f64)", into = "(f64, f64)")]
pub struct PlayArea {
    half: Vector,
}

/// An edge of the play area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Towards +y.
    North,
    /// Towards +x.
    East,
    /// Towards -y.
    South,
    /// Towards -x.
    West,
}

impl Edge {
    /// The four edges.
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    /// The edge across the table.
    #[must_use]
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::West => Edge::East,
        }
    }

    /// The direction that leads out of the table over it, 1 mm long.
    pub const fn outward(self) -> Vector {
        match self {
            Edge::North => vector(0.0, 1.0),
            Edge::East => vector(1.0, 0.0),
            Edge::South => vector(0.0, -1.0),
            Edge::West => vector(-1.0, 0.0),
        }
    }
}

impl PlayArea {
    /// 900 × 900 mm (XW-AREA-03).
    pub const STANDARD: PlayArea = PlayArea { half: vector(PLAY_AREA / 2.0, PLAY_AREA / 2.0) };
    /// 914.4 × 914.4 mm, three feet (XW-Q-59).
    pub const THREE_FEET: PlayArea = PlayArea { half: vector(PLAY_AREA_THREE_FEET / 2.0, PLAY_AREA_THREE_FEET / 2.0) };

    /// An area of another width and height (XW-AREA-04).
    pub fn new(width: f64, height: f64) -> Result<PlayArea, Unusable> {
        let length = |what, value| match coordinate(what, value)? {
            value if value > 0.0 => Ok(value),
            value => Err(Unusable::NoLength { what, value }),
        };
        let (width, height) = (length("the width", width)?, length("the height", height)?);
        Ok(PlayArea { half: vector(width / 2.0, height / 2.0) })
    }

    /// Its width.
    pub fn width(&self) -> f64 {
        2.0 * self.half.x
    }

    /// Its height.
    pub fn height(&self) -> f64 {
        2.0 * self.half.y
    }

    /// How far a point lies inside an edge; negative beyond it.
    pub fn inside(&self, edge: Edge, point: Vector) -> f64 {
        let reach = match edge {
            Edge::North | Edge::South => self.half.y,
            Edge::East | Edge::West => self.half.x,
        };
        reach - edge.outward().dot(point)
    }

    /// Whether any of these corners lies outside: so does part of the shape (XW-FLEE-01).
    pub fn is_partly_outside(&self, corners: &[Vector]) -> bool {
        corners
            .iter()
            .any(|corner| corner.x.abs() > self.half.x + TOLERANCE || corner.y.abs() > self.half.y + TOLERANCE)
    }

    /// Whether a base that executed a manoeuvre has fled: any part of it is outside, guides included (XW-Q-14).
    pub fn has_fled(&self, base: &Base) -> bool {
        self.is_partly_outside(&base.outline())
    }

    /// Whether a token lies outside altogether (XW-Q-48); touching the edge from outside is outside.
    pub fn is_wholly_outside(&self, token: &Token) -> bool {
        let centre = token.pose.centre();
        let reach = token.outline.radius();
        if centre.x.abs() + reach < self.half.x && centre.y.abs() + reach < self.half.y {
            return false;
        }
        !token.outline.parts().iter().any(|part| !self.cut(token, part.points(), TOLERANCE).is_empty())
    }

    /// The piece of a convex part of a token that lies in the area, seen from the token; a strip of this width at the edge does not
    /// count.
    pub(crate) fn cut(&self, token: &Token, part: &[Vector], margin: f64) -> Cut {
        let frame = token.pose.frame();
        Edge::ALL.into_iter().fold(Cut::whole(part), |cut, edge| {
            let inward = frame.direction_inward(-edge.outward());
            cut.keep(inward, margin - self.inside(edge, token.pose.centre()))
        })
    }

    /// Whether a ship may be set up here by the owner of an edge: its base within Range 1 of the edge (XW-SETUP-15), or
    /// a large base that reaches from the edge past Range 1 (XW-LRG-08, XW-Q-20). Guides do not count.
    pub fn accepts_setup(&self, edge: Edge, base: &Base) -> bool {
        let corners = base.corners();
        if self.is_partly_outside(&corners) {
            return false;
        }
        let depths = corners.map(|corner| self.inside(edge, corner));
        let nearest = depths.into_iter().fold(f64::INFINITY, f64::min);
        let farthest = depths.into_iter().fold(0.0, f64::max);
        farthest <= SETUP_DEPTH + TOLERANCE || (base.size == BaseSize::Large && nearest <= TOLERANCE)
    }

    /// Whether an obstacle may be placed: beyond Range 2 of every edge and beyond Range 1 of the others (XW-SETUP-09,
    /// -10).
    pub fn accepts_obstacle(&self, token: &Token, others: &[Token]) -> bool {
        self.is_clear_of_edges(token) && others.iter().all(|other| are_apart(token, other))
    }

    /// Whether an obstacle is far enough from every edge (XW-SETUP-10).
    pub fn is_clear_of_edges(&self, token: &Token) -> bool {
        let clear = |corner: Vector| {
            Edge::ALL.into_iter().all(|edge| self.inside(edge, corner) > OBSTACLE_EDGE_GAP + TOLERANCE)
        };
        token.corners().all(clear)
    }

    /// The slides along a unit direction at which corners stay inside, clear of rounding.
    pub(crate) fn slides(&self, corners: &[Vector], direction: Vector) -> (f64, f64) {
        let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
        for corner in corners {
            for edge in Edge::ALL {
                let (room, rate) = (self.inside(edge, *corner) + TOLERANCE / 2.0, edge.outward().dot(direction));
                match rate {
                    _ if rate.abs() < 1e-12 && room < 0.0 => return (1.0, -1.0),
                    _ if rate.abs() < 1e-12 => {}
                    _ if rate > 0.0 => high = high.min(room / rate),
                    _ => low = low.max(room / rate),
                }
            }
        }
        (low, high)
    }
}

fn are_apart(one: &Token, other: &Token) -> bool {
    let reach = one.outline.radius() + other.outline.radius() + OBSTACLE_GAP + 1.0;
    (one.pose.centre() - other.pose.centre()).squared() > reach * reach
        || one.distance_to_token(other) > OBSTACLE_GAP + TOLERANCE
}

impl TryFrom<(f64, f64)> for PlayArea {
    type Error = Unusable;
    fn try_from((width, height): (f64, f64)) -> Result<PlayArea, Unusable> {
        PlayArea::new(width, height)
    }
}

impl From<PlayArea> for (f64, f64) {
    fn from(area: PlayArea) -> (f64, f64) {
        (area.width(), area.height())
    }
}
