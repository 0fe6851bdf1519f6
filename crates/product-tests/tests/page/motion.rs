//! Ships glide for those who like it and jump for those who do not.

use product_tests::browser::{Outcome, Testbed, Visitor, game, run};

/// Counts how often a ship is on another space for a line of the log. Two lines that come together (a flight into the Maw,
/// and back) may move it twice.
const WATCH: &str = "(() => {
    window.most = 0;
    window.moves = 0;
    const steps = new Map();
    const ships = new MutationObserver((changes) => {
        for (const { target, oldValue } of changes.filter(({ target, oldValue }) => target.ariaLabel !== oldValue)) {
            steps.set(target, (steps.get(target) || 0) + 1);
            window.moves += 1;
        }
    });
    const labels = { attributes: true, attributeFilter: ['aria-label'], attributeOldValue: true };
    for (const ship of document.querySelectorAll('.ship')) ships.observe(ship, labels);
    const lines = new MutationObserver((changes) => {
        const added = changes.reduce((count, { addedNodes }) => count + addedNodes.length, 0);
        for (const count of steps.values()) window.most = Math.max(window.most, count - Math.max(0, added - 1));
        steps.clear();
    });
    lines.observe(document.querySelector('.log ol'), { childList: true });
    return true;
})()";

/// The most steps that one ship made in one flight, and how long a ship's glide takes.
async fn steps(testbed: &Testbed, still: bool) -> Outcome<(u64, String)> {
    let page = testbed.visit(Visitor { still, ..Visitor::QUICK }).await?;
    game::alone(&page).await?;
    page.see(".ship").await?;
    page.ask(WATCH).await?;
    game::play(&page, 30).await?;
    let glide = page.ask("getComputedStyle(document.querySelector('.ship')).transitionDuration").await?;
    let most = page.ask("window.most").await?.as_u64().unwrap_or_default();
    let moves = page.ask("window.moves").await?.as_u64().unwrap_or_default();
    assert!(moves > 0, "no ship moved");
    Ok((most, glide.as_str().unwrap_or_default().to_owned()))
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn who_wants_no_motion_sees_none() {
    run("motion", |testbed| async move {
        let (most, glide) = steps(&testbed, true).await?;
        assert!(most <= 1 && glide == "0s", "{most} steps at most, {glide}");
        let (most, glide) = steps(&testbed, false).await?;
        assert!(most > 1 && glide != "0s", "{most} steps at most, {glide}");
        Ok(())
    });
}
