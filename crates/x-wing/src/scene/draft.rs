//! What was agreed and who is there, from the facts of a `given` block.

use super::words::{read_number, read_pose};
use crate::card::Window;
use crate::cards::{self, Pilot, Upgrade};
use crate::frame::Frame;
use crate::ids::ShipId;
use crate::mission::Mission;
use crate::position::{MOST_OBSTACLES, Placed, Position};
use crate::setup::{Measuring, Options, RuleSet, Setup, XWing};
use crate::ship::Life;
use crate::squad::{Flaw, Squad, SquadShip};
use geometry::{MeasureFrom, Obstacle, PlayArea, Pose};
use play::{Game, Seat};
use scenario::{BadScene, Line, nearest};

/// A game that is to be set up.
#[derive(Default)]
pub struct Draft {
    options: Options,
    ships: Vec<(Seat, SquadShip, Option<Pose>, Line)>,
    sides: Vec<u8>,
    obstacles: Vec<(Obstacle, Pose)>,
    opening: bool,
    squads: bool,
    phase: Phase,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    Planning,
    Activation,
    Combat,
    End,
}

impl Draft {
    /// Whether the game is before its first round.
    pub fn is_opening(&self) -> bool {
        self.opening || self.squads
    }

    /// Whether it begins in the Combat phase.
    pub fn is_combat(&self) -> bool {
        self.phase == Phase::Combat
    }

    /// Takes a fact if it is about the set-up; says whether it was.
    pub fn agree(&mut self, line: &Line) -> Result<bool, BadScene> {
        let bad = |word| move |reason: String| BadScene::at(line, word, reason);
        match &line.words()[..] {
            ["opening"] => self.opening = true,
            ["squads"] => self.squads = true,
            ["phase", "planning"] => self.phase = Phase::Planning,
            ["phase", "activation"] => self.phase = Phase::Activation,
            ["phase", "combat"] => self.phase = Phase::Combat,
            ["phase", "end"] => self.phase = Phase::End,
            ["ship", seat, card, rest @ ..] => self.add_ship(line, seat, card, rest)?,
            ["sides", sides @ ..] => {
                let sides = sides.iter().map(|side| read_number(side)).collect::<Result<_, _>>();
                self.sides = sides.map_err(bad(1))?;
            }
            ["points", points] => self.options.points = read_number(points).map_err(bad(1))?,
            ["rounds", rounds] => self.options.rounds = Some(read_number(rounds).map_err(bad(1))?),
            ["area", width, height] => {
                let (width, height) = (read_number(width).map_err(bad(1))?, read_number(height).map_err(bad(2))?);
                let area = PlayArea::new(width, height);
                self.options.area = area.map_err(|error| BadScene::at(line, 1, error.to_string()))?;
            }
            ["no-obstacles"] => self.options.obstacles = Vec::new(),
            ["obstacle", name, at @ ..] => {
                let obstacle = Obstacle::named(name).ok_or_else(|| BadScene::at(line, 1, "no obstacle"))?;
                self.obstacles.push((obstacle, read_pose(at).map_err(bad(2))?));
                if self.obstacles.len() > MOST_OBSTACLES {
                    return Err(BadScene::at(line, 0, "an obstacle too many: six at most lie on a table"));
                }
            }
            ["mission", name] => {
                let mission = Mission::named(name).ok_or_else(|| BadScene::at(line, 1, "no mission"))?;
                self.options.obstacles = Vec::new();
                self.options.mission = Some(mission);
            }
            ["one-deck"] => self.options.one_deck = true,
            ["rules", "printed"] => self.options.rules = RuleSet::Printed,
            ["rules", "faq"] => self.options.rules = RuleSet::Faq,
            ["measuring", "guided"] => self.options.measuring = Measuring::Guided,
            ["measuring", "printed"] => self.options.measuring = Measuring::Printed,
            ["measure-from", "any-point"] => self.options.measure_from = MeasureFrom::AnyPoint,
            ["measure-from", "inside-arc"] => self.options.measure_from = MeasureFrom::InsideArc,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `ship SEAT PILOT+UPGRADE… [as NAME] [X Y HEADING]`
    fn add_ship(&mut self, line: &Line, seat: &str, card: &str, rest: &[&str]) -> Result<(), BadScene> {
        let mut names = card.split('+').map(str::to_owned);
        let pilot = names.next().unwrap_or_default();
        let (name, at) = match rest {
            ["as", name, at @ ..] => (Some((*name).to_owned()), at),
            at => (None, at),
        };
        let place = line.len() - at.len();
        let at = match at {
            [] => None,
            at => Some(read_pose(at).map_err(|reason| BadScene::at(line, place, reason))?),
        };
        let seat = Seat(read_number(seat).map_err(|reason| BadScene::at(line, 1, reason))?);
        let ship = SquadShip { pilot, upgrades: names.collect(), name, seat: Some(seat) };
        if let Some(reason) = unknown_card(&ship) {
            return Err(BadScene::at(line, 2, reason));
        }
        self.ships.push((seat, ship, at, line.clone()));
        Ok(())
    }

    fn side(&self, seat: Seat) -> u8 {
        self.sides.get(seat.index()).copied().unwrap_or(seat.0 % 2)
    }

    /// Sets the game up.
    pub fn game(&mut self) -> Result<XWing, String> {
        let mut pool: Vec<_> = self.obstacles.iter().map(|(obstacle, _)| *obstacle).collect();
        for obstacle in self.options.obstacles.clone() {
            if pool.len() < MOST_OBSTACLES && !pool.contains(&obstacle) {
                pool.push(obstacle);
            }
        }
        self.options.obstacles = pool;
        let squad = |side: u8| {
            let ships = self.ships.iter().filter(|(seat, ..)| self.side(*seat) == side);
            Squad { ships: ships.map(|(_, ship, ..)| ship.clone()).collect() }
        };
        let setup = Setup { squads: [squad(0), squad(1)], options: self.options.clone() };
        let game = if self.squads { XWing::gather(setup) } else { XWing::new(setup) };
        game.map_err(|error| error.to_string())
    }

    /// The lines of the ships, in the order of their numbers.
    pub fn ship_lines(&self) -> impl Iterator<Item = (ShipId, Option<Pose>, &Line)> {
        let of = |side| self.ships.iter().filter(move |(seat, ..)| self.side(*seat) == side);
        of(0).chain(of(1)).zip(0..).map(|((_, _, at, line), number)| (ShipId(number), *at, line))
    }

    /// Puts ships and obstacles on the table.
    pub fn lay(&self, game: &XWing, position: &mut Position) -> Result<(), BadScene> {
        let open = &mut position.open;
        open.round = 1;
        for (obstacle, pose) in &self.obstacles {
            let number = game.setup.options.obstacles.iter().position(|known| known == obstacle);
            let obstacle = number.expect("an obstacle of the pool") as u8;
            open.obstacles.push(Placed { obstacle, pose: *pose });
        }
        for (ship, at, line) in self.ship_lines() {
            let state = open.ship_mut(ship);
            let missing = || BadScene::at(line, line.len(), "the ship needs a place: X Y HEADING");
            state.pose = at.ok_or_else(missing)?;
            state.life = Life::Flying;
        }
        Ok(())
    }

    /// Sets the phase going.
    pub fn begin(&self, game: &XWing, position: &mut Position) {
        let open = &mut position.open;
        for ship in game.table(open).to_dial() - open.dialled {
            let committed = open.committed.has(game.facts(ship).seat);
            if committed || self.phase == Phase::Activation {
                open.ship_mut(ship).activated = true;
            }
        }
        *open.stack.top_mut() = match self.phase {
            Phase::Planning => Frame::Planning,
            Phase::Activation => Frame::Activation,
            Phase::Combat => Frame::Combat,
            Phase::End => Frame::End,
        };
        if self.phase == Phase::Combat {
            game.turn(position, &mut ()).open_window(Window::StartOfCombat, ShipId(0));
        }
    }
}

/// The first card of a ship that does not exist, with the nearest that does.
fn unknown_card(ship: &SquadShip) -> Option<String> {
    let squad = Squad { ships: vec![ship.clone()] };
    let (what, word, near) = squad.review(i16::MAX).faults.into_iter().find_map(|fault| {
        if let Flaw::Pilot(word) = fault.flaw {
            let near = nearest(&word, cards::pilots().map(Pilot::xws));
            return Some(("pilot", word, near));
        }
        let Flaw::Upgrade(word) = fault.flaw else { return None };
        let near = nearest(&word, cards::upgrades().map(Upgrade::xws));
        Some(("upgrade", word, near))
    })?;
    Some(format!("`{word}` is no {what}; the nearest is `{}` (XW-SQD-04)", near?))
}
