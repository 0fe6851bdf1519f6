//! Whether a card has a say in the dice of an attack, and from where.

mod effects;

use effects::counts;
use geometry::Band;
use x_wing::Part;
use x_wing::card::{Ability, AbilityCondition, Card, Condition, Effect, Modifier, Moment, Role, Window};

/// Where the card is that has a say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Say {
    /// On the ship itself.
    Own,
    /// On a friend, so far away.
    Friend(Band),
}

/// The say of a card in the dice of an attack, on the side of the ship that plays this part.
pub(super) fn say(card: &Card, role: Role) -> Option<Say> {
    let is_weapon = card.weapon.is_some() && role == Role::Attacker;
    let modifies = card.modifiers.iter().any(|modifier| affects(*modifier, role));
    if is_weapon || modifies || is_able(card, role) || !acts(card, role).is_empty() {
        return Some(Say::Own);
    }
    // A friend of the defender may limit what the attacker rerolls.
    let limits = card.modifiers.iter().filter(|_| role == Role::Defender).find_map(|modifier| {
        if let Modifier::LimitsRerolls(near, _) = *modifier { Some(Say::Friend(near)) } else { None }
    });
    let helps = || {
        card.abilities.iter().filter(|ability| matters(ability)).find_map(|ability| {
            ability.when.iter().find_map(|condition| {
                let Condition::At(Moment::Friend(played, near, _)) = condition else { return None };
                (*played == role).then_some(Say::Friend(*near))
            })
        })
    };
    limits.or_else(helps)
}

/// The action and the abilities of a card, by their numbers, that change the dice of attacks later in the round.
pub(super) fn acts(card: &Card, role: Role) -> Vec<Part> {
    let lasts = |effects: &[Effect]| {
        effects.iter().any(|effect| {
            let Effect::Lasting(_, _, modifier) = effect else { return false };
            if *modifier == Modifier::Marker { is_able(card, role) } else { affects(*modifier, role) }
        })
    };
    let action = card.action.filter(|effects| lasts(effects)).map(|_| Part::Action);
    let abilities = card.abilities.iter().zip(0..).filter(|(ability, _)| !matters(ability) && lasts(ability.effects));
    action.into_iter().chain(abilities.map(|(_, number)| Part::Ability(number))).collect()
}

fn is_able(card: &Card, role: Role) -> bool {
    card.abilities.iter().any(|ability| matters(ability) && fits_all(ability.when, role))
}

#[expect(clippy::too_many_lines, reason = "a line for each word")]
fn affects(modifier: Modifier, role: Role) -> bool {
    match modifier {
        Modifier::While(conditions, modifier) => {
            conditions.iter().all(|condition| fits(*condition, role, |none| match none {})) && affects(*modifier, role)
        }
        Modifier::Agility(_) | Modifier::DeniesRangeBonus(_) => role == Role::Defender,
        Modifier::AttackDice(_)
        | Modifier::PrimaryValue(_)
        | Modifier::DefenderAgility(_)
        | Modifier::SureCriticals(_)
        | Modifier::SureHits
        | Modifier::CannotModify
        | Modifier::CountsAsRange(_)
        | Modifier::Unobstructed
        | Modifier::OnlyFocusModifies => role == Role::Attacker,
        Modifier::OpponentCannotSpend(_)
        | Modifier::OpponentCannotReroll
        | Modifier::OpponentCannotModify
        | Modifier::OpponentSpendsFocus
        | Modifier::DoublesRangeBonus
        | Modifier::AgilityOfTouching(_)
        | Modifier::CannotSpend(_)
        | Modifier::Jams(..) => true,
        Modifier::Skill(_)
        | Modifier::SkillBy(_)
        | Modifier::SkillOfGiver
        | Modifier::RedTurns
        | Modifier::GreenSpeeds(_)
        | Modifier::CannotAttack
        | Modifier::ActsStressed
        | Modifier::TwoActions
        | Modifier::OnlyDamageActions
        | Modifier::NoStraights
        | Modifier::DealtFaceUp
        | Modifier::CountsTwice
        | Modifier::RollWith(_)
        | Modifier::RollsByBanks
        | Modifier::MayRollByBanks
        | Modifier::BoostTurns
        | Modifier::Shields(_)
        | Modifier::Hull(_)
        | Modifier::Bar(_)
        | Modifier::AttacksTouching
        | Modifier::WiderRanges
        | Modifier::ShrugsOff
        | Modifier::MindsObstacles
        | Modifier::LocksAnywhere
        | Modifier::Marker
        | Modifier::Guards(_)
        | Modifier::OutlivesCombat
        | Modifier::Aims(_)
        | Modifier::ArcsOnly
        | Modifier::FirstCardFaceUp
        | Modifier::KeepsWeapons
        | Modifier::OneOnly(_)
        | Modifier::Keeps(_)
        | Modifier::DrawsLocks
        | Modifier::DropsWith(_)
        | Modifier::DropsAhead
        | Modifier::FocusForLocks
        | Modifier::Ordnance(..)
        | Modifier::OrdnanceElsewhere(..)
        | Modifier::TokensInSquad(_)
        | Modifier::PicksDamage
        | Modifier::DealtHeldCard
        | Modifier::GreenOnes(_)
        | Modifier::GreenBearings(_)
        | Modifier::WhiteBearings(_)
        | Modifier::FliesRedStressed
        | Modifier::DropsLate
        | Modifier::MayIgnore(_)
        | Modifier::LocksFar
        | Modifier::ActsStressedFor(..)
        | Modifier::NoPrimary
        | Modifier::AllRound(_)
        | Modifier::AttacksOnObstacles
        | Modifier::MovesOverObstacles
        | Modifier::NoCriticalsOfObstacles
        | Modifier::IgnoresObstacles
        | Modifier::PilotsOf(_)
        | Modifier::PilotOfMarked
        | Modifier::PutsTouching
        | Modifier::LendsActions(..)
        | Modifier::DrawsAnother
        | Modifier::TwoLocks
        | Modifier::DecloaksByBanks
        | Modifier::Carries(_)
        | Modifier::PilotOfCarrier
        | Modifier::PrimaryInSpecialArc
        | Modifier::Obstructs
        | Modifier::LocksFriends
        | Modifier::AttacksFriends
        | Modifier::AlwaysHits
        | Modifier::IgnoresFriendlyBombs
        | Modifier::DisabledFiresAtLocked(_)
        | Modifier::DisabledFires(..)
        | Modifier::HidesFromLowerSkill
        | Modifier::LaunchesWith(..)
        | Modifier::ActsStressedOn(_)
        | Modifier::PlacedAnywhere
        | Modifier::LendsLocks(_)
        | Modifier::LendsLocksToSpend(_)
        | Modifier::LendsFocus(_)
        | Modifier::LocksByFriends
        | Modifier::FriendsLockByFriends
        | Modifier::ApartInCombat
        | Modifier::LimitsRerolls(..)
        | Modifier::DropsAheadOnReveal
        | Modifier::WhiteOnes(_)
        | Modifier::FriendsCountNear
        | Modifier::PlacesFriends(_)
        | Modifier::NoTokensForAttackDice => false,
    }
}

/// Whether the conditions of an ability can hold for a card on the ship that plays this part.
fn fits_all(conditions: &[AbilityCondition], role: Role) -> bool {
    let is_possible = |moment: Moment| match moment {
        Moment::SelfIs(played) | Moment::Ours(played) | Moment::OursAt(played, ..) => {
            played == role || played == Role::Active
        }
        Moment::Friend(..)
        | Moment::Another(..)
        | Moment::Fled
        | Moment::PastOurBomb
        | Moment::OurBomb
        | Moment::ByBomb => false,
        Moment::Enemy(played, ..) => played != role,
        Moment::InMyArc(..)
        | Moment::That(..)
        | Moment::InMyMobileArc(..)
        | Moment::InArcOf(..)
        | Moment::AboutGiver
        | Moment::Shows(_)
        | Moment::Fresh(_)
        | Moment::Rolls(_)
        | Moment::Acted(_)
        | Moment::ActedWith(_)
        | Moment::TurnsFocus
        | Moment::DiscardedOf(_)
        | Moment::ActedOn(_)
        | Moment::Granted
        | Moment::Boosted
        | Moment::OverlapsMe
        | Moment::DealtUp(_)
        | Moment::OpponentMarked
        | Moment::AllSame
        | Moment::InForce => true,
    };
    conditions.iter().all(|condition| fits(*condition, role, is_possible))
}

/// Whether a condition can hold for a card on the ship that plays this part; what it says about the moment is asked of
/// `is_possible`.
fn fits<M: Copy>(condition: Condition<M>, role: Role, is_possible: impl Fn(M) -> bool) -> bool {
    match condition {
        Condition::At(moment) => is_possible(moment),
        Condition::Attacks | Condition::WithThis => role == Role::Attacker,
        Condition::Defends => role == Role::Defender,
        Condition::Not(_)
        | Condition::Back
        | Condition::Have(_)
        | Condition::Lack(_)
        | Condition::Locked
        | Condition::Maneuver(_)
        | Condition::Bearings(_)
        | Condition::Speeds(_)
        | Condition::TouchesOrOverlaps
        | Condition::TouchesNothing
        | Condition::WithPrimary
        | Condition::WithSecondary
        | Condition::With(_)
        | Condition::AtRange(..)
        | Condition::AttackHit
        | Condition::CriticalCancelled
        | Condition::AttackMissed
        | Condition::Opponent(_)
        | Condition::Alone(..)
        | Condition::EnemyAt(..)
        | Condition::NoShields
        | Condition::HullLeft
        | Condition::GiverAttacked
        | Condition::Reinforced
        | Condition::HasAction(_)
        | Condition::First
        | Condition::WeaponCosts(_)
        | Condition::WeaponAtStake
        | Condition::DealtFaceDown
        | Condition::PrimaryAtLeast(_)
        | Condition::AtMost(..)
        | Condition::Damaged
        | Condition::ShieldsMissing
        | Condition::Outrolled
        | Condition::HasAside
        | Condition::MetNothing
        | Condition::Overlapped
        | Condition::Obstructed
        | Condition::AttackShows(_)
        | Condition::Equipped(_)
        | Condition::EnemyInArc(..)
        | Condition::OnlyDefenderInArc(..)
        | Condition::DamageCards(_)
        | Condition::During(_)
        | Condition::Flew(_)
        | Condition::Revealed
        | Condition::OnDial
        | Condition::MayDropLate
        | Condition::MayIgnoreThis
        | Condition::DefenderDestroyed
        | Condition::DefenseDice(_)
        | Condition::Somebody(_)
        | Condition::SufferedInAttack(_)
        | Condition::FaceUpDealt
        | Condition::OverlappedEnemy
        | Condition::LockedOnce
        | Condition::MayDropAheadOnReveal
        | Condition::Carrying
        | Condition::GiverDefends => true,
    }
}

/// Whether an ability has a say in the dice: at a moment that is about them, or at another one by what it does.
fn matters(ability: &Ability) -> bool {
    match ability.window {
        Window::BeforeAttackRoll
        | Window::Rolled
        | Window::ModifyAttack
        | Window::BeforeDefenseRoll
        | Window::DefenseRolled
        | Window::ModifyDefense
        | Window::Rerolled
        | Window::Compare => true,
        Window::Declared | Window::Hit | Window::BeforeDamage | Window::BeforeRoll => {
            ability.effects.iter().any(|effect| counts(*effect))
        }
        Window::BeforeForces
        | Window::StartOfForces
        | Window::Placed
        | Window::StartOfGame
        | Window::StartOfPlanning
        | Window::EndOfPlanning
        | Window::StartOfActivation
        | Window::Activated
        | Window::BeforeReveal
        | Window::Reveal
        | Window::Moved
        | Window::AfterManeuver
        | Window::AfterOverlap
        | Window::AfterAction
        | Window::AfterStressedAction
        | Window::AfterSlam
        | Window::Coordinates
        | Window::AfterLock
        | Window::GotLocked
        | Window::AfterDrop
        | Window::Decloaked
        | Window::EndOfActivation
        | Window::StartOfCombat
        | Window::DamageDone
        | Window::Missed
        | Window::AfterAttack
        | Window::FollowUp
        | Window::ActiveInCombat
        | Window::Opportunity
        | Window::AfterOpportunity
        | Window::EndOfCombat
        | Window::StartOfEnd
        | Window::EndOfRound
        | Window::WouldFocus
        | Window::GotFocus
        | Window::DamageDealt
        | Window::Suffered
        | Window::BombStrikes
        | Window::BombGone
        | Window::WouldStress
        | Window::GotStress
        | Window::GotIon
        | Window::GotDisabled
        | Window::SpentFocus
        | Window::SpentLock
        | Window::WouldDetonate
        | Window::BombRolled
        | Window::StressRemoved
        | Window::Discarded
        | Window::ShieldLost
        | Window::Dealt
        | Window::Destroyed
        | Window::Dying
        | Window::Assigned => false,
    }
}
