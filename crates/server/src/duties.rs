//! What the server does now and then by itself.

use crate::service::Service;
use std::time::Duration;
use store::{Old, today};
use tokio::time::{MissedTickBehavior, interval, sleep};

/// How often the space left and the wishes of whoever runs the server are looked at.
const OFTEN: Duration = Duration::from_secs(2);
/// How often what is too old is thrown away.
const SELDOM: Duration = Duration::from_mins(10);
/// How long the thread that writes is left alone between two steps of that.
const BETWEEN: Duration = Duration::from_millis(200);
/// How long a room is kept in which nothing was ever played.
const UNUSED_DAYS: u32 = 7;
const A_SECOND: Duration = Duration::from_secs(1);
/// How often it is looked whether the shared store answers.
const SOON: Duration = Duration::from_millis(200);
/// After how long without an answer players are told.
const AWAY: Duration = Duration::from_secs(2);
const A_DAY: i64 = 24 * 60 * 60;

/// Does it until it is dropped.
pub(crate) async fn run(service: Service) {
    tokio::join!(watch(&service), tidy(&service), share(&service));
}

async fn watch(service: &Service) {
    let mut often = interval(OFTEN);
    loop {
        often.tick().await;
        service.rooms().space.look();
        if let Err(error) = service.obey().await {
            tracing::error!(%error, "the data file cannot be read");
        }
    }
}

/// What servers that share rooms do: they tell each other their lobbies, and notice when the store is away.
async fn share(service: &Service) {
    let rooms = service.rooms();
    if !rooms.store.is_shared() {
        return;
    }
    let lobby = async {
        let mut every_second = interval(A_SECOND);
        every_second.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            every_second.tick().await;
            if let Err(error) = rooms.share_lobby().await {
                tracing::debug!(%error, "the lobby cannot be shared");
            }
        }
    };
    let away = async {
        let mut soon = interval(SOON);
        loop {
            soon.tick().await;
            rooms.set_away(rooms.store.unconfirmed().is_some_and(|time| time > AWAY));
        }
    };
    tokio::join!(lobby, away);
}

async fn tidy(service: &Service) {
    let mut seldom = interval(SELDOM);
    loop {
        seldom.tick().await;
        service.gate().tidy();
        let keep = service.config().keep;
        let before = |days: u32| today() - i64::from(days) * A_DAY;
        let old = Old {
            rooms: before(keep.rooms_days),
            unused: before(keep.rooms_days.min(UNUSED_DAYS)),
            games: before(keep.games_days),
            open: service.rooms().open_ids(),
        };
        loop {
            match service.rooms().store.tidy(old.clone()).await {
                Ok(0) => break,
                Ok(_) => sleep(BETWEEN).await,
                Err(error) => {
                    tracing::error!(%error, "what is too old could not be thrown away");
                    break;
                }
            }
        }
    }
}
