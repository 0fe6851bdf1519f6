//! X-Wing over the network: two people in two browsers, and one who watches.

use product_tests::browser::{Outcome, Page, Screen, Visitor, battle, run};
use serde_json::{Value, json};
use std::time::Duration;

/// Opens a room for a battle that ends soon.
async fn room(page: &Page, agreed: Value, players: u8) -> Outcome<String> {
    let options = json!({ "plays": "x-wing", "players": players, "agreed": agreed });
    let ask = format!(
        "await fetch('api/rooms', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: '{options}' }})
            .then((answer) => answer.json()).then((room) => room.id)"
    );
    let id = page.browser.execute_async(format!("const done = arguments[0]; (async () => done({ask}))();"), Vec::new());
    Ok(id.await?.json().as_str().ok_or("the service opened no room")?.to_owned())
}

/// Sits down, without a squad yet.
async fn sit(page: &Page, room: &str, seat: usize, name: &str) -> Outcome<String> {
    page.open(&format!("x-wing.html#/room/{room}")).await?;
    let row = format!(".seats li:nth-of-type({seat})");
    page.write(&format!("{row} .nickname"), name).await?;
    page.click(&format!("{row} button.big")).await?;
    page.see(&format!("{row}.own")).await?;
    Ok(row)
}

/// Sits down with a ready squad.
async fn sit_with(page: &Page, room: &str, seat: usize, name: &str, squad: usize) -> Outcome {
    let row = sit(page, room, seat, name).await?;
    page.select(&format!("{row} .squad-picker select"), &format!("ready-{squad}")).await?;
    page.see(&format!("{row} .line-up .ship-picture")).await?;
    Ok(())
}

/// Flies on all pages until so many clicks were made on them together, or the battle is over on all of them.
pub(crate) async fn fly(pages: &[&Page], clicks: usize) -> Outcome<bool> {
    let (mut made, mut idle) = (0, 0);
    while idle < 4_000 {
        let mut over = 0;
        idle += 1;
        for page in pages {
            match battle::act(page).await?.as_str() {
                "over" => over += 1,
                "nothing" => {}
                _ => (made, idle) = (made + 1, 0),
            }
        }
        if over == pages.len() {
            return Ok(true);
        }
        if made >= clicks {
            return Ok(false);
        }
    }
    Err("the battle does not go on".into())
}

/// Flies until every page plans.
async fn until_all_plan(pages: &[&Page]) -> Outcome {
    for _ in 0..4_000 {
        let mut plan = 0;
        for page in pages {
            plan += usize::from(page.ask("!!document.querySelector('.dial-panel .hub')").await? == true);
        }
        if plan == pages.len() {
            return Ok(());
        }
        for page in pages {
            if page.ask("!document.querySelector('.dial-panel .hub')").await? == true {
                battle::act(page).await?;
            }
        }
    }
    Err("planning does not begin".into())
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_hundred_points_fly_to_the_end_through_a_reload_and_a_cut() {
    run("x_wing_online", |testbed| async move {
        let (line, other_line) = (testbed.line().await?, testbed.line().await?);
        let ola = testbed.visit_by(Visitor::QUICK, &line.address()).await?;
        let jan = testbed.visit_by(Visitor::QUICK, &other_line.address()).await?;
        let room = room(&ola, json!({ "rounds": 3 }), 2).await?;
        sit_with(&ola, &room, 1, "Ola", 0).await?;
        let row = sit(&jan, &room, 2, "Jan").await?;
        // What cannot be flown is said before it is brought.
        jan.select(&format!("{row} .squad-picker select"), "paste").await?;
        jan.write(&format!("{row} textarea"), "howlrunner, howlrunner").await?;
        jan.click(&format!("{row} .take")).await?;
        jan.see(&format!("{row} .wrong li")).await?;
        jan.picture("bad-squad").await?;
        jan.select(&format!("{row} .squad-picker select"), "ready-1").await?;
        ola.see(".seats li:nth-of-type(2) .line-up .ship-picture").await?;
        ola.accessible().await?;
        ola.picture("gathering").await?;
        ola.click(".gathering .go").await?;

        let eva = testbed.visit(Visitor::QUICK).await?;
        eva.open(&format!("x-wing.html#/room/{room}")).await?;
        eva.see(".seated .watching").await?;
        until_all_plan(&[&ola, &jan]).await?;
        ola.accessible().await?;
        ola.picture("planning").await?;
        assert_eq!(eva.ask("document.querySelectorAll('.dial-panel').length").await?, 0, "who watches has a dial");

        assert!(!fly(&[&ola, &jan], 8).await?, "the battle is over at once");
        jan.reload().await?;
        assert!(!fly(&[&ola, &jan], 8).await?, "the battle is over after the reload");
        for page in [&ola, &jan, &eva] {
            page.excuse("WebSocket connection to");
            page.excuse("net::ERR_");
        }
        line.cut();
        ola.see(".lost").await?;
        ola.picture("lost").await?;
        tokio::time::sleep(Duration::from_secs(5)).await;
        line.mend();
        ola.until("!document.querySelector('.lost')").await?;

        assert!(fly(&[&ola, &jan], usize::MAX).await?);
        eva.see("main.battle.over").await?;
        let ended = "document.querySelector('.prompt h2').textContent";
        let (here, there, watched) = (ola.ask(ended).await?, jan.ask(ended).await?, eva.ask(ended).await?);
        let told = [&here, &there].map(|told| if *told == "You win!" { "won" } else { "told" });
        match watched == "A draw" {
            true => assert_eq!([&here, &there], [&watched; 2], "all read how it ended"),
            false => assert!(told == ["won", "told"] || told == ["told", "won"], "one of them won: {here} {there}"),
        }
        assert!([here, there].contains(&watched), "who watches reads what the other one does");
        ola.accessible().await?;
        ola.picture("end").await?;
        eva.picture("watched").await?;
        ola.click(".again").await?;
        jan.click(".again").await?;
        ola.until("!document.querySelector('main.battle.over') && document.querySelector('main.battle')").await?;
        Ok(())
    });
}

/// A room is opened by its form on a phone, in Polish, and joined by its link; a break and a withdrawn plan.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_room_is_opened_on_a_phone_and_plans_can_be_withdrawn() {
    run("x_wing_room", |testbed| async move {
        let ola = testbed.visit(Visitor::QUICK.at(Screen::Phone).reading("pl")).await?;
        ola.open("x-wing.html#/online").await?;
        ola.write("form input[type=text]", "Ola").await?;
        ola.select(".squad-picker select", "ready-4").await?;
        ola.until("document.querySelector('.flown').textContent.includes('Poe')").await?;
        ola.fits().await?;
        ola.accessible().await?;
        ola.picture("lobby").await?;
        ola.click("form .go").await?;
        ola.see(".gathering .own .line-up .ship-picture").await?;
        ola.fits().await?;
        ola.picture("gathering").await?;
        let link = ola.ask("document.querySelector('.address').value").await?;
        let link = link.as_str().ok_or("no link")?.to_owned();
        let jan = testbed.visit(Visitor::QUICK).await?;
        let room = link.rsplit_once('/').map(|(_, id)| id.to_owned()).ok_or("no id in the link")?;
        assert!(link.contains("x-wing.html#/room/"), "{link}");
        sit_with(&jan, &room, 2, "Jan", 5).await?;
        ola.click(".gathering .go:not(:disabled)").await?;
        until_all_plan(&[&ola, &jan]).await?;
        ola.fits().await?;
        ola.picture("planning").await?;
        ola.click(".dial-panel .hub").await?;
        ola.click(".prompt .decide .go").await?;
        ola.see(".withdraw button").await?;
        ola.picture("committed").await?;
        ola.click(".withdraw button").await?;
        ola.see(".dial-panel .hub").await?;

        jan.click("button.menu").await?;
        jan.click(".menu-list .more summary").await?;
        jan.click(".menu-list .break").await?;
        ola.see(".wish button.big").await?;
        ola.fits().await?;
        ola.picture("asked").await?;
        ola.click(".wish button.big").await?;
        jan.until("document.querySelector('.wish p')?.textContent.startsWith('Break.')").await?;
        jan.picture("break").await?;
        jan.reload().await?;
        jan.until("document.querySelector('.wish p')?.textContent.startsWith('Break.')").await?;
        jan.click(".wish button.big").await?;
        ola.click(".wish button.big").await?;
        until_all_plan(&[&ola, &jan]).await?;
        jan.click("button.menu").await?;
        jan.click(".menu-list .leave").await?;
        jan.click("dialog[open] .buttons .big").await?;
        jan.see("main.start").await?;
        Ok(())
    });
}

/// Two on one side against one, each in a browser of their own.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn three_people_fly_in_teams() {
    run("x_wing_teams", |testbed| async move {
        let ola = testbed.visit(Visitor::QUICK).await?;
        let jan = testbed.visit(Visitor::QUICK).await?;
        let eva = testbed.visit(Visitor::QUICK).await?;
        let room = room(&ola, json!({ "rounds": 2 }), 3).await?;
        sit_with(&ola, &room, 1, "Ola", 4).await?;
        sit_with(&jan, &room, 2, "Jan", 3).await?;
        sit_with(&eva, &room, 3, "Eva", 2).await?;
        ola.picture("gathering").await?;
        ola.click(".gathering .go:not(:disabled)").await?;
        until_all_plan(&[&ola, &jan, &eva]).await?;
        ola.picture("planning").await?;
        assert!(fly(&[&ola, &jan, &eva], usize::MAX).await?);
        let mut told = Vec::new();
        for page in [&ola, &jan, &eva] {
            told.push(page.ask("document.querySelector('.prompt h2').textContent").await?);
        }
        // Everybody reads the same end, told from where they sit.
        let ends = [
            ["You and Eva win!", "Ola and Eva win!", "You and Ola win!"],
            ["Jan wins!", "You win!", "Jan wins!"],
            ["A draw"; 3],
        ];
        assert!(ends.iter().any(|end| told == *end), "{told:?}");
        ola.picture("end").await
    });
}

/// Keeps what a page hears over the network.
pub(crate) const LISTEN: &str = "window.heard = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', (event) => window.heard.push(event.data));
        }
    };";

/// What a page has heard so far, without answers to its own pings.
async fn heard(page: &Page) -> Outcome<Vec<String>> {
    let heard: Vec<String> = serde_json::from_value(page.ask("window.heard").await?)?;
    Ok(heard.into_iter().filter(|text| !text.contains("pong")).collect())
}

/// Ola's dial is turned up.
const REVEALED: &str = r#""event":"revealed","ship":0"#;

/// Two battles that differ in one hidden dial alone: copies of the same table, in which Ola turns her dial so many steps. What Jan's browser
/// receives until the reveal, and the reveal.
async fn told_of(
    testbed: &product_tests::browser::Testbed,
    [ola, jan]: [&Page; 2],
    room: &str,
    steps: usize,
) -> Outcome<(Vec<String>, String)> {
    let copy = testbed.copy().await?;
    for page in [jan, ola] {
        page.go(&format!("{copy}x-wing.html#/room/{room}")).await?;
        page.see(".dial-panel .hub").await?;
    }
    jan.until("window.heard.some((text) => text.includes('\"all\"'))").await?;
    for _ in 0..steps {
        ola.click(".dial .step.right").await?;
    }
    ola.click(".dial-panel .hub").await?;
    ola.click(".prompt .decide .go").await?;
    ola.see(".withdraw button").await?;
    jan.until("document.querySelectorAll('.seated .waited').length === 1").await?;
    let before = heard(jan).await?;
    while jan.ask(&format!("window.heard.some((text) => text.includes('{REVEALED}'))")).await? == false {
        battle::act(jan).await?;
    }
    let reveal = heard(jan).await?.into_iter().find_map(|text| {
        let from = text.find(REVEALED)?;
        Some(text[from..].split('}').next().unwrap_or_default().to_owned())
    });
    Ok((before, reveal.unwrap_or_default()))
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn whatever_is_on_a_dial_the_other_browser_receives_the_same_bytes() {
    run("x_wing_secrets", |testbed| async move {
        let ola = testbed.visit(Visitor::QUICK).await?;
        let jan = testbed.visit(Visitor::QUICK).await?;
        jan.before_every_page(LISTEN).await?;
        let room = room(&ola, json!({ "rounds": 2 }), 2).await?;
        sit_with(&ola, &room, 1, "Ola", 4).await?;
        sit_with(&jan, &room, 2, "Jan", 5).await?;
        ola.click(".gathering .go:not(:disabled)").await?;
        until_all_plan(&[&ola, &jan]).await?;
        for page in [&ola, &jan] {
            page.excuse("WebSocket connection to");
            page.excuse("net::ERR_");
            page.browser.goto("about:blank").await?;
        }
        let (one, revealed) = told_of(&testbed, [&ola, &jan], &room, 0).await?;
        let (two, revealed_otherwise) = told_of(&testbed, [&ola, &jan], &room, 3).await?;
        assert!(one.len() >= 2, "{one:?}");
        assert_eq!(one, two, "what Jan receives depends on a dial that he does not see");
        assert_ne!(revealed, revealed_otherwise, "the dials were the same");
        Ok(())
    });
}
