//! A battle over the network, on the screen.

use crate::online::{Online, may_withdraw};
use crate::ui::bar::{Bar, HintButton, Passed, sheet_button};
use crate::ui::celebration::Celebration;
use crate::ui::desk::{Desk, Stage};
use crate::ui::log::Log;
use crate::ui::prompt::Prompt;
use crate::ui::room::Link;
use crate::ui::roster::Roster;
use crate::ui::side::Side;
use crate::ui::space::Space;
use leptos::prelude::*;
use page_parts::browser::tell;
use page_parts::room::{
    AfterGame, Asked, Bubble, Chat, ClockOf, LimitClock, StandIn, Sure, TakeBack, Tools, Wishes, ticking,
};
use page_parts::tap;
use play::{Game, Seat};
use room_protocol::{ClientMessage, Occupant};

/// The table of a room.
#[component]
pub fn RoomTable(link: Link, desk: Desk) -> impl IntoView {
    Effect::new(move || {
        let ours = desk.stage.get() == Stage::Choosing;
        document().set_title(&format!("{}X-Wing · Holotable", if ours { "▶ " } else { "" }));
        if ours {
            tell("holotable-turn", &desk.say("web-your-turn"));
        }
    });
    on_cleanup(move || {
        desk.runs.rerun();
        document().set_title("X-Wing · Holotable");
    });
    let tools = move || view! { <TakeBack link/><Chat link/><HintButton desk/> };
    let asked = Asked::new();
    let menu = move || view! { <Tools link asked/><Passed desk/> };
    let over = move || view! { <div class="decide after"><AfterGame link/>{sheet_button(desk)}</div> };
    view! {
        <main class="battle online" on:pointerdown=move |_| desk.hurry() on:keydown=move |_| desk.hurry() class:over=move || desk.stage.get() == Stage::Over class:asks=move || desk.stage.get() == Stage::Choosing>
            <h1 class="unseen">"X-Wing"</h1>
            <Space desk/>
            <Bar desk tools menu/>
            <Sure link asked/>
            <Roster desk/>
            <div class="free" node_ref=desk.free></div>
            <Seats link desk/>
            <Side desk/>
            <Log desk/>
            <Prompt desk over/>
            <div class="asked"><Withdraw link desk/><Wishes link/></div>
            <Celebration desk/>
        </main>
    }
}

/// Who is at the table: clocks, who is away, what was said, who watches.
#[component]
fn Seats(link: Link, desk: Desk) -> impl IntoView {
    let seconds = ticking();
    let count = desk.seen.with_untracked(|seen| seen.game.seats());
    let seat = move |index: u8| {
        let seat = Seat(index);
        let name = move || desk.texts.with(|texts| texts.player(seat));
        let waited = Memo::new(move |_| desk.seen.with(|seen| seen.waits.has(seat) && seen.outcome.is_none()));
        let absent = Memo::new(move |_| {
            link.known(|online| match online.occupant(seat) {
                Some(Occupant::Person { stand_in: Some(_), .. }) => Some("online-bot-plays"),
                Some(Occupant::Person { here: false, .. }) => Some("online-away"),
                Some(Occupant::Person { .. } | Occupant::Bot(_) | Occupant::Free) | None => None,
            })
            .flatten()
        });
        view! {
            <li class:waited=waited><b>{name}</b>
                {move || absent.get().map(|id| view! { <span class="tag">{desk.say(id)}</span> })}
                <ClockOf link seat seconds/><StandIn link seat/><Bubble link seat/></li>
        }
    };
    let watching = Memo::new(move |_| link.known(|online| online.you.is_none()) == Some(true));
    let others = Memo::new(move |_| link.known(Online::other_watchers).unwrap_or_default());
    let audience = move || {
        let count = i64::from(others.get());
        (count > 0)
            .then(|| view! { <li>{desk.state().words.say_with("online-watchers", &[("count", count.into())])}</li> })
    };
    view! {
        <ul class="seated on-sky" aria-label=desk.says("web-players")>
            {(0..count).map(seat).collect_view()}
            <LimitClock link seconds/>
            {move || watching.get().then(|| view! { <li class="watching">{desk.say("online-watching")}</li> })}
            {audience}
            <li class="cheers"><Bubble link seat=None/></li>
        </ul>
    }
}

/// Takes back the dials to which we have committed ourselves, while others still plan.
#[component]
fn Withdraw(link: Link, desk: Desk) -> impl IntoView {
    let may = Memo::new(move |_| link.known(may_withdraw) == Some(true));
    move || {
        may.get().then(|| {
            view! {
                <div class="wish withdraw"><p>{desk.say("battle-room-committed")}</p>
                    <button on:click=tap(move |_| link.say(&ClientMessage::Withdraw))>{desk.say("battle-room-withdraw")}</button></div>
            }
        })
    }
}
