//! Setting up a position from the facts of a scenario.

use super::{read_bonuses, read_cards, read_seat};
use crate::board::{Board, Kind, Space};
use crate::position::{Phase, Place, Position};
use crate::{BonusCards, Card, Cards, Colour, Setup, Ship, SuperTeams};
use play::{Game, Seat};
use scenario::{BadScene, Line};

/// What the facts say, before it is checked as a whole.
struct Given {
    players: u8,
    seats: Vec<Vec<Colour>>,
    board: Board,
    first: Option<Seat>,
    tow_chain: bool,
    opening: bool,
    turn: Option<Seat>,
    ships: Vec<(u32, Ship, String)>,
    hands: [Cards; 4],
    bonus: [BonusCards; 4],
    played: Cards,
    used: Option<BonusCards>,
    planet: Option<BonusCards>,
    bonus_pile: Option<BonusCards>,
}

pub(super) fn place(facts: &[Line]) -> Result<(SuperTeams, Position), BadScene> {
    let mut given = Given {
        players: 2,
        seats: Vec::new(),
        board: crate::boards::named("standard").expect("our own board").board,
        first: Some(Seat(0)),
        tow_chain: true,
        opening: false,
        turn: None,
        ships: Vec::new(),
        hands: [Cards::NONE; 4],
        bonus: [BonusCards::NONE; 4],
        played: Cards::NONE,
        used: None,
        planet: None,
        bonus_pile: None,
    };
    for line in facts {
        given.read(line).map_err(|reason| BadScene { line: line.number, reason })?;
    }
    let last_line = facts.last().map_or(0, |line| line.number);
    given.build().map_err(|(line, reason)| BadScene { line: line.unwrap_or(last_line), reason })
}

impl Given {
    fn read(&mut self, line: &Line) -> Result<(), String> {
        let (word, rest) = line.text.split_once(' ').unwrap_or((&line.text, ""));
        match word {
            "players" => self.players = rest.parse().map_err(|_| format!("`{rest}` is no number of players"))?,
            "seat" => {
                let (seat, colours) = rest.split_once(' ').unwrap_or((rest, ""));
                if read_seat(seat)?.index() != self.seats.len() {
                    return Err(format!("seat {seat} does not follow on seat {}", self.seats.len()));
                }
                let colours = colours.split_whitespace().map(str::parse).collect::<Result<_, _>>();
                self.seats.push(colours.map_err(|error: crate::UnknownName| error.to_string())?);
            }
            "board" => self.board = read_board(rest)?,
            "first" => self.first = if rest == "random" { None } else { Some(read_seat(rest)?) },
            "tow-chain" => {
                self.tow_chain = match rest {
                    "on" => true,
                    "off" => false,
                    _ => return Err(format!("`tow-chain {rest}`: it is on or off")),
                }
            }
            "opening" => self.opening = true,
            "turn" => self.turn = Some(read_seat(rest)?),
            "ship" => {
                let (ship, place) = rest.split_once(' ').unwrap_or((rest, ""));
                let ship = ship.parse().map_err(|error: crate::UnknownName| error.to_string())?;
                self.ships.push((line.number, ship, place.to_owned()));
            }
            "hand" => {
                let (seat, cards) = seat_and_list(rest)?;
                self.hands[seat] = read_cards(cards)?;
            }
            "bonus" => {
                let (seat, cards) = seat_and_list(rest)?;
                self.bonus[seat] = read_bonuses(cards)?;
            }
            "played" => self.played = read_cards(rest)?,
            "used" => self.used = Some(read_bonuses(rest)?),
            "planet" => self.planet = Some(read_bonuses(rest)?),
            "bonus-pile" => self.bonus_pile = Some(read_bonuses(rest)?),
            _ => return Err(format!("`{word}` is no fact of Super Teams")),
        }
        Ok(())
    }

    fn build(self) -> Result<(SuperTeams, Position), (Option<u32>, String)> {
        let whole = |reason: String| (None, reason);
        let usual = Setup::usual(self.players, self.board.clone());
        let setup = Setup {
            seats: if self.seats.is_empty() && self.players >= 2 { usual.seats } else { self.seats.clone() },
            first_player: self.first,
            tow_chain: self.tow_chain,
            ..usual
        };
        if self.seats.is_empty() && setup.seats.len() != self.players as usize {
            let players = self.players;
            return Err(whole(format!("{players} players; the game is for 2, 3 or 4 (ST-SET-08)")));
        }
        let game = SuperTeams::new(setup).map_err(|bad| whole(bad.to_string()))?;
        let mut position = game.start();
        if self.opening {
            return Ok((game, position));
        }
        let turn = self.turn.or(self.first).unwrap_or(Seat(0));
        if turn.0 >= game.players {
            return Err(whole(format!("it is the turn of seat {turn}, and there is no such seat")));
        }
        position.open.turn = turn;
        position.open.phase = Phase::Play;
        for (line, ship, place) in &self.ships {
            let place = read_place(&game, *ship, place).map_err(|reason| (Some(*line), reason))?;
            position.open.ships.put(*ship, place);
        }
        self.put_cards(&game, &mut position).map_err(whole)?;
        Ok((game, position))
    }

    fn put_cards(&self, game: &SuperTeams, position: &mut Position) -> Result<(), String> {
        let mut pile = game.deck();
        let absent = |card: &Card| !game.deck.has(*card);
        if let Some(card) = self.hands.iter().chain([&self.played]).flat_map(|cards| cards.iter()).find(absent) {
            return Err(format!("{card} is not in this game (ST-SET-02)"));
        }
        for cards in self.hands.iter().chain([&self.played]) {
            if !pile.contains(*cards) {
                return Err("the same movement card lies in two places (ST-CMP-02)".to_owned());
            }
            pile = pile.minus(*cards);
        }
        position.hands = self.hands;
        position.pile = pile;
        position.bonus = self.bonus;
        position.planet = self.planet.unwrap_or_default();
        position.open.planet_drawn = self.planet.is_none();
        let mut rest = BonusCards::ALL;
        for cards in self.bonus.iter().chain([&self.used.unwrap_or_default(), &position.planet]) {
            if !rest.contains(*cards) {
                return Err("the same bonus card lies in two places (ST-CMP-03)".to_owned());
            }
            rest = rest.minus(*cards);
        }
        position.bonus_pile = self.bonus_pile.unwrap_or(rest);
        if !rest.contains(position.bonus_pile) {
            return Err("the same bonus card lies in two places (ST-CMP-03)".to_owned());
        }
        match self.used.is_none_or(|used| used == position.used()) {
            true => Ok(()),
            false => Err("`bonus-pile` and `used` leave some bonus cards nowhere (ST-CMP-03)".to_owned()),
        }
    }
}

fn seat_and_list(text: &str) -> Result<(usize, &str), String> {
    let (seat, list) = text.split_once(' ').unwrap_or((text, ""));
    match read_seat(seat)? {
        Seat(seat @ 0..4) => Ok((seat as usize, list)),
        Seat(seat) => Err(format!("there is no seat {seat}")),
    }
}

/// `start normal*3 hyperspace+asteroid final`, or the name of one of our boards.
fn read_board(text: &str) -> Result<Board, String> {
    if let Some(drawn) = crate::boards::named(text) {
        return Ok(drawn.board);
    }
    let mut spaces: Vec<Space> = Vec::new();
    for word in text.split_whitespace() {
        let (kind, times) = word.split_once('*').unwrap_or((word, "1"));
        let space: Space = kind.parse().map_err(|error: crate::NotASpace| error.to_string())?;
        let times: usize = times.parse().map_err(|_| format!("`{word}`: `{times}` is no number"))?;
        if times > Board::MOST {
            return Err(format!("`{word}`: a board has at most {} spaces (ST-RUL-10)", Board::MOST));
        }
        spaces.extend(std::iter::repeat_n(space, times));
    }
    Board::new("scenario", spaces).map_err(|faults| faults[0].to_string())
}

/// `7`, `7 hyperspace`, `start`, `home`.
fn read_place(game: &SuperTeams, ship: Ship, text: &str) -> Result<Place, String> {
    if !game.fleet.has(ship) {
        return Err(format!("{ship} is not in this game (ST-SET-02)"));
    }
    let (space, side) = text.split_once(' ').map_or((text, None), |(space, side)| (space, Some(side)));
    let space = match space {
        "start" => 0,
        "home" => game.last,
        number => number.parse().map_err(|_| format!("`{number}` is no space"))?,
    };
    if space > game.last {
        return Err(format!("there is no space {space}; the final planet is {}", game.last));
    }
    let sides = game.kinds[space as usize];
    let kind = match side {
        None if sides[0] == sides[1] => sides[0],
        None => return Err(format!("space {space} has two sides, {} and {}; say which", sides[0], sides[1])),
        Some(side) => side.parse().map_err(|error: crate::UnknownName| error.to_string())?,
    };
    match (kind, sides.contains(&kind)) {
        (Kind::Maw, _) => Err(format!("no ship rests on the Maw space {space} (ST-MOV-08)")),
        (_, true) => Ok(Place { space, kind }),
        (_, false) => Err(format!("space {space} is no {kind}")),
    }
}
