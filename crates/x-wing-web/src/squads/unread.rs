//! Why a text is no squad, in the reader's language.

use text::{Argument, Texts};
use x_wing_squads::{MOST_BYTES, MOST_SHIPS, Misplaced, Shape, UnreadableSquad};

/// Why a text is no squad: a sentence.
pub fn reason(texts: &Texts, wrong: &UnreadableSquad) -> String {
    let say = |id: &str, arguments: &[(&str, Argument<'_>)]| texts.message(id, arguments);
    let number = |count: usize| Argument::from(count as u64);
    match wrong {
        UnreadableSquad::Empty => say("squads-unread-empty", &[]),
        UnreadableSquad::NoPilot(ship) => say("squads-unread-no-pilot", &[("number", number(*ship))]),
        UnreadableSquad::Long(bytes) => {
            say("squads-unread-long", &[("count", number(*bytes)), ("most", number(MOST_BYTES))])
        }
        UnreadableSquad::Ships(ships) => {
            say("squads-unread-ships", &[("count", number(*ships)), ("most", number(MOST_SHIPS))])
        }
        UnreadableSquad::Json { line, column, .. } => {
            say("squads-unread-json", &[("line", number(*line)), ("column", number(*column))])
        }
        UnreadableSquad::At { path, what } if path.is_empty() => {
            say("squads-unread-whole", &[("what", misplaced(texts, what).into())])
        }
        UnreadableSquad::At { path, what } => {
            say("squads-unread-at", &[("path", path.as_str().into()), ("what", misplaced(texts, what).into())])
        }
    }
}

fn misplaced(texts: &Texts, what: &Misplaced) -> String {
    let say = |id: &str, arguments: &[(&str, Argument<'_>)]| texts.message(id, arguments);
    match what {
        Misplaced::Expected { wanted, found } => {
            let (wanted, found) = (shape(texts, *wanted), shape(texts, *found));
            say("squads-unread-expected", &[("wanted", wanted.into()), ("found", found.into())])
        }
        Misplaced::NoPilots => say("squads-unread-no-pilots", &[]),
        Misplaced::NoName => say("squads-unread-no-name", &[]),
        Misplaced::Faction(word) => say("squads-unread-faction", &[("word", word.as_str().into())]),
        Misplaced::OtherFaction { pilot, faction } => {
            say("squads-unread-other-faction", &[("pilot", pilot.as_str().into()), ("faction", (*faction).into())])
        }
        Misplaced::Ship(word) => say("squads-unread-ship", &[("word", word.as_str().into())]),
        Misplaced::OtherShip { pilot, ship } => {
            say("squads-unread-other-ship", &[("pilot", pilot.as_str().into()), ("ship", ship.as_str().into())])
        }
        Misplaced::Slot => say("squads-unread-slot", &[]),
    }
}

fn shape(texts: &Texts, shape: Shape) -> String {
    let id = match shape {
        Shape::Null => "squads-shape-null",
        Shape::Truth => "squads-shape-truth",
        Shape::Number => "squads-shape-number",
        Shape::Text => "squads-shape-text",
        Shape::List => "squads-shape-list",
        Shape::Object => "squads-shape-object",
    };
    texts.message(id, &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use text::Language;
    use x_wing_squads::{read_line, read_xws};

    /// Texts that are no squads, in every way in which a text can be none.
    fn wrong() -> Vec<UnreadableSquad> {
        let lists = [
            "{",
            "[]",
            "{}",
            r#"{"pilots":null}"#,
            r#"{"pilots":true}"#,
            r#"{"pilots":[]}"#,
            r#"{"pilots":[7]}"#,
            r#"{"pilots":[{}]}"#,
            r#"{"pilots":[{"id":[]}]}"#,
            r#"{"faction":"hutts","pilots":[]}"#,
            r#"{"faction":"scum","pilots":[{"id":"lukeskywalker"}]}"#,
            r#"{"pilots":[{"id":"lukeskywalker","ship":"walker"}]}"#,
            r#"{"pilots":[{"id":"lukeskywalker","ship":"awing"}]}"#,
            r#"{"pilots":[{"id":"lukeskywalker","upgrades":{"hat":[]}}]}"#,
            r#"{"pilots":[{"id":"lukeskywalker","upgrades":{"crew":"gunner"}}]}"#,
        ];
        let lines = ["+bb8".to_owned(), "a,".repeat(MOST_SHIPS + 1), "a".repeat(MOST_BYTES + 1)];
        let lists = lists.iter().map(|list| read_xws(list).unwrap_err());
        lists.chain(lines.iter().map(|line| read_line(line).unwrap_err())).collect()
    }

    #[test]
    fn every_reason_is_said_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<_> = wrong().iter().map(|wrong| reason(&texts, wrong)).collect();
            assert_eq!(said.len(), wrong().len(), "{language:?}: {said:#?}");
            for sentence in said {
                assert!(!sentence.contains("squads") && sentence.ends_with('.'), "{language:?}: {sentence}");
                assert!(sentence.starts_with(|sign: char| !sign.is_lowercase()), "{language:?}: {sentence}");
            }
        }
    }

    #[test]
    fn a_reason_says_where_and_what() {
        let polish = Texts::new(Language::Pl);
        let wrong = read_xws(r#"{"pilots":[{"id":7}]}"#).unwrap_err();
        assert_eq!(reason(&polish, &wrong), "W miejscu „pilots[0].id”: powinno tu być: tekst, a jest: liczba.");
        assert_eq!(reason(&polish, &read_xws("{").unwrap_err()), "To nie jest JSON: nie zgadza się wiersz 1, znak 1.");
    }
}
