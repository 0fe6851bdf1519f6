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

/// The screens of one of the games.
#[derive(Clone, Copy)]
enum Part {
    SuperTeams,
    XWing,
}

/// One game on one size of window. Whatever is found is told at the end, not the first alone; things move as for most people.
fn everywhere(name: &'static str, screen: Screen, part: Part) {
    run(name, move |testbed| async move {
        let page = testbed.visit(Visitor { still: false, ..Visitor::QUICK.at(screen) }).await?;
        let mut seen = Seen::nothing(SIZES.iter().position(|size| *size == screen).unwrap_or_default() + 1);
        let walked = match part {
            Part::SuperTeams => walk::super_teams(&page, &mut seen).await,
            Part::XWing => walk::x_wing(&page, &mut seen).await,
        };
        println!("{name}: {} screens, {} looks, {} findings", seen.screens, seen.looks, seen.found.len());
        if !seen.found.is_empty() {
            return Err(seen.found.join("\n").into());
        }
        walked
    });
}

macro_rules! matrix {
    ($($test:ident: $screen:ident, $part:ident;)*) => {
        $(
            #[test]
            #[ignore = "long; `cargo xtask browser --all` runs it"]
            fn $test() {
                everywhere(concat!("matrix_", stringify!($test)), Screen::$screen, Part::$part);
            }
        )*
    };
}

matrix! {
    super_teams_on_a_usual_phone: Phone, SuperTeams;
    super_teams_on_a_low_phone: Low, SuperTeams;
    super_teams_on_the_smallest_phone: Tiny, SuperTeams;
    super_teams_on_a_phone_on_its_side: Side, SuperTeams;
    super_teams_on_a_tablet: Tablet, SuperTeams;
    super_teams_on_a_desk: Desk, SuperTeams;
    x_wing_on_a_usual_phone: Phone, XWing;
    x_wing_on_a_low_phone: Low, XWing;
    x_wing_on_the_smallest_phone: Tiny, XWing;
    x_wing_on_a_phone_on_its_side: Side, XWing;
    x_wing_on_a_tablet: Tablet, XWing;
    x_wing_on_a_desk: Desk, XWing;
}
