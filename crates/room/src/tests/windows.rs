//! The pause of a window is as long whoever holds what.

use super::*;
use super_teams::Bonus;

const PAUSE: u64 = 2500;

/// Plays on, passing at once, until a window waits for a person whose choices satisfy `wanted`.
fn until_window(seed: u8, wanted: impl Fn(&[Choice]) -> bool) -> Option<(Room, Seat)> {
    let mut room = playing(options(), seed);
    for pick in 0..400 {
        let (seat, _, choices) = offered(&room, 0)?;
        if choices.contains(&Choice::Pass) && wanted(&choices) {
            return Some((room, seat));
        }
        step(&mut room, if choices.contains(&Choice::Pass) { 0 } else { pick * 3 }, 0);
    }
    None
}

fn window(wanted: impl Fn(&[Choice]) -> bool) -> (Room, Seat) {
    (0..50).find_map(|seed| until_window(seed, &wanted)).expect("some game has such a window")
}

#[test]
fn the_pause_does_not_depend_on_what_is_held() {
    let (with, _) = window(|choices| choices.len() > 1);
    let (without, _) = window(|choices| choices.len() == 1);
    for mut room in [with, without] {
        let at = table(&room, None, 0).at;
        assert_eq!(room.wakes(), Some(PAUSE));
        room.tick(PAUSE - 1);
        assert_eq!(table(&room, None, PAUSE - 1).at, at);
        room.tick(PAUSE);
        assert!(table(&room, None, PAUSE).at > at, "who said nothing has passed");
    }
}

#[test]
fn a_tap_stops_the_pause_until_the_person_has_chosen() {
    let (mut room, seat) = window(|choices| choices.len() > 1);
    let at = table(&room, None, 1000).at;
    room.say(visitor(seat), ClientMessage::Wait { at }, 1000).unwrap();
    let open = table(&room, None, 1000).window.unwrap();
    assert_eq!((open.left_ms, open.runs, open.tapped), (1500, false, vec![seat]));
    assert_eq!(room.wakes(), None);
    room.tick(1_000_000);
    assert_eq!(table(&room, None, 0).at, at);
    let bonus = table(&room, Some(seat), 0).offered[1];
    choose(&mut room, seat, bonus, 1_000_000).unwrap();
    assert!(table(&room, None, 0).at > at);
}

#[test]
fn a_tap_comes_too_late_after_the_pause() {
    let (mut room, seat) = window(|choices| choices.len() > 1);
    let at = table(&room, None, 0).at;
    let refused = room.say(visitor(seat), ClientMessage::Wait { at }, PAUSE).unwrap_err();
    assert!(["no-window", "stale"].contains(&refused.reason.as_str()), "{refused:?}");
}

#[test]
fn a_standing_order_passes_at_once() {
    let (mut room, seat) = window(|choices| choices.len() > 1);
    let at = table(&room, None, 0).at;
    room.say(visitor(seat), ClientMessage::Orders(vec![Bonus::Tow]), 0).unwrap();
    let all = Bonus::ALL.to_vec();
    room.say(visitor(seat), ClientMessage::Orders(all.clone()), 0).unwrap();
    assert!(table(&room, None, 0).at > at);
    assert_eq!(table(&room, Some(seat), 0).orders, all);
    assert_eq!(table(&room, None, 0).orders, []);
}

#[test]
fn with_bots_nothing_waits() {
    let mut room = Room::new("bots".to_owned(), players(4), value(1)).unwrap();
    room.connect(ANNA, 0);
    room.say(ANNA, sit(0, "Anna"), 0).unwrap();
    for seat in 1..4 {
        room.say(ANNA, ClientMessage::Bot { seat: Seat(seat), bot: Some("random".to_owned()) }, 0).unwrap();
    }
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    shuffle(&mut room, &[ANNA], 0);
    while room.stage() == Stage::Playing {
        assert_eq!(waits_for(&room, 0), Some(Seat(0)), "bots have played already");
        assert!(step(&mut room, 0, 0));
    }
    assert!(table(&room, None, 0).outcome.is_some());
}
