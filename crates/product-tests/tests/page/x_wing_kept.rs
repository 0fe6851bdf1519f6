//! What a battle of X-Wing leaves in the browser, and what is shown of a ship.

use product_tests::browser::{Visitor, battle, run};

const TITLE: &str = "document.querySelector('.prompt .ask h2').textContent";

/// A new battle does not replace one that is not over; the first page leads to both.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn an_unfinished_battle_is_put_aside() {
    run("x_wing_aside", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        battle::begin(&page).await?;
        battle::until(&page, ".prompt .option").await?;
        let asked = page.ask(TITLE).await?;
        battle::begin(&page).await?;
        page.see(".dial-panel .ring").await?;
        page.open("#/").await?;
        page.see(".tile.goes-on[href='x-wing.html#/battle']").await?;
        page.open("x-wing.html").await?;
        page.see(".tile.goes-on .thumb .side-0").await?;
        page.picture("kept").await?;
        page.click(".tile.kept").await?;
        page.until(&format!("{TITLE} === {asked}")).await?;
        page.open("x-wing.html#/").await?;
        page.see(".tile.kept").await?;
        page.reload().await?;
        assert_eq!(page.ask("document.querySelectorAll('.tile.kept').length").await?, 1, "they changed places");
        Ok(())
    });
}

/// The mouse rests on a ship: what it can do stands beside the panels, and goes when the mouse goes.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_ship_under_the_mouse_is_shown_large() {
    run("x_wing_hover", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        battle::begin(&page).await?;
        let ship = page.see(".squadron.own .row-of").await?;
        page.browser.action_chain().move_to_element_center(&ship).perform().await?;
        page.until("document.querySelector('.hovered .numbers-of') && document.querySelector('.hovered p').textContent.length > 20")
            .await?;
        page.picture("hovered").await?;
        let hub = page.see(".dial-panel .hub").await?;
        page.browser.action_chain().move_to_element_center(&hub).perform().await?;
        page.until("!document.querySelector('.hovered')").await?;
        page.browser.action_chain().context_click_element(&ship).perform().await?;
        page.see(".side .ship-card").await?;
        page.accessible().await?;
        Ok(())
    });
}
