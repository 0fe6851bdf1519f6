//! Who is away, since when, and what comes of it: a bot that stands in, another host.

use crate::chair::{Chair, Holder};
use crate::{Room, Visitor};
use games::Playable;
use play::Seat;
use room_protocol::Stage;

/// Somebody with a seat who is not connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Absence {
    pub visitor: Visitor,
    /// The room's time at which the last connection ended.
    pub since: u64,
    /// Whether that is as long ago as the room waits.
    pub long: bool,
}

impl<G: Playable> Room<G> {
    /// A page of somebody is there. A bot that stood in for them hands the seat back.
    pub fn connect(&mut self, visitor: Visitor, now: u64) {
        self.present.push(visitor);
        self.absences.retain(|absence| absence.visitor != visitor);
        self.news.room = true;
        for index in 0..self.chairs.len() {
            let stood_in = matches!(self.chairs[index].holder, Holder::Person { stand_in: Some(_), left: false, .. });
            if stood_in && self.chairs[index].is_of(visitor) {
                self.come_back(Seat(index as u8));
                self.news.table = self.running.is_some();
            }
        }
        self.settle(now);
    }

    /// A page of somebody is gone.
    pub fn disconnect(&mut self, visitor: Visitor, now: u64) {
        if let Some(index) = self.present.iter().position(|present| *present == visitor) {
            self.present.swap_remove(index);
        }
        if !self.present.contains(&visitor) {
            self.miss(visitor, now);
        }
        self.news.room = true;
    }

    /// Somebody with a seat is away from now on.
    pub(crate) fn miss(&mut self, visitor: Visitor, now: u64) {
        if self.seat(visitor).is_some() && !self.absences.iter().any(|absence| absence.visitor == visitor) {
            self.absences.push(Absence { visitor, since: now, long: false });
        }
    }

    /// Whether somebody has been away so long that they are not waited for.
    pub(crate) fn is_gone(&self, chair: &Chair<G::Order>) -> bool {
        let gone = |absence: &Absence| absence.long && chair.is_of(absence.visitor);
        chair.is_person() && self.absences.iter().any(gone)
    }

    /// Notes who has been away too long by now. While somebody else is there, bots stand in for them.
    pub(crate) fn note_absences(&mut self, now: u64) {
        let patience = u64::from(self.options.stand_in_s) * 1000;
        for absence in &mut self.absences {
            if !absence.long && now.saturating_sub(absence.since) >= patience {
                absence.long = true;
                self.news.room = true;
            }
        }
        let anybody = self.chairs.iter().any(|chair| chair.is_here(&self.present));
        if self.stage != Stage::Playing || self.paused || !anybody {
            return;
        }
        for index in 0..self.chairs.len() {
            if self.chairs[index].plays() && self.is_gone(&self.chairs[index]) {
                self.seat_stand_in(Seat(index as u8));
            }
        }
    }

    /// Gives the seat of a person to the bot that stands in.
    pub(crate) fn seat_stand_in(&mut self, seat: Seat) {
        let chair = &mut self.chairs[seat.index()];
        chair.wants_pause = false;
        if let Holder::Person { stand_in, .. } = &mut chair.holder {
            *stand_in = Some(G::STAND_IN.to_owned());
        }
        self.news.table = self.running.is_some();
        self.changed();
    }

    /// The room's time at which somebody will have been away too long; nothing while nobody is there to care.
    pub(crate) fn patience_ends(&self) -> Option<u64> {
        if self.present.is_empty() || self.paused {
            return None;
        }
        let patience = u64::from(self.options.stand_in_s) * 1000;
        let short = self.absences.iter().filter(|absence| !absence.long);
        short.map(|absence| absence.since + patience).min()
    }

    /// The person who sat down first and has neither left nor been away for long.
    pub(crate) fn host(&self) -> Option<Seat> {
        let person = |(index, chair): (usize, &Chair<G::Order>)| match chair.holder {
            Holder::Person { arrival, left, .. } => Some((left || self.is_gone(chair), arrival, Seat(index as u8))),
            Holder::Free | Holder::Bot(_) => None,
        };
        self.chairs.iter().enumerate().filter_map(person).min().map(|(.., seat)| seat)
    }
}
