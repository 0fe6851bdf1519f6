//! Answers: what was asked for or what was wrong, and always what the game needs now.

use super::request::Request;
use crate::Refusal;
use serde::Serialize;
use serde_json::Value;

#[derive(Serialize)]
struct Answer<'a, B, N> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Value>,
    ok: bool,
    #[serde(flatten)]
    body: B,
    need: N,
}

#[derive(Serialize)]
struct Wrong<'a> {
    error: &'a Refusal,
}

/// The answer to a request that was done.
pub(super) fn good(request: &Request, body: impl Serialize, need: impl Serialize) -> String {
    line(&Answer { id: request.id.as_ref(), ok: true, body, need })
}

/// The answer to a request that was refused.
pub(super) fn bad(request: &Request, error: &Refusal, need: impl Serialize) -> String {
    line(&Answer { id: request.id.as_ref(), ok: false, body: Wrong { error }, need })
}

fn line(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("an answer is plain data")
}
