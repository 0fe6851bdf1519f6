//! Playing, storing, taking back, another game.

use super::*;
use protocol::record::Record;
use room_protocol::{Phrase, Said};

#[test]
fn two_people_play_to_the_end_and_the_shuffles_check() {
    let mut room = playing(options(), 9);
    let commitment = room.shown(None).commitment;
    assert_eq!(room.record(), None, "no record, which has all secrets, before the end");
    play_out(&mut room, 1000);
    let record = Record::<SuperTeams>::read(room.record().unwrap().as_bytes()).unwrap();
    let proof = record.header.notes.proof.clone().unwrap();
    assert_eq!(proof.commitment, commitment);
    assert_eq!(proof.values, [Some(value(1)), Some(value(2))]);
    let session = record.verify().unwrap();
    assert!(chance::fair::check(&session, &proof).unwrap() > 5);
}

#[test]
fn a_stored_room_goes_on_where_it_was() {
    let mut room = playing(options(), 3);
    let mut stored = Vec::new();
    for pick in 0..60 {
        let news = room.take_news();
        stored.extend_from_slice(room.entries_after(news.entries_before));
        let saved = serde_json::to_string(&room.save()).unwrap();
        let mut loaded =
            Room::load(serde_json::from_str(&saved).unwrap(), &stored, 5_000_000, crate::Thinks::Here).unwrap();
        for you in [None, Some(Seat(0)), Some(Seat(1))] {
            let (was, is) = (table(&room, you, 0), table(&loaded, you, 5_000_000));
            assert_eq!((was.at, was.view, was.offered), (is.at, is.view, is.offered));
        }
        assert!(loaded.take_news().entries >= news.entries);
        if !step(&mut room, pick * 5, 0) {
            break;
        }
    }
    assert!(stored.len() > 60);
}

#[test]
fn a_changed_entry_is_not_gone_on_with() {
    let mut room = playing(options(), 3);
    step(&mut room, 1, 77);
    let mut entries = room.entries_after(0).to_vec();
    assert!(Room::load(room.save(), &entries, 0, crate::Thinks::Here).is_ok());
    entries.last_mut().unwrap().ms += 1;
    assert!(Room::load(room.save(), &entries, 0, crate::Thinks::Here).is_err());
}

#[test]
fn an_old_or_doubled_choice_changes_nothing() {
    let mut room = playing(options(), 4);
    let (seat, at, choices) = offered(&room, 0).unwrap();
    let say = ClientMessage::Choose { at, choice: choices[0] };
    room.say(visitor(seat), say.clone(), 0).unwrap();
    let after = room.entries_after(0).to_vec();
    assert_eq!(room.say(visitor(seat), say.clone(), 0), Err(Refusal::new("stale")));
    assert_eq!(room.say(EVE, say, 0), Err(Refusal::new("not-seated")));
    assert_eq!(room.entries_after(0), after);
}

#[test]
fn whoever_watches_may_cheer_and_is_heard_by_all() {
    let mut room = playing(options(), 4);
    room.connect(EVE, 0);
    let before = room.entries_after(0).to_vec();
    room.take_news();
    for (visitor, seat) in [(EVE, None), (visitor(Seat(1)), Some(Seat(1)))] {
        room.say(visitor, ClientMessage::Phrase(Phrase::WellPlayed), 0).unwrap();
        let (news, said) = (room.take_news(), Said { seat, phrase: Phrase::WellPlayed });
        for you in [None, Some(Seat(0)), Some(Seat(1))] {
            let told = room.told(&news, you, 0);
            assert!(matches!(told[..], [ServerMessage::Said(heard)] if heard == said), "{told:?}");
        }
    }
    assert_eq!(room.entries_after(0), before, "it is no part of the game");
}

#[test]
fn somebody_elses_choice_is_refused_by_its_rule() {
    let mut room = playing(options(), 4);
    let (seat, at, choices) = offered(&room, 0).unwrap();
    let other = Seat(1 - seat.0);
    let refused = room.say(visitor(other), ClientMessage::Choose { at, choice: choices[0] }, 0).unwrap_err();
    assert_eq!(refused.rule.as_deref(), Some("ST-TRN-01"));
}

#[test]
fn only_the_own_hand_is_seen() {
    let room = playing(options(), 5);
    for (you, hands) in [(None, 0), (Some(Seat(0)), 6), (Some(Seat(1)), 6)] {
        let view = table(&room, you, 0).view;
        assert_eq!((view.seat, view.hand.count()), (you, hands));
    }
    let ServerMessage::All { game: Some(game), .. } = room.all(None, 0) else { panic!() };
    let told = serde_json::to_string(&game.history).unwrap();
    assert!(told.contains("dealt-hidden") && !told.contains("\"cards\""), "{told}");
}

/// A choice of the seat after which nothing is drawn and nobody else has to choose but in windows.
fn quiet_move(room: &Room, seat: Seat) -> Option<(Choice, u32)> {
    let (asked, at, choices) = offered(room, 0)?;
    if asked != seat {
        return None;
    }
    let quiet = |choice: &&Choice| {
        let mut trial = room.clone();
        trial.say(visitor(seat), ClientMessage::Choose { at, choice: **choice }, 0).unwrap();
        trial.taken_back_to(seat) == Some(at)
    };
    choices.iter().find(quiet).map(|choice| (*choice, at))
}

#[test]
fn taking_back_needs_consent_and_stops_at_a_reveal() {
    let mut room = playing(options(), 6);
    let (seat, choice, at) = loop {
        let seat = waits_for(&room, 0).unwrap();
        match quiet_move(&room, seat) {
            Some((choice, at)) => break (seat, choice, at),
            None => assert!(step(&mut room, 0, 0)),
        }
    };
    let other = Seat(1 - seat.0);
    let before = table(&room, Some(seat), 0);
    choose(&mut room, seat, choice, 0).unwrap();
    assert!(table(&room, Some(seat), 0).may_take_back);
    assert!(!table(&room, Some(other), 0).may_take_back);
    assert_eq!(room.say(visitor(other), ClientMessage::Agree(true), 0), Err(Refusal::new("no-wish")));
    assert_eq!(room.say(visitor(other), ClientMessage::TakeBack, 0), Err(Refusal::new("nothing-to-take-back")));

    room.say(visitor(seat), ClientMessage::TakeBack, 0).unwrap();
    assert_eq!(table(&room, None, 0).asked.unwrap().by, seat);
    room.say(visitor(other), ClientMessage::Agree(false), 0).unwrap();
    assert_eq!(table(&room, None, 0).asked, None);
    room.say(visitor(seat), ClientMessage::TakeBack, 0).unwrap();
    room.take_news();
    room.say(visitor(other), ClientMessage::Agree(true), 0).unwrap();
    assert!(room.take_news().all, "everybody is told the table anew");
    let after = table(&room, Some(seat), 0);
    assert_eq!((after.view, after.offered), (before.view, before.offered));
    assert!(after.at > at, "the record keeps what was taken back");

    choose(&mut room, seat, choice, 0).unwrap();
    while waits_for(&room, 0) != Some(other) || table(&room, None, 0).window.is_some() {
        let asked = waits_for(&room, 0).unwrap();
        choose(&mut room, asked, Choice::Pass, 0).unwrap();
    }
    step(&mut room, 0, 0);
    assert_eq!(room.say(visitor(seat), ClientMessage::TakeBack, 0), Err(Refusal::new("nothing-to-take-back")));
}

#[test]
fn another_game_has_the_shuffle_that_was_committed_to_before() {
    let mut room = playing(options(), 7);
    assert_eq!(room.say(ANNA, ClientMessage::Rematch, 0), Err(Refusal::new("not-over")));
    play_out(&mut room, 0);
    let (first, next) = (room.record().unwrap(), room.shown(None).next_commitment);
    room.say(ANNA, ClientMessage::Rematch, 0).unwrap();
    assert_eq!((room.stage(), room.shown(None).rematch), (Stage::Over, vec![Seat(0)]));
    room.say(BEN, ClientMessage::Rematch, 0).unwrap();
    shuffle(&mut room, &[ANNA, BEN], 0);
    assert_eq!((room.stage(), room.game_number()), (Stage::Playing, 2));
    assert_eq!(room.shown(None).commitment, next);
    assert_eq!(room.shown(None).seats[1].value, Some(value(2)));
    play_out(&mut room, 0);
    assert_ne!(room.record().unwrap(), first);
}

#[test]
fn since_my_last_turn_begins_at_my_last_choice() {
    let mut room = playing(options(), 8);
    for _ in 0..12 {
        step(&mut room, 0, 0);
    }
    let waits_for = waits_for(&room, 0).unwrap();
    let ServerMessage::All { game: Some(game), .. } = room.all(Some(waits_for), 0) else { panic!() };
    let history = serde_json::to_value(&game.history).unwrap();
    let own = |event: &serde_json::Value| {
        ["played", "passed", "bonus-played"].contains(&event["event"].as_str().unwrap_or(""))
            && event["seat"] == waits_for.0
    };
    let events = history.as_array().unwrap();
    assert!(events[..game.since as usize].iter().any(own));
    assert!(!events[game.since as usize..].iter().any(own));
}
