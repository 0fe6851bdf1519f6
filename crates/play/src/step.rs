//! What an entry of a record did, and how that stands in a line.

use crate::{Input, Seat, TableInput};
use serde::{Deserialize, Serialize};

/// What an entry did.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step<C, D> {
    /// An input was played.
    Input(Input<C, D>),
    /// The game went back to where it was after entry number `0`; the entries since stay in the record.
    TakeBack(u32),
}

/// A step as fields of a line. Exactly one of them says what was done; a choice names its seat too.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StepFields<C, D> {
    /// Who chooses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What a seat chooses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<C>,
    /// What chance answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<D>,
    /// What is said at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInput>,
    /// The entry that the game goes back to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<u32>,
}

impl<C, D> StepFields<C, D> {
    /// The step that the fields say, or what is wrong with them.
    pub fn step(self) -> Result<Step<C, D>, &'static str> {
        match (self.seat, self.choice, self.draw, self.table, self.take_back) {
            (Some(seat), Some(choice), None, None, None) => Ok(Step::Input(Input::Choice { seat, choice })),
            (None, None, Some(draw), None, None) => Ok(Step::Input(Input::Draw(draw))),
            (None, None, None, Some(said), None) => Ok(Step::Input(Input::Table(said))),
            (None, None, None, None, Some(to)) => Ok(Step::TakeBack(to)),
            (None, Some(_), None, None, None) => Err("a `choice` needs the `seat` that chooses"),
            (Some(_), None, None, None, None) => Err("a `seat` needs the `choice` that it makes"),
            _ => Err("exactly one of `choice` (with `seat`), `draw`, `table` and `take_back` is wanted"),
        }
    }
}

impl<C, D> From<Step<C, D>> for StepFields<C, D> {
    fn from(step: Step<C, D>) -> StepFields<C, D> {
        let none = StepFields { seat: None, choice: None, draw: None, table: None, take_back: None };
        match step {
            Step::Input(Input::Choice { seat, choice }) => {
                StepFields { seat: Some(seat), choice: Some(choice), ..none }
            }
            Step::Input(Input::Draw(draw)) => StepFields { draw: Some(draw), ..none },
            Step::Input(Input::Table(said)) => StepFields { table: Some(said), ..none },
            Step::TakeBack(to) => StepFields { take_back: Some(to), ..none },
        }
    }
}
