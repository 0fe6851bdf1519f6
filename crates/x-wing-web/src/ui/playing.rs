//! What happened is shown on the desk: ships glide, dice fall, the log grows, at the pace that somebody likes.

use crate::flight;
use crate::fray::Fray;
use crate::paths::Paths;
use crate::told;
use crate::ui::desk::{Desk, Stage};
use crate::ui::flying;
use geometry::{Maneuver, Pose};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use page_parts::browser::media;
use page_parts::line::Line;
use page_parts::settings::Pace;
use x_wing::{Happening, ShipId};

impl Desk {
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

    /// What moves now is done at once.
    pub fn hurry(self) {
        if self.stage.get_untracked() == Stage::Moving {
            self.hurry.set(true);
            flying::finish();
        }
    }

    /// What has been told so far: the log, and the ways that were flown.
    pub fn remember(self, log: Vec<Line>) {
        let told: Vec<_> = log.iter().filter_map(told::happening).collect();
        self.paths.set(Paths::of(&told));
        self.log.set(log);
    }

    /// Shows what happened: ships glide, dice fall, the log grows; then everything is where it is.
    pub async fn show(self, lines: Vec<Line>, run: u32) {
        self.hurry.try_set(false);
        for line in lines {
            if !self.current(run) {
                return;
            }
            let seen = told::happening(&line);
            self.log.update(|log| log.push(line));
            let Some(what) = seen else { continue };
            self.fray.update(|fray| *fray = Fray::after(*fray, &what));
            self.paths.update(|paths| paths.hear(&what));
            match what {
                Happening::Moved { ship, maneuver, from, to } => self.glide(ship, Some(maneuver), (from, to)).await,
                Happening::Shifted { ship, from, to } => self.glide(ship, None, (from, to)).await,
                Happening::Revealed { .. } => self.pause(320).await,
                what if Fray::is_seen(&what) => self.pause(700).await,
                _ => {}
            }
        }
        if self.current(run) {
            self.settle();
        }
    }

    /// A ship flies; nothing travels for those who want no motion.
    async fn glide(self, ship: ShipId, maneuver: Option<Maneuver>, (from, to): (Pose, Pose)) {
        self.shown.update(|shown| shown.ships[ship.index()].pose = to);
        if media("(prefers-reduced-motion: reduce)") {
            return;
        }
        let size = self.seen.with_untracked(|seen| seen.game.facts(ship).pilot.ship.size);
        let ms = flight::duration(maneuver);
        if self.hurry.try_get_untracked() == Some(false) {
            flying::fly(ship, size, maneuver, (from, to), self.paced(ms));
        }
        self.pause(ms).await;
    }

    /// So much time, at the pace that somebody likes.
    fn paced(self, ms: u32) -> u32 {
        let speed = self.speed.try_get_untracked().unwrap_or(1.0);
        (f64::from(ms) * Pace::now().space_ms() / 90.0 / speed) as u32
    }

    /// Waits, unless somebody is in a hurry.
    pub async fn pause(self, ms: u32) {
        let mut left = self.paced(ms);
        while left > 0 && self.hurry.try_get_untracked() == Some(false) {
            let slice = left.min(60);
            TimeoutFuture::new(slice).await;
            left -= slice;
        }
    }
}
