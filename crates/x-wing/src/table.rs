//! Reading the table: everything that can be asked of a position without changing it.

use crate::position::Open;
use crate::setup::XWing;

/// The table as it is: the game and the open part of a position. All questions about numbers, distances, permissions and
/// conditions are asked of it; it changes nothing and knows no secret.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    pub(crate) game: &'a XWing,
    pub(crate) open: &'a Open,
}

impl XWing {
    /// The table with this position on it, to ask questions of.
    #[inline]
    pub fn table<'a>(&'a self, open: &'a Open) -> Table<'a> {
        Table { game: self, open }
    }
}
