//! Bots for X-Wing.

use crate::{Bot, UnknownBot};
use play::{Chance, Game};
use x_wing::{Choice, View, XWing, random_pilot};

/// The names of the bots for X-Wing, the best first.
pub const NAMES: [&str; 1] = ["random"];

/// A bot for X-Wing.
pub fn named(name: &str) -> Result<Box<dyn Bot<XWing> + Send>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(RandomPilot)),
        _ => Err(UnknownBot { name: name.to_owned(), known: &NAMES }),
    }
}

/// Picks any choice, but manoeuvres that stay on the table if there are any, and attacks whenever one is possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPilot;

impl Bot<XWing> for RandomPilot {
    fn choose(&mut self, game: &XWing, view: &View, _: &[Choice], mut chance: &mut dyn Chance) -> Choice {
        let seat = view.seat.expect("a seat that is asked has a view of its own");
        let position = game.sample(view, &mut chance);
        random_pilot(game, &position, seat, &mut chance)
    }
}
