//! The Combat phase: each ship has one opportunity to attack (XW-CMB).

use crate::card::{Adjust, Effect, Header, Window};
use crate::cards::Arcs;
use crate::frame::{Attack, Attacking, Fighting, Frame, Resolving};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, ships_in};
use crate::position::{Open, Position};
use crate::setup::{RuleSet, XWing};
use crate::ship::Life;
use geometry::{Band, ObstacleKind};
use play::{Illegal, Sink, why};

impl XWing {
    /// The ships that may be active next in this Combat phase.
    pub(crate) fn fighters(&self, open: &Open) -> impl Iterator<Item = ShipId> + use<> {
        let waiting = ships_in(open.in_play()).filter(|ship| !open.ship(*ship).fought);
        self.next_in_order(open, waiting.fold(0, |mask, ship| mask | ship.mask()), true)
    }

    pub(crate) fn step_combat(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        let mut next = self.fighters(&position.open);
        match (next.next(), next.next()) {
            (None, _) => {
                *position.open.stack.top_mut() = Frame::EndBegins;
                for ship in self.all_ships() {
                    if position.open.ship(ship).life == Life::Doomed {
                        self.destroy(position, ship, events);
                    }
                }
                self.open_window(position, Window::EndOfCombat, ShipId(0));
                true
            }
            (Some(ship), None) => {
                self.fight(position, ship, events);
                true
            }
            (Some(_), Some(_)) => false,
        }
    }

    pub(crate) fn fight(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        events.happened(Happening::Fights { ship }, why!["XW-CMB-01", "XW-ASHIP-01"]);
        position.open.stack.push(Frame::Fighting(ship, Fighting::Declare));
        self.open_window(position, Window::Opportunity, ship);
    }

    pub(crate) fn step_fighting(
        &self,
        position: &mut Position,
        ship: ShipId,
        step: Fighting,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        match step {
            Fighting::Declare => {
                let mut can = false;
                self.each_attack(&position.open, ship, |_, _, _| can = true);
                if can {
                    return false;
                }
                *position.open.stack.top_mut() = Frame::Fighting(ship, Fighting::After);
            }
            Fighting::After => {
                *position.open.stack.top_mut() = Frame::Fighting(ship, Fighting::Done);
                self.open_window(position, Window::AfterOpportunity, ship);
            }
            Fighting::Done => {
                position.open.stack.pop();
                let passed = self.passed_over(&position.open, ship);
                for ship in ships_in(ship.mask() | passed) {
                    position.open.ship_mut(ship).fought = true;
                    let is_over = !self.has(&position.open, ship, Adjust::OutlivesCombat);
                    if position.open.ship(ship).life == Life::Doomed && is_over {
                        self.destroy(position, ship, events);
                    }
                }
            }
        }
        true
    }

    /// Ships that are not active any more in this phase, since their pilot skill has risen above that of the ship that was
    /// active: none by the printed rules, where they are active next (XW-Q-26, XW-Q-61).
    fn passed_over(&self, open: &Open, active: ShipId) -> u16 {
        if self.setup.options.rules == RuleSet::Printed {
            return 0;
        }
        let skill = self.skill(open, active);
        let is_passed = |ship: &ShipId| !open.ship(*ship).fought && self.skill(open, *ship) > skill;
        ships_in(open.in_play()).filter(is_passed).fold(0, |mask, ship| mask | ship.mask())
    }

    /// Every attack that a ship can declare: weapon, target, whether through an obstacle.
    pub(crate) fn each_attack(&self, open: &Open, ship: ShipId, mut each: impl FnMut(CardId, ShipId, bool)) {
        if self.check_attacker(open, ship).is_err() {
            return;
        }
        let cards = &self.facts(ship).upgrade_cards;
        let is_weapon =
            |place: &usize| cards[*place].card().weapon.is_some() && !cards[..*place].contains(&cards[*place]);
        for target in ships_in(open.in_play()).filter(|target| self.facts(*target).side != self.facts(ship).side) {
            let weapons = (0..cards.len()).filter(is_weapon).map(|place| cards[place]);
            for weapon in std::iter::once(CardId::PRIMARY).chain(weapons) {
                for obstructed in [false, true] {
                    let can = self.aimed(open, ship, weapon, target, obstructed).is_ok();
                    if can && !self.is_guarded(open, ship, weapon, target) {
                        each(weapon, target, obstructed);
                    }
                }
            }
        }
    }

    /// Whether a ship can attack at all.
    fn check_attacker(&self, open: &Open, ship: ShipId) -> Result<(), Illegal> {
        if !open.ship(ship).is_in_play() || self.has(open, ship, Adjust::CannotAttack) {
            return Err(Illegal::new("XW-GOLD-07", "cannot-attack"));
        }
        if open.ship(ship).no_more_attacks {
            return Err(Illegal::new("XW-GOLD-07", "cannot-attack"));
        }
        if open.ship(ship).disabled > 0 {
            return Err(Illegal::new("XW-X-05", "weapons-disabled"));
        }
        if open.ship(ship).cloak > 0 {
            return Err(Illegal::new("XW-CLK-04", "cloaked"));
        }
        match self.overlaps_obstacle(open, ship, Some(ObstacleKind::Asteroid)) {
            true => Err(Illegal::new("XW-OBS-07", "on-an-asteroid")),
            false => Ok(()),
        }
    }

    /// Whether a ship can attack so, and if not, why.
    pub(crate) fn check_attack(
        &self,
        open: &Open,
        ship: ShipId,
        weapon: CardId,
        target: ShipId,
        obstructed: bool,
    ) -> Result<(), Illegal> {
        if target.index() >= self.ships.len() || !open.ship(target).is_in_play() {
            return Err(Illegal::new("XW-ATK-05", "no-such-ship"));
        }
        if self.facts(target).side == self.facts(ship).side {
            return Err(Illegal::new("XW-ATK-39", "friendly"));
        }
        self.check_attacker(open, ship)?;
        self.aimed(open, ship, weapon, target, obstructed)?;
        match self.is_guarded(open, ship, weapon, target) {
            true => Err(Illegal::new("XW-GOLD-07", "guarded")),
            false => Ok(()),
        }
    }

    /// The range at which a weapon meets an enemy, or why it does not.
    fn aimed(
        &self,
        open: &Open,
        ship: ShipId,
        weapon: CardId,
        target: ShipId,
        obstructed: bool,
    ) -> Result<Band, Illegal> {
        let state = open.ship(ship);
        let may_touch = || self.has(open, ship, Adjust::AttacksTouching);
        if state.touching & target.mask() != 0 && !may_touch() {
            return Err(Illegal::new("XW-OVL-06", "touching"));
        }
        let mut reach = self.facts(ship).pilot.ship.arcs;
        let (nearest, farthest) = match weapon.card().weapon {
            None if weapon == CardId::PRIMARY => (Band::One, Band::Three),
            None => return Err(Illegal::new("XW-SEC-01", "no-such-weapon")),
            Some(facts) => {
                let Some(place) = self.upgrade_place(open, ship, weapon) else {
                    return Err(Illegal::new("XW-SEC-01", "no-such-weapon"));
                };
                let slot = self.facts(ship).upgrades[place as usize].slot;
                reach = match facts.turret {
                    true => Arcs::Turret,
                    false if self.has(open, ship, Adjust::Aims(slot)) => reach,
                    false => Arcs::Front,
                };
                match facts.header {
                    Header::TargetLock if !state.has_lock(target) && !self.has_focus_for_lock(open, ship) => {
                        return Err(Illegal::new("XW-SEC-09", "needs-target-lock"));
                    }
                    Header::Focus if state.focus == 0 => return Err(Illegal::new("XW-SEC-11", "needs-focus")),
                    _ if !self.can_pay(open, ship, facts.cost) => {
                        return Err(Illegal::new("XW-ATK-10", "cannot-pay"));
                    }
                    _ => facts.range,
                }
            }
        };
        let is_primary = weapon == CardId::PRIMARY;
        let wider = !is_primary && self.has(open, ship, Adjust::WiderRanges);
        let (nearest, farthest) = if wider { widened(nearest, farthest) } else { (nearest, farthest) };
        let outside = if is_primary { "XW-ATK-07" } else { "XW-ATK-09" };
        let lines = self.aim(open, ship, target, reach).ok_or(Illegal::new(outside, "outside-arc"))?;
        let is_ahead = || self.is_inside(open, ship, target, geometry::Arc::Front);
        if reach != Arcs::Front && self.has(open, ship, Adjust::FrontOnly) && !is_ahead() {
            return Err(Illegal::new(outside, "outside-arc"));
        }
        let range = Band::of(lines.distance).filter(|range| (nearest..=farthest).contains(range));
        let too_far = if is_primary { "XW-ATK-07" } else { "XW-WRNG-02" };
        let range = range.ok_or(Illegal::new(too_far, "out-of-range"))?;
        let sight = self.sight(open, ship, &lines);
        let exists = if obstructed { sight.obstructed.is_some() } else { sight.clear.is_some() };
        match exists {
            true => Ok(range),
            false => Err(Illegal::new("XW-OBST-05", "no-such-line")),
        }
    }

    /// Whether a focus token of the ship does for a target lock.
    pub(crate) fn has_focus_for_lock(&self, open: &Open, ship: ShipId) -> bool {
        let has_focus = open.ship(ship).focus > 0 && self.has(open, ship, Adjust::FocusForLocks);
        has_focus && self.may_spend(open, ship, crate::card::Token::Focus)
    }

    /// Whether a friend of the target has to be attacked in its place.
    fn is_guarded(&self, open: &Open, ship: ShipId, weapon: CardId, target: ShipId) -> bool {
        let mut lasting = open.lasting.iter().map_while(|lasting| *lasting);
        lasting.any(|lasting| match lasting.adjust() {
            Some(Adjust::Guards(band)) => {
                let guard = lasting.ship;
                let could = |obstructed: &bool| self.aimed(open, ship, weapon, guard, *obstructed).is_ok();
                guard != target
                    && open.ship(guard).is_in_play()
                    && self.are_friends(guard, target)
                    && self.is_between(open, guard, target, Band::One, band)
                    && [false, true].iter().any(could)
            }
            _ => false,
        })
    }

    /// Whether nothing keeps a ship from spending the tokens that an attack costs (XW-ATK-10). The target is no defender
    /// yet (XW-ATK-11).
    fn can_pay(&self, open: &Open, ship: ShipId, cost: &[Effect]) -> bool {
        cost.iter().all(|effect| match *effect {
            Effect::Spend(token) => open.ship(ship).tokens(token) > 0 && !self.is_jammed(open, ship, token),
            _ => true,
        })
    }

    /// An attack is declared and its costs are paid (XW-ATK-06, -11).
    pub(crate) fn declare(
        &self,
        position: &mut Position,
        ship: ShipId,
        (weapon, target, obstructed): (CardId, ShipId, bool),
        events: &mut impl Sink<Happening>,
    ) {
        let open = &mut position.open;
        match open.stack.top_mut() {
            Frame::Fighting(_, step) => *step = Fighting::After,
            top => *top = Frame::ExtraDone(ship),
        }
        let range = self.aimed(open, ship, weapon, target, obstructed).expect("an attack that was checked");
        let upgrade = self.upgrade_place(open, ship, weapon).unwrap_or(u8::MAX);
        let first = [!open.ship(ship).attacked, !open.ship(target).defended];
        open.ship_mut(ship).attacked = true;
        open.ship_mut(target).defended = true;
        let range = range.number();
        open.attack = Attack { upgrade, range, obstructed, first, ..Attack::new(ship, target, weapon) };
        events.happened(Happening::attacked(&open.attack), why!["XW-ATK-05", "XW-ATK-11"]);
        open.stack.push(Frame::Attacking(Attacking::Declared));
        if weapon.card().weapon.is_some_and(|facts| !facts.cost.is_empty()) {
            open.stack.push(Frame::Resolving(Resolving::new(ship, weapon, upgrade, Resolving::COST)));
        }
    }

    /// The ship gives its opportunity up (XW-CMB-05).
    pub(crate) fn hold_fire(&self, position: &mut Position, ship: ShipId) {
        *position.open.stack.top_mut() = Frame::Fighting(ship, Fighting::After);
    }
}

/// A range one longer and one shorter, within Range 1 to 3.
fn widened(nearest: Band, farthest: Band) -> (Band, Band) {
    let nearer = if nearest == Band::Three { Band::Two } else { Band::One };
    let farther = if farthest == Band::One { Band::Two } else { Band::Three };
    (nearer, farther)
}
