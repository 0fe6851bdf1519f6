//! What somebody at the table asks of the others: to take back, or to call it a draw.

use crate::online::Online;
use crate::ui::online::link::Link;
use crate::ui::players::names;
use crate::ui::state::state;
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use play::Seat;
use room_protocol::ClientMessage;

/// A wish that waits for our answer, or for that of the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    TakeBack(Seat),
    OwnTakeBack,
    Draw(Seat),
    OwnDraw,
}

/// The wishes at the table.
#[component]
pub fn Wishes(link: Link, desk: TableController) -> impl IntoView {
    let state = state();
    let wishes = Memo::new(move |_| link.online.with(|online| online.as_ref().map(open).unwrap_or_default()));
    let show = move |wish: Wish| {
        let name = |seat: Seat| names(desk).get(seat.index()).cloned().unwrap_or_default();
        let (sentence, answers) = match wish {
            Wish::TakeBack(by) => (
                state.say_with("online-asks-back", &[("player", name(by).into())]),
                Some([ClientMessage::Agree(true), ClientMessage::Agree(false)]),
            ),
            Wish::Draw(by) => (
                state.say_with("online-asks-draw", &[("player", name(by).into())]),
                Some([ClientMessage::OfferDraw, ClientMessage::DeclineDraw]),
            ),
            Wish::OwnTakeBack => (state.say("online-asked-back"), None),
            Wish::OwnDraw => (state.say("online-asked-draw"), None),
        };
        let buttons = answers.map(|[yes, no]| {
            view! {
                <button class="big" on:click=move |_| link.say(&yes)>{state.say("online-yes")}</button>
                <button on:click=move |_| link.say(&no)>{state.say("online-no")}</button>
            }
        });
        view! { <div class="wish"><p>{sentence}</p><div class="buttons">{buttons}</div></div> }
    };
    view! { <div class="wishes" role="alert">{move || wishes.get().into_iter().map(show).collect_view()}</div> }
}

fn open(online: &Online) -> Vec<Wish> {
    let (Some(you), Some(running)) = (online.you, &online.running) else { return Vec::new() };
    let mut wishes = Vec::new();
    match &running.table.asked {
        Some(asked) if asked.by == you => wishes.push(Wish::OwnTakeBack),
        Some(asked) if !asked.agreed.contains(&you) => wishes.push(Wish::TakeBack(asked.by)),
        _ => {}
    }
    let offers = running.table.view.open.table.offers;
    match (running.table.outcome, offers.iter().next()) {
        (None, Some(_)) if offers.has(you) => wishes.push(Wish::OwnDraw),
        (None, Some(by)) => wishes.push(Wish::Draw(by)),
        _ => {}
    }
    wishes
}
