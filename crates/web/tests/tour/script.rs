//! Reads the script of a guided game and plays it through the rules.

use play::{Game, Input, Need, Seat, Session};
use std::str::FromStr;
use super_teams::{Board, Bonus, BonusCards, Card, Cards, Choice, Draw, Setup, SuperTeams};
use web::tour::{Note, Point};

/// How long each entry takes.
const MS: u64 = 1000;

/// What a script gives.
pub struct Made {
    pub session: Session<SuperTeams>,
    pub notes: Vec<Note>,
}

/// Plays a script. A fault is named with its line.
pub fn make(script: &str) -> Result<Made, String> {
    let mut made = None;
    for (line, number) in script.lines().zip(1..) {
        let words: Vec<_> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        let fault = |reason: String| format!("{number}: {reason}");
        match (&words[..], &mut made) {
            ([], _) => {}
            (["board", spaces @ ..], None) => made = Some(begin(spaces).map_err(fault)?),
            (words, Some(made)) => made.take(words).map_err(fault)?,
            (words, None) => return Err(fault(format!("`{}` before the board", words.join(" ")))),
        }
    }
    made.ok_or_else(|| "1: there is no board".to_owned())
}

fn begin(spaces: &[&str]) -> Result<Made, String> {
    let spaces: Vec<_> = spaces.iter().map(|space| word(space)).collect::<Result<_, _>>()?;
    let board = Board::new("tour", spaces).map_err(|faults| faults[0].to_string())?;
    let setup = Setup { first_player: Some(Seat(0)), ..Setup::usual(2, board) };
    let game = SuperTeams::new(setup).map_err(|error| error.to_string())?;
    Ok(Made { session: Session::new(game), notes: Vec::new() })
}

fn word<T: FromStr<Err: ToString>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

fn seat(text: &str) -> Result<Seat, String> {
    word(text).map(Seat)
}

impl Made {
    fn take(&mut self, words: &[&str]) -> Result<(), String> {
        self.pass_where_forced()?;
        match *words {
            ["say", text] => self.note(text, false, None),
            ["say", text, "at", point] => self.note(text, false, Some(point)),
            ["ask", text] => self.note(text, true, None),
            ["ask", text, "at", point] => self.note(text, true, Some(point)),
            ["planet", ref cards @ ..] => self.draw(None, Draw::Bonus(bonus_cards(cards)?)),
            ["draw", whose, ref cards @ ..] => self.draw(Some(seat(whose)?), Draw::Bonus(bonus_cards(cards)?)),
            ["deal", whose, ref cards @ ..] => {
                let cards: Vec<Card> = cards.iter().map(|card| word(card)).collect::<Result<_, _>>()?;
                let hand = cards.iter().fold(Cards::NONE, |hand, card| hand.with(*card));
                self.draw(Some(seat(whose)?), Draw::Cards(hand))
            }
            ["play", who, card, ship] => self.choose(who, Choice::Play { card: word(card)?, ship: word(ship)? }),
            ["bonus", who, card] => self.choose(who, Choice::Bonus(word(card)?)),
            ["side", who, kind] => self.choose(who, Choice::Side(word(kind)?)),
            ["pass", who] => self.choose(who, Choice::Pass),
            _ => Err(format!("`{}` is nothing that happens", words.join(" "))),
        }
    }

    fn note(&mut self, text: &str, asks: bool, point: Option<&str>) -> Result<(), String> {
        let point = match point {
            None => None,
            Some("board") => Some(Point::Board),
            Some("players") => Some(Point::Players),
            Some("hand") => Some(Point::Hand),
            Some(other) => match other.strip_prefix("space-") {
                Some(space) => Some(Point::Space(word(space)?)),
                None => return Err(format!("`{other}` is nothing to point at")),
            },
        };
        let before = self.session.entries().len() as u32 + 1;
        self.notes.push(Note { before, text: text.to_owned(), asks, point });
        Ok(())
    }

    /// Chance answers; the seat it is said to be for must be the one that it is asked for.
    fn draw(&mut self, whose: Option<Seat>, draw: Draw) -> Result<(), String> {
        let Need::Chance(ask) = self.session.need() else { return Err("nothing is drawn now".to_owned()) };
        let asked = match ask {
            super_teams::Ask::First | super_teams::Ask::Planet { .. } => None,
            super_teams::Ask::Deal { seat, .. }
            | super_teams::Ask::Draw { seat }
            | super_teams::Ask::PlanetDraw { seat, .. } => Some(seat),
        };
        if asked != whose {
            return Err(format!("the draw is for {asked:?}"));
        }
        self.apply(Input::Draw(draw))
    }

    fn choose(&mut self, who: &str, choice: Choice) -> Result<(), String> {
        self.apply(Input::Choice { seat: seat(who)?, choice })
    }

    fn apply(&mut self, input: Input<Choice, Draw>) -> Result<(), String> {
        let ms = self.session.entries().len() as u64 * MS;
        self.session
            .apply(input, ms)
            .map_err(|illegal| format!("{illegal}; the game waits for {:?}", self.session.need()))?;
        self.pass_where_forced()
    }

    fn pass_where_forced(&mut self) -> Result<(), String> {
        let Need::Seats(seats) = self.session.need() else { return Ok(()) };
        for seat in seats.iter() {
            if play::legal(self.session.game(), self.session.position(), seat) == [Choice::Pass] {
                return self.apply(Input::Choice { seat, choice: Choice::Pass });
            }
        }
        Ok(())
    }
}

fn bonus_cards(cards: &[&str]) -> Result<BonusCards, String> {
    let cards: Vec<Bonus> = cards.iter().map(|card| word(card)).collect::<Result<_, _>>()?;
    Ok(cards.iter().fold(BonusCards::NONE, |hand, card| hand.with(*card)))
}
