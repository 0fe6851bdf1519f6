//! The way to a table, on whichever server it is; looked for again while its owner is dying.

use crate::link::{self, Linked, NotReached};
use crate::rooms::{Inbox, Message, NoRoom, Way};
use crate::service::Service;
use crate::visitor::Who;
use room_protocol::Refusal;
use std::time::Duration;
use store::{Peer, StoreError};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

/// How long a table is looked for: a frozen server is taken for dead within seven seconds.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// How long is waited before it is looked for again.
const PAUSE: Duration = Duration::from_millis(50);

/// A way to a table.
pub(crate) enum Reached {
    Here(Inbox),
    There(Linked),
}

/// Looks for the table of a room, for somebody who wants to sit there.
pub(crate) async fn reach(service: &Service, id: &str, who: &Who) -> Result<Reached, NoRoom> {
    let until = Instant::now() + PATIENCE;
    loop {
        let no = match service.rooms().find(id).await {
            Ok(Way::Here(inbox)) => return Ok(Reached::Here(inbox)),
            Ok(Way::There(peer)) => match link::join(service, &peer, id, who).await {
                Ok(linked) => return Ok(Reached::There(linked)),
                Err(no) => missed(service, &peer, no).await?,
            },
            Err(none) => again(service, none)?,
        };
        pause(until, no).await?;
    }
}

/// A room as everybody sees it, as JSON.
pub(crate) async fn look(service: &Service, id: &str) -> Result<String, NoRoom> {
    let until = Instant::now() + PATIENCE;
    loop {
        let no = match service.rooms().find(id).await {
            Ok(Way::Here(inbox)) => {
                let (ask, shown) = oneshot::channel();
                _ = inbox.send(Message::Look(ask)).await;
                match shown.await {
                    Ok(room) => return Ok(room.to_string()),
                    Err(_) => NoRoom::Store(StoreError::NotOurs),
                }
            }
            Ok(Way::There(peer)) => match link::look(service, &peer, id).await {
                Ok(room) => return Ok(room),
                Err(no) => missed(service, &peer, no).await?,
            },
            Err(none) => again(service, none)?,
        };
        pause(until, no).await?;
    }
}

/// Whether it may be there in a moment.
fn again(service: &Service, none: NoRoom) -> Result<NoRoom, NoRoom> {
    match none {
        NoRoom::Store(StoreError::NotOurs | StoreError::Database(_)) if service.rooms().store.is_shared() => Ok(none),
        NoRoom::Store(_) | NoRoom::None(_) | NoRoom::NotNow(_) => Err(none),
    }
}

/// An owner was not reached: one that is dead is taken for dead at once, so that the room is free.
async fn missed(service: &Service, peer: &Peer, no: NotReached) -> Result<NoRoom, NoRoom> {
    let node = peer.node;
    match no {
        NotReached::None(no) => return Err(no),
        NotReached::NotNow => {}
        NotReached::Nobody => {
            if let Ok(true) = service.rooms().store.read(move |reader| reader.bury(node)).await {
                tracing::warn!(node, "a server is gone; its rooms can be taken");
            }
        }
    }
    Ok(NoRoom::NotNow(Refusal::new("elsewhere")))
}

async fn pause(until: Instant, no: NoRoom) -> Result<(), NoRoom> {
    if Instant::now() >= until {
        return Err(no);
    }
    sleep(PAUSE).await;
    Ok(())
}
