//! Who plays, with what, and how far their ships are.

use crate::local::Player;
use crate::seen::{Presence, Sitting};
use crate::tour::Point;
use crate::ui::art::symbol;
use crate::ui::desk::Desk;
use leptos::prelude::*;
use play::{Game, Seat};
use super_teams::Kind;

/// The names of the seats in this language.
pub fn names(desk: Desk) -> Vec<String> {
    let players = desk.seen.with(|seen| seen.players.clone());
    named(&desk.state.texts(), &players)
}

/// What these people and bots are called.
pub fn named(texts: &text::Texts, players: &[Sitting]) -> Vec<String> {
    let name = |(index, sitting): (usize, &Sitting)| match &sitting.player {
        Player::Person(name) if !name.trim().is_empty() => name.clone(),
        Player::Person(_) => texts.message("player", &[("number", (index as i64 + 1).into())]),
        Player::Bot(bot) => texts.message(
            "web-bot-name",
            &[("number", (index as i64 + 1).into()), ("bot", texts.message(&format!("web-bot-{bot}"), &[]).into())],
        ),
    };
    players.iter().enumerate().map(name).collect()
}

/// A line for each player, with what `extra` adds to it.
#[component]
pub fn Players(desk: Desk, #[prop(optional)] extra: Option<Callback<Seat, AnyView>>) -> impl IntoView {
    let state = desk.state;
    let rows = move || {
        let names = names(desk);
        let (view, seats) = desk.seen.with(|seen| (seen.view, seen.game.setup().seats.clone()));
        let presence: Vec<_> = desk.seen.with(|seen| seen.players.iter().map(|sitting| sitting.presence).collect());
        let row = |(index, colours): (usize, &Vec<super_teams::Colour>)| {
            let own = colours.iter().flat_map(|colour| colour.ships());
            let arrived = own.filter(|ship| view.open.ships.at(*ship).kind == Kind::Final).count();
            let badges = colours.iter().map(|colour| {
                let label = state.say(&format!("super-teams-colour-{colour}"));
                view! {
                    <svg class=format!("team team-{colour}") viewBox="-14 -14 28 28" role="img" aria-label=label>
                        <path class="card-symbol" d=symbol(*colour)/>
                    </svg>
                }
            });
            let facts = state.say_with(
                "web-player-facts",
                &[
                    ("home", (arrived as i64).into()),
                    ("ships", (colours.len() as i64 * 2).into()),
                    ("cards", i64::from(view.hand_counts[index]).into()),
                    ("bonus", i64::from(view.bonus_counts[index]).into()),
                ],
            );
            let absent = presence.get(index).and_then(|presence| match presence {
                Presence::Here => None,
                Presence::Away => Some(state.say("online-away")),
                Presence::StoodInFor => Some(state.say("online-bot-plays")),
            });
            let absent = absent.map(|sentence| view! { <span class="tag">{sentence}</span> });
            let turn = usize::from(view.open.turn.0) == index;
            view! {
                <li class:turn=turn aria-current=turn.then_some("true")>
                    {badges.collect_view()}
                    <strong>{names[index].clone()}</strong>
                    {absent}
                    {extra.map(|extra| extra.run(Seat(index as u8)))}
                    <span class="facts">{facts}</span>
                </li>
            }
        };
        seats.iter().enumerate().map(row).collect_view()
    };
    let pointed = move || desk.points_at(Point::Players);
    view! { <ul class="players" class:pointed=pointed aria-label=move || state.say("web-players")>{rows}</ul> }
}
