//! Somebody at the table: sits down, helps games to begin, plays them, and comes back when the connection was lost.

mod manners;
mod turn;

use super::address::Address;
use super::connection::{Connection, Lost, NoConnection};
use super::known::{Known, News};
use super::player::Player;
use super::{Arguments, sentence, tell};
use crate::failure::Failure;
use chance::Dice;
use chance::fair::Bytes;
use games::Listed;
use play::Seat;
use room_protocol::{Pledge, Refusal, Stage};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::http::HeaderValue;
use turn::Thinking;

/// How long the server may be gone.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long is waited before the connection is made again.
const PAUSE: Duration = Duration::from_millis(500);

/// Whether the room, or the table, is another one since we last looked.
#[derive(Clone, Copy, Default)]
struct New {
    room: bool,
    table: bool,
}

/// A player at a table of a server.
pub struct Guest<G: Listed> {
    address: Address,
    arguments: Arguments,
    /// By which the server knows us.
    cookie: Option<HeaderValue>,
    known: Known,
    /// Nobody while it thinks.
    player: Option<Player<G>>,
    thinking: Option<Thinking<G>>,
    /// The rules and facts of the game that the player plays, and how much of it the player has heard.
    game: Option<Arc<G>>,
    heard: usize,
    dice: Dice,
    pledge: Option<Pledge>,
    /// The seat that was asked for and not given yet.
    asked_for: Option<Seat>,
    seated: bool,
    brought: bool,
    new: New,
    /// The table that was answered last, and how often that was refused.
    answered: Option<u64>,
    refusals: u32,
    /// The last game of which the beginning was told, that of which the end was, and the last after which another one was wanted.
    begun: u32,
    ended: u32,
    wanted: u32,
    done: bool,
}

enum Talk {
    Done,
    Lost,
}

impl<G: Listed> Guest<G> {
    pub fn new(
        address: Address,
        arguments: Arguments,
        cookie: Option<HeaderValue>,
        known: Known,
    ) -> Result<Guest<G>, Failure> {
        if arguments.squad.is_some() && G::READ_OUT.is_none() {
            return Err(Failure::Unusable(format!("--squad: nothing is brought to {}; leave it away", G::NAME)));
        }
        let player = Player::named(&arguments.bot)?;
        // What was played before we came is not ours to tell.
        let ended = if known.room.stage == Stage::Over { known.room.game } else { 0 };
        Ok(Guest {
            address,
            cookie,
            known,
            player: Some(player),
            thinking: None,
            game: None,
            heard: 0,
            dice: Dice::keyed(random().0, 0),
            pledge: None,
            asked_for: None,
            seated: false,
            brought: arguments.squad.is_none(),
            new: New { room: true, table: true },
            answered: None,
            refusals: 0,
            begun: 0,
            ended,
            wanted: 0,
            done: false,
            arguments,
        })
    }

    /// Plays, and comes back when the connection was lost.
    pub async fn play(mut self, connection: Connection) -> Result<(), Failure> {
        let mut connection = Some(connection);
        let mut lost = now();
        loop {
            if let Some(connection) = connection.take() {
                match self.talk(connection).await? {
                    Talk::Done => return Ok(()),
                    Talk::Lost => tell("The connection is lost; it is made again.")?,
                }
                lost = now();
            }
            sleep(PAUSE).await;
            match Connection::open(&self.address, &mut self.cookie).await {
                Ok(again) => {
                    Pledge::repeat(&mut self.pledge);
                    connection = Some(again);
                }
                Err(NoConnection::Never(why)) => return Err(Failure::Unusable(why)),
                Err(NoConnection::NotNow(why)) if lost.elapsed() > PATIENCE => {
                    let (host, s) = (self.address.host(), PATIENCE.as_secs());
                    return Err(Failure::Unusable(format!("{host} has been gone for {s} s: {why}")));
                }
                Err(NoConnection::NotNow(_)) => {}
            }
        }
    }

    /// Talks until the connection is lost or there is nothing left to do. Whoever cannot go on leaves the seat.
    async fn talk(&mut self, mut connection: Connection) -> Result<Talk, Failure> {
        let ended = self.exchange(&mut connection).await;
        if ended.is_err() && connection.say(&json!("leave")).await.is_err() {
            return ended;
        }
        if !matches!(ended, Ok(Talk::Lost)) {
            connection.close().await;
        }
        ended
    }

    async fn exchange(&mut self, connection: &mut Connection) -> Result<Talk, Failure> {
        loop {
            for words in self.words()? {
                if connection.say(&words).await.is_err() {
                    return Ok(Talk::Lost);
                }
            }
            if self.done {
                return Ok(Talk::Done);
            }
            tokio::select! {
                told = connection.hear() => match told {
                    Ok(told) => match self.known.take(told) {
                        News::OutOfStep => return Ok(Talk::Lost),
                        news => self.hear(news)?,
                    },
                    Err(Lost) => return Ok(Talk::Lost),
                },
                choice = turn::thought(&mut self.thinking) => {
                    let choice = self.chosen(choice)?;
                    if connection.say(&choice).await.is_err() {
                        return Ok(Talk::Lost);
                    }
                },
                _ = tokio::signal::ctrl_c() => {
                    _ = connection.say(&json!("leave")).await;
                    return Ok(Talk::Done);
                },
            }
        }
    }

    fn hear(&mut self, news: News) -> Result<(), Failure> {
        match news {
            News::Anew => {
                (self.game, self.heard) = (None, 0);
                (self.new.room, self.new.table) = (true, true);
            }
            News::Room => (self.new.room, self.new.table) = (true, true),
            News::Table => (self.new.table, self.refusals) = (true, 0),
            News::No(no) => self.refused(&no)?,
            News::Nothing | News::OutOfStep => {}
        }
        Ok(())
    }

    /// Something that we said was refused.
    fn refused(&mut self, no: &Refusal) -> Result<(), Failure> {
        match no.reason.as_str() {
            // The table has moved on, or another answer came first; what there is now is told, too.
            "stale" | "beginning" | "not-beginning" | "already-committed" | "already-revealed"
            | "not-all-committed" | "not-over" | "already-playing" => Ok(()),
            "seat-taken" | "no-such-seat" if !self.seated => {
                self.asked_for = None;
                match self.arguments.seat {
                    Some(_) => Err(Failure::Unusable(self.no_seat())),
                    None => Ok(()),
                }
            }
            "bad-squad" => Err(Failure::Unusable(format!("--squad: {}", sentence(no)))),
            "squad-needed" | "seats-not-filled" | "not-the-host" | "too-many-games" | "no-space" | "too-fast" => {
                tell(&sentence(no))
            }
            _ if self.seated && self.answered == Some(self.known.tables) && self.refusals < 3 => {
                self.refusals += 1;
                self.answered = None;
                Ok(())
            }
            _ => Err(Failure::Unusable(format!("the server refuses: {}", sentence(no)))),
        }
    }
}

fn random() -> Bytes {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    Bytes(bytes)
}

fn now() -> Instant {
    Instant::now()
}

/// What is said next, in order.
type Words = Vec<Value>;
