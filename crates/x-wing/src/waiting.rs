//! Which abilities wait for which moment.

use crate::card::Window;
use crate::setup::{AbilityInstance, ShipFacts};
use play::Seat;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The abilities that wait for a moment, those of the first seat first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Waiting {
    /// By their places among the abilities of the game.
    pub abilities: Vec<u16>,
    /// By seat: where its own end.
    ends: Vec<u16>,
}

impl Waiting {
    /// Those of a seat, by their places in the list.
    #[inline]
    pub fn of(&self, seat: Seat) -> Range<usize> {
        let start = seat.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        start as usize..self.ends[seat.index()] as usize
    }

    /// The most that one seat has.
    pub fn most(&self) -> usize {
        (0..self.ends.len() as u8).map(|seat| self.of(Seat(seat)).len()).max().unwrap_or_default()
    }
}

/// By window: the abilities that wait for it.
pub(crate) fn by_window(abilities: &[AbilityInstance], ships: &[ShipFacts], seats: usize) -> [Waiting; Window::COUNT] {
    let mut windows: [Waiting; Window::COUNT] = std::array::from_fn(|_| Waiting::default());
    for seat in 0..seats {
        let own = abilities.iter().enumerate().filter(|(_, known)| ships[known.ship.index()].seat.index() == seat);
        for (index, known) in own {
            let window = known.ability.window;
            windows[window as usize].abilities.push(index as u16);
            if matches!(window, Window::AfterAction | Window::AfterManeuver) {
                windows[Window::AfterSlam as usize].abilities.push(index as u16);
            }
        }
        for waiting in &mut windows {
            waiting.ends.push(waiting.abilities.len() as u16);
        }
    }
    windows
}

/// The most abilities of one seat that wait for one moment. Every ship has at most four tokens that do, and at most
/// eight ships of a
/// seat have cards for it (with 100 points a ninth has none): that leaves eight cards for each. A set-up with more
/// is refused.
pub(crate) const MOST_WAITING: usize = 16 * WORDS;

const WORDS: usize = 6;

/// Which abilities of the seat that has its turn were used in a window, by their places among its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UsedAbilities([u16; WORDS]);

impl UsedAbilities {
    /// No ability was used.
    pub(crate) const NONE: UsedAbilities = UsedAbilities([0; WORDS]);

    #[inline]
    pub(crate) fn has(&self, place: usize) -> bool {
        self.0[place / 16] >> (place % 16) & 1 == 1
    }

    pub(crate) fn insert(&mut self, place: usize) {
        self.0[place / 16] |= 1 << (place % 16);
    }
}
