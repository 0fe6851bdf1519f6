//! A game that is ready to be played: the rules with the squads, the table and what was agreed.

use super::abilities::abilities;
use super::capacity;
use super::facts::{add_reserves, apply_rules, carried, dock};
use super::given;
use super::naming::name_all;
use super::sides::sides;
use super::{AbilityInstance, BadSetup, Setup, ShipFacts, facts};
use crate::card::Window;
use crate::flow::Extent;
use crate::ids::{MOST_SHIPS, ShipId, Team};
use crate::position::{MOST_LIMITS, MOST_OBSTACLES};
use crate::set::Set;
use crate::waiting::{MOST_WAITING, Waiting, by_window};
use geometry::{Obstacle, PlayArea};
use play::{Seat, Seats};

/// X-Wing: the rules together with the squads, the table and what was agreed.
#[derive(Clone, Debug)]
pub struct XWing {
    pub(crate) setup: Setup,
    pub(crate) ships: Vec<ShipFacts>,
    /// The side of each seat.
    pub(crate) sides: Vec<Team>,
    /// The leader of each side.
    leaders: [ShipId; 2],
    /// Tokens that stay where they are.
    pub(crate) still: Set<ShipId>,
    pub(crate) abilities: Vec<AbilityInstance>,
    /// By window: the abilities that wait for it.
    pub(crate) windows: [Waiting; Window::COUNT],
    /// The shapes of the obstacles that can be placed.
    pub(crate) extents: Vec<Extent>,
}

impl XWing {
    /// A game whose squads are legal.
    pub(crate) fn prepare(mut setup: Setup) -> Result<XWing, BadSetup> {
        let options = &mut setup.options;
        if let Some(mission) = &options.mission {
            mission.check()?;
            options.area = mission.area;
            options.rounds = mission.rounds;
            options.obstacles = mission.obstacles.iter().map(|laid| laid.obstacle).collect();
        }
        let limit = |side: usize| {
            let points = setup.options.mission.as_ref().and_then(|mission| mission.points);
            points.map_or(setup.options.points, |points| points[side])
        };
        let mut ships = Vec::new();
        for (side, squad) in setup.squads.iter().enumerate() {
            let legal = squad.check(limit(side)).map_err(|fault| BadSetup::Squad { side, fault })?;
            for (written, legal) in squad.ships.iter().zip(legal) {
                let seat = written.seat.unwrap_or(Seat(side as u8));
                ships.push(facts(Team::BOTH[side], seat, written.name.clone(), legal));
            }
        }
        if let Some(mission) = &setup.options.mission {
            ships.extend(given::given(mission, &ships));
        }
        XWing::assemble(setup, ships)
    }

    /// A game of these ships, whoever they are.
    pub(crate) fn assemble(setup: Setup, mut ships: Vec<ShipFacts>) -> Result<XWing, BadSetup> {
        ships.extend(carried(&ships));
        dock(&mut ships);
        add_reserves(&mut ships);
        if ships.len() > MOST_SHIPS {
            return Err(BadSetup::Ships(ships.len()));
        }
        let is_mission = setup.options.mission.is_some();
        if !is_mission && !matches!(setup.options.obstacles.len(), 0 | MOST_OBSTACLES) {
            return Err(BadSetup::Obstacles(setup.options.obstacles.len()));
        }
        if setup.options.rounds == Some(0) {
            return Err(BadSetup::NoRounds);
        }
        let mission = setup.options.mission.as_ref();
        let leaders = given::leaders(mission, &ships);
        if let Some(mission) = mission {
            apply_rules(mission, &mut ships, leaders);
            given::place(mission, setup.options.area, &mut ships)?;
        }
        name_all(&mut ships)?;
        capacity::check(&ships)?;
        let sides = sides(&ships)?;
        let (abilities, limits) = abilities(&ships);
        if limits > MOST_LIMITS {
            return Err(BadSetup::Limits(limits));
        }
        let windows = by_window(&abilities, &ships, sides.len());
        let most = windows.iter().map(Waiting::most).max().unwrap_or_default();
        if most > MOST_WAITING {
            return Err(BadSetup::Abilities(most));
        }
        let extents = setup.options.obstacles.iter().map(|obstacle| Extent::of(obstacle.outline())).collect();
        let still =
            ships.iter().zip((0..).map(ShipId)).filter(|(ship, _)| ship.is_still).map(|(_, ship)| ship).collect();
        let leaders = leaders.map(|index| ShipId(index as u8));
        Ok(XWing { setup, ships, sides, leaders, still, abilities, windows, extents })
    }

    /// The play area.
    pub fn area(&self) -> PlayArea {
        self.setup.options.area
    }

    /// The obstacles that can be placed.
    pub fn obstacles(&self) -> &[Obstacle] {
        &self.setup.options.obstacles
    }

    /// The ships of the game.
    pub fn ships(&self) -> &[ShipFacts] {
        &self.ships
    }

    /// What never changes about a ship.
    #[inline]
    pub fn facts(&self, ship: ShipId) -> &ShipFacts {
        &self.ships[ship.index()]
    }

    /// The side of a seat of the game.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Team {
        self.sides[seat.index()]
    }

    /// All abilities that ships of the game have, or could come to have.
    pub fn abilities(&self) -> &[AbilityInstance] {
        &self.abilities
    }

    /// The leader of a side: the ship that its mission says, or the first one of its squad.
    pub fn leader(&self, side: Team) -> ShipId {
        self.leaders[side.index()]
    }

    /// The numbers of the ships of a side.
    pub fn ships_of(&self, side: Team) -> impl Iterator<Item = ShipId> {
        self.all_ships().filter(move |ship| self.facts(*ship).side == side)
    }

    /// The numbers of all ships.
    pub fn all_ships(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..self.ships.len() as u8).map(ShipId)
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: Team) -> Seats {
        let seats = self.sides.iter().enumerate().filter(|(_, of)| **of == side);
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// The first seat of a side, which speaks for it where a team has to (XW-Q-57).
    pub(crate) fn captain(&self, side: Team) -> Seat {
        let seat = self.sides.iter().position(|of| *of == side);
        Seat(seat.expect("both sides have seats") as u8)
    }

    /// What a squad costs.
    pub fn cost(&self, side: Team) -> i16 {
        self.ships.iter().filter(|ship| ship.side == side && !ship.is_given).map(|ship| ship.cost).sum()
    }
}
