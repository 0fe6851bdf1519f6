//! What changes about a ship in play.

use crate::card::Token;
use crate::damage::{DamageCard, DamageCards, GENERATIONS};
use crate::ids::{ShipId, UpgradeId};
use crate::input::{End, Facing};
use crate::performed::Performed;
use crate::set::Set;
use geometry::Pose;
use play::Seats;
use serde::{Deserialize, Serialize};

/// The most tokens on an upgrade that may be discarded in its place.
pub const MOST_ORDNANCE: usize = 3;

/// Where a ship is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Life {
    /// Not placed yet.
    Waiting,
    /// Carried by another ship.
    Docked,
    /// In the play area.
    Flying,
    /// Would be destroyed, but has its opportunity to attack first (XW-SIM-02).
    Doomed,
    /// Destroyed, or fled (XW-DST).
    Destroyed,
    /// Has left the table as its mission wants it to.
    Left,
}

/// A ship in play.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, and a mask would only hide its name")]
pub struct Ship {
    /// Where it stands, or stood last.
    pub pose: Pose,
    /// Damage cards that lie face up.
    pub face_up: DamageCards,
    /// Damage cards that were face up and have been turned down: everybody knows them.
    pub turned: DamageCards,
    /// Damage cards that nobody has seen, by the generation of the deck they are from.
    pub face_down: [u8; GENERATIONS],
    /// Markers in place of damage cards (XW-DMG-13).
    pub markers: u8,
    /// Shield tokens.
    pub shields: u8,
    /// Focus tokens.
    pub focus: u8,
    /// Evade tokens.
    pub evade: u8,
    /// Stress tokens.
    pub stress: u8,
    /// Ion tokens.
    pub ion: u8,
    /// Cloak tokens.
    pub cloak: u8,
    /// Tractor beam tokens.
    pub tractor: u8,
    /// Weapons disabled tokens.
    pub disabled: u8,
    /// Jam tokens.
    pub jam: u8,
    /// The end that it is reinforced at.
    pub reinforced: Option<End>,
    /// Where its mobile arc points.
    pub arc: Facing,
    /// The speed of the manoeuvre that it executed last this round (XW-X-179).
    pub flown: Option<u8>,
    /// The ships that it has target locks on.
    pub locks: Set<ShipId>,
    /// Of these, the ships that it has two target locks on.
    pub doubled: Set<ShipId>,
    /// Where it is in its life.
    pub life: Life,
    /// The manoeuvre it revealed this round, by its place on the dial.
    pub revealed: Option<u8>,
    /// Ships that it touches (XW-TCH).
    pub touching: Set<ShipId>,
    /// Of these, those beside which it has moved since without overlapping them (XW-TCH-04).
    pub moved_beside: Set<ShipId>,
    /// Actions performed this round.
    pub performed: Set<Performed, u64>,
    /// Upgrades that were discarded, and those that could come to the ship but have not.
    pub discarded: Set<UpgradeId, u32>,
    /// Seats of other sides that have looked at its dial this round.
    pub seen_by: Seats,
    /// Upgrades with a token that may be discarded in their place; those with two; those with three.
    pub ordnance: [Set<UpgradeId>; MOST_ORDNANCE],
    /// Upgrades printed on both sides whose backs lie up.
    pub backs: Set<UpgradeId>,
    /// Damage cards that came face up this round.
    pub fresh: Set<DamageCard>,
    /// Whether it was active in this Activation phase.
    pub activated: bool,
    /// Whether it was asked to decloak this round.
    pub asked_to_decloak: bool,
    /// Whether it had its opportunity to attack in this Combat phase.
    pub fought: bool,
    /// Whether it overlapped a ship in its manoeuvre this round (XW-OVL-05).
    pub overlapped: bool,
    /// Whether it met an asteroid in its manoeuvre this round (XW-OBS-03).
    pub scraped: bool,
    /// Whether it received a tractor beam token this round (XW-X-02).
    pub tractored: bool,
    /// Whether it dropped a device this round (XW-BMB-12).
    pub dropped: bool,
    /// Whether it attacked this round.
    pub attacked: bool,
    /// Whether it was attacked this round.
    pub defended: bool,
    /// Whether it cannot attack any more this round.
    pub no_more_attacks: bool,
    /// Whether it skips its Perform Action step this round.
    pub skips_action: bool,
    /// Whether it ignores obstacles this round.
    pub ignores_obstacles: bool,
}

impl Ship {
    pub(crate) const WAITING: Ship = Ship {
        pose: Pose::ORIGIN,
        face_up: DamageCards::NONE,
        turned: DamageCards::NONE,
        face_down: [0; GENERATIONS],
        markers: 0,
        shields: 0,
        focus: 0,
        evade: 0,
        stress: 0,
        ion: 0,
        cloak: 0,
        tractor: 0,
        disabled: 0,
        jam: 0,
        reinforced: None,
        arc: Facing::Front,
        flown: None,
        locks: Set::NONE,
        doubled: Set::NONE,
        life: Life::Waiting,
        revealed: None,
        touching: Set::NONE,
        moved_beside: Set::NONE,
        performed: Set::NONE,
        discarded: Set::NONE,
        backs: Set::NONE,
        seen_by: Seats::NONE,
        ordnance: [Set::NONE; MOST_ORDNANCE],
        fresh: Set::NONE,
        activated: false,
        asked_to_decloak: false,
        fought: false,
        overlapped: false,
        scraped: false,
        tractored: false,
        dropped: false,
        attacked: false,
        defended: false,
        no_more_attacks: false,
        skips_action: false,
        ignores_obstacles: false,
    };

    /// How many of a token it has.
    pub fn tokens(&self, token: Token) -> u8 {
        match token {
            Token::Focus => self.focus,
            Token::Evade => self.evade,
            Token::Stress => self.stress,
            Token::Ion => self.ion,
            Token::Cloak => self.cloak,
            Token::Tractor => self.tractor,
            Token::Disabled => self.disabled,
            Token::Jam => self.jam,
        }
    }

    pub(crate) fn tokens_mut(&mut self, token: Token) -> &mut u8 {
        match token {
            Token::Focus => &mut self.focus,
            Token::Evade => &mut self.evade,
            Token::Stress => &mut self.stress,
            Token::Ion => &mut self.ion,
            Token::Cloak => &mut self.cloak,
            Token::Tractor => &mut self.tractor,
            Token::Disabled => &mut self.disabled,
            Token::Jam => &mut self.jam,
        }
    }

    /// Whether it has a target lock on a ship.
    #[inline]
    pub fn has_lock(&self, target: ShipId) -> bool {
        self.locks.has(target)
    }

    /// Whether it is in the play area.
    #[inline]
    pub fn is_in_play(&self) -> bool {
        matches!(self.life, Life::Flying | Life::Doomed)
    }

    /// How many damage cards lie face down: unseen, turned down, and markers (XW-DMG-15).
    pub fn face_down_count(&self) -> u8 {
        self.face_down.iter().sum::<u8>() + self.turned.total() + self.markers
    }
}
