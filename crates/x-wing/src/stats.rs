//! Numbers and permissions, asked for each time: what is printed, and what cards make of it.

use crate::card::{ActionKind, Adjust, Condition, Difficulty, Effect};
use crate::cards::damage::DAMAGE;
use crate::damage::DamageCard;
use crate::ids::ShipId;
use crate::position::Lasting;
use crate::setup::{DialEntry, Source, XWing};
use crate::table::Table;
use geometry::{BaseSize, Bearing};

impl Table<'_> {
    /// What cards adjust for a ship now, as far as it is wanted: the oldest first.
    pub(crate) fn adjusted<T>(self, ship: ShipId, wanted: impl Fn(Adjust) -> Option<T>) -> impl Iterator<Item = T> {
        let open = self.open;
        let state = open.ship(ship);
        let carried = self.game.facts(ship).adjusts.iter().filter(|(source, adjust)| match source {
            Source::Upgrade(place) => state.discarded >> place & 1 == 0 || adjust.is_of_the_attack(),
            _ => true,
        });
        let carried = carried.map(|(source, adjust)| (*source, *adjust));
        let damage: &[DamageCard] = if state.face_up.is_empty() { &[] } else { &DamageCard::ALL };
        let dealt = damage.iter().filter(|card| state.face_up.count(**card) > 0).flat_map(move |card| {
            let adjusts = DAMAGE[*card as usize].adjusts.iter();
            let is_fresh = state.fresh >> *card as u16 & 1 == 1;
            (0..state.face_up.count(*card)).flat_map(move |_| {
                let started = adjusts.clone().filter(move |adjust| !(is_fresh && adjust.starts_next_round()));
                started.map(|adjust| (Source::Pilot, *adjust))
            })
        });
        let assigned = open.conditions_of(ship).flat_map(|assigned| assigned.card.card().adjusts);
        let assigned = assigned.map(|adjust| (Source::Condition, *adjust));
        let lasting = open.lasting.as_slice().iter().copied().filter(move |lasting| lasting.ship == ship);
        let lasting = lasting.filter_map(|lasting| Some((Source::Pilot, lasting.adjust()?)));
        carried.chain(dealt).chain(assigned).chain(lasting).filter_map(move |(source, adjust)| match adjust {
            Adjust::While(conditions, adjust) => {
                let value = wanted(*adjust)?;
                conditions.iter().all(|condition| self.holds_from(ship, source, *condition)).then_some(value)
            }
            adjust => wanted(adjust),
        })
    }

    /// Whether a condition of an adjustment holds.
    fn holds_from(self, ship: ShipId, source: Source, condition: Condition) -> bool {
        let open = self.open;
        match condition {
            Condition::WithThis => open.attack.attacker == ship && source == Source::Upgrade(open.attack.upgrade),
            Condition::Back => self.is_turned_over(ship, source),
            Condition::Not(condition) => !self.holds_from(ship, source, *condition),
            condition => self.holds_for(ship, condition),
        }
    }

    /// Whether a card that is printed on both sides lies with its back up.
    pub(crate) fn is_turned_over(self, ship: ShipId, source: Source) -> bool {
        matches!(source, Source::Upgrade(place) if self.open.ship(ship).backs >> place & 1 == 1)
    }

    pub(crate) fn has(self, ship: ShipId, wanted: Adjust) -> bool {
        self.adjusted(ship, |adjust| (adjust == wanted).then_some(())).next().is_some()
    }

    /// Agility, never below 0 (XW-AGI-04, -05).
    pub fn agility(self, ship: ShipId) -> u8 {
        let open = self.open;
        let changes = self.adjusted(ship, |adjust| match adjust {
            Adjust::Agility(change) => Some(change),
            _ => None,
        });
        let cloak = if open.ship(ship).cloak > 0 { 2 } else { 0 };
        let is_combat = open.stack.as_slice()[0] == crate::Frame::Combat;
        let dragged = if is_combat { open.ship(ship).tractor as i8 } else { 0 };
        (self.game.facts(ship).pilot.ship.agility as i8 + cloak - dragged + changes.sum::<i8>()).max(0) as u8
    }

    /// Attack dice that cards give or take.
    pub(crate) fn extra_attack_dice(self, ship: ShipId) -> i8 {
        let changes = self.adjusted(ship, |adjust| match adjust {
            Adjust::AttackDice(change) => Some(change),
            _ => None,
        });
        changes.sum()
    }

    /// Pilot skill; of several changes the most recent one counts (XW-PS-05, -06).
    pub fn skill(self, ship: ShipId) -> u8 {
        let printed = self.game.facts(ship).pilot.skill;
        let changed = self.adjusted(ship, |adjust| match adjust {
            Adjust::Skill(skill) => Some(skill),
            Adjust::SkillBy(change) => Some(printed.saturating_add_signed(change)),
            _ => None,
        });
        let taken_down = self.open.lasting.as_slice().iter().rev().find(|lasting| {
            lasting.ship == ship
                && matches!(
                    lasting.effect(),
                    Some(Effect::Lasting(_, _, Adjust::Skill(_) | Adjust::SkillOfGiver) | Effect::ExchangeSkills)
                )
        });
        match taken_down {
            Some(lasting) => lasting.skill(),
            None => changed.last().unwrap_or(printed),
        }
    }

    /// How difficult a manoeuvre of the ship's dial is; of two changes the harder prevails (XW-DIF-08).
    pub fn difficulty(self, ship: ShipId, entry: DialEntry) -> Difficulty {
        let maneuver = entry.maneuver;
        let changes = self.adjusted(ship, |adjust| match adjust {
            Adjust::RedTurns if matches!(maneuver.bearing(), Bearing::Turn(_)) => Some(Difficulty::Red),
            Adjust::GreenOnes(ones) if ones.contains(&(maneuver.bearing(), maneuver.speed())) => {
                Some(Difficulty::Green)
            }
            Adjust::GreenSpeeds(speeds) if speeds.contains(&maneuver.speed()) => Some(Difficulty::Green),
            _ => None,
        });
        changes.max().unwrap_or(entry.difficulty)
    }

    /// How much its damage cards count (XW-DMG-07, XW-DST-07).
    pub fn damage(self, ship: ShipId) -> u8 {
        let state = self.open.ship(ship);
        let twice = self.adjusted(ship, |adjust| (adjust == Adjust::CountsTwice).then_some(()));
        state.face_down_count() + state.face_up.total() + twice.count() as u8
    }

    /// Whether a ship is ionized: a token, or two for a large ship (XW-ION-02, XW-LRG-03).
    pub fn is_ionized(self, ship: ShipId) -> bool {
        let needed = match self.game.facts(ship).pilot.ship.size {
            BaseSize::Small => 1,
            BaseSize::Large => 2,
        };
        self.open.ship(ship).ion >= needed
    }

    /// Whether an action is on the ship's action bar.
    pub(crate) fn has_action(self, ship: ShipId, kind: ActionKind) -> bool {
        self.game.facts(ship).pilot.ship.actions.contains(&kind) || self.has(ship, Adjust::Bar(kind))
    }

    /// The shield value: printed, and what cards add.
    pub fn shield_value(self, ship: ShipId) -> u8 {
        let more = self.adjusted(ship, |adjust| match adjust {
            Adjust::Shields(more) => Some(more),
            _ => None,
        });
        self.game.facts(ship).pilot.ship.shields + more.sum::<u8>()
    }

    /// The hull value: printed, and what cards add.
    pub fn hull_value(self, ship: ShipId) -> u8 {
        let more = self.adjusted(ship, |adjust| match adjust {
            Adjust::Hull(more) => Some(more),
            _ => None,
        });
        self.game.facts(ship).pilot.ship.hull + more.sum::<u8>()
    }
}

impl XWing {
    /// The damage deck of a ship.
    #[inline]
    pub(crate) fn deck_of(&self, ship: ShipId) -> usize {
        match self.setup.options.one_deck {
            true => 0,
            false => self.facts(ship).side.index(),
        }
    }
}

impl Lasting {
    /// The effect that brought it about.
    fn effect(&self) -> Option<Effect> {
        let (ability, step) = self.effect;
        let effects = match ability {
            crate::Resolving::ACTION => self.card.card().action?,
            ability => self.card.card().abilities.get(ability as usize)?.effects,
        };
        effects.get(step as usize).copied()
    }

    /// What it adjusts.
    pub(crate) fn adjust(&self) -> Option<Adjust> {
        match self.effect()? {
            Effect::Lasting(_, _, adjust) => Some(adjust),
            _ => None,
        }
    }

    /// The pilot skill that it gives: a number of the card, or one that was taken down.
    fn skill(&self) -> u8 {
        match self.adjust() {
            Some(Adjust::Skill(skill)) => skill,
            _ => self.value,
        }
    }
}

impl Adjust {
    /// Whether it holds for attacks with its card, even one that the card was discarded for.
    fn is_of_the_attack(self) -> bool {
        matches!(self, Adjust::While(conditions, _) if conditions.contains(&Condition::WithThis))
    }

    fn starts_next_round(self) -> bool {
        matches!(self, Adjust::Skill(_) | Adjust::DealtFaceUp)
    }
}
