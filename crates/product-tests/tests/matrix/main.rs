//! Every screen of the page on every size of window, in four languages and two themes. `cargo xtask browser --all` runs it;
//! `cargo xtask test` looks at each line once.

mod look;
mod others;
mod pictures;
mod walk;

use product_tests::browser::{Screen, Visitor, run};
use walk::Seen;

/// The sizes; each is read by axe in the next language.
const SIZES: [Screen; 6] = [Screen::Phone, Screen::Low, Screen::Tiny, Screen::Side, Screen::Tablet, Screen::Desk];

/// Everything on one size of window. Whatever is found is told at the end, not the first alone; things move as for most people.
fn everywhere(name: &'static str, screen: Screen) {
    run(name, move |testbed| async move {
        let page = testbed.visit(Visitor { still: false, ..Visitor::QUICK.at(screen) }).await?;
        let mut seen = Seen::nothing(SIZES.iter().position(|size| *size == screen).unwrap_or_default() + 1);
        let walked = walk::walk(&page, &mut seen).await;
        println!("{screen:?}: {} screens, {} looks, {} findings", seen.screens, seen.looks, seen.found.len());
        if !seen.found.is_empty() {
            return Err(seen.found.join("\n").into());
        }
        walked
    });
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
