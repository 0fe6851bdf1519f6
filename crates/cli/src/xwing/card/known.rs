//! Every card that can be shown.

use text::{Language, Texts};
use x_wing::card::Card;
use x_wing::cards::conditions::CONDITIONS;
use x_wing::cards::damage::DAMAGE;
use x_wing::cards::devices::DEVICES;
use x_wing::cards::{ConditionCard, Pilot, Upgrade, pilots, upgrades};

/// A card of any kind.
#[derive(Clone, Copy)]
pub enum Known {
    /// A ship card.
    Pilot(&'static Pilot),
    /// An upgrade card.
    Upgrade(&'static Upgrade),
    /// A condition card.
    Condition(&'static ConditionCard),
    /// A damage card.
    Damage(&'static Card),
    /// A bomb or mine as it lies on the table.
    Device(&'static Card),
}

/// All of them.
pub fn all() -> impl Iterator<Item = Known> {
    let squads = pilots().map(Known::Pilot).chain(upgrades().map(Known::Upgrade));
    let others = CONDITIONS.iter().map(Known::Condition).chain(DAMAGE.iter().map(Known::Damage));
    squads.chain(others).chain(DEVICES.iter().map(Known::Device))
}

impl Known {
    /// What it does.
    pub fn card(self) -> &'static Card {
        match self {
            Known::Pilot(pilot) => &pilot.card,
            Known::Upgrade(upgrade) => &upgrade.card,
            Known::Condition(condition) => &condition.card,
            Known::Damage(card) | Known::Device(card) => card,
        }
    }

    /// What it is called.
    pub fn name(self) -> String {
        let named = |kind: &str, card: &Card| Texts::new(Language::En).name("x-wing", kind, card.name);
        match self {
            Known::Pilot(pilot) => pilot.name.to_owned(),
            Known::Upgrade(upgrade) => upgrade.name.to_owned(),
            Known::Condition(condition) => condition.name.to_owned(),
            Known::Damage(card) => named("card", card),
            Known::Device(card) => named("device", card),
        }
    }
}
