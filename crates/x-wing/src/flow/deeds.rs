//! What happens to a ship at once because of a card.

use crate::card::{ActionKind, Deed, Token, Window};
use crate::cards::Arcs;
use crate::frame::{Acting, Dealing, Deciding, Facing, Kind, Kinds, Locking, Redialing, Resolving, Scorched, Turning};
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
            Deed::MayLockOn(who) => self.in_attack(who).is_none_or(|target| self.can_lock(ship, target)),
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
            | Deed::DiscardFaceDown
            | Deed::LockBack
            | Deed::LockTwice
            | Deed::Tow
            | Deed::FreeOfBombs
            | Deed::Free(_)
            | Deed::FreeOfBar
            | Deed::FreeAny
            | Deed::FreeOfUpgrades
            | Deed::Perform(_)
            | Deed::Treat(_)
            | Deed::FlyAlong(_)
            | Deed::FreeIfOnBar(_)
            | Deed::RollDamage(_)
            | Deed::ShowDial
            | Deed::NudgeDial
            | Deed::Either(..) => true,
        }
    }

    /// The actions of a ship's action bar.
    fn bar(self, ship: ShipId) -> Kinds {
        Kinds::of(ActionKind::ALL.into_iter().filter(|kind| self.has_action(ship, *kind)))
    }

    /// Every action that a ship could perform: those of its action bar and of its cards.
    pub(crate) fn any_action(self, ship: ShipId) -> Kinds {
        Kinds(self.bar(ship).0.with(Kind::Damage).with(Kind::Upgrade).with(Kind::Lent))
    }

    /// The kinds of free action that a deed offers to a ship.
    fn offered(self, ship: ShipId, deed: Deed) -> Option<Kinds> {
        match deed {
            Deed::Free(kinds) => Some(Kinds::of(kinds.iter().copied())),
            Deed::FreeOfBar => Some(self.bar(ship)),
            Deed::FreeAny => Some(self.any_action(ship)),
            Deed::FreeOfUpgrades => Some(Kinds(Set::one(Kind::Upgrade))),
            Deed::FreeOfBombs => Some(Kinds(Set::one(Kind::Bomb))),
            Deed::Perform(kind) => Some(Kinds::of([kind])),
            Deed::FreeIfOnBar(kinds) => {
                Some(Kinds::of(kinds.iter().copied().filter(|kind| self.has_action(ship, *kind))))
            }
            Deed::Gain(_)
            | Deed::Lose(_)
            | Deed::LoseAll(_)
            | Deed::Relieve
            | Deed::TurnArc
            | Deed::LockOn(_)
            | Deed::MayLock
            | Deed::MayLockOn(_)
            | Deed::LockBack
            | Deed::LockTwice
            | Deed::Tow
            | Deed::DiscardFaceDown
            | Deed::RecoverShield
            | Deed::LoseShield
            | Deed::Suffer(_)
            | Deed::SufferCritical(_)
            | Deed::DealFaceUp(_)
            | Deed::DealFaceDown
            | Deed::TurnUp
            | Deed::TurnRound
            | Deed::SkipAction
            | Deed::Treat(_)
            | Deed::FlyAlong(_)
            | Deed::RollDamage(_)
            | Deed::ShowDial
            | Deed::NudgeDial
            | Deed::Either(..) => None,
        }
    }

    /// Whether something would change for a ship by one of these deeds.
    pub(crate) fn would_change(self, ship: ShipId, deeds: &[Deed]) -> bool {
        deeds.iter().any(|deed| {
            if let Deed::Lose(token) | Deed::LoseAll(token) = *deed {
                return self.open.ship(ship).tokens(token) > 0;
            }
            self.can_happen(ship, *deed)
        })
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
            Deed::Relieve if ship == resolving.ship => self.lose(ship, Token::Stress, why!["XW-ABL-01"]),
            Deed::Relieve => self.relieve(ship),
            Deed::TurnArc => self.push(Facing { ship }),
            Deed::LockOn(who) => {
                let target = self.table().ship_for(resolving, who);
                if self.table().can_lock(ship, target) {
                    self.lock(ship, target);
                }
            }
            Deed::MayLock => self.push(Locking { ship, only: None }),
            Deed::MayLockOn(who) => {
                let only = Some(self.table().ship_for(resolving, who));
                self.push(Locking { ship, only });
            }
            Deed::LockBack => self.lock_back(ship),
            Deed::LockTwice => self.lock_twice(ship),
            Deed::Tow => self.tow(ship, resolving.ship),
            Deed::RecoverShield => {
                self.position.open.ship_mut(ship).shields += 1;
                self.events.happened(Happening::ShieldRecovered { ship }, why!["XW-SHD-04", "XW-SHD-05"]);
            }
            Deed::LoseShield => self.lose_shield(ship),
            Deed::Suffer(damage) => self.suffer(ship, damage, 0),
            Deed::SufferCritical(critical) => self.suffer(ship, 0, critical),
            Deed::DealFaceUp(count) => self.push(Dealing { ship, count }),
            Deed::DealFaceDown => self.deal_face_down(ship),
            Deed::TurnUp => self.push(Turning { ship, discards: false }),
            Deed::DiscardFaceDown => self.push(Turning { ship, discards: true }),
            Deed::TurnRound => self.turn_round(ship),
            Deed::SkipAction => self.position.open.ship_mut(ship).skips_action = true,
            Deed::Treat(difficulty) => self.position.open.flight.difficulty = difficulty,
            Deed::FlyAlong(bend) => self.position.open.flight.along = Some(bend),
            Deed::RollDamage(count) => self.push(Scorched { ship, count }),
            Deed::ShowDial => self.look_at_dial(resolving.ship, ship),
            Deed::NudgeDial => self.push(Redialing { ship, beside: true }),
            Deed::Either(one, other) => {
                let [first, second] = [one, other].map(|deeds| self.table().would_change(ship, deeds));
                match (first, second) {
                    (true, false) => self.happen_all(resolving, ship, one),
                    (false, true) => self.happen_all(resolving, ship, other),
                    (true, true) | (false, false) => self.push(Deciding { resolving: *resolving, ship }),
                }
            }
            Deed::Free(_)
            | Deed::FreeOfBar
            | Deed::FreeAny
            | Deed::FreeOfUpgrades
            | Deed::FreeOfBombs
            | Deed::Perform(_)
            | Deed::FreeIfOnBar(_) => {
                let kinds = self.table().offered(ship, deed);
                let must = matches!(deed, Deed::Perform(_));
                self.push(Acting { must, ..Acting::new(ship, kinds) });
            }
        }
    }

    /// All of this happens to a ship.
    pub(crate) fn happen_all(&mut self, resolving: &Resolving, ship: ShipId, deeds: &[Deed]) {
        for deed in deeds {
            self.happen(resolving, ship, *deed);
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
            Token::Jam => why!["XW-ABL-01", "XW-X-25"],
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
