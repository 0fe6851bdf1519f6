//! A game that runs in the page: who sits where, whose chance it is, saved and loaded as a record.

use chance::Dice;
use play::{Event, Game, Illegal, Input, Need, NoTakeBack, Seat, Session, Viewer};
use protocol::record::{Notes, Record, text};
use serde::{Deserialize, Serialize};
use super_teams::{Choice, Happening, Setup, SuperTeams, View};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Somebody at this screen.
    Person(String),
    /// A bot, by its name.
    Bot(String),
}

impl Player {
    /// Whether somebody at this screen plays.
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }
}

/// A game in the page.
#[derive(Clone, Debug)]
pub struct LocalTable {
    session: Session<SuperTeams>,
    players: Vec<Player>,
    seed: u64,
    /// Whether everybody at the screen may see every hand.
    pub open_hands: bool,
}

/// What a saved game is, besides its record.
#[derive(Serialize, Deserialize)]
struct Saved {
    players: Vec<Player>,
    seed: u64,
    open_hands: bool,
    record: String,
}

/// Why a saved game cannot be gone on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotLoaded {
    /// It is no saved game, or only a part of one.
    Unreadable,
    /// It was changed, or saved under other rules: it does not play as it says.
    Differs,
}

impl LocalTable {
    /// A new game; chance follows from the seed.
    pub fn new(setup: Setup, players: Vec<Player>, seed: u64) -> Option<LocalTable> {
        if players.len() != setup.seats.len() {
            return None;
        }
        let session = Session::new(SuperTeams::new(setup).ok()?);
        Some(LocalTable { session, players, seed, open_hands: false })
    }

    /// The game with its history.
    pub fn session(&self) -> &Session<SuperTeams> {
        &self.session
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats played by people at this screen.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let person = |index: usize| self.players[index].is_person();
        (0..self.players.len()).filter(move |index| person(*index)).map(|index| Seat(index as u8))
    }

    /// What the game waits for.
    pub fn need(&self) -> Need<super_teams::Ask> {
        self.session.need()
    }

    /// The seat that has to choose.
    pub fn chooser(&self) -> Option<Seat> {
        match self.need() {
            Need::Seats(seats) => seats.iter().next(),
            Need::Chance(_) | Need::Over(_) => None,
        }
    }

    /// What a seat may choose.
    pub fn legal(&self, seat: Seat) -> Vec<Choice> {
        play::legal(self.session.game(), self.session.position(), seat)
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> View {
        self.session.game().view(self.session.position(), viewer)
    }

    /// Plays a choice.
    pub fn choose(&mut self, seat: Seat, choice: Choice, ms: u64) -> Result<Vec<Event<Happening>>, Illegal> {
        self.session.apply(Input::Choice { seat, choice }, ms)
    }

    /// Answers all chance that the game waits for. Each draw has a stream of its own, by the number of its entry, so that
    /// a draw taken back is never used again.
    pub fn draw(&mut self, ms: u64) -> Vec<Event<Happening>> {
        let mut events = Vec::new();
        while let Need::Chance(_) = self.need() {
            let mut dice = Dice::new(self.seed, self.session.entries().len() as u64);
            let draw = self.session.game().draw(self.session.position(), &mut dice);
            match self.session.apply(Input::Draw(draw), ms) {
                Ok(happened) => events.extend(happened),
                Err(_) => break,
            }
        }
        events
    }

    /// Takes back to the last decision of a person before now, if there is one.
    pub fn undo(&mut self, ms: u64) -> Result<(), NoTakeBack> {
        let mut trial = self.session.clone();
        loop {
            trial.undo(ms)?;
            let Need::Seats(seats) = trial.need() else { continue };
            let person = seats.iter().all(|seat| self.players[seat.index()].is_person());
            let forced = seats.iter().all(|seat| play::legal(trial.game(), trial.position(), seat).len() == 1);
            if person && !forced {
                self.session = trial;
                return Ok(());
            }
        }
    }

    /// All that happened in the game as it now stands, without what was taken back.
    pub fn history(&self) -> Vec<Event<Happening>> {
        self.session.history()
    }

    /// The game as a record for people to keep.
    pub fn record(&self) -> String {
        let name = |player: &Player| match player {
            Player::Person(name) | Player::Bot(name) => name.clone(),
        };
        let notes = Notes { seats: self.players.iter().map(name).collect(), ..Notes::default() };
        text(&self.session, &notes)
    }

    /// The game as text to go on with later.
    pub fn save(&self) -> String {
        let saved = Saved {
            players: self.players.clone(),
            seed: self.seed,
            open_hands: self.open_hands,
            record: self.record(),
        };
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// A saved game.
    pub fn load(saved: &str) -> Result<LocalTable, NotLoaded> {
        let saved: Saved = serde_json::from_str(saved).map_err(|_| NotLoaded::Unreadable)?;
        let record = Record::<SuperTeams>::read(saved.record.as_bytes()).map_err(|_| NotLoaded::Unreadable)?;
        let session = record.verify().map_err(|_| NotLoaded::Differs)?;
        if saved.players.len() != session.game().setup().seats.len() {
            return Err(NotLoaded::Unreadable);
        }
        Ok(LocalTable { session, players: saved.players, seed: saved.seed, open_hands: saved.open_hands })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use super_teams::boards;

    fn table() -> LocalTable {
        let setup = Setup::usual(2, boards::named("short").unwrap().board);
        let players = vec![Player::Person("Ola".to_owned()), Player::Bot("greedy".to_owned())];
        LocalTable::new(setup, players, 7).unwrap()
    }

    /// Plays the first legal choice `count` times.
    fn play(table: &mut LocalTable, count: usize) -> Vec<Event<Happening>> {
        let mut events = table.draw(0);
        for _ in 0..count {
            let Some(seat) = table.chooser() else { break };
            let choice = table.legal(seat)[0];
            events.extend(table.choose(seat, choice, 0).unwrap());
            events.extend(table.draw(0));
        }
        events
    }

    #[test]
    fn a_saved_game_goes_on_where_it_was() {
        let mut table = table();
        play(&mut table, 20);
        let mut loaded = LocalTable::load(&table.save()).unwrap();
        assert_eq!(loaded.session().hash(), table.session().hash());
        assert_eq!(play(&mut loaded, 10), play(&mut table, 10));
    }

    #[test]
    fn a_changed_save_is_not_loaded() {
        let mut table = table();
        play(&mut table, 5);
        let saved = table.save();
        let load = |saved: &str| LocalTable::load(saved).err();
        assert_eq!(load(&saved), None);
        assert_eq!(load(&saved[..saved.len() / 2]), Some(NotLoaded::Unreadable));
        assert_eq!(load(&saved.replacen("ms\\\":0", "ms\\\":1", 1)), Some(NotLoaded::Differs));
        assert_eq!(
            load(&saved.replacen("\"players\":[", "\"players\":[{\"bot\":\"greedy\"},", 1)),
            Some(NotLoaded::Unreadable)
        );
    }

    #[test]
    fn undo_goes_to_a_persons_decision_and_draws_anew() {
        let mut table = table();
        play(&mut table, 9);
        table.undo(0).unwrap();
        let seat = table.chooser().unwrap();
        assert!(table.players()[seat.index()].is_person());
        assert!(table.legal(seat).len() > 1);
    }

    #[test]
    fn history_is_what_happened_without_what_was_taken_back() {
        let mut table = table();
        let mut events = play(&mut table, 6);
        assert_eq!(table.history(), events);
        let before = table.history();
        play(&mut table, 3);
        while table.history().len() > before.len() {
            table.undo(0).unwrap();
        }
        events.truncate(table.history().len());
        assert_eq!(table.history(), events);
    }
}
