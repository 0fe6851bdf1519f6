use super::*;
use explained::explained;
use page::PAGE;
use same::Same;
use strum::VariantArray;

fn all_of(name: &str) -> Vec<Alteration> {
    let (card, slot) = cards().find(|(card, _)| card.name == name).unwrap_or_else(|| panic!("a card called {name}"));
    alterations(card, slot)
}

/// The class of the first alteration of a card whose words begin so.
fn class(name: &str, what: &str) -> Option<Same> {
    let found = all_of(name).into_iter().find(|one| one.what.starts_with(what));
    found.unwrap_or_else(|| panic!("{name}: {what}")).same
}

/// A class, an alteration that it has, one that looks like it and makes a difference.
type Row = (Same, (&'static str, &'static str), (&'static str, &'static str));

const MEMBERS: [Row; 15] = [
    (Same::ComesOnceARound, ("guri", "once a round"), ("lukeskywalker", "once a round")),
    (Same::ComesOnceARound, ("bb8", "once a round"), ("boshek", "once a round")),
    (Same::ComesOnceARound, ("reconspecialist", "once a round"), ("leevantenza", "that it may")),
    (Same::GoneWhenUsed, ("bobafett-crew", "once a round"), ("crackshot", "once a round")),
    (Same::GoneWhenUsed, ("salvagedastromech", "once a round"), ("selflessness", "once a round")),
    (Same::EndsAttacks, ("gunner", "once a round"), ("btla4ywing", "once a round")),
    (Same::GrantsAnActionOnce, ("tiev1", "once a round"), ("snapwexley", "once a round")),
    (Same::WeaponIsSpent, ("plasmatorpedoes", "once a round"), ("protontorpedoes", "once a round")),
    (Same::WeaponIsSpent, ("harpoonmissiles", "once a round"), ("ioncannon", "once a round")),
    (
        Same::AsksTheAttackerAlone,
        ("wedgeantilles", "While([Attacks], DefenderAgility(-1)) → While([]"),
        ("hotshotcopilot", "While([Attacks, WithPrimary], OpponentSpendsFocus) → While([With"),
    ),
    (Same::NeedsSuchADie, ("lonewolf", "At(Fresh(Blank))"), ("weaponsguidance", "At(Shows(Blank))")),
    (Same::NeedsWhatItAsksFor, ("weaponsguidance", "Have(Focus)"), ("poedameron", "Have(Focus)")),
    (Same::SaidTwice, ("ioncannon", "At(SelfIs(Attacker))"), ("juke", "At(SelfIs(Attacker))")),
    (
        Same::NeverItself,
        ("intelligenceagent", "Ask(Choose(Enemy of Me One–Two)) → Ask(Choose(Enemy of Me One–Two, itself"),
        ("wingman", "Ask(Choose(Friend of Me One–One [Has(Stress)])) → Ask(Choose(Friend of Me One–One, itself"),
    ),
    (
        Same::NearAnyway,
        ("captainoicunn", "Each(Enemy of Me One–One [TouchesMe], Suffer(1)) → Each(Enemy of Me One–Two"),
        ("marajade", "Each(Enemy of Me One–One [Lacks(Stress)], Gain(Stress)) → Each(Enemy of Me One–Two"),
    ),
];

#[test]
fn each_class_has_its_members_and_not_what_looks_like_them() {
    for (same, (member, altered), (other, different)) in MEMBERS {
        assert_eq!(class(member, altered), Some(same), "{member}: {altered}");
        assert_ne!(class(other, different), Some(same), "{other}: {different}");
    }
    for class in Same::VARIANTS {
        assert!(MEMBERS.iter().any(|(same, ..)| same == class), "{class:?} has no example");
    }
}

#[test]
fn what_is_explained_is_an_alteration_that_makes_a_difference() {
    for known in explained() {
        let is_it = |one: &Alteration| one.what == known.what && one.same.is_none();
        let is_there = all_of(known.card).iter().any(is_it);
        assert!(is_there, "{}: no alteration that makes a difference is `{}`", known.card, known.what);
    }
}

#[test]
fn the_page_is_about_these_cards() {
    let page = std::fs::read_to_string(shell::root().join(PAGE)).unwrap();
    let (mut count, mut classes) = (0, vec![0; Same::VARIANTS.len()]);
    for one in cards().flat_map(|(card, slot)| alterations(card, slot)) {
        count += 1;
        if let Some(place) = Same::VARIANTS.iter().position(|class| Some(*class) == one.same) {
            classes[place] += 1;
        }
    }
    let anew = format!("write {PAGE} anew: `cargo xtask cards --altered --write`");
    assert!(page.contains(&format!("{count} alterations of {} cards", cards().count())), "{count}: {anew}");
    for (class, count) in Same::VARIANTS.iter().zip(classes) {
        assert!(page.contains(&format!("| {count} | {} |", class.why())), "{class:?}: {count}: {anew}");
    }
}
