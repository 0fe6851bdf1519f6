//! What is fitted about Super Teams: positions at the end of a round, when all hands are empty.

use crate::{Eyes, Fitted};
use games::SuperTeams;
use play::{Game, Outcome, Seat};
use super_teams::{Phase, Setup, boards};
use super_teams_bots::{FEATURES, Horizon, Racing};

impl Fitted for SuperTeams {
    const BOT: &str = "greedy";
    const FILES: [&str; 2] = ["crates/super-teams-bots/weights.txt", "docs/reliability-super-teams.svg"];
    const SETS: &[(&str, &[&str])] = &[("", &FEATURES)];

    /// Two players and partners, on the standard board and a short one.
    fn games() -> Vec<SuperTeams> {
        let game = |(players, board): (u8, &str)| {
            let board = boards::named(board).expect("our own board").board;
            SuperTeams::new(Setup::usual(players, board)).expect("a usual set-up")
        };
        [(2, "standard"), (4, "standard"), (2, "standard"), (2, "short")].map(game).to_vec()
    }

    fn eyes(game: &SuperTeams) -> Eyes<'_, Self> {
        let racing = Racing::new(game, Horizon::Round);
        Box::new(move |position| match position.open.phase {
            Phase::Deal(Seat(0)) => {
                let features = racing.features(game, position, Seat(0), Seat(1));
                vec![(0, features.map(f64::from).to_vec())]
            }
            _ => Vec::new(),
        })
    }

    fn share(outcome: &Outcome) -> f64 {
        let won = [Seat(0), Seat(1)].map(|seat| f64::from(u8::from(outcome.winners.has(seat))));
        f64::midpoint(1.0, won[0] - won[1])
    }
}
