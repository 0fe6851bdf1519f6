//! The table on the screen: what is drawn, what was picked, and what is told to whoever runs the game.

use crate::line::{Flown, Line, flown};
use crate::seen::Seen;
use crate::sound::Sound;
pub use crate::stage::{Act, Pause, Stage};
use crate::tour::Point;
use crate::ui::sound;
use crate::ui::state::{State, media};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use super_teams::{Card, Place, Ship};

const STEP_MS: u32 = 110;

/// A table on the screen.
#[derive(Clone, Copy)]
pub struct Desk {
    pub state: State,
    /// All that is drawn.
    pub seen: RwSignal<Seen>,
    pub stage: RwSignal<Stage>,
    /// Where the ships are drawn, which is behind where they are while they move.
    pub shown: RwSignal<[Place; 8]>,
    pub log: RwSignal<Vec<Line>>,
    /// The card picked, not yet played.
    pub card: RwSignal<Option<Card>>,
    /// The ship picked for it.
    pub ship: RwSignal<Option<Ship>>,
    /// A pause in which a bonus card can be announced.
    pub pause: RwSignal<Option<Pause>>,
    /// The ship under way, and how that sounds.
    pub flying: RwSignal<Option<(Ship, Sound)>>,
    /// What somebody points at.
    pub points: RwSignal<Vec<Point>>,
    /// Told what the person does.
    act: StoredValue<Callback<Act>>,
    /// Counted up when what runs is out of date.
    run: RwSignal<u32>,
}

impl Desk {
    /// A table on the screen, with nobody yet who runs it.
    pub fn new(state: State, seen: Seen) -> Desk {
        let desk = Desk {
            state,
            stage: RwSignal::new(Stage::Moving),
            shown: RwSignal::new(seen.places()),
            seen: RwSignal::new(seen),
            log: RwSignal::new(Vec::new()),
            card: RwSignal::new(None),
            ship: RwSignal::new(None),
            pause: RwSignal::new(None),
            flying: RwSignal::new(None),
            points: RwSignal::new(Vec::new()),
            act: StoredValue::new(Callback::new(|_| ())),
            run: RwSignal::new(0),
        };
        Effect::new(move || {
            if desk.stage.get() == Stage::Choosing {
                sound::play(Sound::Turn);
            }
        });
        desk
    }

    /// From now on `told` hears what the person does.
    pub fn listen(self, told: impl Fn(Act) + Send + Sync + 'static) {
        self.act.set_value(Callback::new(told));
    }

    /// The person does something.
    pub fn act(self, act: Act) {
        if let Act::Choose(_) = act {
            self.unpick();
        }
        self.act.get_value().run(act);
    }

    /// Whether somebody points at this.
    pub fn points_at(self, point: Point) -> bool {
        self.points.with(|points| points.contains(&point))
    }

    /// Nothing is picked any more.
    pub fn unpick(self) {
        self.card.set(None);
        self.ship.set(None);
    }

    /// What these eyes see now. Ships stay where they are drawn until they have flown.
    pub fn see(self, seen: Seen) {
        if self.seen.try_with_untracked(|old| !old.is_same(&seen)) == Some(true) {
            self.seen.set(seen);
        }
    }

    /// What the table waits for now. What is drawn already stays, and so does the keyboard's focus in it.
    pub fn wait_for(self, stage: Stage) {
        if self.stage.try_get_untracked() != Some(stage) {
            self.stage.set(stage);
        }
    }

    /// The ships are where they are.
    pub fn settle(self) {
        if let Some(places) = self.seen.try_with_untracked(Seen::places) {
            self.shown.set(places);
            self.flying.set(None);
        }
    }

    /// Whatever ran is out of date; the number of what runs now.
    pub fn rerun(self) -> u32 {
        self.run
            .try_update(|run| {
                *run += 1;
                *run
            })
            .unwrap_or_default()
    }

    /// Whether the run with this number is still the one.
    pub fn current(self, run: u32) -> bool {
        self.run.try_get_untracked() == Some(run)
    }

    /// Shows lines one after the other: ships glide along the track, the log grows; then everything is where it is.
    pub async fn show(self, lines: Vec<Line>, run: u32) {
        self.show_at(1.0, lines, run).await;
    }

    /// The same, so many times as fast.
    pub async fn show_at(self, speed: f64, lines: Vec<Line>, run: u32) {
        self.tell_at(speed, lines, run).await;
        if self.current(run) {
            self.settle();
        }
    }

    /// Shows lines without looking where everything is afterwards: more lines follow.
    pub async fn tell(self, lines: Vec<Line>, run: u32) {
        self.tell_at(1.0, lines, run).await;
    }

    async fn tell_at(self, speed: f64, lines: Vec<Line>, run: u32) {
        let still = media("(prefers-reduced-motion: reduce)");
        for line in lines {
            if !self.current(run) {
                return;
            }
            let noise = Sound::of(&line);
            if let Some(noise) = noise {
                sound::play(noise);
            }
            if let Some(flown) = flown(&line) {
                self.stage.set(Stage::Moving);
                self.flying.set(noise.map(|noise| (flown.ship, noise)));
                self.glide(flown, speed, still, run).await;
            }
            if !self.current(run) {
                return;
            }
            self.flying.set(None);
            self.log.update(|log| log.push(line));
        }
    }

    async fn glide(self, flown: Flown, speed: f64, still: bool, run: u32) {
        let mut space = flown.from;
        while space != flown.to && self.current(run) {
            space = match (still, flown.to > space) {
                (true, _) => flown.to,
                (false, true) => space + 1,
                (false, false) => space - 1,
            };
            self.shown.update(|shown| shown[flown.ship as usize].space = space);
            if !still {
                TimeoutFuture::new((f64::from(STEP_MS) / speed) as u32).await;
            }
        }
    }
}
