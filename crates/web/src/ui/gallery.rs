//! Every part in every state, side by side, for the tests that photograph them (`#/gallery`, in test builds only).

mod specimens;

use crate::stage::{Pause, Stage};
use crate::ui::actions::Actions;
use crate::ui::board::plates::{picture, slab};
use crate::ui::hand::Hand;
use crate::ui::log::Log;
use crate::ui::parts::{Dialog, Icon, badges, bonus_face, card_back, card_face, icon, piece};
use crate::ui::players::Players;
use crate::ui::state::{State, state};
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Empty, Failed, Loading};
use play::Seat;
use specimens::Specimen;
use super_teams::{Bonus, Card, Colour, Kind, Ship};

/// The states that the browser gives to what is under the mouse or has the focus; the test gives them to what carries the name.
const STATES: [&str; 3] = ["rest", "hover", "focus-visible"];
/// The kinds of button.
const BUTTONS: [&str; 5] = ["", "quiet", "glass", "big", "go"];

/// The whole collection.
#[component]
pub fn GalleryPage() -> impl IntoView {
    let state = state();
    let open = RwSignal::new(false);
    view! {
        <main class="page gallery">
            <h1>"Gallery"</h1>
            {part("button", buttons())}
            {part("field", fields())}
            {part("card", cards())}
            {part("plate", plates())}
            {part("piece", pieces(state))}
            {part("token", tokens())}
            {part("die", dice())}
            {part("player row", Specimen::turn(4).map(|specimen| view! { <Players desk=specimen.desk(state, Stage::Choosing)/> }))}
            {part("prompt", prompts(state))}
            {part("hand", hands(state))}
            {part("log line and popover", Specimen::over().map(|specimen| view! { <Log desk=specimen.desk(state, Stage::Over)/> }))}
            {part("wish", view! { <div class="wish"><p>"Marco asks to take back a move."</p><div class="buttons"><button class="big">"Yes"</button><button>"No"</button></div></div> })}
            {part("connection", view! { <p class="lost"><span>"Connection lost. We keep trying."</span><button>"Try now"</button></p> })}
            {part("chip", view! { <span class="chip">"Turn 59"</span><span class="chip you">"playing"</span><span class="eyebrow">"eyebrow"</span> })}
            {part("empty", view! { <Empty says=Signal::derive(|| "No room is open right now.".to_owned())><button class="go">"Open a room"</button></Empty> })}
            {part("loading", view! { <Loading says=Signal::derive(|| "Laying the table".to_owned())/> })}
            {part("error", view! { <Failed says=Signal::derive(|| "This link leads nowhere.".to_owned())><button>"To the rooms"</button></Failed> })}
            {part("dialog", view! { <button class="opens" on:click=tap(move |_| open.set(true))>"Open it"</button> })}
            <Dialog open label="web-menu">
                <h2>"A menu"</h2>
                <div class="menu-list"><button>{icon(Icon::Rules)}"Rules"</button><button>{icon(Icon::Home)}"Home"</button></div>
                <div class="buttons"><button>"No"</button><button class="go">"Yes"</button></div>
            </Dialog>
            <p class="toast">"Somebody else has just taken this seat."</p>
        </main>
    }
}

fn part(name: &'static str, inside: impl IntoView) -> impl IntoView {
    view! { <section class="panel" data-part=name><h2>{name}</h2><div class="row">{inside}</div></section> }
}

fn buttons() -> impl IntoView {
    let kind = |class: &'static str| {
        let state = |state: &'static str| view! { <button class=class data-force=state>{state}</button> };
        view! { <div class="row">{STATES.map(state).into_iter().collect_view()}<button class=class disabled=true>"cannot"</button></div> }
    };
    BUTTONS.map(kind).into_iter().collect_view()
}

fn fields() -> impl IntoView {
    view! {
        <label class="choice"><input type="radio" name="gallery" checked=true/><span>"chosen"</span></label>
        <label class="choice"><input type="radio" name="gallery"/><span>"not chosen"</span></label>
        <label class="check"><input type="checkbox" checked=true/><span>"ticked"</span></label>
        <label class="check"><input type="checkbox"/><span>"not ticked"</span></label>
        <label class="field"><span>"Name"</span><input type="text" value="Ola"/></label>
        <label class="field"><span>"List"</span><select><option>"first"</option></select></label>
    }
}

fn cards() -> impl IntoView {
    let card = |colour: Colour, class: &str, state: &'static str, disabled: bool| {
        view! { <button class=format!("card team-{colour} {class}") data-force=state disabled=disabled>{card_face(Card::new(colour, 4))}<span class="unseen">{format!("{colour} 4, {state}")}</span></button> }
    };
    let bonus = |bonus: Bonus| view! { <span class="card bonus">{bonus_face(bonus)}<span class="label-of">{bonus.to_string()}</span></span> };
    view! {
        {Colour::ALL.map(|colour| card(colour, "", "rest", false)).into_iter().collect_view()}
        {card(Colour::Red, "", "hover", false)}
        {card(Colour::Red, "", "focus-visible", false)}
        {card(Colour::Red, "chosen", "rest", false)}
        {card(Colour::Red, "", "rest", true)}
        <span class="card back">{card_back()}</span>
        {Bonus::ALL.map(bonus).into_iter().collect_view()}
    }
}

fn plates() -> impl IntoView {
    let outline = [(-58.0, -41.0), (58.0, -41.0), (58.0, 41.0), (-58.0, 41.0)];
    let plate = |kind: Kind| {
        view! { <svg width="132" height="106" viewBox="-66 -50 132 106" aria-label=kind.to_string() role="img" inner_html=slab(&outline, kind, 1.0) + &picture(kind, 0.0)></svg> }
    };
    [Kind::Normal, Kind::Bonus, Kind::Hyperspace, Kind::Asteroid, Kind::Maw].map(plate).into_iter().collect_view()
}

fn pieces(state: State) -> impl IntoView {
    let ship = |ship: Ship| view! { <svg width="96" height="96" viewBox="-100 -100 200 200" aria-label=ship.to_string() role="img" inner_html=piece(ship)></svg> };
    view! { {Ship::ALL.map(ship).into_iter().collect_view()}{badges(state, &Colour::ALL)} }
}

/// What X-Wing draws its tokens and dice with; its crates are no part of this page.
const SIGNS: &str = include_str!("../../../x-wing-drawing/art/tokens.svg");
/// The tokens of X-Wing.
const TOKENS: [&str; 11] =
    ["focus", "evade", "stress", "ion", "lock", "cloak", "disabled", "tractor", "critical", "shield", "hull"];
/// The faces of its dice.
const DICE: [&str; 7] = ["hit", "critical", "focus", "blank", "evade", "defense-focus", "defense-blank"];

fn tokens() -> impl IntoView {
    let token = |name: &'static str| view! { <figure>{sign("tk", name, 44)}<figcaption>{name}</figcaption></figure> };
    view! { <svg width="0" height="0" aria-hidden="true" inner_html=SIGNS></svg>{TOKENS.map(token).into_iter().collect_view()} }
}

fn dice() -> impl IntoView {
    let die = |name: &'static str| view! { <figure>{sign("die", name, 58)}<figcaption>{name}</figcaption></figure> };
    DICE.map(die).into_iter().collect_view()
}

fn sign(kind: &str, name: &str, size: u8) -> impl IntoView + use<> {
    let href = format!("#{kind}-{name}");
    view! { <svg width=size height=size viewBox="-12 -12 24 24" aria-hidden="true"><use href=href x="-12" y="-12" width="24" height="24"/></svg> }
}

/// The prompt in everything that a table can wait for.
fn prompts(state: State) -> impl IntoView {
    let prompt = |name: &'static str, desk: Option<TableController>| {
        desk.map(|desk| view! { <div class="dock" data-prompt=name><Actions desk><button class="big go">"Again"</button><button>"Watch"</button></Actions></div> })
    };
    let turn = || Specimen::turn(2).map(|specimen| specimen.desk(state, Stage::Choosing));
    let picked = turn().inspect(|desk| {
        if let Some(card) =
            desk.seen.with_untracked(|seen| seen.view.hand.iter().find(|card| !seen.movable(*card).is_empty()))
        {
            desk.pick(card);
        }
    });
    let waits = turn().inspect(|desk| {
        desk.stage.set(Stage::Reaction(Ship::XWing));
        desk.pause.set(Some(Pause { total_ms: 3000, left_ms: 1500, runs: false, offered: true }));
    });
    let thinks = turn().inspect(|desk| desk.stage.set(Stage::Thinking(Seat(1))));
    view! {
        {prompt("card", turn())}
        {prompt("ship", picked)}
        {prompt("thinks", thinks)}
        {prompt("window", waits)}
        {prompt("bonus", Specimen::bonus().map(|specimen| specimen.desk(state, Stage::Choosing)))}
        {prompt("side", Specimen::side().map(|specimen| specimen.desk(state, Stage::Choosing)))}
        {prompt("over", Specimen::over().map(|specimen| specimen.desk(state, Stage::Over)))}
    }
}

fn hands(state: State) -> impl IntoView {
    let hand = |desk: TableController| view! { <div class="dock"><Hand desk/></div> };
    view! {
        {Specimen::turn(2).map(|specimen| hand(specimen.desk(state, Stage::Choosing)))}
        {Specimen::turn(2).map(|specimen| hand(specimen.desk(state, Stage::Moving)))}
        {Specimen::bonus().map(|specimen| hand(specimen.desk(state, Stage::Choosing)))}
    }
}
