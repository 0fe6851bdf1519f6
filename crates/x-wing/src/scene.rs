//! X-Wing in scenario files: positions, choices, chance and events as lines of text. `docs/scenarios.md` lists them.

mod choices;
mod distances;
mod draft;
mod events;
mod grammar;
mod limits;
mod place;
mod squads;
mod windows;
mod words;

use crate::Set;
use crate::frame::Frame;
use crate::happening::{Happening, Heard, Hidden};
use crate::ids::ShipId;
use crate::ids::Team;
use crate::input::{Ask, Choice, Draw};
use crate::position::Position;
use crate::setup::XWing;
use crate::ship::Life;
use crate::table::Table;
use crate::view::View;
use crate::{DamageCards, Dice};
use geometry::Pose;
use play::{Event, Game, Input, InputOf};
use scenario::{BadScene, Grammar, Kind, Line, Scene};

impl Scene for XWing {
    const GRAMMAR: Grammar = grammar::GRAMMAR;

    fn kind<'a>(game: Option<&'a XWing>, kind: &str) -> Kind<'a> {
        grammar::kind(game, kind)
    }

    fn place(facts: &[Line]) -> Result<(XWing, Position), BadScene> {
        place::place(facts)
    }

    fn facts(&self, position: &Position) -> Vec<String> {
        let mut facts = self.table(&position.open).open_facts();
        for ship in self.all_ships() {
            let name = self.name(ship);
            facts.push(match position.dials[ship.index()] {
                Some(place) => format!("dial {name} {}", self.facts(ship).dial[place as usize].maneuver),
                None => format!("dial {name} none"),
            });
        }
        facts
    }

    fn view_facts(&self, view: &View) -> Vec<String> {
        let mut facts = self.table(&view.open).open_facts();
        facts.push(view.seat.map_or("viewer spectator".to_owned(), |seat| format!("viewer {seat}")));
        for ship in self.all_ships() {
            let name = self.name(ship);
            facts.push(match (view.dials[ship.index()], view.open.dialled.has(ship)) {
                (Some(place), _) => format!("dial {name} {}", self.facts(ship).dial[place as usize].maneuver),
                (None, true) => format!("dial {name} hidden"),
                (None, false) => format!("dial {name} none"),
            });
        }
        facts
    }

    fn read_choice(&self, text: &str) -> Result<Choice, String> {
        choices::read_choice(self, text)
    }

    fn write_choice(&self, choice: &Choice) -> String {
        choices::write_choice(self, choice)
    }

    fn read_draw(&self, text: &str) -> Result<Draw, String> {
        words::read_draw(text)
    }

    fn write_draw(&self, draw: &Draw) -> String {
        match draw {
            Draw::Side(side) => format!("side {side}"),
            Draw::Dice(rolled) => dice(*rolled),
            Draw::Damage(drawn) => format!("damage {}", cards(*drawn)),
            Draw::Turned { card, generation: None } => format!("turn-up {}", card.name()),
            Draw::Turned { card, generation: Some(generation) } => format!("turn-up {} {generation}", card.name()),
        }
    }

    fn write_ask(&self, ask: &Ask) -> String {
        match ask {
            Ask::Roller => "roller".to_owned(),
            Ask::Dice { die, count } => format!("{} {count}", words::die(*die)),
            Ask::Damage { deck } => format!("damage {deck}"),
            Ask::TurnUp { ship } => format!("turn-up {}", self.name(*ship)),
            Ask::Unseen { ship, count, .. } => format!("unseen {} {count}", self.name(*ship)),
        }
    }

    fn write_happening(&self, what: &Happening) -> String {
        events::write(self, what)
    }

    fn write_heard(&self, what: &Heard) -> String {
        match what {
            Heard::Open(what) => events::write(self, what),
            Heard::Hidden(Hidden::DialledHidden { ship }) => format!("dialled-hidden {}", self.name(*ship)),
        }
    }

    fn begin(&self, position: &mut Position, input: &InputOf<XWing>, events: &mut Vec<Event<Happening>>) {
        match *input {
            Input::Choice { seat, choice } => self.turn(position, events).answer(seat, choice),
            Input::Draw(draw) => self.turn(position, events).drawn(draw),
            Input::Table(_) => self.advance(position, input, events),
        }
    }

    fn go_on(&self, position: &mut Position, events: &mut Vec<Event<Happening>>) -> bool {
        self.turn(position, events).go_on()
    }
}

impl XWing {
    fn name(&self, ship: ShipId) -> &str {
        &self.facts(ship).name
    }

    fn named(&self, name: &str) -> Result<ShipId, String> {
        self.all_ships().find(|ship| self.name(*ship) == name).ok_or_else(|| format!("no ship is called `{name}`"))
    }

    fn names(&self, ships: Set<ShipId>) -> String {
        list(ships.iter().map(|ship| self.name(ship).to_owned()))
    }
}

impl Table<'_> {
    fn open_facts(self) -> Vec<String> {
        let open = self.open;
        let mut facts = vec![
            format!("round {}", open.round),
            format!("initiative {}", open.initiative),
            format!("step {}", open.stack.top().name(self)),
            format!("edge 0 {}", words::edge(self.edge_of(Team::First))),
            format!("edge 1 {}", words::edge(self.edge_of(Team::Second))),
            format!("score 0 {}", self.score(Team::First)),
            format!("score 1 {}", self.score(Team::Second)),
            format!("tracking {}", self.tracking()),
            format!("scanned 0 {}", markers(open.scanned[0])),
            format!("scanned 1 {}", markers(open.scanned[1])),
            format!(
                "area {} {}",
                number(self.game.setup.options.area.width()),
                number(self.game.setup.options.area.height())
            ),
            format!("committed {}", list(open.committed.iter().map(|seat| seat.to_string()))),
            format!("dice attack {}", dice(open.attack.attack.all())),
            format!("dice defense {}", dice(open.attack.defense.all())),
        ];
        for (side, deck) in open.decks.iter().enumerate() {
            facts.push(format!("deck {side} {}", deck.left));
            facts.push(format!("discard {side} {}", cards(deck.discard)));
        }
        for placed in open.obstacles.as_slice() {
            let obstacle = self.game.setup.options.obstacles[placed.obstacle as usize];
            facts.push(format!("obstacle {} {}", obstacle.name(), pose(placed.pose)));
        }
        for (token, dropped) in open.device_tokens() {
            facts.push(format!("device {} {}", dropped.device.name(), pose(dropped.token(token.part).pose)));
        }
        facts.push(format!("devices {}", open.device_tokens().count()));
        facts.push(format!("obstacles {}", open.obstacles.as_slice().iter().count()));
        self.game.all_ships().for_each(|ship| self.ship_facts(ship, &mut facts));
        facts.extend(distances::facts(self.game, open));
        if open.stack.top() == Frame::Over {
            let how = match self.result().how {
                play::Ending::TimeUp => "time-up",
                play::Ending::Played | play::Ending::Conceded | play::Ending::Agreed => "played",
            };
            facts.push(format!("ending {how}"));
        }
        facts.extend(squads::facts(self.game));
        facts
    }

    fn ship_facts(self, ship: ShipId, facts: &mut Vec<String>) {
        let open = self.open;
        let (name, state) = (self.game.name(ship), open.ship(ship));
        if state.is_in_play() {
            facts.push(format!("ship {name} {}", pose(state.pose)));
        }
        let life = match state.life {
            Life::Waiting => "waiting",
            Life::Docked => "docked",
            Life::Flying => "flying",
            Life::Doomed => "doomed",
            Life::Destroyed => "destroyed",
            Life::Left => "gone",
        };
        facts.push(format!("{life} {name}"));
        for (word, count) in [
            ("shields", state.shields),
            ("focus", state.focus),
            ("evade", state.evade),
            ("stress", state.stress),
            ("ion", state.ion),
            ("cloak", state.cloak),
            ("tractor", state.tractor),
            ("disabled", state.disabled),
            ("markers", state.markers),
            ("face-down", state.face_down_count()),
            ("damage", self.damage(ship)),
            ("skill", self.skill(ship)),
            ("agility", self.agility(ship)),
            ("hull", self.hull_value(ship)),
            ("attack", self.game.facts(ship).pilot.ship.attack),
        ] {
            facts.push(format!("{word} {name} {count}"));
        }
        let conditions = open.conditions_of(ship).map(|assigned| assigned.card.name().to_owned());
        facts.push(format!("conditions {name} {}", list(conditions)));
        facts.push(format!("arc {name} {}", words::facing(state.arc)));
        facts.push(format!("reinforced {name} {}", state.reinforced.map_or("none", words::end)));
        facts.push(format!("cost {name} {}", self.game.facts(ship).cost));
        facts.push(format!("face-up {name} {}", cards(state.face_up)));
        facts.push(format!("turned {name} {}", cards(state.turned)));
        for card in state.face_up.iter() {
            let concerns = if card.concerns() == crate::Trait::Pilot { "pilot" } else { "ship" };
            facts.push(format!("trait {name} {} {concerns}", card.name()));
        }
        facts.push(match state.revealed {
            Some(place) => format!("revealed {name} {}", self.game.facts(ship).dial[place as usize].maneuver),
            None => format!("revealed {name} none"),
        });
        facts.push(format!("lock {name} {}", self.game.names(state.locks)));
        facts.push(format!("touching {name} {}", self.game.names(state.touching)));
        for (word, upgrades) in [("discarded", state.discarded), ("ordnance", state.ordnance), ("backs", state.backs)] {
            let own = &self.game.facts(ship).upgrade_cards;
            let cards = upgrades.iter().map(|upgrade| own[upgrade.index()].name().to_owned());
            facts.push(format!("{word} {name} {}", list(cards)));
        }
    }

    /// The tracking tokens beside the play area: as many as rounds were begun, the first from set-up on, if rounds are
    /// counted (XW-ROUND-02 to -05).
    fn tracking(self) -> u16 {
        let open = self.open;
        self.game.setup.options.rounds.map_or(0, |_| open.round.max(1))
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    let words: Vec<_> = items.collect();
    match words.is_empty() {
        true => "none".to_owned(),
        false => words.join(" "),
    }
}

fn markers(scanned: Set<u8, u8>) -> String {
    list(scanned.iter().map(|marker| marker.to_string()))
}

fn cards(cards: DamageCards) -> String {
    list(cards.iter().map(|card| card.name().to_owned()))
}

/// Each die by its face, in the order blank, focus, hit, critical, evade.
fn dice(dice: Dice) -> String {
    let faces = crate::Face::ALL.into_iter();
    list(faces.flat_map(|face| (0..dice.count(face)).map(move |_| face.name().to_owned())))
}

/// Millimetres and degrees to three decimals.
fn pose(pose: Pose) -> String {
    let degrees = number(pose.heading().degrees());
    let degrees = if degrees == "360" { "0" } else { &degrees };
    format!("{} {} {degrees}", number(pose.centre().x), number(pose.centre().y))
}

fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

pub(crate) use windows::window as window_word;
