//! A board for a screen of any shape: the lane winds up it in rows like a river, with a planet at each end.

use crate::track::{Point, Track};

/// Every drawing is so wide; its height follows from the shape of the screen.
pub const WIDTH: f64 = 390.0;
/// The width of the lane, by the distance of the rows.
const LANE: f64 = 0.72;
/// Above the first row there is room for the last planet, and below the last one for the first.
const ABOVE: f64 = 1.65;
const BELOW: f64 = 0.85;
/// From space to space, by the distance of the rows: what the eye likes best.
const STRIDE: f64 = 0.86;
/// Into how many bits half a circle is cut.
const BITS: usize = 16;

/// A lane in rows, and where its planets are.
#[derive(Clone, PartialEq, Debug)]
pub struct River {
    /// The lane.
    pub track: Track,
    /// How high the drawing is.
    pub height: f64,
    /// The middle of the planet at each end, and its radius.
    pub planets: [(Point, f64); 2],
}

/// A river of so many spaces for a screen that is so many times as high as wide.
pub fn river(spaces: usize, shape: f64) -> River {
    let height = WIDTH * shape.clamp(0.35, 2.2);
    let rows = (2..=12).min_by(|one, other| off(spaces, height, *one).total_cmp(&off(spaces, height, *other)));
    let rows = rows.unwrap_or(2);
    let pitch = pitch(height, rows);
    let line = line(height, rows);
    let (start, end) = (line[0], line[line.len() - 1]);
    let track = Track::evenly(line, spaces, pitch * LANE);
    let planets = [((start.0 - 0.2 * pitch, start.1 + 0.3 * pitch), 0.6 * pitch), (above(end, pitch), 0.54 * pitch)];
    River { track, height, planets }
}

fn above((x, y): Point, pitch: f64) -> Point {
    (x.clamp(1.05 * pitch, WIDTH - 1.05 * pitch), y - 0.92 * pitch)
}

fn pitch(height: f64, rows: usize) -> f64 {
    height / (rows as f64 - 1.0 + ABOVE + BELOW)
}

/// Where the straight part of a row begins.
fn edge(pitch: f64) -> f64 {
    (0.5 + LANE / 2.0) * pitch + 4.0
}

/// How far the stride of that many rows is from what the eye likes.
fn off(spaces: usize, height: f64, rows: usize) -> f64 {
    let pitch = pitch(height, rows);
    let straight = WIDTH - 2.0 * edge(pitch);
    if straight < pitch {
        return f64::INFINITY;
    }
    let turns = (rows - 1) as f64 * pitch * std::f64::consts::FRAC_PI_2;
    let stride = (rows as f64 * straight + turns) / spaces.saturating_sub(1).max(1) as f64;
    (stride / pitch - STRIDE).abs()
}

fn line(height: f64, rows: usize) -> Vec<Point> {
    let pitch = pitch(height, rows);
    let (left, right) = (edge(pitch), WIDTH - edge(pitch));
    let mut line = Vec::new();
    for row in 0..rows {
        let y = height - BELOW * pitch - row as f64 * pitch;
        let (from, to, out) = if row % 2 == 0 { (left, right, 1.0) } else { (right, left, -1.0) };
        line.extend([(from, y), (to, y)]);
        if row + 1 < rows {
            let (middle, radius) = (y - pitch / 2.0, pitch / 2.0);
            // Half a circle by the tangent of a quarter of its angle, which needs no trigonometry.
            line.extend((1..BITS).map(|bit| {
                let tangent = 2.0 * bit as f64 / BITS as f64 - 1.0;
                let below = 1.0 + tangent * tangent;
                (to + out * radius * (1.0 - tangent * tangent) / below, middle - radius * 2.0 * tangent / below)
            }));
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every board on every screen: inside it, no plate over another.
    #[test]
    fn a_river_fits_its_screen() {
        for spaces in [9, 26, 34, 50, 64] {
            for shape in [0.45, 0.6, 0.8, 1.0, 1.33, 1.6, 2.0] {
                let River { track, height, .. } = river(spaces, shape);
                let half = track.width() / 2.0;
                for space in 0..spaces {
                    let (x, y) = track.middle(space);
                    assert!(x >= half && x <= WIDTH - half, "{spaces} spaces, shape {shape}: {space} at x {x}");
                    assert!(y >= half && y <= height - half, "{spaces} spaces, shape {shape}: {space} at y {y}");
                    for other in 0..space.saturating_sub(1) {
                        let (other_x, other_y) = track.middle(other);
                        let apart = (x - other_x).hypot(y - other_y);
                        assert!(apart > track.width(), "{spaces} spaces, shape {shape}: {space} lies on {other}");
                    }
                }
            }
        }
    }

    /// On a phone of 390 by 844 the standard board's plates are as big as a thumb.
    #[test]
    fn plates_are_big_on_a_phone() {
        let River { track, .. } = river(50, 520.0 / 390.0);
        assert!(track.width() >= 43.0 && track.step() >= 48.0, "{} by {}", track.step(), track.width());
    }
}
