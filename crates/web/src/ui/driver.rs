//! Runs a local game: chance, bots, animation, and whose turn it is to look at the screen.

use crate::local::{LocalTable, Player};
use crate::think::Question;
use crate::ui::state::{State, fresh_seed, media, now};
use crate::ui::worker;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use play::{Event, Game, Seat, Viewer};
use super_teams::{Card, Choice, Happening, OpenHappening, Phase, Place, Ship};

const STEP_MS: u32 = 110;
const BOT_MS: u32 = 550;
const REACTION_MS: u32 = 2500;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Ships move, cards are dealt.
    Moving,
    /// A bot thinks.
    Thinking(Seat),
    /// A person chooses; the hand lies open.
    Choosing(Seat),
    /// The screen goes to somebody else.
    Curtain(Seat),
    /// Everybody may stop the game for a bonus card.
    Reaction(Ship),
    /// Nothing.
    Over,
}

/// A line of the log: the event as JSON, with its rules under `why`.
pub type Line = serde_json::Value;

/// A game on the screen.
#[derive(Clone, Copy)]
pub struct Play {
    pub state: State,
    pub table: RwSignal<LocalTable>,
    pub stage: RwSignal<Stage>,
    /// Where the ships are drawn, which is behind where they are while they move.
    pub shown: RwSignal<[Place; 8]>,
    pub log: RwSignal<Vec<Line>>,
    pub card: RwSignal<Option<Card>>,
    pub ship: RwSignal<Option<Ship>>,
    /// Whose hand lies open on the screen.
    pub eyes: RwSignal<Option<Seat>>,
    /// Somebody pressed "Wait, I have a card!".
    pub wanted: RwSignal<bool>,
    /// Counted up when what runs is out of date.
    run: RwSignal<u32>,
}

impl Play {
    /// Puts a game on the screen and lets it run.
    pub fn start(state: State, table: LocalTable) -> Play {
        let eyes = match table.people().count() {
            1 => table.people().next(),
            _ => None,
        };
        let play = Play {
            state,
            stage: RwSignal::new(Stage::Moving),
            shown: RwSignal::new(places(&table)),
            log: RwSignal::new(Vec::new()),
            card: RwSignal::new(None),
            ship: RwSignal::new(None),
            eyes: RwSignal::new(eyes),
            wanted: RwSignal::new(false),
            run: RwSignal::new(0),
            table: RwSignal::new(table),
        };
        play.rewrite_log();
        play.resume();
        play
    }

    /// Plays a choice of the person who is asked.
    pub fn choose(self, seat: Seat, choice: Choice) {
        let chosen = self.table.try_update(|table| table.choose(seat, choice, now()));
        let Some(Ok(events)) = chosen else { return };
        self.card.set(None);
        self.ship.set(None);
        self.stage.set(Stage::Moving);
        self.restart(events);
    }

    /// The person for whom the curtain fell is there.
    pub fn lift_curtain(self, seat: Seat) {
        self.eyes.set(Some(seat));
        self.rewrite_log();
        self.stage.set(Stage::Choosing(seat));
    }

    /// Takes back to the last decision of a person.
    pub fn undo(self) {
        if self.table.try_update(|table| table.undo(now())).is_some_and(|undone| undone.is_ok()) {
            self.card.set(None);
            self.ship.set(None);
            self.shown.set(places(&self.table.get_untracked()));
            self.rewrite_log();
            self.restart(Vec::new());
        }
    }

    /// Another game on the same screen.
    pub fn replace(self, table: LocalTable) {
        self.stop();
        self.shown.set(places(&table));
        self.stage.set(Stage::Moving);
        if table.people().count() > 1 {
            self.eyes.set(None);
        }
        self.table.set(table);
        self.rewrite_log();
        self.resume();
    }

    /// Stops whatever runs: the page is left.
    pub fn stop(self) {
        self.run.update(|run| *run += 1);
    }

    fn resume(self) {
        self.restart(Vec::new());
    }

    fn restart(self, events: Vec<Event<Happening>>) {
        self.run.update(|run| *run += 1);
        let run = self.run.get_untracked();
        leptos::task::spawn_local(async move {
            self.show(&events, run).await;
            self.drive(run).await;
        });
    }

    fn current(self, run: u32) -> bool {
        self.run.try_get_untracked() == Some(run)
    }

    async fn drive(self, run: u32) {
        while self.current(run) {
            let drawn = self.table.try_update(|table| table.draw(now())).unwrap_or_default();
            self.show(&drawn, run).await;
            if !self.current(run) {
                return;
            }
            let table = self.table.get_untracked();
            self.state.save(&table);
            let Some(seat) = table.chooser() else {
                return self.stage.set(Stage::Over);
            };
            let choice = match &table.players()[seat.index()] {
                Player::Bot(name) => self.ask_bot(&table, seat, name).await,
                Player::Person(_) => self.ask_person(&table, seat).await,
            };
            let Some(choice) = choice else { return };
            if !self.current(run) {
                return;
            }
            let Some(Ok(events)) = self.table.try_update(|table| table.choose(seat, choice, now())) else { return };
            self.show(&events, run).await;
        }
    }

    async fn ask_bot(self, table: &LocalTable, seat: Seat, name: &str) -> Option<Choice> {
        let legal = table.legal(seat);
        if let [only] = legal[..] {
            return Some(only);
        }
        self.stage.set(Stage::Thinking(seat));
        let question = Question {
            bot: name.to_owned(),
            seed: fresh_seed(),
            setup: table.session().game().setup().clone(),
            view: table.view(Viewer::Seat(seat)),
            legal,
        };
        let choice = worker::think(&question).await;
        TimeoutFuture::new(BOT_MS).await;
        choice
    }

    /// A choice that needs no asking, or none while a person is asked.
    async fn ask_person(self, table: &LocalTable, seat: Seat) -> Option<Choice> {
        let legal = table.legal(seat);
        let alone = table.people().count() == 1 || table.open_hands;
        let window = legal.contains(&Choice::Pass);
        if alone {
            if window && legal.len() == 1 {
                return Some(Choice::Pass);
            }
            self.eyes.set(Some(seat));
            self.stage.set(Stage::Choosing(seat));
            return None;
        }
        if window && !self.wait_for_a_card(table).await {
            return Some(Choice::Pass);
        }
        match self.eyes.get_untracked() == Some(seat) {
            true => self.stage.set(Stage::Choosing(seat)),
            false => self.stage.set(Stage::Curtain(seat)),
        }
        None
    }

    /// Gives everybody the same time to say that there is a card, whoever holds what.
    async fn wait_for_a_card(self, table: &LocalTable) -> bool {
        let open = table.view(Viewer::Spectator).open;
        let ship = match (open.phase, open.flight) {
            (Phase::Tow { ship, .. }, _) => ship,
            (_, Some(flight)) => flight.ship,
            (_, None) => return false,
        };
        self.wanted.set(false);
        self.stage.set(Stage::Reaction(ship));
        for _ in 0..REACTION_MS / 100 {
            TimeoutFuture::new(100).await;
            if self.wanted.try_get_untracked().unwrap_or(true) {
                return true;
            }
        }
        false
    }

    /// Shows events one after the other: ships glide along the track, the log grows.
    async fn show(self, events: &[Event<Happening>], run: u32) {
        let still = media("(prefers-reduced-motion: reduce)");
        for event in events {
            if !self.current(run) {
                return;
            }
            if let Happening::Open(
                OpenHappening::Moved { ship, from, to }
                | OpenHappening::ThrownBack { ship, from, to }
                | OpenHappening::Evaded { ship, from, to }
                | OpenHappening::Towed { ship, from, to, .. },
            ) = event.what
            {
                self.stage.set(Stage::Moving);
                self.glide(ship, from, to, still).await;
            }
            if !self.current(run) {
                return;
            }
            self.write(event);
        }
        if self.current(run) {
            self.shown.set(places(&self.table.get_untracked()));
        }
    }

    async fn glide(self, ship: Ship, from: u8, to: u8, still: bool) {
        let mut space = from;
        while space != to {
            space = match (still, to > space) {
                (true, _) => to,
                (false, true) => space + 1,
                (false, false) => space - 1,
            };
            let gone = self.shown.try_update(|shown| shown[ship as usize].space = space).is_none();
            if gone {
                return;
            }
            if !still {
                TimeoutFuture::new(STEP_MS).await;
            }
        }
    }

    fn write(self, event: &Event<Happening>) {
        let table = self.table.get_untracked();
        let viewer = self.eyes.get_untracked().map_or(Viewer::Spectator, Viewer::Seat);
        let lines = table.heard(std::slice::from_ref(event), viewer);
        self.log.update(|log| log.extend(lines.iter().filter_map(|line| serde_json::to_value(line).ok())));
    }

    /// The log as the eyes at the screen may read it.
    fn rewrite_log(self) {
        let table = self.table.get_untracked();
        let viewer = self.eyes.get_untracked().map_or(Viewer::Spectator, Viewer::Seat);
        let lines = table.heard(&table.history(), viewer);
        self.log.set(lines.iter().filter_map(|line| serde_json::to_value(line).ok()).collect());
    }
}

fn places(table: &LocalTable) -> [Place; 8] {
    let ships = table.view(Viewer::Spectator).open.ships;
    Ship::ALL.map(|ship| ships.at(ship))
}
