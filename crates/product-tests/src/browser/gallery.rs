//! The page with the gallery of all parts in it, which players do not get.

use super::Outcome;
use axum::Router;
use axum::http::header;
use axum::routing::get;

/// The files of the module, and their kinds.
const MODULE: [(&str, &str); 2] = [("holotable.js", "text/javascript"), ("holotable_bg.wasm", "application/wasm")];

/// The service with the module that has the gallery in the place of the players'.
pub(crate) fn instead(app: Router) -> Outcome<Router> {
    let mut router = Router::new();
    for (name, kind) in MODULE {
        let file = page_build::gallery().join(name);
        let bytes = std::fs::read(&file)
            .map_err(|error| format!("{}: {error}; `cargo xtask browser` builds the gallery", file.display()))?;
        router = router.route(&format!("/{name}"), get(move || async move { ([(header::CONTENT_TYPE, kind)], bytes) }));
    }
    Ok(router.fallback_service(app))
}
