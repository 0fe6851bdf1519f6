//! Positions from the facts of a `given` block.

use super::words::{read_action_kind, read_cards, read_edge, read_facing, read_maneuver, read_number, read_pose};
use crate::card::Window;
use crate::cards::devices::Device;
use crate::damage::DamageCards;
use crate::frame::{Acting, FightStep, Fighting, Frame, Kinds};
use crate::ids::{CardId, ShipId, ships_in};
use crate::mission::Mission;
use crate::position::{Assigned, Dropped, MOST_OBSTACLES, Placed, Position};
use crate::setup::{Measuring, Options, RuleSet, Setup, XWing};
use crate::ship::Life;
use crate::squad::{Squad, SquadShip};
use geometry::{MeasureFrom, Obstacle, PlayArea, Pose};
use play::{Game, Seat};
use scenario::{BadScene, Line};

/// Sets up a game and a position.
pub fn place(lines: &[Line]) -> Result<(XWing, Position), BadScene> {
    let facts: Vec<(u32, Vec<&str>)> =
        lines.iter().map(|line| (line.number, line.text.split_whitespace().collect())).collect();
    let mut scene = Draft::default();
    for (line, words) in &facts {
        scene.agree(words).map_err(|reason| BadScene { line: *line, reason })?;
    }
    let first = lines.first().map_or(0, |line| line.number);
    let game = scene.game().map_err(|reason| BadScene { line: first, reason })?;
    let mut position = game.start();
    if scene.opening || scene.squads {
        return Ok((game, position));
    }
    scene.lay(&game, &mut position).map_err(|reason| BadScene { line: first, reason })?;
    for (line, words) in &facts {
        state(&game, &mut position, words).map_err(|reason| BadScene { line: *line, reason })?;
    }
    scene.begin(&game, &mut position);
    for (line, words) in &facts {
        under_way(&game, &mut position, words).map_err(|reason| BadScene { line: *line, reason })?;
    }
    game.turn(&mut position, &mut ()).settle();
    Ok((game, position))
}

/// What was agreed and who is there.
#[derive(Default)]
struct Draft<'a> {
    options: Options,
    ships: Vec<(Seat, SquadShip, Option<Pose>)>,
    sides: Vec<u8>,
    obstacles: Vec<(Obstacle, Pose)>,
    opening: bool,
    squads: bool,
    phase: Option<&'a str>,
}

impl<'a> Draft<'a> {
    /// Takes facts about the set-up.
    fn agree(&mut self, words: &[&'a str]) -> Result<(), String> {
        match words {
            ["opening"] => self.opening = true,
            ["squads"] => self.squads = true,
            ["phase", phase @ ("planning" | "activation" | "combat" | "end")] => self.phase = Some(phase),
            ["ship", seat, card, rest @ ..] => self.add_ship(seat, card, rest)?,
            ["sides", sides @ ..] => {
                self.sides = sides.iter().map(|side| read_number(side)).collect::<Result<_, _>>()?;
            }
            ["points", points] => self.options.points = read_number(points)?,
            ["rounds", rounds] => self.options.rounds = Some(read_number(rounds)?),
            ["area", width, height] => {
                let area = PlayArea::new(read_number(width)?, read_number(height)?);
                self.options.area = area.map_err(|error| error.to_string())?;
            }
            ["no-obstacles"] => self.options.obstacles = Vec::new(),
            ["obstacle", name, at @ ..] => {
                let obstacle = Obstacle::named(name).ok_or_else(|| format!("`{name}` is no obstacle"))?;
                self.obstacles.push((obstacle, read_pose(at)?));
            }
            ["mission", name] => {
                let mission = Mission::named(name).ok_or_else(|| format!("`{name}` is no mission"))?;
                self.options.obstacles = Vec::new();
                self.options.mission = Some(mission);
            }
            ["one-deck"] => self.options.one_deck = true,
            ["rules", "faq"] => self.options.rules = RuleSet::Faq,
            ["measuring", "printed"] => self.options.measuring = Measuring::Printed,
            ["measure-from", "inside-arc"] => self.options.measure_from = MeasureFrom::InsideArc,
            _ => {}
        }
        Ok(())
    }

    /// `ship SEAT PILOT+UPGRADE… [as NAME] [X Y HEADING]`
    fn add_ship(&mut self, seat: &str, card: &str, rest: &[&str]) -> Result<(), String> {
        let mut names = card.split('+').map(str::to_owned);
        let pilot = names.next().unwrap_or_default();
        let (name, at) = match rest {
            ["as", name, at @ ..] => (Some((*name).to_owned()), at),
            at => (None, at),
        };
        let at = if at.is_empty() { None } else { Some(read_pose(at)?) };
        let seat = Seat(read_number(seat)?);
        self.ships.push((seat, SquadShip { pilot, upgrades: names.collect(), name, seat: Some(seat) }, at));
        Ok(())
    }

    fn side(&self, seat: Seat) -> u8 {
        self.sides.get(seat.index()).copied().unwrap_or(seat.0 % 2)
    }

    fn game(&mut self) -> Result<XWing, String> {
        let named = self.obstacles.iter().map(|(obstacle, _)| *obstacle);
        let mut pool: Vec<_> = named.collect();
        for obstacle in self.options.obstacles.clone() {
            if pool.len() < MOST_OBSTACLES && !pool.contains(&obstacle) {
                pool.push(obstacle);
            }
        }
        self.options.obstacles = pool;
        let squad = |side: u8| {
            let ships = self.ships.iter().filter(|(seat, ..)| self.side(*seat) == side);
            Squad { ships: ships.map(|(_, ship, _)| ship.clone()).collect() }
        };
        let setup = Setup { squads: [squad(0), squad(1)], options: self.options.clone() };
        let game = if self.squads { XWing::gather(setup) } else { XWing::new(setup) };
        game.map_err(|error| error.to_string())
    }

    /// Puts ships and obstacles on the table.
    fn lay(&self, game: &XWing, position: &mut Position) -> Result<(), String> {
        let open = &mut position.open;
        open.round = 1;
        for (obstacle, pose) in &self.obstacles {
            let number = game.setup.options.obstacles.iter().position(|known| known == obstacle);
            let obstacle = number.ok_or("an obstacle too many")? as u8;
            open.obstacles.push(Some(Placed { obstacle, pose: *pose }));
        }
        let mut next = [0, self.ships.iter().filter(|(seat, ..)| self.side(*seat) == 0).count()];
        for (seat, ship, at) in &self.ships {
            let index = &mut next[self.side(*seat) as usize];
            let state = &mut open.ships[*index];
            state.pose = at.ok_or_else(|| format!("`{}` needs a place: X Y HEADING", ship.pilot))?;
            state.life = Life::Flying;
            *index += 1;
        }
        Ok(())
    }

    /// Sets the phase going.
    fn begin(&self, game: &XWing, position: &mut Position) {
        let open = &mut position.open;
        let frame = match self.phase {
            Some("activation") => Frame::Activation,
            Some("combat") => Frame::Combat,
            Some("end") => Frame::End,
            _ => Frame::Planning,
        };
        for ship in ships_in(game.table(open).to_dial() & !open.dialled) {
            let committed = open.committed.has(game.facts(ship).seat);
            if committed || frame == Frame::Activation {
                open.ship_mut(ship).activated = true;
            }
        }
        *open.stack.top_mut() = frame;
        if frame == Frame::Combat {
            game.turn(position, &mut ()).open_window(Window::StartOfCombat, ShipId(0));
        }
    }
}

/// Takes facts about the position.
fn state(game: &XWing, position: &mut Position, words: &[&str]) -> Result<(), String> {
    let open = &mut position.open;
    match words {
        ["round", round] => open.round = read_number(round)?,
        ["initiative", side] => open.initiative = read_number(side)?,
        ["edge", edge] => open.edge = read_edge(edge)?,
        ["committed", seat] => open.committed = open.committed.with(Seat(read_number(seat)?)),
        ["time-called"] => open.time_called = true,
        ["dial", name, maneuver @ ..] => {
            let (ship, maneuver) = (game.named(name)?, read_maneuver(maneuver)?);
            let place = game.facts(ship).dial.iter().position(|entry| entry.maneuver == maneuver);
            let place = place.ok_or_else(|| format!("`{maneuver}` is not on the dial of `{name}` (XW-SHIP-03)"))?;
            position.dials[ship.index()] = Some(place as u8);
            open.dialled |= ship.mask();
        }
        ["deck", side, cards @ ..] => {
            let deck = &mut open.decks[read_number::<usize>(side)?.min(1)];
            deck.unseen[0] = read_cards(cards)?;
            deck.left = deck.unseen[0].total();
        }
        ["discard", side, cards @ ..] => {
            open.decks[read_number::<usize>(side)?.min(1)].discard = read_cards(cards)?;
        }
        ["device", device, by, at @ ..] => {
            let device = Device::named(device).ok_or_else(|| format!("`{device}` is no device"))?;
            let dropped = Dropped { device, tokens: 1, ship: game.named(by)?, pose: read_pose(at)? };
            open.devices.put(dropped);
        }
        ["scanned", side, markers @ ..] => {
            let mut mask = 0;
            for marker in markers {
                mask |= 1 << read_number::<u8>(marker)?.min(7);
            }
            open.scanned[read_number::<usize>(side)?.min(1)] = mask;
        }
        ["condition", name, card, by, held @ ..] => {
            let card = CardId::named(card).ok_or_else(|| format!("`{card}` is no card"))?;
            let holds = read_cards(held)?.iter().next();
            let assigned = Assigned { card, ship: game.named(name)?, by: game.named(by)?, holds };
            open.conditions.put(assigned);
        }
        ["lock", name, target] => open.ship_mut(game.named(name)?).locks |= game.named(target)?.mask(),
        ["touching", one, two] => {
            let (one, two) = (game.named(one)?, game.named(two)?);
            open.ship_mut(one).touching |= two.mask();
            open.ship_mut(two).touching |= one.mask();
        }
        ["discarded", name, card] => {
            let ship = game.named(name)?;
            let card = CardId::named(card).ok_or_else(|| format!("`{card}` is no card"))?;
            let place =
                game.table(open).upgrade_place(ship, card).ok_or_else(|| format!("`{name}` has no such upgrade"))?;
            open.ship_mut(ship).discarded |= 1 << place;
        }
        ["face-up" | "turned" | "fresh" | "face-down", name, cards @ ..] => {
            let ship = game.named(name)?;
            deal(game, position, ship, words[0], cards)?;
        }
        [word, name, rest @ ..] => return about(game, position, word, name, rest),
        ["opening" | "one-deck" | "no-obstacles"] => {}
        _ => return Err(format!("`{}` is no fact of this game", words.join(" "))),
    }
    Ok(())
}

/// What a ship is in the middle of, on top of the phase: its opportunity to attack, or a free action.
fn under_way(game: &XWing, position: &mut Position, words: &[&str]) -> Result<(), String> {
    let frame = match words {
        ["active", name] => Frame::Fighting(Fighting { ship: game.named(name)?, step: FightStep::Declare }),
        ["free-action", name, kind] => {
            let (ship, free) = (game.named(name)?, Some(Kinds::of(&[read_action_kind(kind)?])));
            Frame::Acting(Acting::new(ship, free))
        }
        _ => return Ok(()),
    };
    position.open.stack.push(frame);
    Ok(())
}

/// Facts about one ship: a word, and perhaps a number.
fn about(game: &XWing, position: &mut Position, word: &str, name: &str, rest: &[&str]) -> Result<(), String> {
    const AGREED: [&str; 9] = ["ship", "phase", "sides", "points", "rounds", "area", "obstacle", "rules", "measuring"];
    const ELSEWHERE: [&str; 4] = ["measure-from", "active", "free-action", "mission"];
    if AGREED.contains(&word) || ELSEWHERE.contains(&word) {
        return Ok(());
    }
    let state = position.open.ship_mut(game.named(name)?);
    match (word, rest) {
        ("activated", []) => state.activated = true,
        ("dropped", []) => state.dropped = true,
        ("fought", []) => state.fought = true,
        ("ignores-obstacles", []) => state.ignores_obstacles = true,
        ("doomed", []) => state.life = Life::Doomed,
        ("destroyed", []) => state.life = Life::Destroyed,
        ("gone", []) => state.life = Life::Left,
        ("focus", [count]) => state.focus = read_number(count)?,
        ("evade", [count]) => state.evade = read_number(count)?,
        ("stress", [count]) => state.stress = read_number(count)?,
        ("ion", [count]) => state.ion = read_number(count)?,
        ("tractor", [count]) => state.tractor = read_number(count)?,
        ("disabled", [count]) => state.disabled = read_number(count)?,
        ("arc", [to]) => state.arc = read_facing(to)?,
        ("cloak", [count]) => state.cloak = read_number(count)?,
        ("shields", [count]) => state.shields = read_number(count)?,
        ("markers", [count]) => state.markers = read_number(count)?,
        _ => return Err(format!("`{word} {name} {}` is no fact of this game", rest.join(" "))),
    }
    Ok(())
}

/// Deals damage cards to a ship from its deck.
fn deal(game: &XWing, position: &mut Position, ship: ShipId, how: &str, words: &[&str]) -> Result<(), String> {
    let deck = &mut position.open.decks[game.deck_of(ship)];
    if let ("face-down", [count]) = (how, words) {
        let count: u8 = read_number(count)?;
        deck.left = deck.left.checked_sub(count).ok_or("the deck has no more cards")?;
        position.open.ship_mut(ship).face_down[0] += count;
        return Ok(());
    }
    let cards: DamageCards = read_cards(words)?;
    if !deck.unseen[0].has(cards) || deck.left < cards.total() {
        return Err("the deck has no such cards".to_owned());
    }
    deck.unseen[0] = deck.unseen[0].minus(cards);
    deck.left -= cards.total();
    let state = position.open.ship_mut(ship);
    match how {
        "turned" => state.turned = state.turned.plus(cards),
        _ => state.face_up = state.face_up.plus(cards),
    }
    if how == "fresh" {
        cards.iter().for_each(|card| state.fresh |= 1 << card as u16);
    }
    Ok(())
}
