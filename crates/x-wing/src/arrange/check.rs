//! What cannot be, although it could be put down: too many tokens, ships in one another or off the table.

use super::{Fact, Impossible};
use crate::card::Token;
use crate::cards::Arcs;
use crate::happening::Phase;
use crate::ids::ShipId;
use crate::position::Open;
use crate::setup::XWing;
use crate::ship::Life;
use geometry::{Base, Obstacle, Pose};

/// More tokens of a kind than this on one ship are a slip, not a position.
const MOST_TOKENS: u8 = 9;

/// Ships that touch are this near at most, in millimetres: a move ends in contact up to rounding, and positions are written
/// with few decimals.
const CONTACT: f64 = 0.1;

/// Refuses a position that no game comes to.
pub(super) fn check(game: &XWing, open: &Open, phase: Phase, facts: &[Fact]) -> Result<(), Impossible> {
    let arranged = Arranged { game, open, phase };
    for fact in facts {
        arranged.number(*fact).map_err(|reason| Impossible { fact: *fact, reason })?;
    }
    let off_table = |ship: ShipId| facts.contains(&Fact::OffTable(ship));
    let mut standing: Vec<(ShipId, Base)> = Vec::new();
    for fact in facts {
        let Fact::Ship(ship, _) = *fact else { continue };
        if !open.ship(ship).is_in_play() {
            continue;
        }
        let placed = arranged.place(ship, off_table(ship), &standing);
        placed.map_err(|reason| Impossible { fact: *fact, reason })?;
        let flies = Fact::Life(ship, Life::Flying);
        arranged.damage(ship).map_err(|reason| Impossible { fact: flies, reason })?;
        standing.push((ship, game.table(open).base(ship)));
    }
    Ok(())
}

struct Arranged<'a> {
    game: &'a XWing,
    open: &'a Open,
    phase: Phase,
}

impl Arranged<'_> {
    fn name(&self, ship: ShipId) -> &str {
        &self.game.facts(ship).name
    }

    /// One fact against the numbers of its ship and of the game.
    fn number(&self, fact: Fact) -> Result<(), String> {
        match fact {
            Fact::Round(round) => {
                let last = self.game.setup.options.rounds.unwrap_or(u16::MAX);
                let is_counted = (1..=last).contains(&round);
                must(is_counted, || "rounds are counted from 1, to the last that was agreed".to_owned())
            }
            Fact::Obstacle(obstacle, pose) => self.obstacle(obstacle, pose),
            Fact::OffTable(ship) => {
                must(!self.is_on_table(ship), || format!("`{}` is wholly on the table", self.name(ship)))
            }
            Fact::Tokens(ship, token, count) => {
                let most = if token == Token::Cloak { 2 } else { MOST_TOKENS };
                let word: &str = token.into();
                must(count <= most, || format!("`{}` has {most} {word} at most", self.name(ship)))?;
                let state = self.open.ship(ship);
                let is_settled = state.focus + state.evade == 0 && state.locks.is_empty();
                must(token != Token::Jam || count == 0 || is_settled, || {
                    format!("`{}` has a jam token and a token to lose to it (XW-X-25)", self.name(ship))
                })
            }
            Fact::Shields(ship, count) => {
                let most = self.game.table(self.open).shield_value(ship);
                must(count <= most, || format!("`{}` has {most} shields at most", self.name(ship)))
            }
            Fact::Arc(ship, _) => {
                let is_mobile = self.game.facts(ship).pilot.ship.arcs == Arcs::Mobile;
                must(is_mobile, || format!("`{}` has no mobile arc", self.name(ship)))
            }
            Fact::Lock(ship, target) => must(ship != target, || "a ship does not lock on to itself".to_owned()),
            Fact::Touching(one, two) => {
                let table = self.game.table(self.open);
                let apart = table.base(one).clearance(&table.base(two));
                let touches = one != two && apart <= CONTACT;
                must(touches, || format!("they do not touch: {apart:.1} mm are between them"))
            }
            Fact::Active(ship) if self.phase == Phase::Combat => {
                must(self.open.ship(ship).is_in_play(), || format!("`{}` is not in play", self.name(ship)))
            }
            Fact::Active(_) => Err("a ship is active in the Combat phase: say `phase combat`".to_owned()),
            Fact::Initiative(_)
            | Fact::Edge(_)
            | Fact::Committed(_)
            | Fact::TimeCalled
            | Fact::Deck(..)
            | Fact::DiscardPile(..)
            | Fact::Scanned(..)
            | Fact::Device(..)
            | Fact::Condition { .. }
            | Fact::Ship(..)
            | Fact::Life(..)
            | Fact::Dial(..)
            | Fact::Markers(..)
            | Fact::Discarded(..)
            | Fact::FaceDown(..)
            | Fact::FaceUp(..)
            | Fact::Fresh(..)
            | Fact::Turned(..)
            | Fact::Activated(_)
            | Fact::Dropped(_)
            | Fact::Fought(_)
            | Fact::IgnoresObstacles(_)
            | Fact::FreeAction(..) => Ok(()),
        }
    }

    fn is_on_table(&self, ship: ShipId) -> bool {
        !self.game.area().is_partly_outside(&self.game.table(self.open).base(ship).corners())
    }

    fn obstacle(&self, obstacle: Obstacle, pose: Pose) -> Result<(), String> {
        let token = geometry::Token::new(obstacle.outline(), pose);
        if obstacle == Obstacle::CARGO {
            let is_outside = self.game.area().is_wholly_outside(&token);
            return must(!is_outside, || "the cargo is wholly outside the play area (XW-Q-48)".to_owned());
        }
        let is_outside = self.game.area().is_partly_outside(&token.corners().collect::<Vec<_>>());
        must(!is_outside, || format!("`{}` is not wholly on the table", obstacle.name()))
    }

    /// Whether a ship can stand where it stands, beside those that were looked at before.
    fn place(&self, ship: ShipId, is_excused: bool, standing: &[(ShipId, Base)]) -> Result<(), String> {
        let name = self.name(ship);
        must(is_excused || self.is_on_table(ship), || {
            format!("`{name}` is not wholly on the table; if that is meant, say `off-table {name}`")
        })?;
        let base = self.game.table(self.open).base(ship);
        match standing.iter().find(|(_, other)| base.overlaps(other)) {
            None => Ok(()),
            Some((other, _)) => {
                let other = self.name(*other);
                Err(format!("`{name}` stands where `{other}` stands; bases never overlap (XW-OVL-02)"))
            }
        }
    }

    fn damage(&self, ship: ShipId) -> Result<(), String> {
        let table = self.game.table(self.open);
        let (damage, hull) = (table.damage(ship), table.hull_value(ship));
        let survives = damage < hull || self.open.ship(ship).life == Life::Doomed;
        must(survives, || {
            let name = self.name(ship);
            format!("`{name}` has {damage} damage and a hull of {hull}: it is destroyed (XW-DST-01)")
        })
    }
}

/// The reason, unless something holds.
fn must(holds: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    match holds {
        true => Ok(()),
        false => Err(reason()),
    }
}
