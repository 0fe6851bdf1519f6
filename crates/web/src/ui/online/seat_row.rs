//! A seat of a room before the game: who sits there, and how to take it.

use crate::messages::{ClientMessage, Room};
use crate::ui::online::gathering::called;
use crate::ui::online::link::Link;
use crate::ui::parts::badges;
use crate::ui::state::{keep_nickname, state};
use leptos::prelude::*;
use play::Seat;
use room_protocol::Occupant;

/// The seat with this index.
#[component]
pub fn SeatRow(
    link: Link,
    room: Memo<Option<Room>>,
    you: Memo<Option<Seat>>,
    host: Memo<bool>,
    name: RwSignal<String>,
    index: usize,
) -> impl IntoView {
    let state = state();
    let seat = Seat(index as u8);
    let number = move || state.say_with("online-seat", &[("number", (index as i64 + 1).into())]);
    let row = Memo::new(move |_| room.with(|room| room.as_ref().and_then(|room| room.seats.get(index).cloned())));
    let sit = move || {
        keep_nickname(&name.get_untracked());
        link.say(&ClientMessage::Sit { seat, name: called(state, &name.get_untracked()) });
    };
    let bots = move || {
        let options = super_teams_bots::LEVELS.map(|bot| {
            let label = move || {
                let bot = state.say(&format!("web-bot-{bot}"));
                state.say_with("online-add-bot", &[("bot", bot.into())])
            };
            view! { <option value=bot title=move || state.say(&format!("web-{bot}"))>{label}</option> }
        });
        view! {
            <select class="bots" aria-label=move || state.say("online-a-bot") on:change=move |event| {
                let bot = event_target_value(&event);
                link.say(&ClientMessage::Bot { seat, bot: Some(bot).filter(|bot| !bot.is_empty()) });
            }>
                <option value="" selected>{move || state.say("online-a-bot")}</option>
                {options.collect_view()}
            </select>
        }
    };
    let broke_off =
        move |name: &String| room.with(|room| room.as_ref().is_some_and(|room| room.broken_off_by.contains(name)));
    let inside = move || {
        match (row.get().map(|row| row.occupant), you.get() == Some(seat)) {
        (None, _) => ().into_any(),
        (Some(Occupant::Free), _) => view! {
            <span class="who free">{move || state.say("online-free")}</span>
            <Show when=move || you.get().is_none()>
                <input type="text" class="nickname" maxlength="20" autocomplete="nickname"
                    aria-label=move || state.say("online-your-name") placeholder=move || state.say("online-your-name")
                    prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))
                    on:keydown=move |event| if event.key() == "Enter" { sit() }/>
                <button class="big" on:click=move |_| sit()>{move || state.say("online-sit")}</button>
            </Show>
            <Show when=move || you.get().is_some()>
                <button on:click=move |_| sit()>{move || state.say("online-move-here")}</button>
            </Show>
            <Show when=move || host.get()>{bots}</Show>
        }
        .into_any(),
        (Some(Occupant::Bot(bot)), _) => view! {
            <span class="who">{move || bot_name(state, index, &bot)}</span>
            <Show when=move || host.get()>
                <button on:click=move |_| link.say(&ClientMessage::Bot { seat, bot: None })>{move || state.say("online-no-bot")}</button>
            </Show>
        }
        .into_any(),
        (Some(Occupant::Person { name: called, here, .. }), own) => view! {
            <span class="who">{called.clone()}</span>
            {(host.get() && !own && broke_off(&called)).then(bots)}
            {own.then(|| view! {
                <span class="tag">{move || state.say("online-you")}</span>
                <button on:click=move |_| link.say(&ClientMessage::Leave)>{move || state.say("online-stand-up")}</button>
            })}
            {(!here).then(|| view! { <span class="tag">{move || state.say("online-away")}</span> })}
        }
        .into_any(),
    }
    };
    let colours = move || row.get().map(|row| badges(state, &row.game.colours));
    let free = move || row.get().is_some_and(|row| row.occupant == Occupant::Free);
    view! {
        <li class:own=move || you.get() == Some(seat) class:free=free>
            <span class="unseen">{number}</span>
            {colours}
            {inside}
        </li>
    }
}

fn bot_name(state: crate::ui::state::State, index: usize, bot: &str) -> String {
    let bot = state.say(&format!("web-bot-{bot}"));
    state.say_with("web-bot-name", &[("number", (index as i64 + 1).into()), ("bot", bot.into())])
}
