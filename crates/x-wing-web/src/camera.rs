//! What of the table is on the screen, and how large.

/// A place on the table in millimetres, to the right and down; or on the screen in pixels.
pub type Point = (f64, f64);

/// The table on the screen: so many pixels a millimetre, and where its middle is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// Pixels a millimetre.
    pub scale: f64,
    /// Where the middle of the table is on the screen.
    pub middle: Point,
}

/// A part of the screen or of the table: left, top, right, bottom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The right edge.
    pub right: f64,
    /// The lower edge.
    pub bottom: f64,
}

/// How far one can go in and out.
const SCALES: (f64, f64) = (0.2, 5.0);

impl Camera {
    /// Before anything was looked at.
    pub const START: Camera = Camera { scale: 0.8, middle: (0.0, 0.0) };

    /// Shows a part of the table as large as it fits into a part of the screen.
    pub fn fit(shown: Frame, free: Frame) -> Camera {
        let (wide, high) = ((shown.right - shown.left).max(1.0), (shown.bottom - shown.top).max(1.0));
        let (across, down) = ((free.right - free.left).max(1.0), (free.bottom - free.top).max(1.0));
        let scale = (across / wide).min(down / high).clamp(SCALES.0, SCALES.1);
        let centre = (f64::midpoint(shown.left, shown.right), f64::midpoint(shown.top, shown.bottom));
        let on_screen = (f64::midpoint(free.left, free.right), f64::midpoint(free.top, free.bottom));
        Camera { scale, middle: (on_screen.0 - centre.0 * scale, on_screen.1 - centre.1 * scale) }
    }

    /// Moved by so many pixels.
    #[must_use]
    pub fn moved(self, (x, y): Point) -> Camera {
        Camera { middle: (self.middle.0 + x, self.middle.1 + y), ..self }
    }

    /// So many times as large; what is at this place of the screen stays there.
    #[must_use]
    pub fn zoomed(self, times: f64, (x, y): Point) -> Camera {
        let scale = (self.scale * times).clamp(SCALES.0, SCALES.1);
        let times = scale / self.scale;
        Camera { scale, middle: (x + (self.middle.0 - x) * times, y + (self.middle.1 - y) * times) }
    }

    /// The place on the table that is at a place of the screen.
    pub fn table(self, (x, y): Point) -> Point {
        ((x - self.middle.0) / self.scale, (y - self.middle.1) / self.scale)
    }
}

impl Frame {
    /// The smallest part with all these places in it, and so much room around; nothing for no place.
    pub fn around(places: impl IntoIterator<Item = Point>, room: f64) -> Option<Frame> {
        places
            .into_iter()
            .map(|(x, y)| Frame { left: x - room, top: y - room, right: x + room, bottom: y + room })
            .reduce(|one, two| Frame {
                left: one.left.min(two.left),
                top: one.top.min(two.top),
                right: one.right.max(two.right),
                bottom: one.bottom.max(two.bottom),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_framed_is_inside_the_free_part() {
        let free = Frame { left: 280.0, top: 60.0, right: 1000.0, bottom: 780.0 };
        let places = [(-300.0, 100.0), (200.0, -250.0), (0.0, 0.0)];
        let camera = Camera::fit(Frame::around(places, 40.0).unwrap(), free);
        for (x, y) in places {
            let (x, y) = (x * camera.scale + camera.middle.0, y * camera.scale + camera.middle.1);
            assert!(x > free.left && x < free.right && y > free.top && y < free.bottom);
        }
    }

    #[test]
    fn the_place_under_the_finger_stays_there() {
        let camera = Camera { scale: 0.7, middle: (320.0, 200.0) };
        let before = camera.table((111.0, 222.0));
        let after = camera.zoomed(1.7, (111.0, 222.0)).table((111.0, 222.0));
        assert!((before.0 - after.0).abs() < 1e-9 && (before.1 - after.1).abs() < 1e-9);
    }
}
