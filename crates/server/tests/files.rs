//! The page's files, asked for through the service itself.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use server::{Config, Service};
use tower::ServiceExt;

async fn get(address: &str, accept: &str) -> axum::response::Response {
    let request = Request::get(address).header(header::ACCEPT_ENCODING, accept).body(Body::empty()).unwrap();
    server::app(Service::open(Config::default()).unwrap()).oneshot(request).await.unwrap()
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
        assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
        assert!(!get("/", "").await.headers().contains_key(header::CONTENT_ENCODING));
    }
}
