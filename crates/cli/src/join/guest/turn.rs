//! Choosing: the player thinks on a thread of its own, so that the connection stays alive.

use super::{Guest, Words};
use crate::failure::Failure;
use crate::join::player::Player;
use crate::join::tell;
use crate::simulate::budget::Allowance;
use chance::Dice;
use games::Listed;
use play::{Question, Seat};
use room_protocol::Table;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::task::{JoinError, JoinHandle};

/// A player that thinks.
pub type Thinking<G> = JoinHandle<Thought<G>>;

/// What came of it.
pub struct Thought<G: Listed> {
    player: Player<G>,
    dice: Dice,
    choice: G::Choice,
    at: u32,
}

/// Waits for the thought that is being thought; for ever if there is none.
pub async fn thought<G: Listed>(thinking: &mut Option<Thinking<G>>) -> Result<Thought<G>, JoinError> {
    match thinking {
        Some(thought) => {
            let thought = thought.await;
            *thinking = None;
            thought
        }
        None => std::future::pending().await,
    }
}

impl<G: Listed> Guest<G> {
    /// Begins to think if the table asks us and it was not answered yet; gives what is said before that.
    pub(super) fn turn(&mut self, you: Seat) -> Result<Words, Failure> {
        let mut words = Words::new();
        let offered = self.known.table["offered"].as_array().is_some_and(|offered| !offered.is_empty());
        if !offered || self.answered == Some(self.known.tables) || self.player.is_none() {
            return Ok(words);
        }
        self.catch_up(you)?;
        let told = serde_json::from_value::<Table<G::View, G::Choice, Value>>(self.known.table.clone());
        let unreadable = |error| Failure::Unusable(format!("the server tells of a table that is none: {error}"));
        let table = told.map_err(unreadable)?;
        let (Some(mut player), Some(game)) = (self.player.take(), self.game.clone()) else { return Ok(words) };
        let (mut dice, refused) = (self.dice.clone(), self.refusals > 0);
        let mut budget = self.arguments.budget;
        if let Some(window) = table.window.as_ref().filter(|window| window.runs && !window.tapped.contains(&you)) {
            match (player.is_slow(), budget) {
                (true, _) => words.push(json!({ "wait": { "at": table.at } })),
                (false, Allowance::Ms(ms)) => budget = Allowance::Ms(ms.min(u64::from(window.left_ms / 2)).max(1)),
                (false, Allowance::Iterations(_)) => {}
            }
        }
        self.answered = Some(self.known.tables);
        self.thinking = Some(tokio::task::spawn_blocking(move || {
            let question = Question::told(&*game, you, &table.view, &table.offered);
            // What the player chose was refused: something that is offered is chosen for it.
            let choice = match refused {
                true => question.any(&mut dice),
                false => budget.begin(|budget| player.choose(&question.within(Some(budget)), &mut dice)),
            };
            Thought { player, dice, choice, at: table.at }
        }));
        Ok(words)
    }

    /// The player has chosen; gives what is said. If it cannot go on, a bot of the server plays for it.
    pub(super) fn chosen(&mut self, thought: Result<Thought<G>, JoinError>) -> Result<Value, Failure> {
        let fell_over = |_| Failure::Unusable(format!("the bot {} fell over", self.arguments.bot));
        let Thought { player, dice, choice, at } = thought.map_err(fell_over)?;
        if let Some(why) = player.forfeits() {
            return Err(Failure::Unusable(format!("{why}; a bot of the server plays on")));
        }
        (self.player, self.dice) = (Some(player), dice);
        Ok(json!({ "choose": { "at": at, "choice": choice } }))
    }

    /// Tells the player what happened since it was last told.
    pub(super) fn catch_up(&mut self, you: Seat) -> Result<(), Failure> {
        let Some(player) = &mut self.player else { return Ok(()) };
        if self.game.is_none() {
            let setup = serde_json::from_value(self.known.setup.clone()).map_err(|error| error.to_string());
            let game = setup.and_then(|setup| G::new(setup).map_err(|error| error.to_string()));
            let game = game.map_err(|why| Failure::Unusable(format!("this program cannot play this game: {why}")))?;
            player.begins(&game, you);
            self.game = Some(Arc::new(game));
            self.heard = 0;
            if std::mem::replace(&mut self.begun, self.known.room.game) != self.known.room.game {
                tell(&format!("Game {} begins.", self.known.room.game))?;
            }
        }
        for event in self.known.history.iter().skip(self.heard) {
            player.hears(event);
        }
        self.heard = self.known.history.len();
        Ok(())
    }
}
