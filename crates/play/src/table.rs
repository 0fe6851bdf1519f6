//! The part of a position that belongs to the table: draw offers, and an end from outside.

use crate::{Ending, Illegal, Outcome, Seat, Seats, TableInput};
use serde::{Deserialize, Serialize};

/// Standing draw offers, and how the table ended the game if it did. A position holds one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Table {
    /// Who has offered a draw that nobody turned down.
    pub offers: Seats,
    /// Who won when the table ended the game.
    winners: Seats,
    ended: Ended,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ended {
    #[default]
    No,
    Conceded,
    Agreed,
    TimeUp,
}

impl Table {
    /// How the table ended the game, if it did.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        let how = match self.ended {
            Ended::No => return None,
            Ended::Conceded => Ending::Conceded,
            Ended::Agreed => Ending::Agreed,
            Ended::TimeUp => Ending::TimeUp,
        };
        Some(Outcome { winners: self.winners, how })
    }

    /// Whether a word of the table fits, in a running game between `seats`.
    pub fn check(&self, input: TableInput, seats: Seats) -> Result<(), Illegal> {
        let speaker = match input {
            TableInput::Concede(seat)
            | TableInput::OfferDraw(seat)
            | TableInput::DeclineDraw(seat)
            | TableInput::Withdraw(seat) => Some(seat),
            TableInput::TimeUp => None,
        };
        if speaker.is_some_and(|seat| !seats.has(seat)) {
            return Err(Illegal::new("TB-06", "no-such-seat"));
        }
        match input {
            TableInput::OfferDraw(seat) if self.offers.has(seat) => Err(Illegal::new("TB-02", "already-offered")),
            TableInput::DeclineDraw(_) if self.offers.is_empty() => Err(Illegal::new("TB-04", "nothing-offered")),
            TableInput::Withdraw(_) => Err(Illegal::new("TB-07", "nothing-to-withdraw")),
            _ => Ok(()),
        }
    }

    /// Ends the game because a side gave up; the others win (TB-01).
    pub fn concede(&mut self, others: Seats) {
        self.winners = others;
        self.ended = Ended::Conceded;
    }

    /// Ends the game because time was called, with the winners by the game's own count (TB-05).
    pub fn time_up(&mut self, winners: Seats) {
        self.winners = winners;
        self.ended = Ended::TimeUp;
    }

    /// Notes an offer; says whether everybody among `seats` has now offered, which ends the game (TB-03).
    pub fn offer(&mut self, seat: Seat, seats: Seats) -> bool {
        self.offers = self.offers.with(seat);
        if self.offers == seats {
            self.ended = Ended::Agreed;
        }
        self.offers == seats
    }

    /// All standing offers lapse (TB-04).
    pub fn decline(&mut self) {
        self.offers = Seats::NONE;
    }
}
