//! Alone against a bot.

use product_tests::browser::{Visitor, game, run};

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_game_against_a_bot_goes_to_its_end() {
    run("solo", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.accessible().await?;
        page.picture("home").await?;
        page.click(".way[href='#/alone']").await?;
        page.see("form .go").await?;
        page.accessible().await?;
        page.picture("form").await?;
        page.click("form .go").await?;
        page.see(".hand .card:not(:disabled)").await?;
        page.accessible().await?;
        page.picture("start").await?;
        game::play(&page, 20).await?;
        page.see(".log li").await?;
        game::finish(&page).await?;
        let winner = page.text(".prompt").await?;
        assert!(winner.contains("win") || winner.contains("draw"), "{winner}");
        page.accessible().await?;
        page.picture("end").await?;
        page.click(".actions .big").await?;
        page.until("!document.querySelector('main.over') && document.querySelector('.hand .card')").await?;
        Ok(())
    });
}
