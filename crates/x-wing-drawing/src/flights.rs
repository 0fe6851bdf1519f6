//! Manoeuvres of this round: the template where it lay, and the base as it stood before.

use crate::canvas::Canvas;
use crate::ships::colour;
use crate::{Flown, Moment};
use geometry::{Base, vector};

/// All of them, the last one stronger.
pub fn draw(moment: &Moment<'_>, canvas: &mut Canvas) {
    for (index, flown) in moment.flown.iter().enumerate() {
        if moment.open.ship(flown.ship).is_in_play() || index + 1 == moment.flown.len() {
            flight(moment, canvas, flown, index + 1 == moment.flown.len());
        }
    }
}

fn flight(moment: &Moment<'_>, canvas: &mut Canvas, flown: &Flown, is_last: bool) {
    let facts = moment.game.facts(flown.ship);
    let base = Base::new(facts.pilot.ship.size, flown.from);
    let (colour, strength) = (colour(facts.side), if is_last { 1.0 } else { 0.4 });
    canvas.polygon(
        base.outline(),
        &format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.4\" stroke-dasharray=\"4 4\" stroke-opacity=\"{strength}\""),
    );
    let Some(template) = flown.maneuver.template() else { return };
    let travel = match flown.maneuver.is_reverse() {
        true => flown.from.facing(flown.from.heading().reversed()),
        false => flown.from,
    };
    let near = travel.moved(vector(0.0, base.size.half()), 0);
    let (fill, stroke) = (0.16 * strength, 0.85 * strength);
    canvas.polygon(
        template.outline(near, 16),
        &format!("fill=\"{colour}\" fill-opacity=\"{fill:.3}\" stroke=\"{colour}\" stroke-opacity=\"{stroke:.2}\" stroke-width=\"1.4\" stroke-linejoin=\"round\""),
    );
}
