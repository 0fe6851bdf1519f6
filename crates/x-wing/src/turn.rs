//! Carrying out a turn: everything that changes a position.

use crate::frame::Frame;
use crate::happening::Happening;
use crate::position::Position;
use crate::setup::XWing;
use crate::table::Table;
use play::Sink;

/// A position that is being changed, and who hears what happens. All that the rules do, they do here, step by step.
pub struct Turn<'a> {
    pub(crate) game: &'a XWing,
    pub(crate) position: &'a mut Position,
    pub(crate) events: &'a mut dyn Sink<Happening>,
}

impl Turn<'_> {
    /// The table as it is now.
    #[inline]
    pub fn table(&self) -> Table<'_> {
        Table { game: self.game, open: &self.position.open }
    }
}

impl XWing {
    /// Begins to change a position step by step. [`Game::advance`](play::Game::advance) does all of it at once: `answer` or `drawn`
    /// with what was checked, then `go_on` as long as it says that there was a step to go.
    #[inline]
    pub fn turn<'a>(&'a self, position: &'a mut Position, events: &'a mut dyn Sink<Happening>) -> Turn<'a> {
        Turn { game: self, position, events }
    }
}

/// The stack: what is under way.
impl Turn<'_> {
    /// Something new is under way, above what was.
    #[inline]
    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        self.position.open.stack.push(frame.into());
    }

    /// What was under way is over, whether or not it was done.
    #[inline]
    pub fn pop(&mut self) {
        self.position.open.stack.pop();
    }

    /// What was under way becomes something else, or is at another step.
    #[inline]
    pub(crate) fn replace(&mut self, frame: impl Into<Frame>) {
        *self.position.open.stack.top_mut() = frame.into();
    }
}
