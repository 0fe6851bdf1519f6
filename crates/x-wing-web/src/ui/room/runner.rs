//! Shows what the server tells at the pace at which it can be followed: one thing after the other.

use crate::asks::Asks;
use crate::online::{Online, Waits, seen, waits};
use crate::routine;
use crate::snapshot::Snapshot;
use crate::ui::desk::{Act, Desk, Stage};
use crate::ui::room::Link;
use crate::ui::state::State;
use leptos::prelude::*;
use page_parts::line::Line;
use page_parts::online::News;
use play::Game;
use room_protocol::ClientMessage;
use std::collections::VecDeque;
use x_wing::Choice;

/// With more than so many things to show, the page has been away: it shows where everything is.
const MOST: usize = 12;

/// A battle over the network on the screen.
#[derive(Clone, Copy)]
pub struct Runner {
    link: Link,
    state: State,
    /// The table, once there is a game.
    pub desk: RwSignal<Option<Desk>>,
    waiting: StoredValue<VecDeque<Shown>>,
    busy: StoredValue<bool>,
    /// The last decision that was made without asking, by its entry.
    forced: StoredValue<Option<u32>>,
    owner: StoredValue<Owner>,
}

/// Something to show: what happened, and what is seen then.
struct Shown {
    lines: Vec<Line>,
    seen: Snapshot,
    waits: Waits,
    at: u32,
}

impl Runner {
    /// Listens to a room, until the page is left.
    pub fn new(state: State, link: Link) -> Runner {
        let runner = Runner {
            link,
            state,
            desk: RwSignal::new(None),
            waiting: StoredValue::new(VecDeque::new()),
            busy: StoredValue::new(false),
            forced: StoredValue::new(None),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        link.listen(move |news| runner.hear(news));
        runner
    }

    fn hear(self, news: News) {
        match news {
            News::All => self.begin(),
            News::Played(lines) => self.queue(lines),
            News::Table | News::Room | News::No(_) => self.queue(Vec::new()),
            News::Said(_) | News::Goodbye | News::Nothing | News::Lost => {}
        }
    }

    fn now(self) -> Option<Shown> {
        let look = |online: &Online| {
            let at = online.running.as_ref()?.table.at;
            Some(Shown { lines: Vec::new(), seen: seen(online)?, waits: waits(online), at })
        };
        self.link.online.try_with_untracked(|online| online.as_ref().and_then(look)).flatten()
    }

    /// Draws everything as it is now.
    fn begin(self) {
        self.waiting.update_value(VecDeque::clear);
        self.forced.set_value(None);
        let Some(now) = self.now() else { return self.desk.set(None) };
        let history = self.link.online.with_untracked(|online| {
            let running = online.as_ref().and_then(|online| online.running.as_ref());
            running.map(|running| running.history.clone()).unwrap_or_default()
        });
        let same = |desk: &Desk| desk.seen.with_untracked(|old| old.game.setup() == now.seen.game.setup());
        let kept = self.desk.get_untracked().filter(same);
        let desk = kept.unwrap_or_else(|| self.owner.get_value().with(|| self.table(now.seen.clone())));
        desk.runs.rerun();
        self.busy.set_value(false);
        desk.unpick();
        desk.fray.set(None);
        desk.own.set(now.seen.view.seat);
        desk.see(now.seen);
        desk.settle();
        desk.remember(history);
        self.wait(desk, now.waits, now.at);
        if kept.is_none() {
            self.desk.set(Some(desk));
        }
    }

    fn table(self, seen: Snapshot) -> Desk {
        let desk = Desk::new(self.state, seen);
        desk.listen(move |act| self.act(desk, act));
        desk
    }

    fn act(self, desk: Desk, act: Act) {
        let Act::Choose(choice) = act else { return };
        let Some(at) = self.now().map(|now| now.at) else { return };
        // A dial is no move yet: the others can be set while the server is told of it.
        if !matches!(choice, Choice::Dial { .. }) {
            desk.stage.set(Stage::Moving);
        }
        self.link.say(&ClientMessage::Choose { at, choice });
    }

    fn queue(self, lines: Vec<Line>) {
        let Some(desk) = self.desk.try_get_untracked().flatten() else { return };
        let Some(now) = self.now() else { return };
        self.waiting.update_value(|waiting| waiting.push_back(Shown { lines, ..now }));
        if self.busy.get_value() {
            return;
        }
        self.busy.set_value(true);
        let run = desk.runs.rerun();
        leptos::task::spawn_local(async move { self.show(desk, run).await });
    }

    async fn show(self, desk: Desk, run: u32) {
        while desk.runs.current(run) {
            let Some(next) = self.waiting.try_update_value(VecDeque::pop_front).flatten() else { break };
            let many = self.waiting.with_value(VecDeque::len) > MOST || document().hidden();
            if !next.lines.is_empty() {
                desk.stage.set(Stage::Moving);
            }
            desk.see(next.seen);
            if many {
                let mut log = desk.log.get_untracked();
                log.extend(next.lines);
                desk.remember(log);
            } else {
                desk.show(next.lines, run).await;
            }
            if !desk.runs.current(run) {
                return;
            }
            desk.settle();
            self.wait(desk, next.waits, next.at);
        }
        if desk.runs.current(run) {
            self.busy.set_value(false);
        }
    }

    /// The screen waits for whoever the battle waits for; what needs no asking is answered.
    fn wait(self, desk: Desk, waits: Waits, at: u32) {
        let orders = desk.orders.get_untracked();
        let forced = desk.seen.with_untracked(|seen| {
            let asked = waits == Waits::Us && Asks::of(seen.open()) != Asks::Plan;
            let made = || routine::made(&seen.game, seen.open(), &seen.offered, seen.continuous, &orders);
            asked.then(made).flatten()
        });
        if let Some(choice) = forced {
            desk.stage.set(Stage::Moving);
            if self.forced.get_value() != Some(at) {
                self.forced.set_value(Some(at));
                self.link.say(&ClientMessage::Choose { at, choice });
            }
            return;
        }
        let stage = match waits {
            Waits::Nobody => Stage::Moving,
            Waits::Us => Stage::Choosing,
            Waits::Other(seat) => Stage::Thinking(seat),
            Waits::Over => Stage::Over,
        };
        if desk.stage.get_untracked() != stage {
            desk.stage.set(stage);
        }
    }
}
