//! Runs the page's own game: chance, bots, and whose turn it is to look at the screen.

use crate::album::Kept;
use crate::line::lines;
use crate::local::{LocalTable, Player};
use crate::table_snapshot::TableSnapshot;
use crate::think::MINDS;
use crate::ui::WORKER;
use crate::ui::album;
use crate::ui::state::{State, fresh_seed, now};
use crate::ui::table_controller::{Act, Pause, Stage, TableController};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use page_parts::settings::Pace;
use page_parts::think::{Question, Wanted};
use page_parts::worker;
use play::{Event, Game, Seat, Viewer};
use super_teams::{Choice, Happening};

/// How long everybody may say that there is a card.
const REACTION_MS: u32 = 3000;

/// The page's own game on the screen.
#[derive(Clone, Copy)]
pub struct Local {
    pub desk: TableController,
    pub table: RwSignal<LocalTable>,
    /// Whose hand lies open on the screen.
    eyes: RwSignal<Option<Seat>>,
    /// Somebody pressed "Wait, I have a card!".
    wanted: RwSignal<bool>,
}

impl Local {
    /// Puts a game on the screen and lets it run.
    pub fn start(state: State, table: LocalTable) -> Local {
        let eyes = lone_person(&table);
        let seen = TableSnapshot::local(&table, viewer(eyes));
        let local = Local {
            desk: TableController::new(state, seen),
            eyes: RwSignal::new(eyes),
            wanted: RwSignal::new(false),
            table: RwSignal::new(table),
        };
        local.desk.alone.set(eyes.is_some());
        if local.table.with_untracked(LocalTable::has_bot) {
            worker::begin(WORKER);
        }
        local.desk.listen(move |act| local.act(act));
        local.rewrite_log();
        local.restart(Vec::new());
        local
    }

    /// Takes back to the last decision of a person.
    pub fn undo(self) {
        if self.table.try_update(|table| table.undo(now())).is_some_and(|undone| undone.is_ok()) {
            self.desk.unpick();
            self.look();
            self.desk.settle();
            self.rewrite_log();
            self.restart(Vec::new());
        }
    }

    /// The same players once more.
    pub fn again(self) {
        let (setup, players, open_hands) = self.table.with_untracked(|table| {
            (table.session().game().setup().clone(), table.players().to_vec(), table.open_hands)
        });
        let Some(mut table) = LocalTable::new(setup, players, fresh_seed()) else { return };
        table.open_hands = open_hands;
        self.stop();
        self.eyes.set(lone_person(&table));
        self.table.set(table);
        self.desk.unpick();
        self.look();
        self.desk.settle();
        self.rewrite_log();
        self.restart(Vec::new());
    }

    /// Stops whatever runs: the page is left.
    pub fn stop(self) {
        self.desk.runs.rerun();
        self.desk.pause.set(None);
    }

    fn act(self, act: Act) {
        match act {
            Act::Want => self.wanted.set(true),
            Act::LiftCurtain(seat) => {
                self.eyes.set(Some(seat));
                self.rewrite_log();
                self.look();
                self.desk.stage.set(Stage::Choosing);
            }
            Act::Choose(choice) => {
                let Some(seat) = self.desk.seen.with_untracked(TableSnapshot::asked) else { return };
                let chosen = self.table.try_update(|table| table.choose(seat, choice, now()));
                if let Some(Ok(events)) = chosen {
                    self.desk.stage.set(Stage::Moving);
                    self.restart(events);
                }
            }
        }
    }

    /// Draws the table as the eyes at the screen see it.
    fn look(self) {
        let viewer = viewer(self.eyes.get_untracked());
        self.desk.see(self.table.with_untracked(|table| TableSnapshot::local(table, viewer)));
    }

    fn restart(self, events: Vec<Event<Happening>>) {
        let run = self.desk.runs.rerun();
        leptos::task::spawn_local(async move {
            self.show(&events, run).await;
            self.drive(run).await;
        });
    }

    async fn show(self, events: &[Event<Happening>], run: u32) {
        if !self.desk.runs.current(run) {
            return;
        }
        self.look();
        let viewer = viewer(self.eyes.get_untracked());
        let lines = self.table.with_untracked(|table| lines(table.session().game(), events, viewer));
        self.desk.show(lines, run).await;
    }

    async fn drive(self, run: u32) {
        while self.desk.runs.current(run) {
            let drawn = self.table.try_update(|table| table.draw(now())).unwrap_or_default();
            self.show(&drawn, run).await;
            if !self.desk.runs.current(run) {
                return;
            }
            let table = self.table.get_untracked();
            self.desk.state.saves.save(&table);
            let Some(seat) = table.chooser() else {
                self.desk.stage.set(Stage::Over);
                return album::keep(self.desk, Kept::Here(table.record()));
            };
            let choice = match &table.players()[seat.index()] {
                Player::Bot(name) => self.ask_bot(&table, seat, name).await,
                Player::Person(_) => self.ask_person(&table, seat, run).await,
            };
            let Some(choice) = choice else { return };
            if !self.desk.runs.current(run) {
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
        self.desk.stage.set(Stage::Thinking(seat));
        let wanted = Wanted::Choice(name.to_owned());
        let (game, position) = (table.session().game(), table.session().position());
        let question = Question::of(game, position, seat, wanted, fresh_seed());
        let choice = worker::choice(WORKER, MINDS, &question).await;
        TimeoutFuture::new(Pace::now().bot_ms()).await;
        choice
    }

    /// A choice that needs no asking, or none while a person is asked.
    async fn ask_person(self, table: &LocalTable, seat: Seat, run: u32) -> Option<Choice> {
        let legal = table.legal(seat);
        let alone = table.people().count() == 1 || table.open_hands;
        let window = legal.contains(&Choice::Pass);
        if alone {
            if window && legal.len() == 1 {
                return Some(Choice::Pass);
            }
            self.eyes.set(Some(seat));
        } else if window && !self.wait_for_a_card().await {
            return Some(Choice::Pass);
        }
        if !self.desk.runs.current(run) {
            return None;
        }
        if self.eyes.get_untracked() != Some(seat) {
            self.eyes.set(None);
            self.look();
            self.rewrite_log();
            self.desk.stage.set(Stage::Curtain(seat));
            return None;
        }
        self.look();
        self.desk.stage.set(Stage::Choosing);
        None
    }

    /// Gives everybody the same time to say that there is a card, whoever holds what.
    async fn wait_for_a_card(self) -> bool {
        let Some(ship) = self.desk.seen.with_untracked(TableSnapshot::window_ship) else { return false };
        self.wanted.set(false);
        self.desk.stage.set(Stage::Reaction(ship));
        let pause = Pause { total_ms: REACTION_MS, left_ms: REACTION_MS, runs: true, offered: true };
        self.desk.pause.set(Some(pause));
        let tapped = self.tapped().await;
        self.desk.pause.try_set(None);
        tapped
    }

    async fn tapped(self) -> bool {
        for _ in 0..REACTION_MS / 100 {
            TimeoutFuture::new(100).await;
            if self.wanted.try_get_untracked().unwrap_or(true) {
                return true;
            }
        }
        false
    }

    /// The log as the eyes at the screen may read it.
    fn rewrite_log(self) {
        let viewer = viewer(self.eyes.get_untracked());
        let all = self.table.with_untracked(|table| lines(table.session().game(), &table.history(), viewer));
        self.desk.log.set(all);
    }
}

/// The one person at the screen, if there is only one.
fn lone_person(table: &LocalTable) -> Option<Seat> {
    let mut people = table.people();
    people.next().filter(|_| people.next().is_none())
}

fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::Spectator, Viewer::Seat)
}
