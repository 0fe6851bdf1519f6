//! All that is decided before a game, and the facts made from it.

use crate::board::{Board, Kind, Space};
use crate::{Cards, Colour, Ship, Ships};
use play::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What the host chooses before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The colours of each seat, clockwise (ST-SET-01 to -03, ST-SET-07, ST-RUL-24).
    pub seats: Vec<Vec<Colour>>,
    /// The track.
    pub board: Board,
    /// Who begins; nobody named means that chance decides (ST-RUL-09).
    #[serde(default)]
    pub first_player: Option<Seat>,
    /// Whether a towed ship overtakes in its turn (ST-RUL-06).
    #[serde(default = "yes")]
    pub tow_chain: bool,
}

fn yes() -> bool {
    true
}

impl Setup {
    /// The usual game for so many players: colours in order, chance decides who begins, tows chain.
    pub fn usual(players: u8, board: Board) -> Setup {
        use Colour::{Black, Green, Red, Yellow};
        let seats = match players {
            2 => vec![vec![Red, Yellow], vec![Green, Black]],
            3 => vec![vec![Red], vec![Green], vec![Black]],
            _ => [Red, Green, Yellow, Black].iter().map(|colour| vec![*colour]).collect(),
        };
        Setup { seats, board, first_player: None, tow_chain: true }
    }
}

/// Why a set-up cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// Not 2, 3 or 4 seats.
    #[error("{0} players; the game is for 2, 3 or 4 (ST-SET-08)")]
    Players(usize),
    /// A seat with too few or too many colours.
    #[error("seat {seat} has {found} colours instead of {wanted} ({rule})")]
    Colours {
        /// The seat.
        seat: u8,
        /// How many it has.
        found: usize,
        /// How many it needs.
        wanted: usize,
        /// The rule that says so.
        rule: &'static str,
    },
    /// A colour that two seats, or one seat twice, took.
    #[error("{0} is taken twice (ST-SET-07)")]
    Twice(Colour),
    /// A first player who does not sit there.
    #[error("the first player is seat {0}, and there is no such seat (ST-RUL-09)")]
    FirstPlayer(Seat),
}

/// The rules of Super Teams with the facts of one game.
#[derive(Clone, Debug)]
pub struct SuperTeams {
    pub(crate) setup: Setup,
    pub(crate) players: u8,
    /// All movement cards in play.
    pub(crate) deck: Cards,
    /// All ships in play.
    pub(crate) fleet: Ships,
    /// By colour: whose it is. A colour not in play belongs to seat 0 and has no ships in the fleet.
    pub(crate) owner: [Seat; 4],
    /// By seat: the ships of its side, and the ships against it.
    pub(crate) side: [Ships; 4],
    pub(crate) against: [Ships; 4],
    /// By the seat whose turn it is: the ships in the order in which their owners are asked (ST-RUL-03).
    pub(crate) asked: [[Ship; 8]; 4],
    /// By space: its kinds. A plain space has the same on both sides.
    pub(crate) kinds: [[Kind; 2]; Board::MOST],
    /// By Maw space: where a ship goes back to, and where it evades to.
    pub(crate) maw: [[u8; 2]; Board::MOST],
    pub(crate) last: u8,
}

impl SuperTeams {
    /// Checks a set-up and prepares its facts.
    pub(crate) fn prepare(setup: Setup) -> Result<SuperTeams, BadSetup> {
        check(&setup)?;
        let players = setup.seats.len() as u8;
        let mut owner = [Seat(0); 4];
        let mut own = [Ships::NONE; 4];
        let mut deck = Cards::NONE;
        for (seat, colours) in setup.seats.iter().enumerate() {
            for colour in colours {
                owner[*colour as usize] = Seat(seat as u8);
                own[seat] = own[seat].with(colour.mask());
                deck = deck.plus(Cards::of(*colour));
            }
        }
        let fleet = own.into_iter().fold(Ships::NONE, Ships::with);
        let side = std::array::from_fn(|seat| match players {
            4 => own[seat].with(own[(seat + 2) % 4]),
            _ => own[seat],
        });
        let mut kinds = [[Kind::Final; 2]; Board::MOST];
        let mut maw = [[0; 2]; Board::MOST];
        let spaces = setup.board.spaces();
        for (index, space) in spaces.iter().enumerate() {
            kinds[index] = match *space {
                Space::Plain(kind) => [kind; 2],
                Space::Double(first, second) => [first, second],
            };
            if *space == Space::Plain(Kind::Maw) {
                let normal = |found: Option<usize>| found.expect("a valid board has one") as u8;
                maw[index] =
                    [normal(crate::track::back_from(spaces, index)), normal(crate::track::ahead_of(spaces, index))];
            }
        }
        let last = setup.board.last();
        Ok(SuperTeams {
            players,
            deck,
            fleet,
            owner,
            side,
            against: side.map(|side| Ships(fleet.0 & !side.0)),
            asked: std::array::from_fn(|turn| asked(&own, players, turn as u8)),
            kinds,
            maw,
            last,
            setup,
        })
    }

    /// Whose ship it is.
    #[inline]
    pub fn owner(&self, ship: Ship) -> Seat {
        self.owner[ship.colour() as usize]
    }

    /// The partner of a seat, which there is with four players (ST-SET-03, ST-RUL-11).
    #[inline]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.players == 4).then_some(Seat((seat.0 + 2) % 4))
    }

    /// The seats of one side.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Seats {
        self.partner(seat).map_or(Seats::one(seat), |partner| Seats::one(seat).with(partner))
    }

    /// The ships of a seat's side (ST-BON-10).
    #[inline]
    pub fn side_ships(&self, seat: Seat) -> Ships {
        self.side[seat.index()]
    }

    /// All ships in play.
    pub fn fleet(&self) -> Ships {
        self.fleet
    }

    /// All movement cards in play.
    pub fn deck(&self) -> Cards {
        self.deck
    }

    /// The seat after this one, clockwise (ST-TRN-01).
    #[inline]
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 == self.players { 0 } else { seat.0 + 1 })
    }
}

fn check(setup: &Setup) -> Result<(), BadSetup> {
    let players = setup.seats.len();
    let (wanted, rule) = match players {
        2 => (2, "ST-SET-01"),
        3 => (1, "ST-SET-02"),
        4 => (1, "ST-SET-03"),
        _ => return Err(BadSetup::Players(players)),
    };
    for (seat, colours) in setup.seats.iter().enumerate() {
        if colours.len() != wanted {
            return Err(BadSetup::Colours { seat: seat as u8, found: colours.len(), wanted, rule });
        }
    }
    for colour in Colour::ALL {
        if setup.seats.iter().flatten().filter(|taken| **taken == colour).count() > 1 {
            return Err(BadSetup::Twice(colour));
        }
    }
    match setup.first_player {
        Some(seat) if seat.index() >= players => Err(BadSetup::FirstPlayer(seat)),
        _ => Ok(()),
    }
}

/// Ships by owner from the seat after the one whose turn it is, that one last (ST-RUL-03). Slots of ships that are not
/// in play repeat the first one and are never looked at.
fn asked(own: &[Ships; 4], players: u8, turn: u8) -> [Ship; 8] {
    let mut order = [Ship::XWing; 8];
    let ships = (1..=players).flat_map(|after| own[((turn + after) % players) as usize].iter());
    for (slot, ship) in order.iter_mut().zip(ships) {
        *slot = ship;
    }
    order
}
