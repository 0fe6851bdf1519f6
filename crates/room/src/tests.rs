//! Rooms as people meet them.

mod again;
mod clocks;
mod nonsense;
mod older;
mod pauses;
mod records;
mod seats;
mod table;
mod windows;

use crate::{Room, Visitor};
use chance::fair::Bytes;
use play::Seat;
use room_protocol::{ClientMessage, Options, Refusal, ServerMessage, Stage, Table};
use super_teams::Choice;

const ANNA: Visitor = Visitor([1; 16]);
const BEN: Visitor = Visitor([2; 16]);
const EVE: Visitor = Visitor([3; 16]);

fn options() -> Options {
    Options { board: "short".to_owned(), ..Options::default() }
}

fn value(byte: u8) -> Bytes {
    Bytes([byte; 32])
}

fn sit(seat: u8, name: &str) -> ClientMessage {
    ClientMessage::Sit { seat: Seat(seat), name: name.to_owned(), value: value(seat + 1) }
}

/// Anna and Ben at a table, about to begin.
fn gathered(options: Options, seed: u8) -> Room {
    let mut room = Room::new("abc".to_owned(), options, value(seed)).unwrap();
    for (seat, visitor) in [(0, ANNA), (1, BEN)] {
        room.connect(visitor, 0);
        room.say(visitor, sit(seat, ["Anna", "Ben"][usize::from(seat)]), 0).unwrap();
    }
    room
}

fn playing(options: Options, seed: u8) -> Room {
    let mut room = gathered(options, seed);
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    room
}

fn visitor(seat: Seat) -> Visitor {
    [ANNA, BEN][seat.index()]
}

/// The table as a seat, or nobody, sees it.
fn table(room: &Room, you: Option<Seat>, now: u64) -> Table {
    match room.all(you, now) {
        ServerMessage::All { game: Some(game), .. } => game.table,
        other => panic!("no game: {other:?}"),
    }
}

/// What the seat that is waited for may choose.
fn offered(room: &Room, now: u64) -> Option<(Seat, u32, Vec<Choice>)> {
    let seat = table(room, None, now).waits_for?;
    let own = table(room, Some(seat), now);
    Some((seat, own.at, own.offered))
}

fn choose(room: &mut Room, seat: Seat, choice: Choice, now: u64) -> Result<(), Refusal> {
    let at = table(room, None, now).at;
    room.say(visitor(seat), ClientMessage::Choose { at, choice }, now)
}

/// Plays the choice numbered `pick`, modulo how many there are, of whoever is asked.
fn step(room: &mut Room, pick: usize, now: u64) -> bool {
    let Some((seat, at, choices)) = offered(room, now) else { return false };
    let choice = choices[pick % choices.len()];
    room.say(visitor(seat), ClientMessage::Choose { at, choice }, now).unwrap();
    true
}

/// Plays on until the game is over.
fn play_out(room: &mut Room, now: u64) {
    let mut pick = 0;
    while room.stage() == Stage::Playing {
        pick += 1;
        assert!(step(room, pick * 7, now) && pick < 5000);
    }
}
