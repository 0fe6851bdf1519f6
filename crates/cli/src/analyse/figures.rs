//! What a look at a game finds, as it is told.

use super::told;
use super::walk::{Decision, Walk};
use crate::replay::{Begins, Shown};
use bots::Estimate;
use games::Listed;
use play::{Event, Input, Seat};
use serde::Serialize;
use serde_json::json;
use text::Texts;

/// All of it. Chances are from 0 to 1.
#[derive(Serialize)]
pub struct Analysis {
    /// The name of the game.
    pub game: &'static str,
    /// The command line that gives the same numbers.
    pub command: String,
    /// What each player's game was made of.
    pub players: Vec<Player>,
    /// Everybody's chances at the start and after each input.
    pub course: Vec<Moment>,
    /// Where rounds begin, by their place in the course.
    pub rounds: Vec<usize>,
    /// Choices for which there was a better one, the most expensive first.
    pub decisions: Vec<Costly>,
}

/// A player's game.
#[derive(Serialize)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// What the player is called.
    pub name: String,
    /// The chance to win at the start, and at the end.
    pub start: f64,
    /// After the last input.
    pub end: f64,
    /// What dice and draws gave, against what was to be expected of them.
    pub luck: f64,
    /// How far that may be off: two standard errors.
    pub luck_error: f64,
    /// What everybody's choices gave, against what is usually chosen.
    pub playing: f64,
    /// What words of the table gave: somebody conceded, or time was up.
    pub table: f64,
    /// What the player's own choices cost, against the best ones.
    pub cost: f64,
}

/// A moment of the game.
#[derive(Serialize)]
pub struct Moment {
    /// The number of the input in the record; 0 is the start.
    pub input: u32,
    /// By seat.
    pub chances: Vec<f64>,
}

/// A choice that cost something.
#[derive(Serialize)]
pub struct Costly {
    /// The number of the input in the record.
    pub input: u32,
    /// Its place in the course.
    #[serde(skip)]
    pub place: usize,
    /// Who chose.
    pub seat: Seat,
    /// What that player is called.
    pub player: String,
    /// The round in which it was, from 1.
    pub round: usize,
    /// What was chosen, and with which chance to win.
    pub chosen: String,
    /// By what the player could know.
    pub chance: f64,
    /// What would have been better.
    pub better: String,
    /// And how good.
    pub better_chance: f64,
    /// The difference.
    pub cost: f64,
}

impl Analysis {
    pub fn new<G: Listed + Shown>(
        walk: &Walk<'_, G>,
        values: Vec<Estimate>,
        decisions: &[Decision<G::Choice>],
        texts: &Texts,
        command: String,
    ) -> Analysis {
        let rounds = rounds(walk);
        let mut costly: Vec<_> = decisions.iter().map(|decision| costly(walk, decision, &rounds, texts)).collect();
        costly.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        let seats = (0..walk.game.seats()).map(Seat);
        let players = seats.map(|seat| player(walk, &values, &costly, seat, texts)).collect();
        let inputs = std::iter::once(0).chain(walk.inputs.iter().map(|(number, _)| *number));
        let moment = |(input, value): (u32, Estimate)| Moment {
            input,
            chances: value.of[..usize::from(walk.game.seats())].iter().map(|chance| f64::from(*chance)).collect(),
        };
        let course = inputs.zip(values).map(moment).collect();
        Analysis { game: G::NAME, command, players, course, rounds, decisions: costly }
    }
}

/// Where rounds begin.
fn rounds<G: Listed + Shown>(walk: &Walk<'_, G>) -> Vec<usize> {
    let mut rounds = Vec::new();
    for (place, (_, input)) in walk.inputs.iter().enumerate() {
        let mut position = walk.positions[place];
        let mut events: Vec<Event<G::Happening>> = Vec::new();
        walk.game.advance(&mut position, input, &mut events);
        if events.iter().any(|event| G::begins(&json!(event)) == Begins::Round) {
            rounds.push(place + 1);
        }
    }
    rounds
}

fn costly<G: Listed + Shown>(
    walk: &Walk<'_, G>,
    decision: &Decision<G::Choice>,
    rounds: &[usize],
    texts: &Texts,
) -> Costly {
    let Decision { place, seat, chosen, better, chances } = *decision;
    let told = |choice| told::choice(walk.game, &walk.positions[place], seat, choice, texts);
    let [chance, better_chance] = chances.map(f64::from);
    Costly {
        input: walk.inputs[place].0,
        place: place + 1,
        seat,
        player: texts.player(seat),
        round: rounds.iter().filter(|begins| **begins <= place).count(),
        chosen: told(chosen),
        chance,
        better: told(better),
        better_chance,
        cost: better_chance - chance,
    }
}

fn player<G: Listed>(walk: &Walk<'_, G>, values: &[Estimate], costly: &[Costly], seat: Seat, texts: &Texts) -> Player {
    let chance = |place: usize| f64::from(values[place].of[seat.index()]);
    let (mut luck, mut playing, mut table, mut variance) = (0.0, 0.0, 0.0, 0.0);
    for (place, (_, input)) in walk.inputs.iter().enumerate() {
        let gained = chance(place + 1) - chance(place);
        match input {
            Input::Draw(_) => {
                luck += gained;
                variance += [place, place + 1].iter().map(|at| f64::from(values[*at].error).powi(2)).sum::<f64>();
            }
            Input::Choice { .. } => playing += gained,
            Input::Table(_) => table += gained,
        }
    }
    Player {
        seat,
        name: texts.player(seat),
        start: chance(0),
        end: chance(values.len() - 1),
        luck,
        luck_error: 2.0 * variance.sqrt(),
        playing,
        table,
        cost: costly.iter().filter(|costly| costly.seat == seat).map(|costly| costly.cost).sum(),
    }
}
