//! A question about an attack that lies on no table.

use crate::drill;
use crate::shot::{Defence, MOST_DICE, Offence, Shot};
use crate::side::Side;
use crate::{Forecast, Odds, Policy};
use serde::{Deserialize, Serialize};
use x_wing::card::Role;

/// The most dice of a side if there is more than tokens.
pub const MOST_DICE_WITH_CARDS: u8 = 8;

/// A question about an attack: dice, and what both ships have.
///
/// ```
/// use x_wing_odds::{Policy, Query};
///
/// let words = |words: &str| words.split(' ').map(str::to_owned).collect();
/// let query = Query {
///     attack: Some(3),
///     defense: 2,
///     attacker: words("focus lock predator howlrunner"),
///     defender: words("evade autothrusters"),
///     range: Some(3),
///     policy: Policy::Best,
///     ..Query::default()
/// };
/// let without = Query { defender: words("evade"), ..query.clone() };
/// assert!(query.odds()?.p_hit_ge1 < without.odds()?.p_hit_ge1);
/// let odds = Query { attacker: words("luck"), ..query }.odds();
/// assert!(odds.unwrap_err().to_string().starts_with("`luck` is no token and no card"));
/// # Ok::<(), x_wing_odds::BadQuery>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Query {
    /// Attack dice, before the bonus of the range; nothing: those of the weapon among the attacker's cards.
    pub attack: Option<u8>,
    /// Defense dice, before the bonus of range and obstruction.
    pub defense: u8,
    /// Tokens and cards of the attacker.
    pub attacker: Vec<String>,
    /// Tokens and cards of the defender.
    pub defender: Vec<String>,
    /// The range: 1, 2 or 3.
    pub range: Option<u8>,
    /// Whether there is an obstacle in the way.
    pub obstructed: bool,
    /// How both sides use what they have.
    pub policy: Policy,
}

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadQuery {
    /// A number that is no range.
    #[error("a range is 1, 2 or 3, not {0}")]
    Range(u8),
    /// Too many dice.
    #[error("{count} {what} dice; at most {most} are counted{why}")]
    Dice {
        /// How many were asked for.
        count: u16,
        /// Attack or defense dice.
        what: &'static str,
        /// The most that are counted.
        most: u8,
        /// In which case this is the most; a continuation of the sentence.
        why: &'static str,
    },
    /// Nothing to roll.
    #[error("no attack dice: say how many, or name a weapon among the attacker's cards")]
    NoDice,
    /// A word that means nothing.
    #[error(
        "`{0}` is no token and no card; tokens are focus, evade, lock, stress, ion, cloak, tractor and reinforce, other words \
         behind, unique, skill=N, shields=N and agility=N"
    )]
    Word(String),
    /// A word that means several cards.
    #[error("`{word}` may be {names}; write the one that is meant")]
    Which {
        /// The word.
        word: String,
        /// The cards.
        names: String,
    },
    /// A word with `=` whose number is missing or out of range.
    #[error("`{0}`: the number is to be from 0 to 12")]
    Number(String),
    /// A card that changes nothing.
    #[error("`{card}` has no say in the dice of {}; leave it out", if *side == "attacker" { "an attacker" } else { "a defender" })]
    Silent {
        /// The card.
        card: String,
        /// The side that named it: `attacker` or `defender`.
        side: &'static str,
    },
    /// Two pilots of one ship.
    #[error("`{0}` and `{1}` are both to be the pilot; a ship has one")]
    Pilots(String, String),
    /// Two weapons of one attack.
    #[error("`{0}` and `{1}` are both to be the weapon; an attack is made with one")]
    Weapons(String, String),
    /// A weapon that does not reach so far, or not so near.
    #[error("`{weapon}` attacks at Range {near} to {far}, not at Range {range}")]
    Reach {
        /// The weapon.
        weapon: String,
        /// The nearest range that it reaches.
        near: u8,
        /// The farthest.
        far: u8,
        /// The range that was asked for.
        range: u8,
    },
    /// Too many tokens.
    #[error("{count} `{token}` tokens; at most {most} are counted")]
    Tokens {
        /// Their kind.
        token: &'static str,
        /// How many were asked for, at least.
        count: u8,
        /// The most.
        most: u8,
    },
    /// Too many cards.
    #[error("too many cards: a ship has {upgrades} at most, and {friends} friends with cards for it")]
    Cards {
        /// The most of a ship.
        upgrades: usize,
        /// The most friends.
        friends: usize,
    },
    /// A card that has to be used before the attack, with a choice or dice.
    #[error("`{0}` is used before the attack, and asks for a choice or dice then; put down what it brings instead")]
    Action(String),
}

impl Query {
    /// The exact odds.
    pub fn odds(&self) -> Result<Odds, BadQuery> {
        let attacker = Side::read(&self.attacker, Role::Attacker)?;
        let defender = Side::read(&self.defender, Role::Defender)?;
        if let Some(range) = self.range.filter(|range| !(1..=3).contains(range)) {
            return Err(BadQuery::Range(range));
        }
        let is_plain = attacker.is_plain() && defender.is_plain() && attacker.state.evade == 0 && !defender.state.lock;
        if is_plain && let Some(attack) = self.attack {
            return Ok(self.shot(attack, &attacker, &defender)?.odds());
        }
        for (count, what) in [(self.attack.unwrap_or_default(), "attack"), (self.defense, "defense")] {
            bounded(u16::from(count), what, MOST_DICE_WITH_CARDS, " with cards")?;
        }
        let (game, position) = drill::set_up(self, &attacker, &defender)?;
        let mut forecast = Forecast::new(&game, &position, self.policy).expect("an attack is under way");
        Ok(forecast.odds())
    }

    /// Tokens alone are counted, not played.
    fn shot(&self, attack: u8, attacker: &Side, defender: &Side) -> Result<Shot, BadQuery> {
        let attack = u16::from(attack) + u16::from(self.range == Some(1));
        let defense = u16::from(self.defense) + u16::from(self.range == Some(3)) + u16::from(self.obstructed);
        Ok(Shot {
            attack: bounded(attack, "attack", MOST_DICE, "")?,
            defense: bounded(defense, "defense", MOST_DICE, "")?,
            attacker: Offence { focus: attacker.state.focus > 0, lock: attacker.state.lock },
            defender: Defence { focus: defender.state.focus > 0, evade: defender.state.evade },
        })
    }
}

fn bounded(count: u16, what: &'static str, most: u8, why: &'static str) -> Result<u8, BadQuery> {
    match u8::try_from(count) {
        Ok(count) if count <= most => Ok(count),
        _ => Err(BadQuery::Dice { count, what, most, why }),
    }
}
