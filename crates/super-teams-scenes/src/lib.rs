//! Super Teams in scenario files: positions, choices, chance and events as lines of text. `docs/scenarios.md` lists them.
//!
//! ```
//! use super_teams_scenes::SuperTeamsScenes;
//!
//! let file = scenario::read(
//!     "game super-teams
//! scenario A ship stays where it is until somebody moves it
//! proves ST-MOV-01
//! given
//!   ship x-wing 3
//! then ship x-wing 3
//! ",
//!     &["ST-MOV-01"],
//! );
//! assert_eq!(scenario::run::<SuperTeamsScenes>(&file.scenarios[0]).failures, []);
//! ```

mod grammar;
mod place;
mod words;

use play::{Game, Seat};
use scenario::{BadScene, Beside, Grammar, Line, Scenes};
use std::fmt::Display;
use super_teams::{
    Ask, Bonus, BonusCards, Cards, Choice, Draw, Happening, Heard, Kind, NotACard, Open, Phase, Position, Ship, Space,
    SuperTeams, UnknownName, View,
};

/// The scenes of Super Teams.
#[derive(Clone, Copy, Debug)]
pub struct SuperTeamsScenes;

impl Scenes for SuperTeamsScenes {
    type Game = SuperTeams;

    const GRAMMAR: Grammar = grammar::GRAMMAR;

    fn kind<'a>(_: Option<&'a SuperTeams>, kind: &str) -> scenario::Kind<'a> {
        grammar::kind(kind)
    }

    fn place(facts: &[Line], _: &Beside) -> Result<(SuperTeams, Position), BadScene> {
        place::place(facts)
    }

    fn facts(game: &SuperTeams, position: &Position) -> Vec<String> {
        let open = &position.open;
        let mut facts = open_facts(game, open);
        for seat in 0..usize::from(game.seats()) {
            facts.push(format!("hand {seat} {}", cards(position.hands[seat])));
            facts.push(format!("bonus {seat} {}", bonuses(position.bonus[seat])));
        }
        facts.push(format!("pile {}", position.pile.count()));
        facts.push(format!("bonus-pile {}", bonuses(position.bonus_pile)));
        facts.push(format!("planet {}", bonuses(position.planet)));
        facts.push(format!("played {}", cards(position.played(game))));
        facts.push(format!("used {}", bonuses(position.used())));
        facts
    }

    fn view_facts(game: &SuperTeams, view: &View) -> Vec<String> {
        let mut facts = open_facts(game, &view.open);
        facts.push(view.seat.map_or("viewer spectator".to_owned(), |seat| format!("viewer {seat}")));
        facts.push(format!("own-hand {}", cards(view.hand)));
        facts.push(format!("own-bonus {}", bonuses(view.bonus)));
        for seat in 0..usize::from(game.seats()) {
            facts.push(format!("hand-count {seat} {}", view.hand_counts[seat]));
            facts.push(format!("bonus-count {seat} {}", view.bonus_counts[seat]));
        }
        facts.push(format!("pile-count {}", view.pile_count));
        facts.push(format!("bonus-pile-count {}", view.bonus_pile_count));
        facts.push(format!("planet-count {}", view.planet_count));
        facts.push(format!("played {}", cards(view.played)));
        facts.push(format!("used {}", bonuses(view.used)));
        facts
    }

    fn read_choice(_: &SuperTeams, text: &str) -> Result<Choice, String> {
        words::read_choice(text)
    }

    fn write_choice(_: &SuperTeams, choice: &Choice) -> String {
        match choice {
            Choice::Play { card, ship } => format!("play {card} {ship}"),
            Choice::Bonus(bonus) => bonus.to_string(),
            Choice::Pass => "pass".to_owned(),
            Choice::Side(kind) => format!("side {kind}"),
        }
    }

    fn read_draw(_: &SuperTeams, text: &str) -> Result<Draw, String> {
        words::read_draw(text)
    }

    fn write_draw(_: &SuperTeams, draw: &Draw) -> String {
        match draw {
            Draw::First(seat) => format!("first {seat}"),
            Draw::Cards(dealt) => format!("cards {}", cards(*dealt)),
            Draw::Bonus(drawn) => format!("bonus {}", bonuses(*drawn)),
        }
    }

    fn write_ask(_: &SuperTeams, ask: &Ask) -> String {
        match ask {
            Ask::First => "first".to_owned(),
            Ask::Planet { count } => format!("planet {count}"),
            Ask::Deal { seat, count } => format!("deal {seat} {count}"),
            Ask::Draw { seat } => format!("draw {seat}"),
            Ask::PlanetDraw { seat, count } => format!("planet-draw {seat} {count}"),
        }
    }

    fn write_happening(_: &SuperTeams, what: &Happening) -> String {
        words::happening(what)
    }

    fn write_heard(_: &SuperTeams, what: &Heard) -> String {
        words::heard(what)
    }
}

fn open_facts(game: &SuperTeams, open: &Open) -> Vec<String> {
    let mut facts = vec![format!("turn {}", open.turn), format!("first {}", open.first)];
    for (seat, colours) in game.setup().seats.iter().enumerate() {
        facts.push(format!("seat {seat} {}", list(colours.iter())));
    }
    let spaces = game.setup().board.spaces();
    let kinds: Vec<_> = spaces.iter().map(Space::to_string).collect();
    facts.push(format!("board {}", kinds.join(" ")));
    facts.push(format!("tow-chain {}", if game.setup().tow_chain { "on" } else { "off" }));
    facts.push(format!("ships {}", list(game.fleet().iter())));
    for ship in game.fleet().iter() {
        let place = open.ships.at(ship);
        facts.push(match place.kind {
            Kind::Start => format!("ship {ship} start"),
            Kind::Final => format!("ship {ship} home"),
            kind if spaces[place.space as usize].sides().count() == 2 => format!("ship {ship} {} {kind}", place.space),
            _ => format!("ship {ship} {}", place.space),
        });
    }
    facts.push(match open.phase {
        Phase::Boost(_) => format!("window boost {}", moving(open)),
        Phase::Evade(_) => format!("window evade {}", moving(open)),
        Phase::Tow { ship, .. } => format!("window tow {ship}"),
        _ => "window none".to_owned(),
    });
    facts
}

fn moving(open: &Open) -> Ship {
    open.flight.expect("a ship is moving").ship
}

fn list<T: Display>(items: impl Iterator<Item = T>) -> String {
    let words: Vec<_> = items.map(|item| item.to_string()).collect();
    match words.is_empty() {
        true => "nothing".to_owned(),
        false => words.join(" "),
    }
}

fn cards(cards: Cards) -> String {
    list(cards.iter())
}

fn bonuses(bonus: BonusCards) -> String {
    list(bonus.iter())
}

/// Reads movement cards; at most two of a kind.
fn read_cards(text: &str) -> Result<Cards, String> {
    let mut cards = Cards::NONE;
    for word in text.split_whitespace().filter(|word| *word != "nothing") {
        let card = word.parse().map_err(|error: NotACard| error.to_string())?;
        if cards.count_of(card) == 2 {
            return Err(format!("there are only two {card} (ST-CMP-02)"));
        }
        cards = cards.with(card);
    }
    Ok(cards)
}

/// Reads bonus cards; at most four of a kind.
fn read_bonuses(text: &str) -> Result<BonusCards, String> {
    let mut bonuses = BonusCards::NONE;
    for word in text.split_whitespace().filter(|word| *word != "nothing") {
        let bonus: Bonus = word.parse().map_err(|error: UnknownName| error.to_string())?;
        if bonuses.count_of(bonus) == 4 {
            return Err(format!("there are only four {bonus} (ST-CMP-03)"));
        }
        bonuses = bonuses.with(bonus);
    }
    Ok(bonuses)
}

fn read_seat(text: &str) -> Result<Seat, String> {
    text.parse().map(Seat).map_err(|_| format!("`{text}` is no seat number"))
}
