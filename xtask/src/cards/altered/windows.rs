//! Moments, altered: for each the nearest one of its kind with something in between, so that it makes a difference which of them
//! a card means.

use x_wing::card::Window;

/// The other moment.
pub fn other(window: Window) -> Window {
    match window {
        Window::BeforeForces => Window::Placed,
        Window::StartOfForces | Window::Placed => Window::StartOfGame,
        Window::StartOfGame | Window::EndOfPlanning | Window::Assigned => Window::StartOfPlanning,
        Window::StartOfPlanning => Window::EndOfPlanning,
        Window::StartOfActivation => Window::EndOfActivation,
        Window::EndOfActivation => Window::StartOfActivation,
        Window::StartOfCombat => Window::EndOfCombat,
        Window::EndOfCombat => Window::StartOfCombat,
        Window::StartOfEnd => Window::EndOfRound,
        Window::EndOfRound => Window::StartOfEnd,
        Window::Activated | Window::BeforeReveal => Window::Reveal,
        Window::Reveal | Window::AfterManeuver | Window::AfterOverlap => Window::Moved,
        Window::Moved | Window::AfterAction | Window::AfterDrop | Window::Decloaked => Window::AfterManeuver,
        Window::AfterStressedAction
        | Window::Coordinates
        | Window::AfterSlam
        | Window::AfterLock
        | Window::Discarded => Window::AfterAction,
        Window::GotLocked | Window::SpentLock => Window::AfterLock,
        Window::ActiveInCombat | Window::Opportunity => Window::AfterOpportunity,
        Window::AfterOpportunity => Window::Opportunity,
        Window::Declared | Window::BeforeAttackRoll | Window::ModifyAttack | Window::Rerolled | Window::BeforeRoll => {
            Window::Rolled
        }
        Window::Rolled => Window::BeforeAttackRoll,
        Window::BeforeDefenseRoll | Window::ModifyDefense => Window::DefenseRolled,
        Window::DefenseRolled => Window::BeforeDefenseRoll,
        Window::Compare => Window::ModifyDefense,
        Window::Hit | Window::BeforeDamage => Window::DamageDone,
        Window::DamageDone | Window::AfterAttack | Window::FollowUp => Window::Hit,
        Window::Missed => Window::Compare,
        Window::WouldFocus | Window::SpentFocus => Window::GotFocus,
        Window::GotFocus => Window::WouldFocus,
        Window::WouldStress | Window::GotIon | Window::GotDisabled | Window::StressRemoved => Window::GotStress,
        Window::GotStress => Window::WouldStress,
        Window::ShieldLost | Window::DamageDealt | Window::BombStrikes => Window::Suffered,
        Window::Dealt | Window::Suffered => Window::DamageDealt,
        Window::WouldDetonate => Window::BombGone,
        Window::BombRolled => Window::BombStrikes,
        Window::BombGone => Window::WouldDetonate,
        Window::Destroyed => Window::Dying,
        Window::Dying => Window::Destroyed,
    }
}
