//! A board as it lies on a screen: as its file draws it where there is room, otherwise as a river.

use crate::fan::{Spot, berth, spot};
use crate::laid;
use crate::river::{River, WIDTH, river};
use crate::track::{Point, Track};
use super_teams::{Board, Kind, Place, Ship, Space};

/// The width of the lane in the drawings of board files.
const LANE: f64 = 92.0;
/// A lane that would be narrower than this on the screen, in pixels, becomes a river.
const THUMB: f64 = 43.0;
/// Round a drawing.
const MARGIN: f64 = 14.0;

/// A board on a screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The lane.
    pub track: Track,
    /// The size of the drawing.
    pub size: (f64, f64),
    /// What the spaces are.
    pub spaces: Vec<Space>,
    /// The middle of the planet at each end, and its radius.
    pub planets: [(Point, f64); 2],
    /// Whether the lane winds up the screen in rows.
    pub winds: bool,
}

impl Layout {
    /// The board for a frame of this size in pixels.
    pub fn new(board: &Board, (width, height): (f64, f64)) -> Layout {
        let drawn = laid::drawn(board);
        let spaces = board.spaces().to_vec();
        let middles: Vec<Point> = drawn.at.iter().map(|[x, y]| (f64::from(*x), f64::from(*y))).collect();
        let wide = Layout::drawn(&middles, spaces.clone());
        let scale = (width / wide.size.0).min(height / wide.size.1);
        if scale * LANE >= THUMB || width < 1.0 {
            return wide;
        }
        let River { track, height, planets } = river(spaces.len(), height / width);
        Layout { track, size: (WIDTH, height), spaces, planets, winds: true }
    }

    /// As the file draws it, with room for the planets.
    fn drawn(middles: &[Point], spaces: Vec<Space>) -> Layout {
        let track = Track::through(middles, LANE);
        let last = middles.len() - 1;
        let planets =
            [(track.beside(0, -0.5 * LANE, 0.0), 1.1 * LANE), (track.beside(last, 0.7 * LANE, 0.0), 1.1 * LANE)];
        // The last planet has a ring, which reaches farther than it.
        let round = [planets[0], (planets[1].0, planets[1].1 * 1.4)];
        let reach = middles.iter().map(|middle| (*middle, LANE * 0.66)).chain(round);
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for ((x, y), radius) in reach {
            low = (low.0.min(x - radius), low.1.min(y - radius));
            high = (high.0.max(x + radius), high.1.max(y + radius));
        }
        let by = (MARGIN - low.0, MARGIN - low.1);
        let moved = |(x, y): Point| (x + by.0, y + by.1);
        let middles: Vec<_> = middles.iter().copied().map(moved).collect();
        Layout {
            track: Track::through(&middles, LANE),
            size: (high.0 - low.0 + 2.0 * MARGIN, high.1 - low.1 + 2.0 * MARGIN),
            spaces,
            planets: planets.map(|(middle, radius)| (moved(middle), radius)),
            winds: false,
        }
    }

    /// The number of the last space, which is the final planet.
    pub fn last(&self) -> usize {
        self.spaces.len() - 1
    }

    /// Where a ship is drawn, and how big.
    pub fn stand(&self, shown: &[Place; 8], ship: Ship) -> (Point, f64) {
        let place = shown[ship as usize];
        let same: Vec<_> = Ship::ALL.into_iter().filter(|other| shown[*other as usize] == place).collect();
        let index = same.iter().position(|other| *other == ship).unwrap_or(0);
        let space = usize::from(place.space).min(self.last());
        match space == 0 || space == self.last() {
            true => on_planet(self.planets[usize::from(space > 0)], berth(index, same.len()), self.track.width()),
            false => self.on_plate(space, place.kind, spot(index, same.len())),
        }
    }

    fn on_plate(&self, space: usize, kind: Kind, Spot { on, right, size }: Spot) -> (Point, f64) {
        let width = self.track.width();
        let (aside, share) = match self.spaces[space] {
            Space::Double(first, _) if first == kind => (-0.22, 0.7),
            Space::Double(_, second) if second == kind => (0.22, 0.7),
            Space::Double(..) | Space::Plain(_) => (0.0, 1.0),
        };
        let shrunk = if size < 1.0 { size * (0.5 + share / 2.0) } else { size };
        (self.track.beside(space, on * width, (right * share + aside) * width), shrunk)
    }

    /// The corner of the drawing with the most room, as its class: there the piles lie.
    pub fn free_corner(&self) -> &'static str {
        let (width, height) = self.size;
        let plates = (1..self.last()).map(|space| (self.track.middle(space), self.track.width() * 0.6));
        let things: Vec<_> = plates.chain(self.planets).collect();
        let room = |(x, y): Point| {
            let apart = |((other_x, other_y), radius): &(Point, f64)| (x - other_x).hypot(y - other_y) - radius;
            things.iter().map(apart).fold(f64::INFINITY, f64::min)
        };
        let mut corners = vec![("north-west", (0.0, 0.0)), ("north-east", (width, 0.0))];
        if !self.winds {
            corners.extend([("south-west", (0.0, height)), ("south-east", (width, height))]);
        }
        let best = corners.into_iter().max_by(|one, other| room(one.1).total_cmp(&room(other.1)));
        best.map_or("north-west", |(name, _)| name)
    }

    /// The runs of Maw spaces, first and last.
    pub fn maws(&self) -> Vec<(usize, usize)> {
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for (index, space) in self.spaces.iter().enumerate() {
            match (space, runs.last_mut()) {
                (Space::Plain(Kind::Maw), Some((_, last))) if *last + 1 == index => *last = index,
                (Space::Plain(Kind::Maw), _) => runs.push((index, index)),
                (Space::Plain(_) | Space::Double(..), _) => {}
            }
        }
        runs
    }

    /// The outline of the plate, or of the side of it, where a ship would stand.
    pub fn plate(&self, place: Place) -> Vec<Point> {
        let space = usize::from(place.space).min(self.last());
        let (left, right) = match self.spaces[space] {
            Space::Double(first, second) if first != second && first == place.kind => (0.5, -0.04),
            Space::Double(first, second) if first != second && second == place.kind => (-0.04, 0.5),
            Space::Double(..) | Space::Plain(_) => (0.5, 0.5),
        };
        self.track.plate(space, space, left, right)
    }
}

fn on_planet(((x, y), radius): (Point, f64), (right, below, size): (f64, f64, f64), width: f64) -> (Point, f64) {
    ((x + right * radius, y + below * radius), size * radius / width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use super_teams::boards;

    #[test]
    fn a_wide_screen_has_the_drawing_and_a_phone_the_river() {
        for name in boards::names() {
            let board = boards::named(name).unwrap().board;
            assert!(!Layout::new(&board, (1080.0, 660.0)).winds, "{name}");
            assert!(Layout::new(&board, (390.0, 520.0)).winds, "{name}");
        }
    }

    /// Wherever the ships are, they are on the screen.
    #[test]
    fn every_ship_is_in_sight_on_every_space() {
        for name in boards::names() {
            let board = boards::named(name).unwrap().board;
            for frame in [(1080.0, 660.0), (390.0, 520.0), (360.0, 316.0), (320.0, 300.0), (500.0, 340.0)] {
                let layout = Layout::new(&board, frame);
                for space in 0..=layout.last() {
                    for kind in layout.spaces[space].sides() {
                        let shown = [Place { space: space as u8, kind }; 8];
                        for ship in Ship::ALL {
                            let ((x, y), _) = layout.stand(&shown, ship);
                            let (width, height) = layout.size;
                            assert!(
                                x > 0.0 && y > 0.0 && x < width && y < height,
                                "{name} {frame:?}: {space} at {x},{y}"
                            );
                        }
                    }
                }
            }
        }
    }

    /// Ships that wait on a planet are no heap: what is drawn of one leaves the middle of every other free.
    #[test]
    fn ships_on_a_planet_do_not_hide_each_other() {
        let board = boards::named("standard").unwrap().board;
        for frame in [(1080.0, 660.0), (390.0, 520.0), (320.0, 300.0)] {
            let layout = Layout::new(&board, frame);
            for kind in [Kind::Start, Kind::Final] {
                let space = if kind == Kind::Start { 0 } else { layout.last() as u8 };
                let stands = Ship::ALL.map(|ship| layout.stand(&[Place { space, kind }; 8], ship));
                for (index, ((x, y), size)) in stands.iter().enumerate() {
                    for ((other_x, other_y), _) in &stands[..index] {
                        let apart = (x - other_x).hypot(y - other_y);
                        assert!(apart >= 1.05 * size * layout.track.width(), "{frame:?} {kind}: {apart} apart");
                    }
                }
            }
        }
    }

    #[test]
    fn the_maw_is_found_in_runs() {
        let board = boards::named("standard").unwrap().board;
        assert_eq!(Layout::new(&board, (1080.0, 660.0)).maws(), [(10, 11), (22, 24), (37, 39)]);
    }
}
