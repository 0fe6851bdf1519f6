//! The service as a router, and a program that listens.

use crate::config::LARGEST_MESSAGE;
use crate::service::Service;
use crate::{api, connection, files, origin, socket};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tower_http::timeout::TimeoutLayer;

/// How often what was counted about quiet addresses is thrown away.
const TIDY: Duration = Duration::from_mins(5);

/// The whole service.
pub fn app(service: Service) -> Router {
    let patience = service.config().patience;
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
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, patience.request))
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

/// Listens at `address` and serves until the program is told to stop; told a second time, it stops at once. `ready` is given
/// the address listened at.
pub async fn serve(service: Service, address: SocketAddr, ready: impl FnOnce(SocketAddr)) -> std::io::Result<()> {
    let listener = TcpListener::bind(address).await?;
    let bound = listener.local_addr()?;
    let mut signals = Signals::new()?;
    let mut again = Signals::new()?;
    ready(bound);
    tracing::info!(address = %bound, "serving");
    let stop = async move {
        signals.told_to_stop().await;
        tracing::info!("stopping");
    };
    let twice = async move {
        again.told_to_stop().await;
        again.told_to_stop().await;
    };
    tokio::select! {
        () = serve_on(service, listener, stop) => {}
        () = twice => tracing::warn!("told twice to stop: stopping at once"),
    }
    Ok(())
}

/// Serves whoever connects to `listener` until `stop`, then ends within seconds.
pub async fn serve_on(service: Service, listener: TcpListener, stop: impl Future<Output = ()>) {
    let tidying = tokio::spawn(tidy(service.clone()));
    connection::accept(service.clone(), app(service), listener, stop).await;
    tidying.abort();
}

async fn tidy(service: Service) {
    let mut often = tokio::time::interval(TIDY);
    loop {
        often.tick().await;
        service.gate().tidy();
    }
}

/// Ctrl+C, and where there is such a thing `SIGTERM`.
struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Signals {
    #[cfg(unix)]
    fn new() -> std::io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    #[cfg(not(unix))]
    fn new() -> std::io::Result<Signals> {
        Ok(Signals {})
    }

    #[cfg(unix)]
    async fn told_to_stop(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn told_to_stop(&mut self) {
        _ = tokio::signal::ctrl_c().await;
    }
}
