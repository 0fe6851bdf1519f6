//! The table as geometry sees it.

use crate::card::Modifier;
use crate::cards::Arcs;
use crate::frame::{Frame, Rolled};
use crate::ids::{MOST_SHIPS, ShipId};
use crate::input::Facing;
use crate::position::MOST_LYING;
use crate::set::Set;
use crate::setup::XWing;
use crate::table::Table;
use geometry::{
    Arc, Band, Base, BaseSize, Closest, ObstacleKind, Outline, Pose, Side, Sight, Surroundings, Token, look,
};

/// A few bases with the ships that stand on them.
pub(crate) struct Bases {
    list: [Base; MOST_SHIPS],
    owners: [ShipId; MOST_SHIPS],
    count: usize,
}

impl Bases {
    pub fn as_slice(&self) -> &[Base] {
        &self.list[..self.count]
    }

    /// The ships on those of these bases of which a mask has a bit.
    pub fn ships(&self, mask: u64) -> Set<ShipId> {
        (0..self.count).filter(|index| mask >> index & 1 == 1).map(|index| self.owners[index]).collect()
    }
}

/// The obstacles on the table.
pub(crate) struct Tokens {
    list: [Token<'static>; MOST_LYING],
    /// Their numbers.
    numbers: [u8; MOST_LYING],
    count: usize,
}

impl Tokens {
    /// No obstacle.
    pub fn none() -> Tokens {
        let nothing = Token::new(geometry::Obstacle::FORCE_AWAKENS[0].outline(), Pose::ORIGIN);
        Tokens { list: [nothing; MOST_LYING], numbers: [0; MOST_LYING], count: 0 }
    }

    pub fn as_slice(&self) -> &[Token<'static>] {
        &self.list[..self.count]
    }

    pub fn iter(&self) -> impl Iterator<Item = (u8, &Token<'static>)> {
        self.numbers.iter().copied().zip(self.as_slice())
    }
}

impl Table<'_> {
    /// The base of a ship.
    #[inline]
    pub fn base(self, ship: ShipId) -> Base {
        Base::new(self.game.facts(ship).pilot.ship.size, self.open.ship(ship).pose)
    }

    /// The bases of all ships in play but one, and of the wreck that it is leaving.
    pub(crate) fn others(self, ship: ShipId) -> Bases {
        let nowhere = Base::new(BaseSize::Small, Pose::ORIGIN);
        let mut found = Bases { list: [nowhere; MOST_SHIPS], owners: [ship; MOST_SHIPS], count: 0 };
        let wreck = self.wreck(ship).into_iter();
        for other in self.open.in_play().without(ship).iter().chain(wreck) {
            found.list[found.count] = self.base(other);
            found.owners[found.count] = other;
            found.count += 1;
        }
        found
    }

    /// The obstacles on the table.
    pub(crate) fn tokens(self) -> Tokens {
        let mut found = Tokens::none();
        for placed in self.game.lying(self.open) {
            found.list[found.count] = Token::new(self.game.outline(placed.obstacle), placed.pose);
            found.numbers[found.count] = placed.obstacle;
            found.count += 1;
        }
        found
    }

    /// The obstacles that a ship has to mind: none while it ignores them.
    pub(crate) fn tokens_for(self, ship: ShipId) -> Tokens {
        let mut tokens = self.tokens();
        let ignores = self.open.ship(ship).ignores_obstacles
            || self.is_flying_or_acting(ship) && self.has(ship, Modifier::IgnoresObstacles);
        if ignores && !self.has(ship, Modifier::MindsObstacles) {
            tokens.count = 0;
        }
        tokens
    }

    /// Whether it is the Activation phase, or a ship performs an action.
    fn is_flying_or_acting(self, ship: ShipId) -> bool {
        let frames = self.open.stack.as_slice();
        matches!(frames[0], Frame::Activation)
            || frames.iter().any(|frame| {
                let rolls = |kind: Rolled| matches!(kind, Rolled::Action | Rolled::Free);
                matches!(frame, Frame::Acting(acting) if acting.ship == ship)
                    || matches!(frame, Frame::Rolling(rolling) if rolling.ship == ship && rolls(rolling.kind))
            })
    }

    /// The obstacles that are in the way when a ship boosts, rolls or decloaks.
    pub(crate) fn tokens_for_move(self, ship: ShipId) -> Tokens {
        match self.has(ship, Modifier::MovesOverObstacles) {
            true => Tokens::none(),
            false => self.tokens_for(ship),
        }
    }

    /// Whether a ship's base overlaps an obstacle that it has to mind.
    pub(crate) fn overlaps_obstacle(self, ship: ShipId, kind: Option<ObstacleKind>) -> bool {
        let base = self.base(ship);
        self.tokens_for(ship).iter().any(|(obstacle, token)| {
            kind.is_none_or(|kind| self.game.obstacle(obstacle).kind() == kind) && token.overlaps_base(&base)
        })
    }

    /// Whether a ship is inside an arc of another.
    pub fn is_inside(self, of: ShipId, ship: ShipId, arc: Arc) -> bool {
        arc.contains(&self.base(of), &self.base(ship))
    }

    /// The mobile arc of a ship, where it points now (XW-X-07).
    pub(crate) fn mobile_arc(self, ship: ShipId) -> Arc {
        match self.open.ship(ship).arc {
            Facing::Front => Arc::Front,
            Facing::Left => Arc::Side(Side::Left),
            Facing::Right => Arc::Side(Side::Right),
            Facing::Rear => Arc::Rear,
        }
    }

    /// Whether a ship is inside a firing arc of another, whichever: primary, auxiliary, special or mobile (XW-X-14, XW-X-52).
    pub fn is_in_firing_arc(self, of: ShipId, ship: ShipId) -> bool {
        let is_inside = |arc| self.is_inside(of, ship, arc);
        is_inside(Arc::Front)
            || match self.game.facts(of).pilot.ship.arcs {
                Arcs::Rear | Arcs::RearTorpedoes => is_inside(Arc::Rear),
                Arcs::Forward => is_inside(Arc::Forward),
                Arcs::Mobile => is_inside(self.mobile_arc(of)),
                Arcs::Front | Arcs::Turret | Arcs::Bullseye => false,
            }
    }

    /// Whether a ship is inside a firing arc of another, and the nearest part of it that is inside is at this range
    /// (XW-Q-64).
    pub(crate) fn is_in_firing_arc_at(self, of: ShipId, ship: ShipId, (near, far): (Band, Band)) -> bool {
        let printed = self.game.facts(of).pilot.ship.arcs;
        let arcs = match printed {
            Arcs::Turret => Arcs::Front,
            Arcs::RearTorpedoes => Arcs::Rear,
            Arcs::Front | Arcs::Rear | Arcs::Forward | Arcs::Mobile | Arcs::Bullseye => printed,
        };
        let range = self.aim(of, ship, arcs).and_then(|lines| Band::of(lines.distance));
        range.is_some_and(|range| (near..=far).contains(&range))
    }

    /// Whether a ship is inside the auxiliary firing arc of another (XW-AUX-03).
    pub(crate) fn is_in_auxiliary_arc(self, of: ShipId, ship: ShipId) -> bool {
        match self.game.facts(of).pilot.ship.arcs {
            Arcs::Rear => self.is_inside(of, ship, Arc::Rear),
            Arcs::Forward => self.is_inside(of, ship, Arc::Forward) && !self.is_inside(of, ship, Arc::Front),
            Arcs::Front | Arcs::Turret | Arcs::Mobile | Arcs::Bullseye | Arcs::RearTorpedoes => false,
        }
    }

    /// Whether a ship is inside an auxiliary firing arc of another that points backwards; special arcs are none.
    pub(crate) fn is_in_rear_arc(self, of: ShipId, ship: ShipId) -> bool {
        match self.game.facts(of).pilot.ship.arcs {
            Arcs::Rear => self.is_inside(of, ship, Arc::Rear),
            Arcs::Front | Arcs::Forward | Arcs::Turret | Arcs::Mobile | Arcs::Bullseye | Arcs::RearTorpedoes => false,
        }
    }

    /// All shortest lines from an attacker to what its weapon can reach of a target: the part inside an arc, or all of it
    /// (XW-RNG-03, XW-RNG-08).
    pub(crate) fn aim(self, attacker: ShipId, target: ShipId, reach: Arcs) -> Option<Closest> {
        let (from, to) = (self.base(attacker), self.base(target));
        let inside = |arc: Arc| arc.measure(&from, &to, self.game.setup.options.measure_from);
        match reach {
            Arcs::Mobile => match (inside(Arc::Front), inside(self.mobile_arc(attacker))) {
                (Some(front), Some(mobile)) if mobile.distance < front.distance => Some(mobile),
                (front, mobile) => front.or(mobile),
            },
            Arcs::Front | Arcs::Bullseye | Arcs::RearTorpedoes => inside(Arc::Front),
            Arcs::Turret => Some(geometry::range::measure(&from, &to)),
            Arcs::Forward => inside(Arc::Forward),
            Arcs::Rear => match (inside(Arc::Front), inside(Arc::Rear)) {
                (Some(front), Some(rear)) if rear.distance < front.distance => Some(rear),
                (front, rear) => front.or(rear),
            },
        }
    }

    /// What the attacker can choose from along those lines (XW-OBST-06).
    pub(crate) fn sight(self, (attacker, target): (ShipId, ShipId), lines: &Closest) -> Sight {
        if self.has(attacker, Modifier::Unobstructed) {
            return look(lines, &[]);
        }
        let tokens = self.tokens_for(attacker);
        let mut ships = self.obstructing(attacker, target).peekable();
        if ships.peek().is_none() {
            return look(lines, tokens.as_slice());
        }
        let bases = ships.map(|ship| Token::of_base(&self.base(ship)));
        let all: Vec<_> = tokens.as_slice().iter().copied().chain(bases).collect();
        look(lines, &all)
    }

    /// The ships that obstruct attacks of a ship on another (XW-X-170).
    fn obstructing(self, attacker: ShipId, target: ShipId) -> impl Iterator<Item = ShipId> {
        let others = self.open.in_play().without(attacker).without(target);
        others.iter().filter(move |other| {
            let mut printed = self.game.facts(*other).modifiers.iter();
            !self.game.are_friends(attacker, *other)
                && printed.any(|(_, modifier)| *modifier == Modifier::Obstructs)
                && self.has(*other, Modifier::Obstructs)
        })
    }

    /// How many obstacles are at Range 1 of a ship.
    pub(crate) fn obstacles_near(self, ship: ShipId) -> u8 {
        self.tokens().iter().filter(|(_, token)| self.is_at_token(ship, token)).count() as u8
    }

    /// Whether a ship is at Range 1 of a token.
    pub(crate) fn is_at_token(self, ship: ShipId, token: &Token) -> bool {
        let distance = token.distance_inside(&self.game.setup.options.area, &self.base(ship));
        distance.is_some_and(|distance| Band::of(distance) == Some(Band::One))
    }

    /// Whether the whole base of a ship is in a range of another (XW-RNG-06); a ship is within Range 1 of itself.
    pub(crate) fn is_within(self, of: ShipId, ship: ShipId, (near, far): (Band, Band)) -> bool {
        let is_near = |near: Band| geometry::range::is_within(&self.base(of), &self.base(ship), near, far);
        let counts_near = || {
            near == Band::One
                && geometry::range::is_within(&self.base(of), &self.base(ship), Band::Two, Band::Three)
                && self.game.are_friends(of, ship)
                && self.has(of, Modifier::FriendsCountNear)
        };
        of == ship || is_near(near) || counts_near()
    }

    /// The range between two ships; a ship is at Range 1 of itself (XW-RNG-11).
    pub fn range(self, ship: ShipId, other: ShipId) -> Option<Band> {
        match ship == other {
            true => Some(Band::One),
            false => geometry::range::range(&self.base(ship), &self.base(other)),
        }
    }
}

impl XWing {
    pub(crate) fn outline(&self, obstacle: u8) -> &'static Outline {
        self.obstacle(obstacle).outline()
    }

    pub(crate) fn surroundings<'a>(&self, ships: &'a Bases, tokens: &'a Tokens) -> Surroundings<'a> {
        Surroundings { ships: ships.as_slice(), obstacles: tokens.as_slice(), area: self.setup.options.area }
    }
}
