//! Words of choices.

use crate::facts::{dice, number, pose};
use crate::words::{
    edge, obstacle_name, read_card, read_damage, read_dice, read_edge, read_face, read_facing, read_maneuver,
    read_number, read_obstacle, read_pose, read_word, side,
};
use crate::{name, named};
use geometry::Side;
use x_wing::{Action, CardId, Choice, Dice, XWing};

/// Reads a choice.
pub fn read_choice(game: &XWing, text: &str) -> Result<Choice, String> {
    let words: Vec<_> = text.split_whitespace().collect();
    match words[..] {
        ["initiative", side] => Ok(Choice::Initiative(read_number(side)?)),
        ["obstacle", name, ref place @ ..] => {
            Ok(Choice::Obstacle { obstacle: read_obstacle(game, name)?, pose: read_pose(place)? })
        }
        ["set-aside"] => Ok(Choice::SetAside),
        ["edge", word] => Ok(Choice::Edge(read_edge(word)?)),
        ["deploy", ship, ref place @ ..] => Ok(Choice::Deploy { ship: named(game, ship)?, pose: read_pose(place)? }),
        ["dial", ship, ref maneuver @ ..] => {
            Ok(Choice::Dial { ship: named(game, ship)?, maneuver: read_maneuver(maneuver)? })
        }
        ["commit"] => Ok(Choice::Commit),
        ["decloak", to] => read_word(to).map(Choice::Decloak).ok_or_else(|| format!("`{to}` is no way to decloak")),
        ["activate", ship] => Ok(Choice::Activate(named(game, ship)?)),
        ["instead", ref maneuver @ ..] => Ok(Choice::Instead(read_maneuver(maneuver)?)),
        ["slide", slide] => Ok(Choice::Slide(read_number(slide)?)),
        ["place", template, shift] => {
            Ok(Choice::Place { template: read_number(template)?, shift: read_number(shift)? })
        }
        ["attack", target, ref rest @ ..] => {
            let obstructed = rest.last() == Some(&"obstructed");
            let rest = &rest[..rest.len() - usize::from(obstructed)];
            let weapon = match rest {
                [] => CardId::PRIMARY,
                ["with", card] => read_card(card)?,
                _ => return Err(format!("`{text}` is not `attack SHIP [with CARD] [obstructed]`")),
            };
            Ok(Choice::Attack { weapon, target: named(game, target)?, obstructed })
        }
        ["use", ship, card, ref rest @ ..] => {
            let (option, chosen) = match rest {
                ["way", option, chosen @ ..] => (read_number(option)?, chosen),
                chosen => (0, chosen),
            };
            Ok(Choice::Use { ship: named(game, ship)?, card: read_card(card)?, option, dice: read_dice(chosen)? })
        }
        ["ship", ship] => Ok(Choice::Ship(named(game, ship)?)),
        ["number", number] => Ok(Choice::Number(read_number(number)?)),
        ["result", word] => Ok(Choice::Result(read_face(word)?)),
        ["damage", word] => Ok(Choice::Damage(read_damage(word)?)),
        ["first", name] => Ok(Choice::First(read_obstacle(game, name)?)),
        ["detonate", place] => Ok(Choice::Detonate(read_number(place)?)),
        ["drag", to] => read_word(to).map(Choice::Drag).ok_or_else(|| format!("`{to}` is none of left, right, ahead")),
        ["lay", ref maneuver @ .., "ahead"] => Ok(Choice::Lay { maneuver: read_maneuver(maneuver)?, ahead: true }),
        ["lay", ref maneuver @ ..] => Ok(Choice::Lay { maneuver: read_maneuver(maneuver)?, ahead: false }),
        ["put", ref place @ ..] => Ok(Choice::Put(read_pose(place)?)),
        ["face", to] => Ok(Choice::Face(read_facing(to)?)),
        ["pass"] => Ok(Choice::Pass),
        _ => read_action(game, &words).map(Choice::Action),
    }
}

fn read_action(game: &XWing, words: &[&str]) -> Result<Action, String> {
    match words {
        [word] => plain(word).ok_or_else(|| format!("`{word}` is no choice of this game")),
        ["lock", ship] => Ok(Action::TargetLock(named(game, ship)?)),
        ["barrel-roll", to, rest @ ..] => {
            let side = [Side::Left, Side::Right].into_iter().find(|known| side(*known) == *to);
            let side = side.ok_or_else(|| format!("`{to}` is neither left nor right"))?;
            let (speed, bend) = match rest.first() {
                None => (1, None),
                Some(&"fore") => (1, Some(side.other())),
                Some(&"aft") => (1, Some(side)),
                Some(speed) => (read_number(speed)?, None),
            };
            Ok(Action::BarrelRoll { side, speed, bend })
        }
        ["boost", way] => read_word(way).map(Action::Boost).ok_or_else(|| format!("`{way}` is no template of a boost")),
        ["slam", maneuver @ ..] => Ok(Action::Slam(read_maneuver(maneuver)?)),
        ["rotate", to] => Ok(Action::RotateArc(read_facing(to)?)),
        ["reinforce", at] => {
            read_word(at).map(Action::Reinforce).ok_or_else(|| format!("`{at}` is neither fore nor aft"))
        }
        ["coordinate", ship] => Ok(Action::Coordinate(named(game, ship)?)),
        ["jam", ship] => Ok(Action::Jam(named(game, ship)?)),
        ["scan", marker] => Ok(Action::Scan(read_number(marker)?)),
        ["card", card] => Ok(Action::Card(read_card(card)?)),
        ["card", card, "other"] => Ok(Action::OtherOf(read_card(card)?)),
        _ => Err(format!("`{}` is no choice of this game", words.join(" "))),
    }
}

/// Writes a choice.
pub fn write_choice(game: &XWing, choice: &Choice) -> String {
    match *choice {
        Choice::Initiative(side) => format!("initiative {side}"),
        Choice::Obstacle { obstacle, pose: at } => {
            format!("obstacle {} {}", obstacle_name(game, obstacle), pose(at))
        }
        Choice::SetAside => "set-aside".to_owned(),
        Choice::Edge(chosen) => format!("edge {}", edge(chosen)),
        Choice::Deploy { ship, pose: at } => format!("deploy {} {}", name(game, ship), pose(at)),
        Choice::Dial { ship, maneuver } => format!("dial {} {maneuver}", name(game, ship)),
        Choice::Commit => "commit".to_owned(),
        Choice::Decloak(way) => format!("decloak {}", <&str>::from(way)),
        Choice::Activate(ship) => format!("activate {}", name(game, ship)),
        Choice::Instead(maneuver) => format!("instead {maneuver}"),
        Choice::Slide(slide) => format!("slide {}", number(slide)),
        Choice::Action(action) => write_action(game, action),
        Choice::Place { template, shift } => format!("place {} {}", number(template), number(shift)),
        Choice::Attack { weapon, target, obstructed } => {
            let mut text = format!("attack {}", name(game, target));
            if weapon != CardId::PRIMARY {
                text += &format!(" with {}", weapon.name());
            }
            if obstructed {
                text += " obstructed";
            }
            text
        }
        Choice::Use { ship, card, option, dice: chosen } => {
            let mut text = format!("use {} {}", name(game, ship), card.name());
            if option != 0 {
                text += &format!(" way {option}");
            }
            if chosen != Dice::NONE {
                text += &format!(" {}", dice(chosen));
            }
            text
        }
        Choice::Ship(ship) => format!("ship {}", name(game, ship)),
        Choice::Number(number) => format!("number {number}"),
        Choice::Result(face) => format!("result {}", face.name()),
        Choice::Damage(card) => format!("damage {}", card.name()),
        Choice::First(obstacle) => format!("first {}", obstacle_name(game, obstacle)),
        Choice::Detonate(place) => format!("detonate {place}"),
        Choice::Drag(way) => format!("drag {}", <&str>::from(way)),
        Choice::Lay { maneuver, ahead: true } => format!("lay {maneuver} ahead"),
        Choice::Lay { maneuver, ahead: false } => format!("lay {maneuver}"),
        Choice::Put(at) => format!("put {}", pose(at)),
        Choice::Face(to) => format!("face {}", <&str>::from(to)),
        Choice::Pass => "pass".to_owned(),
    }
}

/// Writes an action: what there is to say of it, or the name of its kind.
pub fn write_action(game: &XWing, action: Action) -> String {
    if let Some(kind) = action.kind().filter(|_| Action::PLAIN.contains(&action)) {
        return kind.name().to_owned();
    }
    let words = [
        if let Action::TargetLock(ship) = action { Some(format!("lock {}", name(game, ship))) } else { None },
        if let Action::BarrelRoll { side, speed, bend } = action {
            Some(write_roll(side, (speed, bend)))
        } else {
            None
        },
        if let Action::Boost(way) = action { Some(format!("boost {}", <&str>::from(way))) } else { None },
        if let Action::Slam(maneuver) = action { Some(format!("slam {maneuver}")) } else { None },
        if let Action::RotateArc(to) = action { Some(format!("rotate {}", <&str>::from(to))) } else { None },
        if let Action::Reinforce(at) = action { Some(format!("reinforce {}", <&str>::from(at))) } else { None },
        if let Action::Coordinate(ship) = action { Some(format!("coordinate {}", name(game, ship))) } else { None },
        if let Action::Jam(ship) = action { Some(format!("jam {}", name(game, ship))) } else { None },
        if let Action::Scan(marker) = action { Some(format!("scan {marker}")) } else { None },
        if let Action::Card(card) = action { Some(format!("card {}", card.name())) } else { None },
        if let Action::OtherOf(card) = action { Some(format!("card {} other", card.name())) } else { None },
    ];
    words.into_iter().flatten().next().expect("an action is plain or has more to say")
}

/// A roll to the left over a bank that bends ahead leaves along a bank to the right.
fn write_roll(to: Side, template: (u8, Option<Side>)) -> String {
    let to_side = format!("barrel-roll {}", side(to));
    match template {
        (1, None) => to_side,
        (speed, None) => format!("{to_side} {speed}"),
        (_, Some(bend)) => format!("{to_side} {}", if bend == to { "aft" } else { "fore" }),
    }
}

fn plain(word: &str) -> Option<Action> {
    Action::PLAIN.into_iter().find(|action| action.kind().is_some_and(|kind| kind.name() == word))
}
