//! What single cards do that no word would serve twice: a function for each, named by its card.
//!
//! The engine knows them as [`Effect::Do`](crate::card::Effect::Do) alone. At most one card in fifteen has such a function;
//! a test counts them.

use crate::card::{DiceWord, Token, Window};
use crate::dice::Face;
use crate::frame::{About, Exposing, Resolving, Searching};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::Assigned;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

/// The cards that have a function of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// Receives the stress token that another ship was to receive.
    CaptainYorr,
    /// The ship decloaks or loses its cloak token.
    CloakingDevice,
    /// Who assigned the condition may put a damage card about pilots onto it, out of the deck.
    IllShowYouTheDarkSide,
    /// Hands all its focus and evade tokens over to the chosen ship, and all target locks: its own and those on it.
    Manaroo,
    /// Pilot stress is checked after the Perform Action step instead of before it.
    PatternAnalyzer,
    /// Cancels hits until two are left, each for a stress token.
    R4D6,
    /// Ignores obstacles until the end of the round.
    R5X3,
    /// The damage cards that the attack dealt the defender face down are turned up.
    RexlerBrath,
    /// Suffers the hits of the attack in place of the defender.
    Selflessness,
    /// Discards all its damage cards.
    TelTrevura,
    /// Turns the card that was discarded face up again (XW-UPG-13).
    TomaxBren,
}

impl Own {
    /// Whether it would change anything for a ship; if not, the ability cannot be used.
    pub(crate) fn is_possible(self, table: Table<'_>, ship: ShipId) -> bool {
        match self {
            Own::Manaroo => {
                let state = table.open.ship(ship);
                state.focus + state.evade > 0 || !state.locks.is_empty() || !table.locked_by(ship).is_empty()
            }
            Own::PatternAnalyzer => table.is_stressful(),
            Own::R4D6 => table.open.attack.attack.all().hit > 2,
            Own::CaptainYorr
            | Own::CloakingDevice
            | Own::IllShowYouTheDarkSide
            | Own::R5X3
            | Own::RexlerBrath
            | Own::Selflessness
            | Own::TelTrevura
            | Own::TomaxBren => true,
        }
    }

    /// Carries the function out.
    pub(crate) fn happen(self, turn: &mut Turn<'_>, resolving: &Resolving) {
        let ship = resolving.ship;
        match self {
            Own::CaptainYorr => turn.take_stress(ship),
            Own::CloakingDevice => turn.uncloak(ship),
            Own::IllShowYouTheDarkSide => search_deck(turn, resolving),
            Own::Manaroo => pass_all(turn, ship, resolving.chosen),
            Own::PatternAnalyzer => {
                let flight = &mut turn.position.open.flight;
                flight.late = Some(flight.difficulty);
            }
            Own::R4D6 => {
                for _ in 2..turn.position.open.attack.attack.all().hit {
                    turn.modify(ship, DiceWord::Cancel(Face::Hit));
                    turn.gain(ship, Token::Stress, why!["XW-ABL-01"]);
                }
            }
            Own::R5X3 => turn.position.open.ship_mut(ship).ignores_obstacles = true,
            Own::RexlerBrath => {
                let attack = &turn.position.open.attack;
                let (defender, count) = (attack.defender, attack.dealt[0]);
                turn.push(Exposing { ship: defender, count });
            }
            Own::Selflessness => {
                let damage = turn.position.open.attack.attack.all().hit;
                turn.modify(ship, DiceWord::CancelEvery(Face::Hit));
                turn.suffer(ship, damage, 0);
            }
            Own::TelTrevura => turn.shed_damage(ship),
            Own::TomaxBren => recover(turn, ship),
        }
    }
}

fn search_deck(turn: &mut Turn<'_>, resolving: &Resolving) {
    let ship = resolving.ship;
    let is_this = |assigned: &&Assigned| assigned.card == resolving.card && assigned.holds.is_none();
    let by = turn.position.open.conditions_of(ship).find(is_this).map(|assigned| assigned.by);
    if let Some(by) = by {
        turn.push(Searching { ship, by });
    }
}

fn pass_all(turn: &mut Turn<'_>, from: ShipId, to: ShipId) {
    for token in [Token::Focus, Token::Evade] {
        for _ in 0..turn.position.open.ship(from).tokens(token) {
            turn.hand_over(token, (from, to));
        }
    }
    turn.pass_lock(from, to);
    for by in turn.table().locked_by(from) {
        while turn.position.open.ship(by).has_lock(from) {
            turn.unlock(by, from);
        }
        turn.position.open.ship_mut(by).locks.insert(to);
        turn.events.happened(Happening::Locked { ship: by, target: to }, why!["XW-ABL-01", "XW-TL-15"]);
        turn.open_window(Window::GotLocked, to);
    }
}

/// The upgrade that was discarded last is equipped again.
fn recover(turn: &mut Turn<'_>, ship: ShipId) {
    let place = turn.table().latest_moment().and_then(|about| match about {
        About::Discarded(place) => Some(place),
        About::Nothing
        | About::Action(_)
        | About::Upgrade(_)
        | About::ActionOn(..)
        | About::Roll(_)
        | About::Locked(_)
        | About::Dealt(_)
        | About::Bomb(_)
        | About::BombOf(_)
        | About::Fled
        | About::Assigned(_) => None,
    });
    let Some(place) = place else { return };
    turn.recover(ship, place);
}
