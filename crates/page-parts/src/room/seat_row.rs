//! A seat of a room before the game: who sits there, and how to take it.

use crate::online::OnlineGame;
use crate::room::Link;
use crate::room::names::{called, keep_nickname};
use crate::tap;
use crate::words;
use leptos::prelude::*;
use play::Seat;
use room_protocol::{ClientMessage, Occupant};

/// What a game shows at its seats before it begins, each by the seat's index.
#[derive(Clone, Copy)]
pub struct SeatSigns {
    /// The bots that may sit there, by their names in messages and what each is called.
    pub bots: Callback<(), Vec<(&'static str, String)>>,
    /// What a bot that sits there is called.
    pub bot_name: Callback<(usize, String), String>,
    /// A sign before whoever sits there.
    pub sign: Callback<usize, AnyView>,
    /// What stands under whoever sits there.
    pub below: Callback<usize, AnyView>,
}

/// The seat with this index.
#[component]
pub fn SeatRow<G: OnlineGame>(
    link: Link<G>,
    you: Memo<Option<Seat>>,
    host: Memo<bool>,
    name: RwSignal<String>,
    index: usize,
    signs: SeatSigns,
) -> impl IntoView {
    let words = words();
    let seat = Seat(index as u8);
    let number = move || words.say_with("online-seat", &[("number", (index as i64 + 1).into())]);
    let occupant = Memo::new(move |_| link.known(|online| online.occupant(seat).cloned()).flatten());
    let sit = move || {
        keep_nickname(&name.get_untracked());
        link.say(&ClientMessage::Sit { seat, name: called(words, &name.get_untracked()) });
    };
    let bots = move || {
        let bot = move |(bot, called): (&'static str, String)| {
            let label = words.say_with("online-add-bot", &[("bot", called.into())]);
            view! { <option value=bot>{label}</option> }
        };
        let seat_bot = move |event| {
            let bot = event_target_value(&event);
            link.say(&ClientMessage::Bot { seat, bot: Some(bot).filter(|bot| !bot.is_empty()) });
        };
        view! {
            <select class="bots" aria-label=words.says("online-a-bot") on:change=seat_bot>
                <option value="" selected>{words.says("online-a-bot")}</option>
                {move || signs.bots.run(()).into_iter().map(bot).collect_view()}
            </select>
        }
    };
    let broke_off = move |name: &String| link.known(|online| online.room.broken_off_by.contains(name)) == Some(true);
    let inside = move || {
        match (occupant.get(), you.get() == Some(seat)) {
        (None, _) => ().into_any(),
        (Some(Occupant::Free), _) => view! {
            <span class="who free">{words.says("online-free")}</span>
            <Show when=move || you.get().is_none()>
                <input type="text" class="nickname" maxlength="20" autocomplete="nickname"
                    aria-label=words.says("online-your-name") placeholder=words.says("online-your-name")
                    prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))
                    on:keydown=move |event| if event.key() == "Enter" { sit() }/>
                <button class="big" on:click=tap(move |_| sit())>{words.says("online-sit")}</button>
            </Show>
            <Show when=move || you.get().is_some()>
                <button on:click=tap(move |_| sit())>{words.says("online-move-here")}</button>
            </Show>
            <Show when=move || host.get()>{bots}</Show>
        }
        .into_any(),
        (Some(Occupant::Bot(bot)), _) => view! {
            <span class="who">{move || signs.bot_name.run((index, bot.clone()))}</span>
            <Show when=move || host.get()>
                <button on:click=tap(move |_| link.say(&ClientMessage::Bot { seat, bot: None }))>{words.says("online-no-bot")}</button>
            </Show>
        }
        .into_any(),
        (Some(Occupant::Person { name: called, here, .. }), own) => view! {
            <span class="who">{called.clone()}</span>
            {(host.get() && !own && broke_off(&called)).then(bots)}
            {own.then(|| view! {
                <span class="tag">{words.says("online-you")}</span>
                <button on:click=tap(move |_| link.say(&ClientMessage::Leave))>{words.says("online-stand-up")}</button>
            })}
            {(!here).then(|| view! { <span class="tag">{words.says("online-away")}</span> })}
        }
        .into_any(),
    }
    };
    let free = move || occupant.get() == Some(Occupant::Free);
    view! {
        <li class:own=move || you.get() == Some(seat) class:free=free>
            <span class="unseen">{number}</span>
            {move || signs.sign.run(index)}
            {inside}
            {move || signs.below.run(index)}
        </li>
    }
}
