//! What is said beside the moves: sitting down, beginning, wishes of the others, another game.

use super::{Guest, Words, random};
use crate::failure::Failure;
use crate::join::tell;
use games::Listed;
use play::{Outcome, Seat, Seats};
use room_protocol::{Asked, ClientMessage, Pledge, Stage};
use serde_json::{Value, json};

impl<G: Listed> Guest<G> {
    /// What has to be said now.
    pub(super) fn words(&mut self) -> Result<Words, Failure> {
        let Some(you) = self.known.you else { return self.sit() };
        if !self.seated {
            (self.seated, self.new.room) = (true, true);
            let name = self.known.name().unwrap_or_default();
            tell(&format!("{name} sits at seat {} and plays {}.", you.0 + 1, G::NAME))?;
        }
        let mut words = Words::new();
        if !self.brought {
            self.brought = true;
            words.push(json!({ "bring": self.arguments.squad }));
        }
        if std::mem::take(&mut self.new.room) {
            self.look_at_the_room(you, &mut words);
        }
        if std::mem::take(&mut self.new.table) {
            self.look_at_the_table(you, &mut words);
        }
        self.look_at_the_end(you, &mut words)?;
        if !self.done {
            words.extend(self.turn(you)?);
        }
        Ok(words)
    }

    fn sit(&mut self) -> Result<Words, Failure> {
        if self.seated {
            return Err(Failure::Unusable("the seat was given to somebody else".to_owned()));
        }
        if self.asked_for.is_some() {
            return Ok(Words::new());
        }
        let wanted = self.arguments.seat.map(|number| Seat(number - 1));
        let seat = self.known.free().find(|free| wanted.is_none_or(|wanted| wanted == *free));
        let Some(seat) = seat else { return Err(Failure::Unusable(self.no_seat())) };
        self.asked_for = Some(seat);
        let name = self.arguments.name.clone().unwrap_or_else(|| match self.arguments.bot.strip_prefix("exec:") {
            Some(_) => "Bot".to_owned(),
            None => format!("Bot {}", self.arguments.bot),
        });
        Ok(vec![json!({ "sit": { "seat": seat, "name": name } })])
    }

    /// Why there is no seat.
    pub(super) fn no_seat(&self) -> String {
        let free: Vec<_> = self.known.free().map(|seat| (seat.0 + 1).to_string()).collect();
        match (self.arguments.seat, &free[..], self.known.room.seats.len()) {
            (Some(wanted), _, count) if usize::from(wanted) > count => {
                format!("there is no seat {wanted}; the room has {count}")
            }
            (Some(wanted), [_, ..], _) => format!("somebody sits at seat {wanted}; free is {}", free.join(", ")),
            _ if self.known.room.stage == Stage::Playing => "the room is full, and a game is being played".to_owned(),
            _ => "the room is full: somebody sits at every seat".to_owned(),
        }
    }

    fn look_at_the_room(&mut self, you: Seat, words: &mut Words) {
        let room = &self.known.room;
        if let Some(beginning) = &room.beginning {
            let own = room.seats.get(you.index()).and_then(|seat| seat.commitment);
            let answer: Option<ClientMessage<Value, Value, Value, Value>> =
                Pledge::answer(&mut self.pledge, beginning, you, own, random);
            words.extend(answer.and_then(|answer| serde_json::to_value(answer).ok()));
        } else if room.stage == Stage::Gathering && room.host == Some(you) && self.known.free().next().is_none() {
            words.push(json!("start"));
        }
        if !room.pause_wanted.is_empty() && !room.pause_wanted.contains(&you) {
            words.push(if room.paused { json!("resume") } else { json!("pause") });
        }
        let broke_off = self.known.name().is_some_and(|name| room.broken_off_by.iter().any(|silent| silent == name));
        if broke_off {
            self.wanted = 0;
        }
    }

    /// Answers wishes: what others take back is taken back, and a draw is turned down.
    fn look_at_the_table(&self, you: Seat, words: &mut Words) {
        let table = &self.known.table;
        let asked = serde_json::from_value::<Option<Asked>>(table["asked"].clone()).ok().flatten();
        if asked.is_some_and(|asked| asked.by != you && !asked.agreed.contains(&you)) {
            words.push(json!({ "agree": true }));
        }
        let offers = table.pointer("/view/open/table/offers").cloned().unwrap_or_default();
        let offers: Seats = serde_json::from_value(offers).unwrap_or_default();
        if table["outcome"].is_null() && !offers.is_empty() && !offers.has(you) {
            words.push(json!("decline-draw"));
        }
    }

    /// After a game: how it ended, and another one or none.
    fn look_at_the_end(&mut self, you: Seat, words: &mut Words) -> Result<(), Failure> {
        let (stage, game) = (self.known.room.stage, self.known.room.game);
        if stage != Stage::Over || self.player.is_none() {
            return Ok(());
        }
        if self.ended != game {
            let outcome = serde_json::from_value::<Option<Outcome>>(self.known.table["outcome"].clone()).ok().flatten();
            if outcome.is_none() && !self.known.room.stopped {
                // The room was told first; the table comes next.
                return Ok(());
            }
            self.catch_up(you)?;
            self.ended = game;
            let view = serde_json::from_value::<G::View>(self.known.table["view"].clone());
            if let (Some(outcome), Ok(view), Some(rules), Some(player)) = (&outcome, view, &self.game, &mut self.player)
            {
                player.ends(rules, &view, outcome);
            }
            tell(match &outcome {
                None => "The game could not go on under the rules of today.",
                Some(outcome) if outcome.winners.is_empty() => "The game is over: nobody won.",
                Some(outcome) if outcome.winners.has(you) => "The game is over: won.",
                Some(_) => "The game is over: lost.",
            })?;
        }
        if self.arguments.once && self.begun == game {
            words.push(json!("leave"));
            self.done = true;
        } else if self.wanted != game && self.known.room.beginning.is_none() && !self.known.room.rematch.contains(&you)
        {
            self.wanted = game;
            words.push(json!("rematch"));
        }
        Ok(())
    }
}
