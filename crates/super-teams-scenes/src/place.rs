//! Setting up a position from the facts of a scenario.

use crate::{SuperTeamsScenes, read_bonuses, read_cards, read_seat};
use play::{Game, Seat};
use scenario::{BadScene, Line, check_given, nearest};
use std::collections::BTreeMap;
use super_teams::{
    Arrangement, Board, BonusCards, Cards, Colour, Impossible, NotASpace, Place, Position, Setup, Ship, Space,
    SuperTeams, UnknownName, boards,
};

/// What the facts say, before it is checked as a whole.
#[derive(Default)]
struct Given {
    players: Option<u8>,
    /// The colours of the seats, if they are said one by one.
    seats: BTreeMap<usize, Vec<Colour>>,
    board: Option<Board>,
    first: First,
    tow_chain: Option<bool>,
    opening: bool,
    turn: Option<Seat>,
    ships: Vec<(Line, Ship, String)>,
    hands: [Cards; 4],
    bonus: [BonusCards; 4],
    played: Cards,
    used: Option<BonusCards>,
    planet: Option<BonusCards>,
    bonus_pile: Option<BonusCards>,
}

/// Who begins.
#[derive(Clone, Copy, Default)]
enum First {
    #[default]
    NotSaid,
    Chance,
    Named(Seat),
}

/// Facts that are nothing before anything is dealt.
const LATER: [&str; 8] = ["turn", "ship", "hand", "bonus", "played", "planet", "bonus-pile", "used"];

pub(super) fn place(facts: &[Line]) -> Result<(SuperTeams, Position), BadScene> {
    each_said_once(facts)?;
    let mut given = Given::default();
    for line in facts {
        given.read(line).map_err(|(word, reason)| BadScene::at(line, word, reason))?;
    }
    let later = facts.iter().find(|line| LATER.contains(&line.words()[0]));
    if let (true, Some(line)) = (given.opening, later) {
        return Err(BadScene::at(line, 0, "before anything is dealt (`opening`), no such fact counts"));
    }
    let game = given.game().map_err(|reason| BadScene::whole(facts, reason))?;
    check_given::<SuperTeamsScenes>(&game, facts)?;
    let position = given.position(&game, facts)?;
    Ok((game, position))
}

/// Refuses a fact that is said twice: the second would silently replace the first.
fn each_said_once(lines: &[Line]) -> Result<(), BadScene> {
    let mut said: Vec<(Vec<&str>, u32)> = Vec::new();
    for line in lines {
        let mut key = line.words();
        key.truncate(if matches!(key[0], "seat" | "ship" | "hand" | "bonus") { 2 } else { 1 });
        if let Some((_, before)) = said.iter().find(|(other, _)| *other == key) {
            return Err(BadScene::at(line, 0, format!("this was said in line {before} already")));
        }
        said.push((key, line.number));
    }
    Ok(())
}

/// Why a fact cannot be: the word at fault, and the reason.
type Fault = (usize, String);

impl Given {
    fn read(&mut self, line: &Line) -> Result<(), Fault> {
        let words = line.words();
        let rest = line.from(1).text();
        let list = || line.from(2).text();
        let seat = || match read_seat(words[1]).map_err(|reason| (1, reason))? {
            Seat(seat @ 0..4) => Ok(seat as usize),
            Seat(seat) => Err((1, format!("there is no seat {seat}"))),
        };
        match words[0] {
            "players" => {
                self.players = Some(rest.parse().map_err(|_| (1, format!("`{rest}` is no number of players")))?);
            }
            "seat" => {
                let colours = words[2..].iter().map(|colour| colour.parse()).collect::<Result<_, _>>();
                let seat = read_seat(words[1]).map_err(|reason| (1, reason))?;
                let colours = colours.map_err(|error: UnknownName| (2, error.to_string()))?;
                self.seats.insert(seat.index(), colours);
            }
            "board" => self.board = Some(read_board(&words[1..])?),
            "first" if rest == "random" => self.first = First::Chance,
            "first" => self.first = First::Named(Seat(seat()? as u8)),
            "tow-chain" => self.tow_chain = Some(rest == "on"),
            "opening" => self.opening = true,
            "turn" => self.turn = Some(Seat(seat()? as u8)),
            "ship" => {
                let ship = words[1].parse().map_err(|error: UnknownName| (1, error.to_string()))?;
                self.ships.push((line.clone(), ship, list()));
            }
            "hand" => self.hands[seat()?] = read_cards(&list()).map_err(|reason| (2, reason))?,
            "bonus" => self.bonus[seat()?] = read_bonuses(&list()).map_err(|reason| (2, reason))?,
            "played" => self.played = read_cards(&rest).map_err(|reason| (1, reason))?,
            "used" => self.used = Some(read_bonuses(&rest).map_err(|reason| (1, reason))?),
            "planet" => self.planet = Some(read_bonuses(&rest).map_err(|reason| (1, reason))?),
            "bonus-pile" => self.bonus_pile = Some(read_bonuses(&rest).map_err(|reason| (1, reason))?),
            word => unreachable!("`{word}` is in the grammar"),
        }
        Ok(())
    }

    /// The colours of the seats, if they were said one by one.
    fn seats(&self) -> Result<Option<Vec<Vec<Colour>>>, String> {
        let said = self.seats.len();
        match (self.seats.keys().last(), self.players) {
            (None, _) => Ok(None),
            (Some(last), _) if *last >= said => Err(format!("seat {last} has colours, and an earlier one has none")),
            (_, Some(players)) if usize::from(players) != said => {
                Err(format!("{players} players, and colours for {said} seats"))
            }
            _ => Ok(Some(self.seats.values().cloned().collect())),
        }
    }

    fn game(&self) -> Result<SuperTeams, String> {
        let board = || boards::named("standard").expect("our own board").board;
        let players = self.players.unwrap_or(2);
        let usual = Setup::usual(players, self.board.clone().unwrap_or_else(board));
        let seats = match self.seats()? {
            Some(seats) => seats,
            None if usual.seats.len() == usize::from(players) && players >= 2 => usual.seats,
            None => return Err(format!("{players} players; the game is for 2, 3 or 4 (ST-SET-08)")),
        };
        let first_player = match self.first {
            First::NotSaid => Some(Seat(0)),
            First::Chance => None,
            First::Named(seat) => Some(seat),
        };
        let tow_chain = self.tow_chain.unwrap_or(true);
        SuperTeams::new(Setup { seats, first_player, tow_chain, ..usual }).map_err(|bad| bad.to_string())
    }

    fn position(&self, game: &SuperTeams, facts: &[Line]) -> Result<Position, BadScene> {
        if self.opening {
            return Ok(game.start());
        }
        let mut ships = Vec::new();
        for (line, ship, place) in &self.ships {
            let place = read_place(game, *ship, place).map_err(|(word, reason)| BadScene::at(line, word, reason))?;
            ships.push((*ship, place));
        }
        let arrangement = Arrangement {
            turn: self.turn,
            ships,
            hands: self.hands,
            played: self.played,
            bonus: self.bonus,
            planet: self.planet,
            bonus_pile: self.bonus_pile,
            used: self.used,
        };
        game.arrange(&arrangement).map_err(|impossible| BadScene::whole(facts, impossible.to_string()))
    }
}

/// `start normal*3 hyperspace+asteroid final`, or the name of one of our boards.
fn read_board(words: &[&str]) -> Result<Board, Fault> {
    if let [name] = words
        && let Some(drawn) = boards::named(name)
    {
        return Ok(drawn.board);
    }
    let mut spaces: Vec<Space> = Vec::new();
    for (place, word) in (1..).zip(words) {
        let (kind, times) = word.split_once('*').unwrap_or((word, "1"));
        let space: Space = kind.parse().map_err(|error| (place, not_a_space(kind, &error)))?;
        let times: usize = times.parse().map_err(|_| (place, format!("`{word}`: `{times}` is no number")))?;
        if times > Board::MOST {
            return Err((place, format!("`{word}`: a board has at most {} spaces (ST-RUL-10)", Board::MOST)));
        }
        spaces.extend(std::iter::repeat_n(space, times));
    }
    Board::new("scenario", spaces).map_err(|faults| (1, faults[0].to_string()))
}

/// What is wrong with a space, with the nearest one if its kind is not known.
fn not_a_space(word: &str, error: &NotASpace) -> String {
    match error {
        NotASpace::Pair(_) => error.to_string(),
        NotASpace::Kind(unknown) => {
            let known = unknown.known.iter().copied().chain(boards::names());
            let near = nearest(word, known).expect("there are spaces");
            format!("`{word}` is neither a space nor one of our boards; the nearest word is `{near}`")
        }
    }
}

/// `7`, `7 hyperspace`, `start`, `home`.
fn read_place(game: &SuperTeams, ship: Ship, text: &str) -> Result<Place, Fault> {
    let (space, side) = text.split_once(' ').map_or((text, None), |(space, side)| (space, Some(side)));
    let space = match space {
        "start" => 0,
        "home" => game.setup().board.last(),
        number => number.parse().map_err(|_| (2, format!("`{number}` is no space")))?,
    };
    let side = side.map(|side| side.parse().map_err(|error: UnknownName| (3, error.to_string()))).transpose()?;
    game.place(ship, space, side).map_err(|impossible| {
        let word = match impossible {
            Impossible::Ship(_) => 1,
            Impossible::WhichSide { .. } | Impossible::Side { .. } => 3,
            _ => 2,
        };
        (word, impossible.to_string())
    })
}
