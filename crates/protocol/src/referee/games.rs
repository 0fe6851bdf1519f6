//! The games that can be refereed, and how a request sets them up.

use super::request::{New, parse};
use super::save::Load;
use super::table::{Refereed, Table};
use super::{PROTOCOL, request};
use crate::Refusal;
use crate::record;
use play::{Game, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use super_teams::{Board, Colour, Setup, Space, SuperTeams, boards};
use x_wing::XWing;

/// What the referee knows.
#[derive(Serialize)]
pub(super) struct About {
    protocol: u32,
    commands: &'static [&'static str],
    games: [AboutGame; 2],
}

#[derive(Serialize)]
struct AboutGame {
    game: &'static str,
    rules: u32,
    boards: Vec<&'static str>,
}

pub(super) fn about() -> About {
    let super_teams = AboutGame { game: SuperTeams::NAME, rules: SuperTeams::RULES, boards: boards::names().collect() };
    let x_wing = AboutGame { game: XWing::NAME, rules: XWing::RULES, boards: Vec::new() };
    About { protocol: PROTOCOL, commands: &request::COMMANDS, games: [super_teams, x_wing] }
}

/// A new game.
pub(super) fn new(new: New, ms: u64) -> Result<Box<dyn Refereed>, Refusal> {
    match new.game.as_str() {
        SuperTeams::NAME => {
            let game = SuperTeams::new(super_teams_setup(new.setup)?)
                .map_err(|error| Refusal::new("bad-setup", error.to_string()))?;
            Ok(Box::new(Table::new(game, new.chance, new.notes, ms)))
        }
        XWing::NAME => {
            let game = XWing::new(super::x_wing::setup(new.setup)?)
                .map_err(|error| Refusal::new("bad-setup", error.to_string()))?;
            Ok(Box::new(Table::new(game, new.chance, new.notes, ms)))
        }
        unknown => Err(unknown_game(unknown)),
    }
}

/// A game from a save.
pub(super) fn load(load: &Load, ms: u64) -> Result<Box<dyn Refereed>, Refusal> {
    let record = load.record();
    let game = record::game(record.as_bytes()).map_err(|fault| Refusal::new("bad-save", fault.to_string()))?;
    match game.as_str() {
        SuperTeams::NAME => Ok(Box::new(load.table::<SuperTeams>(&record, ms)?)),
        XWing::NAME => Ok(Box::new(load.table::<XWing>(&record, ms)?)),
        unknown => Err(unknown_game(unknown)),
    }
}

fn unknown_game(name: &str) -> Refusal {
    Refusal::new(
        "unknown-game",
        format!("there is no game `{name}`; there are {} and {}", SuperTeams::NAME, XWing::NAME),
    )
}

/// A set-up as it may be asked for: shorter than the one in a record, which names everything.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SuperTeamsSetup {
    players: Option<u8>,
    seats: Option<Vec<Vec<Colour>>>,
    board: Option<Value>,
    first_player: Option<Seat>,
    tow_chain: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WholeBoard {
    name: String,
    spaces: Vec<Space>,
}

fn super_teams_setup(asked: Value) -> Result<Setup, Refusal> {
    let asked: SuperTeamsSetup = parse(asked)?;
    let board = board(asked.board.unwrap_or_else(|| "standard".into()))?;
    let usual = match (asked.players, asked.seats) {
        (Some(players @ 2..=4), None) => Setup::usual(players, board),
        (Some(players), None) => {
            let reason = format!("{players} players; the game is for 2, 3 or 4 (ST-SET-08)");
            return Err(Refusal::new("bad-setup", reason));
        }
        (None, Some(seats)) => Setup { seats, ..Setup::usual(4, board) },
        _ => {
            let reason = "the set-up needs either `players`, a number, or `seats`, the colours of each seat";
            return Err(Refusal::new("bad-setup", reason));
        }
    };
    Ok(Setup { first_player: asked.first_player, tow_chain: asked.tow_chain.unwrap_or(true), ..usual })
}

fn board(asked: Value) -> Result<Board, Refusal> {
    if let Value::String(name) = asked {
        let names: Vec<_> = boards::names().collect();
        let unknown = || format!("there is no board `{name}`; there are {}", names.join(", "));
        return boards::named(&name).map(|drawn| drawn.board).ok_or_else(|| Refusal::new("bad-board", unknown()));
    }
    let WholeBoard { name, spaces } = parse(asked)?;
    Board::new(name, spaces).map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        Refusal::new("bad-board", faults.join("; "))
    })
}
