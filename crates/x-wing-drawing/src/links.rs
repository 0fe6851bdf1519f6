//! What connects ships: touching, target locks, the attack under way.

use crate::Moment;
use crate::canvas::Canvas;
use geometry::Vector;
use x_wing::ShipId;

/// Under the ships: the line of an attack.
pub fn below(moment: &Moment<'_>, canvas: &mut Canvas) {
    if moment.attack().is_none() {
        return;
    }
    let attack = &moment.open.attack;
    let (from, to) = (centre(moment, attack.attacker), centre(moment, attack.defender));
    let dashes = if attack.obstructed { " stroke-dasharray=\"10 6\"" } else { "" };
    for (width, opacity) in [(9.0, 0.25), (3.0, 0.95)] {
        canvas.element(
            "line",
            &format!(
                "x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"#ff7a4d\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\" stroke-linecap=\"round\"{dashes}",
                from.x, -from.y, to.x, -to.y
            ),
        );
    }
}

/// Over the ships: target locks, and ships that touch.
pub fn above(moment: &Moment<'_>, canvas: &mut Canvas) {
    for ship in moment.in_play() {
        for target in moment.locked(ship).filter(|target| moment.open.ship(*target).is_in_play()) {
            lock(moment, canvas, ship, target);
        }
        for other in moment.touched(ship).filter(|other| *other > ship) {
            touching(moment, canvas, ship, other);
        }
    }
}

fn centre(moment: &Moment<'_>, ship: ShipId) -> Vector {
    moment.open.ship(ship).pose.centre()
}

/// A bent dashed line, and brackets round the target.
fn lock(moment: &Moment<'_>, canvas: &mut Canvas, ship: ShipId, target: ShipId) {
    let (from, to) = (centre(moment, ship), centre(moment, target));
    let way = to - from;
    let length = way.length().max(1.0);
    let bend = from.toward(to, 0.5) + way.left() * (22.0 / length);
    let start = from + way * (moment.game.table(moment.open).base(ship).size.half() / length);
    let reach = moment.game.table(moment.open).base(target).size.half() + 9.0;
    let end = to - way * (reach / length);
    canvas.element(
        "path",
        &format!(
            "d=\"M{:.1},{:.1} Q{:.1},{:.1} {:.1},{:.1}\" fill=\"none\" stroke=\"#ff6b8b\" stroke-width=\"1.8\" stroke-dasharray=\"7 5\"",
            start.x, -start.y, bend.x, -bend.y, end.x, -end.y
        ),
    );
    brackets(canvas, (to.x, -to.y), reach, 12.0);
}

/// Four corners round a place.
fn brackets(canvas: &mut Canvas, (x, y): (f64, f64), reach: f64, arm: f64) {
    let mut path = String::new();
    for (across, down) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let (cx, cy) = (x + across * reach, y + down * reach);
        path += &format!("M{:.1},{cy:.1} L{cx:.1},{cy:.1} L{cx:.1},{:.1} ", cx - across * arm, cy - down * arm);
    }
    canvas.element("path", &format!("d=\"{}\" fill=\"none\" stroke=\"#ff6b8b\" stroke-width=\"2\"", path.trim_end()));
}

/// A short bar across the seam.
fn touching(moment: &Moment<'_>, canvas: &mut Canvas, ship: ShipId, other: ShipId) {
    let (one, two) = (moment.game.table(moment.open).base(ship), moment.game.table(moment.open).base(other));
    let line = geometry::range::measure(&one, &two).last;
    let middle = line.from.toward(line.to, 0.5);
    knot(canvas, (middle.x, -middle.y));
}

/// Two rings linked: the sign of touching.
pub fn knot(canvas: &mut Canvas, (x, y): (f64, f64)) {
    for aside in [-3.4, 3.4] {
        canvas.element(
            "circle",
            &format!("cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5.2\" fill=\"#0a0f1c\" fill-opacity=\"0.55\" stroke=\"#ffffff\" stroke-width=\"2\"", x + aside),
        );
    }
}
