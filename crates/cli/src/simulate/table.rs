//! One game after the other between the bots of one thread.

use super::budget::Allowance;
use super::run::Tally;
use bots::Bot;
use chance::Dice;
use play::{
    Event, Game, Input, InputOf, Outcome, Question, Seat, Seats, Session, TableInput, Viewer, next_input, outcome,
};

/// The bots of one thread.
pub struct Table<'a, G: Game> {
    game: &'a G,
    bots: Vec<Box<dyn Bot<G>>>,
    /// How long they may think.
    budget: Option<Allowance>,
    /// Whether any of them wants to hear what happens.
    listens: bool,
    /// The seats whose bots pick any choice.
    random: Seats,
    /// Who could not play this game on, and why.
    forfeit: Option<(Seat, String)>,
}

/// A game that was played.
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// The bot that could not play on, and why.
    pub forfeit: Option<(Seat, String)>,
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
    pub fn new(game: &'a G, bots: Vec<Box<dyn Bot<G>>>, budget: Option<Allowance>) -> Table<'a, G> {
        let listens = bots.iter().any(|bot| bot.listens());
        let random = (0..).map(Seat).zip(&bots).filter(|(_, bot)| bot.is_random()).map(|(seat, _)| seat).collect();
        Table { game, bots, budget, listens, random, forfeit: None }
    }

    /// Plays a game.
    pub fn play(&mut self, dice: &mut GameDice, tally: &mut impl Tally<G>) -> Played {
        let mut position = self.game.start();
        self.begin();
        match self.listens {
            false => {
                while let Some(input) = self.next(&position, dice) {
                    self.game.advance(&mut position, &input, tally);
                }
            }
            true => {
                while let Some(input) = self.next(&position, dice) {
                    let mut events = Vec::new();
                    self.game.advance(&mut position, &input, &mut events);
                    self.tell(events, tally);
                }
            }
        }
        self.end(&position)
    }

    /// The same with a history. All of it happens at millisecond 0, so that records depend on the seed alone.
    pub fn play_recorded(&mut self, dice: &mut GameDice, tally: &mut impl Tally<G>) -> (Session<G>, Played) {
        let mut session = Session::new(self.game.clone());
        self.begin();
        while let Some(input) = self.next(session.position(), dice) {
            let events = session.apply(input, 0).expect("a legal choice is accepted");
            self.tell(events, tally);
        }
        let played = self.end(session.position());
        (session, played)
    }

    /// What is played next: chance answers, or the first seat that is waited for.
    #[inline]
    fn next(&mut self, position: &G::Position, dice: &mut GameDice) -> Option<InputOf<G>> {
        let (game, bots, budget, random) = (self.game, &mut self.bots, self.budget, self.random);
        let forfeit = &mut self.forfeit;
        let GameDice { game: draws, bots: thoughts } = dice;
        let mut input = next_input(game, position, draws, |seat, _| {
            let question = Question::new(game, position, seat);
            if random.has(seat) {
                return question.any(thoughts);
            }
            let bot = &mut bots[seat.index()];
            let choice = match budget {
                None => bot.choose(&question, thoughts),
                Some(budget) => budget.begin(|budget| bot.choose(&question.within(Some(budget)), thoughts)),
            };
            if let Some(reason) = bot.forfeits() {
                *forfeit = Some((seat, reason.to_owned()));
            }
            choice
        })?;
        if let Some((seat, _)) = forfeit {
            input = Input::Table(TableInput::Concede(*seat));
        }
        Some(input)
    }

    fn begin(&mut self) {
        for (seat, bot) in (0..).map(Seat).zip(&mut self.bots) {
            bot.begins(self.game, seat);
        }
    }

    /// Tells the bots that listen what happened, and counts it.
    fn tell(&mut self, events: Vec<Event<G::Happening>>, tally: &mut impl Tally<G>) {
        for (seat, bot) in (0..).map(Seat).zip(&mut self.bots).filter(|(_, bot)| bot.listens()) {
            for event in &events {
                if let Some(what) = self.game.hear(&event.what, Viewer::Seat(seat)) {
                    bot.hears(&Event { what, why: event.why });
                }
            }
        }
        for event in events {
            tally.happened(event.what, event.why);
        }
    }

    fn end(&mut self, position: &G::Position) -> Played {
        let outcome = outcome(self.game, position).expect("the game is over");
        for (seat, bot) in (0..).map(Seat).zip(&mut self.bots).filter(|(_, bot)| bot.listens()) {
            bot.ends(self.game, &self.game.view(position, Viewer::Seat(seat)), &outcome);
        }
        Played { outcome, forfeit: self.forfeit.take() }
    }
}
