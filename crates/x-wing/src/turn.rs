//! Carrying out a turn: everything that changes a position.

use crate::frame::Frame;
use crate::happening::Happening;
use crate::position::Position;
use crate::setup::XWing;
use crate::table::Table;
use play::Sink;

/// A position that is being changed, and who hears what happens. All that the rules do, they do here.
pub(crate) struct Turn<'a> {
    pub game: &'a XWing,
    pub position: &'a mut Position,
    pub events: &'a mut dyn Sink<Happening>,
}

impl Turn<'_> {
    /// The table as it is now.
    #[inline]
    pub fn table(&self) -> Table<'_> {
        Table { game: self.game, open: &self.position.open }
    }
}

impl XWing {
    /// Begins to change a position.
    #[inline]
    pub(crate) fn turn<'a>(&'a self, position: &'a mut Position, events: &'a mut dyn Sink<Happening>) -> Turn<'a> {
        Turn { game: self, position, events }
    }
}

/// The stack: what is under way.
impl Turn<'_> {
    /// Something new is under way, above what was.
    #[inline]
    pub fn push(&mut self, frame: impl Into<Frame>) {
        self.position.open.stack.push(frame.into());
    }

    /// What was under way is over.
    #[inline]
    pub fn pop(&mut self) {
        self.position.open.stack.pop();
    }

    /// What was under way becomes something else, or is at another step.
    #[inline]
    pub fn replace(&mut self, frame: impl Into<Frame>) {
        *self.position.open.stack.top_mut() = frame.into();
    }
}
