//! Who plays, with what, with whom, and how far their ships are.

use crate::local::Player;
use crate::table_snapshot::{Presence, Sitting, TableSnapshot};
use crate::tour::Point;
use crate::ui::parts::{badges, ship_picture};
use crate::ui::table_controller::{Stage, TableController};
use leptos::prelude::*;
use play::{Game, Seat};
use super_teams::{Colour, Kind};

/// The names of the seats in this language.
pub fn names(desk: TableController) -> Vec<String> {
    let players = desk.seen.with(|seen| seen.players.clone());
    named(&desk.state.texts(), &players)
}

/// What these people and bots are called.
pub fn named(texts: &text::Texts, players: &[Sitting]) -> Vec<String> {
    let name = |(index, sitting): (usize, &Sitting)| match &sitting.player {
        Player::Person(name) if !name.trim().is_empty() => name.clone(),
        Player::Person(_) => texts.message("player", &[("number", (index as i64 + 1).into())]),
        Player::Bot(_) => texts.message("web-bot-name", &[("number", (index as i64 + 1).into())]),
    };
    players.iter().enumerate().map(name).collect()
}

/// A plate for each player, with what `extra` adds to it.
#[component]
pub fn Players(desk: TableController, #[prop(optional)] extra: Option<Callback<Seat, AnyView>>) -> impl IntoView {
    let state = desk.state;
    let count = desk.seen.with_untracked(|seen| seen.game.seats());
    let rows = (0..count).map(|seat| {
        let extra = extra.map(|extra| extra.run(Seat(seat)));
        view! { <PlayerPlate desk seat=Seat(seat) extra=extra.unwrap_or_else(|| ().into_any())/> }
    });
    let pointed = move || desk.points_at(Point::Players);
    view! {
        <ul class="panel players" class:pointed=pointed aria-label=state.says("web-players")>{rows.collect_view()}</ul>
    }
}

#[component]
fn PlayerPlate(desk: TableController, seat: Seat, extra: AnyView) -> impl IntoView {
    let state = desk.state;
    let index = seat.index();
    let colours = desk.seen.with_untracked(|seen| seen.game.setup().seats[index].clone());
    let own = move || desk.own_seat() == Some(seat);
    let name = move || names(desk).get(index).cloned().unwrap_or_default();
    let turn = Memo::new(move |_| {
        let over = desk.stage.get() == Stage::Over;
        let asked = desk.seen.with(TableSnapshot::asked).filter(|_| desk.stage.get() == Stage::Choosing);
        !over && desk.seen.with(|seen| asked.unwrap_or(seen.view.open.turn) == seat)
    });
    let partner = move || {
        let partner = desk.seen.with(|seen| seen.game.partner(seat))?;
        let with = match desk.own_seat() == Some(partner) {
            true => state.say("web-with-you"),
            false => state.say_with("web-with", &[("player", names(desk)[partner.index()].clone().into())]),
        };
        Some(view! { <small>{with}</small> })
    };
    let you = move || own().then(|| view! { <small>{state.say("web-that-is-you")}</small> });
    let playing = move || turn.get().then(|| view! { <span class="chip you">{state.say("web-playing")}</span> });
    let absent = move || {
        let presence = desk.seen.with(|seen| seen.players.get(index).map(|sitting| sitting.presence))?;
        let sentence = match presence {
            Presence::Here => return None,
            Presence::Away => "online-away",
            Presence::StoodInFor => "online-bot-plays",
        };
        Some(view! { <span class="tag">{state.say(sentence)}</span> })
    };
    let badge_row = badges(state, &colours);
    view! {
        <li class="plate-of" class:turn=move || turn.get() class:own=own aria-current=move || turn.get().then_some("true")>
            {badge_row}
            <div class="who-is"><strong>{name}</strong>{you}{partner}{playing}{absent}</div>
            <Holds desk index colours=colours.clone()/>
            <div class="extra">{extra}</div>
            <Race desk colours/>
        </li>
    }
}

/// How many cards and bonus cards somebody holds; the words are for those who do not see the signs.
#[component]
fn Holds(desk: TableController, index: usize, colours: Vec<Colour>) -> impl IntoView {
    let state = desk.state;
    let counts =
        Memo::new(move |_| desk.seen.with(|seen| (seen.view.hand_counts[index], seen.view.bonus_counts[index])));
    let words = move || {
        let ships = colours.iter().flat_map(|colour| colour.ships());
        let home =
            desk.seen.with(|seen| ships.filter(|ship| seen.view.open.ships.at(*ship).kind == Kind::Final).count());
        let (cards, bonus) = counts.get();
        let arguments = [
            ("home", home.into()),
            ("ships", (colours.len() * 2).into()),
            ("cards", i64::from(cards).into()),
            ("bonus", i64::from(bonus).into()),
        ];
        state.say_with("web-player-facts", &arguments)
    };
    let title = words.clone();
    view! {
        <div class="holds" title=title>
            <span class="unseen">{words}</span>
            <span aria-hidden="true"><svg class="cards" viewBox="0 0 15 19"><rect x=".8" y=".8" width="13.4" height="17.4" rx="2.5"/></svg>{move || counts.get().0}</span>
            <span aria-hidden="true"><svg viewBox="-12 -12 24 24"><path class="star" d="M0,-11 L2.9,-4 L10.5,-3.4 L4.7,1.5 L6.5,8.9 L0,5 L-6.5,8.9 L-4.7,1.5 L-10.5,-3.4 L-2.9,-4 Z"/></svg>{move || counts.get().1}</span>
        </div>
    }
}

/// A line from planet to planet on which the ships stand where they are in the race.
#[component]
fn Race(desk: TableController, colours: Vec<Colour>) -> impl IntoView {
    let last = desk.seen.with_untracked(|seen| f64::from(seen.game.setup().board.last()));
    let ships = colours.into_iter().flat_map(Colour::ships).map(|ship| {
        let left = move || format!("{:.1}%", 100.0 * f64::from(desk.shown.get()[ship as usize].space) / last);
        view! { <span class="runner" style:left=left>{ship_picture(ship)}</span> }
    });
    view! { <div class="race" aria-hidden="true"><span class="way-home"></span>{ships.collect_view()}</div> }
}
