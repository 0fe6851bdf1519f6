//! Whether everything has the room that it needs.

use super::{Outcome, Page};

const LOOK: &str = "(() => {
    const wide = document.documentElement;
    const found = [];
    // Half a letter of two units cannot be told.
    const cut = (text) => [...text].slice(0, 200).join('');
    if (wide.scrollWidth > wide.clientWidth) {
        const out = [...document.body.querySelectorAll('*')].filter((thing) =>
            !thing.closest('svg') && thing.getBoundingClientRect().right > wide.clientWidth + 1);
        found.push('the page is ' + wide.scrollWidth + ' wide on a screen of ' + wide.clientWidth + ': '
            + out.slice(0, 3).map((thing) => cut(thing.outerHTML)).join(' | '));
    }
    for (const thing of document.querySelectorAll('button, .button, label, legend, select, summary, h1, h2, a')) {
        if (thing.classList.contains('unseen') || !thing.getClientRects().length || getComputedStyle(thing).visibility === 'hidden') continue;
        // Cards are pictures with a name that is not seen, and held as a fan: each lies over a part of the next.
        if (thing.matches('.card')) continue;
        const box = thing.getBoundingClientRect();
        const inside = document.createRange();
        inside.selectNodeContents(thing);
        const text = thing.tagName === 'SELECT' ? box : inside.getBoundingClientRect();
        const over = Math.max(text.right - box.right, box.left - text.left);
        if (over > 1) found.push('cut off by ' + over + ': ' + cut(thing.outerHTML));
        // A ship is where it is on the table, which is larger than the window.
        if (!thing.matches('.piece') && (box.right > wide.clientWidth + 1 || box.left < -1))
            found.push('outside the screen: ' + cut(thing.outerHTML));
    }
    const hole = document.body.innerHTML.match(/.{0,60}\\{ ?\\$.{0,60}/);
    if (hole) found.push('a text with a hole: ' + hole[0]);
    return found;
})()";

/// Fails with the list of things that do not fit, and of texts whose words are missing.
pub(crate) async fn check(page: &Page) -> Outcome {
    let found: Vec<String> = serde_json::from_value(page.ask(LOOK).await?)?;
    match found.is_empty() {
        true => Ok(()),
        false => Err(found.join("\n").into()),
    }
}
