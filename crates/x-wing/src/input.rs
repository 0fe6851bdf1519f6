//! What seats choose, what chance is asked, and what it answers.

use crate::damage::{DamageCard, DamageCards};
use crate::dice::{Dice, Die, Face};
use crate::ids::{CardId, ShipId};
use crate::set::Member;
use geometry::{Edge, Maneuver, Pose, Side};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// What a seat can choose.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// This side has initiative (XW-SETUP-04).
    Initiative(u8),
    /// An obstacle of the pool is placed (XW-SETUP-07).
    Obstacle {
        /// Which of the pool.
        obstacle: u8,
        /// The place and heading of its middle.
        pose: Pose,
    },
    /// What is to be placed has no spot left and is set aside (XW-Q-18).
    SetAside,
    /// This edge is mine (XW-SETUP-11).
    Edge(Edge),
    /// A ship is placed (XW-SETUP-13).
    Deploy {
        /// The ship of the seat that is placed.
        ship: ShipId,
        /// Where it stands.
        pose: Pose,
    },
    /// A dial is set, or changed (XW-PLAN-01, -08).
    Dial {
        /// Of this ship.
        ship: ShipId,
        /// To this manoeuvre.
        maneuver: Maneuver,
    },
    /// All dials are set as they shall be (XW-Q-22).
    Commit,
    /// The ship decloaks this way (XW-CLK-09).
    Decloak(Decloak),
    /// This ship is active next (XW-ACTV-12, XW-CMB-02).
    Activate(ShipId),
    /// The stressed ship executes this manoeuvre instead (XW-ACTV-16).
    Instead(Maneuver),
    /// How far ahead of the middle a Tallon Roll ends, in millimetres (XW-Q-12).
    Slide(#[serde(deserialize_with = "geometry::number")] f64),
    /// An action (XW-ACT-01).
    Action(Action),
    /// Where a barrel roll ends: how far ahead the template and the ship are put, in millimetres (XW-Q-13).
    Place {
        /// How far ahead the template is put.
        #[serde(deserialize_with = "geometry::number")]
        template: f64,
        /// How far ahead of that the ship is put.
        #[serde(deserialize_with = "geometry::number")]
        shift: f64,
    },
    /// An attack is declared (XW-ATK-04, -05).
    Attack {
        /// The primary weapon or a card.
        weapon: CardId,
        /// The ship that is attacked.
        target: ShipId,
        /// Whether through an obstacle, if closest points tie (XW-OBST-06).
        obstructed: bool,
    },
    /// A card's ability, or a token.
    Use {
        /// The ship that has the card.
        ship: ShipId,
        /// The card, or the card that stands for a token.
        card: CardId,
        /// Which of the card's abilities at this moment, from 0.
        #[serde(default, rename = "way")]
        option: u8,
        /// The dice it is used on, if it lets one choose.
        dice: Dice,
    },
    /// This ship, of those that can be chosen.
    Ship(ShipId),
    /// A number that a card asks for.
    Number(u8),
    /// This face of a die.
    Result(Face),
    /// This damage card.
    Damage(DamageCard),
    /// This bomb goes off next, by its place on the table (XW-Q-46).
    Detonate(u8),
    /// This obstacle has its effect before others at the same distance (XW-Q-29).
    First(u8),
    /// A device is dropped with this template, behind the ship or ahead of it.
    Lay {
        /// The bearing and speed of the template.
        maneuver: Maneuver,
        /// True if it is dropped ahead of the ship.
        ahead: bool,
    },
    /// A device is put down there without a template.
    Put(Pose),
    /// An enemy ship is dragged this way (XW-X-02).
    Drag(Drag),
    /// The mobile arc points there (XW-X-07).
    Face(Facing),
    /// Nothing (more) of what may be done.
    Pass,
}

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Takes a focus token.
    Focus,
    /// Takes an evade token.
    Evade,
    /// Locks on to a ship.
    TargetLock(ShipId),
    /// Barrel rolls.
    BarrelRoll {
        /// To this side.
        side: Side,
        /// With the template of this speed.
        speed: u8,
        /// The side that the template bends to, as seen by who leaves along it; none for a straight one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bend: Option<Side>,
    },
    /// Boosts.
    Boost(Boost),
    /// Cloaks.
    Cloak,
    /// Turns spent torpedoes and missiles up again (XW-X-36).
    Reload,
    /// Flies a second manoeuvre (XW-X-04).
    Slam(Maneuver),
    /// Turns the mobile arc (XW-X-07).
    RotateArc(Facing),
    /// Reinforces an end (XW-X-08).
    Reinforce(End),
    /// Gives a free action to a friend (XW-X-15).
    Coordinate(ShipId),
    /// Jams an enemy (XW-X-24).
    Jam(ShipId),
    /// Scans a marker of a mission.
    Scan(u8),
    /// The action of a card.
    Card(CardId),
    /// The other action of a card that has two.
    OtherOf(CardId),
}

impl Action {
    /// Those of which there is no more to say than their name.
    pub const PLAIN: [Action; 4] = [Action::Focus, Action::Evade, Action::Cloak, Action::Reload];
}

/// The ways to drag a ship with a tractor beam (XW-X-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Drag {
    /// A roll to its left.
    Left,
    /// A roll to its right.
    Right,
    /// Straight ahead.
    Ahead,
}

/// Where a mobile arc points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the sides")]
pub enum Facing {
    Front,
    Left,
    Right,
    Rear,
}

/// An end of a ship that is reinforced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum End {
    /// Against attackers in its firing arc.
    Fore,
    /// Against all others.
    Aft,
}

/// The ways to decloak (XW-CLK-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Decloak {
    /// A roll to the left over the straight 2.
    Left,
    /// A roll to the right.
    Right,
    /// Straight ahead along the straight 2.
    Ahead,
    /// To the left over the bank 2 that bends ahead.
    LeftFore,
    /// To the left over the bank 2 that bends back.
    LeftAft,
    /// To the right over the bank 2 that bends ahead.
    RightFore,
    /// To the right over the bank 2 that bends back.
    RightAft,
    /// Ahead along the bank 2 to the left.
    AheadLeft,
    /// Ahead along the bank 2 to the right.
    AheadRight,
}

/// The templates of boosts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the templates")]
pub enum Boost {
    Straight,
    BankLeft,
    BankRight,
    TurnLeft,
    TurnRight,
}

/// A way to sidestep: a barrel roll or a boost. Small enough to be held in a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sidestep {
    /// A barrel roll to a side with the straight template of speed 1 or 2.
    Roll(Side, u8),
    /// A barrel roll to a side with the bank of speed 1 that bends to a side.
    BankRoll(Side, Side),
    /// A boost.
    Boost(Boost),
}

/// Where the boosts begin among all sidesteps, and where the barrel rolls with banks.
const BOOSTS: u8 = 4;
const BANKS: u8 = BOOSTS + Boost::VARIANTS.len() as u8;

impl Member for Sidestep {
    #[inline]
    fn number(self) -> u8 {
        match self {
            Sidestep::Roll(side, speed) => 2 * (speed - 1) + u8::from(side == Side::Right),
            Sidestep::Boost(boost) => BOOSTS + boost as u8,
            Sidestep::BankRoll(side, bend) => BANKS + 2 * u8::from(bend == Side::Right) + u8::from(side == Side::Right),
        }
    }

    fn numbered(number: u8) -> Sidestep {
        let side = |number: u8| if number.is_multiple_of(2) { Side::Left } else { Side::Right };
        match number {
            0..BOOSTS => Sidestep::Roll(side(number), 1 + number / 2),
            BOOSTS..BANKS => Sidestep::Boost(Boost::VARIANTS[(number - BOOSTS) as usize]),
            BANKS.. => Sidestep::BankRoll(side(number - BANKS), side((number - BANKS) / 2)),
        }
    }
}

impl Member for Decloak {
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    fn numbered(number: u8) -> Decloak {
        Decloak::VARIANTS[number as usize]
    }
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Which side rolls for initiative (XW-Q-17).
    Roller,
    /// Dice are rolled.
    Dice {
        /// Attack or defense dice.
        die: Die,
        /// How many are rolled.
        count: u8,
    },
    /// The top card of a damage deck, face up.
    Damage {
        /// The number of the deck.
        deck: u8,
    },
    /// The names of damage cards that lay face down under a ship.
    Unseen {
        /// The ship that the cards lay under.
        ship: ShipId,
        /// The generation of the deck that they are from.
        generation: u8,
        /// How many cards are named.
        count: u8,
    },
    /// Which face-down damage card of a ship is turned up.
    TurnUp {
        /// The ship that the card lies under.
        ship: ShipId,
    },
}

/// What chance answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The side that rolls for initiative.
    Side(u8),
    /// The faces of the dice.
    Dice(Dice),
    /// The damage cards that were drawn or named.
    Damage(DamageCards),
    /// A damage card that is turned up.
    Turned {
        /// The card.
        card: DamageCard,
        /// The generation of the deck that it is from; none for one that everybody knows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        generation: Option<u8>,
    },
}

#[cfg(test)]
mod tests {
    use super::Sidestep;
    use crate::set::Member;

    #[test]
    fn every_number_is_one_sidestep() {
        for number in 0..13 {
            assert_eq!(Sidestep::numbered(number).number(), number);
        }
    }
}
