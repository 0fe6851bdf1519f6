//! What happens in a game, and what of it reaches whom.

use crate::board::Kind;
use crate::{Bonus, BonusCards, Card, Cards, Colour, Ship};
use play::{Outcome, Seat, TableInput, Viewer};
use serde::Serialize;

/// What happens, the secrets included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Happening {
    /// Everybody sees it.
    Open(OpenHappening),
    /// Only the seat that it happens to sees all of it.
    Secret(Secret),
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the sentences name")]
pub enum OpenHappening {
    /// A seat was chosen to begin.
    FirstPlayer { seat: Seat },
    /// Bonus cards were laid on the final planet.
    PlanetLaid { count: u8 },
    /// A pile was made anew from all its used cards.
    Renewed { pile: Pile, count: u8 },
    /// A round begins.
    RoundBegins { seat: Seat },
    /// A seat announced card and ship, for a joker also the colour.
    Played { seat: Seat, card: Card, ship: Ship, joker: Option<Colour> },
    /// A seat played a bonus card on a ship.
    BonusPlayed { seat: Seat, bonus: Bonus, ship: Ship },
    /// A seat that was asked about a ship played nothing.
    Passed { seat: Seat, ship: Ship },
    /// A ship moved.
    Moved { ship: Ship, from: u8, to: u8 },
    /// The Maw threw a ship back.
    ThrownBack { ship: Ship, from: u8, to: u8 },
    /// A ship evaded the Maw.
    Evaded { ship: Ship, from: u8, to: u8 },
    /// A ship was put on one side of a double space.
    SideTaken { seat: Seat, ship: Ship, kind: Kind },
    /// A ship was towed after the one that overtook it.
    Towed { ship: Ship, by: Ship, from: u8, to: u8 },
    /// There was no bonus card left to draw.
    NothingToDraw { seat: Seat },
    /// A ship reached the final planet.
    Home { ship: Ship },
    /// The cards of a colour are jokers from now on.
    Jokers { colour: Colour },
    /// Somebody said something that is no move.
    Said { said: TableInput },
    /// The game is over.
    Ended { outcome: Outcome },
}

/// What only one seat sees whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the sentences name")]
pub enum Secret {
    /// A seat was dealt movement cards.
    Dealt { seat: Seat, cards: Cards },
    /// A seat drew bonus cards.
    Drew { seat: Seat, bonus: BonusCards, from: Source },
}

/// What one viewer hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Heard {
    /// All of it.
    Open(OpenHappening),
    /// All of it, because it is the viewer's own.
    Own(Secret),
    /// That it happened, and how many cards there were.
    Hidden(Hidden),
}

/// What the others hear of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the sentences name")]
pub enum Hidden {
    /// A seat was dealt movement cards.
    DealtHidden { seat: Seat, count: u32 },
    /// A seat drew bonus cards.
    DrewHidden { seat: Seat, count: u32, from: Source },
}

/// A pile that is renewed when a card is needed from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pile {
    Movement,
    Bonus,
}

/// Where bonus cards are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Source {
    Pile,
    Planet,
}

/// What a viewer may know of a happening.
pub(crate) fn hear(what: &Happening, viewer: Viewer) -> Heard {
    match *what {
        Happening::Open(open) => Heard::Open(open),
        Happening::Secret(secret) => match secret {
            Secret::Dealt { seat, .. } | Secret::Drew { seat, .. } if viewer.is(seat) => Heard::Own(secret),
            Secret::Dealt { seat, cards } => Heard::Hidden(Hidden::DealtHidden { seat, count: cards.count() }),
            Secret::Drew { seat, bonus, from } => {
                Heard::Hidden(Hidden::DrewHidden { seat, count: bonus.count(), from })
            }
        },
    }
}
