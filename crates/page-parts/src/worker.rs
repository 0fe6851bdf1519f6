//! Bots think in a worker, so that the page never waits for them.

use crate::json;
use crate::think::{Hint, Minds, Question};
use play::Game;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
}

/// The page's worker, which is started with the first question.
fn worker(script: &str) -> Option<Worker> {
    WORKER.with_borrow_mut(|worker| {
        if worker.is_none() {
            *worker = begun(script);
        }
        worker.clone()
    })
}

/// Starts the page's worker before it is needed, so that it does not load while the first ships fly.
pub fn begin(script: &str) {
    worker(script);
}

fn begun(script: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(script, &options).ok()
}

/// What a bot chooses in the worker that runs this script. Without a worker it thinks in the page.
pub async fn choice<G: Game>(script: &str, minds: Minds<G>, question: &Question<G>) -> Option<G::Choice> {
    said(script, question).await.flatten().or_else(|| minds.choose(question))
}

/// What the best bot thinks of the best choices; without a worker it thinks in the page.
pub async fn advice<G: Game>(script: &str, minds: Minds<G>, question: &Question<G>) -> Vec<Hint<G::Choice>> {
    said(script, question).await.unwrap_or_else(|| minds.advise(question))
}

/// What the worker answers; nothing if there is none, or it does not answer what was asked.
async fn said<G: Game, T: DeserializeOwned>(script: &str, question: &Question<G>) -> Option<T> {
    let message = serde_json::to_string(question).ok()?;
    json::read(&ask(script, &message).await?).ok()
}

/// A worker of its own for something long. It ends when this is let go, whatever it is at.
pub struct Errand {
    worker: Worker,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn()>,
}

impl Errand {
    /// A worker that runs a script; `heard` is told each answer, and nothing if it failed. There is none where there are no workers.
    pub fn new(script: &str, heard: impl Fn(Option<String>) + Clone + 'static) -> Option<Errand> {
        let worker = begun(script)?;
        let told = heard.clone();
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| told(event.data().as_string()));
        let fault = Closure::<dyn Fn()>::new(move || heard(None));
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fault.as_ref().unchecked_ref()));
        Some(Errand { worker, _heard: message, _failed: fault })
    }

    /// Asks for an answer.
    pub fn ask(&self, message: &str) {
        _ = self.worker.post_message(&JsValue::from_str(message));
    }
}

impl Drop for Errand {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// What the worker answers to a message; nothing if there is no worker, or it fails.
async fn ask(script: &str, message: &str) -> Option<String> {
    let worker = worker(script)?;
    let reply = js_sys::Promise::new(&mut |resolve, reject| {
        let heard = Closure::once_into_js(move |event: MessageEvent| {
            _ = resolve.call1(&JsValue::NULL, &event.data());
        });
        let failed = Closure::once_into_js(move || {
            _ = reject.call0(&JsValue::NULL);
        });
        worker.set_onmessage(Some(heard.unchecked_ref()));
        worker.set_onerror(Some(failed.unchecked_ref()));
        _ = worker.post_message(&JsValue::from_str(message));
    });
    JsFuture::from(reply).await.ok().and_then(|reply| reply.as_string())
}
