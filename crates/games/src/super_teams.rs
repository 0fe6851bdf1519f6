//! What Super Teams brings beside its rules.

use crate::{Listed, Playable};
use bots::{Advisor, Roster};
use play::Seat;
use protocol::Refusal;
use protocol::referee::parse;
use serde::Deserialize;
use serde_json::Value;
use super_teams::{Board, Colour, Setup, Space, SuperTeams, boards};

impl Playable for SuperTeams {
    const BOTS: Roster<SuperTeams> = super_teams_bots::BOTS;
    const ADVISOR: fn() -> Box<dyn Advisor<SuperTeams> + Send> = super_teams_bots::advisor;
    const STAND_IN: &str = "greedy";
}

impl Listed for SuperTeams {
    type Scenes = super_teams_scenes::SuperTeamsScenes;

    const PAGE: &str = "";

    const ENTRANTS: Roster<SuperTeams> = super_teams_bots::ENTRANTS;

    fn boards() -> Vec<&'static str> {
        boards::names().collect()
    }

    fn setup_asked(asked: Value) -> Result<Setup, Refusal> {
        setup(asked)
    }
}

/// A set-up as it may be asked for: shorter than the one in a record, which names everything.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
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

fn setup(asked: Value) -> Result<Setup, Refusal> {
    let asked: Asked = parse(asked)?;
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
    let WholeBoard { name, spaces } = parse(asked).map_err(|refusal: Refusal| refusal.inside("board"))?;
    Board::new(name, spaces).map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        Refusal::new("bad-board", faults.join("; "))
    })
}
