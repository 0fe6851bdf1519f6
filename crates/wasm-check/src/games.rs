//! Random games by their numbers.

use chance::Dice;
use play::{Game, Session, laws, next_input};
use super_teams::{SuperTeams, boards};
use x_wing::{Options, RuleSet, XWing};
use x_wing_bots::random_pilot;
use x_wing_squads::read_line;

/// Plays a game of Super Teams: the players, board and option follow from the number, chance from it as the seed.
pub fn race(number: u32) -> Session<SuperTeams> {
    let names: Vec<_> = boards::names().collect();
    let board = boards::named(names[number as usize % names.len()]).expect("our own board").board;
    let players = 2 + (number / 3 % 3) as u8;
    let usual = super_teams::Setup::usual(players, board);
    let setup = super_teams::Setup { tow_chain: number.is_multiple_of(2), ..usual };
    let mut session = Session::new(SuperTeams::new(setup).expect("a usual set-up"));
    let mut dice = Dice::new(u64::from(number), 0);
    while let Some(input) = laws::random_input(session.game(), session.position(), &mut dice) {
        let ms = session.entries().len() as u64 * 750;
        session.apply(input, ms).expect("a random input is legal");
    }
    session
}

/// The core set, large ships, and mixtures with turrets, ion, cloak, torpedoes and mines.
const SQUADS: [[&str; 2]; 6] = [
    ["poedameron+bb8+wired", "omegaace+wired, zetaace"],
    ["blueace+r5x3, bluesquadronnovice+protontorpedoes", "epsilonleader, omegasquadronpilot, zetasquadronpilot"],
    ["hansolo", "krassistrelix+heavylasercannon"],
    ["hansolo, redsquadronveteran", "omicrongrouppilot, whisper"],
    ["goldsquadronpilot+ioncannonturret, bluesquadronnovice", "krassistrelix+proximitymines, zetasquadronpilot"],
    ["bossk, trandoshanslaver", "sigmasquadronpilot, omegaace, epsilonsquadronpilot"],
];

/// Plays six rounds of X-Wing between random pilots: squads and options follow from the number, chance from it as the seed.
pub fn dogfight(number: u32) -> Session<XWing> {
    let squads = SQUADS[number as usize % SQUADS.len()].map(|line| read_line(line).expect("our own squads"));
    let options = Options {
        rounds: Some(6),
        one_deck: number.is_multiple_of(4),
        rules: if number.is_multiple_of(5) { RuleSet::Faq } else { RuleSet::Printed },
        ..Options::default()
    };
    let mut session = Session::new(XWing::new(x_wing::Setup { squads, options }).expect("our own squads"));
    let mut dice = Dice::new(u64::from(number), 1);
    while let Some(input) = next_input(session.game(), session.position(), &mut dice, |seat, dice| {
        random_pilot(session.game(), &session.position().open, seat, dice)
    }) {
        let ms = session.entries().len() as u64 * 750;
        session.apply(input, ms).expect("a random pilot keeps to the rules");
    }
    session
}
