//! The address under which others find the server.

use crate::Config;
use crate::service::Service;
use axum::Json;
use axum::extract::State;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// `GET /api/address`: where others find this server, or `null` where they cannot.
pub(crate) async fn told(State(service): State<Service>, headers: HeaderMap) -> Response {
    let found = asked(&headers).and_then(|host| for_others(service.config(), &host));
    ([(header::CACHE_CONTROL, "no-store")], Json(found)).into_response()
}

/// The address for links: the one for others, or else the one under which this was asked for.
pub(crate) fn base(config: &Config, headers: &HeaderMap) -> Option<String> {
    let host = asked(headers)?;
    Some(for_others(config, &host).unwrap_or_else(|| format!("http://{host}")))
}

/// By what name and port the server was asked.
fn asked(headers: &HeaderMap) -> Option<Authority> {
    headers.get(header::HOST)?.to_str().ok()?.parse().ok()
}

/// What a phone could type: whoever asks by a name that means this machine alone is told the address in the local network.
fn for_others(config: &Config, host: &Authority) -> Option<String> {
    if let Some(public) = &config.public {
        return Some(public.trim_end_matches('/').to_owned());
    }
    if !is_here(host.host()) {
        return Some(format!("http://{host}"));
    }
    let port = host.port_u16().unwrap_or(80);
    config.lan.map(|ip| format!("http://{}", std::net::SocketAddr::new(ip, port)))
}

/// Whether a name means this machine alone.
fn is_here(name: &str) -> bool {
    let ip = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || ip.is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(public: Option<&str>, lan: Option<[u8; 4]>, host: &str) -> Option<String> {
        let config = Config { public: public.map(str::to_owned), lan: lan.map(IpAddr::from), ..Config::default() };
        for_others(&config, &host.parse().unwrap())
    }

    #[test]
    fn others_are_sent_where_they_find_the_server() {
        let lan = Some([192, 168, 1, 5]);
        for here in ["localhost:7788", "LocalHost:7788", "127.0.0.1:7788", "[::1]:7788"] {
            assert_eq!(found(None, None, here), None, "{here} means one machine");
            assert_eq!(found(None, lan, here).as_deref(), Some("http://192.168.1.5:7788"), "{here}");
        }
        assert_eq!(found(None, lan, "localhost").as_deref(), Some("http://192.168.1.5:80"));
        assert_eq!(found(None, lan, "table.local:7788").as_deref(), Some("http://table.local:7788"));
        assert_eq!(found(Some("https://a.example/"), lan, "localhost:1").as_deref(), Some("https://a.example"));
    }
}
