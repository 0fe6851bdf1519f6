//! Ships, seen from a card.

use super::Token;
use crate::cards::Allegiance;
use geometry::Band;

/// A ship, seen from a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The ship that has the card.
    Me,
    /// The ship that attacks.
    Attacker,
    /// The ship that is attacked.
    Defender,
    /// The ship that the moment is about.
    Subject,
    /// The ship that was chosen.
    Chosen,
    /// The ship that assigned the condition.
    Giver,
}

/// The side whose ships can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Ships of the card's own side.
    Friend,
    /// Ships of the opponent.
    Enemy,
    /// Ships of both sides.
    Any,
}

/// Ships to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// The side whose ships can be chosen.
    pub side: Side,
    /// Measured from this ship.
    pub from: Who,
    /// The nearest range.
    pub near: Band,
    /// The farthest range.
    pub far: Band,
    /// Whether the ship measured from is among them.
    pub itself: bool,
    /// Whether it does not matter how far away they are.
    pub anywhere: bool,
    /// What holds of them.
    pub has: &'static [ShipPredicate],
}

/// What can be said of another ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShipPredicate {
    /// It has such a token.
    Has(Token),
    /// It has no such token.
    Lacks(Token),
    /// It has no target lock.
    Unlocking,
    /// Its pilot skill is lower than mine.
    LowerSkill,
    /// Its pilot skill is higher than mine.
    HigherSkill,
    /// Its pilot skill is at most this.
    SkillAtMost(u8),
    /// Its hull value is at most this.
    HullAtMost(u8),
    /// Its pilot is unique.
    Unique,
    /// It is inside a firing arc of mine (XW-X-14).
    InMyArc,
    /// It is inside my primary firing arc.
    InMyPrimaryArc,
    /// It is inside my auxiliary firing arc.
    InMyAuxiliaryArc,
    /// It is inside my mobile firing arc.
    InMyMobileArc,
    /// It is inside my bullseye arc (XW-X-13).
    InMyBullseye,
    /// I am inside a firing arc of its own (XW-X-14).
    SeesMe,
    /// I am inside no firing arc of its own.
    DoesNotSeeMe,
    /// It carries an upgrade of this name.
    Carries(&'static str),
    /// I have a target lock on it.
    LockedByMe,
    /// Somebody has a target lock on it.
    IsLocked,
    /// An enemy has a target lock on it.
    IsLockedByEnemy,
    /// It has a damage card.
    Damaged,
    /// It is another ship than mine.
    AnotherThanMine,
    /// It is inside a firing arc of mine, at this range measured inside it (XW-Q-64).
    InMyArcAt(Band, Band),
    /// It is inside an auxiliary firing arc of mine that points backwards.
    InMyRearArc,
    /// It touches me.
    TouchesMe,
    /// It is at Range 1 of the bomb token that the moment is about.
    NearBomb,
    /// It is at Range 1 of a bomb token.
    AtBomb,
    /// It has the defender of the attack inside a firing arc of its own, at this range measured inside it.
    SeesDefender(Band, Band),
    /// It flies for these.
    Of(Allegiance),
    /// It is the defender of the attack under way.
    Defends,
    /// Its agility is lower than the squad points of the weapon of the attack.
    AgilityBelowWeaponCost,
    /// It overlapped no ship in its last manoeuvre.
    OverlappedNobody,
    /// It has a shield token.
    Shielded,
    /// Its shield value is at most this.
    ShieldsAtMost(u8),
    /// It has the condition of this name.
    HasCondition(&'static str),
    /// Its whole base is in this range of me (XW-RNG-06).
    Within(Band, Band),
    /// Its dial lies face down.
    Dialled,
}

impl Pick {
    /// Friendly ships at a range, itself apart.
    pub const fn friend(near: Band, far: Band) -> Pick {
        Pick { side: Side::Friend, from: Who::Me, near, far, itself: false, anywhere: false, has: &[] }
    }

    /// Enemy ships at a range.
    pub const fn enemy(near: Band, far: Band) -> Pick {
        Pick { side: Side::Enemy, ..Pick::friend(near, far) }
    }

    /// Any other ships at a range.
    pub const fn any(near: Band, far: Band) -> Pick {
        Pick { side: Side::Any, ..Pick::friend(near, far) }
    }

    /// Measured from another ship.
    #[must_use]
    pub const fn from(self, from: Who) -> Pick {
        Pick { from, ..self }
    }

    /// However far away.
    #[must_use]
    pub const fn anywhere(self) -> Pick {
        Pick { anywhere: true, ..self }
    }

    /// That ship too.
    #[must_use]
    pub const fn or_itself(self) -> Pick {
        Pick { itself: true, ..self }
    }

    /// Of which all of this holds.
    #[must_use]
    pub const fn that(self, has: &'static [ShipPredicate]) -> Pick {
        Pick { has, ..self }
    }
}
