//! Whoever is stuck asks the best bot.

use product_tests::browser::{Screen, Visitor, game, run};

/// How many choices the best bot names with a chance to win.
const HINTS: &str =
    "[...document.querySelectorAll('.hints li')].filter((line) => /^\\d+ %: ./.test(line.innerText)).length";

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_best_bot_names_choices_with_their_chances() {
    run("hints", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        game::alone(&page).await?;
        game::our_turn(&page).await?;
        page.click(".ask-bot").await?;
        page.see(".hints li").await?;
        let hints = page.ask(HINTS).await?;
        assert!(hints.as_u64().is_some_and(|count| (1..=3).contains(&count)), "{hints} choices with a chance");
        page.picture("phone").await?;
        page.click(".hints button").await?;
        page.until("!document.querySelector('.hints')").await?;
        page.click(".ask-bot").await?;
        page.see(".hints li").await?;
        game::play(&page, 2).await?;
        page.until("!document.querySelector('.hints')").await?;
        Ok(())
    });
}
