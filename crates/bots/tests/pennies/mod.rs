//! Two seats show heads or tails at the same time. Two heads win for seat 0; two tails do so half of the time; otherwise seat 1
//! wins. Best for seat 0 is to show heads once in three times, and for seat 1 too: then seat 0 wins one game in three, whatever
//! the other does.

use play::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug)]
pub struct Pennies;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    Heads,
    Tails,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub shown: [Option<Side>; 2],
    pub luck: Option<bool>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    seat: Option<Seat>,
    own: Option<Side>,
    chosen: [bool; 2],
}

impl Game for Pennies {
    const NAME: &'static str = "pennies";
    const RULES: u32 = 1;
    type Setup = ();
    type SetupError = std::convert::Infallible;
    type Position = Position;
    type Choice = Side;
    type Ask = ();
    type Draw = bool;
    type Happening = ();
    type Heard = ();
    type View = View;

    fn new((): ()) -> Result<Pennies, Self::SetupError> {
        Ok(Pennies)
    }
    fn setup(&self) -> &() {
        &()
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> Position {
        Position { shown: [None; 2], luck: None }
    }
    fn need(&self, position: &Position) -> Need<()> {
        let won = |seat| Need::Over(Outcome { winners: Seats::one(Seat(seat)), how: Ending::Played });
        match (position.shown, position.luck) {
            ([Some(Side::Heads), Some(Side::Heads)], _) | ([Some(Side::Tails), Some(Side::Tails)], Some(true)) => {
                won(0)
            }
            ([Some(Side::Tails), Some(Side::Tails)], None) => Need::Chance(()),
            ([Some(_), Some(_)], _) => won(1),
            (shown, _) => Need::Seats((0..2).map(Seat).filter(|seat| shown[seat.index()].is_none()).collect()),
        }
    }
    fn legal(&self, position: &Position, seat: Seat, each: impl FnMut(Side)) {
        if position.shown[seat.index()].is_none() {
            [Side::Heads, Side::Tails].into_iter().for_each(each);
        }
    }
    fn draw(&self, _: &Position, chance: &mut impl Chance) -> bool {
        chance.below(2) == 1
    }
    fn draws(&self, _: &Position, mut each: impl FnMut(bool, u64)) {
        each(false, 1);
        each(true, 1);
    }
    fn check(&self, position: &Position, input: &InputOf<Pennies>) -> Result<(), Illegal> {
        let fits = match (input, self.need(position)) {
            (Input::Choice { seat, .. }, Need::Seats(seats)) => seats.has(*seat),
            (Input::Draw(_), Need::Chance(())) => true,
            _ => false,
        };
        fits.then_some(()).ok_or(Illegal::new("PE-1", "not-now"))
    }
    fn advance(&self, position: &mut Position, input: &InputOf<Pennies>, _: &mut impl Sink<()>) {
        match input {
            Input::Choice { seat, choice } => position.shown[seat.index()] = Some(*choice),
            Input::Draw(luck) => position.luck = Some(*luck),
            Input::Table(_) => {}
        }
    }
    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let own = seat.and_then(|seat| position.shown[seat.index()]);
        View { seat, own, chosen: position.shown.map(|side| side.is_some()) }
    }
    fn hear(&self, (): &(), _: Viewer) -> Option<()> {
        Some(())
    }
    fn sample(&self, view: &View, chance: &mut impl Chance) -> Position {
        let shown = [0, 1].map(|seat| match (view.seat == Some(Seat(seat)), view.chosen[usize::from(seat)]) {
            (_, false) => None,
            (true, true) => view.own,
            (false, true) => Some([Side::Heads, Side::Tails][chance.below(2) as usize]),
        });
        Position { shown, luck: None }
    }
}
