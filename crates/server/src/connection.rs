//! Connections from the moment they are accepted: counted by address before anything is read, with a time limit for
//! everything that a visitor does.

use crate::config::Patience;
use crate::limits::{Open, network};
use crate::service::Service;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower::Service as _;

/// The largest head of a request; also how much of an answer waits for a slow reader.
const BUFFER: usize = 16 * 1024;
/// How much the system keeps for a slow reader.
const KERNEL: usize = 64 * 1024;
/// The most lines in the head of a request.
const HEADERS: usize = 64;
/// How long nothing is accepted after the system refused to, for instance because too many files are open.
const PAUSE: Duration = Duration::from_millis(100);
/// How long connections may take to end when the server stops.
const ENDING: Duration = Duration::from_secs(3);

/// Serves whoever connects until `stop`; then everybody is told to come back, and everything is stored.
pub(crate) async fn accept(service: Service, app: Router, listener: TcpListener, stop: impl Future<Output = ()>) {
    let (end, ending) = watch::channel(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let Ok((stream, peer)) = accepted else {
            sleep(PAUSE).await;
            continue;
        };
        let address = (!service.config().behind_proxy).then(|| network(peer.ip()));
        if let Some(open) = service.gate().enter(address) {
            let patience = service.config().patience;
            tokio::spawn(serve(stream, peer, open, app.clone(), patience, ending.clone()));
        }
    }
    drop(listener);
    let ended = async {
        service.stop().await;
        _ = end.send(true);
        service.gate().empty().await;
    };
    if timeout(ENDING, ended).await.is_err() {
        tracing::warn!("some connections did not end by themselves");
    }
    _ = tokio::task::spawn_blocking(move || service.close()).await;
}

/// Serves one connection.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    open: Open,
    app: Router,
    patience: Patience,
    mut ending: watch::Receiver<bool>,
) {
    _ = stream.set_nodelay(true);
    _ = SockRef::from(&stream).set_send_buffer_size(KERNEL);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience.taking));
    let open = Arc::new(open);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(open.clone());
        app.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience.head).max_buf_size(BUFFER).max_headers(HEADERS);
    let mut connection = pin!(http.serve_connection(TokioIo::new(Box::pin(stream)), answer).with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = ending.changed() => connection.as_mut().graceful_shutdown(),
    }
    _ = connection.await;
}
