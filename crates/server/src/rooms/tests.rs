//! A table that falls over comes back.

use super::*;
use crate::{Config, Service};
use games::SuperTeams;
use play::Seat;
use room_protocol::{ClientMessage, RoomOf};

async fn look(inbox: &Inbox) -> RoomOf<SuperTeams> {
    let (ask, shown) = oneshot::channel();
    assert!(inbox.send(Message::Look(ask)).await.is_ok());
    serde_json::from_str(&shown.await.unwrap()).unwrap()
}

/// The way to a table of this server.
async fn here(rooms: &Rooms, id: &str) -> Inbox {
    match rooms.find(id).await.unwrap() {
        Way::Here(inbox) => inbox,
        Way::There(peer) => panic!("it is with {peer:?}"),
    }
}

/// Somebody who sits at the first seat of a room.
async fn seated(rooms: &Rooms, id: &str, number: u64) -> (Inbox, Told) {
    let inbox = here(rooms, id).await;
    let (out, told) = outbox();
    let visitor = Visitor([number as u8; 16]);
    let address = std::net::Ipv4Addr::LOCALHOST.into();
    assert!(inbox.send(Message::Join(Listener { number, visitor, address, out, last: None })).await.is_ok());
    let say: ClientMessageOf<SuperTeams> = ClientMessage::Sit { seat: Seat(0), name: format!("Player {number}") };
    assert!(inbox.send(Message::Say { number, say: Said(Box::new(say)), traced: None }).await.is_ok());
    assert_eq!(look(&inbox).await.host, Some(Seat(0)));
    (inbox, told)
}

#[tokio::test]
async fn a_table_that_falls_over_comes_back_and_the_others_do_not_notice() {
    let service = Service::open(Config::default()).unwrap();
    let rooms = service.rooms();
    let (fallen, other) = (
        rooms.open::<SuperTeams>(Options::default()).await.unwrap(),
        rooms.open::<SuperTeams>(Options::default()).await.unwrap(),
    );
    let (inbox, mut told) = seated(rooms, &fallen, 1).await;
    let (neighbour, _told) = seated(rooms, &other, 2).await;
    assert!(inbox.send(Message::Fault).await.is_ok());
    inbox.closed().await;
    while told.next().await.is_some() {}
    while service.metrics().faults.get() == 0 {
        tokio::task::yield_now().await;
    }
    let back = here(rooms, &fallen).await;
    let shown = look(&back).await;
    assert!(
        matches!(&shown.seats[0].occupant, room_protocol::Occupant::Person { name, .. } if name == "Player 1"),
        "{shown:?}"
    );
    assert_eq!(look(&neighbour).await.host, Some(Seat(0)));
    assert_eq!(service.metrics().rooms.get(), 2);
}
