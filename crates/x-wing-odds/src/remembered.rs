//! Pauses of an attack that were worked out already.
//!
//! Within an attack nearly everything stays as it was: what changes are dice, tokens, what was used, and the newest frames.
//! A pause is remembered by these, beside a whole position with which it shares all the rest; so two pauses are taken for the
//! same only if they are.

use crate::spread::Spread;
use std::collections::BTreeMap;
use x_wing::{Attack, Choice, Frame, Position, Ship};

/// The most frames above the attack's own in a pause that is remembered.
const FRAMES: usize = 4;

/// A pause: what comes of it, and what is chosen in it.
#[derive(Debug)]
pub(super) struct Known {
    pub spread: Spread,
    pub choice: Option<Choice>,
}

/// Everything in which two pauses of an attack can differ.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Key {
    like: usize,
    attack: Attack,
    ships: [Ship; 2],
    used: [x_wing::Set<u8, u128>; 2],
    frames: [Frame; FRAMES],
    depth: usize,
}

/// All pauses that were worked out so far.
#[derive(Debug, Default)]
pub(super) struct Remembered {
    /// Positions that stand for all that a key does not hold. What a key does hold is overwritten by the pause that was compared last.
    like: Vec<Position>,
    known: BTreeMap<play::Key, Vec<(Key, Known)>>,
}

impl Remembered {
    /// What a pause of the attack at this depth of the stack is remembered by; none if too much is going on in it.
    pub fn key(&mut self, position: &Position, depth: usize) -> Option<Key> {
        let open = &position.open;
        let attack = open.attack;
        let (attacker, defender) = (attack.attacker.index(), attack.defender.index());
        let above = &open.stack.as_slice()[depth..];
        if above.len() > FRAMES {
            return None;
        }
        let mut frames = [Frame::Over; FRAMES];
        frames[..above.len()].copy_from_slice(above);
        let like = self.like.iter_mut().position(|like| {
            if like.open.stack.as_slice()[..depth] != open.stack.as_slice()[..depth] {
                return false;
            }
            like.open.attack = attack;
            like.open.ships[attacker] = open.ships[attacker];
            like.open.ships[defender] = open.ships[defender];
            like.open.used = open.used;
            like.open.stack = open.stack;
            like == position
        });
        let like = like.unwrap_or_else(|| {
            self.like.push(*position);
            self.like.len() - 1
        });
        let ships = [open.ships[attacker], open.ships[defender]];
        Some(Key { like, attack, ships, used: open.used, frames, depth: open.stack.as_slice().len() })
    }

    /// What is known of a pause.
    pub fn find(&self, key: &Key) -> Option<&Known> {
        let known = self.known.get(&key.digest())?;
        known.iter().find(|(other, _)| other == key).map(|(_, known)| known)
    }

    /// Remembers what was worked out about a pause.
    pub fn keep(&mut self, key: &Key, known: Known) {
        self.known.entry(key.digest()).or_default().push((*key, known));
    }
}

impl Key {
    /// A number that is the same for the same pauses and seldom for others: it covers what changes most.
    fn digest(&self) -> play::Key {
        let dice = [self.attack.attack, self.attack.defense].map(|pool| [pool.fresh.counts(), pool.rerolled.counts()]);
        let tokens = self.ships.each_ref().map(|ship| (ship.focus, ship.evade, ship.stress, ship.locks));
        let windows = self.frames.map(|frame| {
            let Frame::Window(frame) = frame else { return None };
            Some((frame.window as u8, frame.turn, frame.used))
        });
        play::Key::of(&(dice, tokens, windows))
    }
}
