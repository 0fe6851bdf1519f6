//! Every window and every token, in the order in which `words` names them.

use crate::card::{Token, Window};

/// Every window.
pub const WINDOWS: [Window; 38] = [
    Window::StartOfActivation,
    Window::AfterAction,
    Window::AfterSlam,
    Window::AfterLock,
    Window::AfterDrop,
    Window::EndOfActivation,
    Window::Declared,
    Window::BeforeAttackRoll,
    Window::BeforeDefenseRoll,
    Window::Compare,
    Window::EndOfCombat,
    Window::StartOfEnd,
    Window::EndOfRound,
    Window::GotFocus,
    Window::Moved,
    Window::WouldStress,
    Window::GotStress,
    Window::GotIon,
    Window::SpentFocus,
    Window::StressRemoved,
    Window::Discarded,
    Window::ShieldLost,
    Window::Destroyed,
    Window::BeforeRoll,
    Window::Dying,
    Window::Assigned,
    Window::BeforeReveal,
    Window::Reveal,
    Window::AfterManeuver,
    Window::StartOfCombat,
    Window::Rolled,
    Window::Hit,
    Window::AfterAttack,
    Window::ModifyAttack,
    Window::ModifyDefense,
    Window::Opportunity,
    Window::AfterOpportunity,
    Window::Dealt,
];

/// Every token.
pub const TOKENS: [Token; 7] =
    [Token::Focus, Token::Evade, Token::Stress, Token::Ion, Token::Cloak, Token::Tractor, Token::Disabled];
