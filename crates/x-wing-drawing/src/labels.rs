//! A label beside each ship: its name, its strength, its tokens. Put where it covers least.

use crate::Moment;
use crate::canvas::{Canvas, INK, SKY, width};
use crate::tokens;
use x_wing::ShipId;

const NAME: f64 = 13.5;

/// A rectangle.
#[derive(Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Spot {
    /// How much area two of them share.
    fn shared(&self, other: &Spot) -> f64 {
        let across = (self.x + self.width).min(other.x + other.width) - self.x.max(other.x);
        let down = (self.y + self.height).min(other.y + other.height) - self.y.max(other.y);
        across.max(0.0) * down.max(0.0)
    }
}

/// All labels.
pub fn draw(moment: &Moment<'_>, canvas: &mut Canvas) {
    let mut taken: Vec<Spot> = moment.in_play().map(|ship| body(moment, ship)).collect();
    for ship in moment.in_play() {
        let spot = place(moment, ship, &taken);
        label(moment, canvas, ship, spot);
        taken.push(spot);
    }
}

/// The upright square round a base.
fn body(moment: &Moment<'_>, ship: ShipId) -> Spot {
    let corners = moment.game.table(moment.open).base(ship).corners();
    let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
    for corner in corners {
        low = (low.0.min(corner.x), low.1.min(-corner.y));
        high = (high.0.max(corner.x), high.1.max(-corner.y));
    }
    Spot { x: low.0, y: low.1, width: high.0 - low.0, height: high.1 - low.1 }
}

fn place(moment: &Moment<'_>, ship: ShipId, taken: &[Spot]) -> Spot {
    let tokens = tokens::of(moment, ship);
    let wide =
        width(&moment.name(ship), NAME).max(tokens::strength_width(moment, ship)).max(tokens::width(&tokens)) + 4.0;
    let tall = if tokens.is_empty() { 31.0 } else { 50.0 };
    let base = body(moment, ship);
    let (middle, centre) = (base.x + base.width / 2.0 - wide / 2.0, base.y + base.height / 2.0 - tall / 2.0);
    let (left, right) = (base.x - wide - 8.0, base.x + base.width + 8.0);
    let (above, below) = (base.y - tall - 6.0, base.y + base.height + 6.0);
    let places = [
        (middle, below),
        (middle, above),
        (right, centre),
        (left, centre),
        (right, below - 20.0),
        (left, below - 20.0),
        (right, above + 20.0),
        (left, above + 20.0),
    ];
    let area = moment.game.area();
    let (x, y) = (area.width() / 2.0 - 3.0, area.height() / 2.0 - 3.0);
    let cost = |spot: &Spot| {
        let inside = spot.shared(&Spot { x: -x, y: -y, width: 2.0 * x, height: 2.0 * y });
        let outside = wide * tall - inside;
        taken.iter().map(|other| spot.shared(other)).sum::<f64>() + 3.0 * outside
    };
    let spots = places.map(|(x, y)| Spot { x, y, width: wide, height: tall });
    let best = spots.iter().min_by(|one, two| cost(one).total_cmp(&cost(two)));
    *best.expect("there are eight places")
}

fn label(moment: &Moment<'_>, canvas: &mut Canvas, ship: ShipId, spot: Spot) {
    let middle = spot.x + spot.width / 2.0;
    let halo = format!(
        "text-anchor=\"middle\" font-weight=\"600\" fill=\"{INK}\" stroke=\"{SKY}\" stroke-width=\"4\" stroke-linejoin=\"round\" paint-order=\"stroke\""
    );
    canvas.text((middle, spot.y + 12.0), NAME, &halo, &moment.name(ship));
    let strong = tokens::strength_width(moment, ship);
    tokens::strength(canvas, (middle - strong / 2.0, spot.y + 23.0), moment, ship);
    let held = tokens::of(moment, ship);
    tokens::row(canvas, (middle - tokens::width(&held) / 2.0, spot.y + 41.0), &held);
}
