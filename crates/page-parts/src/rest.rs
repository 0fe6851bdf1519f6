//! Questions to the server that are answered once.

use crate::json;
use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The server cannot be reached, or is none of ours.
    Unreachable,
    /// There is no such thing.
    Missing,
    /// The server does not want to, for now.
    Refused,
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(address: &str) -> Result<T, Failure> {
    ask(address, &RequestInit::new()).await
}

/// Hands something over and is given something.
pub async fn post<T: DeserializeOwned>(address: &str, what: &impl Serialize) -> Result<T, Failure> {
    let body = serde_json::to_string(what).map_err(|_| Failure::Refused)?;
    let headers = Headers::new().map_err(|_| Failure::Unreachable)?;
    _ = headers.set("content-type", "application/json");
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_headers(&headers);
    request.set_body(&JsValue::from_str(&body));
    ask(address, &request).await
}

async fn ask<T: DeserializeOwned>(address: &str, request: &RequestInit) -> Result<T, Failure> {
    json::read(&text(address, request).await?).map_err(|_| Failure::Unreachable)
}

/// Asks for a text as it is.
pub async fn text(address: &str, request: &RequestInit) -> Result<String, Failure> {
    let answer = JsFuture::from(window().fetch_with_str_and_init(address, request)).await;
    let answer: Response = answer.map_err(|_| Failure::Unreachable)?.unchecked_into();
    match answer.status() {
        200..=299 => {}
        404 => return Err(Failure::Missing),
        _ => return Err(Failure::Refused),
    }
    let text = JsFuture::from(answer.text().map_err(|_| Failure::Unreachable)?).await;
    text.ok().and_then(|text| text.as_string()).ok_or(Failure::Unreachable)
}
