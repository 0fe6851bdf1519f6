//! A chat for children: phrases that every reader sees in their own language.

use crate::online::OnlineGame;
use crate::room::Link;
use crate::tap;
use crate::{Dialog, Icon, Words, icon, words};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use play::Seat;
use room_protocol::{ClientMessage, Phrase};

/// How long a phrase stays beside whoever said it.
const SHOWN_MS: u32 = 6_000;

/// The phrase with its picture.
fn phrase(words: Words, phrase: Phrase) -> String {
    let picture = match phrase {
        Phrase::Hello => "👋",
        Phrase::GoodLuck => "🍀",
        Phrase::WellPlayed => "👏",
        Phrase::Thanks => "🙏",
        Phrase::Sorry => "😔",
        Phrase::Wow => "😮",
        Phrase::OhNo => "😱",
        Phrase::Phew => "😅",
        Phrase::Haha => "😂",
        Phrase::TakeYourTime => "🐢",
        Phrase::BackSoon => "⏳",
        Phrase::OneMore => "🔁",
        Phrase::Goodbye => "🚀",
    };
    format!("{picture} {}", words.say(&format!("online-phrase-{}", phrase.name())))
}

/// Says one of the phrases, be it as somebody who watches.
#[component]
pub fn Chat<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
    let open = RwSignal::new(false);
    let phrases = move || {
        Phrase::ALL
            .iter()
            .map(|&said| {
                let say = move |_| {
                    link.say(&ClientMessage::Phrase(said));
                    open.set(false);
                };
                view! { <button on:click=tap(say)>{move || phrase(words, said)}</button> }
            })
            .collect_view()
    };
    view! {
        <button class="quiet chat" aria-label=words.says("online-chat") title=words.says("online-chat") on:click=tap(move |_| open.set(true))>{icon(Icon::Say)}</button>
        <Dialog open label="online-chat">
            <h2>{words.says("online-chat")}</h2>
            <div class="phrases" role="group" aria-label=words.says("online-chat")>{phrases}</div>
        </Dialog>
    }
}

/// What a seat said last, for a while; what those who watch did, if there is none.
#[component]
pub fn Bubble<G: OnlineGame>(link: Link<G>, #[prop(into)] seat: Option<Seat>) -> impl IntoView {
    let words = words();
    let count = move || {
        link.online.with(|online| {
            let said = online.as_ref().map(|online| online.said.iter().filter(|said| said.seat == seat).count());
            said.unwrap_or_default()
        })
    };
    let before = StoredValue::new(untrack(count));
    let shown = RwSignal::new(None::<Phrase>);
    let number = Memo::new(move |_| count());
    Effect::new(move || {
        let now = number.get();
        if now <= before.get_value() {
            return before.set_value(now);
        }
        before.set_value(now);
        let last = link.online.with_untracked(|online| {
            online.as_ref().and_then(|online| online.said.iter().rev().find(|said| said.seat == seat).copied())
        });
        shown.set(last.map(|said| said.phrase));
        leptos::task::spawn_local(async move {
            TimeoutFuture::new(SHOWN_MS).await;
            if before.try_get_value() == Some(now) {
                shown.set(None);
            }
        });
    });
    view! {
        <span class="spoken" role="status">
            {move || shown.get().map(|said| view! { <span class="bubble">{phrase(words, said)}</span> })}
        </span>
    }
}
