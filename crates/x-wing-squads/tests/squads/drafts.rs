//! Squads under construction: what is offered is what the rules accept.

use chance::Dice;
use play::Chance;
use x_wing::cards::{Faction, Slot, pilot, upgrade};
use x_wing::{EquippedShip, Flaw};
use x_wing_squads::builder::{Draft, Filter, Offer, Place, random};
use x_wing_squads::{read_line, read_xws, write_line, write_xws};

fn draft(line: &str) -> Draft {
    Draft::of(read_line(line).unwrap(), 100)
}

fn words(words: &str) -> Filter {
    Filter { words: words.to_owned(), ..Filter::default() }
}

#[test]
fn a_ship_has_the_places_of_its_bar_and_those_that_cards_bring() {
    let slots = |draft: &Draft| draft.places(0).iter().map(|place| place.slot).collect::<Vec<_>>();
    let bare = draft("poedameron");
    let printed = pilot("poedameron").unwrap().slots;
    assert_eq!(slots(&bare), [printed, &[Slot::Title, Slot::Modification]].concat());
    let filled = draft("poedameron+bb8");
    assert!(filled.places(0).contains(&Place { slot: Slot::Astromech, upgrade: Some(0) }));
    assert!(!filled.places(0).contains(&Place { slot: Slot::Astromech, upgrade: None }));
    // A title that brings a second modification; one that takes two icons.
    let royal = draft("soontirfel+royalguardtie+stealthdevice");
    assert!(royal.places(0).contains(&Place { slot: Slot::Modification, upgrade: None }));
    let two = draft("kananjarrus+twinlaserturret");
    assert_eq!(two.places(0).iter().filter(|place| place.slot == Slot::Turret).count(), 1);
    assert_eq!(draft("goldsquadronpilot").places(0).iter().filter(|place| place.slot == Slot::Torpedo).count(), 2);
    assert!(draft("nobody").places(0).is_empty());
}

#[test]
fn what_is_offered_can_be_added_and_what_is_not_says_why() {
    let squad = draft("poedameron+bb8, blueace");
    let offers = squad.upgrades(1, Slot::Astromech, &Filter::default());
    for offer in &offers {
        let mut more = squad.clone();
        more.fit(1, offer.card);
        assert_eq!(more.review().faults.is_empty(), offer.is_legal(), "{}", offer.card.name);
        assert_eq!(more.points() - squad.points(), offer.cost, "{}", offer.card.name);
    }
    let twice = offers.iter().find(|offer| offer.card.name == "BB-8").unwrap();
    assert!(matches!(twice.faults[0].flaw, Flaw::Unique { name: "BB-8", .. }));
    let legal = offers.iter().filter(|offer| offer.is_legal()).count();
    assert!(legal > 10 && offers[..legal].iter().all(Offer::is_legal), "the legal ones come first");
    let dear = draft("poedameron+bb8, hansolo");
    assert!(dear.pilots(&words("ello asty")).iter().all(Offer::is_too_dear));
}

#[test]
fn cards_are_found_by_words_ship_slot_and_points() {
    let draft = Draft::new(Faction::Rebel, 100);
    let names = |filter: &Filter| draft.pilots(filter).iter().map(|offer| offer.card.name).collect::<Vec<_>>();
    assert_eq!(names(&words("poe DAM")), ["Poe Dameron", "Poe Dameron"]);
    assert_eq!(names(&words("t70 novice")), ["Blue Squadron Novice"]);
    assert!(names(&words("vader")).is_empty());
    let cheap = Filter { ship: Some("xwing"), most: Some(21), ..Filter::default() };
    assert_eq!(names(&cheap), ["Rookie Pilot"]);
    let tech = Filter { slot: Some(Slot::Tech), ..Filter::default() };
    assert!(draft.pilots(&tech).iter().all(|offer| offer.card.slots.contains(&Slot::Tech)));
}

#[test]
fn a_change_of_pilot_keeps_what_the_new_one_may_have() {
    let mut squad = draft("poedameron+bb8+wired+blackone");
    squad.swap(0, pilot("bluesquadronnovice").unwrap());
    assert_eq!(write_line(squad.squad()), "bluesquadronnovice+bb8");
    squad.copy(0);
    assert!(matches!(squad.review().faults[0].flaw, Flaw::Unique { .. }));
    squad.remove(1);
    squad.unfit(0, 0);
    assert_eq!(write_line(squad.squad()), "bluesquadronnovice");
    squad.fit(0, upgrade("pivotwing").unwrap());
    squad.turn(0, 0);
    assert_eq!(write_line(squad.squad()), "bluesquadronnovice+pivotwing-back");
    squad.turn(0, 0);
    squad.set_faction(Faction::Scum);
    assert!(squad.squad().ships.is_empty());
    // Nonsense changes nothing.
    squad.unfit(7, 7);
    squad.remove(7);
    squad.copy(7);
    squad.turn(7, 7);
    squad.fit(7, upgrade("bb8").unwrap());
    squad.swap(7, pilot("blueace").unwrap());
    assert!(squad.squad().ships.is_empty());
}

#[test]
fn a_link_holds_the_squad() {
    let mut squad = draft("red-leader: poedameron+bb8+adaptability-back, blueace");
    squad.rename("Żółw & Co. / 100 %");
    squad.set_limit(150);
    let link = squad.link();
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~%/+,:".contains(&byte)), "{link}");
    assert_eq!(Draft::read_link(&link).unwrap(), squad);
    for nonsense in ["", "x", "100", "//", "99999999/%ff/", "-5/a/"] {
        let read = Draft::read_link(nonsense).unwrap();
        assert!(read.squad().ships.is_empty() && (1..=999).contains(&read.limit()), "{nonsense}");
    }
    assert!(Draft::read_link("100//,,").is_err());
    let long = format!("100/{}/poedameron", "a".repeat(5000));
    assert_eq!(Draft::read_link(&long).unwrap().name().len(), 40);
}

/// Whatever the seed: legal, and nearly all points are spent.
#[test]
fn a_random_squad_is_legal() {
    for seed in 0..10 {
        for limit in [40, 100, 150] {
            let mut dice = Dice::new(seed, limit as u64);
            let faction = Faction::ALL.get(dice.below(4) as usize).copied();
            let squad = random(faction, limit, &mut dice);
            let ships = squad.squad().check(limit).unwrap_or_else(|bad| panic!("seed {seed}: {bad}"));
            assert!(faction.is_none_or(|faction| ships.iter().all(|ship| ship.pilot.faction() == faction)));
            let cost = ships.iter().map(EquippedShip::cost).sum::<i16>();
            assert!(cost >= limit * 9 / 10, "seed {seed}: {cost} of {limit}: {}", write_line(squad.squad()));
            let list = write_xws(squad.squad()).unwrap().to_string();
            assert_eq!(read_xws(&list).unwrap().review(limit).points, cost, "seed {seed}");
        }
    }
    assert!(random(None, 5, &mut Dice::new(1, 0)).squad().ships.is_empty());
}
