//! The guided first game.

use product_tests::browser::{Outcome, Page, Screen, Testbed, Visitor, run};
use serde_json::Value;
use std::time::Duration;

/// Reads on, or does what is pointed at.
const STEP: &str = "(() => {
    if (document.querySelector('main.over')) return 'over';
    const next = document.querySelector('.guide .go')
        || document.querySelector('.dock button.pointed:not(:disabled)') || document.querySelector('.actions .go');
    if (!next) return null;
    next.click();
    return 'done';
})()";

/// Follows the guide to the end. Gives what it said.
pub(crate) async fn follow(page: &Page) -> Outcome<Vec<String>> {
    let mut said: Vec<String> = Vec::new();
    for _ in 0..4_000 {
        let text = page.ask("document.querySelector('.guide .said')?.textContent || ''").await?;
        let text = text.as_str().unwrap_or_default().to_owned();
        if !text.is_empty() && said.last() != Some(&text) {
            page.fits().await.map_err(|error| format!("{text}: {error}"))?;
            said.push(text);
            if said.len().is_multiple_of(4) {
                page.accessible().await?;
                page.picture(&format!("{:02}", said.len())).await?;
            }
        }
        match page.ask(STEP).await? {
            Value::String(step) if step == "over" => return Ok(said),
            Value::Null => tokio::time::sleep(Duration::from_millis(20)).await,
            _ => {}
        }
    }
    Err(format!("the guide does not go on after: {:?}", said.last()).into())
}

async fn to_the_end(testbed: Testbed, visitor: Visitor) -> Outcome {
    let page = testbed.visit(visitor).await?;
    page.click(".way[href='#/tour']").await?;
    let said = follow(&page).await?;
    assert!(said.len() > 8, "the guide said only {said:?}");
    page.picture("end").await?;
    page.fits().await
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_guided_game_comes_to_its_end() {
    run("tour", |testbed| to_the_end(testbed, Visitor::QUICK));
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_guided_game_fits_a_narrow_screen_in_polish() {
    run("tour_pl", |testbed| to_the_end(testbed, Visitor::QUICK.at(Screen::Narrow).reading("pl")));
}
