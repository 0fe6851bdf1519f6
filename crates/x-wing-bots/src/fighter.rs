//! A ship as those see it who think about shots: what it can fire, what it can bear, what it is worth.

use crate::goal::{stake, zeal};
use crate::volley::{Cover, Fire, OUTCOMES, spread};
use geometry::{Arc, Band, Base, Closest, MeasureFrom, Side, Token, look, range};
use x_wing::card::Header;
use x_wing::cards::Arcs;
use x_wing::{Facing, Frame, Set, ShipId, Table, Team, UpgradeId, XWing};

/// What a ship that is alive is worth, as a share of its points, however damaged; the rest is in its hull and shields.
const ALIVE: f32 = 0.4;

/// A weapon of a ship.
#[derive(Clone, Copy, Debug)]
struct Gun {
    dice: u8,
    range: (Band, Band),
    /// Fires to all sides.
    turns: bool,
    /// Has range bonuses, and all arcs of its ship.
    primary: bool,
    /// Fires twice.
    twice: bool,
}

/// A ship in play.
#[derive(Clone, Debug)]
pub(crate) struct Fighter {
    pub ship: ShipId,
    pub side: Team,
    pub skill: u8,
    /// Its squad points.
    pub cost: f32,
    /// The hull and shields that are left.
    pub left: u8,
    whole: u8,
    /// What it is worth beside that because a goal of a mission depends on it.
    stake: f32,
    /// How much it draws its enemies: its points, and what depends on it.
    pub draws: f32,
    /// How much it cares how it is pointed at them: its points, less if it has to go somewhere.
    pub zeal: f32,
    /// What so much damage costs its side, in squad points.
    loss: [f32; OUTCOMES],
    guns: Vec<Gun>,
    arcs: Arcs,
    arc: Facing,
    agility: u8,
    /// Whether it may attack in this round, as far as can be told.
    pub fires: bool,
    pub focus: u8,
    pub evade: u8,
    pub stress: u8,
    locks: Set<ShipId>,
}

/// A shot that a ship could fire, without tokens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shot {
    pub dice: u8,
    pub lock: bool,
    /// The dice of the defender.
    pub defense: u8,
    pub twice: bool,
}

/// What a ship has at hand when shots are exchanged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tokens {
    pub focus: bool,
    pub evades: u8,
}

impl Fighter {
    pub fn new(game: &XWing, table: Table<'_>, ship: ShipId) -> Fighter {
        let (facts, state) = (game.facts(ship), table.open().ship(ship));
        let hull = table.hull_value(ship).saturating_sub(table.damage(ship));
        let left = hull + state.shields;
        let whole = (table.hull_value(ship) + table.shield_value(ship)).max(left).max(1);
        let cost = f32::from(facts.cost.max(1));
        let depending = stake(game, table.open(), ship);
        let worth = |left: u8| worth(cost + depending, left, whole);
        let loss = std::array::from_fn(|damage| worth(left) - worth(left.saturating_sub(damage as u8)));
        let is_combat = table.open().stack.as_slice()[0] == Frame::Combat;
        let fires = !(is_combat && state.fought) && state.disabled == 0 && state.cloak == 0 && !state.no_more_attacks;
        let fires = fires && !(game.mission().is_some() && table.cannot_attack(ship));
        let printed = facts.pilot.ship;
        let primary = Gun {
            dice: facts.numbers.attack,
            range: (Band::One, Band::Three),
            turns: printed.arcs == Arcs::Turret,
            primary: true,
            twice: false,
        };
        let mut guns = vec![primary];
        for (place, card) in facts.upgrade_cards.iter().enumerate() {
            let Some(weapon) = card.card().weapon else { continue };
            let is_ready = match weapon.header {
                Header::Free => true,
                Header::Focus => state.focus > 0,
                Header::TargetLock => !state.locks.is_empty(),
            };
            if is_ready && !state.discarded.has(UpgradeId::at(place)) {
                let (dice, range) = (weapon.dice, weapon.range);
                guns.push(Gun { dice, range, turns: weapon.turret, primary: false, twice: weapon.twice });
            }
        }
        Fighter {
            ship,
            side: facts.side,
            skill: table.skill(ship),
            cost,
            left,
            whole,
            stake: depending,
            draws: cost + depending,
            zeal: cost * zeal(game, ship),
            loss,
            guns,
            arcs: printed.arcs,
            arc: state.arc,
            agility: table.agility(ship),
            fires,
            focus: state.focus,
            evade: state.evade,
            stress: state.stress,
            locks: state.locks,
        }
    }

    /// The same with so many dice for its primary weapon.
    pub fn armed(mut self, dice: u8) -> Fighter {
        self.guns[0].dice = dice;
        self
    }

    /// The dice of its primary weapon.
    pub fn dice(&self) -> u8 {
        self.guns[0].dice
    }

    /// What it is worth as it is, whatever depends on it.
    pub fn worth(&self) -> f32 {
        worth(self.cost, self.left, self.whole)
    }

    /// What it would be worth with so many hull and shields left, and what depends on it.
    pub fn worth_with(&self, left: u8) -> f32 {
        worth(self.cost + self.stake, left, self.whole)
    }

    /// What this much damage costs its side, on average.
    pub fn expected_loss(&self, fire: Fire, cover: Cover) -> f32 {
        spread(fire, cover).iter().zip(self.loss).map(|(likely, loss)| likely * loss).sum()
    }

    /// What one damage costs its side.
    pub fn one_damage(&self) -> f32 {
        self.loss[1]
    }

    /// The tokens that it has now.
    pub fn tokens(&self) -> Tokens {
        Tokens { focus: self.focus > 0, evades: self.evade }
    }

    /// What its best shot at another ship would cost that ship's side, on average; nothing if there is none. Obstacles in between are
    /// left out.
    pub fn shot(&self, from: &Base, mine: Tokens, target: &Fighter, to: &Base, theirs: Tokens) -> f32 {
        let mut best = 0.0f32;
        self.each_shot(from, target, to, &[], |Shot { dice, lock, defense, twice }| {
            let times = if twice { 2.0 } else { 1.0 };
            let fire = Fire { dice, focus: mine.focus, lock };
            let cover = Cover { dice: defense, focus: theirs.focus, evades: theirs.evades };
            best = best.max(times * target.expected_loss(fire, cover));
        });
        best
    }

    /// Hands over what every weapon that reaches a ship would fire at it, past these obstacles.
    pub fn each_shot(
        &self,
        from: &Base,
        target: &Fighter,
        to: &Base,
        obstacles: &[Token<'_>],
        mut each: impl FnMut(Shot),
    ) {
        let apart = (to.pose.centre() - from.pose.centre()).squared();
        let reach = 300.0 + (from.size.half() + to.size.half()) * std::f64::consts::SQRT_2;
        if !self.fires || apart > reach * reach {
            return;
        }
        for gun in &self.guns {
            let Some(lines) = self.lines(gun, from, to) else { continue };
            let Some(band) = Band::of(lines.distance) else { continue };
            if band < gun.range.0 || band > gun.range.1 {
                continue;
            }
            let near = u8::from(gun.primary && band == Band::One);
            let far = u8::from(gun.primary && band == Band::Three);
            let obstructed = !obstacles.is_empty() && look(&lines, obstacles).clear.is_none();
            each(Shot {
                dice: gun.dice + near,
                lock: self.locks.has(target.ship),
                defense: target.agility + far + u8::from(obstructed),
                twice: gun.twice,
            });
        }
    }

    /// The shortest lines to what a weapon can reach of a ship.
    fn lines(&self, gun: &Gun, from: &Base, to: &Base) -> Option<Closest> {
        if gun.turns {
            return Some(range::measure(from, to));
        }
        let inside = |arc: Arc| arc.measure(from, to, MeasureFrom::AnyPoint);
        let nearer = |one: Option<Closest>, other: Option<Closest>| match (one, other) {
            (Some(one), Some(other)) if other.distance < one.distance => Some(other),
            (one, other) => one.or(other),
        };
        if !gun.primary {
            return inside(Arc::Front);
        }
        match self.arcs {
            Arcs::Front | Arcs::Bullseye | Arcs::RearTorpedoes => inside(Arc::Front),
            Arcs::Turret => Some(range::measure(from, to)),
            Arcs::Forward => inside(Arc::Forward),
            Arcs::Rear => nearer(inside(Arc::Front), inside(Arc::Rear)),
            Arcs::Mobile => nearer(inside(Arc::Front), inside(self.mobile_arc())),
        }
    }

    fn mobile_arc(&self) -> Arc {
        match self.arc {
            Facing::Front => Arc::Front,
            Facing::Left => Arc::Side(Side::Left),
            Facing::Right => Arc::Side(Side::Right),
            Facing::Rear => Arc::Rear,
        }
    }
}

/// What a ship with so many hull and shields left of so many is worth.
fn worth(cost: f32, left: u8, whole: u8) -> f32 {
    match left {
        0 => 0.0,
        _ => cost * (ALIVE + (1.0 - ALIVE) * f32::from(left) / f32::from(whole)),
    }
}
