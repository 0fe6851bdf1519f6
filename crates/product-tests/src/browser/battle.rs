//! Flying X-Wing by clicks: whatever the page offers next is done.

use super::page::passing;
use super::{Outcome, Page};
use std::time::Duration;
use thirtyfour::prelude::*;

/// Clicks the next thing that is offered, and says what it was: nothing while others act, `over` at the end.
const NEXT: &str = "
    const seen = (css) => [...document.querySelectorAll(css)].find((thing) => !thing.disabled && thing.getClientRects().length);
    if (seen('main.battle.over .again')) return ['over', null];
    if (seen('.curtain .go')) return ['curtain', seen('.curtain .go')];
    if (!seen('main.battle.asks')) return ['nothing', null];
    const offers = [['commit', '.prompt .decide .go'], ['option', '.prompt .option'], ['dial', '.dial-panel .hub']];
    for (const [kind, css] of offers) {
        const thing = seen(css);
        if (thing) return [kind, thing];
    }
    return ['nothing', null];";

/// Starts the core set's duel against a bot, with the table laid out.
pub async fn begin(page: &Page) -> Outcome {
    page.open("x-wing.html").await?;
    page.click("form .go").await?;
    page.see("main.battle").await?;
    Ok(())
}

/// Does the next thing that the page offers, and says what it was.
pub async fn act(page: &Page) -> Outcome<String> {
    let answer = match page.browser.execute(NEXT, Vec::new()).await {
        // Firefox may notice that a thing is gone while it tells of it.
        Err(error) if passing(&error) => return Ok("nothing".to_owned()),
        answer => answer?,
    };
    let kind = answer.json()[0].as_str().unwrap_or("nothing").to_owned();
    if kind == "nothing" || kind == "over" {
        tokio::time::sleep(Duration::from_millis(15)).await;
        return Ok(kind);
    }
    let thing = WebElement::from_json(answer.json()[1].clone(), page.browser.handle().clone())?;
    Ok(if page.touch(&thing).await? { kind } else { "nothing".to_owned() })
}

/// Goes on until something is on the screen, or the battle is over; says whether it is there.
pub async fn until(page: &Page, css: &str) -> Outcome<bool> {
    for _ in 0..20_000 {
        if page.ask(&format!("!!document.querySelector(\"{css}\")")).await? == true {
            return Ok(true);
        }
        if act(page).await? == "over" {
            return Ok(false);
        }
    }
    Err(format!("`{css}` does not come").into())
}
