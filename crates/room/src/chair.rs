//! A seat of a room, and who has it.

use chance::fair::Bytes;
use play::Seat;
use room_protocol::{Occupant, RoomSeat};
use serde::{Deserialize, Serialize};

/// Somebody, by the hash of the token that their browser keeps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Visitor(pub [u8; 16]);

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair<O> {
    pub holder: Holder,
    /// What its person added to the shuffle, in rooms of an earlier program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Bytes>,
    /// Whether its person wants another game.
    #[serde(default)]
    pub wants_again: bool,
    /// What its person does not want to be asked about.
    pub orders: Vec<O>,
    /// Whether its person answered "not yet".
    #[serde(default)]
    pub not_yet: bool,
    /// Whether its person wants a pause to begin, or the one that there is to end.
    #[serde(default)]
    pub wants_pause: bool,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Holder {
    Free,
    Person {
        visitor: Visitor,
        name: String,
        stand_in: Option<String>,
        arrival: u32,
        /// Whether they left during the game: then the seat waits until they say that they are back.
        #[serde(default)]
        left: bool,
    },
    Bot(String),
}

impl<O> Chair<O> {
    pub const FREE: Chair<O> = Chair {
        holder: Holder::Free,
        value: None,
        wants_again: false,
        orders: Vec::new(),
        not_yet: false,
        wants_pause: false,
    };

    /// The bot that plays here now.
    pub fn bot(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot(bot) | Holder::Person { stand_in: Some(bot), .. } => Some(bot),
            Holder::Free | Holder::Person { stand_in: None, .. } => None,
        }
    }

    /// Whether nobody but a bot has this seat.
    pub fn is_bot(&self) -> bool {
        matches!(self.holder, Holder::Bot(_))
    }

    /// Whether a person has this seat, whoever plays for them.
    pub fn is_person(&self) -> bool {
        matches!(self.holder, Holder::Person { .. })
    }

    /// Whether a person plays here now.
    pub fn plays(&self) -> bool {
        self.is_person() && self.bot().is_none()
    }

    pub fn is_of(&self, wanted: Visitor) -> bool {
        matches!(self.holder, Holder::Person { visitor, .. } if visitor == wanted)
    }

    /// Its person.
    pub fn visitor(&self) -> Option<Visitor> {
        match self.holder {
            Holder::Person { visitor, .. } => Some(visitor),
            Holder::Free | Holder::Bot(_) => None,
        }
    }

    /// Whether its person is among those present.
    pub fn is_here(&self, present: &[Visitor]) -> bool {
        present.iter().any(|visitor| self.is_of(*visitor))
    }

    pub fn name(&self) -> Option<&str> {
        match &self.holder {
            Holder::Free => None,
            Holder::Person { name, .. } => Some(name),
            Holder::Bot(bot) => Some(bot),
        }
    }

    /// The seat as everybody sees it, with what its person has committed to and revealed.
    pub fn shown<S>(
        &self,
        game: S,
        present: &[Visitor],
        (commitment, value): (Option<Bytes>, Option<Bytes>),
    ) -> RoomSeat<S> {
        let occupant = match &self.holder {
            Holder::Free => Occupant::Free,
            Holder::Person { name, stand_in, .. } => {
                Occupant::Person { name: name.clone(), here: self.is_here(present), stand_in: stand_in.clone() }
            }
            Holder::Bot(bot) => Occupant::Bot(bot.clone()),
        };
        RoomSeat { game, occupant, commitment, value }
    }
}

/// The seat of a visitor.
pub(crate) fn seat_of<O>(chairs: &[Chair<O>], visitor: Visitor) -> Option<Seat> {
    chairs.iter().position(|chair| chair.is_of(visitor)).map(|index| Seat(index as u8))
}
