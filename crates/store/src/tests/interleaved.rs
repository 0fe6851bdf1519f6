//! Two servers and somebody who fences them, in every order that is drawn: no order acknowledges twice, and what was acknowledged is
//! there.

use super::ownership::{Server, fence};
use super::{entry, new, steps};
use crate::engine::Writing;
use crate::{Hold, Reading, StoreError, Taken};
use chance::Dice;
use play::Chance;
use test_postgres::Postgres;

/// A server as it believes itself to be.
struct Believer {
    server: Server,
    /// The room, as it believes it to be: on what grounds, and how many entries.
    room: Option<(Hold, u32)>,
}

#[test]
fn no_order_of_steps_acknowledges_twice() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let mut dice = Dice::new(17, 0);
    let mut believers = [0, 1].map(|_| Believer { server: Server::open(&url), room: None });
    believers[0].server.store(new("a")).unwrap();
    let (mut told, mut late, mut fenced) = (Vec::new(), 0, 0);
    for step in 0..600 {
        let believer = &mut believers[dice.below(2) as usize];
        match dice.below(12) {
            0..4 => {
                if let Taken::Ours(room, hold) = believer.server.reader.take("a").unwrap_or(Taken::None) {
                    believer.room = Some((hold, room.last.0));
                }
            }
            4..10 => {
                let Some((hold, number)) = believer.room else { continue };
                let text = step.to_string();
                match believer.server.store(entry("a", hold, number + 1, &text)) {
                    Ok(()) => {
                        told.push(text);
                        believer.room = Some((hold, number + 1));
                    }
                    // It goes on believing, as one would that does not listen.
                    Err(StoreError::NotOurs) => late += 1,
                    Err(other) => panic!("{other}"),
                }
            }
            10 => {
                if let Some((hold, _)) = believer.room {
                    believer.server.writer.give_back(&[("a".to_owned(), hold)]);
                }
            }
            _ => {
                fence(&url, &believer.server);
                fenced += 1;
                // Until its next confirmation it does not know. Then it is somebody new.
                if dice.below(3) == 0 {
                    *believer = Believer { server: Server::open(&url), room: None };
                }
            }
        }
    }
    assert_eq!(steps(&mut believers[0].server.reader, "a"), told);
    assert!(told.len() > 50 && late > 50 && fenced > 20, "{} told, {late} late, {fenced} fenced", told.len());
    for believer in &mut believers {
        believer.server.writer.close();
    }
}
