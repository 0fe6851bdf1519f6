//! The claims: who plays whom, for how long, and what is wanted.

/// One claim.
pub struct Claim {
    pub name: &'static str,
    pub game: &'static str,
    /// How many play, if the game does not say.
    pub players: Option<&'static str>,
    /// The first is claimed to win.
    pub bots: &'static str,
    /// Rounds of search.
    pub budget: &'static str,
    /// Flown by both sides, one after the other; none in a game without squads.
    pub squads: &'static [&'static str],
    /// How many games with each of them.
    pub games: &'static str,
    /// The share of the first that is wanted.
    pub wanted: f64,
    /// More than that is too much.
    pub at_most: f64,
}

/// What 50 ms are on one core, by the benches of both games; X-Wing's search takes far less than that with 3,000.
const RACING: &str = "18000";
const FLYING: &str = "3000";
const LONG_FLYING: &str = "20000";

const CORE: &str = "poedameron+bb8, bluesquadronnovice";
const HAN: &str = "hansolo+c3po+r2d2-swx22+predator+engineupgrade+millenniumfalcon, talasquadronpilot, talasquadronpilot, talasquadronpilot";
const SQUADS: &[&str] = &[
    CORE,
    "rookiepilot, rookiepilot, rookiepilot, rookiepilot",
    "academypilot, academypilot, academypilot, academypilot, academypilot, academypilot, academypilot",
    "soontirfel+pushthelimit, turrphennir+veteraninstincts, carnorjax",
    "gammasquadronpilot+protonbombs, gammasquadronpilot+seismiccharges, gammasquadronpilot+proximitymines",
    "biggsdarklighter, rookiepilot, daggersquadronpilot+advancedsensors, daggersquadronpilot+advancedsensors",
    HAN,
];

const RACE: Claim = Claim {
    name: "",
    game: "super-teams",
    players: None,
    bots: "",
    budget: RACING,
    squads: &[],
    games: "800",
    wanted: 0.6,
    at_most: 1.0,
};

const BATTLE: Claim = Claim { game: "x-wing", budget: FLYING, squads: &[CORE], games: "400", ..RACE };

/// All claims. What level 1 wins against the random player has an upper end, since a child plays against it.
pub const CLAIMS: &[Claim] = &[
    Claim { name: "race-5-greedy", bots: "level-5,greedy", wanted: 0.85, ..RACE },
    Claim { name: "race-5-greedy-partners", players: Some("4"), bots: "level-5,greedy", wanted: 0.85, ..RACE },
    Claim { name: "race-5-flat", bots: "level-5,flat", wanted: 0.55, ..RACE },
    Claim { name: "race-5-4", bots: "level-5,level-4", ..RACE },
    Claim { name: "race-4-3", bots: "level-4,level-3", ..RACE },
    Claim { name: "race-3-2", bots: "level-3,level-2", ..RACE },
    Claim { name: "race-2-1", bots: "level-2,level-1", ..RACE },
    Claim { name: "race-1-random", bots: "level-1,random", wanted: 0.55, at_most: 0.75, ..RACE },
    Claim { name: "hunter-random", bots: "hunter-1,random", squads: SQUADS, games: "116", wanted: 0.97, ..BATTLE },
    Claim { name: "ace-hunter", bots: "level-5,hunter-1", squads: SQUADS, games: "116", wanted: 0.7, ..BATTLE },
    Claim { name: "ace-hunter-core", bots: "level-5,hunter-1", budget: LONG_FLYING, wanted: 0.7, ..BATTLE },
    Claim { name: "core-4-3", bots: "level-4,level-3", ..BATTLE },
    Claim { name: "core-3-2", bots: "level-3,level-2", ..BATTLE },
    Claim { name: "core-2-1", bots: "level-2,level-1", ..BATTLE },
    Claim { name: "core-1-random", bots: "level-1,random", wanted: 0.55, at_most: 0.75, ..BATTLE },
    Claim { name: "hundred-5-4", bots: "level-5,level-4", squads: &[HAN], games: "100", ..BATTLE },
    Claim { name: "hundred-4-3", bots: "level-4,level-3", squads: &[HAN], games: "100", ..BATTLE },
    Claim { name: "hundred-3-2", bots: "level-3,level-2", squads: &[HAN], games: "100", ..BATTLE },
    Claim { name: "hundred-2-1", bots: "level-2,level-1", squads: &[HAN], games: "100", ..BATTLE },
    Claim {
        name: "hundred-1-random",
        bots: "level-1,random",
        squads: &[HAN],
        games: "100",
        wanted: 0.55,
        at_most: 0.75,
        ..BATTLE
    },
];

impl Claim {
    /// The command lines of `holotable` that play its games, one for each squad.
    pub fn arguments(&self, seed: u64) -> Vec<Vec<String>> {
        let seed = seed.to_string();
        let mut words = vec!["arena", self.game, "--bots", self.bots, "--games", self.games, "--budget", self.budget];
        words.extend(["--seed", &seed, "--all", "--json"]);
        words.extend(self.players.iter().flat_map(|players| ["--players", players]));
        let with = |more: &[&str]| words.iter().chain(more).map(|&word| word.to_owned()).collect();
        match self.squads {
            [] => vec![with(&[])],
            squads => squads.iter().map(|squad| with(&["--squad", squad, "--squad", squad])).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Game;
    use std::collections::BTreeSet;

    #[test]
    fn claims_have_names_of_their_own_and_squads_that_can_be_flown() {
        assert_eq!(CLAIMS.iter().map(|claim| claim.name).collect::<BTreeSet<_>>().len(), CLAIMS.len());
        for squad in CLAIMS.iter().flat_map(|claim| claim.squads) {
            let squad = x_wing_squads::read_line(squad).unwrap();
            x_wing::XWing::new(x_wing::Setup { squads: [squad.clone(), squad], options: x_wing::Options::default() })
                .unwrap();
        }
    }

    #[test]
    fn games_are_played_with_each_squad_on_both_sides() {
        let core = CLAIMS.iter().find(|claim| claim.name == "core-4-3").unwrap();
        let words = core.arguments(7);
        assert_eq!(words.len(), 1);
        assert_eq!(
            words[0].join(" "),
            format!(
                "arena x-wing --bots level-4,level-3 --games 400 --budget 3000 --seed 7 --all --json --squad {CORE} --squad {CORE}"
            )
        );
        let partners = CLAIMS.iter().find(|claim| claim.players.is_some()).unwrap();
        assert!(partners.arguments(7)[0].join(" ").ends_with("--players 4"));
    }
}
