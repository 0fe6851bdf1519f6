//! The guided first battle on the screen.

use crate::lesson::{LEARNER, Lesson, ours};
use crate::snapshot::Snapshot;
use crate::ui::bar::Bar;
use crate::ui::celebration::Celebration;
use crate::ui::desk::{Act, Desk, Stage};
use crate::ui::log::Log;
use crate::ui::prompt::Prompt;
use crate::ui::roster::Roster;
use crate::ui::side::Side;
use crate::ui::space::Space;
use crate::ui::start;
use crate::ui::state::{State, own_name, state};
use gloo_timers::future::TimeoutFuture;
use leptos::html;
use leptos::prelude::*;
use page_parts::browser::{store, stored};
use page_parts::line::lines;
use page_parts::local::Player;
use page_parts::tap;
use page_parts::tour::{Beat, Note};
use play::{Event, Game, Need, Viewer};
use std::sync::Arc;
use x_wing::{Choice, Happening, XWing};

const PLACE: &str = "holotable-x-wing-tour";
const THINKS_MS: u32 = 500;

/// The learner, the battle, and how far they are.
#[derive(Clone, Copy)]
struct Guide {
    desk: Desk,
    game: StoredValue<Arc<XWing>>,
    lesson: RwSignal<Lesson>,
    /// Something else was done than asked.
    other: RwSignal<bool>,
}

impl Guide {
    fn start(state: State, mut lesson: Lesson) -> Guide {
        lesson.resume(&stored(PLACE).unwrap_or_default());
        let game = Arc::new(lesson.session().game().clone());
        let guide = Guide {
            desk: Desk::new(state, seen(&game, &lesson)),
            game: StoredValue::new(game),
            lesson: RwSignal::new(lesson),
            other: RwSignal::new(false),
        };
        guide.desk.own.set(Some(LEARNER));
        guide.remember();
        Effect::new(move || store(PLACE, &guide.lesson.with(Lesson::place)));
        Effect::new(move || guide.desk.wanted.set(guide.note().and_then(|(_, asked)| asked)));
        guide.desk.listen(move |act| match act {
            Act::Choose(choice) => guide.answer(choice),
            Act::LiftCurtain(_) => {}
        });
        guide.go_on(Vec::new());
        guide
    }

    /// Log and ways as they are at this place.
    fn remember(self) {
        self.lesson.with_untracked(|lesson| {
            let past: Vec<_> = lesson.past().copied().collect();
            self.desk.remember(lines(lesson.session().game(), &past, Viewer::Seat(LEARNER)));
        });
    }

    /// The text to read now, unless the battle goes on by itself.
    fn note(self) -> Option<(Note<()>, Option<Choice>)> {
        self.lesson.with(|lesson| lesson.note().map(|(note, asked)| (note.clone(), asked)))
    }

    /// The learner has read.
    fn next(self) {
        self.lesson.update(|lesson| _ = lesson.go_on());
        self.go_on(Vec::new());
    }

    fn answer(self, choice: Choice) {
        let happened =
            self.lesson.try_update(|lesson| lesson.answer(choice).map(<[Event<Happening>]>::to_vec)).flatten();
        self.other.set(happened.is_none());
        if let Some(events) = happened {
            self.desk.stage.set(Stage::Moving);
            self.go_on(events);
        }
    }

    /// Does it for somebody who does not find it.
    fn show_me(self) {
        match self.note() {
            Some((_, Some(Choice::Dial { ship, maneuver }))) => {
                let place =
                    self.desk.ends.with_untracked(|ends| ends.iter().position(|end| end.entry.maneuver == maneuver));
                self.desk.dialling.set(Some(ship));
                self.desk.turned.set(place.unwrap_or(0));
            }
            Some((_, Some(choice))) => self.desk.act(Act::Choose(choice)),
            _ => {}
        }
    }

    fn again(self) {
        let Ok(lesson) = ours() else { return };
        self.desk.unpick();
        self.desk.fray.set(None);
        self.desk.dialling.set(None);
        self.desk.see(seen(&self.game.get_value(), &lesson));
        self.desk.settle();
        self.desk.stage.set(Stage::Moving);
        self.other.set(false);
        self.lesson.set(lesson);
        self.remember();
        self.go_on(Vec::new());
    }

    fn go_on(self, events: Vec<Event<Happening>>) {
        let run = self.desk.runs.rerun();
        leptos::task::spawn_local(async move {
            self.show(events, run).await;
            while self.desk.runs.current(run) && self.lesson.with_untracked(|lesson| lesson.beat() == Beat::Plays) {
                if self.lesson.with_untracked(|lesson| lesson.read() > 0 && others_choose(lesson)) {
                    self.desk.pause(THINKS_MS).await;
                    TimeoutFuture::new(0).await;
                }
                if !self.desk.runs.current(run) {
                    return;
                }
                let events = self.lesson.try_update(|lesson| lesson.go_on().to_vec()).unwrap_or_default();
                // The table is laid before anything is said.
                let told = if self.lesson.with_untracked(|lesson| lesson.read() > 0) { events } else { Vec::new() };
                self.show(told, run).await;
            }
            if self.desk.runs.current(run) {
                self.desk.settle();
                self.desk.stage.set(self.lesson.with_untracked(stage));
            }
        });
    }

    async fn show(self, events: Vec<Event<Happening>>, run: u32) {
        if !self.desk.runs.current(run) {
            return;
        }
        let game = self.game.get_value();
        self.desk.see(self.lesson.with_untracked(|lesson| seen(&game, lesson)));
        self.desk.show(lines(&*game, &events, Viewer::Seat(LEARNER)), run).await;
    }
}

/// Whether the enemy is about to choose.
fn others_choose(lesson: &Lesson) -> bool {
    let Some(position) = lesson.session().position_after(lesson.entry()) else { return false };
    matches!(lesson.session().game().need(&position), Need::Seats(seats) if !seats.has(LEARNER))
}

fn stage(lesson: &Lesson) -> Stage {
    match lesson.beat() {
        Beat::Asks(..) => Stage::Choosing,
        _ if lesson.entry() == lesson.length() => Stage::Over,
        _ => Stage::Moving,
    }
}

fn seen(game: &Arc<XWing>, lesson: &Lesson) -> Snapshot {
    let players = vec![Player::Person(own_name()), Player::Bot("ace".to_owned())];
    let position = lesson.session().position_after(lesson.entry()).unwrap_or(*lesson.session().position());
    let asked = matches!(lesson.beat(), Beat::Asks(..)).then_some(LEARNER);
    Snapshot::at(game, &position, Viewer::Seat(LEARNER), asked, players)
}

/// The page of the guided first battle.
#[component]
pub fn LessonPage() -> impl IntoView {
    let state = state();
    let lesson = match ours() {
        Ok(lesson) => lesson,
        Err(fault) => return view! { <main class="page"><p role="alert">{fault.to_string()}</p></main> }.into_any(),
    };
    let guide = Guide::start(state, lesson);
    let desk = guide.desk;
    on_cleanup(move || _ = desk.runs.rerun());
    let real = move || {
        view! { <div class="decide"><button class="go big real" on:click=tap(move |_| start::begin_first(state))>{state.says("battle-tour-real")}</button></div> }
    };
    view! {
        <main class="battle lesson" on:pointerdown=move |_| desk.hurry() on:keydown=move |_| desk.hurry() class:over=move || desk.stage.get() == Stage::Over class:asks=move || desk.stage.get() == Stage::Choosing>
            <h1 class="unseen">{state.says("battle-tour-title")}</h1>
            <Space desk/>
            <Bar desk menu=move || view! { <button on:click=tap(move |_| guide.again())>{state.says("battle-tour-again")}</button> }/>
            <Roster desk/>
            <div class="free" node_ref=desk.free></div>
            <Side desk/>
            <Log desk/>
            <div class="lesson-dock"><Bubble guide/><Prompt desk over=real/></div>
            <Celebration desk/>
        </main>
    }
    .into_any()
}

/// What the guide says, and the buttons that go with it.
#[component]
fn Bubble(guide: Guide) -> impl IntoView {
    let state = guide.desk.state();
    let note = Memo::new(move |_| guide.note());
    let text = move || {
        let (note, _) = note.get()?;
        Some(state.say(&if guide.other.get() { note.other() } else { note.message() }))
    };
    let step = move || {
        let (note, _) = note.get()?;
        let (number, count) = guide.lesson.with(|lesson| {
            (lesson.notes().iter().position(|other| *other == note).unwrap_or(0) + 1, lesson.notes().len())
        });
        Some(state.words.say_with("battle-tour-step", &[("number", number.into()), ("count", count.into())]))
    };
    let next = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(button) = next.get() {
            _ = button.focus();
        }
    });
    let button = move || {
        match (note.get(), guide.desk.stage.get()) {
        (None, _) | (_, Stage::Over) => None,
        (Some((_, None)), _) => Some(
            view! { <button class="big go next" node_ref=next on:click=tap(move |_| guide.next())>{state.says("battle-tour-next")}</button> }
                .into_any(),
        ),
        (Some((_, Some(_))), _) => {
            Some(view! { <button class="show-me" on:click=tap(move |_| guide.show_me())>{state.says("battle-tour-show")}</button> }.into_any())
        }
    }
    };
    view! {
        <section class="panel coach" class:other=move || guide.other.get()>
            <svg class="droid" viewBox="-24 -26 48 52" aria-hidden="true">
                <path class="droid-body" d="M-18,8 A18,18 0 0 1 18,8 V22 H-18 Z"/><circle class="droid-eye" cy="0" r="6"/><path class="droid-line" d="M0,-10 V-20 M-18,13 H18"/>
            </svg>
            <div><p class="said" role="status" aria-live="polite">{text}</p><p class="step">{step}</p></div>
            <div class="buttons">{button}</div>
        </section>
    }
}
