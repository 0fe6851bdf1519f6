//! One game after the other between the bots of one thread.

use super::run::Tally;
use bots::Bot;
use chance::Dice;
use play::{Event, Game, Input, InputOf, Need, Outcome, Seat, Session, Sink, TableInput, Viewer, Why};

/// The bots of one thread.
pub struct Table<'a, G: Game> {
    game: &'a G,
    bots: Vec<Box<dyn Bot<G>>>,
    /// Whether any of them wants to hear what happens.
    listens: bool,
    /// The choices of whoever is asked; kept for the next time.
    legal: Vec<G::Choice>,
}

/// The chance of one game. Bots draw from a stream of their own, so that what is dealt depends on the game's number
/// alone and not on who plays.
pub struct GameDice {
    game: Dice,
    bots: Dice,
}

impl GameDice {
    /// The dice of game number `number`.
    pub fn new(seed: u64, number: u64) -> GameDice {
        GameDice { game: Dice::new(seed, number), bots: Dice::new(seed, 1 << 63 | number) }
    }
}

impl<'a, G: Game + Clone> Table<'a, G> {
    /// Seats the bots.
    pub fn new(game: &'a G, bots: Vec<Box<dyn Bot<G>>>) -> Table<'a, G> {
        let listens = bots.iter().any(|bot| bot.listens());
        Table { game, bots, listens, legal: Vec::new() }
    }

    /// Plays a game.
    pub fn play(&mut self, dice: &mut GameDice, tally: &mut impl Tally<G>) -> Outcome {
        let mut position = self.game.start();
        let mut kept = Kept { tally, events: Vec::new(), listens: self.listens };
        self.begin();
        loop {
            match self.next(&position, dice, kept.tally) {
                Next::Over(outcome) => {
                    self.end(&position, outcome);
                    return outcome;
                }
                Next::Input(input) => self.game.advance(&mut position, &input, &mut kept),
            }
            if self.listens {
                self.tell(&kept.events);
                kept.events.clear();
            }
        }
    }

    /// The same with a history. All of it happens at millisecond 0, so that records depend on the seed alone.
    pub fn play_recorded(&mut self, dice: &mut GameDice, tally: &mut impl Tally<G>) -> Session<G> {
        let mut session = Session::new(self.game.clone());
        self.begin();
        loop {
            match self.next(session.position(), dice, tally) {
                Next::Over(outcome) => {
                    self.end(session.position(), outcome);
                    return session;
                }
                Next::Input(input) => {
                    let events = session.apply(input, 0).expect("a legal choice is accepted");
                    self.tell(&events);
                    for event in events {
                        tally.happened(event.what, event.why);
                    }
                }
            }
        }
    }

    /// What is played next: chance answers, or the first seat that is waited for. Nobody is asked about a forced choice.
    fn next(&mut self, position: &G::Position, dice: &mut GameDice, tally: &mut impl Tally<G>) -> Next<G> {
        let game = self.game;
        let seats = match game.need(position) {
            Need::Over(outcome) => return Next::Over(outcome),
            Need::Chance(_) => return Next::Input(Input::Draw(game.draw(position, &mut dice.game))),
            Need::Seats(seats) => seats,
        };
        let seat = seats.iter().next().expect("somebody is waited for");
        self.legal.clear();
        game.legal(position, seat, |choice| self.legal.push(choice));
        if let ([only], false) = (self.legal.as_slice(), game.continuous(position, seat)) {
            return Next::Input(Input::Choice { seat, choice: *only });
        }
        let view = game.view(position, Viewer::Seat(seat));
        let bot = &mut self.bots[seat.index()];
        let choice = bot.choose(game, &view, &self.legal, &mut dice.bots);
        match bot.forfeits() {
            None => Next::Input(Input::Choice { seat, choice }),
            Some(reason) => {
                tally.forfeited(seat, reason);
                Next::Input(Input::Table(TableInput::Concede(seat)))
            }
        }
    }

    fn begin(&mut self) {
        for (seat, bot) in (0..).map(Seat).zip(&mut self.bots) {
            bot.begins(self.game, seat);
        }
    }

    fn tell(&mut self, events: &[Event<G::Happening>]) {
        for (seat, bot) in (0..).map(Seat).zip(&mut self.bots).filter(|(_, bot)| bot.listens()) {
            for event in events {
                if let Some(what) = self.game.hear(&event.what, Viewer::Seat(seat)) {
                    bot.hears(&Event { what, why: event.why });
                }
            }
        }
    }

    fn end(&mut self, position: &G::Position, outcome: Outcome) {
        for (seat, bot) in (0..).map(Seat).zip(&mut self.bots) {
            bot.ends(self.game, &self.game.view(position, Viewer::Seat(seat)), &outcome);
        }
    }
}

enum Next<G: Game> {
    Input(InputOf<G>),
    Over(Outcome),
}

/// Counts what happens, and keeps it if somebody listens.
struct Kept<'a, G: Game, T> {
    tally: &'a mut T,
    events: Vec<Event<G::Happening>>,
    listens: bool,
}

impl<G: Game, T: Tally<G>> Sink<G::Happening> for Kept<'_, G, T> {
    #[inline]
    fn happened(&mut self, what: G::Happening, why: Why) {
        if self.listens {
            self.events.push(Event { what: what.clone(), why });
        }
        self.tally.happened(what, why);
    }
}
