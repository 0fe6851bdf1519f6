//! Cannons.

use super::{ANY, CLOSE, FAR, NEAR, weapon};
use crate::card::Condition::{I, WithThis};
use crate::card::Effect::Change;
use crate::card::Role::Attacker;
use crate::card::Window::Rolled;
use crate::card::{Card, Header, must};
use crate::cards::Faction::{Rebel, Scum};
use crate::cards::Only::{Factions, Size};
use crate::cards::Slot::Cannon;
use crate::cards::Upgrade;
use crate::dice::Face;
use geometry::BaseSize::Small;

const fn cannon(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Cannon, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    cannon("ARC Caster", 2, Card::unwritten("arccaster").attacking(weapon(4, CLOSE, Header::Free, &[])))
        .two_sided()
        .only(&[Factions(&[Rebel, Scum])]),
    cannon("Autoblaster", 5, Card::unwritten("autoblaster").attacking(weapon(3, CLOSE, Header::Free, &[]))),
    cannon("Flechette Cannon", 2, Card::unwritten("flechettecannon").attacking(weapon(3, ANY, Header::Free, &[]))),
    // Critical hits are hits only.
    cannon(
        "Heavy Laser Cannon",
        7,
        Card::plain("heavylasercannon")
            .attacking(weapon(4, FAR, Header::Free, &[]))
            .with(&[must(Rolled).when(&[I(Attacker), WithThis]).then(&[Change(Face::Critical, Face::Hit, u8::MAX)])]),
    ),
    cannon("Ion Cannon", 3, Card::unwritten("ioncannon").attacking(weapon(3, ANY, Header::Free, &[]))),
    cannon("Jamming Beam", 1, Card::unwritten("jammingbeam").attacking(weapon(3, NEAR, Header::Free, &[]))),
    cannon("Linked Battery", 2, Card::unwritten("linkedbattery")).limited().only(&[Size(Small)]),
    cannon("\"Mangler\" Cannon", 4, Card::unwritten("manglercannon").attacking(weapon(3, ANY, Header::Free, &[]))),
    cannon("Tractor Beam", 1, Card::unwritten("tractorbeam").attacking(weapon(3, ANY, Header::Free, &[]))),
];
