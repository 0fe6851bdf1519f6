//! What the owner of a card is asked while it is being resolved: a ship, a manoeuvre, whether at all.

use crate::amiss::amiss;
use crate::card::{Deed, DiceWord, Effect, Question, Side, Token, Upgrades, Who};
use crate::damage::{DamageCard, Trait};
use crate::dice::{Dice, Face};
use crate::frame::{Part, Resolving};
use crate::ids::{CardId, ShipId, UpgradeId};
use crate::input::Choice;
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use geometry::Maneuver;
use play::Illegal;

impl Resolving {
    /// The question that is next, if one is.
    pub(crate) fn next_question(&self) -> Option<Question> {
        if let Effect::Ask(question) = self.next()? { Some(question) } else { None }
    }
}

impl Table<'_> {
    /// Whether the owner of a card has to answer before its next effect.
    pub(crate) fn asks_owner(self, resolving: &Resolving) -> bool {
        let ship = resolving.ship;
        match resolving.next_question() {
            None => !self.who_may_spend(resolving).is_empty(),
            Some(Question::Choose(pick)) => self.to_choose(resolving, pick).len() > 1,
            Some(Question::MayChoose(pick)) => !self.to_choose(resolving, pick).is_empty(),
            Some(Question::LetChoose(who, pick)) => self.to_let(resolving, who, pick).len() > 1,
            Some(Question::DiscardOne(slot)) => self.all_equipped(ship, slot).nth(1).is_some(),
            Some(Question::SpendResult) => self.results().nth(1).is_some(),
            Some(Question::May(Deed::LockOn(who))) => self.can_lock(ship, self.ship_for(resolving, who)),
            Some(Question::May(_) | Question::Fly(_) | Question::Guess | Question::NameResult) => true,
            Some(Question::GuessDial) => self.open.dialled.has(resolving.chosen),
            Some(Question::Discard | Question::DiscardWeapon) => self.spared(resolving).is_some(),
            Some(Question::SpendLock) => {
                self.locks_to_spend(resolving).len() + usize::from(self.may_pay_focus(resolving)) > 1
            }
            Some(Question::MayUnlock) => !self.locks_on(ship, Side::Enemy).is_empty(),
            Some(Question::Unlock(who, of)) => self.locks_on(self.ship_for(resolving, who), of).len() > 1,
            Some(Question::TakeLock(who)) => self.open.ship(self.ship_for(resolving, who)).locks.len() > 1,
            Some(Question::PickUpgrade(Upgrades::LayOut)) => self.has_upgrade_for(ship, Upgrades::LayOut),
            Some(Question::PickUpgrade(upgrades)) => self.upgrades_for(resolving, upgrades).nth(1).is_some(),
            Some(Question::FlipOne(concerns)) => self.to_flip(ship, concerns).nth(1).is_some(),
            Some(Question::LockAnother) => self.more_locks(ship).len() > 1,
            Some(Question::ChangeOne(to)) => self.to_change(to).nth(1).is_some(),
            Some(Question::Instead(instead)) => self.instead(ship, instead).nth(1).is_some(),
        }
    }

    /// Every answer that the owner of a card can give.
    pub(crate) fn each_answer_of_owner(self, resolving: &Resolving, mut each: impl FnMut(Choice)) {
        let (ship, card, dice) = (resolving.ship, resolving.card, Dice::NONE);
        let Some(question) = resolving.next_question() else {
            return self.who_may_spend(resolving).iter().for_each(|ship| each(Choice::Ship(ship)));
        };
        match question {
            Question::Choose(pick) => {
                self.to_choose(resolving, pick).iter().for_each(|ship| each(Choice::Ship(ship)));
            }
            Question::MayChoose(pick) => {
                self.to_choose(resolving, pick).iter().for_each(|ship| each(Choice::Ship(ship)));
                each(Choice::Pass);
            }
            Question::LetChoose(who, pick) => {
                self.to_let(resolving, who, pick).iter().for_each(|ship| each(Choice::Ship(ship)));
            }
            Question::May(_) => {
                each(Choice::Use { ship, card, option: 0, dice });
                each(Choice::Pass);
            }
            Question::DiscardOne(slot) => self.all_equipped(ship, slot).for_each(|place| {
                let card = self.game.facts(ship).upgrade_cards[place.index()];
                each(Choice::Use { ship, card, option: 0, dice });
            }),
            Question::SpendResult => self.results().for_each(|face| each(Choice::Result(face))),
            Question::SpendLock => {
                for payer in self.locks_to_spend(resolving) {
                    let own = Choice::Use { ship, card, option: 0, dice };
                    each(if payer == ship { own } else { Choice::Ship(payer) });
                }
                if self.may_pay_focus(resolving) {
                    each(Choice::Use { ship, card, option: 1, dice });
                }
            }
            Question::Discard | Question::DiscardWeapon => {
                (0..2).for_each(|option| each(Choice::Use { ship, card, option, dice }));
            }
            Question::MayUnlock => {
                self.locks_on(ship, Side::Enemy).iter().for_each(|ship| each(Choice::Ship(ship)));
                each(Choice::Pass);
            }
            Question::Unlock(who, of) => {
                let ships = self.locks_on(self.ship_for(resolving, who), of);
                ships.iter().for_each(|ship| each(Choice::Ship(ship)));
            }
            Question::TakeLock(who) => {
                let ships = self.open.ship(self.ship_for(resolving, who)).locks;
                ships.iter().for_each(|ship| each(Choice::Ship(ship)));
            }
            Question::PickUpgrade(upgrades) => {
                self.upgrades_for(resolving, upgrades).for_each(|(ship, place)| each(self.upgrade_choice(ship, place)));
                if upgrades == Upgrades::LayOut {
                    each(Choice::Pass);
                }
            }
            Question::FlipOne(concerns) => self.to_flip(ship, concerns).for_each(|card| each(Choice::Damage(card))),
            Question::LockAnother => self.more_locks(ship).iter().for_each(|ship| each(Choice::Ship(ship))),
            Question::ChangeOne(to) => self.to_change(to).for_each(|face| each(Choice::Result(face))),
            Question::Guess => (0..=self.dice_due()).for_each(|number| each(Choice::Number(number))),
            Question::NameResult => self.to_name().for_each(|face| each(Choice::Result(face))),
            Question::GuessDial => {
                let dial = self.game.facts(resolving.chosen).dial.iter();
                dial.for_each(|entry| each(Choice::Instead(entry.maneuver)));
            }
            Question::Fly(maneuvers) => {
                for (bearing, speed) in maneuvers {
                    each(Choice::Instead(Maneuver::new(*bearing, *speed).expect("a template")));
                }
            }
            Question::Instead(instead) => {
                self.instead(ship, instead).for_each(|entry| each(Choice::Instead(entry.maneuver)));
            }
        }
    }

    /// Whether the owner of a card can answer so.
    pub(crate) fn check_answer_of_owner(self, resolving: &Resolving, choice: Choice) -> Result<(), Illegal> {
        let mut is_known = false;
        self.each_answer_of_owner(resolving, |known| is_known = is_known || known == choice);
        match (is_known, choice) {
            (true, _) => Ok(()),
            (false, Choice::Ship(_)) => Err(Illegal::new("XW-ABL-01", "not-this-ship")),
            (false, Choice::Instead(_)) => Err(Illegal::new("XW-ACTV-17", "not-this-maneuver")),
            (false, Choice::Use { .. }) => Err(Illegal::new("XW-ABL-01", "no-such-ability")),
            (false, _) => Err(Illegal::new("XW-RND-01", "not-now")),
        }
    }

    /// The ships that a choice is between.
    fn to_choose(self, resolving: &Resolving, pick: crate::card::Pick) -> Set<ShipId> {
        let from = self.ship_for(resolving, pick.from);
        self.picked(resolving.ship, from, pick).collect()
    }

    /// The damage cards of a ship that lie face up and are about this.
    pub(crate) fn to_flip(self, ship: ShipId, concerns: Trait) -> impl Iterator<Item = DamageCard> + use<> {
        let face_up = self.open.ship(ship).face_up;
        DamageCard::ALL.into_iter().filter(move |card| face_up.count(*card) > 0 && card.concerns() == concerns)
    }

    /// The ships of a ship's owner that he chooses between.
    fn to_let(self, resolving: &Resolving, who: Who, pick: crate::card::Pick) -> Set<ShipId> {
        let seat = self.game.facts(self.ship_for(resolving, who)).seat;
        self.to_choose(resolving, pick) & self.game.commanded(seat)
    }

    /// Who answers the question of a card that is next: the owner of its ship, or of another ship that is let choose.
    pub(crate) fn answerer(self, resolving: &Resolving) -> ShipId {
        match resolving.next_question() {
            Some(Question::LetChoose(who, _)) => self.ship_for(resolving, who),
            _ => resolving.ship,
        }
    }

    /// The faces that dice at hand show.
    pub(crate) fn results(self) -> impl Iterator<Item = Face> + use<> {
        let attack = &self.open.attack;
        let shown = match self.modified_die() {
            crate::Die::Attack => attack.attack.all(),
            crate::Die::Defense => attack.defense.all(),
        };
        Face::ALL.into_iter().filter(move |face| shown.count(*face) > 0)
    }

    /// The faces of dice at hand of which one could be turned to another.
    fn to_change(self, to: Face) -> impl Iterator<Item = Face> + use<> {
        let open = self.open;
        let pool = match self.modified_die() {
            crate::Die::Attack => open.attack.attack,
            crate::Die::Defense => open.attack.defense,
        };
        let loose = pool.fresh.plus(pool.rerolled);
        Face::ALL.into_iter().filter(move |face| *face != to && loose.count(*face) > 0)
    }

    /// The ships that a ship could lock on to besides.
    pub(crate) fn more_locks(self, ship: ShipId) -> Set<ShipId> {
        self.lockable(ship) - self.open.ship(ship).locks
    }
}

impl Turn<'_> {
    /// A question comes to pass that there was nothing to decide about; the step that is being resolved is the one after
    /// it.
    pub(crate) fn decide_alone(&mut self, resolving: &Resolving, question: Question) {
        let ship = resolving.ship;
        match question {
            Question::Choose(pick) => match self.table().to_choose(resolving, pick).first() {
                Some(chosen) => self.chosen(resolving, chosen),
                None => self.pop(),
            },
            Question::LetChoose(who, pick) => match self.table().to_let(resolving, who, pick).first() {
                Some(chosen) => self.chosen(resolving, chosen),
                None => self.pop(),
            },
            Question::DiscardOne(slot) => {
                if let Some(place) = self.table().equipped(ship, slot) {
                    self.discard(ship, place);
                }
            }
            Question::SpendResult => {
                if let Some(face) = self.table().results().next() {
                    self.modify(ship, DiceWord::Cancel(face));
                }
            }
            // There is nobody to choose.
            Question::MayChoose(_) => self.pop(),
            Question::Discard if self.table().is_kept(resolving) => {}
            Question::Discard => {
                self.position.open.attack.paid |= resolving.part == Part::Cost;
                self.discard(ship, resolving.own_upgrade());
            }
            Question::DiscardWeapon => {
                let upgrade = self.position.open.attack.upgrade;
                self.position.open.attack.paid = true;
                self.discard(ship, upgrade.expect("a weapon that is an upgrade"));
            }
            Question::SpendLock => self.spend_lock(resolving, ship),
            Question::Unlock(who, of) => {
                let on = self.table().ship_for(resolving, who);
                if let Some(by) = self.table().locks_on(on, of).first() {
                    self.unlock(by, on);
                }
            }
            Question::TakeLock(who) => {
                let by = self.table().ship_for(resolving, who);
                if let Some(on) = self.position.open.ship(by).locks.first() {
                    self.unlock(by, on);
                }
            }
            Question::LockAnother => {
                if let Some(target) = self.table().more_locks(ship).first() {
                    self.lock_another(ship, target);
                }
            }
            Question::PickUpgrade(upgrades) => {
                let only = self.table().upgrades_for(resolving, upgrades).next();
                if let Some(upgrade) = only {
                    self.upgrade_chosen(upgrades, upgrade);
                }
            }
            Question::FlipOne(concerns) => {
                if let Some(card) = self.table().to_flip(ship, concerns).next() {
                    self.flip(ship, CardId::damage(card));
                }
            }
            Question::ChangeOne(to) => {
                if let Some(from) = self.table().to_change(to).next() {
                    self.modify(ship, DiceWord::Change(from, to, 1));
                }
            }
            Question::Instead(instead) => {
                let only = self.table().instead(ship, instead).next();
                if let Some(entry) = only {
                    self.fly_instead(ship, (instead, entry));
                }
            }
            // There is nothing to lock on to, no target lock to take away, no dial to guess.
            Question::May(_) | Question::MayUnlock | Question::GuessDial => {}
            Question::Guess | Question::NameResult | Question::Fly(_) => unreachable!("the owner is always asked"),
        }
    }

    /// A ship was chosen for what is being resolved.
    fn chosen(&mut self, resolving: &Resolving, chosen: ShipId) {
        self.replace(Resolving { chosen, ..*resolving });
    }

    /// The owner of a card has answered what was checked.
    pub(crate) fn owner_answered(&mut self, resolving: &Resolving, choice: Choice) {
        let ship = resolving.ship;
        let next = Resolving { step: resolving.step + 1, ..*resolving };
        self.replace(next);
        let Some(question) = resolving.next_question() else {
            return self.spend_of(ship_of(choice), ship, Token::Focus);
        };
        match question {
            Question::MayChoose(_) if choice == Choice::Pass => self.pop(),
            Question::Choose(_) | Question::MayChoose(_) | Question::LetChoose(..) => {
                self.chosen(&next, ship_of(choice));
            }
            Question::DiscardOne(slot) => {
                let is_it = |place: &UpgradeId| {
                    let card = self.game.facts(ship).upgrade_cards[place.index()];
                    matches!(choice, Choice::Use { card: chosen, .. } if chosen == card)
                };
                let place = self.table().all_equipped(ship, slot).find(is_it);
                self.discard(ship, place.expect("an upgrade that was checked"));
            }
            Question::SpendResult => self.modify(ship, DiceWord::Cancel(face_of(choice))),
            Question::May(deed) => {
                if choice != Choice::Pass {
                    self.happen(&next, ship, deed);
                }
            }
            Question::SpendLock if matches!(choice, Choice::Ship(_)) => {
                let defender = self.position.open.attack.defender;
                self.spend_lock_of(ship_of(choice), (ship, defender));
            }
            Question::Discard | Question::DiscardWeapon | Question::SpendLock => {
                match matches!(choice, Choice::Use { option: 1, .. }) {
                    true => self.pay_otherwise(resolving, question),
                    false => self.decide_alone(&next, question),
                }
            }
            Question::MayUnlock => {
                if choice != Choice::Pass {
                    self.unlock(ship_of(choice), ship);
                }
            }
            Question::Unlock(who, _) => {
                let on = self.table().ship_for(resolving, who);
                self.unlock(ship_of(choice), on);
            }
            Question::TakeLock(who) => {
                let by = self.table().ship_for(resolving, who);
                self.unlock(by, ship_of(choice));
            }
            Question::LockAnother => self.lock_another(ship, ship_of(choice)),
            Question::PickUpgrade(upgrades) => self.upgrade_answered(resolving, upgrades, choice),
            Question::FlipOne(_) => {
                let Choice::Damage(card) = choice else { amiss(choice, "is no damage card") };
                self.flip(ship, CardId::damage(card));
            }
            Question::ChangeOne(to) => self.modify(ship, DiceWord::Change(face_of(choice), to, 1)),
            Question::Guess => {
                let Choice::Number(number) = choice else { amiss(choice, "is no number") };
                self.guess(ship, number);
            }
            Question::NameResult => self.name_result(ship, face_of(choice)),
            Question::GuessDial => self.guess_dial(ship, (resolving.chosen, maneuver_of(choice))),
            Question::Fly(_) => {
                let maneuver = maneuver_of(choice);
                let difficulty = self.table().ordered_difficulty(ship, maneuver);
                self.order(ship, maneuver, difficulty, true);
            }
            Question::Instead(instead) => {
                let maneuver = maneuver_of(choice);
                let entry = self.table().instead(ship, instead).find(|entry| entry.maneuver == maneuver);
                self.fly_instead(ship, (instead, entry.expect("a manoeuvre that was checked")));
            }
        }
    }

    /// The owner of a card has chosen an upgrade for it. Bombs are laid out as long as there are any.
    fn upgrade_answered(&mut self, resolving: &Resolving, upgrades: Upgrades, choice: Choice) {
        if upgrades == Upgrades::LayOut {
            if choice == Choice::Pass {
                return;
            }
            self.replace(*resolving);
        }
        let is_chosen = |(ship, place): &(ShipId, UpgradeId)| self.table().upgrade_choice(*ship, *place) == choice;
        let chosen = self.table().upgrades_for(resolving, upgrades).find(is_chosen);
        self.upgrade_chosen(upgrades, chosen.expect("an upgrade that was checked"));
    }

    /// Something else is paid than the card says first: an ordnance token or a focus token.
    fn pay_otherwise(&mut self, resolving: &Resolving, question: Question) {
        let ship = resolving.ship;
        if question == Question::SpendLock {
            return self.spend(ship, Token::Focus);
        }
        let place = self.table().spared(resolving).expect("an ordnance token");
        let attack = &mut self.position.open.attack;
        attack.paid |= resolving.part == Part::Cost || Some(place) == attack.upgrade;
        self.spend_ordnance((ship, place));
    }
}

fn ship_of(choice: Choice) -> ShipId {
    let Choice::Ship(ship) = choice else { amiss(choice, "is no ship") };
    ship
}

fn face_of(choice: Choice) -> Face {
    let Choice::Result(face) = choice else { amiss(choice, "is no face") };
    face
}

fn maneuver_of(choice: Choice) -> Maneuver {
    let Choice::Instead(maneuver) = choice else { amiss(choice, "is no manoeuvre") };
    maneuver
}
