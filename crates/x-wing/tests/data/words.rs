//! Every card can do what it says. Types rule out most of what would not work; this walks all cards for the rest: names of
//! other cards, moments that cannot answer a condition, ships that nobody chose, effects in lists that cannot hold them.

use crate::broken::BROKEN;
use crate::holding::{acts_on, condition_faults, fault, modifier_faults, predicate_fault, ship_condition_faults};
use crate::moments::{After, knows};
use std::collections::BTreeMap;
use x_wing::card::{
    Ability, Card, Condition, Deed, DiceRoll, DiceWord, Effect, Modifier, Moment, Pick, Question, Upgrades, Who, Window,
};
use x_wing::cards::conditions::CONDITIONS;
use x_wing::cards::damage::DAMAGE;
use x_wing::cards::devices::DEVICES;
use x_wing::cards::tokens::TOKENS;
use x_wing::cards::{Fitting, Only, Own, pilots, upgrade, upgrades};

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Token,
    Damage,
    Device,
    Pilot,
    Upgrade,
    Condition,
}

/// Which list of a card effects stand in.
#[derive(Clone, Copy)]
enum List<'a> {
    Ability(&'a Ability),
    Action,
    Charge,
    Cost,
}

impl List<'_> {
    /// Whether something is there at this point of the game.
    fn has(self, after: After) -> bool {
        match self {
            List::Ability(ability) => knows(ability.window, after),
            List::Action | List::Charge => false,
            List::Cost => after == After::Declaration,
        }
    }

    /// Whether a ship was chosen before, for the action that the moment is about.
    fn acts_on(self) -> bool {
        matches!(self, List::Ability(ability) if acts_on(ability))
    }

    fn window(self) -> Option<Window> {
        if let List::Ability(ability) = self { Some(ability.window) } else { None }
    }
}

fn all() -> impl Iterator<Item = (Kind, &'static Card)> {
    let of = |kind: Kind| move |card| (kind, card);
    let rulebook = TOKENS.iter().map(of(Kind::Token)).chain(DAMAGE.iter().map(of(Kind::Damage)));
    let pilots = pilots().map(|pilot| &pilot.card).map(of(Kind::Pilot));
    let upgrades = upgrades().map(|upgrade| &upgrade.card).map(of(Kind::Upgrade));
    let conditions = CONDITIONS.iter().map(|condition| &condition.card).map(of(Kind::Condition));
    rulebook.chain(DEVICES.iter().map(of(Kind::Device))).chain(pilots).chain(upgrades).chain(conditions)
}

/// What is wrong with a card.
fn faults(kind: Kind, card: &Card) -> Vec<String> {
    let mut found = Vec::new();
    for modifier in card.modifiers {
        found.extend(modifier_faults(kind, modifier, false));
    }
    for ability in card.abilities {
        found.extend(window_fault(kind, ability.window));
        for condition in ability.when {
            found.extend(condition_faults(kind, ability, condition));
        }
        found.extend(list_faults(kind, List::Ability(ability), ability.effects));
    }
    found.extend(list_faults(kind, List::Action, card.action.unwrap_or_default()));
    found.extend(list_faults(kind, List::Action, card.other_action.unwrap_or_default()));
    found.extend(list_faults(kind, List::Charge, card.charge.map_or(&[], |charge| charge.effects)));
    found.extend(list_faults(kind, List::Cost, card.weapon.map_or(&[], |weapon| weapon.cost)));
    let effects = || card.abilities.iter().flat_map(|ability| ability.effects).chain(card.action_effects());
    let is_marked = effects().any(|effect| matches!(effect, Effect::Lasting(_, _, Modifier::Marker)));
    let conditions = || card.abilities.iter().flat_map(|ability| ability.when);
    let asks =
        |condition: &Condition<Moment>| matches!(condition, Condition::At(Moment::InForce | Moment::OpponentMarked));
    if is_marked != conditions().any(asks) {
        found.push("a marker that no ability asks for, or the other way round".to_owned());
    }
    let is_early = |ability: &Ability| {
        let attacks = |effect: &Effect| matches!(effect, Effect::Attack(_) | Effect::AttackAt(..));
        ability.window == Window::AfterAttack && ability.effects.iter().any(attacks)
    };
    if card.abilities.iter().any(is_early) {
        found.push("another attack comes last, at FollowUp (XW-Q-74)".to_owned());
    }
    let grants = effects().any(|effect| matches!(effect, Effect::Attack(_) | Effect::AttackAt(..)));
    if !grants && conditions().any(|condition| *condition == Condition::At(Moment::Granted)) {
        found.push("asks for an attack that it does not grant".to_owned());
    }
    found
}

fn window_fault(kind: Kind, window: Window) -> Option<String> {
    let fits = match window {
        Window::Dealt => kind == Kind::Damage,
        Window::Assigned => kind == Kind::Condition,
        _ => true,
    };
    (!fits).then(|| format!("{window:?} never comes for a card of kind {kind:?}"))
}

fn pick_faults(list: List<'_>, pick: Pick, is_chosen: bool) -> Vec<String> {
    let predicates = pick.has.iter().filter_map(|predicate| predicate_fault(*predicate));
    predicates.chain(who_fault(list, pick.from, is_chosen)).collect()
}

fn who_fault(list: List<'_>, who: Who, is_chosen: bool) -> Option<String> {
    let is_there = match who {
        Who::Me => true,
        Who::Attacker | Who::Defender => list.has(After::Declaration),
        Who::Subject => list.has(After::Subject),
        Who::Chosen => is_chosen,
        Who::Giver => false,
    };
    (!is_there).then(|| format!("{who:?} is nobody there"))
}

/// What is wrong with a list of effects.
fn list_faults(kind: Kind, list: List<'_>, effects: &[Effect]) -> Vec<String> {
    let mut found = Vec::new();
    for (place, effect) in effects.iter().enumerate() {
        let is_choice = |before: &Effect| matches!(before, Effect::Ask(Question::Choose(_) | Question::MayChoose(_)));
        let is_chosen = effects[..place].iter().any(is_choice) || list.acts_on();
        found.extend(effect_faults(kind, list, *effect, is_chosen));
        let skips = matches!(
            effect,
            Effect::If(_)
                | Effect::IfChosen(_)
                | Effect::IfRolled(_)
                | Effect::Offer(..)
                | Effect::Roll(
                    DiceRoll::RollFor(_)
                        | DiceRoll::RollOrStop(_)
                        | DiceRoll::RollDefenseOrStop(_)
                        | DiceRoll::RollOne(_)
                )
        );
        let is_rolled = effects[..place].iter().any(|before| matches!(before, Effect::Roll(DiceRoll::RollOne(_))));
        if matches!(effect, Effect::IfRolled(_)) && !is_rolled {
            found.push(format!("nothing was rolled for {effect:?}"));
        }
        if skips && place + 1 == effects.len() {
            found.push(format!("nothing follows {effect:?}"));
        }
    }
    let count = |is_such: fn(&Effect) -> bool| effects.iter().filter(|effect| is_such(effect)).count();
    let rerolls = count(|effect| {
        matches!(effect, Effect::Roll(DiceRoll::Reroll(..) | DiceRoll::RerollPer(..) | DiceRoll::RerollByPrimary(_)))
    });
    if rerolls > 1 || rerolls == 0 && count(|effect| matches!(effect, Effect::GainPerDie(_))) > 0 {
        found.push("dice are chosen for one reroll".to_owned());
    }
    if count(|effect| matches!(effect, Effect::Attack(_) | Effect::AttackAt(..))) > 1 {
        found.push("one attack is granted at a time".to_owned());
    }
    found
}

#[expect(clippy::too_many_lines, reason = "a line for each word")]
fn effect_faults(kind: Kind, list: List<'_>, effect: Effect, is_chosen: bool) -> Vec<String> {
    let is_ability = matches!(list, List::Ability(_));
    let fits = match effect {
        Effect::Now(deed) => return deed_faults(list, deed, is_chosen),
        Effect::To(who, deed) | Effect::Offer(who, deed) => {
            return who_fault(list, who, is_chosen).into_iter().chain(deed_faults(list, deed, is_chosen)).collect();
        }
        Effect::Each(pick, deed) | Effect::UpTo(_, pick, deed) => {
            let picks = pick_faults(list, pick, is_chosen);
            return picks.into_iter().chain(deed_faults(list, deed, is_chosen)).collect();
        }
        Effect::Dice(word) => dice_fit(list, word),
        Effect::Ask(question) => return question_faults(kind, list, question, is_chosen),
        Effect::Roll(DiceRoll::RerollPer(_, pick)) => {
            return fault(is_modifying(list), || "rerolls at another moment".into())
                .into_iter()
                .chain(pick_faults(list, pick, false))
                .collect();
        }
        Effect::Roll(
            DiceRoll::RollFor(_)
            | DiceRoll::RollOrStop(_)
            | DiceRoll::RollOne(_)
            | DiceRoll::RollDefenseOrStop(_)
            | DiceRoll::RollAndSuffer(_)
            | DiceRoll::RollAndSufferDamage(_)
            | DiceRoll::RollForTokens(_),
        )
        | Effect::IfRolled(_) => !matches!(list, List::Cost),
        Effect::Roll(DiceRoll::RollAnother) => matches!(list.window(), Some(Window::Rolled | Window::DefenseRolled)),
        Effect::PutAside(_) | Effect::TakeUp(_) => kind == Kind::Upgrade && is_ability,
        Effect::DiscardDamage | Effect::TurnDamageDown => list.window() == Some(Window::DamageDealt),
        Effect::ReceiveInstead(_) => matches!(list.window(), Some(Window::WouldFocus | Window::WouldStress)),
        Effect::If(condition) => return ship_condition_faults(kind, &condition, &|after| list.has(after)),
        Effect::IfChosen(predicate) => {
            return fault(is_chosen, || "nobody was chosen".into())
                .into_iter()
                .chain(predicate_fault(predicate))
                .collect();
        }
        Effect::KeepBomb => list.window() == Some(Window::WouldDetonate),
        Effect::Spend(_) | Effect::SpendReinforce | Effect::NoMoreAttacks => !matches!(list, List::Charge),
        Effect::Roll(DiceRoll::Reroll(..)) if list.window() == Some(Window::BombRolled) => true,
        Effect::Roll(DiceRoll::Reroll(..) | DiceRoll::RerollByPrimary(_)) | Effect::GainPerDie(_) => is_modifying(list),
        Effect::SpendLockOn(who) => return who_fault(list, who, is_chosen).into_iter().collect(),
        Effect::GainPerShip(who, _, pick, _) => {
            let picks = pick_faults(list, pick, is_chosen);
            return picks.into_iter().chain(who_fault(list, who, is_chosen)).collect();
        }
        Effect::Steal(_) | Effect::Pass(_) | Effect::PassLock => is_chosen,
        Effect::Flip => kind == Kind::Damage,
        // The game looks for conditions that can be assigned among abilities and actions.
        Effect::Assign(name, who) => {
            let is_known = CONDITIONS.iter().any(|condition| condition.card.name == name);
            return fault((is_ability || matches!(list, List::Action)) && is_known, || {
                format!("{name} cannot be assigned")
            })
            .into_iter()
            .chain(who_fault(list, who, is_chosen))
            .collect();
        }
        Effect::RemoveCondition => kind == Kind::Condition,
        Effect::Drop(_) | Effect::DropAhead(_) => kind == Kind::Upgrade && !matches!(list, List::Charge | List::Cost),
        Effect::TurnOver
        | Effect::Launch
        | Effect::Deploy
        | Effect::BreakObstacle
        | Effect::DropCargo
        | Effect::Store
        | Effect::TakeStored => kind == Kind::Upgrade,
        // The weapons are found in the ability that granted the attack.
        Effect::Attack(_) | Effect::DiscardOf(_) | Effect::ReloadOne => is_ability,
        Effect::AttackAt(who, _) => is_ability && who_fault(list, who, false).is_none(),
        // What lasts is found again by its place in an ability or in the action.
        Effect::Lasting(_, who, modifier) => {
            let is_found = matches!(list, List::Ability(_) | List::Action);
            return fault(is_found, || format!("{modifier:?} could not be found again"))
                .into_iter()
                .chain(who_fault(list, who, is_chosen).filter(|_| who != Who::Giver || kind != Kind::Condition))
                .chain(modifier_faults(kind, &modifier, true))
                .collect();
        }
        Effect::GainPerObstacle(..) => !matches!(list, List::Charge | List::Cost),
        Effect::CatchUp(_) => list.window() == Some(Window::AfterLock),
        Effect::TurnOverNamed(name) => upgrade(name).is_some_and(|upgrade| upgrade.two_sided),
        Effect::Avert => list.window() == Some(Window::BombStrikes),
        Effect::ExchangeSkills => is_chosen && matches!(list, List::Ability(_) | List::Action),
        Effect::Do(own) => own_fits(kind, list, own, is_chosen),
    };
    fault(fits, || format!("{effect:?} cannot happen there"))
}

fn own_fits(kind: Kind, list: List<'_>, own: Own, is_chosen: bool) -> bool {
    match own {
        Own::Manaroo => is_chosen,
        Own::CaptainYorr => list.window() == Some(Window::WouldStress),
        Own::CloakingDevice => kind == Kind::Upgrade,
        Own::IllShowYouTheDarkSide => kind == Kind::Condition,
        Own::PatternAnalyzer => list.window() == Some(Window::Moved),
        Own::RexlerBrath => list.has(After::Damage),
        Own::R4D6 | Own::Selflessness => list.has(After::Comparison),
        Own::TomaxBren => list.window() == Some(Window::Discarded),
        Own::R5X3 | Own::TelTrevura => true,
    }
}

fn is_modifying(list: List<'_>) -> bool {
    matches!(list.window(), Some(Window::ModifyAttack | Window::ModifyDefense))
}

fn dice_fit(list: List<'_>, word: DiceWord) -> bool {
    match word {
        DiceWord::Change(..)
        | DiceWord::ChangeForGood(..)
        | DiceWord::ChangeAll(_)
        | DiceWord::Add(_)
        | DiceWord::AddMatching
        | DiceWord::Cancel(_)
        | DiceWord::CancelEvery(_)
        | DiceWord::CancelAll
        | DiceWord::FixDice => list.has(After::AttackRoll) && list.window() != Some(Window::AfterAttack),
        DiceWord::CancelAttack | DiceWord::CriticalsFirst => matches!(list.window(), Some(Window::Compare)),
        DiceWord::SureHit => list.has(After::Declaration),
        DiceWord::KeepLocks => matches!(list.window(), Some(Window::ModifyAttack | Window::SpentLock)),
        DiceWord::MoreDice(_) | DiceWord::FewerDice(_) => {
            matches!(list.window(), Some(Window::BeforeAttackRoll | Window::BeforeDefenseRoll))
        }
        DiceWord::MoreDiceByAgility(_) | DiceWord::MoreDiceBySpeed(_) => {
            list.window() == Some(Window::BeforeAttackRoll)
        }
        DiceWord::SpeedForAgility => list.window() == Some(Window::BeforeDefenseRoll),
        DiceWord::LessAgility => list.window() == Some(Window::Declared),
        DiceWord::Pin(_) => list.has(After::Declaration) && list.window() != Some(Window::AfterAttack),
    }
}

fn deed_faults(list: List<'_>, deed: Deed, is_chosen: bool) -> Vec<String> {
    let who = match deed {
        Deed::LockOn(who) | Deed::MayLockOn(who) => who_fault(list, who, is_chosen),
        Deed::LockBack if list.window() != Some(Window::SpentLock) => Some("no lock was spent".to_owned()),
        _ => None,
    };
    let cost = fault(!matches!(list, List::Cost), || format!("{deed:?} is no cost"));
    who.into_iter().chain(cost).collect()
}

fn question_faults(kind: Kind, list: List<'_>, question: Question, is_chosen: bool) -> Vec<String> {
    let is_of_a_ship = matches!(list, List::Ability(_) | List::Action);
    let fits = match question {
        Question::Choose(pick) | Question::MayChoose(pick) => {
            return fault(is_of_a_ship, || "nobody chooses there".into())
                .into_iter()
                .chain(pick_faults(list, pick, is_chosen))
                .collect();
        }
        Question::LetChoose(who, pick) => {
            return fault(is_of_a_ship, || "nobody chooses there".into())
                .into_iter()
                .chain(who_fault(list, who, is_chosen))
                .chain(pick_faults(list, pick, is_chosen))
                .collect();
        }
        Question::May(deed) => return deed_faults(list, deed, is_chosen),
        Question::Discard => kind == Kind::Upgrade && !matches!(list, List::Charge),
        Question::DiscardWeapon | Question::SpendLock => list.has(After::Declaration),
        Question::MayUnlock
        | Question::DiscardOne(_)
        | Question::FlipOne(_)
        | Question::PickUpgrade(Upgrades::Recover(_)) => is_of_a_ship,
        Question::PickUpgrade(Upgrades::GiveUp(_) | Upgrades::Reserve) => {
            kind == Kind::Upgrade && matches!(list, List::Ability(_))
        }
        Question::PickUpgrade(Upgrades::LayOut) => list.window() == Some(Window::StartOfGame),
        Question::GuessDial => is_chosen && list.window() == Some(Window::EndOfPlanning),
        Question::PickUpgrade(Upgrades::DiscardAnother) => kind == Kind::Upgrade && is_of_a_ship,
        Question::Unlock(who, _) | Question::TakeLock(who) | Question::PickUpgrade(Upgrades::DiscardOf(who)) => {
            return who_fault(list, who, is_chosen).into_iter().collect();
        }
        Question::LockAnother => list.window() == Some(Window::AfterLock),
        Question::ChangeOne(_) | Question::SpendResult => is_modifying(list),
        Question::Guess | Question::NameResult => list.window() == Some(Window::BeforeRoll),
        Question::Fly(_) => matches!(list, List::Action) || list.window() == Some(Window::BeforeReveal),
        Question::Instead(_) => list.window() == Some(Window::Reveal),
    };
    fault(fits, || format!("{question:?} cannot be asked there"))
}

#[test]
fn every_card_can_do_what_it_says() {
    let found =
        all().flat_map(|(kind, card)| faults(kind, card).into_iter().map(|what| format!("{}: {what}", card.name)));
    let found: Vec<_> = found.collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn cards_that_upgrades_name_exist() {
    for card in upgrades() {
        for fitting in card.fits {
            if let Fitting::Carries(slot, name) = *fitting {
                assert!(upgrade(name).is_some_and(|found| found.slot == slot), "{}: {name}", card.card.name);
            }
            if let Fitting::Docks(name) = *fitting {
                assert!(upgrade(name).is_some(), "{}: {name}", card.card.name);
            }
        }
        for only in card.only {
            if let Only::Beside(_, name) = *only {
                let is_pilot = pilots().any(|pilot| pilot.name == name);
                assert!(is_pilot || upgrades().any(|upgrade| upgrade.name == name), "{}: {name}", card.card.name);
            }
        }
    }
}

#[test]
fn at_most_one_card_in_fifteen_has_a_function_and_no_two_the_same() {
    let cards: Vec<_> = all().filter(|(_, card)| card.does_something()).collect();
    let mut users: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (_, card) in &cards {
        let effects = card.abilities.iter().flat_map(|ability| ability.effects).chain(card.action_effects());
        for effect in effects {
            if let Effect::Do(own) = effect {
                users.entry(format!("{own:?}")).or_default().push(card.name);
            }
        }
    }
    assert!(users.values().all(|users| users.len() == 1), "{users:?}");
    assert!(users.len() * 15 <= cards.len(), "{} of {}", users.len(), cards.len());
}

#[test]
fn cards_that_cannot_work_are_found() {
    for (place, (kind, card)) in BROKEN.iter().enumerate() {
        assert!(!faults(*kind, card).is_empty(), "number {place} goes unseen");
    }
}
