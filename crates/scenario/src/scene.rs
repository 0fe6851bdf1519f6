//! How a game speaks in scenario files.

use crate::{Grammar, Kind, Line};
use play::{Event, Game, InputOf};
use std::collections::BTreeMap;

/// The positions of the game of these scenes.
pub type PositionOf<S> = <<S as Scenes>::Game as Game>::Position;

/// A game of these scenes, and a position of it.
pub type Placed<S> = (<S as Scenes>::Game, PositionOf<S>);

/// What happened in the game of these scenes.
pub type EventOf<S> = Event<<<S as Scenes>::Game as Game>::Happening>;

/// The texts of files beside a scene, by the names that it calls them by, or why they cannot be read.
pub type Beside = BTreeMap<String, Result<String, String>>;

/// The scenes of a game: its positions, inputs and events, each written down in a line of text. A type without values stands for
/// them, so that the language of a game can live apart from its rules.
pub trait Scenes {
    /// The game.
    type Game: Game;

    /// Every line that the scenes know.
    const GRAMMAR: Grammar;

    /// What a word in capitals of the grammar stands for. Without a game: as far as it is known before one is set up.
    /// `SEAT` and `N` (a whole number) are the same in all games and are not asked for.
    fn kind<'a>(game: Option<&'a Self::Game>, kind: &str) -> Kind<'a>;

    /// Sets up a game and a position from the facts of a `given` block, whose order does not matter. Each line is known
    /// to be in the grammar, as far as [`kind`](Scenes::kind) can tell without a game. Files that lines name are `beside`.
    fn place(facts: &[Line], beside: &Beside) -> Result<Placed<Self>, BadScene>;

    /// Everything that holds in a position, one fact a line, in the words of `given`.
    fn facts(game: &Self::Game, position: &PositionOf<Self>) -> Vec<String>;

    /// Everything that a viewer knows, one fact a line.
    fn view_facts(game: &Self::Game, view: &<Self::Game as Game>::View) -> Vec<String>;

    /// Reads a choice, as after `do 0`.
    fn read_choice(game: &Self::Game, text: &str) -> Result<<Self::Game as Game>::Choice, String>;
    /// Writes a choice.
    fn write_choice(game: &Self::Game, choice: &<Self::Game as Game>::Choice) -> String;

    /// Reads an answer of chance, as after `chance`.
    fn read_draw(game: &Self::Game, text: &str) -> Result<<Self::Game as Game>::Draw, String>;
    /// Writes an answer of chance, as in `chances`.
    fn write_draw(game: &Self::Game, draw: &<Self::Game as Game>::Draw) -> String;
    /// Writes a question to chance, as after `needs chance`.
    fn write_ask(game: &Self::Game, ask: &<Self::Game as Game>::Ask) -> String;

    /// Writes an event, as after `event`.
    fn write_happening(game: &Self::Game, what: &<Self::Game as Game>::Happening) -> String;
    /// Writes what a viewer hears of an event, as after `hears 0`.
    fn write_heard(game: &Self::Game, what: &<Self::Game as Game>::Heard) -> String;

    /// Plays an input that was checked, and nothing that follows from it by itself. A game that has no such steps
    /// between two questions plays all of it.
    fn begin(
        game: &Self::Game,
        position: &mut PositionOf<Self>,
        input: &InputOf<Self::Game>,
        events: &mut Vec<EventOf<Self>>,
    ) {
        game.advance(position, input, events);
    }

    /// Takes what goes on by itself a step further; `false` if the game waits for somebody.
    fn go_on(_game: &Self::Game, _position: &mut PositionOf<Self>, _events: &mut Vec<EventOf<Self>>) -> bool {
        false
    }
}

/// Why a `given` block is no position: where, what, and the rule against it if there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadScene {
    /// The line in the file.
    pub line: u32,
    /// The column, where a single word is at fault.
    pub column: Option<u32>,
    /// What is wrong; it names the rule in parentheses where one forbids it.
    pub reason: String,
}

impl BadScene {
    /// A word of a line is wrong.
    pub fn at(line: &Line, word: usize, reason: impl Into<String>) -> BadScene {
        BadScene { line: line.number, column: Some(line.column(word)), reason: reason.into() }
    }

    /// The lines are wrong together; the first of them stands for all.
    pub fn whole(lines: &[Line], reason: impl Into<String>) -> BadScene {
        BadScene { line: lines.first().map_or(0, |line| line.number), column: None, reason: reason.into() }
    }
}

impl std::fmt::Display for BadScene {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for BadScene {}
