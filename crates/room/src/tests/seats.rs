//! Sitting down, leaving, bots, standing in.

use super::*;
use room_protocol::Occupant;

fn occupant(room: &Room, seat: usize) -> Occupant {
    room.shown(None).seats[seat].occupant.clone()
}

#[test]
fn people_take_free_seats_and_only_those() {
    let mut room = gathered(players(3), 1);
    room.connect(EVE, 0);
    assert_eq!(room.say(EVE, sit(1, "Eve"), 0), Err(Refusal::new("seat-taken")));
    assert_eq!(room.say(EVE, sit(3, "Eve"), 0), Err(Refusal::new("no-such-seat")));
    assert_eq!(room.say(EVE, sit(2, " "), 0), Err(Refusal::new("name-needed")));
    assert_eq!(room.say(ANNA, ClientMessage::Start, 0), Err(Refusal::new("seats-not-filled")));
    assert_eq!(room.shown(None).watchers, 1);
    room.say(EVE, sit(2, "Eve"), 0).unwrap();
    assert_eq!(room.shown(None).watchers, 0);
    assert_eq!(room.say(EVE, ClientMessage::Start, 0), Err(Refusal::new("not-the-host")));
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    assert_eq!(room.say(EVE, sit(2, "Eva"), 0), Err(Refusal::new("beginning")));
    shuffle(&mut room, &[ANNA, BEN, EVE], 0);
    assert_eq!(room.say(EVE, sit(2, "Eva"), 0), Err(Refusal::new("already-playing")));
}

#[test]
fn one_can_change_seat_and_name_and_stays_host() {
    let mut room = gathered(players(3), 1);
    room.say(ANNA, sit(2, "Ania"), 0).unwrap();
    assert_eq!(occupant(&room, 0), Occupant::Free);
    assert_eq!(occupant(&room, 2), Occupant::Person { name: "Ania".to_owned(), here: true, stand_in: None });
    assert_eq!(room.shown(None).host, Some(Seat(2)));
}

#[test]
fn the_host_seats_bots_and_decides() {
    let mut room = gathered(players(3), 1);
    let bot = |name: Option<&str>| ClientMessage::Bot { seat: Seat(2), bot: name.map(str::to_owned) };
    assert_eq!(room.say(BEN, bot(Some("greedy")), 0), Err(Refusal::new("not-the-host")));
    assert_eq!(room.say(ANNA, bot(Some("hal")), 0), Err(Refusal::new("no-such-bot")));
    room.say(ANNA, bot(Some("greedy")), 0).unwrap();
    assert_eq!(occupant(&room, 2), Occupant::Bot("greedy".to_owned()));
    let one_seat = players(1);
    assert_eq!(room.say(ANNA, ClientMessage::Options(one_seat), 0), Err(Refusal::new("bad-options")));
    room.say(ANNA, ClientMessage::Options(options()), 0).unwrap();
    assert_eq!(room.shown(None).seats.len(), 2);
}

#[test]
fn a_bot_stands_in_after_a_while_and_hands_the_seat_back_by_itself() {
    let mut room = playing(options(), 4);
    let (seat, at, choices) = offered(&room, 0).unwrap();
    let other = Seat(1 - seat.0);
    assert_eq!(room.say(visitor(other), ClientMessage::StandIn(seat), 0), Err(Refusal::new("they-are-here")));
    room.disconnect(visitor(seat), 1000);
    assert_eq!(room.say(visitor(other), ClientMessage::StandIn(seat), 2000), Err(Refusal::new("not-away-long")));
    assert_eq!(room.wakes(), Some(46_000));
    room.tick(45_999);
    assert_eq!(waits_for(&room, 45_999), Some(seat), "nobody has played");
    room.tick(46_000);
    assert_eq!(waits_for(&room, 46_000), Some(other), "the bot has played");
    room.connect(visitor(seat), 50_000);
    assert_eq!(
        room.say(visitor(seat), ClientMessage::Choose { at, choice: choices[0] }, 50_000),
        Err(Refusal::new("stale"))
    );
    while waits_for(&room, 50_000) != Some(seat) {
        assert!(step(&mut room, 0, 50_000));
    }
    assert!(!table(&room, Some(seat), 50_000).offered.is_empty(), "the seat is theirs again");
}

#[test]
fn a_short_absence_changes_nothing_and_an_empty_table_waits() {
    let mut room = playing(options(), 4);
    let (seat, at, _) = offered(&room, 0).unwrap();
    room.disconnect(visitor(seat), 0);
    room.connect(visitor(seat), 44_000);
    room.tick(200_000);
    assert_eq!(table(&room, None, 200_000).at, at);
    room.disconnect(ANNA, 200_000);
    room.disconnect(BEN, 200_000);
    assert_eq!(room.wakes(), None);
    room.tick(9_000_000);
    assert_eq!(table(&room, None, 9_000_000).at, at, "no bots play with each other");
}

#[test]
fn the_room_says_how_long_a_bot_waits() {
    for (seconds, fits) in [(29, false), (30, true), (60, true), (61, false)] {
        assert_eq!(
            crate::check_options::<SuperTeams>(&Options { stand_in_s: seconds, ..options() }).is_ok(),
            fits,
            "{seconds}"
        );
    }
    let mut room = playing(Options { stand_in_s: 30, ..options() }, 4);
    let (seat, ..) = offered(&room, 0).unwrap();
    room.disconnect(visitor(seat), 0);
    assert_eq!(room.wakes(), Some(30_000));
}

#[test]
fn a_host_who_is_gone_is_replaced_and_the_seat_can_be_given_away() {
    let mut room = gathered(players(3), 1);
    let bot = |seat: u8| ClientMessage::Bot { seat: Seat(seat), bot: Some("greedy".to_owned()) };
    room.disconnect(ANNA, 0);
    assert_eq!(room.say(BEN, bot(2), 44_000), Err(Refusal::new("not-the-host")));
    room.tick(45_000);
    assert_eq!(room.shown(None).host, Some(Seat(1)));
    room.say(BEN, bot(2), 45_000).unwrap();
    room.say(BEN, bot(0), 45_000).unwrap();
    room.say(BEN, ClientMessage::Start, 45_000).unwrap();
    shuffle(&mut room, &[BEN], 45_000);
    assert_eq!(room.stage(), Stage::Playing);
}

#[test]
fn names_are_unique_in_a_room() {
    let mut room = gathered(players(3), 1);
    room.connect(EVE, 0);
    room.say(EVE, sit(2, "ANNA"), 0).unwrap();
    assert_eq!(occupant(&room, 2), Occupant::Person { name: "ANNA 2".to_owned(), here: true, stand_in: None });
    room.say(ANNA, sit(0, "Anna"), 0).unwrap();
    assert_eq!(occupant(&room, 0), Occupant::Person { name: "Anna".to_owned(), here: true, stand_in: None });
}

#[test]
fn who_leaves_during_a_game_leaves_a_bot() {
    let mut room = playing(options(), 4);
    room.say(ANNA, ClientMessage::Leave, 0).unwrap();
    let away = Occupant::Person { name: "Anna".to_owned(), here: true, stand_in: Some("greedy".to_owned()) };
    assert_eq!(occupant(&room, 0), away);
    while room.stage() == Stage::Playing {
        assert_eq!(waits_for(&room, 0), Some(Seat(1)));
        step(&mut room, 0, 0);
    }
    let mut gathering = gathered(options(), 1);
    gathering.say(ANNA, ClientMessage::Leave, 0).unwrap();
    assert_eq!((occupant(&gathering, 0), gathering.shown(None).host), (Occupant::Free, Some(Seat(1))));
}

#[test]
fn words_of_the_table_end_a_game() {
    let mut room = playing(options(), 4);
    room.say(ANNA, ClientMessage::OfferDraw, 0).unwrap();
    room.say(BEN, ClientMessage::DeclineDraw, 0).unwrap();
    room.say(BEN, ClientMessage::Concede, 0).unwrap();
    let outcome = table(&room, None, 0).outcome.unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(room.stage(), Stage::Over);
    assert_eq!(room.say(ANNA, ClientMessage::Concede, 0), Err(Refusal::new("not-playing")));
}
