//! Why a text is no mission, or a mission cannot be played.

/// Why a text is no mission, or a mission cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadMission {
    /// It cannot be read.
    #[error("no mission: {0}")]
    Unreadable(String),
    /// Nobody could win it.
    #[error("mission `{0}` has no goal; without one it is an ordinary game (XW-WIN-04)")]
    NoGoal(String),
    /// A side that is none.
    #[error("mission `{0}` speaks of side {1}; there are 0 and 1")]
    Side(String, u8),
    /// More than a table holds.
    #[error("mission `{name}` has {count} {what}; a table holds {most}")]
    TooMany {
        /// The mission.
        name: String,
        /// How many things of a kind it has.
        count: usize,
        /// The kind of things, in the plural.
        what: &'static str,
        /// How many it may have.
        most: usize,
    },
    /// A place off the table, or no number.
    #[error("mission `{0}`: {1} lies outside the play area")]
    Place(String, String),
    /// Two ships in one place.
    #[error("mission `{0}`: {1} stands where {2} stands; bases never overlap (XW-OVL-02)")]
    Overlap(String, String, String),
    /// A goal that cannot be achieved.
    #[error("mission `{0}` asks for {1} scanned markers and has {2}")]
    Markers(String, u8, usize),
    /// A goal that cannot be achieved.
    #[error("mission `{0}` asks side {1} to destroy {2} ships of the mission and gives the other side {3}")]
    Prey(String, u8, u8, usize),
    /// A goal that cannot be achieved.
    #[error("mission `{0}` asks {2} of its ships of side {1} to leave and gives it {3}")]
    Leavers(String, u8, u8, usize),
    /// A marker that is not there.
    #[error("mission `{0}`: a rule speaks of marker {1}; it has {2}, counted from 0")]
    NoMarker(String, u8, usize),
    /// A ship that cannot be flown.
    #[error("mission `{name}`: ship `{ship}`: {reason}")]
    Ship {
        /// The mission.
        name: String,
        /// What the ship is called.
        ship: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A number that is none.
    #[error("mission `{name}`: {what} is {number}; {least} to {most} can be")]
    Number {
        /// The mission.
        name: String,
        /// What has this number.
        what: String,
        /// The number.
        number: i32,
        /// The least that it can be.
        least: i32,
        /// The most that it can be.
        most: i32,
    },
    /// A zone too small for a ship.
    #[error(
        "mission `{0}`: a zone of side {1} is less than 80 mm wide or deep; a large ship would have no place in it"
    )]
    Zone(String, u8),
    /// Two leaders of a side.
    #[error("mission `{0}` gives side {1} more than one leader")]
    Leaders(String, u8),
}
