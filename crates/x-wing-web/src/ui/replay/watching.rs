//! A recorded battle on the screen: any moment of it, by any eyes, by itself or step by step, and played on from there.

use crate::replay::{Replay, going_on, likely, players, seen};
use crate::ui::bar::Bar;
use crate::ui::celebration::Celebration;
use crate::ui::desk::{Desk, Stage};
use crate::ui::log::Log;
use crate::ui::replay::graph::Graph;
use crate::ui::roster::Roster;
use crate::ui::side::Side;
use crate::ui::space::Space;
use crate::ui::state::{State, own_name, state};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use page_parts::browser::fresh_seed;
use page_parts::tap;
use page_parts::watch::{Pace, Scrubber, Verdict, Warning};
use page_parts::{Icon, files, icon};
use play::{Game, Need, Seat, Viewer};
use std::sync::Arc;
use x_wing::XWing;

/// Between two steps that play by themselves.
const PAUSE_MS: f64 = 350.0;

/// The battle, and which moment of it is shown to whom.
#[derive(Clone, Copy)]
struct Watching {
    desk: Desk,
    game: StoredValue<Arc<XWing>>,
    replay: StoredValue<Replay>,
    moment: RwSignal<u32>,
    eyes: RwSignal<Viewer>,
    pace: RwSignal<Pace>,
}

impl Watching {
    fn start(state: State, replay: Replay) -> Watching {
        let game = Arc::new(replay.session().game().clone());
        let first = seen(&game, &replay, 0, Viewer::Spectator);
        let watching = Watching {
            desk: Desk::new(state, first),
            game: StoredValue::new(game),
            replay: StoredValue::new(replay),
            moment: RwSignal::new(0),
            eyes: RwSignal::new(Viewer::Spectator),
            pace: RwSignal::new(Pace::STANDING),
        };
        Effect::new(move || watching.desk.speed.set(watching.pace.get().speed));
        Effect::new(move || {
            watching.eyes.track();
            watching.go(watching.moment.get_untracked());
        });
        watching
    }

    /// How many moments there are after the start.
    fn length(self) -> u32 {
        self.replay.with_value(Replay::length)
    }

    /// Shows a moment at once.
    fn go(self, moment: u32) {
        let moment = moment.min(self.length());
        self.desk.runs.rerun();
        self.pace.update(|pace| pace.playing = false);
        self.place(moment);
        let eyes = self.eyes.get_untracked();
        self.desk.remember(self.replay.with_value(|replay| replay.log(moment, |_| eyes)));
        self.desk.fray.set(None);
        self.desk.settle();
        self.rest();
    }

    /// One step on, as it happened.
    fn step(self) {
        self.go(self.moment.get_untracked());
        let run = self.desk.runs.rerun();
        leptos::task::spawn_local(async move { while self.fly(run).await == Some(false) {} });
    }

    /// Lets the battle run by itself, or stops it.
    fn toggle(self) {
        let (playing, moment) = (self.pace.get_untracked().playing, self.moment.get_untracked());
        self.go(if !playing && moment == self.length() { 0 } else { moment });
        if playing {
            return;
        }
        self.pace.update(|pace| pace.playing = true);
        let run = self.desk.runs.rerun();
        leptos::task::spawn_local(async move {
            while let Some(heard) = self.fly(run).await {
                if heard {
                    let Some(pace) = self.pace.try_get_untracked() else { return };
                    TimeoutFuture::new((PAUSE_MS / pace.speed) as u32).await;
                }
            }
            if self.desk.runs.current(run) {
                self.pace.update(|pace| pace.playing = false);
            }
        });
    }

    /// Plays the next entry. Whether there was something to see; none if there is nothing left, or it was stopped.
    async fn fly(self, run: u32) -> Option<bool> {
        if !self.desk.runs.current(run) || self.moment.get_untracked() >= self.length() {
            return None;
        }
        let (entry, eyes) = (self.moment.get_untracked() + 1, self.eyes.get_untracked());
        self.place(entry);
        if self.replay.with_value(|replay| replay.takes_back(entry)) {
            self.desk.remember(self.replay.with_value(|replay| replay.log(entry, |_| eyes)));
            self.desk.settle();
            return Some(true);
        }
        let lines = self.replay.with_value(|replay| replay.lines(entry, |_| eyes));
        let heard =
            lines.iter().any(|line| !["dialled", "dialled-hidden"].contains(&line["event"].as_str().unwrap_or("")));
        self.desk.show(lines, run).await;
        if self.desk.runs.current(run) {
            self.rest();
        }
        Some(heard)
    }

    fn place(self, moment: u32) {
        let (game, eyes) = (self.game.get_value(), self.eyes.get_untracked());
        self.desk.see(self.replay.with_value(|replay| seen(&game, replay, moment, eyes)));
        self.moment.set(moment);
    }

    /// A finished battle is over at its last moment, once everything has come to rest.
    fn rest(self) {
        let over = self.desk.seen.with_untracked(|seen| seen.outcome.is_some());
        let last = self.moment.get_untracked() == self.length();
        self.desk.stage.set(if over && last { Stage::Over } else { Stage::Moving });
    }

    /// The seat that would be played on: that of the eyes, or of whoever is to choose.
    fn own_seat(self) -> Option<Seat> {
        let moment = self.moment.get();
        let need = self.replay.with_value(|replay| {
            let position = replay.session().position_after(moment).unwrap_or(*replay.session().position());
            replay.session().game().need(&position)
        });
        let asked = match need {
            Need::Seats(seats) => seats.iter().next(),
            Need::Chance(_) => Some(Seat(0)),
            Need::Over(_) => return None,
        };
        match self.eyes.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => asked,
        }
    }

    /// Goes on from here, in this page.
    fn play_on(self) {
        let Some(seat) = untrack(|| self.own_seat()) else { return };
        let moment = self.moment.get_untracked();
        let table =
            self.replay.with_value(|replay| replay.play_on(moment, going_on(replay, seat, own_name()), fresh_seed()));
        let Some(table) = table else { return };
        let state = self.desk.state();
        crate::ui::driver::forget_orders();
        state.saves.begin(table);
        state.go("/battle");
    }
}

/// The page of one recorded battle.
#[component]
pub fn WatchPage(
    replay: Replay,
    file: String,
    /// The server's name for the battle, if it is one of the server's.
    game: Option<String>,
    leave: Callback<()>,
) -> impl IntoView {
    let state = state();
    let (found, chances) = (replay.found(), likely(&replay));
    let seats = replay.session().game().seats();
    let people = StoredValue::new(players(&replay));
    let watching = Watching::start(state, replay);
    let desk = watching.desk;
    on_cleanup(move || _ = desk.runs.rerun());
    let file = StoredValue::new(file);
    let download = move |_| file.with_value(|file| files::download("x-wing.jsonl", file));
    let names: Signal<Vec<String>> = Signal::derive(move || {
        let count = people.with_value(Vec::len);
        desk.texts.with(|texts| (0..count).map(|seat| texts.player(Seat(seat as u8))).collect())
    });
    let told = move || {
        if watching.replay.with_value(|replay| replay.takes_back(watching.moment.get())) {
            return desk.say("watch-taken-back");
        }
        let (entry, eyes) = (watching.moment.get(), watching.eyes.get());
        let lines = watching.replay.with_value(|replay| replay.lines(entry, |_| eyes));
        desk.texts.with(|texts| lines.iter().map(|line| texts.event("x-wing", line)).collect::<Vec<_>>().join(" "))
    };
    let menu = move || {
        view! {
            <button on:click=tap(download)>{icon(Icon::Replays)}{desk.says("web-download")}</button>
            <button on:click=tap(move |_| leave.run(()))>{icon(Icon::Left)}{desk.says("watch-other")}</button>
        }
    };
    let go = Callback::new(move |moment| watching.go(moment));
    let step = Callback::new(move |()| watching.step());
    let toggle = Callback::new(move |()| watching.toggle());
    let may_go_on = Memo::new(move |_| watching.own_seat().is_some());
    let (length, moment, pace) = (watching.length(), watching.moment, watching.pace);
    let look = move |event| {
        let seat: Result<u8, _> = event_target_value(&event).parse();
        watching.eyes.set(seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))));
    };
    let eyes = (0..seats).map(move |seat| {
        view! { <option value=seat>{move || names.with(|names| names.get(usize::from(seat)).cloned().unwrap_or_default())}</option> }
    });
    view! {
        <main class="battle watched" class:over=move || desk.stage.get() == Stage::Over>
            <h1 class="unseen">{desk.says("watch-title")}</h1>
            <Space desk/>
            <Bar desk menu/>
            <Roster desk/>
            <div class="free" node_ref=desk.free></div>
            <div class="side checks"><Verdict found=found.clone() game names/></div>
            <Side desk/>
            <Log desk/>
            <section class="panel watch-panel">
                <Warning found/>
                <Scrubber length moment pace told=Signal::derive(told) go step toggle>
                    <label><span class="unseen">{desk.says("watch-eyes")}</span>
                        <select title=desk.says("watch-eyes") on:change=look>
                            <option value="spectator">{desk.says("watch-spectator")}</option>
                            {eyes.collect_view()}
                        </select></label>
                    <button class="play-on" disabled=move || !may_go_on.get() on:click=tap(move |_| watching.play_on())>{desk.says("battle-play-on")}</button>
                </Scrubber>
                <Graph desk likely=chances length moment go/>
            </section>
            <Celebration desk/>
        </main>
    }
}
