//! Whether the server is well, for those who watch over it, and what it tells machines that read the web.

use crate::service::Service;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tokio::time::timeout;

/// How long a write may take before the data file counts as broken.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long ago a shared store may have confirmed that we live.
const LEASE: Duration = Duration::from_secs(4);

/// `GET /healthz`: whether moves can be stored. What failed last is tried again.
pub(crate) async fn healthz(State(service): State<Service>) -> Response {
    match is_well(&service).await {
        true => "ok".into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, "moves cannot be stored; look at the log").into_response(),
    }
}

/// `GET /readyz`: whether new rooms can be opened here.
pub(crate) async fn readyz(State(service): State<Service>) -> Response {
    let not = |why: &'static str| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    if service.rooms().is_stopping() {
        return not("stopping");
    }
    if !service.rooms().space.has_room_for_rooms() {
        return not("too little space is left for new rooms");
    }
    match is_well(&service).await {
        true => "ready".into_response(),
        false => not("moves cannot be stored; look at the log"),
    }
}

async fn is_well(service: &Service) -> bool {
    let store = &service.rooms().store;
    if let Some(time) = store.unconfirmed() {
        return time < LEASE;
    }
    store.is_well() && !store.is_quiet() || matches!(timeout(PATIENCE, store.probe()).await, Ok(Ok(())))
}

/// `GET /robots.txt`: rooms are nobody's business.
pub(crate) async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /api/\n"
}
