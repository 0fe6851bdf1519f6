//! A phone and a desk.

use product_tests::browser::{Outcome, Page, Screen, Visitor, game, run};

async fn look(page: &Page, place: &str) -> Outcome {
    page.picture(place).await?;
    page.fits().await?;
    // On the first page each of the two games has its own.
    if place != "home" {
        page.one_amber().await?;
    }
    page.accessible().await
}

async fn walk(page: Page) -> Outcome {
    look(&page, "home").await?;
    page.open("#/alone").await?;
    page.see("form").await?;
    look(&page, "alone").await?;
    game::alone(&page).await?;
    page.click(".hand .card:not(:disabled)").await?;
    look(&page, "turn").await?;
    let hidden = "[...document.querySelectorAll('.hand .card, .actions button')].filter((thing) => {
        const box = thing.getBoundingClientRect();
        return box.bottom > innerHeight + 1 || box.top < 0;
    }).map((thing) => thing.outerHTML.slice(0, 120))";
    assert_eq!(page.ask(hidden).await?, serde_json::json!([]), "what is to be clicked is not in sight");
    game::play(&page, 15).await?;
    look(&page, "game").await?;
    page.open("#/rules").await?;
    look(&page, "rules").await
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn everything_is_in_sight_on_a_phone() {
    run(
        "phone",
        |testbed| async move { walk(testbed.visit(Visitor::QUICK.at(Screen::Phone).in_light()).await?).await },
    );
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn everything_is_in_sight_on_a_desk_by_day() {
    run("desk_light", |testbed| async move { walk(testbed.visit(Visitor::QUICK.in_light()).await?).await });
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn everything_is_in_sight_on_a_desk() {
    run("desk", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.at(Screen::Desk)).await?;
        game::alone(&page).await?;
        page.see(".hand .card").await?;
        let fits = "document.documentElement.scrollHeight <= innerHeight";
        assert_eq!(page.ask(fits).await?, true, "the table is higher than the window");
        page.open("#/").await?;
        walk(page).await
    });
}

/// Two seconds after the last event nothing moves any more, on any page.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn nothing_moves_when_nothing_happens() {
    run("still", |testbed| async move {
        let page = testbed.visit(Visitor { still: false, hurry: false, ..Visitor::QUICK }).await?;
        for place in ["#/", "#/alone", "#/rules", "#/tour", "#/online", "#/replay"] {
            page.open(place).await?;
            tokio::time::sleep(std::time::Duration::from_secs(2)).await;
            let moving = "document.getAnimations().filter((one) => one.playState === 'running').map((one) => one.animationName || one.transitionProperty)";
            assert_eq!(page.ask(moving).await?, serde_json::json!([]), "{place}");
        }
        game::alone(&page).await?;
        game::our_turn(&page).await?;
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        let moving = "document.getAnimations().filter((one) => one.playState === 'running').length";
        assert_eq!(page.ask(moving).await?, 0, "something moves though the table waits");
        Ok(())
    });
}
