//! A game that runs in the page: who sits where, whose chance it is, saved and loaded as a record.

use crate::json;
use chance::Dice;
use play::{Event, Game, Illegal, Input, Need, NoTakeBack, Question, Seat, Session, TableInput, Viewer};
use protocol::record::{Notes, Record, text};
use serde::{Deserialize, Serialize};

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
pub struct LocalTable<G: Game> {
    session: Session<G>,
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

impl<G: Game + Clone> LocalTable<G> {
    /// A new game; chance follows from the seed.
    pub fn new(setup: G::Setup, players: Vec<Player>, seed: u64) -> Option<LocalTable<G>> {
        LocalTable::going_on(Session::new(G::new(setup).ok()?), players, seed)
    }

    /// A game that goes on from where it is; chance follows from the seed.
    pub fn going_on(session: Session<G>, players: Vec<Player>, seed: u64) -> Option<LocalTable<G>> {
        let fits = players.len() == usize::from(session.game().seats());
        fits.then_some(LocalTable { session, players, seed, open_hands: false })
    }

    /// The game with its history.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether a bot plays.
    pub fn has_bot(&self) -> bool {
        self.players.iter().any(|player| !player.is_person())
    }

    /// The seats played by people at this screen.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let person = |index: usize| self.players[index].is_person();
        (0..self.players.len()).filter(move |index| person(*index)).map(|index| Seat(index as u8))
    }

    /// What the game waits for.
    pub fn need(&self) -> Need<G::Ask> {
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
    pub fn legal(&self, seat: Seat) -> Vec<G::Choice> {
        play::legal(self.session.game(), self.session.position(), seat)
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.session.game().view(self.session.position(), viewer)
    }

    /// Plays a choice.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice, ms: u64) -> Result<Vec<Event<G::Happening>>, Illegal> {
        self.session.apply(Input::Choice { seat, choice }, ms)
    }

    /// A seat gives up.
    pub fn concede(&mut self, seat: Seat, ms: u64) -> Result<Vec<Event<G::Happening>>, Illegal> {
        self.session.apply(Input::Table(TableInput::Concede(seat)), ms)
    }

    /// Answers all chance that the game waits for. Each draw has a stream of its own, by the number of its entry, so that
    /// a draw taken back is never used again.
    pub fn draw(&mut self, ms: u64) -> Vec<Event<G::Happening>> {
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
            let only = |seat| Question::new(trial.game(), trial.position(), seat).forced().is_some();
            let forced = seats.iter().all(only);
            if person && !forced {
                self.session = trial;
                return Ok(());
            }
        }
    }

    /// All that happened in the game as it now stands, without what was taken back.
    pub fn history(&self) -> Vec<Event<G::Happening>> {
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
    pub fn load(saved: &str) -> Result<LocalTable<G>, NotLoaded> {
        let saved: Saved = json::read(saved).map_err(|_| NotLoaded::Unreadable)?;
        let record = Record::<G>::read(saved.record.as_bytes()).map_err(|_| NotLoaded::Unreadable)?;
        let session = record.verify().map_err(|_| NotLoaded::Differs)?;
        if saved.players.len() != usize::from(session.game().seats()) {
            return Err(NotLoaded::Unreadable);
        }
        Ok(LocalTable { session, players: saved.players, seed: saved.seed, open_hands: saved.open_hands })
    }
}
