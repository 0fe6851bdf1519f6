//! A move is two touches: a card, then the ship or the place where it would go.

use product_tests::browser::{Outcome, Page, Visitor, game, run};
use thirtyfour::Key;

const TO_PLAY: &str = "document.querySelector('.hand .card:not(.bonus):not(:disabled)')";

async fn lines(page: &Page) -> Outcome<u64> {
    Ok(page.ask("document.querySelectorAll('.log li').length").await?.as_u64().unwrap_or_default())
}

async fn played(page: &Page, before: u64, how: &str) -> Outcome {
    page.until(&format!("document.querySelectorAll('.log li').length > {before}"))
        .await
        .map_err(|_| format!("{how} plays nothing"))?;
    game::our_turn(page).await
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_card_then_a_ship_or_its_destination_plays() {
    run("touches", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::our_turn(&page).await?;
        let card = ".hand .card:not(.bonus):not(:disabled)";

        let before = lines(&page).await?;
        page.click(card).await?;
        page.see(".ship.choosable").await?;
        page.picture("picked").await?;
        page.ask("(document.querySelector('.ship.choosable').click(), true)").await?;
        played(&page, before, "a touched ship").await?;

        let before = lines(&page).await?;
        page.click(card).await?;
        page.see(".lands").await?;
        page.ask("(document.querySelector('.lands').dispatchEvent(new MouseEvent('click', { bubbles: true })), true)")
            .await?;
        played(&page, before, "a touched destination").await?;

        page.click(card).await?;
        page.see(".card.chosen").await?;
        page.click(".card.chosen").await?;
        page.until("!document.querySelector('.card.chosen')").await?;
        page.click(card).await?;
        page.see(".card.chosen").await?;
        page.press(Key::Escape).await?;
        page.until("!document.querySelector('.card.chosen')").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_card_can_be_dragged_onto_a_ship() {
    run("dragged", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::our_turn(&page).await?;
        let before = lines(&page).await?;
        let card = page.see(".hand .card:not(.bonus):not(:disabled)").await?;
        let colour = page.ask(&format!("{TO_PLAY}.className.match(/team-(\\w+)/)[1]")).await?;
        let ship = page.see(&format!(".ship:has(.team-{})", colour.as_str().unwrap_or_default())).await?;
        page.browser.action_chain().drag_and_drop_element(&card, &ship).perform().await?;
        played(&page, before, "a dragged card").await
    });
}

/// Figures, arrows and Enter play, and the next turn goes on by keys.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn figures_and_enter_play() {
    run("figures", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::our_turn(&page).await?;
        for _ in 0..2 {
            let before = lines(&page).await?;
            page.browser.action_chain().send_keys("2").perform().await?;
            page.see(".hand .card:nth-child(2).chosen").await?;
            let ship = page.ask("document.querySelector('.ship.chosen').dataset.ship").await?;
            if page.ask("document.querySelectorAll('.ship.choosable').length").await? == 2 {
                page.press(Key::Right).await?;
                page.until(&format!("document.querySelector('.ship.chosen').dataset.ship !== {ship}")).await?;
            }
            page.press(Key::Enter).await?;
            played(&page, before, "Enter").await?;
        }
        page.until("document.activeElement.matches('.dock .card, .dock button')").await?;
        Ok(())
    });
}
