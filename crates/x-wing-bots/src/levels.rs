//! Opponents from a first game to a worthy one.
//!
//! The first three fly as the hunter does, but now and then like somebody who was not looking: any manoeuvre that stays on the table,
//! any action, any target. The fourth is the hunter, the fifth plays its plans through. What each beats is measured in
//! `docs/bots.md`.

use crate::ace::Ace;
use crate::hunter::Hunter;
use crate::prospect::Aim;
use crate::random::{careful_pilot, random_pilot};
use bots::{Bot, Limits};
use play::{Chance, Question, Seat};
use x_wing::{Action, Choice, Frame, XWing};

/// The names of the levels, the weakest first.
pub const LEVELS: [&str; 5] = ["level-1", "level-2", "level-3", "level-4", "level-5"];

/// The rounds of search of the best level if nobody says how long it may think: under a second in a browser.
const USUAL: u32 = 3000;

/// A hunter that so many times in a hundred does not look.
#[derive(Clone, Debug)]
pub(crate) struct Distracted {
    hunter: Hunter,
    lapses: u32,
    /// Whether it keeps an eye on the table edge all the same.
    careful: bool,
}

impl Bot<XWing> for Distracted {
    fn begins(&mut self, game: &XWing, seat: Seat) {
        self.hunter.begins(game, seat);
    }

    fn choose(&mut self, question: &Question<'_, XWing>, mut chance: &mut dyn Chance) -> Choice {
        if chance.below(100) >= self.lapses {
            return self.hunter.choose(question, chance);
        }
        let (game, seat, view) = (question.game(), question.seat(), question.view());
        if !self.careful {
            return random_pilot(game, &view.open, seat, &mut chance);
        }
        let any = careful_pilot(game, &view.open, seat, &mut chance);
        let is_moving = matches!(view.open.stack.as_slice()[0], Frame::Decloak | Frame::Activation);
        match is_moving && !stays_put(any) {
            true => self.hunter.choose(question, chance),
            false => any,
        }
    }
}

/// Whether a choice moves nobody, and nothing comes of it that could.
fn stays_put(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Pass
            | Choice::Activate(_)
            | Choice::Action(
                Action::Focus | Action::Evade | Action::TargetLock(_) | Action::Reinforce(_) | Action::Jam(_)
            )
    )
}

pub(crate) fn distracted(lapses: u32, careful: bool) -> Distracted {
    Distracted { hunter: Hunter::default(), lapses, careful }
}

/// The best there is.
pub(crate) fn ace() -> Ace {
    Ace::new(Limits::usual(USUAL))
}

/// The same, after chances to win instead of squad points.
pub(crate) fn ace_by_chance() -> Ace {
    ace().after(Aim::Chance)
}
