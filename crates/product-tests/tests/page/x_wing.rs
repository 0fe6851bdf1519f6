//! X-Wing in the browser.

use product_tests::browser::{Outcome, Screen, Testbed, Visitor, battle, run};
use thirtyfour::Key;

/// A battle of the core set against a bot, clicked to its end.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_core_set_battle_goes_to_its_end() {
    run("x_wing_battle", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open("x-wing.html").await?;
        page.see("form .go").await?;
        page.accessible().await?;
        page.picture("start").await?;
        battle::begin(&page).await?;
        page.see(".dial-panel .ring").await?;
        page.accessible().await?;
        page.picture("planning").await?;
        assert!(page.text(".prompt h2").await?.starts_with("Poe Dameron"), "the prompt starts with a name");
        if battle::until(&page, ".prompt .target-row").await? {
            page.accessible().await?;
            page.picture("targets").await?;
        }
        if battle::until(&page, ".tray .dice + .dice").await? {
            page.picture("dice").await?;
        }
        battle::until(&page, "main.battle.over .again").await?;
        page.accessible().await?;
        page.picture("end").await?;
        assert!(page.ask("document.querySelectorAll('.log li').length").await?.as_u64() > Some(20));
        page.click(".again").await?;
        page.see(".dial-panel .ring").await?;
        Ok(())
    });
}

/// Two rounds; at every decision one button is amber.
async fn one_amber(testbed: Testbed, visitor: Visitor) -> Outcome {
    let page = testbed.visit(visitor).await?;
    battle::begin(&page).await?;
    for _ in 0..2 {
        page.see(".dial-panel .hub").await?;
        while page.ask("!!document.querySelector('.dial-panel')").await? == true {
            page.one_amber().await?;
            battle::act(&page).await?;
        }
        for _ in 0..2_000 {
            if page.ask("!!document.querySelector('.dial-panel, main.battle.over')").await? == true {
                break;
            }
            page.one_amber().await?;
            battle::act(&page).await?;
        }
    }
    Ok(())
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_decision_has_one_amber_button() {
    run("x_wing_amber", |testbed| one_amber(testbed, Visitor::QUICK));
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_decision_has_one_amber_button_on_a_phone() {
    run("x_wing_amber_phone", |testbed| one_amber(testbed, Visitor::QUICK.at(Screen::Phone)));
}

/// Planning on a phone in Polish, and a reload that loses nothing.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn planning_fits_a_phone_and_survives_a_reload() {
    run("x_wing_phone", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        battle::begin(&page).await?;
        page.see(".dial-panel .hub").await?;
        page.until("document.querySelector('.dial .ring').getBoundingClientRect().width > 200").await?;
        page.accessible().await?;
        page.picture("planning").await?;
        let asked = page.text(".prompt h2").await?;
        assert!(asked.contains("manewr"), "{asked}");
        assert_eq!(page.ask("document.documentElement.scrollWidth <= innerWidth").await?, true);
        let on_screen = "document.querySelector('.log-button').getBoundingClientRect().right <= innerWidth";
        assert_eq!(page.ask(on_screen).await?, true, "the whole bar is on the screen");
        page.click(".dial .step.right").await?;
        page.click(".dial-panel .hub").await?;
        page.see(".prompt .decide .go").await?;
        page.reload().await?;
        page.see(".prompt .decide .go").await?;
        page.picture("set").await?;
        if battle::until(&page, ".prompt .target-row").await? {
            page.picture("targets").await?;
        }
        Ok(())
    });
}

/// A round with the keyboard alone: the dial is turned and set by keys, and the ships fly.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_dial_is_set_without_a_mouse() {
    run("x_wing_keyboard", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        battle::begin(&page).await?;
        let ring = page.see(".dial-panel .ring").await?;
        let before = page.ask("document.querySelector('.ring').getAttribute('aria-valuetext')").await?;
        for _ in 0..120 {
            page.press(Key::Tab).await?;
            if page.ask("document.activeElement.matches('.ring')").await? == true {
                break;
            }
        }
        assert_eq!(page.ask("document.activeElement.matches('.ring')").await?, true, "Tab comes to the dial");
        drop(ring);
        page.press(Key::Right).await?;
        let after = page.ask("document.querySelector('.ring').getAttribute('aria-valuetext')").await?;
        assert_ne!(before, after, "the arrow key turns the dial");
        page.press(Key::Enter).await?;
        page.see(".prompt .decide .go").await?;
        for _ in 0..120 {
            page.press(Key::Tab).await?;
            if page.ask("document.activeElement.matches('.prompt .decide .go')").await? == true {
                break;
            }
        }
        page.press(Key::Enter).await?;
        page.until("document.querySelectorAll('.log li').length > 12").await?;
        Ok(())
    });
}
