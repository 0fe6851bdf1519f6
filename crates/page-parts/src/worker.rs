//! Bots think in a worker, so that the page never waits for them.

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
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            *worker = Worker::new_with_options(script, &options).ok();
        }
        worker.clone()
    })
}

/// What the worker that runs this script answers to a message; nothing if there is no worker, or it fails.
pub async fn ask(script: &str, message: &str) -> Option<String> {
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
