//! Whether one button is amber: what most people press next.

use super::{Outcome, Page};

/// What can be pressed and is painted amber, as it is and under a mouse; while a dialog is open, in it.
const LOOK: &str = "(() => {
    const amber = ['rgb(255, 202, 115)', 'rgb(255, 215, 145)'];
    const top = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
    return [...top.querySelectorAll('button, .button')].filter((thing) =>
        !thing.disabled && thing.checkVisibility({ visibilityProperty: true })
            && amber.some((colour) => getComputedStyle(thing).backgroundImage.includes(colour)))
        .map((thing) => thing.innerText.trim());
})()";

/// Fails with their words if there are several.
pub(crate) async fn check(page: &Page) -> Outcome {
    let amber: Vec<String> = serde_json::from_value(page.ask(LOOK).await?)?;
    match amber.len() {
        0 | 1 => Ok(()),
        count => Err(format!("{count} amber buttons: {}", amber.join(" | ")).into()),
    }
}
