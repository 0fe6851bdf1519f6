//! A match as at tournaments: squads that nobody sees before both are there, a time limit, a result sheet.

use crate::x_wing_online::LISTEN;
use product_tests::browser::{Visitor, run};

/// Keeps what a page gives as a file.
const TAKE: &str = "const address = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => { window.given = text; }); return address.call(URL, blob); };";

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn squads_of_a_tournament_match_are_shown_together() {
    run("x_wing_tournament", |testbed| async move {
        let ola = testbed.visit(Visitor::QUICK).await?;
        let jan = testbed.visit(Visitor::QUICK).await?;
        ola.before_every_page(LISTEN).await?;
        ola.before_every_page(TAKE).await?;
        ola.open("x-wing.html#/online").await?;
        ola.write("form input[type=text]", "Ola").await?;
        ola.click("form summary").await?;
        ola.click("form .tournament").await?;
        ola.until("document.querySelector('[name=room-sealed]').checked && !document.querySelector('.squad-picker')")
            .await?;
        ola.accessible().await?;
        ola.picture("lobby").await?;
        ola.click("form .go").await?;
        let link = ola.until("document.querySelector('.address')?.value").await?;
        let room =
            link.as_str().and_then(|link| link.rsplit_once('/')).map(|(_, id)| id.to_owned()).ok_or("no link")?;
        ola.select(".seats .own .squad-picker select", "ready-6").await?;
        ola.see(".seats .own .line-up .ship-picture").await?;

        jan.open(&format!("x-wing.html#/room/{room}")).await?;
        jan.see(".seats li:nth-of-type(1) .sealed").await?;
        jan.write(".seats li:nth-of-type(2) .nickname", "Jan").await?;
        jan.click(".seats li:nth-of-type(2) button.big").await?;
        jan.select(".seats .own .squad-picker select", "ready-18").await?;
        jan.see(".seats .own .line-up .ship-picture").await?;
        ola.see(".seats li:nth-of-type(2) .sealed").await?;
        ola.accessible().await?;
        ola.picture("sealed").await?;
        let told = "window.heard.some((text) => text.includes('howlrunner'))";
        assert_eq!(ola.ask(told).await?, false, "what Jan flies reaches nobody");
        ola.click(".gathering .go:not(:disabled)").await?;
        ola.until(told).await?;
        ola.see(".seated .limit .clock").await?;
        let clock = ola.text(".seated .limit .clock").await?;
        assert!(clock.starts_with("75:00") || clock.starts_with("74:"), "{clock}");
        ola.picture("limit").await?;

        ola.click("button.menu").await?;
        ola.click(".menu-list .more summary").await?;
        ola.click(".menu-list .more .buttons button:last-of-type").await?;
        ola.click("dialog[open] .buttons .big").await?;
        ola.click(".result-sheet").await?;
        let sheet = ola.until("window.given").await?;
        let sheet = sheet.as_str().unwrap_or_default();
        for words in [
            "Ola: 0 points destroyed",
            "Jan: 0 points destroyed, winner",
            "Luke Skywalker",
            "Howlrunner",
            "A side gave up",
        ] {
            assert!(sheet.contains(words), "{words}: {sheet}");
        }
        ola.picture("over").await
    });
}
