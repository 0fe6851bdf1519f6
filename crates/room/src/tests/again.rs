//! After a game: seats that are filled again, and who is asked for another one.

use super::*;
use room_protocol::Occupant;

fn over(seed: u8) -> Room {
    let mut room = playing(options(), seed);
    play_out(&mut room, 0);
    room
}

#[test]
fn a_seat_left_empty_is_filled_and_the_next_game_begins() {
    let mut room = over(7);
    room.say(BEN, ClientMessage::Leave, 0).unwrap();
    room.connect(EVE, 0);
    room.say(ANNA, ClientMessage::Rematch, 0).unwrap();
    assert_eq!(room.stage(), Stage::Over, "a seat is free");
    room.say(EVE, sit(1, "Eve"), 0).unwrap();
    shuffle(&mut room, &[ANNA, EVE], 0);
    assert_eq!((room.stage(), room.game_number()), (Stage::Playing, 2));
    let occupant = room.shown(None).seats[1].occupant.clone();
    assert_eq!(occupant, Occupant::Person { name: "Eve".to_owned(), here: true, stand_in: None });
    while room.stage() == Stage::Playing {
        let (seat, at, choices) = offered(&room, 0).unwrap();
        room.say([ANNA, EVE][seat.index()], ClientMessage::Choose { at, choice: choices[0] }, 0).unwrap();
    }
    assert!(room.record().unwrap().contains("Eve"));
}

#[test]
fn the_host_can_fill_a_seat_with_a_bot_after_a_game() {
    let mut room = over(7);
    room.say(ANNA, ClientMessage::Leave, 0).unwrap();
    room.say(BEN, ClientMessage::Rematch, 0).unwrap();
    let bot = ClientMessage::Bot { seat: Seat(0), bot: Some("greedy".to_owned()) };
    assert_eq!(room.say(ANNA, bot.clone(), 0), Err(Refusal::new("not-seated")));
    room.say(BEN, bot, 0).unwrap();
    shuffle(&mut room, &[BEN], 0);
    assert_eq!(room.stage(), Stage::Playing);
}

#[test]
fn not_yet_is_an_answer() {
    let mut room = over(7);
    room.say(ANNA, ClientMessage::Rematch, 0).unwrap();
    room.say(BEN, ClientMessage::NotYet, 0).unwrap();
    let shown = room.shown(None);
    assert_eq!((shown.rematch, shown.not_yet), (vec![Seat(0)], vec![Seat(1)]));
    room.tick(3_600_000);
    assert_eq!(room.stage(), Stage::Over, "whoever is there is waited for");
    room.say(ANNA, ClientMessage::NotYet, 0).unwrap();
    room.say(BEN, ClientMessage::Rematch, 0).unwrap();
    assert_eq!((room.stage(), room.shown(None).rematch), (Stage::Over, vec![Seat(1)]));
    room.say(ANNA, ClientMessage::Rematch, 0).unwrap();
    shuffle(&mut room, &[ANNA, BEN], 0);
    assert_eq!(room.stage(), Stage::Playing);
    assert_eq!(room.shown(None).not_yet, []);
}

#[test]
fn who_reloads_the_page_is_waited_for_and_who_is_gone_is_not() {
    let mut room = over(7);
    room.disconnect(BEN, 0);
    room.say(ANNA, ClientMessage::Rematch, 1000).unwrap();
    assert_eq!((room.stage(), room.wakes()), (Stage::Over, Some(45_000)));
    room.tick(45_000);
    shuffle(&mut room, &[ANNA], 45_000);
    assert_eq!(room.stage(), Stage::Playing);
    let away = Occupant::Person { name: "Ben".to_owned(), here: false, stand_in: Some("greedy".to_owned()) };
    assert_eq!(room.shown(None).seats[1].occupant, away);
}

#[test]
fn who_left_during_the_game_has_no_seat_after_it() {
    let mut room = playing(options(), 4);
    room.say(ANNA, ClientMessage::Leave, 0).unwrap();
    room.disconnect(ANNA, 0);
    room.connect(ANNA, 0);
    assert!(matches!(room.shown(None).seats[0].occupant, Occupant::Person { stand_in: Some(_), .. }), "they left");
    while room.stage() == Stage::Playing {
        step(&mut room, 0, 0);
    }
    assert_eq!(room.shown(None).seats[0].occupant, Occupant::Free);
    assert_eq!(room.shown(None).host, Some(Seat(1)));
}
