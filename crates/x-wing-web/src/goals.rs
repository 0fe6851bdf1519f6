//! What each side wants in a mission, in words.

use geometry::Edge;
use text::{Argument, Texts};
use x_wing::{Objective, Team, XWing};

/// The goals of a side, a sentence each; none in an ordinary battle, where everybody knows what to do.
pub fn goals(texts: &Texts, game: &XWing, side: Team) -> Vec<String> {
    let Some(mission) = game.mission() else { return Vec::new() };
    let own = mission.goals.iter().filter(|goal| usize::from(goal.side) == side.index());
    let mut said: Vec<_> = own.map(|goal| goal_of(texts, game, side, goal.what)).collect();
    if let (Some(rounds), Some(winner)) = (mission.rounds, mission.at_end) {
        let id = if usize::from(winner) == side.index() { "battle-goal-until" } else { "battle-goal-within" };
        said.push(texts.message(id, &[("rounds", i64::from(rounds).into())]));
    }
    if mission.elimination {
        said.push(texts.message("battle-goal-elimination", &[]));
    }
    said
}

fn goal_of(texts: &Texts, game: &XWing, side: Team, what: Objective) -> String {
    let leader = |side: Team| game.facts(game.leader(side)).title();
    match what {
        Objective::Leave { edge, ships, leader: alone } => {
            let edge = texts.message(edge_word(edge), &[]);
            let (id, who): (_, (_, Argument<'_>)) = match alone {
                true => ("battle-goal-leave-leader", ("ship", leader(side).into())),
                false => ("battle-goal-leave", ("ships", i64::from(ships).into())),
            };
            texts.message(id, &[("edge", edge.into()), who])
        }
        Objective::DestroyLeader => {
            texts.message("battle-goal-destroy-leader", &[("ship", leader(side.other()).into())])
        }
        Objective::Scan(count) => texts.message("battle-goal-scan", &[("count", i64::from(count).into())]),
    }
}

fn edge_word(edge: Edge) -> &'static str {
    match edge {
        Edge::North => "x-wing-edge-north",
        Edge::East => "x-wing-edge-east",
        Edge::South => "x-wing-edge-south",
        Edge::West => "x-wing-edge-west",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ready::BATTLES;
    use text::Language;

    #[test]
    fn goals_are_said_with_names_and_numbers() {
        let said = |name: &str, side| {
            let battle = BATTLES.into_iter().find(|battle| battle.name == name).unwrap();
            goals(&Texts::new(Language::En), &battle.game().unwrap(), side).join(" ")
        };
        let escort = said("battle-mission-escort", Team::First);
        assert!(escort.contains("Rebel Operative") && escort.contains("north") && escort.contains("12"), "{escort}");
        assert!(said("battle-mission-escort", Team::Second).contains("Destroy Rebel Operative"));
        assert!(said("battle-mission-asteroid-run", Team::First).contains("2 ships"));
        assert!(said("battle-mission-scan", Team::First).contains("3 markers"));
        assert_eq!(said("battle-ready-core", Team::First), "");
    }
}
