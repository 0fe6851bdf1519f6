//! An attack followed from pause to pause, up to its damage.
//!
//! What the defender suffers is counted instead of dealt, since damage cards can no longer change this attack.

use crate::spread::Left;
use play::{Sink, Why};
use x_wing::frame::{Attacking, Dealing, Suffering};
use x_wing::{AttackStep, Frame, Happening, Open, Position, ShipId, XWing};

/// The attack that is followed: its place on the stack, and who is attacked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    pub depth: usize,
    pub defender: ShipId,
}

/// What the attack has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pause {
    /// A seat or chance has to answer.
    Asks,
    /// Nothing more is rolled or changed.
    Done,
}

impl Course {
    /// The attack on the table, if its damage is not being dealt yet.
    pub fn of(open: &Open) -> Option<Course> {
        let frames = open.stack.as_slice();
        let depth = frames.iter().rposition(|frame| matches!(frame, Frame::Attacking(_)))?;
        let course = Course { depth, defender: open.attack.defender };
        course.is_open(open).then_some(course)
    }

    /// Whether its damage is not being dealt yet.
    fn is_open(&self, open: &Open) -> bool {
        self.step(open).is_some_and(|step| step <= AttackStep::Deal)
    }

    /// The step that the attack is at.
    pub fn step(&self, open: &Open) -> Option<AttackStep> {
        match open.stack.as_slice().get(self.depth) {
            Some(Frame::Attacking(Attacking { step })) => Some(*step),
            _ => None,
        }
    }

    /// Goes on to the next pause.
    pub fn follow(&self, game: &XWing, position: &mut Position, left: &mut Left) -> Pause {
        loop {
            let open = &position.open;
            if !self.is_open(open) || open.won.is_some() {
                return Pause::Done;
            }
            let above = &open.stack.as_slice()[self.depth + 1..];
            if above.is_empty() && self.step(open) == Some(AttackStep::Deal) {
                let dice = open.attack.attack.all();
                *left = left.plus(dice.hit, dice.critical);
                return Pause::Done;
            }
            let is_its_own = !above.iter().any(|frame| matches!(frame, Frame::Attacking(_)));
            let top = open.stack.top();
            let due = if let Frame::Suffering(Suffering { ship, damage, critical }) = top {
                Some((ship, damage, critical))
            } else if let Frame::Dealing(Dealing { ship, count }) = top {
                Some((ship, 0, count))
            } else {
                None
            };
            if let Some((ship, damage, critical)) = due
                && is_its_own
                && ship == self.defender
            {
                *left = left.plus(damage, critical);
                game.turn(position, &mut ()).pop();
                continue;
            }
            let mut dealt = Dealt { to: self.defender, count: 0 };
            let went_on = game.turn(position, &mut dealt).step();
            *left = left.plus(dealt.count, 0);
            if !went_on && !game.turn(position, &mut ()).ask_before_roll() {
                return Pause::Asks;
            }
        }
    }
}

/// Counts the damage cards that cards deal face down.
struct Dealt {
    to: ShipId,
    count: u8,
}

impl Sink<Happening> for Dealt {
    fn happened(&mut self, what: Happening, _: Why) {
        self.count += u8::from(what == Happening::Damaged { ship: self.to });
    }
}
