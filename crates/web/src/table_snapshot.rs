//! The table as it is drawn: what these eyes may see, what they are offered, and who sits where. Every source of a game
//! makes one of these: the page's own game, a server, a replay, a tour.

use crate::local::{LocalTable, Player};
use chance::Dice;
use play::{Game, Input, Need, Outcome, Seat, Session, Viewer};
use std::sync::Arc;
use super_teams::{Card, Choice, Phase, Place, Ship, SuperTeams, View};

/// One look at a table.
#[derive(Clone, Debug)]
pub struct TableSnapshot {
    /// The rules with the fixed facts: board, colours, seats.
    pub game: Arc<SuperTeams>,
    /// What these eyes may know.
    pub view: View,
    /// What the seat of these eyes may choose now; nothing while somebody else is asked.
    pub offered: Vec<Choice>,
    /// Who sits where.
    pub players: Vec<Sitting>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// Who sits in a seat, and whether they are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// Who plays.
    pub player: Player,
    /// Whether they are there.
    pub presence: Presence,
}

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// They are.
    #[default]
    Here,
    /// Their connection is lost.
    Away,
    /// A bot plays for them until they are back.
    StoodInFor,
}

impl From<Player> for Sitting {
    fn from(player: Player) -> Sitting {
        Sitting { player, presence: Presence::Here }
    }
}

impl TableSnapshot {
    /// The page's own game, seen by whoever looks at the screen.
    pub fn local(table: &LocalTable, viewer: Viewer) -> TableSnapshot {
        let players = table.players().iter().cloned().map(Sitting::from).collect();
        TableSnapshot::after(table.session(), table.session().entries().len() as u32, viewer, players)
    }

    /// A game after its entry number `entry` (0 is the start; past the end is the end), seen by anybody.
    pub fn after(session: &Session<SuperTeams>, entry: u32, viewer: Viewer, players: Vec<Sitting>) -> TableSnapshot {
        let game = session.game();
        let position = &session.position_after(entry).unwrap_or(*session.position());
        let offered = match viewer {
            Viewer::Seat(seat) => play::legal(game, position, seat),
            Viewer::Spectator => Vec::new(),
        };
        let outcome = match game.need(position) {
            Need::Over(outcome) => Some(outcome),
            Need::Chance(_) | Need::Seats(_) => None,
        };
        TableSnapshot { game: Arc::new(game.clone()), view: game.view(position, viewer), offered, players, outcome }
    }

    /// Whether this look shows the same as another one at the same game.
    pub fn is_same(&self, other: &TableSnapshot) -> bool {
        let shown = |seen: &TableSnapshot| (seen.view, seen.outcome);
        let same_game = self.game.setup() == other.game.setup();
        same_game && shown(self) == shown(other) && self.offered == other.offered && self.players == other.players
    }

    /// Where each ship is.
    pub fn places(&self) -> [Place; 8] {
        Ship::ALL.map(|ship| self.view.open.ships.at(ship))
    }

    /// The seat of these eyes if it is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.view.seat.filter(|_| !self.offered.is_empty())
    }

    /// Whether a movement card is to be played.
    pub fn to_play(&self) -> bool {
        self.offered.iter().any(|choice| matches!(choice, Choice::Play { .. }))
    }

    /// The ships that a card can move now.
    pub fn movable(&self, wanted: Card) -> Vec<Ship> {
        let ship = |choice: &Choice| match choice {
            Choice::Play { card, ship } if *card == wanted => Some(*ship),
            _ => None,
        };
        self.offered.iter().filter_map(ship).collect()
    }

    /// The ship that the open window is about.
    pub fn window_ship(&self) -> Option<Ship> {
        match self.view.open.phase {
            Phase::Tow { ship, .. } => Some(ship),
            Phase::Boost(_) | Phase::Evade(_) => self.view.open.flight.map(|flight| flight.ship),
            _ => None,
        }
    }

    /// Whether the seat of these eyes holds a bonus card that could help in the open window.
    pub fn may_react(&self) -> bool {
        let (open, Some(seat)) = (&self.view.open, self.view.seat) else { return false };
        let own = self.game.side_ships(seat);
        let concerned = match (open.phase, open.overtakings.as_slice().last()) {
            (Phase::Tow { .. }, Some(by)) => {
                let behind = by.from..open.ships.at(by.ship).space;
                let overtaken = |ship: Ship| behind.contains(&open.ships.at(ship).space) && !open.carded.has(ship);
                !own.has(by.ship) && own.iter().any(overtaken)
            }
            (Phase::Boost(_) | Phase::Evade(_), _) => self.window_ship().is_some_and(|ship| own.has(ship)),
            _ => false,
        };
        concerned && open.playable().any(|bonus| self.view.bonus.has(bonus))
    }

    /// Where a ship would come to rest if nobody played a bonus card on it; by what these eyes know alone.
    pub fn preview(&self, choice: Choice) -> Option<Place> {
        let Choice::Play { ship, .. } = choice else { return None };
        let seat = self.asked()?;
        let mut position = self.game.sample(&self.view, &mut Dice::new(0, 0));
        self.game.apply(&mut position, &Input::Choice { seat, choice }, &mut ()).ok()?;
        while let Phase::Boost(seat) | Phase::Evade(seat) = position.open.phase {
            self.game.advance(&mut position, &Input::Choice { seat, choice: Choice::Pass }, &mut ());
        }
        Some(position.open.ships.at(ship))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use super_teams::{Kind, Setup, boards};

    fn table(people: usize) -> LocalTable {
        let setup = Setup::usual(2, boards::named("short").unwrap().board);
        let player = |index: usize| match index < people {
            true => Player::Person(format!("person {index}")),
            false => Player::Bot("greedy".to_owned()),
        };
        let mut table = LocalTable::new(setup, (0..2).map(player).collect(), 7).unwrap();
        table.draw(0);
        table
    }

    #[test]
    fn a_seat_sees_its_own_hand_and_a_spectator_none() {
        let table = table(1);
        for seat in [Seat(0), Seat(1)] {
            let seen = TableSnapshot::local(&table, Viewer::Seat(seat));
            assert_eq!(seen.view.hand.count(), 6);
            assert_eq!(seen.asked().is_some(), table.chooser() == Some(seat));
        }
        let seen = TableSnapshot::local(&table, Viewer::Spectator);
        assert!(seen.view.hand.is_empty() && seen.offered.is_empty() && seen.asked().is_none());
    }

    /// The preview is where the ship really lands when both sides pass, and it never looks at hidden cards.
    #[test]
    fn a_preview_is_where_the_ship_lands() {
        let mut table = table(2);
        for _ in 0..60 {
            let Some(seat) = table.chooser() else { break };
            let seen = TableSnapshot::local(&table, Viewer::Seat(seat));
            let choice = seen.offered[0];
            let preview = seen.preview(choice);
            table.choose(seat, choice, 0).unwrap();
            let Choice::Play { ship, .. } = choice else {
                assert_eq!(preview, None);
                table.draw(0);
                continue;
            };
            while let Phase::Boost(seat) | Phase::Evade(seat) = table.session().position().open.phase {
                table.choose(seat, Choice::Pass, 0).unwrap();
            }
            assert_eq!(preview, Some(table.session().position().open.ships.at(ship)));
            assert!(preview.is_some_and(|place| place.kind != Kind::Start));
            table.draw(0);
        }
    }

    #[test]
    fn an_earlier_entry_is_seen_as_it_was() {
        let mut table = table(2);
        let before = TableSnapshot::local(&table, Viewer::Seat(Seat(0)));
        let entries = table.session().entries().len() as u32;
        let seat = table.chooser().unwrap();
        table.choose(seat, table.legal(seat)[0], 0).unwrap();
        let again = TableSnapshot::after(table.session(), entries, Viewer::Seat(Seat(0)), before.players.clone());
        assert_eq!(again.view, before.view);
        assert_eq!(again.offered, before.offered);
        assert_ne!(TableSnapshot::local(&table, Viewer::Seat(Seat(0))).view, before.view);
    }
}
