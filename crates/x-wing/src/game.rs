//! X-Wing as a [`Game`].

use crate::frame::{Activating, Fighting, Frame, Rolled, Rolling};
use crate::happening::{Happening, Heard};
use crate::input::{Ask, Choice, Draw};
use crate::position::Position;
use crate::setup::{BadSetup, Setup, XWing};
use crate::view::View;
use geometry::RollPlace;
use play::{Chance, Game, Illegal, Input, Need, Seat, Seats, Sink, TableInput, Viewer, why};

impl Game for XWing {
    const NAME: &'static str = "x-wing";
    const RULES: u32 = 1;

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
        let open = &position.open;
        if let Some(outcome) = open.table.outcome() {
            return Need::Over(outcome);
        }
        let one = |seat| Need::Seats(Seats::one(seat));
        let owner = |ship| one(self.facts(ship).seat);
        match open.stack.top() {
            Frame::Over => Need::Over(self.result(open)),
            Frame::Planning => Need::Seats(self.planners(open)),
            Frame::Initiative(side) => one(self.captain(side)),
            Frame::Obstacles(done) => one(self.captain(self.obstacle_side(open, done))),
            Frame::Edge => one(self.captain(1 - open.initiative)),
            Frame::Forces => owner(self.waiting_ships(open).next().expect("a ship is to be placed")),
            Frame::Decloak => owner(self.cloaked(open).next().expect("a ship is to be asked")),
            Frame::Activation => owner(self.activatable(open).next().expect("a ship is to be activated")),
            Frame::Combat => owner(self.fighters(open).next().expect("a ship is to fight")),
            Frame::Activating(ship, Activating::Choose) => one(self.captain(1 - self.facts(ship).side)),
            Frame::Facing(ship)
            | Frame::Releasing(ship, _)
            | Frame::Dropping(ship, _)
            | Frame::Locking(ship)
            | Frame::Sliding(ship)
            | Frame::Tied(ship, _)
            | Frame::Decloaking(ship, _)
            | Frame::Fighting(ship, Fighting::Declare) => owner(ship),
            Frame::Acting(acting) => owner(acting.ship),
            Frame::Extra(extra) => owner(extra.ship),
            Frame::Resolving(resolving) if self.asks_owner(open, &resolving) => owner(resolving.ship),
            Frame::Rolling(Rolling { ship, kind: Rolled::Tractor, .. }) | Frame::Tractoring(ship) => {
                one(self.captain(1 - self.facts(ship).side))
            }
            Frame::Rolling(rolling) => owner(rolling.ship),
            Frame::Sprung(place, _) => owner(open.devices[place as usize].expect("a mine").ship),
            Frame::Detonations => {
                let next = self.timed(open).next().expect("a bomb is to go off");
                owner(open.devices[next as usize].expect("a bomb").ship)
            }
            Frame::Blast { owner: dropper, .. } => owner(dropper),
            Frame::Altering(by, _) | Frame::Searching(_, by) | Frame::Launching(_, by) => owner(by),
            Frame::Picking(ship, drawn) if !self.draws_more(open, ship, drawn) => owner(open.attack.attacker),
            Frame::Window(frame) => one(self.window_seat(&frame).expect("a seat has its turn")),
            frame => match self.ask(open) {
                Some(ask) => Need::Chance(ask),
                None => unreachable!("{frame:?} waits for nothing"),
            },
        }
    }

    fn legal(&self, position: &Position, seat: Seat, each: impl FnMut(Choice)) {
        if let Need::Seats(seats) = self.need(position)
            && seats.has(seat)
        {
            self.each_choice(position, seat, each);
        }
    }

    fn continuous(&self, position: &Position, _: Seat) -> bool {
        self.is_continuous(position)
    }

    fn sample_choice(&self, position: &Position, seat: Seat, chance: &mut impl Chance) -> Choice {
        self.any_choice(position, seat, chance)
    }

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
            Input::Table(said) => self.check_said(position, said),
        }
    }

    fn advance(&self, position: &mut Position, input: &Input<Choice, Draw>, sink: &mut impl Sink<Happening>) {
        match *input {
            Input::Choice { seat, choice } => self.choose(position, seat, choice, sink),
            Input::Draw(draw) => self.drew(position, draw, sink),
            Input::Table(said) => return self.say(position, said, sink),
        }
        self.settle(position, sink);
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

impl XWing {
    pub(crate) fn choose(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        events: &mut impl Sink<Happening>,
    ) {
        match (position.open.stack.top(), choice) {
            (_, Choice::Initiative(side)) => self.initiative_given(position, side, events),
            (_, Choice::Obstacle { obstacle, pose }) => self.obstacle_placed(position, obstacle, pose, events),
            (_, Choice::SetAside) => self.set_aside(position, seat, events),
            (_, Choice::Edge(edge)) => self.edge_chosen(position, edge, events),
            (_, Choice::Deploy { ship, pose }) => self.deployed(position, ship, pose, events),
            (_, Choice::Dial { ship, maneuver }) => self.dialled(position, ship, maneuver, events),
            (_, Choice::Commit) => self.committed(position, seat, events),
            (Frame::Decloak, Choice::Activate(ship)) => self.ask_to_decloak(position, ship),
            (Frame::Decloaking(ship, struck), Choice::Decloak(way)) => {
                self.decloak(position, (ship, struck), way, events);
            }
            (Frame::Activation, Choice::Activate(ship)) => self.activate(position, ship),
            (_, Choice::Activate(ship)) => self.fight(position, ship, events),
            (Frame::Activating(ship, _), Choice::Instead(maneuver)) => self.imposed(position, ship, maneuver, events),
            (Frame::Sliding(ship), Choice::Slide(slide)) => {
                position.open.stack.pop();
                self.execute(position, ship, slide, events);
            }
            (Frame::Acting(acting), Choice::Action(action)) => self.act(position, acting, action, events),
            (Frame::Decloaking(ship, struck), Choice::Pass) => self.stay_cloaked(position, ship, struck, events),
            (Frame::Locking(_) | Frame::Tractoring(_), Choice::Pass) => {
                position.open.stack.pop();
            }
            (Frame::Acting(_) | Frame::Extra(_), Choice::Pass) => self.decline(position),
            (Frame::Rolling(rolling), Choice::Place { template, shift }) => {
                self.rolled(position, rolling, RollPlace { template, shift }, events);
            }
            (Frame::Fighting(ship, _), Choice::Attack { weapon, target, obstructed }) => {
                self.declare(position, ship, (weapon, target, obstructed), events);
            }
            (Frame::Fighting(ship, _), Choice::Pass) => self.hold_fire(position, ship),
            (Frame::Window(frame), Choice::Use { ship, card, way, dice }) => {
                let place = self.find_option(&position.open, &frame, seat, (ship, card, way));
                self.take(position, frame, place.expect("an ability that was checked"), dice, events);
            }
            (Frame::Tractoring(ship), Choice::Drag(way)) => self.drag(position, ship, way, events),
            (Frame::Launching(carrier, ship), Choice::Lay { maneuver, ahead }) => {
                self.launched(position, (carrier, ship), (maneuver, ahead), events);
            }
            (Frame::Dropping(ship, device), Choice::Lay { maneuver, ahead }) => {
                position.open.stack.pop();
                self.drop_device(position, ship, device, (maneuver, ahead), events);
            }
            (Frame::Facing(ship), Choice::Face(to)) => {
                position.open.stack.pop();
                self.turn_arc(position, ship, to, events);
            }
            (Frame::Releasing(ship, _), Choice::Ship(target)) => {
                position.open.stack.pop();
                self.unlock(position, ship, target, events);
            }
            (Frame::Locking(ship), Choice::Ship(target)) => {
                position.open.stack.pop();
                self.lock(position, ship, target, events);
            }
            (Frame::Resolving(resolving), choice) => self.owner_answered(position, &resolving, choice, events),
            (Frame::Extra(extra), Choice::Attack { weapon, target, obstructed }) => {
                self.declare_extra(position, &extra, (weapon, target, obstructed), events);
            }
            (Frame::Altering(_, dice), Choice::Result(face)) => self.altered(position, dice, face, events),
            (Frame::Picking(ship, drawn), Choice::Damage(card)) => {
                self.picked_card(position, (ship, drawn), card, events);
            }
            (Frame::Searching(ship, _), Choice::Damage(card)) => self.searched(position, ship, Some(card), events),
            (Frame::Searching(ship, _), Choice::Pass) => self.searched(position, ship, None, events),
            (Frame::Sprung(place, _), Choice::Ship(ship)) => self.sprung_by(position, place, ship, events),
            (Frame::Tied(_, done), Choice::First(obstacle)) => self.first_of_tied(position, done, obstacle),
            (_, Choice::Detonate(place)) => self.detonate(position, place, events),
            (Frame::Blast { .. }, Choice::Ship(ship)) => self.struck_next(position, ship),
            (Frame::Window(frame), Choice::Pass) => self.next_turn(position, frame),
            (frame, choice) => unreachable!("{choice:?} was not checked in {frame:?}"),
        }
    }

    pub(crate) fn drew(&self, position: &mut Position, draw: Draw, events: &mut impl Sink<Happening>) {
        match (position.open.stack.top(), draw) {
            (Frame::Roller, Draw::Side(side)) => self.roller_named(position, side, events),
            (Frame::InitiativeRoll(side), Draw::Dice(dice)) => self.initiative_rolled(position, side, dice, events),
            (Frame::Suffering(..) | Frame::Dealing(..), Draw::Damage(card)) => {
                let card = card.iter().next().expect("one card");
                self.dealt(position, card, events);
            }
            (Frame::Turning(ship), Draw::Turned { card, generation }) => {
                self.turned_up(position, ship, (card, generation), events);
            }
            (Frame::Picking(ship, drawn), Draw::Damage(card)) => {
                let card = card.iter().next().expect("one card");
                self.draw_card(&mut position.open, ship, card);
                *position.open.stack.top_mut() = Frame::Picking(ship, drawn.with(card, 1));
            }
            (Frame::Exposing(ship, count), Draw::Damage(card)) => {
                let card = card.iter().next().expect("one card");
                self.exposed(position, (ship, count), card, events);
            }
            (_, Draw::Dice(dice)) => self.dice_rolled(position, dice, events),
            (Frame::Discarding(_), Draw::Damage(cards)) => self.unseen_named(position, cards, events),
            (frame, draw) => unreachable!("{draw:?} was not checked in {frame:?}"),
        }
    }

    fn check_said(&self, position: &Position, said: TableInput) -> Result<(), Illegal> {
        let open = &position.open;
        match said {
            TableInput::Withdraw(seat) if open.stack.top() == Frame::Planning && open.committed.has(seat) => Ok(()),
            TableInput::TimeUp if open.time_called => Err(Illegal::new("TB-05", "time-called-already")),
            said => open.table.check(said, Seats::first(self.seats())),
        }
    }

    fn say(&self, position: &mut Position, said: TableInput, events: &mut impl Sink<Happening>) {
        events.happened(Happening::Said { said }, said_because(said));
        let open = &mut position.open;
        match said {
            TableInput::Concede(seat) => {
                let side = self.sides[seat.index()];
                open.table.concede(self.seats_of(1 - side));
            }
            TableInput::OfferDraw(seat) => {
                open.table.offer(seat, Seats::first(self.seats()));
            }
            TableInput::DeclineDraw(_) => open.table.decline(),
            TableInput::TimeUp => open.time_called = true,
            TableInput::Withdraw(seat) => self.withdrew(position, seat, events),
        }
        if let Some(outcome) = position.open.table.outcome() {
            events.happened(Happening::Ended { outcome }, said_because(said));
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
