//! What is chosen for a player: what is forced, what comes to the same, and what he said he always passes.
//!
//! Only open facts and the player's own orders decide, so that nobody learns anything from a question that was not asked.

use serde::{Deserialize, Serialize};
use x_wing::card::Window;
use x_wing::{CardId, Choice, Face, Frame, Open, Phase, Pool, ShipId, XWing};

/// What a player does not want to be asked.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// Cards that he passes at a moment, each time.
    pub passes: Vec<Pass>,
    /// Ships of equal skill go in their order: in this round and phase.
    #[serde(default)]
    pub in_order: Option<(u16, u8)>,
}

/// A card that is always passed at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// At which moment.
    pub at: Window,
    /// Which card or token.
    pub card: CardId,
}

impl Orders {
    /// Whether everything that is offered is passed.
    fn pass(&self, at: Window, offered: &[Choice]) -> bool {
        let passed = |choice: &Choice| match *choice {
            Choice::Pass => true,
            Choice::Use { card, .. } => self.passes.contains(&Pass { at, card }),
            _ => false,
        };
        offered.contains(&Choice::Pass) && offered.iter().all(passed)
    }

    /// From now on, all that is offered at this moment is passed.
    pub fn always_pass(&mut self, open: &Open, offered: &[Choice]) {
        let Some(at) = moment(open) else { return };
        for choice in offered {
            let Choice::Use { card, .. } = *choice else { continue };
            let pass = Pass { at, card };
            if !self.passes.contains(&pass) {
                self.passes.push(pass);
            }
        }
    }

    /// From now until the phase is over, ships of equal skill go in their order.
    pub fn go_in_order(&mut self, open: &Open) {
        self.in_order = turn(open);
    }
}

/// The moment at which cards are asked now.
pub fn moment(open: &Open) -> Option<Window> {
    match open.stack.top() {
        Frame::Window(frame) => Some(frame.window),
        _ => None,
    }
}

fn turn(open: &Open) -> Option<(u16, u8)> {
    let phase = crate::asks::phase(open)?;
    let place =
        [Phase::Planning, Phase::Activation, Phase::Combat, Phase::End].iter().position(|known| *known == phase)?;
    Some((open.round, place as u8))
}

/// What is chosen for the player of what he is offered; nothing if he has to be asked.
pub fn made(game: &XWing, open: &Open, offered: &[Choice], continuous: bool, orders: &Orders) -> Option<Choice> {
    if let ([only], false) = (offered, continuous) {
        return Some(*only);
    }
    match open.stack.top() {
        Frame::Combat => armed(game, open, offered).or_else(|| in_order(open, offered, orders)),
        Frame::Activation => in_order(open, offered, orders),
        Frame::Window(frame) => {
            let passed = orders.pass(frame.window, offered) || changes_nothing(open, frame.window, offered);
            passed.then_some(Choice::Pass)
        }
        _ => None,
    }
}

/// Whether all that is offered is to spend tokens on dice that they do not change: a focus token without eyes, or any in defence
/// against an attack without hits.
fn changes_nothing(open: &Open, window: Window, offered: &[Choice]) -> bool {
    let count = |pool: &Pool, face: Face| pool.fresh.count(face) + pool.rerolled.count(face) + pool.fixed.count(face);
    let (attack, defense) = (&open.attack.attack, &open.attack.defense);
    let harmless = count(attack, Face::Hit) + count(attack, Face::Critical) == 0;
    let is_empty = |choice: &Choice| match (*choice, window) {
        (Choice::Pass, _) => true,
        (Choice::Use { card: CardId::FOCUS, .. }, Window::ModifyAttack) => count(attack, Face::Focus) == 0,
        (Choice::Use { card: CardId::FOCUS, .. }, Window::ModifyDefense) => {
            harmless || count(defense, Face::Focus) == 0
        }
        (Choice::Use { card: CardId::EVADE, .. }, Window::ModifyDefense) => harmless,
        _ => false,
    };
    offered.contains(&Choice::Pass) && offered.iter().all(is_empty)
}

fn in_order(open: &Open, offered: &[Choice], orders: &Orders) -> Option<Choice> {
    let now = turn(open).filter(|now| orders.in_order == Some(*now));
    now.and_then(|_| offered.iter().copied().find(|choice| matches!(choice, Choice::Activate(_))))
}

/// The one ship of equal skill that can attack; the first, if none can.
fn armed(game: &XWing, open: &Open, offered: &[Choice]) -> Option<Choice> {
    let can = |choice: &&Choice| match **choice {
        Choice::Activate(ship) => has_target(game, open, ship),
        _ => true,
    };
    let mut able = offered.iter().filter(can);
    match (able.next(), able.next()) {
        (None, _) => offered.first().copied(),
        (Some(only), None) => Some(*only),
        (Some(_), Some(_)) => None,
    }
}

fn has_target(game: &XWing, open: &Open, ship: ShipId) -> bool {
    let mut can = false;
    game.table(open).each_attack(ship, |_, _, _| can = true);
    can
}

/// How many touches a choice takes: a dial is turned and set, a target is picked and fired at.
pub fn touches(choice: Choice) -> u32 {
    match choice {
        Choice::Dial { .. } | Choice::Attack { .. } => 2,
        _ => 1,
    }
}
