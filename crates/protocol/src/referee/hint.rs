//! What somebody who plays well would choose, and how likely a seat is to win then.

use super::Hints;
use super::answer::good;
use super::request::{Hint, Request};
use super::table::Table;
use crate::Refusal;
use play::{Budget, Game, Need, Question, Seat};
use serde::Serialize;

/// Who is asked: a question, how many choices, and a seed.
pub(super) type Advisor<G> = fn(&Question<'_, G>, usize, u64) -> Hints<G>;

/// The most choices, and the most rounds of search: about a minute's worth.
const MOST: u32 = 100;
const MOST_ITERATIONS: u32 = 100_000;

#[derive(Serialize)]
struct Hinted<C> {
    seat: Seat,
    hints: Vec<Hinting<C>>,
}

#[derive(Serialize)]
struct Hinting<C> {
    choice: C,
    /// In thousandths, as a number from 0 to 1.
    chance: f64,
}

impl<G: Game> Table<G> {
    pub(super) fn hint(&self, request: &Request) -> Result<String, Refusal> {
        let Hint { seat, most, iterations, seed } = request.fields()?;
        let most = within("most", most.unwrap_or(3), MOST)?;
        let iterations = within("iterations", iterations.unwrap_or(1000), MOST_ITERATIONS)?;
        let need = self.session.need();
        let waited_for = match need {
            Need::Seats(seats) => seats.iter().collect(),
            Need::Chance(_) | Need::Over(_) => Vec::new(),
        };
        let asked = seat.map(|seat| self.seat(seat)).transpose()?;
        let seat =
            waited_for.iter().find(|seat| asked.is_none_or(|asked| asked == **seat)).copied().ok_or_else(|| {
                let whom = asked.map_or("any seat".to_owned(), |seat| format!("seat {seat}"));
                Refusal::new(
                    "nothing-to-choose",
                    format!("the game does not wait for {whom}; `need` says for whom it waits"),
                )
            })?;
        let question = Question::new(self.session.game(), self.session.position(), seat);
        let question = question.within(Some(Budget::Iterations(iterations)));
        let found = (self.advisor)(&question, most as usize, seed.unwrap_or(0));
        let hinting = |(choice, chance): (G::Choice, f32)| Hinting {
            choice,
            chance: (f64::from(chance.clamp(0.0, 1.0)) * 1000.0).round() / 1000.0,
        };
        let hinted = Hinted { seat, hints: found.into_iter().map(hinting).collect() };
        Ok(good(request, hinted, need))
    }
}

fn within(field: &str, number: u32, most: u32) -> Result<u32, Refusal> {
    match (1..=most).contains(&number) {
        true => Ok(number),
        false => {
            Err(Refusal::new("bad-request", format!("`{field}` should be a number from 1 to {most}, not {number}")))
        }
    }
}
