//! Games to watch again.

use product_tests::browser::{Visitor, game, run};

/// Where all ships are drawn.
const SHIPS: &str = "[...document.querySelectorAll('.ship')].map((ship) => ship.getAttribute('aria-label')).join()";

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_last_game_can_be_watched_and_searched() {
    run("replay", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::finish(&page).await?;
        let ended = page.ask(SHIPS).await?;
        page.open("#/").await?;
        page.click(".way[href='#/replay']").await?;
        page.see("button.big").await?;
        page.accessible().await?;
        page.picture("choose").await?;
        page.click("button.big").await?;
        page.see("main.watch").await?;
        let begun = page.ask(SHIPS).await?;
        assert_ne!(begun, ended, "the replay begins at the end");
        page.click(".controls button:last-of-type").await?;
        page.accessible().await?;
        page.fits().await?;
        page.picture("begun").await?;
        let last = "(() => {
            const slider = document.querySelector('.scrubber input');
            slider.value = slider.max;
            slider.dispatchEvent(new Event('input', { bubbles: true }));
            slider.dispatchEvent(new Event('change', { bubbles: true }));
            return true;
        })()";
        page.ask(last).await?;
        page.until(&format!("{SHIPS} === {ended}")).await?;
        page.picture("ended").await
    });
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_game_that_is_not_there_is_said_to_be_missing() {
    run("replay_missing", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.excuse("404");
        page.open("#/replay/nothing-1").await?;
        page.until("document.querySelector('[role=status]')?.textContent.trim() || null").await?;
        page.picture("said").await
    });
}
