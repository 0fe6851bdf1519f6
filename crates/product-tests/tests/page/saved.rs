//! Games that outlive the page.

use product_tests::browser::{Visitor, game, run};

/// Where all ships are drawn.
const SHIPS: &str = "[...document.querySelectorAll('.ship')].map((ship) => ship.getAttribute('aria-label')).join()";

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_reload_goes_on_where_the_game_was() {
    run("reload", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::play(&page, 25).await?;
        game::our_turn(&page).await?;
        let hand = "[...document.querySelectorAll('.hand .card')].map((card) => card.textContent).join()";
        let before = (page.ask(SHIPS).await?, page.ask(hand).await?);
        page.reload().await?;
        game::our_turn(&page).await?;
        assert_eq!((page.ask(SHIPS).await?, page.ask(hand).await?), before);
        page.open("#/").await?;
        page.click("a.goes-on[href='#/play']").await?;
        game::finish(&page).await
    });
}

/// A saved game that was changed by somebody: the page says so, keeps it, and lets it go only when told to.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_broken_game_is_said_and_kept() {
    run("broken", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::play(&page, 5).await?;
        page.open("#/").await?;
        let key = "'holotable-super-teams'";
        page.ask(&format!("localStorage.setItem({key}, localStorage.getItem({key}).slice(0, -40))")).await?;
        page.reload().await?;
        assert!(page.text(".broken p").await?.contains("cannot be opened"));
        page.accessible().await?;
        page.picture("told").await?;
        game::alone(&page).await?;
        page.see(".hand .card").await?;
        page.open("#/").await?;
        page.reload().await?;
        page.click(".broken button:last-of-type").await?;
        page.until("!document.querySelector('.broken')").await?;
        page.reload().await?;
        assert_eq!(page.ask("document.querySelector('.broken')").await?, serde_json::Value::Null);
        Ok(())
    });
}
