//! Shows what the server tells at the pace at which it can be followed: one thing after the other.

use crate::line::{Line, moves};
use crate::messages::ClientMessage;
use crate::online::{self, News, Online};
use crate::stage::{Pause, Stage};
use crate::table_snapshot::TableSnapshot;
use crate::ui::online::Link;
use crate::ui::state::State;
use crate::ui::table_controller::{Act, TableController};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use play::Game;
use std::collections::VecDeque;

/// With more than so many things to show, the page has been away: it shows where everything is.
const MOST: usize = 12;

const BREATH_MS: u32 = 500;

/// A table over the network on the screen.
#[derive(Clone, Copy)]
pub struct Runner {
    pub link: Link,
    state: State,
    /// The table, once there is a game.
    pub desk: RwSignal<Option<TableController>>,
    /// From which line on we have not seen what happened; while it is to be told.
    pub since: RwSignal<Option<usize>>,
    waiting: StoredValue<VecDeque<Shown>>,
    busy: StoredValue<bool>,
    owner: StoredValue<Owner>,
}

/// Something to show: what happened, and what is seen then.
struct Shown {
    lines: Vec<Line>,
    seen: TableSnapshot,
    stage: Stage,
}

impl Runner {
    /// Listens to a room, until the page is left.
    pub fn new(state: State, link: Link) -> Runner {
        let runner = Runner {
            link,
            state,
            desk: RwSignal::new(None),
            since: RwSignal::new(None),
            waiting: StoredValue::new(VecDeque::new()),
            busy: StoredValue::new(false),
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

    fn known<T>(self, look: impl FnOnce(&Online) -> Option<T>) -> Option<T> {
        self.link.online.try_with_untracked(|online| online.as_ref().and_then(look)).flatten()
    }

    /// Draws everything as it is now.
    fn begin(self) {
        self.waiting.update_value(VecDeque::clear);
        let Some((seen, history, since)) = self.known(|online| {
            let running = online.running.as_ref()?;
            Some((online::seen(online)?, running.history.clone(), running.since))
        }) else {
            return self.desk.set(None);
        };
        let same = |desk: &TableController| desk.seen.with_untracked(|old| old.game.setup() == seen.game.setup());
        let kept = self.desk.get_untracked().filter(same);
        let desk = kept.unwrap_or_else(|| self.owner.get_value().with(|| self.table(seen.clone())));
        desk.runs.rerun();
        self.busy.set_value(false);
        desk.unpick();
        desk.see(seen);
        desk.settle();
        let missed = history.len().saturating_sub(since);
        desk.log.set(history);
        self.since.set((since > 0 && missed > 1).then_some(since));
        desk.wait_for(self.known(|online| Some(online::stage(online))).unwrap_or(Stage::Moving));
        desk.pause.set(self.pause());
        if kept.is_none() {
            self.desk.set(Some(desk));
        }
    }

    fn table(self, seen: TableSnapshot) -> TableController {
        let desk = TableController::new(self.state, seen);
        desk.listen(move |act| self.act(act));
        desk
    }

    fn act(self, act: Act) {
        let Some(at) = self.known(|online| online.running.as_ref().map(|running| running.table.at)) else { return };
        match act {
            Act::Choose(choice) => {
                self.since.set(None);
                if let Some(desk) = self.desk.get_untracked() {
                    desk.wait_for(Stage::Moving);
                }
                self.link.say(&ClientMessage::Choose { at, choice });
            }
            Act::Want => self.link.say(&ClientMessage::Wait { at }),
            Act::LiftCurtain(_) => {}
        }
    }

    fn pause(self) -> Option<Pause> {
        self.known(online::pause)
    }

    /// Windows are shown at once, whatever is still under way; the rest in its turn.
    fn queue(self, lines: Vec<Line>) {
        let Some(desk) = self.desk.try_get_untracked().flatten() else { return };
        desk.pause.set(self.pause());
        let Some((seen, stage)) = self.known(|online| Some((online::seen(online)?, online::stage(online)))) else {
            return;
        };
        self.waiting.update_value(|waiting| waiting.push_back(Shown { lines, seen, stage }));
        if self.busy.get_value() {
            return;
        }
        self.busy.set_value(true);
        let run = desk.runs.rerun();
        leptos::task::spawn_local(async move { self.show(desk, run).await });
    }

    /// Shows one move after the other, with a breath between them: bots answer at once, people look.
    async fn follow(self, desk: TableController, lines: Vec<Line>, run: u32) {
        for (index, lines) in moves(lines).into_iter().enumerate() {
            if index > 0 {
                TimeoutFuture::new(BREATH_MS).await;
            }
            desk.tell(lines, run).await;
        }
    }

    async fn show(self, desk: TableController, run: u32) {
        while desk.runs.current(run) {
            let Some(next) = self.waiting.try_update_value(VecDeque::pop_front).flatten() else { break };
            let many = self.waiting.with_value(VecDeque::len) > MOST || document().hidden();
            desk.see(next.seen);
            if many {
                desk.log.update(|log| log.extend(next.lines));
                desk.settle();
            } else {
                self.follow(desk, next.lines, run).await;
            }
            if !desk.runs.current(run) {
                return;
            }
            desk.settle();
            desk.wait_for(next.stage);
        }
        if desk.runs.current(run) {
            desk.settle();
            self.busy.set_value(false);
        }
    }
}
