//! Before the battle: the seats with their squads, and what was agreed on.

use crate::think::{bot_name, offered_bots};
use crate::ui::piece;
use crate::ui::room::agreed::AgreedForm;
use crate::ui::room::squad_picker::SquadPicker;
use crate::ui::room::{Link, Options};
use crate::ui::signs;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::room::{Gathering, SeatSigns};
use page_parts::{Icon, icon};
use play::Seat;
use room_protocol::{ClientMessage, Occupant};
use x_wing::room::BroughtSquad;
use x_wing::{Squad, Team, cards};
use x_wing_squads::write_names;

/// A room in which people gather, each with a squad.
#[component]
pub fn BeforeBattle(link: Link) -> impl IntoView {
    let state = state();
    let named = move |bot: &str| bot_name(&state.words.texts(), bot);
    let side = move |index: usize| link.known(|online| online.room.seats.get(index).map(|seat| seat.game.side));
    let signs = SeatSigns {
        bots: Callback::new(move |()| offered_bots().map(|bot| (bot, named(bot))).collect()),
        bot_name: Callback::new(move |(_, bot): (usize, String)| named(&bot)),
        sign: Callback::new(move |index| {
            let side = if side(index).flatten() == Some(1) { Team::Second } else { Team::First };
            signs::side_mark(side).into_any()
        }),
        below: Callback::new(move |index| view! { <SeatSquad link index/> }.into_any()),
    };
    let options = Signal::derive(move || link.known(|online| online.room.options.clone()).unwrap_or_default());
    let decide = Callback::new(move |options: Options| link.say(&ClientMessage::Options(options)));
    view! { <Gathering link opened=state.opened signs><AgreedForm options decide/></Gathering> }
}

/// The squad of a seat, and for whoever may decide it a way to bring another.
#[component]
fn SeatSquad(link: Link, index: usize) -> impl IntoView {
    let state = state();
    let seat = Seat(index as u8);
    let squad = Memo::new(move |_| {
        link.known(|online| {
            let brought = online.room.options.game.squads.get(index).and_then(Option::as_ref);
            brought.map(|BroughtSquad(squad)| squad.clone())
        })
        .flatten()
    });
    // Whose squad it is: our own, a bot's that the host arms, or somebody else's.
    let brings = Memo::new(move |_| {
        link.known(|online| {
            let bot = matches!(online.occupant(seat), Some(Occupant::Bot(_)));
            (online.you == Some(seat), bot && online.is_host())
        })
        .unwrap_or_default()
    });
    let taken = Memo::new(move |_| link.known(|online| online.occupant(seat) != Some(&Occupant::Free)) == Some(true));
    let limit = Signal::derive(move || link.known(|online| limit_of(&online.room.options, index)).unwrap_or_default());
    let take = Callback::new(move |squad: Squad| {
        if brings.get_untracked().0 {
            return link.say(&ClientMessage::Bring(BroughtSquad(squad)));
        }
        let Some(mut options) = untrack(|| link.known(|online| online.room.options.clone())) else { return };
        options.game.squads.resize(usize::from(options.game.players), None);
        options.game.squads[index] = Some(BroughtSquad(squad));
        link.say(&ClientMessage::Options(options));
    });
    let shown = move || {
        match squad.get() {
        Some(squad) if squad.ships.is_empty() => {
            view! { <small class="sealed">{icon(Icon::Lock)}{state.say("battle-room-sealed")}</small> }.into_any()
        }
        Some(squad) => {
            view! { <span class="line-up" aria-hidden="true">{pictures(&squad)}</span><small>{write_names(&squad)}</small> }
                .into_any()
        }
        None if taken.get() => view! { <small class="no-squad">{state.say("battle-room-no-squad")}</small> }.into_any(),
        None => ().into_any(),
    }
    };
    let picker = move || (brings.get() != (false, false)).then(|| view! { <SquadPicker limit take/> });
    view! { <div class="seat-squad">{shown}{picker}</div> }
}

/// What the squad of a seat may cost: what was agreed on, or what the mission allows its side.
fn limit_of(options: &Options, seat: usize) -> i16 {
    let agreed = &options.game.agreed;
    let of_mission = agreed.mission.as_ref().and_then(|mission| mission.points);
    of_mission.map_or(agreed.points, |points| points[seat % 2])
}

/// The ships of a squad, small.
pub fn pictures(squad: &Squad) -> impl IntoView + use<> {
    let ships: Vec<_> =
        squad.ships.iter().filter_map(|ship| cards::pilots().find(|pilot| pilot.card.name == ship.pilot)).collect();
    ships.into_iter().map(piece::picture).collect_view()
}
