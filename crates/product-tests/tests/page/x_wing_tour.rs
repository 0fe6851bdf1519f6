//! The guided first battle of X-Wing, done by acting only on what the screen says.

use product_tests::browser::{Outcome, Page, Screen, Testbed, Visitor, run};
use serde_json::Value;
use std::time::Duration;

/// Reads on, touches what has a ring of light round it, or turns the dial until it shows what is lit.
const STEP: &str = "(() => {
    const seen = (css) => [...document.querySelectorAll(css)].find((thing) => !thing.disabled && thing.getClientRects().length);
    if (seen('main.lesson.over .real')) return 'over';
    const next = seen('.coach .next') || seen('.lesson .pointed') || (document.querySelector('.turning .wanted') && seen('.dial .step.right'));
    if (!next) return null;
    next.click();
    return 'done';
})()";

const SAID: &str = "document.querySelector('.coach .said')?.textContent || ''";

async fn said(page: &Page) -> Outcome<String> {
    Ok(page.ask(SAID).await?.as_str().unwrap_or_default().to_owned())
}

/// Follows the guide to the end; loads the page again half way. Gives what it said.
async fn follow(page: &Page) -> Outcome<Vec<String>> {
    let mut all: Vec<String> = Vec::new();
    for _ in 0..6_000 {
        let text = said(page).await?;
        if !text.is_empty() && all.last() != Some(&text) {
            page.fits().await.map_err(|error| format!("{text}: {error}"))?;
            page.one_amber().await.map_err(|error| format!("{text}: {error}"))?;
            all.push(text.clone());
            if all.len().is_multiple_of(3) {
                page.accessible().await.map_err(|error| format!("{text}: {error}"))?;
                page.picture(&format!("{:02}", all.len())).await?;
            }
            if all.len() == 9 {
                page.reload().await?;
                page.until(SAID).await?;
                assert_eq!(said(page).await?, text, "a reload goes on where it was");
            }
        }
        match page.ask(STEP).await? {
            Value::String(step) if step == "over" => return Ok(all),
            Value::Null => tokio::time::sleep(Duration::from_millis(20)).await,
            _ => {}
        }
    }
    page.picture("stuck").await?;
    Err(format!("the guide does not go on after: {:?}", all.last()).into())
}

async fn to_the_end(testbed: Testbed, visitor: Visitor) -> Outcome {
    let page = testbed.visit(visitor).await?;
    page.open("x-wing.html").await?;
    page.click(".to-tour").await?;
    page.see(".coach .next").await?;
    page.picture("start").await?;
    let said = follow(&page).await?;
    assert!(said.len() > 20, "the guide said only {said:?}");
    page.picture("end").await?;
    page.accessible().await?;
    page.click(".real").await?;
    page.see("main.battle:not(.lesson) .dial-panel").await?;
    Ok(())
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_guided_battle_comes_to_its_end() {
    run("x_wing_tour", |testbed| to_the_end(testbed, Visitor::QUICK));
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_guided_battle_fits_a_phone_in_polish() {
    run("x_wing_tour_pl", |testbed| to_the_end(testbed, Visitor::QUICK.at(Screen::Phone).reading("pl")));
}

/// Somebody who does something else is told so, and nothing is played.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn doing_something_else_is_answered_without_being_played() {
    run("x_wing_tour_other", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open("x-wing.html#/tour").await?;
        for _ in 0..2 {
            page.click(".coach .next").await?;
        }
        page.see(".turning .wanted").await?;
        let asked = said(&page).await?;
        page.click(".dial .step.left").await?;
        page.until("!document.querySelector('.hub.pointed')").await?;
        page.click(".dial-panel .set").await?;
        page.see(".coach.other").await?;
        assert_ne!(said(&page).await?, asked);
        page.click(".show-me").await?;
        page.see(".hub.pointed").await?;
        page.click(".dial-panel .set").await?;
        page.see(".prompt .decide .go.pointed").await?;
        Ok(())
    });
}
