//! Every language has every message, and no message is there for nothing.

use super::examples::{happenings, phases};
use super::files::{Written, written};
use super::{cards, x_wing, x_wing_rules};
use crate::{GAMES, Language, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use super_teams::{Bonus, Colour, Kind, Pile, Ship, Source};

/// The messages that are the same words as in English, by language and id; `""` means all languages.
const SAME: [(&str, &str); 28] = [
    ("", "web-battle-name"),
    ("", "web-hint-choice"),
    ("", "battle-odds-any"),
    ("", "battle-choice-dial"),
    ("it", "battle-round"),
    ("pl", "squads-slot-system"),
    ("", "list-comma"),
    ("", "x-wing-name"),
    ("", "x-wing-event-phase-begins"),
    ("", "x-wing-action-card"),
    ("", "squads-action-slam"),
    ("pl", "online-guest"),
    ("ro", "online-guest"),
    ("it", "online-no"),
    ("", "super-teams-name"),
    ("", "super-teams-ship-x-wing"),
    ("", "super-teams-ship-tantive-iv"),
    ("ro", "super-teams-ship-millennium-falcon"),
    ("ro", "super-teams-ship-star-destroyer"),
    ("ro", "super-teams-ship-death-star"),
    ("ro", "super-teams-ship-tie-advanced"),
    ("", "web-bot-name"),
    ("", "web-bot-of-level"),
    ("pl", "web-menu"),
    ("it", "web-round"),
    ("it", "battle-goes-on-with"),
    ("pl", "web-start"),
    ("ro", "web-start"),
];

#[test]
fn every_language_has_the_messages_and_variables_of_english() {
    let english = written(Language::En);
    for language in Language::ALL {
        let own = written(language);
        let ids = |messages: &BTreeMap<String, Written>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = ids(&english).difference(&ids(&own)).cloned().collect();
        let only_here: Vec<_> = ids(&own).difference(&ids(&english)).cloned().collect();
        assert!(
            missing.is_empty() && only_here.is_empty(),
            "{language:?} lacks {missing:?} and alone has {only_here:?}"
        );
        for (id, message) in &own {
            let bases: BTreeSet<_> =
                message.variables.iter().map(|variable| base(variable, &english[id].variables)).collect();
            let wanted: BTreeSet<_> = english[id].variables.iter().map(String::as_str).collect();
            assert_eq!(bases, wanted, "{language:?}: {id}");
            let unknown = message.references.iter().find(|reference| !own.contains_key(*reference));
            assert_eq!(unknown, None, "{language:?}: {id}");
        }
    }
}

/// The variable of which this one is a form: `ship` for `ship-accusative`.
fn base<'a>(variable: &'a str, known: &'a BTreeSet<String>) -> &'a str {
    let is_form = |base: &str| variable.strip_prefix(base).is_some_and(|rest| rest.starts_with('-'));
    known.iter().find(|known| is_form(known)).map_or(variable, String::as_str)
}

#[test]
fn names_of_one_kind_have_the_same_forms() {
    for language in Language::ALL {
        let messages = written(language);
        for kind in ["ship", "colour", "bonus", "kind", "pile", "source"] {
            let beginning = format!("super-teams-{kind}-");
            let named: Vec<_> = messages.iter().filter(|(id, _)| id.starts_with(&beginning)).collect();
            for (id, message) in &named {
                assert_eq!(message.attributes, named[0].1.attributes, "{language:?}: {id}");
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = written(Language::En);
    let mut used = BTreeSet::new();
    for language in [Language::Pl, Language::It, Language::Ro] {
        for (id, message) in written(language) {
            let excuse = SAME.iter().find(|(code, same)| ["", language.code()].contains(code) && id == *same);
            if message.text != english[&id].text {
                continue;
            }
            assert!(excuse.is_some(), "{language:?}: {id} is English: {}", message.text);
            used.extend(excuse);
        }
    }
    assert_eq!(used, SAME.iter().collect(), "an exception that nobody needs");
}

#[test]
fn the_messages_are_those_that_can_be_said() {
    let mut wanted = ids_in_sources();
    wanted.extend(GAMES.map(|game| format!("{game}-name")));
    wanted.extend(names());
    wanted.extend(x_wing::ids());
    wanted.extend(x_wing::squad_ids());
    wanted.extend(x_wing_rules::cited().into_iter().map(|rule| format!("rule-{rule}")));
    wanted.extend(cards::names().into_iter().map(|name| format!("card-{name}")));
    wanted.extend(super_teams::boards::names().map(|board| format!("web-board-{board}")));
    wanted.insert("web-seat-person".to_owned());
    let levels = (1..=5).map(|level| format!("level-{level}"));
    for bot in levels.clone().chain(["greedy", "random"].map(str::to_owned)) {
        wanted.extend([format!("web-seat-{bot}"), format!("web-bot-{bot}")]);
    }
    wanted.extend(levels.map(|level| format!("web-{level}")));
    wanted.extend(room_protocol::Phrase::ALL.iter().map(|phrase| format!("online-phrase-{}", phrase.name())));
    wanted.extend(tour());
    wanted.extend(lesson());
    for rule in rulebook::SUPER_TEAMS.rules().chain(rulebook::TABLE.rules()) {
        wanted.insert(format!("rule-{}", rule.id));
        wanted.insert(format!("rule-section-{}", &rule.id[..rule.id.rfind('-').unwrap()]));
    }
    wanted.extend(happenings().iter().map(|event| {
        let name = event["event"].as_str().unwrap();
        match name {
            "said" => format!("table-said-{}", tag(&event["said"])),
            "ended" => format!("table-ended-{}", event["outcome"]["how"].as_str().unwrap()),
            _ => format!("super-teams-event-{name}"),
        }
    }));
    wanted.extend(phases().iter().map(|open| format!("super-teams-phase-{}", tag(&open["phase"]))));
    wanted.extend(refusals().into_iter().map(|(game, code)| format!("{game}-refused-{code}")));
    let written: BTreeSet<_> = written(Language::En).into_keys().collect();
    let missing: Vec<_> = wanted.difference(&written).collect();
    let unused: Vec<_> = written.difference(&wanted).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing: {missing:?}\nunused: {unused:?}");
}

#[test]
fn every_sentence_can_be_said_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut errors = Vec::new();
        let mut said = Vec::new();
        for event in happenings() {
            said.push((texts.event_with("super-teams", &event, &mut errors), event));
        }
        for open in phases() {
            said.push((texts.phase_with("super-teams", &open, &mut errors), open));
        }
        for (game, code) in refusals() {
            said.push((texts.refusal(&game, &code), code.clone().into()));
            let known = GAMES.into_iter().find(|game| texts.has(&format!("{game}-refused-{code}")));
            let said_so = texts.refusal(known.unwrap_or("super-teams"), &code);
            assert!(game == "room" || crate::refusal(language, &code) == said_so);
        }
        assert_eq!(errors.first().map(ToString::to_string), None, "{language:?}");
        for (sentence, from) in said {
            clean(language, &sentence, &from);
        }
    }
}

/// Whether a sentence is whole, and nothing of how it was made shows.
#[track_caller]
pub fn clean(language: Language, sentence: &str, from: &serde_json::Value) {
    let whole = sentence.ends_with(['.', '!', '?']) && sentence.starts_with(|sign: char| !sign.is_lowercase());
    let clean = !sentence.contains(['{', '}', '$', '\u{2068}', '\u{2069}']) && !sentence.contains("  ");
    assert!(whole && clean, "{language:?}: {sentence} from {from}");
}

pub fn tag(value: &serde_json::Value) -> &str {
    value.as_str().unwrap_or_else(|| value.as_object().unwrap().keys().next().unwrap())
}

fn names() -> BTreeSet<String> {
    let name = |kind: &str, value: serde_json::Value| format!("super-teams-{kind}-{}", value.as_str().unwrap());
    let mut names = BTreeSet::from(["super-teams-card".to_owned()]);
    names.extend(Ship::ALL.map(|ship| name("ship", serde_json::json!(ship))));
    names.extend(Colour::ALL.map(|colour| name("colour", serde_json::json!(colour))));
    names.extend(Bonus::ALL.map(|bonus| name("bonus", serde_json::json!(bonus))));
    names.extend(Kind::ALL.map(|kind| name("kind", serde_json::json!(kind))));
    names.extend([Pile::Movement, Pile::Bonus].map(|pile| name("pile", serde_json::json!(pile))));
    names.extend([Source::Pile, Source::Planet].map(|source| name("source", serde_json::json!(source))));
    names
}

/// What the notes of the guided first game say.
fn tour() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/tour/first-game.notes.json");
    let notes: Vec<serde_json::Value> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let ids = |note: &serde_json::Value| {
        let id = format!("tour-{}", note["text"].as_str().unwrap());
        let other = note["asks"].as_bool().unwrap().then(|| format!("{id}-other"));
        [Some(id), other].into_iter().flatten()
    };
    notes.iter().flat_map(ids).collect()
}

/// What the notes of the guided first battle of X-Wing say.
fn lesson() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../x-wing-web/lesson/first-battle.jsonl");
    let text = std::fs::read_to_string(path).unwrap();
    let mut ids = BTreeSet::new();
    for line in text.lines().filter(|line| line.starts_with('{')) {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        if let Some(said) = line["say"].as_str().or(line["ask"].as_str()) {
            ids.insert(format!("tour-x-wing-{said}"));
        }
        if let Some(asked) = line["ask"].as_str() {
            ids.insert(format!("tour-x-wing-{asked}-other"));
        }
    }
    ids
}

/// Each refusal in the sources, with what its message begins with.
fn refusals() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for (path, source) in sources() {
        // Those of the referee have the same name; they are for whoever writes a program, and stay in English.
        let of_a_room = ["room", "room-protocol", "server"].map(OsStr::new);
        let is_of_a_room = path.components().any(|part| of_a_room.contains(&part.as_os_str()));
        let of_rooms = source.split("Refusal::new(\"").skip(1).filter(|_| is_of_a_room);
        // What a game says against a room.
        let of_games =
            ["BadRoom::new(\"", "BadRoom { reason: \""].into_iter().flat_map(|call| source.split(call).skip(1));
        for call in of_rooms.chain(of_games) {
            let code = &call[..call.find('"').expect("a code ends")];
            let of_the_table = code == "no-such-seat";
            found.insert((if of_the_table { "table" } else { "room" }.to_owned(), code.to_owned()));
        }
        for call in source.split("Illegal::new(").skip(1) {
            let call = &call[..call.find(')').expect("a call ends")];
            let literals: Vec<_> = call.split('"').skip(1).step_by(2).collect();
            let code = literals.last().unwrap_or_else(|| panic!("{}: a refusal without a code", path.display()));
            let of_the_table = literals.len() == 2 && literals[0].starts_with("TB-");
            let game =
                if path.components().any(|part| part.as_os_str() == "x-wing") { "x-wing" } else { "super-teams" };
            found.insert((if of_the_table { "table" } else { game }.to_owned(), (*code).to_owned()));
        }
    }
    assert!(found.len() > 25, "{found:?}");
    found
}

/// The ids that stand in the sources as they are.
fn ids_in_sources() -> BTreeSet<String> {
    let is_id = |text: &&str| {
        let beginnings = [
            "battle-",
            "list-",
            "language-",
            "online-",
            "replay-",
            "room-password-",
            "squads-",
            "table-",
            "tour-",
            "watch-",
            "web-",
            "x-wing-drawn-",
        ];
        let begins = *text == "player" || beginnings.iter().any(|start| text.starts_with(start));
        begins && text.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-')
    };
    let mut found = BTreeSet::new();
    for (_, source) in sources().into_iter().filter(|(path, _)| speaks(path)) {
        found.extend(source.split('"').skip(1).step_by(2).filter(is_id).map(str::to_owned));
    }
    found
}

fn speaks(path: &Path) -> bool {
    let path = path.to_string_lossy();
    let places = [
        "crates/text/",
        "crates/cli/src/replay",
        "crates/x-wing-drawing/src",
        "crates/server/src/club",
        "crates/web/src/replay",
        "crates/web/src/ui",
        "crates/page-parts/src",
        "crates/x-wing-web/src",
    ];
    // What `bundle.rs` has in quotation marks are files.
    places.iter().any(|place| path.contains(place)) && !path.ends_with("text/src/bundle.rs")
}

/// All sources of the workspace but tests, without comments.
pub fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for folder in std::fs::read_dir(crates).unwrap() {
        collect(&folder.unwrap().path().join("src"), &mut files);
    }
    files.sort();
    files
}

fn collect(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.ends_with("text/src/tests") {
            continue;
        }
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            files.push((path, code.collect::<Vec<_>>().join("\n")));
        }
    }
}
