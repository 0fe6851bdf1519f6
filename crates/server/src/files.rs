//! The files of the page, embedded in the program; a debug build reads them from `dist/`, so that a new page needs no new program.

use crate::service::Service;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct Page;

/// `page-build` sets this to the age of the page, so that a newer page is embedded anew.
#[cfg(not(debug_assertions))]
const _: Option<&str> = option_env!("HOLOTABLE_PAGE");

/// Nothing from anywhere else, and nothing evaluated but our own WebAssembly.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
     connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// How a file may be packed and how the copy's name then ends, the smallest first.
const PACKINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

pub(crate) fn has_page() -> bool {
    Page::get("index.html").is_some()
}

/// The file at an address, packed for browsers that can unpack it; the first page for the bare address.
pub(crate) async fn file(State(service): State<Service>, uri: Uri, asked: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    if let Some(page) = page_for_links(path, service.config().public.as_deref(), &asked) {
        let headers =
            [(header::CONTENT_TYPE, kind(path)), (header::VARY, BROWSER), (header::CACHE_CONTROL, "no-cache")];
        return (headers, page).into_response();
    }
    let mut packings = PACKINGS.into_iter().filter(|(name, _)| unpacks(&asked, name));
    let packed = packings.find_map(|(name, ending)| Some((name, Page::get(&format!("{path}{ending}"))?)));
    let (encoding, packed) = packed.unzip();
    let Some(file) = packed.or_else(|| Page::get(path)) else {
        return (StatusCode::NOT_FOUND, "There is nothing here.").into_response();
    };
    let tag = tag(&file.metadata.sha256_hash());
    let headers = [
        (header::CONTENT_TYPE, kind(path)),
        (header::CACHE_CONTROL, "no-cache"),
        (header::ETAG, tag.as_str()),
        (header::VARY, "accept-encoding"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    if asked.get(header::IF_NONE_MATCH).is_some_and(|kept| kept.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let encoding = encoding.map(|name| [(header::CONTENT_ENCODING, name)]);
    // The bytes are part of the program: however many ask for them, they are there once.
    let bytes = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    (headers, encoding, bytes).into_response()
}

/// By this header browsers say what they want a page for.
const BROWSER: &str = "sec-fetch-dest";

/// A page for programs that are no browsers, such as those that show where a link leads: they want the whole address of its
/// picture. It is known where the server has an address for everybody.
fn page_for_links(path: &str, public: Option<&str>, asked: &HeaderMap) -> Option<String> {
    let public = public.filter(|_| kind(path) == kind("index.html") && !asked.contains_key(BROWSER))?;
    let page = Page::get(path)?;
    Some(with_whole_address(&String::from_utf8_lossy(&page.data), public))
}

fn with_whole_address(page: &str, public: &str) -> String {
    page.replace("content=\"preview.png\"", &format!("content=\"{}/preview.png\"", public.trim_end_matches('/')))
}

/// A name for what a file holds, so that nobody downloads the same twice.
fn tag(hash: &[u8]) -> String {
    let start = hash.iter().take(12).fold(0_u128, |number, byte| number << 8 | u128::from(*byte));
    format!("\"{start:024x}\"")
}

/// Whether whoever asks says that he can unpack this; one who says so with a weight of nothing cannot.
fn unpacks(asked: &HeaderMap, packing: &str) -> bool {
    let values = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| match part.split_once(';') {
        Some((name, weight)) => {
            name.trim() == packing && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        }
        None => part.trim() == packing,
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_of_a_link_has_its_whole_address() {
        for name in ["../web/static/index.html", "../x-wing-web/static/x-wing.html"] {
            let page = std::fs::read_to_string(name).unwrap();
            let whole = "<meta property=\"og:image\" content=\"https://play.example.org/preview.png\">";
            assert!(
                !page.contains(whole) && with_whole_address(&page, "https://play.example.org/").contains(whole),
                "{name}"
            );
        }
    }

    #[test]
    fn only_what_is_no_browser_is_told_it() {
        let (mut browser, public) = (HeaderMap::new(), Some("https://play.example.org"));
        browser.insert(BROWSER, "document".parse().unwrap());
        assert_eq!(page_for_links("index.html", public, &browser), None);
        assert_eq!(page_for_links("index.html", None, &HeaderMap::new()), None);
        assert_eq!(page_for_links("holotable.js", public, &HeaderMap::new()), None);
    }
}
