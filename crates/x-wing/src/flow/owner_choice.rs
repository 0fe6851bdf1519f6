//! What the owner of a card is asked while it is being resolved: a ship, a manoeuvre, whether at all.

use crate::card::{Deed, DiceWord, Effect, Question, Token};
use crate::dice::{Dice, Face};
use crate::frame::{Part, Resolving};
use crate::ids::ShipId;
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
            None => false,
            Some(Question::Choose(pick)) => self.to_choose(resolving, pick).len() > 1,
            Some(Question::MayChoose(pick)) => !self.to_choose(resolving, pick).is_empty(),
            Some(Question::May(Deed::LockOn(who))) => self.can_lock(ship, self.ship_for(resolving, who)),
            Some(Question::May(_) | Question::Fly(_) | Question::Guess | Question::NameResult) => true,
            Some(Question::Discard | Question::DiscardWeapon) => self.spared(resolving).is_some(),
            Some(Question::SpendLock) => self.has_two_payments(resolving),
            Some(Question::MayUnlock) => !self.locked_by(ship).is_empty(),
            Some(Question::Unlock(who)) => self.locked_by(self.ship_for(resolving, who)).len() > 1,
            Some(Question::TakeLock(who)) => self.open.ship(self.ship_for(resolving, who)).locks.len() > 1,
            Some(Question::LockAnother) => self.more_locks(ship).len() > 1,
            Some(Question::ChangeOne(to)) => self.to_change(to).nth(1).is_some(),
            Some(Question::Instead(instead)) => self.instead(ship, instead).nth(1).is_some(),
        }
    }

    /// Every answer that the owner of a card can give.
    pub(crate) fn each_answer_of_owner(self, resolving: &Resolving, mut each: impl FnMut(Choice)) {
        let (ship, card, dice) = (resolving.ship, resolving.card, Dice::NONE);
        let Some(question) = resolving.next_question() else { return };
        match question {
            Question::Choose(pick) => {
                self.to_choose(resolving, pick).iter().for_each(|ship| each(Choice::Ship(ship)));
            }
            Question::MayChoose(pick) => {
                self.to_choose(resolving, pick).iter().for_each(|ship| each(Choice::Ship(ship)));
                each(Choice::Pass);
            }
            Question::May(_) => {
                each(Choice::Use { ship, card, option: 0, dice });
                each(Choice::Pass);
            }
            Question::Discard | Question::DiscardWeapon | Question::SpendLock => {
                (0..2).for_each(|option| each(Choice::Use { ship, card, option, dice }));
            }
            Question::MayUnlock => {
                self.locked_by(ship).iter().for_each(|ship| each(Choice::Ship(ship)));
                each(Choice::Pass);
            }
            Question::Unlock(who) => {
                let ships = self.locked_by(self.ship_for(resolving, who));
                ships.iter().for_each(|ship| each(Choice::Ship(ship)));
            }
            Question::TakeLock(who) => {
                let ships = self.open.ship(self.ship_for(resolving, who)).locks;
                ships.iter().for_each(|ship| each(Choice::Ship(ship)));
            }
            Question::LockAnother => self.more_locks(ship).iter().for_each(|ship| each(Choice::Ship(ship))),
            Question::ChangeOne(to) => self.to_change(to).for_each(|face| each(Choice::Result(face))),
            Question::Guess => (0..=self.dice_due()).for_each(|number| each(Choice::Number(number))),
            Question::NameResult => self.to_name().for_each(|face| each(Choice::Result(face))),
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
            Question::Unlock(who) => {
                let on = self.table().ship_for(resolving, who);
                if let Some(by) = self.table().locked_by(on).first() {
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
            // There is nothing to lock on to, and no target lock to take away.
            Question::May(_) | Question::MayUnlock => {}
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
        let question = resolving.next_question().expect("a question that was answered");
        match question {
            Question::MayChoose(_) if choice == Choice::Pass => self.pop(),
            Question::Choose(_) | Question::MayChoose(_) => self.chosen(&next, ship_of(choice)),
            Question::May(deed) => {
                if choice != Choice::Pass {
                    self.happen(&next, ship, deed);
                }
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
            Question::Unlock(who) => {
                let on = self.table().ship_for(resolving, who);
                self.unlock(ship_of(choice), on);
            }
            Question::TakeLock(who) => {
                let by = self.table().ship_for(resolving, who);
                self.unlock(by, ship_of(choice));
            }
            Question::LockAnother => self.lock_another(ship, ship_of(choice)),
            Question::ChangeOne(to) => self.modify(ship, DiceWord::Change(face_of(choice), to, 1)),
            Question::Guess => {
                let Choice::Number(number) = choice else { unreachable!("{choice:?} is no number") };
                self.guess(ship, number);
            }
            Question::NameResult => self.name_result(ship, face_of(choice)),
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
    let Choice::Ship(ship) = choice else { unreachable!("{choice:?} is no ship") };
    ship
}

fn face_of(choice: Choice) -> Face {
    let Choice::Result(face) = choice else { unreachable!("{choice:?} is no face") };
    face
}

fn maneuver_of(choice: Choice) -> Maneuver {
    let Choice::Instead(maneuver) = choice else { unreachable!("{choice:?} is no manoeuvre") };
    maneuver
}
