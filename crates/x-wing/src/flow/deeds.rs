//! What happens to a ship at once because of a card.

use crate::card::{ActionKind, Deed, Token, Window};
use crate::cards::Arcs;
use crate::frame::{Acting, Dealing, Facing, Kind, Kinds, Locking, Resolving, Suffering, Turning};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// Whether a deed would change anything for a ship.
    pub(crate) fn can_happen(self, ship: ShipId, deed: Deed) -> bool {
        let state = self.open.ship(ship);
        if let Some(kinds) = self.offered(ship, deed) {
            return self.is_possible(&Acting::new(ship, Some(kinds)));
        }
        match deed {
            Deed::LockOn(who) => self.in_attack(who).is_none_or(|target| self.can_lock(ship, target)),
            Deed::MayLock => !self.lockable(ship).is_empty(),
            Deed::TurnArc => self.game.facts(ship).pilot.ship.arcs == Arcs::Mobile,
            Deed::RecoverShield => state.shields < self.shield_value(ship),
            Deed::Gain(_)
            | Deed::Lose(_)
            | Deed::LoseAll(_)
            | Deed::Relieve
            | Deed::LoseShield
            | Deed::Suffer(_)
            | Deed::SufferCritical(_)
            | Deed::DealFaceUp(_)
            | Deed::DealFaceDown
            | Deed::TurnUp
            | Deed::TurnRound
            | Deed::SkipAction
            | Deed::Free(_)
            | Deed::FreeOfBar
            | Deed::FreeAny
            | Deed::FreeOfUpgrades
            | Deed::Perform(_)
            | Deed::Treat(_) => true,
        }
    }

    /// The actions of a ship's action bar.
    fn bar(self, ship: ShipId) -> Kinds {
        Kinds::of(ActionKind::ALL.into_iter().filter(|kind| self.has_action(ship, *kind)))
    }

    /// The kinds of free action that a deed offers to a ship.
    fn offered(self, ship: ShipId, deed: Deed) -> Option<Kinds> {
        match deed {
            Deed::Free(kinds) => Some(Kinds::of(kinds.iter().copied())),
            Deed::FreeOfBar => Some(self.bar(ship)),
            Deed::FreeAny => Some(Kinds(self.bar(ship).0.with(Kind::Damage).with(Kind::Upgrade))),
            Deed::FreeOfUpgrades => Some(Kinds(Set::one(Kind::Upgrade))),
            Deed::Perform(kind) => Some(Kinds::of([kind])),
            Deed::Gain(_)
            | Deed::Lose(_)
            | Deed::LoseAll(_)
            | Deed::Relieve
            | Deed::TurnArc
            | Deed::LockOn(_)
            | Deed::MayLock
            | Deed::RecoverShield
            | Deed::LoseShield
            | Deed::Suffer(_)
            | Deed::SufferCritical(_)
            | Deed::DealFaceUp(_)
            | Deed::DealFaceDown
            | Deed::TurnUp
            | Deed::TurnRound
            | Deed::SkipAction
            | Deed::Treat(_) => None,
        }
    }
}

impl Turn<'_> {
    /// Something happens to a ship.
    pub(crate) fn happen(&mut self, resolving: &Resolving, ship: ShipId, deed: Deed) {
        match deed {
            Deed::Gain(token) => self.gain_by_card(ship, token),
            Deed::Lose(token) => self.lose(ship, token, why!["XW-ABL-01"]),
            Deed::LoseAll(token) => {
                for _ in 0..self.position.open.ship(ship).tokens(token) {
                    self.lose(ship, token, why!["XW-ABL-01"]);
                }
            }
            Deed::Relieve => self.relieve(ship),
            Deed::TurnArc => self.push(Facing { ship }),
            Deed::LockOn(who) => {
                let target = self.table().ship_for(resolving, who);
                if self.table().can_lock(ship, target) {
                    self.lock(ship, target);
                }
            }
            Deed::MayLock => self.push(Locking { ship }),
            Deed::RecoverShield => {
                self.position.open.ship_mut(ship).shields += 1;
                self.events.happened(Happening::ShieldRecovered { ship }, why!["XW-SHD-04", "XW-SHD-05"]);
            }
            Deed::LoseShield => self.lose_shield(ship),
            Deed::Suffer(damage) => self.push(Suffering { ship, damage, critical: 0 }),
            Deed::SufferCritical(critical) => self.push(Suffering { ship, damage: 0, critical }),
            Deed::DealFaceUp(count) => self.push(Dealing { ship, count }),
            Deed::DealFaceDown => self.deal_face_down(ship),
            Deed::TurnUp => self.push(Turning { ship }),
            Deed::TurnRound => self.turn_round(ship),
            Deed::SkipAction => self.position.open.ship_mut(ship).skips_action = true,
            Deed::Treat(difficulty) => self.position.open.flight.difficulty = difficulty,
            Deed::Free(_) | Deed::FreeOfBar | Deed::FreeAny | Deed::FreeOfUpgrades | Deed::Perform(_) => {
                let kinds = self.table().offered(ship, deed);
                let must = matches!(deed, Deed::Perform(_));
                self.push(Acting { must, ..Acting::new(ship, kinds) });
            }
        }
    }

    /// A ship receives a token, which is no action.
    pub(crate) fn gain_by_card(&mut self, ship: ShipId, token: Token) {
        let why = match token {
            Token::Focus => why!["XW-ABL-01", "XW-FOC-08"],
            Token::Evade => why!["XW-ABL-01", "XW-EVD-06"],
            Token::Ion => why!["XW-ABL-01", "XW-ION-01"],
            Token::Tractor => why!["XW-ABL-01", "XW-X-01"],
            Token::Disabled => why!["XW-ABL-01", "XW-X-05"],
            Token::Stress | Token::Cloak => why!["XW-ABL-01"],
        };
        self.gain(ship, token, why);
    }

    /// A ship is relieved of a stress token; it does not remove it, so that nothing follows from that (XW-C-310).
    fn relieve(&mut self, ship: ShipId) {
        let state = self.position.open.ship_mut(ship);
        if state.stress > 0 {
            state.stress -= 1;
            self.events.happened(Happening::Calmed { ship }, why!["XW-ABL-01", "XW-C-310"]);
        }
    }

    /// A ship loses a shield token, which is no damage.
    fn lose_shield(&mut self, ship: ShipId) {
        let state = self.position.open.ship_mut(ship);
        if state.shields > 0 {
            state.shields -= 1;
            self.events.happened(Happening::ShieldLost { ship }, why!["XW-ABL-01"]);
            self.open_window(Window::ShieldLost, ship);
        }
    }
}
