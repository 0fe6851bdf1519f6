//! Choices, chance and events as words.

use crate::{bonuses, cards, list, read_bonuses, read_cards, read_seat};
use scenario::said_words;
use super_teams::{Choice, Draw, Happening, Heard, Hidden, NotACard, OpenHappening, Pile, Secret, Source, UnknownName};

/// `play red-3 x-wing`, `pass`, `tow`, `side hyperspace`.
pub(super) fn read_choice(text: &str) -> Result<Choice, String> {
    let words: Vec<_> = text.split(' ').collect();
    match words[..] {
        ["pass"] => Ok(Choice::Pass),
        ["play", card, ship] => Ok(Choice::Play {
            card: card.parse().map_err(|error: NotACard| error.to_string())?,
            ship: ship.parse().map_err(|error: UnknownName| error.to_string())?,
        }),
        ["side", kind] => kind.parse().map(Choice::Side).map_err(|error: UnknownName| error.to_string()),
        [bonus] => bonus.parse().map(Choice::Bonus).map_err(|_| {
            format!("`{bonus}` is no choice; there are play CARD SHIP, side KIND, pass and the five bonus cards")
        }),
        _ => Err(format!("`{text}` is no choice; there are play CARD SHIP, side KIND, pass and the five bonus cards")),
    }
}

/// `first 1`, `cards red-1 red-2 …`, `bonus tow`.
pub(super) fn read_draw(text: &str) -> Result<Draw, String> {
    match text.split_once(' ') {
        Some(("first", seat)) => read_seat(seat).map(Draw::First),
        Some(("cards", list)) => read_cards(list).map(Draw::Cards),
        Some(("bonus", list)) => read_bonuses(list).map(Draw::Bonus),
        _ => Err(format!("`{text}` begins with none of first, cards, bonus")),
    }
}

pub(super) fn happening(what: &Happening) -> String {
    match what {
        Happening::Open(open) => open_happening(open),
        Happening::Secret(secret) => self::secret(secret),
    }
}

pub(super) fn heard(what: &Heard) -> String {
    match what {
        Heard::Open(open) => open_happening(open),
        Heard::Own(secret) => self::secret(secret),
        Heard::Hidden(Hidden::DealtHidden { seat, count }) => format!("dealt-hidden {seat} {count}"),
        Heard::Hidden(Hidden::DrewHidden { seat, count, from }) => {
            format!("drew-hidden {seat} {} {count}", source(*from))
        }
    }
}

fn secret(secret: &Secret) -> String {
    match secret {
        Secret::Dealt { seat, cards: dealt } => format!("dealt {seat} {}", cards(*dealt)),
        Secret::Drew { seat, bonus, from } => format!("drew {seat} {} {}", source(*from), bonuses(*bonus)),
    }
}

fn source(source: Source) -> &'static str {
    match source {
        Source::Pile => "pile",
        Source::Planet => "planet",
    }
}

fn open_happening(open: &OpenHappening) -> String {
    match open {
        OpenHappening::FirstPlayer { seat } => format!("first-player {seat}"),
        OpenHappening::PlanetLaid { count } => format!("planet-laid {count}"),
        OpenHappening::Renewed { pile: Pile::Movement, count } => format!("renewed movement {count}"),
        OpenHappening::Renewed { pile: Pile::Bonus, count } => format!("renewed bonus {count}"),
        OpenHappening::RoundBegins { seat } => format!("round-begins {seat}"),
        OpenHappening::Played { seat, card, ship, joker: None } => format!("played {seat} {card} {ship}"),
        OpenHappening::Played { seat, card, ship, joker: Some(colour) } => {
            format!("played {seat} {card} {ship} as {colour}")
        }
        OpenHappening::BonusPlayed { seat, bonus, ship } => format!("bonus-played {seat} {bonus} {ship}"),
        OpenHappening::Passed { seat, ship } => format!("passed {seat} {ship}"),
        OpenHappening::Moved { ship, from, to } => format!("moved {ship} {from} {to}"),
        OpenHappening::ThrownBack { ship, from, to } => format!("thrown-back {ship} {from} {to}"),
        OpenHappening::Evaded { ship, from, to } => format!("evaded {ship} {from} {to}"),
        OpenHappening::SideTaken { seat, ship, kind } => format!("side-taken {seat} {ship} {kind}"),
        OpenHappening::Towed { ship, by, from, to } => format!("towed {ship} by {by} {from} {to}"),
        OpenHappening::NothingToDraw { seat } => format!("nothing-to-draw {seat}"),
        OpenHappening::Home { ship } => format!("home {ship}"),
        OpenHappening::Jokers { colour } => format!("jokers {colour}"),
        OpenHappening::Said { said } => format!("said {}", said_words(*said)),
        OpenHappening::Ended { outcome } => format!("ended {}", list(outcome.winners.iter())),
    }
}
