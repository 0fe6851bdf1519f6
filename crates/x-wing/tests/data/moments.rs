//! What is known at each moment at which cards are asked.

use x_wing::card::{Role, Window};

/// What must have happened for a condition or an effect to mean something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The moment is about a ship.
    Subject,
    /// A dial was revealed.
    Reveal,
    /// An attack was declared.
    Declaration,
    /// Its dice were rolled.
    AttackRoll,
    /// Results were compared.
    Comparison,
    /// Its damage was dealt.
    Damage,
}

impl After {
    /// What a part that a ship plays needs.
    pub fn of(role: Role) -> After {
        match role {
            Role::Active => After::Subject,
            Role::Attacker | Role::Defender => After::Declaration,
        }
    }
}

/// Whether something has happened at a moment.
pub fn knows(window: Window, after: After) -> bool {
    let known: &[After] = match window {
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
        | Window::EndOfRound => &[],
        Window::Placed
        | Window::Activated
        | Window::Coordinates
        | Window::BeforeReveal
        | Window::AfterStressedAction
        | Window::AfterAction
        | Window::AfterLock
        | Window::GotLocked
        | Window::ActiveInCombat
        | Window::Suffered
        | Window::BombStrikes
        | Window::AfterDrop
        | Window::Decloaked
        | Window::GotDisabled
        | Window::SpentLock
        | Window::WouldDetonate
        | Window::BombRolled
        | Window::Opportunity
        | Window::AfterOpportunity
        | Window::WouldFocus
        | Window::GotFocus
        | Window::DamageDealt
        | Window::BombGone
        | Window::WouldStress
        | Window::GotStress
        | Window::GotIon
        | Window::StressRemoved
        | Window::Discarded
        | Window::ShieldLost
        | Window::Dealt
        | Window::Destroyed
        | Window::BeforeRoll
        | Window::Dying
        | Window::Assigned => &[After::Subject],
        Window::Reveal | Window::Moved | Window::AfterManeuver | Window::AfterOverlap | Window::AfterSlam => {
            &[After::Subject, After::Reveal]
        }
        // Focus tokens are mostly spent in attacks; `Attacks` asks whether it is one.
        Window::Declared | Window::BeforeAttackRoll | Window::SpentFocus => &[After::Subject, After::Declaration],
        Window::Rolled
        | Window::ModifyAttack
        | Window::BeforeDefenseRoll
        | Window::DefenseRolled
        | Window::ModifyDefense
        | Window::Rerolled
        | Window::Compare => &[After::Subject, After::Declaration, After::AttackRoll],
        Window::Hit | Window::BeforeDamage | Window::Missed => {
            &[After::Subject, After::Declaration, After::AttackRoll, After::Comparison]
        }
        Window::DamageDone | Window::AfterAttack | Window::FollowUp => {
            &[After::Subject, After::Declaration, After::AttackRoll, After::Comparison, After::Damage]
        }
    };
    known.contains(&after)
}
