//! Words of events.

use super::words::{decloak, die, edge, end, facing, token, write_action};
use super::{cards, dice, pose};
use crate::happening::{Happening, Phase};
use crate::setup::XWing;
use scenario::said_words;

/// Writes an event.
pub fn write(game: &XWing, what: &Happening) -> String {
    let name = |ship| game.name(ship);
    match *what {
        Happening::Roller { side } => format!("roller {side}"),
        Happening::Initiative { side } => format!("initiative {side}"),
        Happening::ObstaclePlaced { obstacle, pose: at } => {
            format!("obstacle-placed {} {}", game.setup.options.obstacles[obstacle as usize].name(), pose(at))
        }
        Happening::SetAside { seat } => format!("set-aside {seat}"),
        Happening::EdgeChosen { side, edge: chosen } => format!("edge-chosen {side} {}", edge(chosen)),
        Happening::Deployed { ship, pose: at } => format!("deployed {} {}", name(ship), pose(at)),
        Happening::RoundBegins { round } => format!("round-begins {round}"),
        Happening::PhaseBegins { phase } => {
            let phase = match phase {
                Phase::Planning => "planning",
                Phase::Activation => "activation",
                Phase::Combat => "combat",
                Phase::End => "end",
            };
            format!("phase-begins {phase}")
        }
        Happening::Dialled { ship, maneuver } => format!("dialled {} {maneuver}", name(ship)),
        Happening::Committed { seat } => format!("committed {seat}"),
        Happening::Withdrew { seat } => format!("withdrew {seat}"),
        Happening::Revealed { ship, maneuver } => format!("revealed {} {maneuver}", name(ship)),
        Happening::Imposed { ship, maneuver } => format!("imposed {} {maneuver}", name(ship)),
        Happening::Moved { ship, maneuver, to, .. } => format!("moved {} {maneuver} {}", name(ship), pose(to)),
        Happening::Touched { ship, other } => format!("touched {} {}", name(ship), name(other)),
        Happening::Parted { ship, other } => format!("parted {} {}", name(ship), name(other)),
        Happening::Fled { ship } => format!("fled {}", name(ship)),
        Happening::Met { ship, obstacle } => {
            format!("met {} {}", name(ship), game.setup.options.obstacles[obstacle as usize].name())
        }
        Happening::Stressed { ship } => format!("stressed {}", name(ship)),
        Happening::Focused { ship } => format!("focused {}", name(ship)),
        Happening::Evasive { ship } => format!("evasive {}", name(ship)),
        Happening::Cloaked { ship } => format!("cloaked {}", name(ship)),
        Happening::TokenLost { ship, token: lost } => format!("lost-token {} {}", name(ship), token(lost)),
        Happening::Spent { ship, token: spent } => format!("spent {} {}", name(ship), token(spent)),
        Happening::LockPassed { ship, other, target } => {
            format!("lock-passed {} {} {}", name(ship), name(other), name(target))
        }
        Happening::ShieldRecovered { ship } => format!("shield-recovered {}", name(ship)),
        Happening::Recovered { ship, card } => format!("recovered {} {}", name(ship), card.name()),
        Happening::Calmed { ship } => format!("calmed {}", name(ship)),
        Happening::Ionized { ship } => format!("ionized {}", name(ship)),
        Happening::Decloaked { ship } => format!("decloaked {}", name(ship)),
        Happening::NoDecloak { ship, way } => format!("no-decloak {} {}", name(ship), decloak(way)),
        Happening::Deionized { ship } => format!("deionized {}", name(ship)),
        Happening::ActionSkipped { ship } => format!("action-skipped {}", name(ship)),
        Happening::Acted { ship, action, free } => {
            format!("acted {} {}{}", name(ship), write_action(game, action), if free { " free" } else { "" })
        }
        Happening::Struck { ship, action } => format!("struck {} {}", name(ship), write_action(game, action)),
        Happening::Shifted { ship, to, .. } => format!("shifted {} {}", name(ship), pose(to)),
        Happening::Locked { ship, target } => format!("locked {} {}", name(ship), name(target)),
        Happening::Unlocked { ship, target } => format!("unlocked {} {}", name(ship), name(target)),
        Happening::Fights { ship } => format!("fights {}", name(ship)),
        Happening::Attacked { attacker, defender, weapon, range, obstructed } => {
            let obstructed = if obstructed { " obstructed" } else { "" };
            format!("attacked {} {} {} {range}{obstructed}", name(attacker), name(defender), weapon.name())
        }
        Happening::Rolled { ship, die: kind, dice: shown } => {
            format!("rolled {} {} {}", name(ship), die(kind), dice(shown))
        }
        Happening::Used { ship, card } => format!("used {} {}", name(ship), card.name()),
        Happening::Rerolled { ship, from, to } => format!("rerolled {} {} to {}", name(ship), dice(from), dice(to)),
        Happening::Modified { attack, defense } => format!("modified {} against {}", dice(attack), dice(defense)),
        Happening::Compared { hits, criticals } => format!("compared {hits} {criticals}"),
        Happening::Hit { ship } => format!("hit {}", name(ship)),
        Happening::Missed { ship } => format!("missed {}", name(ship)),
        Happening::ShieldLost { ship } => format!("shield-lost {}", name(ship)),
        Happening::Damaged { ship } => format!("damaged {}", name(ship)),
        Happening::Dealt { ship, card } => format!("dealt {} {}", name(ship), card.name()),
        Happening::Marked { ship } => format!("marked {}", name(ship)),
        Happening::Unmarked { ship } => format!("unmarked {}", name(ship)),
        Happening::Flipped { ship, card } => format!("flipped {} {}", name(ship), card.name()),
        Happening::Reshuffled { deck } => format!("reshuffled {deck}"),
        Happening::Discarded { ship, card } => format!("discarded {} {}", name(ship), card.name()),
        Happening::Doomed { ship } => format!("doomed {}", name(ship)),
        Happening::Destroyed { ship } => format!("destroyed {}", name(ship)),
        Happening::Wreckage { ship, cards: discarded } => format!("wreckage {} {}", name(ship), cards(discarded)),
        Happening::TokensRemoved => "tokens-removed".to_owned(),
        Happening::Said { said } => format!("said {}", said_words(said)),
        Happening::Ended { outcome } => {
            let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
            format!("ended {}", if winners.is_empty() { "draw".to_owned() } else { winners.join(" ") })
        }
        _ => write_later(game, what),
    }
}

/// Writes an event of devices, missions, conditions and mechanisms of later ships.
fn write_later(game: &XWing, what: &Happening) -> String {
    let name = |ship| game.name(ship);
    match *what {
        Happening::Dropped { ship, device, pose: at } => {
            format!("dropped {} {} {}", name(ship), device.name(), pose(at))
        }
        Happening::Lost { device } => format!("lost {}", device.name()),
        Happening::Detonated { device } => format!("detonated {}", device.name()),
        Happening::Tractored { ship } => format!("tractored {}", name(ship)),
        Happening::Disarmed { ship } => format!("disarmed {}", name(ship)),
        Happening::Reinforced { ship, end: at } => format!("reinforced {} {}", name(ship), end(at)),
        Happening::ArcTurned { ship, facing: to } => format!("arc-turned {} {}", name(ship), facing(to)),
        Happening::TurnedOver { ship, card, back } => {
            format!("turned-over {} {} {}", name(ship), card.name(), if back { "back" } else { "front" })
        }
        Happening::LookedAt { ship, target } => format!("looked-at {} {}", name(ship), name(target)),
        Happening::TurnedUp { ship, card } => format!("turned-up {} {}", name(ship), card.name()),
        Happening::Instead { ship, maneuver } => format!("instead {} {maneuver}", name(ship)),
        Happening::Scanned { ship, marker } => format!("scanned {} {marker}", name(ship)),
        Happening::Left { ship } => format!("left {}", name(ship)),
        Happening::OrdnanceSpent { ship, card } => format!("ordnance-spent {} {}", name(ship), card.name()),
        Happening::Guessed { ship, number } => format!("guessed {} {number}", name(ship)),
        Happening::Named { ship, dice: named } => format!("named {} {}", name(ship), dice(named)),
        Happening::Altered { ship, from, to } => format!("altered {} {} {}", name(ship), dice(from), dice(to)),
        Happening::Picked { ship, card, cards: others } => {
            format!("picked {} {} not {}", name(ship), card.name(), cards(others))
        }
        Happening::Searched { ship, card } => format!("searched {} {}", name(ship), card.name()),
        Happening::Assigned { ship, card } => format!("assigned {} {}", name(ship), card.name()),
        Happening::ConditionRemoved { ship, card } => format!("condition-removed {} {}", name(ship), card.name()),
        _ => unreachable!("written above"),
    }
}
