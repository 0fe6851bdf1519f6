//! Every screen of the page on every size of window, in four languages and two themes. `cargo xtask browser --all` runs it;
//! `cargo xtask test` looks at each line once.

mod look;
mod others;
mod walk;

use product_tests::browser::{Outcome, Screen, Visitor, run};

const LANGUAGES: [&str; 4] = ["en", "pl", "it", "ro"];

/// All languages by day and by night on one size of window. Everything that is found is told at the end, not the first alone.
fn everywhere(name: &'static str, screen: Screen) {
    run(name, move |testbed| async move {
        let mut found = Vec::new();
        for language in LANGUAGES {
            for light in [false, true] {
                let page = testbed.visit(Visitor { light, ..Visitor::QUICK.at(screen).reading(language) }).await?;
                let theme = if light { "light" } else { "dark" };
                let seen = walk::walk(&page).await?;
                println!("{screen:?}, {language}, {theme}: {} screens, {} findings", seen.screens, seen.found.len());
                found.extend(seen.found.into_iter().map(|what| format!("{screen:?}, {language}, {theme}, {what}")));
            }
        }
        told(found)
    });
}

fn told(found: Vec<String>) -> Outcome {
    if found.is_empty() { Ok(()) } else { Err(found.join("\n").into()) }
}

#[test]
#[ignore = "long; `cargo xtask browser --all` runs it"]
fn a_usual_phone() {
    everywhere("matrix_phone", Screen::Phone);
}

#[test]
#[ignore = "long; `cargo xtask browser --all` runs it"]
fn a_low_phone() {
    everywhere("matrix_low", Screen::Low);
}

#[test]
#[ignore = "long; `cargo xtask browser --all` runs it"]
fn the_smallest_phone() {
    everywhere("matrix_tiny", Screen::Tiny);
}

#[test]
#[ignore = "long; `cargo xtask browser --all` runs it"]
fn a_phone_on_its_side() {
    everywhere("matrix_side", Screen::Side);
}

#[test]
#[ignore = "long; `cargo xtask browser --all` runs it"]
fn a_tablet() {
    everywhere("matrix_tablet", Screen::Tablet);
}

#[test]
#[ignore = "long; `cargo xtask browser --all` runs it"]
fn a_desk() {
    everywhere("matrix_desk", Screen::Desk);
}
