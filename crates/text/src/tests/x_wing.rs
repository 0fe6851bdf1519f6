//! X-Wing has a sentence for everything that can happen in it, in every language.

use super::whole::{clean, tag};
use crate::{Language, Texts};
use chance::Dice;
use play::{Game, Session, Viewer, next_input};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use x_wing::{Options, Setup, XWing};
use x_wing_bots::random_pilot;
use x_wing_squads::read_line;

/// Squads that make many different things happen.
const SQUADS: [[&str; 2]; 3] = [
    ["poedameron+bb8+protontorpedoes", "omegaace+wired, zetaace"],
    ["hansolo, bluesquadronnovice+r5x3", "whisper, krassistrelix"],
    [
        "goldsquadronpilot+ioncannonturret, bluesquadronnovice",
        "zetasquadronpilot, zetasquadronpilot, omegasquadronpilot",
    ],
];

/// What the squad builder calls slots, actions and factions.
pub fn squad_ids() -> BTreeSet<String> {
    let slots = x_wing::cards::Slot::ALL.map(|slot| format!("squads-slot-{}", slot.name()));
    let actions = x_wing::card::ActionKind::ALL.map(|action| format!("squads-action-{}", action.name()));
    let factions = x_wing::cards::Faction::ALL.map(|faction| format!("squads-faction-{}", faction.xws()));
    slots.into_iter().chain(actions).chain(factions).collect()
}

/// Everything that the rules can say, as JSON: what happens in real games, and by hand what hardly ever does.
pub fn happenings() -> Vec<Value> {
    let mut found: BTreeMap<String, Value> = BTreeMap::new();
    let mut add = |event: Value| {
        let key = match event["event"].as_str().unwrap() {
            "acted" | "struck" => format!("{} {}", event["event"], tag(&event["action"])),
            "moved" | "revealed" => format!("{} {}", event["event"], event["maneuver"]),
            "used" | "dealt" | "discarded" => format!("{} {}", event["event"], event["card"]),
            name => name.to_owned(),
        };
        found.insert(key, event);
    };
    for (number, squads) in (0..).zip(SQUADS) {
        for stream in 0..3 {
            played(squads, number * 3 + stream).into_iter().for_each(&mut add);
        }
    }
    rare().into_iter().for_each(&mut add);
    found.into_values().collect()
}

fn played(squads: [&str; 2], stream: u64) -> Vec<Value> {
    let squads = squads.map(|line| read_line(line).unwrap());
    let options = Options { rounds: Some(12), points: 120, ..Options::default() };
    let mut session = Session::new(XWing::new(Setup { squads, options }).unwrap());
    let mut dice = Dice::new(5, stream);
    let mut events = Vec::new();
    while let Some(input) = next_input(session.game(), session.position(), &mut dice, |seat, dice| {
        random_pilot(session.game(), &session.position().open, seat, dice)
    }) {
        for event in session.apply(input, 0).unwrap() {
            events.push(json!(session.game().hear(&event.what, Viewer::Spectator)));
            events.push(json!(event.what));
        }
    }
    events
}

/// What random pilots hardly ever bring about.
fn rare() -> Vec<Value> {
    let ship = |name: &str| json!({ "event": name, "ship": 1 });
    let mut all: Vec<_> = [
        "calmed",
        "reinforce-spent",
        "focused",
        "evasive",
        "cloaked",
        "shield-recovered",
        "decloaked",
        "ionized",
        "deionized",
        "marked",
        "unmarked",
        "doomed",
        "fled",
        "left",
        "tractored",
        "disarmed",
        "jammed",
        "reinforce-spent",
    ]
    .into_iter()
    .map(ship)
    .collect();
    all.extend([
        json!({ "event": "roller", "side": 1 }),
        json!({ "event": "set-aside", "seat": 1 }),
        json!({ "event": "obstacle-gone", "obstacle": 1 }),
        json!({ "event": "cargo-dropped", "ship": 1, "obstacle": 6, "pose": { "x": 0.0, "y": 0.0 } }),
        json!({ "event": "lost", "device": "seismic-charge" }),
        json!({ "event": "detonated", "device": "proximity-mine" }),
        json!({ "event": "dropped", "ship": 1, "device": "proton-bomb", "pose": { "x": 0.0, "y": 0.0 } }),
        json!({ "event": "lock-passed", "ship": 1, "other": 2, "target": 0 }),
        json!({ "event": "recovered", "ship": 1, "card": "protontorpedoes" }),
        json!({ "event": "scanned", "ship": 1, "marker": 2 }),
        json!({ "event": "side-picked", "ship": 1, "card": "adaptability", "back": true }),
        json!({ "event": "acted", "ship": 1, "action": "reload", "free": false }),
        json!({ "event": "acted", "ship": 1, "action": { "scan": 2 }, "free": false }),
        json!({ "event": "reinforced", "ship": 1, "end": "aft" }),
        json!({ "event": "arc-turned", "ship": 1, "facing": "rear" }),
        json!({ "event": "acted", "ship": 1, "action": { "slam": "bank-left 2" }, "free": false }),
        json!({ "event": "acted", "ship": 1, "action": { "rotate-arc": "left" }, "free": false }),
        json!({ "event": "acted", "ship": 1, "action": { "reinforce": "fore" }, "free": false }),
        json!({ "event": "acted", "ship": 1, "action": { "coordinate": 2 }, "free": false }),
        json!({ "event": "acted", "ship": 1, "action": { "jam": 0 }, "free": true }),
        json!({ "event": "assigned", "ship": 1, "card": "suppressivefire" }),
        json!({ "event": "condition-removed", "ship": 1, "card": "suppressivefire" }),
        json!({ "event": "withdrew", "seat": 1 }),
        json!({ "event": "imposed", "ship": 1, "maneuver": "bank-left 2" }),
        json!({ "event": "looked-at", "ship": 1, "target": 0 }),
        json!({ "event": "dial-guessed", "ship": 1, "target": 0, "maneuver": "bank-left 2" }),
        json!({ "event": "turned-over", "ship": 1, "card": "pivotwing", "back": true }),
        json!({ "event": "turned-up", "ship": 1, "card": "direct-hit" }),
        json!({ "event": "instead", "ship": 1, "maneuver": "bank-left 2" }),
        json!({ "event": "no-decloak", "ship": 1, "way": "ahead" }),
        json!({ "event": "struck", "ship": 1, "action": { "target-lock": 0 } }),
        json!({ "event": "reshuffled", "deck": 0 }),
        json!({ "event": "flipped", "ship": 1, "card": "direct-hit" }),
        json!({ "event": "ordnance-spent", "ship": 1, "card": "protontorpedoes" }),
        json!({ "event": "guessed", "ship": 1, "number": 2 }),
        json!({ "event": "named", "ship": 1, "dice": { "blank": 0, "evade": 1 } }),
        json!({ "event": "altered", "ship": 1, "from": { "blank": 1 }, "to": { "blank": 0, "evade": 1 } }),
        json!({ "event": "picked", "ship": 1, "card": "direct-hit", "cards": ["console-fire"] }),
        json!({ "event": "searched", "ship": 1, "card": "blinded-pilot" }),
        json!({ "event": "discarded", "ship": 1, "card": "protontorpedoes" }),
    ]);
    for token in ["focus", "evade", "stress", "ion", "cloak", "tractor", "disabled", "jam"] {
        all.push(json!({ "event": "spent", "ship": 1, "token": token }));
        all.push(json!({ "event": "token-lost", "ship": 1, "token": token }));
    }
    for way in ["left", "right", "left-fore", "left-aft", "right-fore", "right-aft", "ahead-left", "ahead-right"] {
        all.push(json!({ "event": "no-decloak", "ship": 1, "way": way }));
    }
    all
}

/// The ids that X-Wing needs.
pub fn ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::from(["x-wing-event-other".to_owned(), "x-wing-maneuver".to_owned()]);
    let mut add = |kind: &str, names: &[&str]| ids.extend(names.iter().map(|name| format!("x-wing-{kind}-{name}")));
    let written = variants(HAPPENING);
    let events: Vec<_> = written.iter().map(String::as_str).filter(|name| !["said", "ended"].contains(name)).collect();
    add("event", &events);
    add("bearing", &geometry::Bearing::ALL.map(geometry::Bearing::name));
    add("face", &x_wing::Face::ALL.map(x_wing::Face::name));
    add("card", &x_wing::DamageCard::ALL.map(x_wing::DamageCard::name));
    add("card", &["primary", "focus", "evade", "target-lock"]);
    add("device", &x_wing::cards::devices::Device::ALL.map(x_wing::cards::devices::Device::name));
    add("die", &["attack", "defense"]);
    add("token", &["focus", "evade", "stress", "ion", "cloak", "tractor", "disabled", "jam"]);
    add(
        "action",
        &[
            "focus",
            "evade",
            "target-lock",
            "barrel-roll",
            "bank-roll",
            "boost",
            "cloak",
            "reload",
            "scan",
            "slam",
            "rotate-arc",
            "reinforce",
            "coordinate",
            "jam",
            "card",
            "other-of",
        ],
    );
    add("side", &["left", "right"]);
    add("way", &["left", "right", "ahead", "left-fore", "left-aft", "right-fore", "right-aft"]);
    add("way", &["ahead-left", "ahead-right"]);
    add("facing", &["front", "left", "right", "rear"]);
    add("end", &["fore", "aft"]);
    add("edge", &["north", "east", "south", "west"]);
    add("phase", &PHASES);
    add("step", &["planning", "activation", "combat", "end"]);
    ids
}

/// What the game can wait for.
const PHASES: [&str; 20] = [
    "chance",
    "initiative",
    "obstacles",
    "edge",
    "forces",
    "planning",
    "decloak",
    "decloaking",
    "activation",
    "activating",
    "sliding",
    "acting",
    "rolling",
    "combat",
    "fighting",
    "window",
    "sprung",
    "detonations",
    "other",
    "over",
];

const HAPPENING: &str = include_str!("../../../x-wing/src/happening.rs");

/// The variants of `Happening` and `Hidden`, as they are written in JSON.
fn variants(source: &str) -> BTreeSet<String> {
    let bodies =
        source.split("pub enum ").skip(1).filter(|part| part.starts_with("Happening") || part.starts_with("Hidden"));
    let mut names = BTreeSet::new();
    for body in bodies {
        let body = &body[..body.find("\n}").unwrap()];
        for line in body.lines().skip(1).filter_map(|line| line.strip_prefix("    ")) {
            if line.starts_with(|sign: char| sign.is_ascii_uppercase()) {
                let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
                names.insert(kebab(&name));
            }
        }
    }
    assert!(names.len() > 50 && names.contains("dialled-hidden"), "{names:?}");
    names
}

fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for sign in name.chars() {
        if sign.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(sign.to_ascii_lowercase());
    }
    kebab
}

#[test]
fn every_kind_of_event_is_among_the_examples() {
    let shown: BTreeSet<_> = happenings().iter().map(|event| event["event"].as_str().unwrap().to_owned()).collect();
    let missing: Vec<_> =
        variants(HAPPENING).into_iter().filter(|name| name != "said" && !shown.contains(name)).collect();
    assert_eq!(missing, Vec::<String>::new(), "games or `rare` have to show these");
}

#[test]
fn every_event_is_a_whole_sentence_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language)
            .with_names("ship", (0..8).map(|ship| (ship.to_string(), format!("Ship {ship}"))))
            .with_names("side", [("0", "Ola"), ("1", "Jan")])
            .with_names("card", x_wing::cards::upgrades().map(|upgrade| (upgrade.card.name, upgrade.name)));
        let mut errors = Vec::new();
        for event in happenings() {
            let sentence = texts.event_with("x-wing", &event, &mut errors);
            clean(language, &sentence, &event);
            assert!(!sentence.contains("  ") && !sentence.contains("x-wing-"), "{language:?}: {sentence} from {event}");
        }
        for phase in PHASES {
            let open = json!({ "phase": { phase: { "seat": 1, "ship": 2 } } });
            clean(language, &texts.phase_with("x-wing", &open, &mut errors), &open);
        }
        assert_eq!(errors.first().map(ToString::to_string), None, "{language:?}");
    }
}

#[test]
fn an_event_without_a_sentence_is_not_swallowed() {
    let said = Texts::new(Language::En).event("x-wing", &json!({ "event": "bomb-dropped", "ship": 1 }));
    assert_eq!(said, "Something happens (bomb-dropped).");
}
