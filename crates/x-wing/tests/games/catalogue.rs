//! Which games are kept.

use geometry::{MeasureFrom, Obstacle, PlayArea};
use play::{Game, Seat, TableInput};
use x_wing::{Measuring, Options, RuleSet, Setup, Squad, SquadShip, XWing};

/// A game that is kept.
pub struct Wanted {
    /// The name of its files.
    pub name: &'static str,
    /// What it is, in a line.
    pub about: &'static str,
    /// Seat and ship, by side: the pilot and its upgrades.
    pub squads: [&'static [(u8, &'static str)]; 2],
    /// What is agreed.
    pub options: Options,
    /// What is said at the table when the Planning phase of a round begins.
    pub says: &'static [(u16, TableInput)],
    /// What must happen in it: the first words of events.
    pub shows: &'static [&'static str],
}

impl Wanted {
    /// The game before its first input.
    pub fn game(&self) -> XWing {
        let ship = |(seat, cards): &(u8, &str)| {
            let mut words = cards.split('+').map(str::to_owned);
            let pilot = words.next().unwrap();
            SquadShip { pilot, upgrades: words.collect(), name: None, seat: Some(Seat(*seat)) }
        };
        let squads = self.squads.map(|ships| Squad { ships: ships.iter().map(ship).collect() });
        XWing::new(Setup { squads, options: self.options.clone() }).unwrap()
    }
}

const CORE: [&[(u8, &str)]; 2] =
    [&[(0, "poedameron+bb8+wired+weaponsguidance")], &[(1, "omegaace+wired"), (1, "zetaace")]];
const HUNDRED: [&[(u8, &str)]; 2] = [
    &[(0, "blueace+r5x3"), (0, "redsquadronveteran+wired+bb8"), (0, "bluesquadronnovice+protontorpedoes")],
    &[(1, "epsilonleader"), (1, "omegaace+wired"), (1, "epsilonsquadronpilot"), (1, "omegasquadronpilot")],
];

fn limit(rounds: u16) -> Options {
    Options { rounds: Some(rounds), ..Options::default() }
}

fn wanted(
    name: &'static str,
    about: &'static str,
    squads: [&'static [(u8, &'static str)]; 2],
    options: Options,
) -> Wanted {
    Wanted { name, about, squads, options, says: &[], shows: &[] }
}

/// All of them.
pub fn games() -> Vec<Wanted> {
    [duels(), formats(), agreements(), expansions()].into_iter().flatten().collect()
}

fn duels() -> Vec<Wanted> {
    vec![
        Wanted {
            shows: &["destroyed", "obstacle-placed", "acted poedameron barrel-roll"],
            ..wanted("core-one-against-two", "The core set, one against two, fought out.", CORE, Options::default())
        },
        Wanted {
            shows: &["attacked bluesquadronnovice", "destroyed", "touched"],
            ..wanted("hundred-points", "A hundred points a side, five rounds.", HUNDRED, limit(5))
        },
        Wanted {
            shows: &["ended"],
            ..wanted("round-limit", "The core set with a limit of three rounds.", CORE, limit(3))
        },
    ]
}

fn formats() -> Vec<Wanted> {
    const TWO_TWO: [&[(u8, &str)]; 2] = [
        &[(0, "poedameron+bb8"), (2, "redsquadronveteran")],
        &[(1, "omegaace"), (3, "zetaace"), (3, "epsilonsquadronpilot")],
    ];
    const TWO_ONE: [&[(u8, &str)]; 2] = [
        &[(0, "redsquadronveteran"), (2, "bluesquadronnovice+r5x3")],
        &[(1, "omegasquadronpilot"), (1, "omegasquadronpilot"), (1, "epsilonleader")],
    ];
    vec![
        Wanted {
            shows: &["attacked"],
            ..wanted("team-two-against-two", "Team play, two against two, four rounds.", TWO_TWO, limit(4))
        },
        Wanted {
            shows: &["attacked"],
            ..wanted("team-two-against-one", "Team play, two against one, four rounds.", TWO_ONE, limit(4))
        },
        Wanted {
            says: &[(3, TableInput::TimeUp)],
            shows: &["said time-up", "ended"],
            ..wanted(
                "time-called",
                "Time is called in round three, which is played to its end.",
                CORE,
                Options::default(),
            )
        },
        Wanted {
            says: &[(4, TableInput::Concede(Seat(1)))],
            shows: &["said concede 1", "ended 0"],
            ..wanted("conceded", "Seat 1 gives up in round four.", CORE, Options::default())
        },
        Wanted {
            says: &[
                (2, TableInput::OfferDraw(Seat(0))),
                (2, TableInput::DeclineDraw(Seat(1))),
                (4, TableInput::OfferDraw(Seat(1))),
                (4, TableInput::OfferDraw(Seat(0))),
            ],
            shows: &["said decline-draw 1", "ended draw"],
            ..wanted("draw-agreed", "A draw is offered, declined, and agreed on later.", CORE, Options::default())
        },
    ]
}

fn agreements() -> Vec<Wanted> {
    let one_deck = Options { one_deck: true, ..limit(6) };
    let faq = Options { rules: RuleSet::Faq, ..limit(6) };
    let printed = Options { measuring: Measuring::Printed, ..limit(4) };
    let bare = Options { obstacles: vec![], ..limit(4) };
    let debris = Options { obstacles: Obstacle::DEBRIS.to_vec(), ..limit(6) };
    let english = Options { area: PlayArea::THREE_FEET, measure_from: MeasureFrom::InsideArc, ..limit(3) };
    vec![
        Wanted { shows: &["dealt"], ..wanted("one-deck", "One damage deck for both.", CORE, one_deck) },
        Wanted { shows: &["attacked"], ..wanted("faq", "The rule set of the later FAQ.", HUNDRED, faq) },
        Wanted { shows: &["struck"], ..wanted("printed-measuring", "Measured after it is declared.", CORE, printed) },
        Wanted { shows: &["attacked"], ..wanted("no-obstacles", "An empty table.", HUNDRED, bare) },
        Wanted { shows: &["met"], ..wanted("debris", "Six debris clouds.", HUNDRED, debris) },
        Wanted {
            shows: &["attacked"],
            ..wanted("three-feet", "Three feet square, attacks measured from inside the arc.", CORE, english)
        },
    ]
}

fn expansions() -> Vec<Wanted> {
    const LARGE: [&[(u8, &str)]; 2] = [
        &[(0, "hansolo+assaultmissiles"), (0, "goldsquadronpilot+ioncannonturret+shieldupgrade")],
        &[(1, "omicrongrouppilot+heavylasercannon"), (1, "krassistrelix+concussionmissiles")],
    ];
    const ION: [&[(u8, &str)]; 2] = [
        &[(0, "hortonsalm+ioncannonturret"), (0, "goldsquadronpilot+ioncannonturret")],
        &[(1, "omegasquadronpilot"), (1, "zetaace")],
    ];
    const CLOAK: [&[(u8, &str)]; 2] =
        [&[(0, "redsquadronveteran"), (0, "bluesquadronnovice")], &[(1, "whisper"), (1, "sigmasquadronpilot")]];
    const BOMBS: [&[(u8, &str)]; 2] = [
        &[(0, "redsquadronveteran"), (0, "bluesquadronnovice")],
        &[(1, "bountyhunter+seismiccharges"), (1, "krassistrelix+proximitymines")],
    ];
    vec![
        Wanted {
            shows: &["attacked hansolo", "touched"],
            ..wanted("large-ships", "Large ships, a turret, missiles.", LARGE, limit(5))
        },
        Wanted { shows: &["ionized", "deionized"], ..wanted("ion", "Ion cannons.", ION, limit(8)) },
        Wanted {
            shows: &["acted whisper cloak", "decloaked"],
            ..wanted("cloak", "Ships that cloak and decloak.", CLOAK, limit(5))
        },
        Wanted {
            shows: &["dropped", "detonated seismic-charge"],
            ..wanted("bombs", "Charges and mines.", BOMBS, limit(6))
        },
    ]
}
