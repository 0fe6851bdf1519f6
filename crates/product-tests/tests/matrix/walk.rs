//! The way through all screens, each read in four languages by day and by night.

use crate::look::look;
use product_tests::browser::{Outcome, Page, battle, game};

const LANGUAGES: [&str; 4] = ["en", "pl", "it", "ro"];

/// What was looked at, how often, and what was found.
#[derive(Default)]
pub struct Seen {
    pub screens: usize,
    pub looks: usize,
    pub found: Vec<String>,
    /// The language in which axe looks at everything; the others differ in words alone.
    thorough: usize,
}

impl Seen {
    /// Nothing yet; axe will read the language of this number.
    pub fn nothing(thorough: usize) -> Seen {
        Seen { thorough: thorough % LANGUAGES.len(), ..Seen::default() }
    }

    async fn look(&mut self, page: &Page, screen: &str) -> Outcome {
        self.screens += 1;
        for (number, language) in LANGUAGES.into_iter().enumerate() {
            page.read_in(language).await?;
            for light in [false, true] {
                page.by_day(light).await?;
                self.looks += 1;
                let found = look(page, number == self.thorough).await?;
                let place = format!("{screen}-{language}-{}", if light { "light" } else { "dark" });
                if !found.is_empty() {
                    page.picture(&place).await?;
                }
                self.found.extend(found.into_iter().map(|what| format!("{place}: {what}")));
            }
        }
        page.by_day(false).await
    }
}

/// From the first page through everything that can be opened from it, a game to its end, and a room.
pub async fn super_teams(page: &Page, seen: &mut Seen) -> Outcome {
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
    race(page, seen).await?;
    room(page, seen).await
}

/// A game of Super Teams from its first turn to its end.
async fn race(page: &Page, seen: &mut Seen) -> Outcome {
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
    game::our_turn(page).await?;
    seen.look(page, "game").await?;
    game::finish(page).await?;
    page.see(".celebration h2").await?;
    seen.look(page, "end").await
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
    game::our_turn(page).await?;
    seen.look(page, "table").await
}

/// A battle of X-Wing up to its first target, and the squad builder.
pub async fn x_wing(page: &Page, seen: &mut Seen) -> Outcome {
    page.open("x-wing.html").await?;
    page.see("form .go").await?;
    seen.look(page, "x-wing").await?;
    page.open("x-wing.html#/squads").await?;
    page.see("#find-cards").await?;
    seen.look(page, "squads").await?;
    battle::begin(page).await?;
    page.see(".dial-panel .ring").await?;
    seen.look(page, "planning").await?;
    // Some battles are over before anybody has somebody in the arc.
    while !battle::until(page, ".prompt .target-row").await? {
        battle::begin(page).await?;
    }
    seen.look(page, "targets").await
}
