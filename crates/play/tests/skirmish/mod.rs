//! A game of about a hundred lines that needs all of the contract: secret simultaneous plans, dice, a hidden deck, and a
//! choice from a continuum. Two gunners pick a spot on a line in secret; both are revealed; each throws two dice and hits
//! if they show more than the distance; who hits draws a hidden card worth 1 to 3. When all six cards are drawn, more points win.

use play::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug)]
pub struct Skirmish;

/// Micrometres on a line of a metre: a whole number, so that equal means equal.
pub type Spot = u32;
const LINE: Spot = 1_000_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub at: [Spot; 2],
    pub plans: [Option<Spot>; 2],
    pub thrown: [Option<u8>; 2],
    pub points: [u8; 2],
    pub deck: [u8; 3],
    pub to_draw: [bool; 2],
    pub table: Table,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    Throw(Seat),
    Card(Seat),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Happening {
    Planned(Seat, Spot),
    Revealed([Spot; 2]),
    Threw(Seat, u8),
    Drew(Seat, u8),
    Said(TableInput),
}

/// Others hear that a plan was laid or a card drawn, and not which.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Heard {
    All(Happening),
    Planned(Seat),
    Drew(Seat),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub viewer: Option<Seat>,
    pub at: [Spot; 2],
    pub planned: [bool; 2],
    pub my_plan: Option<Spot>,
    pub thrown: [Option<u8>; 2],
    pub my_points: Option<u8>,
    pub drawn: [u8; 2],
    pub to_draw: [bool; 2],
    pub table: Table,
    pub over: Option<Outcome>,
}

/// Points are a secret of their owner, written as cards drawn in the low bits and worth in the high ones.
fn drawn(points: u8) -> u8 {
    points & 7
}
fn worth(points: u8) -> u8 {
    points >> 3
}

impl Game for Skirmish {
    const NAME: &'static str = "skirmish";
    const RULES: u32 = 1;
    type Setup = ();
    type SetupError = std::convert::Infallible;
    type Position = Position;
    type Choice = Spot;
    type Ask = Ask;
    type Draw = u8;
    type Happening = Happening;
    type Heard = Heard;
    type View = View;

    fn new((): ()) -> Result<Skirmish, Self::SetupError> {
        Ok(Skirmish)
    }
    fn setup(&self) -> &() {
        &()
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> Position {
        Position {
            at: [0, LINE],
            plans: [None; 2],
            thrown: [None; 2],
            points: [0; 2],
            deck: [2; 3],
            to_draw: [false; 2],
            table: Table::default(),
        }
    }
    fn need(&self, p: &Position) -> Need<Ask> {
        if let Some(outcome) = p.table.outcome() {
            return Need::Over(outcome);
        }
        if let Some(seat) = (0..2).find(|seat| p.to_draw[*seat as usize]) {
            return Need::Chance(Ask::Card(Seat(seat)));
        }
        if p.plans.iter().all(Option::is_some) {
            let seat = u8::from(p.thrown[0].is_some());
            return Need::Chance(Ask::Throw(Seat(seat)));
        }
        if drawn(p.points[0]) + drawn(p.points[1]) == 6 {
            let winners =
                (0..2).map(Seat).filter(|seat| worth(p.points[seat.index()]) >= worth(p.points[1 - seat.index()]));
            return Need::Over(Outcome { winners: winners.collect(), how: Ending::Played });
        }
        Need::Seats((0..2).map(Seat).filter(|seat| p.plans[seat.index()].is_none()).collect())
    }
    /// A handful of candidates: stay, and five points of the reach.
    fn legal(&self, p: &Position, seat: Seat, mut each: impl FnMut(Spot)) {
        if matches!(self.need(p), Need::Seats(seats) if seats.has(seat)) {
            let (low, high) = reach(p, seat);
            (0..=5).for_each(|part| each(low + (high - low) / 5 * part));
        }
    }
    fn continuous(&self, p: &Position, seat: Seat) -> bool {
        matches!(self.need(p), Need::Seats(seats) if seats.has(seat))
    }
    fn sample_choice(&self, p: &Position, seat: Seat, chance: &mut impl Chance) -> Spot {
        let (low, high) = reach(p, seat);
        low + chance.below(high - low + 1)
    }
    fn draw(&self, p: &Position, chance: &mut impl Chance) -> u8 {
        let mut ways = Vec::new();
        self.draws(p, |draw, count| ways.extend((0..count).map(|_| draw)));
        ways[chance.below(ways.len() as u32) as usize]
    }
    fn draws(&self, p: &Position, mut each: impl FnMut(u8, u64)) {
        match self.need(p) {
            // Two dice as a sum: how many of the 36 throws give it.
            Need::Chance(Ask::Throw(_)) => (2..=12).for_each(|sum: u8| each(sum, 6 - u64::from(sum.abs_diff(7)))),
            Need::Chance(Ask::Card(_)) => (0..3).for_each(|kind: u8| {
                if p.deck[kind as usize] > 0 {
                    each(kind + 1, u64::from(p.deck[kind as usize]));
                }
            }),
            Need::Seats(_) | Need::Over(_) => {}
        }
    }
    fn check(&self, p: &Position, input: &Input<Spot, u8>) -> Result<(), Illegal> {
        match (input, self.need(p)) {
            (_, Need::Over(_)) => Err(Illegal::new("TB-06", "over")),
            (Input::Table(TableInput::Withdraw(seat)), Need::Seats(seats)) if seat.0 < 2 && !seats.has(*seat) => Ok(()),
            (Input::Table(input), _) => p.table.check(*input, Seats::first(2)),
            (Input::Choice { seat, choice }, Need::Seats(seats)) if seats.has(*seat) => {
                let (low, high) = reach(p, *seat);
                let fits = (low..=high).contains(choice);
                fits.then_some(()).ok_or(Illegal::new("SK-1", "too-far"))
            }
            (Input::Choice { .. }, _) => Err(Illegal::new("SK-2", "not-your-turn")),
            (Input::Draw(draw), Need::Chance(_)) => {
                let mut fits = false;
                self.draws(p, |possible, _| fits |= possible == *draw);
                fits.then_some(()).ok_or(Illegal::new("SK-3", "no-such-draw"))
            }
            (Input::Draw(_), _) => Err(Illegal::new("SK-3", "no-chance-now")),
        }
    }
    fn advance(&self, p: &mut Position, input: &Input<Spot, u8>, sink: &mut impl Sink<Happening>) {
        match (*input, self.need(p)) {
            (Input::Choice { seat, choice }, _) => {
                p.plans[seat.index()] = Some(choice);
                sink.happened(Happening::Planned(seat, choice), why!["SK-1"]);
                if let [Some(left), Some(right)] = p.plans {
                    p.at = [left, right];
                    sink.happened(Happening::Revealed(p.at), why!["SK-2"]);
                }
            }
            (Input::Draw(sum), Need::Chance(Ask::Throw(seat))) => {
                p.thrown[seat.index()] = Some(sum);
                sink.happened(Happening::Threw(seat, sum), why!["SK-3"]);
                if let [Some(left), Some(right)] = p.thrown {
                    let distance = p.at[0].abs_diff(p.at[1]) / 100_000;
                    let left_cards = 6 - drawn(p.points[0]) - drawn(p.points[1]);
                    p.to_draw = [u32::from(left) > distance, u32::from(right) > distance && left_cards > 1];
                    p.plans = [None; 2];
                    p.thrown = [None; 2];
                }
            }
            (Input::Draw(card), _) => {
                let seat = u8::from(!p.to_draw[0]);
                p.to_draw[seat as usize] = false;
                p.deck[card as usize - 1] -= 1;
                p.points[seat as usize] += 1 + (card << 3);
                sink.happened(Happening::Drew(Seat(seat), card), why!["SK-4"]);
            }
            (Input::Table(input), _) => {
                match input {
                    TableInput::Concede(seat) => p.table.concede(Seats::one(Seat(1 - seat.0))),
                    TableInput::OfferDraw(seat) => _ = p.table.offer(seat, Seats::first(2)),
                    TableInput::DeclineDraw(_) => p.table.decline(),
                    TableInput::TimeUp => p.table.time_up(Seats::NONE),
                    TableInput::Withdraw(seat) => p.plans[seat.index()] = None,
                }
                sink.happened(Happening::Said(input), why!["TB-01"]);
            }
        }
    }
    fn view(&self, p: &Position, viewer: Viewer) -> View {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View {
            viewer: me,
            at: p.at,
            planned: p.plans.map(|plan| plan.is_some()),
            my_plan: me.and_then(|seat| p.plans[seat.index()]),
            thrown: p.thrown,
            my_points: me.map(|seat| p.points[seat.index()]),
            drawn: p.points.map(drawn),
            to_draw: p.to_draw,
            table: p.table,
            over: match self.need(p) {
                Need::Over(outcome) => Some(outcome),
                Need::Chance(_) | Need::Seats(_) => None,
            },
        }
    }
    fn hear(&self, what: &Happening, viewer: Viewer) -> Option<Heard> {
        Some(match what {
            Happening::Planned(seat, _) if !viewer.is(*seat) => Heard::Planned(*seat),
            Happening::Drew(seat, _) if !viewer.is(*seat) => Heard::Drew(*seat),
            open => Heard::All(open.clone()),
        })
    }
    fn sample(&self, view: &View, chance: &mut impl Chance) -> Position {
        let mut p =
            Position { at: view.at, thrown: view.thrown, to_draw: view.to_draw, table: view.table, ..self.start() };
        loop {
            p.deck = [2; 3];
            for seat in 0..2 {
                let mine = view.viewer == Some(Seat(seat as u8));
                p.plans[seat] = match (mine, view.planned[seat]) {
                    (true, _) => view.my_plan,
                    (false, true) => Some(view.at[seat]),
                    (false, false) => None,
                };
                p.points[seat] = 0;
                for _ in 0..view.drawn[seat] {
                    let kind = loop {
                        let kind = chance.below(3);
                        if p.deck[kind as usize] > 0 {
                            break kind as u8;
                        }
                    };
                    p.deck[kind as usize] -= 1;
                    p.points[seat] += 1 + ((kind + 1) << 3);
                }
            }
            let fits = self.view(&p, view.viewer.map_or(Viewer::Spectator, Viewer::Seat)) == *view;
            if fits {
                return p;
            }
        }
    }
}

fn reach(p: &Position, seat: Seat) -> (Spot, Spot) {
    let at = p.at[seat.index()];
    (at.saturating_sub(300_000), (at + 300_000).min(LINE))
}

impl laws::Lawful for Skirmish {
    fn every_choice(&self) -> Vec<Spot> {
        (0..=24).map(|part| part * 50_000).collect()
    }
    fn draw_is_secret(&self, ask: &Ask, viewer: Viewer) -> bool {
        matches!(ask, Ask::Card(seat) if !viewer.is(*seat))
    }
    fn choice_is_secret(&self, _: &Position, _: Seat) -> bool {
        true
    }
    /// The second plan shows both; the last card decides, and so shows who has more.
    fn reveals(&self, p: &Position) -> bool {
        p.plans.iter().flatten().count() == 1 || drawn(p.points[0]) + drawn(p.points[1]) == 5
    }
}
