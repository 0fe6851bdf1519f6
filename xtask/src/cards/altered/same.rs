//! Alterations that no game can tell from the card as it is, and why. Whoever adds a class has to be right: each run plays the
//! scenarios on its members too, and one that is noticed is an error.

use strum::VariantArray;
use x_wing::card::{
    Ability, AbilityCondition, ActionKind, Card, Condition, Deed, DiceRoll, Effect, Limit, Modifier, Moment, Pick,
    Question, Role, ShipCondition, ShipPredicate, Side, Who, Window,
};
use x_wing::cards::Slot;

/// Why an alteration makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray)]
pub enum Same {
    /// See [`comes_once_a_round`].
    ComesOnceARound,
    /// See [`is_gone_when_used`].
    GoneWhenUsed,
    /// See [`ends_attacks`].
    EndsAttacks,
    /// See [`grants_an_action_once`].
    GrantsAnActionOnce,
    /// See [`is_of_a_spent_weapon`].
    WeaponIsSpent,
    /// See [`asks_the_attacker_alone`].
    AsksTheAttackerAlone,
    /// See [`needs_such_a_die`].
    NeedsSuchADie,
    /// See [`needs_what_it_asks_for`].
    NeedsWhatItAsksFor,
    /// See [`is_said_twice`].
    SaidTwice,
    /// See [`is_never_itself`].
    NeverItself,
    /// See [`is_near_anyway`].
    NearAnyway,
}

impl Same {
    /// Why nobody can notice it.
    pub fn why(self) -> &'static str {
        match self {
            Same::ComesOnceARound => {
                "`once a round` of an ability whose moment comes once a round anyway: a phase begins or ends, its ship is \
                 activated, reveals its dial or has its opportunity to attack, it performs an action that cannot be repeated in \
                 a round, it has executed the manoeuvre of its dial"
            }
            Same::GoneWhenUsed => {
                "`once a round` of an ability that discards its card, if nothing discards a token in its place or turns it \
                 face up again"
            }
            Same::EndsAttacks => {
                "`once a round` of an ability after a ship's own attack that grants another and ends its attacks for the round"
            }
            Same::GrantsAnActionOnce => {
                "`once a round` of an ability that grants nothing but an evade, focus or cloak action, which no ship can repeat in a round"
            }
            Same::WeaponIsSpent => {
                "`once a round` of what a torpedo or missile does when it hits: it is discarded for that, and no ship that may attack \
                 again with it can have a token to discard in its place"
            }
            Same::AsksTheAttackerAlone => "`Attacks` on a number or permission that is asked of the attacker only",
            Same::NeedsSuchADie => {
                "a face that must be there to be rerolled: without one the reroll is not offered anyway"
            }
            Same::NeedsWhatItAsksFor => {
                "a token or card that must be there, if the ability spends or takes it: without it, it is not offered anyway"
            }
            Same::SaidTwice => "that its ship attacks, if it attacks with this card or by its grace",
            Same::NeverItself => {
                "the ship itself among ships to choose from that it cannot belong to: enemies, others than itself, ships that \
                 touch it, ships of another skill than its own"
            }
            Same::NearAnyway => {
                "a range that something else asked of the ships implies: they touch, or are inside an arc or range"
            }
        }
    }
}

/// `Once a round` where there is no limit.
pub fn once_a_round(card: &Card, ability: &Ability, slot: Option<Slot>) -> Option<Same> {
    let classes = [
        (Same::ComesOnceARound, comes_once_a_round(ability)),
        (Same::GoneWhenUsed, is_gone_when_used(ability, slot)),
        (Same::EndsAttacks, ends_attacks(ability)),
        (Same::GrantsAnActionOnce, grants_an_action_once(ability)),
        (Same::WeaponIsSpent, is_of_a_spent_weapon(card, ability)),
    ];
    classes.into_iter().find_map(|(class, is_in)| is_in.then_some(class))
}

/// No limit where there is one.
pub fn without_limit(ability: &Ability) -> Option<Same> {
    let is_of_the_round = ability.limit == Limit::Round;
    (is_of_the_round && comes_once_a_round(ability)).then_some(Same::ComesOnceARound)
}

/// A condition of an ability left out.
pub fn without_condition(ability: &Ability, place: usize) -> Option<Same> {
    let condition = ability.when[place];
    if is_said_twice(ability.when, condition) {
        return Some(Same::SaidTwice);
    }
    if needs_such_a_die(ability, condition) {
        return Some(Same::NeedsSuchADie);
    }
    needs_what_it_asks_for(ability, condition).then_some(Same::NeedsWhatItAsksFor)
}

/// A condition of an ability changed.
pub fn other_condition(ability: &Ability, was: AbilityCondition, is: AbilityCondition) -> Option<Same> {
    if let (Condition::Somebody(was), Condition::Somebody(is)) = (bare(was), bare(is)) {
        return other_pick(was, is);
    }
    if let (Condition::At(Moment::Enemy(_, _, _)), Condition::At(Moment::Enemy(_, geometry::Band::One, _))) = (was, is)
        && ability.when.contains(&Condition::At(Moment::OverlapsMe))
    {
        return Some(Same::NearAnyway);
    }
    let only_rerolled = matches!((was, is), (Condition::At(Moment::Fresh(_)), Condition::At(Moment::Shows(_))));
    (only_rerolled && needs_such_a_die(ability, was)).then_some(Same::NeedsSuchADie)
}

/// A modifier changed.
pub fn other_modifier(was: Modifier, is: Modifier) -> Option<Same> {
    let (Modifier::While(before, what), Modifier::While(after, _)) = (was, is) else { return None };
    let lost_attacks = before.contains(&Condition::Attacks) && !after.contains(&Condition::Attacks);
    (lost_attacks && asks_the_attacker_alone(before, *what)).then_some(Same::AsksTheAttackerAlone)
}

/// An effect changed.
pub fn other_effect(was: Effect, is: Effect) -> Option<Same> {
    let (was, is) = (pick(was)?, pick(is)?);
    if was == is { None } else { other_pick(was, is) }
}

/// Whether the moment of an ability comes once a round for its ship at most.
fn comes_once_a_round(ability: &Ability) -> bool {
    let is_own = ability.when.contains(&Condition::At(Moment::SelfIs(Role::Active)));
    match ability.window {
        Window::BeforeForces
        | Window::StartOfForces
        | Window::StartOfGame
        | Window::StartOfPlanning
        | Window::EndOfPlanning
        | Window::StartOfActivation
        | Window::EndOfActivation
        | Window::StartOfCombat
        | Window::EndOfCombat
        | Window::StartOfEnd
        | Window::EndOfRound => true,
        Window::Placed
        | Window::Activated
        | Window::BeforeReveal
        | Window::Reveal
        | Window::Moved
        | Window::AfterOverlap
        | Window::ActiveInCombat
        | Window::Opportunity
        | Window::AfterOpportunity
        | Window::AfterSlam
        | Window::Coordinates
        | Window::Destroyed => is_own,
        Window::AfterAction => {
            let one = |when: &AbilityCondition| matches!(when, Condition::At(Moment::Acted([_])));
            is_own && ability.when.iter().any(one)
        }
        Window::AfterManeuver => is_own && ability.when.contains(&Condition::Revealed),
        _ => false,
    }
}

/// Whether the card lies face down for good once the ability was used. Ordnance tokens are discarded in place of torpedoes, missiles
/// and bombs, other tokens in place of illicit upgrades; some cards turn those, cannons, turrets, modifications or elite talents face up again.
fn is_gone_when_used(ability: &Ability, slot: Option<Slot>) -> bool {
    let stays_down = matches!(
        slot,
        Some(Slot::Astromech | Slot::Crew | Slot::System | Slot::SalvagedAstromech | Slot::Title | Slot::Tech)
    );
    stays_down && ability.effects.contains(&Effect::Ask(Question::Discard))
}

/// Whether the ability grants an attack after one of its ship, and no more after that.
fn ends_attacks(ability: &Ability) -> bool {
    let is_own = ability.when.contains(&Condition::At(Moment::SelfIs(Role::Attacker)));
    let grants = ability.effects.iter().any(|effect| matches!(effect, Effect::Attack(_)));
    ability.window == Window::FollowUp && is_own && grants && ability.effects.contains(&Effect::NoMoreAttacks)
}

/// Whether all that the ability does is to grant one action that is not repeated in a round, and cannot fail (XW-ACT-07).
fn grants_an_action_once(ability: &Ability) -> bool {
    let [Effect::Now(Deed::Free([kind]))] = ability.effects else { return false };
    matches!(kind, ActionKind::Evade | ActionKind::Focus | ActionKind::Cloak)
}

/// Whether the ability is about a hit with its own card, which is discarded for the attack. Whoever may attack again with such a weapon
/// has one icon for it, and none for the card that brings tokens.
fn is_of_a_spent_weapon(card: &Card, ability: &Ability) -> bool {
    let is_spent =
        card.weapon.is_some_and(|weapon| weapon.cost.contains(&Effect::Ask(Question::Discard)) && !weapon.twice);
    let hits =
        matches!(ability.window, Window::Hit | Window::DamageDone) || ability.when.contains(&Condition::AttackHit);
    is_spent && hits && ability.when.contains(&Condition::WithThis)
}

/// Whether a modifier is asked of the attacker of an attack only (`attack.rs` and `combat.rs` of the rules' flow).
fn asks_the_attacker_alone(conditions: &[ShipCondition], what: Modifier) -> bool {
    let is_asked = matches!(
        what,
        Modifier::AttackDice(_)
            | Modifier::DefenderAgility(_)
            | Modifier::SureCriticals(_)
            | Modifier::SureHits
            | Modifier::AlwaysHits
            | Modifier::CountsAsRange(_)
    );
    is_asked && conditions.contains(&Condition::Attacks)
}

/// Whether a condition asks for a die that was not rerolled and shows the one face that the ability rerolls.
fn needs_such_a_die(ability: &Ability, condition: AbilityCondition) -> bool {
    let Condition::At(Moment::Fresh(face)) = condition else { return false };
    let rerolls = |effect: &Effect| matches!(effect, Effect::Roll(DiceRoll::Reroll([only], least, _)) if *only == face && *least > 0);
    let modifies = matches!(ability.window, Window::ModifyAttack | Window::ModifyDefense);
    modifies && ability.effects.iter().any(rerolls)
}

/// Whether an ability could not be used without what a condition asks for, because it spends or takes it.
fn needs_what_it_asks_for(ability: &Ability, condition: AbilityCondition) -> bool {
    let needs = |needed: Effect| ability.effects.contains(&needed);
    match condition {
        Condition::Have(token) => needs(Effect::Spend(token)) || needs(Effect::PutAside(token)),
        Condition::HasAside => {
            ability.effects.iter().any(|effect| matches!(effect, Effect::TakeUp(_) | Effect::TakeStored))
        }
        Condition::ShieldsMissing => needs(Effect::Now(Deed::RecoverShield)),
        Condition::Equipped(slot) => needs(Effect::DiscardOf(slot)) || needs(Effect::Ask(Question::DiscardOne(slot))),
        Condition::Carrying => needs(Effect::Launch) || needs(Effect::Deploy),
        _ => false,
    }
}

/// Whether another condition says the same: who attacks with this weapon, or because the card lets it, attacks.
fn is_said_twice(when: &[AbilityCondition], condition: AbilityCondition) -> bool {
    let granted = Condition::At(Moment::Granted);
    condition == Condition::At(Moment::SelfIs(Role::Attacker))
        && (when.contains(&Condition::WithThis) || when.contains(&granted))
}

/// Ships to choose from, changed.
fn other_pick(was: Pick, is: Pick) -> Option<Same> {
    if is == (Pick { itself: !was.itself, ..was }) && is_never_itself(was) {
        return Some(Same::NeverItself);
    }
    let not_said = was.has.iter().any(|has| *has == ShipPredicate::AnotherThanMine && !is.has.contains(has));
    if not_said && was.from == Who::Me && !was.itself && same_but_for_what_is_asked(was, is) {
        return Some(Same::NeverItself);
    }
    let farther = Pick { near: was.near, far: is.far.max(was.far), anywhere: was.anywhere || is.anywhere, ..was };
    let nearer = Pick { near: was.near, far: is.far.min(was.far), anywhere: was.anywhere && is.anywhere, ..was };
    let is_about_range = is == farther || is == nearer;
    (is_about_range && is_near_anyway(nearer)).then_some(Same::NearAnyway)
}

/// Whether one thing less is asked of the ships, and nothing else is different.
fn same_but_for_what_is_asked(was: Pick, is: Pick) -> bool {
    Pick { has: was.has, ..is } == was && is.has.len() + 1 == was.has.len()
}

/// Whether the ship that a pick is measured from, which is the card's own, cannot be one of them.
fn is_never_itself(pick: Pick) -> bool {
    let excludes = |has: &ShipPredicate| {
        matches!(
            has,
            ShipPredicate::AnotherThanMine
                | ShipPredicate::TouchesMe
                | ShipPredicate::HigherSkill
                | ShipPredicate::LowerSkill
        )
    };
    pick.from == Who::Me && (pick.side == Side::Enemy || pick.has.iter().any(excludes))
}

/// Whether ships of which all of this holds are at such a range of the card's ship anyway.
fn is_near_anyway(pick: Pick) -> bool {
    let implies = |has: &ShipPredicate| match *has {
        ShipPredicate::TouchesMe => true,
        ShipPredicate::InMyArcAt(_, far) | ShipPredicate::Within(_, far) => far <= pick.far,
        _ => false,
    };
    pick.from == Who::Me && pick.near == geometry::Band::One && pick.has.iter().any(implies)
}

/// The condition without a `not` around it.
fn bare(condition: AbilityCondition) -> AbilityCondition {
    match condition {
        Condition::Not(inner) => bare(*inner),
        _ => condition,
    }
}

/// The ships that an effect chooses from.
fn pick(effect: Effect) -> Option<Pick> {
    match effect {
        Effect::Each(pick, _)
        | Effect::UpTo(_, pick, _)
        | Effect::GainPerShip(_, _, pick, _)
        | Effect::Ask(Question::Choose(pick) | Question::MayChoose(pick))
        | Effect::Roll(DiceRoll::RerollPer(_, pick)) => Some(pick),
        _ => None,
    }
}
