//! The page's files, asked for through the service itself.

use axum::body::Body;
use axum::http::request::Builder;
use axum::http::{Request, StatusCode, header};
use axum::response::Response;
use server::{Config, Service};
use tower::ServiceExt;

async fn get(address: &str, accept: &str) -> Response {
    send(Request::get(address).header(header::ACCEPT_ENCODING, accept)).await
}

async fn send(request: Builder) -> Response {
    let request = request.header(header::HOST, "localhost").body(Body::empty()).unwrap();
    server::app(Service::open(Config::default()).unwrap()).oneshot(request).await.unwrap()
}

/// How the first page comes packed.
async fn packing(accept: &str) -> Option<String> {
    let answer = get("/", accept).await;
    answer.headers().get(header::CONTENT_ENCODING).map(|value| value.to_str().unwrap().to_owned())
}

#[tokio::test]
async fn it_says_that_it_is_well() {
    assert_eq!(get("/healthz", "").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    for address in ["/nothing", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd", "/api/rooms/nothing"] {
        assert_eq!(get(address, "").await.status(), StatusCode::NOT_FOUND, "{address}");
    }
}

#[tokio::test]
async fn the_page_is_served_if_it_was_built() {
    let answer = get("/", "gzip, deflate").await;
    let expected = if server::has_page() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    assert_eq!(answer.status(), expected);
    if server::has_page() {
        let policy = answer.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{policy}");
        assert_eq!(packing("gzip, deflate").await.as_deref(), Some("gzip"));
        assert_eq!(packing("gzip, deflate, br").await.as_deref(), Some("br"));
        assert_eq!(packing("br;q=0, gzip;q=0.5").await.as_deref(), Some("gzip"));
        assert_eq!(packing("zebra").await, None);
        assert_eq!(packing("").await, None);
    }
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let sent = get("/style.css", "br").await;
    if !server::has_page() {
        return assert_eq!(sent.status(), StatusCode::NOT_FOUND);
    }
    let ask =
        |tag: &str| Request::get("/style.css").header(header::ACCEPT_ENCODING, "br").header(header::IF_NONE_MATCH, tag);
    let tag = sent.headers()[header::ETAG].to_str().unwrap();
    assert_eq!(send(ask(tag)).await.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(send(ask("\"of another page\"")).await.status(), StatusCode::OK);
}
