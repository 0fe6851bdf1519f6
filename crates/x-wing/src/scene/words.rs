//! Words of choices and of chance.

use super::{dice, number, pose};
use crate::card::{ActionKind, Token, Window};
use crate::ids::CardId;
use crate::input::{Action, Boost, Choice, Decloak, Drag, Draw, End, Facing};
use crate::setup::XWing;
use crate::{DamageCard, DamageCards, Dice, Die, Face};
use geometry::{Edge, Maneuver, Obstacle, Pose, Side};

pub fn die(die: Die) -> &'static str {
    match die {
        Die::Attack => "attack",
        Die::Defense => "defense",
    }
}

pub fn edge(edge: Edge) -> &'static str {
    match edge {
        Edge::North => "north",
        Edge::East => "east",
        Edge::South => "south",
        Edge::West => "west",
    }
}

pub fn read_edge(word: &str) -> Result<Edge, String> {
    Edge::ALL.into_iter().find(|known| edge(*known) == word).ok_or_else(|| format!("`{word}` is no edge"))
}

pub fn window(window: Window) -> &'static str {
    match window {
        Window::StartOfActivation => "start-of-activation",
        Window::AfterAction => "after-action",
        Window::AfterSlam => "after-slam",
        Window::AfterLock => "after-lock",
        Window::AfterDrop => "after-drop",
        Window::EndOfActivation => "end-of-activation",
        Window::Declared => "declared",
        Window::BeforeAttackRoll => "before-attack-roll",
        Window::BeforeDefenseRoll => "before-defense-roll",
        Window::Compare => "compare",
        Window::EndOfCombat => "end-of-combat",
        Window::StartOfEnd => "start-of-end",
        Window::EndOfRound => "end-of-round",
        Window::GotFocus => "got-focus",
        Window::Moved => "moved",
        Window::WouldStress => "would-stress",
        Window::GotStress => "got-stress",
        Window::GotIon => "got-ion",
        Window::SpentFocus => "spent-focus",
        Window::StressRemoved => "calmed",
        Window::Discarded => "discarded",
        Window::ShieldLost => "shield-lost",
        Window::Destroyed => "destroyed",
        Window::BeforeRoll => "before-roll",
        Window::Dying => "dying",
        Window::Assigned => "assigned",
        Window::BeforeReveal => "before-reveal",
        Window::Reveal => "reveal",
        Window::AfterManeuver => "after-maneuver",
        Window::StartOfCombat => "start-of-combat",
        Window::Rolled => "rolled",
        Window::Hit => "hit",
        Window::AfterAttack => "after-attack",
        Window::ModifyAttack => "modify-attack",
        Window::ModifyDefense => "modify-defense",
        Window::Opportunity => "opportunity",
        Window::AfterOpportunity => "after-opportunity",
        Window::Dealt => "dealt",
    }
}

pub fn token(token: Token) -> &'static str {
    match token {
        Token::Focus => "focus",
        Token::Evade => "evade",
        Token::Stress => "stress",
        Token::Ion => "ion",
        Token::Cloak => "cloak",
        Token::Tractor => "tractor",
        Token::Disabled => "disabled",
    }
}

pub fn facing(facing: Facing) -> &'static str {
    match facing {
        Facing::Front => "front",
        Facing::Left => "left",
        Facing::Right => "right",
        Facing::Rear => "rear",
    }
}

pub fn read_facing(word: &str) -> Result<Facing, String> {
    Facing::ALL.into_iter().find(|known| facing(*known) == word).ok_or_else(|| format!("`{word}` is no side"))
}

pub fn end(end: End) -> &'static str {
    match end {
        End::Fore => "fore",
        End::Aft => "aft",
    }
}

pub fn drag(way: Drag) -> &'static str {
    match way {
        Drag::Left => "left",
        Drag::Right => "right",
        Drag::Ahead => "ahead",
    }
}

pub fn boost(way: Boost) -> &'static str {
    match way {
        Boost::Straight => "straight",
        Boost::BankLeft => "bank-left",
        Boost::BankRight => "bank-right",
        Boost::TurnLeft => "turn-left",
        Boost::TurnRight => "turn-right",
    }
}

pub fn decloak(way: Decloak) -> &'static str {
    match way {
        Decloak::Left => "left",
        Decloak::Right => "right",
        Decloak::Ahead => "ahead",
        Decloak::LeftFore => "left-fore",
        Decloak::LeftAft => "left-aft",
        Decloak::RightFore => "right-fore",
        Decloak::RightAft => "right-aft",
        Decloak::AheadLeft => "ahead-left",
        Decloak::AheadRight => "ahead-right",
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

pub fn read_number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no number that fits here"))
}

pub fn read_pose(words: &[&str]) -> Result<Pose, String> {
    let [x, y, degrees] = words else {
        return Err(format!("a place is `X Y HEADING`, not `{}`", words.join(" ")));
    };
    Pose::new(read_number(x)?, read_number(y)?, read_number(degrees)?).map_err(|error| error.to_string())
}

pub fn read_cards(words: &[&str]) -> Result<DamageCards, String> {
    let mut cards = DamageCards::NONE;
    for word in words.iter().filter(|word| **word != "none") {
        cards = cards.with(read_damage(word)?, 1);
    }
    Ok(cards)
}

fn read_damage(word: &str) -> Result<DamageCard, String> {
    DamageCard::named(word).ok_or_else(|| format!("`{word}` is no damage card"))
}

fn read_face(word: &str) -> Result<Face, String> {
    let face = Face::ALL.into_iter().find(|face| face.name() == word);
    face.ok_or_else(|| format!("`{word}` is none of blank, focus, hit, critical, evade"))
}

fn read_dice(words: &[&str]) -> Result<Dice, String> {
    let mut dice = Dice::NONE;
    for word in words.iter().filter(|word| **word != "none") {
        dice = dice.plus(Dice::of(read_face(word)?, 1));
    }
    Ok(dice)
}

fn read_card(word: &str) -> Result<CardId, String> {
    CardId::named(word).ok_or_else(|| format!("`{word}` is no card"))
}

pub fn read_action_kind(word: &str) -> Result<ActionKind, String> {
    let kind = ActionKind::ALL.into_iter().find(|kind| kind.is_written() && kind.name() == word);
    kind.ok_or_else(|| format!("`{word}` is no action"))
}

fn read_obstacle(game: &XWing, name: &str) -> Result<u8, String> {
    let wanted = Obstacle::named(name).ok_or_else(|| format!("`{name}` is no obstacle"))?;
    let index = game.setup.options.obstacles.iter().position(|obstacle| *obstacle == wanted);
    Ok(index.ok_or_else(|| format!("`{name}` is not in the pool"))? as u8)
}

pub fn read_maneuver(words: &[&str]) -> Result<Maneuver, String> {
    words.join(" ").parse().map_err(|error: geometry::NoManeuver| error.to_string())
}

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
        ["deploy", ship, ref place @ ..] => Ok(Choice::Deploy { ship: game.named(ship)?, pose: read_pose(place)? }),
        ["dial", ship, ref maneuver @ ..] => {
            Ok(Choice::Dial { ship: game.named(ship)?, maneuver: read_maneuver(maneuver)? })
        }
        ["commit"] => Ok(Choice::Commit),
        ["decloak", to] => {
            let way = Decloak::ALL.into_iter().find(|known| decloak(*known) == to);
            way.map(Choice::Decloak).ok_or_else(|| format!("`{to}` is no way to decloak"))
        }
        ["activate", ship] => Ok(Choice::Activate(game.named(ship)?)),
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
            Ok(Choice::Attack { weapon, target: game.named(target)?, obstructed })
        }
        ["use", ship, card, ref rest @ ..] => {
            let (way, chosen) = match rest {
                ["way", way, chosen @ ..] => (read_number(way)?, chosen),
                chosen => (0, chosen),
            };
            Ok(Choice::Use { ship: game.named(ship)?, card: read_card(card)?, way, dice: read_dice(chosen)? })
        }
        ["ship", ship] => Ok(Choice::Ship(game.named(ship)?)),
        ["number", number] => Ok(Choice::Number(read_number(number)?)),
        ["result", word] => Ok(Choice::Result(read_face(word)?)),
        ["damage", word] => Ok(Choice::Damage(read_damage(word)?)),
        ["first", name] => Ok(Choice::First(read_obstacle(game, name)?)),
        ["detonate", place] => Ok(Choice::Detonate(read_number(place)?)),
        ["drag", to] => {
            let way = Drag::ALL.into_iter().find(|known| drag(*known) == to);
            way.map(Choice::Drag).ok_or_else(|| format!("`{to}` is none of left, right, ahead"))
        }
        ["lay", ref maneuver @ .., "ahead"] => Ok(Choice::Lay { maneuver: read_maneuver(maneuver)?, ahead: true }),
        ["lay", ref maneuver @ ..] => Ok(Choice::Lay { maneuver: read_maneuver(maneuver)?, ahead: false }),
        ["face", to] => Ok(Choice::Face(read_facing(to)?)),
        ["pass"] => Ok(Choice::Pass),
        _ => read_action(game, &words).map(Choice::Action),
    }
}

fn read_action(game: &XWing, words: &[&str]) -> Result<Action, String> {
    match words {
        ["focus"] => Ok(Action::Focus),
        ["evade"] => Ok(Action::Evade),
        ["cloak"] => Ok(Action::Cloak),
        ["lock", ship] => Ok(Action::TargetLock(game.named(ship)?)),
        ["barrel-roll", to, rest @ ..] => {
            let side = [Side::Left, Side::Right].into_iter().find(|known| side(*known) == *to);
            let speed = rest.first().map_or(Ok(1), |speed| read_number(speed))?;
            Ok(Action::BarrelRoll { side: side.ok_or_else(|| format!("`{to}` is neither left nor right"))?, speed })
        }
        ["boost", way] => {
            let found = Boost::ALL.into_iter().find(|known| boost(*known) == *way);
            found.map(Action::Boost).ok_or_else(|| format!("`{way}` is no template of a boost"))
        }
        ["slam", maneuver @ ..] => Ok(Action::Slam(read_maneuver(maneuver)?)),
        ["rotate", to] => Ok(Action::RotateArc(read_facing(to)?)),
        ["reinforce", at] => {
            let found = End::ALL.into_iter().find(|known| end(*known) == *at);
            found.map(Action::Reinforce).ok_or_else(|| format!("`{at}` is neither fore nor aft"))
        }
        ["scan", marker] => Ok(Action::Scan(read_number(marker)?)),
        ["card", card] => Ok(Action::Card(read_card(card)?)),
        _ => Err(format!("`{}` is no choice of this game", words.join(" "))),
    }
}

/// Writes a choice.
pub fn write_choice(game: &XWing, choice: &Choice) -> String {
    match *choice {
        Choice::Initiative(side) => format!("initiative {side}"),
        Choice::Obstacle { obstacle, pose: at } => {
            format!("obstacle {} {}", game.setup.options.obstacles[obstacle as usize].name(), pose(at))
        }
        Choice::SetAside => "set-aside".to_owned(),
        Choice::Edge(chosen) => format!("edge {}", edge(chosen)),
        Choice::Deploy { ship, pose: at } => format!("deploy {} {}", game.name(ship), pose(at)),
        Choice::Dial { ship, maneuver } => format!("dial {} {maneuver}", game.name(ship)),
        Choice::Commit => "commit".to_owned(),
        Choice::Decloak(way) => format!("decloak {}", decloak(way)),
        Choice::Activate(ship) => format!("activate {}", game.name(ship)),
        Choice::Instead(maneuver) => format!("instead {maneuver}"),
        Choice::Slide(slide) => format!("slide {}", number(slide)),
        Choice::Action(action) => write_action(game, action),
        Choice::Place { template, shift } => format!("place {} {}", number(template), number(shift)),
        Choice::Attack { weapon, target, obstructed } => {
            let mut text = format!("attack {}", game.name(target));
            if weapon != CardId::PRIMARY {
                text += &format!(" with {}", weapon.name());
            }
            if obstructed {
                text += " obstructed";
            }
            text
        }
        Choice::Use { ship, card, way, dice: chosen } => {
            let mut text = format!("use {} {}", game.name(ship), card.name());
            if way != 0 {
                text += &format!(" way {way}");
            }
            if chosen != Dice::NONE {
                text += &format!(" {}", dice(chosen));
            }
            text
        }
        Choice::Ship(ship) => format!("ship {}", game.name(ship)),
        Choice::Number(number) => format!("number {number}"),
        Choice::Result(face) => format!("result {}", face.name()),
        Choice::Damage(card) => format!("damage {}", card.name()),
        Choice::First(obstacle) => format!("first {}", game.setup.options.obstacles[obstacle as usize].name()),
        Choice::Detonate(place) => format!("detonate {place}"),
        Choice::Drag(way) => format!("drag {}", drag(way)),
        Choice::Lay { maneuver, ahead: true } => format!("lay {maneuver} ahead"),
        Choice::Lay { maneuver, ahead: false } => format!("lay {maneuver}"),
        Choice::Face(to) => format!("face {}", facing(to)),
        Choice::Pass => "pass".to_owned(),
    }
}

/// Writes an action.
pub fn write_action(game: &XWing, action: Action) -> String {
    match action {
        Action::Focus => "focus".to_owned(),
        Action::Evade => "evade".to_owned(),
        Action::Cloak => "cloak".to_owned(),
        Action::TargetLock(ship) => format!("lock {}", game.name(ship)),
        Action::BarrelRoll { side: to, speed: 1 } => format!("barrel-roll {}", side(to)),
        Action::BarrelRoll { side: to, speed } => format!("barrel-roll {} {speed}", side(to)),
        Action::Boost(way) => format!("boost {}", boost(way)),
        Action::Slam(maneuver) => format!("slam {maneuver}"),
        Action::RotateArc(to) => format!("rotate {}", facing(to)),
        Action::Reinforce(at) => format!("reinforce {}", end(at)),
        Action::Scan(marker) => format!("scan {marker}"),
        Action::Card(card) => format!("card {}", card.name()),
    }
}

/// Reads an answer of chance: `side 1`, `damage direct-hit`, or the faces of dice.
pub fn read_draw(text: &str) -> Result<Draw, String> {
    let words: Vec<_> = text.split_whitespace().collect();
    match words[..] {
        ["side", side] => Ok(Draw::Side(read_number(side)?)),
        ["damage", ref named @ ..] => Ok(Draw::Damage(read_cards(named)?)),
        ["turn-up", card] => Ok(Draw::Turned { card: read_damage(card)?, generation: None }),
        ["turn-up", card, generation] => {
            Ok(Draw::Turned { card: read_damage(card)?, generation: Some(read_number(generation)?) })
        }
        _ => Ok(Draw::Dice(read_dice(&words)?)),
    }
}
