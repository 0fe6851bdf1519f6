//! Where manoeuvres end, in squares, seen with the first side's edge at the bottom.

use geometry::{Edge, Vector};
use serde::{Deserialize, Serialize};

/// How many squares the play area has in each direction.
pub const SQUARES: usize = 18;

/// Counts by row from the bottom and by column from the left.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Heat(Vec<u64>);

impl Heat {
    /// Nothing counted yet.
    pub fn new() -> Heat {
        Heat(vec![0; SQUARES * SQUARES])
    }

    /// The quarter turns clockwise that bring an edge to the bottom.
    pub fn turns(edge: Edge) -> u8 {
        match edge {
            Edge::South => 0,
            Edge::East => 1,
            Edge::North => 2,
            Edge::West => 3,
        }
    }

    /// Counts a place; what lies outside the area (a ship that flees) is left out.
    pub fn count(&mut self, place: Vector, (width, height): (f64, f64), turns: u8) {
        let (x, y) = (place.x / width, place.y / height);
        let (x, y) = match turns {
            0 => (x, y),
            1 => (y, -x),
            2 => (-x, -y),
            _ => (-y, x),
        };
        let square = |at: f64| (at > -0.5 && at < 0.5).then_some(((at + 0.5) * SQUARES as f64) as usize);
        if let (Some(column), Some(row)) = (square(x), square(y)) {
            self.0[row.min(SQUARES - 1) * SQUARES + column.min(SQUARES - 1)] += 1;
        }
    }

    /// Whether the other has as many squares.
    pub fn is_like(&self, other: &Heat) -> bool {
        self.0.len() == other.0.len()
    }

    /// Adds what another one counted.
    pub fn add(&mut self, other: &Heat) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// Each square's share of all.
    pub fn shares(&self) -> Vec<Vec<f64>> {
        let total = self.0.iter().sum::<u64>().max(1) as f64;
        self.0.chunks(SQUARES).map(|row| row.iter().map(|count| *count as f64 / total).collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::vector;

    /// A ship just off the middle of its own edge is in the lowest row, whichever edge that is.
    #[test]
    fn the_own_edge_is_at_the_bottom() {
        let near = [
            (Edge::South, vector(1.0, -440.0)),
            (Edge::East, vector(440.0, 1.0)),
            (Edge::North, vector(-1.0, 440.0)),
            (Edge::West, vector(-440.0, -1.0)),
        ];
        for (edge, place) in near {
            let mut heat = Heat::new();
            heat.count(place, (900.0, 900.0), Heat::turns(edge));
            assert_eq!(heat.shares()[0][SQUARES / 2], 1.0, "{edge:?}");
        }
        let mut heat = Heat::new();
        heat.count(vector(460.0, 0.0), (900.0, 900.0), 0);
        assert_eq!(heat.shares().concat().iter().sum::<f64>(), 0.0);
    }
}
