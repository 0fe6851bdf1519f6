//! Serves the page. [`app`] is the whole service; `main` and the tests run the same one.

mod files;

use axum::Router;
use axum::routing::get;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// The service.
pub fn app() -> Router {
    Router::new().route("/healthz", get(|| async { "ok" })).fallback(get(files::file))
}

/// Listens at `address` and serves until the program is told to stop. `ready` is given the address listened at.
pub async fn serve(address: SocketAddr, ready: impl FnOnce(SocketAddr)) -> std::io::Result<()> {
    let listener = TcpListener::bind(address).await?;
    ready(listener.local_addr()?);
    let stop = async {
        _ = tokio::signal::ctrl_c().await;
    };
    axum::serve(listener, app()).with_graceful_shutdown(stop).await
}

/// Whether the page is in this program.
pub fn has_page() -> bool {
    files::has_page()
}
