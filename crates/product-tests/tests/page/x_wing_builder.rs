//! What the squad builder knows beside squads: what somebody owns, and how a squad flies.

use product_tests::browser::{Outcome, Page, Screen, Visitor, run};

const HERE: &str = "x-wing.html#/squads";

/// Counts one more of something in the collection, and says how many there are then; kinds are counted from 1.
async fn one_more(page: &Page, kind: usize, find: &str, key: &str) -> Outcome<String> {
    page.click(".squad-tools .collect").await?;
    page.click(&format!("dialog[open] .chips button:nth-of-type({kind})")).await?;
    page.write("#find-owned", find).await?;
    page.click(&format!(".own-rows [data-key='{key}'] .more")).await?;
    page.text(&format!(".own-rows [data-key='{key}'] .count")).await
}

async fn close(page: &Page) -> Outcome {
    page.click("dialog[open] .close").await?;
    page.until("!document.querySelector('dialog[open]')").await?;
    Ok(())
}

/// Waits until so many things are on the screen.
async fn there_are(page: &Page, count: usize, css: &str) -> Outcome {
    page.until(&format!("document.querySelectorAll(\"{css}\").length === {count}")).await?;
    Ok(())
}

/// Looks for proton torpedoes for a ship; says how many are offered.
async fn torpedoes_for(page: &Page, ship: usize, offered: usize) -> Outcome {
    page.click(&format!(".ship-slips:nth-of-type({ship}) .free:has(use[href='#sl-torpedo'])")).await?;
    page.write("#find-cards", "proton torpedoes").await?;
    there_are(page, offered, ".upgrade-rows li").await
}

/// A box and single things are counted; cards are offered as often as they are owned, over the whole squad; all of it is there
/// after a reload.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_card_is_offered_as_often_as_it_is_owned() {
    run("x_wing_collection", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        page.open(HERE).await?;
        assert_eq!(one_more(&page, 1, "swx01", "SWX01").await?, "1");
        page.fits().await?;
        page.accessible().await?;
        page.picture("boxes").await?;
        close(&page).await?;
        page.click(".squad-tools .narrow-only").await?;
        page.click(".only-owned").await?;
        there_are(&page, 1, ".library .ship-group").await?;
        page.picture("owned").await?;
        page.click(".ship-head").await?;
        page.click(".pilot-rows li:nth-of-type(1) .add").await?;
        // The box holds one X-wing.
        there_are(&page, 0, ".library .ship-group").await?;
        page.click(".library > .close").await?;
        assert_eq!(one_more(&page, 2, "x-wing", "xwing").await?, "2");
        close(&page).await?;
        page.click(".squad-tools .narrow-only").await?;
        there_are(&page, 1, ".library .ship-group").await?;
        page.click(".pilot-rows li:nth-of-type(1) .add").await?;
        page.click(".library > .close").await?;
        there_are(&page, 2, ".ship-slips").await?;

        // The box holds proton torpedoes once; a single card is the second copy.
        torpedoes_for(&page, 1, 1).await?;
        page.click(".upgrade-rows .add").await?;
        torpedoes_for(&page, 2, 0).await?;
        page.click(".library > .close").await?;
        assert_eq!(one_more(&page, 4, "proton torpedoes", "protontorpedoes").await?, "2");
        page.picture("single").await?;
        close(&page).await?;
        torpedoes_for(&page, 2, 1).await?;
        page.click(".upgrade-rows .add").await?;
        there_are(&page, 0, ".lacking").await?;

        // What is owned is there after a reload, and what is taken away is missing.
        page.reload().await?;
        page.see(".ship-slips").await?;
        page.click(".squad-tools .collect").await?;
        page.click("dialog[open] .chips button:nth-of-type(4)").await?;
        page.write("#find-owned", "proton torpedoes").await?;
        page.click(".own-rows [data-key='protontorpedoes'] .fewer").await?;
        close(&page).await?;
        page.until("document.querySelector('.lacking').textContent.includes('1 × Proton Torpedoes')").await?;
        page.fits().await?;
        page.picture("lacking").await
    });
}

/// Twenty battles of bots can be stopped, come to an end with figures that add up, and are the same with the same seed.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_squad_is_tested_in_twenty_battles() {
    run("x_wing_test_flight", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open(&format!("{HERE}/100/Test/poedameron+bb8")).await?;
        page.click(".squad-tools .test").await?;
        let rival = page.until("[...document.querySelectorAll('#flight-rival option')].find((one) => one.textContent.startsWith('First Order'))?.value").await?;
        page.select("#flight-rival", rival.as_str().unwrap_or_default()).await?;
        page.select("#flight-level", "level-1").await?;
        let seed = "(() => { const field = document.querySelector('#flight-seed'); field.value = 7; field.dispatchEvent(new Event('input', { bubbles: true })); return true; })()";
        page.ask(seed).await?;
        page.picture("before").await?;
        page.click(".flight .go").await?;
        page.click(".flight .stop").await?;
        there_are(&page, 0, ".flight .stop").await?;
        let rows = "[...document.querySelectorAll('.flight tbody tr')].map((row) => row.textContent)";
        let done =
            "document.querySelectorAll('.flight tbody tr').length === 20 && !document.querySelector('.flight .stop')";
        let mut flown = Vec::new();
        for _ in 0..2 {
            page.click(".flight .go:not(:disabled)").await?;
            page.see(".flight .stop").await?;
            page.until(done).await?;
            flown.push(page.ask(rows).await?);
        }
        assert_eq!(flown[0], flown[1], "the same seed gives the same battles");
        let ends = page.ask("[...document.querySelectorAll('.outcomes li')].reduce((sum, one) => sum + Number(one.textContent.match(/\\d+/)[0]), 0)").await?;
        assert_eq!(ends, 20, "every battle is won, drawn or lost");
        page.fits().await?;
        page.accessible().await?;
        page.picture("after").await
    });
}

/// A battle of squads that somebody chose, on a phone, against a bot by its name.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn two_ready_squads_fly_against_each_other() {
    run("x_wing_own_squads", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        page.open("x-wing.html").await?;
        page.click(".own-choice").await?;
        page.see(".own-pickers select").await?;
        let groups = "[...document.querySelectorAll('.own-pickers .squad-picker:first-child optgroup')]";
        let squads = page.ask(&format!("{groups}.map((group) => group.children.length)")).await?;
        let wanted = serde_json::json!([6, 12, 12, 12, 12]);
        assert_eq!(squads, wanted, "six ready squads, a dozen of each faction, and two for each of six missions");
        page.select(".own-pickers .squad-picker:nth-child(1) select", "ready-10").await?;
        page.select(".own-pickers .squad-picker:nth-child(2) select", "ready-30").await?;
        page.until("document.querySelectorAll('.side-choice .ship-picture').length === 4").await?;
        page.fits().await?;
        page.accessible().await?;
        page.picture("chosen").await?;
        page.click("form .go").await?;
        page.see("main.battle").await?;
        let text = "document.querySelector('main.battle').textContent";
        page.until(&format!("{text}.includes('Rey') && {text}.includes('IG-88B')")).await?;
        let code = page.ask(&format!("{text}.includes('level-')")).await?;
        assert_eq!(code, false, "a bot is called by the name of its level");
        page.picture("battle").await
    });
}
