//! What a game tells a room in which people play it over a network, beside its rules.

use crate::{Game, Key, Seat, Seats};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game that can be played in a room: what its host decides, what players bring, and how the table goes on.
///
/// Everything here is decided by open facts, so that a room that acts on it tells nobody a secret.
pub trait RoomGame: Game {
    /// What whoever opens a room decides about the game, with what the players have brought so far.
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    /// What a player brings to a seat, such as a squad.
    type Brought: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What everybody sees of a seat, beside who sits there.
    type SeatFacts: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Something that a player may not want to be asked about.
    type Order: Copy + Ord + Debug + Serialize + DeserializeOwned;

    /// Whether a room can have these options.
    fn check_options(options: &Self::Options) -> Result<(), BadRoom>;
    /// Its seats.
    fn seats_of(options: &Self::Options) -> Vec<Self::SeatFacts>;
    /// The set-up of a game, once everything is there that it needs.
    fn setup_of(options: &Self::Options) -> Result<Self::Setup, BadRoom>;

    /// Somebody brings something to their seat.
    fn bring(_options: &mut Self::Options, _seat: Seat, _brought: Self::Brought) -> Result<(), BadRoom> {
        Err(BadRoom::new("nothing-to-bring"))
    }

    /// New options of the host keep what these seats have brought.
    fn keep_brought(_options: &mut Self::Options, _before: &Self::Options, _seats: Seats) {}

    /// Whether nobody sees what others bring before the game begins.
    fn is_sealed(_options: &Self::Options) -> bool {
        false
    }

    /// Leaves of what these seats have brought only that they have brought something.
    fn seal(_options: &mut Self::Options, _seats: Seats) {}

    /// Nothing is there any more of what a seat has brought.
    fn take_away(_options: &mut Self::Options, _seat: Seat) {}

    /// The open reaction window, in which a person who says nothing has passed; `None` if the person who is asked has to
    /// answer.
    fn reaction(&self, _position: &Self::Position) -> Option<Reaction<Self::Order, Self::Choice>> {
        None
    }

    /// Whether a choice begins a move: reaction windows before it and after it are not the same.
    fn begins_move(_choice: &Self::Choice) -> bool {
        false
    }

    /// Who offers a draw (TB-02), as anybody sees it.
    fn draw_offers(view: &Self::View) -> Seats;

    /// Whether a choice does nothing, so that it does not stand in the way of taking back the one before it.
    fn is_pass(choice: &Self::Choice) -> bool;

    /// Whether something became known that was a secret: nothing before it is taken back.
    fn reveals(_what: &Self::Happening) -> bool {
        false
    }

    /// What a choice is to a seat's secret plan.
    fn planning(_choice: &Self::Choice) -> Planning {
        Planning::No
    }

    /// The plan of a seat, as its own view has it: the same choices in the same order, whatever was changed in which order.
    fn plan(&self, _view: &Self::View, _seat: Seat) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// The seats that may know the plans of a seat before they are revealed, itself among them.
    fn confidants(&self, seat: Seat) -> Seats {
        Seats::one(seat)
    }
}

/// A reaction window.
#[derive(Clone, PartialEq, Debug)]
pub struct Reaction<O, C> {
    /// Windows of one move with the same group share one pause.
    pub group: Key,
    /// What could be played in it.
    pub about: Vec<O>,
    /// The choice of whoever says nothing.
    pub pass: C,
}

/// What a choice is to a seat's secret plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Planning {
    /// It has nothing to do with it.
    No,
    /// A part of it, which the room keeps from everybody else until the seat commits itself.
    Part,
    /// The seat commits itself to its plan.
    Commit,
}

/// Why a room cannot be as somebody wants it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRoom {
    /// Which sentence explains it.
    pub reason: &'static str,
    /// What is wrong in detail, a sentence each.
    pub details: Vec<String>,
}

impl BadRoom {
    /// A reason that needs no details.
    pub fn new(reason: &'static str) -> BadRoom {
        BadRoom { reason, details: Vec::new() }
    }
}
