//! How something that happened sounds; the page decides whether it is heard.

use page_parts::line::Line;

/// How a line of the log sounds, by the name that `sounds.js` knows; most of them make no noise.
pub fn of(line: &Line) -> Option<&'static str> {
    Some(match line["event"].as_str()? {
        "phase-begins" if line["phase"] == "planning" => "turn",
        "revealed" => "card",
        "moved" | "shifted" => "ship",
        "met" => "asteroid",
        "attacked" => "shot",
        "rolled" | "rerolled" => "dice",
        "shield-lost" => "shield",
        "damaged" | "dealt" => "hit",
        "detonated" | "destroyed" => "blast",
        "ended" => "win",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_battle;
    use page_parts::line::lines;
    use play::Viewer;
    use std::collections::BTreeSet;

    const SOUNDS: [&str; 10] = ["asteroid", "blast", "card", "dice", "hit", "shield", "ship", "shot", "turn", "win"];

    /// Battles flown at random, one after the other, until every sound was heard.
    #[test]
    fn every_sound_is_heard_in_battles() {
        let mut heard = BTreeSet::new();
        for seed in 0..20 {
            random_battle::fly(seed, |game, events| {
                heard.extend(lines(game, events, Viewer::Spectator).iter().filter_map(of));
            });
        }
        assert_eq!(heard.into_iter().collect::<Vec<_>>(), SOUNDS);
    }

    #[test]
    fn every_sound_is_in_the_page() {
        let page = include_str!("../../web/static/sounds.js");
        for sound in SOUNDS {
            assert!(page.contains(&format!("  {sound}:")), "{sound}");
        }
    }
}
