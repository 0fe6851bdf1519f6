//! What is wrong with a squad, and what cards ask for, in the reader's language.

use geometry::BaseSize;
use text::{Argument, Texts};
use x_wing::cards::{Faction, Fitting, Only, Slot, Upgrade, upgrades};
use x_wing::{Fault, Flaw};

/// The name of an icon.
pub fn slot(texts: &Texts, slot: Slot) -> String {
    texts.message(&format!("squads-slot-{}", slot.name()), &[])
}

/// The name of a faction.
pub fn faction(texts: &Texts, faction: Faction) -> String {
    texts.message(&format!("squads-faction-{}", faction.xws()), &[])
}

/// A fault in a sentence, with the ship that it is about.
pub fn fault(texts: &Texts, fault: &Fault) -> String {
    let reason = flaw(texts, &fault.flaw);
    match fault.ship {
        Some(number) => {
            texts.message("squads-of-ship", &[("number", (number as u64).into()), ("reason", reason.into())])
        }
        None => reason,
    }
}

/// A flaw in a sentence.
pub fn flaw(texts: &Texts, flaw: &Flaw) -> String {
    let say = |id: &str, arguments: &[(&str, Argument<'_>)]| texts.message(id, arguments);
    match flaw {
        Flaw::Empty => say("squads-flaw-empty", &[]),
        Flaw::Pilot(word) => say("squads-flaw-pilot", &[("word", word.as_str().into())]),
        Flaw::WhichPilot { pilot, names } => {
            say("squads-flaw-which-pilot", &[("word", pilot.as_str().into()), ("names", names.as_str().into())])
        }
        Flaw::NotForSquads(pilot) => say("squads-flaw-not-for-squads", &[("pilot", (*pilot).into())]),
        Flaw::HugeShip(card) | Flaw::HugeUpgrade { upgrade: card, .. } => {
            say("squads-flaw-huge", &[("card", (*card).into())])
        }
        Flaw::Upgrade(word) => say("squads-flaw-upgrade", &[("word", word.as_str().into())]),
        Flaw::Upgrades(count) => say("squads-flaw-upgrades", &[("count", (*count as u64).into())]),
        Flaw::Cost { cost, limit } => {
            say("squads-flaw-cost", &[("cost", i64::from(*cost).into()), ("limit", i64::from(*limit).into())])
        }
        Flaw::Factions { pilot, .. } => say("squads-flaw-factions", &[("pilot", (*pilot).into())]),
        Flaw::UpgradeFaction { upgrade, pilot } => {
            say("squads-flaw-upgrade-faction", &[("upgrade", (*upgrade).into()), ("pilot", (*pilot).into())])
        }
        Flaw::ShipType { upgrade, ship, pilot, .. } => say("squads-flaw-ship-type", &carried(upgrade, ship, pilot)),
        Flaw::ShipSize { upgrade, ship, pilot } => say("squads-flaw-ship-size", &carried(upgrade, ship, pilot)),
        Flaw::Asks { upgrade, pilot, .. } => {
            let what = upgrades().find(|card| card.name == *upgrade).map(|card| asks(texts, card)).unwrap_or_default();
            let arguments = [("upgrade", (*upgrade).into()), ("pilot", (*pilot).into()), ("what", what.into())];
            say("squads-flaw-asks", &arguments)
        }
        Flaw::Slot { pilot, slot: icon, upgrade } => {
            let arguments =
                [("pilot", (*pilot).into()), ("slot", slot(texts, *icon).into()), ("upgrade", (*upgrade).into())];
            say("squads-flaw-slot", &arguments)
        }
        Flaw::Modifications { pilot, most, upgrade } => say(
            "squads-flaw-modifications",
            &[("pilot", (*pilot).into()), ("most", (*most).into()), ("upgrade", (*upgrade).into())],
        ),
        Flaw::Titles { pilot, most, upgrade } => say(
            "squads-flaw-titles",
            &[("pilot", (*pilot).into()), ("most", (*most).into()), ("upgrade", (*upgrade).into())],
        ),
        Flaw::Limited { pilot, upgrade } => {
            say("squads-flaw-limited", &[("pilot", (*pilot).into()), ("upgrade", (*upgrade).into())])
        }
        Flaw::Unique { name, .. } => say("squads-flaw-unique", &[("name", (*name).into())]),
        Flaw::TooMany { upgrade, count, most } => {
            let arguments =
                [("upgrade", (*upgrade).into()), ("count", (*count as u64).into()), ("most", (*most).into())];
            say("squads-flaw-too-many", &arguments)
        }
    }
}

fn carried<'a>(upgrade: &'a str, ship: &'a str, pilot: &'a str) -> [(&'static str, Argument<'a>); 3] {
    [("upgrade", upgrade.into()), ("ship", ship.into()), ("pilot", pilot.into())]
}

/// All that a card asks of whoever carries it; empty if it asks for nothing.
pub fn asks(texts: &Texts, upgrade: &Upgrade) -> String {
    let wishes = upgrade.only.iter().map(|only| wish(texts, *only));
    let terms = upgrade.fits.iter().filter_map(|fitting| term(texts, *fitting));
    wishes.chain(terms).collect::<Vec<_>>().join(", ")
}

fn wish(texts: &Texts, only: Only) -> String {
    let say = |id: &str, arguments: &[(&str, Argument<'_>)]| texts.message(id, arguments);
    let all = |factions: &[Faction]| texts.list(factions.iter().map(|one| faction(texts, *one)));
    match only {
        Only::Factions(factions) => say("squads-only-factions", &[("factions", all(factions).into())]),
        Only::Beside(factions, name) => {
            say("squads-only-beside", &[("factions", all(factions).into()), ("name", name.into())])
        }
        Only::Size(BaseSize::Small) => say("squads-only-small", &[]),
        Only::Size(BaseSize::Large) => say("squads-only-large", &[]),
        Only::Ships(ships) => {
            say("squads-only-ships", &[("ships", texts.list(ships.iter().map(ToString::to_string)).into())])
        }
        Only::Skill(skill) => say("squads-only-skill", &[("skill", skill.into())]),
        Only::AgilityUpTo(agility) => say("squads-only-agility", &[("agility", agility.into())]),
        Only::HullUpTo(hull) => say("squads-only-hull", &[("hull", hull.into())]),
        Only::Shields(shields) => say("squads-only-shields", &[("shields", shields.into())]),
        Only::Action(action) => {
            let action = texts.message(&format!("squads-action-{}", action.name()), &[]);
            say("squads-only-action", &[("action", action.into())])
        }
        Only::Slots(slots) => {
            let slots = texts.list(slots.iter().map(|icon| slot(texts, *icon)));
            say("squads-only-slots", &[("slots", slots.into())])
        }
        Only::WithoutSlot(icon) => say("squads-only-without", &[("slot", slot(texts, icon).into())]),
    }
}

/// What a card says about the others on its ship; nothing for what only helps.
fn term(texts: &Texts, fitting: Fitting) -> Option<String> {
    let say = |id: &str, arguments: &[(&str, Argument<'_>)]| Some(texts.message(id, arguments));
    match fitting {
        Fitting::Different(icon) => say("squads-only-different", &[("slot", slot(texts, icon).into())]),
        Fitting::SlotUpTo(icon, points) => {
            say("squads-only-up-to", &[("slot", slot(texts, icon).into()), ("points", i64::from(points).into())])
        }
        Fitting::SlotUnique(icon) => say("squads-only-slot-unique", &[("slot", slot(texts, icon).into())]),
        Fitting::Carries(_, wanted) => {
            let name = x_wing::cards::upgrade(wanted).map_or(wanted, |upgrade| upgrade.name);
            say("squads-only-carries", &[("card", name.into())])
        }
        Fitting::Gains(_)
        | Fitting::GainsOneOf(_)
        | Fitting::Loses(_)
        | Fitting::LosesAll(_)
        | Fitting::TwoIcons
        | Fitting::Modifications(_)
        | Fitting::CheapModification(_)
        | Fitting::Titles(_)
        | Fitting::Cheaper(..)
        | Fitting::AllCheaper(_)
        | Fitting::Docks(_)
        | Fitting::MostInSquad(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;
    use x_wing_squads::read_line;

    /// Squads that break the rules in every way that lists of cards can; each reason is a sentence of its own in each language.
    #[test]
    fn every_reason_is_said_in_every_language() {
        let squads = [
            "nobody, sabinewren, cr90corvettefore",
            "poedameron+wired+crackshot+bb8+nonsense+munitionsfailsafe+stealthdevice+r2d2, darthvader, poedameron+bb8",
            "bluesquadronnovice+blackone, biggsdarklighter+emperorpalpatine, rookiepilot+slavei, hansolo+royalguardtie",
            "rookiepilot+integratedastromech+r2astromech+r2astromech, soontirfel+royalguardtie+twinionenginemkii",
            "nashtahpuppilot, deathrain+longrangescanners, han solo+millenniumfalcon+millenniumfalcon",
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            for line in squads {
                let review = read_line(line).unwrap().review(20);
                assert!(!review.faults.is_empty());
                for wrong in &review.faults {
                    let sentence = fault(&texts, wrong);
                    assert!(sentence.len() > 12 && !sentence.starts_with("squads"), "{wrong}: {sentence}");
                }
            }
            for upgrade in upgrades() {
                let words = asks(&texts, upgrade);
                assert!(!words.contains("squads") && !words.contains('{'), "{}: {words}", upgrade.name);
                assert_eq!(
                    words.is_empty(),
                    upgrade.only.is_empty() && upgrade.fits.iter().all(|fit| term(&texts, *fit).is_none())
                );
            }
            for icon in Slot::ALL {
                assert!(!slot(&texts, icon).starts_with("squads"));
            }
        }
    }
}
