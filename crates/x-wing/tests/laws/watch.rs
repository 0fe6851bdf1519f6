//! One random game, watched: what must hold after every input.

use crate::conserved;
use crate::oracle::{self, Verdict};
use chance::Dice;
use geometry::{Band, Base, ObstacleKind, Pose, Token};
use play::{Chance, Event, Game, Input, InputOf, Need, Sink, Why};
use std::collections::BTreeSet;
use std::ops::AddAssign;
use x_wing::card::{Effect, Modifier};
use x_wing::cards::{Arcs, Slot};
use x_wing::frame::Fighting;
use x_wing::{Action, Choice, Facing, FightStep, Frame, Happening, Lasting, Position, Ship, ShipId, UpgradeId, XWing};
use x_wing_bots::random_pilot;

/// No game has more inputs.
const MOST: u32 = 20_000;
/// More than that at one input is no end.
const MOST_AT_ONCE: usize = 5_000;

/// What was looked at.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub games: u64,
    pub inputs: u64,
    pub overlaps: u64,
    pub attacks: u64,
    /// Attacks whose range, arc or obstruction lies too near to a limit for the sampling to tell.
    pub unknown: u64,
    /// Pairs of an active ship and an enemy that it could or could not attack.
    pub chances: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.inputs += other.inputs;
        self.overlaps += other.overlaps;
        self.attacks += other.attacks;
        self.unknown += other.unknown;
        self.chances += other.chances;
    }
}

/// What random pilots do next; now and then anything at all.
pub fn next_input(game: &XWing, position: &Position, dice: &mut Dice) -> Option<InputOf<XWing>> {
    match game.need(position) {
        Need::Over(_) => None,
        Need::Chance(_) => Some(Input::Draw(game.draw(position, dice))),
        Need::Seats(seats) => {
            let seat = seats.iter().nth(dice.below(seats.count()) as usize).expect("somebody is waited for");
            let choice = match dice.below(32) {
                0 => game.sample_choice(position, seat, dice),
                _ => random_pilot(game, &position.open, seat, dice),
            };
            Some(Input::Choice { seat, choice })
        }
    }
}

/// Plays a game to its end, and notes which cards were used. Sampling takes most of the time, and can be left out.
pub fn play(game: &XWing, dice: &mut Dice, samples: bool, used: &mut BTreeSet<&'static str>) -> Result<Tally, String> {
    let mut watch = Watch { game, samples, poses: vec![Pose::ORIGIN; game.ships().len()], tally: Tally::default() };
    let mut position = game.start();
    while let Some(input) = next_input(game, &position, dice) {
        let before = position;
        let mut told = Told::default();
        let said = |what: String| format!("after {} inputs, at {input:?}: {what}\n{before:?}", watch.tally.inputs);
        game.apply(&mut position, &input, &mut told).map_err(|refusal| said(format!("refused: {refusal}")))?;
        let Told(events) = told;
        watch.tally.inputs += 1;
        used.extend(events.iter().filter_map(used_card));
        let looked = watch.look(&before, &position, &events);
        let inputs = watch.tally.inputs;
        looked.map_err(|what| format!("after {inputs} inputs, at {input:?}: {what}\n{before:?}"))?;
        if watch.tally.inputs > u64::from(MOST) {
            return Err(format!("the game goes on after {MOST} inputs, in round {}", position.open.round));
        }
    }
    watch.tally.games = 1;
    Ok(watch.tally)
}

/// What happens at one input. A game in which that has no end stands still for whoever plays it, and would for the laws.
#[derive(Default)]
struct Told(Vec<Event<Happening>>);

impl Sink<Happening> for Told {
    fn happened(&mut self, what: Happening, why: Why) {
        self.0.happened(what, why);
        if self.0.len() > MOST_AT_ONCE {
            let last = &self.0[MOST_AT_ONCE - 8..];
            panic!("more than {MOST_AT_ONCE} things happen at one input, the last of them {last:?}");
        }
    }
}

/// The card that an event says was used.
fn used_card(event: &Event<Happening>) -> Option<&'static str> {
    match event.what {
        Happening::Used { card, .. }
        | Happening::Attacked { weapon: card, .. }
        | Happening::Acted { action: Action::Card(card) | Action::OtherOf(card), .. } => Some(card.name()),
        _ => None,
    }
}

struct Watch<'a> {
    game: &'a XWing,
    /// Whether attacks are held against sampling.
    samples: bool,
    /// Where each ship stands, by the events alone.
    poses: Vec<Pose>,
    tally: Tally,
}

impl Watch<'_> {
    fn base(&self, ship: ShipId) -> Base {
        Base::new(self.game.facts(ship).pilot.ship.size, self.poses[ship.index()])
    }

    fn look(&mut self, before: &Position, after: &Position, events: &[Event<Happening>]) -> Result<(), String> {
        for (index, event) in events.iter().enumerate() {
            match event.what {
                Happening::Deployed { ship, pose } => self.poses[ship.index()] = pose,
                Happening::Moved { ship, from, to, .. } | Happening::Shifted { ship, from, to } => {
                    if self.poses[ship.index()] != from {
                        return Err(format!("ship {ship:?} moved from where it was not"));
                    }
                    self.poses[ship.index()] = to;
                }
                Happening::Touched { ship, other } => self.touched(ship, other)?,
                Happening::Fights { ship } => self.fights(ship, before, after, &events[index + 1..])?,
                Happening::Attacked { attacker, defender, weapon, range, obstructed } => {
                    let facts = self.game.facts(attacker);
                    let pilot = facts.pilot;
                    let cards = || facts.upgrades.iter().map(|upgrade| &upgrade.card).chain([&pilot.card]);
                    let has = |is: fn(&Modifier) -> bool| cards().any(|card| card.modifiers.iter().any(is));
                    let is_aimed = pilot.card.modifiers.iter().any(|modifier| matches!(modifier, Modifier::Aims(_)));
                    let looks_ahead = has(|modifier| *modifier == Modifier::ArcsOnly);
                    let slot =
                        facts.upgrades.iter().find(|one| one.card.name == weapon.card().name).map(|one| one.slot);
                    let is_turned = |modifier: &Modifier, slot| match modifier {
                        Modifier::AllRound(of) | Modifier::While(_, Modifier::AllRound(of)) => *of == slot,
                        _ => false,
                    };
                    let turns = |slot| cards().any(|card| card.modifiers.iter().any(|one| is_turned(one, slot)));
                    let arcs = match weapon.card().weapon {
                        None => pilot.ship.arcs,
                        Some(facts) if facts.turret || slot.is_some_and(turns) => Arcs::Turret,
                        Some(_) if slot == Some(Slot::Torpedo) && pilot.ship.arcs == Arcs::RearTorpedoes => Arcs::Rear,
                        Some(_) if is_aimed => pilot.ship.arcs,
                        Some(_) => Arcs::Front,
                    };
                    // The range of such an attack is not the one that is measured.
                    let marks = before.open.lasting.as_slice().iter().any(|lasting| lasting.ship == attacker);
                    let lent = marks && pilot.card.name == "thweek";
                    let is_counted = weapon.card().weapon.is_none()
                        && (lent || has(|modifier| matches!(modifier, Modifier::While(_, Modifier::CountsAsRange(_)))));
                    if is_counted {
                        continue;
                    }
                    let facing = before.open.ship(attacker).arc;
                    if looks_ahead && !self.is_ahead((attacker, defender), facing) {
                        return Err(format!("{attacker:?} attacks {defender:?}, which is not ahead"));
                    }
                    let reach = (arcs, facing);
                    self.attacked(before, (attacker, defender), reach, range, obstructed)?;
                }
                _ => {}
            }
        }
        self.told(after)?;
        conserved::check(self.game, &after.open)?;
        somebody_can_go_on(self.game, after)
    }

    /// The events have told where every ship stands.
    fn told(&self, after: &Position) -> Result<(), String> {
        for (index, pose) in self.poses.iter().enumerate() {
            let ship = after.open.ship(ShipId(index as u8));
            if ship.is_in_play() && ship.pose != *pose {
                return Err(format!("ship {index} stands at {:?}, but the events said {pose:?}", ship.pose));
            }
        }
        Ok(())
    }

    /// Ships that touch are in contact within a thousandth of a millimetre, and share no area.
    fn touched(&mut self, ship: ShipId, other: ShipId) -> Result<(), String> {
        self.tally.overlaps += 1;
        let (one, two) = (self.base(ship), self.base(other));
        match one.clearance(&two) <= 0.001 && !one.overlaps(&two) {
            true => Ok(()),
            false => Err(format!("{one:?} and {two:?} touch at {} mm", one.clearance(&two))),
        }
    }

    /// Whether nothing obstructs the attacks of a ship.
    fn is_unobstructed(&self, ship: ShipId) -> bool {
        let cards = self.game.facts(ship).upgrades.iter().map(|upgrade| &upgrade.card);
        cards.flat_map(|card| card.modifiers).any(|modifier| *modifier == Modifier::Unobstructed)
    }

    fn tokens(&self, position: &Position, ship: ShipId) -> Vec<(ObstacleKind, Token<'static>)> {
        if position.open.ship(ship).ignores_obstacles || self.is_unobstructed(ship) {
            return Vec::new();
        }
        let placed = self.game.lying(&position.open);
        placed
            .map(|placed| {
                let obstacle = self.game.obstacle(placed.obstacle);
                (obstacle.kind(), Token::new(obstacle.outline(), placed.pose))
            })
            .collect()
    }

    /// The bases of enemies that obstruct attacks on others (XW-X-170).
    fn jammers(&self, position: &Position, attacker: ShipId, defender: ShipId) -> Vec<Base> {
        let jams = |ship: &ShipId| {
            let (facts, state) = (self.game.facts(*ship), position.open.ship(*ship));
            let upgrades = facts.own_upgrades().iter().enumerate();
            let mut left = upgrades.filter(|(place, _)| !state.discarded.has(UpgradeId::at(*place)));
            let is_one = left.any(|(_, upgrade)| upgrade.card.modifiers.contains(&Modifier::Obstructs));
            is_one && state.is_in_play() && facts.side != self.game.facts(attacker).side && *ship != defender
        };
        let can_jam = !self.is_unobstructed(attacker);
        self.game.all_ships().filter(|ship| can_jam && jams(ship)).map(|ship| self.base(ship)).collect()
    }

    /// Whether a ship may be inside the firing arc of another, as far as sampling tells.
    fn is_ahead(&self, (attacker, defender): (ShipId, ShipId), facing: Facing) -> bool {
        let (from, to) = (self.base(attacker), self.base(defender));
        // A turret is no arc; every printed arc is one (XW-X-14).
        let arcs = match self.game.facts(attacker).pilot.ship.arcs {
            Arcs::Turret => Arcs::Front,
            Arcs::RearTorpedoes => Arcs::Rear,
            arcs => arcs,
        };
        let sampled = oracle::measure(&from, &to, (arcs, facing), self.game.setup().options.measure_from);
        !self.samples || sampled.inside != Verdict::No
    }

    /// Range, arc and obstruction of a declared attack are those that sampling finds.
    fn attacked(
        &mut self,
        before: &Position,
        (attacker, defender): (ShipId, ShipId),
        reach: (Arcs, Facing),
        range: u8,
        obstructed: bool,
    ) -> Result<(), String> {
        if !self.samples {
            return Ok(());
        }
        self.tally.attacks += 1;
        let (from, to) = (self.base(attacker), self.base(defender));
        let sampled = oracle::measure(&from, &to, reach, self.game.setup().options.measure_from);
        let far = sampled.is_within(100.0 * f64::from(range));
        let near = sampled.is_within(100.0 * f64::from(range - 1));
        let near = if range == 1 { Verdict::No } else { near };
        let jammers = self.jammers(before, attacker, defender);
        let bases = jammers.iter().map(Token::of_base);
        let tokens: Vec<_> = self.tokens(before, attacker).into_iter().map(|(_, token)| token).chain(bases).collect();
        let (blocked, open) = sampled.sight(&tokens);
        let seen = if obstructed { blocked } else { open };
        let is_near = near == Verdict::Yes && sampled.distance > 0.0;
        if far == Verdict::No || is_near || sampled.distance > 0.0 && seen == Verdict::No {
            return Err(format!(
                "an attack at Range {range}, obstructed {obstructed}, but sampled {:?} at {} mm, blocked {blocked:?}, \
                 open {open:?}: {from:?} {to:?}",
                sampled.inside, sampled.distance
            ));
        }
        if [far, seen].contains(&Verdict::Unknown) || near == Verdict::Unknown {
            self.tally.unknown += 1;
        }
        Ok(())
    }

    /// A ship that becomes active can attack with its primary weapon whom sampling finds in arc and range, and nobody else.
    fn fights(
        &mut self,
        ship: ShipId,
        before: &Position,
        after: &Position,
        later: &[Event<Happening>],
    ) -> Result<(), String> {
        if !self.samples {
            return Ok(());
        }
        let game = self.game;
        let declares = Frame::Fighting(Fighting { ship, step: FightStep::Declare });
        let waits = after.open.stack.top() == declares;
        if !waits && after.open.stack.as_slice().contains(&declares) {
            return Ok(());
        }
        let mut offered = Vec::new();
        if waits {
            game.legal(after, game.facts(ship).seat, |choice| {
                if let Choice::Attack { weapon, target, .. } = choice
                    && weapon.card().weapon.is_none()
                {
                    offered.push(target);
                }
            });
        }
        let (state, then) = (*before.open.ship(ship), *after.open.ship(ship));
        let on_asteroid = self
            .tokens(before, ship)
            .iter()
            .any(|(kind, token)| *kind == ObstacleKind::Asteroid && oracle::may_overlap(&self.base(ship), token));
        let is_blinded = |state: &Ship| state.face_up.count(x_wing::DamageCard::BlindedPilot) > 0;
        let is_disarmed = |state: &Ship| state.disabled > 0 || state.no_more_attacks;
        let lasting = || before.open.lasting.as_slice().iter().chain(after.open.lasting.as_slice());
        let is_bound = lasting().any(|lasting| lasting.ship == ship || guards(lasting));
        let cannot = |state: &Ship| is_blinded(state) || is_disarmed(state) || state.cloak > 0;
        let mut of_cards = game.facts(ship).upgrades.iter().flat_map(|upgrade| upgrade.card.modifiers);
        let looks_ahead = of_cards.clone().any(|modifier| *modifier == Modifier::ArcsOnly);
        let has_no_primary =
            of_cards.any(|modifier| matches!(modifier, Modifier::NoPrimary | Modifier::While(_, Modifier::NoPrimary)));
        let is_kept = cannot(&state) || cannot(&then) || on_asteroid || is_bound || has_no_primary;
        let fresh = !later.is_empty() || !state.is_in_play() || after.open.round != before.open.round;
        let arcs = game.facts(ship).pilot.ship.arcs;
        for target in (0..game.ships().len() as u8).map(ShipId) {
            let is_there = [before, after].iter().all(|position| position.open.ship(target).is_in_play());
            if game.facts(target).side == game.facts(ship).side || !is_there {
                continue;
            }
            let is_passed_over =
                looks_ahead && !self.is_ahead((ship, target), then.arc) || may_hide(game, after, ship, target);
            let is_free = !(state.touching | then.touching).has(target) && !is_kept && !is_passed_over;
            self.tally.chances += 1;
            let (from, to) = (self.base(ship), self.base(target));
            if oracle::are_far_apart(&from, &to) && !offered.contains(&target) {
                continue;
            }
            let sampled = oracle::measure(&from, &to, (arcs, then.arc), game.setup().options.measure_from);
            let wrong = match sampled.is_within(300.0) {
                Verdict::Yes => is_free && !fresh && !offered.contains(&target),
                Verdict::No => offered.contains(&target),
                Verdict::Unknown => false,
            };
            if wrong {
                return Err(format!(
                    "{ship:?} is offered {offered:?}; sampling finds {target:?} {:?} in the arc at {} mm",
                    sampled.inside, sampled.distance
                ));
            }
        }
        Ok(())
    }
}

/// Whether a ship may be hidden from another of lower skill.
fn may_hide(game: &XWing, position: &Position, from: ShipId, ship: ShipId) -> bool {
    let table = game.table(&position.open);
    let hides = |modifier: &Modifier| {
        matches!(modifier, Modifier::HidesFromLowerSkill | Modifier::While(_, Modifier::HidesFromLowerSkill))
    };
    let mut of_cards = game.facts(ship).upgrades.iter().flat_map(|upgrade| upgrade.card.modifiers);
    of_cards.any(hides) && table.skill(from) < table.skill(ship)
}

/// Whether what lasts keeps enemies from attacking other ships.
fn guards(lasting: &Lasting) -> bool {
    let effects = lasting.card.card().abilities.iter().flat_map(|ability| ability.effects);
    effects.into_iter().any(|effect| matches!(effect, Effect::Lasting(_, _, Modifier::Guards(_))))
}

/// The game is over, or waits for chance, or for seats that each have a choice.
fn somebody_can_go_on(game: &XWing, position: &Position) -> Result<(), String> {
    match game.need(position) {
        Need::Over(_) | Need::Chance(_) => Ok(()),
        Need::Seats(seats) if seats.is_empty() => Err("nobody is waited for".to_owned()),
        Need::Seats(seats) => {
            for seat in seats.iter() {
                let mut count = 0;
                game.legal(position, seat, |_| count += 1);
                if count == 0 {
                    return Err(format!("seat {seat} is waited for and has no choice"));
                }
            }
            Ok(())
        }
    }
}

/// The far ends of the range bands are those of the oracle.
#[test]
fn the_bands_are_100_mm() {
    assert_eq!([Band::One, Band::Two, Band::Three].map(Band::far_end), [100.0, 200.0, 300.0]);
}
