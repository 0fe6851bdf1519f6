//! What a table waits for, and what the person in front of it does.

use play::Seat;
use super_teams::{Choice, Ship};

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Ships move, cards are dealt.
    Moving,
    /// Somebody else thinks.
    Thinking(Seat),
    /// The person at the screen chooses from what is offered.
    Choosing,
    /// The screen goes to somebody else.
    Curtain(Seat),
    /// Everybody may stop the game for a bonus card on this ship.
    Reaction(Ship),
    /// Nothing.
    Over,
}

/// What the person at the screen does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Takes an offered choice.
    Choose(Choice),
    /// "Wait, I have a card!"
    Want,
    /// Is the one for whom the curtain fell.
    LiftCurtain(Seat),
}

/// A pause in which "Wait, I have a card!" can be said, as the screen shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pause {
    /// How long it is in all, in milliseconds.
    pub total_ms: u32,
    /// How much of it was left when it came to the screen.
    pub left_ms: u32,
    /// Whether it runs, or stands because somebody decides.
    pub runs: bool,
    /// Whether the person at the screen has a card that could help.
    pub offered: bool,
}
