//! Whoever plays is spoken to: never "Player 1".

use product_tests::browser::{Visitor, game, run};

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn nobody_is_called_by_a_number_on_their_own_screen() {
    run("you", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        page.see(".hand .card:not(:disabled)").await?;
        assert_eq!(page.text(".plate-of.own .who-is small").await?, "you");
        assert!(page.text(".prompt strong").await?.contains("your turn"), "{}", page.text(".prompt strong").await?);
        page.see(".plate-of.own.turn").await?;
        game::play(&page, 12).await?;
        assert_eq!(page.ask("document.body.innerText.includes('Player 1')").await?, false);
        game::finish(&page).await?;
        let end = page.text(".prompt strong").await?;
        let kind = page.text(".celebration > p").await?;
        assert!(end == "You win!" || kind.contains("Well flown"), "{end} / {kind}");
        page.picture("end").await
    });
}

/// A prompt is short and starts with a name, and only one amber button stands in it.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn prompts_are_short_and_have_one_amber_button() {
    run("prompts", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        for _ in 0..60 {
            let said = page.ask("document.querySelector('.actions.yours .prompt strong')?.textContent || null").await?;
            if let Some(said) = said.as_str() {
                assert!(said.split_whitespace().count() <= 12, "{said}");
                assert!(said.starts_with("Pilot"), "{said}");
            }
            page.one_amber().await?;
            game::act(&page).await?;
        }
        Ok(())
    });
}

/// With four there are partners, and everybody's is named.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn partners_are_shown_with_four() {
    run("partners", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open("#/alone").await?;
        page.click(".row label:nth-of-type(3).choice").await?;
        page.click("form .go").await?;
        page.see(".hand .card").await?;
        let with = page
            .ask("[...document.querySelectorAll('.plate-of')].filter((row) => /with /.test(row.innerText)).length")
            .await?;
        assert_eq!(with, 4);
        assert_eq!(page.ask("document.querySelectorAll('.score li').length").await?, 2, "two sides");
        page.picture("four").await
    });
}
