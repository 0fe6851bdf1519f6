//! The stack of frames.

use super::Frame;
use crate::bounded::{Blank, Bounded};
use serde::{Deserialize, Serialize};

/// How deep frames nest. A ship that is destroyed asks its cards, which may destroy others, which ask theirs: each of 16 ships
/// adds a window and, if it takes several with it, the frame that removes them; together with those others no more than 17 frames.
/// Below lie a phase, a ship at its step, an attack at its step, and a window with what is resolved in it; above, damage that is
/// suffered, a damage card, its window and what is resolved in it: 11 more. The rest is for attacks within attacks.
const DEPTH: usize = 32;

impl Blank for Frame {
    const BLANK: Frame = Frame::Over;
}

/// The stack of frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stack(Bounded<Frame, DEPTH>);

impl Stack {
    /// How deep it can become.
    pub const DEPTH: usize = DEPTH;

    pub(crate) fn new(frame: Frame) -> Stack {
        let mut frames = Bounded::new();
        frames.push(frame);
        Stack(frames)
    }

    /// The frames, the oldest first.
    #[inline]
    pub fn as_slice(&self) -> &[Frame] {
        self.0.as_slice()
    }

    /// The top frame; a stack that was read from outside may have none, and then the game is over.
    #[inline]
    pub fn top(&self) -> Frame {
        self.0.as_slice().last().copied().unwrap_or(Frame::Over)
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        self.0.as_mut_slice().last_mut().expect("something is under way")
    }

    /// The frames, the oldest first.
    pub(crate) fn frames_mut(&mut self) -> &mut [Frame] {
        self.0.as_mut_slice()
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.0.push(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.0.pop();
    }
}
