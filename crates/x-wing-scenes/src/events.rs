//! Words of events.

use crate::choices::write_action;
use crate::facts::{cards, dice, pose};
use crate::words::{self, die, edge};
use scenario::said_words;
use x_wing::{Happening, XWing};

/// The pattern of several events with the same fields.
macro_rules! any {
    ($fields:tt of $($event:ident)+) => { $(Happening::$event $fields)|+ };
}

/// Writes an event: the word for it, then what it is about.
pub fn write(game: &XWing, what: &Happening) -> String {
    let word: &str = what.into();
    let about = about(game, what);
    if about.is_empty() { word.to_owned() } else { format!("{word} {about}") }
}

fn about(game: &XWing, what: &Happening) -> String {
    let name = |ship| crate::name(game, ship);
    let obstacle_name = |obstacle: u8| words::obstacle_name(game, obstacle);
    match *what {
        any!({ ship } of Left Fled Stressed Focused Evasive Cloaked Tractored Disarmed Jammed Calmed Ionized Decloaked Deionized
             ActionSkipped Fights NoOpportunity Hit Missed ShieldLost ShieldRecovered Damaged Marked Unmarked Doomed Destroyed
             ReinforceSpent) => name(ship).to_owned(),
        any!({ side } of Roller Initiative) => side.to_string(),
        any!({ seat } of SetAside Committed Withdrew) => seat.to_string(),
        any!({ device } of Lost Detonated) => device.name().to_owned(),
        any!({ ship, maneuver } of Dialled Revealed Imposed Instead) => format!("{} {maneuver}", name(ship)),
        any!({ ship, other } of Touched Parted) => format!("{} {}", name(ship), name(other)),
        any!({ ship, target } of LookedAt Locked Unlocked) => format!("{} {}", name(ship), name(target)),
        Happening::DialGuessed { ship, target, maneuver } => format!("{} {} {maneuver}", name(ship), name(target)),
        any!({ ship, action } of Struck) => format!("{} {}", name(ship), write_action(game, action)),
        any!({ ship, card } of Dealt Flipped TurnedUp Searched) => format!("{} {}", name(ship), card.name()),
        any!({ ship, card } of Used Discarded Recovered OrdnanceSpent Assigned ConditionRemoved) => {
            format!("{} {}", name(ship), card.name())
        }
        Happening::ObstaclePlaced { obstacle, pose: at } => format!("{} {}", obstacle_name(obstacle), pose(at)),
        Happening::CargoDropped { ship, obstacle, pose: at } => {
            format!("{} {} {}", name(ship), obstacle_name(obstacle), pose(at))
        }
        Happening::ObstacleGone { obstacle } => obstacle_name(obstacle).to_owned(),
        Happening::EdgeChosen { side, edge: chosen } => format!("{side} {}", edge(chosen)),
        Happening::Deployed { ship, pose: at } => format!("{} {}", name(ship), pose(at)),
        Happening::RoundBegins { round } => round.to_string(),
        Happening::PhaseBegins { phase } => <&str>::from(phase).to_owned(),
        Happening::Moved { ship, maneuver, to, .. } => format!("{} {maneuver} {}", name(ship), pose(to)),
        Happening::Met { ship, obstacle } => format!("{} {}", name(ship), obstacle_name(obstacle)),
        Happening::TokenLost { ship, token: lost } => format!("{} {}", name(ship), <&str>::from(lost)),
        Happening::Spent { ship, token: spent } => format!("{} {}", name(ship), <&str>::from(spent)),
        Happening::LockPassed { ship, other, target } => format!("{} {} {}", name(ship), name(other), name(target)),
        Happening::NoDecloak { ship, way } => format!("{} {}", name(ship), <&str>::from(way)),
        Happening::Acted { ship, action, free } => {
            format!("{} {}{}", name(ship), write_action(game, action), if free { " free" } else { "" })
        }
        Happening::Shifted { ship, to, .. } => format!("{} {}", name(ship), pose(to)),
        Happening::Attacked { attacker, defender, weapon, range, obstructed } => {
            let obstructed = if obstructed { " obstructed" } else { "" };
            format!("{} {} {} {range}{obstructed}", name(attacker), name(defender), weapon.name())
        }
        Happening::Rolled { ship, die: kind, dice: shown } => format!("{} {} {}", name(ship), die(kind), dice(shown)),
        Happening::Rerolled { ship, from, to } => format!("{} {} to {}", name(ship), dice(from), dice(to)),
        Happening::Modified { attack, defense } => format!("{} against {}", dice(attack), dice(defense)),
        Happening::Compared { hits, criticals } => format!("{hits} {criticals}"),
        Happening::Reshuffled { deck } => deck.to_string(),
        Happening::Wreckage { ship, cards: discarded } => format!("{} {}", name(ship), cards(discarded)),
        Happening::TokensRemoved => String::new(),
        Happening::Said { said } => said_words(said),
        Happening::Ended { outcome } => {
            let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
            if winners.is_empty() { "draw".to_owned() } else { winners.join(" ") }
        }
        Happening::Dropped { ship, device, pose: at } => format!("{} {} {}", name(ship), device.name(), pose(at)),
        Happening::Reinforced { ship, end: at } => format!("{} {}", name(ship), <&str>::from(at)),
        Happening::ArcTurned { ship, facing: to } => format!("{} {}", name(ship), <&str>::from(to)),
        any!({ ship, card, back } of TurnedOver SidePicked) => {
            format!("{} {} {}", name(ship), card.name(), if back { "back" } else { "front" })
        }
        Happening::Scanned { ship, marker } => format!("{} {marker}", name(ship)),
        Happening::Guessed { ship, number } => format!("{} {number}", name(ship)),
        Happening::Named { ship, dice: named } => format!("{} {}", name(ship), dice(named)),
        Happening::Altered { ship, from, to } => format!("{} {} {}", name(ship), dice(from), dice(to)),
        Happening::Picked { ship, card, cards: others } => {
            format!("{} {} not {}", name(ship), card.name(), cards(others))
        }
    }
}
