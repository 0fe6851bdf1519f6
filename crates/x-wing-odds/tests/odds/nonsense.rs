//! Whatever is asked, the answer is odds or a sentence.

use proptest::prelude::*;
use std::sync::LazyLock;
use x_wing::DamageCard;
use x_wing::cards::{pilots, upgrades};
use x_wing_odds::{Policy, Query};

const WORDS: [&str; 18] = [
    "focus",
    "evade",
    "lock",
    "stress",
    "ion",
    "cloak",
    "tractor",
    "reinforce",
    "behind",
    "unique",
    "skill=1",
    "shields=0",
    "agility=3",
    "skill=99",
    "=",
    "luck",
    "",
    "agility=",
];

/// Cards that have a say in the dice of an attacker, and of a defender.
static HEARD: LazyLock<[Vec<&'static str>; 2]> = LazyLock::new(|| {
    let names = || pilots().map(|pilot| pilot.card.name).chain(upgrades().map(|upgrade| upgrade.card.name));
    let words = |name: &str| vec![name.to_owned()];
    let asked = Query { attack: Some(0), ..Query::default() };
    let attacks = |name: &&str| Query { attacker: words(name), ..asked.clone() }.odds().is_ok();
    let defends = |name: &&str| Query { defender: words(name), ..asked.clone() }.odds().is_ok();
    [names().filter(attacks).collect(), names().filter(defends).collect()]
});

fn word(side: usize) -> impl Strategy<Value = String> {
    let cards: Vec<_> =
        pilots().map(|pilot| pilot.card.name).chain(upgrades().map(|upgrade| upgrade.card.name)).collect();
    let damage: Vec<_> = DamageCard::ALL.into_iter().map(DamageCard::name).collect();
    prop_oneof![
        20 => prop::sample::select(&WORDS[..13]).prop_map(str::to_owned),
        20 => prop::sample::select(&HEARD[side][..]).prop_map(str::to_owned),
        1 => prop::sample::select(&WORDS[13..]).prop_map(str::to_owned),
        1 => prop::sample::select(cards).prop_map(str::to_owned),
        1 => prop::sample::select(damage).prop_map(str::to_owned),
        1 => "\\PC{0,12}",
    ]
}

fn query() -> impl Strategy<Value = Query> {
    let dice = prop_oneof![20 => 0..4_u8, 1 => any::<u8>()];
    let attack = prop::option::weighted(0.95, dice.clone());
    let words = |side| prop::collection::vec(word(side), 0..4);
    let range = prop::option::of(prop_oneof![12 => 1..=3_u8, 1 => any::<u8>()]);
    (attack, dice, words(0), words(1), range, any::<bool>()).prop_map(
        |(attack, defense, attacker, defender, range, obstructed)| Query {
            attack,
            defense,
            attacker,
            defender,
            range,
            obstructed,
            policy: if obstructed { Policy::Best } else { Policy::Plain },
        },
    )
}

/// Odds that are odds, or a sentence without a line break.
fn is_answered(query: &Query) {
    match query.odds() {
        Ok(odds) => {
            assert!((odds.pdf_total.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{query:?}: {odds:?}");
            assert!((odds.expected_damage - odds.expected_hits - odds.expected_crits).abs() < 1e-9);
        }
        Err(error) => assert!(error.to_string().len() > 20),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_words_are_answered(query in query()) {
        is_answered(&query);
    }

    #[test]
    fn scratched_lines_are_answered(query in query(), place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut line = serde_json::to_vec(&query).unwrap();
        let place = place.index(line.len());
        line[place] = byte;
        if let Ok(query) = serde_json::from_slice::<Query>(&line) {
            is_answered(&query);
        }
    }
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let ask = |attacker: &str, defender: &str, range: Option<u8>, attack: Option<u8>| {
        let query = Query { attack, attacker: words(attacker), defender: words(defender), range, ..Query::default() };
        query.odds().unwrap_err().to_string()
    };
    let rows = [
        (ask("luck", "", None, Some(2)), "`luck` is no token and no card"),
        (ask("shieldupgrade", "", None, Some(2)), "`shieldupgrade` has no say in the dice of an attacker"),
        (ask("", "predator", None, Some(2)), "`predator` has no say in the dice of a defender"),
        (ask("", "protontorpedoes", None, Some(2)), "`protontorpedoes` has no say in the dice of a defender"),
        (ask("skill=99", "", None, Some(2)), "`skill=99`: the number"),
        (ask("luck=3", "", None, Some(2)), "`luck=3` is no token"),
        (ask("focus", "", None, None), "no attack dice"),
        (ask("protontorpedoes", "", Some(1), None), "attacks at Range 2 to 3, not at Range 1"),
        (ask("protontorpedoes ioncannon", "", None, None), "both to be the weapon"),
        (ask("tennumb wedgeantilles", "", None, Some(3)), "both to be the pilot"),
        (ask("predator", "", None, Some(30)), "30 attack dice; at most"),
        (ask("", "", Some(4), Some(3)), "a range is 1, 2 or 3, not 4"),
        (ask("", &"evade ".repeat(40), None, Some(3)), "40 `evade`"),
        (ask("howlrunner ".repeat(5).as_str(), "", None, Some(3)), "too many cards"),
    ];
    for (said, wanted) in rows {
        assert!(said.contains(wanted), "{said}, not {wanted}");
    }
}
