//! What every screen must be: nothing cut off, nothing to scroll sideways, readable by everybody, one amber button a decision,
//! short prompts that begin with a name, and still once nothing happens any more.

use product_tests::browser::{Outcome, Page};
use std::time::Duration;

/// Decisions with more than one amber button, and prompts that are long or begin with no name. A button that opens a battle
/// of its own counts by itself, and so do the two games of the first page, each in its poster.
const SAID: &str = "(() => {
    const seen = (thing) => thing.getClientRects().length > 0 && !thing.disabled;
    const found = [];
    for (const decision of document.querySelectorAll('article, form, .actions, .guide, .gathering, dialog[open], .curtain, section.prompt')) {
        const amber = [...decision.querySelectorAll('.go')].filter(seen).length;
        if (amber > 1) found.push(amber + ' amber buttons in ' + decision.className);
    }
    const all = (css) => [...document.querySelectorAll(css)].map((name) => name.textContent.trim()).filter(Boolean);
    const names = all('.plate-of .who-is strong, .row-of .named b');
    const prompt = document.querySelector('.actions.yours .prompt strong, .prompt.yours h2')?.textContent.trim();
    if (prompt) {
        if (prompt.split(/\\s+/).length > 12) found.push('a long prompt: ' + prompt);
        if (names.length && !names.some((name) => prompt.includes(name.split(' ')[0])))
            found.push('a prompt without a name: ' + prompt);
    }
    return found;
})()";

/// What still moves.
const MOVING: &str = "document.getAnimations().filter((one) => one.playState === 'running').map((one) =>
    (one.animationName || one.transitionProperty || 'something') + ' of ' + [...(one.effect?.target?.outerHTML ?? '')].slice(0, 80).join(''))";

/// How long something may move after the last event, and how often it is looked.
const STILL: Duration = Duration::from_secs(2);
const LOOK: Duration = Duration::from_millis(50);

/// Waits until nothing moves, and says what does so for too long.
async fn settle(page: &Page) -> Outcome<Vec<String>> {
    let mut moving: Vec<String> = Vec::new();
    for _ in 0..STILL.as_millis() / LOOK.as_millis() {
        moving = serde_json::from_value(page.ask(MOVING).await?)?;
        if moving.is_empty() {
            break;
        }
        tokio::time::sleep(LOOK).await;
    }
    Ok(moving.into_iter().map(|what| format!("moves for more than 2 s: {what}")).collect())
}

/// What is wrong with the page as it is now; `thorough` lets axe look, too, which takes a second.
pub async fn look(page: &Page, thorough: bool) -> Outcome<Vec<String>> {
    let mut found = settle(page).await?;
    found.extend(serde_json::from_value::<Vec<String>>(page.ask(SAID).await?)?);
    found.extend(page.fits().await.err().map(|error| error.to_string()));
    if thorough {
        found.extend(page.accessible().await.err().map(|error| error.to_string()));
    }
    Ok(found)
}
