//! The way through all screens.

use crate::look::look;
use product_tests::browser::{Outcome, Page, game};

/// What was looked at, and what was found.
#[derive(Default)]
pub struct Seen {
    pub screens: usize,
    pub found: Vec<String>,
}

impl Seen {
    async fn look(&mut self, page: &Page, screen: &str) -> Outcome {
        self.screens += 1;
        let found = look(page).await?;
        if !found.is_empty() {
            page.picture(&format!("{screen}-{}", self.screens)).await?;
        }
        self.found.extend(found.into_iter().map(|what| format!("{screen}: {what}")));
        Ok(())
    }
}

/// From the first page through everything that can be opened from it, and a game to its end.
pub async fn walk(page: &Page) -> Outcome<Seen> {
    let mut seen = Seen::default();
    seen.look(page, "home").await?;
    for (place, thing) in [
        ("alone", "form .go"),
        ("screen", "form .go"),
        ("online", "form .go"),
        ("rules", "dt"),
        ("replay", ".file"),
        ("tour", ".guide .go"),
    ] {
        page.open(&format!("#/{place}")).await?;
        page.see(thing).await?;
        seen.look(page, place).await?;
    }
    game::alone(page).await?;
    game::our_turn(page).await?;
    seen.look(page, "turn").await?;
    page.click(".hand .card:not(.bonus):not(:disabled)").await?;
    page.see(".actions .go").await?;
    seen.look(page, "picked").await?;
    page.click("button.menu").await?;
    page.see("dialog[open] .menu-list").await?;
    seen.look(page, "menu").await?;
    page.click("dialog[open] .close").await?;
    page.until("!document.querySelector('dialog[open]')").await?;
    game::play(page, 12).await?;
    seen.look(page, "game").await?;
    game::finish(page).await?;
    page.see(".celebration h2").await?;
    seen.look(page, "end").await?;
    room(page, &mut seen).await?;
    Ok(seen)
}

/// A room with a bot, from the door to the table.
async fn room(page: &Page, seen: &mut Seen) -> Outcome {
    page.open("#/online").await?;
    page.click("form .go").await?;
    page.see(".seats li:nth-of-type(1).own").await?;
    seen.look(page, "room").await?;
    page.select(".seats li:nth-of-type(2) select.bots", "level-2").await?;
    page.click(".gathering .go:not(:disabled)").await?;
    page.see("main.online .hand .card").await?;
    seen.look(page, "online").await
}
