//! Super Teams in a room over the network.

use crate::{Bonus, Choice, Colour, Happening, Phase, Position, Setup, Ship, SuperTeams, View, boards};
use play::{BadRoom, Key, Reaction, RoomGame, Seats};
use serde::{Deserialize, Serialize};

/// What the host of a room decides about the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RoomOptions {
    /// How many seats: 2, 3 or 4.
    pub players: u8,
    /// The board, by its name.
    pub board: String,
    /// Whether a towed ship overtakes in its turn (ST-RUL-06).
    pub tow_chain: bool,
}

impl Default for RoomOptions {
    fn default() -> RoomOptions {
        RoomOptions { players: 2, board: "standard".to_owned(), tow_chain: true }
    }
}

/// What everybody sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatFacts {
    /// Its colours.
    pub colours: Vec<Colour>,
}

/// What players bring to their seats: there is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Brought {}

/// Windows that share one pause: those of one move before, in the Maw, or after one overtaking.
#[derive(Hash)]
enum Group {
    Boost,
    Evade,
    Tow { by: Option<Ship>, depth: usize },
}

impl RoomGame for SuperTeams {
    type Options = RoomOptions;
    type Brought = Brought;
    type SeatFacts = SeatFacts;
    type Order = Bonus;

    fn check_options(options: &RoomOptions) -> Result<(), BadRoom> {
        Self::setup_of(options).map(|_| ())
    }

    fn seats_of(options: &RoomOptions) -> Vec<SeatFacts> {
        let seats = Self::setup_of(options).map(|setup| setup.seats).unwrap_or_default();
        seats.into_iter().map(|colours| SeatFacts { colours }).collect()
    }

    fn setup_of(options: &RoomOptions) -> Result<Setup, BadRoom> {
        match boards::named(&options.board) {
            Some(drawn) if (2..=4).contains(&options.players) => {
                Ok(Setup { tow_chain: options.tow_chain, ..Setup::usual(options.players, drawn.board) })
            }
            Some(_) | None => Err(BadRoom::new("bad-options")),
        }
    }

    fn reaction(&self, position: &Position) -> Option<Reaction<Bonus, Choice>> {
        let open = &position.open;
        let overtakings = open.overtakings.as_slice();
        let group = match open.phase {
            Phase::Boost(_) => Group::Boost,
            Phase::Evade(_) => Group::Evade,
            Phase::Tow { .. } => Group::Tow { by: overtakings.last().map(|last| last.ship), depth: overtakings.len() },
            Phase::First
            | Phase::Planet
            | Phase::Deal(_)
            | Phase::Play
            | Phase::Side
            | Phase::Draw(_)
            | Phase::PlanetDraw(_)
            | Phase::Over => return None,
        };
        Some(Reaction { group: Key::of(&group), about: open.playable().collect(), pass: Choice::Pass })
    }

    fn begins_move(choice: &Choice) -> bool {
        matches!(choice, Choice::Play { .. })
    }

    fn draw_offers(view: &View) -> Seats {
        view.open.table.offers
    }

    fn is_pass(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn reveals(_: &Happening) -> bool {
        false
    }
}
