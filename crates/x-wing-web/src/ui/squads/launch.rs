//! From the builder to the table: this squad against one that chance builds, flown by a bot.

use crate::ui::start;
use crate::ui::state::{State, own_name};
use page_parts::browser::fresh_seed;
use page_parts::local::Player;
use page_parts::room::names::called;
use x_wing::{Options, Setup};
use x_wing_bots::BOTS;
use x_wing_squads::builder::{Draft, random};

/// Begins a battle with a squad; one that cannot be flown begins none.
pub fn fly(state: State, draft: &Draft) {
    let other = random(None, draft.points().max(12), &mut chance::Dice::new(fresh_seed(), 1));
    let bot = BOTS.names().next().unwrap_or_default().to_owned();
    let players = vec![Player::Person(called(state.words, &own_name())), Player::Bot(bot)];
    let options = Options { points: draft.limit(), ..Options::default() };
    let setup = Setup { squads: [draft.squad().clone(), other.squad().clone()], options };
    start::open(state, setup, players, true);
}
