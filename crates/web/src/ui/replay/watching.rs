//! A recorded game on the screen: any moment of it, by any eyes, by itself or step by step.

use crate::replay::{Eyes, Replay};
use crate::ui::bar::GameBar;
use crate::ui::board::Board;
use crate::ui::celebration::Celebration;
use crate::ui::log::Log;
use crate::ui::played::Played;
use crate::ui::players::{Players, named};
use crate::ui::replay::cards::OpenHands;
use crate::ui::replay::controls::Controls;
use crate::ui::state::{State, state};
use crate::ui::table_controller::{Stage, TableController};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use page_parts::files;
use page_parts::tap;
use page_parts::watch::{Pace, Verdict, Warning};
use play::{Game, Seat};
use super_teams::{BonusCards, Cards};

/// Between two steps that play by themselves.
const PAUSE_MS: f64 = 700.0;

/// The game, and which moment of it is shown to whom.
#[derive(Clone, Copy)]
pub struct Watching {
    pub desk: TableController,
    pub replay: StoredValue<Replay>,
    pub moment: RwSignal<u32>,
    pub eyes: RwSignal<Eyes>,
    pub pace: RwSignal<Pace>,
}

impl Watching {
    fn start(state: State, replay: Replay) -> Watching {
        let seen = replay.seen(0, Eyes::All);
        let watching = Watching {
            desk: TableController::new(state, seen),
            replay: StoredValue::new(replay),
            moment: RwSignal::new(0),
            eyes: RwSignal::new(Eyes::All),
            pace: RwSignal::new(Pace::STANDING),
        };
        Effect::new(move || {
            watching.eyes.track();
            watching.go(watching.moment.get_untracked());
        });
        watching
    }

    /// How many moments there are after the start.
    pub fn length(self) -> u32 {
        self.replay.with_value(|replay| replay.length())
    }

    /// Shows a moment at once.
    pub fn go(self, moment: u32) {
        let moment = moment.min(self.length());
        self.desk.runs.rerun();
        self.pace.update(|pace| pace.playing = false);
        self.place(moment);
        self.desk.log.set(self.replay.with_value(|replay| replay.heard_until(moment, self.eyes.get_untracked())));
        self.desk.settle();
        self.rest();
    }

    /// One step on, as it happened.
    pub fn step(self) {
        self.go(self.moment.get_untracked());
        let run = self.desk.runs.rerun();
        leptos::task::spawn_local(async move {
            _ = self.fly(run).await;
        });
    }

    /// Lets the game run by itself, or stops it.
    pub fn toggle(self) {
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
        let entry = self.moment.get_untracked() + 1;
        let eyes = self.eyes.get_untracked();
        if self.replay.with_value(|replay| replay.takes_back(entry)) {
            self.place(entry);
            self.desk.log.set(self.replay.with_value(|replay| replay.heard_until(entry, eyes)));
            self.desk.settle();
            return Some(true);
        }
        let lines = self.replay.with_value(|replay| replay.heard(entry, eyes));
        let heard = lines.iter().any(|line| line["event"] != "passed");
        self.place(entry);
        self.desk.show_at(self.pace.get_untracked().speed, lines, run).await;
        if self.desk.runs.current(run) {
            self.rest();
        }
        Some(heard)
    }

    fn place(self, moment: u32) {
        let seen = self.replay.with_value(|replay| replay.seen(moment, self.eyes.get_untracked()));
        self.desk.see(seen);
        self.moment.set(moment);
    }

    /// A finished game is over at its last moment, once the last ship has come to rest.
    fn rest(self) {
        let over = self.desk.seen.with_untracked(|seen| seen.outcome.is_some());
        let last = self.moment.get_untracked() == self.length();
        self.desk.wait_for(if over && last { Stage::Over } else { Stage::Moving });
    }

    /// What a seat holds at this moment.
    pub fn hand(self, seat: Seat) -> (Cards, BonusCards) {
        let view = self.replay.with_value(|replay| replay.seen(self.moment.get(), Eyes::Seat(seat)).view);
        (view.hand, view.bonus)
    }
}

/// The page of one recorded game.
#[component]
pub fn WatchPage(
    replay: Replay,
    file: String,
    /// The server's name for the game, if it is one of the server's.
    game: Option<String>,
    leave: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let state = state();
    let seats = replay.session().game().seats();
    let watching = Watching::start(state, replay);
    let desk = watching.desk;
    on_cleanup(move || _ = desk.runs.rerun());
    desk.alone.set(false);
    let found = watching.replay.with_value(|replay| replay.found());
    let names = Signal::derive(move || watching.replay.with_value(|replay| named(&state.texts(), &replay.players())));
    let file = StoredValue::new(file);
    let download = move |_| file.with_value(|file| files::download("super-teams.jsonl", file));
    let hands = move || {
        let seats = match watching.eyes.get() {
            Eyes::All => (0..seats).map(Seat).collect(),
            Eyes::Seat(seat) => vec![seat],
            Eyes::Spectator => Vec::new(),
        };
        view! { <OpenHands watching seats/> }
    };
    view! {
        <main class="game watch">
            <h1 class="unseen">{state.says("watch-title")}</h1>
            <GameBar desk>
                <button on:click=tap(download)>{state.says("web-download")}</button>
                <button on:click=tap(move |_| leave())>{state.says("watch-other")}</button>
            </GameBar>
            <div class="board-frame"><Board desk/><Played desk/><Celebration desk/></div>
            <aside>
                <Verdict found=found.clone() game names/>
                <Players desk/>
                <Log desk/>
            </aside>
            <div class="dock"><Warning found/><Controls watching/><div class="open-hands">{hands}</div></div>
        </main>
    }
}
