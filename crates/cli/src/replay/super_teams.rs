//! Super Teams, told.

use super::shown::{Begins, Shown};
use super::track;
use play::{Game, Seat, Viewer};
use serde_json::{Value, json};
use super_teams::{BonusCards, Cards, Position, SuperTeams};
use text::Texts;

impl Shown for SuperTeams {
    fn introduce(&self, texts: &Texts) -> Vec<String> {
        let setup = self.setup();
        let name = setup.board.name().to_owned();
        let count = setup.board.spaces().len();
        let mut lines = vec![texts.message("replay-board", &[("name", name.into()), ("count", count.into())])];
        for (seat, colours) in setup.seats.iter().enumerate() {
            let colours =
                texts.list(colours.iter().map(|colour| texts.name(SuperTeams::NAME, "colour", colour.name())));
            let player = texts.player(Seat(seat as u8));
            lines.push(texts.message("replay-colours", &[("player", player.into()), ("colours", colours.into())]));
        }
        if let Some(seat) = setup.first_player {
            lines.push(texts.event(SuperTeams::NAME, &json!({ "event": "first-player", "seat": seat })));
        }
        if !setup.tow_chain {
            lines.push(texts.message("replay-no-tow-chain", &[]));
        }
        lines
    }

    fn begins(event: &Value) -> Begins {
        match event["event"].as_str() {
            Some("round-begins") => Begins::Round,
            Some("played") => Begins::Turn(event["seat"].as_u64().unwrap_or_default() as u8),
            _ => Begins::Nothing,
        }
    }

    fn open(&self, position: &Position) -> Value {
        json!(position.open)
    }

    fn picture(&self, position: &Position, texts: &Texts) -> Vec<String> {
        track::places(self, position, texts).into_iter().chain(track::lanes(self, position, texts)).collect()
    }

    fn hands(&self, position: &Position, viewer: Option<Viewer>, texts: &Texts) -> Vec<String> {
        (0..self.seats())
            .map(Seat)
            .map(|seat| {
                let player = texts.player(seat);
                let (cards, bonus) = (position.hands[seat.index()], position.bonus[seat.index()]);
                if viewer.is_none_or(|viewer| viewer.is(seat)) {
                    return known_hand(player, cards, bonus, texts);
                }
                hidden_hand(player, cards.count(), bonus.count(), texts)
            })
            .collect()
    }
}

fn known_hand(player: String, cards: Cards, bonus: BonusCards, texts: &Texts) -> String {
    let cards = cards.iter().map(|card| texts.name(SuperTeams::NAME, "card", &card.to_string()));
    let bonus = bonus.iter().map(|bonus| texts.name(SuperTeams::NAME, "bonus", bonus.name()));
    let (cards, bonus) = (texts.list(cards), texts.list(bonus));
    texts.message("replay-hand", &[("player", player.into()), ("cards", cards.into()), ("bonus", bonus.into())])
}

fn hidden_hand(player: String, cards: u32, bonus: u32, texts: &Texts) -> String {
    let cards = texts.message("replay-cards", &[("count", cards.into())]);
    let bonus = texts.message("replay-bonus-cards", &[("count", bonus.into())]);
    texts.message("replay-hand-hidden", &[("player", player.into()), ("cards", cards.into()), ("bonus", bonus.into())])
}
