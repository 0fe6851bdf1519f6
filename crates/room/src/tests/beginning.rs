//! How a game begins: everybody commits to a value, then everybody reveals it.

use super::*;
use crate::Thinks;
use chance::fair::value_commitment;
use protocol::record::Record;
use room_protocol::{Asks, Beginning, Occupant};

/// Anna and Ben at a table that has just asked for their commitments.
fn asked() -> Room {
    let mut room = gathered(options(), 3);
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    room
}

fn commitment(room: &Room, seat: u8, value: Bytes) -> Bytes {
    value_commitment(room.shown(None).beginning.unwrap().commitment, Seat(seat), value)
}

fn commit(room: &Room, seat: u8) -> ClientMessage {
    ClientMessage::Commit(commitment(room, seat, value(seat + 1)))
}

fn reveal(seat: u8) -> ClientMessage {
    ClientMessage::Reveal(value(seat + 1))
}

/// Both have committed, nobody has revealed.
fn committed() -> Room {
    let mut room = asked();
    for (seat, visitor) in [(0, ANNA), (1, BEN)] {
        room.say(visitor, commit(&room, seat), 0).unwrap();
    }
    room
}

fn waits(room: &Room) -> Option<(Asks, Vec<u8>)> {
    let Beginning { asks, waits_for, .. } = room.shown(None).beginning?;
    Some((asks, waits_for.into_iter().map(|seat| seat.0).collect()))
}

fn refused(reason: &str) -> Result<(), Refusal> {
    Err(Refusal::new(reason))
}

/// Whoever is last to add a value must not know those of the others: not before they have committed to their own, and not after, until
/// nobody can do anything about it.
#[test]
fn nobody_sees_a_value_before_everybody_has_revealed_theirs() {
    let shows_a_value = |room: &Room| {
        let text = serde_json::to_string(&room.all(None, 0)).unwrap();
        (1..=2).any(|byte| text.contains(&value(byte).to_string()))
    };
    let mut room = gathered(options(), 3);
    assert!(!shows_a_value(&room));
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    room.say(ANNA, commit(&room, 0), 0).unwrap();
    assert_eq!(room.say(ANNA, reveal(0), 0), refused("not-all-committed"));
    assert_eq!(waits(&room), Some((Asks::Commitments, vec![1])));
    room.say(BEN, commit(&room, 1), 0).unwrap();
    assert_eq!(waits(&room), Some((Asks::Values, vec![0, 1])));
    room.say(ANNA, reveal(0), 0).unwrap();
    assert!(!shows_a_value(&room));
    assert_eq!((room.stage(), waits(&room)), (Stage::Gathering, Some((Asks::Values, vec![1]))));
    room.say(BEN, reveal(1), 0).unwrap();
    assert_eq!((room.stage(), waits(&room)), (Stage::Playing, None));
    assert!(shows_a_value(&room));
}

#[test]
fn a_value_that_was_not_committed_to_is_refused() {
    let mut room = committed();
    assert_eq!(room.say(BEN, ClientMessage::Reveal(value(9)), 0), refused("not-the-value"));
    assert_eq!(room.say(BEN, reveal(0), 0), refused("not-the-value"), "that of another seat");
    assert_eq!(room.say(BEN, ClientMessage::Commit(value(9)), 0), refused("already-committed"));
    room.say(BEN, reveal(1), 0).unwrap();
    assert_eq!(room.say(BEN, reveal(1), 0), refused("already-revealed"));
    assert_eq!(room.stage(), Stage::Gathering);
}

/// Whoever copies what another has committed to cannot reveal it, though the other does.
#[test]
fn the_commitment_of_another_is_of_no_use() {
    let mut room = asked();
    let copied = commit(&room, 0);
    room.say(ANNA, copied.clone(), 0).unwrap();
    room.say(BEN, copied, 0).unwrap();
    room.say(ANNA, reveal(0), 0).unwrap();
    assert_eq!(room.say(BEN, reveal(0), 0), refused("not-the-value"));
}

#[test]
fn whoever_never_reveals_is_named_and_everybody_commits_anew() {
    let mut room = committed();
    room.say(ANNA, reveal(0), 9000).unwrap();
    assert_eq!(room.wakes(), Some(10_000));
    room.tick(9999);
    assert!(room.shown(None).beginning.is_some());
    room.take_news();
    room.tick(10_000);
    let news = room.take_news();
    assert!(news.room && news.save, "everybody is told");
    let shown = room.shown(None);
    assert_eq!((shown.stage, shown.beginning, shown.broken_off_by), (Stage::Gathering, None, vec!["Ben".to_owned()]));
    assert!(shown.seats.iter().all(|seat| seat.commitment.is_none() && seat.value.is_none()));
    assert_eq!(room.say(BEN, reveal(1), 10_000), refused("not-beginning"), "too late");

    room.say(ANNA, ClientMessage::Start, 20_000).unwrap();
    assert_eq!(waits(&room), Some((Asks::Commitments, vec![0, 1])));
    assert_eq!(room.shown(None).broken_off_by, Vec::<String>::new());
    shuffle(&mut room, &[ANNA, BEN], 20_000);
    assert_eq!(room.stage(), Stage::Playing);
}

#[test]
fn whoever_never_commits_is_named_and_the_host_can_put_a_bot_there() {
    let mut room = asked();
    room.say(ANNA, commit(&room, 0), 5000).unwrap();
    let bot = ClientMessage::Bot { seat: Seat(1), bot: Some("greedy".to_owned()) };
    assert_eq!(room.say(ANNA, bot.clone(), 9000), refused("beginning"));
    room.tick(10_000);
    assert_eq!(room.shown(None).broken_off_by, ["Ben"]);
    room.say(ANNA, bot, 10_000).unwrap();
    room.say(ANNA, ClientMessage::Start, 10_000).unwrap();
    shuffle(&mut room, &[ANNA], 10_000);
    assert_eq!(room.stage(), Stage::Playing);
}

#[test]
fn whoever_leaves_between_commitment_and_reveal_breaks_it_off() {
    let mut room = committed();
    room.say(ANNA, reveal(0), 0).unwrap();
    room.say(BEN, ClientMessage::Leave, 0).unwrap();
    let shown = room.shown(None);
    assert_eq!((shown.stage, shown.beginning, shown.broken_off_by), (Stage::Gathering, None, vec!["Ben".to_owned()]));
    assert_eq!(shown.seats[1].occupant, Occupant::Free);
    room.connect(EVE, 0);
    room.say(EVE, sit(1, "Eve"), 0).unwrap();
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    shuffle(&mut room, &[ANNA, EVE], 0);
    assert_eq!(room.stage(), Stage::Playing);
}

#[test]
fn a_room_that_is_loaded_in_between_goes_on_and_waits_as_long_again() {
    for revealed in [false, true] {
        let mut room = committed();
        if revealed {
            room.say(ANNA, reveal(0), 0).unwrap();
        }
        let stored = serde_json::from_str(&serde_json::to_string(&room.save()).unwrap()).unwrap();
        let mut room = Room::load(stored, &[], 70_000, Thinks::Here).unwrap();
        room.connect(ANNA, 71_000);
        room.connect(BEN, 79_000);
        assert_eq!((waits(&room).unwrap().0, room.wakes()), (Asks::Values, Some(80_000)));
        if !revealed {
            room.say(ANNA, reveal(0), 79_000).unwrap();
        }
        room.say(BEN, reveal(1), 79_000).unwrap();
        assert_eq!(room.stage(), Stage::Playing);
        let late = Room::load(committed().save(), &[], 70_000, Thinks::Here);
        let mut late = late.unwrap();
        late.tick(80_000);
        assert_eq!(late.shown(None).broken_off_by, ["Anna", "Ben"]);
    }
}

#[test]
fn whoever_watches_has_no_say() {
    let mut room = asked();
    room.connect(EVE, 0);
    for say in [commit(&room, 1), reveal(1), ClientMessage::Start] {
        assert_eq!(room.say(EVE, say, 0), refused("not-seated"));
    }
    assert_eq!(room.say(EVE, sit(1, "Eve"), 0), refused("beginning"));
    assert_eq!(waits(&room), Some((Asks::Commitments, vec![0, 1])));
    let mut idle = gathered(options(), 3);
    for say in [ClientMessage::Commit(value(1)), reveal(0)] {
        assert_eq!(idle.say(ANNA, say, 0), refused("not-beginning"));
    }
}

#[test]
fn nothing_is_decided_anew_while_a_game_begins() {
    let mut room = committed();
    for say in [ClientMessage::Options(players(3)), sit(0, "Ania"), ClientMessage::Start] {
        assert_eq!(room.say(ANNA, say, 0), refused("beginning"));
    }
    room.say(ANNA, reveal(0), 0).unwrap();
    room.say(BEN, reveal(1), 0).unwrap();
    assert_eq!(room.say(ANNA, reveal(0), 0), refused("not-beginning"));
}

/// Another game: the wish of whoever did not reveal is void, that of the others stays.
#[test]
fn a_rematch_begins_the_same_way() {
    let mut room = playing(options(), 7);
    play_out(&mut room, 0);
    let seal = room.shown(None).next_commitment;
    for visitor in [ANNA, BEN] {
        room.say(visitor, ClientMessage::Rematch, 0).unwrap();
    }
    let beginning = room.shown(None).beginning.unwrap();
    assert_eq!((room.stage(), beginning.game, beginning.commitment), (Stage::Over, 2, seal));
    assert_eq!(room.say(ANNA, ClientMessage::Rematch, 0), refused("beginning"));
    room.say(ANNA, commit(&room, 0), 0).unwrap();
    room.tick(10_000);
    let shown = room.shown(None);
    assert_eq!((shown.stage, shown.beginning, shown.game), (Stage::Over, None, 1));
    assert_eq!((shown.rematch, shown.broken_off_by), (vec![Seat(0)], vec!["Ben".to_owned()]));
    room.tick(600_000);
    assert_eq!(room.shown(None).beginning, None, "whoever is there is waited for");
    room.say(BEN, ClientMessage::Rematch, 600_000).unwrap();
    room.say(BEN, ClientMessage::NotYet, 600_000).unwrap();
    let shown = room.shown(None);
    assert_eq!((shown.beginning, shown.rematch, shown.not_yet), (None, vec![Seat(0)], vec![Seat(1)]));
    room.say(BEN, ClientMessage::Rematch, 600_000).unwrap();
    shuffle(&mut room, &[ANNA, BEN], 600_000);
    assert_eq!((room.stage(), room.game_number()), (Stage::Playing, 2));
}

/// The record has all that is needed: commitments, values, and those of a bot, which follow from the server's secret.
#[test]
fn the_record_proves_it() {
    let mut room = Room::new("abc".to_owned(), players(3), value(5)).unwrap();
    for (seat, visitor) in [(0, ANNA), (2, BEN)] {
        room.connect(visitor, 0);
        room.say(visitor, sit(seat, ["Anna", "-", "Ben"][usize::from(seat)]), 0).unwrap();
    }
    room.say(ANNA, ClientMessage::Bot { seat: Seat(1), bot: Some("greedy".to_owned()) }, 0).unwrap();
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    shuffle(&mut room, &[ANNA, BEN], 0);
    let seats = room.shown(None).seats;
    assert_eq!(seats[1].value, None, "that of a bot is not shown before the secret is");
    room.say(ANNA, ClientMessage::Concede, 0).unwrap();
    while room.stage() == Stage::Playing {
        let (seat, at, choices) = offered(&room, 0).unwrap();
        room.say([ANNA, ANNA, BEN][seat.index()], ClientMessage::Choose { at, choice: choices[0] }, 0).unwrap();
    }
    let record = Record::<SuperTeams>::read(room.record().unwrap().as_bytes()).unwrap();
    let proof = record.header.notes.proof.clone().unwrap();
    let commitments = proof.commitments.clone().unwrap();
    assert_eq!((commitments[0], commitments[1], commitments[2]), (seats[0].commitment, None, seats[2].commitment));
    let secret = chance::fair::Secret(proof.secret);
    assert_eq!(proof.values, [Some(value(1)), Some(secret.value(Seat(1))), Some(value(3))]);
    assert!(chance::fair::check(&record.verify().unwrap(), &proof).unwrap() > 2);
}
