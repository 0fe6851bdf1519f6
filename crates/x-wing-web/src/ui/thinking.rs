//! The way to a bot that thinks in the worker.

use crate::think::{Question, answer};
use page_parts::worker;
use x_wing::Choice;

/// What the bot chooses.
pub async fn ask(question: Question) -> Option<Choice> {
    let message = serde_json::to_string(&question).ok()?;
    let reply = worker::ask("x-wing-worker.js", &message).await;
    let choice = reply.and_then(|reply| serde_json::from_str(&reply).ok()).flatten();
    choice.or_else(|| answer(&question))
}
