//! Four people round one screen.

use product_tests::browser::game::{self, Done};
use product_tests::browser::{Outcome, Page, Visitor, run};

const NAMES: [&str; 4] = ["Ola", "Kuba", "Zosia", "Jan"];

async fn start(page: &Page) -> Outcome {
    page.click(".way[href='#/screen']").await?;
    page.click(".row label:nth-of-type(3).choice").await?;
    for (index, name) in NAMES.iter().enumerate() {
        let row = format!(".seat:nth-of-type({})", index + 1);
        page.write(&format!("{row} input[type=text]"), name).await?;
    }
    page.accessible().await?;
    page.picture("form").await?;
    page.click("form .go").await
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn four_people_hand_the_screen_on_and_interrupt() {
    run("one_screen", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        start(&page).await?;
        let first = page.text(".curtain h2").await?;
        assert!(NAMES.iter().any(|name| first.contains(name)), "{first}");
        assert_eq!(page.ask("document.querySelectorAll('.hand .card').length").await?, 0, "a hand behind the curtain");
        page.accessible().await?;
        page.picture("curtain").await?;
        page.click(".curtain button").await?;
        page.see(".hand .card:not(:disabled)").await?;
        page.picture("turn").await?;
        interrupt(&page).await?;
        game::finish(&page).await?;
        page.picture("end").await?;
        Ok(())
    });
}

/// Plays until somebody may say "Wait, I have a card!", says it, and is asked.
async fn interrupt(page: &Page) -> Outcome {
    for _ in 0..20_000 {
        if page.ask("!!document.querySelector('.wait')").await? == true {
            let clicked = page.ask("(document.querySelector('.wait')?.click(), true)").await?;
            assert_eq!(clicked, true);
            page.until("document.querySelector('.curtain') || document.querySelector('.actions .big:not(.wait)')")
                .await?;
            return page.picture("interrupted").await;
        }
        if game::act(page).await? == Done::Over {
            return Err("nobody was ever asked for a bonus card".into());
        }
    }
    Err("the game does not go on".into())
}
