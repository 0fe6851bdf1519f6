//! What is fitted about X-Wing: positions between rounds, and those in which all ships have moved and nobody has fired.

use crate::{Eyes, Fitted};
use games::XWing;
use play::{Game, Outcome, Seat};
use x_wing::{Options, Setup};
use x_wing_bots::judged_by;
use x_wing_bots::prospect::FEATURES;
use x_wing_squads::read_line;

/// Squads of different kinds; every two of them meet, and each meets itself.
const SQUADS: [&str; 7] = [
    "poedameron+bb8, bluesquadronnovice",
    "rookiepilot, rookiepilot, rookiepilot, rookiepilot",
    "academypilot, academypilot, academypilot, academypilot, academypilot, academypilot, academypilot",
    "soontirfel+pushthelimit, turrphennir+veteraninstincts, carnorjax",
    "gammasquadronpilot+protonbombs, gammasquadronpilot+seismiccharges, gammasquadronpilot+proximitymines",
    "biggsdarklighter, rookiepilot, daggersquadronpilot+advancedsensors, daggersquadronpilot+advancedsensors",
    "hansolo+c3po+r2d2-swx22+predator+engineupgrade+millenniumfalcon, talasquadronpilot, talasquadronpilot, talasquadronpilot",
];

impl Fitted for XWing {
    const BOT: &str = "hunter-1";
    const FILES: [&str; 2] = ["crates/x-wing-bots/weights.txt", "docs/reliability-x-wing.svg"];
    const SETS: &[(&str, &[&str])] = &[("between-rounds.", &FEATURES), ("before-combat.", &FEATURES)];

    fn games() -> Vec<XWing> {
        let squads = SQUADS.map(|line| read_line(line).expect("a squad that can be read"));
        let pairs = squads.iter().flat_map(|first| squads.iter().map(move |second| [first.clone(), second.clone()]));
        let options = Options { rounds: Some(24), ..Options::default() };
        pairs.map(|squads| XWing::new(Setup { squads, options: options.clone() }).expect("legal squads")).collect()
    }

    fn eyes(game: &XWing) -> Eyes<'_, Self> {
        Box::new(move |position| {
            let seen =
                judged_by(game, position).map(|(moment, features)| (moment as usize, features.map(f64::from).to_vec()));
            seen.into_iter().collect()
        })
    }

    fn share(outcome: &Outcome) -> f64 {
        let won = [Seat(0), Seat(1)].map(|seat| f64::from(u8::from(outcome.winners.has(seat))));
        f64::midpoint(1.0, won[0] - won[1])
    }
}
