//! X-Wing in scenario files: positions, choices, chance and events as lines of text. `docs/scenarios.md` lists them.

mod distances;
mod draft;
mod events;
mod grammar;
mod limits;
mod lists;
mod place;
mod squads;
mod words;

use crate::frame::{Attacking, Frame};
use crate::happening::{Happening, Heard, Hidden};
use crate::ids::{ShipId, ships_in};
use crate::input::{Ask, Choice, Draw};
use crate::position::{Open, Position};
use crate::setup::XWing;
use crate::ship::Life;
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
        let mut facts = self.open_facts(&position.open);
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
        let mut facts = self.open_facts(&view.open);
        facts.push(view.seat.map_or("viewer spectator".to_owned(), |seat| format!("viewer {seat}")));
        for ship in self.all_ships() {
            let name = self.name(ship);
            facts.push(match (view.dials[ship.index()], view.open.dialled & ship.mask() != 0) {
                (Some(place), _) => format!("dial {name} {}", self.facts(ship).dial[place as usize].maneuver),
                (None, true) => format!("dial {name} hidden"),
                (None, false) => format!("dial {name} none"),
            });
        }
        facts
    }

    fn read_choice(&self, text: &str) -> Result<Choice, String> {
        words::read_choice(self, text)
    }

    fn write_choice(&self, choice: &Choice) -> String {
        words::write_choice(self, choice)
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
            Input::Choice { seat, choice } => self.choose(position, seat, choice, events),
            Input::Draw(draw) => self.drew(position, draw, events),
            Input::Table(_) => self.advance(position, input, events),
        }
    }

    fn go_on(&self, position: &mut Position, events: &mut Vec<Event<Happening>>) -> bool {
        if position.open.won.is_some() && position.open.stack.top() != Frame::Over {
            self.end_mission(position, events);
            return true;
        }
        self.step(position, events) || self.ask_before_roll(position)
    }
}

impl XWing {
    fn name(&self, ship: ShipId) -> &str {
        &self.facts(ship).name
    }

    fn named(&self, name: &str) -> Result<ShipId, String> {
        self.all_ships().find(|ship| self.name(*ship) == name).ok_or_else(|| format!("no ship is called `{name}`"))
    }

    fn names(&self, mask: u16) -> String {
        list(ships_in(mask).map(|ship| self.name(ship).to_owned()))
    }

    fn open_facts(&self, open: &Open) -> Vec<String> {
        let mut facts = vec![
            format!("round {}", open.round),
            format!("initiative {}", open.initiative),
            format!("step {}", self.step_name(open)),
            format!("edge 0 {}", words::edge(self.edge_of(open, 0))),
            format!("edge 1 {}", words::edge(self.edge_of(open, 1))),
            format!("score 0 {}", self.score(open, 0)),
            format!("score 1 {}", self.score(open, 1)),
            format!("tracking {}", self.tracking(open)),
            format!("scanned 0 {}", markers(open.scanned[0])),
            format!("scanned 1 {}", markers(open.scanned[1])),
            format!("area {} {}", number(self.setup.options.area.width()), number(self.setup.options.area.height())),
            format!("committed {}", list(open.committed.iter().map(|seat| seat.to_string()))),
            format!("dice attack {}", dice(open.attack.attack.all())),
            format!("dice defense {}", dice(open.attack.defense.all())),
        ];
        for (side, deck) in open.decks.iter().enumerate() {
            facts.push(format!("deck {side} {}", deck.left));
            facts.push(format!("discard {side} {}", cards(deck.discard)));
        }
        for placed in open.obstacles.iter().flatten() {
            let obstacle = self.setup.options.obstacles[placed.obstacle as usize];
            facts.push(format!("obstacle {} {}", obstacle.name(), pose(placed.pose)));
        }
        for (_, dropped) in open.devices_on_table() {
            facts.push(format!("device {} {}", dropped.device.name(), pose(dropped.pose)));
        }
        facts.push(format!("devices {}", open.devices_on_table().count()));
        facts.push(format!("obstacles {}", open.obstacles.iter().flatten().count()));
        self.all_ships().for_each(|ship| self.ship_facts(open, ship, &mut facts));
        facts.extend(distances::facts(self, open));
        if open.stack.top() == Frame::Over {
            let how = match self.result(open).how {
                play::Ending::TimeUp => "time-up",
                _ => "played",
            };
            facts.push(format!("ending {how}"));
        }
        facts.extend(squads::facts(self));
        facts
    }

    fn ship_facts(&self, open: &Open, ship: ShipId, facts: &mut Vec<String>) {
        let (name, state) = (self.name(ship), open.ship(ship));
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
            ("damage", self.damage(open, ship)),
            ("skill", self.skill(open, ship)),
            ("agility", self.agility(open, ship)),
            ("hull", self.hull_value(open, ship)),
            ("attack", self.facts(ship).pilot.ship.attack),
        ] {
            facts.push(format!("{word} {name} {count}"));
        }
        let conditions = open.conditions_of(ship).map(|assigned| assigned.card.name().to_owned());
        facts.push(format!("conditions {name} {}", list(conditions)));
        facts.push(format!("arc {name} {}", words::facing(state.arc)));
        facts.push(format!("reinforced {name} {}", state.reinforced.map_or("none", words::end)));
        facts.push(format!("cost {name} {}", self.facts(ship).cost));
        facts.push(format!("face-up {name} {}", cards(state.face_up)));
        facts.push(format!("turned {name} {}", cards(state.turned)));
        for card in state.face_up.iter() {
            let concerns = if card.concerns() == crate::Trait::Pilot { "pilot" } else { "ship" };
            facts.push(format!("trait {name} {} {concerns}", card.name()));
        }
        facts.push(match state.revealed {
            Some(place) => format!("revealed {name} {}", self.facts(ship).dial[place as usize].maneuver),
            None => format!("revealed {name} none"),
        });
        facts.push(format!("lock {name} {}", self.names(state.locks)));
        facts.push(format!("touching {name} {}", self.names(state.touching)));
        for (word, mask) in [("discarded", state.discarded), ("ordnance", state.ordnance), ("backs", state.backs)] {
            let cards = self.facts(ship).upgrade_cards.iter().enumerate();
            let cards = cards.filter(|(place, _)| mask >> place & 1 == 1).map(|(_, card)| card.name().to_owned());
            facts.push(format!("{word} {name} {}", list(cards)));
        }
    }

    /// The tracking tokens beside the play area: as many as rounds were begun, the first from set-up on, if rounds are
    /// counted (XW-ROUND-02 to -05).
    fn tracking(&self, open: &Open) -> u16 {
        self.setup.options.rounds.map_or(0, |_| open.round.max(1))
    }

    /// What the game is at, in a word or two.
    fn step_name(&self, open: &Open) -> String {
        match open.stack.top() {
            Frame::Planning => "planning".to_owned(),
            Frame::Decloak => "decloak".to_owned(),
            Frame::Decloaking(ship, _) => format!("decloak {}", self.name(ship)),
            Frame::Activation => "activation".to_owned(),
            Frame::Combat => "combat".to_owned(),
            Frame::Acting(acting) => format!("action {}", self.name(acting.ship)),
            Frame::Rolling(rolling) => format!("roll {}", self.name(rolling.ship)),
            Frame::Tied(ship, _) => format!("tie {}", self.name(ship)),
            Frame::Sliding(ship) => format!("slide {}", self.name(ship)),
            Frame::Activating(ship, _) | Frame::Ordered(ship, _) => format!("activating {}", self.name(ship)),
            Frame::Tractoring(ship) => format!("tractoring {}", self.name(ship)),
            Frame::Hazard(ship, _) => format!("hazard {}", self.name(ship)),
            Frame::Slammed(ship) => format!("slammed {}", self.name(ship)),
            Frame::Facing(ship) => format!("facing {}", self.name(ship)),
            Frame::Stressing(ship) => format!("stressing {}", self.name(ship)),
            Frame::Turning(ship) => format!("turning {}", self.name(ship)),
            Frame::Dropping(ship, device) => format!("dropping {} {}", self.name(ship), device.name()),
            Frame::Locking(ship) => format!("locking {}", self.name(ship)),
            Frame::Extra(extra) => format!("extra {}", self.name(extra.ship)),
            Frame::ExtraDone(ship) => format!("extra-done {}", self.name(ship)),
            Frame::Fighting(ship, _) => format!("fighting {}", self.name(ship)),
            Frame::Attacking(Attacking::RollAttack) => "roll-attack".to_owned(),
            Frame::Attacking(Attacking::RollDefense) => "roll-defense".to_owned(),
            Frame::Attacking(_) => "attacking".to_owned(),
            Frame::Window(frame) => format!("window {}", words::window(frame.window)),
            Frame::Suffering(ship, damage, critical) => format!("suffering {} {damage} {critical}", self.name(ship)),
            Frame::Resolving(resolving) => format!("resolving {}", resolving.card.name()),
            Frame::Discarding(ship) => format!("discarding {}", self.name(ship)),
            Frame::Altering(..) => "altering".to_owned(),
            Frame::Picking(ship, _) => format!("picking {}", self.name(ship)),
            Frame::Exposing(ship, count) => format!("exposing {} {count}", self.name(ship)),
            Frame::Launching(_, ship) => format!("launching {}", self.name(ship)),
            Frame::Launched(ship) => format!("launched {}", self.name(ship)),
            Frame::Releasing(ship, _) => format!("releasing {}", self.name(ship)),
            Frame::Dying(ship) => format!("dying {}", self.name(ship)),
            Frame::Searching(ship, _) => format!("searching {}", self.name(ship)),
            Frame::Dealing(ship, count) => format!("dealing {} {count}", self.name(ship)),
            Frame::Mines(ship, _) => format!("mines {}", self.name(ship)),
            Frame::Sprung(..) => "sprung".to_owned(),
            Frame::Detonations => "detonations".to_owned(),
            Frame::Blast { device, .. } => format!("blast {}", device.name()),
            Frame::Roller | Frame::InitiativeRoll(_) | Frame::Initiative(_) => "initiative".to_owned(),
            Frame::Obstacles(_) => "obstacles".to_owned(),
            Frame::Edge => "edge".to_owned(),
            Frame::Forces => "forces".to_owned(),
            Frame::EndBegins | Frame::End | Frame::RoundEnds => "end".to_owned(),
            Frame::Over => "over".to_owned(),
        }
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    let words: Vec<_> = items.collect();
    match words.is_empty() {
        true => "none".to_owned(),
        false => words.join(" "),
    }
}

fn markers(mask: u8) -> String {
    list((0..8).filter(|marker| mask >> marker & 1 == 1).map(|marker: u8| marker.to_string()))
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
