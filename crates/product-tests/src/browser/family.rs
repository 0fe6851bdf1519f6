//! A family that has nothing but phones: one opens a room, another follows its link, they play, and play again.

use super::game::{self, Done};
use super::{Outcome, Page};

/// The windows of a room take half a second, since nobody at the keyboard is slow.
const SHORT: &str = "(() => {
    const fetched = window.fetch;
    window.fetch = (address, asked) =>
        fetched(address, asked?.body ? { ...asked, body: asked.body.replace(/\"window_ms\":\\d+/, '\"window_ms\":500') } : asked);
    return true;
})()";

/// Opens a room from the first page, sits down in it, and gives its link, which its picture shows too.
pub async fn open_room(page: &Page, name: &str) -> Outcome<String> {
    page.click(".way[href='#/online']").await?;
    page.ask(SHORT).await?;
    page.write("form input[type=text]", name).await?;
    page.click("form .go").await?;
    page.see(".seats li:nth-of-type(1).own").await?;
    page.until("document.querySelector('.qr').naturalWidth > 100").await?;
    let link = page.ask("document.querySelector('.address').value").await?;
    Ok(link.as_str().ok_or("the room has no link")?.to_owned())
}

/// Sits down in the second seat of the room that the page shows.
pub async fn sit_down(page: &Page, name: &str) -> Outcome {
    let seat = ".seats li:nth-of-type(2)";
    page.write(&format!("{seat} .nickname"), name).await?;
    page.click(&format!("{seat} button.big")).await?;
    page.see(&format!("{seat}.own")).await?;
    Ok(())
}

/// The first of them starts the game.
pub async fn start(pages: [&Page; 2]) -> Outcome {
    pages[0].click(".gathering .go:not(:disabled)").await?;
    for page in pages {
        page.see("main.online .hand .card").await?;
    }
    Ok(())
}

/// Plays on both until the game is over on both.
pub async fn play(pages: [&Page; 2]) -> Outcome {
    let mut idle = 0;
    while idle < game::PATIENCE {
        idle += 1;
        match (game::act(pages[0]).await?, game::act(pages[1]).await?) {
            (Done::Over, Done::Over) => return Ok(()),
            (Done::Click, _) | (_, Done::Click) => idle = 0,
            _ => {}
        }
    }
    Err("the game does not go on".into())
}

/// Both want another game, and it begins.
pub async fn play_again(pages: [&Page; 2]) -> Outcome {
    for page in pages {
        page.click(".again").await?;
    }
    for page in pages {
        page.until("!document.querySelector('main.over') && document.querySelectorAll('.hand .card').length > 0")
            .await?;
    }
    Ok(())
}
