//! What the laws of every game need to know of this one.

use crate::dice::Dice;
use crate::frame::Frame;
use crate::ids::{CardId, ShipId};
use crate::input::{Action, Ask, Boost, Choice, Decloak, Drag, End, Facing};
use crate::position::Position;
use crate::setup::XWing;
use geometry::{Edge, Maneuver, Pose, Side};
use play::laws::Lawful;
use play::{Chance, Seat, Viewer};
use strum::VariantArray;

impl Lawful for XWing {
    fn every_choice(&self) -> Vec<Choice> {
        let mut choices = vec![Choice::SetAside, Choice::Commit, Choice::Pass];
        choices.extend((0..3).map(Choice::Initiative));
        choices.extend((0..3).map(Choice::Detonate));
        choices.extend((0..8).map(Choice::First));
        choices.extend(Decloak::VARIANTS.iter().copied().map(Choice::Decloak));
        choices.extend(Edge::ALL.map(Choice::Edge));
        let slides = [-50.0, -10.0, 0.0, 3.5, 10.0, f64::NAN];
        choices.extend(slides.map(Choice::Slide));
        choices.extend(slides.map(|shift| Choice::Place { template: shift / 2.0, shift }));
        choices.extend(Maneuver::all().map(Choice::Instead));
        choices.extend(Action::PLAIN.map(Choice::Action));
        choices.push(Choice::Action(Action::Scan(0)));
        choices.extend(Drag::VARIANTS.iter().copied().map(Choice::Drag));
        choices.extend(Facing::VARIANTS.iter().copied().map(Choice::Face));
        choices.extend(Facing::VARIANTS.iter().copied().map(|to| Choice::Action(Action::RotateArc(to))));
        choices.extend(End::VARIANTS.iter().copied().map(|end| Choice::Action(Action::Reinforce(end))));
        choices.extend(Maneuver::all().map(|maneuver| Choice::Action(Action::Slam(maneuver))));
        choices.extend(Boost::VARIANTS.iter().copied().map(|way| Choice::Action(Action::Boost(way))));
        for (side, speed) in [(Side::Left, 1), (Side::Right, 1), (Side::Left, 2), (Side::Right, 3)] {
            choices
                .extend([None, Some(Side::Left)].map(|bend| Choice::Action(Action::BarrelRoll { side, speed, bend })));
        }
        let own = self.ships.iter().flat_map(|ship| ship.upgrade_cards.iter().copied());
        let damage = [crate::DamageCard::ConsoleFire, crate::DamageCard::DirectHit].map(CardId::damage);
        let tokens = [CardId::FOCUS, CardId::EVADE, CardId::TARGET_LOCK];
        let cards: Vec<_> = tokens.into_iter().chain(damage).chain(own).collect();
        choices.extend(cards.iter().flat_map(|card| [Action::Card(*card), Action::OtherOf(*card)].map(Choice::Action)));
        let spots = [(0.0, -400.0, 0.0), (0.0, 400.0, 180.0), (-100.0, 50.0, 30.0), (0.0, 0.0, 0.0), (900.0, 0.0, 0.0)];
        for (x, y, degrees) in spots {
            let pose = Pose::new(x, y, degrees).expect("finite numbers");
            choices.extend((0..7).map(|obstacle| Choice::Obstacle { obstacle, pose }));
            choices.extend(self.every_ship().map(|ship| Choice::Deploy { ship, pose }));
        }
        for ship in self.every_ship() {
            choices.push(Choice::Activate(ship));
            choices.push(Choice::Ship(ship));
            choices.push(Choice::Action(Action::TargetLock(ship)));
            choices.push(Choice::Action(Action::Coordinate(ship)));
            choices.push(Choice::Action(Action::Jam(ship)));
            choices.extend(Maneuver::all().map(|maneuver| Choice::Dial { ship, maneuver }));
            for card in &cards {
                for dice in [Dice::NONE, Dice { focus: 1, ..Dice::NONE }] {
                    choices.push(Choice::Use { ship, card: *card, option: 0, dice });
                }
            }
            for weapon in [CardId::PRIMARY, CardId::FOCUS].into_iter().chain(cards.last().copied()) {
                let attack = |obstructed| Choice::Attack { weapon, target: ship, obstructed };
                choices.extend([attack(false), attack(true)]);
            }
        }
        choices
    }

    fn draw_is_secret(&self, _: &Ask, _: Viewer) -> bool {
        false
    }

    fn disguise(&self, position: &Position, seat: Seat, choice: Choice, chance: &mut impl Chance) -> Choice {
        // How a dial is turned is as secret as what is on it.
        if let Frame::Redialing(_) = position.open.stack.top() {
            let ways = play::legal(self, position, seat);
            let others: Vec<_> =
                ways.into_iter().filter(|other| (*other == Choice::Pass) == (choice == Choice::Pass)).collect();
            return others[chance.below(others.len() as u32) as usize];
        }
        let Choice::Dial { ship, .. } = choice else { return choice };
        let dial = self.facts(ship).dial.iter().map(|entry| entry.maneuver);
        let dial: Vec<_> = dial.filter(|maneuver| self.table(&position.open).may_dial(seat, ship, *maneuver)).collect();
        Choice::Dial { ship, maneuver: dial[chance.below(dial.len() as u32) as usize] }
    }

    /// Partners see each other's dials (XW-Q-57).
    fn shares_secrets(&self, seat: Seat, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(other) => self.sides[seat.index()] == self.sides[other.index()],
            Viewer::Spectator => false,
        }
    }

    fn reveals(&self, position: &Position) -> bool {
        if position.open.stack.top() == Frame::Planning {
            return self.table(&position.open).planners().count() == 1;
        }
        !position.open.dialled.is_empty()
    }
}

impl XWing {
    /// The ships of the game, and one that is none.
    fn every_ship(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..=self.ships.len() as u8).map(ShipId)
    }
}
