//! The page of X-Wing: how soon the ghost of a manoeuvre and the odds of a target are there, and how smoothly sixteen ships fly.

use crate::VISITOR;
use crate::frames::{FRAMES, tell};
use chance::Dice;
use page_parts::local::{LocalTable, Player};
use play::{Need, Question};
use product_tests::browser::{Outcome, Page, Testbed, battle};
use serde_json::json;
use x_wing::{Options, Setup, XWing};
use x_wing_bots::BOTS;
use x_wing_squads::read_line;

/// Eight against eight, the most that a hundred points buy.
const SWARM: &str =
    "academypilot; academypilot; academypilot; academypilot; academypilot; academypilot; academypilot; academypilot";
/// Rounds that bots fly first, so that the swarms are near each other.
const BEFORE: u16 = 2;
/// How often a dial is turned.
const TURNS: usize = 30;

/// Turns the dial so often, and notes how long it is until the ghost has moved, and until that is drawn.
const GHOSTS: &str = "
    const done = arguments[arguments.length - 1];
    const times = arguments[0];
    const ghost = () => document.querySelector('.light .ghost')?.outerHTML ?? '';
    const moved = [], drawn = [];
    const turn = () => {
        if (moved.length === times) return done([moved, drawn]);
        const before = ghost(), began = performance.now();
        document.querySelector('.dial .step.right').click();
        const look = () => {
            if (ghost() === before) {
                if (performance.now() - began > 2000) return done('the ghost does not move');
                return setTimeout(look);
            }
            moved.push(performance.now() - began);
            requestAnimationFrame(() => setTimeout(() => { drawn.push(performance.now() - began); setTimeout(turn, 50); }));
        };
        Promise.resolve().then(look);
    };
    turn();";

/// Notes from when targets are listed until the first, and until the last of them has its odds.
const ODDS: &str = "(() => {
    window.odds = [];
    let since = null, first = null;
    new MutationObserver(() => {
        const rows = [...document.querySelectorAll('.target-row')];
        if (!rows.length) { since = null; return; }
        if (since === 'told') return;
        if (since === null) { since = performance.now(); first = null; }
        const known = rows.filter((row) => row.querySelector('strong').innerText);
        if (known.length && first === null) first = performance.now() - since;
        if (known.length === rows.length) { window.odds.push([first, performance.now() - since, rows.length]); since = 'told'; }
    }).observe(document, { childList: true, subtree: true, characterData: true });
    return true;
})()";

/// Ghost, odds, frames.
pub async fn measure(testbed: &Testbed) -> Outcome {
    let page = testbed.visit(VISITOR).await?;
    page.open("x-wing.html").await?;
    page.see("form .go").await?;
    let keep = "localStorage.setItem('holotable-x-wing', arguments[0]);";
    page.browser.execute(keep, vec![json!(swarms()?)]).await?;
    page.browser.refresh().await?;
    page.click("a.goes-on[href='#/battle']").await?;
    page.see(".dial-panel .ring").await?;
    ghosts(&page).await?;
    page.ask(FRAMES).await?;
    page.ask(ODDS).await?;
    rounds(&page).await?;
    tell("sixteen ships of X-Wing", &page).await?;
    odds(&page).await
}

/// A battle of two swarms, saved as the page saves it, in the planning of its third round.
fn swarms() -> Outcome<String> {
    let squad = || read_line(SWARM).map_err(|error| error.to_string());
    let setup = Setup { squads: [squad()?, squad()?], options: Options::default() };
    let players = vec![Player::Person("Ada".to_owned()), Player::Bot("level-2".to_owned())];
    let mut table = LocalTable::<XWing>::new(setup, players, 16).ok_or("the swarms cannot fly")?;
    let mut dice = Dice::new(16, 1);
    loop {
        table.draw(0);
        let open = &table.session().position().open;
        if open.round > BEFORE && open.dialled.is_empty() {
            return Ok(table.save());
        }
        let Need::Seats(seats) = table.need() else { return Err("the battle ends before it begins".into()) };
        let seat = seats.iter().next().ok_or("nobody is asked")?;
        let choice = {
            let (game, position) = (table.session().game(), table.session().position());
            let mut bot = BOTS.named("hunter-1").map_err(|error| error.to_string())?;
            bot.begins(game, seat);
            bot.choose(&Question::new(game, position, seat), &mut dice)
        };
        table.choose(seat, choice, 0).map_err(|illegal| illegal.to_string())?;
    }
}

async fn ghosts(page: &Page) -> Outcome {
    let answer = page.browser.execute_async(GHOSTS, vec![json!(TURNS)]).await?;
    let [moved, drawn]: [Vec<f64>; 2] = serde_json::from_value(answer.json().clone())?;
    println!("the ghost of a manoeuvre among sixteen ships: in place {}, drawn {}", spread(moved), spread(drawn));
    Ok(())
}

/// Two rounds by clicks, or until it is over.
async fn rounds(page: &Page) -> Outcome {
    for _ in 0..2 {
        if !battle::until(page, ".prompt .target-row").await? {
            return Ok(());
        }
        if !battle::until(page, ".dial-panel .ring").await? {
            return Ok(());
        }
    }
    Ok(())
}

async fn odds(page: &Page) -> Outcome {
    let seen: Vec<(f64, f64, usize)> = serde_json::from_value(page.ask("window.odds").await?)?;
    if seen.is_empty() {
        return Err("nobody had a target".into());
    }
    let most = seen.iter().map(|(.., targets)| *targets).max().unwrap_or_default();
    println!(
        "the odds of a target: the first {}, all of up to {most} {} ({} times)",
        spread(seen.iter().map(|(first, ..)| *first).collect()),
        spread(seen.iter().map(|(_, last, _)| *last).collect()),
        seen.len()
    );
    Ok(())
}

/// The median and the longest.
fn spread(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let last = times.len().saturating_sub(1);
    format!("after {:.1} ms (median; longest {:.1})", times[last / 2], times[last])
}
