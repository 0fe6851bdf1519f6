//! What a player is asked, and how long it may think.

use crate::{Chance, Game, Seat, Viewer};
use std::borrow::Cow;
use std::fmt;

/// The game waits for a seat: what the seat sees, and what it may choose.
///
/// It shows nothing that the seat may not know, and works out what it shows when it is asked for it, so that a player that
/// needs no list of choices does not pay for one.
pub struct Question<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    known: Known<'a, G>,
    budget: Option<Budget<'a>>,
}

/// Where view and choices come from.
enum Known<'a, G: Game> {
    /// From the position, which stays in here.
    Position(&'a G::Position),
    /// From whoever was told them.
    Told { view: &'a G::View, legal: &'a [G::Choice] },
}

impl<G: Game> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Question<'_, G> {}

impl<G: Game> Clone for Known<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Known<'_, G> {}

impl<'a, G: Game> Question<'a, G> {
    /// What `seat` is asked in this position, in which the game waits for it.
    #[inline]
    pub fn new(game: &'a G, position: &'a G::Position, seat: Seat) -> Question<'a, G> {
        Question { game, seat, known: Known::Position(position), budget: None }
    }

    /// The same for somebody who has no position but was told the seat's view and its choices.
    pub fn told(game: &'a G, seat: Seat, view: &'a G::View, legal: &'a [G::Choice]) -> Question<'a, G> {
        Question { game, seat, known: Known::Told { view, legal }, budget: None }
    }

    /// The same question, to be answered within a budget.
    pub fn within(self, budget: Option<Budget<'a>>) -> Question<'a, G> {
        Question { budget, ..self }
    }

    /// The rules and facts.
    #[inline]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Who is asked.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How long the seat may think; `None` leaves it to the player.
    pub fn budget(&self) -> Option<Budget<'a>> {
        self.budget
    }

    /// What the seat sees.
    pub fn view(&self) -> Cow<'a, G::View> {
        match self.known {
            Known::Position(position) => Cow::Owned(self.game.view(position, Viewer::Seat(self.seat))),
            Known::Told { view, .. } => Cow::Borrowed(view),
        }
    }

    /// What the seat may choose. Never empty; candidates only if the choice is [continuous](Game::continuous).
    pub fn legal(&self) -> Cow<'a, [G::Choice]> {
        match self.known {
            Known::Position(position) => Cow::Owned(crate::legal(self.game, position, self.seat)),
            Known::Told { legal, .. } => Cow::Borrowed(legal),
        }
    }

    /// The choice, if there is no other.
    pub fn forced(&self) -> Option<G::Choice> {
        if matches!(self.known, Known::Position(position) if self.game.continuous(position, self.seat)) {
            return None;
        }
        match self.legal()[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Any choice at random.
    #[inline]
    pub fn any(&self, chance: &mut impl Chance) -> G::Choice {
        match self.known {
            Known::Position(position) => self.game.sample_choice(position, self.seat, chance),
            Known::Told { legal, .. } => legal[chance.below(legal.len() as u32) as usize],
        }
    }
}

/// How long a player may think about one choice.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// So many rounds of search: the same game again gives the same choice.
    Iterations(u32),
    /// So much time. The clock belongs to whoever asks.
    Time {
        /// Milliseconds.
        ms: u64,
        /// How many have passed since the question was asked.
        passed: &'a dyn Fn() -> u64,
    },
}

impl Budget<'_> {
    /// True if there is anything left of it after this many rounds of search.
    pub fn allows_more(&self, done: u32) -> bool {
        match self {
            Budget::Iterations(most) => done < *most,
            Budget::Time { ms, passed } => passed() < *ms,
        }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(most) => write!(f, "{most} iterations"),
            Budget::Time { ms, .. } => write!(f, "{ms} ms"),
        }
    }
}
