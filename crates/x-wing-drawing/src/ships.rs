//! Ships on their bases, with arc lines, and a badge at a corner that never turns.

use crate::Moment;
use crate::art::{self, Livery};
use crate::canvas::{Canvas, INK};
use geometry::constants::{LARGE_ARC_HALF, SMALL_ARC_HALF};
use geometry::{BaseSize, Pose, vector};
use x_wing::cards::Pilot;
use x_wing::frame::{Activating, Decloaking, Fighting, Sliding};
use x_wing::{Acting, FightStep, Frame, Life, Rolling, ShipId, Team};

/// The colour of a side; shape and pattern tell them apart, too.
pub fn colour(side: Team) -> &'static str {
    match side {
        Team::First => "#f2b84b",
        Team::Second => "#5fd3e4",
    }
}

/// What the bases of a side are filled with.
fn filling(side: Team) -> &'static str {
    match side {
        Team::First => "#8a5a10",
        Team::Second => "url(#holotable-side-1)",
    }
}

/// Puts what follows to a place on the table, seen from there.
pub fn at(pose: Pose) -> String {
    let centre = pose.centre();
    let (x, y) = (centre.x + 0.0, 0.0 - centre.y);
    format!("transform=\"translate({x:.2} {y:.2}) rotate({:.3})\"", pose.heading().degrees())
}

impl Moment<'_> {
    /// The ship that is active, if one is.
    pub(crate) fn acting(&self) -> Option<ShipId> {
        self.open.stack.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Activating(Activating { ship, .. })
            | Frame::Sliding(Sliding { ship })
            | Frame::Decloaking(Decloaking { ship, .. })
            | Frame::Acting(Acting { ship, .. })
            | Frame::Rolling(Rolling { ship, .. }) => Some(*ship),
            Frame::Fighting(Fighting { ship, step }) if *step != FightStep::Done => Some(*ship),
            _ => None,
        })
    }
}

/// A ship.
pub fn draw(moment: &Moment<'_>, canvas: &mut Canvas, ship: ShipId) {
    let (facts, state) = (moment.game.facts(ship), moment.open.ship(ship));
    let size = facts.pilot.ship.size;
    let (half, colour) = (size.half(), colour(facts.side));
    let base = moment.game.table(moment.open).base(ship);
    if moment.acting() == Some(ship) {
        let glow = half + 7.0;
        canvas.open(&at(state.pose));
        canvas.element(
            "rect",
            &format!("x=\"{0:.1}\" y=\"{0:.1}\" width=\"{1:.1}\" height=\"{1:.1}\" rx=\"9\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2.5\"", -glow, 2.0 * glow),
        );
        canvas.close();
    }
    let faint = if state.cloak > 0 { " fill-opacity=\"0.35\" stroke-dasharray=\"4 3\"" } else { "" };
    let look = format!(
        "fill=\"{}\" stroke=\"{colour}\" stroke-width=\"2\" stroke-linejoin=\"round\"{faint}",
        filling(facts.side)
    );
    canvas.polygon(base.outline(), &look);
    canvas.open(&at(state.pose));
    let [across, along] = match size {
        BaseSize::Small => SMALL_ARC_HALF,
        BaseSize::Large => LARGE_ARC_HALF,
    };
    let leaves = half * across / along;
    if facts.is_still {
        return still(canvas, state.pose, (half, ship, facts.side));
    }
    canvas.element(
        "path",
        &format!(
            "d=\"M{:.1},{:.1} L0,0 L{leaves:.1},{:.1}\" fill=\"{colour}\" fill-opacity=\"0.28\" stroke=\"{colour}\" stroke-width=\"1.2\"",
            -leaves, -half, -half
        ),
    );
    miniature(canvas, facts.pilot, state.cloak > 0);
    if state.life == Life::Doomed {
        canvas.element("path", &format!("d=\"M{0:.1},{0:.1} L{1:.1},{1:.1} M{0:.1},{1:.1} L{1:.1},{0:.1}\" stroke=\"#ff6b5e\" stroke-width=\"4\"", -half, half));
    }
    canvas.close();
    let radius = if size == BaseSize::Small { 8.0 } else { 11.0 };
    let corner = state.pose.moved(vector(-half, -half), 0).centre();
    badge(canvas, (corner.x, -corner.y), radius, facts.side, ship);
}

/// A token of a mission on its base, whose transformation is open.
fn still(canvas: &mut Canvas, pose: Pose, (half, ship, side): (f64, ShipId, Team)) {
    canvas.open(&format!("transform=\"scale({:.4})\"", 1.7 * half / art::BOX));
    canvas.raw(art::STILL);
    canvas.close();
    canvas.close();
    let corner = pose.moved(vector(-half, -half), 0).centre();
    badge(canvas, (corner.x, -corner.y), 8.0, side, ship);
}

/// The ship over its base: wider than it, with its shadow and an ivory rim; a cloaked one shines through.
fn miniature(canvas: &mut Canvas, pilot: &Pilot, is_cloaked: bool) {
    let (art, across) = (art::ship(pilot.ship), if pilot.ship.size == BaseSize::Small { 58.0 } else { 104.0 });
    let (scale, outline) = (across / art::BOX, art.outline());
    let rim = 3.0 / scale;
    let opacity = if is_cloaked { " opacity=\"0.45\"" } else { "" };
    canvas.open(&format!("transform=\"scale({scale:.4})\"{opacity}"));
    canvas.element(
        "path",
        &format!("d=\"{outline}\" fill=\"#02040c\" fill-opacity=\"0.5\" transform=\"translate(6 8)\""),
    );
    let ivory = "fill=\"#fbf4e4\" stroke=\"#fbf4e4\" stroke-linejoin=\"round\"";
    canvas.element("path", &format!("d=\"{outline}\" {ivory} stroke-width=\"{rim:.1}\""));
    canvas.raw(&art.painted(Livery::of(pilot.allegiance)));
    canvas.close();
}

/// The number of a ship in the list, in the shape of its side.
pub fn badge(canvas: &mut Canvas, (x, y): (f64, f64), radius: f64, side: Team, ship: ShipId) {
    mark(canvas, (x, y), radius, side);
    let tall = radius * 1.25;
    let middle = format!("text-anchor=\"middle\" font-weight=\"700\" fill=\"{INK}\"");
    canvas.text((x, y + tall * 0.36), tall, &middle, &(ship.0 + 1).to_string());
}

/// The shape of a side: round for the first, square for the second.
pub fn mark(canvas: &mut Canvas, (x, y): (f64, f64), radius: f64, side: Team) {
    let look = format!("fill=\"#0a0f1c\" stroke=\"{}\" stroke-width=\"1.6\"", colour(side));
    if side == Team::First {
        canvas.element("circle", &format!("cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" {look}"));
    } else {
        let wide = radius * 1.8;
        let (left, top) = (x - wide / 2.0, y - wide / 2.0);
        let square = format!("x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{wide:.1}\" rx=\"1.5\"");
        canvas.element("rect", &format!("{square} {look}"));
    }
}
