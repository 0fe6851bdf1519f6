//! Super Teams as a [`Game`].

use crate::happening::{Happening, Heard, OpenHappening, Secret, hear};
use crate::position::{Phase, Position};
use crate::{Ask, BadSetup, Bonus, Choice, Draw, Setup, SuperTeams, View};
use play::{Chance, Ending, Game, Illegal, Input, Key, Need, Outcome, Seat, Seats, Sink, Viewer, Why};

/// Takes what happens in this game; every sink of happenings does.
pub(crate) trait Events {
    fn open(&mut self, what: OpenHappening, why: Why);
    fn secret(&mut self, what: Secret, why: Why);
}

impl<S: Sink<Happening>> Events for S {
    #[inline]
    fn open(&mut self, what: OpenHappening, why: Why) {
        self.happened(Happening::Open(what), why);
    }

    #[inline]
    fn secret(&mut self, what: Secret, why: Why) {
        self.happened(Happening::Secret(what), why);
    }
}

impl Game for SuperTeams {
    const NAME: &'static str = "super-teams";
    const RULES: u32 = 1;
    const WRITES_AS_FIRST: bool = true;

    type Setup = Setup;
    type SetupError = BadSetup;
    type Position = Position;
    type Choice = Choice;
    type Ask = Ask;
    type Draw = Draw;
    type Happening = Happening;
    type Heard = Heard;
    type View = View;

    fn new(setup: Setup) -> Result<SuperTeams, BadSetup> {
        SuperTeams::prepare(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn start(&self) -> Position {
        self.lay_out()
    }

    #[inline]
    fn need(&self, position: &Position) -> Need<Ask> {
        if let Some(outcome) = position.open.table.outcome() {
            return Need::Over(outcome);
        }
        if let Some(seat) = self.chooser(position) {
            return Need::Seats(Seats::one(seat));
        }
        match self.ask(position) {
            Some(ask) => Need::Chance(ask),
            None => Need::Over(Outcome { winners: self.arrived(position), how: Ending::Played }),
        }
    }

    #[inline]
    fn legal(&self, position: &Position, seat: Seat, each: impl FnMut(Choice)) {
        if self.chooser(position) == Some(seat) && position.open.table.outcome().is_none() {
            self.each_choice(position, each);
        }
    }

    #[inline]
    fn sample_choice(&self, position: &Position, _: Seat, chance: &mut impl Chance) -> Choice {
        // Six cards, each a joker that can move any of seven ships, are the most there can be.
        let mut choices = [Choice::Pass; 48];
        let mut count = 0;
        self.each_choice(position, |choice| {
            choices[count] = choice;
            count += 1;
        });
        match count {
            1 => choices[0],
            _ => choices[chance.below(count as u32) as usize],
        }
    }

    #[inline]
    fn draw(&self, position: &Position, chance: &mut impl Chance) -> Draw {
        self.answer(position, chance)
    }

    fn draws(&self, position: &Position, each: impl FnMut(Draw, u64)) {
        self.each_answer(position, each);
    }

    fn check(&self, position: &Position, input: &Input<Choice, Draw>) -> Result<(), Illegal> {
        if let Need::Over(_) = self.need(position) {
            return Err(Illegal::new("TB-06", "over"));
        }
        match *input {
            Input::Choice { seat, choice } => self.check_choice(position, seat, choice),
            Input::Draw(draw) => self.check_draw(position, draw),
            Input::Table(said) => position.open.table.check(said, Seats::first(self.players)),
        }
    }

    #[inline]
    fn advance(&self, position: &mut Position, input: &Input<Choice, Draw>, sink: &mut impl Sink<Happening>) {
        match *input {
            Input::Choice { choice, .. } => self.choose(position, choice, sink),
            Input::Draw(draw) => self.drew(position, draw, sink),
            Input::Table(said) => self.say(position, said, sink),
        }
    }

    fn position_key(&self, position: &Position) -> Key {
        Key::of(position)
    }

    fn choice_key(&self, choice: &Choice) -> Key {
        Key::of(choice)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.seen(position, viewer)
    }

    fn hear(&self, what: &Happening, viewer: Viewer) -> Option<Heard> {
        Some(hear(what, viewer))
    }

    fn sample(&self, view: &View, chance: &mut impl Chance) -> Position {
        self.filled_in(view, chance)
    }
}

impl SuperTeams {
    #[inline]
    fn choose(&self, position: &mut Position, choice: Choice, events: &mut impl Events) {
        let bonus = match choice {
            Choice::Bonus(bonus) => Some(bonus),
            Choice::Play { .. } | Choice::Pass | Choice::Side(_) => None,
        };
        match (position.open.phase, choice) {
            (Phase::Play, Choice::Play { card, ship }) => self.play_card(position, card, ship, events),
            (Phase::Side, Choice::Side(kind)) => self.take_side(position, kind, events),
            (Phase::Boost(seat), _) => self.answer_boost(position, seat, bonus, events),
            (Phase::Evade(seat), _) => self.answer_evade(position, seat, bonus, events),
            (Phase::Tow { seat, ship }, _) => {
                self.answer_tow(position, seat, ship, bonus == Some(Bonus::Tow), events);
            }
            (phase, choice) => unreachable!("{choice:?} was not checked in {phase:?}"),
        }
    }

    #[inline]
    fn drew(&self, position: &mut Position, draw: Draw, events: &mut impl Events) {
        match (position.open.phase, draw) {
            (Phase::First, Draw::First(seat)) => self.begin_with(position, seat, events),
            (Phase::Planet, Draw::Bonus(bonus)) => self.lay_planet(position, bonus, events),
            (Phase::Deal(seat), Draw::Cards(cards)) => self.dealt(position, seat, cards, events),
            (Phase::Draw(seat), Draw::Bonus(bonus)) => self.drawn(position, seat, bonus, events),
            (Phase::PlanetDraw(seat), Draw::Bonus(bonus)) => {
                self.planet_drawn(position, seat, bonus, events);
            }
            (phase, draw) => unreachable!("{draw:?} was not checked in {phase:?}"),
        }
    }
}
