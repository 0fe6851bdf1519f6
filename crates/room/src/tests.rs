//! Rooms as people meet them.

mod again;
mod beginning;
mod clocks;
mod leaky;
mod minds;
mod nonsense;
mod older;
mod pauses;
mod records;
mod sealed;
mod seats;
mod secrets;
mod small;
mod table;
mod windows;

use crate::Visitor;
use chance::fair::Bytes;
use games::Playable;
use play::Seat;
use room_protocol::{ClientMessageOf, Options, Pledge, Refusal, ServerMessage, Stage, TableOf};
use super_teams::room::RoomOptions;
use super_teams::{Choice, SuperTeams};

type Room = crate::Room<SuperTeams>;
type ClientMessage = ClientMessageOf<SuperTeams>;
type Table = TableOf<SuperTeams>;

const ANNA: Visitor = Visitor([1; 16]);
const BEN: Visitor = Visitor([2; 16]);
const EVE: Visitor = Visitor([3; 16]);

fn options() -> Options<RoomOptions> {
    players(2)
}

fn players(players: u8) -> Options<RoomOptions> {
    let game = RoomOptions { players, board: "short".to_owned(), ..RoomOptions::default() };
    Options { game, ..Options::default() }
}

fn value(byte: u8) -> Bytes {
    Bytes([byte; 32])
}

fn sit(seat: u8, name: &str) -> ClientMessage {
    ClientMessage::Sit { seat: Seat(seat), name: name.to_owned() }
}

/// What somebody has to say for a game to begin, if anything; the value of a seat is always the same.
fn answer<G: Playable>(
    room: &crate::Room<G>,
    visitor: Visitor,
    pledge: &mut Option<Pledge>,
) -> Option<ClientMessageOf<G>> {
    let (shown, seat) = (room.shown(None), room.seat(visitor)?);
    let own = shown.seats[seat.index()].commitment;
    Pledge::answer(pledge, &shown.beginning?, seat, own, || value(seat.0 + 1))
}

/// People commit to their values and reveal them.
fn shuffle<G: Playable>(room: &mut crate::Room<G>, people: &[Visitor], now: u64) {
    let mut pledges = vec![None; people.len()];
    for _ in 0..2 {
        for (visitor, pledge) in people.iter().zip(&mut pledges) {
            if let Some(say) = answer(room, *visitor, pledge) {
                room.say(*visitor, say, now).unwrap();
            }
        }
    }
}

/// Anna and Ben at a table, about to begin.
fn gathered(options: Options<RoomOptions>, seed: u8) -> Room {
    let mut room = Room::new("abc".to_owned(), options, value(seed)).unwrap();
    for (seat, visitor) in [(0, ANNA), (1, BEN)] {
        room.connect(visitor, 0);
        room.say(visitor, sit(seat, ["Anna", "Ben"][usize::from(seat)]), 0).unwrap();
    }
    room
}

fn playing(options: Options<RoomOptions>, seed: u8) -> Room {
    let mut room = gathered(options, seed);
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    shuffle(&mut room, &[ANNA, BEN], 0);
    room
}

fn visitor(seat: Seat) -> Visitor {
    [ANNA, BEN][seat.index()]
}

/// The table as a seat, or nobody, sees it.
fn table(room: &Room, you: Option<Seat>, now: u64) -> Table {
    table_of(room, you, now)
}

fn table_of<G: Playable>(room: &crate::Room<G>, you: Option<Seat>, now: u64) -> TableOf<G> {
    match room.all(you, now) {
        ServerMessage::All { game: Some(game), .. } => game.table,
        other => panic!("no game: {other:?}"),
    }
}

/// The seat that is waited for.
fn waits_for(room: &Room, now: u64) -> Option<Seat> {
    table(room, None, now).waits_for.iter().next()
}

/// What the seat that is waited for may choose.
fn offered(room: &Room, now: u64) -> Option<(Seat, u32, Vec<Choice>)> {
    let seat = waits_for(room, now)?;
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
