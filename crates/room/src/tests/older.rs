//! Rooms that an earlier program stored, whose hashes were others.

use super::{ANNA, BEN, options, play_out, playing, shuffle, step, table};
use super::{ClientMessage, Room};
use crate::{SavedOf, Thinks};
use chance::fair;
use play::{EntryOf, Hash};
use protocol::record::Record;
use room_protocol::Stage;
use super_teams::SuperTeams;

/// A room as an earlier program stored it: it did not say under which rules, and had other hashes.
fn stored(room: &Room) -> (SavedOf<SuperTeams>, Vec<EntryOf<SuperTeams>>) {
    let mut saved = serde_json::to_value(room.save()).unwrap();
    for new in ["under", "stopped"] {
        saved.as_object_mut().unwrap().remove(new).unwrap();
    }
    let entries = room.entries_after(0).iter().map(|entry| EntryOf::<SuperTeams> { hash: Hash([9; 16]), ..*entry });
    (serde_json::from_value(saved).unwrap(), entries.collect())
}

fn played(steps: usize) -> Room {
    let mut room = playing(options(), 3);
    (0..steps).for_each(|pick| assert!(step(&mut room, pick * 5, 0)));
    room
}

#[test]
fn a_game_that_is_accepted_goes_on_and_is_stored_anew() {
    let room = played(12);
    let (saved, entries) = stored(&room);
    let mut loaded = Room::load(saved, &entries, 0, Thinks::Here).unwrap();
    assert_eq!((loaded.stage(), loaded.shown(None).stopped), (Stage::Playing, false));
    assert_eq!(table(&loaded, None, 0).view, table(&room, None, 0).view);
    assert_eq!(loaded.entries_after(0), room.entries_after(0));
    let news = loaded.take_news();
    assert!(news.anew && news.save && !news.over);
    for visitor in [ANNA, BEN] {
        loaded.connect(visitor, 0);
    }
    play_out(&mut loaded, 0);
    let record = Record::<SuperTeams>::read(loaded.record().unwrap().as_bytes()).unwrap();
    fair::check(&record.verify().unwrap(), record.header.notes.proof.as_ref().unwrap()).unwrap();

    let again = Room::load(room.save(), room.entries_after(0), 0, Thinks::Here).unwrap();
    assert!(!{ again }.take_news().anew, "what this program stored is not stored anew");
}

#[test]
fn a_game_that_is_not_accepted_ends_as_an_unfinished_record_and_another_can_begin() {
    let room = played(12);
    let (saved, mut entries) = stored(&room);
    let last = entries.len() - 1;
    // Who begins is drawn once.
    entries[last].step = entries[0].step;
    let mut loaded = Room::load(saved, &entries, 0, Thinks::Here).unwrap();
    assert_eq!((loaded.stage(), loaded.shown(None).stopped), (Stage::Over, true));
    let news = loaded.take_news();
    assert!(news.over && news.save && !news.anew);
    let text = loaded.record().unwrap();
    let record = Record::<SuperTeams>::read(text.as_bytes()).unwrap();
    let session = record.verify().unwrap();
    assert_eq!((session.entries().len(), session.outcome()), (last, None));
    fair::check(&session, record.header.notes.proof.as_ref().unwrap()).unwrap();
    let [remark] = &record.header.notes.remarks[..] else { panic!("{text}") };
    assert!(remark.starts_with(&format!("Rules 1 do not accept input {} of {}: ", last + 1, last + 1)), "{remark}");

    let kept = Room::load(loaded.save(), loaded.entries_after(0), 0, Thinks::Here).unwrap();
    assert_eq!((kept.stage(), kept.shown(None).stopped, kept.record()), (Stage::Over, true, Some(text)));
    for visitor in [ANNA, BEN] {
        loaded.connect(visitor, 0);
        loaded.say(visitor, ClientMessage::Rematch, 0).unwrap();
    }
    shuffle(&mut loaded, &[ANNA, BEN], 0);
    assert_eq!((loaded.stage(), loaded.shown(None).stopped), (Stage::Playing, false));
}

/// Under the same rules another hash is damage, and no reason to end a game.
#[test]
fn what_this_program_stored_is_compared() {
    let room = played(12);
    let (_, entries) = stored(&room);
    assert!(Room::load(room.save(), &entries, 0, Thinks::Here).is_err());
}

/// The record of a game that is over is written once, so its last hash stays what it was.
#[test]
fn a_game_that_is_over_keeps_its_last_hash() {
    let mut room = playing(options(), 3);
    play_out(&mut room, 0);
    let (saved, entries) = stored(&room);
    let mut loaded = Room::load(saved, &entries, 0, Thinks::Here).unwrap();
    assert_eq!(loaded.last_entry(), (entries.len() as u32, Some(Hash([9; 16]))));
    assert!(!loaded.take_news().over);
    let again = Room::load(loaded.save(), &entries, 0, Thinks::Here).unwrap();
    assert_eq!((again.last_entry(), again.stage()), (loaded.last_entry(), Stage::Over));
    for visitor in [ANNA, BEN] {
        loaded.connect(visitor, 0);
        loaded.say(visitor, ClientMessage::Rematch, 0).unwrap();
    }
    shuffle(&mut loaded, &[ANNA, BEN], 0);
    let last = loaded.entries_after(0).last().map(|entry| entry.hash);
    assert_eq!(loaded.last_entry(), (loaded.entries_after(0).len() as u32, last));
}
