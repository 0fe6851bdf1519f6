//! What is wrong with conditions and modifiers: what they ask for is not known when they are asked, or they are never asked.

use crate::moments::{After, knows};
use crate::words::Kind;
use x_wing::card::{Ability, ActionKind, Condition, Modifier, Moment, ShipPredicate, Who, Window};
use x_wing::cards::conditions::CONDITIONS;
use x_wing::cards::{pilot, upgrade};

pub fn condition_faults(kind: Kind, ability: &Ability, condition: &Condition<Moment>) -> Vec<String> {
    let needs = |after: After| knows(ability.window, after);
    let is_known = match *condition {
        Condition::Not(condition) => return condition_faults(kind, ability, condition),
        Condition::At(moment) => match moment {
            Moment::SelfIs(role)
            | Moment::Ours(role)
            | Moment::OursAt(role, ..)
            | Moment::InMyMobileArc(role, ..)
            | Moment::InMyArc(role, ..)
            | Moment::InArcOf(role, ..)
            | Moment::Friend(role, ..)
            | Moment::Enemy(role, ..)
            | Moment::Another(role, ..) => needs(After::of(role)),
            Moment::That(role, predicate) => {
                let unknown = predicate_fault(predicate).into_iter();
                return unknown.chain(fault(needs(After::of(role)), || "nobody plays this part".into())).collect();
            }
            Moment::Shows(_) | Moment::Fresh(_) | Moment::AllSame => needs(After::AttackRoll),
            Moment::Rolls(_) => ability.window == Window::BeforeRoll,
            Moment::ActedWith(_) => matches!(ability.window, Window::AfterAction | Window::AfterStressedAction),
            Moment::Acted(_) => matches!(ability.window, Window::AfterAction | Window::AfterSlam),
            Moment::ActedOn(predicate) => {
                let unknown = predicate_fault(predicate).into_iter();
                return unknown.chain(fault(acts_on(ability), || "no action is performed on a ship".into())).collect();
            }
            Moment::TurnsFocus => ability.window == Window::SpentFocus,
            Moment::DiscardedOf(_) => ability.window == Window::Discarded,
            Moment::AboutGiver => kind == Kind::Condition && needs(After::Subject),
            Moment::OurBomb => matches!(ability.window, Window::BombStrikes | Window::BombRolled),
            Moment::ByBomb => ability.window == Window::Suffered,
            Moment::Granted | Moment::Boosted | Moment::OpponentMarked | Moment::PastOurBomb => {
                needs(After::Declaration)
            }
            Moment::OverlapsMe => needs(After::Subject) && needs(After::Reveal),
            Moment::DealtUp(_) => ability.window == Window::DamageDealt,
            Moment::Fled => ability.window == Window::Destroyed,
            Moment::InForce => true,
        },
        ref condition => return ship_condition_faults(kind, condition, &needs),
    };
    fault(is_known, || format!("{condition:?} has no answer at {:?}", ability.window))
}

/// The words about ships and the table; `has` says what is known when they are asked.
pub fn ship_condition_faults<M: Copy + std::fmt::Debug>(
    kind: Kind,
    condition: &Condition<M>,
    has: &impl Fn(After) -> bool,
) -> Vec<String> {
    let fits = match *condition {
        Condition::Not(condition) => return ship_condition_faults(kind, condition, has),
        Condition::Attacks
        | Condition::Defends
        | Condition::Locked
        | Condition::WithPrimary
        | Condition::WithSecondary
        | Condition::With(_)
        | Condition::AtRange(..)
        | Condition::Reinforced
        | Condition::First
        | Condition::WeaponCosts(_)
        | Condition::Obstructed
        | Condition::Outrolled
        | Condition::DefenseDice(_)
        | Condition::OnlyDefenderInArc(..)
        | Condition::WeaponAtStake => has(After::Declaration),
        Condition::AttackShows(_) => has(After::AttackRoll),
        Condition::Opponent(predicate) => {
            return predicate_fault(predicate)
                .into_iter()
                .chain(fault(has(After::Declaration), || "no attack".into()))
                .collect();
        }
        Condition::WithThis => kind == Kind::Upgrade && has(After::Declaration),
        Condition::AttackHit | Condition::AttackMissed | Condition::CriticalCancelled => has(After::Comparison),
        Condition::DealtFaceDown
        | Condition::FaceUpDealt
        | Condition::DefenderDestroyed
        | Condition::SufferedInAttack(_) => has(After::Damage),
        Condition::Somebody(pick) => match pick.from {
            Who::Attacker | Who::Defender => has(After::Declaration),
            Who::Me => true,
            Who::Subject | Who::Chosen | Who::Giver => false,
        },
        Condition::Maneuver(_)
        | Condition::Bearings(_)
        | Condition::Speeds(_)
        | Condition::MetNothing
        | Condition::Revealed
        | Condition::OnDial
        | Condition::OverlappedEnemy
        | Condition::Overlapped => has(After::Reveal),
        Condition::Back | Condition::MayIgnoreThis => kind == Kind::Upgrade,
        Condition::GiverDefends => kind == Kind::Condition && has(After::Declaration),
        Condition::GiverAttacked => kind == Kind::Condition,
        Condition::At(_)
        | Condition::Have(_)
        | Condition::Lack(_)
        | Condition::AtMost(..)
        | Condition::TouchesOrOverlaps
        | Condition::TouchesNothing
        | Condition::Alone(..)
        | Condition::EnemyAt(..)
        | Condition::NoShields
        | Condition::HullLeft
        | Condition::HasAction(_)
        | Condition::Damaged
        | Condition::ShieldsMissing
        | Condition::HasAside
        | Condition::Equipped(_)
        | Condition::EnemyInArc(..)
        | Condition::DamageCards(_)
        | Condition::During(_)
        | Condition::Flew(_)
        | Condition::MayDropLate
        | Condition::MayDropAheadOnReveal
        | Condition::Carrying
        | Condition::LockedOnce
        | Condition::PrimaryAtLeast(_) => true,
    };
    fault(fits, || format!("{condition:?} has no answer there"))
}

/// Whether the moment of an ability is about an action that is performed on another ship.
pub fn acts_on(ability: &Ability) -> bool {
    let is_on_a_ship = |condition: &Condition<Moment>| {
        let Condition::At(Moment::Acted(kinds)) = condition else { return false };
        kinds.iter().all(|kind| matches!(kind, ActionKind::Coordinate | ActionKind::Jam))
    };
    ability.window == Window::Coordinates
        || ability.window == Window::AfterAction && ability.when.iter().any(is_on_a_ship)
}

pub fn predicate_fault(predicate: ShipPredicate) -> Option<String> {
    if let ShipPredicate::Carries(name) = predicate {
        return upgrade(name).is_none().then(|| format!("no upgrade is called {name}"));
    }
    let ShipPredicate::HasCondition(name) = predicate else { return None };
    let is_known = CONDITIONS.iter().any(|condition| condition.card.name == name);
    (!is_known).then(|| format!("no condition is called {name}"))
}

/// What is wrong with a modifier that a card has (`lasts`: for some time).
pub fn modifier_faults(kind: Kind, modifier: &Modifier, lasts: bool) -> Vec<String> {
    let fits = match *modifier {
        Modifier::While(conditions, inner) => {
            let nested = fault(!matches!(inner, Modifier::While(..)), || "While inside While is never asked".into());
            // Set-up reads these without asking for conditions.
            let is_set_up = matches!(
                inner,
                Modifier::Carries(_)
                    | Modifier::PilotOfCarrier
                    | Modifier::PilotsOf(_)
                    | Modifier::Guards(_)
                    | Modifier::Ordnance(..)
                    | Modifier::OrdnanceElsewhere(..)
                    | Modifier::TokensInSquad(_)
            );
            let conditions = conditions.iter().flat_map(|condition| ship_condition_faults(kind, condition, &|_| true));
            return nested
                .into_iter()
                .chain(fault(!is_set_up, || format!("{inner:?} asks for no condition")))
                .chain(modifier_faults(kind, inner, lasts))
                .chain(conditions)
                .collect();
        }
        Modifier::Carries(name) => !lasts && pilot(name).is_some(),
        Modifier::PilotOfCarrier => !lasts && kind == Kind::Pilot,
        Modifier::Ordnance(..) | Modifier::OrdnanceElsewhere(..) | Modifier::TokensInSquad(_) => !lasts,
        Modifier::MayIgnore(name) => upgrade(name).is_some(),
        Modifier::PilotsOf(name) => !lasts && kind == Kind::Upgrade && upgrade(name).is_some(),
        Modifier::Marker | Modifier::Guards(_) | Modifier::SkillOfGiver => lasts,
        Modifier::DealtHeldCard => kind == Kind::Condition,
        _ => true,
    };
    fault(fits, || format!("{modifier:?} cannot hold there"))
}

pub fn fault(fits: bool, what: impl FnOnce() -> String) -> Vec<String> {
    if fits { Vec::new() } else { vec![what()] }
}
