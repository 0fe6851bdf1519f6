//! Playing by clicks: whatever the page offers next is done.

use super::page::passing;
use super::{Outcome, Page};
use std::time::Duration;
use thirtyfour::prelude::*;

/// What was done on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// Somebody came to the screen.
    Curtain,
    /// A card, a ship, an answer or the last word was clicked.
    Click,
    /// Nothing was offered.
    Nothing,
    /// The game is over.
    Over,
}

/// How often it is looked for the next thing to click until a game is said to hang: some minutes.
pub(crate) const PATIENCE: usize = 5_000;

const NEXT: &str = "
    const seen = (css) => [...document.querySelectorAll(css)].find((thing) => !thing.disabled && thing.getClientRects().length);
    if (seen('main.game.over')) return ['over', null];
    const offers = [['curtain', '.curtain button'], ['click', '.actions .go'], ['click', '.actions .pick:not(.chosen)'],
        ['click', '.actions .big:not(.wait)'], ['click', '.hand .card:not(.bonus)']];
    for (const [kind, css] of offers) {
        const thing = seen(css);
        if (thing) return [kind, thing];
    }
    return ['nothing', null];";

/// Starts a game against one bot, on the short board.
pub async fn alone(page: &Page) -> Outcome {
    page.open("#/alone").await?;
    page.click("form .go").await?;
    page.see("main.game").await?;
    Ok(())
}

/// Does the next thing that the page offers.
pub async fn act(page: &Page) -> Outcome<Done> {
    let answer = match page.browser.execute(NEXT, Vec::new()).await {
        // Firefox may notice that a thing is gone while it tells of it.
        Err(error) if passing(&error) => return Ok(Done::Nothing),
        answer => answer?,
    };
    let done = match answer.json()[0].as_str() {
        Some("over") => return Ok(Done::Over),
        Some("curtain") => Done::Curtain,
        Some("click") => Done::Click,
        _ => {
            tokio::time::sleep(Duration::from_millis(15)).await;
            return Ok(Done::Nothing);
        }
    };
    let thing = WebElement::from_json(answer.json()[1].clone(), page.browser.handle().clone())?;
    Ok(if page.touch(&thing).await? { done } else { Done::Nothing })
}

/// Waits until a card can be played and none is picked, and answers whatever else is asked meanwhile.
pub async fn our_turn(page: &Page) -> Outcome {
    let card = "!!document.querySelector('.hand .card:not(.bonus):not(:disabled)')";
    for _ in 0..2_000 {
        if page.ask(card).await? != true {
            if act(page).await? == Done::Over {
                return Err("the game is over before our turn comes".into());
            }
        } else if page.ask("!!document.querySelector('.card.chosen')").await? == true {
            page.press(Key::Escape).await?;
        } else {
            return Ok(());
        }
    }
    Err("our turn does not come".into())
}

/// Plays until so many clicks were made, or the game is over.
pub async fn play(page: &Page, clicks: usize) -> Outcome<Done> {
    let (mut made, mut idle) = (0, 0);
    while made < clicks && idle < PATIENCE {
        idle += 1;
        match act(page).await? {
            Done::Over => return Ok(Done::Over),
            Done::Click => (made, idle) = (made + 1, 0),
            Done::Curtain | Done::Nothing => {}
        }
    }
    if made == clicks { Ok(Done::Click) } else { Err("the game does not go on".into()) }
}

/// Plays to the end.
pub async fn finish(page: &Page) -> Outcome {
    play(page, usize::MAX).await.map(|_| ())
}
