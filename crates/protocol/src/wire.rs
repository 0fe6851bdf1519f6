//! Inputs as they stand in a line: one of `choice` with `seat`, `draw`, `table`.

use play::{Input, Seat, Step, TableInput};
use serde::{Deserialize, Serialize};

/// What was done, as fields of a line. Exactly one of them says it; a choice names its seat too.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Done<C, D> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<C>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<D>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInput>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<u32>,
}

impl<C, D> Done<C, D> {
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

impl<C, D> From<Step<C, D>> for Done<C, D> {
    fn from(step: Step<C, D>) -> Done<C, D> {
        let none = Done { seat: None, choice: None, draw: None, table: None, take_back: None };
        match step {
            Step::Input(Input::Choice { seat, choice }) => Done { seat: Some(seat), choice: Some(choice), ..none },
            Step::Input(Input::Draw(draw)) => Done { draw: Some(draw), ..none },
            Step::Input(Input::Table(said)) => Done { table: Some(said), ..none },
            Step::TakeBack(to) => Done { take_back: Some(to), ..none },
        }
    }
}

/// What a JSON error says, with its place in the line given as a column alone.
pub(crate) fn sentence(error: &serde_json::Error) -> String {
    let full = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    match full.strip_suffix(&place) {
        Some(reason) if error.column() > 0 => format!("{reason} (column {})", error.column()),
        Some(reason) => reason.to_owned(),
        None => full,
    }
}
