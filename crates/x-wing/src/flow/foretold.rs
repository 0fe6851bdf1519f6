//! What is said about dice before they are rolled.

use crate::card::{Effect, Window};
use crate::dice::{Dice, Die, Face};
use crate::frame::{Activating, Attacking, Frame};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{Foretold, Open, Position};
use crate::setup::XWing;
use play::{Sink, why};

impl XWing {
    /// The ship that is about to roll dice, and which. A reroll is none.
    fn roller(&self, open: &Open) -> Option<(ShipId, Die)> {
        match open.stack.top() {
            Frame::Hazard(ship, _)
            | Frame::Activating(ship, Activating::Hazards(_))
            | Frame::Ordered(ship, Activating::Hazards(_)) => Some((ship, Die::Attack)),
            Frame::Attacking(Attacking::RollAttack) => Some((open.attack.attacker, Die::Attack)),
            Frame::Attacking(Attacking::RollDefense) => Some((open.attack.defender, Die::Defense)),
            Frame::Resolving(resolving) => {
                let rerolls = matches!(resolving.next(), Some(Effect::Reroll(..) | Effect::RerollPer(..)));
                let (die, _) = self.effect_dice(open, &resolving).filter(|_| !rerolls)?;
                Some((resolving.ship, die))
            }
            _ => None,
        }
    }

    /// Asks cards before a roll, once; says whether there is anybody to ask.
    pub(crate) fn ask_before_roll(&self, position: &mut Position) -> bool {
        if self.windows[Window::BeforeRoll as usize].is_empty() || position.open.asked {
            return false;
        }
        let Some((ship, die)) = self.roller(&position.open) else { return false };
        position.open.asked = true;
        let first = position.open.initiative;
        self.open_window_for(position, Window::BeforeRoll, ship, first, die as u8);
        true
    }

    /// How many dice are due to be rolled, seen from a card that is asked before.
    pub(crate) fn dice_due(&self, open: &Open) -> u8 {
        let below = open.stack.as_slice().iter().rev().skip(1).find(|frame| !matches!(frame, Frame::Window(_)));
        match below {
            Some(Frame::Attacking(Attacking::RollDefense)) => self.defense_dice(open),
            Some(Frame::Resolving(resolving)) => self.effect_dice(open, resolving).map_or(1, |(_, count)| count),
            _ => 1,
        }
    }

    /// The faces that can be named for the dice that are due.
    pub(crate) fn to_name(&self, open: &Open) -> impl Iterator<Item = Face> + use<> {
        let is_defense = open.stack.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Window(frame) => Some(frame.about == Die::Defense as u8),
            _ => None,
        });
        let die = if is_defense == Some(true) { Die::Defense } else { Die::Attack };
        Face::ALL.into_iter().filter(move |face| die.sides()[*face as usize] > 0)
    }

    /// A number of evades is guessed.
    pub(crate) fn guess(&self, position: &mut Position, ship: ShipId, number: u8, events: &mut impl Sink<Happening>) {
        position.open.foretold = Some(Foretold::Evades(number));
        events.happened(Happening::Guessed { ship, number }, why!["XW-ABL-01"]);
    }

    /// A face is named.
    pub(crate) fn name_result(
        &self,
        position: &mut Position,
        ship: ShipId,
        face: Face,
        events: &mut impl Sink<Happening>,
    ) {
        position.open.foretold = Some(Foretold::Result(face, ship));
        events.happened(Happening::Named { ship, dice: Dice::of(face, 1) }, why!["XW-ABL-01"]);
    }

    /// Dice were rolled: what was said about them comes true first.
    pub(crate) fn dice_rolled(&self, position: &mut Position, dice: Dice, events: &mut impl Sink<Happening>) {
        let told = position.open.foretold.take();
        let roller = self.roller(&position.open);
        position.open.asked = false;
        match (told, roller) {
            (Some(Foretold::Evades(evades)), Some(_)) if evades == dice.evade => {
                self.roll_counts(position, dice, Some(Face::Evade), events);
            }
            (Some(Foretold::Result(face, by)), Some(_)) if dice.count(face) < dice.total() => {
                position.open.foretold = Some(Foretold::Result(face, by));
                position.open.stack.push(Frame::Altering(by, dice));
            }
            _ => self.roll_counts(position, dice, None, events),
        }
    }

    /// The faces of which a die can be turned to the one that was named.
    pub(crate) fn to_alter(&self, open: &Open, dice: Dice) -> impl Iterator<Item = Face> + use<> {
        let named = match open.foretold {
            Some(Foretold::Result(face, _)) => Some(face),
            _ => None,
        };
        Face::ALL.into_iter().filter(move |face| dice.count(*face) > 0 && Some(*face) != named)
    }

    /// Waits if several dice could be turned.
    pub(crate) fn step_altering(&self, position: &mut Position, dice: Dice, events: &mut impl Sink<Happening>) -> bool {
        let mut faces = self.to_alter(&position.open, dice);
        match (faces.next(), faces.next()) {
            (Some(_), Some(_)) => false,
            (only, _) => {
                self.altered(position, dice, only.expect("a die to turn"), events);
                true
            }
        }
    }

    /// A die that shows this is turned to the face that was named.
    pub(crate) fn altered(&self, position: &mut Position, dice: Dice, from: Face, events: &mut impl Sink<Happening>) {
        position.open.stack.pop();
        let Some(Foretold::Result(to, _)) = position.open.foretold.take() else { unreachable!("a face was named") };
        let (ship, kind) = self.roller(&position.open).expect("dice that were rolled");
        let is_attack = matches!(position.open.stack.top(), Frame::Attacking(_));
        let turned = dice.minus(Dice::of(from, 1)).plus(Dice::of(to, 1));
        self.roll_counts(position, if is_attack { dice } else { turned }, None, events);
        if is_attack {
            position.open.attack.pool_mut(kind).fix(from, to);
        }
        let (from, to) = (Dice::of(from, 1), Dice::of(to, 1));
        events.happened(Happening::Altered { ship, from, to }, why!["XW-ABL-01", "XW-DICE-02"]);
    }

    /// The roll counts, with a result more if it was foretold.
    fn roll_counts(&self, position: &mut Position, dice: Dice, more: Option<Face>, events: &mut impl Sink<Happening>) {
        let more = more.map_or(Dice::NONE, |face| Dice::of(face, 1));
        if let Frame::Attacking(step) = position.open.stack.top() {
            self.attack_rolled(position, step, dice, events);
            if more != Dice::NONE {
                let attack = &mut position.open.attack;
                attack.defense.fresh = attack.defense.fresh.plus(more);
                let (attack, defense) = (attack.attack.all(), attack.defense.all());
                events.happened(Happening::Modified { attack, defense }, why!["XW-ABL-01", "XW-DICE-02"]);
            }
            return;
        }
        self.rolled_outside(position, dice.plus(more), events);
    }

    /// Dice that are none of an attack's own count.
    fn rolled_outside(&self, position: &mut Position, dice: Dice, events: &mut impl Sink<Happening>) {
        match position.open.stack.top() {
            Frame::Activating(ship, Activating::Hazards(done)) | Frame::Ordered(ship, Activating::Hazards(done)) => {
                self.hazard_rolled(position, ship, done, dice, events);
            }
            Frame::Hazard(ship, place) => self.hazard_of_drag(position, ship, place, dice, events),
            Frame::Resolving(resolving) => self.effect_rolled(position, &resolving, dice, events),
            frame => unreachable!("{frame:?} rolls no dice"),
        }
    }
}
