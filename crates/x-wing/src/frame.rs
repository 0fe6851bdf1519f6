//! What is going on, as data: a stack of frames. Nothing waits on a call stack.

use crate::card::{ActionKind, Difficulty, Window};
use crate::cards::devices::Device;
use crate::damage::DamageCards;
use crate::dice::{Dice, Pool};
use crate::ids::{CardId, ShipId};
use crate::input::Action;
use geometry::{Maneuver, Side};
use serde::{Deserialize, Serialize};

/// One thing under way. The top frame says what the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Chance names the side that rolls for initiative (XW-Q-17).
    Roller,
    /// That side's die decides who decides (XW-INIT-02).
    InitiativeRoll(u8),
    /// This side says who has initiative (XW-INIT-01).
    Initiative(u8),
    /// Obstacles are placed; so many turns are done (XW-SETUP-07).
    Obstacles(u8),
    /// The side without initiative chooses its edge (XW-SETUP-11).
    Edge,
    /// Ships are placed (XW-SETUP-13).
    Forces,
    /// Dials are set (XW-PLAN).
    Planning,
    /// Cloaked ships may decloak one by one (XW-CLK-07).
    Decloak,
    /// This ship may decloak; these ways proved impossible.
    Decloaking(ShipId, u16),
    /// Ships activate one by one (XW-ACTV).
    Activation,
    /// This ship activates, and is at this step.
    Activating(ShipId, Activating),
    /// This ship executes a manoeuvre that an ability orders, and is at this step (XW-Q-25).
    Ordered(ShipId, Activating),
    /// Its owner chooses how far a Tallon Roll slides (XW-Q-12).
    Sliding(ShipId),
    /// Its owner says which of obstacles at the same distance has its effect next; so many are done (XW-Q-29).
    Tied(ShipId, u8),
    /// This ship may perform an action.
    Acting(Acting),
    /// This ship may acquire a target lock without an action.
    Locking(ShipId),
    /// The opponent may drag this ship with a tractor beam.
    Tractoring(ShipId),
    /// This ship was dragged onto an obstacle, by its place: a die is rolled for it (XW-X-03).
    Hazard(ShipId, u8),
    /// This ship has flown the manoeuvre of its SLAM.
    Slammed(ShipId),
    /// The mobile arc of a ship that was just placed is to be set.
    Facing(ShipId),
    /// This ship is about to receive a stress token.
    Stressing(ShipId),
    /// One of this ship's face-down damage cards is turned up.
    Turning(ShipId),
    /// The owner says how this ship drops a device.
    Dropping(ShipId, Device),
    /// A ship barrel rolls; where it ends is to be chosen.
    Rolling(Rolling),
    /// Ships attack one by one (XW-CMB).
    Combat,
    /// This ship has its opportunity to attack.
    Fighting(ShipId, Fighting),
    /// This ship may attack outside its opportunity.
    Extra(Extra),
    /// The attack outside is over; the one before it is remembered again.
    ExtraDone(ShipId),
    /// The attack is at this step.
    Attacking(Attacking),
    /// This ship suffers damage and then critical damage.
    Suffering(ShipId, u8, u8),
    /// This ship is dealt so many damage cards face up.
    Dealing(ShipId, u8),
    /// This ship met these mines, as a mask of their places.
    Mines(ShipId, u16),
    /// A mine was dropped under these ships; one of them sets it off (XW-BMB-09).
    Sprung(u8, u16),
    /// Bombs go off one by one at the end of the Activation phase.
    Detonations,
    /// A bomb strikes ships one by one.
    Blast {
        /// What went off.
        device: Device,
        /// The ship that dropped it.
        owner: ShipId,
        /// The ships that it has still to strike.
        left: u16,
        /// All that it strikes.
        struck: u16,
    },
    /// The owner of that ship turns one of these dice to the face that was named, before they count.
    Altering(ShipId, Dice),
    /// The attacker chooses the damage card for this ship out of those drawn.
    Picking(ShipId, DamageCards),
    /// So many unseen damage cards of this ship are turned up.
    Exposing(ShipId, u8),
    /// This ship would be destroyed.
    Dying(ShipId),
    /// The owner of the second ship may search a damage card for the condition of the first.
    Searching(ShipId, ShipId),
    /// This ship has a target lock too many, and keeps the one on the second.
    Releasing(ShipId, ShipId),
    /// The first ship launches the second.
    Launching(ShipId, ShipId),
    /// This ship was launched, and has flown its manoeuvre.
    Launched(ShipId),
    /// Abilities are asked for at a moment.
    Window(WindowFrame),
    /// An ability or an action of a card is being resolved.
    Resolving(Resolving),
    /// The unseen damage cards of a destroyed ship are discarded face up; chance names them (XW-DMG-09).
    Discarding(ShipId),
    /// The End phase begins.
    EndBegins,
    /// The End phase.
    End,
    /// The round ends.
    RoundEnds,
    /// The game is over.
    Over,
}

/// The steps of an activation (XW-ACTV-02, -04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activating {
    /// Before the dial is revealed.
    Before,
    /// The dial is revealed.
    Reveal,
    /// A stressed ship that revealed red is given another manoeuvre (XW-ACTV-16).
    Choose,
    /// The ship is moved.
    Move,
    /// The ship was moved.
    Moved,
    /// Pilot stress is checked.
    Stress,
    /// What happens after a manoeuvre.
    After,
    /// An action may be performed.
    Action,
    /// Pilot stress is checked late.
    Late,
    /// The dice of obstacles; so many are done.
    Hazards(u8),
    /// The ship was active.
    Done,
}

/// An action that may be performed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acting {
    /// The ship.
    pub ship: ShipId,
    /// A free action of these kinds, instead of any action.
    pub free: Option<Kinds>,
    /// Whether another action may follow in the same step.
    pub more: bool,
    /// Whether it has to be performed, if it can be.
    pub must: bool,
    /// Ships that proved out of range for a target lock (XW-TL-10).
    pub struck_locks: u16,
    /// Directions in which a barrel roll or boost proved impossible (XW-BRL-13, XW-BST-10).
    pub struck_ways: u16,
}

impl Acting {
    /// An action, or a free one of these kinds.
    pub fn new(ship: ShipId, free: Option<Kinds>) -> Acting {
        Acting { ship, free, more: false, must: false, struck_locks: 0, struck_ways: 0 }
    }
}

/// Kinds of actions, as a mask over [`ActionKind`]; the highest bits stand for the actions of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kinds(pub u16);

impl Kinds {
    /// The actions of damage cards, and what a mission offers.
    pub const DAMAGE: u16 = 1 << 15;
    /// The actions of upgrades.
    pub const UPGRADES: u16 = 1 << 14;

    /// Only these.
    pub fn of(kinds: &[ActionKind]) -> Kinds {
        Kinds(kinds.iter().fold(0, |mask, kind| mask | 1 << *kind as u16))
    }

    /// Whether an action is among them.
    pub fn has(self, action: Action) -> bool {
        let is_upgrade = matches!(action, Action::Card(_)) && action.damage().is_none();
        let cards = if is_upgrade { Kinds::UPGRADES } else { Kinds::DAMAGE };
        self.0 & action.kind().map_or(cards, |kind| 1 << kind as u16) != 0
    }
}

/// An attack outside the opportunity of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Extra {
    /// The ship.
    pub ship: ShipId,
    /// The card that grants it.
    pub card: CardId,
    /// Which of its abilities.
    pub ability: u8,
    /// Only at this ship.
    pub target: Option<ShipId>,
}

/// A barrel roll that was declared and is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rolling {
    /// The ship.
    pub ship: ShipId,
    /// To which side.
    pub side: Side,
    /// With the template of this speed.
    pub speed: u8,
    /// The side that the template bends to, as seen by who leaves along it; none for a straight one.
    pub bend: Option<Side>,
    /// What it is.
    pub kind: Rolled,
}

/// What a ship rolls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rolled {
    /// A barrel roll as the action of its step.
    Action,
    /// A barrel roll as a free action.
    Free,
    /// A decloak (XW-CLK-10).
    Decloak,
    /// An opponent's tractor beam (XW-X-02).
    Tractor,
}

/// The steps of an opportunity to attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fighting {
    /// A target may be declared.
    Declare,
    /// What happens after it.
    After,
    /// The opportunity has passed.
    Done,
}

/// The steps of an attack (XW-ATK-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attacking {
    /// The attack was declared and paid for.
    Declared,
    /// Attack dice are about to be rolled.
    BeforeAttack,
    /// Attack dice are rolled.
    RollAttack,
    /// Attack dice are modified.
    ModifyAttack,
    /// Defense dice are about to be rolled.
    BeforeDefense,
    /// Defense dice are rolled.
    RollDefense,
    /// Defense dice are modified.
    ModifyDefense,
    /// Results are about to be compared.
    Comparing,
    /// Results are compared.
    Compare,
    /// Damage is dealt.
    Deal,
    /// What happens after an attack.
    After,
    /// The attack is performed a second time.
    Again,
}

/// A moment at which abilities are asked for, seat by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindowFrame {
    /// Which moment.
    pub window: Window,
    /// The ship that it is about.
    pub subject: ShipId,
    /// The side whose seats come first.
    pub first: u8,
    /// How many seats are done.
    pub turn: u8,
    /// What the moment is about besides: the kind of an action.
    pub about: u8,
    /// Which abilities of this window have been used, by their place in its list.
    pub used: [u64; 2],
}

/// A card's effects half done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolving {
    /// The ship the card belongs to.
    pub ship: ShipId,
    /// The card.
    pub card: CardId,
    /// Which of its upgrades it is, if it is one.
    pub upgrade: u8,
    /// Which ability of the card; [`Resolving::ACTION`] for its action, [`Resolving::COST`] for the cost of its attack.
    pub ability: u8,
    /// How many effects are done.
    pub step: u8,
    /// The ship that the moment was about.
    pub subject: ShipId,
    /// The ship chosen for it.
    pub chosen: ShipId,
    /// The dice chosen for it.
    pub dice: Dice,
}

impl Resolving {
    /// The card's action.
    pub const ACTION: u8 = 254;
    /// The cost of the card's attack.
    pub const COST: u8 = 253;
    /// What a device does.
    pub const CHARGE: u8 = 252;
}

/// The attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, and a mask would only hide its name")]
pub struct Attack {
    /// Who attacks.
    pub attacker: ShipId,
    /// Whom.
    pub defender: ShipId,
    /// With what: the primary weapon or a card.
    pub weapon: CardId,
    /// Which of the attacker's upgrades the weapon is.
    pub upgrade: u8,
    /// At which range.
    pub range: u8,
    /// Whether an obstacle is in the way.
    pub obstructed: bool,
    /// Whether it hit.
    pub hit: bool,
    /// Whether the defender cancelled a critical hit.
    pub cancelled_critical: bool,
    /// Whether it is the second of two attacks with the same weapon.
    pub second: bool,
    /// Whether it is the attacker's first attack of the round, and the first on the defender.
    pub first: [bool; 2],
    /// The card that granted it.
    pub granted: Option<CardId>,
    /// Damage cards that the defender was dealt: face down, then face up.
    pub dealt: [u8; 2],
    /// Focus and evade tokens of the defender that cannot be spent.
    pub pinned: [u8; 2],
    /// Whether the weapon was discarded for it.
    pub paid: bool,
    /// Dice that abilities add: attack dice, then defense dice.
    pub more: [u8; 2],
    /// Whether the dice cannot be modified any more: attack dice, then defense dice.
    pub fixed: [bool; 2],
    /// Attack dice.
    pub attack: Pool,
    /// Defense dice.
    pub defense: Pool,
}

impl Attack {
    /// An attack before anything was rolled.
    pub(crate) fn new(attacker: ShipId, defender: ShipId, weapon: CardId) -> Attack {
        Attack {
            attacker,
            defender,
            weapon,
            upgrade: u8::MAX,
            range: 0,
            obstructed: false,
            hit: false,
            cancelled_critical: false,
            second: false,
            first: [false; 2],
            granted: None,
            dealt: [0; 2],
            pinned: [0; 2],
            paid: false,
            more: [0; 2],
            fixed: [false; 2],
            attack: Pool::default(),
            defense: Pool::default(),
        }
    }
}

/// The manoeuvre under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Flight {
    /// Which manoeuvre.
    pub maneuver: Maneuver,
    /// How difficult it is.
    pub difficulty: Difficulty,
    /// How difficult the manoeuvre was whose stress is checked after the action.
    pub late: Option<Difficulty>,
    /// The obstacles that were met, nearest to the start first.
    pub hazards: [u8; MOST_HAZARDS],
    /// How many there are.
    pub hazard_count: u8,
    /// Bit n: the n-th obstacle and the one after it are at the same distance from the start.
    pub tied: u16,
    /// How many of them were met in a manoeuvre before it, during which this one was ordered.
    pub met_before: u8,
}

/// The most obstacles met in a manoeuvre, and in one that was ordered during it.
pub const MOST_HAZARDS: usize = 12;

/// How deep frames can nest.
const DEPTH: usize = 24;

/// The stack of frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    frames: [Frame; DEPTH],
    depth: u8,
}

impl Stack {
    pub(crate) fn new(frame: Frame) -> Stack {
        let mut frames = [Frame::Over; DEPTH];
        frames[0] = frame;
        Stack { frames, depth: 1 }
    }

    /// The frames, the oldest first.
    pub fn as_slice(&self) -> &[Frame] {
        &self.frames[..self.depth as usize]
    }

    /// The top frame.
    #[inline]
    pub fn top(&self) -> Frame {
        self.frames[self.depth as usize - 1]
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[self.depth as usize - 1]
    }

    /// The frames, the oldest first.
    pub(crate) fn frames_mut(&mut self) -> &mut [Frame] {
        &mut self.frames[..self.depth as usize]
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[self.depth as usize] = frame;
        self.depth += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.depth -= 1;
        self.frames[self.depth as usize] = Frame::Over;
    }
}

impl Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
        let frames = Vec::<Frame>::deserialize(deserializer)?;
        if frames.is_empty() || frames.len() > DEPTH {
            return Err(serde::de::Error::custom(format!("a stack has 1 to {DEPTH} frames")));
        }
        let mut stack = Stack::new(frames[0]);
        for frame in &frames[1..] {
            stack.push(*frame);
        }
        Ok(stack)
    }
}
