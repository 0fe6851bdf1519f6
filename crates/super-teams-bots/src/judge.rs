//! What the search knows about Super Teams: a quick look at choices, and chances to win.

use crate::course::{Course, distance};
use bots::{Chances, Judge, Quick, Weights};
use play::{Chance, Game, Outcome, Seat};
use std::sync::LazyLock;
use super_teams::{Bonus, Choice, Phase, Position, Ship, SuperTeams};

/// Where a play-out ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// With the turn that is being played.
    Turn,
    /// With the round, when all hands are empty.
    Round,
    /// With the game.
    Game,
}

/// Judges by moves to go.
#[derive(Clone, Debug)]
pub struct Racing {
    course: Course,
    horizon: Horizon,
    judged: Judged,
}

/// How chances follow from moves to go and bonus cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// By weights that were fitted to games (`weights.txt`): as near to what comes of a position as these facts tell.
    Fitted,
    /// By weights that were guessed: surer of a lead than games bear out, and what the levels were measured with.
    Guessed,
}

/// What is looked at, as it is called in the file of weights: moves to go, bonus cards of each kind, and who begins the round.
pub const FEATURES: [&str; 7] =
    ["lead", "expert-pilot", "light-speed", "acceleration", "evasive-maneuver", "tow", "begins"];

static WEIGHTS: LazyLock<Weights<{ FEATURES.len() }>> =
    LazyLock::new(|| Weights::read(include_str!("../weights.txt"), "", &FEATURES));

/// What a bonus card in hand is worth, in moves.
const fn worth(bonus: Bonus) -> f32 {
    match bonus {
        Bonus::ExpertPilot => 0.5,
        Bonus::LightSpeed => 0.9,
        Bonus::Acceleration => 0.35,
        Bonus::EvasiveManeuver | Bonus::Tow => 0.65,
    }
}

/// The place of a bonus card among the features.
const fn feature_of(bonus: Bonus) -> usize {
    match bonus {
        Bonus::ExpertPilot => 1,
        Bonus::LightSpeed => 2,
        Bonus::Acceleration => 3,
        Bonus::EvasiveManeuver => 4,
        Bonus::Tow => 5,
    }
}

/// A bonus card is worth less to a side that has fewer moves than this to go.
const CARDS_FADE_BELOW: f32 = 12.0;

/// How far apart two sides are in the end if they are level now grows with the square root of the moves to go, times the root
/// of this.
const UNSURE: f32 = 1.0;

/// A choice that gains this much less, in moves, looks a quarter as promising.
const CLEARLY_WORSE: f32 = 0.5;

/// Play-outs take the choice that gains most, give or take so much.
const NOISE: f32 = 0.3;

impl Racing {
    /// For a game on its board.
    pub fn new(game: &SuperTeams, horizon: Horizon) -> Racing {
        Racing { course: Course::new(&game.setup().board), horizon, judged: Judged::Guessed }
    }

    /// The same with chances by other means.
    pub fn judged(self, judged: Judged) -> Racing {
        Racing { judged, ..self }
    }

    /// What the chance of the side of `seat` against that of `other` is judged by; with the seats changed all has the other sign.
    pub fn features(&self, game: &SuperTeams, position: &Position, seat: Seat, other: Seat) -> [f32; FEATURES.len()] {
        let left = [seat, other].map(|seat| self.left(game, position, seat));
        let unsure = (left[0] + left[1] + 1.0).sqrt();
        let mut features = [0.0; FEATURES.len()];
        features[0] = (left[1] - left[0]) / unsure;
        for ((side, left), sign) in [seat, other].into_iter().zip(left).zip([1.0, -1.0]) {
            let each = sign * (left / CARDS_FADE_BELOW).min(1.0) / unsure;
            for seat in game.side_of(side).iter() {
                let held = position.bonus[seat.index()];
                held.kinds().for_each(|bonus| features[feature_of(bonus)] += each * held.count_of(bonus) as f32);
            }
            if game.side_of(side).has(position.open.first) {
                features[6] += sign / unsure;
            }
        }
        features
    }

    /// Moves to go for the side of a seat.
    fn left(&self, game: &SuperTeams, position: &Position, seat: Seat) -> f32 {
        game.side_ships(seat).iter().map(|ship| self.course.to_go(position.open.ships.at(ship))).sum()
    }

    /// Moves to go less what its bonus cards are worth, for the side of a seat.
    fn distance_home(&self, game: &SuperTeams, position: &Position, seat: Seat) -> f32 {
        let left = self.left(game, position, seat);
        let mut cards = 0.0;
        for seat in game.side_of(seat).iter() {
            let held = position.bonus[seat.index()];
            cards += held.kinds().map(|bonus| held.count_of(bonus) as f32 * worth(bonus)).sum::<f32>();
        }
        left - cards * (left / CARDS_FADE_BELOW).min(1.0)
    }

    /// The chance of one side against another by what was guessed.
    fn guessed(&self, game: &SuperTeams, position: &Position, seat: Seat, other: Seat) -> f32 {
        let left = [seat, other].map(|seat| self.left(game, position, seat));
        let home = [seat, other].map(|seat| self.distance_home(game, position, seat));
        let ahead = (home[1] - home[0]) / (UNSURE * (left[0] + left[1] + 1.0)).sqrt();
        0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
    }

    /// How much of what `seat` does to another side's ship is to its own advantage: all of it if there is one opponent; of
    /// two, most if that side is ahead of the other.
    fn rivalry(&self, game: &SuperTeams, position: &Position, seat: Seat) -> [f32; 4] {
        if game.seats() != 3 {
            return [1.0; 4];
        }
        let others = [Seat((seat.0 + 1) % 3), Seat((seat.0 + 2) % 3)];
        let left = others.map(|other| self.left(game, position, other));
        let mut rivalry = [0.5; 4];
        rivalry[others[usize::from(left[1] < left[0])].index()] = 0.8;
        rivalry[others[usize::from(left[1] >= left[0])].index()] = 0.3;
        rivalry
    }

    /// What a choice gains the side of `seat` at once, in moves.
    #[inline]
    fn gain(&self, game: &SuperTeams, position: &Position, seat: Seat, choice: Choice, rivalry: &[f32; 4]) -> f32 {
        let open = &position.open;
        match choice {
            Choice::Play { card, ship } => {
                let own = game.side_ships(seat).has(ship);
                let from = open.ships.at(ship);
                let gain = self.course.to_go(from) - self.course.after(from, distance(from.kind, card.value()), own);
                if own { gain } else { -gain * rivalry[game.owner(ship).index()] }
            }
            Choice::Pass => 0.0,
            Choice::Side(kind) => {
                let Some(flight) = open.flight else { return 0.0 };
                let mut place = open.ships.at(flight.ship);
                place.kind = kind;
                let left = self.course.of_landing(place);
                if game.side_ships(seat).has(flight.ship) { -left } else { left }
            }
            Choice::Bonus(bonus) => {
                let fade = (self.left(game, position, seat) / CARDS_FADE_BELOW).min(1.0);
                self.gain_of_bonus(game, position, bonus) - worth(bonus) * fade
            }
        }
    }

    /// What a bonus card gains the ship that the window is about.
    fn gain_of_bonus(&self, game: &SuperTeams, position: &Position, bonus: Bonus) -> f32 {
        let open = &position.open;
        if let Phase::Tow { ship, .. } = open.phase {
            let Some(overtaking) = open.overtakings.as_slice().last() else { return 0.0 };
            let there = open.ships.at(overtaking.ship);
            return self.course.to_go(open.ships.at(ship)) - self.course.of_landing(there);
        }
        let Some(flight) = open.flight else { return 0.0 };
        if let Phase::Evade(_) = open.phase {
            let [back, ahead] = self.course.in_the_maw(open.ships.at(flight.ship).space);
            return back - ahead;
        }
        let value = flight.card.value();
        let well = self.friendly(game, open.turn, flight.ship);
        let without = distance(flight.from.kind, value);
        let with = match bonus {
            Bonus::ExpertPilot => value,
            Bonus::LightSpeed => value * 2,
            Bonus::Acceleration => without + 1,
            Bonus::EvasiveManeuver | Bonus::Tow => without,
        };
        self.course.after(flight.from, without, well) - self.course.after(flight.from, with, well)
    }

    #[inline]
    fn friendly(&self, game: &SuperTeams, seat: Seat, ship: Ship) -> bool {
        game.side_ships(seat).has(ship)
    }
}

impl Judge<SuperTeams> for Racing {
    fn chances(&self, game: &SuperTeams, position: &Position, of: &mut Chances) {
        let seats = usize::from(game.seats());
        let against = |seat: usize, other: usize| {
            let [seat, other] = [seat, other].map(|seat| Seat(seat as u8));
            match self.judged {
                Judged::Fitted => WEIGHTS.chance(&self.features(game, position, seat, other)),
                Judged::Guessed => self.guessed(game, position, seat, other),
            }
        };
        if seats != 3 {
            let first = against(0, 1);
            (0..seats).for_each(|seat| of[seat] = if seat % 2 == 0 { first } else { 1.0 - first });
            return;
        }
        let alone = [0, 1, 2].map(|seat| against(seat, (seat + 1) % 3) * against(seat, (seat + 2) % 3));
        let sum: f32 = alone.iter().sum();
        (0..3).for_each(|seat| of[seat] = alone[seat] / sum);
    }

    /// A victory that two sides share is half a victory.
    fn result(&self, game: &SuperTeams, outcome: &Outcome, of: &mut Chances) {
        for seat in (0..game.seats()).map(Seat) {
            let shared = outcome.winners.iter().any(|winner| !game.side_of(seat).has(winner));
            of[seat.index()] = match (outcome.winners.has(seat), shared) {
                (true, false) => 1.0,
                (true, true) => 0.5,
                (false, _) => 0.0,
            };
        }
    }

    #[inline]
    fn plays_on(&self, _: &SuperTeams, position: &Position, _: u32) -> bool {
        let phase = position.open.phase;
        match self.horizon {
            Horizon::Game => true,
            Horizon::Round => !matches!(phase, Phase::Deal(_)),
            Horizon::Turn => !matches!(phase, Phase::Deal(_) | Phase::Play),
        }
    }

    #[inline]
    fn pick(&self, game: &SuperTeams, position: &Position, seat: Seat, chance: &mut Quick) -> Choice {
        let rivalry = self.rivalry(game, position, seat);
        let mut best = (Choice::Pass, f32::MIN);
        game.legal(position, seat, |choice| {
            let noise = NOISE * chance.below(1024) as f32 / 1024.0;
            let gain = self.gain(game, position, seat, choice, &rivalry) + noise;
            if gain > best.1 {
                best = (choice, gain);
            }
        });
        best.0
    }

    #[inline]
    fn weigh(&self, game: &SuperTeams, position: &Position, seat: Seat, choices: &[Choice], weights: &mut Vec<f32>) {
        weights.clear();
        let rivalry = self.rivalry(game, position, seat);
        weights.extend(choices.iter().map(|choice| self.gain(game, position, seat, *choice, &rivalry)));
        let best = weights.iter().copied().fold(f32::MIN, f32::max);
        for weight in weights {
            let behind = 1.0 + (best - *weight) / CLEARLY_WORSE;
            *weight = 1.0 / (behind * behind);
        }
    }
}
