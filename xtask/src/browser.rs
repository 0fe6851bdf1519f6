//! The page in browsers, beyond what `cargo xtask test` looks at.

use crate::page;
use crate::test::there;
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
            // What one browser does wrong does not keep another from being looked at.
            let looked = [
                gallery(&[]),
                tests("matrix", &["super_teams_on", "x_wing_on"], &[]),
                firefox().and_then(|there| if there { tests("matrix", &["firefox"], &[]) } else { Ok(()) }),
                webkit().and_then(|there| if there { tests("matrix", &["webkit"], &[]) } else { Ok(()) }),
            ];
            let wrong: Vec<String> = looked.into_iter().filter_map(Result::err).collect();
            if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
        }
    }
}

fn firefox() -> Result<bool, String> {
    Ok(there("firefox-esr", "--version", "apt-get install firefox-esr")?
        && there("geckodriver", "--version", "cargo install geckodriver")?)
}

/// `WebKit` needs a display, if only one that nobody sees, which its test starts.
fn webkit() -> Result<bool, String> {
    Ok(there("WebKitWebDriver", "--help", "apt-get install webkit2gtk-driver")?
        && (std::env::var_os("DISPLAY").is_some() || there("xvfb-run", "--help", "apt-get install xvfb")?))
}
