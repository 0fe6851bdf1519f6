//! A game over the network, on the screen.

use crate::album::Kept;
use crate::messages::ClientMessage;
use crate::online::Online;
use crate::ui::actions::Actions;
use crate::ui::album;
use crate::ui::bar::{GameBar, Score};
use crate::ui::board::Board;
use crate::ui::celebration::Celebration;
use crate::ui::hand::Hand;
use crate::ui::hints::{Advice, HintButton, Hints};
use crate::ui::keys;
use crate::ui::log::Log;
use crate::ui::online::Link;
use crate::ui::online::runner::Runner;
use crate::ui::online::since::Since;
use crate::ui::played::Played;
use crate::ui::players::Players;
use crate::ui::state::state;
use crate::ui::table_controller::{Stage, TableController};
use leptos::prelude::*;
use page_parts::browser::tell;
use page_parts::room::{AfterGame, Asked, Bubble, Chat, ClockOf, StandIn, Sure, TakeBack, Tools, Wishes, ticking};
use play::Seat;
use super_teams::Bonus;

/// The table of a room.
#[component]
pub fn OnlineTable(runner: Runner, desk: TableController) -> impl IntoView {
    let (state, link) = (state(), runner.link);
    let asked = Asked::new();
    keys::listen(desk);
    let seconds = ticking();
    Effect::new(move || {
        let (ours, name) = (desk.stage.get() == Stage::Choosing, state.say("super-teams-name"));
        document().set_title(&format!("{}{name} · Holotable", if ours { "▶ " } else { "" }));
        if ours {
            tell("holotable-turn", &state.say("web-your-turn"));
        }
    });
    Effect::new(move || {
        let game = link.online.with_untracked(|online| online.as_ref().map(|online| online.room.game_id()));
        if let (Stage::Over, Some(game), Some(_)) = (desk.stage.get(), game, untrack(|| desk.own_seat())) {
            album::keep(desk, Kept::There(game));
        }
    });
    let advice = Advice::new();
    let extra = Callback::new(move |seat: Seat| {
        view! { <ClockOf link seat seconds/><StandIn link seat/><Bubble link seat/> }.into_any()
    });
    let watching =
        Memo::new(move |_| link.online.with(|online| online.as_ref().is_some_and(|online| online.you.is_none())));
    let others = Memo::new(move |_| link.online.with(|online| online.as_ref().map_or(0, Online::other_watchers)));
    let audience = move || {
        let count = i64::from(others.get());
        (count > 0)
            .then(|| view! { <p class="watching">{state.say_with("online-watchers", &[("count", count.into())])}</p> })
    };
    view! {
        <main class="game online" class:over=move || desk.stage.get() == Stage::Over>
            <h1 class="unseen">{state.says("super-teams-name")}</h1>
            <GameBar desk tools=move || view! { <TakeBack link/><Chat link/><HintButton desk advice/> }><Tools link asked><Orders link/></Tools></GameBar>
            <Sure link asked/>
            <div class="board-frame"><Board desk/><Played desk/><Hints desk advice/><Celebration desk/></div>
            <aside>
                <Show when=move || watching.get()><p class="watching">{state.says("online-watching")}</p></Show>
                <Players desk extra/>
                {audience}
                <div class="cheers"><Bubble link seat=None/></div>
                <Since runner desk/>
                <Log desk again=true/>
            </aside>
            <div class="dock">
                <Wishes link/>
                <Hand desk/>
                <Actions desk><Score desk named=true/><AfterGame link/></Actions>
            </div>
        </main>
    }
}

/// "Don't ask me for …".
#[component]
fn Orders(link: Link) -> impl IntoView {
    let state = state();
    let orders = Memo::new(move |_| {
        let running = |online: &Online| online.running.as_ref().map(|running| running.table.orders.clone());
        link.known(running).flatten().unwrap_or_default()
    });
    let row = |bonus: Bonus| {
        let toggle = move |event| {
            let mut changed = orders.get_untracked();
            changed.retain(|other| *other != bonus);
            if event_target_checked(&event) {
                changed.push(bonus);
            }
            link.say(&ClientMessage::Orders(changed));
        };
        view! {
            <label class="check"><input type="checkbox" prop:checked=move || orders.get().contains(&bonus) on:change=toggle/>
                <span>{move || state.say(&format!("super-teams-bonus-{bonus}"))}</span></label>
        }
    };
    view! {
        <fieldset class="orders">
            <legend>{state.says("online-orders")}</legend>
            {Bonus::ALL.map(row).into_iter().collect_view()}
        </fieldset>
    }
}
