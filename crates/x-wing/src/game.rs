//! X-Wing as a [`Game`].

use crate::frame::Frame;
use crate::happening::{Happening, Heard};
use crate::input::{Ask, Choice, Draw};
use crate::position::Position;
use crate::setup::{BadSetup, Setup, XWing};
use crate::table::Table;
use crate::turn::Turn;
use crate::view::View;
use play::{Chance, Game, Illegal, Input, Need, Pile, Seat, Seats, Sink, TableInput, Viewer, why};

impl Game for XWing {
    const NAME: &'static str = "x-wing";
    const RULES: u32 = 2;

    type Setup = Setup;
    type SetupError = BadSetup;
    type Position = Position;
    type Choice = Choice;
    type Ask = Ask;
    type Draw = Draw;
    type Happening = Happening;
    type Heard = Heard;
    type View = View;

    fn new(setup: Setup) -> Result<XWing, BadSetup> {
        XWing::prepare(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.sides.len() as u8
    }

    fn start(&self) -> Position {
        self.lay_out()
    }

    #[inline]
    fn need(&self, position: &Position) -> Need<Ask> {
        self.table(&position.open).need()
    }

    fn legal(&self, position: &Position, seat: Seat, mut each: impl FnMut(Choice)) {
        if let Need::Seats(seats) = self.need(position)
            && seats.has(seat)
        {
            self.table(&position.open).offer(seat, &mut each);
        }
    }

    fn continuous(&self, position: &Position, _: Seat) -> bool {
        position.open.stack.top().is_continuous(self.table(&position.open))
    }

    fn sample_choice(&self, position: &Position, seat: Seat, chance: &mut impl Chance) -> Choice {
        self.table(&position.open).sample(seat, chance)
    }

    fn draw(&self, position: &Position, chance: &mut impl Chance) -> Draw {
        self.table(&position.open).answer(chance)
    }

    fn drawn_from(&self, position: &Position) -> Vec<Pile> {
        self.table(&position.open).drawn_from()
    }

    fn draws(&self, position: &Position, each: impl FnMut(Draw, u64)) {
        self.table(&position.open).each_answer(each);
    }

    fn check(&self, position: &Position, input: &Input<Choice, Draw>) -> Result<(), Illegal> {
        if let Need::Over(_) = self.need(position) {
            return Err(Illegal::new("TB-06", "over"));
        }
        match *input {
            Input::Choice { seat, choice } => self.table(&position.open).check_choice(seat, choice),
            Input::Draw(draw) => self.table(&position.open).check_draw(draw),
            Input::Table(said) => self.check_said(position, said),
        }
    }

    fn advance(&self, position: &mut Position, input: &Input<Choice, Draw>, sink: &mut impl Sink<Happening>) {
        let mut turn = self.turn(position, sink);
        match *input {
            Input::Choice { seat, choice } => turn.answer(seat, choice),
            Input::Draw(draw) => turn.drawn(draw),
            Input::Table(said) => return turn.say(said),
        }
        turn.settle();
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.seen(position, viewer)
    }

    fn hear(&self, what: &Happening, viewer: Viewer) -> Option<Heard> {
        Some(self.heard(what, viewer))
    }

    fn sample(&self, view: &View, chance: &mut impl Chance) -> Position {
        self.filled_in(view, chance)
    }
}

impl Turn<'_> {
    /// A seat has chosen what was checked.
    pub fn answer(&mut self, seat: Seat, choice: Choice) {
        self.position.open.stack.top().answer(self, seat, choice);
    }

    /// Chance has answered what was checked.
    pub fn drawn(&mut self, draw: Draw) {
        self.position.open.stack.top().drawn(self, draw);
    }

    fn say(&mut self, said: TableInput) {
        self.events.happened(Happening::Said { said }, said_because(said));
        match said {
            TableInput::Concede(seat) => {
                let side = self.game.sides[seat.index()];
                self.position.open.table.concede(self.game.seats_of(side.other()));
            }
            TableInput::OfferDraw(seat) => {
                self.position.open.table.offer(seat, Seats::first(self.game.seats()));
            }
            TableInput::DeclineDraw(_) => self.position.open.table.decline(),
            TableInput::TimeUp => self.position.open.time_called = true,
            TableInput::Withdraw(seat) => self.withdrew(seat),
        }
        if let Some(outcome) = self.position.open.table.outcome() {
            self.events.happened(Happening::Ended { outcome }, said_because(said));
        }
    }
}

impl XWing {
    fn check_said(&self, position: &Position, said: TableInput) -> Result<(), Illegal> {
        let open = &position.open;
        match said {
            TableInput::Withdraw(seat) if open.stack.top() == Frame::Planning && open.committed.has(seat) => Ok(()),
            TableInput::TimeUp if open.time_called => Err(Illegal::new("TB-05", "time-called-already")),
            TableInput::Concede(_)
            | TableInput::OfferDraw(_)
            | TableInput::DeclineDraw(_)
            | TableInput::TimeUp
            | TableInput::Withdraw(_) => open.table.check(said, Seats::first(self.seats())),
        }
    }
}

fn said_because(said: TableInput) -> play::Why {
    match said {
        TableInput::Concede(_) => why!["TB-01", "XW-Q-55"],
        TableInput::OfferDraw(_) => why!["TB-02", "TB-03"],
        TableInput::DeclineDraw(_) => why!["TB-04"],
        TableInput::TimeUp => why!["TB-05", "XW-LIMIT-05"],
        TableInput::Withdraw(_) => why!["TB-07", "XW-Q-22"],
    }
}

/// The doors of the contract: the top frame answers.
impl Table<'_> {
    /// What the game waits for.
    #[inline]
    pub(crate) fn need(self) -> Need<Ask> {
        match self.open.table.outcome() {
            Some(outcome) => Need::Over(outcome),
            None => self.open.stack.top().need(self),
        }
    }

    /// Hands over every choice of a seat that is waited for.
    pub(crate) fn offer(self, seat: Seat, each: &mut dyn FnMut(Choice)) {
        self.open.stack.top().offer(self, seat, each);
    }

    /// Any choice of a seat that is waited for, by chance.
    pub fn sample(self, seat: Seat, chance: &mut impl Chance) -> Choice {
        self.open.stack.top().sample(self, seat, chance)
    }

    pub(crate) fn check_choice(self, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        match self.need() {
            Need::Seats(seats) if seats.has(seat) => self.open.stack.top().check(self, seat, choice),
            Need::Seats(_) | Need::Chance(_) | Need::Over(_) if seat.index() >= self.game.sides.len() => {
                Err(Illegal::new("TB-06", "no-such-seat"))
            }
            Need::Seats(_) | Need::Chance(_) | Need::Over(_) => Err(Illegal::new("XW-RND-01", "not-your-turn")),
        }
    }
}
