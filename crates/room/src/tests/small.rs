//! Small messages: put together, they make the table that a fresh `All` tells, throughout whole games.

use crate::{LastTold, Room, Visitor};
use chance::Dice;
use games::{Playable, SuperTeams, XWing};
use play::{Question, Seat};
use room_protocol::{Change, ClientMessage, Options, ServerMessage, Stage, put_in};
use serde_json::Value;

/// Somebody who is told changes only.
struct Listener {
    you: Option<Seat>,
    last: LastTold,
    table: Value,
    sizes: Vec<usize>,
}

impl Listener {
    fn hear<G: Playable>(&mut self, room: &mut Room<G>, news: &crate::News) {
        for message in room.told(news, self.you, 0) {
            let text = self.last.tell(&message).unwrap();
            let told: Value = serde_json::from_str(&text).unwrap();
            if let ServerMessage::Played { .. } | ServerMessage::Table(_) = message {
                self.sizes.push(text.len());
            }
            if let Some(all) = told.get("all") {
                self.table = all["game"]["table"].clone();
            } else if let Some(changed) = told.get("changed") {
                let changes: Vec<Change> = serde_json::from_value(changed["table"].clone()).unwrap();
                assert!(put_in(&mut self.table, changes));
            }
        }
        let all = serde_json::to_value(room.all(self.you, 0)).unwrap();
        assert_eq!(self.table, all["all"]["game"]["table"]);
    }
}

/// Plays a whole game at random; gives the sizes of the messages about its table, in order of size.
fn sizes<G: Playable>(options: G::Options) -> Vec<usize> {
    let people = [Visitor([1; 16]), Visitor([2; 16])];
    let mut room =
        Room::<G>::new("abc".to_owned(), Options { game: options, ..Options::default() }, super::value(7)).unwrap();
    for (seat, visitor) in people.into_iter().enumerate() {
        room.connect(visitor, 0);
        let name = format!("Player {seat}");
        room.say(visitor, ClientMessage::Sit { seat: Seat(seat as u8), name }, 0).unwrap();
    }
    room.take_news();
    let listener = |you| Listener { you, last: LastTold::default(), table: Value::Null, sizes: Vec::new() };
    let mut listeners = [None, Some(Seat(0)), Some(Seat(1))].map(listener);
    room.say(people[0], ClientMessage::Start, 0).unwrap();
    super::shuffle(&mut room, &people, 0);
    let mut dice = Dice::new(9, 0);
    loop {
        let news = room.take_news();
        for listener in &mut listeners {
            listener.hear(&mut room, &news);
        }
        if room.stage() == Stage::Over {
            break;
        }
        let running = room.running.as_ref().unwrap();
        let seat = running.choosers().iter().last().unwrap();
        let position = running.position_for(Some(seat));
        let choice = Question::new(running.game(), &position, seat).any(&mut dice);
        let at = running.at();
        room.say(people[seat.index()], ClientMessage::Choose { at, choice }, 0).unwrap();
    }
    let mut sizes: Vec<_> = listeners.into_iter().flat_map(|listener| listener.sizes).collect();
    sizes.sort_unstable();
    sizes
}

#[test]
fn the_table_is_the_one_that_a_fresh_connection_is_told() {
    let sizes = sizes::<SuperTeams>(super_teams::room::RoomOptions::default());
    assert!(sizes.len() > 100);
}

#[test]
fn messages_of_x_wing_are_small() {
    let squad = |line: &str| Some(x_wing::room::BroughtSquad(x_wing_squads::read_line(line).unwrap()));
    let agreed = x_wing::Options { rounds: Some(8), ..x_wing::Options::default() };
    let squads = vec![
        squad("rookiepilot; rookiepilot; redsquadronpilot; redsquadronpilot"),
        squad(
            "academypilot; academypilot; academypilot; obsidiansquadronpilot; obsidiansquadronpilot; blacksquadronpilot; blacksquadronpilot",
        ),
    ];
    let sizes = sizes::<XWing>(x_wing::room::RoomOptions { squads, agreed, ..x_wing::room::RoomOptions::default() });
    let median = sizes[sizes.len() / 2];
    println!("{} messages, median {median} bytes, largest {}", sizes.len(), sizes[sizes.len() - 1]);
    assert!(sizes.len() > 300 && median < 2000, "{} messages, median {median}", sizes.len());
}
