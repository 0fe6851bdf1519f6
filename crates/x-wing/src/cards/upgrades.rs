//! Upgrade cards.

use super::devices::Device;
use super::{Only, Slot, Upgrade};
use crate::card::Condition::{Fresh, Have, I, Maneuver, Shows, Stressed, WithThis};
use crate::card::Effect::{
    CancelAll, Change, Discard, Free, IgnoreObstacles, Inflict, Ionize, Reroll, Spend, SpendLock, Splash,
};
use crate::card::Role::{Active, Attacker, Defender};
use crate::card::Window::{BeforeReveal, Hit, ModifyAttack, ModifyDefense, Reveal, Rolled};
use crate::card::{Ability, ActionKind, Adjust, Card, Difficulty, Effect, Header, Token, Weapon, may, must};
use crate::dice::Face;
use geometry::Band;

const fn upgrade(name: &'static str, slot: Slot, points: i8, card: Card) -> Upgrade {
    Upgrade { card, name, slot, points, unique: false, limited: false, only: Only::ANYBODY }
}

const fn weapon(dice: u8, range: (Band, Band), header: Header, cost: &'static [Effect]) -> Weapon {
    Weapon { dice, range, turret: false, header, cost }
}

const FAR: (Band, Band) = (Band::Two, Band::Three);
const SPENT: &[Effect] = &[SpendLock, Discard];

const ON_REVEAL_SEISMIC: &[Ability] =
    &[may(Reveal).when(&[I(Active)]).then(&[Discard, Effect::Drop(Device::SeismicCharge)])];
const ON_REVEAL_PROTON: &[Ability] =
    &[may(Reveal).when(&[I(Active)]).then(&[Discard, Effect::Drop(Device::ProtonBomb)])];

/// All of them, by slot.
pub static UPGRADES: &[Upgrade] = &[
    // A green manoeuvre revealed: may barrel roll before it.
    Upgrade {
        unique: true,
        ..upgrade(
            "BB-8",
            Slot::Astromech,
            2,
            Card::plain("bb8").with(&[may(Reveal)
                .when(&[I(Active), Maneuver(Difficulty::Green)])
                .then(&[Free(ActionKind::BarrelRoll)])]),
        )
    },
    // Once: obstacles are nothing for the rest of the round.
    Upgrade {
        unique: true,
        ..upgrade(
            "R5-X3",
            Slot::Astromech,
            1,
            Card::plain("r5x3").with(&[may(BeforeReveal).when(&[I(Active)]).then(&[Discard, IgnoreObstacles])]),
        )
    },
    // Stressed, may reroll focus results.
    upgrade(
        "Wired",
        Slot::Elite,
        1,
        Card::plain("wired").with(&[
            may(ModifyAttack).when(&[I(Attacker), Stressed, Fresh(Face::Focus)]).then(&[Reroll(
                &[Face::Focus],
                1,
                u8::MAX,
            )]),
            may(ModifyDefense).when(&[I(Defender), Stressed, Fresh(Face::Focus)]).then(&[Reroll(
                &[Face::Focus],
                1,
                u8::MAX,
            )]),
        ]),
    ),
    // A focus token turns a blank into a hit.
    upgrade(
        "Weapons Guidance",
        Slot::Tech,
        2,
        Card::plain("weaponsguidance").with(&[may(ModifyAttack)
            .when(&[I(Attacker), Have(Token::Focus), Shows(Face::Blank)])
            .then(&[Spend(Token::Focus), Change(Face::Blank, Face::Hit, 1)])]),
    ),
    // Spends lock and card; one focus result may become critical.
    upgrade(
        "Proton Torpedoes",
        Slot::Torpedo,
        4,
        Card::plain("protontorpedoes").attacking(weapon(4, FAR, Header::TargetLock, SPENT)).with(&[may(ModifyAttack)
            .when(&[I(Attacker), WithThis, Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Critical, 1)])]),
    ),
    // Critical hits are hits only.
    upgrade(
        "Heavy Laser Cannon",
        Slot::Cannon,
        7,
        Card::plain("heavylasercannon")
            .attacking(weapon(4, FAR, Header::Free, &[]))
            .with(&[must(Rolled).when(&[I(Attacker), WithThis]).then(&[Change(Face::Critical, Face::Hit, u8::MAX)])]),
    ),
    // A hit shakes every other ship near the defender.
    upgrade(
        "Assault Missiles",
        Slot::Missile,
        5,
        Card::plain("assaultmissiles")
            .attacking(weapon(4, FAR, Header::TargetLock, SPENT))
            .with(&[must(Hit).when(&[I(Attacker), WithThis]).then(&[Splash(Band::One)])]),
    ),
    // A blank may become a hit.
    upgrade(
        "Concussion Missiles",
        Slot::Missile,
        4,
        Card::plain("concussionmissiles").attacking(weapon(4, FAR, Header::TargetLock, SPENT)).with(&[may(
            ModifyAttack,
        )
        .when(&[I(Attacker), WithThis, Shows(Face::Blank)])
        .then(&[Change(Face::Blank, Face::Hit, 1)])]),
    ),
    // Dropped when the dial is revealed.
    upgrade("Seismic Charges", Slot::Bomb, 2, Card::plain("seismiccharges").with(ON_REVEAL_SEISMIC)),
    upgrade("Proton Bombs", Slot::Bomb, 5, Card::plain("protonbombs").with(ON_REVEAL_PROTON)),
    // An action drops it.
    upgrade(
        "Proximity Mines",
        Slot::Bomb,
        3,
        Card::plain("proximitymines").acting(&[Discard, Effect::Drop(Device::ProximityMine)]),
    ),
    // Boosts.
    upgrade(
        "Engine Upgrade",
        Slot::Modification,
        4,
        Card::plain("engineupgrade").adjusting(&[Adjust::Bar(ActionKind::Boost)]),
    ),
    // One shield more.
    upgrade("Shield Upgrade", Slot::Modification, 4, Card::plain("shieldupgrade").adjusting(&[Adjust::Shields(1)])),
    // All round; a hit is one damage and an ion token.
    upgrade(
        "Ion Cannon Turret",
        Slot::Turret,
        5,
        Card::plain("ioncannonturret")
            .attacking(Weapon { turret: true, ..weapon(3, (Band::One, Band::Two), Header::Free, &[]) })
            .with(&[must(Hit).when(&[I(Attacker), WithThis]).then(&[Inflict(1), Ionize, CancelAll])]),
    ),
];
