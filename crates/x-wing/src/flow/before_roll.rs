//! What is said about dice before they are rolled.

use crate::card::Window;
use crate::dice::{Dice, Die, Face};
use crate::frame::{About, Altering, AttackStep, Attacking, Frame};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::Foretold;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// How many dice are due to be rolled, seen from a card that is asked before.
    pub(crate) fn dice_due(self) -> u8 {
        let below = self.open.stack.as_slice().iter().rev().skip(1).find(|frame| !matches!(frame, Frame::Window(_)));
        match below {
            Some(Frame::Attacking(Attacking { step: AttackStep::RollDefense })) => self.defense_dice(),
            Some(Frame::Resolving(resolving)) => self.effect_dice(resolving).map_or(1, |(_, count)| count),
            _ => 1,
        }
    }

    /// The faces that can be named for the dice that are due.
    pub(crate) fn to_name(self) -> impl Iterator<Item = Face> + use<> {
        let is_defense = self.latest_moment() == Some(About::Roll(Die::Defense));
        let die = if is_defense { Die::Defense } else { Die::Attack };
        Face::ALL.into_iter().filter(move |face| die.sides()[*face as usize] > 0)
    }

    /// The faces of which a die can be turned to the one that was named: any die, also one that shows it already
    /// (XW-Q-72).
    pub(crate) fn to_alter(self, dice: Dice) -> impl Iterator<Item = Face> + use<> {
        Face::ALL.into_iter().filter(move |face| dice.count(*face) > 0)
    }
}

impl Turn<'_> {
    /// Asks cards before a roll, once; says whether there is anybody to ask.
    pub fn ask_before_roll(&mut self) -> bool {
        if self.game.windows[Window::BeforeRoll as usize].abilities.is_empty() || self.position.open.asked {
            return false;
        }
        let Some((ship, die)) = self.position.open.stack.top().rolls(self.table()) else { return false };
        self.position.open.asked = true;
        let first = self.position.open.initiative;
        self.open_window_for(Window::BeforeRoll, ship, first, About::Roll(die));
        true
    }

    /// A number of evades is guessed.
    pub(crate) fn guess(&mut self, ship: ShipId, number: u8) {
        self.position.open.foretold = Some(Foretold::Evades(number));
        self.events.happened(Happening::Guessed { ship, number }, why!["XW-ABL-01"]);
    }

    /// A face is named.
    pub(crate) fn name_result(&mut self, ship: ShipId, face: Face) {
        self.position.open.foretold = Some(Foretold::Result(face, ship));
        self.events.happened(Happening::Named { ship, dice: Dice::of(face, 1) }, why!["XW-ABL-01"]);
    }

    /// Dice were rolled; what cards said about them before is applied first.
    pub(crate) fn dice_rolled(&mut self, dice: Dice) {
        let told = self.position.open.foretold.take();
        let roller = self.position.open.stack.top().rolls(self.table());
        self.position.open.asked = false;
        match (told, roller) {
            (Some(Foretold::Evades(evades)), Some(_)) if evades == dice.evade => {
                self.roll_counts(dice, Some(Face::Evade));
            }
            (Some(Foretold::Result(face, by)), Some(_)) => {
                self.position.open.foretold = Some(Foretold::Result(face, by));
                self.push(Altering { by, dice });
            }
            _ => self.roll_counts(dice, None),
        }
    }

    /// A die that shows this is turned to the face that was named.
    pub(crate) fn altered(&mut self, dice: Dice, from: Face) {
        self.pop();
        let Some(Foretold::Result(to, _)) = self.position.open.foretold.take() else {
            unreachable!("a face was named")
        };
        let (ship, kind) = self.position.open.stack.top().rolls(self.table()).expect("dice that were rolled");
        let is_attack = matches!(self.position.open.stack.top(), Frame::Attacking(_));
        let turned = dice.minus(Dice::of(from, 1)).plus(Dice::of(to, 1));
        self.roll_counts(if is_attack { dice } else { turned }, None);
        if is_attack {
            self.position.open.attack.pool_mut(kind).fix(from, to);
        }
        let (from, to) = (Dice::of(from, 1), Dice::of(to, 1));
        self.events.happened(Happening::Altered { ship, from, to }, why!["XW-ABL-01", "XW-DICE-02"]);
    }

    /// The roll counts, with one more result if a guess about it was right.
    fn roll_counts(&mut self, dice: Dice, more: Option<Face>) {
        let more = more.map_or(Dice::NONE, |face| Dice::of(face, 1));
        let top = self.position.open.stack.top();
        if matches!(top, Frame::Attacking(_)) {
            top.rolled(self, dice);
            if more != Dice::NONE {
                let attack = &mut self.position.open.attack;
                attack.defense.fresh = attack.defense.fresh.plus(more);
                let (attack, defense) = (attack.attack.all(), attack.defense.all());
                self.events.happened(Happening::Modified { attack, defense }, why!["XW-ABL-01", "XW-DICE-02"]);
            }
            return;
        }
        top.rolled(self, dice.plus(more));
    }
}
