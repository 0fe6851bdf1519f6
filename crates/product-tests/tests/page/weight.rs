//! What a visitor downloads before the first move.

use product_tests::browser::{Visitor, game, run};

/// What may come over the wire, fonts and pictures included.
const LIMIT: u64 = 650_000;

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_first_move_needs_no_more_than_650_kilobytes() {
    run("weight", |testbed| async move {
        let line = testbed.line().await?;
        let page = testbed.visit_by(Visitor::QUICK, &line.address()).await?;
        game::alone(&page).await?;
        game::play(&page, 1).await?;
        let received = line.received();
        println!("{received} bytes came over the wire before the first move");
        assert!(received > 100_000, "{received} bytes cannot be the whole page");
        assert!(received <= LIMIT, "{received} bytes before the first move; at most {LIMIT} may be");
        page.until("navigator.serviceWorker.controller !== null").await?;
        println!("{} when everything is kept for later", line.received());
        Ok(())
    });
}
