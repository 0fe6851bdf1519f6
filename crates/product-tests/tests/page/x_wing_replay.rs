//! Battles to watch again.

use product_tests::browser::{Outcome, Page, Screen, Visitor, battle, run};

/// How the ships are drawn, by their names and places.
const SHIPS: &str = "[...document.querySelectorAll('[id^=ship-]')].map((ship) => ship.id + ship.getAttribute('style') + ship.getAttribute('transform')).join()";

/// Puts the scrubber somewhere, by a share of its length.
async fn scrub(page: &Page, share: f64) -> Outcome {
    let put = format!(
        "(() => {{
            const slider = document.querySelector('.scrubber input');
            slider.value = Math.round(slider.max * {share});
            slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
            return true;
        }})()"
    );
    page.ask(&put).await?;
    Ok(())
}

/// A battle that was given up is watched, looked through, and played on from its middle.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_battle_is_watched_again_and_played_on() {
    run("x_wing_replay", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        battle::begin(&page).await?;
        // Two rounds, then it is given up.
        for round in ["Round 2", "Round 3"] {
            let reached = format!("document.querySelector('.bar .round').textContent.includes('{round}')");
            while page.ask(&reached).await? != true {
                if battle::act(&page).await? == "over" {
                    break;
                }
            }
        }
        if page.ask("!!document.querySelector('main.battle.over')").await? != true {
            battle::until(&page, "main.battle.asks").await?;
            page.click("button.menu").await?;
            page.click(".menu-list .give-up").await?;
        }
        page.see("main.battle.over .watch-again").await?;
        let ended = page.ask(SHIPS).await?;
        page.click(".watch-again").await?;
        page.see("main.watched .scrubber input").await?;
        page.see(".verdict.good").await?;
        let begun = page.ask(SHIPS).await?;
        assert_ne!(begun, ended, "the replay begins at the end");
        scrub(&page, 1.0).await?;
        page.until(&format!("{SHIPS} === {ended}")).await?;
        page.see("main.watched.over").await?;
        page.accessible().await?;
        page.picture("ended").await?;
        assert_eq!(page.ask("document.querySelectorAll('.graph .round-line').length >= 2").await?, true);
        scrub(&page, 0.6).await?;
        page.accessible().await?;
        page.picture("middle").await?;
        page.click(".controls button:nth-of-type(3)").await?;
        page.click(".play-on").await?;
        page.see("main.battle:not(.watched)").await?;
        battle::until(&page, "main.battle.asks").await?;
        page.picture("played-on").await
    });
}

/// A file that is none, on a phone in Polish; and one that the server does not have.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_battle_that_is_not_there_is_said_to_be_missing() {
    run("x_wing_replay_missing", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        page.excuse("404");
        page.open("x-wing.html#/replay/nothing-1").await?;
        page.until("document.querySelector('[role=status]')?.textContent.trim() || null").await?;
        page.fits().await?;
        page.picture("said").await
    });
}
