//! Bots think in a worker, so that the page never waits for them.

use crate::think::{Question, answer};
use page_parts::worker;
use super_teams::Choice;

/// What a bot chooses. Without a worker it thinks in the page.
pub async fn think(question: &Question) -> Option<Choice> {
    let message = serde_json::to_string(question).ok()?;
    let reply = worker::ask("worker.js", &message).await;
    reply.and_then(|reply| serde_json::from_str(&reply).ok()).or_else(|| answer(question))
}
