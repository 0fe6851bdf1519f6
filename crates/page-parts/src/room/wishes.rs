//! What somebody at the table asks of the others: to take back, to call it a draw, to pause and to go on.

use crate::online::{Online, OnlineGame, people};
use crate::room::Link;
use crate::tap;
use crate::words;
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
    Pause(Seat),
    OwnPause,
    /// The game pauses, and nobody wants to go on yet.
    Paused,
    GoOn(Seat),
    OwnGoOn,
}

/// The wishes at the table.
#[component]
pub fn Wishes<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
    let wishes = Memo::new(move |_| link.known(open).unwrap_or_default());
    let show = move |wish: Wish| {
        let name =
            |seat: Seat| untrack(|| link.known(|online| people(&online.room, &[seat]).concat())).unwrap_or_default();
        let asks = |id, by| words.say_with(id, &[("player", name(by).into())]);
        let (sentence, answers) = match wish {
            Wish::TakeBack(by) => (
                asks("online-asks-back", by),
                vec![(ClientMessage::Agree(true), "online-yes"), (ClientMessage::Agree(false), "online-no")],
            ),
            Wish::Draw(by) => (
                asks("online-asks-draw", by),
                vec![(ClientMessage::OfferDraw, "online-yes"), (ClientMessage::DeclineDraw, "online-no")],
            ),
            Wish::Pause(by) => (
                asks("online-asks-pause", by),
                vec![(ClientMessage::Pause, "online-yes"), (ClientMessage::NotYet, "online-not-yet")],
            ),
            Wish::GoOn(by) => (
                asks("online-asks-go-on", by),
                vec![(ClientMessage::Resume, "online-yes"), (ClientMessage::NotYet, "online-not-yet")],
            ),
            Wish::Paused => (words.say("online-paused"), vec![(ClientMessage::Resume, "online-go-on")]),
            Wish::OwnTakeBack => (words.say("online-asked-back"), Vec::new()),
            Wish::OwnDraw => (words.say("online-asked-draw"), Vec::new()),
            Wish::OwnPause => (words.say("online-asked-pause"), vec![(ClientMessage::NotYet, "online-never-mind")]),
            Wish::OwnGoOn => (words.say("online-asked-go-on"), vec![(ClientMessage::NotYet, "online-never-mind")]),
        };
        let asked = answers.len() > 1 || wish == Wish::Paused;
        let buttons = answers.into_iter().enumerate().map(|(index, (message, id))| {
            let say = move |_| link.say(&message);
            view! { <button class:big=asked && index == 0 on:click=tap(say)>{words.say(id)}</button> }
        });
        let buttons = buttons.collect_view();
        view! { <div class="wish"><p>{sentence}</p><div class="buttons">{buttons}</div></div> }
    };
    view! { <div class="wishes" role="alert">{move || wishes.get().into_iter().map(show).collect_view()}</div> }
}

fn open<G: OnlineGame>(online: &Online<G>) -> Vec<Wish> {
    let (Some(you), Some(running)) = (online.you, &online.running) else { return Vec::new() };
    let mut wishes = Vec::new();
    match &running.table.asked {
        Some(asked) if asked.by == you => wishes.push(Wish::OwnTakeBack),
        Some(asked) if !asked.agreed.contains(&you) => wishes.push(Wish::TakeBack(asked.by)),
        _ => {}
    }
    let offers = online.draw_offers();
    match (running.table.outcome, offers.iter().next()) {
        (None, Some(_)) if offers.has(you) => wishes.push(Wish::OwnDraw),
        (None, Some(by)) => wishes.push(Wish::Draw(by)),
        _ => {}
    }
    wishes.extend(pause(online, you));
    wishes
}

/// The wish about a pause, if there is one. Whoever has said "not yet" is not asked again.
fn pause<G: OnlineGame>(online: &Online<G>, you: Seat) -> Option<Wish> {
    let room = &online.room;
    let other = room.pause_wanted.iter().find(|_| !room.not_yet.contains(&you)).copied();
    match (room.paused, room.pause_wanted.contains(&you)) {
        (true, true) => Some(Wish::OwnGoOn),
        (true, false) => Some(other.map_or(Wish::Paused, Wish::GoOn)),
        (false, true) => Some(Wish::OwnPause),
        (false, false) => other.map(Wish::Pause),
    }
}
