//! Bots play missions for what they are about, and fights as ever.

use bots::Bot;
use chance::Dice;
use geometry::Pose;
use play::{Budget, Game, Input, Need, Question, Seat};
use x_wing::{Choice, Fact, Life, Mission, Options, Phase, Position, Setup, ShipId, Team, XWing};
use x_wing_bots::{ENTRANTS, advisor};

/// Those that know what a mission is about, each with the same that does not.
const PAIRS: [(&str, &str); 2] = [("level-4", "level-4-goal-blind"), ("level-5", "level-5-goal-blind")];

fn game(mission: &str, squads: [&str; 2]) -> XWing {
    let mission = Some(Mission::read(mission).unwrap());
    let squads = squads.map(|squad| x_wing_squads::read_line(squad).unwrap());
    XWing::new(Setup { squads, options: Options { mission, ..Options::default() } }).unwrap()
}

fn at(ship: u8, x: f64, y: f64, heading: f64) -> Fact {
    Fact::Ship(ShipId(ship), Pose::new(x, y, heading).unwrap())
}

fn bot(name: &str) -> Box<dyn Bot<XWing> + Send> {
    ENTRANTS.named(name).unwrap()
}

fn answer(game: &XWing, position: &Position, seat: Seat, bot: &mut dyn Bot<XWing>, dice: &mut Dice) -> Choice {
    let question = Question::new(game, position, seat).within(Some(Budget::Iterations(120)));
    bot.choose(&question, dice)
}

/// Plays on until that many rounds are over, or the game.
fn play_on(game: &XWing, mut position: Position, names: [&str; 2], rounds: u16, seed: u64) -> Position {
    let mut bots = names.map(bot);
    let mut dice = Dice::new(seed, 0);
    let last = position.open.round + rounds;
    while position.open.round < last {
        let input = match game.need(&position) {
            Need::Over(_) => break,
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = answer(game, &position, seat, bots[seat.index()].as_mut(), &mut dice);
                Input::Choice { seat, choice }
            }
        };
        game.apply(&mut position, &input, &mut ()).unwrap();
    }
    position
}

/// How many of these seeds come true.
fn of_seeds(seeds: u64, holds: impl Fn(u64) -> bool) -> usize {
    (0..seeds).filter(|seed| holds(*seed)).count()
}

const ESCAPE: &str = r#"
name = "escape"
rounds = 8
at-end = 1
elimination = false
goals = [{ side = 0, what = { leave = { edge = "east", ships = 1, leader = true } } }, { side = 1, what = "destroy-leader" }]
rules = [{ who = { leader = 0 }, what = "cannot-attack" }]
"#;

/// The shuttle flies at most 160 mm in a move and has 560 mm to go, and its way is free: four moves, a fifth for turning towards the edge. Enemies are
/// where they cannot come in time.
#[test]
fn a_ship_with_a_free_way_leaves_over_its_edge() {
    let game = game(ESCAPE, ["rebeloperative", "academypilot"]);
    let facts = [at(0, -130.0, -300.0, 45.0), at(1, -420.0, 420.0, 0.0)];
    let position = game.arrange(Phase::Planning, &facts).unwrap();
    for (knowing, blind) in PAIRS {
        let left = |name: &str, seed| {
            let after = play_on(&game, position, [name, "level-4"], 5, seed);
            after.open.ship(ShipId(0)).life == Life::Left && after.open.won == Some(Team::First)
        };
        assert_eq!(of_seeds(4, |seed| left(knowing, seed)), 4, "{knowing}");
        assert_eq!(of_seeds(4, |seed| left(blind, seed)), 0, "{blind}");
    }
}

const SURVEY: &str = r#"
name = "survey"
rounds = 6
at-end = 1
elimination = false
markers = [[250.0, 250.0], [-300.0, -300.0]]
goals = [{ side = 0, what = { scan = 1 } }]
"#;

/// One move ahead it is beside the marker; the enemy is at the other end of the table.
#[test]
fn a_ship_beside_its_marker_scans_it() {
    let game = game(SURVEY, ["redsquadronpilot", "academypilot"]);
    let facts = [at(0, 250.0, 0.0, 0.0), at(1, -420.0, -420.0, 270.0)];
    let position = game.arrange(Phase::Planning, &facts).unwrap();
    for (knowing, blind) in PAIRS {
        let scanned = |name: &str, seed| {
            let after = play_on(&game, position, [name, "level-4"], 1, seed);
            after.open.scanned[0].has(0) && after.open.won == Some(Team::First)
        };
        assert_eq!(of_seeds(4, |seed| scanned(knowing, seed)), 4, "{knowing}");
        assert_eq!(of_seeds(4, |seed| scanned(blind, seed)), 0, "{blind}");
    }
}

/// The ship has to turn round for its marker, and the only enemy, which would be an easy prey, is the other way.
#[test]
fn a_ship_goes_where_its_marker_is() {
    let game = game(SURVEY, ["redsquadronpilot", "academypilot"]);
    let facts = [at(0, -100.0, 0.0, 315.0), at(1, -400.0, 400.0, 315.0)];
    let position = game.arrange(Phase::Planning, &facts).unwrap();
    for (knowing, blind) in PAIRS {
        let scanned =
            |name: &str, seed| !play_on(&game, position, [name, "random"], 5, seed).open.scanned[0].is_empty();
        let counts = [knowing, blind].map(|name| of_seeds(6, |seed| scanned(name, seed)));
        assert!(counts[0] >= 5 && counts[0] > counts[1], "{knowing} {counts:?}");
    }
}

const RAID: &str = r#"
name = "raid"
rounds = 6
at-end = 1
elimination = false
initiative = 0
goals = [{ side = 0, what = { destroy = 1 } }]

[[ships]]
side = 1
name = "Crate"
pilot = "academypilot"
skill = 0
attack = 0
agility = 2
hull = 2
at = [-80.0, 100.0, 180.0]
still = true
"#;

/// What the only armed ship of its side attacks first.
fn first_attack(game: &XWing, position: &Position, name: &str, attacker: ShipId) -> Option<ShipId> {
    let (mut position, mut bots, mut dice) = (*position, [bot(name), bot(name)], Dice::new(3, 0));
    for _ in 0..200 {
        let input = match game.need(&position) {
            Need::Over(_) => return None,
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = answer(game, &position, seat, bots[seat.index()].as_mut(), &mut dice);
                if let Choice::Attack { target, .. } = choice
                    && seat == game.facts(attacker).seat
                {
                    return Some(target);
                }
                Input::Choice { seat, choice }
            }
        };
        game.apply(&mut position, &input, &mut ()).unwrap();
    }
    None
}

/// Both are at the same range; a Lambda without agility is the better target for everybody but who has to destroy the crate.
#[test]
fn attacks_go_at_what_has_to_be_destroyed() {
    let game = game(RAID, ["redsquadronpilot", "omicrongrouppilot"]);
    let (raider, lambda, guarded) = (ShipId(0), ShipId(1), ShipId(2));
    let facts = [at(0, 0.0, -60.0, 0.0), at(1, 80.0, 100.0, 0.0)];
    let position = game.arrange(Phase::Combat, &facts).unwrap();
    for (knowing, blind) in PAIRS {
        assert_eq!(first_attack(&game, &position, knowing, raider), Some(guarded), "{knowing}");
        assert_eq!(first_attack(&game, &position, blind, raider), Some(lambda), "{blind}");
    }
}

/// A Y-wing that is nearly destroyed is the easier prey for somebody who only fights; the leader must not escape.
#[test]
fn attacks_go_at_the_ship_that_must_not_escape() {
    let game = game(ESCAPE, ["rebeloperative, goldsquadronpilot", "academypilot"]);
    let (leader, friend, hunter) = (ShipId(0), ShipId(1), ShipId(2));
    let facts = [
        at(0, -60.0, 100.0, 90.0),
        at(1, 60.0, 100.0, 90.0),
        Fact::Shields(friend, 0),
        Fact::FaceDown(friend, 3),
        at(2, 0.0, -60.0, 0.0),
    ];
    let position = game.arrange(Phase::Combat, &facts).unwrap();
    for (knowing, blind) in PAIRS {
        assert_eq!(first_attack(&game, &position, knowing, hunter), Some(leader), "{knowing}");
        assert_eq!(first_attack(&game, &position, blind, hunter), Some(friend), "{blind}");
    }
}

fn chance_of_first(game: &XWing, facts: &[Fact]) -> f32 {
    let position = game.arrange(Phase::Planning, facts).unwrap();
    let estimate = advisor().estimate(game, &position, 10, &mut Dice::new(5, 0));
    estimate.of[0]
}

#[test]
fn chances_say_how_the_mission_will_end() {
    let game = game(ESCAPE, ["rebeloperative", "academypilot"]);
    let chance =
        |x: f64, round: u16, enemy: Fact| chance_of_first(&game, &[at(0, x, 0.0, 90.0), enemy, Fact::Round(round)]);
    let far = at(1, -400.0, 0.0, 270.0);
    // Out with its next move, and nobody near.
    assert!(chance(380.0, 3, far) > 0.95, "{}", chance(380.0, 3, far));
    // The last round, and five moves to go.
    assert!(chance(-300.0, 8, far) < 0.05, "{}", chance(-300.0, 8, far));
    // The nearer the edge, the better; the enemy at its tail makes it worse.
    let way: Vec<f32> = [-300.0, -100.0, 100.0, 300.0].map(|x| chance(x, 2, far)).into();
    assert!(way.is_sorted() && way[3] > way[0] + 0.02, "{way:?}");
    assert!(chance(-100.0, 2, at(1, -250.0, 0.0, 90.0)) < way[1] - 0.02);
}

/// `hunter-1` is what others are measured against: in a fight it decides as it always did. The number was taken before bots knew of missions.
#[test]
fn the_hunter_fights_as_ever() {
    let squad = |line: &str| x_wing_squads::read_line(line).unwrap();
    let mut all = 0u64;
    for (stream, lines) in [
        ["poedameron+bb8, bluesquadronnovice", "omegaace, zetasquadronpilot"],
        ["rebeloperative, lukeskywalker", "howlrunner, gammasquadronpilot+protonbombs"],
    ]
    .into_iter()
    .enumerate()
    {
        let options = Options { rounds: Some(12), ..Options::default() };
        let game = XWing::new(Setup { squads: lines.map(squad), options }).unwrap();
        let (mut dice, mut bots) = (Dice::new(77, stream as u64), [bot("hunter-1"), bot("hunter-1")]);
        let mut position = game.start();
        while let Some(input) = play::next_input(&game, &position, &mut dice, |seat, dice| {
            bots[seat.index()].choose(&Question::new(&game, &position, seat), dice)
        }) {
            for byte in format!("{input:?}").bytes() {
                all = (all ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
            game.apply(&mut position, &input, &mut ()).unwrap();
        }
    }
    assert_eq!(all, 4_023_166_909_512_208_738);
}

/// Whatever a mission wants of them, bots decide legally, and it comes to an end.
#[test]
fn our_own_missions_are_played_to_their_end() {
    for mission in Mission::all() {
        let squads = mission.squads.clone().unwrap().map(|line| x_wing_squads::read_line(&line).unwrap());
        let rounds = mission.rounds.unwrap();
        let options = Options { mission: Some(mission), ..Options::default() };
        let game = XWing::new(Setup { squads, options }).unwrap();
        for (seed, names) in [["level-4", "level-2"], ["level-1", "level-5"]].into_iter().enumerate() {
            // Round 0 is the set-up.
            let after = play_on(&game, game.start(), names, rounds + 1, seed as u64);
            assert!(matches!(game.need(&after), Need::Over(_)), "{names:?} in {:?}", game.mission());
        }
    }
}
