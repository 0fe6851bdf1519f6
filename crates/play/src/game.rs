//! The contract itself.

use crate::{Chance, Illegal, Input, Key, Need, Outcome, Pile, Seat, Sink, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The rules of a game together with its fixed facts (set-up, board, squads).
///
/// A value of this type never changes; what changes is a [`Position`](Game::Position), a small `Copy` value that every
/// method takes as an argument. Nothing here reads a clock, draws a random number or waits.
pub trait Game: Sized {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// Counted up when a rules change makes an old record play differently.
    const RULES: u32;

    /// Whether positions are written as they were when records of version 1 were, whose hashes are over their bytes.
    const WRITES_AS_FIRST: bool = false;

    /// All that is decided before the game: seats, options, board, squads.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What is wrong with a set-up, as sentences for people.
    type SetupError: std::error::Error;
    /// Everything that changes, the secrets included.
    type Position: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// What a seat can choose.
    type Choice: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What chance is asked, such as "deal 6 to seat 2". Open to all.
    type Ask: Copy + PartialEq + Debug + Serialize;
    /// What chance answers.
    type Draw: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What happens, the secrets included.
    type Happening: Clone + PartialEq + Debug + Serialize;
    /// What one viewer may know of what happens.
    type Heard: Clone + PartialEq + Debug + Serialize;
    /// What one viewer may know of a position. It has no field for anything else.
    type View: Clone + PartialEq + Debug + Serialize;

    /// Checks a set-up and prepares its facts.
    fn new(setup: Self::Setup) -> Result<Self, Self::SetupError>;
    /// The set-up it was made from.
    fn setup(&self) -> &Self::Setup;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The position before the first input.
    fn start(&self) -> Self::Position;

    /// What the game waits for.
    fn need(&self, position: &Self::Position) -> Need<Self::Ask>;

    /// Hands over each choice that `seat` has now; none if the game does not wait for `seat`.
    ///
    /// Exactly what [`check`](Game::check) accepts, unless the choice is [continuous](Game::continuous): then a handful
    /// of good candidates, all of them acceptable.
    fn legal(&self, position: &Self::Position, seat: Seat, each: impl FnMut(Self::Choice));

    /// Whether `seat` now chooses from a continuum (where a ship is set down), so that [`legal`](Game::legal) lists
    /// candidates, [`check`](Game::check) is the predicate and [`sample_choice`](Game::sample_choice) the sampler.
    fn continuous(&self, _position: &Self::Position, _seat: Seat) -> bool {
        false
    }

    /// An acceptable choice of `seat`, which must have one: any of them may come out.
    fn sample_choice(&self, position: &Self::Position, seat: Seat, chance: &mut impl Chance) -> Self::Choice {
        let mut count = 0;
        let mut picked = None;
        self.legal(position, seat, |choice| {
            count += 1;
            if chance.below(count) == 0 {
                picked = Some(choice);
            }
        });
        picked.expect("a seat that is waited for has a legal choice")
    }

    /// An answer to the chance that the game waits for, drawn from `chance`. Panics if it waits for something else.
    fn draw(&self, position: &Self::Position, chance: &mut impl Chance) -> Self::Draw;

    /// Hands over every answer chance could give now, each with the number of equally likely ways it comes about.
    fn draws(&self, position: &Self::Position, each: impl FnMut(Self::Draw, u64));

    /// What the answer to the chance that the game waits for is drawn from, where that does not follow from the record alone. It
    /// stands in the record, for those who check draws without the rules. Everybody may know it.
    fn drawn_from(&self, _position: &Self::Position) -> Vec<Pile> {
        Vec::new()
    }

    /// Whether an input would be accepted, and if not, by which rule. What it answers a seat depends on what that seat
    /// may know.
    fn check(&self, position: &Self::Position, input: &Input<Self::Choice, Self::Draw>) -> Result<(), Illegal>;

    /// Plays an input that [`check`](Game::check) accepts. For search, and for those who have checked.
    fn advance(
        &self,
        position: &mut Self::Position,
        input: &Input<Self::Choice, Self::Draw>,
        sink: &mut impl Sink<Self::Happening>,
    );

    /// Plays an input, or refuses it and changes nothing.
    fn apply(
        &self,
        position: &mut Self::Position,
        input: &Input<Self::Choice, Self::Draw>,
        sink: &mut impl Sink<Self::Happening>,
    ) -> Result<(), Illegal> {
        self.check(position, input)?;
        self.advance(position, input, sink);
        Ok(())
    }

    /// The key of a position, for the tables of a search. Positions with the same [canonical](crate::canonical) bytes have the
    /// same key. A game whose positions can be hashed field by field answers with [`Key::of`], which is faster.
    fn position_key(&self, position: &Self::Position) -> Key {
        Key::of_fields(position)
    }

    /// The key of a choice, in the same way.
    fn choice_key(&self, choice: &Self::Choice) -> Key {
        Key::of_fields(choice)
    }

    /// What a viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// What a viewer may know of a happening; `None` if not even that it happened.
    fn hear(&self, what: &Self::Happening, viewer: Viewer) -> Option<Self::Heard>;

    /// A full position that fits a view: what is hidden is filled in by `chance`.
    fn sample(&self, view: &Self::View, chance: &mut impl Chance) -> Self::Position;
}

/// The inputs of a game.
pub type InputOf<G> = Input<<G as Game>::Choice, <G as Game>::Draw>;

/// The choices of `seat`, listed.
pub fn legal<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    game.legal(position, seat, |choice| choices.push(choice));
    choices
}

/// The next input of a game that is not over: what chance draws, or what the first seat that is waited for chooses.
///
/// ```
/// # use play::{Game, Chance, Outcome, Need, next_input};
/// fn play_out<G: Game>(game: &G, chance: &mut impl Chance) -> G::Position {
///     let mut position = game.start();
///     while let Some(input) = next_input(game, &position, chance, |seat, chance| game.sample_choice(&position, seat, chance)) {
///         game.advance(&mut position, &input, &mut ());
///     }
///     position
/// }
/// ```
#[inline]
pub fn next_input<G: Game, C: Chance>(
    game: &G,
    position: &G::Position,
    chance: &mut C,
    choose: impl FnOnce(Seat, &mut C) -> G::Choice,
) -> Option<InputOf<G>> {
    match game.need(position) {
        Need::Over(_) => None,
        Need::Chance(_) => Some(Input::Draw(game.draw(position, chance))),
        Need::Seats(seats) => {
            let seat = seats.iter().next().expect("a game that waits for seats waits for somebody");
            Some(Input::Choice { seat, choice: choose(seat, chance) })
        }
    }
}

/// How the game ended, if it did.
pub fn outcome<G: Game>(game: &G, position: &G::Position) -> Option<Outcome> {
    match game.need(position) {
        Need::Over(outcome) => Some(outcome),
        Need::Chance(_) | Need::Seats(_) => None,
    }
}
