//! X-Wing in scenario files: positions, choices, chance and events as lines of text. `docs/scenarios.md` lists them.
//!
//! ```
//! use x_wing_scenes::XWingScenes;
//!
//! let file = scenario::read(
//!     "game x-wing
//! scenario Who is in range can be attacked
//! proves XW-ATK-01
//! given
//!   phase combat
//!   ship 0 poedameron as poe 0 -100 0
//!   ship 1 omegaace as ace 0 100 180
//!   fought ace
//! legal 0 attack ace, pass
//! ",
//!     &["XW-ATK-01"],
//! );
//! assert_eq!(scenario::run::<XWingScenes>(&file.scenarios[0]).failures, []);
//! ```

// A wildcard would swallow a new variant in silence; without one, every place that has to know of it fails to build.
#![deny(clippy::wildcard_enum_match_arm)]

mod choices;
mod distances;
mod draft;
mod events;
mod facts;
mod given;
mod grammar;
mod place;
mod squads;
mod words;

use play::{Event, Game, Input, InputOf};
use scenario::{BadScene, Beside, Grammar, Kind, Line, Scenes};
use x_wing::{Ask, Choice, Draw, Happening, Heard, Hidden, Position, ShipId, View, XWing};

/// The scenes of X-Wing.
#[derive(Clone, Copy, Debug)]
pub struct XWingScenes;

impl Scenes for XWingScenes {
    type Game = XWing;

    const GRAMMAR: Grammar = grammar::GRAMMAR;

    fn kind<'a>(game: Option<&'a XWing>, kind: &str) -> Kind<'a> {
        grammar::kind(game, kind)
    }

    fn place(facts: &[Line], beside: &Beside) -> Result<(XWing, Position), BadScene> {
        place::place(facts, beside)
    }

    fn facts(game: &XWing, position: &Position) -> Vec<String> {
        let mut facts = facts::open_facts(game, &position.open);
        for ship in game.all_ships() {
            let name = name(game, ship);
            facts.push(match position.dials[ship.index()] {
                Some(place) => format!("dial {name} {}", game.facts(ship).dial[place as usize].maneuver),
                None => format!("dial {name} none"),
            });
        }
        facts
    }

    fn view_facts(game: &XWing, view: &View) -> Vec<String> {
        let mut facts = facts::open_facts(game, &view.open);
        facts.push(view.seat.map_or("viewer spectator".to_owned(), |seat| format!("viewer {seat}")));
        for ship in game.all_ships() {
            let name = name(game, ship);
            facts.push(match (view.dials[ship.index()], view.open.dialled.has(ship)) {
                (Some(place), _) => format!("dial {name} {}", game.facts(ship).dial[place as usize].maneuver),
                (None, true) => format!("dial {name} hidden"),
                (None, false) => format!("dial {name} none"),
            });
        }
        facts
    }

    fn read_choice(game: &XWing, text: &str) -> Result<Choice, String> {
        choices::read_choice(game, text)
    }

    fn write_choice(game: &XWing, choice: &Choice) -> String {
        choices::write_choice(game, choice)
    }

    fn read_draw(_: &XWing, text: &str) -> Result<Draw, String> {
        words::read_draw(text)
    }

    fn write_draw(_: &XWing, draw: &Draw) -> String {
        match draw {
            Draw::Side(side) => format!("side {side}"),
            Draw::Dice(rolled) => facts::dice(*rolled),
            Draw::Damage(drawn) => format!("damage {}", facts::cards(*drawn)),
            Draw::Turned { card, generation: None } => format!("turn-up {}", card.name()),
            Draw::Turned { card, generation: Some(generation) } => format!("turn-up {} {generation}", card.name()),
        }
    }

    fn write_ask(game: &XWing, ask: &Ask) -> String {
        match ask {
            Ask::Roller => "roller".to_owned(),
            Ask::Dice { die, count } => format!("{} {count}", words::die(*die)),
            Ask::Damage { deck } => format!("damage {deck}"),
            Ask::TurnUp { ship } => format!("turn-up {}", name(game, *ship)),
            Ask::Unseen { ship, count, .. } => format!("unseen {} {count}", name(game, *ship)),
        }
    }

    fn write_happening(game: &XWing, what: &Happening) -> String {
        events::write(game, what)
    }

    fn write_heard(game: &XWing, what: &Heard) -> String {
        match what {
            Heard::Open(what) => events::write(game, what),
            Heard::Hidden(Hidden::DialledHidden { ship }) => format!("dialled-hidden {}", name(game, *ship)),
        }
    }

    fn begin(game: &XWing, position: &mut Position, input: &InputOf<XWing>, events: &mut Vec<Event<Happening>>) {
        match *input {
            Input::Choice { seat, choice } => game.turn(position, events).answer(seat, choice),
            Input::Draw(draw) => game.turn(position, events).drawn(draw),
            Input::Table(_) => game.advance(position, input, events),
        }
    }

    fn go_on(game: &XWing, position: &mut Position, events: &mut Vec<Event<Happening>>) -> bool {
        game.turn(position, events).go_on()
    }
}

/// What a ship is called.
fn name(game: &XWing, ship: ShipId) -> &str {
    &game.facts(ship).name
}

/// The ship of a name.
fn named(game: &XWing, wanted: &str) -> Result<ShipId, String> {
    game.all_ships().find(|ship| name(game, *ship) == wanted).ok_or_else(|| format!("no ship is called `{wanted}`"))
}
