//! Whether a mission can be played, as far as that can be told without squads.

use super::given::pose;
use super::{BadMission, Bend, MOST_MARKERS, Mission, MissionShip, Objective, Whom};
use crate::ids::Team;
use crate::squad::resolve::pilots;
use geometry::{Base, PlayArea, Pose};

/// The most hull, and the most shields, of a ship of a mission.
const MOST_STRENGTH: i32 = 20;
/// The highest pilot skill.
const MOST_SKILL: i32 = 12;
/// The most dice of a primary weapon, and the most agility.
const MOST_DICE: i32 = 6;
/// The most that a rule changes pilot skill, dice or agility by.
const MOST_CHANGE: i32 = 4;
/// A zone is at least this wide and deep, in millimetres: as large as a large base.
const LEAST_ZONE: f64 = 80.0;
/// The most ships that a mission gives to a side.
const MOST_GIVEN: usize = 6;

impl Mission {
    /// Whether it can be played.
    pub(crate) fn check(&self) -> Result<(), BadMission> {
        if self.goals.is_empty() {
            return Err(BadMission::NoGoal(self.name.clone()));
        }
        self.check_sides()?;
        self.check_counts()?;
        self.check_places()?;
        self.ships.iter().try_for_each(|ship| self.check_ship(ship))?;
        let standing = self.ships.iter().filter_map(|ship| {
            let size = pilots(&ship.pilot)[0].ship.size;
            Some((ship.name.as_str(), Base::new(size, ship.pose()?)))
        });
        self.check_standing(self.area, &standing.collect::<Vec<_>>())?;
        self.check_goals()?;
        self.check_rules()
    }

    fn check_sides(&self) -> Result<(), BadMission> {
        let of_whom = |who: Whom| match who {
            Whom::Side(side) | Whom::Leader(side) | Whom::Ships(side) => Some(side),
            Whom::All => None,
        };
        let named = self.rules.iter().map(|rule| rule.who).chain(self.phases.iter().map(|rule| rule.who));
        let placed = self.zones.iter().map(|zone| zone.side).chain(self.places.iter().map(|place| place.side));
        let given = self.ships.iter().map(|ship| ship.side);
        let all = self.goals.iter().map(|goal| goal.side).chain(self.at_end).chain(self.initiative);
        let mut all = all.chain(named.filter_map(of_whom)).chain(placed).chain(given);
        match all.find(|side| *side > 1) {
            Some(side) => Err(BadMission::Side(self.name.clone(), side)),
            None => Ok(()),
        }
    }

    fn check_counts(&self) -> Result<(), BadMission> {
        let given = |side: Team| (self.given(side).count(), "ships of one side", MOST_GIVEN);
        let counts = [
            (self.obstacles.len(), "obstacles", crate::MOST_OBSTACLES),
            (self.markers.len(), "markers", MOST_MARKERS),
            given(Team::First),
            given(Team::Second),
        ];
        match counts.into_iter().find(|(count, _, most)| count > most) {
            Some((count, what, most)) => Err(BadMission::TooMany { name: self.name.clone(), count, what, most }),
            None => Ok(()),
        }
    }

    fn check_places(&self) -> Result<(), BadMission> {
        let outside = |what: String| Err(BadMission::Place(self.name.clone(), what));
        let is_inside = |x: f64, y: f64| 2.0 * x.abs() <= self.area.width() && 2.0 * y.abs() <= self.area.height();
        if self.obstacles.iter().any(|laid| !is_inside(laid.x, laid.y) || !laid.heading.is_finite()) {
            return outside("an obstacle".to_owned());
        }
        if self.markers.iter().any(|[x, y]| !is_inside(*x, *y)) {
            return outside("a marker".to_owned());
        }
        for zone in &self.zones {
            if ![zone.from, zone.to].iter().all(|[x, y]| is_inside(*x, *y)) {
                return outside(format!("a zone of side {}", zone.side));
            }
            if (0..2).any(|axis| zone.to[axis] - zone.from[axis] < LEAST_ZONE) {
                return Err(BadMission::Zone(self.name.clone(), zone.side));
            }
        }
        match self.places.iter().find(|place| pose(place.at).is_none()) {
            Some(place) => outside(format!("ship {} of side {}", place.ship, place.side)),
            None => Ok(()),
        }
    }

    fn check_ship(&self, ship: &MissionShip) -> Result<(), BadMission> {
        let bad = |reason: String| BadMission::Ship { name: self.name.clone(), ship: ship.name.clone(), reason };
        let is_word = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
        if ship.name.is_empty() || !ship.name.chars().all(is_word) {
            return Err(bad("a name is one word of letters, digits, - and _".to_owned()));
        }
        let known = pilots(&ship.pilot);
        match &known[..] {
            [] => return Err(bad(format!("`{}` is no pilot that is known here", ship.pilot))),
            [_] => {}
            several => {
                let names: Vec<_> = several.iter().map(|pilot| format!("`{}`", pilot.card.name)).collect();
                return Err(bad(format!("`{}` can be {}", ship.pilot, names.join(" or "))));
            }
        }
        let numbers = [
            ("skill", ship.skill, 0, MOST_SKILL),
            ("attack", ship.attack, 0, MOST_DICE),
            ("agility", ship.agility, 0, MOST_DICE),
            ("hull", ship.hull, 1, MOST_STRENGTH),
            ("shields", ship.shields, 0, MOST_STRENGTH),
        ];
        for (what, number, least, most) in numbers {
            let what = format!("the {what} of `{}`", ship.name);
            number.map_or(Ok(()), |number| self.check_number(what, i32::from(number), least, most))?;
        }
        if ship.at.is_some() && ship.pose().is_none() {
            return Err(BadMission::Place(self.name.clone(), format!("`{}`", ship.name)));
        }
        match ship.leader && self.given(Team::of(ship.side)).filter(|other| other.leader).count() > 1 {
            true => Err(BadMission::Leaders(self.name.clone(), ship.side)),
            false => Ok(()),
        }
    }

    fn check_number(&self, what: String, number: i32, least: i32, most: i32) -> Result<(), BadMission> {
        match (least..=most).contains(&number) {
            true => Ok(()),
            false => Err(BadMission::Number { name: self.name.clone(), what, number, least, most }),
        }
    }

    fn check_goals(&self) -> Result<(), BadMission> {
        for goal in &self.goals {
            let preys = self.given(Team::of(goal.side).other()).count();
            match goal.what {
                Objective::Scan(count) if usize::from(count) > self.markers.len() => {
                    return Err(BadMission::Markers(self.name.clone(), count, self.markers.len()));
                }
                Objective::Destroy(count) if count == 0 || usize::from(count) > preys => {
                    return Err(BadMission::Prey(self.name.clone(), goal.side, count, preys));
                }
                Objective::Leave { ships, given: true, .. } => {
                    let own = self.given(Team::of(goal.side)).count();
                    if usize::from(ships) > own {
                        return Err(BadMission::Leavers(self.name.clone(), goal.side, ships, own));
                    }
                }
                Objective::Leave { .. } | Objective::DestroyLeader | Objective::Scan(_) | Objective::Destroy(_) => {}
            }
        }
        Ok(())
    }

    fn check_rules(&self) -> Result<(), BadMission> {
        for rule in &self.rules {
            if let Bend::Skill(by) | Bend::Attack(by) | Bend::Agility(by) = rule.what {
                self.check_number("the change of a rule".to_owned(), by.into(), -MOST_CHANGE, MOST_CHANGE)?;
            }
            if let Bend::Hull(by) | Bend::Shields(by) = rule.what {
                self.check_number("the change of a rule".to_owned(), by.into(), 0, MOST_STRENGTH)?;
            }
        }
        for rule in &self.phases {
            if let Some(near) = rule.near {
                if usize::from(near.marker) >= self.markers.len() {
                    return Err(BadMission::NoMarker(self.name.clone(), near.marker, self.markers.len()));
                }
                self.check_number("the range of a rule".to_owned(), near.range.into(), 1, 3)?;
            }
            if let Some([first, last]) = rule.rounds {
                self.check_number("the first round of a rule".to_owned(), first.into(), 1, last.into())?;
            }
        }
        Ok(())
    }

    /// The ships that it gives to a side.
    pub(crate) fn given(&self, side: Team) -> impl Iterator<Item = &MissionShip> {
        self.ships.iter().filter(move |ship| Team::of(ship.side) == side)
    }

    /// Whether ships that stand somewhere from the beginning stand on the table, and none where another does.
    pub(crate) fn check_standing(&self, area: PlayArea, standing: &[(&str, Base)]) -> Result<(), BadMission> {
        for (index, (name, base)) in standing.iter().enumerate() {
            let named = |name: &str| format!("`{name}`");
            if area.has_fled(base) {
                return Err(BadMission::Place(self.name.clone(), named(name)));
            }
            if let Some((other, _)) = standing[..index].iter().find(|(_, other)| other.overlaps(base)) {
                return Err(BadMission::Overlap(self.name.clone(), named(name), named(other)));
            }
        }
        Ok(())
    }
}

impl MissionShip {
    /// Where it stands from the beginning.
    pub(crate) fn pose(&self) -> Option<Pose> {
        self.at.and_then(pose)
    }
}

#[cfg(test)]
mod tests {
    use crate::mission::Mission;

    /// What is said about a mission with a goal and these lines.
    fn fault(lines: &str) -> String {
        let goal = "[[goals]]\nside = 0\nwhat = 'destroy-leader'";
        let text = format!("name = 'x'\nmarkers = [[0.0, 0.0]]\n{lines}\n{goal}");
        Mission::read(&text).map_or_else(|bad| bad.to_string(), |_| "nothing is wrong".to_owned())
    }

    #[test]
    fn what_is_no_mission_is_said() {
        let fault = |text: &str| Mission::read(text).unwrap_err().to_string();
        let goal = "goals = [{ side = 0, what = 'destroy-leader' }]";
        assert!(fault("name = 'x'").contains("missing field `goals`"));
        assert!(fault(&format!("name = 'x'\n{goal}\nspeed = 3")).contains("unknown field `speed`"));
        assert!(fault("name = 'x'\ngoals = []").contains("no goal"));
        assert!(fault("name = 'x'\ngoals = [{ side = 2, what = 'destroy-leader' }]").contains("side 2"));
        assert!(fault("name = 'x'\ngoals = [{ side = 0, what = { scan = 1 } }]").contains("has 0"));
        assert!(fault(&format!("name = 'x'\n{goal}\nmarkers = [[500.0, 0.0]]")).contains("a marker lies outside"));
        assert!(fault(&format!("name = 'x'\n{goal}\nmarkers = [[nan, 0.0]]")).contains("a marker lies outside"));
        let markers = "[0.0, 0.0],".repeat(9);
        assert!(fault(&format!("name = 'x'\n{goal}\nmarkers = [{markers}]")).contains("9 markers; a table holds 8"));
    }

    #[test]
    fn ships_that_cannot_be_are_refused() {
        let ship = |more: &str| fault(&format!("[[ships]]\nside = 1\n{more}"));
        assert_eq!(ship("name = 'a'\npilot = 'academypilot'"), "nothing is wrong");
        assert!(ship("name = 'a'\npilot = 'academypilot'\nspeed = 3").contains("unknown field `speed`"));
        assert!(ship("pilot = 'academypilot'").contains("missing field `name`"));
        assert!(ship("name = 'a b'\npilot = 'academypilot'").contains("ship `a b`: a name is one word"));
        assert!(ship("name = 'a'\npilot = 'nobody'").contains("ship `a`: `nobody` is no pilot"));
        assert!(ship("name = 'a'\npilot = 'academypilot'\nhull = 0").contains("the hull of `a` is 0; 1 to 20"));
        assert!(ship("name = 'a'\npilot = 'academypilot'\nattack = 7").contains("the attack of `a` is 7; 0 to 6"));
        assert!(ship("name = 'a'\npilot = 'academypilot'\nskill = 13").contains("the skill of `a` is 13; 0 to 12"));
        let at = |at: &str| ship(&format!("name = 'a'\npilot = 'academypilot'\nat = {at}"));
        assert_eq!(at("[430.0, 0.0, 0.0]"), "nothing is wrong");
        assert!(at("[431.0, 0.0, 0.0]").contains("`a` lies outside"));
        assert!(at("[nan, 0.0, 0.0]").contains("`a` lies outside"));
        let other = "[[ships]]\nside = 0\nname = 'b'\npilot = 'academypilot'\nat = [39.0, 0.0, 0.0]";
        let both = at(&format!("[0.0, 0.0, 0.0]\n{other}"));
        assert!(both.contains("`b` stands where `a` stands"), "{both}");
        let six = "[[ships]]\nside = 1\nname = 'a'\npilot = 'academypilot'\n".repeat(7);
        assert!(fault(&six).contains("7 ships of one side; a table holds 6"));
        let leaders = "[[ships]]\nside = 1\nname = 'a'\npilot = 'academypilot'\nleader = true\n".repeat(2);
        assert!(fault(&leaders).contains("more than one leader"));
        assert!(fault("[[ships]]\nside = 2\nname = 'a'\npilot = 'academypilot'").contains("side 2"));
    }

    #[test]
    fn zones_rules_and_goals_that_cannot_be_are_refused() {
        let zone = |lines: &str| fault(&format!("[[zones]]\nside = 0\n{lines}"));
        assert_eq!(zone("from = [0.0, 0.0]\nto = [80.0, 80.0]"), "nothing is wrong");
        assert!(zone("from = [0.0, 0.0]\nto = [80.0, 79.0]").contains("less than 80 mm"));
        assert!(zone("from = [0.0, 0.0]\nto = [451.0, 80.0]").contains("a zone of side 0 lies outside"));
        assert!(zone("from = [nan, 0.0]\nto = [80.0, 80.0]").contains("a zone of side 0 lies outside"));
        assert!(fault("places = [{ side = 0, ship = 1, at = [nan, 0.0, 0.0] }]").contains("ship 1 of side 0 lies"));
        assert!(fault("initiative = 2").contains("side 2"));
        assert!(fault("rules = [{ who = 'all', what = { agility = -5 } }]").contains("is -5; -4 to 4"));
        let phase = |lines: &str| fault(&format!("[[phases]]\nstart = 'end'\nwho = 'all'\nwhat = 'focus'\n{lines}"));
        assert_eq!(phase("near = { marker = 0, range = 3 }\nrounds = [1, 2]"), "nothing is wrong");
        assert!(phase("near = { marker = 1, range = 1 }").contains("speaks of marker 1; it has 1"));
        assert!(phase("near = { marker = 0, range = 4 }").contains("the range of a rule is 4; 1 to 3"));
        assert!(phase("rounds = [3, 2]").contains("the first round of a rule is 3; 1 to 2"));
        assert!(fault("phases = [{ start = 'dinner', who = 'all', what = 'focus' }]").contains("dinner"));
        let prey = "name = 'x'\ngoals = [{ side = 0, what = { destroy = 1 } }]";
        assert!(Mission::read(prey).unwrap_err().to_string().contains("to destroy 1 ships of the mission"));
    }
}
