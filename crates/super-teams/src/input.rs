//! What seats choose, what chance is asked, and what it answers.

use crate::board::Kind;
use crate::{Bonus, BonusCards, Card, Cards, Ship};
use play::Seat;
use serde::{Deserialize, Serialize};

/// What a seat can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Choice {
    /// Plays a movement card on a ship. A joker stands for that ship's colour (ST-TRN-02, ST-JOK-01).
    Play {
        /// The card.
        card: Card,
        /// The ship.
        ship: Ship,
    },
    /// Plays a bonus card on the ship that the open window is about (ST-BON-01).
    Bonus(Bonus),
    /// Plays no bonus card (ST-BON-15).
    Pass,
    /// Chooses the side of a double space (ST-MOV-07).
    Side(Kind),
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Who begins?
    First,
    /// Which bonus cards lie on the final planet?
    Planet {
        /// How many.
        count: u8,
    },
    /// Which movement cards does a seat get?
    Deal {
        /// The seat.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Which bonus card does a seat draw from the pile?
    Draw {
        /// The seat.
        seat: Seat,
    },
    /// Which bonus cards does a seat draw from the final planet?
    PlanetDraw {
        /// The seat.
        seat: Seat,
        /// How many.
        count: u8,
    },
}

/// What chance answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Draw {
    /// This seat begins.
    First(Seat),
    /// These movement cards.
    Cards(Cards),
    /// These bonus cards.
    Bonus(BonusCards),
}
