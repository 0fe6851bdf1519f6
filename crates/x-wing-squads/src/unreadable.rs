//! Why a text is no squad at all.

/// The longest text that is read as one squad.
pub(crate) const MOST_BYTES: usize = 1 << 20;

/// The most ships that are read; eight of the cheapest cost more than 90 points.
pub(crate) const MOST_SHIPS: usize = 64;

/// Why a text is no squad: what is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnreadableSquad {
    /// A text without any ship.
    #[error("an empty squad; write pilots and upgrades as in `poedameron+bb8, bluesquadronnovice`")]
    Empty,
    /// A ship without a pilot.
    #[error("ship {0} has no pilot; write pilots and upgrades as in `poedameron+bb8, bluesquadronnovice`")]
    NoPilot(usize),
    /// Far too long.
    #[error("{0} bytes; a squad is read up to {MOST_BYTES}")]
    Long(usize),
    /// Far too many ships.
    #[error("{0} ships; a squad is read up to {MOST_SHIPS}")]
    Ships(usize),
    /// A text that is no JSON.
    #[error("this is no JSON: {0}")]
    Json(String),
    /// Something of a squad list is not as it should be.
    #[error("{path}: {what}")]
    At {
        /// The place in the list, such as `pilots[0].upgrades`.
        path: String,
        /// What is wrong there.
        what: String,
    },
}
