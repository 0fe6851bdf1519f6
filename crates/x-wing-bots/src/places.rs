//! Where ships may be once they have moved, and what is good or bad about being there, whoever fires.

use crate::fighter::{Fighter, Tokens};
use crate::forecast::exponential;
use crate::goal::Quest;
use geometry::{Base, Bearing, Maneuver, ObstacleKind, PlayArea, Token, execute};
use x_wing::{DialEntry, Difficulty, Table, Team, XWing};

/// A place where a ship may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub base: Base,
    /// The manoeuvre that leads there; none if it is there already.
    pub maneuver: Option<Maneuver>,
    /// How likely it is.
    pub weight: f32,
    /// What it has at hand there.
    pub tokens: Tokens,
    /// Whether it can fire from there.
    pub fires: bool,
    /// What is good or bad about it, in squad points: the edge, obstacles, stress.
    pub value: f32,
    /// What it changes for the goals of a mission that it is there.
    pub errand: f32,
    /// Whether it has left from there as its mission wants it.
    pub gone: bool,
}

/// What flying off the table costs, as a share of a ship's points: more than being shot, since it is certain.
const LEAVES: f32 = 2.0;
/// What a place costs from which every manoeuvre leads off the table, or to such a place again.
const NO_WAY_OUT: f32 = 0.8;
/// What a place costs from which one manoeuvre alone leads on.
const ONE_WAY_OUT: f32 = 0.1;
/// What a stress token costs, and what getting rid of one brings.
const STRESS: f32 = 0.05;
/// What meeting another ship costs, beside the action.
const BUMP: f32 = 0.03;

/// So many squad points that a mission gains make a place of an enemy e times as likely.
const CALM: f32 = 3.0;

/// What meeting an obstacle costs, beside the damage its die is expected to do.
const OBSTACLE: f32 = 0.15;

/// A bomb reaches ships that are nearer than this, in millimetres.
pub(crate) const BLAST: f64 = 110.0;

/// The table that ships fly over.
pub(crate) struct Ground<'a> {
    game: &'a XWing,
    table: Table<'a>,
    area: PlayArea,
    obstacles: Vec<(ObstacleKind, Token<'static>)>,
    quest: Option<Quest<'a>>,
}

impl<'a> Ground<'a> {
    pub fn new(game: &'a XWing, table: Table<'a>) -> Ground<'a> {
        let obstacles = game.lying(table.open()).map(|placed| {
            let obstacle = game.obstacle(placed.obstacle);
            (obstacle.kind(), Token::new(obstacle.outline(), placed.pose))
        });
        Ground { game, table, area: game.area(), obstacles: obstacles.collect(), quest: Quest::of(game, table) }
    }

    /// What both sides of a mission are after, if it is one.
    pub fn quest(&self) -> Option<&Quest<'a>> {
        self.quest.as_ref()
    }

    /// What the goals of a mission are worth to a side as ships are; nothing in a fight.
    pub fn quest_points(&self, side: Team) -> f32 {
        self.quest.as_ref().map_or(0.0, |quest| quest.points(side))
    }

    /// The obstacles.
    pub fn tokens(&self) -> Vec<Token<'a>> {
        self.obstacles.iter().map(|(_, token)| *token).collect()
    }

    /// The place where a ship is.
    pub fn here(&self, fighter: &Fighter) -> Place {
        let base = self.table.base(fighter.ship);
        let value = fighter.cost * self.way_out(fighter, base, fighter.stress > 0);
        let on_rock = self.overlaps_rock(&base);
        let tokens = fighter.tokens();
        Place { base, maneuver: None, weight: 1.0, tokens, fires: !on_rock, value, errand: 0.0, gone: false }
    }

    /// The manoeuvres that a ship may be given: not red ones under stress, if there are others.
    pub fn dial(&self, fighter: &Fighter) -> Vec<DialEntry> {
        let dial = &self.game.facts(fighter.ship).dial;
        if self.table.is_ionized(fighter.ship) {
            let maneuver = Maneuver::new(Bearing::Straight, 1).expect("a template");
            return vec![DialEntry { maneuver, difficulty: Difficulty::White }];
        }
        let seat = self.game.facts(fighter.ship).seat;
        let possible = dial.iter().filter(|entry| self.table.may_dial(seat, fighter.ship, entry.maneuver));
        let all: Vec<_> = possible
            .map(|entry| DialEntry { difficulty: self.table.difficulty(fighter.ship, *entry), ..*entry })
            .collect();
        let calm: Vec<_> = all.iter().copied().filter(|entry| entry.difficulty != Difficulty::Red).collect();
        if fighter.stress > 0 && !calm.is_empty() { calm } else { all }
    }

    /// Where a manoeuvre leads past ships that stand still, and what is good or bad about that.
    pub fn flown(&self, fighter: &Fighter, entry: DialEntry, others: &[Base]) -> Place {
        let start = self.table.base(fighter.ship);
        let moved = execute(start, entry.maneuver, 0.0, others).ok();
        let base = moved.map_or(Base::new(start.size, entry.maneuver.end(start)), |moved| moved.base);
        let bumps = moved.is_none_or(|moved| moved.bumped);
        let gone = self.game.leaves(fighter.ship, &base);
        let leaves = self.area.has_fled(&base);
        let meets = |kind: ObstacleKind| {
            let met = |token: &Token<'_>| moved.map_or(token.overlaps_base(&base), |moved| moved.meets(token));
            self.obstacles.iter().filter(|(of, token)| *of == kind && met(token)).count() as f32
        };
        let (rocks, debris) = match leaves {
            true => (0.0, 0.0),
            false => (meets(ObstacleKind::Asteroid), meets(ObstacleKind::Debris)),
        };
        let eased = u8::from(entry.difficulty == Difficulty::Green);
        let more = u8::from(entry.difficulty == Difficulty::Red) + debris as u8;
        let stress = fighter.stress.saturating_sub(eased) + more;
        let acts = !bumps && rocks == 0.0 && stress == 0;
        let mut share = f32::from(fighter.stress) * STRESS - f32::from(stress) * STRESS;
        if bumps {
            share -= BUMP;
        }
        share += match (gone, leaves) {
            (true, _) => 0.0,
            (false, true) => -LEAVES,
            (false, false) => self.way_out(fighter, base, stress > 0),
        };
        // An asteroid's die hurts in 4 of 8 cases, debris in 1 of 8.
        share -= OBSTACLE * (rocks + debris);
        let value = fighter.cost * share - fighter.one_damage() * (rocks * 0.5 + debris * 0.125);
        let tokens = Tokens { focus: acts || fighter.focus > 0, evades: fighter.evade };
        let fires = !(gone || rocks > 0.0 && self.overlaps_rock(&base));
        let errand = self.quest.as_ref().map_or(0.0, |quest| quest.gain(fighter.ship, &base, acts));
        Place { base, maneuver: Some(entry.maneuver), weight: 1.0, tokens, fires, value, errand, gone }
    }

    /// The places where a ship may be whose dial nobody knows: all that are on the table, red manoeuvres half as likely.
    pub fn unknown(&self, fighter: &Fighter) -> Vec<Place> {
        let start = self.table.base(fighter.ship);
        let mut places = Vec::with_capacity(20);
        for entry in self.dial(fighter) {
            let base = Base::new(start.size, entry.maneuver.end(start));
            let gone = self.game.leaves(fighter.ship, &base);
            if self.area.has_fled(&base) && !gone {
                continue;
            }
            let is_red = entry.difficulty == Difficulty::Red;
            let stressed = is_red || fighter.stress > u8::from(entry.difficulty == Difficulty::Green);
            let tokens = Tokens { focus: !stressed, evades: fighter.evade };
            let weight = if is_red { 0.5 } else { 1.0 };
            let errand = self.quest.as_ref().map_or(0.0, |quest| quest.gain(fighter.ship, &base, !stressed));
            let (maneuver, fires) = (Some(entry.maneuver), !gone);
            places.push(Place { base, maneuver, weight, tokens, fires, value: 0.0, errand, gone });
        }
        if self.quest.is_some() {
            prefer_errands(&mut places);
        }
        if places.is_empty() {
            places.push(self.here(fighter));
        }
        let total: f32 = places.iter().map(|place| place.weight).sum();
        for place in &mut places {
            place.weight /= total;
        }
        places
    }

    fn overlaps_rock(&self, base: &Base) -> bool {
        self.obstacles.iter().any(|(kind, token)| *kind == ObstacleKind::Asteroid && token.overlaps_base(base))
    }

    /// What it costs, as a share of the ship's points, that few manoeuvres lead on from a place: 0 if several do after which
    /// there is another one.
    pub fn way_out(&self, fighter: &Fighter, base: Base, stressed: bool) -> f32 {
        let facts = self.game.facts(fighter.ship);
        let leaves = |end: &Base| self.game.leaves(fighter.ship, end);
        let stays = |from: Base, entry: &DialEntry| {
            let end = Base::new(from.size, entry.maneuver.end(from));
            (!self.area.has_fled(&end) || leaves(&end)).then_some(end)
        };
        let is_open = |entry: &&DialEntry| !(stressed && entry.difficulty == Difficulty::Red);
        let goes_on = |end: Base| {
            leaves(&end)
                || facts.dial.iter().any(|next| next.difficulty != Difficulty::Red && stays(end, next).is_some())
        };
        let ways = facts.dial.iter().filter(is_open).filter(|entry| stays(base, entry).is_some_and(goes_on));
        match ways.take(3).count() {
            0 => -NO_WAY_OUT,
            1 => -ONE_WAY_OUT,
            2 => -ONE_WAY_OUT / 2.0,
            _ => 0.0,
        }
    }
}

/// Makes places likelier that help the goals of a mission.
fn prefer_errands(places: &mut [Place]) {
    let best = places.iter().map(|place| place.errand).fold(f32::MIN, f32::max);
    for place in places {
        place.weight *= exponential((place.errand - best) / CALM);
    }
}
