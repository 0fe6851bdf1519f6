//! The dial of a ship as a table: a row for each speed, a column for each bearing.

use geometry::{Bearing, Side};
use x_wing::Difficulty;
use x_wing::cards::ShipType;

/// The bearings of each column, from left to right.
pub const COLUMNS: [&[Bearing]; 10] = [
    &[Bearing::Tallon(Side::Left)],
    &[Bearing::Segnor(Side::Left)],
    &[Bearing::Turn(Side::Left)],
    &[Bearing::Bank(Side::Left), Bearing::ReverseBank(Side::Left)],
    &[Bearing::Straight, Bearing::ReverseStraight, Bearing::Stationary],
    &[Bearing::Bank(Side::Right), Bearing::ReverseBank(Side::Right)],
    &[Bearing::Turn(Side::Right)],
    &[Bearing::Segnor(Side::Right)],
    &[Bearing::Tallon(Side::Right)],
    &[Bearing::Koiogran],
];

/// The manoeuvres of one speed.
#[derive(Clone, Debug)]
pub struct Row {
    /// The speed.
    pub speed: u8,
    /// Whether these go backwards.
    pub reverse: bool,
    /// What stands in each of the [`COLUMNS`].
    pub cells: [Option<(Bearing, Difficulty)>; COLUMNS.len()],
}

/// The dial of a type of ship, fastest first; what goes backwards is below.
pub fn rows(ship: &ShipType) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (speed, bearings) in ship.dial {
        for (bearing, colour) in *bearings {
            let reverse = matches!(bearing, Bearing::ReverseStraight | Bearing::ReverseBank(_));
            let index =
                rows.iter().position(|row| (row.speed, row.reverse) == (*speed, reverse)).unwrap_or_else(|| {
                    rows.push(Row { speed: *speed, reverse, cells: Default::default() });
                    rows.len() - 1
                });
            let column = COLUMNS.iter().position(|column| column.contains(bearing)).expect("a column for each bearing");
            rows[index].cells[column] = Some((*bearing, *colour));
        }
    }
    play::sort_few(&mut rows, |one, other| (one.reverse, other.speed).cmp(&(other.reverse, one.speed)));
    rows
}
