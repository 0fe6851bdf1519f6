//! What a move would come to if nobody played a bonus card on it: no more than these eyes may know.

use crate::table_snapshot::TableSnapshot;
use chance::Dice;
use play::{Event, Game, Input, Seat};
use super_teams::{Choice, Happening, Kind, OpenHappening, Phase, Place, Ship};

/// What would happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// The ship that flies.
    pub ship: Ship,
    /// The number on the card.
    pub value: u8,
    /// Where it starts.
    pub from: Place,
    /// Where it comes down first.
    pub lands: u8,
    /// Where it comes to rest.
    pub rests: Place,
    /// Whether its mover then chooses a side of the space.
    pub side: bool,
    /// Who draws a bonus card for it.
    pub draws: Option<Seat>,
    /// How many ships of the other side it passes.
    pub passes: u8,
}

impl Foresight {
    /// Whether the Maw throws it back.
    pub fn is_thrown_back(&self) -> bool {
        self.lands != self.rests.space
    }

    /// How many spaces it flies before anything else happens.
    pub fn flown(&self) -> u8 {
        self.lands - self.from.space
    }
}

impl TableSnapshot {
    /// What playing a card on a ship would come to.
    pub fn foresee(&self, choice: Choice) -> Option<Foresight> {
        let Choice::Play { card, ship } = choice else { return None };
        let seat = self.asked()?;
        let from = self.view.open.ships.at(ship);
        let mut position = self.game.sample(&self.view, &mut Dice::new(0, 0));
        let mut events: Vec<Event<Happening>> = Vec::new();
        self.game.apply(&mut position, &Input::Choice { seat, choice }, &mut events).ok()?;
        while let Phase::Boost(seat) | Phase::Evade(seat) = position.open.phase {
            self.game.advance(&mut position, &Input::Choice { seat, choice: Choice::Pass }, &mut events);
        }
        let moved = |event: &Event<Happening>| match event.what {
            Happening::Open(OpenHappening::Moved { ship: moved, to, .. }) if moved == ship => Some(to),
            Happening::Open(_) | Happening::Secret(_) => None,
        };
        let lands = events.iter().find_map(moved)?;
        let rests = position.open.ships.at(ship);
        let own = self.game.side_ships(seat);
        let passed = |other: &Ship| {
            let place = self.view.open.ships.at(*other);
            !own.has(*other)
                && *other != ship
                && (from.space..rests.space).contains(&place.space)
                && place.kind != Kind::Final
        };
        let draws = match position.open.phase {
            Phase::Draw(seat) => Some(seat),
            _ => None,
        };
        Some(Foresight {
            ship,
            value: card.value(),
            from,
            lands,
            rests,
            side: position.open.phase == Phase::Side,
            draws,
            passes: self.game.fleet().iter().filter(passed).count() as u8,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::{LocalTable, Player};
    use play::Viewer;
    use super_teams::{Setup, boards};

    /// At every decision of a whole game, what was foreseen is what then happens.
    #[test]
    fn what_is_foreseen_happens() {
        let setup = Setup::usual(2, boards::named("short").unwrap().board);
        let players = vec![Player::Person("one".to_owned()), Player::Person("two".to_owned())];
        let mut table = LocalTable::new(setup, players, 3).unwrap();
        table.draw(0);
        let (mut thrown, mut sides, mut draws) = (0, 0, 0);
        while let Some(seat) = table.chooser() {
            let seen = TableSnapshot::local(&table, Viewer::Seat(seat));
            let choice = seen.offered[seen.offered.len() / 2];
            let foresight = seen.foresee(choice);
            table.choose(seat, choice, 0).unwrap();
            if let Choice::Play { ship, .. } = choice {
                let foresight = foresight.unwrap();
                while let Phase::Boost(seat) | Phase::Evade(seat) = table.session().position().open.phase {
                    table.choose(seat, Choice::Pass, 0).unwrap();
                }
                let open = table.session().position().open;
                assert_eq!(open.ships.at(ship), foresight.rests);
                assert_eq!(open.phase == Phase::Side, foresight.side);
                assert_eq!(matches!(open.phase, Phase::Draw(_)), foresight.draws.is_some());
                thrown += usize::from(foresight.is_thrown_back());
                sides += usize::from(foresight.side);
                draws += usize::from(foresight.draws.is_some());
            }
            table.draw(0);
        }
        assert!(thrown > 0 && sides > 0 && draws > 0, "{thrown} {sides} {draws}: the game was too tame");
    }
}
