//! What changed since it was last asked: what has to be stored, and who has to be told what.

use crate::Room;
use play::Event;
use room_protocol::Said;
use super_teams::Happening;

/// An event as one viewer hears it.
pub type Heard = Event<super_teams::Heard>;

/// What changed.
#[derive(Clone, PartialEq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "six things that change independently of each other")]
pub struct News {
    /// The room, beside the game.
    pub room: bool,
    /// Something of the room that has to be stored.
    pub save: bool,
    /// A window, a clock, a wish.
    pub table: bool,
    /// The game has just ended, so that there is a record to store.
    pub over: bool,
    /// What was told before no longer holds.
    pub all: bool,
    /// The entries that are stored have other hashes now: all of them have to be stored anew.
    pub anew: bool,
    /// How many entries of the record have been stored and told.
    pub entries_before: u32,
    /// How many entries there are now.
    pub entries: u32,
    /// How many events had been told.
    pub(crate) events_before: u32,
    /// What was said.
    pub said: Vec<Said>,
}

impl News {
    /// Whether there are any.
    pub fn is_empty(&self) -> bool {
        !(self.room || self.save || self.table || self.over || self.all)
            && self.entries == self.entries_before
            && self.said.is_empty()
    }
}

impl Room {
    /// What changed since this was last asked.
    pub fn take_news(&mut self) -> News {
        let (entries, events) = match &self.running {
            Some(running) => (running.at(), running.events.len() as u32),
            None => (0, 0),
        };
        let next = News { entries_before: entries, events_before: events, ..News::default() };
        let mut news = std::mem::replace(&mut self.news, next);
        news.entries = entries;
        news
    }

    /// The events of these news.
    pub(crate) fn events(&self, news: &News) -> &[Event<Happening>] {
        let events = self.running.as_ref().map_or(&[][..], |running| &running.events);
        events.get(news.events_before as usize..).unwrap_or_default()
    }
}
