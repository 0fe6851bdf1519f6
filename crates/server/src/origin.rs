//! Pages of other sites have no say here, and other names do not lead here.

use crate::config::Config;
use crate::service::Service;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, StatusCode, Uri, Version, header};
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

/// Refuses requests for names that are not ours. A site whose name is made to lead here could otherwise read everything
/// with the rights of a page of ours.
pub(crate) async fn host(State(service): State<Service>, request: Request, next: Next) -> Response {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let known = match (hosts.next(), hosts.next()) {
        (Some(host), None) => host.to_str().is_ok_and(|host| is_known(host, service.config())),
        (None, _) => request.version() < Version::HTTP_11,
        (Some(_), Some(_)) => false,
    };
    if known {
        return next.run(request).await;
    }
    let words = "This server does not know itself by this name. Whoever runs it can add the name: --host NAME.";
    (StatusCode::MISDIRECTED_REQUEST, words).into_response()
}

/// Whether a host, with its port, is one of ours. An address that is a number cannot be made to lead elsewhere.
fn is_known(host: &str, config: &Config) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    if host.contains('@') {
        return false;
    }
    let name = authority.host();
    let number = name.trim_start_matches('[').trim_end_matches(']');
    let public = config.public.as_ref().and_then(|public| public.parse::<Uri>().ok());
    let public = public.as_ref().and_then(Uri::host);
    number.parse::<std::net::IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || config.hosts.iter().map(String::as_str).chain(public).any(|ours| ours.eq_ignore_ascii_case(name))
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
    fn only_our_own_names_lead_here() {
        let config = Config {
            public: Some("https://play.example/".to_owned()),
            hosts: vec!["table.local".to_owned()],
            ..Config::default()
        };
        for ours in [
            "localhost",
            "LOCALHOST:7788",
            "127.0.0.1:7788",
            "192.168.1.5",
            "[::1]:7788",
            "play.example",
            "Table.local:1",
        ] {
            assert!(is_known(ours, &config), "{ours}");
        }
        for other in [
            "",
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "evil.example:7788",
            "@localhost",
            "a b",
        ] {
            assert!(!is_known(other, &config), "{other}");
        }
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
