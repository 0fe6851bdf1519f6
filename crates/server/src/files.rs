//! The files of the page, embedded in the program.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct Page;

/// The launcher sets this to the age of the page, so that a newer page is embedded anew.
const _: Option<&str> = option_env!("HOLOTABLE_PAGE");

/// Nothing from anywhere else, and nothing evaluated but our own WebAssembly.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
     connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) fn has_page() -> bool {
    Page::get("index.html").is_some()
}

/// The file at an address, packed for browsers that can unpack it; the first page for the bare address.
pub(crate) async fn file(uri: Uri, asked: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let unpacks =
        asked.get_all(header::ACCEPT_ENCODING).iter().any(|value| value.as_bytes().windows(4).any(|w| w == b"gzip"));
    let packed = unpacks.then(|| Page::get(&format!("{path}.gz"))).flatten();
    let is_packed = packed.is_some();
    let Some(file) = packed.or_else(|| Page::get(path)) else {
        return (StatusCode::NOT_FOUND, "There is nothing here.").into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, kind(path)),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    let encoding = is_packed.then_some([(header::CONTENT_ENCODING, "gzip")]);
    (headers, encoding, file.data.into_owned()).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
