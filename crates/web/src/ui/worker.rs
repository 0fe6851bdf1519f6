//! Bots think in a worker, so that the page never waits for them.

use crate::think::{Question, answer};
use super_teams::Choice;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    static WORKER: Option<Worker> = start();
}

fn start() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options("worker.js", &options).ok()
}

/// What a bot chooses. Without a worker it thinks in the page.
pub async fn think(question: &Question) -> Option<Choice> {
    let Some(worker) = WORKER.with(Clone::clone) else { return answer(question) };
    let message = serde_json::to_string(question).ok()?;
    let reply = js_sys::Promise::new(&mut |resolve, reject| {
        let heard = Closure::once_into_js(move |event: MessageEvent| {
            _ = resolve.call1(&JsValue::NULL, &event.data());
        });
        let failed = Closure::once_into_js(move || {
            _ = reject.call0(&JsValue::NULL);
        });
        worker.set_onmessage(Some(heard.unchecked_ref()));
        worker.set_onerror(Some(failed.unchecked_ref()));
        _ = worker.post_message(&JsValue::from_str(&message));
    });
    match JsFuture::from(reply).await.ok().and_then(|reply| reply.as_string()) {
        Some(reply) => serde_json::from_str(&reply).ok().or_else(|| answer(question)),
        None => answer(question),
    }
}
