//! Clocks belong to the room and survive being stored.

use super::*;
use room_protocol::Clock;

fn timed() -> Room {
    playing(Options { clock: Some(Clock { bank_s: 60, free_s: 5 }), ..options() }, 2)
}

#[test]
fn thinking_costs_time_beyond_the_free_seconds() {
    let mut room = timed();
    let (seat, ..) = offered(&room, 0).unwrap();
    let left = |room: &Room, now| table(room, None, now).clocks[seat.index()].unwrap();
    assert_eq!((left(&room, 4_000), left(&room, 15_000)), (60_000, 50_000));
    step(&mut room, 0, 15_000);
    assert_eq!(left(&room, 15_000), 50_000);
    assert_eq!(table(&room, None, 0).clocks[1 - seat.index()], Some(60_000));
}

#[test]
fn whose_time_is_up_does_not_lose_but_a_bot_decides() {
    let mut room = timed();
    let (seat, at, _) = offered(&room, 0).unwrap();
    assert_eq!(room.wakes(), Some(65_000));
    room.tick(64_999);
    assert_eq!(table(&room, None, 64_999).at, at);
    room.tick(65_000);
    let now = table(&room, None, 65_000);
    assert!(now.at > at && now.outcome.is_none());
    assert_eq!(now.clocks[seat.index()], Some(0));
}

#[test]
fn a_stored_clock_goes_on_and_lost_time_does_not_count() {
    let mut room = timed();
    step(&mut room, 0, 30_000);
    let entries = room.entries_after(0).to_vec();
    let later = 1_000_000_000;
    let loaded = Room::load(room.save(), &entries, later).unwrap();
    assert_eq!(table(&loaded, None, later).clocks, table(&room, None, 30_000).clocks);
    assert!(table(&loaded, None, later + 20_000).clocks < table(&loaded, None, later).clocks);
}
