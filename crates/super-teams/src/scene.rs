//! Super Teams in scenario files: positions, choices, chance and events as lines of text. `docs/scenarios.md` lists them.

mod grammar;
mod place;
mod words;

use crate::happening::{Happening, Heard};
use crate::position::{Phase, Position};
use crate::{Ask, Bonus, BonusCards, Cards, Choice, Draw, Kind, Ship, Space, SuperTeams, View};
use play::Seat;
use scenario::{BadScene, Grammar, Line, Scene};
use std::fmt::Display;

impl Scene for SuperTeams {
    const GRAMMAR: Grammar = grammar::GRAMMAR;

    fn kind<'a>(_: Option<&'a SuperTeams>, kind: &str) -> scenario::Kind<'a> {
        grammar::kind(kind)
    }

    fn place(facts: &[Line]) -> Result<(SuperTeams, Position), BadScene> {
        place::place(facts)
    }

    fn facts(&self, position: &Position) -> Vec<String> {
        let open = &position.open;
        let mut facts = self.open_facts(open);
        for seat in 0..self.players as usize {
            facts.push(format!("hand {seat} {}", cards(position.hands[seat])));
            facts.push(format!("bonus {seat} {}", bonuses(position.bonus[seat])));
        }
        facts.push(format!("pile {}", position.pile.count()));
        facts.push(format!("bonus-pile {}", bonuses(position.bonus_pile)));
        facts.push(format!("planet {}", bonuses(position.planet)));
        facts.push(format!("played {}", cards(position.played(self))));
        facts.push(format!("used {}", bonuses(position.used())));
        facts
    }

    fn view_facts(&self, view: &View) -> Vec<String> {
        let mut facts = self.open_facts(&view.open);
        facts.push(view.seat.map_or("viewer spectator".to_owned(), |seat| format!("viewer {seat}")));
        facts.push(format!("own-hand {}", cards(view.hand)));
        facts.push(format!("own-bonus {}", bonuses(view.bonus)));
        for seat in 0..self.players as usize {
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

    fn read_choice(&self, text: &str) -> Result<Choice, String> {
        words::read_choice(text)
    }

    fn write_choice(&self, choice: &Choice) -> String {
        match choice {
            Choice::Play { card, ship } => format!("play {card} {ship}"),
            Choice::Bonus(bonus) => bonus.to_string(),
            Choice::Pass => "pass".to_owned(),
            Choice::Side(kind) => format!("side {kind}"),
        }
    }

    fn read_draw(&self, text: &str) -> Result<Draw, String> {
        words::read_draw(text)
    }

    fn write_draw(&self, draw: &Draw) -> String {
        match draw {
            Draw::First(seat) => format!("first {seat}"),
            Draw::Cards(dealt) => format!("cards {}", cards(*dealt)),
            Draw::Bonus(drawn) => format!("bonus {}", bonuses(*drawn)),
        }
    }

    fn write_ask(&self, ask: &Ask) -> String {
        match ask {
            Ask::First => "first".to_owned(),
            Ask::Planet { count } => format!("planet {count}"),
            Ask::Deal { seat, count } => format!("deal {seat} {count}"),
            Ask::Draw { seat } => format!("draw {seat}"),
            Ask::PlanetDraw { seat, count } => format!("planet-draw {seat} {count}"),
        }
    }

    fn write_happening(&self, what: &Happening) -> String {
        words::happening(what)
    }

    fn write_heard(&self, what: &Heard) -> String {
        words::heard(what)
    }
}

impl SuperTeams {
    fn open_facts(&self, open: &crate::position::Open) -> Vec<String> {
        let mut facts = vec![format!("turn {}", open.turn), format!("first {}", open.first)];
        for (seat, colours) in self.setup.seats.iter().enumerate() {
            facts.push(format!("seat {seat} {}", list(colours.iter())));
        }
        let kinds: Vec<_> = self.setup.board.spaces().iter().map(Space::to_string).collect();
        facts.push(format!("board {}", kinds.join(" ")));
        facts.push(format!("tow-chain {}", if self.setup.tow_chain { "on" } else { "off" }));
        facts.push(format!("ships {}", list(self.fleet().iter())));
        for ship in self.fleet().iter() {
            let place = open.ships.at(ship);
            let [first, second] = self.kinds[place.space as usize];
            facts.push(match place.kind {
                Kind::Start => format!("ship {ship} start"),
                Kind::Final => format!("ship {ship} home"),
                kind if first != second => format!("ship {ship} {} {kind}", place.space),
                _ => format!("ship {ship} {}", place.space),
            });
        }
        facts.push(match open.phase {
            Phase::Boost(_) => format!("window boost {}", self.moving(open)),
            Phase::Evade(_) => format!("window evade {}", self.moving(open)),
            Phase::Tow { ship, .. } => format!("window tow {ship}"),
            _ => "window none".to_owned(),
        });
        facts
    }

    fn moving(&self, open: &crate::position::Open) -> Ship {
        open.flight.expect("a ship is moving").ship
    }
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
        let card = word.parse().map_err(|error: crate::NotACard| error.to_string())?;
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
        let bonus: Bonus = word.parse().map_err(|error: crate::UnknownName| error.to_string())?;
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
