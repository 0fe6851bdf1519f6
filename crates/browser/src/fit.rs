//! Whether everything has the room that it needs.

use crate::{Outcome, Page};

const LOOK: &str = "(() => {
    const wide = document.documentElement;
    const found = [];
    if (wide.scrollWidth > wide.clientWidth) {
        const out = [...document.body.querySelectorAll('*')].filter((thing) =>
            !thing.closest('svg') && thing.getBoundingClientRect().right > wide.clientWidth + 1);
        found.push('the page is ' + wide.scrollWidth + ' wide on a screen of ' + wide.clientWidth + ': '
            + out.slice(0, 3).map((thing) => thing.outerHTML.slice(0, 160)).join(' | '));
    }
    for (const thing of document.querySelectorAll('button, .button, label, legend, select, summary, h1, h2, a')) {
        if (thing.classList.contains('unseen') || !thing.getClientRects().length) continue;
        if (thing.clientWidth && thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).display !== 'inline')
            found.push('cut off by ' + (thing.scrollWidth - thing.clientWidth) + ': ' + thing.outerHTML.slice(0, 200));
        const box = thing.getBoundingClientRect();
        if (box.right > wide.clientWidth + 1 || box.left < -1)
            found.push('outside the screen: ' + thing.outerHTML.slice(0, 200));
    }
    return found;
})()";

/// Fails with the list of things that do not fit.
pub(crate) async fn check(page: &Page) -> Outcome {
    let found: Vec<String> = serde_json::from_value(page.ask(LOOK).await?)?;
    match found.is_empty() {
        true => Ok(()),
        false => Err(found.join("\n").into()),
    }
}
