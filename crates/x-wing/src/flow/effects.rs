//! What cards do, effect by effect.

use crate::card::{Effect, Token};
use crate::dice::{Dice, Die, Pool};
use crate::frame::{Acting, Attacking, Frame, Resolving};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, ships_in};
use crate::position::{Open, Position};
use crate::setup::XWing;
use crate::ship::Ship;
use play::{Sink, why};

impl Resolving {
    pub(crate) fn new(ship: ShipId, card: CardId, upgrade: u8, ability: u8) -> Resolving {
        Resolving { ship, card, upgrade, ability, step: 0, dice: Dice::NONE }
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

impl Ship {
    /// How many of a token it has.
    pub fn tokens(&self, token: Token) -> u8 {
        match token {
            Token::Focus => self.focus,
            Token::Evade => self.evade,
        }
    }
}

impl XWing {
    /// The dice of the attack that are being modified.
    pub(crate) fn modified_die(&self, open: &Open) -> Die {
        let step = open.stack.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Attacking(step) => Some(*step),
            _ => None,
        });
        match step {
            Some(Attacking::Compare) => Die::Defense,
            _ => Die::Attack,
        }
    }

    /// The dice that chance has to roll for what is being resolved.
    pub(crate) fn effect_dice(&self, open: &Open, resolving: &Resolving) -> Option<(Die, u8)> {
        match resolving.next()? {
            Effect::RollFor(_) => Some((Die::Attack, 1)),
            Effect::RollAndSuffer(count) => Some((Die::Attack, count)),
            Effect::Reroll(..) if resolving.dice.total() > 0 => Some((self.modified_die(open), resolving.dice.total())),
            _ => None,
        }
    }

    pub(crate) fn step_resolving(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let ship = resolving.ship;
        let next = resolving.next().filter(|_| position.open.ship(ship).is_in_play());
        let Some(effect) = next else {
            position.open.stack.pop();
            return true;
        };
        if self.effect_dice(&position.open, resolving).is_some() {
            return false;
        }
        let resolving = Resolving { step: resolving.step + 1, ..*resolving };
        *position.open.stack.top_mut() = Frame::Resolving(resolving);
        self.take_effect(position, &resolving, effect, events);
        true
    }

    fn take_effect(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        effect: Effect,
        events: &mut impl Sink<Happening>,
    ) {
        let ship = resolving.ship;
        let state = position.open.ship_mut(ship);
        match effect {
            Effect::Spend(Token::Focus) => state.focus -= 1,
            Effect::Spend(Token::Evade) => state.evade -= 1,
            Effect::SpendLock => {
                if let Some(target) = state.lock.take() {
                    events.happened(Happening::Unlocked { ship, target }, why!["XW-SPEND-01"]);
                }
            }
            Effect::Discard => {
                state.discarded |= 1 << resolving.upgrade;
                events.happened(Happening::Discarded { ship, card: resolving.card }, why!["XW-UPG-11"]);
            }
            Effect::Flip => self.flip(position, ship, resolving.card, events),
            Effect::Stress => {
                state.stress += 1;
                events.happened(Happening::Stressed { ship }, why!["XW-ABL-01"]);
            }
            Effect::Suffer(damage) => position.open.stack.push(Frame::Suffering(ship, damage, 0)),
            Effect::SufferCritical(critical) => position.open.stack.push(Frame::Suffering(ship, 0, critical)),
            Effect::Change(..) | Effect::ChangeAll(_) | Effect::Add(_) | Effect::Cancel(_) | Effect::CancelAll => {
                self.modify(position, effect, events);
            }
            Effect::Inflict(damage) => {
                let defender = position.open.attack.defender;
                position.open.stack.push(Frame::Suffering(defender, damage, 0));
            }
            Effect::Ionize => {
                let ship = position.open.attack.defender;
                if position.open.ship(ship).is_in_play() {
                    position.open.ship_mut(ship).ion += 1;
                    events.happened(Happening::Ionized { ship }, why!["XW-ION-01"]);
                }
            }
            Effect::Splash(band) => {
                let defender = position.open.attack.defender;
                for other in ships_in(position.open.in_play() & !defender.mask()) {
                    if self.range(&position.open, defender, other).is_some_and(|range| range <= band) {
                        position.open.stack.push(Frame::Suffering(other, 1, 0));
                    }
                }
            }
            Effect::Gain(Token::Focus) => state.focus += 1,
            Effect::Gain(Token::Evade) => state.evade += 1,
            Effect::DealFaceUp(count) => position.open.stack.push(Frame::Dealing(ship, count)),
            Effect::Drop(device) => self.drop_device(position, ship, device, events),
            Effect::Reroll(..) | Effect::RollFor(_) | Effect::RollAndSuffer(_) => {}
            Effect::Free(kind) => {
                let acting = Acting { ship, free: Some(kind), struck_locks: 0, struck_ways: 0 };
                position.open.stack.push(Frame::Acting(acting));
            }
            Effect::IgnoreObstacles => state.ignores_obstacles = true,
            Effect::CalmFriends(band) => {
                let side = self.facts(ship).side;
                for friend in ships_in(position.open.in_play()) {
                    let near = self.range(&position.open, ship, friend).is_some_and(|range| range <= band);
                    let state = position.open.ship_mut(friend);
                    if near && self.facts(friend).side == side && state.stress > 0 {
                        state.stress -= 1;
                        events.happened(Happening::Calmed { ship: friend }, why!["XW-ABL-01", "XW-FRI-04"]);
                    }
                }
            }
        }
    }

    /// Turns a face-up damage card face down (XW-CRIT-03).
    fn flip(&self, position: &mut Position, ship: ShipId, card: CardId, events: &mut impl Sink<Happening>) {
        let state = position.open.ship_mut(ship);
        let Some(card) = card.as_damage().filter(|card| state.face_up.count(*card) > 0) else { return };
        state.face_up = state.face_up.without(card);
        state.turned = state.turned.with(card, 1);
        events.happened(Happening::Flipped { ship, card }, why!["XW-CRIT-03", "XW-DMG-19"]);
    }

    /// Changes or adds dice of the attack (XW-DICE-02 to -04).
    fn modify(&self, position: &mut Position, effect: Effect, events: &mut impl Sink<Happening>) {
        let die = self.modified_die(&position.open);
        let attack = &mut position.open.attack;
        let pool = match die {
            Die::Attack => &mut attack.attack,
            Die::Defense => &mut attack.defense,
        };
        match effect {
            Effect::Change(from, to, most) => {
                pool.change(from, to, most);
            }
            Effect::ChangeAll(to) => {
                for from in crate::Face::ALL {
                    if from != to {
                        pool.change(from, to, u8::MAX);
                    }
                }
            }
            Effect::Add(face) => *pool.fresh.slot(face) += 1,
            Effect::Cancel(face) => {
                pool.cancel(face, 1);
            }
            Effect::CancelAll => *pool = Pool::default(),
            _ => unreachable!("not about dice"),
        }
        let (attack, defense) = (attack.attack.all(), attack.defense.all());
        events.happened(Happening::Modified { attack, defense }, why!["XW-DICE-02", "XW-DICE-04"]);
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
        let mut steps = 1;
        let what = Happening::Rolled { ship, die: Die::Attack, dice: rolled };
        let mut suffered = None;
        if let Some(Effect::RollFor(faces)) = resolving.next() {
            events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
            if faces.iter().all(|face| rolled.count(*face) == 0) {
                steps = 2;
            }
        } else if let Some(Effect::RollAndSuffer(_)) = resolving.next() {
            events.happened(what, why!["XW-BMB-20", "XW-ABL-01"]);
            suffered = Some(Frame::Suffering(ship, rolled.hit, rolled.critical));
        } else {
            let die = self.modified_die(&position.open);
            let attack = &mut position.open.attack;
            let pool = match die {
                Die::Attack => &mut attack.attack,
                Die::Defense => &mut attack.defense,
            };
            pool.fresh = pool.fresh.minus(resolving.dice);
            pool.rerolled = pool.rerolled.plus(rolled);
            let what = Happening::Rerolled { ship, from: resolving.dice, to: rolled };
            events.happened(what, why!["XW-DICE-05", "XW-DICE-07"]);
        }
        let step = resolving.step + steps;
        *position.open.stack.top_mut() = Frame::Resolving(Resolving { step, ..*resolving });
        if let Some(suffered) = suffered {
            position.open.stack.push(suffered);
        }
    }
}
