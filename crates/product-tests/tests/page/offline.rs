//! Without a network.

use product_tests::browser::{Visitor, battle, game, run};

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

/// What rules and cards of X-Wing say comes by itself, in the language that is read, and is there without a network once it came.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_reasons_of_x_wing_are_read_offline() {
    run("offline-x-wing", |testbed| async move {
        let line = testbed.line().await?;
        let page = testbed.visit_by(Visitor::QUICK.reading("pl"), &line.address()).await?;
        page.open("x-wing.html").await?;
        page.see("form .go").await?;
        page.until("navigator.serviceWorker.controller !== null").await?;
        page.until(&kept("x-wing-pl")).await?;
        page.until(&kept("x-wing-help-pl")).await?;
        page.select(".language select", "it").await?;
        page.until("document.documentElement.lang === 'it'").await?;
        page.until(&kept("x-wing-help-it")).await?;
        line.cut();
        battle::begin(&page).await?;
        page.see(".dial-panel .ring").await?;
        // While dials are set the log stands behind them.
        page.ask("document.querySelector('.log .ask-why').click()").await?;
        let told = async |css: &str| page.ask(&format!("document.querySelector('.log .why {css}').textContent")).await;
        let (id, whole) = (told("li b").await?, told("li").await?);
        let id = id.as_str().expect("a rule");
        let sentence = RULES.lines().find_map(|rule| rule.strip_prefix(&format!("rule-{id} = "))).expect("a sentence");
        assert_eq!(whole.as_str().map(|whole| whole.replacen(id, "", 1).trim().to_owned()), Some(sentence.to_owned()));
        page.picture("why").await
    });
}

/// The rules of X-Wing in Italian.
const RULES: &str = include_str!("../../../../locales/it/x-wing-rules.ftl");

/// Whether words are kept for when there is no network: those of a language, or others by how their file is called.
fn kept(words: &str) -> String {
    format!("caches.match('words-{words}.ftl').then((kept) => kept !== undefined)")
}
