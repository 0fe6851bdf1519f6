//! What is counted in games of Super Teams.

use super::super::distribution::Distribution;
use super::super::run::Tally;
use play::{Game, Outcome, Seat, Sink, Why};
use serde::{Deserialize, Serialize};
use super_teams::{Bonus, Happening, OpenHappening, Secret, Ship, SuperTeams};

/// Counts over many games; its size does not depend on how many.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// Games that opposing sides won together.
    pub shared: u64,
    /// Movement cards played in a game.
    pub turns: Distribution,
    /// Rounds begun in a game.
    pub rounds: Distribution,
    /// By kind of bonus card: drawn from the pile or the final planet, and played.
    pub drawn: [u64; Bonus::ALL.len()],
    /// See `drawn`.
    pub played: [u64; Bonus::ALL.len()],
    /// How often the Maw threw a ship back.
    pub thrown_back: u64,
    /// By space: for how many turns a ship stood there, added up over the ships under way.
    pub stays: Vec<u64>,
    /// By seat: the seats of its side.
    #[serde(skip)]
    sides: Vec<play::Seats>,
    #[serde(skip)]
    fleet: super_teams::Ships,
    #[serde(skip)]
    current: Current,
}

/// The game being counted.
#[derive(Clone, Copy, Debug, Default)]
struct Current {
    turns: u32,
    rounds: u32,
    /// By ship: its space, and the turn in which it got there.
    at: [(u8, u32); Ship::ALL.len()],
}

impl Statistics {
    /// Nothing counted yet.
    pub fn new(game: &SuperTeams) -> Statistics {
        let seats = game.seats();
        Statistics {
            shared: 0,
            turns: Distribution::default(),
            rounds: Distribution::default(),
            drawn: [0; Bonus::ALL.len()],
            played: [0; Bonus::ALL.len()],
            thrown_back: 0,
            stays: vec![0; game.setup().board.spaces().len()],
            sides: (0..seats).map(|seat| game.side_of(Seat(seat))).collect(),
            fleet: game.fleet(),
            current: Current::default(),
        }
    }

    fn moved(&mut self, ship: Ship, to: u8) {
        let (space, since) = self.current.at[ship as usize];
        self.stays[usize::from(space)] += u64::from(self.current.turns - since);
        self.current.at[ship as usize] = (to, self.current.turns);
    }
}

impl Sink<Happening> for Statistics {
    #[inline]
    fn happened(&mut self, what: Happening, _: Why) {
        use OpenHappening::{BonusPlayed, Evaded, Moved, Played, RoundBegins, ThrownBack, Towed};
        match what {
            Happening::Open(Played { .. }) => self.current.turns += 1,
            Happening::Open(RoundBegins { .. }) => self.current.rounds += 1,
            Happening::Open(BonusPlayed { bonus, .. }) => self.played[bonus as usize] += 1,
            Happening::Open(Moved { ship, to, .. } | Evaded { ship, to, .. } | Towed { ship, to, .. }) => {
                self.moved(ship, to);
            }
            Happening::Open(ThrownBack { ship, to, .. }) => {
                self.thrown_back += 1;
                self.moved(ship, to);
            }
            Happening::Secret(Secret::Drew { bonus, .. }) => {
                bonus.iter().for_each(|bonus| self.drawn[bonus as usize] += 1);
            }
            _ => {}
        }
    }
}

impl Tally<SuperTeams> for Statistics {
    fn begins(&mut self) {
        self.current = Current::default();
    }

    fn ends(&mut self, outcome: Outcome) {
        let last = self.stays.len() - 1;
        for ship in self.fleet.iter() {
            let (space, _) = self.current.at[ship as usize];
            if usize::from(space) != last {
                self.moved(ship, space);
            }
        }
        self.turns.count(self.current.turns);
        self.rounds.count(self.current.rounds);
        let first = outcome.winners.iter().next();
        self.shared += u64::from(first.is_some_and(|seat| outcome.winners != self.sides[seat.index()]));
    }

    fn is_like(&self, other: &Statistics) -> bool {
        self.stays.len() == other.stays.len()
    }

    fn add(&mut self, other: &Statistics) {
        let pairs = self.drawn.iter_mut().zip(&other.drawn);
        let pairs = pairs.chain(self.played.iter_mut().zip(&other.played));
        let pairs = pairs.chain(self.stays.iter_mut().zip(&other.stays));
        pairs.for_each(|(mine, theirs)| *mine += theirs);
        self.shared += other.shared;
        self.thrown_back += other.thrown_back;
        self.turns.add(&other.turns);
        self.rounds.add(&other.rounds);
    }
}
