//! An attack, from its declaration to what follows it (XW-ATK-02).

use super::rules::dice_drawn;
use super::{About, FrameRules};
use crate::card::Window;
use crate::dice::{Dice, Die};
use crate::ids::{CardId, ShipId};
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::Need;
use serde::{Deserialize, Serialize};

/// An attack is under way; who attacks whom is in [`Attack`](super::Attack).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attacking {
    /// Where it is.
    pub step: AttackStep,
}

/// The steps of an attack (XW-ATK-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackStep {
    /// The attack was declared and paid for.
    Declared,
    /// Attack dice are about to be rolled.
    BeforeAttack,
    /// Attack dice are rolled.
    RollAttack,
    /// Attack dice are modified.
    ModifyAttack,
    /// Defense dice are about to be rolled.
    BeforeDefense,
    /// Defense dice are rolled.
    RollDefense,
    /// Defense dice are modified.
    ModifyDefense,
    /// Results are about to be compared.
    Comparing,
    /// Results are compared.
    Compare,
    /// Damage is dealt.
    Deal,
    /// Damage was dealt.
    Dealt,
    /// The attack is over; it is performed a second time, or was performed.
    After,
}

impl FrameRules for Attacking {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let to = |turn: &mut Turn<'_>, step| turn.replace(Attacking { step });
        let attack = &turn.position.open.attack;
        let (attacker, defender) = (attack.attacker, attack.defender);
        match self.step {
            AttackStep::Declared => {
                to(turn, AttackStep::BeforeAttack);
                turn.open_window(Window::Declared, attacker);
            }
            AttackStep::BeforeAttack => {
                to(turn, AttackStep::RollAttack);
                turn.open_window(Window::BeforeAttackRoll, attacker);
            }
            AttackStep::RollAttack if turn.table().attack_dice() > 0 => return false,
            AttackStep::RollAttack => to(turn, AttackStep::ModifyAttack),
            AttackStep::ModifyAttack => {
                to(turn, AttackStep::BeforeDefense);
                let first = turn.game.facts(defender).side;
                turn.open_window_for(Window::ModifyAttack, attacker, first, About::Nothing);
            }
            AttackStep::BeforeDefense => {
                to(turn, AttackStep::RollDefense);
                turn.open_window(Window::BeforeDefenseRoll, defender);
            }
            AttackStep::RollDefense if turn.table().defense_dice() > 0 => return false,
            AttackStep::RollDefense => {
                to(turn, AttackStep::ModifyDefense);
                turn.open_window(Window::DefenseRolled, defender);
            }
            AttackStep::ModifyDefense => {
                to(turn, AttackStep::Comparing);
                let first = turn.game.facts(attacker).side;
                turn.open_window_for(Window::ModifyDefense, defender, first, About::Nothing);
            }
            AttackStep::Comparing => {
                to(turn, AttackStep::Compare);
                turn.open_window(Window::Compare, attacker);
            }
            AttackStep::Compare => turn.compare(),
            AttackStep::Deal => {
                to(turn, AttackStep::Dealt);
                let left = turn.position.open.attack.attack.all();
                turn.suffer(defender, left.hit, left.critical);
            }
            AttackStep::Dealt => {
                to(turn, AttackStep::After);
                turn.open_window(Window::DamageDone, attacker);
            }
            AttackStep::After if turn.table().attacks_again() => turn.attack_again(),
            AttackStep::After => {
                turn.pop();
                turn.open_window(Window::FollowUp, attacker);
                turn.open_window(Window::AfterAttack, attacker);
            }
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        Need::Chance(if self.step == AttackStep::RollDefense {
            Ask::Dice { die: Die::Defense, count: table.defense_dice() }
        } else {
            Ask::Dice { die: Die::Attack, count: table.attack_dice() }
        })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        dice_drawn(turn, draw);
    }

    fn rolls(self, table: Table<'_>) -> Option<(ShipId, Die)> {
        let attack = &table.open.attack;
        if self.step == AttackStep::RollAttack {
            return Some((attack.attacker, Die::Attack));
        }
        (self.step == AttackStep::RollDefense).then_some((attack.defender, Die::Defense))
    }

    fn rolled(self, turn: &mut Turn<'_>, dice: Dice) {
        turn.attack_rolled(self.step, dice);
    }

    fn dice_rule(self, table: Table<'_>) -> &'static str {
        match (self.step, table.open.attack.weapon == CardId::PRIMARY) {
            (AttackStep::RollDefense, _) => "XW-ATK-22",
            (_, true) => "XW-ATK-12",
            (_, false) => "XW-ATK-13",
        }
    }

    fn name(self, _: Table<'_>) -> String {
        match self.step {
            AttackStep::RollAttack => "roll-attack".to_owned(),
            AttackStep::RollDefense => "roll-defense".to_owned(),
            AttackStep::Declared
            | AttackStep::BeforeAttack
            | AttackStep::ModifyAttack
            | AttackStep::BeforeDefense
            | AttackStep::ModifyDefense
            | AttackStep::Comparing
            | AttackStep::Compare
            | AttackStep::Deal
            | AttackStep::Dealt
            | AttackStep::After => "attacking".to_owned(),
        }
    }
}
