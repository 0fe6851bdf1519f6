//! Everything that changes in a game.

use crate::bounded::{Blank, Bounded};
use crate::card::{Difficulty, Until};
use crate::cards::devices::Device;
use crate::damage::{DamageCard, Deck};
use crate::dice::Face;
use crate::frame::{Attack, Flight, Frame, Part, Stack};
use crate::ids::{CardId, MOST_SHIPS, ShipId, Team};
use crate::set::Set;
use crate::ship::Ship;
use geometry::{Bearing, Edge, Maneuver, Pose};
use play::{Seats, Table};
use serde::{Deserialize, Serialize};

/// The most obstacles that are placed: six (XW-SETUP-08), and a mission lays no more.
pub const MOST_OBSTACLES: usize = 6;

/// The most that ships have dropped and that lies on a table: bombs and mines, cluster mines counted as one, and cargo. Mines stay until
/// they are met: the most that a squad of 100 points carries are 12 (three TIE Punishers with two each and Extra Munitions). Cargo stays: the most
/// that such a squad drops are eight (Jabba the Hutt on the cheapest YV-666, the cheapest Lancer with two Rigged Cargo Chutes, the
/// YV-666 itself and the cheapest JumpMaster with one each, each of them a second time for its illicit token). No tournament squad had more
/// than six and one. A set-up with more for both sides together is refused.
pub const MOST_DROPPED: usize = 20;

/// The most obstacles on a table at a time: those that were placed, and cargo.
pub const MOST_LYING: usize = MOST_OBSTACLES + MOST_DROPPED;

/// The most conditions at a time. Of those that are not unique every ship can have one of each, of the nine that are, each side can
/// assign one (XW-X-09): 16 of the only common one, and 18.
pub const MOST_CONDITIONS: usize = 34;

/// The most lasting effects at a time; a set-up with cards for more is refused.
pub const MOST_LASTING: usize = 24;

/// The most abilities that can be used once a round or once a game. Eight cards for each of 16 ships; a set-up with more is refused.
pub const MOST_LIMITS: usize = 128;

/// The most attacks that wait for one that came about during them. Each ship that attacks outside its opportunity does so by a card
/// that it can use once a round; longer chains than an attack, the answer to it, and one for the loss of a shield are not known.
pub const MOST_ATTACKS_BEFORE: usize = 3;

/// A whole position, the secrets included. What is secret is on the dials.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What everybody may know.
    pub open: Open,
    /// The manoeuvre on each dial that lies face down, by its place on the dial of the ship's type.
    pub dials: [Option<u8>; MOST_SHIPS],
}

impl Eq for Position {}

// Positions are copied by the million: four and a half kilobytes are the limit.
const _: () = assert!(size_of::<Position>() <= 4608 && size_of::<Frame>() <= 20);

/// The open part of a position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The ships, those of the first squad before those of the second.
    pub ships: [Ship; MOST_SHIPS],
    /// The obstacles that were placed, without cargo: see [`XWing::lying`](crate::XWing::lying).
    pub obstacles: Bounded<Placed, MOST_OBSTACLES>,
    /// The obstacles of the pool that were placed or set aside.
    pub taken: Set<u8, u8>,
    /// Whether the seat that is to place an obstacle or a ship has a spot for it at all.
    pub has_room: bool,
    /// Bombs, mines and cargo on the table.
    pub dropped: Bounded<Option<Lying>, MOST_DROPPED>,
    /// Where the ship that met mines came from.
    pub start: Pose,
    /// The side with initiative.
    pub initiative: Team,
    /// The edge of the first side; the other has the opposite one (XW-SETUP-12).
    pub edge: Edge,
    /// The number of the round, from 1; 0 during set-up.
    pub round: u16,
    /// Which seats have committed their dials.
    pub committed: Seats,
    /// Which ships have a dial that lies face down.
    pub dialled: Set<ShipId>,
    /// Whether time was called: the round is played to its end (XW-LIMIT-05).
    pub time_called: bool,
    /// The damage decks: one a side, or the first one for both.
    pub decks: [Deck; 2],
    /// The markers of a mission that each side has scanned.
    pub scanned: [Set<u8, u8>; 2],
    /// The side that has achieved the goal of its mission.
    pub won: Option<Team>,
    /// Abilities that were used this round, and those that were used this game, by their numbers among those with a
    /// limit.
    pub used: [Set<u8, u128>; 2],
    /// What abilities brought about for some time, the oldest first.
    pub lasting: Bounded<Lasting, MOST_LASTING>,
    /// Conditions that ships have.
    pub conditions: Bounded<Option<Assigned>, MOST_CONDITIONS>,
    /// The manoeuvre under way.
    pub flight: Flight,
    /// The attack under way, or the last one.
    pub attack: Attack,
    /// The attacks during which it came about, the oldest first.
    pub before: Bounded<Attack, MOST_ATTACKS_BEFORE>,
    /// What was said about the dice that are to be rolled.
    pub foretold: Option<Foretold>,
    /// Whether cards were asked before the roll that is due.
    pub asked: bool,
    /// What is going on.
    pub stack: Stack,
    /// What was said at the table.
    pub table: Table,
}

/// An obstacle on the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// Which: one of the pool, or behind those a token of cargo ([`XWing::obstacle`](crate::XWing::obstacle)).
    pub obstacle: u8,
    /// Where it lies.
    pub pose: Pose,
}

/// A condition card of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assigned {
    /// The condition card.
    pub card: CardId,
    /// The ship that has it.
    pub ship: ShipId,
    /// The ship that assigned it.
    pub by: ShipId,
    /// The damage card that lies on it.
    pub holds: Option<DamageCard>,
}

/// What was said about dice before they are rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foretold {
    /// A number of evade results was guessed.
    Evades(u8),
    /// One die will be turned to this face, as the ship's card allows.
    Result(Face, ShipId),
}

/// What an ability brought about for some time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// The ship that it is about.
    pub ship: ShipId,
    /// The card that began it.
    pub card: CardId,
    /// The part of the card and the place of the effect in that part.
    pub effect: (Part, u8),
    /// A number that was noted when it began, such as a pilot skill or the number of a ship.
    pub value: u8,
    /// When it ends.
    pub until: Until,
}

/// What a ship has dropped.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lying {
    /// A bomb or a mine.
    Device(Dropped),
    /// A token of cargo, which is an obstacle (XW-X-163), and where it lies.
    Cargo(Pose),
}

/// A bomb or a mine on the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Dropped {
    /// What it is.
    pub device: Device,
    /// Which of its tokens are still there; all but cluster mines have one.
    pub tokens: Set<u8, u8>,
    /// The ship that dropped it.
    pub ship: ShipId,
    /// Where its first token lies, or lay.
    pub pose: Pose,
    /// Whether it was kept from going off at the end of this Activation phase (XW-X-157).
    pub kept: bool,
}

/// A token of a device: the place of the device in [`Open::dropped`], and which of its tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenId {
    /// The place of the device.
    pub place: u8,
    /// Which of its tokens.
    pub part: u8,
}

impl Blank for Placed {
    const BLANK: Placed = Placed { obstacle: 0, pose: Pose::ORIGIN };
}

impl Blank for Lasting {
    const BLANK: Lasting = Lasting {
        ship: ShipId(0),
        card: CardId::PRIMARY,
        effect: (Part::Action, 0),
        value: 0,
        until: Until::EndOfPhase,
    };
}

impl Blank for Attack {
    const BLANK: Attack = Attack::new(ShipId(0), ShipId(0), CardId::PRIMARY);
}

impl Position {
    pub(crate) fn new() -> Position {
        let open = Open {
            ships: [Ship::WAITING; MOST_SHIPS],
            obstacles: Bounded::new(),
            taken: Set::NONE,
            has_room: true,
            conditions: Bounded::new(),
            scanned: [Set::NONE; 2],
            won: None,
            used: [Set::NONE; 2],
            lasting: Bounded::new(),
            before: Bounded::new(),
            dropped: Bounded::new(),
            start: Pose::ORIGIN,
            initiative: Team::First,
            edge: Edge::South,
            round: 0,
            committed: Seats::NONE,
            dialled: Set::NONE,
            time_called: false,
            decks: [Deck::new(); 2],
            flight: Flight {
                maneuver: Maneuver::new(Bearing::Stationary, 0).expect("a manoeuvre"),
                along: None,
                difficulty: Difficulty::White,
                no_straights: false,
                despite_stress: false,
                stays_red: false,
                late: None,
                hazards: Bounded::new(),
                tied: Set::NONE,
                met_before: 0,
            },
            attack: Attack::BLANK,
            foretold: None,
            asked: false,
            stack: Stack::new(Frame::Planning),
            table: Table::default(),
        };
        Position { open, dials: [None; MOST_SHIPS] }
    }
}

impl Open {
    /// How full each container is: its name, how many things it holds, and how many it can hold.
    pub fn fullness(&self) -> [(&'static str, usize, usize); 6] {
        [
            ("frames", self.stack.as_slice().len(), Stack::DEPTH),
            ("obstacles", self.obstacles.as_slice().len(), MOST_OBSTACLES),
            ("devices and cargo", self.dropped.as_slice().len(), MOST_DROPPED),
            ("lasting effects", self.lasting.as_slice().len(), MOST_LASTING),
            ("conditions", self.conditions.as_slice().len(), MOST_CONDITIONS),
            ("attacks that wait", self.before.as_slice().len(), MOST_ATTACKS_BEFORE),
        ]
    }

    /// The state of a ship.
    #[inline]
    pub fn ship(&self, ship: ShipId) -> &Ship {
        &self.ships[ship.index()]
    }

    #[inline]
    pub(crate) fn ship_mut(&mut self, ship: ShipId) -> &mut Ship {
        &mut self.ships[ship.index()]
    }

    /// The ships in the play area.
    #[inline]
    pub fn in_play(&self) -> Set<ShipId> {
        let ships = self.ships.iter().enumerate().filter(|(_, ship)| ship.is_in_play());
        ships.map(|(index, _)| ShipId(index as u8)).collect()
    }
}
