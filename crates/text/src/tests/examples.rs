//! An example of everything that the rules can say.

use play::{Ending, Outcome, Seat, Seats, TableInput};
use serde_json::{Value, json};
use super_teams::{
    Bonus, BonusCards, Card, Cards, Colour, Hidden, Kind, OpenHappening as Open, Phase, Pile, Secret, Ship, Source,
};

/// Every happening of Super Teams with every name in it, as JSON.
pub fn happenings() -> Vec<Value> {
    let mut all = Vec::new();
    let mut add = |event: Value| all.push(event);
    let mut next = Some(Open::FirstPlayer { seat: Seat(0) });
    while let Some(open) = next {
        for open in variations(open) {
            add(json!(open));
        }
        next = after(open);
    }
    for source in [Source::Pile, Source::Planet] {
        for bonus in Bonus::ALL {
            let bonus = [Bonus::Tow, bonus].into_iter().collect();
            add(json!(Secret::Drew { seat: Seat(1), bonus, from: source }));
            add(json!(Secret::Drew { seat: Seat(1), bonus: BonusCards::NONE.with(Bonus::Tow), from: source }));
        }
        for count in 0..30 {
            add(json!(Hidden::DrewHidden { seat: Seat(1), count, from: source }));
        }
    }
    for colour in Colour::ALL {
        add(json!(Secret::Dealt { seat: Seat(0), cards: Cards::of(colour) }));
    }
    for count in 0..30 {
        add(json!(Hidden::DealtHidden { seat: Seat(0), count }));
    }
    all
}

/// The happening that follows in the list of all; a new one has to be given its place here.
fn after(open: Open) -> Option<Open> {
    let (seat, ship) = (Seat(1), Ship::XWing);
    Some(match open {
        Open::FirstPlayer { .. } => Open::PlanetLaid { count: 4 },
        Open::PlanetLaid { .. } => Open::Renewed { pile: Pile::Movement, count: 36 },
        Open::Renewed { .. } => Open::RoundBegins { seat },
        Open::RoundBegins { .. } => Open::Played { seat, card: Card::new(Colour::Red, 3), ship, joker: None },
        Open::Played { .. } => Open::BonusPlayed { seat, bonus: Bonus::Tow, ship },
        Open::BonusPlayed { .. } => Open::Passed { seat, ship },
        Open::Passed { .. } => Open::Moved { ship, from: 3, to: 5 },
        Open::Moved { .. } => Open::ThrownBack { ship, from: 12, to: 10 },
        Open::ThrownBack { .. } => Open::Evaded { ship, from: 12, to: 13 },
        Open::Evaded { .. } => Open::SideTaken { seat, ship, kind: Kind::Hyperspace },
        Open::SideTaken { .. } => Open::Towed { ship, by: Ship::DeathStar, from: 3, to: 5 },
        Open::Towed { .. } => Open::NothingToDraw { seat },
        Open::NothingToDraw { .. } => Open::Home { ship },
        Open::Home { .. } => Open::Jokers { colour: Colour::Red },
        Open::Jokers { .. } => Open::Said { said: TableInput::TimeUp },
        Open::Said { .. } => Open::Ended { outcome: Outcome { winners: Seats::NONE, how: Ending::Played } },
        Open::Ended { .. } => return None,
    })
}

/// The same happening with each name and number that its fields can hold.
fn variations(open: Open) -> Vec<Open> {
    match open {
        Open::PlanetLaid { .. } => (0..30).map(|count| Open::PlanetLaid { count }).collect(),
        Open::Renewed { .. } => [Pile::Movement, Pile::Bonus]
            .into_iter()
            .flat_map(|pile| (0..50).map(move |count| Open::Renewed { pile, count }))
            .collect(),
        Open::Played { seat, ship, .. } => Card::all()
            .flat_map(|card| {
                let jokers = [None].into_iter().chain(Colour::ALL.map(Some));
                jokers.map(move |joker| Open::Played { seat, card, ship, joker })
            })
            .chain(Ship::ALL.map(|ship| Open::Played { seat, card: Card::new(Colour::Red, 1), ship, joker: None }))
            .collect(),
        Open::BonusPlayed { seat, ship, .. } => Bonus::ALL
            .map(|bonus| Open::BonusPlayed { seat, bonus, ship })
            .into_iter()
            .chain(Ship::ALL.map(|ship| Open::BonusPlayed { seat, bonus: Bonus::Tow, ship }))
            .collect(),
        Open::Passed { seat, .. } => Ship::ALL.map(|ship| Open::Passed { seat, ship }).to_vec(),
        Open::Moved { .. } => {
            Ship::ALL.into_iter().flat_map(|ship| [0, 3].map(|from| Open::Moved { ship, from, to: from + 2 })).collect()
        }
        Open::ThrownBack { from, to, .. } => Ship::ALL.map(|ship| Open::ThrownBack { ship, from, to }).to_vec(),
        Open::Evaded { from, to, .. } => Ship::ALL.map(|ship| Open::Evaded { ship, from, to }).to_vec(),
        Open::SideTaken { seat, ship, .. } => Kind::ALL
            .map(|kind| Open::SideTaken { seat, ship, kind })
            .into_iter()
            .chain(Ship::ALL.map(|ship| Open::SideTaken { seat, ship, kind: Kind::Normal }))
            .collect(),
        Open::Towed { to, .. } => Ship::ALL
            .into_iter()
            .flat_map(|ship| Ship::ALL.map(|by| Open::Towed { ship, by, from: to * u8::from(ship > by), to }))
            .collect(),
        Open::Home { .. } => Ship::ALL.map(|ship| Open::Home { ship }).to_vec(),
        Open::Jokers { .. } => Colour::ALL.map(|colour| Open::Jokers { colour }).to_vec(),
        Open::Said { .. } => table_words().into_iter().map(|said| Open::Said { said }).collect(),
        Open::Ended { .. } => endings()
            .into_iter()
            .flat_map(|how| {
                [Seats::NONE, Seats::one(Seat(2)), Seats::first(2), Seats::first(3)]
                    .map(|winners| Open::Ended { outcome: Outcome { winners, how } })
            })
            .collect(),
        Open::FirstPlayer { .. } | Open::RoundBegins { .. } | Open::NothingToDraw { .. } => vec![open],
    }
}

fn table_words() -> Vec<TableInput> {
    let after = |word| match word {
        TableInput::Concede(seat) => Some(TableInput::OfferDraw(seat)),
        TableInput::OfferDraw(seat) => Some(TableInput::DeclineDraw(seat)),
        TableInput::DeclineDraw(seat) => Some(TableInput::Withdraw(seat)),
        TableInput::Withdraw(_) => Some(TableInput::TimeUp),
        TableInput::TimeUp => None,
    };
    std::iter::successors(Some(TableInput::Concede(Seat(1))), |word| after(*word)).collect()
}

fn endings() -> Vec<Ending> {
    let after = |how| match how {
        Ending::Played => Some(Ending::Conceded),
        Ending::Conceded => Some(Ending::Agreed),
        Ending::Agreed => Some(Ending::TimeUp),
        Ending::TimeUp => None,
    };
    std::iter::successors(Some(Ending::Played), |how| after(*how)).collect()
}

/// Every phase of Super Teams as the open facts of a position, in JSON.
pub fn phases() -> Vec<Value> {
    let (seat, ship) = (Seat(1), Ship::XWing);
    let after = |phase: &Phase| {
        Some(match phase {
            Phase::First => Phase::Planet,
            Phase::Planet => Phase::Deal(seat),
            Phase::Deal(_) => Phase::Play,
            Phase::Play => Phase::Boost(seat),
            Phase::Boost(_) => Phase::Evade(seat),
            Phase::Evade(_) => Phase::Side,
            Phase::Side => Phase::Draw(seat),
            Phase::Draw(_) => Phase::PlanetDraw(seat),
            Phase::PlanetDraw(_) => Phase::Tow { seat, ship },
            Phase::Tow { .. } => Phase::Over,
            Phase::Over => return None,
        })
    };
    let phases = std::iter::successors(Some(Phase::First), after);
    phases
        .flat_map(|phase| {
            Ship::ALL.map(|ship| {
                let phase = match phase {
                    Phase::Tow { seat, .. } => Phase::Tow { seat, ship },
                    other => other,
                };
                json!({ "phase": phase, "turn": 0, "flight": { "card": "red-3", "ship": ship } })
            })
        })
        .collect()
}
