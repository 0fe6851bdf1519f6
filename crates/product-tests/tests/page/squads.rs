//! The squad builder: a squad is built, goes out in every form, and comes back.

use product_tests::browser::{Outcome, Page, Screen, Visitor, run};
use x_wing::cards::{pilot, upgrade};

const HERE: &str = "x-wing.html#/squads";

async fn look(page: &Page, name: &str) -> Outcome {
    page.picture(name).await?;
    page.fits().await?;
    page.accessible().await
}

/// Waits until the squad costs this much.
async fn costs(page: &Page, points: i8) -> Outcome {
    page.until(&format!("document.querySelector('#squad-points').textContent == '{points}'")).await?;
    Ok(())
}

async fn export(page: &Page, id: &str) -> Outcome<String> {
    let value = page.until(&format!("document.querySelector('#export-{id}')?.value")).await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

async fn import(page: &Page, text: &str) -> Outcome {
    page.click(".squad-tools button:nth-of-type(3)").await?;
    page.see("#import-text").await?;
    let text = serde_json::to_string(text)?;
    let put = format!(
        "(() => {{ const field = document.querySelector('#import-text'); field.value = {text}; field.dispatchEvent(new Event('input', {{ bubbles: true }})); return true; }})()"
    );
    page.ask(&put).await?;
    page.click("dialog[open] .go").await
}

/// Another squad, empty.
async fn anew(page: &Page) -> Outcome {
    page.click(".squad-tools button:nth-of-type(2)").await?;
    page.click("dialog[open] .row button:last-of-type").await?;
    costs(page, 0).await
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_squad_is_built_exported_and_comes_back() {
    run("squads", |testbed| async move {
        let novice = pilot("bluesquadronnovice").expect("a card").points;
        let total = 2 * novice + upgrade("r2astromech").expect("a card").points;
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open(HERE).await?;
        page.write("#find-cards", "blue squadron novice").await?;
        page.click(".pilot-rows .add").await?;
        costs(&page, novice).await?;
        page.click(".pilot-rows .add").await?;
        costs(&page, 2 * novice).await?;
        page.click(".ship-slips:first-child .free[aria-label$='Astromech']").await?;
        page.write("#find-cards", "r2 astromech").await?;
        page.click(".upgrade-rows .add:not(:disabled)").await?;
        costs(&page, total).await?;
        assert!(page.text("#verdict").await?.contains("Legal"));
        look(&page, "built").await?;

        page.click(".squad-tools button:nth-of-type(4)").await?;
        let (line, list, address) =
            (export(&page, "line").await?, export(&page, "xws").await?, export(&page, "link").await?);
        assert_eq!(line, "Blue Squadron Novice + R2 Astromech, Blue Squadron Novice");
        look(&page, "export").await?;
        page.click("dialog[open] .close").await?;
        for text in [&line, &list, &address] {
            anew(&page).await?;
            import(&page, text).await?;
            costs(&page, total).await?;
        }
        import(&page, "{\"pilots\": 7}").await?;
        page.until("document.querySelector('dialog[open] [role=alert]').textContent.includes('pilots')").await?;
        page.click("dialog[open] .close").await?;
        costs(&page, total).await?;
        page.reload().await?;
        costs(&page, total).await
    });
}

/// What is wrong with a squad is said, and what it takes to mend it is at hand.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_squad_that_is_not_legal_says_every_reason() {
    run("squads_wrong", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.in_light()).await?;
        page.open(&format!("{HERE}/50/Wrong/poedameron+bb8+wired+crackshot,poedameron+bb8,nobody")).await?;
        page.until("document.querySelectorAll('.reasons li').length >= 4").await?;
        let disabled = page.ask("document.querySelector('.squad-tools .go').disabled").await?;
        assert_eq!(disabled, true, "such a squad cannot be flown");
        look(&page, "reasons").await?;
        page.click(".ship-slips .unknown + button").await?;
        page.until("!document.querySelector('.unknown')").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_builder_fits_a_phone() {
    run("squads_phone", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        page.open(&format!("{HERE}/100/Czarna/poedameron+bb8,bluesquadronnovice+r2astromech")).await?;
        page.see("#card-1").await?;
        look(&page, "squad").await?;
        page.click("#card-0").await?;
        page.see("[data-sheet=detail] .damage-chart").await?;
        look(&page, "detail").await?;
        page.click(".card-detail .close").await?;
        page.click(".ship-slips .free").await?;
        page.see("[data-sheet=library] .upgrade-rows").await?;
        look(&page, "upgrades").await?;
        page.click(".library .close").await?;
        page.until("document.querySelector('.squads').dataset.sheet === 'squad'").await?;
        Ok(())
    });
}
