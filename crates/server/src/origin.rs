//! Pages of other sites have no say here.

use crate::service::Service;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses whatever could change something if it comes from a page of another site.
pub(crate) async fn check(State(service): State<Service>, request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    if changes && !is_ours(request.headers(), service.config().public.as_deref()) {
        return (StatusCode::FORBIDDEN, "This page belongs to another site.").into_response();
    }
    next.run(request).await
}

/// A program sends no origin; a browser always does.
fn is_ours(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if public.is_some_and(|public| public.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    origin.split_once("://").map(|(_, host)| host) == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: &str, host: &str) -> HeaderMap {
        let pairs = [(header::ORIGIN, origin), (header::HOST, host)];
        pairs.into_iter().map(|(name, value)| (name, value.parse().unwrap())).collect()
    }

    #[test]
    fn only_our_own_pages_may_speak() {
        assert!(is_ours(&headers("http://localhost:7788", "localhost:7788"), None));
        assert!(!is_ours(&headers("http://evil.example", "localhost:7788"), None));
        assert!(!is_ours(&headers("http://localhost:7789", "localhost:7788"), None));
        assert!(!is_ours(&headers("null", "localhost:7788"), None));
        assert!(is_ours(&headers("https://play.example", "10.0.0.1:7788"), Some("https://play.example/")));
        assert!(is_ours(&HeaderMap::new(), None));
    }
}
