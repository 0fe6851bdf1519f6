//! A game that tells its secrets on purpose, to see that the tests notice.

use bots::{Advice, Advisor, Bot, Estimate, Roster};
use games::{Playable, SuperTeams, XWing};
use play::{
    BadRoom, Chance, Game, Illegal, InputOf, Need, Planning, Question, Reaction, RoomGame, Seat, Seats, Sink, Viewer,
};

pub const NOT_AT_ALL: u8 = 0;
pub const BY_THE_VIEW: u8 = 1;
pub const BY_WHAT_IS_HEARD: u8 = 2;
pub const BY_WHO_IS_WAITED_FOR: u8 = 3;

/// The game `G`, which tells what the first seat keeps secret.
#[derive(Clone, Debug)]
pub struct Leaky<G, const HOW: u8>(G);

/// What the first seat keeps secret, as a number.
pub trait Secret: Playable {
    fn secret(position: &Self::Position) -> u32;
}

impl Secret for XWing {
    fn secret(position: &x_wing::Position) -> u32 {
        position.dials.iter().flatten().map(|place| u32::from(*place)).sum()
    }
}

impl Secret for SuperTeams {
    fn secret(position: &super_teams::Position) -> u32 {
        position.hands[0].iter().map(|card| u32::from(card.value())).sum()
    }
}

impl<G: Secret, const HOW: u8> Game for Leaky<G, HOW> {
    const NAME: &'static str = G::NAME;
    const RULES: u32 = G::RULES;

    type Setup = G::Setup;
    type SetupError = G::SetupError;
    type Position = G::Position;
    type Choice = G::Choice;
    type Ask = G::Ask;
    type Draw = G::Draw;
    type Happening = G::Happening;
    type Heard = G::Heard;
    type View = (G::View, Option<u32>);

    fn new(setup: G::Setup) -> Result<Self, G::SetupError> {
        G::new(setup).map(Leaky)
    }

    fn setup(&self) -> &G::Setup {
        self.0.setup()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn start(&self) -> G::Position {
        self.0.start()
    }

    fn need(&self, position: &G::Position) -> Need<G::Ask> {
        match self.0.need(position) {
            Need::Seats(seats) if HOW == BY_WHO_IS_WAITED_FOR && G::secret(position) % 2 == 1 => {
                Need::Seats(seats.with(Seat(0)))
            }
            need => need,
        }
    }

    fn legal(&self, position: &G::Position, seat: Seat, each: impl FnMut(G::Choice)) {
        self.0.legal(position, seat, each);
    }

    fn draw(&self, position: &G::Position, chance: &mut impl Chance) -> G::Draw {
        self.0.draw(position, chance)
    }

    fn draws(&self, position: &G::Position, each: impl FnMut(G::Draw, u64)) {
        self.0.draws(position, each);
    }

    fn check(&self, position: &G::Position, input: &InputOf<G>) -> Result<(), Illegal> {
        self.0.check(position, input)
    }

    fn advance(&self, position: &mut G::Position, input: &InputOf<G>, sink: &mut impl Sink<G::Happening>) {
        self.0.advance(position, input, sink);
    }

    fn view(&self, position: &G::Position, viewer: Viewer) -> Self::View {
        (self.0.view(position, viewer), (HOW == BY_THE_VIEW).then(|| G::secret(position)))
    }

    fn hear(&self, what: &G::Happening, viewer: Viewer) -> Option<G::Heard> {
        self.0.hear(what, if HOW == BY_WHAT_IS_HEARD { Viewer::Seat(Seat(0)) } else { viewer })
    }

    fn sample(&self, view: &Self::View, chance: &mut impl Chance) -> G::Position {
        self.0.sample(&view.0, chance)
    }
}

impl<G: Secret, const HOW: u8> RoomGame for Leaky<G, HOW> {
    type Options = G::Options;
    type Brought = G::Brought;
    type SeatFacts = G::SeatFacts;
    type Order = G::Order;

    fn check_options(options: &G::Options) -> Result<(), BadRoom> {
        G::check_options(options)
    }

    fn seats_of(options: &G::Options) -> Vec<G::SeatFacts> {
        G::seats_of(options)
    }

    fn setup_of(options: &G::Options) -> Result<G::Setup, BadRoom> {
        G::setup_of(options)
    }

    fn reaction(&self, position: &G::Position) -> Option<Reaction<G::Order, G::Choice>> {
        self.0.reaction(position)
    }

    fn begins_move(choice: &G::Choice) -> bool {
        G::begins_move(choice)
    }

    fn draw_offers(view: &Self::View) -> Seats {
        G::draw_offers(&view.0)
    }

    fn is_pass(choice: &G::Choice) -> bool {
        G::is_pass(choice)
    }

    fn reveals(what: &G::Happening) -> bool {
        G::reveals(what)
    }

    fn planning(choice: &G::Choice) -> Planning {
        G::planning(choice)
    }

    fn plan(&self, view: &Self::View, seat: Seat) -> Vec<G::Choice> {
        self.0.plan(&view.0, seat)
    }

    fn confidants(&self, seat: Seat) -> Seats {
        self.0.confidants(seat)
    }
}

/// Plays at random.
struct Any;

impl<G: Game> Bot<G> for Any {
    fn choose(&mut self, question: &Question<'_, G>, mut chance: &mut dyn Chance) -> G::Choice {
        question.any(&mut chance)
    }
}

/// Sees no difference; nobody asks in a room.
impl<G: Game> Advisor<G> for Any {
    fn advise(&mut self, _: &Question<'_, G>, _: usize, _: &mut dyn Chance) -> Vec<Advice<G::Choice>> {
        Vec::new()
    }

    fn compare(&mut self, _: &Question<'_, G>, choices: &[G::Choice], _: &mut dyn Chance) -> Vec<f32> {
        vec![0.5; choices.len()]
    }

    fn estimate(&self, _: &G, _: &G::Position, _: u32, _: &mut dyn Chance) -> Estimate {
        Estimate { of: [0.5; 16], error: 0.0 }
    }
}

impl<G: Secret, const HOW: u8> Playable for Leaky<G, HOW> {
    const BOTS: Roster<Self> = Roster(&[("any", || Box::new(Any))]);
    const ADVISOR: fn() -> Box<dyn Advisor<Self> + Send> = || Box::new(Any);
    const STAND_IN: &str = "any";
}
