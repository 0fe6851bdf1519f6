//! The stack of frames.

use super::Frame;
use serde::{Deserialize, Serialize};

/// How deep frames can nest.
const DEPTH: usize = 24;

/// The stack of frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    frames: [Frame; DEPTH],
    depth: u8,
}

impl Stack {
    pub(crate) fn new(frame: Frame) -> Stack {
        let mut frames = [Frame::Over; DEPTH];
        frames[0] = frame;
        Stack { frames, depth: 1 }
    }

    /// The frames, the oldest first.
    pub fn as_slice(&self) -> &[Frame] {
        &self.frames[..self.depth as usize]
    }

    /// The top frame.
    #[inline]
    pub fn top(&self) -> Frame {
        self.frames[self.depth as usize - 1]
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[self.depth as usize - 1]
    }

    /// The frames, the oldest first.
    pub(crate) fn frames_mut(&mut self) -> &mut [Frame] {
        &mut self.frames[..self.depth as usize]
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[self.depth as usize] = frame;
        self.depth += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.depth -= 1;
        self.frames[self.depth as usize] = Frame::Over;
    }
}

impl Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
        let frames = Vec::<Frame>::deserialize(deserializer)?;
        if frames.is_empty() || frames.len() > DEPTH {
            return Err(serde::de::Error::custom(format!("a stack has 1 to {DEPTH} frames")));
        }
        let mut stack = Stack::new(frames[0]);
        for frame in &frames[1..] {
            stack.push(*frame);
        }
        Ok(stack)
    }
}
