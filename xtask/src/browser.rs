//! The page in browsers, beyond what `cargo xtask test` looks at.

use crate::page;
use page_build::shell;

/// Compares the gallery with the kept pictures; with `accept` keeps it as it is; with `all` looks at everything everywhere.
pub fn run(all: bool, accept: bool) -> Result<(), String> {
    let version = page::build()?;
    let page = ("HOLOTABLE_PAGE", version.as_str());
    let tests = |target: &str, named: &str, more: &[(&str, &str)]| {
        let test =
            ["test", "--workspace", "--test", target, "--", "--ignored", "--nocapture", "--test-threads", "1", named];
        shell::cargo_with(&test, &[&[page], more].concat())
    };
    match (all, accept) {
        (_, true) => tests("page", "gallery", &[("HOLOTABLE_ACCEPT", "yes")]),
        (false, false) => tests("page", "gallery", &[]),
        (true, false) => {
            tests("page", "gallery", &[])?;
            tests("matrix", "", &[])
        }
    }
}
