//! A ship activates: it reveals its dial, moves and acts (XW-ACTV-02, -04).

use super::rules::{NOT_NOW, dice_drawn};
use super::{Acting, FrameRules};
use crate::amiss::amiss;
use crate::bounded::Bounded;
use crate::card::{Difficulty, Modifier, Window};
use crate::dice::{Dice, Die};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::{Ask, Choice, Draw};
use crate::setup::RuleSet;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Bearing, Maneuver};
use play::{Illegal, Need, Seat, why};
use serde::{Deserialize, Serialize};

/// A ship activates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activating {
    /// The active ship.
    pub ship: ShipId,
    /// Where it is in its activation.
    pub step: ActivationStep,
}

/// The steps of an activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActivationStep {
    /// Before the dial is revealed.
    Before,
    /// The dial is revealed.
    Reveal,
    /// A stressed ship that revealed red, or a shaken pilot with a straight dial, is given another manoeuvre (XW-ACTV-16,
    /// XW-Q-71).
    Choose,
    /// The ship is moved.
    Move,
    /// The ship was moved.
    Moved,
    /// Pilot stress is checked.
    Stress,
    /// What happens after a manoeuvre.
    After,
    /// An action may be performed.
    Action,
    /// Pilot stress is checked late.
    Late,
    /// Dice are rolled for obstacles; the number counts those that are done.
    Hazards(u8),
    /// The ship was active.
    Done,
}

impl Activating {
    fn to(self, turn: &mut Turn<'_>, step: ActivationStep) {
        turn.replace(Activating { step, ..self });
    }

    /// Whether the opponent may choose a manoeuvre: not a red one for a stressed ship, not a straight one for a shaken pilot.
    fn check_instead(self, table: Table<'_>, maneuver: Maneuver) -> Result<(), Illegal> {
        let Some(difficulty) = table.dialled_difficulty(self.ship, maneuver) else {
            return Err(Illegal::new("XW-SHIP-03", "not-on-dial"));
        };
        if table.is_barred_by_card() && maneuver.bearing() == Bearing::Straight {
            return Err(Illegal::new("XW-Q-71", "no-straights"));
        }
        let may = table.has(self.ship, Modifier::FliesRedStressed);
        match table.open.ship(self.ship).stress > 0 && difficulty == Difficulty::Red && !may {
            true => Err(Illegal::new("XW-ACTV-16", "red-while-stressed")),
            false => Ok(()),
        }
    }
}

impl FrameRules for Activating {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let ship = self.ship;
        if !turn.position.open.ship(ship).is_in_play() {
            turn.pop();
            return true;
        }
        match self.step {
            ActivationStep::Before => {
                self.to(turn, ActivationStep::Reveal);
                turn.position.open.flight.hazards = Bounded::new();
                turn.position.open.flight.met_before = 0;
                turn.position.open.flight.despite_stress = false;
                if turn.position.open.dialled.has(ship) {
                    turn.open_window(Window::BeforeReveal, ship);
                }
                turn.open_window(Window::Activated, ship);
            }
            ActivationStep::Reveal => {
                self.to(turn, ActivationStep::Choose);
                turn.reveal(ship);
            }
            ActivationStep::Choose => {
                if turn.table().is_barred_by_card() {
                    return false;
                }
                if turn.table().is_barred_by_stress(ship) {
                    match turn.game.setup.options.rules {
                        RuleSet::Printed => return false,
                        RuleSet::Faq => {
                            let flight = &mut turn.position.open.flight;
                            flight.maneuver = Maneuver::new(Bearing::Straight, 2).expect("a template");
                            flight.difficulty = Difficulty::White;
                        }
                    }
                }
                self.to(turn, ActivationStep::Move);
            }
            ActivationStep::Move => {
                self.to(turn, ActivationStep::Moved);
                turn.fly(ship);
            }
            ActivationStep::Moved => {
                self.to(turn, ActivationStep::Stress);
                turn.open_window(Window::Moved, ship);
            }
            ActivationStep::Stress => {
                self.to(turn, ActivationStep::After);
                turn.lose_ion(ship);
                if turn.position.open.flight.late.is_none() {
                    turn.check_stress(ship);
                }
            }
            ActivationStep::After => {
                self.to(turn, ActivationStep::Action);
                if turn.position.open.ship(ship).overlapped {
                    turn.open_window(Window::AfterOverlap, ship);
                }
                turn.open_window(Window::AfterManeuver, ship);
            }
            ActivationStep::Action => {
                let late = turn.position.open.flight.late.is_some();
                self.to(turn, if late { ActivationStep::Late } else { ActivationStep::Hazards(0) });
                offer_action(turn, ship);
            }
            ActivationStep::Late => {
                self.to(turn, ActivationStep::Hazards(0));
                let flight = &mut turn.position.open.flight;
                flight.difficulty = flight.late.take().unwrap_or(flight.difficulty);
                turn.check_stress(ship);
            }
            ActivationStep::Hazards(done) if usize::from(done) < turn.position.open.flight.hazards.as_slice().len() => {
                return turn.ask_about_ties(ship, done);
            }
            ActivationStep::Hazards(_) => self.to(turn, ActivationStep::Done),
            ActivationStep::Done => turn.pop(),
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        if self.step == ActivationStep::Choose {
            return table.opponent_of(self.ship);
        }
        Need::Chance(Ask::Dice { die: Die::Attack, count: 1 })
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        let dial = table.game.facts(self.ship).dial.iter();
        let open_to = dial.filter(|entry| self.check_instead(table, entry.maneuver).is_ok());
        open_to.for_each(|entry| each(Choice::Instead(entry.maneuver)));
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Instead(maneuver) = choice else { return Err(NOT_NOW) };
        self.check_instead(table, maneuver)
    }

    /// The opponent has chosen what the ship executes.
    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Instead(maneuver) = choice else { amiss(choice, "is no manoeuvre") };
        let ship = self.ship;
        let difficulty = turn.table().dialled_difficulty(ship, maneuver).expect("a manoeuvre of the dial");
        let because = match turn.table().is_barred_by_card() {
            true => why!["XW-Q-71"],
            false => why!["XW-ACTV-16", "XW-STR-09", "XW-DIF-06"],
        };
        turn.position.open.flight.maneuver = maneuver;
        turn.position.open.flight.difficulty = difficulty;
        turn.events.happened(Happening::Imposed { ship, maneuver }, because);
        self.to(turn, ActivationStep::Move);
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        dice_drawn(turn, draw);
    }

    fn rolls(self, _: Table<'_>) -> Option<(ShipId, Die)> {
        matches!(self.step, ActivationStep::Hazards(_)).then_some((self.ship, Die::Attack))
    }

    fn rolled(self, turn: &mut Turn<'_>, dice: Dice) {
        let ActivationStep::Hazards(done) = self.step else { amiss(self.step, "rolls no dice") };
        self.to(turn, ActivationStep::Hazards(done + 1));
        turn.hazard_rolled(self.ship, done, dice);
    }

    fn dice_rule(self, _: Table<'_>) -> &'static str {
        "XW-OBS-04"
    }

    fn name(self, table: Table<'_>) -> String {
        format!("activating {}", table.game.facts(self.ship).name)
    }
}

/// The Perform Action step: an action may be performed, unless it has to be skipped.
fn offer_action(turn: &mut Turn<'_>, ship: ShipId) {
    let state = turn.position.open.ship(ship);
    let because = match (state.overlapped, state.scraped) {
        (true, _) => why!["XW-ACT-06", "XW-OVL-05"],
        (_, true) => why!["XW-OBS-03"],
        _ if state.skips_action => why!["XW-ABL-01"],
        _ => {
            let more = turn.table().has(ship, Modifier::TwoActions);
            return turn.push(Acting { more, ..Acting::new(ship, None) });
        }
    };
    turn.events.happened(Happening::ActionSkipped { ship }, because);
}
