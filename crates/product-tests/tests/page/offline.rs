//! Without a network.

use product_tests::browser::{Visitor, game, run};

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_page_once_loaded_works_without_the_service() {
    run("offline", |testbed| async move {
        let line = testbed.line().await?;
        let page = testbed.visit_by(Visitor::QUICK, &line.address()).await?;
        page.until("navigator.serviceWorker.controller !== null").await?;
        game::alone(&page).await?;
        game::play(&page, 5).await?;
        line.cut();
        page.reload().await?;
        game::play(&page, 5).await?;
        page.picture("game").await?;
        page.open("#/rules").await?;
        page.open("#/play").await?;
        game::finish(&page).await
    });
}
