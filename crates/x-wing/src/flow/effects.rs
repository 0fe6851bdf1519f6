//! What cards do, effect by effect.

use crate::card::{ActionKind, Condition, Effect, Token, Until};
use crate::dice::{Dice, Die};
use crate::frame::{Acting, Extra, Frame, Kinds, Resolving};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, ships_in};
use crate::position::{Lasting, Open, Position};
use crate::setup::XWing;
use play::{Sink, why};

impl Resolving {
    pub(crate) fn new(ship: ShipId, card: CardId, upgrade: u8, ability: u8) -> Resolving {
        Resolving { ship, card, upgrade, ability, step: 0, subject: ship, chosen: ship, dice: Dice::NONE }
    }

    /// The effects that are being resolved.
    pub(crate) fn effects(&self) -> &'static [Effect] {
        let card = self.card.card();
        match self.ability {
            Resolving::ACTION => card.action.unwrap_or_default(),
            Resolving::CHARGE => card.charge.map_or(&[], |charge| charge.effects),
            Resolving::COST => card.weapon.map_or(&[], |weapon| weapon.cost),
            ability => card.abilities[ability as usize].effects,
        }
    }

    /// The effect that is next.
    pub(crate) fn next(&self) -> Option<Effect> {
        self.effects().get(self.step as usize).copied()
    }
}

impl XWing {
    /// The dice that chance has to roll for what is being resolved.
    pub(crate) fn effect_dice(&self, open: &Open, resolving: &Resolving) -> Option<(Die, u8)> {
        match resolving.next()? {
            Effect::RollFor(_) => Some((Die::Attack, 1)),
            Effect::RollAndSuffer(count) | Effect::RollAndSufferDamage(count) => Some((Die::Attack, count)),
            Effect::RollForTokens(count) => Some((Die::Defense, count)),
            Effect::Reroll(..) | Effect::RerollPer(..) if resolving.dice.total() > 0 => {
                Some((self.modified_die(open), resolving.dice.total()))
            }
            _ => None,
        }
    }

    /// The ships that a choice is between, if one is next.
    pub(crate) fn to_choose(&self, open: &Open, resolving: &Resolving) -> Option<u16> {
        let Effect::Choose(pick) = resolving.next()? else { return None };
        let from = self.meant(open, resolving, pick.from);
        let ships = self.picked(open, resolving.ship, from, pick);
        Some(ships.fold(0, |mask, ship| mask | ship.mask()))
    }

    pub(crate) fn step_resolving(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let open = &mut position.open;
        let is_its_end = |open: &Open| open.ship(resolving.ship).life == crate::Life::Destroyed;
        let is_there =
            open.ship(resolving.ship).is_in_play() || resolving.subject == resolving.ship && is_its_end(open);
        let Some(effect) = resolving.next().filter(|_| is_there) else {
            open.stack.pop();
            return true;
        };
        if self.effect_dice(open, resolving).is_some() || self.asks_owner(open, resolving) {
            return false;
        }
        if let Some(ships) = self.to_choose(open, resolving) {
            match ships.count_ones() {
                0 => open.stack.pop(),
                _ => self.chosen(position, resolving, ShipId(ships.trailing_zeros() as u8)),
            }
            return true;
        }
        let resolving = Resolving { step: resolving.step + 1, ..*resolving };
        *open.stack.top_mut() = Frame::Resolving(resolving);
        self.take_effect(position, &resolving, resolving.ship, effect, events);
        true
    }

    /// A ship was chosen for what is being resolved.
    pub(crate) fn chosen(&self, position: &mut Position, resolving: &Resolving, chosen: ShipId) {
        let step = resolving.step + 1;
        *position.open.stack.top_mut() = Frame::Resolving(Resolving { step, chosen, ..*resolving });
    }

    /// Something happens to a ship.
    pub(crate) fn take_effect(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        ship: ShipId,
        effect: Effect,
        events: &mut impl Sink<Happening>,
    ) {
        match effect {
            Effect::To(who, effect) => {
                let ship = self.meant(&position.open, resolving, who);
                self.take_effect(position, resolving, ship, *effect, events);
            }
            Effect::Each(pick, effect) => {
                let from = self.meant(&position.open, resolving, pick.from);
                let ships = self.picked(&position.open, resolving.ship, from, pick);
                let ships = ships.fold(0, |mask, ship| mask | ship.mask());
                for ship in ships_in(ships) {
                    self.take_effect(position, resolving, ship, *effect, events);
                }
            }
            Effect::Spend(_)
            | Effect::Gain(_)
            | Effect::Lose(_)
            | Effect::Pass(_)
            | Effect::Steal(_)
            | Effect::SpendLock
            | Effect::PassLock
            | Effect::LockOn(_)
            | Effect::PassAll
            | Effect::Unlock => self.move_tokens(position, resolving, ship, effect, events),
            Effect::Discard
            | Effect::DiscardWeapon
            | Effect::GainPerDie(_)
            | Effect::Pin(_)
            | Effect::ChangeOne(_)
            | Effect::Launch
            | Effect::LockAnother
            | Effect::SearchDeck => self.take_attack_effect(position, resolving, ship, effect, events),
            Effect::Recover => self.recover(position, ship, events),
            Effect::Flip => self.flip(position, ship, resolving.card, events),
            Effect::RecoverShield
            | Effect::LoseShield
            | Effect::Suffer(_)
            | Effect::SufferCritical(_)
            | Effect::DealFaceUp(_)
            | Effect::DealFaceDown
            | Effect::ExposeDealt
            | Effect::ShedDamage => self.harm(position, ship, effect, events),
            Effect::Drop(device) => self.begin_drop(position, ship, device, events),
            Effect::Change(..)
            | Effect::ChangeForGood(..)
            | Effect::ChangeAll(_)
            | Effect::Add(_)
            | Effect::Cancel(_)
            | Effect::CancelAll => self.modify(position, effect, events),
            Effect::MoreDice(count) => {
                let die = self.modified_die(&position.open);
                position.open.attack.more[die as usize] += count;
            }
            Effect::MoreDiceByAgility(most) => {
                let count = self.agility(&position.open, ship).min(most);
                position.open.attack.more[0] += count;
            }
            Effect::FixDice => {
                let die = self.modified_die(&position.open);
                position.open.attack.fixed[die as usize] = true;
            }
            Effect::Free(_) | Effect::FreeOfBar | Effect::FreeAny | Effect::FreeOfUpgrades | Effect::Perform(_) => {
                self.offer(position, ship, effect);
            }
            Effect::Assign(name, who) => {
                let to = self.meant(&position.open, resolving, who);
                self.assign(position, name, (ship, to), events);
            }
            Effect::RemoveCondition => self.take_condition(position, ship, resolving.card, events),
            Effect::MayLock => position.open.stack.push(Frame::Locking(ship)),
            Effect::Attack(_) | Effect::AttackAt(..) => {
                let target = match effect {
                    Effect::AttackAt(who, _) => Some(self.meant(&position.open, resolving, who)),
                    _ => None,
                };
                let extra = Extra { ship, card: resolving.card, ability: resolving.ability, target };
                position.open.stack.push(Frame::Extra(extra));
            }
            Effect::NoMoreAttacks => position.open.ship_mut(ship).no_more_attacks = true,
            Effect::Lasting(..) | Effect::ExchangeSkills => self.begin_lasting(position, resolving, effect),
            Effect::If(condition) => {
                let holds = match condition {
                    Condition::Chosen(has) => self.is(&position.open, resolving.ship, resolving.chosen, has),
                    condition => self.holds_for(&position.open, resolving.ship, condition),
                };
                if !holds {
                    let step = resolving.step + 1;
                    *position.open.stack.top_mut() = Frame::Resolving(Resolving { step, ..*resolving });
                }
            }
            Effect::All(effects) => {
                for effect in effects {
                    self.take_effect(position, resolving, ship, *effect, events);
                }
            }
            effect => self.take_flight_effect(position, resolving, ship, effect, events),
        }
    }

    /// Tokens and target locks come, go and change hands.
    fn move_tokens(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        ship: ShipId,
        effect: Effect,
        events: &mut impl Sink<Happening>,
    ) {
        let why = why!["XW-ABL-01"];
        match effect {
            Effect::Spend(token) => self.spend(position, ship, token, events),
            Effect::Gain(token) => {
                let why = match token {
                    Token::Focus => why!["XW-ABL-01", "XW-FOC-08"],
                    Token::Evade => why!["XW-ABL-01", "XW-EVD-06"],
                    Token::Ion => why!["XW-ABL-01", "XW-ION-01"],
                    Token::Tractor => why!["XW-ABL-01", "XW-X-01"],
                    Token::Disabled => why!["XW-ABL-01", "XW-X-05"],
                    Token::Stress | Token::Cloak => why,
                };
                self.gain(position, ship, token, why, events);
            }
            Effect::Lose(token) => self.lose(position, ship, token, why, events),
            Effect::Pass(token) => self.hand_over(position, token, (ship, resolving.chosen), events),
            Effect::Steal(token) => self.hand_over(position, token, (resolving.chosen, ship), events),
            Effect::SpendLock => self.spend_lock(position, resolving, ship, events),
            Effect::PassLock => self.pass_lock(position, ship, resolving.chosen, events),
            Effect::PassAll => self.pass_all(position, ship, resolving.chosen, events),
            Effect::LockOn(who) => {
                let target = self.meant(&position.open, resolving, who);
                if self.can_lock(&position.open, ship, target) {
                    self.lock(position, ship, target, events);
                }
            }
            Effect::Unlock => {
                if let Some(by) = ships_in(self.locked_by(&position.open, ship)).next() {
                    self.unlock(position, by, ship, events);
                }
            }
            _ => unreachable!("not about tokens"),
        }
    }

    /// The actions of a ship's action bar.
    fn bar(&self, open: &Open, ship: ShipId) -> Kinds {
        let kinds = ActionKind::ALL.into_iter().filter(|kind| self.has_action(open, ship, *kind));
        Kinds(kinds.fold(0, |mask, kind| mask | 1 << kind as u16))
    }

    /// A ship may perform a free action.
    fn offer(&self, position: &mut Position, ship: ShipId, effect: Effect) {
        let kinds = self.offered(&position.open, ship, effect);
        let must = matches!(effect, Effect::Perform(_));
        position.open.stack.push(Frame::Acting(Acting { must, ..Acting::new(ship, Some(kinds)) }));
    }

    /// The kinds of free action that an effect offers to a ship.
    pub(crate) fn offered(&self, open: &Open, ship: ShipId, effect: Effect) -> Kinds {
        match effect {
            Effect::Free(kinds) => Kinds::of(kinds),
            Effect::FreeAny => Kinds(self.bar(open, ship).0 | Kinds::DAMAGE | Kinds::UPGRADES),
            Effect::FreeOfUpgrades => Kinds(Kinds::UPGRADES),
            Effect::Perform(kind) => Kinds::of(&[kind]),
            _ => self.bar(open, ship),
        }
    }

    /// Something begins that lasts.
    fn begin_lasting(&self, position: &mut Position, resolving: &Resolving, effect: Effect) {
        let open = &position.open;
        let (ship, chosen) = (resolving.ship, resolving.chosen);
        let (mine, theirs) = (self.skill(open, ship), self.skill(open, chosen));
        if let Effect::Lasting(until, who, _) = effect {
            let ship = self.meant(open, resolving, who);
            return self.last(position, resolving, (ship, mine), until);
        }
        self.last(position, resolving, (chosen, mine), Until::EndOfPhase);
        self.last(position, resolving, (ship, theirs), Until::EndOfPhase);
    }

    /// Something holds for a ship for some time.
    fn last(&self, position: &mut Position, resolving: &Resolving, (ship, value): (ShipId, u8), until: Until) {
        let effect = (resolving.ability, resolving.step - 1);
        let lasting = Lasting { ship, card: resolving.card, effect, value, until };
        let list = &mut position.open.lasting;
        if let Some(free) = list.iter().position(Option::is_none) {
            list[free] = Some(lasting);
            return;
        }
        list.rotate_left(1);
        list[list.len() - 1] = Some(lasting);
    }

    pub(crate) fn hand_over(
        &self,
        position: &mut Position,
        token: Token,
        (from, to): (ShipId, ShipId),
        events: &mut impl Sink<Happening>,
    ) {
        if position.open.ship(from).tokens(token) > 0 {
            self.lose(position, from, token, why!["XW-ABL-01"], events);
            self.gain(position, to, token, why!["XW-ABL-01"], events);
        }
    }

    /// An upgrade is discarded; it has no effect any more (XW-UPG-11, -12).
    pub(crate) fn discard(&self, position: &mut Position, ship: ShipId, place: u8, events: &mut impl Sink<Happening>) {
        let card = self.facts(ship).upgrade_cards[place as usize];
        let first = position.open.initiative;
        position.open.ship_mut(ship).discarded |= 1 << place;
        events.happened(Happening::Discarded { ship, card }, why!["XW-UPG-11"]);
        self.open_window_for(position, crate::card::Window::Discarded, ship, first, place);
    }

    /// The upgrade that was discarded last is equipped again (XW-UPG-13).
    fn recover(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let about = position.open.stack.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Window(frame) => Some(frame.about),
            _ => None,
        });
        let Some(place) = about else { return };
        let card = self.facts(ship).upgrade_cards[place as usize];
        position.open.ship_mut(ship).discarded &= !(1 << place);
        events.happened(Happening::Recovered { ship, card }, why!["XW-UPG-13"]);
    }

    /// Turns a face-up damage card face down (XW-CRIT-03).
    fn flip(&self, position: &mut Position, ship: ShipId, card: CardId, events: &mut impl Sink<Happening>) {
        let state = position.open.ship_mut(ship);
        let Some(card) = card.as_damage().filter(|card| state.face_up.count(*card) > 0) else { return };
        state.face_up = state.face_up.without(card);
        state.turned = state.turned.with(card, 1);
        events.happened(Happening::Flipped { ship, card }, why!["XW-CRIT-03", "XW-DMG-19"]);
    }

    /// Chance has rolled for what is being resolved.
    pub(crate) fn effect_rolled(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        rolled: Dice,
        events: &mut impl Sink<Happening>,
    ) {
        let ship = resolving.ship;
        let to = |position: &mut Position, steps: u8| {
            let step = resolving.step + steps;
            *position.open.stack.top_mut() = Frame::Resolving(Resolving { step, ..*resolving });
        };
        let what = Happening::Rolled { ship, die: Die::Attack, dice: rolled };
        to(position, 1);
        match resolving.next() {
            Some(Effect::RollFor(faces)) => {
                events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                if faces.iter().all(|face| rolled.count(*face) == 0) {
                    to(position, 2);
                }
            }
            Some(Effect::RollAndSuffer(_)) => {
                events.happened(what, why!["XW-BMB-20", "XW-ABL-01"]);
                position.open.stack.push(Frame::Suffering(ship, rolled.hit, rolled.critical));
            }
            Some(Effect::RollAndSufferDamage(_)) => {
                events.happened(what, why!["XW-X-11", "XW-ABL-01"]);
                position.open.stack.push(Frame::Suffering(ship, rolled.hit + rolled.critical, 0));
            }
            Some(Effect::RollForTokens(_)) => {
                let what = Happening::Rolled { ship, die: Die::Defense, dice: rolled };
                events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                for (count, token) in [(rolled.focus, Token::Focus), (rolled.evade, Token::Evade)] {
                    (0..count).for_each(|_| self.gain(position, ship, token, why!["XW-ABL-01", "XW-EVD-06"], events));
                }
            }
            _ => self.rerolled(position, resolving, rolled, events),
        }
    }
}
