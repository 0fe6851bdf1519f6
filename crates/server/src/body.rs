//! The body of a request, taken in before anything is done with it.

use crate::api;
use crate::config::LARGEST_MESSAGE;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::BodyExt;
use room_protocol::Refusal;

/// Copies the body together. Each part of it keeps the whole buffer alive that it was read into, so that a body sent byte by
/// byte would take thousands of times its length.
pub(crate) async fn copy(request: Request, next: Next) -> Response {
    if request.method() == Method::GET {
        return next.run(request).await;
    }
    let (parts, mut body) = request.into_parts();
    let mut bytes = Vec::new();
    while let Some(frame) = body.frame().await {
        let Ok(frame) = frame else { return api::refused(StatusCode::BAD_REQUEST, Refusal::new("unreadable")) };
        let Ok(part) = frame.into_data() else { continue };
        if bytes.len() + part.len() > LARGEST_MESSAGE {
            return api::refused(StatusCode::PAYLOAD_TOO_LARGE, Refusal::new("unreadable"));
        }
        bytes.extend_from_slice(&part);
    }
    next.run(Request::from_parts(parts, Body::from(bytes))).await
}
