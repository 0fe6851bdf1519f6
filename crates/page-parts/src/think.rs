//! What a bot is asked as one message in and one message out, so that it can think in a worker.

use crate::json;
use bots::{Advisor, Roster};
use chance::Dice;
use play::{Game, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// How many choices advice names.
const ADVISED: usize = 3;

/// Those who think in a game's worker.
pub struct Minds<G: Game + 'static> {
    /// The bots that play.
    pub bots: Roster<G>,
    /// The one who is asked for advice.
    pub advisor: fn() -> Box<dyn Advisor<G> + Send>,
}

/// What is asked: all that a seat may know, and what it may choose.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "G::View: DeserializeOwned"))]
pub struct Question<G: Game> {
    /// What is wanted.
    pub wanted: Wanted,
    /// The seed of the bot's own chance.
    pub seed: u64,
    /// The game.
    pub setup: G::Setup,
    /// The seat that is asked.
    pub seat: Seat,
    /// What it sees.
    pub view: G::View,
    /// What it may choose.
    pub legal: Vec<G::Choice>,
}

/// What is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wanted {
    /// The choice of the bot with this name.
    Choice(String),
    /// What the best bot thinks of the best choices.
    Advice,
}

/// A choice, and the chance to win that the best bot sees in it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint<C> {
    /// What could be chosen.
    pub choice: C,
    /// From 0 to 1.
    pub chance: f32,
}

impl<G: Game> Question<G> {
    /// A question to a seat that the game waits for, with all that this seat may know.
    pub fn of(game: &G, position: &G::Position, seat: Seat, wanted: Wanted, seed: u64) -> Question<G> {
        let (view, legal) = (game.view(position, Viewer::Seat(seat)), play::legal(game, position, seat));
        Question { wanted, seed, setup: game.setup().clone(), seat, view, legal }
    }
}

impl<G: Game> Minds<G> {
    /// A bot's choice. Whatever is wrong with the question, the first legal choice is an answer.
    pub fn choose(&self, question: &Question<G>) -> Option<G::Choice> {
        let first = *question.legal.first()?;
        let Wanted::Choice(name) = &question.wanted else { return Some(first) };
        let (Ok(game), Ok(mut bot)) = (G::new(question.setup.clone()), self.bots.named(name)) else {
            return Some(first);
        };
        bot.begins(&game, question.seat);
        let asked = play::Question::told(&game, question.seat, &question.view, &question.legal);
        Some(bot.choose(&asked, &mut Dice::new(question.seed, 0)))
    }

    /// The best choices, the best first. None if the question is not one.
    pub fn advise(&self, question: &Question<G>) -> Vec<Hint<G::Choice>> {
        let Ok(game) = G::new(question.setup.clone()) else { return Vec::new() };
        if question.legal.is_empty() {
            return Vec::new();
        }
        let asked = play::Question::told(&game, question.seat, &question.view, &question.legal);
        let advice = (self.advisor)().advise(&asked, ADVISED, &mut Dice::new(question.seed, 0));
        let mut hints: Vec<_> =
            advice.into_iter().map(|advice| Hint { choice: advice.choice, chance: advice.chance }).collect();
        // The bot puts first what it looked at longest; people read chances from above.
        play::sort_few(&mut hints, |one, next| next.chance.total_cmp(&one.chance));
        hints
    }

    /// The same over JSON, for the worker's door.
    pub fn answer(&self, question: &str) -> String
    where
        G::View: DeserializeOwned,
    {
        let Ok(question) = json::read::<Question<G>>(question) else { return "null".to_owned() };
        let answered = match question.wanted {
            Wanted::Choice(_) => serde_json::to_string(&self.choose(&question)),
            Wanted::Advice => serde_json::to_string(&self.advise(&question)),
        };
        answered.unwrap_or_else(|_| "null".to_owned())
    }
}
