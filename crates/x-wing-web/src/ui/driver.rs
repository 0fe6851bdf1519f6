//! Runs the page's own battle: chance, bots, and whose turn it is to look at the screen.

use crate::asks::Asks;
use crate::routine::{self, Orders};
use crate::snapshot::Snapshot;
use crate::think::MINDS;
use crate::ui::WORKER;
use crate::ui::desk::{Act, Desk, Stage};
use crate::ui::state::State;
use chance::Dice;
use leptos::prelude::*;
use page_parts::browser::{forget, fresh_seed, now, store, stored};
use page_parts::json;
use page_parts::line::lines;
use page_parts::local::{LocalTable, Player};
use page_parts::think::{Question, Wanted};
use page_parts::worker;
use play::{Event, Game, Need, Seat, Viewer};
use std::sync::Arc;
use x_wing::{Choice, Frame, Happening, XWing};

const ORDERS: &str = "holotable-x-wing-orders";

/// What the person did not want to be asked when the page was left.
fn kept_orders() -> Orders {
    stored(ORDERS).and_then(|kept| json::read(&kept).ok()).unwrap_or_default()
}

/// A new battle asks everything.
pub fn forget_orders() {
    forget(ORDERS);
}

/// The page's own battle on the screen.
#[derive(Clone, Copy)]
pub struct Battle {
    pub desk: Desk,
    pub table: RwSignal<LocalTable<XWing>>,
    game: StoredValue<Arc<XWing>>,
    /// Whose secrets lie open on the screen.
    eyes: RwSignal<Option<Seat>>,
}

impl Battle {
    /// Puts a battle on the screen and lets it run.
    pub fn start(state: State, table: LocalTable<XWing>) -> Battle {
        let game = Arc::new(table.session().game().clone());
        let eyes = lone_person(&table);
        let seen = Snapshot::local(&game, &table, viewer(eyes), None);
        let battle = Battle {
            desk: Desk::new(state, seen),
            table: RwSignal::new(table),
            game: StoredValue::new(game),
            eyes: RwSignal::new(eyes),
        };
        battle.desk.orders.set(kept_orders());
        battle.desk.own.set(eyes);
        Effect::new(move || {
            store(ORDERS, &battle.desk.orders.with(|orders| serde_json::to_string(orders).unwrap_or_default()));
        });
        battle.desk.listen(move |act| battle.act(act));
        if battle.table.with_untracked(LocalTable::has_bot) {
            worker::begin(WORKER);
        }
        battle.rewrite_log();
        battle.restart(Vec::new());
        battle
    }

    /// Takes back to the last decision of a person, if nothing was revealed and nothing rolled since.
    pub fn undo(self) {
        let orders = self.desk.orders.get_untracked();
        let before = self.table.with_untracked(|table| taken_back(table, &orders, now()));
        let undone = before.map(|before| self.table.set(before)).is_some().then_some(true);
        if undone == Some(true) {
            self.desk.unpick();
            self.desk.fray.set(None);
            self.look(None);
            self.desk.settle();
            self.rewrite_log();
            self.restart(Vec::new());
        }
    }

    /// Whether there is something to take back.
    pub fn may_undo(self) -> bool {
        self.desk.stage.get() == Stage::Choosing
            && self.table.with(|table| self.desk.orders.with(|orders| taken_back(table, orders, 0).is_some()))
    }

    /// The same players once more.
    pub fn again(self) {
        let (setup, players) =
            self.table.with_untracked(|table| (table.session().game().setup().clone(), table.players().to_vec()));
        let Some(mut table) = LocalTable::new(setup, players, fresh_seed()) else { return };
        lay_out(&mut table);
        self.stop();
        self.desk.orders.set(Orders::default());
        self.eyes.set(lone_person(&table));
        self.table.set(table);
        self.desk.unpick();
        self.desk.fray.set(None);
        self.look(None);
        self.desk.settle();
        self.rewrite_log();
        self.restart(Vec::new());
    }

    /// The person gives up.
    pub fn concede(self) {
        let Some(seat) = self.desk.seen.with_untracked(|seen| seen.asked) else { return };
        let said = self.table.try_update(|table| table.concede(seat, now()));
        if let Some(Ok(events)) = said {
            self.desk.unpick();
            self.restart(events);
        }
    }

    /// Stops whatever runs: the page is left.
    pub fn stop(self) {
        self.desk.runs.rerun();
    }

    fn act(self, act: Act) {
        match act {
            Act::LiftCurtain(seat) => {
                self.eyes.set(Some(seat));
                self.rewrite_log();
                self.look(Some(seat));
                self.desk.settle();
                self.desk.stage.set(Stage::Choosing);
            }
            Act::Choose(choice) => {
                let Some(seat) = self.desk.seen.with_untracked(|seen| seen.asked) else { return };
                let chosen = self.table.try_update(|table| table.choose(seat, choice, now()));
                if let Some(Ok(events)) = chosen {
                    self.desk.stage.set(Stage::Moving);
                    self.restart(events);
                }
            }
        }
    }

    /// Draws the table as the eyes at the screen see it.
    fn look(self, asked: Option<Seat>) {
        let viewer = viewer(self.eyes.get_untracked());
        let game = self.game.get_value();
        self.desk.see(self.table.with_untracked(|table| Snapshot::local(&game, table, viewer, asked)));
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
        self.look(None);
        let viewer = viewer(self.eyes.get_untracked());
        let lines = lines(&*self.game.get_value(), events, viewer);
        self.desk.show(lines, run).await;
    }

    async fn drive(self, run: u32) {
        while self.desk.runs.current(run) {
            let drawn = self.table.try_update(|table| table.draw(now())).unwrap_or_default();
            self.show(&drawn, run).await;
            if !self.desk.runs.current(run) {
                return;
            }
            self.table.with_untracked(|table| self.desk.state().saves.save(table));
            let Need::Seats(seats) = self.table.with_untracked(LocalTable::need) else {
                return self.desk.stage.set(Stage::Over);
            };
            let bot = |seat: &Seat| self.table.with_untracked(|table| !table.players()[seat.index()].is_person());
            let seat = seats.iter().find(bot).or_else(|| seats.iter().next());
            let Some(seat) = seat else { return };
            let choice = match self.table.with_untracked(|table| table.players()[seat.index()].clone()) {
                Player::Bot(name) => self.ask_bot(seat, name).await,
                Player::Person(_) => self.ask_person(seat),
            };
            let Some(choice) = choice else { return };
            if !self.desk.runs.current(run) {
                return;
            }
            let Some(Ok(events)) = self.table.try_update(|table| table.choose(seat, choice, now())) else { return };
            self.show(&events, run).await;
        }
    }

    async fn ask_bot(self, seat: Seat, bot: String) -> Option<Choice> {
        let forced = self.table.with_untracked(|table| {
            play::Question::new(table.session().game(), table.session().position(), seat).forced()
        });
        if forced.is_some() {
            return forced;
        }
        self.desk.stage.set(Stage::Thinking(seat));
        self.think(seat, bot).await
    }

    /// What a bot would choose in a seat, by what that seat may know.
    async fn think(self, seat: Seat, bot: String) -> Option<Choice> {
        let question = self.table.with_untracked(|table| {
            Question::of(table.session().game(), table.session().position(), seat, Wanted::Choice(bot), fresh_seed())
        });
        worker::choice(WORKER, MINDS, &question).await
    }

    /// A choice that needs no asking, or none while a person is asked.
    fn ask_person(self, seat: Seat) -> Option<Choice> {
        let orders = self.desk.orders.get_untracked();
        let (made, plans, alone) = self.table.with_untracked(|table| {
            let plans = Asks::of(&table.session().position().open) == Asks::Plan;
            (routine_of(table, seat, &orders), plans, table.people().count() == 1)
        });
        if made.is_some() {
            return made;
        }
        if !alone {
            if plans && self.eyes.get_untracked() != Some(seat) {
                self.eyes.set(None);
                self.look(None);
                self.desk.settle();
                self.rewrite_log();
                self.desk.stage.set(Stage::Curtain(seat));
                return None;
            }
            if !plans {
                self.eyes.set(None);
            }
        }
        self.look(Some(seat));
        self.desk.settle();
        self.desk.stage.set(Stage::Choosing);
        None
    }

    /// The log as the eyes at the screen may read it.
    fn rewrite_log(self) {
        let viewer = viewer(self.eyes.get_untracked());
        let history = self.table.with_untracked(LocalTable::history);
        self.desk.remember(lines(&*self.game.get_value(), &history, viewer));
    }
}

/// The battle before the last decision that a person was asked for; nothing if something was revealed or rolled since.
fn taken_back(table: &LocalTable<XWing>, orders: &Orders, ms: u64) -> Option<LocalTable<XWing>> {
    let mut trial = table.clone();
    trial.undo(ms).ok()?;
    while routine_of(&trial, trial.chooser()?, orders).is_some() {
        trial.undo(ms).ok()?;
    }
    let (history, before) = (table.history(), trial.history().len());
    let hides = |event: &Event<Happening>| {
        matches!(
            event.what,
            Happening::Revealed { .. } | Happening::Rolled { .. } | Happening::Dealt { .. } | Happening::Damaged { .. }
        )
    };
    (!history[before.min(history.len())..].iter().any(hides)).then_some(trial)
}

/// What is chosen for a person, if nobody has to be asked.
fn routine_of(table: &LocalTable<XWing>, seat: Seat, orders: &Orders) -> Option<Choice> {
    let (game, position) = (table.session().game(), table.session().position());
    let offered = play::legal(game, position, seat);
    routine::made(game, &position.open, &offered, game.continuous(position, seat), orders)
}

/// Puts obstacles and ships onto the table, for whoever wants to fly at once.
pub fn lay_out(table: &mut LocalTable<XWing>) {
    let mut dice = Dice::new(fresh_seed(), 0);
    loop {
        table.draw(0);
        let position = *table.session().position();
        let Need::Seats(seats) = table.need() else { return };
        let Some(seat) = seats.iter().next() else { return };
        let choice = match position.open.stack.top() {
            Frame::Initiative(_) | Frame::Edge | Frame::Forces => {
                play::legal(table.session().game(), &position, seat).first().copied()
            }
            Frame::Obstacles(_) => Some(table.session().game().sample_choice(&position, seat, &mut dice)),
            _ => return,
        };
        let Some(choice) = choice else { return };
        if table.choose(seat, choice, 0).is_err() {
            return;
        }
    }
}

/// The one person at the screen, if there is only one.
fn lone_person(table: &LocalTable<XWing>) -> Option<Seat> {
    let mut people = table.people();
    people.next().filter(|_| people.next().is_none())
}

fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::Spectator, Viewer::Seat)
}
