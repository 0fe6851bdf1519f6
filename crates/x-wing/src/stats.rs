//! Numbers and permissions, asked for each time: what is printed, and what cards make of it.

use crate::card::{ActionKind, Condition, Difficulty, Effect, Modifier, Until, answer};
use crate::cards::damage::DAMAGE;
use crate::damage::DamageCard;
use crate::frame::Frame;
use crate::happening::Phase;
use crate::ids::ShipId;
use crate::position::Lasting;
use crate::set::Set;
use crate::setup::{DialEntry, Source, XWing};
use crate::ship::Life;
use crate::table::Table;
use geometry::{BaseSize, Bearing};

impl Table<'_> {
    /// What cards modify for a ship now, as far as it is wanted: the oldest first.
    pub(crate) fn modified<T>(self, ship: ShipId, wanted: impl Fn(Modifier) -> Option<T>) -> impl Iterator<Item = T> {
        let open = self.open;
        let state = open.ship(ship);
        let facts = self.game.facts(ship);
        let carried = facts.modifiers.iter().filter(|(source, modifier)| {
            let Source::Upgrade(place) = source else { return true };
            let lies_up = state.life != Life::Waiting || !facts.upgrades[place.index()].has_side_picked();
            lies_up && (!state.discarded.has(*place) || modifier.is_of_the_attack())
        });
        let carried = carried.map(|(source, modifier)| (*source, *modifier));
        let damage: &[DamageCard] = if state.face_up.is_empty() { &[] } else { &DamageCard::ALL };
        let dealt = damage.iter().filter(|card| state.face_up.count(**card) > 0).flat_map(move |card| {
            let modifiers = DAMAGE[*card as usize].modifiers.iter();
            let is_fresh = state.fresh.has(*card);
            (0..state.face_up.count(*card)).flat_map(move |_| {
                let started = modifiers.clone().filter(move |modifier| !(is_fresh && modifier.starts_next_round()));
                started.map(|modifier| (Source::Pilot, *modifier))
            })
        });
        let assigned = open.conditions_of(ship).flat_map(|assigned| assigned.card.card().modifiers);
        let assigned = assigned.map(|modifier| (Source::Condition, *modifier));
        let lasting = open.lasting.as_slice().iter().copied().filter(move |lasting| lasting.ship == ship);
        let lasting = lasting.filter_map(|lasting| Some((Source::Pilot, lasting.modifier()?)));
        let marked = open.lasting.as_slice().iter().filter(move |lasting| lasting.ship == ship);
        let marked = marked.filter_map(Lasting::marked);
        let marked = marked.flat_map(move |marked| self.game.facts(marked).pilot.card.modifiers);
        let marked = marked.map(|modifier| (Source::Pilot, *modifier));
        carried.chain(dealt).chain(assigned).chain(lasting).chain(marked).filter_map(move |(source, modifier)| {
            let Modifier::While(conditions, modifier) = modifier else { return wanted(modifier) };
            let value = wanted(*modifier)?;
            conditions.iter().all(|condition| self.holds_for(ship, source, *condition)).then_some(value)
        })
    }

    /// Whether a ship has the text of the pilot of another that was marked for it.
    pub(crate) fn has_pilot_of(self, ship: ShipId, marked: ShipId) -> bool {
        let mut lasting = self.open.lasting.as_slice().iter();
        lasting.any(|lasting| lasting.ship == ship && lasting.marked() == Some(marked))
    }

    /// Whether a card that is printed on both sides lies with its back up.
    pub(crate) fn is_turned_over(self, ship: ShipId, source: Source) -> bool {
        matches!(source, Source::Upgrade(upgrade) if self.open.ship(ship).backs.has(upgrade))
    }

    pub(crate) fn has(self, ship: ShipId, wanted: Modifier) -> bool {
        self.modified(ship, |modifier| (modifier == wanted).then_some(())).next().is_some()
    }

    /// Agility, never below 0 (XW-AGI-04, -05).
    pub fn agility(self, ship: ShipId) -> u8 {
        let open = self.open;
        let changes = self.modified(ship, answer!(Modifier::Agility(change) => change));
        let cloak = if open.ship(ship).cloak > 0 { 2 } else { 0 };
        let dragged = if self.is_phase(Phase::Combat) { open.ship(ship).tractor as i8 } else { 0 };
        let touching = self.touching(ship);
        let touching = touching.iter().filter(|other| !self.game.are_friends(ship, *other));
        let pressed = touching.flat_map(|other| self.modified(other, answer!(Modifier::AgilityOfTouching(by) => by)));
        let printed = self.game.facts(ship).numbers.agility as i8;
        (printed + cloak - dragged + changes.sum::<i8>() + pressed.sum::<i8>()).max(0) as u8
    }

    /// The ships that a ship counts as touching.
    pub(crate) fn touching(self, ship: ShipId) -> Set<ShipId> {
        let touching = self.open.ship(ship).touching;
        match self.fighter().filter(|_| !touching.is_empty()) {
            Some(active) => touching.iter().filter(|other| !self.are_apart(active, ship, *other)).collect(),
            None => touching,
        }
    }

    /// The active ship of the Combat phase.
    fn fighter(self) -> Option<ShipId> {
        let mut frames = self.open.stack.as_slice().iter();
        frames.find_map(|frame| if let Frame::Fighting(fighting) = frame { Some(fighting.ship) } else { None })
    }

    /// Whether a card keeps two ships of different sides apart, one of which is active in the Combat phase.
    fn are_apart(self, active: ShipId, one: ShipId, other: ShipId) -> bool {
        let keeps =
            |ship: ShipId, enemy: ShipId| self.has(ship, Modifier::ApartInCombat) && self.is_in_firing_arc(ship, enemy);
        let is_meant = (active == one || active == other) && !self.game.are_friends(one, other);
        is_meant && (keeps(one, other) || keeps(other, one))
    }

    /// Whether this phase is under way.
    pub(crate) fn is_phase(self, phase: Phase) -> bool {
        let under_way = &self.open.stack.as_slice()[0];
        match phase {
            Phase::Planning => matches!(under_way, Frame::Planning | Frame::PlanningEnds),
            Phase::Activation => matches!(under_way, Frame::Decloak | Frame::Activation | Frame::Detonations),
            Phase::Combat => matches!(under_way, Frame::Combat),
            Phase::End => matches!(under_way, Frame::EndBegins | Frame::End | Frame::RoundEnds),
        }
    }

    /// The primary weapon value, never below 0 (XW-PRI-05, -06).
    pub fn primary_value(self, ship: ShipId) -> u8 {
        let changes = self.modified(ship, answer!(Modifier::PrimaryValue(change) => change));
        self.game.facts(ship).numbers.attack.saturating_add_signed(changes.sum())
    }

    /// Attack dice that cards give or take.
    pub(crate) fn extra_attack_dice(self, ship: ShipId) -> i8 {
        let changes = self.modified(ship, answer!(Modifier::AttackDice(change) => change));
        changes.sum()
    }

    /// Pilot skill; of several changes the most recent one counts (XW-PS-05, -06).
    pub fn skill(self, ship: ShipId) -> u8 {
        let mut lasting = self.open.lasting.as_slice().iter();
        let shadowed = lasting.find(|lasting| lasting.ship == ship && lasting.is_skill_for_good());
        let printed = shadowed.map_or(self.game.facts(ship).numbers.skill, |lasting| lasting.value);
        let changed = self.modified(ship, |modifier| {
            if let Modifier::SkillBy(change) = modifier {
                return Some(printed.saturating_add_signed(change));
            }
            if let Modifier::Skill(skill) = modifier { Some(skill) } else { None }
        });
        let taken_down = self.open.lasting.as_slice().iter().rev().find(|lasting| {
            lasting.ship == ship
                && !lasting.is_skill_for_good()
                && matches!(
                    lasting.effect(),
                    Some(Effect::Lasting(_, _, Modifier::Skill(_) | Modifier::SkillOfGiver) | Effect::ExchangeSkills)
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
        let one = (maneuver.bearing(), maneuver.speed());
        let is_turn = matches!(maneuver.bearing(), Bearing::Turn(_));
        let changes = self.modified(ship, |modifier| {
            if modifier == Modifier::RedTurns && is_turn {
                return Some(Difficulty::Red);
            }
            let is_green = matches!(modifier, Modifier::GreenOnes(ones) if ones.contains(&one))
                || matches!(modifier, Modifier::GreenBearings(bearings) if bearings.contains(&one.0))
                || matches!(modifier, Modifier::GreenSpeeds(speeds) if speeds.contains(&one.1));
            let is_white = matches!(modifier, Modifier::WhiteBearings(bearings) if bearings.contains(&one.0))
                || matches!(modifier, Modifier::WhiteOnes(ones) if ones.contains(&one));
            if is_white {
                return Some(Difficulty::White);
            }
            is_green.then_some(Difficulty::Green)
        });
        changes.max().unwrap_or(entry.difficulty)
    }

    /// How much its damage cards count (XW-DMG-07, XW-DST-07).
    pub fn damage(self, ship: ShipId) -> u8 {
        let state = self.open.ship(ship);
        let twice = self.modified(ship, |modifier| (modifier == Modifier::CountsTwice).then_some(()));
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
        self.game.facts(ship).pilot.ship.actions.contains(&kind) || self.has(ship, Modifier::Bar(kind))
    }

    /// The shield value: printed, and what cards add.
    pub fn shield_value(self, ship: ShipId) -> u8 {
        let more = self.modified(ship, answer!(Modifier::Shields(more) => more));
        self.game.facts(ship).numbers.shields + more.sum::<u8>()
    }

    /// The hull value: printed, and what cards add.
    pub fn hull_value(self, ship: ShipId) -> u8 {
        let more = self.modified(ship, answer!(Modifier::Hull(more) => more));
        self.game.facts(ship).numbers.hull + more.sum::<u8>()
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
    /// The ship whose pilot's text it gives.
    pub(crate) fn marked(&self) -> Option<ShipId> {
        (self.modifier() == Some(Modifier::PilotOfMarked)).then_some(ShipId(self.value))
    }

    /// Whether it gives a pilot skill in place of the printed one (XW-X-135).
    fn is_skill_for_good(&self) -> bool {
        self.until == Until::EndOfGame && self.modifier() == Some(Modifier::SkillOfGiver)
    }

    /// The pilot skill that it gives: a number of the card, or one that was taken down.
    fn skill(&self) -> u8 {
        if let Some(Modifier::Skill(skill)) = self.modifier() { skill } else { self.value }
    }
}

impl Modifier {
    /// Whether it holds for attacks with its card, even one that the card was discarded for.
    fn is_of_the_attack(self) -> bool {
        matches!(self, Modifier::While(conditions, _) if conditions.contains(&Condition::WithThis))
    }

    fn starts_next_round(self) -> bool {
        matches!(self, Modifier::Skill(_) | Modifier::DealtFaceUp)
    }
}
