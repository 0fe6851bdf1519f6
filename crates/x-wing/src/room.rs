//! X-Wing in a room over the network.
//!
//! Every seat brings ships. The seats of a side are every second one, from the first and from the second on, so that the teams are as
//! even as possible (XW-TEAM-02); their ships together are the side's squad (XW-TEAM-04, -05).

use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::Choice;
use crate::setup::{BadSetup, Options, Setup, XWing};
use crate::squad::{BadSquad, Squad, SquadShip};
use crate::view::View;
use play::{BadRoom, Game, Planning, RoomGame, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most players in a room.
pub const MOST_PLAYERS: u8 = 8;

/// What the host of a room decides about the game, and the ships that were brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RoomOptions {
    /// How many seats, 2 to 8.
    pub players: u8,
    /// What each seat flies; nothing where it has not been brought yet.
    pub squads: Vec<Option<BroughtSquad>>,
    /// Whether nobody sees the squads of others before the battle begins.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sealed: bool,
    /// What was agreed on for the game.
    pub agreed: Options,
}

impl Default for RoomOptions {
    fn default() -> RoomOptions {
        RoomOptions { players: 2, squads: Vec::new(), sealed: false, agreed: Options::default() }
    }
}

/// The ships of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BroughtSquad(pub Squad);

impl BroughtSquad {
    /// A squad that somebody has brought and others may not see yet: no squad is without ships.
    pub fn is_sealed(&self) -> bool {
        self.0.ships.is_empty()
    }
}

/// What everybody sees of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatFacts {
    /// Which side it is on, from 0.
    pub side: u8,
}

/// What players may not want to be asked about: there is nothing, since all cards are open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Order {}

impl RoomOptions {
    /// The two squads; nothing while a seat has not brought its ships.
    fn squads(&self) -> Option<[Squad; 2]> {
        let mut squads = [Squad::default(), Squad::default()];
        for seat in 0..self.players {
            let BroughtSquad(brought) = self.squads.get(usize::from(seat))?.as_ref()?;
            let mut ships = brought.ships.clone();
            for ship in &mut ships {
                ship.seat = Some(Seat(seat));
            }
            squads[usize::from(seat % 2)].ships.extend(ships);
        }
        Some(squads)
    }

    /// What is wrong with the ships of one seat by themselves.
    fn check_part(&self, seat: usize, brought: &Squad) -> Result<(), BadRoom> {
        let mission = self.agreed.mission.as_ref().and_then(|mission| mission.points);
        let limit = mission.map_or(self.agreed.points, |points| points[seat % 2]);
        brought.check(limit).map(|_| ()).map_err(|fault| not_legal(&fault))
    }
}

fn not_legal(BadSquad(faults): &BadSquad) -> BadRoom {
    BadRoom { reason: "bad-squad", details: faults.iter().map(ToString::to_string).collect() }
}

fn not_playable(bad: &BadSetup) -> BadRoom {
    match bad {
        BadSetup::Squad { fault, .. } => not_legal(fault),
        BadSetup::Ships(_)
        | BadSetup::Abilities(_)
        | BadSetup::Limits(_)
        | BadSetup::Lasting(_)
        | BadSetup::Devices(_)
        | BadSetup::Names(_)
        | BadSetup::Name(_)
        | BadSetup::Seat(_)
        | BadSetup::Uneven(..) => BadRoom { reason: "bad-squad", details: vec![bad.to_string()] },
        BadSetup::Obstacles(_) | BadSetup::Mission(_) | BadSetup::NoRounds => {
            BadRoom { reason: "bad-options", details: vec![bad.to_string()] }
        }
    }
}

impl RoomGame for XWing {
    type Options = RoomOptions;
    type Brought = BroughtSquad;
    type SeatFacts = SeatFacts;
    type Order = Order;

    fn check_options(options: &RoomOptions) -> Result<(), BadRoom> {
        if !(2..=MOST_PLAYERS).contains(&options.players) || options.squads.len() > usize::from(options.players) {
            let details = vec![format!("a room has 2 to {MOST_PLAYERS} seats, each with one squad")];
            return Err(BadRoom { reason: "bad-options", details });
        }
        for (seat, brought) in options.squads.iter().enumerate() {
            if let Some(BroughtSquad(squad)) = brought {
                options.check_part(seat, squad)?;
            }
        }
        // Without squads what was agreed on is tried with two ships that can be flown.
        let ship = |pilot: &str| SquadShip { pilot: pilot.to_owned(), ..SquadShip::default() };
        let tried = || ["rookiepilot", "academypilot"].map(|pilot| Squad { ships: vec![ship(pilot)] });
        let squads = options.squads().unwrap_or_else(tried);
        let setup = Setup { squads, options: options.agreed.clone() };
        match XWing::new(setup) {
            Err(BadSetup::Squad { .. }) if options.squads().is_none() => Ok(()),
            tried => tried.map(|_| ()).map_err(|bad| not_playable(&bad)),
        }
    }

    fn seats_of(options: &RoomOptions) -> Vec<SeatFacts> {
        (0..options.players).map(|seat| SeatFacts { side: seat % 2 }).collect()
    }

    fn setup_of(options: &RoomOptions) -> Result<Setup, BadRoom> {
        let squads = options.squads().ok_or_else(|| BadRoom::new("squad-needed"))?;
        Ok(Setup { squads, options: options.agreed.clone() })
    }

    fn bring(options: &mut RoomOptions, seat: Seat, brought: BroughtSquad) -> Result<(), BadRoom> {
        let mut with = options.clone();
        with.squads.resize(usize::from(with.players), None);
        let place = with.squads.get_mut(seat.index()).ok_or_else(|| BadRoom::new("no-such-seat"))?;
        *place = Some(brought);
        XWing::check_options(&with)?;
        *options = with;
        Ok(())
    }

    fn keep_brought(options: &mut RoomOptions, before: &RoomOptions, seats: Seats) {
        options.squads.resize(usize::from(options.players), None);
        for seat in seats.iter().filter(|seat| seat.0 < options.players) {
            options.squads[seat.index()] = before.squads.get(seat.index()).cloned().flatten();
        }
        // Who decides hands back what they could not see; it stays what it is.
        for (brought, before) in options.squads.iter_mut().zip(&before.squads) {
            if brought.as_ref().is_some_and(BroughtSquad::is_sealed) {
                brought.clone_from(before);
            }
        }
    }

    fn is_sealed(options: &RoomOptions) -> bool {
        options.sealed
    }

    fn seal(options: &mut RoomOptions, seats: Seats) {
        for (brought, seat) in options.squads.iter_mut().zip((0..).map(Seat)) {
            if let Some(BroughtSquad(squad)) = brought.as_mut().filter(|_| seats.has(seat)) {
                *squad = Squad::default();
            }
        }
    }

    fn take_away(options: &mut RoomOptions, seat: Seat) {
        if let Some(brought) = options.squads.get_mut(seat.index()) {
            *brought = None;
        }
    }

    fn draw_offers(view: &View) -> Seats {
        view.open.table.offers
    }

    fn is_pass(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn reveals(what: &Happening) -> bool {
        matches!(what, Happening::Revealed { .. })
    }

    fn planning(choice: &Choice) -> Planning {
        match choice {
            Choice::Dial { .. } => Planning::Part,
            Choice::Commit => Planning::Commit,
            Choice::Initiative(_)
            | Choice::Obstacle { .. }
            | Choice::SetAside
            | Choice::Edge(_)
            | Choice::Deploy { .. }
            | Choice::Decloak(_)
            | Choice::Activate(_)
            | Choice::Instead(_)
            | Choice::Slide(_)
            | Choice::Action(_)
            | Choice::Place { .. }
            | Choice::Attack { .. }
            | Choice::Use { .. }
            | Choice::Ship(_)
            | Choice::Number(_)
            | Choice::Result(_)
            | Choice::Damage(_)
            | Choice::Detonate(_)
            | Choice::First(_)
            | Choice::Lay { .. }
            | Choice::Put(_)
            | Choice::Drag(_)
            | Choice::Face(_)
            | Choice::Pass => Planning::No,
        }
    }

    fn plan(&self, view: &View, seat: Seat) -> Vec<Choice> {
        let mine = self.table(&view.open).to_dial() & self.commanded(seat) & view.open.dialled;
        let dial = |ship: ShipId| {
            let place = view.dials[ship.index()]?;
            Some(Choice::Dial { ship, maneuver: self.facts(ship).dial[usize::from(place)].maneuver })
        };
        mine.iter().filter_map(dial).collect()
    }

    /// Partners may look at each other's dials (XW-TEAM-11).
    fn confidants(&self, seat: Seat) -> Seats {
        self.sides.get(seat.index()).map_or(Seats::one(seat), |side| self.seats_of(*side))
    }
}
