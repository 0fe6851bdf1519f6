//! Nobody is thrown out: what is read lies over the table, and what was begun is kept.

use product_tests::browser::{Visitor, game, run};

const SHIPS: &str = "[...document.querySelectorAll('.ship')].map((ship) => ship.getAttribute('aria-label')).join()";

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_rules_open_over_the_table() {
    run("rules_over", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::play(&page, 4).await?;
        game::our_turn(&page).await?;
        let before = page.ask(SHIPS).await?;
        page.click(".log .ask-why").await?;
        page.click(".why button").await?;
        page.see("dialog[open] dt.here").await?;
        page.accessible().await?;
        page.picture("open").await?;
        page.click("dialog[open] .close").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        assert_eq!(page.ask(SHIPS).await?, before);
        assert_eq!(page.ask("location.hash").await?, "#/play");
        Ok(())
    });
}

/// A new game does not replace one that is not over.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn an_unfinished_game_is_put_aside() {
    run("aside", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::play(&page, 12).await?;
        game::our_turn(&page).await?;
        let first = page.ask(SHIPS).await?;
        game::alone(&page).await?;
        game::our_turn(&page).await?;
        assert_ne!(page.ask(SHIPS).await?, first);
        page.open("#/").await?;
        page.reload().await?;
        page.see(".tile.kept").await?;
        page.picture("kept").await?;
        page.click(".tile.kept").await?;
        page.until(&format!("{SHIPS} === {first}")).await?;
        page.open("#/").await?;
        page.see(".tile.kept").await?;
        Ok(())
    });
}

/// The guided game goes on where it was after a reload, and ends in a real game.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_guided_game_outlives_a_reload() {
    run("tour_reload", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open("#/tour").await?;
        let step = "document.querySelector('.guide .step')?.textContent || null";
        let said = page.until(step).await?;
        page.click(".guide .go").await?;
        page.until(&format!("{step} !== {said}")).await?;
        let later = page.ask(step).await?;
        page.reload().await?;
        page.until(&format!("{step} === {later}")).await?;
        Ok(())
    });
}

/// "Watch again" shows the game that was just played.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_game_just_played_can_be_watched() {
    run("watch_again", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::finish(&page).await?;
        page.click(".actions .buttons button:nth-of-type(2)").await?;
        page.see("main.watch").await?;
        page.picture("watching").await
    });
}

/// A tool of the menu closes it; only what unfolds more of it does not.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_menu_closes_after_its_tools() {
    run("menu", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::our_turn(&page).await?;
        let tools = page.ask("(document.querySelector('button.menu').click(), true)").await?;
        assert_eq!(tools, true);
        page.see("dialog[open] .menu-list").await?;
        page.picture("open").await?;
        // Saving the game as a file leaves nothing else on the screen.
        page.click(".menu-list button").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        page.click("button.menu").await?;
        page.click(".menu-list button:nth-of-type(2)").await?;
        page.see("dialog[open].sheet .rules").await?;
        assert_eq!(page.ask("document.querySelectorAll('dialog[open]').length").await?, 1, "the menu is still open");
        Ok(())
    });
}

/// The last moves can be seen again, and afterwards everything is where it was.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_last_moves_are_shown_again() {
    run("again", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        game::alone(&page).await?;
        game::play(&page, 6).await?;
        game::our_turn(&page).await?;
        let before = page.ask(SHIPS).await?;
        page.ask(&format!("(window.seen = [], setInterval(() => window.seen.push({SHIPS}), 1), true)")).await?;
        page.click(".show-again").await?;
        page.until(&format!("window.seen.some((ships) => ships !== {before})")).await?;
        page.until(&format!("{SHIPS} === {before}")).await?;
        game::play(&page, 2).await?;
        Ok(())
    });
}
