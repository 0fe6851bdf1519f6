//! The table on the screen: what is drawn, what was picked, and what is told to whoever runs the game.

use crate::flight::Flight;
use crate::foresight::Foresight;
use crate::line::{self, Flown, Line, flown};
use crate::sound::Sound;
pub use crate::stage::{Act, Pause, Stage};
use crate::table_snapshot::TableSnapshot;
use crate::tour::Point;
use crate::ui::sound;
use crate::ui::state::{State, media};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use page_parts::Runs;
use page_parts::motion::LATE_MS;
use page_parts::settings::Pace;
use super_teams::{Card, Choice, Place, Ship};

/// How long a ship is away in the Maw.
const MAW_MS: u32 = 300;
/// The breath before each flight that is shown again.
const AGAIN_MS: u32 = 450;

/// A table on the screen.
#[derive(Clone, Copy)]
pub struct TableController {
    pub state: State,
    /// All that is drawn.
    pub seen: RwSignal<TableSnapshot>,
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
    /// The last flight that was begun; none where ships are put down elsewhere in the middle of it.
    pub flight: RwSignal<Option<Flight>>,
    /// The space that somebody asks about.
    pub told: RwSignal<Option<u8>>,
    /// Whether the log lies over the table, where there is no room beside it.
    pub reads: RwSignal<bool>,
    /// The corner of the board where there is room for the piles.
    pub corner: RwSignal<&'static str>,
    /// Whether one person has this screen alone.
    pub alone: RwSignal<bool>,
    /// Whether the person uses keys.
    pub by_keys: StoredValue<bool>,
    /// What somebody points at.
    pub points: RwSignal<Vec<Point>>,
    /// Told what the person does.
    act: StoredValue<Callback<Act>>,
    /// What runs on the screen.
    pub runs: Runs,
}

impl TableController {
    /// A table on the screen, with nobody yet who runs it.
    pub fn new(state: State, seen: TableSnapshot) -> TableController {
        let desk = TableController {
            state,
            stage: RwSignal::new(Stage::Moving),
            shown: RwSignal::new(seen.places()),
            seen: RwSignal::new(seen),
            log: RwSignal::new(Vec::new()),
            card: RwSignal::new(None),
            ship: RwSignal::new(None),
            pause: RwSignal::new(None),
            flying: RwSignal::new(None),
            flight: RwSignal::new(None),
            told: RwSignal::new(None),
            reads: RwSignal::new(false),
            corner: RwSignal::new("north-west"),
            alone: RwSignal::new(true),
            by_keys: StoredValue::new(false),
            points: RwSignal::new(Vec::new()),
            act: StoredValue::new(Callback::new(|_| ())),
            runs: Runs::new(),
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
        self.told.set(None);
    }

    /// The seat of the one person whose screen this is; nobody's where people take turns at it.
    pub fn own_seat(self) -> Option<play::Seat> {
        self.alone.get().then(|| self.seen.with(|seen| seen.view.seat)).flatten()
    }

    /// Whether the person at the screen plays a movement card now.
    pub fn to_play(self) -> bool {
        self.stage.get() == Stage::Choosing && self.seen.with(TableSnapshot::to_play)
    }

    /// Picks a card, with the ship that it most likely is for; picked again it is put back.
    pub fn pick(self, card: Card) {
        if !untrack(|| self.to_play()) {
            return;
        }
        self.told.set(None);
        if self.card.get_untracked() == Some(card) {
            return self.unpick();
        }
        let ships = self.seen.with_untracked(|seen| seen.movable(card));
        let own = self.seen.with_untracked(|seen| seen.view.seat.map(|seat| seen.game.side_ships(seat)));
        let likely = ships.iter().find(|ship| own.is_some_and(|own| own.has(**ship))).or(ships.first());
        self.card.set(Some(card));
        self.ship.set(likely.copied());
    }

    /// The ships that the picked card can move.
    pub fn movable(self) -> Vec<Ship> {
        match (self.stage.get(), self.card.get()) {
            (Stage::Choosing, Some(card)) => self.seen.with(|seen| seen.movable(card)),
            _ => Vec::new(),
        }
    }

    /// What the picked card would come to, for each ship that it can move.
    pub fn foreseen(self) -> Vec<Foresight> {
        let Some(card) = self.card.get() else { return Vec::new() };
        let ships = self.movable();
        self.seen
            .with(|seen| ships.iter().filter_map(|ship| seen.foresee(Choice::Play { card, ship: *ship })).collect())
    }

    /// What the picked card would come to for the chosen ship.
    pub fn foreseen_chosen(self) -> Option<Foresight> {
        let chosen = self.ship.get()?;
        self.foreseen().into_iter().find(|one| one.ship == chosen)
    }

    /// The picked card is played on this ship: the second touch.
    pub fn fly(self, ship: Ship) {
        let picked = self.card.get_untracked();
        if let Some(card) = picked.filter(|card| self.seen.with_untracked(|seen| seen.movable(*card).contains(&ship))) {
            self.act(Act::Choose(Choice::Play { card, ship }));
        }
    }

    /// What these eyes see now. Ships stay where they are drawn until they have flown.
    pub fn see(self, seen: TableSnapshot) {
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
        if let Some(places) = self.seen.try_with_untracked(TableSnapshot::places) {
            let spaces = |places: &[Place; 8]| places.map(|place| place.space);
            if self.shown.with_untracked(spaces) != spaces(&places) {
                self.flight.set(None);
            }
            self.shown.set(places);
            self.flying.set(None);
        }
    }

    /// Shows lines one after the other: ships glide along the track, the log grows; then everything is where it is.
    pub async fn show(self, lines: Vec<Line>, run: u32) {
        self.show_at(1.0, lines, run).await;
    }

    /// The same, so many times as fast.
    pub async fn show_at(self, speed: f64, lines: Vec<Line>, run: u32) {
        self.tell_at(speed, lines, run).await;
        if self.runs.current(run) {
            self.settle();
        }
    }

    /// Shows lines without looking where everything is afterwards: more lines follow.
    pub async fn tell(self, lines: Vec<Line>, run: u32) {
        self.tell_at(1.0, lines, run).await;
    }

    async fn tell_at(self, speed: f64, lines: Vec<Line>, run: u32) {
        let still = media("(prefers-reduced-motion: reduce)");
        let step = Pace::now().space_ms();
        for line in lines {
            if !self.runs.current(run) {
                return;
            }
            let noise = Sound::of(&line);
            if let Some(noise) = noise {
                sound::play(noise);
            }
            if let Some(flown) = flown(&line) {
                self.stage.set(Stage::Moving);
                self.flying.set(noise.map(|noise| (flown.ship, noise)));
                match noise {
                    Some(Sound::Maw) if !still => self.whirl(flown, speed, run).await,
                    _ => self.glide(flown, step / speed, still, run).await,
                }
            }
            if !self.runs.current(run) {
                return;
            }
            self.flying.set(None);
            self.log.update(|log| log.push(line));
        }
    }

    /// The last moves, if there is a flight among them and the table has time to show it again.
    pub fn last_moves(self) -> Vec<Line> {
        if !matches!(self.stage.get(), Stage::Choosing | Stage::Over) {
            return Vec::new();
        }
        let seat = self.own_seat();
        let lines = self.log.with(|log| line::last_moves(log, seat).to_vec());
        if lines.iter().any(|line| flown(line).is_some()) { lines } else { Vec::new() }
    }

    /// Shows the last moves again: the ships go back to where they were and fly once more.
    pub fn show_again(self) {
        let ways: Vec<_> =
            untrack(|| self.last_moves()).iter().filter_map(|line| Some((flown(line)?, Sound::of(line)))).collect();
        let (still, step, run) = (media("(prefers-reduced-motion: reduce)"), Pace::now().space_ms(), self.runs.rerun());
        self.shown.update(|shown| {
            for (flown, _) in ways.iter().rev() {
                shown[flown.ship as usize].space = flown.from;
            }
        });
        leptos::task::spawn_local(async move {
            for (flown, noise) in ways {
                TimeoutFuture::new(AGAIN_MS).await;
                if !self.runs.current(run) {
                    return;
                }
                if let Some(noise) = noise {
                    sound::play(noise);
                }
                self.flying.set(noise.map(|noise| (flown.ship, noise)));
                match noise {
                    Some(Sound::Maw) if !still => self.whirl(flown, 1.0, run).await,
                    _ => self.glide(flown, step, still, run).await,
                }
                if self.runs.current(run) {
                    self.flying.set(None);
                }
            }
            if self.runs.current(run) {
                self.settle();
            }
        });
    }

    /// Out of the Maw a ship comes where it was thrown.
    async fn whirl(self, flown: Flown, speed: f64, run: u32) {
        let pause = (f64::from(MAW_MS) / speed) as u32;
        TimeoutFuture::new(pause).await;
        if self.runs.current(run) {
            self.shown.update(|shown| shown[flown.ship as usize].space = flown.to);
            TimeoutFuture::new(pause).await;
        }
    }

    /// The browser draws the whole flight; here the ship is where it goes at once.
    async fn glide(self, flown: Flown, step: f64, still: bool, run: u32) {
        if flown.from == flown.to || !self.runs.current(run) {
            return;
        }
        let ms = (step * f64::from(flown.from.abs_diff(flown.to))) as u32;
        if !still {
            self.flight.set(Some(Flight { flown, ms }));
        }
        self.shown.update(|shown| shown[flown.ship as usize].space = flown.to);
        if !still {
            TimeoutFuture::new(ms + LATE_MS).await;
        }
    }
}
