//! Everything that changes in a game.

use crate::board::Kind;
use crate::{Bonus, BonusCards, Card, Cards, Ship, Ships, SuperTeams};
use play::{Seat, Table};
use serde::{Deserialize, Serialize};

/// A position with its secrets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What everybody sees.
    pub open: Open,
    /// The movement cards in each seat's hand.
    pub hands: [Cards; 4],
    /// The movement cards that can still be dealt.
    pub pile: Cards,
    /// The bonus cards in each seat's hand.
    pub bonus: [BonusCards; 4],
    /// The bonus cards that can be drawn on bonus spaces.
    pub bonus_pile: BonusCards,
    /// The bonus cards on the final planet.
    pub planet: BonusCards,
}

/// The part of a position that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Where the ships are.
    pub ships: Fleet,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began, and begins every round (ST-TRN-07).
    pub first: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// The move under way.
    pub flight: Option<Flight>,
    /// The ships on which a bonus card was played this turn (ST-BON-03).
    pub carded: Ships,
    /// Whether the cards of the final planet were given out (ST-FIN-01).
    pub planet_drawn: bool,
    /// The overtakings whose Tow windows are not done yet, the newest last.
    pub overtakings: Overtakings,
    /// Draw offers, and an end from outside.
    pub table: Table,
}

/// Where a ship is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The number of the space, the start planet being 0.
    pub space: u8,
    /// What the space is, or the side of it where the ship stands.
    pub kind: Kind,
}

impl Place {
    /// The start planet.
    pub const START: Place = Place { space: 0, kind: Kind::Start };
    /// Back in the box: beyond any board.
    pub(crate) const OUT: Place = Place { space: 127, kind: Kind::Start };
}

/// The places of all eight ships: spaces and kinds apart, so that all ships are compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fleet {
    spaces: [u8; 8],
    kinds: [Kind; 8],
}

impl Fleet {
    /// Where a ship is.
    #[inline]
    pub fn at(&self, ship: Ship) -> Place {
        Place { space: self.spaces[ship as usize], kind: self.kinds[ship as usize] }
    }

    #[inline]
    pub(crate) fn put(&mut self, ship: Ship, place: Place) {
        self.spaces[ship as usize] = place.space;
        self.kinds[ship as usize] = place.kind;
    }

    pub(crate) fn new(places: [Place; 8]) -> Fleet {
        Fleet { spaces: places.map(|place| place.space), kinds: places.map(|place| place.kind) }
    }

    /// The ships whose space is at least `from` and below `to`.
    #[inline]
    pub(crate) fn between(&self, from: u8, to: u8) -> Ships {
        let spaces = u64::from_le_bytes(self.spaces) | HIGH;
        // A byte's high bit stays where the space is not below the bound, for both are below 128.
        let at_least = |bound: u8| spaces - u64::from(bound) * ONES;
        gather(at_least(from) & !at_least(to))
    }

    /// The ships on the final planet.
    #[inline]
    pub(crate) fn home(&self) -> Ships {
        let kinds = u64::from_le_bytes(self.kinds.map(|kind| kind as u8));
        gather(HIGH - (kinds ^ (Kind::Final as u64 * ONES)))
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x80 * ONES;

/// The high bits of eight bytes as a set of ships.
#[inline]
fn gather(bytes: u64) -> Ships {
    Ships(((bytes & HIGH) >> 7).wrapping_mul(0x0102_0408_1020_4080).to_be_bytes()[0])
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance decides who begins (ST-RUL-09).
    First,
    /// Chance puts bonus cards on the final planet (ST-SET-05).
    Planet,
    /// Chance deals to this seat (ST-SET-06, ST-TRN-05).
    Deal(Seat),
    /// The seat whose turn it is plays a card (ST-TRN-02).
    Play,
    /// Window A: this seat may play Light Speed, Acceleration or Expert Pilot on the moving ship (ST-RUL-02).
    Boost(Seat),
    /// Window B: this seat may play Evasive Maneuver on the moving ship (ST-RUL-02).
    Evade(Seat),
    /// The seat whose turn it is chooses a side of the double space (ST-MOV-07).
    Side,
    /// Chance gives this seat a bonus card from the pile (ST-MOV-05).
    Draw(Seat),
    /// Chance gives this seat its bonus cards from the final planet (ST-FIN-01).
    PlanetDraw(Seat),
    /// Window C: a seat may play Tow on a ship (ST-RUL-02).
    Tow {
        /// Who is asked.
        seat: Seat,
        /// About which ship.
        ship: Ship,
    },
    /// The game was played to its end (ST-END-01).
    Over,
}

/// The move under way: what was announced, and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Flight {
    /// The card played.
    pub card: Card,
    /// The ship moved.
    pub ship: Ship,
    /// Where it started.
    pub from: Place,
    /// The bonus card played on it.
    pub bonus: Option<Bonus>,
}

/// A ship that came to rest ahead of others, and how far its Tow window has got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Overtaking {
    /// The ship that overtook.
    pub ship: Ship,
    /// The space it started from.
    pub from: u8,
    /// How many of the questions (each ship: owner, partner) are done.
    pub(crate) asked: u8,
}

/// A stack of overtakings: the mover's, then those of towed ships, the newest last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Overtakings {
    stack: [Overtaking; 8],
    depth: u8,
}

const NO_OVERTAKING: Overtaking = Overtaking { ship: Ship::XWing, from: 0, asked: 0 };

impl Overtakings {
    pub(crate) const NONE: Overtakings = Overtakings { stack: [NO_OVERTAKING; 8], depth: 0 };

    /// The overtakings, the oldest first.
    pub fn as_slice(&self) -> &[Overtaking] {
        &self.stack[..self.depth as usize]
    }

    #[inline]
    pub(crate) fn push(&mut self, ship: Ship, from: u8) {
        self.stack[self.depth as usize] = Overtaking { ship, from, asked: 0 };
        self.depth += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.depth -= 1;
        self.stack[self.depth as usize] = NO_OVERTAKING;
    }

    #[inline]
    pub(crate) fn top(&mut self) -> Option<&mut Overtaking> {
        self.stack[..self.depth as usize].last_mut()
    }
}

impl Position {
    /// The bonus cards that were played and not shuffled in again; open to all (ST-BON-05).
    pub fn used(&self) -> BonusCards {
        let hands = self.bonus.iter().fold(self.bonus_pile.plus(self.planet), |sum, hand| sum.plus(*hand));
        BonusCards::ALL.minus(hands)
    }

    /// The movement cards played since the pile was last renewed; open to all (ST-TRN-08).
    pub fn played(&self, game: &SuperTeams) -> Cards {
        self.hands.iter().fold(game.deck.minus(self.pile), |rest, hand| rest.minus(*hand))
    }

    /// Whether a ship is on the final planet.
    #[inline]
    pub fn is_home(&self, ship: Ship) -> bool {
        self.open.ships.at(ship).kind == Kind::Final
    }

    /// The ships on the final planet.
    #[inline]
    pub fn home(&self) -> Ships {
        self.open.ships.home()
    }
}

/// Readable formats name each ship in play, binary ones list all eight places.
impl Serialize for Fleet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let ships = Ship::ALL.into_iter().map(|ship| (ship, self.at(ship)));
            serializer.collect_map(ships.filter(|(_, place)| *place != Place::OUT))
        } else {
            Ship::ALL.map(|ship| self.at(ship)).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Fleet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fleet, D::Error> {
        if !deserializer.is_human_readable() {
            return <[Place; 8]>::deserialize(deserializer).map(Fleet::new);
        }
        let places = std::collections::BTreeMap::<Ship, Place>::deserialize(deserializer)?;
        Ok(Fleet::new(Ship::ALL.map(|ship| places.get(&ship).copied().unwrap_or(Place::OUT))))
    }
}

impl Serialize for Overtakings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Overtakings {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Overtakings, D::Error> {
        let entries = Vec::<Overtaking>::deserialize(deserializer)?;
        if entries.len() > 8 {
            return Err(serde::de::Error::custom("at most 8 ships overtake in a turn"));
        }
        let mut stack = Overtakings::NONE;
        for entry in entries {
            stack.push(entry.ship, entry.from);
            stack.stack[stack.depth as usize - 1].asked = entry.asked;
        }
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn ships_between_are_those_a_walk_finds(spaces in proptest::array::uniform8(0u8..128), from in 0u8..120, to in 0u8..120) {
            let fleet = Fleet::new(spaces.map(|space| Place { space, kind: Kind::ALL[space as usize % 7] }));
            let walked = |wanted: &dyn Fn(Place) -> bool| {
                Ship::ALL.into_iter().filter(|ship| wanted(fleet.at(*ship))).fold(Ships::NONE, |set, ship| set.with(ship.mask()))
            };
            prop_assert_eq!(fleet.between(from, to), walked(&|place| place.space >= from && place.space < to));
            prop_assert_eq!(fleet.home(), walked(&|place| place.kind == Kind::Final));
        }
    }
}
