//! What the game waits for, in one place: a sentence, what there is to know, and the buttons to answer.

use crate::table_snapshot::TableSnapshot;
use crate::tour::Point;
use crate::ui::foretold;
use crate::ui::hand::in_short;
use crate::ui::parts::ship_picture;
use crate::ui::table_controller::{Act, Stage, TableController};
use leptos::prelude::*;
use page_parts::tap;
use play::{Game, Outcome, Seat};
use serde_json::json;
use std::cmp::Ordering;
use super_teams::{Choice, Ship};

/// The prompt. What is inside it is there when the game is over.
#[component]
pub fn Actions(desk: TableController, children: ChildrenFn) -> impl IntoView {
    let yours = move || desk.stage.get() == Stage::Choosing;
    let said = Memo::new(move |_| prompt(desk));
    let helps = Memo::new(move |_| helper(desk));
    let thinks = move || matches!(desk.stage.get(), Stage::Thinking(_)).then(ring);
    view! {
        <section class="actions" class:yours=yours>
            <div class="prompt" role="status" aria-live="polite">
                <Steps desk/>
                <div class="thinks">{thinks}<div><strong>{move || said.get()}</strong><small>{move || helps.get()}</small></div></div>
            </div>
            <PauseBar desk/>
            <div class="buttons">{move || buttons(desk, &children)}</div>
        </section>
    }
}

fn ring() -> impl IntoView {
    view! {
        <svg class="busy" viewBox="-12 -12 24 24" aria-hidden="true"><circle r="9" fill="none" stroke="var(--line)" stroke-width="3"/>
            <path d="M0,-9 A9,9 0 0 1 9,0" fill="none" stroke="var(--light)" stroke-width="3" stroke-linecap="round"/></svg>
    }
}

/// Card, ship, go: how far the move is.
#[component]
fn Steps(desk: TableController) -> impl IntoView {
    let state = desk.state;
    let step = move |name: &'static str, own: u8, now: u8| {
        let class = match own.cmp(&now) {
            Ordering::Less => "done",
            Ordering::Equal => "now",
            Ordering::Greater => "",
        };
        view! { <li class=class><i></i>{state.say(name)}</li> }
    };
    move || {
        let now = u8::from(desk.card.get().is_some());
        desk.to_play().then(|| {
            view! { <ol class="steps" aria-hidden="true">{step("web-step-card", 0, now)}{step("web-step-ship", 1, now)}{step("web-step-go", 2, now)}</ol> }
        })
    }
}

/// How long "Wait, I have a card!" can still be said; the same time for everybody.
#[component]
fn PauseBar(desk: TableController) -> impl IntoView {
    let state = desk.state;
    move || {
        let pause = desk.pause.get()?;
        let button = pause.offered.then(|| {
            view! { <button class="big go wait" on:click=tap(move |_| desk.act(Act::Want))>{state.says("web-wait-card")}</button> }
        });
        Some(view! {
            <div class="pause">
                <div class="countdown" class:stands=!pause.runs aria-hidden="true">
                    <div style:animation-duration=format!("{}ms", pause.total_ms)
                        style:animation-delay=format!("-{}ms", pause.total_ms.saturating_sub(pause.left_ms))></div>
                </div>
                {button}
            </div>
        })
    }
}

fn texts(desk: TableController) -> text::Texts {
    desk.state.texts().with_players(super::players::names(desk))
}

fn prompt(desk: TableController) -> String {
    let texts = texts(desk);
    match desk.stage.get() {
        Stage::Moving | Stage::Curtain(_) => String::new(),
        Stage::Thinking(seat) => texts.message("web-thinking", &[("player", texts.player(seat).into())]),
        Stage::Reaction(ship) => texts.told("super-teams", "web-any-card", &json!({ "ship": ship.to_string() })),
        Stage::Over => result(desk),
        Stage::Choosing => choosing(desk, &texts),
    }
}

fn choosing(desk: TableController, texts: &text::Texts) -> String {
    if !desk.seen.with(TableSnapshot::to_play) {
        return asked(desk, texts);
    }
    let name = desk.seen.with(TableSnapshot::asked).map(|seat| texts.player(seat)).unwrap_or_default();
    match (desk.card.get(), desk.foreseen_chosen()) {
        (Some(_), Some(one)) => foretold::question(texts, &name, &one),
        (Some(_), None) => texts.message("web-choose-ship", &[("player", name.into())]),
        (None, _) => texts.message("web-choose-card", &[("player", name.into())]),
    }
}

/// A question about a side or a bonus card; it names only cards that this person holds.
fn asked(desk: TableController, texts: &text::Texts) -> String {
    let (seat, ship, side) = desk.seen.with(|seen| {
        let side = seen.offered.iter().any(|choice| matches!(choice, Choice::Side(_)));
        (seen.asked(), seen.window_ship().or(seen.view.open.flight.map(|flight| flight.ship)), side)
    });
    let (Some(seat), Some(ship)) = (seat, ship) else { return String::new() };
    let id = if side { "web-ask-side" } else { "web-ask-bonus" };
    texts.told("super-teams", id, &json!({ "player": texts.player(seat), "ship": ship.to_string() }))
}

fn helper(desk: TableController) -> String {
    let texts = texts(desk);
    match desk.stage.get() {
        Stage::Choosing => {
            if let Some(one) = desk.foreseen_chosen() {
                let own = desk.seen.with(|seen| seen.view.seat.is_some_and(|seat| seen.game.owner(one.ship) == seat));
                return foretold::helper(&texts, &one, own);
            }
            if desk.to_play() { texts.message("web-how-to-move", &[]) } else { String::new() }
        }
        Stage::Reaction(_) => texts.message("web-any-card-note", &[]),
        Stage::Over => last_word(desk),
        Stage::Moving | Stage::Thinking(_) | Stage::Curtain(_) => String::new(),
    }
}

fn buttons(desk: TableController, over: &ChildrenFn) -> AnyView {
    match desk.stage.get() {
        Stage::Moving | Stage::Thinking(_) | Stage::Curtain(_) | Stage::Reaction(_) => ().into_any(),
        Stage::Over => over(),
        Stage::Choosing => choices(desk),
    }
}

fn choices(desk: TableController) -> AnyView {
    let texts = texts(desk);
    let mut buttons = Vec::new();
    for choice in desk.seen.with(|seen| seen.offered.clone()) {
        let (label, note) = match choice {
            Choice::Pass => (texts.message("web-pass", &[]), String::new()),
            Choice::Bonus(bonus) => {
                let name = texts.message(&format!("super-teams-bonus-{bonus}"), &[]);
                (texts.message("web-play-bonus", &[("bonus", name.into())]), texts.message(in_short(bonus), &[]))
            }
            Choice::Side(kind) => {
                (texts.message(&format!("super-teams-kind-{kind}"), &[]), foretold::space(&texts, kind))
            }
            Choice::Play { .. } => continue,
        };
        let note = (!note.is_empty()).then(|| view! { <small>{note}</small> });
        let first = matches!(choice, Choice::Bonus(_)) && buttons.is_empty();
        buttons.push(
            view! {
                <button class="big answer" class:go=first class:pointed=move || desk.points_at(Point::Answer(choice))
                    on:click=tap(move |_| desk.act(Act::Choose(choice)))><span>{label}{note}</span></button>
            }
            .into_any(),
        );
    }
    for one in desk.foreseen() {
        buttons.push(pick(desk, &texts, &one).into_any());
    }
    if let (Some(_), Some(ship)) = (desk.card.get(), desk.ship.get()) {
        let go = texts.message("web-go", &[]);
        buttons.push(
            view! {
                <button class="big go" class:pointed=move || desk.points_at(Point::Go) on:click=tap(move |_| desk.fly(ship))>{go}</button>
            }
            .into_any(),
        );
    }
    buttons.collect_view().into_any()
}

/// A ship that the card can move, and where it would go.
fn pick(desk: TableController, texts: &text::Texts, one: &crate::foresight::Foresight) -> impl IntoView + use<> {
    let ship = one.ship;
    let chosen = move || desk.ship.get() == Some(ship);
    let (name, way) = (ship_name(texts, ship), foretold::way(texts, one));
    view! {
        <button class="pick" class:pointed=move || desk.points_at(Point::Ship(ship)) aria-pressed=move || chosen().to_string() class:chosen=chosen
            on:click=tap(move |_| desk.ship.set(Some(ship)))>{ship_picture(ship)}<span>{name}<small>{way}</small></span></button>
    }
}

fn ship_name(texts: &text::Texts, ship: Ship) -> String {
    texts.message(&format!("super-teams-ship-{ship}"), &[])
}

/// Who won, as a sentence; whoever looks on and won is told so.
pub fn result(desk: TableController) -> String {
    let Some(Outcome { winners, .. }) = desk.seen.with(|seen| seen.outcome) else { return String::new() };
    let texts = texts(desk);
    let own = desk.own_seat().filter(|seat| winners.has(*seat));
    let others = |seats: Vec<Seat>| texts.list(seats.into_iter().map(|seat| texts.player(seat)));
    match (own, winners.count()) {
        (_, 0) => texts.message("web-draw", &[]),
        (Some(_), 1) => texts.message("web-you-win", &[]),
        (Some(own), _) => {
            let partners = others(winners.iter().filter(|seat| *seat != own).collect());
            texts.message("web-you-win-with", &[("players", partners.into())])
        }
        (None, count) => {
            let names = others(winners.iter().collect());
            texts.message("web-won", &[("players", names.into()), ("count", i64::from(count).into())])
        }
    }
}

/// Whether a seat is among the winners of the game, which is over.
pub fn has_won(desk: TableController, seat: Seat) -> bool {
    desk.seen.with(|seen| seen.outcome).is_some_and(|outcome| outcome.winners.has(seat))
}

/// What is said when it is over: something kind to who did not win, or what the winners did.
pub fn last_word(desk: TableController) -> String {
    let (texts, own) = (texts(desk), desk.own_seat());
    match desk.seen.with(|seen| seen.outcome) {
        Some(outcome) if own.is_some_and(|own| !outcome.winners.has(own)) => consolation(desk, &texts),
        Some(outcome) => outcome.winners.iter().next().map_or_else(String::new, |winner| {
            let (home, ships) = desk.seen.with(|seen| home_of(seen, winner));
            // Somebody may have given up before that.
            if home == ships { texts.message("web-all-home", &[("ships", ships.into())]) } else { String::new() }
        }),
        None => String::new(),
    }
}

/// How many ships of a seat's side are home, of how many.
fn home_of(seen: &TableSnapshot, seat: Seat) -> (usize, usize) {
    let own = seen.game.side_ships(seat);
    let home = own.iter().filter(|ship| seen.view.open.ships.at(*ship).kind == super_teams::Kind::Final).count();
    (home, own.iter().count())
}

/// How near those were who did not win.
fn consolation(desk: TableController, texts: &text::Texts) -> String {
    let Some(Outcome { winners, .. }) = desk.seen.with(|seen| seen.outcome) else { return String::new() };
    let (home, ships) = desk
        .seen
        .with(|seen| {
            let loser = |seat: &Seat| !winners.has(*seat);
            let seat = desk.own_seat().or((0..seen.game.seats()).map(Seat).find(loser))?;
            Some(home_of(seen, seat))
        })
        .unwrap_or_default();
    match desk.own_seat() {
        Some(own) if !winners.has(own) && winners.count() > 0 => {
            texts.message("web-well-flown", &[("home", home.into()), ("ships", ships.into())])
        }
        _ => String::new(),
    }
}
