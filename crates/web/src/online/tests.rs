use super::*;
use crate::line::lines;
use crate::local::LocalTable;
use crate::messages::{ClientMessage, Options, Room, RoomSeat, ServerMessage, Table};
use chance::fair::Bytes;
use play::{Game, Seat, Viewer};
use room_protocol::{Game as Told, Window};
use serde_json::Value;
use super_teams::room::SeatFacts;
use super_teams::{Bonus, Phase, Setup, boards};

fn person(name: &str, value: u8) -> RoomSeat {
    let occupant = Occupant::Person { name: name.to_owned(), here: true, stand_in: None };
    RoomSeat { game: SeatFacts::default(), occupant, commitment: None, value: Some(Bytes([value; 32])) }
}

fn room(stage: room_protocol::Stage, seats: Vec<RoomSeat>) -> Box<Room> {
    // The room comes as it does over the network: what this page does not know yet is left out.
    let mut room = serde_json::json!({
        "id": "abc", "stage": stage, "options": Options::default(), "seats": seats, "host": 0, "watchers": 0,
        "game": 1, "commitment": Bytes([9; 32]), "rematch": [], "not_yet": [], "paused": false, "stopped": false, "pause_wanted": [],
    });
    room["next_commitment"] = serde_json::json!(Bytes([8; 32]));
    serde_json::from_value(room).unwrap()
}

fn table() -> LocalTable {
    let setup = Setup::usual(2, boards::named("short").unwrap().board);
    let players = vec![Player::Person("Ola".to_owned()), Player::Person("Bo".to_owned())];
    let mut table = LocalTable::new(setup, players, 7).unwrap();
    table.draw(0);
    table
}

fn told(table: &LocalTable, you: Seat) -> Table {
    Table {
        at: table.session().entries().len() as u32,
        view: table.view(Viewer::Seat(you)),
        waits_for: table.chooser().into_iter().collect(),
        offered: table.legal(you),
        window: None,
        clocks: Vec::new(),
        limit_ms: None,
        asked: None,
        may_take_back: false,
        orders: Vec::new(),
        outcome: table.session().outcome(),
    }
}

/// As it comes over the network.
fn json(table: &Table) -> Value {
    serde_json::to_value(table).unwrap()
}

fn playing(table: &LocalTable, you: Seat) -> Option<Online> {
    let history = lines(table.session().game(), &table.history(), Viewer::Seat(you));
    let game =
        Told { setup: table.session().game().setup().clone(), history, since: 0, table: json(&told(table, you)) };
    let seats = vec![person("Ola", 1), person("Bo", 2)];
    let all = ServerMessage::All {
        you: Some(you),
        room: room(room_protocol::Stage::Playing, seats),
        game: Some(Box::new(game)),
        said: Vec::new(),
    };
    let mut online = None;
    assert_eq!(Online::hear(&mut online, all), News::All);
    online
}

#[test]
fn a_game_begins_with_our_commitment_and_then_our_value() {
    let begins = |asks: &str, commitment: Option<Bytes>| {
        let mut seated = person("Ola", 5);
        (seated.commitment, seated.value) = (commitment, None);
        let mut room = room(room_protocol::Stage::Gathering, vec![seated]);
        let beginning =
            serde_json::json!({ "game": 1, "round": 1, "commitment": Bytes([9; 32]), "asks": asks, "waits_for": [0] });
        room.beginning = serde_json::from_value(beginning).unwrap();
        room
    };
    let all =
        ServerMessage::All { you: Some(Seat(0)), room: begins("commitments", None), game: None, said: Vec::new() };
    let (mut online, mut pledge) = (None, None);
    Online::hear(&mut online, all);
    let mut answer = |online: &Option<Online>| online.as_ref()?.answer(&mut pledge, || Bytes([5; 32]));
    let commitment = chance::fair::value_commitment(Bytes([9; 32]), Seat(0), Bytes([5; 32]));
    assert_eq!(answer(&online), Some(ClientMessage::Commit(commitment)));
    for (shown, said) in [(commitment, Some(ClientMessage::Reveal(Bytes([5; 32])))), (Bytes([6; 32]), None)] {
        let room = begins("values", Some(shown));
        assert_eq!(Online::hear(&mut online, ServerMessage::Room(room)), News::Room);
        assert_eq!(answer(&online), said);
    }
    online.as_mut().unwrap().you = None;
    assert_eq!(answer(&online), None, "whoever watches adds nothing");
}

#[test]
fn what_was_played_is_added_and_drawn() {
    let mut table = table();
    let you = table.chooser().unwrap();
    let mut online = playing(&table, you);
    assert_eq!(stage(online.as_ref().unwrap()), Stage::Choosing);
    let before = online.as_ref().unwrap().running.as_ref().unwrap().history.len();
    let events = table.choose(you, table.legal(you)[0], 0).unwrap();
    let heard = lines(table.session().game(), &events, Viewer::Seat(you));
    let tell = ServerMessage::Played { events: heard.clone(), table: Box::new(json(&told(&table, you))) };
    assert_eq!(Online::hear(&mut online, tell), News::Played(heard.clone()));
    let online = online.unwrap();
    assert_eq!(online.running.as_ref().unwrap().history.len(), before + heard.len());
    assert_eq!(seen(&online).unwrap().view, table.view(Viewer::Seat(you)));
}

#[test]
fn changes_are_put_in_over_a_whole_game() {
    let mut table = table();
    let you = Seat(0);
    let mut online = playing(&table, you);
    while let Some(seat) = table.chooser() {
        let before = json(&told(&table, you));
        let mut events = table.choose(seat, table.legal(seat)[0], 0).unwrap();
        events.extend(table.draw(0));
        let events = lines(table.session().game(), &events, Viewer::Seat(you));
        let changed = room_protocol::changes(&before, &json(&told(&table, you)));
        Online::hear(&mut online, ServerMessage::Changed { events, table: changed });
        assert_eq!(online.as_ref().unwrap().running.as_ref().unwrap().table, told(&table, you));
    }
    let online = online.unwrap();
    assert_eq!(stage(&online), Stage::Over);
    let history = lines(table.session().game(), &table.history(), Viewer::Seat(you));
    assert_eq!(online.running.unwrap().history, history);
}

#[test]
fn changes_that_do_not_fit_are_noticed() {
    let mut online = playing(&table(), Seat(0));
    for (place, now) in [("/nowhere", Value::from(1)), ("/at", Value::from("x"))] {
        let table = vec![room_protocol::Change(place.to_owned(), now)];
        assert_eq!(Online::hear(&mut online, ServerMessage::Changed { events: Vec::new(), table }), News::Lost);
    }
}

#[test]
fn a_pause_waits_for_nobody() {
    let mut online = playing(&table(), Seat(0)).unwrap();
    online.room.paused = true;
    assert_eq!(stage(&online), Stage::Moving);
}

#[test]
fn a_tap_is_needed_before_a_window_asks() {
    let mut table = table();
    let you = loop {
        let seat = table.chooser().unwrap();
        let holds = |seat: Seat| table.view(Viewer::Seat(seat)).bonus.iter().any(|bonus| bonus == Bonus::Tow);
        match table.session().position().open.phase {
            Phase::Tow { seat, .. } if holds(seat) => break seat,
            _ => {}
        }
        let choice = table.legal(seat)[0];
        table.choose(seat, choice, 0).unwrap();
        table.draw(0);
    };
    let mut online = playing(&table, you);
    let mut open = told(&table, you);
    open.window = Some(Window { total_ms: 2500, left_ms: 1000, runs: true, tapped: Vec::new() });
    Online::hear(&mut online, ServerMessage::Table(Box::new(json(&open))));
    let shown = online.as_ref().unwrap();
    assert!(matches!(stage(shown), Stage::Reaction(_)));
    assert_eq!(pause(shown), Some(Pause { total_ms: 2500, left_ms: 1000, runs: true, offered: true }));
    open.window = Some(Window { total_ms: 2500, left_ms: 900, runs: false, tapped: vec![you] });
    Online::hear(&mut online, ServerMessage::Table(Box::new(json(&open))));
    let shown = online.as_ref().unwrap();
    assert_eq!(stage(shown), Stage::Choosing);
    assert!(pause(shown).is_some_and(|pause| !pause.offered));
}

#[test]
fn a_spectator_is_not_one_of_the_others() {
    let mut online = playing(&table(), Seat(0)).unwrap();
    online.room.watchers = 2;
    assert_eq!(online.other_watchers(), 2);
    online.you = None;
    assert_eq!(online.other_watchers(), 1);
}

#[test]
fn nothing_is_drawn_before_everything_was_told() {
    let mut online = None;
    let tell = ServerMessage::Room(room(room_protocol::Stage::Gathering, Vec::new()));
    assert_eq!(Online::hear(&mut online, tell), News::Nothing);
    assert!(online.is_none());
}
