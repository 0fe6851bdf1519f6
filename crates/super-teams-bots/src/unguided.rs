//! Play-outs without any knowledge of the game.

use bots::{Chances, Judge};
use super_teams::{Position, SuperTeams};

/// Plays at random to the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unguided;

impl Judge<SuperTeams> for Unguided {
    fn chances(&self, _: &SuperTeams, _: &Position, _: &mut Chances) {
        unreachable!("games are played to their end");
    }
}
