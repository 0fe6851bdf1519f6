//! What a ship of a query has, read from words.

use crate::query::BadQuery;
use crate::say::{Say, say};
use geometry::Band;
use x_wing::card::Role;
use x_wing::cards::{Pilot, Upgrade};
use x_wing::{CardId, DamageCard, resolve};

/// The most upgrades of a ship.
const MOST_UPGRADES: usize = 16;

/// The most tokens of a kind.
const MOST_TOKENS: u8 = 32;

/// The most friends of a ship.
pub(super) const MOST_FRIENDS: usize = 4;

/// A ship of a query.
#[derive(Debug, Default)]
pub(super) struct Side {
    pub state: State,
    pub pilot: Option<&'static Pilot>,
    pub upgrades: Vec<&'static Upgrade>,
    pub friends: Vec<Friend>,
    pub damage: Vec<DamageCard>,
}

/// What is not a card: tokens, numbers, where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of its own")]
pub(super) struct State {
    pub focus: u8,
    pub evade: u8,
    pub stress: u8,
    pub ion: u8,
    pub cloak: u8,
    pub tractor: u8,
    pub lock: bool,
    pub reinforced: bool,
    pub behind: bool,
    pub unique: bool,
    pub skill: Option<u8>,
    pub shields: Option<u8>,
    pub agility: Option<u8>,
}

/// A friend of a ship, with a card that has a say.
#[derive(Debug)]
pub(super) struct Friend {
    pub pilot: Option<&'static Pilot>,
    pub upgrades: Vec<&'static Upgrade>,
    pub at: Band,
}

impl Side {
    /// Reads the words of a ship.
    pub fn read(words: &[String], role: Role) -> Result<Side, BadQuery> {
        let mut side = Side::default();
        for word in words {
            side.add(word.trim(), role)?;
        }
        let State { focus, evade, stress, ion, cloak, tractor, .. } = side.state;
        let tokens = ["focus", "evade", "stress", "ion", "cloak", "tractor"];
        let counts = [focus, evade, stress, ion, cloak, tractor];
        if let Some((token, count)) = tokens.into_iter().zip(counts).find(|(_, count)| *count > MOST_TOKENS) {
            return Err(BadQuery::Tokens { token, count, most: MOST_TOKENS });
        }
        match side.upgrades.len() + side.damage.len() > MOST_UPGRADES || side.friends.len() > MOST_FRIENDS {
            true => Err(BadQuery::Cards { upgrades: MOST_UPGRADES, friends: MOST_FRIENDS }),
            false => Ok(side),
        }
    }

    /// Whether it has focus and evade tokens and a target lock at most.
    pub fn is_plain(&self) -> bool {
        let State { focus, evade, lock, .. } = self.state;
        let has_cards =
            self.pilot.is_some() || !(self.upgrades.is_empty() && self.friends.is_empty() && self.damage.is_empty());
        !has_cards && self.state == State { focus, evade, lock, ..State::default() }
    }

    /// The weapon that it attacks with, by its place among the upgrades; none: the primary weapon.
    pub fn weapon(&self) -> Option<usize> {
        self.upgrades.iter().position(|upgrade| upgrade.card.weapon.is_some())
    }

    fn add(&mut self, word: &str, role: Role) -> Result<(), BadQuery> {
        if let Some((what, value)) = word.split_once('=') {
            return self.set(what, value, word);
        }
        let state = &mut self.state;
        let count = match word {
            "focus" => &mut state.focus,
            "evade" => &mut state.evade,
            "stress" => &mut state.stress,
            "ion" => &mut state.ion,
            "cloak" => &mut state.cloak,
            "tractor" => &mut state.tractor,
            _ => return self.add_word(word, role),
        };
        *count = count.saturating_add(1);
        Ok(())
    }

    fn set(&mut self, what: &str, value: &str, word: &str) -> Result<(), BadQuery> {
        let value = value.parse().ok().filter(|value| *value <= 12);
        let value = value.ok_or_else(|| BadQuery::Number(word.to_owned()))?;
        match what {
            "skill" => self.state.skill = Some(value),
            "shields" => self.state.shields = Some(value),
            "agility" => self.state.agility = Some(value),
            _ => return Err(BadQuery::Word(word.to_owned())),
        }
        Ok(())
    }

    fn add_word(&mut self, word: &str, role: Role) -> Result<(), BadQuery> {
        match word {
            "lock" => self.state.lock = true,
            "reinforce" => self.state.reinforced = true,
            "behind" => self.state.behind = true,
            "unique" => self.state.unique = true,
            _ => return self.add_card(word, role),
        }
        Ok(())
    }

    /// A word may mean a pilot and an upgrade; then it means the one that has a say, and the pilot if both have.
    fn add_card(&mut self, word: &str, role: Role) -> Result<(), BadQuery> {
        if let Some(card) = DamageCard::named(word) {
            return match say(CardId::damage(card).card(), role) {
                Some(_) => {
                    self.damage.push(card);
                    Ok(())
                }
                None => Err(silent(word, role)),
            };
        }
        let pilots = resolve::pilots(word);
        let is_pilot = pilots.iter().any(|pilot| pilot.card.name == word);
        let upgrade = resolve::upgrade(word, None).ok().filter(|upgrade| upgrade.card.name == word || !is_pilot);
        let speaking: Vec<_> = pilots.iter().filter_map(|pilot| Some((*pilot, say(&pilot.card, role)?))).collect();
        if let [(pilot, say)] = speaking.as_slice() {
            return self.add_pilot(pilot, *say);
        }
        if speaking.len() > 1 {
            let names = speaking.iter().map(|(pilot, _)| format!("`{}`", pilot.card.name)).collect::<Vec<_>>();
            return Err(BadQuery::Which { word: word.to_owned(), names: names.join(" or ") });
        }
        if let Some(upgrade) = upgrade
            && let Some(say) = say(&upgrade.card, role)
        {
            return self.add_upgrade(upgrade, say);
        }
        let upgrade = upgrade.map(|upgrade| &upgrade.card);
        match pilots.first().map(|pilot| &pilot.card).or(upgrade) {
            None => Err(BadQuery::Word(word.to_owned())),
            Some(_) => Err(silent(word, role)),
        }
    }

    fn add_pilot(&mut self, pilot: &'static Pilot, say: Say) -> Result<(), BadQuery> {
        match (say, self.pilot) {
            (Say::Friend(at), _) => self.friends.push(Friend { pilot: Some(pilot), upgrades: vec![], at }),
            (Say::Own, None) => self.pilot = Some(pilot),
            (Say::Own, Some(other)) => {
                return Err(BadQuery::Pilots(other.card.name.to_owned(), pilot.card.name.to_owned()));
            }
        }
        Ok(())
    }

    fn add_upgrade(&mut self, upgrade: &'static Upgrade, say: Say) -> Result<(), BadQuery> {
        if let Say::Friend(at) = say {
            self.friends.push(Friend { pilot: None, upgrades: vec![upgrade], at });
            return Ok(());
        }
        let weapon = self.weapon().map(|place| self.upgrades[place]);
        if let Some(other) = weapon.filter(|_| upgrade.card.weapon.is_some()) {
            return Err(BadQuery::Weapons(other.card.name.to_owned(), upgrade.card.name.to_owned()));
        }
        self.upgrades.push(upgrade);
        Ok(())
    }
}

fn silent(word: &str, role: Role) -> BadQuery {
    let side = if role == Role::Attacker { "attacker" } else { "defender" };
    BadQuery::Silent { card: word.to_owned(), side }
}
