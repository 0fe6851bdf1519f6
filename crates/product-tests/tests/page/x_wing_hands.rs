//! X-Wing under the hands: take-back, hint, giving up, keys, and what is shown where nothing may be measured.

use product_tests::browser::{Outcome, Page, Screen, Visitor, battle, run};
use thirtyfour::Key;

/// How many choices the best bot names with a chance to win.
const HINTS: &str =
    "[...document.querySelectorAll('.hint li')].filter((line) => /^\\d+ %: ./.test(line.innerText)).length";

/// The bar of the first page has room for everything in it, in the longest language on a usual phone.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_first_page_fits_a_phone_in_polish() {
    run("x_wing_first_pl", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        page.open("x-wing.html").await?;
        page.see("form .go").await?;
        page.picture("first").await?;
        page.fits().await?;
        let inside = "[...document.querySelectorAll('.bar.first > *, .bar.first .tools > *')].filter((thing) => thing.getClientRects().length)
            .every((thing) => { const box = thing.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; })";
        assert_eq!(page.ask(inside).await?, true, "everything in the bar is on the screen");
        Ok(())
    });
}

async fn prompt(page: &Page) -> Outcome<String> {
    page.text(".prompt h2").await
}

/// A dial that was set is taken back at once, a bot says what it would do, and giving up ends the battle.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn take_back_hint_and_giving_up() {
    run("x_wing_hands", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        battle::begin(&page).await?;
        page.see(".dial-panel .ring").await?;
        let before = prompt(&page).await?;
        page.click(".what-can").await?;
        page.see(".prompt .help").await?;
        page.click(".ask-bot").await?;
        page.see(".prompt .hint li").await?;
        let hints = page.ask(HINTS).await?;
        assert!(hints.as_u64().is_some_and(|count| (1..=3).contains(&count)), "{hints} choices with a chance");
        page.picture("hint").await?;
        page.click(".dial-panel .set").await?;
        page.see(".prompt .decide .go").await?;
        assert_ne!(prompt(&page).await?, before);
        page.click(".take-back").await?;
        page.until("!document.querySelector('.prompt .decide .go')").await?;
        assert_eq!(prompt(&page).await?, before, "the dial is in hand again");
        page.click(".dial-panel .set").await?;
        page.click(".prompt .decide .go").await?;
        page.see(".prompt .option").await?;
        assert_eq!(page.ask("document.querySelector('.take-back').disabled").await?, true, "what was revealed stays");
        page.click(".bar .menu").await?;
        page.click(".give-up").await?;
        page.see("main.battle.over .again").await?;
        page.picture("given-up").await?;
        Ok(())
    });
}

/// Where nothing may be measured before it is declared, the table shows neither ghost nor ends, and the dial no facts.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn printed_measuring_shows_nothing_beforehand() {
    run("x_wing_printed", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        let shown =
            "document.querySelectorAll('.light .ghost, .light .end, .light .template, .dial-panel .ends li').length";
        battle::begin(&page).await?;
        page.see(".dial-panel .ring").await?;
        page.until(&format!("{shown} > 4")).await?;
        page.open("x-wing.html#/").await?;
        page.click(".check.printed input").await?;
        page.click("form .go").await?;
        page.see(".dial-panel .ring").await?;
        page.click(".dial .step.right").await?;
        assert_eq!(page.ask(shown).await?, 0, "nothing is foretold");
        assert_eq!(page.ask("document.querySelectorAll('.switches button').length").await?, 3);
        page.picture("planning").await?;
        Ok(())
    });
}

/// Obstacles and ships are put down by keys alone, in steps of 1 mm and 1°.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_table_is_laid_by_keys() {
    run("x_wing_laid", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open("x-wing.html").await?;
        page.click(".check input").await?;
        page.click("form .go").await?;
        page.see("main.battle.asks").await?;
        let mut placed = 0;
        for _ in 0..60 {
            page.until("document.querySelector('main.battle.asks, .dial-panel')").await?;
            if page.ask("!!document.querySelector('.dial-panel')").await? == true {
                break;
            }
            if page.ask("!!document.querySelector('.placing .steps')").await? != true {
                battle::act(&page).await?;
                continue;
            }
            let middle = "(() => { const box = document.querySelector('.light .choice-of').getBBox(); return [box.x + box.width / 2, box.y + box.height / 2]; })()";
            let [x, y] = serde_json::from_value::<[f64; 2]>(page.ask(middle).await?)?;
            page.ask("(document.querySelector('.placing .steps button').focus(), true)").await?;
            for key in [Key::Right, Key::Right, Key::Up] {
                page.press(key).await?;
            }
            let [right, up] = serde_json::from_value::<[f64; 2]>(page.ask(middle).await?)?;
            assert!(
                (right - x - 2.0).abs() < 0.6 && (y - up - 1.0).abs() < 0.6,
                "2 mm right, 1 mm up: {x} {y} {right} {up}"
            );
            page.browser.action_chain().send_keys("e").perform().await?;
            placed += 1;
            page.picture("placing").await?;
            page.click(".placing + .decide button:last-child").await?;
        }
        assert!(placed >= 3, "{placed} things were put down");
        Ok(())
    });
}

/// A ship is told by range and bearing from the ship whose dial is set.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn ships_are_told_by_range_and_bearing() {
    run("x_wing_told", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        battle::begin(&page).await?;
        page.see(".dial-panel .ring").await?;
        let label = page.until("document.querySelector('.piece.side-1').getAttribute('aria-label')").await?;
        let label = label.as_str().unwrap_or_default().to_owned();
        for part in ["TIE/fo Fighter", "range 3", "ahead", "outside the arc", "hull 3"] {
            let known = label.contains(part)
                || part == "ahead" && label.contains("to the ")
                || part == "outside the arc" && label.contains("in arc");
            assert!(known, "`{part}` is missing in: {label}");
        }
        Ok(())
    });
}
