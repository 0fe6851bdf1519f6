//! Sitting down, leaving, bots, standing in.

use super::*;
use wire::Occupant;

fn occupant(room: &Room, seat: usize) -> Occupant {
    room.shown().seats[seat].occupant.clone()
}

#[test]
fn people_take_free_seats_and_only_those() {
    let mut room = gathered(Options { players: 3, ..options() }, 1);
    room.connect(EVE);
    assert_eq!(room.say(EVE, sit(1, "Eve"), 0), Err(No::new("seat-taken")));
    assert_eq!(room.say(EVE, sit(3, "Eve"), 0), Err(No::new("no-such-seat")));
    assert_eq!(room.say(EVE, sit(2, " "), 0), Err(No::new("name-needed")));
    assert_eq!(room.say(ANNA, Say::Start, 0), Err(No::new("seats-not-filled")));
    assert_eq!(room.shown().watchers, 1);
    room.say(EVE, sit(2, "Eve"), 0).unwrap();
    assert_eq!(room.shown().watchers, 0);
    assert_eq!(room.say(EVE, Say::Start, 0), Err(No::new("not-the-host")));
    room.say(ANNA, Say::Start, 0).unwrap();
    assert_eq!(room.say(EVE, sit(2, "Eva"), 0), Err(No::new("already-playing")));
}

#[test]
fn one_can_change_seat_and_name_and_stays_host() {
    let mut room = gathered(Options { players: 3, ..options() }, 1);
    room.say(ANNA, sit(2, "Ania"), 0).unwrap();
    assert_eq!(occupant(&room, 0), Occupant::Free);
    assert_eq!(occupant(&room, 2), Occupant::Person { name: "Ania".to_owned(), here: true, stand_in: None });
    assert_eq!(room.shown().host, Some(Seat(2)));
}

#[test]
fn the_host_seats_bots_and_decides() {
    let mut room = gathered(Options { players: 3, ..options() }, 1);
    let bot = |name: Option<&str>| Say::Bot { seat: Seat(2), bot: name.map(str::to_owned) };
    assert_eq!(room.say(BEN, bot(Some("greedy")), 0), Err(No::new("not-the-host")));
    assert_eq!(room.say(ANNA, bot(Some("hal")), 0), Err(No::new("no-such-bot")));
    room.say(ANNA, bot(Some("greedy")), 0).unwrap();
    assert_eq!(occupant(&room, 2), Occupant::Bot("greedy".to_owned()));
    let one_seat = Options { players: 1, ..options() };
    assert_eq!(room.say(ANNA, Say::Options(one_seat), 0), Err(No::new("bad-options")));
    room.say(ANNA, Say::Options(options()), 0).unwrap();
    assert_eq!(room.shown().seats.len(), 2);
}

#[test]
fn a_bot_stands_in_and_hands_the_seat_back() {
    let mut room = playing(options(), 4);
    let (seat, at, choices) = offered(&room, 0).unwrap();
    let other = Seat(1 - seat.0);
    assert_eq!(room.say(visitor(other), Say::StandIn(seat), 0), Err(No::new("they-are-here")));
    room.disconnect(visitor(seat));
    room.say(visitor(other), Say::StandIn(seat), 0).unwrap();
    assert_eq!(table(&room, None, 0).waits_for, Some(other), "the bot has played");
    room.connect(visitor(seat));
    assert_eq!(room.say(visitor(seat), Say::Choose { at, choice: choices[0] }, 0), Err(No::new("stale")));
    room.say(visitor(seat), Say::Return, 0).unwrap();
    while table(&room, None, 0).waits_for != Some(seat) {
        assert!(step(&mut room, 0, 0));
    }
    assert!(!table(&room, Some(seat), 0).offered.is_empty());
}

#[test]
fn who_leaves_during_a_game_leaves_a_bot() {
    let mut room = playing(options(), 4);
    room.say(ANNA, Say::Leave, 0).unwrap();
    let away = Occupant::Person { name: "Anna".to_owned(), here: true, stand_in: Some("greedy".to_owned()) };
    assert_eq!(occupant(&room, 0), away);
    while room.stage() == Stage::Playing {
        assert_eq!(table(&room, None, 0).waits_for, Some(Seat(1)));
        step(&mut room, 0, 0);
    }
    let mut gathering = gathered(options(), 1);
    gathering.say(ANNA, Say::Leave, 0).unwrap();
    assert_eq!((occupant(&gathering, 0), gathering.shown().host), (Occupant::Free, Some(Seat(1))));
}

#[test]
fn words_of_the_table_end_a_game() {
    let mut room = playing(options(), 4);
    room.say(ANNA, Say::OfferDraw, 0).unwrap();
    room.say(BEN, Say::DeclineDraw, 0).unwrap();
    room.say(BEN, Say::Concede, 0).unwrap();
    let outcome = table(&room, None, 0).outcome.unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(room.stage(), Stage::Over);
    assert_eq!(room.say(ANNA, Say::Concede, 0), Err(No::new("not-playing")));
}
