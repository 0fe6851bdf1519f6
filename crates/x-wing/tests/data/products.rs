//! The products.

use crate::folder::{facts, list};
use std::collections::BTreeSet;
use x_wing::CardId;
use x_wing::cards::huge::{HUGE_SHIPS, HUGE_UPGRADES};
use x_wing::cards::products::{Content, Kind, products};
use x_wing::cards::{self, pilots, ship};

/// Every name in a box is that of a card, and every card is in a box.
#[test]
fn boxes_hold_known_cards_and_all_of_them() {
    assert_eq!(products().len(), 63);
    let mut found = BTreeSet::new();
    for Content { kind, name, .. } in products().iter().flat_map(|product| &product.contents) {
        let is_known = match kind {
            Kind::Ship => ship(name).is_some(),
            Kind::Pilot => cards::pilot(name).is_some() || HUGE_SHIPS.iter().any(|(xws, _)| xws == name),
            Kind::Upgrade => cards::upgrade(name).is_some() || HUGE_UPGRADES.iter().any(|(_, xws, _)| xws == name),
            Kind::Condition => CardId::named(name).is_some(),
        };
        let is_huge = *kind == Kind::Ship && name.contains("corvette");
        let other = ["gr75mediumtransport", "gozanticlasscruiser", "croccruiser"];
        assert!(is_known || is_huge || other.contains(name), "{kind:?} {name}");
        found.insert((*kind, *name));
    }
    for pilot in pilots() {
        assert!(found.contains(&(Kind::Pilot, pilot.card.name)), "{}", pilot.card.name);
    }
    for upgrade in cards::upgrades() {
        assert!(found.contains(&(Kind::Upgrade, upgrade.card.name)), "{}", upgrade.card.name);
    }
}

#[test]
fn products_are_those_of_the_data() {
    let Some(data) = facts("sources.json") else { return };
    assert!(
        list(&data["sources"])
            .iter()
            .map(|row| row["sku"].as_str())
            .eq(products().iter().map(|product| Some(product.number)))
    );
    for (row, product) in list(&data["sources"]).iter().zip(products()) {
        assert_eq!((&row["name"], &row["release_date"]), (&product.name.into(), &product.released.into()));
        assert_eq!(row["wave"].as_u64(), product.wave.map(u64::from), "{}", product.name);
        for (kind, word) in [
            (Kind::Ship, "ships"),
            (Kind::Pilot, "pilots"),
            (Kind::Upgrade, "upgrades"),
            (Kind::Condition, "conditions"),
        ] {
            let own = product.contents.iter().filter(|content| content.kind == kind);
            let own: BTreeSet<_> = own.map(|content| (written(content), u64::from(content.count))).collect();
            let printed = list(&row[word]).iter();
            let printed = printed.map(|row| (row["xws"].as_str().unwrap(), row["count"].as_u64().unwrap()));
            assert_eq!(own, printed.collect(), "{} {word}", product.name);
        }
    }
}

/// As squad lists write it.
fn written(content: &Content) -> &'static str {
    match content.kind {
        Kind::Pilot => cards::pilot(content.name).map_or(content.name, |pilot| pilot.xws()),
        Kind::Upgrade => cards::upgrade(content.name).map_or(content.name, |upgrade| upgrade.xws()),
        _ => content.name,
    }
}
