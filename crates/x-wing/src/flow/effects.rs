//! What cards do, effect by effect.

use crate::card::{Card, DiceRoll, DiceWord, Effect, Modifier, Pick, Question, Token, Until, Who, Window};
use crate::cards::Slot;
use crate::dice::{Dice, Die};
use crate::frame::{
    About, Breaking, Deciding, Extra, Launching, Part, Reloading, Resolving, Scorching, Sharing, Striking,
};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, UpgradeId};
use crate::position::Lasting;
use crate::set::Set;
use crate::setup::Source;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Resolving {
    pub(crate) fn new(ship: ShipId, card: CardId, upgrade: Option<UpgradeId>, part: Part) -> Resolving {
        Resolving { ship, card, upgrade, part, step: 0, subject: ship, chosen: ship, dice: Dice::NONE }
    }

    /// The effects that are being resolved.
    pub(crate) fn effects(&self) -> &'static [Effect] {
        self.part.effects(self.card.card())
    }

    /// The effect that is next.
    pub(crate) fn next(&self) -> Option<Effect> {
        self.effects().get(self.step as usize).copied()
    }

    /// Whether its next effect is a reroll.
    pub(crate) fn rerolls(&self) -> bool {
        let next = self.next_roll();
        matches!(next, Some(DiceRoll::Reroll(..) | DiceRoll::RerollPer(..) | DiceRoll::RerollByPrimary(_)))
    }

    /// The dice that are rolled next, if dice are.
    pub(crate) fn next_roll(&self) -> Option<DiceRoll> {
        if let Effect::Roll(roll) = self.next()? { Some(roll) } else { None }
    }

    /// The moment at which the card was used, if it was an ability.
    pub(crate) fn window(&self) -> Option<Window> {
        let Part::Ability(ability) = self.part else { return None };
        Some(self.card.card().abilities[ability as usize].window)
    }

    /// The upgrade that the card is: only upgrades are discarded or turned over.
    pub(crate) fn own_upgrade(&self) -> UpgradeId {
        self.upgrade.expect("an upgrade")
    }

    /// Whether it goes on without its ship.
    fn outlives_ship(&self) -> bool {
        matches!(self.part, Part::Ability(index) if self.card.card().abilities[index as usize].outlives_ship())
    }

    /// The ship that one of the effects before has chosen.
    fn chosen_before(&self) -> Set<ShipId> {
        let done = &self.effects()[..self.step as usize];
        let chooses = done.iter().any(|effect| matches!(effect, Effect::Ask(Question::Choose(_))));
        if chooses { Set::one(self.chosen) } else { Set::NONE }
    }

    /// Where the card is.
    fn source(&self) -> Source {
        self.upgrade.map_or(Source::Pilot, Source::Upgrade)
    }
}

impl Part {
    /// What this part of a card does.
    pub(crate) fn effects(self, card: &Card) -> &'static [Effect] {
        match self {
            Part::Ability(ability) => card.abilities[ability as usize].effects,
            Part::Action => card.action.unwrap_or_default(),
            Part::OtherAction => card.other_action.unwrap_or_default(),
            Part::Cost => card.weapon.map_or(&[], |weapon| weapon.cost),
            Part::Charge => card.charge.map_or(&[], |charge| charge.effects),
        }
    }
}

impl Table<'_> {
    /// The dice that chance has to roll for what is being resolved.
    pub(crate) fn effect_dice(self, resolving: &Resolving) -> Option<(Die, u8)> {
        match resolving.next_roll()? {
            DiceRoll::RollFor(_) | DiceRoll::RollOrStop(_) => Some((Die::Attack, 1)),
            DiceRoll::RollOne(die) => Some((die, 1)),
            DiceRoll::RollDefenseOrStop(_) => Some((Die::Defense, 1)),
            DiceRoll::RollAndSuffer(count) | DiceRoll::RollAndSufferDamage(count) => Some((Die::Attack, count)),
            DiceRoll::RollForTokens(count) => Some((Die::Defense, count)),
            DiceRoll::RollAnother => Some((self.modified_die(), 1)),
            DiceRoll::Reroll(..) | DiceRoll::RerollPer(..) | DiceRoll::RerollByPrimary(_) => {
                let count = resolving.dice.total();
                (count > 0).then(|| (self.modified_die(), count))
            }
        }
    }
}

impl Turn<'_> {
    pub(crate) fn step_resolving(&mut self, resolving: &Resolving) -> bool {
        let state = self.position.open.ship(resolving.ship);
        let is_its_end = resolving.subject == resolving.ship && state.life == crate::Life::Destroyed;
        let is_waiting = state.life == crate::Life::Waiting;
        let is_there = state.is_in_play() || is_its_end || is_waiting || resolving.outlives_ship();
        let Some(effect) = resolving.next().filter(|_| is_there) else {
            self.pop();
            return true;
        };
        if self.table().effect_dice(resolving).is_some() || self.table().asks_owner(resolving) {
            return false;
        }
        let next = Resolving { step: resolving.step + 1, ..*resolving };
        self.replace(next);
        self.take_effect(&next, effect);
        true
    }

    /// The next effect is passed over.
    fn pass_over(&mut self, resolving: &Resolving) {
        let step = resolving.step + 1;
        self.replace(Resolving { step, ..*resolving });
    }

    /// An effect happens; the step that is being resolved is the one after it.
    #[expect(clippy::too_many_lines, reason = "a line for each word")]
    fn take_effect(&mut self, resolving: &Resolving, effect: Effect) {
        let ship = resolving.ship;
        match effect {
            Effect::Now(deed) => self.happen(resolving, ship, deed),
            Effect::To(who, deed) => {
                let ship = self.table().ship_for(resolving, who);
                self.happen(resolving, ship, deed);
            }
            Effect::Each(pick, deed) => {
                let from = self.table().ship_for(resolving, pick.from);
                let ships: Set<ShipId> = self.table().picked(ship, from, pick).collect();
                match deed.is_harm() {
                    true => self.strike_each(resolving, ships),
                    false => ships.iter().for_each(|ship| self.happen(resolving, ship, deed)),
                }
            }
            Effect::UpTo(..) => self.push(Sharing { resolving: *resolving, done: resolving.chosen_before() }),
            Effect::Dice(word) => self.change_dice(resolving, word),
            Effect::Ask(question) => self.decide_alone(resolving, question),
            // Dice that are to be rolled stop before this: here are rerolls for which no die was chosen.
            Effect::Roll(_) => {}
            Effect::If(condition) => {
                if !self.table().holds_for(ship, resolving.source(), condition) {
                    self.pass_over(resolving);
                }
            }
            Effect::IfChosen(has) => {
                if !self.table().matches(ship, resolving.chosen, has) {
                    self.pass_over(resolving);
                }
            }
            Effect::IfRolled(faces) if resolving.dice.shows(faces) => {}
            Effect::IfRolled(_) => self.pass_over(resolving),
            Effect::Spend(token) => self.spend(ship, token),
            Effect::SpendLockOn(who) => {
                let on = self.table().ship_for(resolving, who);
                self.spend_lock_on(ship, on);
            }
            Effect::SpendReinforce => self.spend_reinforce(ship),
            Effect::PutAside(token) => self.put_aside(resolving, token),
            Effect::TakeUp(token) => self.take_up(ship, token),
            Effect::Store => self.count_up_aside(resolving),
            Effect::TakeStored => self.count_down_aside(ship),
            Effect::DiscardOf(slot) => self.discard_of(ship, slot),
            Effect::DiscardDamage => self.refuse_damage(),
            Effect::TurnDamageDown => self.turn_damage_down(),
            Effect::ReceiveInstead(token) => self.receive_instead(token),
            Effect::GainPerDie(token) => {
                (0..resolving.dice.total()).for_each(|_| self.gain(ship, token, why!["XW-ABL-01"]));
            }
            Effect::GainPerShip(who, token, pick, most) => self.gain_per_ship(resolving, (who, token), (pick, most)),
            Effect::GainPerObstacle(token, most) => {
                let count = self.table().obstacles_near(ship).min(most);
                (0..count).for_each(|_| self.gain_by_card(ship, token));
            }
            Effect::CatchUp(token) => self.catch_up(ship, token),
            Effect::Offer(who, _) => {
                let ship = self.table().ship_for(resolving, who);
                self.push(Deciding { resolving: *resolving, ship });
            }
            Effect::ReloadOne => self.push(Reloading { ship, one: true }),
            Effect::Steal(token) => self.hand_over(token, (resolving.chosen, ship)),
            Effect::Pass(token) => self.hand_over(token, (ship, resolving.chosen)),
            Effect::PassLock => self.pass_lock(ship, resolving.chosen),
            Effect::Flip => self.flip(ship, resolving.card),
            Effect::TurnOver => self.turn_over(ship, resolving.own_upgrade()),
            Effect::TurnOverNamed(name) => {
                if let Some(upgrade) = self.table().carried_upgrade(ship, name) {
                    self.turn_over(ship, upgrade);
                }
            }
            Effect::Assign(name, who) => {
                let to = self.table().ship_for(resolving, who);
                self.assign(name, (ship, to));
            }
            Effect::RemoveCondition => self.take_condition(ship, resolving.card),
            Effect::Drop(device) => self.begin_drop(resolving, device, false),
            Effect::DropAhead(device) => self.begin_drop(resolving, device, true),
            Effect::KeepBomb => self.keep_bomb(),
            Effect::Avert => self.avert_bomb(ship),
            Effect::BreakObstacle => {
                self.push(Breaking { ship, obstacle: None, left: Set::NONE, struck: Set::NONE });
            }
            Effect::DropCargo => self.drop_cargo(ship),
            Effect::Launch | Effect::Deploy => {
                if let Some(docked) = self.table().docked(ship) {
                    self.push(Launching { carrier: ship, ship: docked, deploys: effect == Effect::Deploy });
                }
            }
            Effect::Attack(_) => self.grant_attack(resolving, None),
            Effect::AttackAt(who, _) => {
                let target = self.table().ship_for(resolving, who);
                self.grant_attack(resolving, Some(target));
            }
            Effect::NoMoreAttacks => self.position.open.ship_mut(ship).no_more_attacks = true,
            Effect::Lasting(until, who, modifier) => {
                let to = self.table().ship_for(resolving, who);
                let value = if modifier == Modifier::PilotOfMarked { ship.0 } else { self.table().skill(ship) };
                self.add_lasting(resolving, (to, value), until);
            }
            Effect::ExchangeSkills => {
                let chosen = resolving.chosen;
                let (mine, theirs) = (self.table().skill(ship), self.table().skill(chosen));
                self.add_lasting(resolving, (chosen, mine), Until::EndOfPhase);
                self.add_lasting(resolving, (ship, theirs), Until::EndOfPhase);
            }
            Effect::Do(own) => own.happen(self, resolving),
        }
    }

    /// Ships are struck one by one. The card is done with if this was its last effect, so that chains of explosions stay shallow.
    fn strike_each(&mut self, resolving: &Resolving, ships: Set<ShipId>) {
        let striking = Striking { resolving: *resolving, left: ships, struck: ships };
        match resolving.next() {
            Some(_) => self.push(striking),
            None => self.replace(striking),
        }
    }

    /// A ship receives a token for each of some ships, at most so many.
    fn gain_per_ship(&mut self, resolving: &Resolving, (who, token): (Who, Token), (pick, most): (Pick, u8)) {
        let from = self.table().ship_for(resolving, pick.from);
        let count = self.table().picked(resolving.ship, from, pick).count().min(most.into());
        let to = self.table().ship_for(resolving, who);
        (0..count).for_each(|_| self.gain_by_card(to, token));
    }

    /// A ship receives such tokens until it has as many as the ship that it has locked on to.
    fn catch_up(&mut self, ship: ShipId, token: Token) {
        let Some(About::Locked(target)) = self.table().latest_moment() else { return };
        let tokens = |ship: ShipId| self.position.open.ship(ship).tokens(token);
        let missing = tokens(target).saturating_sub(tokens(ship));
        (0..missing).for_each(|_| self.gain_by_card(ship, token));
    }

    fn spend_reinforce(&mut self, ship: ShipId) {
        self.position.open.ship_mut(ship).reinforced = None;
        self.events.happened(Happening::ReinforceSpent { ship }, why!["XW-X-107", "XW-SPEND-01"]);
    }

    /// A ship may attack once more.
    fn grant_attack(&mut self, resolving: &Resolving, target: Option<ShipId>) {
        let extra = Extra { ship: resolving.ship, card: resolving.card, part: resolving.part, target };
        self.push(extra);
    }

    /// A ship suffers what dice show that were rolled for it; those of a bomb may be rerolled first.
    fn scorch(&mut self, resolving: &Resolving, (dice, plain): (Dice, bool)) {
        let (ship, by) = (resolving.ship, resolving.subject);
        self.push(Scorching { ship, dice, rerolled: Dice::NONE, plain });
        if resolving.part == Part::Charge {
            let first = self.position.open.initiative;
            self.open_window_for(Window::BombRolled, ship, first, About::BombOf(by));
        }
    }

    /// Dice are changed; a card that asks for dice of its own later has brought them.
    fn change_dice(&mut self, resolving: &Resolving, word: DiceWord) {
        if matches!(word, DiceWord::MoreDice(_)) && resolving.card.card().asks_for_own_dice() {
            self.position.open.attack.boosted = true;
        }
        self.modify(resolving.ship, word);
    }

    fn discard_of(&mut self, ship: ShipId, slot: Slot) {
        if let Some(upgrade) = self.table().equipped(ship, slot) {
            self.discard(ship, upgrade);
        }
    }

    /// Something holds for a ship for some time; a pilot skill or a ship that goes with it is noted.
    pub(crate) fn add_lasting(&mut self, resolving: &Resolving, (ship, value): (ShipId, u8), until: Until) {
        let effect = (resolving.part, resolving.step - 1);
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
    pub(crate) fn discard(&mut self, ship: ShipId, upgrade: UpgradeId) {
        let card = self.game.facts(ship).upgrade_cards[upgrade.index()];
        let first = self.position.open.initiative;
        let state = self.position.open.ship_mut(ship);
        state.discarded.insert(upgrade);
        state.ordnance.iter_mut().for_each(|tokens| tokens.remove(upgrade));
        self.events.happened(Happening::Discarded { ship, card }, why!["XW-UPG-11"]);
        self.open_window_for(Window::Discarded, ship, first, About::Discarded(upgrade));
    }

    /// Turns a face-up damage card face down (XW-CRIT-03).
    pub(crate) fn flip(&mut self, ship: ShipId, card: CardId) {
        let state = self.position.open.ship_mut(ship);
        let Some(card) = card.as_damage().filter(|card| state.face_up.count(*card) > 0) else { return };
        state.face_up = state.face_up.without(card);
        state.turned = state.turned.with(card, 1);
        self.events.happened(Happening::Flipped { ship, card }, why!["XW-CRIT-03", "XW-DMG-19"]);
    }

    /// Chance has rolled for what is being resolved.
    pub(crate) fn effect_rolled(&mut self, resolving: &Resolving, rolled: Dice) {
        let ship = resolving.ship;
        let what = Happening::Rolled { ship, die: Die::Attack, dice: rolled };
        let next = Resolving { step: resolving.step + 1, ..*resolving };
        self.replace(next);
        match resolving.next_roll().expect("dice that the card rolls") {
            DiceRoll::RollFor(faces) => {
                self.events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                if !rolled.shows(faces) {
                    self.pass_over(&next);
                }
            }
            DiceRoll::RollOrStop(faces) => {
                self.events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                if !rolled.shows(faces) {
                    self.pop();
                }
            }
            DiceRoll::RollOne(die) => {
                let what = Happening::Rolled { ship, die, dice: rolled };
                self.events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                self.replace(Resolving { dice: rolled, ..next });
            }
            DiceRoll::RollDefenseOrStop(faces) => {
                let what = Happening::Rolled { ship, die: Die::Defense, dice: rolled };
                self.events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                if faces.iter().all(|face| rolled.count(*face) == 0) {
                    self.pop();
                }
            }
            DiceRoll::RollAndSuffer(_) => {
                self.events.happened(what, why!["XW-BMB-20", "XW-ABL-01"]);
                self.scorch(&next, (rolled, false));
            }
            DiceRoll::RollAndSufferDamage(_) => {
                self.events.happened(what, why!["XW-X-11", "XW-ABL-01"]);
                self.scorch(&next, (rolled, true));
            }
            DiceRoll::RollForTokens(_) => {
                let what = Happening::Rolled { ship, die: Die::Defense, dice: rolled };
                self.events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
                for (count, token) in [(rolled.focus, Token::Focus), (rolled.evade, Token::Evade)] {
                    (0..count).for_each(|_| self.gain(ship, token, why!["XW-ABL-01", "XW-EVD-06"]));
                }
            }
            DiceRoll::RollAnother => {
                let die = self.table().modified_die();
                self.events.happened(Happening::Rolled { ship, die, dice: rolled }, why!["XW-ABL-01", "XW-X-118"]);
                let attack = &mut self.position.open.attack;
                attack.rolled_defense += u8::from(die == Die::Defense);
                let pool = attack.pool_mut(die);
                pool.fresh = pool.fresh.plus(rolled);
            }
            DiceRoll::Reroll(..) | DiceRoll::RerollPer(..) | DiceRoll::RerollByPrimary(_) => {
                self.rerolled(resolving, rolled);
            }
        }
    }
}

impl Lasting {
    /// The effect that brought it about.
    pub(crate) fn effect(&self) -> Option<Effect> {
        let (part, step) = self.effect;
        part.effects(self.card.card()).get(step as usize).copied()
    }

    /// What it modifies.
    pub(crate) fn modifier(&self) -> Option<Modifier> {
        if let Effect::Lasting(_, _, modifier) = self.effect()? { Some(modifier) } else { None }
    }
}
