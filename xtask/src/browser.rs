//! The page in browsers, beyond what `cargo xtask test` looks at.

use crate::page;
use page_build::shell;

/// What is done with the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The gallery is compared with the kept pictures.
    Compare,
    /// The gallery is kept as it is.
    Accept,
    /// Everything is looked at everywhere.
    All,
    /// The pictures of the documentation are taken anew.
    Pictures,
}

pub fn run(wish: Wish) -> Result<(), String> {
    let version = page::build()?;
    let page = ("HOLOTABLE_PAGE", version.as_str());
    let tests = |target: &str, named: &[&str], more: &[(&str, &str)]| {
        let test = ["test", "--workspace", "--test", target, "--", "--ignored", "--nocapture", "--test-threads", "1"];
        shell::cargo_with(&[&test, named].concat(), &[&[page], more].concat())
    };
    let gallery = |more: &[(&str, &str)]| {
        page_build::build_gallery()?;
        tests("page", &["gallery"], more)
    };
    match wish {
        Wish::Compare => gallery(&[]),
        Wish::Accept => gallery(&[("HOLOTABLE_ACCEPT", "yes")]),
        Wish::Pictures => tests("matrix", &["pictures"], &[]),
        Wish::All => {
            gallery(&[])?;
            tests("matrix", &["--skip", "pictures"], &[])
        }
    }
}
