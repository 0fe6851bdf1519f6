//! Who plays: a bot of the roster, or a program. It is asked by what its seat was told, and never knows anything else.

use crate::failure::Failure;
use crate::seat::{PATIENCE, Program};
use bots::Bot;
use games::Listed;
use play::{Chance, Outcome, Question, Seat};
use serde_json::Value;

/// A player.
pub enum Player<G: Listed> {
    Bot(Box<dyn Bot<G> + Send>),
    Program(Program<G, Value>),
}

impl<G: Listed> Player<G> {
    /// The player of this name, or the program of `exec:COMMAND`.
    pub fn named(name: &str) -> Result<Player<G>, Failure> {
        if let Some(command) = name.strip_prefix("exec:") {
            return Ok(Player::Program(Program::start(command, PATIENCE)?));
        }
        G::ENTRANTS.named(name).map(Player::Bot).map_err(|unknown| {
            let likeness = |known: &&str| strsim::jaro_winkler(known, name);
            let near = unknown.known.iter().copied().filter(|known| likeness(known) > 0.8);
            let near = near.max_by(|one, other| likeness(one).total_cmp(&likeness(other)));
            let near = near.map(|near| format!(" Did you mean {near}?")).unwrap_or_default();
            Failure::Unusable(format!(
                "--bot: {unknown}.{near} `exec:COMMAND` lets a program of your own play {}.",
                G::NAME
            ))
        })
    }

    /// A game begins, or begins anew because something was taken back.
    pub fn begins(&mut self, game: &G, seat: Seat) {
        match self {
            Player::Bot(bot) => bot.begins(game, seat),
            Player::Program(program) => program.begins(game, seat),
        }
    }

    /// Something happened. The bots of the roster judge by their view alone.
    pub fn hears(&mut self, event: &Value) {
        match self {
            Player::Bot(_) => {}
            Player::Program(program) => program.hears(event.clone()),
        }
    }

    pub fn choose(&mut self, question: &Question<'_, G>, chance: &mut dyn Chance) -> G::Choice {
        match self {
            Player::Bot(bot) => bot.choose(question, chance),
            Player::Program(program) => program.choose(question, chance),
        }
    }

    /// Why it cannot play on.
    pub fn forfeits(&self) -> Option<&str> {
        match self {
            Player::Bot(bot) => bot.forfeits(),
            Player::Program(program) => program.forfeits(),
        }
    }

    pub fn ends(&mut self, game: &G, view: &G::View, outcome: &Outcome) {
        match self {
            Player::Bot(bot) => bot.ends(game, view, outcome),
            Player::Program(program) => program.ends(view, outcome),
        }
    }

    /// Whether it may need longer than a reaction window lasts.
    pub fn is_slow(&self) -> bool {
        matches!(self, Player::Program(_))
    }
}
