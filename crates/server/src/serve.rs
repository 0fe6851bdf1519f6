//! The service as a router, and a program that listens.

use crate::service::Service;
use crate::{api, body, club, connection, duties, files, health, link, origin, own_address, socket};
use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use std::net::SocketAddr;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

/// What every answer says that does not say otherwise: it is what it says it is, nobody keeps it, and nothing in it runs.
const HEADERS: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::CACHE_CONTROL, "no-store"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
];

/// The whole service.
pub fn app(service: Service) -> Router {
    let patience = service.config().patience;
    let api = Router::new()
        .route("/rooms", get(api::lobby).post(api::open))
        .route("/rooms/{id}", get(api::look))
        .route("/rooms/{id}/qr.svg", get(api::picture))
        .route("/rooms/{id}/socket", get(socket::connect))
        .route("/games/{id}", get(api::record))
        .route("/address", get(own_address::told))
        .route("/password", post(club::enter))
        .route("/openapi.json", get(api::description))
        .layer(from_fn(body::copy))
        .layer(from_fn_with_state(service.clone(), api::limit))
        .layer(from_fn_with_state(service.clone(), origin::check));
    let app = Router::new()
        .nest("/api", api)
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/robots.txt", get(health::robots))
        .route("/metrics", get(api::metrics))
        .fallback(get(files::file))
        .layer(from_fn_with_state(service.clone(), club::check))
        .layer(from_fn_with_state(service.clone(), origin::host))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, patience.request))
        .layer(CatchPanicLayer::new())
        .layer(from_fn(log))
        .with_state(service);
    HEADERS.into_iter().fold(app, |app, (name, value)| {
        app.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)))
    })
}

/// One line a request, without what would tell who somebody is or where they play.
async fn log(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.unwrap_or_else(|| "a file".to_owned());
    let response = next.run(request).await;
    tracing::debug!(%method, route, status = response.status().as_u16(), "request");
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
    let duties = tokio::spawn(duties::run(service.clone()));
    let links = tokio::spawn(link::answer(service.clone()));
    connection::accept(service.clone(), app(service), listener, stop).await;
    duties.abort();
    links.abort();
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
