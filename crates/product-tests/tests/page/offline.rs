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

/// The words of a language come by themselves; once they are there, they are there without a network, too.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_language_that_was_read_once_is_read_offline() {
    run("offline-words", |testbed| async move {
        let line = testbed.line().await?;
        let page = testbed.visit_by(Visitor::QUICK.reading("pl"), &line.address()).await?;
        assert_eq!(page.text("h1").await?, "Stół już czeka.");
        page.until("navigator.serviceWorker.controller !== null").await?;
        page.until(&kept("pl")).await?;
        page.select(".language select", "it").await?;
        page.until("document.querySelector('h1').textContent === 'Il tavolo è pronto.'").await?;
        page.until(&kept("it")).await?;
        line.cut();
        page.reload().await?;
        assert_eq!(page.text("h1").await?, "Il tavolo è pronto.");
        page.select(".language select", "pl").await?;
        page.until("document.querySelector('h1').textContent === 'Stół już czeka.'").await?;
        Ok(())
    });
}

/// Whether the words of a language are kept for when there is no network.
fn kept(language: &str) -> String {
    format!("caches.match('words-{language}.ftl').then((kept) => kept !== undefined)")
}
