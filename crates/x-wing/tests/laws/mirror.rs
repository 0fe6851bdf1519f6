//! A game in a mirror: the same inputs with left and right exchanged give the same events with left and right exchanged.
//! The obstacles that are placed are left out, since none of them is its own mirror image; devices and cargo, which are, stay.

use crate::watch::next_input;
use chance::Dice;
use geometry::{Edge, Pose, Side};
use play::{Event, Game, Input, InputOf};
use serde::Serialize;
use serde_json::Value;
use x_wing::{
    Action, Boost, Choice, Decloak, DialEntry, Drag, Facing, Happening, Options, Position, Setup, ShipId, XWing,
};

/// What may differ between a place and the mirror image of its image, in millimetres.
const CLOSE: f64 = 1e-9;

/// Whether the dials of all ships have as much on the left as on the right; that of the JumpMaster has not. Nor are cluster
/// mines numbered so: the right one before the left one; and the ring of a dial runs from left to right.
pub fn is_even(game: &XWing) -> bool {
    let is_uneven = |name: &str| matches!(name, "clustermines" | "boshek");
    if game.ships().iter().any(|ship| ship.upgrades.iter().any(|upgrade| is_uneven(upgrade.card.name))) {
        return false;
    }
    game.ships().iter().all(|ship| {
        let has = |wanted: DialEntry| ship.dial.contains(&wanted);
        ship.dial.iter().all(|entry| has(DialEntry { maneuver: entry.maneuver.mirrored(), ..*entry }))
    })
}

/// Plays a game and its mirror image side by side. Gives the number of inputs.
pub fn play(game: &XWing, dice: &mut Dice) -> Result<u64, String> {
    let setup = game.setup().clone();
    let options = Options { obstacles: vec![], measuring: x_wing::Measuring::Guided, ..setup.options };
    let game = XWing::new(Setup { options, ..setup }).expect("a game without obstacles");
    let (mut position, mut image) = (game.start(), game.start());
    let mut inputs = 0;
    while let Some(input) = next_input(&game, &position, dice) {
        let (mut events, mut seen): (Vec<Event<Happening>>, Vec<Event<Happening>>) = (Vec::new(), Vec::new());
        let reflected = reflect(&input);
        game.apply(&mut position, &input, &mut events).map_err(|refusal| format!("{input:?}: {refusal}"))?;
        game.apply(&mut image, &reflected, &mut seen)
            .map_err(|refusal| format!("in the mirror {reflected:?} is refused: {refusal}"))?;
        inputs += 1;
        let fault = |what: String| format!("after {inputs} inputs, at {input:?}: {what}");
        same(&value(&events, &|_| false), &value(&seen, &|_| false)).map_err(fault)?;
        same_position(&game, &position, &image).map_err(fault)?;
    }
    Ok(inputs)
}

fn other(side: Side) -> Side {
    match side {
        Side::Left => Side::Right,
        Side::Right => Side::Left,
    }
}

fn turned(facing: Facing) -> Facing {
    match facing {
        Facing::Left => Facing::Right,
        Facing::Right => Facing::Left,
        facing => facing,
    }
}

fn reflect(input: &InputOf<XWing>) -> InputOf<XWing> {
    let Input::Choice { seat, choice } = *input else { return *input };
    let choice = match choice {
        Choice::Deploy { ship, pose } => Choice::Deploy { ship, pose: pose.mirrored() },
        Choice::Edge(Edge::East) => Choice::Edge(Edge::West),
        Choice::Edge(Edge::West) => Choice::Edge(Edge::East),
        Choice::Dial { ship, maneuver } => Choice::Dial { ship, maneuver: maneuver.mirrored() },
        Choice::Instead(maneuver) => Choice::Instead(maneuver.mirrored()),
        Choice::Decloak(Decloak::Left) => Choice::Decloak(Decloak::Right),
        Choice::Decloak(Decloak::Right) => Choice::Decloak(Decloak::Left),
        Choice::Decloak(Decloak::LeftFore) => Choice::Decloak(Decloak::RightFore),
        Choice::Decloak(Decloak::RightFore) => Choice::Decloak(Decloak::LeftFore),
        Choice::Decloak(Decloak::LeftAft) => Choice::Decloak(Decloak::RightAft),
        Choice::Decloak(Decloak::RightAft) => Choice::Decloak(Decloak::LeftAft),
        Choice::Decloak(Decloak::AheadLeft) => Choice::Decloak(Decloak::AheadRight),
        Choice::Decloak(Decloak::AheadRight) => Choice::Decloak(Decloak::AheadLeft),
        Choice::Drag(Drag::Left) => Choice::Drag(Drag::Right),
        Choice::Drag(Drag::Right) => Choice::Drag(Drag::Left),
        Choice::Lay { maneuver, ahead } => Choice::Lay { maneuver: maneuver.mirrored(), ahead },
        Choice::Put(pose) => Choice::Put(pose.mirrored()),
        Choice::Face(facing) => Choice::Face(turned(facing)),
        Choice::Action(Action::RotateArc(facing)) => Choice::Action(Action::RotateArc(turned(facing))),
        Choice::Action(Action::Slam(maneuver)) => Choice::Action(Action::Slam(maneuver.mirrored())),
        Choice::Action(Action::BarrelRoll { side, speed, bend }) => {
            Choice::Action(Action::BarrelRoll { side: other(side), speed, bend: bend.map(other) })
        }
        Choice::Action(Action::Boost(way)) => Choice::Action(Action::Boost(match way {
            Boost::Straight => Boost::Straight,
            Boost::BankLeft => Boost::BankRight,
            Boost::BankRight => Boost::BankLeft,
            Boost::TurnLeft => Boost::TurnRight,
            Boost::TurnRight => Boost::TurnLeft,
        })),
        choice => choice,
    };
    Input::Choice { seat, choice }
}

/// As JSON, without the fields that are places on a dial, which are compared apart.
fn value(what: &impl Serialize, dropped: &dyn Fn(&str) -> bool) -> Value {
    fn prune(value: &mut Value, dropped: &dyn Fn(&str) -> bool) {
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| !dropped(name));
                fields.values_mut().for_each(|field| prune(field, dropped));
            }
            Value::Array(items) => items.iter_mut().for_each(|item| prune(item, dropped)),
            _ => {}
        }
    }
    let mut value = serde_json::to_value(what).expect("JSON");
    prune(&mut value, dropped);
    value
}

fn same_position(game: &XWing, position: &Position, image: &Position) -> Result<(), String> {
    let on_dial = |name: &str| name == "dials" || name == "revealed";
    same(&value(position, &on_dial), &value(image, &on_dial))?;
    for (index, facts) in game.ships().iter().enumerate() {
        let maneuver = |place: Option<u8>| place.map(|place| facts.dial[place as usize].maneuver);
        let (here, there) = (position.open.ship(ShipId(index as u8)), image.open.ship(ShipId(index as u8)));
        for (one, two) in [(position.dials[index], image.dials[index]), (here.revealed, there.revealed)] {
            if maneuver(one).map(geometry::Maneuver::mirrored) != maneuver(two) {
                return Err(format!("the dial of ship {index}: {:?} and {:?}", maneuver(one), maneuver(two)));
            }
        }
    }
    Ok(())
}

/// Whether a value is the mirror image of another.
fn same(one: &Value, two: &Value) -> Result<(), String> {
    let differ = || Err(format!("{one} is seen as {two}"));
    match (one, two) {
        (Value::Object(fields), Value::Object(seen)) => {
            if let (Ok(here), Ok(there)) =
                (serde_json::from_value::<Pose>(one.clone()), serde_json::from_value::<Pose>(two.clone()))
            {
                let gap = here.mirrored().centre() - there.centre();
                let turn = here.mirrored().heading().forward() - there.heading().forward();
                return if gap.length() <= CLOSE && turn.length() <= CLOSE { Ok(()) } else { differ() };
            }
            if fields.len() != seen.len() {
                return differ();
            }
            fields.iter().try_for_each(|(name, field)| same(field, seen.get(name).unwrap_or(&Value::Null)))
        }
        (Value::Array(items), Value::Array(seen)) if items.len() == seen.len() => {
            items.iter().zip(seen).try_for_each(|(item, other)| same(item, other))
        }
        (Value::String(text), Value::String(seen)) if swapped(text) == *seen => Ok(()),
        (Value::Number(number), Value::Number(seen)) => {
            let (number, seen) = (number.as_f64().expect("a number"), seen.as_f64().expect("a number"));
            if (number - seen).abs() <= CLOSE { Ok(()) } else { differ() }
        }
        _ if one == two => Ok(()),
        _ => differ(),
    }
}

/// Left for right and east for west, as whole words.
fn swapped(text: &str) -> String {
    let word = |word: &str| match word {
        "left" => "right".to_owned(),
        "right" => "left".to_owned(),
        "east" => "west".to_owned(),
        "west" => "east".to_owned(),
        word => word.to_owned(),
    };
    let words = |text: &str| text.split('-').map(word).collect::<Vec<_>>().join("-");
    text.split(' ').map(words).collect::<Vec<_>>().join(" ")
}
