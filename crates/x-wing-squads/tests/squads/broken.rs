//! Broken squad lists, each answered with where and why; nothing panics, whatever it is.

use proptest::prelude::*;
use serde_json::{Value, json};
use x_wing_squads::{read_line, read_xws, write_line, write_names};

fn refused(list: &Value) -> String {
    read_xws(&list.to_string()).unwrap_err().to_string()
}

#[test]
fn wrong_types_are_said_with_their_path() {
    for (list, reason) in [
        (json!([]), "the squad list: an object is expected here, not a list"),
        (json!({}), "the squad list: there are no `pilots`"),
        (json!({"pilots": {}}), "pilots: a list is expected here, not an object"),
        (json!({"pilots": [], "faction": 3}), "faction: a text is expected here, not a number"),
        (
            json!({"pilots": [], "faction": "hutts"}),
            "faction: `hutts` is no faction; there are rebel, imperial and scum",
        ),
        (json!({"pilots": []}), "an empty squad; write pilots and upgrades as in `poedameron+bb8, bluesquadronnovice`"),
        (json!({"pilots": ["poedameron"]}), "pilots[0]: an object is expected here, not a text"),
        (json!({"pilots": [{"ship": "t70xwing"}]}), "pilots[0]: a pilot has neither `id` nor `name`"),
        (json!({"pilots": [{"id": "blueace"}, {"id": null}]}), "pilots[1].id: a text is expected here, not null"),
        (
            json!({"pilots": [{"id": "poedameron", "ship": "xwing"}]}),
            "pilots[0].ship: `poedameron` does not fly a `xwing`",
        ),
        (
            json!({"pilots": [{"id": "poedameron", "ship": "deathstar"}]}),
            "pilots[0].ship: no type of ship is written `deathstar`",
        ),
        (
            json!({"faction": "scum", "pilots": [{"id": "poedameron"}]}),
            "pilots[0].id: `poedameron` does not fly for `scum`",
        ),
        (
            json!({"pilots": [{"id": "poedameron", "upgrades": {"amd": "bb8"}}]}),
            "pilots[0].upgrades.amd: a list is expected here, not a text",
        ),
        (
            json!({"pilots": [{"id": "poedameron", "upgrades": {"amd": [true]}}]}),
            "pilots[0].upgrades.amd[0]: a text is expected here, not true or false",
        ),
        (
            json!({"pilots": [{"id": "poedameron", "upgrades": {"pockets": []}}]}),
            "pilots[0].upgrades.pockets: no upgrade slot is written like this",
        ),
        (json!({"pilots": vec![json!({"id": "blueace"}); 65]}), "65 ships; a squad is read up to 64"),
    ] {
        assert_eq!(refused(&list), reason);
    }
}

#[test]
fn what_is_no_json_is_said_with_line_and_column() {
    assert_eq!(
        read_xws("{\"pilots\":\n [}").unwrap_err().to_string(),
        "this is no JSON: expected value at line 2 column 3"
    );
    let deep = "[".repeat(100_000);
    assert_eq!(
        read_xws(&deep).unwrap_err().to_string(),
        "this is no JSON: recursion limit exceeded at line 1 column 128"
    );
    let long = format!(r#"{{"pilots":[],"x":"{}"}}"#, "x".repeat(10 << 20));
    let reason = format!("{} bytes; a squad is read up to 1048576", long.len());
    assert_eq!(read_xws(&long).unwrap_err().to_string(), reason);
}

#[test]
fn unknown_cards_are_said_with_their_ship_and_the_rest_is_looked_at_all_the_same() {
    let list = json!({"faction": "rebel", "pilots": [
        {"id": "poedameron", "upgrades": {"amd": ["bb9"], "ept": ["wired"], "tech": ["weaponsguidance"]}},
        {"id": "jarjarbinks"},
        {"id": "cr90corvettefore", "upgrades": {"cargo": ["commsbooster"], "crew": ["hansolo", "hansolo"]}},
    ]});
    let review = read_xws(&list.to_string()).unwrap().review(100);
    assert_eq!(review.points, 34);
    let faults: Vec<_> = review.faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        [
            "ship 1: `bb9` is no upgrade that is known here (XW-SQD-04)",
            "ship 2: `jarjarbinks` is no pilot that is known here (XW-SQD-04)",
            "ship 3: CR90 Corvette (Fore) is a huge ship; huge ships and Epic Play are off (XW-FMT-04, XW-Q-53)",
            "ship 3: Comms Booster (cargo icon) is for huge ships; huge ships and Epic Play are off (XW-SLOT-14, XW-FMT-05, \
             XW-Q-53)",
        ]
    );
}

#[test]
fn older_lists_and_older_words_are_read() {
    for (list, line) in [
        (
            json!({"faction": "rebels", "version": "0.2.0", "pilots": [
                {"name": "poedameron2", "ship": "t70xwing", "upgrades": {"droid": ["bb8"], "elitepilottalent": ["wired"]}},
                {"name": "hansolo-swx57", "ship": "yt1300", "upgrades": {"crew": ["r2d2"], "titles": ["milleniumfalcon2"]}},
                {"name": "sabinewrentf", "ship": "sabinestiefighter", "upgrades": []},
            ]}),
            "poedameron-swx57+bb8+wired, hansolo-swx57+r2d2-swx22+millenniumfalcon-swx57, sabinewren-tiefighter",
        ),
        (
            json!({"faction": "Galactic Empire", "pilots": [{"name": "darthvader-swx05", "ship": "tieadv"}]}),
            "darthvader",
        ),
        (json!({"faction": "scum", "pilots": [{"id": "kathscarlet", "ship": "firespray31"}]}), "kathscarlet-scum"),
        (json!({"pilots": [{"id": "kathscarlet"}]}), "kathscarlet"),
    ] {
        assert_eq!(write_line(&read_xws(&list.to_string()).unwrap()), line);
    }
    let which = read_line("kathscarlet").unwrap().check(100).unwrap_err().to_string();
    let names = "`kathscarlet-imperial` or `kathscarlet-scum`";
    assert_eq!(which, format!("ship 1: `kathscarlet` can be more than one pilot; write {names} (XW-SQD-04)"));
    let squad = read_line("Kath Scarlet, Mandalorian Mercenary").unwrap();
    assert_eq!(squad.check(100).unwrap()[0].pilot.card.name, "kathscarlet-scum");
}

#[test]
fn a_ship_with_eighty_thousand_upgrades_is_answered_at_once() {
    let list = json!({"pilots": [{"id": "poedameron", "upgrades": {"crew": vec!["tactician"; 80_000]}}]});
    let faults = read_xws(&list.to_string()).unwrap().check(100).unwrap_err().0;
    assert!(faults[0].to_string().starts_with("ship 1: 80000 upgrades on one ship"), "{}", faults[0]);
    assert!(faults.len() < 100);
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}", list in "[\\[\\]{}\":,a-z0-9]{0,60}") {
        if let Ok(squad) = read_line(&text) {
            let _ = squad.review(100);
            let _ = write_names(&squad);
        }
        let _ = read_xws(&list);
        let _ = read_xws(&format!(r#"{{"faction":"rebel","pilots":[{list}]}}"#));
    }
}
