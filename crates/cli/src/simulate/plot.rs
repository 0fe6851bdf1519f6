//! What all plots have in common.

use plotters::coord::Shift;
use plotters::prelude::{DrawingArea, IntoDrawingArea, RGBColor, SVGBackend};

/// The size of a plot in pixels.
#[derive(Clone, Copy)]
pub struct Plot {
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
}

/// What text and axes are drawn in.
pub const INK: RGBColor = RGBColor(0x1a, 0x1a, 0x1a);
/// Lines that only guide the eye.
pub const FAINT: RGBColor = RGBColor(0xd5, 0xd5, 0xd5);
/// What is counted.
pub const DATA: RGBColor = RGBColor(0x1f, 0x5f, 0x99);
/// What it is compared with.
pub const MARK: RGBColor = RGBColor(0xa8, 0x3c, 0x00);

/// The size of text.
pub const TEXT: i32 = 15;

/// A surface to draw on.
pub type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// Why drawing into memory cannot fail.
pub const DRAWN: &str = "memory takes every element";

impl Plot {
    /// For a page on a screen.
    pub const WIDE: Plot = Plot { width: 860, height: 400 };
    /// For a page on a telephone.
    pub const NARROW: Plot = Plot { width: 356, height: 320 };

    /// The drawing as SVG.
    pub fn svg(self, draw: impl FnOnce(&Area<'_>)) -> String {
        let mut svg = String::new();
        {
            let area = SVGBackend::with_string(&mut svg, (self.width, self.height)).into_drawing_area();
            draw(&area);
            area.present().expect(DRAWN);
        }
        svg
    }
}
