//! The guided first game on the screen.

use crate::line::lines;
use crate::local::Player;
use crate::table_snapshot::{Sitting, TableSnapshot};
use crate::tour::{Beat, LEARNER, Note, Tour, next_point, ours};
use crate::ui::actions::Actions;
use crate::ui::bar::GameBar;
use crate::ui::board::Board;
use crate::ui::celebration::Celebration;
use crate::ui::hand::Hand;
use crate::ui::keys;
use crate::ui::log::Log;
use crate::ui::new;
use crate::ui::played::Played;
use crate::ui::players::Players;
use crate::ui::state::{State, own_name, state, store, stored};
use crate::ui::table_controller::{Act, Stage, TableController};
use gloo_timers::future::TimeoutFuture;
use leptos::html;
use leptos::prelude::*;
use page_parts::tap;
use play::{Event, Need, Seat, Viewer};
use super_teams::{Choice, Happening};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

const BOT_MS: u32 = 900;
const PLACE: &str = "holotable-tour";

/// The learner, the record, and how far they are.
#[derive(Clone, Copy)]
struct Guide {
    desk: TableController,
    tour: RwSignal<Tour>,
    /// Something else was done than asked.
    other: RwSignal<bool>,
}

impl Guide {
    fn start(state: State, mut tour: Tour) -> Guide {
        tour.resume(&stored(PLACE).unwrap_or_default());
        let past: Vec<_> = tour.past().copied().collect();
        let told = lines(tour.session().game(), &past, Viewer::Seat(LEARNER));
        let guide = Guide {
            desk: TableController::new(state, seen(state, &tour)),
            tour: RwSignal::new(tour),
            other: RwSignal::new(false),
        };
        guide.desk.log.set(told);
        Effect::new(move || store(PLACE, &guide.tour.with(Tour::place)));
        guide.desk.listen(move |act| {
            if let Act::Choose(choice) = act {
                guide.answer(choice);
            }
        });
        Effect::new(move || {
            guide.desk.points.set(guide.points());
            if guide.desk.stage.get() == Stage::Choosing {
                request_animation_frame(focus_pointed);
            }
        });
        guide.go_on(Vec::new());
        guide
    }

    /// The text to read now, unless the game goes on by itself.
    fn note(self) -> Option<(Note, Option<Choice>)> {
        self.tour.with(|tour| tour.note().map(|(note, asked)| (note.clone(), asked)))
    }

    fn points(self) -> Vec<crate::tour::Point> {
        let Some((note, asked)) = self.note() else { return Vec::new() };
        let picked = (self.desk.card.get(), self.desk.ship.get());
        let next = asked.map(|choice| next_point(choice, picked));
        note.point.into_iter().chain(next).collect()
    }

    /// The learner has read.
    fn next(self) {
        self.tour.update(|tour| _ = tour.go_on());
        self.go_on(Vec::new());
    }

    fn answer(self, choice: Choice) {
        let happened = self.tour.try_update(|tour| tour.answer(choice).map(<[Event<Happening>]>::to_vec)).flatten();
        self.other.set(happened.is_none());
        if let Some(events) = happened {
            self.desk.stage.set(Stage::Moving);
            self.go_on(events);
        }
    }

    /// Does the picking for somebody who does not find it.
    fn show_me(self) {
        match self.note() {
            Some((_, Some(Choice::Play { card, ship }))) => {
                self.desk.card.set(Some(card));
                self.desk.ship.set(Some(ship));
            }
            Some((_, Some(choice))) => self.desk.act(Act::Choose(choice)),
            _ => {}
        }
    }

    fn again(self) {
        let Ok(tour) = ours() else { return };
        self.desk.see(seen(self.desk.state, &tour));
        self.desk.settle();
        self.desk.log.set(Vec::new());
        self.desk.stage.set(Stage::Moving);
        self.other.set(false);
        self.tour.set(tour);
        self.go_on(Vec::new());
    }

    fn go_on(self, events: Vec<Event<Happening>>) {
        let run = self.desk.runs.rerun();
        leptos::task::spawn_local(async move {
            self.show(events, run).await;
            while self.desk.runs.current(run) && self.tour.with_untracked(|tour| tour.beat() == Beat::Plays) {
                if let Some(seat) = self.tour.with_untracked(thinking) {
                    self.desk.stage.set(Stage::Thinking(seat));
                    TimeoutFuture::new(BOT_MS).await;
                }
                if !self.desk.runs.current(run) {
                    return;
                }
                let events = self.tour.try_update(|tour| tour.go_on().to_vec()).unwrap_or_default();
                self.show(events, run).await;
            }
            if self.desk.runs.current(run) {
                self.desk.stage.set(self.tour.with_untracked(stage));
            }
        });
    }

    async fn show(self, events: Vec<Event<Happening>>, run: u32) {
        if !self.desk.runs.current(run) {
            return;
        }
        let (seen, lines) = self.tour.with_untracked(|tour| {
            (seen(self.desk.state, tour), lines(tour.session().game(), &events, Viewer::Seat(LEARNER)))
        });
        self.desk.see(seen);
        self.desk.show(lines, run).await;
    }
}

/// What is pointed at is the next thing for the keyboard, too.
fn focus_pointed() {
    let pointed = document().query_selector(".dock button.pointed:not(:disabled)").ok().flatten();
    if let Some(button) = pointed.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        _ = button.focus();
    }
}

/// The bot that is about to choose, unless it can only pass.
fn thinking(tour: &Tour) -> Option<Seat> {
    let position = tour.session().position_after(tour.entry())?;
    let Need::Seats(seats) = play::Game::need(tour.session().game(), &position) else { return None };
    seats.iter().find(|seat| play::legal(tour.session().game(), &position, *seat).len() > 1)
}

fn stage(tour: &Tour) -> Stage {
    match tour.beat() {
        Beat::Asks(..) => Stage::Choosing,
        _ if tour.entry() == tour.length() => Stage::Over,
        _ => Stage::Moving,
    }
}

fn seen(state: State, tour: &Tour) -> TableSnapshot {
    let players = [Player::Person(untrack(|| own_name(state))), Player::Bot("greedy".to_owned())];
    let players = players.into_iter().map(Sitting::from).collect();
    TableSnapshot::after(tour.session(), tour.entry(), Viewer::Seat(LEARNER), players)
}

/// The page of the guided first game.
#[component]
pub fn TourPage() -> impl IntoView {
    let state = state();
    let tour = match ours() {
        Ok(tour) => tour,
        Err(fault) => return view! { <main class="page"><p role="alert">{fault.to_string()}</p></main> }.into_any(),
    };
    let guide = Guide::start(state, tour);
    let desk = guide.desk;
    keys::listen(desk);
    on_cleanup(move || _ = desk.runs.rerun());
    view! {
        <main class="game tour" class:over=move || desk.stage.get() == Stage::Over>
            <h1 class="unseen">{state.says("tour-title")}</h1>
            <GameBar desk><button on:click=tap(move |_| guide.again())>{state.says("tour-from-the-start")}</button></GameBar>
            <div class="board-frame"><Board desk/><Played desk/><Celebration desk/></div>
            <aside><Players desk/><Log desk/></aside>
            <div class="dock">
                <Bubble guide/>
                <Hand desk/>
                <Actions desk>
                    <button class="big go" on:click=tap(move |_| new::start_first(state))>{state.says("tour-real-game")}</button>
                </Actions>
            </div>
        </main>
    }
    .into_any()
}

/// What the guide says, and the buttons that go with it.
#[component]
fn Bubble(guide: Guide) -> impl IntoView {
    let state = guide.desk.state;
    let note = Memo::new(move |_| guide.note());
    let text = move || {
        let (note, _) = note.get()?;
        Some(state.say(&if guide.other.get() { note.other() } else { note.message() }))
    };
    let step = move || {
        let (note, _) = note.get()?;
        let (number, count) = guide
            .tour
            .with(|tour| (tour.notes().iter().position(|other| *other == note).unwrap_or(0) + 1, tour.notes().len()));
        Some(state.say_with("tour-step", &[("number", number.into()), ("count", count.into())]))
    };
    let next = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(button) = next.get() {
            _ = button.focus();
        }
    });
    let button = move || {
        match note.get() {
        Some((_, None)) if guide.desk.stage.get() != Stage::Over => Some(
            view! { <button class="big go" node_ref=next on:click=tap(move |_| guide.next())>{state.says("tour-next")}</button> }
                .into_any(),
        ),
        Some((_, Some(_))) => Some(
            view! { <button on:click=tap(move |_| guide.show_me())>{state.says("tour-show-me")}</button> }.into_any(),
        ),
        _ => None,
    }
    };
    view! {
        <section class="guide" class:other=move || guide.other.get()>
            <svg class="droid" viewBox="-24 -26 48 52" aria-hidden="true">
                <path class="droid-body" d="M-18,8 A18,18 0 0 1 18,8 V22 H-18 Z"/>
                <circle class="droid-eye" cy="0" r="6"/><path class="droid-line" d="M0,-10 V-20 M-18,13 H18"/>
            </svg>
            <div>
                <p class="said" role="status" aria-live="polite">{text}</p>
                <p class="step">{step}</p>
            </div>
            <div class="buttons">{button}</div>
        </section>
    }
}
