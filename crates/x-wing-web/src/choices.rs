//! A choice as a message: which one, and what is filled in.

use geometry::{Heading, Pose};
use serde_json::{Value, json};
use x_wing::card::Window;
use x_wing::{Action, CardId, Choice, Die, Frame, Open};

/// The message of a choice, and the fields that `Texts::told` fills in.
pub fn told(open: &Open, choice: Choice) -> (&'static str, Value) {
    match choice {
        Choice::Initiative(side) => ("battle-choice-initiative", json!({ "side": side })),
        Choice::Obstacle { obstacle, .. } => ("battle-choice-obstacle", json!({ "obstacle": obstacle })),
        Choice::SetAside => ("battle-choice-set-aside", json!({})),
        Choice::Edge(edge) => ("battle-choice-edge", json!({ "edge": edge })),
        Choice::Deploy { ship, .. } => ("battle-choice-deploy", json!({ "ship": ship })),
        Choice::Dial { ship, maneuver } => ("battle-choice-dial", json!({ "ship": ship, "maneuver": maneuver })),
        Choice::Commit => ("battle-choice-commit", json!({})),
        Choice::Decloak(way) => ("battle-choice-decloak", json!({ "way": way })),
        Choice::Activate(ship) => ("battle-choice-activate", json!({ "ship": ship })),
        Choice::Instead(maneuver) => ("battle-choice-instead", json!({ "maneuver": maneuver })),
        Choice::Slide(by) => ("battle-choice-slide", json!({ "mm": by.round() as i32 })),
        Choice::Action(action) => action_told(action),
        Choice::Place { shift, .. } => ("battle-choice-place", json!({ "mm": shift.round() as i32 })),
        Choice::Attack { weapon, target, obstructed } => {
            ("battle-choice-attack", json!({ "weapon": weapon, "target": target, "obstructed": obstructed }))
        }
        Choice::Use { ship, card, dice, .. } => {
            use_told(open, json!({ "ship": ship, "card": card, "dice": dice }), card, dice.total())
        }
        Choice::Ship(ship) => ("battle-choice-ship", json!({ "ship": ship })),
        Choice::Number(number) if matches!(open.stack.top(), Frame::Redialing(_)) => {
            ("battle-choice-turn-dial", json!({ "ahead": number == 1 }))
        }
        Choice::Number(number) => ("battle-choice-number", json!({ "number": number })),
        Choice::Result(face) => ("battle-choice-result", json!({ "dice": x_wing::Dice::of(face, 1) })),
        Choice::Damage(card) => ("battle-choice-damage", json!({ "card": card })),
        Choice::Detonate(place) => ("battle-choice-detonate", json!({ "number": place + 1 })),
        Choice::First(obstacle) if matches!(open.stack.top(), Frame::Breaking(_)) => {
            ("battle-choice-break", json!({ "obstacle": obstacle }))
        }
        Choice::First(obstacle) => ("battle-choice-first", json!({ "obstacle": obstacle })),
        Choice::Lay { maneuver, ahead } => ("battle-choice-lay", json!({ "maneuver": maneuver, "ahead": ahead })),
        Choice::Put(pose) => ("battle-choice-put", json!({ "degrees": bearing(open, pose) })),
        Choice::Drag(way) => ("battle-choice-drag", json!({ "way": way })),
        Choice::Face(facing) => ("battle-choice-face", json!({ "facing": facing })),
        Choice::Pass => ("battle-choice-pass", json!({})),
    }
}

/// In which direction from the ship that drops it a device is put down, in degrees clockwise from straight ahead.
fn bearing(open: &Open, pose: Pose) -> i32 {
    let Frame::Dropping(dropping) = open.stack.top() else { return 0 };
    let ship = open.ship(dropping.ship).pose;
    let away = Heading::from_direction(pose.centre() - ship.centre()).unwrap_or(ship.heading());
    (away.degrees() - ship.heading().degrees()).rem_euclid(360.0).round() as i32
}

fn action_told(action: Action) -> (&'static str, Value) {
    ("battle-choice-action", json!({ "action": action }))
}

/// Tokens say what they do to the dice; cards go by their names.
fn use_told(open: &Open, fields: Value, card: CardId, dice: u8) -> (&'static str, Value) {
    let changed = changed(open);
    let message = match (card, changed) {
        (CardId::FOCUS, Some(Die::Attack)) => "battle-use-focus-attack",
        (CardId::FOCUS, Some(Die::Defense)) => "battle-use-focus-defense",
        (CardId::EVADE, _) => "battle-use-evade",
        (CardId::TARGET_LOCK, _) => "battle-use-lock",
        _ if dice > 0 => "battle-use-card-dice",
        _ => "battle-use-card",
    };
    (message, fields)
}

/// The dice that the open window changes.
fn changed(open: &Open) -> Option<Die> {
    let Frame::Window(frame) = open.stack.top() else { return None };
    match frame.window {
        Window::ModifyAttack => Some(Die::Attack),
        Window::ModifyDefense => Some(Die::Defense),
        _ => None,
    }
}

/// A sign for a choice, by its name in the page's drawings.
pub fn sign(choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::Action(Action::Focus) | Choice::Use { card: CardId::FOCUS, .. } => Some("focus"),
        Choice::Action(Action::Evade) | Choice::Use { card: CardId::EVADE, .. } => Some("evade"),
        Choice::Action(Action::TargetLock(_)) | Choice::Use { card: CardId::TARGET_LOCK, .. } => Some("lock"),
        Choice::Action(Action::BarrelRoll { .. }) => Some("barrel-roll"),
        Choice::Action(Action::Boost(_)) => Some("boost"),
        Choice::Action(Action::Cloak) => Some("cloak"),
        Choice::Action(Action::Slam(_)) => Some("slam"),
        Choice::Action(Action::Coordinate(_)) => Some("coordinate"),
        Choice::Action(Action::Jam(_)) => Some("jam"),
        _ => None,
    }
}

/// The card whose words explain a choice.
pub fn card_of(choice: Choice) -> Option<CardId> {
    match choice {
        Choice::Use { card, .. } | Choice::Action(Action::Card(card) | Action::OtherOf(card)) => Some(card),
        Choice::Attack { weapon, .. } => Some(weapon),
        Choice::Damage(card) => Some(CardId::damage(card)),
        _ => None,
    }
}
