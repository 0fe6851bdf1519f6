//! X-Wing as a [`Game`].

use crate::frame::{Activating, Fighting, Frame, Rolled, Rolling};
use crate::happening::{Happening, Heard};
use crate::input::{Ask, Choice, Draw};
use crate::position::Position;
use crate::setup::{BadSetup, Setup, XWing};
use crate::table::Table;
use crate::turn::Turn;
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
        self.table(&position.open).need()
    }

    fn legal(&self, position: &Position, seat: Seat, each: impl FnMut(Choice)) {
        if let Need::Seats(seats) = self.need(position)
            && seats.has(seat)
        {
            self.table(&position.open).each_choice(seat, each);
        }
    }

    fn continuous(&self, position: &Position, _: Seat) -> bool {
        self.table(&position.open).is_continuous()
    }

    fn sample_choice(&self, position: &Position, seat: Seat, chance: &mut impl Chance) -> Choice {
        self.table(&position.open).any_choice(seat, chance)
    }

    fn draw(&self, position: &Position, chance: &mut impl Chance) -> Draw {
        self.table(&position.open).answer(chance)
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
        match *input {
            Input::Choice { seat, choice } => self.turn(position, sink).choose(seat, choice),
            Input::Draw(draw) => self.turn(position, sink).drew(draw),
            Input::Table(said) => return self.turn(position, sink).say(said),
        }
        self.turn(position, sink).settle();
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
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) {
        match (self.position.open.stack.top(), choice) {
            (_, Choice::Initiative(side)) => self.initiative_given(side),
            (_, Choice::Obstacle { obstacle, pose }) => self.obstacle_placed(obstacle, pose),
            (_, Choice::SetAside) => self.set_aside(seat),
            (_, Choice::Edge(edge)) => self.edge_chosen(edge),
            (_, Choice::Deploy { ship, pose }) => self.deployed(ship, pose),
            (_, Choice::Dial { ship, maneuver }) => self.dialled(ship, maneuver),
            (_, Choice::Commit) => self.committed(seat),
            (Frame::Decloak, Choice::Activate(ship)) => self.ask_to_decloak(ship),
            (Frame::Decloaking(ship, struck), Choice::Decloak(way)) => {
                self.decloak((ship, struck), way);
            }
            (Frame::Activation, Choice::Activate(ship)) => self.activate(ship),
            (_, Choice::Activate(ship)) => self.fight(ship),
            (Frame::Activating(ship, _), Choice::Instead(maneuver)) => self.imposed(ship, maneuver),
            (Frame::Sliding(ship), Choice::Slide(slide)) => {
                self.position.open.stack.pop();
                self.execute(ship, slide);
            }
            (Frame::Acting(acting), Choice::Action(action)) => self.act(acting, action),
            (Frame::Decloaking(ship, struck), Choice::Pass) => self.stay_cloaked(ship, struck),
            (Frame::Locking(_) | Frame::Tractoring(_), Choice::Pass) => {
                self.position.open.stack.pop();
            }
            (Frame::Acting(_) | Frame::Extra(_), Choice::Pass) => self.decline(),
            (Frame::Rolling(rolling), Choice::Place { template, shift }) => {
                self.rolled(rolling, RollPlace { template, shift });
            }
            (Frame::Fighting(ship, _), Choice::Attack { weapon, target, obstructed }) => {
                self.declare(ship, (weapon, target, obstructed));
            }
            (Frame::Fighting(ship, _), Choice::Pass) => self.hold_fire(ship),
            (Frame::Window(frame), Choice::Use { ship, card, way, dice }) => {
                let place = self.table().find_option(&frame, seat, (ship, card, way));
                self.take(frame, place.expect("an ability that was checked"), dice);
            }
            (Frame::Tractoring(ship), Choice::Drag(way)) => self.drag(ship, way),
            (Frame::Launching(carrier, ship), Choice::Lay { maneuver, ahead }) => {
                self.launched((carrier, ship), (maneuver, ahead));
            }
            (Frame::Dropping(ship, device), Choice::Lay { maneuver, ahead }) => {
                self.position.open.stack.pop();
                self.drop_device(ship, device, (maneuver, ahead));
            }
            (Frame::Facing(ship), Choice::Face(to)) => {
                self.position.open.stack.pop();
                self.turn_arc(ship, to);
            }
            (Frame::Releasing(ship, _), Choice::Ship(target)) => {
                self.position.open.stack.pop();
                self.unlock(ship, target);
            }
            (Frame::Locking(ship), Choice::Ship(target)) => {
                self.position.open.stack.pop();
                self.lock(ship, target);
            }
            (Frame::Resolving(resolving), choice) => self.owner_answered(&resolving, choice),
            (Frame::Extra(extra), Choice::Attack { weapon, target, obstructed }) => {
                self.declare_extra(&extra, (weapon, target, obstructed));
            }
            (Frame::Altering(_, dice), Choice::Result(face)) => self.altered(dice, face),
            (Frame::Picking(ship, drawn), Choice::Damage(card)) => {
                self.picked_card((ship, drawn), card);
            }
            (Frame::Searching(ship, _), Choice::Damage(card)) => self.searched(ship, Some(card)),
            (Frame::Searching(ship, _), Choice::Pass) => self.searched(ship, None),
            (Frame::Sprung(place, _), Choice::Ship(ship)) => self.sprung_by(place, ship),
            (Frame::Tied(_, done), Choice::First(obstacle)) => self.first_of_tied(done, obstacle),
            (_, Choice::Detonate(place)) => self.detonate(place),
            (Frame::Blast { .. }, Choice::Ship(ship)) => self.struck_next(ship),
            (Frame::Window(frame), Choice::Pass) => self.next_turn(frame),
            (frame, choice) => unreachable!("{choice:?} was not checked in {frame:?}"),
        }
    }

    pub(crate) fn drew(&mut self, draw: Draw) {
        match (self.position.open.stack.top(), draw) {
            (Frame::Roller, Draw::Side(side)) => self.roller_named(side),
            (Frame::InitiativeRoll(side), Draw::Dice(dice)) => self.initiative_rolled(side, dice),
            (Frame::Suffering(..) | Frame::Dealing(..), Draw::Damage(card)) => {
                let card = card.iter().next().expect("one card");
                self.dealt(card);
            }
            (Frame::Turning(ship), Draw::Turned { card, generation }) => {
                self.turned_up(ship, (card, generation));
            }
            (Frame::Picking(ship, drawn), Draw::Damage(card)) => {
                let card = card.iter().next().expect("one card");
                self.draw_card(ship, card);
                *self.position.open.stack.top_mut() = Frame::Picking(ship, drawn.with(card, 1));
            }
            (Frame::Exposing(ship, count), Draw::Damage(card)) => {
                let card = card.iter().next().expect("one card");
                self.exposed((ship, count), card);
            }
            (_, Draw::Dice(dice)) => self.dice_rolled(dice),
            (Frame::Discarding(_), Draw::Damage(cards)) => self.unseen_named(cards),
            (frame, draw) => unreachable!("{draw:?} was not checked in {frame:?}"),
        }
    }

    fn say(&mut self, said: TableInput) {
        self.events.happened(Happening::Said { said }, said_because(said));
        match said {
            TableInput::Concede(seat) => {
                let side = self.game.sides[seat.index()];
                self.position.open.table.concede(self.game.seats_of(1 - side));
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
            said => open.table.check(said, Seats::first(self.seats())),
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

impl Table<'_> {
    /// What the game waits for.
    #[inline]
    pub(crate) fn need(self) -> Need<Ask> {
        let open = self.open;
        if let Some(outcome) = open.table.outcome() {
            return Need::Over(outcome);
        }
        let one = |seat| Need::Seats(Seats::one(seat));
        let owner = |ship| one(self.game.facts(ship).seat);
        match open.stack.top() {
            Frame::Over => Need::Over(self.result()),
            Frame::Planning => Need::Seats(self.planners()),
            Frame::Initiative(side) => one(self.game.captain(side)),
            Frame::Obstacles(done) => one(self.game.captain(self.obstacle_side(done))),
            Frame::Edge => one(self.game.captain(1 - open.initiative)),
            Frame::Forces => owner(self.waiting_ships().next().expect("a ship is to be placed")),
            Frame::Decloak => owner(self.cloaked().next().expect("a ship is to be asked")),
            Frame::Activation => owner(self.activatable().next().expect("a ship is to be activated")),
            Frame::Combat => owner(self.fighters().next().expect("a ship is to fight")),
            Frame::Activating(ship, Activating::Choose) => one(self.game.captain(1 - self.game.facts(ship).side)),
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
            Frame::Resolving(resolving) if self.asks_owner(&resolving) => owner(resolving.ship),
            Frame::Rolling(Rolling { ship, kind: Rolled::Tractor, .. }) | Frame::Tractoring(ship) => {
                one(self.game.captain(1 - self.game.facts(ship).side))
            }
            Frame::Rolling(rolling) => owner(rolling.ship),
            Frame::Sprung(place, _) => owner(open.devices[place as usize].expect("a mine").ship),
            Frame::Detonations => {
                let next = self.timed().next().expect("a bomb is to go off");
                owner(open.devices[next as usize].expect("a bomb").ship)
            }
            Frame::Blast { owner: dropper, .. } => owner(dropper),
            Frame::Altering(by, _) | Frame::Searching(_, by) | Frame::Launching(_, by) => owner(by),
            Frame::Picking(ship, drawn) if !self.draws_more(ship, drawn) => owner(open.attack.attacker),
            Frame::Window(frame) => one(self.game.window_seat(&frame).expect("a seat has its turn")),
            frame => match self.ask() {
                Some(ask) => Need::Chance(ask),
                None => unreachable!("{frame:?} waits for nothing"),
            },
        }
    }
}
