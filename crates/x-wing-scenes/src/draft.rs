//! What was agreed and who is there, from the facts of a `given` block.

use crate::words::{CARGO, read_number, read_pose};
use geometry::{MeasureFrom, Obstacle, PlayArea, Pose};
use play::{Game, Seat};
use scenario::{BadScene, Beside, Line, nearest};
use x_wing::cards::{self, Pilot, Upgrade};
use x_wing::{
    Fact, Flaw, MOST_OBSTACLES, Measuring, Mission, Options, Phase, RuleSet, Setup, ShipId, Squad, SquadShip, XWing,
};

/// A game that is to be set up.
pub struct Draft<'a> {
    beside: &'a Beside,
    options: Options,
    ships: Vec<(Seat, SquadShip, Option<Pose>, &'a Line)>,
    sides: Vec<u8>,
    obstacles: Vec<(Obstacle, Pose, &'a Line)>,
    opening: bool,
    phase: Option<Phase>,
}

impl<'a> Draft<'a> {
    /// Nothing is said yet; files that lines name are `beside`.
    pub fn new(beside: &'a Beside) -> Draft<'a> {
        let (ships, sides, obstacles) = (Vec::new(), Vec::new(), Vec::new());
        let (options, phase) = (Options::default(), None);
        Draft { beside, options, ships, sides, obstacles, opening: false, phase }
    }

    /// Whether the game is before its first round.
    pub fn is_opening(&self) -> bool {
        self.opening
    }

    /// The phase that it is in.
    pub fn phase(&self) -> Phase {
        self.phase.unwrap_or(Phase::Planning)
    }

    /// Takes a fact if it is about the set-up; says whether it was.
    pub fn agree(&mut self, line: &'a Line) -> Result<bool, BadScene> {
        let bad = |word| move |reason: String| BadScene::at(line, word, reason);
        match &line.words()[..] {
            ["opening" | "squads"] => self.opening = true,
            ["phase", "planning"] => self.phase = Some(Phase::Planning),
            ["phase", "activation"] => self.phase = Some(Phase::Activation),
            ["phase", "combat"] => self.phase = Some(Phase::Combat),
            ["phase", "end"] => self.phase = Some(Phase::End),
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
                let is_cargo = CARGO.contains(name);
                let obstacle = if is_cargo { Some(Obstacle::CARGO) } else { Obstacle::named(name) };
                let obstacle = obstacle.ok_or_else(|| BadScene::at(line, 1, "no obstacle"))?;
                let before =
                    self.obstacles.iter().filter(|(other, ..)| (*other == Obstacle::CARGO) == is_cargo).count();
                if let Some(next) = CARGO.get(before).filter(|next| is_cargo && *next != name) {
                    return Err(BadScene::at(line, 1, format!("the next token of cargo is `{next}`")));
                }
                self.obstacles.push((obstacle, read_pose(at).map_err(bad(2))?, line));
                if !is_cargo && before == MOST_OBSTACLES {
                    return Err(BadScene::at(line, 0, "an obstacle too many: six at most lie on a table"));
                }
            }
            ["mission", name] => {
                let mission = Mission::named(name).ok_or_else(|| BadScene::at(line, 1, "no mission"))?;
                self.fly(mission);
            }
            ["mission-file", name] => {
                let text =
                    self.beside.get(*name).cloned().unwrap_or_else(|| Err("no file lies beside this scene".to_owned()));
                let mission = text.and_then(|text| Mission::read(&text).map_err(|bad| bad.to_string()));
                self.fly(mission.map_err(|reason| BadScene::at(line, 1, format!("{name}: {reason}")))?);
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

    fn fly(&mut self, mission: Mission) {
        self.options.obstacles = Vec::new();
        self.options.mission = Some(mission);
    }

    /// `ship SEAT PILOT+UPGRADE… [as NAME] [X Y HEADING]`
    fn add_ship(&mut self, line: &'a Line, seat: &str, card: &str, rest: &[&str]) -> Result<(), BadScene> {
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
        self.ships.push((seat, ship, at, line));
        Ok(())
    }

    fn side(&self, seat: Seat) -> u8 {
        self.sides.get(seat.index()).copied().unwrap_or(seat.0 % 2)
    }

    /// Sets the game up.
    pub fn game(&mut self) -> Result<XWing, String> {
        let named = self.obstacles.iter().map(|(obstacle, ..)| *obstacle);
        let mut pool: Vec<_> = named.filter(|obstacle| *obstacle != Obstacle::CARGO).collect();
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
        XWing::new(setup).map_err(|error| error.to_string())
    }

    /// Where ships stand and obstacles lie, with the lines that say so; a ship without a place is docked, if another carries it.
    pub fn facts(&self, game: &XWing) -> Result<Vec<(Fact, &'a Line)>, BadScene> {
        let lain = self.obstacles.iter().map(|(obstacle, pose, line)| Ok((Fact::Obstacle(*obstacle, *pose), *line)));
        let of = |side| self.ships.iter().filter(move |(seat, ..)| self.side(*seat) == side);
        let numbered = of(0).chain(of(1)).zip(0..).map(|(said, number)| (said, ShipId(number)));
        let placed = numbered.filter(|((_, _, at, _), ship)| at.is_some() || game.facts(*ship).carrier.is_none());
        let standing = placed.map(|((_, _, at, line), ship)| {
            let missing = || BadScene::at(line, line.len(), "the ship needs a place: X Y HEADING");
            Ok((Fact::Ship(ship, at.ok_or_else(missing)?), *line))
        });
        lain.chain(standing).collect()
    }

    /// Whether there is a side for every seat, if sides are said at all.
    pub fn check_sides(&self, game: &XWing, lines: &[Line]) -> Result<(), BadScene> {
        let said = lines.iter().find(|line| line.words()[0] == "sides");
        match said.filter(|_| self.sides.len() != usize::from(game.seats())) {
            None => Ok(()),
            Some(line) => {
                Err(BadScene::at(line, 0, format!("{} seats, and sides for {}", game.seats(), self.sides.len())))
            }
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
