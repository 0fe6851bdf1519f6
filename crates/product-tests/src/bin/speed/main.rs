//! Measures the pages in Chromium and prints what docs/performance.md keeps.

mod frames;
mod super_teams;
mod thinking;
mod x_wing;

use product_tests::browser::{Visitor, run};

/// Somebody whom nothing is made easier for.
const VISITOR: Visitor = Visitor { still: false, hurry: false, ..Visitor::QUICK };

fn main() {
    run("measure", |testbed| async move {
        super_teams::measure(&testbed).await?;
        x_wing::measure(&testbed).await?;
        thinking::measure(&testbed).await
    });
}
