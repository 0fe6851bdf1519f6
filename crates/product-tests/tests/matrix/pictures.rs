//! The pictures in `docs/pictures`, taken by `cargo xtask browser --pictures`: real games, in whatever moment they are.

use product_tests::browser::{Outcome, Page, Screen, Testbed, Visitor, battle, family, game, run};

const DESK: Visitor = Visitor::QUICK;
const PHONE: Visitor = Visitor::QUICK.at(Screen::Phone).reading("pl");

/// Goes to the middle of a recorded game.
const HALF_WAY: &str = "(() => {
    const scrubber = document.querySelector('.scrubber input');
    scrubber.value = Math.round(scrubber.max / 2);
    return scrubber.dispatchEvent(new Event('input', { bubbles: true }));
})()";

/// Puts a picture of what is in the window beside the documentation.
async fn keep(page: &Page, name: &str) -> Outcome {
    page.until("document.fonts.status === 'loaded'").await?;
    let folder = page_build::shell::root().join("docs/pictures");
    std::fs::create_dir_all(&folder)?;
    Ok(std::fs::write(folder.join(format!("{name}.webp")), page.small_picture().await?)?)
}

/// A race of four on the long board, some rounds in, with a card picked.
async fn race(page: &Page) -> Outcome {
    page.open("#/alone").await?;
    page.click("form fieldset:nth-of-type(1) label:nth-of-type(3)").await?;
    page.click("form fieldset:nth-of-type(3) label:last-of-type").await?;
    page.click("form .go").await?;
    page.see("main.game").await?;
    game::play(page, 24).await?;
    game::our_turn(page).await?;
    page.click(".hand .card:not(.bonus):not(:disabled)").await?;
    page.see(".actions .go").await?;
    Ok(())
}

async fn super_teams(testbed: &Testbed) -> Outcome {
    let page = testbed.visit(DESK).await?;
    race(&page).await?;
    keep(&page, "super-teams-wide").await?;
    page.by_day(true).await?;
    keep(&page, "super-teams-wide-light").await?;
    page.by_day(false).await?;
    game::finish(&page).await?;
    page.see(".celebration h2").await?;
    keep(&page, "super-teams-won").await?;
    page.click(".actions .buttons button:nth-of-type(2)").await?;
    page.see("main.watch").await?;
    page.ask(HALF_WAY).await?;
    page.see(".log li + li").await?;
    keep(&page, "replay-wide").await?;
    page.open("#/").await?;
    page.see(".posters").await?;
    keep(&page, "home-wide").await?;

    let phone = testbed.visit(PHONE).await?;
    keep(&phone, "home-phone").await?;
    race(&phone).await?;
    keep(&phone, "super-teams-phone").await?;
    phone.open("#/rules").await?;
    phone.see("dt").await?;
    keep(&phone, "rules-phone").await?;
    phone.open("#/").await?;
    family::open_room(&phone, "Ola").await?;
    keep(&phone, "room-phone").await
}

/// Two against four, with a round behind them.
async fn skirmish(page: &Page) -> Outcome {
    page.open("x-wing.html").await?;
    page.click(".battle-choice:nth-of-type(2)").await?;
    page.click("form .go").await?;
    page.see("main.battle").await?;
    page.see(".dial-panel .hub").await?;
    battle::until(page, ".prompt .option").await?;
    battle::until(page, ".dial-panel .hub").await?;
    page.see(".dial-panel .hub").await?;
    Ok(())
}

async fn x_wing(testbed: &Testbed) -> Outcome {
    let page = testbed.visit(DESK).await?;
    page.open("x-wing.html#/squads").await?;
    page.click(".squad-tools button").await?;
    page.see(".squad .pilot-card").await?;
    page.click(".ship-head").await?;
    page.see(".pilot-rows li").await?;
    keep(&page, "squads-wide").await?;
    skirmish(&page).await?;
    keep(&page, "x-wing-planning-wide").await?;
    if battle::until(&page, ".prompt .target-row").await? {
        page.see(".chip-of").await?;
        keep(&page, "x-wing-combat-wide").await?;
    }
    let phone = testbed.visit(PHONE).await?;
    skirmish(&phone).await?;
    keep(&phone, "x-wing-planning-phone").await
}

#[test]
#[ignore = "`cargo xtask browser --pictures` runs it"]
fn pictures_of_super_teams() {
    run("pictures", |testbed| async move { super_teams(&testbed).await });
}

#[test]
#[ignore = "`cargo xtask browser --pictures` runs it"]
fn pictures_of_x_wing() {
    run("pictures_x_wing", |testbed| async move { x_wing(&testbed).await });
}
