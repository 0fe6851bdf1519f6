//! Whole paths through the page, each on a phone and to its end: a child who learns the game and then plays it, and a family
//! that has nothing but phones.

use crate::tour::follow;
use product_tests::browser::{Screen, Visitor, family, game, run};

/// Buttons that lie over cards.
const OVER_CARDS: &str = "(() => {
    const boxes = (css) => [...document.querySelectorAll(css)].map((thing) => thing.getBoundingClientRect());
    const cards = boxes('.hand .card');
    const lies = (one) => cards.some((card) => one.left < card.right && card.left < one.right && one.top < card.bottom && card.top < one.bottom);
    return boxes('.actions button').filter(lies).length;
})()";

const PHONE: Visitor = Visitor::QUICK.at(Screen::Phone).reading("pl");

/// Home, learn, and from the last word of the guide into a real game.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_child_learns_the_game_and_plays_it() {
    run("child", |testbed| async move {
        let page = testbed.visit(PHONE).await?;
        page.click(".way[href='#/tour']").await?;
        follow(&page).await?;
        page.picture("learnt").await?;
        page.click(".actions .go").await?;
        page.see("main.game:not(.tour) .hand .card").await?;
        page.fits().await?;
        game::finish(&page).await?;
        page.see(".celebration h2").await?;
        page.fits().await?;
        assert_eq!(page.ask(OVER_CARDS).await?, 0, "a button lies over a card");
        page.accessible().await?;
        page.picture("played").await?;
        page.open("#/replay").await?;
        assert_eq!(page.ask("document.querySelectorAll('.games li').length").await?, 1, "the game is in the album");
        page.accessible().await?;
        page.picture("album").await?;
        page.click(".games button").await?;
        page.see("main.watch").await?;
        Ok(())
    });
}

/// A room opened on a phone, the link of its code opened on another, a game to its end, and a rematch.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_family_with_phones_alone_plays_twice() {
    run("family", |testbed| async move {
        let ola = testbed.visit(PHONE).await?;
        let link = family::open_room(&ola, "Ola").await?;
        ola.see(".share [role=note]").await?;
        ola.fits().await?;
        ola.accessible().await?;
        ola.picture("room").await?;

        let jan = testbed.visit_by(PHONE.in_light(), &link).await?;
        family::sit_down(&jan, "Jan").await?;
        jan.fits().await?;
        jan.picture("seated").await?;
        family::start([&ola, &jan]).await?;
        ola.fits().await?;
        family::play([&ola, &jan]).await?;
        jan.picture("end").await?;
        assert_eq!(jan.ask(OVER_CARDS).await?, 0, "a button lies over a card");
        ola.fits().await?;
        family::play_again([&ola, &jan]).await?;
        ola.picture("rematch").await
    });
}
