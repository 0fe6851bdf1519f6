//! What each side wants in a mission, in words.

use geometry::Edge;
use text::{Argument, Texts};
use x_wing::{Objective, ShipFacts, Team, XWing};

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
        Objective::Leave { edge, ships, given: true, .. } => {
            let edge = texts.message(edge_word(edge), &[]);
            let given = given(game, side);
            let details = [("edge", edge.into()), ("count", i64::from(ships).into()), ("ships", given.into())];
            texts.message("battle-goal-leave-given", &details)
        }
        Objective::Leave { edge, ships, leader: alone, .. } => {
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
        Objective::Destroy(count) => {
            let details = [("count", i64::from(count).into()), ("ships", given(game, side.other()).into())];
            texts.message("battle-goal-destroy", &details)
        }
        Objective::Scan(count) => texts.message("battle-goal-scan", &[("count", i64::from(count).into())]),
    }
}

/// The ships that the mission gives to a side.
fn given(game: &XWing, side: Team) -> String {
    let ships = game.ships().iter().filter(|ship| ship.is_given && ship.side == side);
    ships.map(ShipFacts::title).collect::<Vec<_>>().join(", ")
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
        let raid = said("battle-mission-supply-line", Team::First);
        assert!(raid.contains("Destroy 3 of these: Aurek, Besh, Cresh, Dorn."), "{raid}");
        let convoy = [Team::First, Team::Second].map(|side| said("battle-mission-convoy", side));
        assert!(convoy[0].contains("Bring 2 of these") && convoy[0].contains("east edge: Meridian, Halcyon, Solace."));
        assert!(convoy[1].contains("Destroy 2 of these: Meridian, Halcyon, Solace."), "{convoy:?}");
        assert!(said("battle-mission-last-station", Team::First).contains("Destroy Station."));
        assert_eq!(said("battle-ready-core", Team::First), "");
    }
}
