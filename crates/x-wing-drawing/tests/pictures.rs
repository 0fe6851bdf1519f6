//! Pictures of whole games: well formed, complete, the same every time.

use chance::Dice;
use play::{Game, Session, next_input};
use text::{Language, Texts};
use x_wing::{Fact, Happening, Life, Options, Phase, Setup, ShipId, XWing};
use x_wing_bots::random_pilot;
use x_wing_drawing::{Flown, Moment, art, named};
use x_wing_squads::read_line;

/// After every input of a game with every kind of arc, hand the moment over.
fn each_moment(mut look: impl FnMut(&Moment<'_>)) {
    let squads = ["hansolo, goldsquadronpilot+ioncannonturret", "krassistrelix+seismiccharges, whisper"];
    let squads = squads.map(|line| read_line(line).unwrap());
    let options = Options { rounds: Some(8), obstacles: geometry::Obstacle::DEBRIS.to_vec(), ..Options::default() };
    let mut session = Session::new(XWing::new(Setup { squads, options }).unwrap());
    let texts = named(Texts::new(Language::En), session.game());
    let mut dice = Dice::new(4, 0);
    let mut flown = Vec::new();
    loop {
        let (game, open) = (session.game(), &session.position().open);
        look(&Moment { game, open, texts: &texts, flown: &flown });
        let position = session.position();
        let next = next_input(game, position, &mut dice, |seat, dice| random_pilot(game, &position.open, seat, dice));
        let Some(input) = next else { return };
        for event in session.apply(input, 0).unwrap() {
            match event.what {
                Happening::RoundBegins { .. } => flown.clear(),
                Happening::Moved { ship, maneuver, from, .. } => flown.push(Flown { ship, maneuver, from }),
                _ => {}
            }
        }
    }
}

/// Every element that is opened is closed, in order, and nothing is drawn nowhere.
#[track_caller]
fn well_formed(svg: &str) {
    let mut open = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        match (tag.strip_prefix('/'), tag.ends_with('/')) {
            (Some(name), _) => assert_eq!(open.pop(), Some(name), "{svg}"),
            (None, true) => {}
            (None, false) => open.push(tag.split_whitespace().next().unwrap()),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    let mut words = svg.split(['"', ' ', ',', '(', ')']);
    assert!(!words.any(|word| matches!(word, "NaN" | "inf" | "-inf")), "{svg}");
}

#[test]
fn every_moment_of_a_game_can_be_drawn() {
    let (mut moments, mut most, mut dropped) = (0, 0, 0);
    each_moment(|moment| {
        let svg = moment.svg();
        well_formed(&svg);
        assert_eq!(svg, moment.svg());
        for (facts, state) in moment.game.ships().iter().zip(&moment.open.ships) {
            let named = svg.matches(&format!(">{}<", facts.title())).count();
            let beside = usize::from(matches!(state.life, Life::Flying | Life::Doomed));
            assert_eq!(named, 1 + beside, "{} in the list and beside its base", facts.title());
        }
        let obstacles = moment.open.obstacles.as_slice().iter().count();
        assert_eq!(svg.matches("url(#holotable-debris)").count(), obstacles);
        most = most.max(obstacles);
        let devices = moment.open.device_tokens().count();
        assert_eq!(svg.matches("href=\"#dv-").count(), devices);
        dropped += devices;
        moments += 1;
    });
    assert!(moments > 100 && most == 6 && dropped > 0, "{moments} moments, {most} obstacles, {dropped} devices");
}

/// Cargo is a debris cloud with containers on it, and has a number as other obstacles have.
#[test]
fn cargo_is_drawn() {
    let squads = ["hansolo", "contractedscout"].map(|line| read_line(line).unwrap());
    let game = XWing::new(Setup { squads, options: Options::default() }).unwrap();
    let pose = |x: f64, y: f64| geometry::Pose::new(x, y, 30.0).unwrap();
    let (asteroid, cargo) = (game.obstacles()[2], geometry::Obstacle::CARGO);
    let facts = [
        Fact::Obstacle(asteroid, pose(-200.0, 0.0)),
        Fact::Obstacle(cargo, pose(200.0, 0.0)),
        Fact::Ship(ShipId(0), pose(0.0, -300.0)),
        Fact::Ship(ShipId(1), pose(0.0, 300.0)),
    ];
    let position = game.arrange(Phase::Planning, &facts).unwrap();
    let texts = named(Texts::new(Language::En), &game);
    let svg = Moment { game: &game, open: &position.open, texts: &texts, flown: &[] }.svg();
    well_formed(&svg);
    assert_eq!(svg.matches("url(#holotable-debris)").count(), 1);
    assert_eq!(svg.matches(art::CARGO).count(), 1);
    assert!(svg.contains("translate(200.0 -0.0) rotate(30.0)") || svg.contains("translate(200.0 0.0) rotate(30.0)"));
    assert!(
        svg.contains(">3</text>") && svg.contains(">7</text>"),
        "the third asteroid of six, and what comes behind them"
    );
}

/// Whoever cannot see the picture is told every ship, and whoever cannot see colours has shapes and patterns.
#[test]
fn nothing_is_said_by_colour_alone() {
    each_moment(|moment| {
        let (svg, words) = (moment.svg(), moment.words());
        for (facts, line) in moment.game.ships().iter().zip(words.iter().filter(|line| line.contains(": pilot skill")))
        {
            assert!(line.starts_with(&facts.title()), "{line}");
        }
        assert!(svg.contains("role=\"img\"") && svg.contains(words[0].as_str()));
        let flying = |side: x_wing::Team| {
            let ships = moment.game.ships().iter().zip(&moment.open.ships);
            ships.filter(|(facts, ship)| facts.side == side && ship.is_in_play()).count()
        };
        assert_eq!(
            svg.matches("fill=\"url(#holotable-side-1)\"").count(),
            flying(x_wing::Team::Second),
            "hatched bases"
        );
    });
}
