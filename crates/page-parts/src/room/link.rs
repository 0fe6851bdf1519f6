//! The connection to a room: it is made, kept alive, and made again when it breaks.

use crate::browser::{fresh_bytes, fresh_seed, now};
use crate::json;
use crate::online::{News, Online, OnlineGame, ServerMessageFor, wait_ms};
use crate::rest::{self, Failure};
use crate::room::kept_seals;
use chance::fair::Bytes;
use gloo_timers::callback::Interval;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use room_protocol::{ClientMessage, ClientMessageOf, Pledge, Refusal, RoomOf};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

const CHECK_MS: u32 = 2_000;
/// After so long without a word the server is asked whether it is there,
const QUIET_MS: u64 = 6_000;
/// and after so long it is not.
const LOST_MS: u64 = 12_000;

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// It is being made for the first time.
    Joining,
    /// It stands.
    Here,
    /// It broke and is made again.
    Lost,
    /// There is no such room.
    NoRoom,
}

/// A connection to a room.
#[derive(Clone)]
pub struct Link<G: OnlineGame> {
    /// The room's id.
    pub id: StoredValue<String>,
    /// What the server told so far.
    pub online: RwSignal<Option<Online<G>>>,
    /// How the connection is.
    pub health: RwSignal<Health>,
    /// The last refusal, until it has been read.
    pub refused: RwSignal<Option<Refusal>>,
    /// When the table was last told, by the page's clock.
    pub told_at: RwSignal<u64>,
    news: StoredValue<Callback<News>>,
    /// What we have promised for the shuffle of the game that begins.
    pledge: StoredValue<Option<Pledge>>,
    /// A move made while there was no connection.
    unsent: StoredValue<Option<ClientMessageOf<G>>>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    heard_at: StoredValue<u64>,
    attempt: StoredValue<u32>,
    /// Counted up with every connection, so that an old one is not listened to.
    number: StoredValue<u32>,
}

impl<G: OnlineGame> Copy for Link<G> {}

impl<G: OnlineGame> Link<G> {
    /// Connects to a room, until the page is left.
    pub fn open(id: String) -> Link<G> {
        let link = Link {
            id: StoredValue::new(id),
            online: RwSignal::new(None),
            health: RwSignal::new(Health::Joining),
            refused: RwSignal::new(None),
            told_at: RwSignal::new(0),
            news: StoredValue::new(Callback::new(|_| ())),
            pledge: StoredValue::new(None),
            unsent: StoredValue::new(None),
            socket: StoredValue::new_local(None),
            heard_at: StoredValue::new(now()),
            attempt: StoredValue::new(0),
            number: StoredValue::new(0),
        };
        let check = StoredValue::new_local(Some(Interval::new(CHECK_MS, move || link.check())));
        let away = window_event_listener(leptos::ev::offline, move |_| link.lose());
        let back = window_event_listener(leptos::ev::online, move |_| link.again());
        on_cleanup(move || {
            check.try_update_value(|check| drop(check.take()));
            away.remove();
            back.remove();
            link.close();
        });
        link
    }

    /// From now on `told` hears what changed; the connection is made.
    pub fn listen(self, told: impl Fn(News) + Send + Sync + 'static) {
        self.news.set_value(Callback::new(told));
        self.connect();
    }

    /// Says something. A move that cannot be said now is said when the connection is back; everything else is not said
    /// later, for the table may be another one by then.
    pub fn say(self, say: &ClientMessageOf<G>) {
        let Ok(text) = serde_json::to_string(say) else { return };
        let sent = self.socket.with_value(|socket| {
            let socket = socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN);
            socket.is_some_and(|socket| socket.send_with_str(&text).is_ok())
        });
        if let (false, ClientMessage::Choose { .. }) = (sent, say) {
            self.unsent.set_value(Some(say.clone()));
        }
    }

    /// Says the move that could not be said before. If the table went on meanwhile, the person is told that it is void.
    fn say_again(self) {
        let Some(say) = self.unsent.try_update_value(Option::take).flatten() else { return };
        let ClientMessage::Choose { at, .. } = &say else { return };
        let now = self.online.with_untracked(|online| Some(online.as_ref()?.running.as_ref()?.table.at));
        match now == Some(*at) {
            true => self.say(&say),
            false => self.refused.set(Some(Refusal::new("stale"))),
        }
    }

    /// Says what a game needs to begin: a commitment to a value of our own for the shuffle, then the value.
    fn help_to_begin(self) {
        let answer = self.online.with_untracked(|online| {
            let online = online.as_ref()?;
            kept_seals::remember(online);
            let mut pledge = self.pledge.get_value();
            let answer = online.answer(&mut pledge, || Bytes(fresh_bytes()));
            self.pledge.set_value(pledge);
            if let Some(ClientMessage::Reveal(value)) = &answer {
                kept_seals::promise(online, *value);
            }
            answer
        });
        if let Some(answer) = answer {
            self.say(&answer);
        }
    }

    /// Tries at once instead of waiting.
    pub fn again(self) {
        if self.health.try_get_untracked() == Some(Health::Lost) {
            self.attempt.set_value(0);
            self.connect();
        }
    }

    fn close(self) {
        self.number.try_update_value(|number| *number += 1);
        let socket = self.socket.try_update_value(Option::take).flatten();
        if let Some(socket) = socket {
            _ = socket.close();
        }
    }

    fn connect(self) {
        self.close();
        let Some(number) = self.number.try_get_value() else { return };
        self.heard_at.set_value(now());
        self.pledge.update_value(Pledge::repeat);
        let Ok(socket) = WebSocket::new(&address(&self.id.get_value())) else { return self.lose() };
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let (true, Some(text)) = (self.is_number(number), event.data().as_string()) {
                self.hear(&text);
            }
        });
        let lost = Closure::<dyn Fn()>::new(move || {
            if self.is_number(number) {
                self.lose();
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(lost.as_ref().unchecked_ref()));
        heard.forget();
        lost.forget();
        self.socket.set_value(Some(socket));
    }

    fn is_number(self, number: u32) -> bool {
        self.number.try_get_value() == Some(number)
    }

    fn hear(self, text: &str) {
        self.heard_at.set_value(now());
        let Ok(tell) = json::read::<ServerMessageFor<G>>(text) else {
            return leptos::logging::warn!("The server said something that this page does not understand.");
        };
        self.attempt.set_value(0);
        self.health.set(Health::Here);
        let news = self.online.try_update(|online| Online::hear(online, tell)).unwrap_or(News::Nothing);
        if let News::All | News::Room = news {
            self.help_to_begin();
        }
        match &news {
            News::Lost => return self.lose(),
            News::All | News::Played(_) | News::Table => self.told_at.set(now()),
            // Another page of ours was faster.
            News::No(no)
                if ["already-committed", "already-revealed", "not-beginning"].contains(&no.reason.as_str()) => {}
            News::No(no) => self.refused.set(Some(no.clone())),
            _ => {}
        }
        let all = news == News::All;
        self.news.get_value().run(news);
        if all {
            self.say_again();
        }
    }

    /// The connection broke: it is made again after a while.
    fn lose(self) {
        self.close();
        let (Some(number), Some(attempt)) = (self.number.try_get_value(), self.attempt.try_get_value()) else { return };
        if self.health.try_get_untracked() == Some(Health::Here) {
            self.health.set(Health::Lost);
        }
        self.attempt.set_value(attempt + 1);
        leptos::task::spawn_local(async move {
            TimeoutFuture::new(wait_ms(attempt, fresh_seed() as u8)).await;
            if !self.is_number(number) {
                return;
            }
            let address = format!("api/rooms/{}", self.id.get_value());
            let known = rest::get::<RoomOf<G>>(&address).await;
            match (self.is_number(number), known) {
                (false, _) => {}
                (true, Ok(_)) => self.connect(),
                (true, Err(Failure::Missing)) => self.health.set(Health::NoRoom),
                (true, Err(_)) => {
                    self.health.set(Health::Lost);
                    self.lose();
                }
            }
        });
    }

    /// What is known of the room, once something is.
    pub fn known<T>(self, look: impl FnOnce(&Online<G>) -> T) -> Option<T> {
        self.online.with(|online| online.as_ref().map(look))
    }

    fn check(self) {
        let open = self
            .socket
            .try_with_value(|socket| socket.as_ref().is_some_and(|socket| socket.ready_state() == WebSocket::OPEN));
        let quiet = now().saturating_sub(self.heard_at.try_get_value().unwrap_or_default());
        match (open, quiet) {
            (Some(true), LOST_MS..) => self.lose(),
            (Some(true), QUIET_MS..) => self.say(&ClientMessage::Ping),
            _ => {}
        }
    }
}

fn address(id: &str) -> String {
    let location = window().location();
    let (protocol, host) = (location.protocol().unwrap_or_default(), location.host().unwrap_or_default());
    let scheme = if protocol == "https:" { "wss" } else { "ws" };
    let folder = location.pathname().unwrap_or_default();
    let folder = folder.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{scheme}://{host}{folder}/api/rooms/{id}/socket?changes")
}
