//! What cards do, effect by effect.

use crate::card::{ActionKind, Condition, Effect, Token, Until};
use crate::dice::{Dice, Die};
use crate::frame::{Acting, Extra, Frame, Kinds, Locking, Resolving, Suffering};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, ships_in};
use crate::position::{Lasting, Position};
use crate::table::Table;
use crate::turn::Turn;
use play::why;

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

    /// Whether its next effect is a reroll.
    pub(crate) fn rerolls(&self) -> bool {
        matches!(self.next(), Some(Effect::Reroll(..) | Effect::RerollPer(..)))
    }

    /// The effect that is next.
    pub(crate) fn next(&self) -> Option<Effect> {
        self.effects().get(self.step as usize).copied()
    }
}

impl Table<'_> {
    /// The dice that chance has to roll for what is being resolved.
    pub(crate) fn effect_dice(self, resolving: &Resolving) -> Option<(Die, u8)> {
        match resolving.next()? {
            Effect::RollFor(_) => Some((Die::Attack, 1)),
            Effect::RollAndSuffer(count) | Effect::RollAndSufferDamage(count) => Some((Die::Attack, count)),
            Effect::RollForTokens(count) => Some((Die::Defense, count)),
            Effect::Reroll(..) | Effect::RerollPer(..) if resolving.dice.total() > 0 => {
                Some((self.modified_die(), resolving.dice.total()))
            }
            _ => None,
        }
    }

    /// The ships that a choice is between, if one is next.
    pub(crate) fn to_choose(self, resolving: &Resolving) -> Option<u16> {
        let Effect::Choose(pick) = resolving.next()? else { return None };
        let from = self.meant(resolving, pick.from);
        let ships = self.picked(resolving.ship, from, pick);
        Some(ships.fold(0, |mask, ship| mask | ship.mask()))
    }

    /// The actions of a ship's action bar.
    fn bar(self, ship: ShipId) -> Kinds {
        let kinds = ActionKind::ALL.into_iter().filter(|kind| self.has_action(ship, *kind));
        Kinds(kinds.fold(0, |mask, kind| mask | 1 << kind as u16))
    }

    /// The kinds of free action that an effect offers to a ship.
    pub(crate) fn offered(self, ship: ShipId, effect: Effect) -> Kinds {
        match effect {
            Effect::Free(kinds) => Kinds::of(kinds),
            Effect::FreeAny => Kinds(self.bar(ship).0 | Kinds::DAMAGE | Kinds::UPGRADES),
            Effect::FreeOfUpgrades => Kinds(Kinds::UPGRADES),
            Effect::Perform(kind) => Kinds::of(&[kind]),
            _ => self.bar(ship),
        }
    }
}

impl Turn<'_> {
    pub(crate) fn step_resolving(&mut self, resolving: &Resolving) -> bool {
        let state = self.position.open.ship(resolving.ship);
        let is_its_end = resolving.subject == resolving.ship && state.life == crate::Life::Destroyed;
        let is_there = state.is_in_play() || is_its_end;
        let Some(effect) = resolving.next().filter(|_| is_there) else {
            self.pop();
            return true;
        };
        if self.table().effect_dice(resolving).is_some() || self.table().asks_owner(resolving) {
            return false;
        }
        if let Some(ships) = self.table().to_choose(resolving) {
            match ships.count_ones() {
                0 => self.pop(),
                _ => self.chosen(resolving, ShipId(ships.trailing_zeros() as u8)),
            }
            return true;
        }
        let resolving = Resolving { step: resolving.step + 1, ..*resolving };
        self.replace(resolving);
        self.take_effect(&resolving, resolving.ship, effect);
        true
    }

    /// A ship was chosen for what is being resolved.
    pub(crate) fn chosen(&mut self, resolving: &Resolving, chosen: ShipId) {
        let step = resolving.step + 1;
        self.replace(Resolving { step, chosen, ..*resolving });
    }

    /// Something happens to a ship.
    pub(crate) fn take_effect(&mut self, resolving: &Resolving, ship: ShipId, effect: Effect) {
        match effect {
            Effect::To(who, effect) => {
                let ship = self.table().meant(resolving, who);
                self.take_effect(resolving, ship, *effect);
            }
            Effect::Each(pick, effect) => {
                let from = self.table().meant(resolving, pick.from);
                let ships = self.table().picked(resolving.ship, from, pick);
                let ships = ships.fold(0, |mask, ship| mask | ship.mask());
                for ship in ships_in(ships) {
                    self.take_effect(resolving, ship, *effect);
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
            | Effect::Unlock => self.move_tokens(resolving, ship, effect),
            Effect::Discard
            | Effect::DiscardWeapon
            | Effect::GainPerDie(_)
            | Effect::Pin(_)
            | Effect::ChangeOne(_)
            | Effect::Launch
            | Effect::LockAnother
            | Effect::SearchDeck => self.take_attack_effect(resolving, ship, effect),
            Effect::Recover => self.recover(ship),
            Effect::Flip => self.flip(ship, resolving.card),
            Effect::RecoverShield
            | Effect::LoseShield
            | Effect::Suffer(_)
            | Effect::SufferCritical(_)
            | Effect::DealFaceUp(_)
            | Effect::DealFaceDown
            | Effect::ExposeDealt
            | Effect::ShedDamage => self.harm(ship, effect),
            Effect::Drop(device) => self.begin_drop(ship, device),
            Effect::Change(..)
            | Effect::ChangeForGood(..)
            | Effect::ChangeAll(_)
            | Effect::Add(_)
            | Effect::Cancel(_)
            | Effect::CancelAll => self.modify(effect),
            Effect::MoreDice(count) => {
                let die = self.table().modified_die();
                self.position.open.attack.more[die as usize] += count;
            }
            Effect::MoreDiceByAgility(most) => {
                let count = self.table().agility(ship).min(most);
                self.position.open.attack.more[0] += count;
            }
            Effect::FixDice => {
                let die = self.table().modified_die();
                self.position.open.attack.fixed[die as usize] = true;
            }
            Effect::Free(_) | Effect::FreeOfBar | Effect::FreeAny | Effect::FreeOfUpgrades | Effect::Perform(_) => {
                self.offer(ship, effect);
            }
            Effect::Assign(name, who) => {
                let to = self.table().meant(resolving, who);
                self.assign(name, (ship, to));
            }
            Effect::RemoveCondition => self.take_condition(ship, resolving.card),
            Effect::MayLock => self.position.open.stack.push(Frame::Locking(Locking { ship })),
            Effect::Attack(_) | Effect::AttackAt(..) => {
                let target = match effect {
                    Effect::AttackAt(who, _) => Some(self.table().meant(resolving, who)),
                    _ => None,
                };
                let extra = Extra { ship, card: resolving.card, ability: resolving.ability, target };
                self.push(extra);
            }
            Effect::NoMoreAttacks => self.position.open.ship_mut(ship).no_more_attacks = true,
            Effect::Lasting(..) | Effect::ExchangeSkills => self.begin_lasting(resolving, effect),
            Effect::If(condition) => {
                let holds = match condition {
                    Condition::Chosen(has) => self.table().is(resolving.ship, resolving.chosen, has),
                    condition => self.table().holds_for(resolving.ship, condition),
                };
                if !holds {
                    let step = resolving.step + 1;
                    self.replace(Resolving { step, ..*resolving });
                }
            }
            Effect::All(effects) => {
                for effect in effects {
                    self.take_effect(resolving, ship, *effect);
                }
            }
            effect => self.take_flight_effect(resolving, ship, effect),
        }
    }

    /// Tokens and target locks come, go and change hands.
    fn move_tokens(&mut self, resolving: &Resolving, ship: ShipId, effect: Effect) {
        let why = why!["XW-ABL-01"];
        match effect {
            Effect::Spend(token) => self.spend(ship, token),
            Effect::Gain(token) => {
                let why = match token {
                    Token::Focus => why!["XW-ABL-01", "XW-FOC-08"],
                    Token::Evade => why!["XW-ABL-01", "XW-EVD-06"],
                    Token::Ion => why!["XW-ABL-01", "XW-ION-01"],
                    Token::Tractor => why!["XW-ABL-01", "XW-X-01"],
                    Token::Disabled => why!["XW-ABL-01", "XW-X-05"],
                    Token::Stress | Token::Cloak => why,
                };
                self.gain(ship, token, why);
            }
            Effect::Lose(token) => self.lose(ship, token, why),
            Effect::Pass(token) => self.hand_over(token, (ship, resolving.chosen)),
            Effect::Steal(token) => self.hand_over(token, (resolving.chosen, ship)),
            Effect::SpendLock => self.spend_lock(resolving, ship),
            Effect::PassLock => self.pass_lock(ship, resolving.chosen),
            Effect::PassAll => self.pass_all(ship, resolving.chosen),
            Effect::LockOn(who) => {
                let target = self.table().meant(resolving, who);
                if self.table().can_lock(ship, target) {
                    self.lock(ship, target);
                }
            }
            Effect::Unlock => {
                if let Some(by) = ships_in(self.table().locked_by(ship)).next() {
                    self.unlock(by, ship);
                }
            }
            _ => unreachable!("not about tokens"),
        }
    }

    /// A ship may perform a free action.
    fn offer(&mut self, ship: ShipId, effect: Effect) {
        let kinds = self.table().offered(ship, effect);
        let must = matches!(effect, Effect::Perform(_));
        self.push(Acting { must, ..Acting::new(ship, Some(kinds)) });
    }

    /// Something begins that lasts.
    fn begin_lasting(&mut self, resolving: &Resolving, effect: Effect) {
        let (ship, chosen) = (resolving.ship, resolving.chosen);
        let (mine, theirs) = (self.table().skill(ship), self.table().skill(chosen));
        if let Effect::Lasting(until, who, _) = effect {
            let ship = self.table().meant(resolving, who);
            return self.last(resolving, (ship, mine), until);
        }
        self.last(resolving, (chosen, mine), Until::EndOfPhase);
        self.last(resolving, (ship, theirs), Until::EndOfPhase);
    }

    /// Something holds for a ship for some time.
    fn last(&mut self, resolving: &Resolving, (ship, value): (ShipId, u8), until: Until) {
        let effect = (resolving.ability, resolving.step - 1);
        let lasting = Lasting { ship, card: resolving.card, effect, value, until };
        self.position.open.lasting.push(lasting);
    }

    pub(crate) fn hand_over(&mut self, token: Token, (from, to): (ShipId, ShipId)) {
        if self.position.open.ship(from).tokens(token) > 0 {
            self.lose(from, token, why!["XW-ABL-01"]);
            self.gain(to, token, why!["XW-ABL-01"]);
        }
    }

    /// An upgrade is discarded; it has no effect any more (XW-UPG-11, -12).
    pub(crate) fn discard(&mut self, ship: ShipId, place: u8) {
        let card = self.game.facts(ship).upgrade_cards[place as usize];
        let first = self.position.open.initiative;
        self.position.open.ship_mut(ship).discarded |= 1 << place;
        self.events.happened(Happening::Discarded { ship, card }, why!["XW-UPG-11"]);
        self.open_window_for(crate::card::Window::Discarded, ship, first, place);
    }

    /// The upgrade that was discarded last is equipped again (XW-UPG-13).
    fn recover(&mut self, ship: ShipId) {
        let about = self.position.open.stack.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Window(frame) => Some(frame.about),
            _ => None,
        });
        let Some(place) = about else { return };
        let card = self.game.facts(ship).upgrade_cards[place as usize];
        self.position.open.ship_mut(ship).discarded &= !(1 << place);
        self.events.happened(Happening::Recovered { ship, card }, why!["XW-UPG-13"]);
    }

    /// Turns a face-up damage card face down (XW-CRIT-03).
    fn flip(&mut self, ship: ShipId, card: CardId) {
        let state = self.position.open.ship_mut(ship);
        let Some(card) = card.as_damage().filter(|card| state.face_up.count(*card) > 0) else { return };
        state.face_up = state.face_up.without(card);
        state.turned = state.turned.with(card, 1);
        self.events.happened(Happening::Flipped { ship, card }, why!["XW-CRIT-03", "XW-DMG-19"]);
    }

    /// Chance has rolled for what is being resolved.
    pub(crate) fn effect_rolled(&mut self, resolving: &Resolving, rolled: Dice) {
        let ship = resolving.ship;
        let to = |position: &mut Position, steps: u8| {
            let step = resolving.step + steps;
            *position.open.stack.top_mut() = Frame::Resolving(Resolving { step, ..*resolving });
        };
        let what = Happening::Rolled { ship, die: Die::Attack, dice: rolled };
        to(self.position, 1);
        match resolving.next() {
            Some(Effect::RollFor(faces)) => {
                self.events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                if faces.iter().all(|face| rolled.count(*face) == 0) {
                    to(self.position, 2);
                }
            }
            Some(Effect::RollAndSuffer(_)) => {
                self.events.happened(what, why!["XW-BMB-20", "XW-ABL-01"]);
                self.push(Suffering { ship, damage: rolled.hit, critical: rolled.critical });
            }
            Some(Effect::RollAndSufferDamage(_)) => {
                self.events.happened(what, why!["XW-X-11", "XW-ABL-01"]);
                self.push(Suffering { ship, damage: rolled.hit + rolled.critical, critical: 0 });
            }
            Some(Effect::RollForTokens(_)) => {
                let what = Happening::Rolled { ship, die: Die::Defense, dice: rolled };
                self.events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                for (count, token) in [(rolled.focus, Token::Focus), (rolled.evade, Token::Evade)] {
                    (0..count).for_each(|_| self.gain(ship, token, why!["XW-ABL-01", "XW-EVD-06"]));
                }
            }
            _ => self.rerolled(resolving, rolled),
        }
    }
}
