//! Rooms that everybody may join, and a new one with a squad of one's own.

use crate::ready::ReadyBattle;
use crate::think::bot_name;
use crate::ui::room::Options;
use crate::ui::room::agreed::AgreedForm;
use crate::ui::room::squad_picker::SquadPicker;
use crate::ui::start::FirstBar;
use crate::ui::state::{keep_name, own_name, state};
use leptos::prelude::*;
use page_parts::AvatarPicker;
use page_parts::rest::Failure;
use page_parts::room::names::last_room;
use page_parts::room::{OpenRooms, not_opened, open_room};
use page_parts::{Icon, icon};
use play::Game;
use x_wing::room::{BroughtSquad, RoomOptions};
use x_wing::{Squad, XWing};
use x_wing_squads::write_names;

/// Opens a room, or joins one.
#[component]
pub fn LobbyPage() -> impl IntoView {
    let state = state();
    let facts = Callback::new(move |options: RoomOptions| {
        state.words.say_with("battle-room-points", &[("points", i64::from(options.agreed.points).into())])
    });
    let called = Callback::new(move |name: String| match x_wing_bots::BOTS.has(&name) {
        true => bot_name(&state.words.texts(), &name),
        false => name,
    });
    let back = last_room(XWing::NAME).map(|id| {
        view! {
            <a class="panel tile goes-on" href=format!("#/room/{id}")><span class="mark">{icon(Icon::Arrow)}</span>
                <span><strong>{state.says("web-back-to-room")}</strong><small>{state.says("web-back-to-room-note")}</small></span></a>
        }
    });
    view! {
        <FirstBar/>
        <main class="page start">
            <h1>{state.says("web-home-online")}</h1>
            {back}
            <NewRoomForm/>
            <OpenRooms game=XWing::NAME facts called/>
        </main>
    }
}

#[component]
fn NewRoomForm() -> impl IntoView {
    let state = state();
    let name = RwSignal::new(own_name());
    let first = ReadyBattle::fights().next_back().map(|battle| battle.squads[0].squad());
    let game = first.map_or_else(RoomOptions::default, |first| with_squad(RoomOptions::default(), first));
    let options = RwSignal::new(Options { game, ..Options::default() });
    let failed = RwSignal::new(None::<Failure>);
    let busy = RwSignal::new(false);
    let open = move || {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        keep_name(&name.get_untracked());
        leptos::task::spawn_local(async move {
            let mut options = options.get_untracked();
            if options.game.sealed {
                options.game.squads.clear();
            }
            let opened = open_room(XWing::NAME, &options).await;
            busy.try_set(false);
            match opened {
                Ok(id) => {
                    state.opened.set(Some(id.clone()));
                    state.go(&format!("/room/{id}"));
                }
                Err(failure) => {
                    failed.try_set(Some(failure));
                }
            }
        });
    };
    let trouble = move || failed.get().map(|failure| not_opened(state.words, failure));
    let limit = Signal::derive(move || options.with(|options| options.game.agreed.points));
    let take = Callback::new(move |squad: Squad| {
        options.update(|options| options.game = with_squad(options.game.clone(), squad));
    });
    let flown = move || {
        options.with(|options| {
            let brought = options.game.squads.first().and_then(Option::as_ref);
            brought.map(|BroughtSquad(squad)| write_names(squad)).unwrap_or_default()
        })
    };
    // What nobody may see is brought once one sits at the table.
    let picker = move || {
        match options.with(|options| options.game.sealed) {
        true => view! { <p class="facts">{state.say("battle-room-sealed-note")}</p> }.into_any(),
        false => view! { <div class="field"><span>{state.say("battle-room-your-squad")}</span><p class="flown">{flown}</p><SquadPicker limit take/></div> }.into_any(),
    }
    };
    view! {
        <form class="panel" on:submit=move |event| { event.prevent_default(); open() }>
            <h2>{state.says("online-new-room")}</h2>
            <label class="field"><span>{state.says("online-your-name")}</span>
                <input type="text" maxlength="20" autocomplete="nickname" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            <p class="row"><AvatarPicker/></p>
            {picker}
            <details>
                <summary>{state.says("online-change")}</summary>
                <AgreedForm options=options.into() decide=Callback::new(move |changed| options.set(changed))/>
            </details>
            <button class="big go" type="submit" disabled=move || busy.get()>{state.says("online-open")}</button>
            <p role="alert">{trouble}</p>
        </form>
    }
}

/// The same with the squad of whoever opens the room.
fn with_squad(mut options: RoomOptions, squad: Squad) -> RoomOptions {
    options.squads.resize(usize::from(options.players).max(1), None);
    options.squads[0] = Some(BroughtSquad(squad));
    options
}
