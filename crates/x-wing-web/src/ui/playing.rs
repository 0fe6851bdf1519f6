//! What happened is shown on the desk: ships glide, dice fall, the log grows, at the pace that somebody likes.

use crate::flight;
use crate::fray::Fray;
use crate::paths::Paths;
use crate::sound;
use crate::told;
use crate::ui::desk::{Desk, Stage};
use crate::ui::flying;
use geometry::{Maneuver, Pose};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use page_parts::browser::media;
use page_parts::line::Line;
use page_parts::motion::{self, LATE_MS};
use page_parts::settings::Pace;
use x_wing::{Happening, ShipId};

impl Desk {
    /// What moves now is done at once.
    pub fn hurry(self) {
        if self.stage.get_untracked() == Stage::Moving {
            self.hurry.set(true);
            motion::finish(&document());
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
            if !self.runs.current(run) {
                return;
            }
            let (seen, heard) = (told::happening(&line), sound::of(&line));
            if let Some(heard) = heard.filter(|_| self.hurry.try_get_untracked() == Some(false)) {
                page_parts::sound::play(heard);
            }
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
        if self.runs.current(run) {
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
        self.wait(self.paced(ms) + LATE_MS).await;
    }

    /// So much time, at the pace that somebody likes.
    fn paced(self, ms: u32) -> u32 {
        let speed = self.speed.try_get_untracked().unwrap_or(1.0);
        (f64::from(ms) * Pace::now().space_ms() / 90.0 / speed) as u32
    }

    /// Waits, unless somebody is in a hurry.
    pub async fn pause(self, ms: u32) {
        self.wait(self.paced(ms)).await;
    }

    async fn wait(self, mut left: u32) {
        while left > 0 && self.hurry.try_get_untracked() == Some(false) {
            let slice = left.min(60);
            TimeoutFuture::new(slice).await;
            left -= slice;
        }
    }
}
