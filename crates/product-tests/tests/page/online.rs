//! Two people in two browsers, and one who watches.

use product_tests::browser::game::{self, Done};
use product_tests::browser::{Outcome, Page, Screen, Visitor, run};
use serde_json::json;
use std::time::Duration;

/// Opens a room whose windows are short, since nobody at the keyboard is slow.
async fn room(page: &Page) -> Outcome<String> {
    let options = json!({ "players": 2, "board": "short", "window_ms": 500 });
    let ask = format!(
        "await fetch('api/rooms', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: '{options}' }})
            .then((answer) => answer.json()).then((room) => room.id)"
    );
    let id = page.browser.execute_async(format!("const done = arguments[0]; (async () => done({ask}))();"), Vec::new());
    Ok(id.await?.json().as_str().ok_or("the service opened no room")?.to_owned())
}

async fn sit(page: &Page, room: &str, seat: usize, name: &str) -> Outcome {
    page.open(&format!("#/room/{room}")).await?;
    let row = format!(".seats li:nth-of-type({seat})");
    page.write(&format!("{row} .nickname"), name).await?;
    page.click(&format!("{row} button.big")).await?;
    page.see(&format!("{row}.own")).await?;
    Ok(())
}

/// Plays on both pages until so many clicks were made on them together, or the game is over on both.
async fn play(pages: [&Page; 2], clicks: usize) -> Outcome<bool> {
    let mut made = 0;
    for _ in 0..40_000 {
        let (first, second) = (game::act(pages[0]).await?, game::act(pages[1]).await?);
        made += [first, second].iter().filter(|done| **done == Done::Click).count();
        match (first, second) {
            (Done::Over, Done::Over) => return Ok(true),
            _ if made >= clicks => return Ok(false),
            _ => {}
        }
    }
    Err("the game does not go on".into())
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn two_people_play_to_the_end_through_a_reload_and_a_cut() {
    run("online", |testbed| async move {
        let (line, other_line) = (testbed.line().await?, testbed.line().await?);
        let ola = testbed.visit_by(Visitor::QUICK, &line.address()).await?;
        let jan = testbed.visit_by(Visitor::QUICK, &other_line.address()).await?;
        let room = room(&ola).await?;
        sit(&ola, &room, 1, "Ola").await?;
        sit(&jan, &room, 2, "Jan").await?;
        ola.see(".gathering .go:not(:disabled)").await?;
        ola.accessible().await?;
        ola.picture("gathering").await?;
        ola.click(".gathering .go").await?;

        let eva = testbed.visit(Visitor::QUICK).await?;
        eva.open(&format!("#/room/{room}")).await?;
        eva.see(".watching").await?;
        assert!(!play([&ola, &jan], 6).await?, "the game is over at once");
        ola.accessible().await?;
        ola.picture("table").await?;

        jan.reload().await?;
        assert!(!play([&ola, &jan], 6).await?, "the game is over after the reload");

        for page in [&ola, &jan, &eva] {
            page.excuse("WebSocket connection to");
            page.excuse("net::ERR_");
        }
        line.cut();
        ola.see(".lost").await?;
        ola.picture("lost").await?;
        tokio::time::sleep(Duration::from_secs(10)).await;
        line.mend();
        ola.until("!document.querySelector('.lost')").await?;

        assert!(play([&ola, &jan], usize::MAX).await?);
        let ended = "document.querySelector('main.over .prompt strong').textContent";
        eva.see("main.over").await?;
        let (here, there, watched) = (ola.ask(ended).await?, jan.ask(ended).await?, eva.ask(ended).await?);
        let told = [&here, &there].map(|told| *told == "You win!");
        assert!(told[0] != told[1], "one of the two wins and is told so: {here}, {there}");
        assert_eq!(watched, if told[0] { "Ola wins!" } else { "Jan wins!" }, "who watches reads a name");
        assert_eq!(if told[0] { &there } else { &here }, &watched, "who lost reads a name");
        assert_eq!(eva.ask("document.querySelectorAll('.hand .card').length").await?, 0, "who watches holds cards");
        eva.picture("watched").await?;
        ola.accessible().await?;
        ola.picture("end").await?;
        ola.click("a[href^='#/replay/']").await?;
        ola.see("main.watch").await?;
        ola.accessible().await?;
        ola.picture("replay").await
    });
}

async fn ask_for_a_break(page: &Page) -> Outcome {
    page.click("button.menu").await?;
    page.click(".menu-list .more summary").await?;
    page.click(".menu-list .break").await?;
    page.until("!document.querySelector('dialog[open]')").await?;
    Ok(())
}

/// A break that is turned down, agreed to, outlives a reload, and ends; and another game that somebody does not want yet.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_break_and_another_game_need_everybody() {
    run("break", |testbed| async move {
        let ola = testbed.visit(Visitor::QUICK).await?;
        let jan = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        let room = room(&ola).await?;
        sit(&ola, &room, 1, "Ola").await?;
        sit(&jan, &room, 2, "Jan").await?;
        ola.click(".gathering .go:not(:disabled)").await?;
        assert!(!play([&ola, &jan], 4).await?, "the game is over at once");

        ask_for_a_break(&ola).await?;
        jan.see(".wish button.big").await?;
        jan.fits().await?;
        jan.picture("asked").await?;
        jan.click(".wish button:not(.big)").await?;
        jan.until("!document.querySelector('.wish')").await?;
        assert!(!play([&ola, &jan], 4).await?, "a break turned down stops nothing");

        ola.until("!document.querySelector('.wish')").await?;
        ask_for_a_break(&ola).await?;
        jan.click(".wish button.big").await?;
        let breaks = "document.querySelector('.wish p')?.textContent.startsWith(";
        ola.until(&format!("{breaks}'Break.')")).await?;
        jan.until(&format!("{breaks}'Przerwa.')")).await?;
        ola.picture("break").await?;
        ola.accessible().await?;
        ola.reload().await?;
        ola.until(&format!("{breaks}'Break.')")).await?;
        for page in [&ola, &jan] {
            assert_eq!(game::act(page).await?, Done::Nothing, "somebody can move in a break");
        }
        ola.click(".wish button.big").await?;
        jan.until("document.querySelectorAll('.wish button').length == 2").await?;
        jan.click(".wish button.big").await?;
        assert!(play([&ola, &jan], usize::MAX).await?);

        ola.click(".again").await?;
        jan.click(".not-yet").await?;
        ola.until("document.querySelector('main').textContent.includes('Not yet: Jan.')").await?;
        ola.picture("not-yet").await?;
        jan.click(".again").await?;
        ola.until("!document.querySelector('main.over')").await?;
        Ok(())
    });
}
