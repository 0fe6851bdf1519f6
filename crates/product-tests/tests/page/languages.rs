//! Four languages, each on a screen 360 pixels wide.

use product_tests::browser::{Outcome, Page, Screen, Testbed, Visitor, game, run};

const LANGUAGES: [&str; 4] = ["en", "pl", "it", "ro"];

/// Asks for the reason of the last event, whoever comes to the screen meanwhile.
const WHY: &str = "(() => {
    if (document.querySelector('.why li')) return true;
    (document.querySelector('.curtain button') || document.querySelector('.log .ask-why'))?.click();
    return false;
})()";

/// In every language: the first page, a game, the rules, nothing cut off.
async fn all_fits(testbed: Testbed, language: &'static str) -> Outcome {
    let page = testbed.visit(Visitor::QUICK.at(Screen::Narrow).reading(language)).await?;
    assert_eq!(page.ask("document.documentElement.lang").await?, language);
    fits(&page, "home").await?;
    page.click(".way[href='#/alone']").await?;
    page.see("form").await?;
    fits(&page, "alone").await?;
    page.open("#/screen").await?;
    page.click(".row label:nth-of-type(3).choice").await?;
    page.select(".seat:nth-of-type(3) select", "level-3").await?;
    page.select(".seat:nth-of-type(4) select", "level-1").await?;
    fits(&page, "screen").await?;
    page.click("form .go").await?;
    page.see(".curtain button").await?;
    fits(&page, "curtain").await?;
    page.click(".curtain button").await?;
    page.click(".hand .card:not(:disabled)").await?;
    fits(&page, "turn").await?;
    game::play(&page, 12).await?;
    fits(&page, "game").await?;
    page.until(WHY).await?;
    fits(&page, "why").await?;
    for (place, thing) in [("rules", "dt"), ("online", "form .go"), ("replay", ".file"), ("tour", ".guide .go")] {
        page.open(&format!("#/{place}")).await?;
        page.see(thing).await?;
        fits(&page, place).await?;
        page.accessible().await?;
    }
    Ok(())
}

async fn fits(page: &Page, place: &str) -> Outcome {
    let language = page.ask("document.documentElement.lang").await?;
    let language = language.as_str().unwrap_or_default().to_owned();
    page.picture(&format!("{language}-{place}")).await?;
    page.fits().await.map_err(|error| format!("{language}, {place}: {error}").into())
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn english_fits_a_narrow_screen() {
    run("narrow", |testbed| all_fits(testbed, "en"));
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn polish_fits_a_narrow_screen() {
    run("narrow", |testbed| all_fits(testbed, "pl"));
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn italian_fits_a_narrow_screen() {
    run("narrow", |testbed| all_fits(testbed, "it"));
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn romanian_fits_a_narrow_screen() {
    run("narrow", |testbed| all_fits(testbed, "ro"));
}

/// The picker changes every text at once, and the choice outlives a reload.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_language_can_be_changed_at_any_time() {
    run("languages", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        let mut titles = Vec::new();
        for language in LANGUAGES {
            page.select(".language select", language).await?;
            page.until(&format!("document.documentElement.lang === '{language}'")).await?;
            let title = page.text("h1").await?;
            assert!(!titles.contains(&title), "{title} in two languages");
            titles.push(title);
        }
        page.reload().await?;
        assert_eq!(page.ask("document.documentElement.lang").await?, "ro");
        assert_eq!(page.text("h1").await?, titles[3]);
        game::alone(&page).await?;
        let prompt = page.until("document.querySelector('.prompt')?.textContent || null").await?;
        page.select(".language select", "it").await?;
        page.until(&format!("document.querySelector('.prompt').textContent !== {prompt}")).await?;
        Ok(())
    });
}
