//! A finished record never changes, whoever leaves and comes when.

use super::*;
use protocol::record::Record;

/// Whether every draw of a record follows from its own proof; gives the names in it.
fn proven(text: &str) -> Vec<String> {
    let record = Record::<SuperTeams>::read(text.as_bytes()).unwrap();
    let proof = record.header.notes.proof.clone().unwrap();
    let session = record.verify().unwrap();
    chance::fair::check(&session, &proof).unwrap();
    record.header.notes.seats
}

#[test]
fn whoever_leaves_at_whatever_moment_the_record_is_the_same_and_proven() {
    let mut whole = playing(options(), 3);
    let mut moments = vec![whole.clone()];
    let mut pick = 0;
    while whole.stage() == Stage::Playing {
        pick += 1;
        step(&mut whole, pick * 7, 0);
        moments.push(whole.clone());
    }
    for (moment, at) in moments.iter().zip(0_u8..) {
        for leaver in [ANNA, BEN] {
            let mut room = moment.clone();
            room.say(leaver, ClientMessage::Leave, 0).unwrap();
            let stays = if leaver == ANNA { Seat(1) } else { Seat(0) };
            while room.stage() == Stage::Playing {
                assert_eq!(waits_for(&room, 0), Some(stays));
                step(&mut room, usize::from(at), 0);
            }
            let record = room.record().unwrap();
            assert_eq!(proven(&record), ["Anna", "Ben"], "left at {at}");
            room.say(visitor(stays), ClientMessage::Leave, 0).unwrap();
            assert_eq!(room.record().unwrap(), record, "left at {at}");
            room.connect(EVE, 0);
            room.say(EVE, sit(0, "Eve"), 0).unwrap();
            assert_eq!(room.record().unwrap(), record, "left at {at}");
            let entries = room.entries_after(0).to_vec();
            assert_eq!(Room::load(room.save(), &entries, 0, crate::Thinks::Here).unwrap().record().unwrap(), record);
        }
    }
    assert!(moments.len() > 20);
}

#[test]
fn a_record_is_news_once() {
    let mut room = playing(options(), 3);
    play_out(&mut room, 0);
    assert!(room.take_news().over);
    room.say(ANNA, ClientMessage::Leave, 0).unwrap();
    let news = room.take_news();
    assert!(news.save && !news.over);
}

/// A room as it was stored before who began a game was stored with it.
#[test]
fn a_room_stored_earlier_is_read() {
    let mut room = playing(options(), 3);
    play_out(&mut room, 0);
    let mut saved = serde_json::to_value(room.save()).unwrap();
    for new in ["started", "paused", "beginning", "rounds", "broken_off_by"] {
        saved.as_object_mut().unwrap().remove(new).unwrap();
    }
    for chair in saved["chairs"].as_array_mut().unwrap() {
        chair["value"] = serde_json::json!(value(7));
        chair["next_value"] = serde_json::Value::Null;
        chair.as_object_mut().unwrap().remove("wants_again").unwrap();
    }
    saved["options"].as_object_mut().unwrap().remove("stand_in_s").unwrap();
    let entries = room.entries_after(0).to_vec();
    let loaded = Room::load(serde_json::from_value(saved).unwrap(), &entries, 0, crate::Thinks::Here).unwrap();
    let record = Record::<SuperTeams>::read(loaded.record().unwrap().as_bytes()).unwrap();
    let proof = record.header.notes.proof.unwrap();
    assert_eq!((proof.commitments, proof.values), (None, vec![Some(value(7)); 2]));
}
