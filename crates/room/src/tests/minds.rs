//! Bots that think elsewhere: the table goes on, and what they remember stays theirs.

use super::*;
use crate::Thinks;

/// Anna and a bot, which thinks elsewhere.
fn with_bot() -> Room {
    let mut room = Room::new("bots".to_owned(), options(), value(1)).unwrap();
    room.set_thinks(Thinks::Elsewhere);
    room.connect(ANNA, 0);
    room.say(ANNA, sit(0, "Anna"), 0).unwrap();
    room.say(ANNA, ClientMessage::Bot { seat: Seat(1), bot: Some("greedy".to_owned()) }, 0).unwrap();
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    shuffle(&mut room, &[ANNA], 0);
    room
}

#[test]
fn a_bot_that_thinks_elsewhere_is_waited_for_and_then_plays() {
    let mut room = with_bot();
    let mut thoughts = 0;
    while room.stage() == Stage::Playing {
        if let Some(thought) = room.take_thought() {
            thoughts += 1;
            let at = table(&room, None, 0).at;
            assert_eq!(waits_for(&room, 0), Some(thought.seat()));
            room.tick(0);
            assert!(room.take_thought().is_none(), "it is asked once");
            room.say(ANNA, ClientMessage::Ping, 0).unwrap();
            room.thought(thought.think(None), 0);
            assert!(table(&room, None, 0).at > at);
        } else {
            assert_eq!(waits_for(&room, 0), Some(Seat(0)));
            assert!(step(&mut room, 0, 0));
        }
    }
    assert!(thoughts > 3, "{thoughts}");
}

#[test]
fn a_thought_about_what_is_past_changes_nothing() {
    let mut room = with_bot();
    let thought = loop {
        match room.take_thought() {
            Some(thought) => break thought,
            None => assert!(step(&mut room, 0, 0)),
        }
    };
    room.confused(Seat(1), 0);
    let after = room.entries_after(0).to_vec();
    room.thought(thought.think(None), 0);
    assert_eq!(room.entries_after(0), after);
    room.say(ANNA, ClientMessage::Concede, 0).unwrap();
    assert_eq!(room.stage(), Stage::Over);
}
