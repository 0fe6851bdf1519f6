//! What happens, and who listens.

use crate::Why;
use serde::Serialize;

/// Something that happened, with the rules that made it happen.
///
/// `W` is all of it, as [`Game::Happening`](crate::Game::Happening), or what one seat may know,
/// as [`Game::Heard`](crate::Game::Heard).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Event<W> {
    /// What happened.
    #[serde(flatten)]
    pub what: W,
    /// The rules behind it.
    pub why: Why,
}

/// Takes events as they happen. `()` drops them at no cost, a `Vec` keeps them.
pub trait Sink<W> {
    /// Takes one event.
    fn happened(&mut self, what: W, why: Why);
}

impl<W> Sink<W> for () {
    #[inline]
    fn happened(&mut self, _: W, _: Why) {}
}

impl<W> Sink<W> for Vec<Event<W>> {
    #[inline]
    fn happened(&mut self, what: W, why: Why) {
        self.push(Event { what, why });
    }
}
