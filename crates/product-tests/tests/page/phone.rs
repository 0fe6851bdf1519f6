//! A phone, upright and on its side: the whole race is in sight, and nothing changes its place from turn to turn.

use product_tests::browser::{Outcome, Page, Screen, Visitor, game, run};
use serde_json::{Value, json};

/// What is not wholly in sight of what has to be: the players, the ships, the cards, the buttons, and what the card would do.
const OUTSIDE: &str =
    "[...document.querySelectorAll('.plate-of, .ship, .hand .card, .actions button, .lands, .may')].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return middle[0] < 0 || middle[1] < 0 || middle[0] > innerWidth || middle[1] > innerHeight;
}).map((thing) => thing.outerHTML.slice(0, 120))";

/// Where board and dock are, and how much of the screen the dock takes.
const PLACES: &str = "['.board-box', '.dock', '.players'].map((css) => {
    const box = document.querySelector(css).getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].map(Math.round);
})";

async fn whole_race(page: &Page, screen: Screen) -> Outcome {
    game::alone(page).await?;
    page.see(".hand .card:not(:disabled)").await?;
    let places = page.ask(PLACES).await?;
    for turn in 0..6 {
        game::our_turn(page).await?;
        page.click(".hand .card:not(.bonus):not(:disabled)").await?;
        page.see(".lands").await?;
        assert_eq!(page.ask(OUTSIDE).await?, json!([]), "{screen:?}, turn {turn}: not in sight");
        assert_eq!(page.ask(PLACES).await?, places, "{screen:?}, turn {turn}: something jumps");
        page.fits().await.map_err(|error| format!("{screen:?}, turn {turn}: {error}"))?;
        page.click(".actions .go").await?;
    }
    page.picture(&format!("{screen:?}").to_lowercase()).await?;
    page.accessible().await
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_whole_race_is_in_sight_on_every_phone() {
    run("phones", |testbed| async move {
        for screen in [Screen::Phone, Screen::Low, Screen::Tiny, Screen::Side, Screen::Tablet] {
            let page = testbed.visit(Visitor::QUICK.at(screen).reading("pl")).await?;
            whole_race(&page, screen).await?;
            let share =
                page.ask("document.querySelector('.dock').getBoundingClientRect().height / innerHeight").await?;
            let upright = page.ask("innerHeight > innerWidth").await? == true;
            assert!(
                !upright || share.as_f64().is_some_and(|share| share < 0.334),
                "{screen:?}: the dock takes {share}"
            );
        }
        Ok(())
    });
}

/// Turning the phone keeps the game, the picked card and the ships.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_phone_can_be_turned() {
    run("turned", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone)).await?;
        game::alone(&page).await?;
        game::play(&page, 9).await?;
        game::our_turn(&page).await?;
        let ships = "[...document.querySelectorAll('.ship')].map((ship) => ship.getAttribute('aria-label')).join()";
        let before = page.ask(ships).await?;
        for (width, height) in [(844, 390), (390, 844)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await?;
            page.until(&format!("innerWidth === {width}")).await?;
            assert_eq!(page.ask(ships).await?, before);
            page.until(&format!("{OUTSIDE}.length === 0")).await?;
            page.fits().await?;
        }
        Ok(())
    });
}

/// The log lies over the table when it is asked for, and goes again.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn what_happened_can_be_read_on_a_phone() {
    run("phone_log", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone)).await?;
        game::alone(&page).await?;
        game::play(&page, 4).await?;
        page.click(".log-button").await?;
        page.click(".log.open .ask-why").await?;
        page.see(".why li").await?;
        page.accessible().await?;
        page.picture("open").await?;
        page.click(".log .close").await?;
        assert_eq!(page.ask("document.querySelector('.log.open')").await?, Value::Null);
        Ok(())
    });
}
