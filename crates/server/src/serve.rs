//! The service as a router, and a program that listens.

use crate::config::LARGEST_MESSAGE;
use crate::service::Service;
use crate::{api, files, origin, socket};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use axum::serve::ListenerExt;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// How often what was counted about quiet addresses is thrown away.
const TIDY: Duration = Duration::from_mins(5);

/// The whole service.
pub fn app(service: Service) -> Router {
    let api = Router::new()
        .route("/rooms", get(api::lobby).post(api::open))
        .route("/rooms/{id}", get(api::look))
        .route("/rooms/{id}/qr.svg", get(api::picture))
        .route("/rooms/{id}/socket", get(socket::connect))
        .route("/games/{id}", get(api::record))
        .route("/openapi.json", get(api::description))
        .layer(from_fn_with_state(service.clone(), api::limit))
        .layer(from_fn_with_state(service.clone(), origin::check))
        .layer(DefaultBodyLimit::max(LARGEST_MESSAGE));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(|| async { "ok" }))
        .route("/metrics", get(api::metrics))
        .fallback(get(files::file))
        .layer(from_fn(log))
        .with_state(service)
}

/// One line a request, without what would tell who somebody is.
async fn log(request: axum::extract::Request, next: axum::middleware::Next) -> axum::response::Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    tracing::debug!(%method, path, status = response.status().as_u16(), "request");
    response
}

/// Listens at `address` and serves until the program is told to stop. `ready` is given the address listened at.
pub async fn serve(service: Service, address: SocketAddr, ready: impl FnOnce(SocketAddr)) -> std::io::Result<()> {
    let listener = TcpListener::bind(address).await?;
    let bound = listener.local_addr()?;
    ready(bound);
    tracing::info!(address = %bound, "serving");
    let tidying = tokio::spawn(tidy(service.clone()));
    let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
    let app = app(service.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let stopping = service.clone();
    let stop = async move {
        told_to_stop().await;
        tracing::info!("stopping");
        stopping.stop().await;
    };
    let served = axum::serve(listener, app).with_graceful_shutdown(stop).await;
    tidying.abort();
    served
}

async fn tidy(service: Service) {
    let mut often = tokio::time::interval(TIDY);
    loop {
        often.tick().await;
        service.gate().tidy();
    }
}

#[cfg(unix)]
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}

#[cfg(not(unix))]
async fn told_to_stop() {
    _ = tokio::signal::ctrl_c().await;
}
