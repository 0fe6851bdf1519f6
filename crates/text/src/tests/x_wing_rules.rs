//! Every rule that an event of X-Wing names has a sentence for players in every language, and no other has.

use super::files::written;
use super::whole::{clean, sources};
use crate::Language;
use std::collections::BTreeSet;

/// As long as a sentence behind "why?" may be.
const LONGEST: usize = 260;

/// The rules that an event of X-Wing can name: those in a `why!` of its sources.
pub fn cited() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (path, source) in sources() {
        if !path.components().any(|part| part.as_os_str() == "x-wing") {
            continue;
        }
        assert!(!source.contains("RuleId("), "{}: an event names its rules by `why!`", path.display());
        for call in source.split("why![").skip(1) {
            let ids = call[..call.find(']').expect("a call ends")].split('"').skip(1).step_by(2);
            found.extend(ids.filter(|id| id.starts_with("XW-")).map(str::to_owned));
        }
    }
    assert!(found.len() > 140, "{found:?}");
    found
}

#[test]
fn a_rule_that_an_event_names_is_in_the_catalogue() {
    let catalogue: BTreeSet<_> = rulebook::X_WING.rules().map(|rule| rule.id.to_owned()).collect();
    let unknown: Vec<_> = cited().difference(&catalogue).cloned().collect();
    assert_eq!(unknown, Vec::<String>::new());
}

#[test]
fn every_rule_that_an_event_names_has_a_sentence_and_no_other_has() {
    let wanted: BTreeSet<_> = cited().into_iter().map(|rule| format!("rule-{rule}")).collect();
    for language in Language::ALL {
        let written = written(language);
        let own = written.iter().filter(|(id, _)| id.starts_with("rule-XW-"));
        for (id, sentence) in own.clone() {
            clean(language, &sentence.text, &id.clone().into());
            let length = sentence.text.chars().count();
            assert!(length <= LONGEST && sentence.variables.is_empty(), "{language:?}: {id}: {length} characters");
        }
        let own: BTreeSet<_> = own.map(|(id, _)| id.clone()).collect();
        let missing: Vec<_> = wanted.difference(&own).collect();
        let unused: Vec<_> = own.difference(&wanted).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "locales/{}/x-wing-rules.ftl lacks {missing:?}\nand has rules that no event names: {unused:?}",
            language.code()
        );
    }
}

/// What the book says stands in `rules/`; a sentence for players says it otherwise.
#[test]
fn no_sentence_is_that_of_the_catalogue() {
    let english = written(Language::En);
    for rule in rulebook::X_WING.rules() {
        if let Some(sentence) = english.get(&format!("rule-{}", rule.id)) {
            assert_ne!(sentence.text, rule.text, "{}", rule.id);
        }
    }
}
