//! Positions from the lines of a `given` block, in whatever order they are written.

use crate::XWingScenes;
use crate::draft::Draft;
use crate::given;
use play::Game;
use scenario::{BadScene, Beside, Line, check_given};
use x_wing::{Fact, Impossible, Life, Position, XWing};

/// Sets up a game and a position.
pub fn place(lines: &[Line], beside: &Beside) -> Result<(XWing, Position), BadScene> {
    given::each_said_once(lines)?;
    let mut draft = Draft::new(beside);
    let mut others = Vec::new();
    for line in lines {
        if !draft.agree(line)? {
            others.push(line);
        }
    }
    let game = draft.game().map_err(|reason| BadScene::whole(lines, reason))?;
    check_given::<XWingScenes>(&game, lines)?;
    if draft.is_opening() {
        return match others.first() {
            Some(line) => Err(BadScene::at(line, 0, "before set-up, no such fact counts")),
            None => Ok((game.clone(), game.start())),
        };
    }
    draft.check_sides(&game, lines)?;
    let mut facts = draft.facts(&game)?;
    for line in others {
        let read = given::read(&game, line).map_err(|(word, reason)| BadScene::at(line, word, reason))?;
        facts.extend(read.into_iter().map(|fact| (fact, line)));
    }
    let alone: Vec<_> = facts.iter().map(|(fact, _)| *fact).collect();
    let position = game.arrange(draft.phase(), &alone).map_err(|impossible| at_fault(lines, &facts, impossible))?;
    Ok((game, position))
}

/// Where the fact stands that cannot be.
fn at_fault(lines: &[Line], facts: &[(Fact, &Line)], Impossible { fact, reason }: Impossible) -> BadScene {
    // That a ship flies is not said in a line of its own: it follows from its place.
    let flies = |known: &Fact| matches!(known, Fact::Ship(ship, _) if fact == Fact::Life(*ship, Life::Flying));
    match facts.iter().find(|(known, _)| *known == fact || flies(known)) {
        Some((_, line)) => BadScene::at(line, word(fact, line), reason),
        // Where ships of a mission stand is said by the mission.
        None => BadScene::whole(lines, reason),
    }
}

/// The word of a line that is at fault if its fact cannot be.
fn word(fact: Fact, line: &Line) -> usize {
    match fact {
        Fact::Ship(..) => line.len() - 3,
        Fact::Life(..) | Fact::Active(_) | Fact::Device(..) | Fact::TimeCalled => 0,
        Fact::Round(_)
        | Fact::Initiative(_)
        | Fact::Edge(_)
        | Fact::Committed(_)
        | Fact::Arc(..)
        | Fact::OffTable(_)
        | Fact::Activated(_)
        | Fact::Dropped(_)
        | Fact::Fought(_)
        | Fact::IgnoresObstacles(_) => 1,
        Fact::Deck(..)
        | Fact::DiscardPile(..)
        | Fact::Scanned(..)
        | Fact::Obstacle(..)
        | Fact::Condition { .. }
        | Fact::Dial(..)
        | Fact::Tokens(..)
        | Fact::Shields(..)
        | Fact::Markers(..)
        | Fact::Lock(..)
        | Fact::Touching(..)
        | Fact::Discarded(..)
        | Fact::FaceDown(..)
        | Fact::FaceUp(..)
        | Fact::Fresh(..)
        | Fact::Turned(..)
        | Fact::FreeAction(..) => 2,
    }
}
