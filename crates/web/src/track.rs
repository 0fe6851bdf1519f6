//! The lane as a drawing: a curve through the middles of the spaces, cut into plates.

/// A place in a drawing.
pub type Point = (f64, f64);

/// How many straight bits a curve between two spaces is made of.
const BITS: usize = 12;
/// Between two plates, and off each side for rounded corners, as parts of the lane's width.
const GAP: f64 = 0.076;
const CORNER: f64 = 0.054;

/// A lane with its spaces.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    line: Vec<Point>,
    /// How far along the lane each point of the line is.
    along: Vec<f64>,
    /// How far along the lane each space is.
    stops: Vec<f64>,
    /// By space: where a ship heads, in degrees from straight up, never jumping by a whole turn.
    headings: Vec<f64>,
    width: f64,
}

impl Track {
    /// A lane of this width, bent smoothly through the middles of its spaces.
    pub fn through(middles: &[Point], width: f64) -> Track {
        let at = |index: isize| {
            let last = middles.len() as isize - 1;
            match index {
                ..0 => mirrored(middles[0], middles[1.min(last as usize)]),
                _ if index > last => mirrored(middles[last as usize], middles[(last - 1).max(0) as usize]),
                _ => middles[index as usize],
            }
        };
        let mut line = Vec::new();
        for index in 0..middles.len().saturating_sub(1) as isize {
            let corners = [at(index - 1), at(index), at(index + 1), at(index + 2)];
            line.extend((0..BITS).map(|bit| bent(corners, bit as f64 / BITS as f64)));
        }
        line.extend(middles.last());
        let along = lengths(&line);
        let stops = (0..middles.len()).map(|space| along[space * BITS]).collect();
        Track::new(line, along, stops, width)
    }

    /// A lane of this width along a line, with so many spaces at equal distances.
    pub fn evenly(line: Vec<Point>, spaces: usize, width: f64) -> Track {
        let along = lengths(&line);
        let whole = along.last().copied().unwrap_or_default();
        let gaps = spaces.saturating_sub(1).max(1) as f64;
        let stops = (0..spaces).map(|space| whole * space as f64 / gaps).collect();
        Track::new(line, along, stops, width)
    }

    fn new(line: Vec<Point>, along: Vec<f64>, stops: Vec<f64>, width: f64) -> Track {
        let mut track = Track { line, along, stops, headings: Vec::new(), width };
        let mut before = 0.0;
        for stop in track.stops.clone() {
            let (x, y) = track.direction(stop);
            let heading = libm::atan2(x, -y).to_degrees();
            before += (heading - before + 540.0).rem_euclid(360.0) - 180.0;
            track.headings.push(before);
        }
        track
    }

    /// How wide the lane is.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// How far it is from one space to the next, on average.
    pub fn step(&self) -> f64 {
        self.along.last().copied().unwrap_or_default() / self.stops.len().saturating_sub(1).max(1) as f64
    }

    /// How many spaces there are.
    pub fn spaces(&self) -> usize {
        self.stops.len()
    }

    /// The whole line.
    pub fn line(&self) -> &[Point] {
        &self.line
    }

    /// The line up to where the last plate ends: the last space is a planet, and the lane stops before it.
    pub fn lane(&self) -> Vec<Point> {
        let last = self.stops.len().saturating_sub(1);
        let end = self.stop(last.saturating_sub(1)) + 0.6 * (self.stop(last) - self.stop(last.saturating_sub(1)));
        let mut lane: Vec<_> =
            self.along.iter().zip(&self.line).take_while(|(along, _)| **along < end).map(|(_, point)| *point).collect();
        lane.push(self.point(end));
        lane
    }

    /// The middle of a space; beyond the last it is the last.
    pub fn middle(&self, space: usize) -> Point {
        self.point(self.stop(space))
    }

    /// A point beside the middle of a space: so far on along the lane, and so far to the right of it.
    pub fn beside(&self, space: usize, on: f64, right: f64) -> Point {
        let stop = self.stop(space);
        let ((x, y), (dx, dy)) = (self.point(stop), self.direction(stop));
        (x + dx * on - dy * right, y + dy * on + dx * right)
    }

    /// Where a ship on a space heads, in degrees from straight up.
    pub fn heading(&self, space: usize) -> f64 {
        self.headings.get(space).or(self.headings.last()).copied().unwrap_or_default()
    }

    /// The plate of a run of spaces, as an outline: `left` and `right` are how much of the lane's width it takes on each side
    /// of its middle, a half each for a whole one.
    pub fn plate(&self, first: usize, last: usize, left: f64, right: f64) -> Vec<Point> {
        let inset = self.width * CORNER;
        let from = self.between(first.saturating_sub(1), first) + self.width * GAP / 2.0 + inset;
        let to = self.between(last, last + 1) - self.width * GAP / 2.0 - inset;
        let edge = |share: f64| {
            let off = share * self.width;
            if share.abs() < 0.5 && share != 0.0 { off } else { off - inset * share.signum() }
        };
        let count = BITS * (last - first + 1);
        let side = |off: f64| {
            (0..=count).map(move |bit| {
                let along = from + (to - from) * bit as f64 / count as f64;
                let ((x, y), (dx, dy)) = (self.point(along), self.direction(along));
                (x - dy * off, y + dx * off)
            })
        };
        let mut outline: Vec<_> = side(-edge(left)).collect();
        outline.extend(side(edge(right)).collect::<Vec<_>>().into_iter().rev());
        outline
    }

    /// The line from space to space.
    pub fn part(&self, from: usize, to: usize) -> Vec<Point> {
        let (start, end) = (self.stop(from), self.stop(to));
        let (low, high) = (start.min(end), start.max(end));
        let inside = self.along.iter().zip(&self.line).filter(|(along, _)| **along > low && **along < high);
        let mut part = vec![self.point(low)];
        part.extend(inside.map(|(_, point)| *point));
        part.push(self.point(high));
        if start > end {
            part.reverse();
        }
        part
    }

    fn stop(&self, space: usize) -> f64 {
        self.stops.get(space).or(self.stops.last()).copied().unwrap_or_default()
    }

    fn between(&self, one: usize, other: usize) -> f64 {
        f64::midpoint(self.stop(one), self.stop(other))
    }

    fn point(&self, along: f64) -> Point {
        let after = self.along.partition_point(|there| *there < along).clamp(1, self.line.len() - 1);
        let (from, to) = (self.along[after - 1], self.along[after]);
        let share = if to > from { ((along - from) / (to - from)).clamp(0.0, 1.0) } else { 0.0 };
        let ((x, y), (to_x, to_y)) = (self.line[after - 1], self.line[after]);
        (x + (to_x - x) * share, y + (to_y - y) * share)
    }

    fn direction(&self, along: f64) -> Point {
        let reach = self.width / 12.0;
        let ((x, y), (to_x, to_y)) = (self.point(along - reach), self.point(along + reach));
        let length = (to_x - x).hypot(to_y - y);
        if length > 0.0 { ((to_x - x) / length, (to_y - y) / length) } else { (0.0, -1.0) }
    }
}

/// The lane's line as the data of an SVG path.
pub fn path(points: &[Point], closed: bool) -> String {
    let mut data = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let sign = if index == 0 { 'M' } else { 'L' };
        data += &format!("{sign}{x:.1},{y:.1}");
    }
    if closed {
        data.push('Z');
    }
    data
}

/// Beyond the end of a lane it goes straight on.
fn mirrored((x, y): Point, (other_x, other_y): Point) -> Point {
    (2.0 * x - other_x, 2.0 * y - other_y)
}

/// A point of the Catmull-Rom curve between the second and the third corner.
fn bent([a, b, c, d]: [Point; 4], share: f64) -> Point {
    let one = |a: f64, b: f64, c: f64, d: f64| {
        let (square, cube) = (share * share, share * share * share);
        0.5 * (2.0 * b
            + (c - a) * share
            + (2.0 * a - 5.0 * b + 4.0 * c - d) * square
            + (3.0 * b - a - 3.0 * c + d) * cube)
    };
    (one(a.0, b.0, c.0, d.0), one(a.1, b.1, c.1, d.1))
}

fn lengths(line: &[Point]) -> Vec<f64> {
    let mut whole = 0.0;
    let mut before = line.first().copied().unwrap_or_default();
    let mut length = |point: &Point| {
        whole += (point.0 - before.0).hypot(point.1 - before.1);
        before = *point;
        whole
    };
    line.iter().map(&mut length).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn straight() -> Track {
        Track::through(&[(0.0, 0.0), (100.0, 0.0), (200.0, 0.0), (300.0, 0.0)], 80.0)
    }

    #[test]
    fn ships_head_along_the_lane() {
        for space in 0..4 {
            assert!((straight().heading(space) - 90.0).abs() < 1e-9);
        }
        let around = [(0.0, 0.0), (0.0, -100.0), (100.0, -100.0), (100.0, 0.0), (0.0, 20.0), (0.0, -90.0)];
        let track = Track::through(&around, 40.0);
        for space in 1..around.len() {
            assert!((track.heading(space) - track.heading(space - 1)).abs() < 180.0, "a ship would spin at {space}");
        }
        assert!(track.heading(5) > 300.0, "a whole turn is counted on, not thrown away");
    }

    #[test]
    fn a_plate_lies_round_its_space_and_touches_no_other() {
        let track = straight();
        let (one, two) = (track.plate(1, 1, 0.5, 0.5), track.plate(2, 2, 0.5, 0.5));
        let right = one.iter().map(|point| point.0).fold(f64::MIN, f64::max);
        let left = two.iter().map(|point| point.0).fold(f64::MAX, f64::min);
        assert!(right < 150.0 && left > 150.0);
        assert!(one.iter().all(|(_, y)| y.abs() < 40.0));
        let lane = track.plate(1, 1, 0.5, 0.0);
        assert!(lane.iter().all(|(_, y)| *y <= 1e-9), "the left half is on the left");
    }

    #[test]
    fn spaces_along_a_line_are_equally_far_apart() {
        let track = Track::evenly(vec![(0.0, 0.0), (10.0, 0.0), (10.0, 30.0)], 5, 4.0);
        assert_eq!(track.middle(1), (10.0, 0.0));
        assert_eq!(track.middle(4), (10.0, 30.0));
        assert_eq!(track.part(4, 2).first(), Some(&(10.0, 30.0)));
    }
}
