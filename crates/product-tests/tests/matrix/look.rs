//! What every screen must be: nothing cut off, nothing to scroll sideways, readable by everybody, one amber button a decision,
//! short prompts that begin with a name.

use product_tests::browser::{Outcome, Page};

/// Decisions with more than one amber button, and prompts that are long or begin with no name.
const SAID: &str = "(() => {
    const seen = (thing) => thing.getClientRects().length > 0 && !thing.disabled;
    const found = [];
    for (const decision of document.querySelectorAll('article, form, .actions, .guide, .gathering, dialog[open], .curtain')) {
        const amber = [...decision.querySelectorAll('.go')].filter(seen).length;
        if (amber > 1) found.push(amber + ' amber buttons in ' + decision.className);
    }
    const names = [...document.querySelectorAll('.plate-of .who-is strong')].map((name) => name.textContent);
    const prompt = document.querySelector('.actions.yours .prompt strong')?.textContent;
    if (prompt) {
        if (prompt.trim().split(/\\s+/).length > 12) found.push('a long prompt: ' + prompt);
        if (!names.some((name) => prompt.startsWith(name))) found.push('a prompt without a name: ' + prompt);
    }
    return found;
})()";

/// What is wrong with the page as it is now.
pub async fn look(page: &Page) -> Outcome<Vec<String>> {
    let mut found: Vec<String> = serde_json::from_value(page.ask(SAID).await?)?;
    found.extend(page.fits().await.err().map(|error| error.to_string()));
    found.extend(page.accessible().await.err().map(|error| error.to_string()));
    Ok(found)
}
