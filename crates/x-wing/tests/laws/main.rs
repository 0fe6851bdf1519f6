//! The laws of every game, and those of this one, on many random games.

mod ahead;
mod conserved;
mod depth;
mod hangar;
mod many;
mod mirror;
mod oracle;
mod squads;
mod watch;

use chance::Dice;
use play::{Game, Session, laws};
use std::collections::BTreeSet;
use x_wing::cards::{Upgrade, pilot, pilots, upgrades};
use x_wing::{Measuring, Mission, Options, RuleSet, Setup, Squad, SquadShip, XWing};

fn squad(ships: &[&str]) -> Squad {
    let ship = |text: &&str| {
        let mut words = text.split('+').map(str::to_owned);
        let pilot = words.next().unwrap();
        SquadShip { pilot, upgrades: words.collect(), name: None, seat: None }
    };
    Squad { ships: ships.iter().map(ship).collect() }
}

fn game(squads: [&[&str]; 2], options: Options) -> XWing {
    XWing::new(Setup { squads: squads.map(squad), options }).unwrap()
}

fn limit(rounds: u16) -> Options {
    Options { rounds: Some(rounds), ..Options::default() }
}

fn mission(name: &str) -> Options {
    Options { mission: Mission::named(name), ..Options::default() }
}

fn games() -> Vec<XWing> {
    let core: [&[&str]; 2] = [&["poedameron+bb8+wired+weaponsguidance"], &["omegaace+wired", "zetaace"]];
    let mixed: [&[&str]; 2] = [
        &["blueace+r5x3+protontorpedoes", "redsquadronveteran+wired+bb8", "bluesquadronnovice+protontorpedoes"],
        &["epsilonleader+weaponsguidance", "epsilonsquadronpilot", "epsilonsquadronpilot", "omegasquadronpilot"],
    ];
    let large: [&[&str]; 2] = [
        &["hansolo+assaultmissiles", "goldsquadronpilot+ioncannonturret+shieldupgrade"],
        &["whisper", "omicrongrouppilot+heavylasercannon", "krassistrelix+proximitymines"],
    ];
    let wide: [&[&str]; 2] = [
        &["bossk+heavylasercannon", "trandoshanslaver"],
        &["sigmasquadronpilot", "bountyhunter+seismiccharges", "bountyhunter+protonbombs"],
    ];
    vec![
        game(large, limit(4)),
        game(wide, Options { measuring: Measuring::Printed, ..limit(4) }),
        game(core, limit(5)),
        game(core, Options { measuring: Measuring::Printed, ..limit(4) }),
        game(mixed, limit(3)),
        game([&["blueace+r5x3", "bluesquadronnovice"], &["omegaace", "zetaace"]], mission("asteroid-run")),
        game([&["redsquadronveteran", "bluesquadronnovice"], &["omegaace", "zetaace"]], mission("scan")),
        game([&["poedameron", "bluesquadronnovice"], &["omegaace", "epsilonleader"]], mission("escort")),
        game(
            [&["redsquadronveteran", "bluesquadronnovice"], &["academypilot", "academypilot"]],
            mission("supply-line"),
        ),
        game([&["poedameron", "bluesquadronnovice"], &["soontirfel", "academypilot"]], mission("last-station")),
        game([&["poedameron", "bluesquadronnovice"], &["omegaace", "epsilonleader"]], mission("convoy")),
        game(mixed, Options { rules: RuleSet::Faq, one_deck: true, obstacles: vec![], ..limit(3) }),
    ]
}

/// Legal is what is accepted, refusals change nothing, nobody can tell what is hidden, positions and records come back
/// the same, every game with a limit ends, somebody can always go on.
#[test]
fn the_laws_of_every_game_hold() {
    for (index, game) in games().iter().enumerate() {
        for stream in 0..25 {
            laws::check(game, &mut Dice::new(index as u64, stream), 20_000).unwrap();
        }
    }
}

/// No card is lost or made, and no two bases overlap.
#[test]
fn cards_are_conserved_and_bases_never_overlap() {
    for (index, game) in games().iter().enumerate() {
        for stream in 0..500 {
            let mut dice = Dice::new(100 + index as u64, stream);
            let mut position = game.start();
            while let Some(input) = laws::random_input(game, &position, &mut dice) {
                game.apply(&mut position, &input, &mut ()).unwrap();
                conserved::check(game, &position.open).unwrap_or_else(|fault| panic!("{fault}\n{position:#?}"));
            }
        }
    }
}

/// What is written as JSON is read back as the same position.
#[test]
fn positions_come_back_from_json() {
    for (index, game) in games().into_iter().enumerate() {
        let mut dice = Dice::new(200 + index as u64, 0);
        let mut session = Session::new(game);
        while let Some(input) = laws::random_input(session.game(), session.position(), &mut dice) {
            session.apply(input, 0).unwrap();
            let json = serde_json::to_string(session.position()).unwrap();
            let read: x_wing::Position = serde_json::from_str(&json).unwrap();
            assert_eq!(read, *session.position());
        }
    }
}

/// Random squads, random agreements: what touches is in contact, what attacks is in arc and range, everything that happens
/// is told, every game ends.
#[test]
fn hundreds_of_random_games_are_watched() {
    let mut tally = watch::Tally::default();
    for stream in 0..150 {
        let mut dice = Dice::new(300, stream);
        let game = squads::game(&mut dice);
        tally += watch::play(&game, &mut dice, true, &mut BTreeSet::new())
            .unwrap_or_else(|fault| panic!("game {stream}: {fault}"));
    }
    assert!(tally.overlaps > 50 && tally.attacks > 500, "too little happened: {tally:?}");
    assert!(tally.unknown * 10 < tally.attacks, "the sampling is too coarse: {tally:?}");
}

/// Where moves end, who can be shot at and what can be planned is answered as it happens then.
#[test]
fn what_is_foretold_comes_to_pass() {
    let mut tally = ahead::Tally::default();
    for stream in 0..100 {
        let mut dice = Dice::new(500, stream);
        let game = squads::game(&mut dice);
        ahead::play(&game, &mut dice, &mut tally).unwrap_or_else(|fault| panic!("game {stream}: {fault}"));
    }
    for (index, game) in games().iter().enumerate() {
        let mut dice = Dice::new(501, index as u64);
        ahead::play(game, &mut dice, &mut tally).unwrap_or_else(|fault| panic!("game {index}: {fault}"));
    }
    let counts = [tally.free, tally.overlaps, tally.obstacles, tally.leaves, tally.shifts, tally.fire, tally.plans];
    assert!(counts.iter().all(|count| *count > 20), "too little happened: {tally:?}");
}

/// Plans are all combinations of what the dials of a seat show, each of them once.
#[test]
fn every_combination_of_dials_is_one_plan() {
    let options = Options { obstacles: vec![], ..limit(3) };
    let game = game([&["poedameron"], &["omegaace", "zetaace"]], options);
    let dials = game.ships()[1..].iter().map(|ship| ship.dial.len() as u128);
    assert_eq!(ahead::all_plans(&game, &mut Dice::new(502, 0)), dials.product());
}

/// Left and right are the same but for their names.
#[test]
fn the_mirror_image_of_a_game_is_a_game() {
    for stream in 0..60 {
        let mut dice = Dice::new(400, stream);
        let game = squads::game(&mut dice);
        if mirror::is_even(&game) {
            mirror::play(&game, &mut dice).unwrap_or_else(|fault| panic!("game {stream}: {fault}"));
        }
    }
}

/// Every card that some ship can have is drawn into random squads.
#[test]
fn every_card_is_drawn_from() {
    let (drawn_pilots, drawn_upgrades) = squads::drawn_from();
    let missing = pilots().find(|pilot| pilot.for_squads && !drawn_pilots.contains(pilot.card.name));
    assert_eq!(missing.map(|pilot| pilot.card.name), None);
    let flown: Vec<_> = drawn_pilots.iter().filter_map(|name| pilot(name)).collect();
    let has_a_ship = |upgrade: &Upgrade| {
        let accepts = |ship| upgrade.only.iter().all(|only| only.accepts_ship(ship));
        flown.iter().any(|pilot| accepts(pilot.ship))
    };
    let fitting = upgrades().filter(|upgrade| has_a_ship(upgrade));
    let missing: Vec<_> = fitting.map(|one| one.card.name).filter(|name| !drawn_upgrades.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
