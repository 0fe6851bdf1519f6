//! What of a line of the log is seen on the table: ships that fly, dials that turn up, dice that fall. A line comes from the page's
//! own battle, from a server or from a record, and is the same.

use page_parts::json;
use page_parts::line::Line;
use serde::de::DeserializeOwned;
use x_wing::{Happening, Phase};

/// What the line tells, if something is seen of it.
pub fn happening(line: &Line) -> Option<Happening> {
    Some(match line["event"].as_str()? {
        "moved" => Happening::Moved {
            ship: field(line, "ship")?,
            maneuver: field(line, "maneuver")?,
            from: field(line, "from")?,
            to: field(line, "to")?,
        },
        "shifted" => {
            Happening::Shifted { ship: field(line, "ship")?, from: field(line, "from")?, to: field(line, "to")? }
        }
        "revealed" => Happening::Revealed { ship: field(line, "ship")?, maneuver: field(line, "maneuver")? },
        "attacked" => Happening::Attacked {
            attacker: field(line, "attacker")?,
            defender: field(line, "defender")?,
            weapon: field(line, "weapon")?,
            range: field(line, "range")?,
            obstructed: field(line, "obstructed")?,
        },
        "rolled" => {
            Happening::Rolled { ship: field(line, "ship")?, die: field(line, "die")?, dice: field(line, "dice")? }
        }
        "rerolled" => {
            Happening::Rerolled { ship: field(line, "ship")?, from: field(line, "from")?, to: field(line, "to")? }
        }
        "altered" => {
            Happening::Altered { ship: field(line, "ship")?, from: field(line, "from")?, to: field(line, "to")? }
        }
        "modified" => Happening::Modified { attack: field(line, "attack")?, defense: field(line, "defense")? },
        "compared" => Happening::Compared { hits: field(line, "hits")?, criticals: field(line, "criticals")? },
        "missed" => Happening::Missed { ship: field(line, "ship")? },
        "dealt" => Happening::Dealt { ship: field(line, "ship")?, card: field(line, "card")? },
        "destroyed" => Happening::Destroyed { ship: field(line, "ship")? },
        "fights" => Happening::Fights { ship: field(line, "ship")? },
        "phase-begins" => Happening::PhaseBegins { phase: phase(line["phase"].as_str()?)? },
        "round-begins" => Happening::RoundBegins { round: field(line, "round")? },
        _ => return None,
    })
}

fn phase(name: &str) -> Option<Phase> {
    let phases = [Phase::Planning, Phase::Activation, Phase::Combat, Phase::End];
    phases.into_iter().find(|phase| <&str>::from(phase) == name)
}

fn field<T: DeserializeOwned>(line: &Line, name: &str) -> Option<T> {
    json::told(&line[name]).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fray::Fray;
    use crate::random_battle;
    use page_parts::line::lines;
    use play::Viewer;

    /// Over a whole battle, what is shown of a line is what happened, and nothing that is shown is missing.
    #[test]
    fn a_line_tells_what_happened() {
        let mut told = 0;
        random_battle::fly(4, |game, events| {
            for (event, line) in events.iter().zip(lines(game, events, Viewer::Spectator)) {
                let flies = matches!(event.what, Happening::Moved { .. } | Happening::Shifted { .. });
                match happening(&line) {
                    Some(what) => {
                        assert_eq!(what, event.what);
                        told += 1;
                    }
                    None => assert!(!flies && !Fray::is_seen(&event.what), "{line}"),
                }
            }
        });
        assert!(told > 100, "{told} lines");
    }
}
