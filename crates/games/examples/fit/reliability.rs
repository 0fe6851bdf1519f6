//! How far off chances are: of positions in which somebody wins seven times in ten, how many were won?

use crate::regression::chance;
use crate::self_play::Example;
use std::fmt::{self, Write as _};

/// By tenths of the scale.
#[derive(Clone, Debug, Default)]
pub struct Reliability {
    tenths: [Tenth; 10],
    loss: f64,
    count: f64,
}

#[derive(Clone, Copy, Debug, Default)]
struct Tenth {
    count: f64,
    said: f64,
    came: f64,
}

impl Tenth {
    fn means(&self) -> (f64, f64) {
        (self.said / self.count.max(1.0), self.came / self.count.max(1.0))
    }

    /// How many points what was said is off.
    fn off(&self) -> f64 {
        let (said, came) = self.means();
        100.0 * (said - came).abs()
    }
}

impl Reliability {
    /// Of these weights in examples that they were not fitted to. Each example counts for both sides.
    pub fn of(examples: &[Example], weights: &[f64]) -> Reliability {
        let mut found = Reliability::default();
        for Example { features, share, .. } in examples {
            let said = chance(features, weights);
            for (said, came) in [(said, *share), (1.0 - said, 1.0 - share)] {
                let tenth = &mut found.tenths[((said * 10.0) as usize).min(9)];
                tenth.count += 1.0;
                tenth.said += said;
                tenth.came += came;
                found.loss -= came * libm::log(said.max(1e-9));
            }
            found.count += 1.0;
        }
        found
    }

    /// How many points it is off at most, in any tenth.
    fn worst(&self) -> f64 {
        self.tenths.iter().map(Tenth::off).fold(0.0, f64::max)
    }

    /// In a line.
    pub fn summary(&self) -> String {
        let loss = self.loss / self.count.max(1.0);
        format!(
            " at most {:.1} points off in any tenth of the scale; log loss {loss:.3} in {} positions.",
            self.worst(),
            self.count
        )
    }
}

impl fmt::Display for Reliability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tenth in &self.tenths {
            let (said, came) = tenth.means();
            writeln!(f, "said {:5.1} %, came {:5.1} %, {} positions", said * 100.0, came * 100.0, tenth.count)?;
        }
        Ok(())
    }
}

/// All of them as a drawing: what was said to the right, what came of it upwards.
pub fn plot(of: &[(String, Reliability)]) -> String {
    const SIZE: f64 = 300.0;
    let width = of.len() as f64 * (SIZE + 60.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {}\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        SIZE + 60.0
    );
    for (number, (name, reliability)) in of.iter().enumerate() {
        let (left, top) = (number as f64 * (SIZE + 60.0) + 40.0, 20.0);
        let at = |said: f64, came: f64| (left + said * SIZE, top + (1.0 - came) * SIZE);
        let _ = writeln!(
            svg,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{SIZE}\" height=\"{SIZE}\" fill=\"none\" stroke=\"#999\"/>"
        );
        let ((x1, y1), (x2, y2)) = (at(0.0, 0.0), at(1.0, 1.0));
        let _ = writeln!(
            svg,
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"#999\" stroke-dasharray=\"4\"/>"
        );
        for tenth in reliability.tenths.iter().filter(|tenth| tenth.count > 0.0) {
            let (said, came) = tenth.means();
            let (x, y) = at(said, came);
            let _ = writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#06c\"><title>said {:.1} %, came {:.1} %, {} positions</title></circle>",
                said * 100.0,
                came * 100.0,
                tenth.count
            );
        }
        for percent in [0, 50, 100] {
            let part = f64::from(percent) / 100.0;
            let (x, y) = at(part, 0.0);
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{percent} %</text>", y + 16.0);
            let (x, y) = at(0.0, part);
            let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{percent} %</text>", x - 4.0, y + 4.0);
        }
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{name}: said (right), came (up)</text>",
            left + SIZE / 2.0,
            top + SIZE + 34.0
        );
    }
    svg.push_str("</svg>\n");
    svg
}
