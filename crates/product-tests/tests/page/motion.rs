//! Ships glide for those who like it and jump for those who do not.

use product_tests::browser::{Outcome, Testbed, Visitor, game, run};

/// Counts ships that are on another space, and ways along which one is sent: how many, and the most places of one.
const WATCH: &str = "(() => {
    Object.assign(window, { moves: 0, ways: 0, places: 0 });
    const ships = new MutationObserver((changes) => {
        window.moves += changes.filter(({ target, oldValue }) => target.ariaLabel !== oldValue).length;
    });
    const labels = { attributes: true, attributeFilter: ['aria-label'], attributeOldValue: true };
    for (const ship of document.querySelectorAll('.ship')) ships.observe(ship, labels);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (way, ...options) {
        if (this.matches('.ship')) {
            window.ways += 1;
            window.places = Math.max(window.places, new Set(way.map((one) => one.translate)).size);
        }
        return animate.call(this, way, ...options);
    };
    return true;
})()";

/// How many ships were sent along a way, the most places of one, and how long a ship moves by itself.
async fn flights(testbed: &Testbed, still: bool) -> Outcome<(u64, u64, String)> {
    let page = testbed.visit(Visitor { still, ..Visitor::QUICK }).await?;
    game::alone(&page).await?;
    page.see(".ship").await?;
    page.ask(WATCH).await?;
    game::play(&page, 30).await?;
    let count = async |what: &str| Outcome::Ok(page.ask(what).await?.as_u64().unwrap_or_default());
    assert!(count("window.moves").await? > 0, "no ship moved");
    let glide = page.ask("getComputedStyle(document.querySelector('.ship')).transitionDuration").await?;
    let glide = glide.as_str().unwrap_or_default().to_owned();
    Ok((count("window.ways").await?, count("window.places").await?, glide))
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn who_wants_no_motion_sees_none() {
    run("motion", |testbed| async move {
        let (ways, _, glide) = flights(&testbed, true).await?;
        assert!(ways == 0 && glide == "0s", "{ways} flights, {glide}");
        let (ways, places, glide) = flights(&testbed, false).await?;
        assert!(ways > 0 && places > 2 && glide != "0s", "{ways} flights over {places} places, {glide}");
        Ok(())
    });
}
