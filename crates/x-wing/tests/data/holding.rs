//! What is wrong with conditions and modifiers: what they ask for is not known when they are asked, or they are never asked.

use crate::moments::{After, knows};
use crate::words::Kind;
use x_wing::card::{Ability, Condition, Modifier, Moment, ShipPredicate, Who, Window};
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
            | Moment::Enemy(role, ..) => needs(After::of(role)),
            Moment::That(role, predicate) => {
                let unknown = predicate_fault(predicate).into_iter();
                return unknown.chain(fault(needs(After::of(role)), || "nobody plays this part".into())).collect();
            }
            Moment::Shows(_) | Moment::Fresh(_) => needs(After::AttackRoll),
            Moment::Rolls(_) => ability.window == Window::BeforeRoll,
            Moment::Acted(_) => matches!(ability.window, Window::AfterAction | Window::AfterSlam),
            Moment::DiscardedOf(_) => ability.window == Window::Discarded,
            Moment::AboutGiver => kind == Kind::Condition && needs(After::Subject),
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
        Condition::DealtFaceDown | Condition::DefenderDestroyed => has(After::Damage),
        Condition::Somebody(pick) => match pick.from {
            Who::Attacker | Who::Defender => has(After::Declaration),
            Who::Me => true,
            Who::Subject | Who::Chosen => false,
        },
        Condition::Maneuver(_)
        | Condition::Bearings(_)
        | Condition::Speeds(_)
        | Condition::MetNothing
        | Condition::Revealed
        | Condition::OnDial
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
        | Condition::PrimaryAtLeast(_) => true,
    };
    fault(fits, || format!("{condition:?} has no answer there"))
}

pub fn predicate_fault(predicate: ShipPredicate) -> Option<String> {
    let ShipPredicate::Carries(name) = predicate else { return None };
    upgrade(name).is_none().then(|| format!("no upgrade is called {name}"))
}

/// What is wrong with a modifier that a card has (`lasts`: for some time).
pub fn modifier_faults(kind: Kind, modifier: &Modifier, lasts: bool) -> Vec<String> {
    let fits = match *modifier {
        Modifier::While(conditions, inner) => {
            let nested = fault(!matches!(inner, Modifier::While(..)), || "While inside While is never asked".into());
            // Set-up reads these without asking for conditions.
            let is_set_up = matches!(
                inner,
                Modifier::Carries(_) | Modifier::PilotOfCarrier | Modifier::PilotsOf(_) | Modifier::Guards(_)
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
        Modifier::Ordnance(_) => !lasts,
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
