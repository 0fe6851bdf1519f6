//! A tournament match: nobody sees the squad of another before the battle begins, and time is called.

use super::{ANNA, BEN, EVE, shuffle, value};
use crate::Room;
use games::XWing;
use play::{Ending, Seat};
use room_protocol::{ClientMessage, Options, ServerMessage, Stage};
use x_wing::Squad;
use x_wing::room::{BroughtSquad, RoomOptions};

fn squad(line: &str) -> Squad {
    x_wing_squads::read_line(line).unwrap()
}

/// Anna, who is host, and Ben at a table with sealed squads.
fn gathered(limit_s: Option<u32>) -> Room<XWing> {
    let game = RoomOptions { sealed: true, ..RoomOptions::default() };
    let options = Options { public: true, limit_s, game, ..Options::default() };
    let mut room = Room::<XWing>::new("abc".to_owned(), options, value(7)).unwrap();
    for (visitor, seat, name) in [(ANNA, 0, "Anna"), (BEN, 1, "Ben")] {
        room.connect(visitor, 0);
        room.say(visitor, ClientMessage::Sit { seat: Seat(seat), name: name.to_owned() }, 0).unwrap();
    }
    room
}

fn bring(room: &mut Room<XWing>, who: crate::Visitor, line: &str) {
    room.say(who, ClientMessage::Bring(BroughtSquad(squad(line))), 0).unwrap();
}

/// All that is told to a seat, to those who watch, and to the lobby: the bytes.
fn told(room: &mut Room<XWing>, you: Seat) -> Vec<String> {
    let news = room.take_news();
    let text = |message: &_| serde_json::to_string(message).unwrap();
    let mut told: Vec<_> = [Some(you), None]
        .into_iter()
        .flat_map(|you| room.told(&news, you, 0).iter().map(text).chain([text(&room.all(you, 0))]).collect::<Vec<_>>())
        .collect();
    told.push(serde_json::to_string(&room.line()).unwrap());
    told.push(serde_json::to_string(&room.shown(None)).unwrap());
    told
}

/// Two rooms that differ only in what Ben brings tell all others the same bytes, until the battle begins.
#[test]
fn a_sealed_squad_reaches_nobody_before_the_battle() {
    let heard = |line: &str| {
        let mut room = gathered(None);
        room.take_news();
        bring(&mut room, BEN, line);
        let mut heard = told(&mut room, Seat(0));
        bring(&mut room, ANNA, "lukeskywalker");
        heard.extend(told(&mut room, Seat(0)));
        // The host decides something, and hands back what was told.
        let ServerMessage::All { room: shown, .. } = room.all(Some(Seat(0)), 0) else { panic!("not all") };
        let options = Options { stand_in_s: 40, ..shown.options };
        room.say(ANNA, ClientMessage::Options(options), 0).unwrap();
        heard.extend(told(&mut room, Seat(0)));
        (room, heard)
    };
    let (mut room, one) = heard("darthvader");
    let (_, other) = heard("academypilot, academypilot");
    assert_eq!(one, other);
    assert!(one.iter().all(|text| !text.contains("darthvader")));
    let own = serde_json::to_string(&room.all(Some(Seat(1)), 0)).unwrap();
    assert!(own.contains("darthvader"), "his own squad is shown to Ben");
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    shuffle(&mut room, &[ANNA, BEN], 0);
    assert_eq!(room.stage(), Stage::Playing);
    let all = told(&mut room, Seat(0));
    assert!(all.iter().any(|text| text.contains("darthvader")), "both squads are shown together");
}

/// Whatever the host tries, what was brought unseen is shown to nobody.
#[test]
fn no_trick_opens_what_is_sealed() {
    let seen = |room: &Room<XWing>| {
        [Some(Seat(0)), Some(Seat(1)), None]
            .into_iter()
            .any(|you| serde_json::to_string(&room.all(you, 0)).unwrap().contains("darthvader"))
    };
    // The host says that nothing is sealed any more.
    let mut room = gathered(None);
    bring(&mut room, BEN, "darthvader");
    let game = RoomOptions { squads: vec![None, Some(BroughtSquad(Squad::default()))], ..RoomOptions::default() };
    room.say(ANNA, ClientMessage::Options(Options { game, ..Options::default() }), 0).unwrap();
    assert!(!seen(&room));
    // Ben leaves, and a bot or somebody else takes the seat.
    for eve in [false, true] {
        let mut room = gathered(None);
        bring(&mut room, BEN, "darthvader");
        room.say(BEN, ClientMessage::Leave, 0).unwrap();
        room.connect(EVE, 0);
        match eve {
            true => room.say(EVE, ClientMessage::Sit { seat: Seat(1), name: "Eve".to_owned() }, 0).unwrap(),
            false => room.say(ANNA, ClientMessage::Bot { seat: Seat(1), bot: Some("level-1".to_owned()) }, 0).unwrap(),
        }
        assert!(!seen(&room), "{eve}");
    }
    // A squad without ships is none.
    let mut room = gathered(None);
    assert!(room.say(BEN, ClientMessage::Bring(BroughtSquad(Squad::default())), 0).is_err());
}

/// Time is called once, when it is up; a pause does not count. The round is played to its end (XW-LIMIT-05).
#[test]
fn time_is_called_when_it_is_up() {
    let mut room = gathered(Some(600));
    bring(&mut room, ANNA, "lukeskywalker");
    bring(&mut room, BEN, "darthvader");
    room.say(ANNA, ClientMessage::Start, 0).unwrap();
    shuffle(&mut room, &[ANNA, BEN], 0);
    let called = |room: &Room<XWing>| room.running.as_ref().unwrap().session.position().open.time_called;
    let left = |room: &Room<XWing>, now| super::table_of(room, None, now).limit_ms;
    assert_eq!(left(&room, 100_000), Some(500_000));
    room.say(ANNA, ClientMessage::Pause, 100_000).unwrap();
    room.say(BEN, ClientMessage::Pause, 100_000).unwrap();
    room.tick(900_000);
    assert!(!called(&room), "nothing passes in a pause");
    room.say(ANNA, ClientMessage::Resume, 900_000).unwrap();
    room.say(BEN, ClientMessage::Resume, 900_000).unwrap();
    assert_eq!(room.wakes(), Some(1_400_000));
    room.tick(1_399_999);
    assert!(!called(&room));
    room.tick(1_400_000);
    assert!(called(&room) && room.stage() == Stage::Playing);
    room.tick(1_500_000);
    let entries = room.entries_after(0).to_vec();
    let loaded = Room::<XWing>::load(room.save(), &entries, 2_000_000, crate::Thinks::Here).unwrap();
    assert!(called(&loaded));
}

/// In Super Teams the game is over when time is called (TB-05).
#[test]
fn a_race_ends_when_time_is_up() {
    let mut room = super::playing(Options { limit_s: Some(60), ..super::options() }, 2);
    room.tick(60_000);
    assert_eq!(super::table(&room, None, 60_000).outcome.map(|outcome| outcome.how), Some(Ending::TimeUp));
    let bad = Options { limit_s: Some(1), ..super::options() };
    assert!(crate::check_options::<super_teams::SuperTeams>(&bad).is_err());
}
