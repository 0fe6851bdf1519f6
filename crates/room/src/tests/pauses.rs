//! Pausing by consent, and going on another day.

use super::*;
use room_protocol::Clock;

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn a_pause_needs_everybody_and_stops_everything() {
    let options = Options { clock: Some(Clock { bank_s: 60, free_s: 0 }), ..options() };
    let mut room = playing(options, 4);
    let (seat, at, choices) = offered(&room, 0).unwrap();
    room.say(ANNA, ClientMessage::Pause, 10_000).unwrap();
    assert_eq!((room.shown(None).paused, room.shown(None).pause_wanted), (false, vec![Seat(0)]));
    room.say(BEN, ClientMessage::NotYet, 10_000).unwrap();
    assert_eq!((room.shown(None).pause_wanted, room.shown(None).not_yet), (vec![], vec![Seat(1)]));
    room.say(ANNA, ClientMessage::Pause, 10_000).unwrap();
    assert_eq!(room.shown(None).not_yet, [], "a new wish asks everybody again");
    room.say(BEN, ClientMessage::Pause, 10_000).unwrap();
    assert!(room.shown(None).paused);
    assert_eq!(table(&room, Some(seat), 10_000).offered, []);
    assert_eq!(
        room.say(visitor(seat), ClientMessage::Choose { at, choice: choices[0] }, 10_000),
        Err(Refusal::new("paused"))
    );
    assert_eq!(room.say(ANNA, ClientMessage::Pause, 10_000), Err(Refusal::new("paused")));
    assert_eq!(room.say(ANNA, ClientMessage::Concede, 10_000), Err(Refusal::new("paused")));

    room.disconnect(ANNA, 10_000);
    assert_eq!(room.wakes(), None);
    let left = table(&room, None, 10_000).clocks;
    room.tick(DAY);
    assert_eq!((table(&room, None, DAY).at, table(&room, None, DAY).clocks), (at, left.clone()));
    assert_eq!(left[seat.index()], Some(50_000));

    room.say(BEN, ClientMessage::Resume, DAY).unwrap();
    assert!(room.shown(None).paused, "Anna has not said so");
    room.connect(ANNA, DAY);
    room.say(ANNA, ClientMessage::Resume, DAY).unwrap();
    assert!(!room.shown(None).paused);
    assert_eq!(table(&room, None, DAY).clocks, left);
    assert_eq!(room.say(ANNA, ClientMessage::Resume, DAY), Err(Refusal::new("not-paused")));
    room.say(visitor(seat), ClientMessage::Choose { at, choice: choices[0] }, DAY).unwrap();
}

#[test]
fn a_pause_survives_a_restart() {
    let mut room = playing(options(), 4);
    for visitor in [ANNA, BEN] {
        room.say(visitor, ClientMessage::Pause, 0).unwrap();
    }
    let saved = serde_json::to_string(&room.save()).unwrap();
    let entries = room.entries_after(0).to_vec();
    let mut loaded = Room::load(serde_json::from_str(&saved).unwrap(), &entries, DAY, crate::Thinks::Here).unwrap();
    loaded.connect(BEN, DAY);
    loaded.tick(DAY + 100_000);
    assert!(loaded.shown(None).paused);
    assert_eq!(table(&loaded, None, DAY).at, table(&room, None, 0).at, "no bot stands in during a pause");
    loaded.connect(ANNA, DAY + 100_000);
    for visitor in [ANNA, BEN] {
        loaded.say(visitor, ClientMessage::Resume, DAY + 100_000).unwrap();
    }
    assert!(!loaded.shown(None).paused);
}

#[test]
fn a_pause_does_not_need_somebody_who_never_comes_back() {
    let mut room = playing(options(), 4);
    for visitor in [ANNA, BEN] {
        room.say(visitor, ClientMessage::Pause, 0).unwrap();
    }
    room.disconnect(ANNA, 0);
    room.say(BEN, ClientMessage::Resume, DAY).unwrap();
    assert!(room.shown(None).paused);
    room.say(BEN, ClientMessage::StandIn(Seat(0)), DAY).unwrap();
    assert!(!room.shown(None).paused, "a bot plays for Anna");
}
