//! Where ships have flown: in this round, and in the one before.

use geometry::{Maneuver, Pose};
use x_wing::{Happening, ShipId};

/// A way that a ship went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flight {
    /// Who flew.
    pub ship: ShipId,
    /// Along which template; nothing for a boost, a roll or a shift.
    pub maneuver: Option<Maneuver>,
    /// From where.
    pub from: Pose,
    /// Where to.
    pub to: Pose,
}

/// The ways of two rounds.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Paths {
    before: Vec<Flight>,
    now: Vec<Flight>,
}

impl Paths {
    /// All that is known after a history.
    pub fn of<'a>(history: impl IntoIterator<Item = &'a Happening>) -> Paths {
        let mut paths = Paths::default();
        history.into_iter().for_each(|what| paths.hear(what));
        paths
    }

    /// Something happened.
    pub fn hear(&mut self, what: &Happening) {
        match *what {
            Happening::RoundBegins { .. } => self.before = std::mem::take(&mut self.now),
            Happening::Moved { ship, maneuver, from, to } => {
                self.now.push(Flight { ship, maneuver: Some(maneuver), from, to });
            }
            Happening::Shifted { ship, from, to } => self.now.push(Flight { ship, maneuver: None, from, to }),
            _ => {}
        }
    }

    /// The ways of this round, or of the one before while nobody has flown yet.
    pub fn latest(&self) -> &[Flight] {
        if self.now.is_empty() { &self.before } else { &self.now }
    }

    /// The way that was flown last in this round.
    pub fn last(&self) -> Option<Flight> {
        self.now.last().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_shown_until_somebody_flies_in_the_next() {
        let from = Pose::ORIGIN;
        let to = Pose::new(0.0, 40.0, 0.0).unwrap();
        let shifted = |ship| Happening::Shifted { ship: ShipId(ship), from, to };
        let mut paths = Paths::of(&[Happening::RoundBegins { round: 1 }, shifted(0), shifted(1)]);
        assert_eq!(paths.latest().len(), 2);
        paths.hear(&Happening::RoundBegins { round: 2 });
        assert_eq!((paths.latest().len(), paths.last()), (2, None));
        paths.hear(&shifted(1));
        assert_eq!(paths.latest(), [Flight { ship: ShipId(1), maneuver: None, from, to }]);
    }
}
